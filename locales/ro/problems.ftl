### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = eroare
problem-warning = avertisment
problem-note = notă
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = poate „{ $name }”?
problem-known = permise aici: { $names }

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = acesta nu este TOML: { $detail }
    .advice = Restul acestui fișier nu a fost verificat.
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = fișierul nu poate fi citit ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = fișierul este prea mare; octeți permiși: { $limit }
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = „{ $name }” spune prea mult: { $found } valori; admise: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = „{ $name }” duce în afara dosarului modulului său de extensie

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = „{ $table }” nu are cheia „{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = „{ $table }” are nevoie de cheia „{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = „{ $name }” este de tip greșit: se aștepta { $expected }, s-a găsit { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = „{ $name }” nu poate fi { $found }; se permite: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = nu există verbul „{ $name }”
    .advice = docs/vocabulary.md enumeră fiecare verb cu cheile lui.
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = nu există { $kind } cu identificatorul „{ $name }”
    .advice = Id-urile sunt ale modulelor jucate împreună; cyclades show KIND:ID --modules A,B afișează unul.
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = „{ $name }” poate însemna oricare dintre { $candidates }; scrie identificatorul complet
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = „{ $name }” este deja definit la { $first }
    .advice = Ia alt id; ca să-l pui în locul celuilalt, numește-l pe acela la replaces în manifest.
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = „{ $name }” nu este valabil pentru nicio definiție a acestui modul
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = în { $target } nu există „{ $name }” care să fie schimbat
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = „{ $name }” există deja în { $target }; pentru înlocuire folosește set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } și { $other } schimbă amândouă „{ $name }” din { $target } (și la { $first }) fără să se cunoască; trebuie să hotărască o interacțiune (interaction) între ele
# $name: the quantity
problem-unknown-quantity = nu există mărimea „{ $name }”
# $name: the moment
problem-unknown-moment = nu există momentul „{ $name }”
# $name: the tag
problem-unknown-tag = nimic nu poartă eticheta „{ $name }”
    .advice = Ceva trebuie să o aibă între tags.
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = un selector de { $sort } nu cunoaște „{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = textul „{ $name }” lipsește în { $language }
    .advice = Textele sunt în locales/en/<box>.ftl, după fel și id; fără el jucătorul citește id-ul.

## Effects

# $name: the binding
problem-unknown-binding = nimic înaintea acestei linii nu leagă „{ $name }”
    .advice = Un verb dinainte leagă un nume cu as = "…".
# $name: the parameter; $binding: the binding; $expected, $found: kinds
problem-wrong-kind = „{ $name }” primește { $expected }, dar „{ $binding }” este de felul { $found }
    .advice = Fiecare parametru primește anumite feluri. Ele sunt enumerate în docs/vocabulary.md.
# $name: the word of the number
problem-unmeasured-number = „{ $name }” este un număr, iar o condiție trebuie să îl compare
    .advice = În același tabel trebuie scris at-least, at-most sau exactly, de exemplu exactly = 3.
problem-no-content = „{ $name }” nu aduce niciun conținut
    .advice = Hook-ul cyclades_expansion al pluginului returnează dosarul cu manifest.toml.
problem-no-subject = „{ $name }” acționează pentru o facțiune, iar acest efect nu are niciuna
    .advice = Pune-l într-un each de facțiuni cu act = true sau rulează un program cu for.
problem-wrong-place =
    „{ $name }” rulează numai { $place ->
        [turn] în tura unui marcaj, într-un program al lui take-turns
       *[round] într-o fază sau la pregătire, nu în efectul unei cărți, al unui zeu sau al unei reguli
    }
# $name: the binding
problem-unused-binding = „{ $name }” este legat aici și nu este folosit niciodată
# $name: the effect, by its place in the list
problem-unreachable-effect = „{ $name }” nu se poate întâmpla niciodată
# $name: the program; $programs: those that run one another, in order
problem-endless-program = programul „{ $name }” se pornește pe sine la nesfârșit: { $programs }
    .advice = Pune o condiție (when) sau o întrebare între o rulare și următoarea.
problem-missing-obligation = nimic nu rezolvă ceea ce poate provoca acest lucru: „{ $name }”
    .advice = Adaugă [obligation.{ $name }] cu un effect sau scoate ceea ce duce acolo.
problem-missing-definition = fără { $name } nu se poate juca
    .advice = Adaugă această definiție într-un fișier al modulului sau cere un modul care o conține.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] nu are nicio zonă de uscat
        [no-sea] nu are nicio zonă de mare
        [unknown-key] nu există cheia „{ $about }”
        [unknown-area] nu există o zonă „{ $about }” de felul potrivit
        [bad-squares] aceste căsuțe nu se potrivesc: { $about }
        [split-area] celulele zonei „{ $about }” nu sunt legate între ele
        [split-island] zonele insulei „{ $about }” nu sunt legate între ele
        [duplicate-area] două zone se numesc „{ $about }”
        [taken-start] două locuri încep în zona „{ $about }”
        [unknown-token] nimic nu spune ce este „{ $about }”
        [unused-token] „{ $about }” este explicat, dar nu apare
        [ragged-map] rândul { $about } nu se potrivește cu cele vecine
        [duplicate-tile] dala „{ $about }” apare de două ori
        [unknown-tile] nu există dala „{ $about }”
        [bad-tile] dala are un număr greșit de celule: { $about }
        [taken-place] două dale stau la { $about }
        [split-layout] dalele nu sunt legate între ele
        [too-large] e mai mult decât { $limit }
        [taken-name] „{ $about }” este deja numele altei zone
       *[other]
            { $expected ->
                [text] aici trebuie un text
                [flag] aici trebuie true sau false
                [count] aici trebuie un număr de la 0 în sus
                [names] aici trebuie o listă de nume
                [numbers] aici trebuie o listă de numere
                [table] aici trebuie un tabel
                [tables] aici trebuie o listă de tabele
                [land-or-sea] aici trebuie „land” sau „sea”
                [site] aici trebuie true, false sau căsuțele de sub loc
                [covered-or-shared] aici trebuie „covered” sau „shared”
                [players] aici trebuie unul dintre numerele de jucători
                [a-or-b] aici trebuie „a” sau „b”
                [id] identificatorii au litere, cifre, puncte și cratime; acesta nu este unul: { $about }
                [name] numele au litere mici, cifre și cratime
               *[other] aici trebuie un loc, de pildă [0, 1]
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = harta „{ $name }” nu poate fi citită: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = tabla „{ $name }” nu funcționează: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = aceste module se așteaptă unul pe altul: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = „{ $module }” cere modulul „{ $name }”
    .advice = Instalează ce îl aduce sau încarcă dosarul lui cu --folder.
# $name, $module: two modules that exclude each other
problem-module-conflict = „{ $module }” nu se poate juca împreună cu „{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = „{ $module }” este făcut pentru motorul { $expected }, iar acesta este { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = nu există opțiunea „{ $name }”; cunoscute: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = opțiunea „{ $name }” nu poate fi { $found }; se permite: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = modulul de extensie „{ $name }” a eșuat: { $detail }
problem-no-expansion = „{ $name }” nu este o extensie: nu conține nici manifest.toml, nici un pyproject.toml cu un punct de intrare din grupul cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

problem-in-sets = în: { $sets }
# no variables
problem-no-engine-range = manifestul nu spune pentru ce versiuni ale motorului este făcut
    .advice = Scrie engine = ">=1.0,<2" sub version: astfel un motor ulterior poate refuza în loc să joace greșit.
problem-self-reference = „{ $module }” se numește pe sine la „{ $name }”
    .advice = Scoate-l: un modul este întotdeauna prezent când se joacă.
problem-no-such-module = aici nu există modulul „{ $name }”
    .advice = Pot fi numite și module neinstalate, dar o greșeală de scriere nu s-ar observa niciodată. cyclades modules le enumeră pe cele existente.
problem-unplayable-module = nu există niciun set de module în care „{ $name }” să poată fi jucat
    .advice = Ceea ce cere se exclude reciproc sau îl exclude: uită-te la requires, conflicts și refuses.
problem-never-together = modulele acestei interacțiuni nu pot fi jucate niciodată împreună: { $name }
    .advice = Unul îl exclude pe altul sau cere unul care o face; ce spun fișierele ei nu contează niciodată.
problem-unread-file = niciun modul nu numește fișierul „{ $name }”
    .advice = Trece-l la files, boards sau tiles ale unui modul din manifest.toml ori șterge-l.
problem-unused-option = niciun conținut nu întreabă de opțiunea „{ $name }”
    .advice = O condiție o citește ca when = { "{" } option = { "{" } … = … { "}" } { "}" }.
problem-unused-program = nimic nu rulează programul „{ $name }”
    .advice = Rulează-l cu verbul run sau scoate-l.
problem-unused-counter = nimic nu citește și nu schimbă contorul „{ $name }”
    .advice = Scoate-l sau folosește-l într-o condiție ori într-un număr.
problem-unread-tag = nimic nu întreabă de eticheta „{ $name }”
    .advice = O etichetă nu face nimic singură: servește selectoarelor, acțiunilor și pachetelor.
problem-unread-string = nimic nu se numește „{ $name }”
    .advice = Id-ul s-a schimbat sau este o greșeală de scriere: un text se găsește după fel și id.
problem-missing-text = „{ $name }” are nume, dar nu are text
    .advice = Ce face cartea stă în atributul .text sub nume: se citește pe carte.
problem-negative-amount = „{ $name }” este { $found }, mai puțin decât nimic
    .advice = Ca să iei ceva, folosește alt verb (pay, discard, destroy) cu un număr pozitiv.
problem-large-amount = „{ $name }” este { $found }; nicio carte din nicio ediție nu se apropie de { $most }
    .advice = Dacă e intenționat, lasă-l: este doar o întrebare.
problem-does-nothing = „{ $name }” nu face nimic
    .advice = Dă-i un effect, un trigger, un modifier sau o ability.
problem-unfired-moment = nimeni nu anunță momentul „{ $name }”, deci asta nu se întâmplă niciodată
    .advice = docs/vocabulary.md enumeră momentele; îl poate anunța o fază a ta sau alege unul pe care aceste module îl au.
problem-unopened-window = nimeni nu deschide fereastra „{ $name }”, deci asta nu se poate folosi niciodată
    .advice = docs/vocabulary.md enumeră ferestrele; fără at se folosește în tura proprietarului.
problem-overlapping-modifiers = și { $module } stabilește „{ $name }” ({ $first }) și nimeni nu a hotărât al cui număr contează
    .advice = Numește celălalt modul la after sau hotărăște într-o interacțiune a ambelor; add și at-least nu au nevoie de ordine.
problem-same-moment = { $module } urmărește „{ $name }” cu același rang ({ $first }); alfabetul hotărăște cine e primul
    .advice = Dacă ordinea contează, dă-i alt rang sau numește celălalt modul la after.
problem-same-rank = faza „{ $name }” are rangul fazei „{ $other }” ({ $module }); alfabetul hotărăște care e prima
    .advice = Rangurile sunt numere între cele ale celorlalte faze: ia unul liber.
problem-no-deck = „{ $name }” nu se află în niciun pachet, deci nimeni nu o întâlnește
    .advice = Scrie deck = "…" în carte sau definește un [[deck]] cu kinds = ["…"].
problem-removed-and-used = { $module } ia „{ $name }”, iar aici este nevoie de el
    .advice = Spune într-o [[interaction]] a ambelor ce este valabil atunci sau refuză celălalt modul.
problem-unplayable-set = „{ $name }” nu poate fi pregătit pentru niciun număr de jucători
    .advice = Trebuie să existe o tablă pentru un mod al acestor module.
problem-unplayable-board =
    { $detail ->
        [none] tabla „{ $name }” este pentru { $players } jucători, iar aceste module sunt pentru { $allowed }
       *[other] tabla „{ $name }” nu poate fi pregătită pentru { $players } jucători: { $detail }
    }
    .advice = Compară players și locurile cu modurile și cât pământ cere pregătirea.
problem-play-violation =
    { $clause ->
        [none] înainte de prima mutare
       *[other] după mutarea „{ $clause }”
    } din jocul cu sămânța { $seed } ceva nu este în regulă: { $name } { $detail }
    .advice = Acest rând rulează în această mutare. Această comandă arată runda: { $command }
problem-play-fault = jocul cu sămânța { $seed } se întrerupe: { $name } { $detail }
    .advice = Programul a eșuat în acest rând: raportează împreună cu extensia.
problem-play-endless = „{ $name }” continuă fără sfârșit: oprit după { $limit } pași
    .advice = Ceva trebuie să se schimbe ca să se termine: o condiție care devine falsă sau o întrebare la care se poate spune nu.
# $name: the program; $limit: the largest number
problem-play-overflow = „{ $name }” dă un număr pe care jocul nu îl poate ține; sunt posibile numerele de la 0 la { $limit }
    .advice = Numără mai puțin sau pune înainte o condiție.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = un cuvânt al extensiei eșuează: { $name }: { $detail }
    .advice = Este Python al extensiei: cuvintele ei trebuie să facă față oricărei poziții care se poate juca.
problem-play-unfinished = jocul cu sămânța { $seed } nu s-a încheiat după { $rounds } runde
    .advice = Jucătorii la întâmplare sunt lenți; dacă se întâmplă des, nimeni nu poate câștiga.
problem-scenario-failed = scenariul „{ $name }” eșuează: { $detail }
    .advice = Această comandă afișează fiecare linie și întrebarea următoare: { $command }
