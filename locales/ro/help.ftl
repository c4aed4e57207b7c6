### Help of the command line: `cyclades --help`, `cyclades play --help`. Every id begins with help-.
###
### help-<command> is the line of a command in the list of commands and the first of its own help; its .more is the
### rest. help-<command>-<option> is the line of an option or argument; help-option-<option> that of an option which
### several commands share. Names of commands and options, values and what stands in `--like-this` stay as they are
### typed. Lines of options begin with a small letter and have no full stop.


## Headings and signs

help-usage = Utilizare:
help-heading-arguments = Argumente
help-heading-options = Opțiuni
help-heading-commands = Comenzi
# Stands for options in the line of usage, in capitals: cyclades play [OPTIONS]
help-sign-options = { "[" }OPȚIUNI]
# Stands for a command and its arguments in the line of usage: cyclades [OPTIONS] COMMAND [ARGS]...
help-sign-command = COMANDĂ [ARGUMENTE]...
# What stands for a value in help, in capitals: --lang CODE, --option KEY=VALUE
help-meta-address = ADRESĂ
help-meta-card = CARTE
help-meta-code = COD
help-meta-file = FIȘIER
help-meta-key = CHEIE
help-meta-kind = FEL
help-meta-lang = LIMBĂ
help-meta-name = NUME
help-meta-path = CALE
help-meta-rule = REGULĂ
help-meta-spec = SPECIFICAȚIE
help-meta-value = VALOARE
# $value (text): stands in brackets after the line of an option
help-default = implicit: { $value }
# Stands in brackets after the line of an argument
help-required = obligatoriu

## Options that every command has

help-option-help = arată acest ajutor și ieși
help-option-lang = limba textelor; implicit cea a sistemului
help-option-format = cum se tipărește; implicit tabel în terminal, altfel text
help-option-modules = module, separate prin virgule; implicit primul care nu cere altul
help-option-option = o opțiune a unui modul; se poate repeta
help-option-seed = sămânța hazardului; dacă lipsește, este trasă la sorți și tipărită
help-option-players = numărul jucătorilor
help-option-mode = modul de joc, unde o ediție are mai multe
help-option-board = numele tablei, unde sunt mai multe
help-option-bots = un bot pentru toți sau câte unul pentru fiecare loc, separați prin virgule; parametrii prin două puncte
help-option-folder = încarcă extensia din acest dosar (conținutul sau proiectul) fără a o instala; repetabil

## cyclades

help-cyclades = Un motor de reguli pentru jocul de societate Cyclades și extensiile lui.
    .more = Coduri de ieșire: 0 gata, 1 o verificare a eșuat, 2 date sau utilizare greșite, 130 întrerupt, 141 nimeni nu mai citește ieșirea. NO_COLOR este respectat.
help-cyclades-version = arată versiunea și ieși
help-cyclades-install-completion = instalează completarea pentru shell-ul curent
help-cyclades-show-completion = arată completarea pentru shell-ul curent, pentru copiere sau pentru o altă instalare

## cyclades modules

help-modules = Enumeră modulele care se pot juca și ce nu este în regulă la celelalte.
    .more = Un modul de extensie defect apare cu problemele lui; celelalte funcționează fără el. Cod de ieșire 1 dacă există unul.

## cyclades play

help-play = Joacă o partidă între boți și spune-o ca pe o poveste.
    .more = O propoziție pentru fiecare acțiune, clasamentul înaintea ofertelor din fiecare rundă, harta acolo unde pământul și-a schimbat stăpânul. Aceeași sămânță și aceleași nume spun aceeași poveste. Cu un om la masă (--seats ann=human,bob=greedy sau --bots human,greedy) este un joc de jucat: /help înșiră ce se poate scrie.
