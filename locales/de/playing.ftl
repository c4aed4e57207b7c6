### Wörter eines Spiels am Terminal: `cyclades play` mit Menschen. Was mit / beginnt oder für eine Taste steht (?, !, b), bleibt.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

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
playing-how-much = Wie viel?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (mindestens { $least })
    }
# $amounts (text): what may be offered
playing-amounts = biete { $amounts }
# $left (number): how often it can still be done
playing-left = noch { $left }
# $areas (text): names of the areas around
playing-near = Daneben: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Nichts heißt hier „{ $name }“.
# $cite (text): the number of a rule
playing-rule = Regel { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = niemand
# $count (number)
playing-free-sites = freie Bauplätze: { $count }
# $count (number)
playing-cornucopias = Füllhörner: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Aufbau
       *[other] Zyklus { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = Verdeckt: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, Metropolen { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 Land mit 2 Einheiten, a2 See mit 2 Einheiten, ## niemandes Land, ein Punkt offene See, ! eine Figur; darunter: { $buildings }, * Füllhorn.
# Between two people at one keyboard: $seat (text)
playing-chair = { $seat } ist gefragt: Setz dich, und lass niemanden zusehen. Enter geht weiter.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = und { $count } weitere: Tippe eine, oder Tab für alles, was es gibt
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = Es wird gewürfelt.
playing-final-card = Eine Karte wird aufgedeckt.
playing-final-seat = Danach ist jemand anders gefragt.
playing-final-other = Das lässt sich nicht zurücknehmen.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, für { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Enter spielt es, b geht zurück>
# Before what is typed; b stays as it is
playing-resign-confirm = Enter gibt auf, b geht zurück>
# Answers to: why not?
playing-allowed = Das ist erlaubt.
# $command (text): as it was typed
playing-unknown-command = Es gibt keinen Befehl „{ $command }“; /help zählt sie auf.
# $seat (text), $bot (text): the spec of a bot
playing-handed = { $seat } wird von jetzt an vom Bot „{ $bot }“ gespielt.
# $seat (text), $bot (text): the spec of a bot
playing-resigned = { $seat } gibt auf; der Bot „{ $bot }“ spielt weiter.
playing-undone = Zurückgenommen.
playing-undo-others = Inzwischen hat jemand anders geantwortet.
playing-undo-nothing = Du hast noch nichts gespielt, was zurückgenommen werden könnte.
# $file (text)
playing-saved = Gespeichert: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Nicht gespeichert: { $file }: { $reason }
# $command (text): what to type
playing-resume = So geht es weiter: { $command }
# $extra (text): what to install in brackets
playing-plain-input = Für Vervollständigung und Verlauf: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Antworte mit einer Nummer, oder tippe eine Antwort oder eine ganze Anweisung; Tab ergänzt, Pfeile holen Getipptes zurück. b geht einen Schritt zurück. ? erklärt die Frage, ? und ein Name eine Karte, ein Gebäude, ein Gebiet oder eine Regel (? L9.1); ! und eine Antwort sagt, warum nicht.
playing-help-map = /map: der Plan und alles, was daneben liegt
playing-help-areas = /areas: jedes Gebiet in Worten
playing-help-undo = /undo: deine letzte Anweisung zurücknehmen, wenn seither nichts aufgedeckt wurde
playing-help-save = /save FILE: das Spiel speichern
playing-help-bot = /bot SPEC: einen Bot für dich spielen lassen
playing-help-resign = /resign: aufgeben; ein Bot spielt weiter
playing-help-help = /help: diese Zeilen
playing-help-quit = /quit: speichern und gehen
