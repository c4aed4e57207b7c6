### Words of a game that people play at a terminal: `cyclades play` with human seats. What begins with / or stands for
### a key (?, !, b) stays as it is typed.

# $question (text), $begun (text or none): what was answered of the clause so far, $cite (text or none): the rule
playing-question =
    { $begun ->
        [none] { $question }
       *[other] { $begun }: { $question }
    }{ $cite ->
        [none] { "" }
       *[other] { " " }({ $cite })
    }
# The question about an amount after the other half of an answer, such as the god of an offering
playing-how-much = Quanto?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (almeno { $least })
    }
# $amounts (text): what may be offered
playing-amounts = offrite { $amounts }
# $left (number): how often it can still be done
playing-left = restano { $left }
# $areas (text): names of the areas around
playing-near = Accanto: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Qui niente si chiama “{ $name }”.
# $cite (text): the number of a rule
playing-rule = Regola { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = nessuno
# $count (number)
playing-free-sites = siti liberi: { $count }
# $count (number)
playing-cornucopias = Cornucopie: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Preparazione
       *[other] Ciclo { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = A faccia in giù: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, Metropoli { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 terra con 2 unità, a2 mare con 2 unità, ## terra di nessuno, un punto mare aperto, ! una figura; sotto: { $buildings }, * Cornucopia.
# Between two people at one keyboard: $seat (text)
playing-chair = Tocca a { $seat }: prendete posto, e nessun altro guardi. Invio continua.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = e altre { $count }: scrivetene una, o Tab per vederle
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = Si tireranno i dadi.
playing-final-card = Si scoprirà una carta.
playing-final-seat = Poi tocca a qualcun altro.
playing-final-other = Non si può annullare.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, per { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Invio gioca, b torna indietro>
# Before what is typed; b stays as it is
playing-resign-confirm = Invio si arrende, b torna indietro>
# Answers to: why not?
playing-allowed = Questo è permesso.
# $command (text): as it was typed
playing-unknown-command = Il comando “{ $command }” non esiste; /help li elenca.
# $seat (text), $bot (text): the spec of a bot
playing-handed = Da ora { $seat } è nelle mani del bot “{ $bot }”.
# $seat (text), $bot (text): the spec of a bot
playing-resigned = { $seat } si arrende; continua il bot “{ $bot }”.
playing-undone = Annullato.
playing-undo-others = Nel frattempo ha risposto qualcun altro.
playing-undo-nothing = Non avete ancora giocato nulla da annullare.
# $file (text)
playing-saved = Salvato: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Non salvato: { $file }: { $reason }
# $command (text): what to type
playing-resume = Per continuare: { $command }
# $extra (text): what to install in brackets
playing-plain-input = Per il completamento e la cronologia: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Rispondete con un numero, o scrivete una risposta o una mossa intera; Tab completa, le frecce richiamano ciò che è stato scritto. b torna indietro di un passo. ? spiega la domanda, ? e un nome una carta, un edificio, un’area o una regola (? L9.1); ! e una risposta dice perché no.
playing-help-map = /map: il tabellone e tutto ciò che gli sta accanto
playing-help-areas = /areas: ogni area in parole
playing-help-undo = /undo: annulla la vostra ultima mossa, se nulla è stato rivelato
playing-help-save = /save FILE: salva la partita
playing-help-bot = /bot SPEC: lascia giocare un bot al vostro posto
playing-help-resign = /resign: vi arrendete; un bot continua
playing-help-help = /help: queste righe
playing-help-quit = /quit: salva ed esce
