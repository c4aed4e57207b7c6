### Partite scritte (`.cyc`): che cosa non va, `record-<code>`, dopo `file:riga:colonna: codice:`.

record-no-version = La prima riga deve essere «record = 1».
record-newer = Questa partita è della versione { $found }; questo motore legge la { $known }.
record-no-body = L’intestazione non è chiusa: manca una riga «---» prima di «{ $text }».
record-two-chances = Il caso viene da «seed» o da «[chance]», non da entrambi.
record-too-large = Il file supera { $limit } byte.
record-large-header = L’intestazione supera { $limit } caratteri.
record-long-line = La riga supera { $limit } caratteri.
record-too-many =
    Ci sono più di { $limit } { $what ->
        [clauses] mosse
        [brackets] parentesi
       *[lines] righe prima della mossa successiva
    }.
record-too-deep = Le parentesi stanno l’una nell’altra fino a una profondità di { $limit }.
record-not-text = Questo non è testo UTF-8: { $detail }.
record-sign = Questo segno non può stare in una partita: { $sign }.
record-quote = Le virgolette non sono chiuse.
record-empty = Dopo «?» deve esserci qualcosa: «? ann gold 3».
record-bracket-alone = Una parentesi sta da sola sulla sua riga; dopo «{ $sign }» può seguire solo un commento.
record-bracket-close = Questa parentesi non chiude nulla.
record-bracket-open = La parentesi della riga { $at } non è chiusa.
record-no-colon = Una mossa si scrive «nome: mossa». Intendevi «{ $hint }»?
record-no-clause = Dopo «{ $seat }:» manca la mossa.
record-bad-word = «{ $name }» non è una parola di una mossa.
record-unknown-name = Qui nulla si chiama «{ $name }» nella lingua della partita.
record-hole = «?» può stare per una risposta solo in una partita con «seen-by».
record-bad-mark = Un segno è «== round 2», «== phase offerings», «== turn ann zeus» o «== end», non «{ $name }».
record-mark-form =
    Questo segno si scrive { $name ->
        [round] «== round 2»
        [phase] «== phase offerings»
        [turn] «== turn ann zeus»
       *[end] «== end»
    }.
record-bad-chance = Il caso è «* roll», «* order», «* gods», «* draw», «* look» o «* shuffle», non «{ $name }».
record-bad-roll = Un dado mostra un numero, non «{ $name }»: «* roll 3 0».
record-chance-form = Di’ che cosa è uscito: «* { $name } ...».
record-fact-form = «{ $name }» si scrive così: { $form }
record-no-value = Manca il valore di «{ $name }»; «{ $command }» lo scrive.
record-fact-number = «{ $name }» è un numero, non «{ $found }».
record-fact-group = «{ $name }» è un gruppo come «2 troop + ajax» o «nothing», non «{ $found }».
record-no-fact = Che cosa di «{ $name }»? Possibili: { $possible }.
record-unknown-fact = Qui non esiste il fatto «{ $name }». Possibili: { $possible }.
record-unknown-seat = Nessuno si chiama «{ $seat }».
record-wrong-seat = La domanda è per { $asked } ({ $prompt }), non per { $seat }. Manca una riga?
record-unfinished = Alla mossa di { $seat }, «{ $clause }» della riga { $line }, manca qualcosa ({ $prompt }): { $answers }
record-game-over = La partita era finita dopo la riga { $line }; vincitori: { $winners }.
record-mark =
    { $kind ->
        [round] Il round { $wanted } non è iniziato
        [phase] La fase { $wanted } non è iniziata
        [turn] Il turno { $wanted } non è iniziato
       *[end] La partita non è finita
    }: questo è il round { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , turno { $turn }
    }.
record-draw-missing =
    { $kind ->
        [roll] Qui si tirano i dadi, e la partita non dice che cosa: aggiungi «* roll A D».
        [order] Qui si sorteggia l’ordine, e la partita non dice quale: aggiungi «* order NOME ...».
        [gods] Qui si dispongono gli dei, e la partita non dice quali: aggiungi «* gods DIO ...».
        [look] Qui qualcuno guarda una carta, e la partita non dice quale: aggiungi «* look CARTA», o «?» al suo posto.
       *[draw] Qui si scopre una carta, e la partita non dice quale: aggiungi «* draw CARTA».
    }
record-draw-impossible = «{ $name }» non può uscire ora: non c’è, o qualcuno ha visto dove si trova.
record-draw-unused =
    { $line ->
        [0] Nella preparazione non è uscito niente del genere: «{ $kind }».
       *[other] Dopo la riga { $line } non è uscito niente del genere: «{ $kind }».
    }
record-draw-differs =
    { $kind ->
        [roll] I dadi erano { $found }
        [order] L’ordine era { $found }
        [gods] Gli dei erano { $found }
       *[draw] Le carte erano { $found }
    }, non { $expected }.
record-asked =
    La domanda è per { $seat }: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Più vicine: { $nearest }
    }
record-nearest = Più vicino: { $nearest }
