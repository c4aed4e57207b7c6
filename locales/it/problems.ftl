### Problemi di contenuto: un messaggio per codice, mostrato dopo `file:riga:colonna: error[codice]:`.
### Brevi, senza punto finale, senza i consigli che la riga «forse cercavate» dà comunque.
### Nomi, tipi e valori arrivano come stanno nel file; i tipi sono le parole di TOML (string, integer, float, boolean,
### array, table), le alternative sono separate da una barra.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = errore
problem-warning = avviso
problem-note = nota
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = forse cercavate «{ $name }»?
problem-known = ammessi qui: { $names }

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = questo non è TOML: { $detail }
    .advice = Null’altro di questo file è stato guardato.
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = il file non si può leggere ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = il file è troppo grande; byte consentiti: { $limit }
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = «{ $name }» dice troppo: { $found } valori; ammessi: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = «{ $name }» porta fuori dalla cartella del suo plug-in

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = «{ $table }» non ha la chiave «{ $name }»
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = in «{ $table }» serve la chiave «{ $name }»
# $name: the key; $expected, $found: types
problem-wrong-type = «{ $name }» è del tipo sbagliato: atteso { $expected }, trovato { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = «{ $name }» non può essere { $found }; valori ammessi: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = il verbo «{ $name }» non esiste
    .advice = docs/vocabulary.md elenca ogni verbo con le sue chiavi.
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = nessun elemento del tipo { $kind } ha l’id «{ $name }»
    .advice = Gli id sono quelli dei moduli giocati insieme; cyclades show KIND:ID --modules A,B ne stampa uno.
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = «{ $name }» può indicare uno qualsiasi di { $candidates }; scrivete l’id completo
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = «{ $name }» è già definito in { $first }
    .advice = Prendi un altro id; per metterlo al posto dell’altro, nominalo sotto replaces nel manifesto.
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = «{ $name }» non vale per nessuna definizione di questo modulo
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = in { $target } non c’è «{ $name }» da cambiare
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = «{ $name }» c’è già in { $target }; per sostituirlo usate set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } e { $other } cambiano entrambi «{ $name }» di { $target } (anche in { $first }) senza conoscersi; deve stabilirlo un’interazione (interaction) tra i due
# $name: the quantity
problem-unknown-quantity = la quantità «{ $name }» non esiste
# $name: the moment
problem-unknown-moment = il momento «{ $name }» non esiste
# $name: the tag
problem-unknown-tag = niente ha l’etichetta «{ $name }»
    .advice = Qualcosa deve averla fra i suoi tags.
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = un selettore di { $sort } non conosce «{ $name }»
# $name: the message id; $language: the language that lacks it
problem-missing-string = il testo «{ $name }» manca nella lingua { $language }
    .advice = I testi stanno in locales/en/<box>.ftl, per tipo e id; senza, il giocatore legge l’id.

## Effects

# $name: the binding
problem-unknown-binding = niente prima di questa riga lega «{ $name }»
    .advice = Un verbo precedente lega un nome con as = "…".
# $name: the parameter; $binding: the binding; $expected, $found: kinds
problem-wrong-kind = «{ $name }» accetta { $expected }, ma «{ $binding }» è di tipo { $found }
    .advice = Ogni parametro accetta certi tipi. Sono elencati in docs/vocabulary.md.
# $name: the word of the number
problem-unmeasured-number = «{ $name }» è un numero, e una condizione deve confrontarlo
    .advice = Nella stessa tabella va scritto at-least, at-most o exactly, per esempio exactly = 3.
problem-no-content = «{ $name }» non porta alcun contenuto
    .advice = L’hook cyclades_expansion del plug-in restituisce la cartella con manifest.toml.
problem-no-subject = «{ $name }» agisce per una fazione, e questo effetto non ne ha
    .advice = Mettilo in un each di fazioni con act = true, o esegui un programma con for.
problem-wrong-place =
    «{ $name }» funziona solo { $place ->
        [turn] nel turno di un segnalino, in un programma di take-turns
       *[round] in una fase o nella preparazione, non nell’effetto di una carta, di un dio o di una regola
    }
# $name: the binding
problem-unused-binding = «{ $name }» è legato qui e mai usato
# $name: the effect, by its place in the list
problem-unreachable-effect = «{ $name }» non può mai accadere
# $name: the program; $programs: those that run one another, in order
problem-endless-program = il programma «{ $name }» avvia se stesso senza fine: { $programs }
    .advice = Metti una condizione (when) o una domanda fra un’esecuzione e l’altra.
problem-missing-obligation = niente regola ciò che questo può provocare: «{ $name }»
    .advice = Aggiungi [obligation.{ $name }] con un effect, oppure togli ciò che vi conduce.
