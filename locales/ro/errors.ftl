### Errors of the engine that are no problems of content: one message per code, `error-<code>`.
### Whole sentences. Names of modules arrive as one types them.


## Modules

error-no-modules = Nu este numit niciun modul. Vezi cyclades modules pentru cele existente.
# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module =
    { $nearest ->
        [none] Nu există modulul „{ $name }”.
       *[other] Nu există modulul „{ $name }”. Poate „{ $nearest }”?
    }
# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module =
    { $works ->
        [none] „{ $module }” nu se poate juca fără { $requires }.
       *[other] „{ $module }” nu se poate juca fără { $requires }. Lista aceasta funcționează: { $works }
    }
# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played; $also (text or none):
# another one, that keeps what was named
error-conflicting-modules =
    { $cite ->
        [none] „{ $module }” și „{ $other }” nu se pot juca împreună.
       *[other] „{ $module }” și „{ $other }” nu se pot juca împreună ({ $cite }).
    } { $works ->
        [none] Nicio listă apropiată nu funcționează.
       *[other]
            { $also ->
                [none] Lista aceasta funcționează: { $works }
               *[other] Funcționează listele: { $works } sau { $also }
            }
    }

## Saves

# $part (text): the key that is not there
error-save-missing = Din partida salvată lipsește „{ $part }”.
# $part (text): the key whose value is wrong
error-save-damaged = „{ $part }” din partida salvată are o valoare greșită.
# $flaw (word: large, deep, values, number, text, kind, table or syntax); $line, $column (numbers): the place, line 0 for none
error-save-unreadable =
    { $line ->
        [0] Salvarea nu poate fi citită
       *[other] Salvarea nu poate fi citită la rândul { $line }, coloana { $column }
    }: { $flaw ->
        [large] este prea mare.
        [deep] prea multe liste și tabele stau una în alta.
        [values] conține prea multe valori.
        [number] acesta nu este un număr sau este prea lung.
        [text] acest text are caractere care nu trebuie tipărite.
        [kind] conține ceva ce JSON nu cunoaște.
        [table] aceasta nu este o salvare.
       *[syntax] acesta nu este JSON.
    }
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = Partida salvată are schema { $found }; acest motor citește până la { $known }.
# $modules (text): the modules of the save
error-save-ruleset = Partida a fost salvată cu alt conținut sau alte opțiuni ale modulelor { $modules }.
# $index (number): place in the log, from 1; $clause (text): the line; $reason (text): code of the refusal
error-save-log = Linia { $index } din jurnal nu poate fi jucată: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = „{ $part }” nu se potrivește cu restul partidei salvate.

## Bots

# $name (text): what was asked for; $nearest (text or none); $known (text): the names there are
error-unknown-bot =
    { $nearest ->
        [none] Nu există botul „{ $name }”. Cunoscuți: { $known }
       *[other] Nu există botul „{ $name }”. Poate „{ $nearest }”? Cunoscuți: { $known }
    }
# $bot (text), $name (text): the parameter; $nearest (text or none); $known (text or none): the parameters it has
error-unknown-bot-parameter =
    { $known ->
        [none] Botul „{ $bot }” nu are parametri.
       *[other]
            { $nearest ->
                [none] Botul „{ $bot }” nu are parametrul „{ $name }”. Are: { $known }
               *[other] Botul „{ $bot }” nu are parametrul „{ $name }”. Poate „{ $nearest }”?
            }
    }
