### Errori del motore che non sono problemi di contenuto: un messaggio per codice, `error-<codice>`.
### Frasi intere. I nomi dei moduli arrivano come si scrivono.


## Modules

error-no-modules = Nessun modulo indicato. «cyclades modules» mostra quelli che ci sono.
# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module =
    { $nearest ->
        [none] Il modulo «{ $name }» non esiste.
       *[other] Il modulo «{ $name }» non esiste. Forse cercavate «{ $nearest }»?
    }
# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module =
    { $works ->
        [none] «{ $module }» non si può giocare senza { $requires }.
       *[other] «{ $module }» non si può giocare senza { $requires }. Questa lista funziona: { $works }
    }
# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played; $also (text or none):
# another one, that keeps what was named
error-conflicting-modules =
    { $cite ->
        [none] «{ $module }» e «{ $other }» non si possono giocare insieme.
       *[other] «{ $module }» e «{ $other }» non si possono giocare insieme ({ $cite }).
    } { $works ->
        [none] Nessuna lista simile funziona.
       *[other]
            { $also ->
                [none] Questa lista funziona: { $works }
               *[other] Funzionano queste liste: { $works } o { $also }
            }
    }

## Saves

# $part (text): the key that is not there
error-save-missing = Nel salvataggio manca «{ $part }».
# $part (text): the key whose value is wrong
error-save-damaged = «{ $part }» del salvataggio ha un valore non valido.
# $flaw (word: large, deep, values, number, text, kind, table or syntax); $line, $column (numbers): the place, line 0 for none
error-save-unreadable =
    { $line ->
        [0] Il salvataggio non si può leggere
       *[other] Il salvataggio non si può leggere alla riga { $line }, colonna { $column }
    }: { $flaw ->
        [large] è troppo grande.
        [deep] troppe liste e tabelle stanno una dentro l’altra.
        [values] contiene troppi valori.
        [number] questo non è un numero, o è troppo lungo.
        [text] questo testo ha caratteri che non si devono stampare.
        [kind] contiene qualcosa che JSON non conosce.
        [table] questo non è un salvataggio.
       *[syntax] questo non è JSON.
    }
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = Il salvataggio ha lo schema { $found }; questo motore legge fino allo schema { $known }.
# $modules (text): the modules of the save
error-save-ruleset = Il salvataggio è stato fatto con altri contenuti o altre opzioni di { $modules }.
# $index (number): place in the log, from 1; $clause (text): the line; $reason (text): code of the refusal
error-save-log = La riga { $index } del registro non si può giocare: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = «{ $part }» non concorda con il resto del salvataggio.

## Bots

# $name (text): what was asked for; $nearest (text or none); $known (text): the names there are
error-unknown-bot =
    { $nearest ->
        [none] Il bot «{ $name }» non esiste. Bot noti: { $known }
       *[other] Il bot «{ $name }» non esiste. Forse cercavate «{ $nearest }»? Bot noti: { $known }
    }
# $bot (text), $name (text): the parameter; $nearest (text or none); $known (text or none): the parameters it has
error-unknown-bot-parameter =
    { $known ->
        [none] Il bot «{ $bot }» non ha parametri.
       *[other]
            { $nearest ->
                [none] Il bot «{ $bot }» non ha il parametro «{ $name }». Ha: { $known }
               *[other] Il bot «{ $bot }» non ha il parametro «{ $name }». Forse cercavate «{ $nearest }»?
            }
    }
