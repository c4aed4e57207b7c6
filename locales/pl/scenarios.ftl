### Czego oczekiwał scenariusz i co wyszło: jeden komunikat na kod, `scenario-<code>`, po `file:line:column:`.
### Wartości pojawiają się tak, jak stoją w pliku, `none` zamiast niczego. Krótko, bez kropki na końcu.

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: oczekiwano { $expected }, jest { $found }
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: brakuje { $expected }; jest { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: nie powinno być { $unexpected }; jest { $found }
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown =
    nie ma tu „{ $name }”{ $nearest ->
        [none] { "" }
       *[other] ; czy chodziło o „{ $nearest }”?
    }{ $possible ->
        [none] { "" }
       *[other] ; możliwe: { $possible }
    }

## Lines of play

# $line (text); $prompt (text): what is asked; $reason (text): code of the refusal; $cite (text or none): its rule;
# $details (text): arguments of the refusal; $listed (text): the first answers that are listed
scenario-refused = odrzucono „{ $line }” przy „{ $prompt }”: { $reason } ({ $cite }) { $details }; możliwe: { $listed }
# $line (text); $expected (text): the code that was expected
scenario-not-refused = przyjęto „{ $line }”; oczekiwano odmowy: { $expected }
# $line (text); $expected, $found (text): codes; $cite (text or none); $details (text)
scenario-other-reason = odrzucono „{ $line }”, ale z innego powodu: oczekiwano { $expected }, jest { $found } ({ $cite }) { $details }
# $line (text); $expected, $found (text): rules
scenario-other-cite = odrzucono „{ $line }” na podstawie innej zasady: oczekiwano { $expected }, jest { $found }
# $line (text)
scenario-changed = odrzucono „{ $line }”, ale gra się zmieniła
# $expected (text): the seat of the line; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-wrong-seat = oczekiwano pytania do { $expected }; pytany jest { $seat }, o „{ $prompt }”: { $listed }
# $line (text)
scenario-already-over = gra kończy się przed „{ $line }”

## Decisions and events

# $expected (text): an answer; $found (text): what is listed
scenario-not-offered = oczekiwano „{ $expected }” wśród odpowiedzi; są { $found }
# $unexpected (text): an answer; $found (text): what is listed
scenario-offered = „{ $unexpected }” nie powinno być wśród odpowiedzi; są { $found }
# $expected (text): the seat or prompt; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-other-decision = oczekiwano decyzji { $expected }; pytany jest { $seat }, o „{ $prompt }”: { $listed }
# $expected (text): the decision
scenario-no-decision = oczekiwano decyzji { $expected }; gra jest zakończona
# $expected (text): the event; $found (text): those that happened
scenario-event-missing = zdarzenie { $expected } nie nastąpiło (albo nie w tej kolejności); są { $found }
# $unexpected, $found (text): the event as written and as it happened
scenario-event-unwanted = zdarzenie { $unexpected } nie powinno nastąpić; jest { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    plansza: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; czy chodziło o „{ $nearest }”?
    }
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = błąd silnika: { $kind }: { $detail } (w { $place })
