### Testo della riga di comando. Ogni id inizia con cli-.
### Variabili e tipi come in core.ftl. I testi di aiuto dei comandi stanno in help.ftl.

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Seme: { $seed }
# $version (text), $build (text: compiled or pure)
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] compilato
       *[pure] Python puro
    })
# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = La lingua «{ $lang }» non c’è. Disponibili: { $available }.
cli-interrupted = Interrotto.
# $name (text): the plug-in
cli-interrupted-plugin = Interrotto durante il caricamento del plug-in «{ $name }». Per non caricare plug-in di terzi, imposta CYCLADES_PLUGINS su un valore vuoto.
# $lang (text), $key (text): a message
cli-not-translated = { $lang }: «{ $key }» non è tradotto; si mostra l’inglese.
# $lang (text), $key (text): a message or a file; $code (text)
cli-message-fault = { $lang }: «{ $key }» non si può dire ({ $code }); si mostra altro.

## Options and problems

# $detail (text): what is wrong with the arguments
cli-usage-error = Errore: { $detail }
# $command (text): to be typed
cli-see-help = Vedi «{ $command }».
# $name (text): as it was typed; $available (text: commands separated by commas)
cli-no-command = Il comando «{ $name }» non esiste. Disponibili: { $available }.
# $available (text: commands separated by commas)
cli-missing-command = Manca un comando. Disponibili: { $available }.
# $option (text): as it was typed; $available (text: options separated by commas)
cli-no-option = L’opzione { $option } non esiste. Disponibili: { $available }.
# $form (text): the option as it is written, such as --players N [2<=x<=6]
cli-bad-value = Valore non valido: { $form }
# $option (text): as it is written; $value (text): as it was typed
cli-bad-number = { $option }: «{ $value }» non è un numero.
# $option (text), $value (text), $least (number or none), $most (number or none): limits, both included
cli-bad-range =
    { $least ->
        [none] { $option }: «{ $value }» non è un numero fino a { $most }.
       *[other]
            { $most ->
                [none] { $option }: «{ $value }» non è un numero da { $least } in su.
               *[other] { $option }: «{ $value }» non è un numero da { $least } a { $most }.
            }
    }
# $option (text), $value (text), $available (text: values separated by commas)
cli-bad-choice = { $option }: «{ $value }» non è uno di questi valori: { $available }.
# $option (text): as it was typed
cli-needs-value = Dopo { $option } serve un valore.
# $option (text): as it was typed
cli-takes-no-value = { $option } non accetta valori.
# $form (text): the argument or option as it is written
cli-missing-parameter = Manca: { $form }
# $arguments (text): as they were typed
cli-extra-arguments = Troppi argomenti: { $arguments }
# $setting (text): what was given to --option
cli-bad-setting = { $setting } non ha la forma chiave=valore.
# $name (text): as it was typed; $available (text: names separated by commas)
cli-no-player = Il giocatore «{ $name }» non c’è. Giocatori: { $available }.
# $pair (text): as it was typed; $available (text: the words feminine and masculine, as they are typed)
cli-bad-gender = { $pair } non ha la forma nome=genere; generi: { $available }.
cli-no-modules = Nessun modulo si può giocare da solo; vedete cyclades modules.
# $rule (text): as it was typed; $nearest (text: numbers of rules separated by commas)
cli-no-rule = La regola «{ $rule }» non esiste. Le più vicine: { $nearest }.
# $rule (text): as it was typed; $letters (text: how numbers begin, separated by commas)
cli-no-such-text = La regola «{ $rule }» non esiste. I numeri delle regole iniziano con: { $letters }.
cli-rules-in-english = Le regole sono scritte solo in inglese.
# $file (text), $code (word: missing, denied, folder, no-folder, exists, full, closed, large or other), $reason (text): as the system puts it
cli-file-problem =
    { $code ->
        [missing] { $file }: file o cartella inesistente
        [denied] { $file }: permesso negato
        [folder] { $file }: è una cartella
        [no-folder] { $file }: non è una cartella
        [exists] { $file }: esiste già
        [full] { $file }: spazio esaurito
        [closed] { $file }: è chiuso
        [large] { $file }: è troppo grande
       *[other] { $file }: { $reason }
    }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = Qualcosa è andato storto dentro il motore ({ $kind }: { $detail }). Impostate { $variable }=1 per vedere dove, e segnalatelo, per favore.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: Una parola di un’espansione si è interrotta ({ $kind }: { $detail }). È codice suo: può correggerlo chi l’ha scritta.

