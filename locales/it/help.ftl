### Aiuto della riga di comando: `cyclades --help`, `cyclades play --help`. Ogni id inizia con help-.
###
### help-<comando> è la riga di un comando nell’elenco dei comandi e la prima del suo aiuto; .more è il resto.
### help-<comando>-<opzione> è la riga di un’opzione o di un argomento; help-option-<opzione> quella di un’opzione comune
### a più comandi. I nomi di comandi e opzioni, i valori e ciò che sta in `--così` restano come si scrivono. Le righe
### delle opzioni iniziano con la minuscola e non hanno il punto finale.


## Headings and signs

help-usage = Uso:
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-heading-commands = Comandi
# Stands for options in the line of usage, in capitals: cyclades play [OPTIONS]
help-sign-options = { "[" }OPZIONI]
# Stands for a command and its arguments in the line of usage: cyclades [OPTIONS] COMMAND [ARGS]...
help-sign-command = COMANDO [ARGOMENTI]...
# What stands for a value in help, in capitals: --lang CODE, --option KEY=VALUE
help-meta-address = INDIRIZZO
help-meta-card = CARTA
help-meta-code = CODICE
help-meta-file = FILE
help-meta-key = CHIAVE
help-meta-kind = TIPO
help-meta-lang = LINGUA
help-meta-name = NOME
help-meta-path = PERCORSO
help-meta-rule = REGOLA
help-meta-spec = SPECIFICA
help-meta-value = VALORE
# $value (text): stands in brackets after the line of an option
help-default = predefinito: { $value }
# Stands in brackets after the line of an argument
help-required = obbligatorio

## Options that every command has

help-option-help = mostra questo aiuto ed esce
help-option-lang = lingua dei testi; se manca, quella del sistema
help-option-format = come stampare; se manca, una tabella su un terminale, altrimenti testo
help-option-modules = moduli, separati da virgole; se mancano, il primo che non ne richiede altri
help-option-option = un’opzione di un modulo; ripetibile
help-option-seed = seme di tutto ciò che è casuale; se manca, viene estratto e stampato
help-option-players = numero di giocatori
help-option-mode = modalità di gioco, dove un’edizione ne ha più d’una
help-option-board = nome del tabellone, dove ce n’è più d’uno
help-option-bots = un bot per tutti, o uno per posto, separati da virgole; i parametri da due punti
help-option-folder = carica l’espansione di questa cartella (il contenuto o il progetto) senza installarla; ripetibile

## cyclades

help-cyclades = Un motore di regole per il gioco da tavolo Cyclades e le sue espansioni.
    .more = Codici di uscita: 0 fatto, 1 una verifica è fallita, 2 dati o uso sbagliati, 130 interrotto, 141 nessuno legge più l’uscita. NO_COLOR è rispettato.
help-cyclades-version = mostra la versione ed esce
help-cyclades-install-completion = installa il completamento per la shell attuale
help-cyclades-show-completion = mostra il completamento per la shell attuale, per copiarlo o cambiare l’installazione

## cyclades modules

help-modules = Elenca i moduli che si possono giocare, e che cosa non va in quelli che non si possono.
    .more = Un plug-in guasto è elencato con i suoi problemi; gli altri funzionano senza. Codice di uscita 1 se ce n’è uno.

## cyclades play

help-play = Gioca una partita tra bot e la racconta come una storia.
    .more = Una frase per ogni azione, la classifica prima delle Offerte di ogni Ciclo, la mappa dove la terra ha cambiato padrone. Lo stesso seme e gli stessi nomi raccontano la stessa storia. Con una persona a un posto (--seats ann=human,bob=greedy, o --bots human,greedy) si gioca davvero: /help elenca ciò che si può scrivere.