# $bot (text), $name (text): the parameter; $value (text); $default (number): what it is when left out
error-bad-bot-parameter = „{ $name }” al botului „{ $bot }” trebuie să fie un număr, de pildă { $default }, nu „{ $value }”.
error-bot-parameter-limit = „{ $name }” al botului „{ $bot }” este pe un server cel mult { $most }, nu { $value }.
# $given (number), $players (number)
error-bots-number =
    { $given ->
        [one]
            Un singur bot pentru { $players ->
                [one] un jucător
                [few] { $players } jucători
               *[other] { $players } de jucători
            }: dă unul pentru toți sau câte unul pentru fiecare loc.
        [few]
            { $given } boți pentru { $players ->
                [one] un jucător
                [few] { $players } jucători
               *[other] { $players } de jucători
            }: dă unul pentru toți sau câte unul pentru fiecare loc.
       *[other]
            { $given } de boți pentru { $players ->
                [one] un jucător
                [few] { $players } jucători
               *[other] { $players } de jucători
            }: dă unul pentru toți sau câte unul pentru fiecare loc.
    }
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = „{ $folder }” nu este un studiu: nu are { $file }. { $command } creează unul.
# $bots (text): what was given
error-tournament-bots = Un turneu are nevoie de cel puțin doi boți diferiți, nu „{ $bots }”.
error-tournament-lone = „{ $bot }” trebuie să joace singur, dar nu este printre boții acestui turneu: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = Botul „{ $name }” al altui pachet nu poate fi folosit: { $reason }
error-board-varies = Tabla „{ $board }” este așezată la întâmplare: fiecare partidă ar avea alte zone. Alege una care are un nume al ei.
error-program-late = Botul „{ $command }” nu a răspuns la „{ $prompt }” în { $seconds } secunde.
error-program-died = Botul „{ $command }” s-a încheiat (cod { $code }) când a fost întrebat „{ $prompt }”.
error-program-garbled = Botul „{ $command }” a scris ceva ce nu este un răspuns la „{ $prompt }”: { $line }
error-program-illegal = Botul „{ $command }” a răspuns { $answer } la „{ $prompt }”; nu se află printre răspunsuri.
error-program-not-here = Aici programele nu pot fi boți ({ $spec }): doar linia ta de comandă poate numi unul.
error-program-start = Botul „{ $command }” nu poate fi pornit: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = Un proces al clusterului are alt conținut ({ $there }) decât acest calculator ({ $here }): instalați aceleași versiuni.
error-worker-died = Un proces care juca a fost oprit din afară sau a rămas fără memorie. Rândurile scrise rămân: aceeași comandă continuă.
# $address (text)
error-no-scheduler = Niciun planificator nu răspunde la „{ $address }”.
# $extra (text): cluster, parquet and so on
error-missing-extra = E nevoie de o bibliotecă neinstalată: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = Linia { $line } din „{ $file }” nu este ceea ce scrie un studiu.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = „{ $folder }” conține alt studiu: { $key } este acolo { $there }, iar acum { $now }. Luați alt folder sau cereți același lucru.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = „{ $folder }” are rânduri, dar nu și { $file }: nu se știe ce sunt. Luați alt folder.
# $folder (text)
error-study-busy = „{ $folder }” este umplut acum de altcineva.

## Setting up a game

# $mode (text), $modes (text): those there are
error-unknown-mode = Aici nu există modul de joc „{ $mode }”. Moduri de joc: { $modes }
# $players (number), $allowed (text): numbers of players
error-wrong-players =
    { $players ->
        [one] Nu se poate juca de unul singur; posibil: { $allowed }
        [few] Nu se poate juca cu { $players } jucători; posibil: { $allowed }
       *[other] Nu se poate juca cu { $players } de jucători; posibil: { $allowed }
    }
# $names (text)
error-same-name = Doi jucători au același nume: { $names }
# $name (text): who was asked for; $seats (text): those who sit there
error-unknown-seat = Nu există locul „{ $name }”. Locuri: { $seats }
# $name (text): the argument of a call; $expected (word: number, derivation, modules, table, folders, ruleset or generator);
# $found (text): what was given; $kind (text): its type in Python
error-bad-argument =
    „{ $name }” trebuie să fie { $expected ->
        [number] un număr întreg
        [derivation] 1 sau 2
        [modules] un text sau o listă cu nume de module
        [table] un tabel de nume și valori
        [folders] o listă de dosare
        [ruleset] un set de reguli (Ruleset)
        [generator] un generator de numere aleatoare
       *[other] altceva
    }, nu „{ $found }” ({ $kind }).
# $name (text); $flaw (word: text, empty, long, blanks, unseen, form, between or taken); $limit (number): most characters
error-bad-name =
    { $flaw ->
        [text] Numele unui jucător este un text, iar { $name } nu este.
        [empty] Un jucător nu are nume.
        [long] Numele „{ $name }” este prea lung; numărul maxim de caractere: { $limit }.
        [blanks] Numele „{ $name }” are spații la capete, mai multe la rând sau neobișnuite.
        [unseen] Numele „{ $name }” are caractere care nu se văd.
        [form] Literele numelui „{ $name }” nu sunt în forma compusă (NFC).
        [between] Numele „{ $name }” are două puncte, virgulă sau semnul egal, care despart numele.
       *[taken] Numele „{ $name }” înseamnă altceva în acest joc.
    }