problem-missing-definition = senza { $name } non si può giocare
    .advice = Aggiungi questa definizione in un file del modulo, oppure richiedi un modulo che la contiene.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] non ha nessuna area di Terra
        [no-sea] non ha nessuna area di Mare
        [unknown-key] non c’è la chiave «{ $about }»
        [unknown-area] non c’è un’area «{ $about }» del tipo giusto
        [bad-squares] queste caselle non vanno bene: { $about }
        [split-area] le caselle dell’area «{ $about }» non sono unite
        [split-island] le aree dell’Isola «{ $about }» non sono unite
        [duplicate-area] due aree si chiamano «{ $about }»
        [taken-start] due posti iniziano nell’area «{ $about }»
        [unknown-token] niente dice che cosa sia «{ $about }»
        [unused-token] «{ $about }» è spiegato ma non compare
        [ragged-map] la riga { $about } non combacia con le vicine
        [duplicate-tile] la tessera «{ $about }» c’è due volte
        [unknown-tile] non c’è la tessera «{ $about }»
        [bad-tile] la tessera ha un numero sbagliato di caselle: { $about }
        [taken-place] due tessere stanno in { $about }
        [split-layout] le tessere non sono unite
        [too-large] è più di { $limit }
        [taken-name] «{ $about }» è già il nome di un’altra area
       *[other]
            { $expected ->
                [text] qui serve un testo
                [flag] qui serve true o false
                [count] qui serve un numero da 0 in su
                [names] qui serve una lista di nomi
                [numbers] qui serve una lista di numeri
                [table] qui serve una tabella
                [tables] qui serve una lista di tabelle
                [land-or-sea] qui serve «land» o «sea»
                [site] qui serve true, false, oppure le caselle del sito
                [covered-or-shared] qui serve «covered» o «shared»
                [players] qui serve uno dei numeri di giocatori
                [a-or-b] qui serve «a» o «b»
                [id] gli id hanno lettere, cifre, punti e trattini; questo non lo è: { $about }
                [name] i nomi hanno lettere minuscole, cifre e trattini
               *[other] qui serve un posto come [0, 1]
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = la mappa «{ $name }» non si può leggere: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = il tabellone «{ $name }» non funziona: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = questi moduli si aspettano a vicenda: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = «{ $module }» richiede il modulo «{ $name }»
    .advice = Installa ciò che lo porta, o carica la sua cartella con --folder.
# $name, $module: two modules that exclude each other
problem-module-conflict = «{ $module }» non si può giocare con «{ $name }»
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = «{ $module }» è fatto per il motore { $expected }, questo è { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = l’opzione «{ $name }» non esiste; opzioni note: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = l’opzione «{ $name }» non può essere { $found }; valori ammessi: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = il plug-in «{ $name }» non ha funzionato: { $detail }
problem-no-expansion = «{ $name }» non è un’espansione: non contiene né manifest.toml né un pyproject.toml con un entry point del gruppo cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

problem-in-sets = in: { $sets }
# no variables
problem-no-engine-range = il manifesto non dice per quali versioni del motore è fatto
    .advice = Scrivi engine = ">=1.0,<2" sotto version: così un motore futuro può rifiutare invece di giocare male.
problem-self-reference = «{ $module }» nomina sé stesso sotto «{ $name }»
    .advice = Toglilo: un modulo c’è sempre quando lo si gioca.
problem-no-such-module = qui non c’è nessun modulo «{ $name }»
    .advice = Si possono nominare moduli non installati, ma un errore di battitura non si noterebbe mai. cyclades modules elenca quelli che ci sono.
problem-unplayable-module = non c’è alcun insieme di moduli in cui «{ $name }» si possa giocare
    .advice = Ciò che richiede si esclude a vicenda o esclude lui: guarda requires, conflicts e refuses.
problem-never-together = i moduli di questa interazione non si possono mai giocare insieme: { $name }
    .advice = Uno ne esclude un altro, o ne richiede uno che lo fa; ciò che dicono i suoi file non conta mai.
problem-unread-file = nessun modulo nomina il file «{ $name }»
    .advice = Inseriscilo in files, boards o tiles di un modulo in manifest.toml, oppure eliminalo.
problem-unused-option = nessun contenuto chiede l’opzione «{ $name }»
    .advice = Una condizione la legge come when = { "{" } option = { "{" } … = … { "}" } { "}" }.
problem-unused-program = niente esegue il programma «{ $name }»
    .advice = Eseguilo con il verbo run, oppure toglilo.
problem-unused-counter = niente legge o cambia il contatore «{ $name }»
    .advice = Toglilo, oppure usalo in una condizione o in un numero.
problem-unread-tag = niente chiede l’etichetta «{ $name }»
    .advice = Un’etichetta da sola non fa nulla: serve a selettori, azioni e mazzi.
problem-unread-string = niente si chiama «{ $name }»
    .advice = L’id è cambiato o c’è un errore di battitura: un testo si trova per tipo e id.
problem-missing-text = «{ $name }» ha un nome e nessun testo
    .advice = Ciò che fa la carta sta nell’attributo .text sotto il nome: lo si legge sulla carta.
problem-negative-amount = «{ $name }» è { $found }, meno di niente
    .advice = Per togliere qualcosa usa un altro verbo (pay, discard, destroy) con un numero positivo.
problem-large-amount = «{ $name }» è { $found }; nessuna carta di alcuna edizione si avvicina a { $most }
    .advice = Se è voluto, lascialo: è solo una domanda.
problem-does-nothing = «{ $name }» non fa nulla
    .advice = Dagli un effect, un trigger, un modifier o una ability.
problem-unfired-moment = nessuno annuncia il momento «{ $name }», quindi questo non accade mai
    .advice = docs/vocabulary.md elenca i momenti; una tua fase può annunciarne uno, oppure scegline uno che questi moduli hanno.
problem-unopened-window = nessuno apre la finestra «{ $name }», quindi questo non si può mai usare
    .advice = docs/vocabulary.md elenca le finestre; senza at si usa nel turno del proprietario.
problem-overlapping-modifiers = anche { $module } imposta «{ $name }» ({ $first }) e nessuno ha deciso quale numero conta
    .advice = Nomina l’altro modulo sotto after, o decidilo in un’interazione dei due; add e at-least non hanno bisogno di ordine.
problem-same-moment = { $module } osserva «{ $name }» con lo stesso rank ({ $first }); chi viene prima lo decide l’alfabeto
    .advice = Se l’ordine conta, dagli un altro rank o nomina l’altro modulo sotto after.
problem-same-rank = la fase «{ $name }» ha il rank di «{ $other }» ({ $module }); quale venga prima lo decide l’alfabeto
    .advice = I rank sono numeri fra quelli delle altre fasi: prendine uno libero.
problem-no-deck = «{ $name }» non sta in alcun mazzo, quindi nessuno lo incontra mai
    .advice = Scrivi deck = "…" nella carta, o definisci un [[deck]] con kinds = ["…"].
problem-removed-and-used = { $module } toglie «{ $name }», e questo ne ha bisogno
    .advice = Di’ in una [[interaction]] dei due che cosa vale allora, o rifiuta l’altro modulo.
problem-unplayable-set = «{ $name }» non si può preparare per alcun numero di giocatori
    .advice = Deve esserci un tabellone per un modo di questi moduli.
problem-unplayable-board =
    { $detail ->
        [none] il tabellone «{ $name }» è per { $players } giocatori, e questi moduli sono per { $allowed }
       *[other] il tabellone «{ $name }» non può essere preparato per { $players } giocatori: { $detail }
    }
    .advice = Confronta players e i posti con i modi, e quanta terra chiede la preparazione.
problem-play-violation =
    { $clause ->
        [none] prima della prima mossa
       *[other] dopo la mossa «{ $clause }»
    } nella partita con seed { $seed } qualcosa non va: { $name } { $detail }
    .advice = Questa riga viene eseguita in questa mossa. Questo comando mostra il ciclo: { $command }
problem-play-fault = la partita con seed { $seed } si interrompe: { $name } { $detail }
    .advice = Il programma si è interrotto in questa riga: segnalalo insieme all’espansione.
problem-play-endless = «{ $name }» va avanti senza fine: fermato dopo { $limit } passi
    .advice = Qualcosa deve cambiare e farlo finire: una condizione che diventa falsa, o una domanda a cui si può dire di no.
# $name: the program; $limit: the largest number
problem-play-overflow = «{ $name }» dà un numero che il gioco non può contenere; sono possibili i numeri da 0 a { $limit }
    .advice = Conta meno lontano, o metti prima una condizione.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = una parola dell’espansione si interrompe: { $name }: { $detail }
    .advice = È Python dell’espansione: le sue parole devono reggere ogni posizione che si può giocare.
problem-play-unfinished = la partita con seed { $seed } non era finita dopo { $rounds } cicli
    .advice = I giocatori casuali sono lenti; se succede spesso, nessuno può vincere.
problem-scenario-failed = lo scenario «{ $name }» fallisce: { $detail }
    .advice = Questo comando stampa ogni riga e la domanda seguente: { $command }