help-play-names = nomi dei giocatori, separati da virgole, invece del loro numero
help-play-gender = feminine o masculine per i giocatori che lo vogliono, come ann=feminine,bob=masculine
help-play-rounds = dopo quanti Cicli fermarsi
help-play-save = scrive la partita in un file che si può rigiocare
help-play-detail = quanto raccontare: full è tutto, per chi guarda; brief è una frase per turno con acquisti, edifici, battaglie e conquiste, per chi legge dopo
help-play-format = come stampare; se manca, una tabella su un terminale, altrimenti testo; json è un solo documento, jsonl un oggetto per riga durante la partita
help-play-table = apri nel browser un tavolo contro i bot; il primo posto è tuo
help-play-seats = chi siede dove: nome=human o nome=bot, separati da virgole; al posto di nomi e bot
help-play-resume = continua una partita salvata o scritta; --seats dice chi gioca, se manca persone su tutti i posti
help-play-plain = elenchi e frasi invece di una mappa, per lettori di schermo e pipe

## cyclades board

help-board = Mostra tabelloni e posizioni: sul terminale o come immagini.
help-board-show = Mostra un tabellone, o la posizione di un salvataggio o di una partita scritta come tutti possono vederla.
    .more = Senza --svg la mappa appare sul terminale. Un’immagine dà il nome a ogni area, e la sua legenda dice chi è chi e che cosa significano i simboli.
help-board-show-what = nome di un tabellone, o file con una partita
help-board-show-svg = scrive un’immagine in questo file
help-board-show-at = la posizione dopo questo numero di voci
help-board-show-strip = tante piccole immagini della partita, dall’inizio alla fine
help-board-show-labels = come si chiamano le aree nell’immagine; se manca, names

## cyclades simulate

help-simulate = Gioca molte partite tra bot e conta come finiscono.
    .more = Il seme della partita i è il seme più i, così ognuna si può giocare da sola. Codice di uscita 1 se qualcosa non andava.