# $bot (text), $name (text): the parameter; $value (text); $default (number): what it is when left out
error-bad-bot-parameter = «{ $name }» del bot «{ $bot }» deve essere un numero come { $default }, non «{ $value }».
error-bot-parameter-limit = «{ $name }» del bot «{ $bot }» su un server è al massimo { $most }, non { $value }.
# $given (number), $players (number)
error-bots-number =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bot
    } per { $players } giocatori: indicatene uno per tutti, o uno per ogni posto.
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = «{ $folder }» non è uno studio: non ha { $file }. { $command } ne crea uno.
# $bots (text): what was given
error-tournament-bots = Un torneo richiede almeno due bot diversi, non «{ $bots }».
error-tournament-lone = «{ $bot }» deve giocare da solo, ma non è tra i bot di questo torneo: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = Il bot «{ $name }» di un altro pacchetto non si può usare: { $reason }
error-board-varies = Il tabellone «{ $board }» è composto a caso: ogni partita avrebbe aree diverse. Scegline uno che abbia un nome proprio.
error-program-late = Il bot «{ $command }» non ha risposto a «{ $prompt }» entro { $seconds } secondi.
error-program-died = Il bot «{ $command }» è terminato (codice { $code }) alla domanda «{ $prompt }».
error-program-garbled = Il bot «{ $command }» ha scritto qualcosa che non è una risposta a «{ $prompt }»: { $line }
error-program-illegal = Il bot «{ $command }» ha risposto { $answer } a «{ $prompt }»; non è tra le risposte.
error-program-not-here = Qui i programmi non possono fare da bot ({ $spec }): solo la tua riga di comando può indicarne uno.
error-program-start = Il bot «{ $command }» non si può avviare: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = Un processo del cluster ha contenuti diversi ({ $there }) da questo computer ({ $here }): installate le stesse versioni.
error-worker-died = Un processo che giocava è stato terminato dall’esterno o ha esaurito la memoria. Le righe scritte restano: lo stesso comando continua.
# $address (text)
error-no-scheduler = Nessuno scheduler risponde a «{ $address }».
# $extra (text): cluster, parquet and so on
error-missing-extra = Serve una libreria che non è installata: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = La riga { $line } di «{ $file }» non è ciò che scrive uno studio.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = «{ $folder }» contiene un altro studio: { $key } lì è { $there }, adesso { $now }. Scegliete un’altra cartella o chiedete lo stesso.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = «{ $folder }» contiene righe ma nessun { $file }: nessuno sa che cosa siano. Scegliete un’altra cartella.
# $folder (text)
error-study-busy = «{ $folder }» la sta riempiendo qualcun altro.

## Setting up a game

# $mode (text), $modes (text): those there are
error-unknown-mode = La modalità «{ $mode }» qui non esiste. Modalità: { $modes }
# $players (number), $allowed (text): numbers of players
error-wrong-players =
    { $players ->
        [one] Non si può giocare con { $players } giocatore; numeri possibili: { $allowed }
       *[other] Non si può giocare con { $players } giocatori; numeri possibili: { $allowed }
    }
# $names (text)
error-same-name = Due giocatori hanno lo stesso nome: { $names }
# $name (text): who was asked for; $seats (text): those who sit there
error-unknown-seat = Il posto «{ $name }» non esiste. Posti: { $seats }
# $name (text): the argument of a call; $expected (word: number, derivation, modules, table, folders, ruleset or generator);
# $found (text): what was given; $kind (text): its type in Python
error-bad-argument =
    «{ $name }» deve essere { $expected ->
        [number] un numero intero
        [derivation] 1 o 2
        [modules] un testo o una lista di nomi di moduli
        [table] una tabella di nomi e valori
        [folders] una lista di cartelle
        [ruleset] un insieme di regole (Ruleset)
        [generator] un generatore di numeri casuali
       *[other] qualcos’altro
    }, non «{ $found }» ({ $kind }).
# $name (text); $flaw (word: text, empty, long, blanks, unseen, form, between or taken); $limit (number): most characters
error-bad-name =
    { $flaw ->
        [text] Il nome di un giocatore è un testo, e { $name } non lo è.
        [empty] Un giocatore non ha nome.
        [long] Il nome «{ $name }» è troppo lungo; numero massimo di caratteri: { $limit }.
        [blanks] Il nome «{ $name }» ha spazi alle estremità, più d’uno di seguito o insoliti.
        [unseen] Il nome «{ $name }» ha caratteri che non si vedono.
        [form] Le lettere del nome «{ $name }» non sono nella forma composta (NFC).
        [between] Il nome «{ $name }» ha due punti, una virgola o un segno di uguale, che separano i nomi.
       *[taken] Il nome «{ $name }» in questa partita significa altro.
    }