help-play-names = numele jucătorilor, separate prin virgule, în locul numărului lor
help-play-gender = feminine sau masculine pentru jucătorii care doresc, de pildă ann=feminine,bob=masculine
help-play-rounds = oprește după N runde
help-play-save = scrie partida într-un fișier care poate fi rejucat
help-play-detail = cât se povestește: full este totul, pentru cine privește; brief este o propoziție pe tură cu cumpărături, clădiri, bătălii și cuceriri, pentru cine citește după aceea
help-play-format = cum se tipărește; implicit tabel în terminal, altfel text; json este un singur document, jsonl câte un obiect pe linie, pe măsură ce se joacă
help-play-table = deschide în browser o masă împotriva boților; primul loc e al tău
help-play-seats = cine unde stă: nume=human sau nume=bot, despărțite prin virgule; în loc de nume și boți
help-play-resume = continuă o partidă salvată sau scrisă; --seats spune cine joacă, implicit oameni pe toate locurile
help-play-plain = liste și propoziții în loc de hartă, pentru cititoare de ecran și conducte

## cyclades board

help-board = Arată table și poziții: în terminal sau ca imagini.
help-board-show = Arată o tablă sau poziția unei salvări ori a unui joc notat așa cum o poate vedea oricine.
    .more = Fără --svg harta apare în terminal. O imagine numește fiecare zonă, iar legenda spune cine este cine și ce înseamnă simbolurile.
help-board-show-what = numele unei table sau fișierul unui joc
help-board-show-svg = scrie o imagine în acest fișier
help-board-show-at = poziția după atâtea intrări
help-board-show-strip = atâtea imagini mici ale jocului, de la început la sfârșit
help-board-show-labels = cum se numesc zonele în imagine; implicit names

## cyclades simulate

help-simulate = Joacă multe partide între boți și numără cum se termină.
    .more = Sămânța partidei i este sămânța plus i, astfel că fiecare poate fi jucată separat. Cod de ieșire 1 dacă ceva nu a fost în regulă.