# $limit (number): most seats
error-too-many-players = La nicio masă nu sunt mai multe locuri; numărul maxim: { $limit }.
# $name (text), $players (text)
error-unknown-player = În echipe apare „{ $name }”, care nu joacă. Jucători: { $players }
# $size (number)
error-bad-teams =
    { $size ->
        [one] Fiecare jucător face parte dintr-o echipă de câte unul.
        [few] Fiecare jucător face parte dintr-o echipă de câte { $size }.
       *[other] Fiecare jucător face parte dintr-o echipă de câte { $size }.
    }
# $players (number)
error-no-board =
    { $players ->
        [one] Nu există o tablă pentru un singur jucător.
        [few] Nu există o tablă pentru { $players } jucători.
       *[other] Nu există o tablă pentru { $players } de jucători.
    }
# $land, $islands (number): what the board has; $least, $most (number): what it must have of each
error-small-board =
    Tabla are { $land ->
        [one] o singură zonă de uscat
        [few] { $land } zone de uscat
       *[other] { $land } de zone de uscat
    } pe { $islands ->
        [one] o singură insulă
        [few] { $islands } insule
       *[other] { $islands } de insule
    }; acest joc cere cel puțin { $least } pe cel puțin { $most }.
# $name (text), $boards (text)
error-unknown-board = Nu există tabla „{ $name }”. Table: { $boards }

## Positions (the `given` of a scenario)

# $where (text): the part of the position; $name (text): what it names; $nearest (text or none): a name that there is
error-position-unknown =
    „{ $where }” numește „{ $name }”, care nu există{ $nearest ->
        [none] { "." }
       *[other] ; poate „{ $nearest }”?
    }
# $where (text): the table; $name (text): the key; $nearest (text or none): one that there is
error-position-key =
    „{ $where }” nu are cheia „{ $name }”{ $nearest ->
        [none] { "." }
       *[other] ; poate „{ $nearest }”?
    }
# $line, $column (number): where it stops to be TOML
error-position-syntax = Poziția nu poate fi citită: linia { $line }, coloana { $column }.
# $where (text): the part of the position; $name (text): the value, or what it says there is; $expected (text): a word for what could stand there
error-position-value =
    „{ $where }” nu poate fi { $name }; trebuie: { $expected ->
        [number] un număr de la 0 la 250
        [amount] un număr de la 0 în sus
        [name] un nume
        [list] o listă
        [table] un tabel
        [row] nume, eventual cu un număr la sfârșit
       *[other] una dintre formele descrise
    }.
# $where (text): the part of the position; $name (text): the building
error-position-full = Nu există loc liber pentru „{ $name }” ({ $where }).
# $problem (text): its name among the invariants; $name (text): what it is about; $where (text): the part of the position
error-position-impossible =
    Poziția este imposibilă ({ $problem }): { $problem ->
        [wrong-ground] o astfel de unitate nu stă acolo
        [ownerless-units] unități într-o zonă a nimănui
        [sea-owner] o zonă de mare este a celui care are flote acolo, iar fără ele a nimănui
        [twice] există unul singur
        [supply] figurinele de pe tablă și din rezerva comună nu sunt câte există
        [reserve] unitățile de pe tablă și din rezervă nu sunt câte există
        [goods] ce au facțiunile și rezerva comună nu fac cât există
        [wrong-site] clădirea nu se potrivește pe acest loc
        [under-a-large-building] o clădire stă sub una mare
        [piece-without-card] piesa stă pe tablă, iar cartea ei nu este la nimeni
        [card-without-piece] cartea este în fața unei facțiuni, iar figurina ei nu stă pe tablă
        [card-of-another] figurina stă la o facțiune, cartea ei la alta
        [far-sea] portul nu este lângă această zonă de mare
        [no-harbour] nu există un port care să aibă o zonă de mare
        [offering-nowhere] oferta este pe zeul tipărit, dar nu în șirul lui
        [two-offerings] două oferte pe același zeu
        [hidden-god] zeul nu este cu fața în sus
        [marker-twice] facțiunea nu mai are un jeton pentru acest loc
        [marker-nowhere] un jeton al facțiunii nu este nici pe pista de ordine, nici pe un zeu
        [eliminated-owner] o facțiune eliminată are o zonă
        [eliminated-holder] o facțiune eliminată are o carte
        [eliminated-marker] o facțiune eliminată are un jeton
        [card-of-nobody] figurina se află pe tablă și nu aparține nimănui, deci cartea ei nu se află în fața niciunei facțiuni
        [wrong-zone] o asemenea carte nu se află acolo
        [card-twice] cartea este în două locuri sau nu sunt atâtea
        [one-purse] partenerii au o singură pungă, iar sumele spuse sunt două
        [too-many] nu sunt atâtea
        [no-round] rundele se numără de la 1; înainte este doar pregătirea
       *[other] părțile nu se potrivesc
    } [{ $name }].
