### Text of the command line. Every id begins with cli-.
### Variables and types as in core.ftl. Help texts of commands: see help.ftl.

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Sămânță: { $seed }
# $version (text), $build (text: compiled or pure)
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] compilat
       *[pure] Python pur
    })
# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = Nu există limba „{ $lang }”. Disponibile: { $available }.
cli-interrupted = Întrerupt.
# $name (text): the plug-in
cli-interrupted-plugin = Întrerupt în timpul încărcării modulului de extensie „{ $name }”. Ca să nu se încarce module de extensie ale altora, setează CYCLADES_PLUGINS la o valoare goală.
# $lang (text), $key (text): a message
cli-not-translated = { $lang }: „{ $key }” nu este tradus; se arată textul englez.
# $lang (text), $key (text): a message or a file; $code (text)
cli-message-fault = { $lang }: „{ $key }” nu poate fi spus ({ $code }); se arată altceva.

## Options and problems

# $detail (text): what is wrong with the arguments
cli-usage-error = Eroare: { $detail }
# $command (text): to be typed
cli-see-help = Vezi „{ $command }”.
# $name (text): as it was typed; $available (text: commands separated by commas)
cli-no-command = Nu există comanda „{ $name }”. Disponibile: { $available }.
# $available (text: commands separated by commas)
cli-missing-command = Lipsește o comandă. Disponibile: { $available }.
# $option (text): as it was typed; $available (text: options separated by commas)
cli-no-option = Nu există opțiunea { $option }. Disponibile: { $available }.
# $form (text): the option as it is written, such as --players N [2<=x<=6]
cli-bad-value = Valoare nevalidă: { $form }
# $option (text): as it is written; $value (text): as it was typed
cli-bad-number = { $option }: „{ $value }” nu este un număr.
# $option (text), $value (text), $least (number or none), $most (number or none): limits, both included
cli-bad-range =
    { $least ->
        [none] { $option }: „{ $value }” nu este un număr până la { $most }.
       *[other]
            { $most ->
                [none] { $option }: „{ $value }” nu este un număr de la { $least } în sus.
               *[other] { $option }: „{ $value }” nu este un număr de la { $least } la { $most }.
            }
    }
# $option (text), $value (text), $available (text: values separated by commas)
cli-bad-choice = { $option }: „{ $value }” nu este niciuna dintre valorile: { $available }.
# $option (text): as it was typed
cli-needs-value = După { $option } trebuie să urmeze o valoare.
# $option (text): as it was typed
cli-takes-no-value = { $option } nu primește nicio valoare.
# $form (text): the argument or option as it is written
cli-missing-parameter = Lipsește: { $form }
# $arguments (text): as they were typed
cli-extra-arguments = Prea multe argumente: { $arguments }
# $setting (text): what was given to --option
cli-bad-setting = { $setting } nu are forma cheie=valoare.
# $name (text): as it was typed; $available (text: names separated by commas)
cli-no-player = Nu există jucătorul „{ $name }”. Jucători: { $available }.
# $pair (text): as it was typed; $available (text: the words feminine and masculine, as they are typed)
cli-bad-gender = { $pair } nu are forma nume=gen; genuri: { $available }.
cli-no-modules = Nu există niciun modul care să se poată juca singur; vezi cyclades modules.
# $rule (text): as it was typed; $nearest (text: numbers of rules separated by commas)
cli-no-rule = Nu există regula „{ $rule }”. Cele mai apropiate: { $nearest }.
# $rule (text): as it was typed; $letters (text: how numbers begin, separated by commas)
cli-no-such-text = Nu există regula „{ $rule }”. Numerele regulilor încep cu: { $letters }.
cli-rules-in-english = Regulile sunt scrise numai în engleză.
# $file (text), $code (word: missing, denied, folder, no-folder, exists, full, closed, large or other), $reason (text): as the system puts it
cli-file-problem =
    { $code ->
        [missing] { $file }: nu există un astfel de fișier sau dosar
        [denied] { $file }: acces interzis
        [folder] { $file }: acesta este un dosar
        [no-folder] { $file }: acesta nu este un dosar
        [exists] { $file }: există deja
        [full] { $file }: nu mai este spațiu
        [closed] { $file }: este închis
        [large] { $file }: este prea mare
       *[other] { $file }: { $reason }
    }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = A apărut o eroare în interiorul motorului ({ $kind }: { $detail }). Setează { $variable }=1 ca să vezi unde și, te rugăm, semnaleaz-o.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: Un cuvânt al unei extensii a eșuat ({ $kind }: { $detail }). Este codul ei: îl poate repara autorul.

