### Was ein Szenario erwartete und was kam: eine Meldung pro Code, `scenario-<code>`. Kurz, ohne Punkt.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: { $expected } erwartet, { $found } gefunden
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: { $expected } erwartet unter { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: { $unexpected } sollte nicht unter { $found } sein
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown =
    „{ $name }“ gibt es hier nicht{ $nearest ->
        [none] { "" }
       *[other] ; meintest du „{ $nearest }“?
    }{ $possible ->
        [none] { "" }
       *[other] ; möglich: { $possible }
    }

## Lines of play

# $line (text); $prompt (text): what is asked; $reason (text): code of the refusal; $cite (text or none): its rule;
# $details (text): arguments of the refusal; $listed (text): the first answers that are listed
scenario-refused = „{ $line }“ wurde bei „{ $prompt }“ abgelehnt: { $reason } ({ $cite }) { $details }; aufgezählt: { $listed }
# $line (text); $expected (text): the code that was expected
scenario-not-refused = „{ $line }“ wurde angenommen; erwartet war eine Ablehnung: { $expected }
# $line (text); $expected, $found (text): codes; $cite (text or none); $details (text)
scenario-other-reason = „{ $line }“ wurde abgelehnt, aber aus einem anderen Grund: { $expected } erwartet, { $found } gefunden ({ $cite }) { $details }
# $line (text); $expected, $found (text): rules
scenario-other-cite = „{ $line }“ wurde von einer anderen Regel abgelehnt: { $expected } erwartet, { $found } gefunden
# $line (text)
scenario-changed = „{ $line }“ wurde abgelehnt, hat aber das Spiel verändert
# $expected (text): the seat of the line; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-wrong-seat = erwartet, dass { $expected } gefragt ist; gefunden { $seat }, gefragt nach „{ $prompt }“: { $listed }
# $line (text)
scenario-already-over = das Spiel ist vor „{ $line }“ zu Ende

## Decisions and events

# $expected (text): an answer; $found (text): what is listed
scenario-not-offered = erwartet, dass „{ $expected }“ aufgezählt wird; gefunden { $found }
# $unexpected (text): an answer; $found (text): what is listed
scenario-offered = „{ $unexpected }“ sollte nicht aufgezählt werden; gefunden { $found }
# $expected (text): the seat or prompt; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-other-decision = erwartet eine Entscheidung: { $expected }; gefunden { $seat }, gefragt nach „{ $prompt }“: { $listed }
# $expected (text): the decision
scenario-no-decision = erwartet die Entscheidung { $expected }; das Spiel ist zu Ende
# $expected (text): the event; $found (text): those that happened
scenario-event-missing = das Ereignis { $expected } trat nicht ein (oder nicht in dieser Reihenfolge); gefunden { $found }
# $unexpected, $found (text): the event as written and as it happened
scenario-event-unwanted = das Ereignis { $unexpected } sollte nicht eintreten; gefunden { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    der Spielplan: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; meintest du „{ $nearest }“?
    }
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = ein Fehler der Spielmaschine: { $kind }: { $detail } (in { $place })