help-simulate-games = câte partide
help-simulate-check = numără fiecare unitate la fiecare decizie și verifică restul în fiecare rundă; la una din douăzeci de partide verifică totul la fiecare pas
help-simulate-check-all = verifică totul la fiecare pas al fiecărei partide
help-simulate-max-cycles = oprește o partidă după N runde
help-simulate-workers = joacă în atâtea procese; auto: câte nuclee sunt
help-simulate-out = folder pentru un rând din fiecare partidă; ce a fost întrerupt continuă la următoarea chemare
help-simulate-parquet = la sfârșit scrie rândurile și ca games.parquet (extra parquet)
help-simulate-executor = cine joacă: procese ale acestui calculator sau un cluster Dask (extra cluster)
help-simulate-scheduler = adresa planificatorului unui cluster (tcp://host:8786), cu --executor dask
help-simulate-format = cum se tipărește; implicit tabel în terminal, altfel text; json este un singur document, jsonl câte un obiect pe linie, fiecare partidă când se încheie

## cyclades tournament

help-tournament = Pune boții să joace între ei și îi evaluează.
    .more = Fiecare bot joacă singur printre copii ale fiecăruia dintre ceilalți, pe fiecare loc, cu aceleași semințe pentru toți. Cod de ieșire 1 dacă ceva nu a fost în regulă.
help-tournament-modules = modulele de jucat, separate prin virgule; repetați pentru alte liste
help-tournament-bots = boții, separați prin virgule; parametrii prin două puncte
help-tournament-lone = care dintre boți joacă singuri printre ceilalți; altfel toți
help-tournament-games = partide ale fiecărui bot printre fiecare altul, cel puțin; rotunjite la toate locurile
help-tournament-max-cycles = oprește o partidă după N runde
help-tournament-workers = joacă în atâtea procese; auto: câte nuclee sunt
help-tournament-out = folder pentru un rând din fiecare partidă, câte unul pentru fiecare listă de module; ce a fost întrerupt continuă la următoarea chemare
help-tournament-executor = cine joacă: procese ale acestui calculator sau un cluster Dask (extra cluster)
help-tournament-scheduler = adresa planificatorului unui cluster (tcp://host:8786), cu --executor dask

## cyclades report

help-report = Face dintr-un studiu o singură pagină.
    .more = Victorii după loc, bot și primul zeu, cum s-au decis partidele, durate, prețuri, cărți, bătălii: cu intervale și grafice. Pagina nu are nevoie de rețea. Are nevoie de extra report.
help-report-study = folderul unui studiu, cum îl creează simulate --out
help-report-output = unde se scrie pagina; implicit report.html în folder

## cyclades replay

help-replay = Joacă din nou o partidă salvată sau scrisă, de la început, și spune unde nu se mai potrivește.
    .more = Raportează linia, acțiunea, motivul și ultima poziție bună. Cod de ieșire 1 dacă jurnalul nu poate fi jucat până la capăt.
help-replay-save = fișierul; - este intrarea standard
help-replay-verify = compară intrările cu instantaneul și spune prin ce diferă
help-replay-detail = spune mai întâi partida ca pe o poveste: full este totul, brief câte o propoziție pe tură

## cyclades scenario

help-scenario = Rulează regulile ca exemple executabile și vezi care reguli au unul.
help-scenario-run = Rulează scenarii și raportează-le pe cele care eșuează.
    .more = Ultima linie numără câte au reușit și câte au eșuat. Cod de ieșire 1 dacă unul a eșuat, 2 dacă un fișier nu poate fi citit ca TOML.
help-scenario-run-paths = fișiere sau dosare, și partide scrise (.cyc) care citează reguli; implicit cele din copia de lucru, altfel cele livrate
help-scenario-run-trace = arată fiecare rând cu evenimentele lui și întrebarea care urmează, cu răspunsurile ei
help-scenario-coverage = Compară scenariile cu regulile numerotate ale fiecărei ediții.
    .more = Fiecare regulă este acoperită de un scenariu, scutită cu un motiv sau lipsește.
help-scenario-coverage-paths = fișiere sau dosare, și partide scrise (.cyc) care citează reguli; implicit cele din copia de lucru, altfel cele livrate; dacă sunt date, doar edițiile ale căror reguli le citează
help-scenario-mutate = Scoate din conținut câte un efect, modificator, declanșator sau o regulă și vezi dacă eșuează un scenariu.
    .more = Enumeră ce nu a observat niciun scenariu. Cod de ieșire 1 dacă există așa ceva.
help-scenario-mutate-paths = fișiere sau dosare cu scenariile care trebuie să observe; implicit cele din copia de lucru, altfel cele livrate
help-scenario-mutate-box = o cutie; se poate repeta; implicit toate cele găsite
help-scenario-mutate-only = doar o definiție
help-scenario-mutate-deep = și verbele din interiorul verbelor, condițiile și setările
help-scenario-mutate-sample = atâtea din fiecare cutie, trase la sorți cu sămânța
help-scenario-mutate-seed = sămânța eșantionului
help-scenario-mutate-workers = încearcă în atâtea procese

## cyclades rule

help-rule = Tipărește reguli numerotate, fiecare sub titlul ei.
    .more = Numărul unei secțiuni (T13) o tipărește întreagă, un număr în plus (L16.8.3) un pas al unei liste. Regulile sunt scrise în engleză. Cod de ieșire 2 dacă un număr nu există; sunt numite cele vecine.
help-rule-rules = numere de reguli, de pildă B9.4, HO-49 sau T13

## cyclades cards

help-cards = Arată toate cărțile modulelor, de citit sau de tipărit, tăiat și pus în huse.
    .more = Textele netraduse sunt marcate. Cod de ieșire 1 dacă un text este prea lung pentru cartea lui.
help-cards-kind = doar aceste feluri de cărți, separate prin virgule
help-cards-format = coli de tipărit (pdf, html, svg) sau documente de citit (md, json)
help-cards-output = un fișier; pentru mai multe pagini SVG, un dosar
help-cards-compare = pune lângă fiecare carte textul în această limbă
help-cards-size = mărimea cărților tipărite: standard 63 x 88, mini 44 x 67, tarot 70 x 120 mm
help-cards-bleed = milimetri cu care culorile trec de marginea cărții, de la 0 la 5; spațiul dintre cărți este dublu
help-cards-backs = după fiecare pagină, spatele cărților ei, de tipărit pe cealaltă față
help-cards-once = fiecare carte o dată, nu de câte ori o are jocul

## cyclades show

help-show = Arată o definiție așa cum este valabilă cu aceste module: cu valorile implicite și cu ce schimbă altele în ea.
    .more = Lângă fiecare rând stau fișierul și rândul din care provine. Definițiile se numesc de exemplu hero:perseus sau phase:income.
help-show-definition = felul și identificatorul definiției

## cyclades rpc

help-rpc = Răspunde la JSON-RPC 2.0 pe intrarea și ieșirea standard, pentru interfețe în orice limbaj.
    .more = Un mesaj pe rând; la ieșire sunt numai mesaje, iar sfârșitul intrării încheie totul. Protocolul este descris în docs/protocol.md, schema lui în docs/protocol.openrpc.json și în răspunsul la rpc.discover.

## cyclades locale

help-locale = Ajutor pentru traduceri: ce lipsește sau este greșit, o limbă nouă, fișiere PO, previzualizări.
help-locale-option-folder = un dosar cu limbi, de pildă cel al unei extensii; implicit al nostru, iar pentru consultare și cele ale modulelor de extensie
help-locale-status = Numără ce este tradus, lipsă, învechit sau nefolosit, pe limbi și fișiere.
    .more = Învechit: textul englez s-a schimbat între timp. Cu --lang doar acea limbă, cu cuvintele ei.
help-locale-status-langs = limbi; implicit toate cele existente
help-locale-status-box = doar acest fișier, de pildă base; se poate repeta
help-locale-status-keys = numește și mesajele
help-locale-check = Verifică traducerile față de engleză și de gramatica limbii lor.
    .more = Fiecare constatare cu fișier, linie și coloană. Cod de ieșire 1 dacă există o eroare.
help-locale-check-langs = limbi; implicit toate cele existente
help-locale-check-box = doar acest fișier, de pildă base; se poate repeta
help-locale-check-warnings-as-errors = socotește avertismentele drept erori
help-locale-add = Începe o limbă nouă, cu toate mesajele de tradus.
    .more = Textul englez stă după # > în fiecare fișier; ce nu este încă tradus se arată în engleză.
help-locale-add-language = codul limbii, de pildă cs sau pt-BR
help-locale-add-name = cum se numește limba, pentru antetul fiecărui fișier
help-locale-accept = Înregistrează că traducerile sunt făcute din textul englez actual.
    .more = Fără chei: cele despre care încă nu s-a înregistrat nimic.
help-locale-accept-language = limba
help-locale-accept-keys = mesaje care se potrivesc cu textul englez actual, deși acesta s-a schimbat; god-zeus.text este o parte a unui mesaj
help-locale-accept-all = toate mesajele, inclusiv cele învechite
help-locale-export = Scrie o limbă într-un fișier PO, pentru Poedit și programe asemănătoare.
help-locale-export-language = limba
help-locale-export-file = fișierul
help-locale-format = Aduce fișierele Fluent la forma canonică, cea pe care o scriu platformele de traducere.
    .more = Fișierele schimbate sunt numite. Ce spun rămâne la fel.
help-locale-format-check = doar verifică: cod de ieșire 1 dacă un fișier s-ar schimba
help-locale-annotate = Scrie regula, lungimea și un exemplu deasupra mesajelor engleze, acolo unde conținutul le cunoaște.
help-locale-annotate-check = doar verifică: cod de ieșire 1 dacă un fișier s-ar schimba
help-locale-glossary = Scrie glosarul pentru uneltele traducătorilor: FIȘIER se termină în .csv sau .tbx.
help-locale-glossary-file = fișierul
help-locale-glossary-langs = numai aceste limbi, pe lângă engleză
help-locale-import = Preia înapoi un fișier PO, dacă totul este corect.
    .more = Nu se scrie nimic dacă există o eroare. Ce este tradus doar în parte este lăsat deoparte.
help-locale-import-language = limba
help-locale-import-file = fișierul
help-locale-preview = Arată o carte în fiecare ediție care o are și dacă textul încape.
help-locale-preview-card = cartea, de pildă giant sau creature-giant
help-locale-preview-picture = desenează cartea așa cum va fi tipărită: un fișier .html, .svg sau .png
help-locale-preview-format = cum se tipărește (table, json, text) sau în ce formă se desenează: în fișierul din --picture, altfel într-unul numit după carte și limbă; implicit o imagine are forma numită de terminația ei
help-locale-preview-compare = alături, cartea în această limbă
help-locale-preview-watch = desenează din nou la fiecare schimbare a unui fișier cu mesaje; pagina din browser urmează
help-locale-explain = Arată ce dă un mesaj în toate limbile, pentru multe numere, cazuri și genuri.
help-locale-explain-key = mesajul, de pildă event-units-moved

## cyclades expansion

help-expansion = Scrie extensii: verifică una, începe una nouă, urmărește una în timp ce o scrii.
help-expansion-check = Verifică o extensie: tot ce se poate afla fără joc, apoi prin jocuri la întâmplare.
    .more = Singură și cu fiecare modul oficial pe care îl permite manifestul. Un dosar are întâietate față de un nume la fel. Cod de ieșire 1 dacă există o eroare, 2 dacă nu există o asemenea extensie.
help-expansion-check-target = dosarul conținutului sau al proiectului ori numele uneia instalate
help-expansion-option-games = jocuri la întâmplare pentru fiecare set de module; 0: niciunul
help-expansion-check-seed = sămânța primului joc al fiecărui set
help-expansion-check-warnings-as-errors = avertismentele contează ca erori
help-expansion-check-write-texts = adaugă schițe pentru textele lipsă în fișierele tuturor limbilor
help-expansion-new = Scrie un dosar cu o mică extensie care funcționează, ca să înveți schimbând-o.
    .more = Un zeu, o creatură cu figurină, un erou, o tablă, o opțiune, două limbi, scenarii și un test. Nimic existent nu este suprascris.
help-expansion-new-name = numele dosarului, al cutiei și al modulului ei: litere mici, cifre și cratime
help-expansion-new-into = dosarul în care se scrie
help-expansion-watch = Verifică din nou o extensie la fiecare schimbare a unui fișier; spune ce e nou și ce e rezolvat.
    .more = Până la Ctrl-C, cu cod de ieșire 130.
help-expansion-watch-path = dosarul conținutului sau al proiectului
help-expansion-schema = Afișează o schemă JSON pentru editoare sau le scrie pe toate într-un dosar.
    .more = Pentru: manifest, content, board, tiles, symbols, scenario. Un fișier .taplo.toml spune care este pentru ce fișier.
help-expansion-schema-name = ce schemă se afișează
help-expansion-schema-write = scrie toate schemele în acest dosar
help-expansion-schema-modules = completează și identificatorii celor definite de aceste module

## cyclades new, run, convert, record

help-new = Tipărește o partidă de la care să începi: antet, extragerile de la pregătire și cine este întrebat.
    .more = Trimite-o într-un fișier și scrie mai departe: o mutare pe linie. Formatul este descris în docs/records.md.
help-new-names = numele jucătorilor, separate prin virgule
help-new-bots = locurile jucate de boți, separate prin virgule
help-new-scripted = fără sămânță: extragerile sunt ce spune textul
help-run = Joacă partide scrise și spune ce nu se potrivește.
    .more = O mutare nepermisă este arătată cu locul ei, regula și cele mai apropiate mutări permise. Cod de ieșire 1 dacă o verificare eșuează sau o mutare este refuzată, 2 dacă un fișier nu este o partidă.
help-run-paths = fișiere, foldere sau tipare; - este intrarea standard
help-run-from = verifică și arată abia de aici: un număr de mutări, round:3 sau line:57
help-run-to = oprește-te aici: un număr de mutări, round:3 (unde începe) sau line:57
help-run-trace = arată fiecare mutare cu linia și numărul ei și, în cuvinte, ce a urmat
help-run-format = cum se tipărește; jsonl este un obiect pe linie, imediat ce mutarea s-a jucat
help-run-complete = tipărește partida cu ce au făcut boții între linii
help-run-update = tipărește partida cu valorile reale în locul celor eșuate, cele goale completate
help-run-write = scrie-o în schimb în fișier
help-run-keep-going = sari peste o mutare refuzată și continuă, ca să găsești mai multe greșeli odată
help-run-workers = joacă în atâtea procese
help-run-watch = rulează din nou la fiecare modificare a unui fișier
help-run-save = salvează partida așa cum stă la sfârșit
help-run-quiet = spune doar ce nu este în regulă și totalul
help-convert = Scrie o partidă scrisă, o salvare, un scenariu sau o poziție ca alta dintre ele.
    .more = Felul fișierului se recunoaște după conținut. Ce s-ar pierde este enumerat și refuzat, dacă --lossy nu permite. O partidă scrisă devine salvare, restul devine partidă scrisă, dacă --to nu spune altfel.
help-convert-file = fișierul; - este intrarea standard
help-convert-to = ce să scrie
help-convert-at = partida așa cum stătea după atâtea mutări
help-convert-seen-by = doar ce a văzut acest loc, cu ? pentru rest
help-convert-chance = script: fără sămânță, fiecare extragere ca linie a textului
help-convert-names = numele jucătorilor, pentru o poziție
help-convert-modules = module, pentru o poziție
help-convert-lossy = fă-o deși se pierde ceva
help-convert-output = scrie în acest fișier
help-record = Lucrează cu partidele scrise ca texte.
help-record-format = Scrie partidele în forma lor canonică.
    .more = Pentru aceasta sunt jucate. Una care nu poate fi jucată până la capăt este formatată până acolo, iar codul de ieșire este 1. Comentariile rămân.
help-record-format-paths = fișiere, foldere sau tipare; - este intrarea standard, iar rezultatul merge la ieșirea standard
help-record-format-check = nu scrie nimic; cod de ieșire 1 dacă un fișier nu este în forma canonică
help-record-format-diff = nu scrie nimic; arată ce s-ar schimba
help-record-format-annotate = adaugă reperele și extragerile omise
help-replay-at = doar până la atâtea mutări
help-replay-seat = povestește doar ce poate vedea acest loc
help-replay-step = povestește pas cu pas: Enter continuă, q încheie

## cyclades serve and tables

help-serve = Oferă mese de joc în browser.
    .more = Mesele se păstrează într-un fișier al tău și mâine sunt tot acolo; pagina se deschide singură. Ctrl-C încheie, nimic nu se pierde. Cere extensia „server”.
help-serve-port = port; 0 ia unul liber
help-serve-lan = servește pe toți din rețea și arată un cod de scanat
help-serve-no-open = nu deschide pagina
help-serve-workers = procese; mai multe cer PostgreSQL
help-serve-url = adresa la care se ajunge, în spatele unui proxy; singură nu îl deschide nimănui
help-serve-host = adresa pe care ascultă [implicit: 127.0.0.1, cu --lan toate adresele]
help-serve-allow-origin = lasă paginile de la această adresă să apeleze serverul; se poate repeta
help-serve-trust-proxy = ia adresele clienților din antetul X-Forwarded-For al acestui proxy; fără adresă, al unui proxy de pe acest calculator
help-serve-bots = procese în care gândesc boții; 0: câte unul pe nucleu, cel mult patru
help-serve-keep = pune deoparte o masă neatinsă de atâtea zile
help-serve-config = un fișier TOML cu aceste opțiuni, poștă și webhook-uri
help-option-database = un fișier sau postgresql://…; altfel un fișier al utilizatorului
help-tables = Îngrijește mesele unui server.
help-tables-list = Listează mesele, ultimele schimbate întâi.
help-tables-backup = Copiază toată baza de date într-un fișier în timp ce e folosită.
help-tables-backup-file = fișierul de scris
help-tables-export = Scrie salvarea unei mese sau partida ei, cu sămânța ei.
    .more = Cine o citește știe tot ce e ascuns: nu e pentru jucători cât timp se joacă.
help-tables-export-table = masa
help-tables-export-output = fișierul de scris; unul care se termină cu .cyc devine partidă scrisă
help-tables-export-history = o partidă scrisă cu ce s-a luat înapoi între paranteze și, în comentarii, cine a luat un loc
help-tables-import = Fă o masă dintr-o salvare, cu un link pentru fiecare loc.
help-tables-import-file = salvarea
help-tables-freeze = Oprește o masă: poate fi privită, nimeni nu joacă.
help-tables-freeze-table = masa
help-tables-freeze-thaw = las-o să continue
help-tables-relink = Fă un link nou pentru gazdă sau pentru un loc; cel vechi moare.
help-tables-relink-table = masa
help-tables-relink-seat = un loc, ca p2; altfel gazda
help-tables-prune = Șterge mesele la care nu s-a întâmplat nimic de mult.
help-tables-prune-days = de atâtea zile
help-tables-prune-dry-run = spune doar care