help-simulate-games = quante partite
help-simulate-check = conta ogni unità a ogni decisione e verifica il resto a ogni Ciclo; in un ventesimo delle partite verifica tutto a ogni passo
help-simulate-check-all = verifica tutto a ogni passo di ogni partita
help-simulate-max-cycles = dopo quanti Cicli fermare una partita
help-simulate-workers = in quanti processi giocare; auto: quanti sono i core
help-simulate-out = cartella per una riga di ogni partita; ciò che è stato interrotto riprende alla chiamata successiva
help-simulate-parquet = alla fine scrivi le righe anche come games.parquet (extra parquet)
help-simulate-executor = chi gioca: processi di questo computer o un cluster Dask (extra cluster)
help-simulate-scheduler = indirizzo dello scheduler di un cluster (tcp://host:8786), con --executor dask
help-simulate-format = come stampare; se manca, una tabella su un terminale, altrimenti testo; json è un solo documento, jsonl un oggetto per riga, ogni partita appena finisce

## cyclades tournament

help-tournament = Fa giocare i bot tra loro e li valuta.
    .more = Ogni bot gioca da solo tra copie di ciascun altro, in ogni posto, con gli stessi semi per tutti. Codice di uscita 1 se qualcosa non andava.
help-tournament-modules = moduli da giocare, separati da virgole; ripetibile per altri elenchi
help-tournament-bots = i bot, separati da virgole; parametri con i due punti
help-tournament-lone = quali bot giocano da soli tra gli altri; altrimenti tutti
help-tournament-games = partite di ogni bot tra ciascun altro, almeno; arrotondate a tutti i posti
help-tournament-max-cycles = dopo quanti Cicli fermare una partita
help-tournament-workers = in quanti processi giocare; auto: quanti sono i core
help-tournament-out = cartella per una riga di ogni partita, una per ogni lista di moduli; ciò che è stato interrotto riprende alla chiamata successiva
help-tournament-executor = chi gioca: processi di questo computer o un cluster Dask (extra cluster)
help-tournament-scheduler = indirizzo dello scheduler di un cluster (tcp://host:8786), con --executor dask

## cyclades report

help-report = Fa di uno studio una pagina sola.
    .more = Vittorie per posto, bot e primo dio, come si sono decise le partite, durate, prezzi, carte, battaglie: con intervalli e grafici. La pagina non ha bisogno della rete. Richiede l’extra report.
help-report-study = cartella di uno studio, come la crea simulate --out
help-report-output = dove scrivere la pagina; se manca, report.html nella cartella

## cyclades replay

help-replay = Rigioca un salvataggio o una partita scritta dall’inizio, e dice dove smette di concordare.
    .more = Riporta riga, azione, motivo e ultima posizione valida. Codice di uscita 1 se il registro non si può giocare fino alla fine.
help-replay-save = il file; - è lo standard input
help-replay-verify = confronta le voci con l’istantanea e dice in che cosa differiscono
help-replay-detail = prima racconta la partita come una storia: full è tutto, brief una frase per turno

## cyclades scenario

help-scenario = Esegue le regole come esempi, e mostra quali regole ne hanno uno.
help-scenario-run = Esegue gli scenari e riporta quelli che falliscono.
    .more = L’ultima riga conta quelli superati e quelli falliti. Codice di uscita 1 se uno è fallito, 2 se un file non si legge come TOML.
help-scenario-run-paths = file o cartelle, anche partite scritte (.cyc) che citano regole; se mancano, quelli della copia di lavoro, altrimenti quelli forniti
help-scenario-run-trace = mostra ogni riga con i suoi eventi e la domanda che segue con le risposte
help-scenario-coverage = Confronta gli scenari con le regole numerate di ogni edizione.
    .more = Ogni regola è coperta da uno scenario, esente con un motivo, o mancante.
help-scenario-coverage-paths = file o cartelle, anche partite scritte (.cyc) che citano regole; se mancano, quelli della copia di lavoro, altrimenti quelli forniti; se indicati, solo le edizioni di cui citano regole
help-scenario-mutate = Toglie dal contenuto singoli effetti, modificatori, inneschi e regole, e guarda se uno scenario fallisce.
    .more = Elenca ciò che nessuno scenario ha rilevato. Codice di uscita 1 se c’è qualcosa del genere.
help-scenario-mutate-paths = file o cartelle degli scenari che devono accorgersene; se mancano, quelli della copia di lavoro, altrimenti quelli forniti
help-scenario-mutate-box = una scatola; ripetibile; se manca, tutte quelle che si trovano
help-scenario-mutate-only = una sola definizione
help-scenario-mutate-deep = anche i verbi dentro i verbi, le condizioni e le impostazioni
help-scenario-mutate-sample = quante per ogni scatola, estratte con il seme
help-scenario-mutate-seed = seme del campione
help-scenario-mutate-workers = in quanti processi provare

## cyclades rule

help-rule = Stampa le regole numerate, ognuna sotto il suo titolo.
    .more = Il numero di una sezione (T13) la stampa per intero, un numero in più (L16.8.3) un passo di un elenco. Le regole sono scritte in inglese. Codice di uscita 2 se un numero non esiste; vengono indicati quelli vicini.
help-rule-rules = numeri di regole, come B9.4, HO-49 o T13

## cyclades cards

help-cards = Mostra tutte le carte dei moduli, da leggere o da stampare, tagliare e imbustare.
    .more = I testi non tradotti sono segnati. Codice di uscita 1 se un testo è troppo lungo per la sua carta.
help-cards-kind = solo questi tipi di carta, separati da virgole
help-cards-format = fogli da stampare (pdf, html, svg) o documenti da leggere (md, json)
help-cards-output = un file; per più pagine SVG una cartella
help-cards-compare = mette accanto a ogni carta il testo in questa lingua
help-cards-size = misura delle carte stampate: standard 63 x 88, mini 44 x 67, tarot 70 x 120 mm
help-cards-bleed = millimetri di cui i colori superano il bordo della carta, da 0 a 5; lo spazio tra le carte è il doppio
help-cards-backs = dopo ogni pagina i dorsi delle sue carte, da stampare sull’altro lato
help-cards-once = una carta per tipo, non quante ne ha il gioco

## cyclades show

help-show = Mostra una definizione come vale con questi moduli: con i valori predefiniti e con ciò che altri vi cambiano.
    .more = Accanto a ogni riga stanno il file e la riga da cui proviene. Le definizioni si chiamano ad esempio hero:perseus o phase:income.
help-show-definition = tipo e id della definizione

## cyclades rpc

help-rpc = Risponde a JSON-RPC 2.0 su ingresso e uscita standard, per interfacce in qualsiasi linguaggio.
    .more = Un messaggio per riga; l'uscita contiene solo messaggi, e la fine dell'ingresso chiude tutto. Il protocollo sta in docs/protocol.md, il suo schema in docs/protocol.openrpc.json e nella risposta a rpc.discover.

## cyclades locale

help-locale = Aiuta con le traduzioni: che cosa manca o non va, una nuova lingua, file PO, anteprime.
help-locale-option-folder = una cartella con lingue, come quella di un’espansione; se manca, la nostra, e per guardare anche quelle dei plug-in
help-locale-status = Conta che cosa è tradotto, mancante, obsoleto o non usato, per lingua e per file.
    .more = Obsoleto: l’inglese nel frattempo è cambiato. Con --lang solo quella lingua, con le sue parole.
help-locale-status-langs = lingue; se mancano, tutte quelle che ci sono
help-locale-status-box = solo questo file, come base; ripetibile
help-locale-status-keys = nomina anche i messaggi
help-locale-check = Confronta le traduzioni con l’inglese e con la grammatica della loro lingua.
    .more = Ogni problema con file, riga e colonna. Codice di uscita 1 se c’è un errore.
help-locale-check-langs = lingue; se mancano, tutte quelle che ci sono
help-locale-check-box = solo questo file, come base; ripetibile
help-locale-check-warnings-as-errors = conta gli avvisi come errori
help-locale-add = Inizia una nuova lingua, con ogni messaggio da tradurre.
    .more = L’inglese sta dietro # > in ogni file; ciò che non è ancora tradotto si mostra in inglese.
help-locale-add-language = il codice della lingua, come cs o pt-BR
help-locale-add-name = come si chiama la lingua, per l’inizio di ogni file
help-locale-accept = Registra che le traduzioni sono fatte dall’inglese attuale.
    .more = Senza chiavi: quelle di cui non è ancora registrato niente.
help-locale-accept-language = la lingua
help-locale-accept-keys = messaggi che concordano con l’inglese attuale, benché sia cambiato; god-zeus.text è una parte di un messaggio
help-locale-accept-all = tutti i messaggi, anche quelli obsoleti
help-locale-export = Scrive una lingua in un file PO, per Poedit e simili.
help-locale-export-language = la lingua
help-locale-export-file = il file
help-locale-format = Porta i file Fluent nella forma canonica, quella che scrivono le piattaforme di traduzione.
    .more = I file che cambiano vengono nominati. Quello che dicono resta uguale.
help-locale-format-check = guarda soltanto: codice di uscita 1 se un file cambierebbe
help-locale-annotate = Scrive regola, lunghezza ed esempio sopra i messaggi inglesi, dove il contenuto li conosce.
help-locale-annotate-check = guarda soltanto: codice di uscita 1 se un file cambierebbe
help-locale-glossary = Scrive il glossario per gli strumenti dei traduttori: FILE finisce in .csv o .tbx.
help-locale-glossary-file = il file
help-locale-glossary-langs = solo queste lingue, accanto all’inglese
help-locale-import = Riprende un file PO, se è tutto giusto.
    .more = Non si scrive niente se c’è un errore. Ciò che è tradotto solo in parte viene tralasciato.
help-locale-import-language = la lingua
help-locale-import-file = il file
help-locale-preview = Mostra una carta in ogni edizione che la contiene, e se il testo ci sta.
help-locale-preview-card = la carta, come giant o creature-giant
help-locale-preview-picture = disegna la carta come sarà stampata: un file .html, .svg o .png
help-locale-preview-format = come stampare (table, json, text) o in quale forma disegnare: nel file di --picture, altrimenti in uno che prende nome da carta e lingua; se manca, un’immagine ha la forma indicata dalla sua estensione
help-locale-preview-compare = accanto la carta in questa lingua
help-locale-preview-watch = ridisegna quando cambia un file di messaggi; la pagina nel browser segue
help-locale-explain = Mostra che cosa dà un messaggio in tutte le lingue, per molti numeri, forme e generi.
help-locale-explain-key = il messaggio, come event-units-moved

## cyclades expansion

help-expansion = Per chi scrive espansioni: ne controlla una, ne inizia una nuova, ne osserva una mentre viene scritta.
help-expansion-check = Controlla un’espansione: tutto ciò che si trova senza giocare, poi giocando partite casuali.
    .more = Da sola e con ogni modulo ufficiale che il suo manifesto permette. Una cartella precede un nome uguale. Codice di uscita 1 se c’è un errore, 2 se l’espansione non esiste.
help-expansion-check-target = la cartella del contenuto o del progetto, o il nome di una installata
help-expansion-option-games = partite casuali per ogni insieme di moduli; 0: nessuna
help-expansion-check-seed = seme della prima partita di ogni insieme
help-expansion-check-warnings-as-errors = gli avvisi contano come errori
help-expansion-check-write-texts = aggiungi abbozzi dei testi mancanti ai file di tutte le lingue
help-expansion-new = Scrivi una cartella con una piccola espansione che funziona, per imparare cambiandola.
    .more = Un dio, una creatura con una pedina, un eroe, un tabellone, un’opzione, due lingue, scenari e un test. Nulla di esistente viene sovrascritto.
help-expansion-new-name = nome della cartella, della scatola e del suo modulo: minuscole, cifre e trattini
help-expansion-new-into = la cartella in cui scriverla
help-expansion-watch = Ricontrolla un’espansione ogni volta che un suo file cambia; di’ che cosa è nuovo e che cosa è risolto.
    .more = Fino a Ctrl-C, con codice di uscita 130.
help-expansion-watch-path = la cartella del contenuto o del progetto
help-expansion-schema = Stampa uno schema JSON per gli editor, o li scrive tutti in una cartella.
    .more = Di: manifest, content, board, tiles, symbols, scenario. Un file .taplo.toml dice quale vale per quale file.
help-expansion-schema-name = quale schema stampare
help-expansion-schema-write = scrive tutti gli schemi in questa cartella
help-expansion-schema-modules = completa anche gli id di ciò che questi moduli definiscono

## cyclades new, run, convert, record

help-new = Stampa una partita da cui cominciare: intestazione, estrazioni della preparazione e a chi tocca.
    .more = Mandala in un file e continua a scrivere: una mossa per riga. Il formato è descritto in docs/records.md.
help-new-names = nomi dei giocatori, separati da virgole
help-new-bots = posti giocati da bot, separati da virgole
help-new-scripted = senza seme: le estrazioni sono ciò che dice il testo
help-run = Gioca partite scritte e segnala ciò che non torna.
    .more = Una mossa illegale è indicata con il suo punto, la regola e le mosse legali più vicine. Codice di uscita 1 se un controllo fallisce o una mossa è rifiutata, 2 se un file non è una partita.
help-run-paths = file, cartelle o modelli; - è lo standard input
help-run-from = controlla e racconta solo da qui: un numero di mosse, round:3 o line:57
help-run-to = fermati qui: un numero di mosse, round:3 (dove comincia) o line:57
help-run-trace = racconta ogni mossa con riga e numero, e che cosa ne è venuto a parole
help-run-format = come stampare; jsonl è un oggetto per riga, appena la mossa è giocata
help-run-complete = stampa la partita con ciò che i bot hanno fatto fra le righe
help-run-update = stampa la partita con i valori reali al posto di quelli falliti, e quelli vuoti riempiti
help-run-write = scrivila invece nel file
help-run-keep-going = salta una mossa rifiutata e continua, per trovare più errori insieme
help-run-workers = gioca in tanti processi
help-run-watch = esegui di nuovo a ogni modifica di un file
help-run-save = salva la partita come sta alla fine
help-run-quiet = di’ solo ciò che non va, e il totale
help-convert = Scrive una partita scritta, un salvataggio, uno scenario o una posizione come un altro di questi.
    .more = Il tipo di file si riconosce dal suo contenuto. Ciò che andrebbe perso è elencato e rifiutato, a meno che --lossy lo permetta. Una partita scritta diventa un salvataggio, tutto il resto una partita scritta, se --to non dice altro.
help-convert-file = il file; - è lo standard input
help-convert-to = che cosa scrivere
help-convert-at = la partita com’era dopo tante mosse
help-convert-seen-by = solo ciò che questo posto ha visto, con ? per il resto
help-convert-chance = script: senza seme, ogni estrazione come riga del testo
help-convert-names = nomi dei giocatori, per una posizione
help-convert-modules = moduli, per una posizione
help-convert-lossy = fallo anche se qualcosa va perso
help-convert-output = scrivi in questo file
help-record = Lavora sulle partite scritte come testi.
help-record-format = Scrivi le partite nella loro forma canonica.
    .more = Per farlo vengono giocate. Una che non si può giocare fino in fondo è formattata fin lì, e il codice di uscita è 1. I commenti restano.
help-record-format-paths = file, cartelle o modelli; - è lo standard input, e allora si scrive sullo standard output
help-record-format-check = non scrivere nulla; codice di uscita 1 se un file non è in forma canonica
help-record-format-diff = non scrivere nulla; mostra che cosa cambierebbe
help-record-format-annotate = aggiungi i segni e le estrazioni mancanti
help-replay-at = solo fino a tante mosse
help-replay-seat = racconta solo ciò che questo posto può vedere
help-replay-step = racconta passo per passo: Invio continua, q finisce

## cyclades serve and tables

help-serve = Offre tavoli su cui giocare nel browser.
    .more = I tavoli sono conservati in un tuo file e domani ci sono ancora; la pagina si apre da sola. Ctrl-C termina senza perdere nulla. Richiede l’extra “server”.
help-serve-port = porta; 0 ne prende una libera
help-serve-lan = servi tutti in questa rete e mostra un codice da inquadrare
help-serve-no-open = non aprire la pagina
help-serve-workers = processi; più d’uno richiede PostgreSQL
help-serve-url = dove la si raggiunge, dietro un proxy; da sola non la apre a nessuno
help-serve-host = l’indirizzo su cui ascoltare [predefinito: 127.0.0.1, con --lan tutti gli indirizzi]
help-serve-allow-origin = lascia che le pagine di questo indirizzo chiamino il server; si può ripetere
help-serve-trust-proxy = prendi gli indirizzi dei client dall’intestazione X-Forwarded-For di questo proxy; senza indirizzo, di un proxy su questo computer
help-serve-bots = processi in cui pensano i bot; 0: uno per core, al massimo quattro
help-serve-keep = metti via un tavolo che nessuno tocca da tanti giorni
help-serve-config = un file TOML con queste opzioni, posta e web hook
help-option-database = un file, o postgresql://…; altrimenti un file dell’utente
help-tables = Cura i tavoli di un server.
help-tables-list = Elenca i tavoli, gli ultimi cambiati per primi.
help-tables-backup = Copia tutta la base di dati in un file mentre è in uso.
help-tables-backup-file = il file da scrivere
help-tables-export = Scrivi il salvataggio di un tavolo, o la sua partita scritta, con il suo seme.
    .more = Chi lo legge sa tutto ciò che è nascosto: non è per chi gioca finché la partita continua.
help-tables-export-table = il tavolo
help-tables-export-output = il file da scrivere; se finisce con .cyc diventa una partita scritta
help-tables-export-history = una partita scritta con ciò che è stato ritirato fra parentesi, e nei commenti chi ha preso un posto
help-tables-import = Fai un tavolo da un salvataggio, con un link per ogni posto.
help-tables-import-file = il salvataggio
help-tables-freeze = Ferma un tavolo: si può guardare, ma nessuno gioca.
help-tables-freeze-table = il tavolo
help-tables-freeze-thaw = fallo riprendere
help-tables-relink = Crea un nuovo collegamento per chi ospita o per un posto; il vecchio non vale più.
help-tables-relink-table = il tavolo
help-tables-relink-seat = un posto, come p2; altrimenti chi ospita
help-tables-prune = Toglie i tavoli fermi da molto tempo.
help-tables-prune-days = da tanti giorni
help-tables-prune-dry-run = di’ solo quali
