### What a scenario expected and what came: one message per code, `scenario-<code>`, shown after `file:line:column:`.
### Values arrive as they stand in the file, `none` for nothing. Short, no full stop.

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: expected { $expected }, found { $found }
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: expected { $expected } among { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: { $unexpected } should not be among { $found }
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown =
    there is no “{ $name }” here{ $nearest ->
        [none] { "" }
       *[other] ; did you mean “{ $nearest }”?
    }{ $possible ->
        [none] { "" }
       *[other] ; possible: { $possible }
    }

## Lines of play

# $line (text); $prompt (text): what is asked; $reason (text): code of the refusal; $cite (text or none): its rule;
# $details (text): arguments of the refusal; $listed (text): the first answers that are listed
scenario-refused = “{ $line }” was refused at “{ $prompt }”: { $reason } ({ $cite }) { $details }; listed: { $listed }
# $line (text); $expected (text): the code that was expected
scenario-not-refused = “{ $line }” was taken; expected a refusal: { $expected }
# $line (text); $expected, $found (text): codes; $cite (text or none); $details (text)
scenario-other-reason = “{ $line }” was refused, but for another reason: expected { $expected }, found { $found } ({ $cite }) { $details }
# $line (text); $expected, $found (text): rules
scenario-other-cite = “{ $line }” was refused by another rule: expected { $expected }, found { $found }
# $line (text)
scenario-changed = “{ $line }” was refused but changed the game
# $expected (text): the seat of the line; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-wrong-seat = expected that { $expected } is asked; found { $seat }, asked for “{ $prompt }”: { $listed }
# $line (text)
scenario-already-over = the game is over before “{ $line }”

## Decisions and events

# $expected (text): an answer; $found (text): what is listed
scenario-not-offered = expected “{ $expected }” to be listed; found { $found }
# $unexpected (text): an answer; $found (text): what is listed
scenario-offered = “{ $unexpected }” should not be listed; found { $found }
# $expected (text): the seat or prompt; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-other-decision = expected a decision of { $expected }; found { $seat }, asked for “{ $prompt }”: { $listed }
# $expected (text): the decision
scenario-no-decision = expected the decision { $expected }; the game is over
# $expected (text): the event; $found (text): those that happened
scenario-event-missing = the event { $expected } did not happen (or not in this order); found { $found }
# $unexpected, $found (text): the event as written and as it happened
scenario-event-unwanted = the event { $unexpected } should not happen; found { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    the board: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; did you mean “{ $nearest }”?
    }
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = a fault of the engine: { $kind }: { $detail } (at { $place })