# $limit (number): most seats
error-too-many-players = A nessun tavolo ci sono più posti; numero massimo: { $limit }.
# $name (text), $players (text)
error-unknown-player = Le squadre nominano «{ $name }», che non gioca. Giocatori: { $players }
# $size (number)
error-bad-teams = Ogni giocatore appartiene a una sola squadra di { $size }.
# $players (number)
error-no-board =
    { $players ->
        [one] Non c’è un tabellone per { $players } giocatore.
       *[other] Non c’è un tabellone per { $players } giocatori.
    }
# $land, $islands (number): what the board has; $least, $most (number): what it must have of each
error-small-board = Aree di Terra del tabellone: { $land }, Isole: { $islands }; per questa partita servono almeno { $least } Aree di Terra e { $most } Isole.
# $name (text), $boards (text)
error-unknown-board = Il tabellone «{ $name }» non esiste. Tabelloni: { $boards }

## Positions (the `given` of a scenario)

# $where (text): the part of the position; $name (text): what it names; $nearest (text or none): a name that there is
error-position-unknown =
    «{ $where }» nomina «{ $name }», che non esiste{ $nearest ->
        [none] { "." }
       *[other] ; forse cercavate «{ $nearest }»?
    }
# $where (text): the table; $name (text): the key; $nearest (text or none): one that there is
error-position-key =
    «{ $where }» non ha la chiave «{ $name }»{ $nearest ->
        [none] { "." }
       *[other] ; forse cercavate «{ $nearest }»?
    }
# $line, $column (number): where it stops to be TOML
error-position-syntax = La posizione non si può leggere: riga { $line }, colonna { $column }.
# $where (text): the part of the position; $name (text): the value, or what it says there is; $expected (text): a word for what could stand there
error-position-value =
    «{ $where }» non può essere { $name }; ci vuole: { $expected ->
        [number] un numero da 0 a 250
        [amount] un numero da 0 in su
        [name] un nome
        [list] una lista
        [table] una tabella
        [row] nomi, eventualmente con un numero in fondo
       *[other] una delle forme descritte
    }.
# $where (text): the part of the position; $name (text): the building
error-position-full = Non c’è un Sito di Costruzione libero per «{ $name }» ({ $where }).
# $problem (text): its name among the invariants; $name (text): what it is about; $where (text): the part of the position
error-position-impossible =
    Questa posizione è impossibile ({ $problem }): { $problem ->
        [wrong-ground] un’unità così non sta lì
        [ownerless-units] unità in un’area che non è di nessuno
        [sea-owner] un’area di Mare è di chi vi ha Flotte, senza Flotte di nessuno
        [twice] ne esiste uno solo
        [supply] le miniature sul tabellone e nella scorta non sono quante ce ne sono
        [reserve] le unità sul tabellone e nella riserva non sono quante ce ne sono
        [goods] ciò che hanno le fazioni e la scorta non sono quanto c’è
        [wrong-site] questo Edificio non va in questo sito
        [under-a-large-building] un Edificio sta sotto una costruzione grande
        [piece-without-card] la pedina sta sul tabellone e nessuno ha la sua carta
        [card-without-piece] la carta sta davanti a una fazione e la sua miniatura non è sul tabellone
        [card-of-another] la miniatura sta con una fazione, la carta davanti a un’altra
        [far-sea] il Porto non è accanto a quest’area di Mare
        [no-harbour] non c’è un Porto che possa avere un’area di Mare
        [offering-nowhere] l’offerta sta sul dio stampato ma non nella sua fila
        [two-offerings] due offerte su un solo dio
        [hidden-god] il dio non è scoperto
        [marker-twice] la fazione non ha più segnalini per questo posto
        [marker-nowhere] un segnalino della fazione non sta né sul tracciato del turno né su un dio
        [eliminated-owner] una fazione eliminata ha un’area
        [eliminated-holder] una fazione eliminata ha una carta
        [eliminated-marker] una fazione eliminata ha un segnalino
        [card-of-nobody] la figura è sul tabellone e non appartiene a nessuno, quindi la sua carta non sta davanti a nessuna fazione
        [wrong-zone] una carta del genere non sta lì
        [card-twice] la carta sta in due posti, o non ce ne sono così tante
        [one-purse] i compagni hanno una sola borsa e sono indicate due somme
        [too-many] non ce ne sono così tanti
        [no-round] i round si contano da 1; prima c’è solo la preparazione
       *[other] le parti non concordano
    } [{ $name }].