## Headings of columns

cli-column-module = modul
cli-column-title = titlu
cli-column-version = versiune
cli-column-needs = cere
cli-column-option = opțiune
cli-column-values = valori
# $values (text: separated by commas), $default (text): what may follow --option KEY=
cli-option-values = { $values }; implicit: { $default }
cli-slow-plugin = importul modulului de extensie { $name } durează { $seconds } s
cli-column-edition = ediție
cli-column-rules = reguli
cli-column-covered = acoperite
cli-column-missing = lipsă
cli-column-exempt = scutite
cli-column-player = jucător
cli-column-gold = aur
cli-column-income = venituri
cli-column-metropolises = metropole
cli-column-areas = zone
cli-column-units = unități

## Simulations

cli-figure-games = partide
cli-figure-finished = jucate până la capăt
cli-figure-decisions = răspunsuri cerute
cli-figure-forced = răspunsuri impuse
cli-figure-clauses = pași
cli-figure-seconds = secunde
cli-figure-decisions-per-second = răspunsuri pe secundă
cli-figure-violations = încălcări
cli-column-figure = mărime
cli-column-number = număr
cli-column-bot = bot
cli-column-wins = victorii
cli-column-god = zeu
cli-column-round = rundă
cli-column-way = mod
cli-column-card = carte
cli-column-uses = folosiri
cli-column-battles = bătălii
cli-column-rating = evaluare
cli-column-against = printre
cli-column-share = pondere
cli-column-from = de la
cli-column-to = până la
cli-simulate-progress = Partide
cli-simulate-shared = împărțite
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Sămânța { $seed }, runda { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Oprite înainte de sfârșit, semințele: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Module { $modules }, partide: { $games }
# $par (text): a share in per cent
cli-tournament-par = Un bot printre alții la fel de puternici câștigă { $par }. Intervalele sunt de 95 %.
# $count (number)
cli-tournament-unfinished = Oprite înainte de sfârșit: { $count }
cli-report-way-capture = cucerită
cli-report-way-gold = prin aur
cli-report-way-last = nu a mai rămas nimeni
# $games (number)
cli-report-title = Un studiu de partide: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Module: { $modules }. Boți: { $bots }. Jucători: { $players }. Sămânța: { $seed }. Jucate până la sfârșit: { $finished }.
cli-report-reading = Intervalele sunt de 95 %. Linia întreruptă este ce ar da numai întâmplarea. Un clic pe un titlu sortează.
cli-report-seats = Victorii după loc
cli-report-bots = Victorii după bot
cli-report-first-gods = Victorii după zeul primei ture
cli-report-metropolises = Victoriile celor care au obținut o metropolă, după modul în care au obținut-o
cli-report-ways = Cum a obținut câștigătorul ultima metropolă
cli-report-lengths = Cât durează partidele
cli-report-prices = Cât s-a oferit pentru zei
cli-report-cards = Cărți: folosirea și cât de des a câștigat cine le-a folosit
cli-report-battles = Bătălii față de șansele exacte
cli-report-share = ponderea partidelor, %
cli-report-gold = aur oferit, medie
cli-report-odds = șansa exactă a atacatorului, %
cli-report-attacker = câștigate de atacator, %
cli-report-fought = duse până la capăt
cli-report-fought-won = dintre acestea câștigate de atacator, %
# $file (text)
cli-report-written = Scris: { $file }
cli-simulate-timed = Un bot gândește un timp măsurat: o altă rulare poate număra altfel.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = „{ $bot }” poate răspunde de fiecare dată altfel: o altă rulare poate da alte rezultate.
# $count (number): games whose rows were there
cli-simulate-found = Partide care erau deja în folder: { $count }.
# $rate (text): games a second
cli-simulate-rate = { $rate } partide/s
cli-simulate-needs-out = Rândurile se păstrează numai într-un folder: dați și --out.
# $given (text), $most (number)
cli-simulate-workers = „{ $given }” nu este un număr de la 1 la { $most } și nici auto.
cli-simulate-scheduler = --executor dask are nevoie de --scheduler ADDRESS, și numai el.

## Replays

# $clauses (number), $round (number)
cli-replay-passed =
    { $clauses ->
        [one] Un pas jucat din nou, până la runda { $round }.
        [few] { $clauses } pași jucați din nou, până la runda { $round }.
       *[other] { $clauses } de pași jucați din nou, până la runda { $round }.
    }
# $seat (text), $question (text): the prompt in words
cli-replay-waits = Urmează întrebarea pentru { $seat }: { $question }
# $index (number): from 1; $action (text): the line of the log
cli-replay-failed = Linia { $index } din jurnal nu poate fi jucată: { $action }
cli-replay-position = Ultima poziție bună:
cli-replay-differs = Jurnalul a fost jucat până la capăt, dar instantaneul din partida salvată arată altă poziție.
cli-replay-differences = Altfel decât în partida jucată: { $parts }.
cli-replay-verified = Intrările și instantaneul se potrivesc. Fișierul este coerent; cine l-a scris, un hash nu poate spune.
cli-replay-unproved = Partida salvată nu are un instantaneu al acestei versiuni: intrările nu au cu ce fi comparate.

## Scenarios

# $passed (number), $failed (number)
cli-scenarios-closing = reușite: { $passed }, eșuate: { $failed }
# $file (text), $title (text)
cli-scenario-failed = { $file }: eșuat: { $title }
# $edition (text), $rules (text): rule numbers, separated by commas
cli-coverage-missing = { $edition }, fără scenariu: { $rules }
# $caught (number), $survived (number)
cli-mutate-closing = observate: { $caught }, neobservate: { $survived }
# $box (text), $available (text: boxes separated by commas)
cli-mutate-no-box = Nu există cutia „{ $box }”. Disponibile: { $available }.
# $definition (text): as it was typed
cli-mutate-nothing = Din { $definition } nu se poate scoate nimic.
cli-column-mutation = scos
cli-column-what = ce
cli-column-tried = scenarii

## A game as a story

# $modules (ids: modules), $players (number)
cli-play-opening =
    { $players ->
        [one] { LIST($modules) }, un jucător
        [few] { LIST($modules) }, { $players } jucători
       *[other] { LIST($modules) }, { $players } de jucători
    }
# $board (id: board)
cli-play-board = Tabla: { NAME($board) }
# $units (pairs of id and number)
cli-play-units = { TALLY($units) }
# Below the map; the signs stay as they are.
cli-play-signs = În fiecare hexagon zona, iar dedesubt cine o controlează: A2 uscat cu 2 unități, a2 mare cu 2 unități, ## uscatul nimănui, punct mare liberă, ! o figurină.
# $short (text): what the map shows of an id, $area (text): the id
cli-play-short = Codurile sunt scurtate ca să încapă: { $short } este { $area }.
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Aici povestea se oprește; aceeași sămânță și aceleași nume o spun din nou.
# What a winner has at the end, without a full stop: $faction (id), $metropolises (number)
cli-play-winner =
    { $metropolises ->
        [one] { NAME($faction) } are o metropolă
        [few] { NAME($faction) } are { $metropolises } metropole
       *[other] { NAME($faction) } are { $metropolises } de metropole
    }
# $winners (ids): players
cli-play-won =
    { COUNT($winners) ->
        [one] Câștigă { LIST($winners) }.
        [few] Câștigă { LIST($winners) }.
       *[other] Câștigă { LIST($winners) }.
    }

## Card sheets

# $modules (ids: modules)
cli-card-title = Cărți: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = Zeu
cli-card-kind-building = Clădire
cli-card-kind-unit = Unitate
cli-card-kind-goods = Carte
# Headings over all cards of a type.
cli-card-kinds-god = Zei
cli-card-kinds-building = Clădiri
cli-card-kinds-unit = Unități
cli-card-kinds-goods = Alte cărți
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Nume
cli-card-label-cost = Preț
cli-card-label-text = Efect
cli-card-label-military = Bătălie
cli-card-label-sacrifice = Sacrificiu
cli-card-label-edition = Ediție
cli-card-label-rule = Regulă
cli-card-label-copies = Exemplare
# above units, buildings and other things without a card
cli-card-label-aid = Ajutor de joc
cli-card-block-free = Gratis
cli-card-block-paid = Contra cost
cli-card-block-bonus = Bonus
cli-card-block-power = Putere
cli-card-block-team = Echipă
# What a card costs, after the label “Cost”: short.
# $prices (text: numbers separated by commas), by where the card lies on the track
cli-card-cost-track = { $prices } { -gp } (după spațiu)
# $price (number)
cli-card-cost-fixed =
    { $price ->
        [one] { $price } { -gp }
        [few] { $price } { -gp }
       *[other] { $price } de { -gp }
    }
# $god (id), $prices (text: numbers separated by commas): the first with this god, the second ...; 0 is free
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
# $god (id): who brings it without a price
cli-card-cost-free = { NAME($god) }: gratis
# $price (number): to use the power of the card
cli-card-cost-use =
    { $price ->
        [one] { $price } { -gp } la folosire
        [few] { $price } { -gp } la folosire
       *[other] { $price } de { -gp } la folosire
    }
# $price (number): to use the power of the sacrifice
cli-card-cost-sacrifice =
    { $price ->
        [one] { $price } { -gp } la sacrificiu
        [few] { $price } { -gp } la sacrificiu
       *[other] { $price } de { -gp } la sacrificiu
    }
cli-card-cost-offering = oferta ta
cli-card-cost-always = fără ofertă
# Stands beside a text that is shown in English because the translation lacks it: one or two words.
cli-card-untranslated = netradus
# $kind (text): as it was typed; $available (text: kinds separated by commas)
cli-card-no-kind = Nu există felul de carte „{ $kind }”. Disponibile: { $available }.
cli-card-nothing = Aceste module nu au o astfel de carte.
cli-card-pdf-file = PDF se scrie într-un fișier: numește-l cu --output.
# $name (text): as it was typed; $nearest (text: what comes nearest to it, as it is typed)
cli-show-nearest = În aceste module nu există definiția „{ $name }”. Ai vrut să scrii „{ $nearest }”?
# $name (text): as it was typed; $available (text: names separated by commas, as they are typed)
cli-show-nothing = În aceste module nu există definiția „{ $name }”. Disponibile: { $available }.
# $pages (number)
cli-card-needs-folder =
    { $pages ->
        [one] O pagină are nevoie de un fișier sau de un dosar; indică-l cu --output.
        [few] { $pages } pagini au nevoie de un dosar; indică-l cu --output.
       *[other] { $pages } de pagini au nevoie de un dosar; indică-l cu --output.
    }
# $card (id), $lang (text), $part (text: one of the labels)
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: prea lung pentru carte, chiar și cu cele mai mici litere.
cli-play-people-format = Oamenii joacă în text: lasă deoparte --format.
# $seat (text): as it was typed
cli-play-bad-seat = „{ $seat }” nu este nici nume=human, nici nume=bot
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = în acest joc nu există locul „{ $seat }”; există: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = nu există tabla „{ $name }”; există: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = tabla „{ $name }” nu are hartă
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = jocul nu are intrarea { $ply }, ultima este { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = „{ $name }” este o tablă, nu un joc
cli-board-strip-needs-file = o serie de imagini are nevoie de un fișier: dă-l cu --svg
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = jocul nu poate fi rejucat: intrarea { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = Se așteaptă JSON-RPC 2.0, un mesaj pe rând (docs/protocol.md); sfârșitul intrării încheie totul.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Incidentul { $number }, o eroare a motorului ({ $kind }): { $detail }. Cu { $variable }=1 se vede urma apelurilor.

## cyclades expansion

cli-expansion-closing = erori: { $errors }, avertismente: { $warnings }, note: { $notes }; seturi de module: { $sets }, jocuri: { $games }, scenarii: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] Nu a rulat niciun scenariu, pentru că există erori în conținut.
        [no-project] Aici nu a rulat niciun scenariu. Cele ale pachetului instalat rulează cu: cyclades scenario run
        [no-folder] Nu a rulat niciun scenariu: dosarul { $folder } nu există. Creează-l și scrie un fișier pentru fiecare regulă, de exemplu { $folder }/X1.1-my-card.toml. docs/scenarios.md arată cum.
       *[empty] Nu a rulat niciun scenariu: dosarul { $folder } nu are niciun fișier TOML. Scrie unul pentru fiecare regulă, de exemplu { $folder }/X1.1-my-card.toml. docs/scenarios.md arată cum.
    }
cli-expansion-no-stubs = Nu au fost necesare schițe.
cli-expansion-stubs =
    { $file }: { $count ->
        [one] adăugată { $count } schiță
        [few] adăugate { $count } schițe
       *[other] adăugate { $count } de schițe
    }: { $keys }
cli-expansion-made = { $folder }: fișiere scrise: { $files }. Ce se poate încerca acum:
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
cli-expansion-no-folder = „{ $folder }” nu este un dosar
# $name (text), $available (text)
cli-expansion-no-schema = Nu există schema „{ $name }”. Există: { $available }.
cli-watch-begin = Urmăresc { $folder }; Ctrl-C încheie.
cli-watch-changed = Schimbate: { $files }
cli-watch-new = { "  " }nou: { $finding }
cli-watch-mended = { "  " }rezolvat: { $finding }
cli-watch-same = { "  " }nimic nou
cli-watch-failed = { "  " }verificarea nu a reușit: { $detail }
cli-column-place = loc
cli-column-finding = constatare
cli-column-set = module
cli-column-games = jocuri
cli-column-faults = defecte

## Partide scrise

cli-run-closing =
    { $file }: { $state ->
        [failed] eșuată
        [passed] reușită
       *[played] jucată
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
cli-run-counts = mutări { $clauses }, paranteze { $brackets }, extrageri { $draws }, verificări { $checks }
cli-run-asked = runda { $round }, întrebarea este pentru { $seat }: { $prompt }
cli-run-over = încheiată în runda { $round }, câștigători: { $winners }
cli-run-unseen = { $seat } nu a văzut mai mult
cli-run-more = Greșeli neenumerate: { $count }.
cli-run-summary = partide reușite: { $passed }, eșuate: { $failed }
cli-run-watching = Se așteaptă o modificare; Ctrl-C încheie.
cli-run-write = Fără --complete sau --update nu este nimic de scris.
cli-run-either = Nu împreună cu --complete.
cli-run-one = Aceasta este pentru o singură partidă; pentru mai multe folosește --write.
cli-run-watch-file = Intrarea standard nu poate fi urmărită.
cli-run-span = „{ $value }” nu este un loc: un număr de mutări, round:3 sau line:57.
cli-format-either = Nu împreună cu --check.
cli-format-would = { $file }: nu este în forma canonică
cli-format-done = { $file }: rescris
cli-format-summary = partide: { $files }, nu în forma canonică: { $changed }
cli-new-either = Nu împreună cu --seed.
cli-new-bots = „{ $pair }” nu este NUME=SPEC. Jucători: { $available }.
cli-new-asked = întrebarea este pentru { $seat }: { $prompt } ({ $question })
cli-convert-table = O poziție nu spune cine ce joacă: dă --modules și --names.
cli-convert-same = Este deja așa ({ $kind }); dă --to, --at, --seen-by sau --chance.
cli-convert-refused = Nu s-a scris nimic; --lossy o face totuși.
cli-convert-lost =
    s-ar pierde{ $line ->
        [0] { "" }
       *[other] { " " }(linia { $line })
    }: { $what ->
        [names] numele afișate
        [genders] genurile
        [bots] boții
        [title] titlul
        [about] ce spune [about]
        [bracket] ce stă în paranteze
        [facts] repere și așteptări ({ $count })
        [comments] comentarii ({ $count })
        [later] mutările de după acel loc ({ $count })
        [event] faptul că evenimentul a venit chiar după această mutare
        [fingerprint] amprenta
        [held] o privire asupra partidei ținute pe loc
        [seed] sămânța: extragerile stau în text, iar amprenta este alta
        [unseen] ce nu a văzut acest loc
        [middle] totul: nicio poziție nu poate spune ce așteaptă în mijlocul unei mutări sau cărți
        [no-title] totul: un scenariu are nevoie de un titlu
        [no-cite] totul: un scenariu are nevoie de numerele regulilor (cite)
       *[no-fact] totul: un scenariu are nevoie de cel puțin o așteptare
    }
# $paths (text): as they were typed
cli-run-none = Nicio partidă scrisă (.cyc) aici: { $paths }.
cli-step-more = Enter: mai departe, q: sfârșit
# $suffix (text): .cyc
cli-history-record = E nevoie de o partidă scrisă: fișierul să se termine cu { $suffix }.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = Sunt necesare alte pachete: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = Mesele sunt la { $address } (Ctrl-C încheie)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = Baza de date nu poate fi deschisă: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = Baza de date e de o versiune mai nouă ({ $name }); motorul cunoaște { $detail }.
# $name (text): the file
cli-store-in-use = Alt proces folosește „{ $name }”. Pentru mai multe procese: --database postgresql://…
cli-store-one-process = Mai multe procese cer PostgreSQL: --database postgresql://…
cli-store-needs-postgres = Sunt necesare alte pachete: pip install "cyclades-engine[postgres]"
cli-store-own-tools = PostgreSQL are unelte proprii pentru copii: pg_dump.
# $name (text): the port
cli-store-port-taken = Portul { $name } e folosit de alt program; alege altul cu --port.
cli-store-cannot-read = „{ $name }” nu poate fi citit: { $detail }
cli-store-config = Configurația „{ $name }” este greșită: { $detail }
cli-store-bad-address = „{ $detail }” nu poate fi folosit pentru { $name }. Dă o adresă IP a acestui calculator sau a proxy-ului, de pildă 192.0.2.7.
cli-store-bad-url = „{ $detail }” de la { $name } nu este un URL. Scrie, de pildă, https://board.example.org.
cli-host-refused = Acest server nu se numește „{ $host }”. Permise: adrese IP, { $allowed }. Pornește-l cu --url și adresa lui.
cli-origin-refused = Originea { $origin } nu este permisă. Pornește serverul cu --allow-origin { $origin }. Permise: { $allowed }.
cli-store-no-seed = Această salvare pornește de la o poziție sau are hazard prestabilit; doar jocurile dintr-o sămânță devin mese.
cli-store-several-names = „{ $name }” are mai multe nume (legături fizice). O bază de date folosită sub două nume se deteriorează: șterge celălalt nume sau folosește o legătură simbolică.
cli-store-unknown-scheme = „{ $name }” nu este o bază de date pe care o cunoaște acest motor. Folosește { $detail } sau calea unui fișier.
cli-table-frozen = Masa { $name } stă pe loc; „{ $command }” o lasă să continue.
cli-table-thawed = Masa { $name } continuă.
cli-notice-subject = { $table }: e rândul tău
cli-notice-text = { $name }, masa „{ $table }” așteaptă răspunsul tău.
cli-notice-idle-subject = { $table }: de mult nu a mai jucat nimeni
cli-notice-idle-text = { $name }, la masa „{ $table }” nu a mai jucat nimeni din { $since }. Pe { $until } este pusă deoparte: nimic nu se șterge, iar cine o deschide din nou continuă jocul.
cli-notice-mute = Fără alte înștiințări despre această masă:
cli-notice-stop = Nu mai trimite
cli-notice-muted = Nu mai primești înștiințări despre această masă.
cli-note-link = Există un link nou pentru { $name }. Cel vechi nu mai este valabil.
cli-note-takeover = De acum un bot ({ $bot }) joacă pentru { $name }.
cli-note-back = Pentru { $name } joacă din nou o persoană.
# $name (text): as it was typed
cli-no-table = Nu există masa „{ $name }”.
# $count (number)
cli-tables = Mese: { $count }
# $count (number)
cli-tables-pruned = Mese șterse: { $count }
# $count (number)
cli-tables-dry = Mese care ar fi șterse: { $count }
# $file (text): what was written
cli-wrote = Scris: { $file }