# $where (text): the table; $name (text): the key
error-position-missing = Din „{ $where }” lipsește cheia „{ $name }”.

## Scripted chance (`chance` of a scenario, `Game.script`)

# $name (text): the key; $nearest (text or none)
error-script-kind =
    { $nearest ->
        [none] Nu există trageri la sorți de felul „{ $name }”.
       *[other] Nu există trageri la sorți de felul „{ $name }”. Poate „{ $nearest }”?
    }
# $kind (text): the list; $name (text): the same kind of draw under its other name
error-script-twice = „{ $kind }” și o altă listă stabilesc aceleași trageri la sorți ({ $name }).
# $kind (text): the list; $name (text): what stands there; $possible (text or none): what could
error-script-value =
    { $possible ->
        [none] În „{ $kind }” nu poate sta aici { $name }.
       *[other] În „{ $kind }” nu poate sta aici { $name }; posibil: { $possible }
    }
# $kind (text): the list; $name (text): an id; $nearest (text or none)
error-script-unknown =
    { $nearest ->
        [none] „{ $kind }” numește „{ $name }”, care nu există.
       *[other] „{ $kind }” numește „{ $name }”, care nu există. Poate „{ $nearest }”?
    }
# $kind (text): the list; $name (text): an entry; $line (text or none): the line that drew
error-script-impossible =
    { $line ->
        [none] „{ $name }” nu poate ieși aici ({ $kind }): nu este acolo sau a fost văzut în altă parte.
       *[other] „{ $name }” nu poate ieși la „{ $line }” ({ $kind }): nu este acolo sau a fost văzut în altă parte.
    }
# $kind (text): the list; $name (text): how many entries it has; $line (text or none): the line that drew
error-script-short =
    { $line ->
        [none] Lista „{ $kind }” este prea scurtă: trageri stabilite: { $name }, dar a mai fost una.
       *[other] Lista „{ $kind }” este prea scurtă: trageri stabilite: { $name }, dar „{ $line }” mai cere una.
    }
# $kind (text): the list; $name (text): the first entry that was not drawn
error-script-left = „{ $name }” nu a ieșit niciodată ({ $kind }).

## Content

# $program (text): the program; $definition (text or none): the card it belongs to; $limit (number): steps
error-endless =
    { $definition ->
        [none] Programul „{ $program }” nu se termină: a fost oprit. Pași făcuți: { $limit }.
       *[other] Programul „{ $program }” („{ $definition }”) nu se termină: a fost oprit. Pași făcuți: { $limit }.
    }
# $program, $definition as above; $limit (number): the largest number
error-overflow =
    { $definition ->
        [none] Programul „{ $program }” dă un număr pe care jocul nu îl poate ține; sunt posibile numerele de la 0 la { $limit }.
       *[other] Programul „{ $program }” („{ $definition }”) dă un număr pe care jocul nu îl poate ține; sunt posibile numerele de la 0 la { $limit }.
    }

## Expansions of one’s own

error-unknown-expansion = Nu există nici dosar, nici extensie „{ $name }”; cunoscute: { $known }.
error-expansion-name =
    O extensie nu se poate numi „{ $name }”: { $flaw ->
        [taken] există deja una
       *[form] litere mici, cifre și cratime, cu o literă la început, cel mult { $limit } caractere
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = Nu există mutarea { $at }: înregistrarea are { $most }.
error-record-seen-by = Ce a văzut un jucător se poate scrie doar ca înregistrare: folosește --to record sau renunță la --seen-by.

## Tables that are served

error-store-away = Serverul nu ajunge acum la baza sa de date. Ce a fost confirmat rămâne; ce ai făcut adineauri nu a fost confirmat: încearcă din nou peste puțin timp.
error-store-damaged = Baza de date a serverului este deteriorată. Ce ai făcut adineauri nu a fost salvat. Spune-i celui care întreține serverul.
error-store-full = Discul serverului este plin: ce ai făcut adineauri nu a fost salvat. Spune-i celui care îl întreține, apoi încearcă din nou.
error-store-read-only = Baza de date a serverului poate fi acum doar citită: ce ai făcut adineauri nu a fost salvat. Spune-i celui care îl întreține, apoi încearcă din nou.