# $where (text): the table; $name (text): the key
error-position-missing = A «{ $where }» manca la chiave «{ $name }».

## Scripted chance (`chance` of a scenario, `Game.script`)

# $name (text): the key; $nearest (text or none)
error-script-kind =
    { $nearest ->
        [none] Non ci sono estrazioni di tipo «{ $name }».
       *[other] Non ci sono estrazioni di tipo «{ $name }». Forse cercavate «{ $nearest }»?
    }
# $kind (text): the list; $name (text): the same kind of draw under its other name
error-script-twice = «{ $kind }» e un’altra lista stabiliscono le stesse estrazioni ({ $name }).
# $kind (text): the list; $name (text): what stands there; $possible (text or none): what could
error-script-value =
    { $possible ->
        [none] In «{ $kind }» qui non può esserci { $name }.
       *[other] In «{ $kind }» qui non può esserci { $name }; valori possibili: { $possible }
    }
# $kind (text): the list; $name (text): an id; $nearest (text or none)
error-script-unknown =
    { $nearest ->
        [none] «{ $kind }» nomina «{ $name }», che non esiste.
       *[other] «{ $kind }» nomina «{ $name }», che non esiste. Forse cercavate «{ $nearest }»?
    }
# $kind (text): the list; $name (text): an entry; $line (text or none): the line that drew
error-script-impossible =
    { $line ->
        [none] «{ $name }» qui non può uscire ({ $kind }): non c’è, oppure è già stato visto altrove.
       *[other] «{ $name }» non può uscire con «{ $line }» ({ $kind }): non c’è, oppure è già stato visto altrove.
    }
# $kind (text): the list; $name (text): how many entries it has; $line (text or none): the line that drew
error-script-short =
    { $line ->
        [none] La lista «{ $kind }» è troppo corta: estrazioni stabilite: { $name }, ma ne è servita un’altra.
       *[other] La lista «{ $kind }» è troppo corta: estrazioni stabilite: { $name }, ma a «{ $line }» ne serve un’altra.
    }
# $kind (text): the list; $name (text): the first entry that was not drawn
error-script-left = «{ $name }» non è mai uscito ({ $kind }).

## Content

# $program (text): the program; $definition (text or none): the card it belongs to; $limit (number): steps
error-endless =
    { $definition ->
        [none] Il programma «{ $program }» non finisce: è stato fermato. Passi compiuti: { $limit }.
       *[other] Il programma «{ $program }» di «{ $definition }» non finisce: è stato fermato. Passi compiuti: { $limit }.
    }
# $program, $definition as above; $limit (number): the largest number
error-overflow =
    { $definition ->
        [none] Il programma «{ $program }» dà un numero che il gioco non può contenere; sono possibili i numeri da 0 a { $limit }.
       *[other] Il programma «{ $program }» di «{ $definition }» dà un numero che il gioco non può contenere; sono possibili i numeri da 0 a { $limit }.
    }

## Expansions of one’s own

error-unknown-expansion = Non c’è né una cartella né un’espansione «{ $name }»; note: { $known }.
error-expansion-name =
    Un’espansione non può chiamarsi «{ $name }»: { $flaw ->
        [taken] ce n’è già una
       *[form] minuscole, cifre e trattini, con una lettera all’inizio, al massimo { $limit } caratteri
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = Non c’è la mossa { $at }: la registrazione ne ha { $most }.
error-record-seen-by = Ciò che ha visto un giocatore si può scrivere solo come registrazione: usa --to record oppure togli --seen-by.

## Tables that are served

error-store-away = Il server non raggiunge il suo database in questo momento. Ciò che è stato confermato resta; ciò che hai appena fatto non lo è stato: riprova tra poco.
error-store-damaged = Il database del server è danneggiato. Ciò che hai appena fatto non è stato salvato. Avvisa chi gestisce il server.
error-store-full = Il disco del server è pieno: ciò che hai appena fatto non è stato salvato. Avvisa chi lo gestisce, poi riprova.
error-store-read-only = Il database del server ora si può solo leggere: ciò che hai appena fatto non è stato salvato. Avvisa chi lo gestisce, poi riprova.