## Headings of columns

cli-column-module = modulo
cli-column-title = titolo
cli-column-version = versione
cli-column-needs = richiede
cli-column-option = opzione
cli-column-values = valori
# $values (text: separated by commas), $default (text): what may follow --option KEY=
cli-option-values = { $values }; predefinito: { $default }
cli-slow-plugin = l’importazione del plug-in { $name } richiede { $seconds } s
cli-column-edition = edizione
cli-column-rules = regole
cli-column-covered = coperte
cli-column-missing = mancanti
cli-column-exempt = esenti
cli-column-player = giocatore
cli-column-gold = oro
cli-column-income = Entrate
cli-column-metropolises = Metropoli
cli-column-areas = Aree
cli-column-units = unità

## Simulations

cli-figure-games = partite
cli-figure-finished = giocate fino alla fine
cli-figure-decisions = risposte richieste
cli-figure-forced = risposte obbligate
cli-figure-clauses = clausole
cli-figure-seconds = secondi
cli-figure-decisions-per-second = risposte al secondo
cli-figure-violations = violazioni
cli-column-figure = dato
cli-column-number = numero
cli-column-bot = bot
cli-column-wins = vittorie
cli-column-god = dio
cli-column-round = Ciclo
cli-column-way = modo
cli-column-card = carta
cli-column-uses = usi
cli-column-battles = battaglie
cli-column-rating = valutazione
cli-column-against = tra
cli-column-share = quota
cli-column-from = da
cli-column-to = a
cli-simulate-progress = Partite
cli-simulate-shared = condivise
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Seme { $seed }, Ciclo { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Interrotte prima della fine, semi: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Moduli { $modules }, partite: { $games }
# $par (text): a share in per cent
cli-tournament-par = Un bot tra altri di pari forza vince il { $par }. Gli intervalli sono al 95 %.
# $count (number)
cli-tournament-unfinished = Interrotte prima della fine: { $count }
cli-report-way-capture = conquistata
cli-report-way-gold = per l’oro
cli-report-way-last = non resta nessun altro
# $games (number)
cli-report-title = Uno studio di partite: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Moduli: { $modules }. Bot: { $bots }. Giocatori: { $players }. Seme: { $seed }. Giocate fino alla fine: { $finished }.
cli-report-reading = Gli intervalli sono al 95 %. La linea tratteggiata è ciò che darebbe il solo caso. Un clic su un’intestazione ordina.
cli-report-seats = Vittorie per posto
cli-report-bots = Vittorie per bot
cli-report-first-gods = Vittorie per dio del primo turno
cli-report-metropolises = Vittorie di chi ha ottenuto una metropoli, per modo in cui l’ha ottenuta
cli-report-ways = Come il vincitore ha ottenuto l’ultima metropoli
cli-report-lengths = Quanto durano le partite
cli-report-prices = Quanto è stato offerto per gli dei
cli-report-cards = Carte: uso, e quanto spesso ha vinto chi le ha usate
cli-report-battles = Battaglie e probabilità esatte
cli-report-share = quota delle partite, %
cli-report-gold = oro offerto, media
cli-report-odds = probabilità esatta dell’attaccante, %
cli-report-attacker = vinte dall’attaccante, %
cli-report-fought = combattute fino alla fine
cli-report-fought-won = di queste vinte dall’attaccante, %
# $file (text)
cli-report-written = Scritto: { $file }
cli-simulate-timed = Un bot pensa per un tempo misurato: un’altra esecuzione può contare diversamente.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = «{ $bot }» può rispondere ogni volta in modo diverso: un’altra esecuzione può dare altri risultati.
# $count (number): games whose rows were there
cli-simulate-found =
    { $count ->
        [one] { $count } partita era già nella cartella.
       *[other] { $count } partite erano già nella cartella.
    }
# $rate (text): games a second
cli-simulate-rate = { $rate } partite/s
cli-simulate-needs-out = Le righe si conservano solo in una cartella: indicate anche --out.
# $given (text), $most (number)
cli-simulate-workers = «{ $given }» non è un numero da 1 a { $most }, né auto.
cli-simulate-scheduler = --executor dask richiede --scheduler ADDRESS, e solo esso.

## Replays

# $clauses (number), $round (number)
cli-replay-passed =
    { $clauses ->
        [one] { $clauses } clausola rigiocata, fino al Ciclo { $round }.
       *[other] { $clauses } clausole rigiocate, fino al Ciclo { $round }.
    }
# $seat (text), $question (text): the prompt in words
cli-replay-waits = La prossima domanda è per { $seat }: { $question }
# $index (number): from 1; $action (text): the line of the log
cli-replay-failed = La riga { $index } del registro non si può giocare: { $action }
cli-replay-position = L’ultima posizione valida:
cli-replay-differs = Il registro è stato giocato fino alla fine, ma l’istantanea del salvataggio mostra un’altra posizione.
cli-replay-differences = Dice altro rispetto alla partita giocata: { $parts }.
cli-replay-verified = Voci e istantanea concordano. Il file è coerente; chi lo abbia scritto, un hash non può dirlo.
cli-replay-unproved = Il salvataggio non ha un’istantanea di questa versione: le voci non si possono confrontare.

## Scenarios

# $passed (number), $failed (number)
cli-scenarios-closing = superati: { $passed }, falliti: { $failed }
# $file (text), $title (text)
cli-scenario-failed = { $file }: fallito: { $title }
# $edition (text), $rules (text): rule numbers, separated by commas
cli-coverage-missing = { $edition }, senza scenario: { $rules }
# $caught (number), $survived (number)
cli-mutate-closing = rilevate: { $caught }, non rilevate: { $survived }
# $box (text), $available (text: boxes separated by commas)
cli-mutate-no-box = La scatola «{ $box }» non c’è. Disponibili: { $available }.
# $definition (text): as it was typed
cli-mutate-nothing = Non c’è niente da togliere da { $definition }.
cli-column-mutation = tolto
cli-column-what = che cosa
cli-column-tried = scenari

## A game as a story

# $modules (ids: modules), $players (number)
cli-play-opening =
    { $players ->
        [one] { LIST($modules) }, { $players } giocatore
       *[other] { LIST($modules) }, { $players } giocatori
    }
# $board (id: board)
cli-play-board = Tabellone: { NAME($board) }
# $units (pairs of id and number)
cli-play-units = { TALLY($units) }
# Below the map; the signs stay as they are.
cli-play-signs = In ogni esagono l’area, e sotto chi la controlla: A2 terra con 2 unità, a2 mare con 2 unità, ## terra di nessuno, un punto mare aperto, ! una figura.
# $short (text): what the map shows of an id, $area (text): the id
cli-play-short = Le sigle sono accorciate perché ci stiano: { $short } è { $area }.
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Qui il racconto si ferma; lo stesso seme e gli stessi nomi lo raccontano di nuovo.
# What a winner has at the end, without a full stop: $faction (id), $metropolises (number)
cli-play-winner =
    { $metropolises ->
        [one] { NAME($faction) } ha una Metropoli
       *[other] { NAME($faction) } ha { $metropolises } Metropoli
    }
# $winners (ids): players
cli-play-won =
    { COUNT($winners) ->
        [one] Vince { LIST($winners) }.
       *[other] Vincono { LIST($winners) }.
    }

## Card sheets

# $modules (ids: modules)
cli-card-title = Carte: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = Divinità
cli-card-kind-building = Edificio
cli-card-kind-unit = Unità
cli-card-kind-goods = Carta
# Headings over all cards of a type.
cli-card-kinds-god = Divinità
cli-card-kinds-building = Edifici
cli-card-kinds-unit = Unità
cli-card-kinds-goods = Altre carte
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Nome
cli-card-label-cost = Costo
cli-card-label-text = Effetto
cli-card-label-military = Battaglia
cli-card-label-sacrifice = Sacrificio
cli-card-label-edition = Edizione
cli-card-label-rule = Regola
cli-card-label-copies = Copie
# above units, buildings and other things without a card
cli-card-label-aid = Riepilogo
cli-card-block-free = Gratis
cli-card-block-paid = A pagamento
cli-card-block-bonus = Bonus
cli-card-block-power = Potere
cli-card-block-team = Squadra
# What a card costs, after the label “Cost”: short.
# $prices (text: numbers separated by commas), by where the card lies on the track
cli-card-cost-track = { $prices } { -gp } (secondo lo spazio)
# $price (number)
cli-card-cost-fixed = { $price } { -gp }
# $god (id), $prices (text: numbers separated by commas): the first with this god, the second ...; 0 is free
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
# $god (id): who brings it without a price
cli-card-cost-free = { NAME($god) }: gratis
# $price (number): to use the power of the card
cli-card-cost-use = { $price } { -gp } per l’uso
# $price (number): to use the power of the sacrifice
cli-card-cost-sacrifice = { $price } { -gp } per il sacrificio
cli-card-cost-offering = la vostra Offerta
cli-card-cost-always = nessuna Offerta
# Stands beside a text that is shown in English because the translation lacks it: one or two words.
cli-card-untranslated = non tradotto
# $kind (text): as it was typed; $available (text: kinds separated by commas)
cli-card-no-kind = Il tipo di carta «{ $kind }» non c’è. Disponibili: { $available }.
cli-card-nothing = Questi moduli non hanno carte del genere.
cli-card-pdf-file = Il PDF viene scritto in un file: indicalo con --output.
# $name (text): as it was typed; $nearest (text: what comes nearest to it, as it is typed)
cli-show-nearest = In questi moduli la definizione «{ $name }» non c’è. Intendevate «{ $nearest }»?
# $name (text): as it was typed; $available (text: names separated by commas, as they are typed)
cli-show-nothing = In questi moduli la definizione «{ $name }» non c’è. Disponibili: { $available }.
# $pages (number)
cli-card-needs-folder =
    { $pages ->
        [one] Per { $pages } pagina serve un file o una cartella; indicatelo con --output.
       *[other] Per { $pages } pagine serve una cartella; indicatela con --output.
    }
# $card (id), $lang (text), $part (text: one of the labels)
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: troppo lungo per la carta, anche con i caratteri più piccoli.
cli-play-people-format = Le persone giocano in testo: togliere --format.
# $seat (text): as it was typed
cli-play-bad-seat = “{ $seat }” non è nome=human né nome=bot
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = in questa partita non c’è il posto “{ $seat }”; ci sono: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = il tabellone “{ $name }” non esiste; ci sono: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = il tabellone “{ $name }” non ha una mappa
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = la partita non ha la voce { $ply }, l’ultima è { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = “{ $name }” è un tabellone, non una partita
cli-board-strip-needs-file = una striscia è un’immagine: indicare un file con --svg
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = la partita non si può rigiocare: voce { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = In attesa di JSON-RPC 2.0, un messaggio per riga (docs/protocol.md); la fine dell'ingresso chiude tutto.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Incidente { $number }, un difetto del motore ({ $kind }): { $detail }. Con { $variable }=1 si vede la traccia.

## cyclades expansion

cli-expansion-closing = errori: { $errors }, avvisi: { $warnings }, note: { $notes }; insiemi di moduli: { $sets }, partite: { $games }, scenari: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] Nessuno scenario è stato eseguito, perché il contenuto ha errori.
        [no-project] Qui nessuno scenario è stato eseguito. Quelli del pacchetto installato si eseguono con: cyclades scenario run
        [no-folder] Nessuno scenario è stato eseguito: la cartella { $folder } non esiste. Creala e scrivi un file per ogni regola, per esempio { $folder }/X1.1-my-card.toml. docs/scenarios.md mostra come.
       *[empty] Nessuno scenario è stato eseguito: la cartella { $folder } non ha file TOML. Scrivine uno per ogni regola, per esempio { $folder }/X1.1-my-card.toml. docs/scenarios.md mostra come.
    }
cli-expansion-no-stubs = Non servivano abbozzi.
cli-expansion-stubs =
    { $file }: { $count ->
        [one] aggiunto { $count } abbozzo
       *[other] aggiunti { $count } abbozzi
    }: { $keys }
cli-expansion-made = { $folder }: { $files } file scritti. Che cosa provare ora:
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
cli-expansion-no-folder = «{ $folder }» non è una cartella
# $name (text), $available (text)
cli-expansion-no-schema = Non c’è uno schema “{ $name }”. Ci sono: { $available }.
cli-watch-begin = Osservo { $folder }; Ctrl-C per finire.
cli-watch-changed = Cambiati: { $files }
cli-watch-new = { "  " }nuovo: { $finding }
cli-watch-mended = { "  " }risolto: { $finding }
cli-watch-same = { "  " }niente di nuovo
cli-watch-failed = { "  " }il controllo non è riuscito: { $detail }
cli-column-place = luogo
cli-column-finding = rilievo
cli-column-set = moduli
cli-column-games = partite
cli-column-faults = difetti

## Partite scritte

cli-run-closing =
    { $file }: { $state ->
        [failed] fallita
        [passed] superata
       *[played] giocata
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
cli-run-counts = mosse { $clauses }, parentesi { $brackets }, estrazioni { $draws }, controlli { $checks }
cli-run-asked = round { $round }, la domanda è per { $seat }: { $prompt }
cli-run-over = finita nel round { $round }, vincitori: { $winners }
cli-run-unseen = { $seat } non ha visto altro
cli-run-more = Errori non elencati: { $count }.
cli-run-summary = partite superate: { $passed }, fallite: { $failed }
cli-run-watching = In attesa di una modifica; Ctrl-C per terminare.
cli-run-write = Senza --complete o --update non c’è nulla da scrivere.
cli-run-either = Non insieme a --complete.
cli-run-one = Questo vale per una sola partita; con più partite usa --write.
cli-run-watch-file = Lo standard input non si può osservare.
cli-run-span = «{ $value }» non è un punto: un numero di mosse, round:3 o line:57.
cli-format-either = Non insieme a --check.
cli-format-would = { $file }: non in forma canonica
cli-format-done = { $file }: riscritta
cli-format-summary = partite: { $files }, non in forma canonica: { $changed }
cli-new-either = Non insieme a --seed.
cli-new-bots = «{ $pair }» non è NOME=SPEC. Giocatori: { $available }.
cli-new-asked = la domanda è per { $seat }: { $prompt } ({ $question })
cli-convert-table = Una posizione non dice chi gioca e a che cosa: indica --modules e --names.
cli-convert-same = Lo è già ({ $kind }); indica --to, --at, --seen-by o --chance.
cli-convert-refused = Non è stato scritto nulla; --lossy lo fa lo stesso.
cli-convert-lost =
    andrebbe perso{ $line ->
        [0] { "" }
       *[other] { " " }(riga { $line })
    }: { $what ->
        [names] i nomi mostrati
        [genders] i generi
        [bots] i bot
        [title] il titolo
        [about] ciò che dice [about]
        [bracket] ciò che sta fra parentesi
        [facts] segni e attese ({ $count })
        [comments] commenti ({ $count })
        [later] le mosse dopo quel punto ({ $count })
        [event] che l’evento sia venuto proprio dopo questa mossa
        [fingerprint] l’impronta
        [held] uno sguardo alla partita trattenuta
        [seed] il seme: le estrazioni stanno nel testo, e l’impronta è un’altra
        [unseen] ciò che questo posto non ha visto
        [middle] tutto: nessuna posizione può dire che cosa attende a metà di una mossa o di una carta
        [no-title] tutto: uno scenario ha bisogno di un titolo
        [no-cite] tutto: uno scenario ha bisogno dei numeri delle regole (cite)
       *[no-fact] tutto: uno scenario ha bisogno di almeno un’attesa
    }
# $paths (text): as they were typed
cli-run-none = Nessuna partita scritta (.cyc) qui: { $paths }.
cli-step-more = Invio: avanti, q: fine
# $suffix (text): .cyc
cli-history-record = Serve una partita scritta: fate finire il file con { $suffix }.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = Servono altri pacchetti: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = I tavoli sono su { $address } (Ctrl-C per finire)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = Impossibile aprire la base di dati: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = La base di dati è di una versione più recente ({ $name }); questo motore conosce { $detail }.
# $name (text): the file
cli-store-in-use = Un altro processo usa “{ $name }”. Per più processi: --database postgresql://…
cli-store-one-process = Più processi richiedono PostgreSQL: --database postgresql://…
cli-store-needs-postgres = Servono altri pacchetti: pip install "cyclades-engine[postgres]"
cli-store-own-tools = PostgreSQL ha i suoi strumenti per le copie: pg_dump.
# $name (text): the port
cli-store-port-taken = La porta { $name } è usata da un altro programma; scegline una con --port.
cli-store-cannot-read = “{ $name }” non può essere letto: { $detail }
cli-store-config = La configurazione “{ $name }” è errata: { $detail }
cli-store-bad-address = “{ $detail }” non si può usare per { $name }. Indica un indirizzo IP di questo computer o del proxy, ad esempio 192.0.2.7.
cli-store-bad-url = “{ $detail }” di { $name } non è un URL. Scrivi ad esempio https://board.example.org.
cli-host-refused = Questo server non si chiama “{ $host }”. Ammessi: indirizzi IP, { $allowed }. Avvialo con --url e il suo indirizzo.
cli-origin-refused = L’origine { $origin } non è ammessa. Avvia il server con --allow-origin { $origin }. Ammesse: { $allowed }.
cli-store-no-seed = Questo salvataggio parte da una posizione o ha un caso prestabilito; solo le partite da un seme diventano tavoli.
cli-store-several-names = “{ $name }” ha più nomi (collegamenti fisici). Un database usato con due nomi si danneggia: elimina l’altro nome o usa un collegamento simbolico.
cli-store-unknown-scheme = “{ $name }” non è un database che questo motore conosce. Usa { $detail } oppure il percorso di un file.
cli-table-frozen = Il tavolo { $name } è fermo; «{ $command }» lo fa riprendere.
cli-table-thawed = Il tavolo { $name } riprende.
cli-notice-subject = { $table }: è il tuo turno
cli-notice-text = { $name }, il tavolo “{ $table }” aspetta la tua risposta.
cli-notice-idle-subject = { $table }: da molto nessuno gioca
cli-notice-idle-text = { $name }, al tavolo “{ $table }” nessuno gioca dal { $since }. Il { $until } viene messo da parte: nulla viene cancellato, e chi lo riapre continua a giocare.
cli-notice-mute = Niente più avvisi di questo tavolo:
cli-notice-stop = Non inviarne più
cli-notice-muted = Non riceverai più avvisi di questo tavolo.
cli-note-link = C’è un nuovo link per { $name }. Quello vecchio non vale più.
cli-note-takeover = Da ora un bot ({ $bot }) gioca per { $name }.
cli-note-back = Per { $name } gioca di nuovo una persona.
# $name (text): as it was typed
cli-no-table = Non c’è un tavolo “{ $name }”.
# $count (number)
cli-tables = Tavoli: { $count }
# $count (number)
cli-tables-pruned = Tavoli tolti: { $count }
# $count (number)
cli-tables-dry = Tavoli che verrebbero tolti: { $count }
# $file (text): what was written
cli-wrote = Scritto: { $file }
