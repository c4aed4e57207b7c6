### What a scenario expected and what came: one message per code, `scenario-<code>`, shown after `file:line:column:`.
### Values arrive as they stand in the file, `none` for nothing. Short, no full stop.

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: se aștepta { $expected }, s-a găsit { $found }
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: se aștepta { $expected } printre { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: { $unexpected } nu ar trebui să fie printre { $found }
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown =
    aici nu există „{ $name }”{ $nearest ->
        [none] { "" }
       *[other] ; poate „{ $nearest }”?
    }{ $possible ->
        [none] { "" }
       *[other] ; posibil: { $possible }
    }

## Lines of play

# $line (text); $prompt (text): what is asked; $reason (text): code of the refusal; $cite (text or none): its rule;
# $details (text): arguments of the refusal; $listed (text): the first answers that are listed
scenario-refused = „{ $line }” a fost refuzat la „{ $prompt }”: { $reason } ({ $cite }) { $details }; pe listă: { $listed }
# $line (text); $expected (text): the code that was expected
scenario-not-refused = „{ $line }” a fost primit; se aștepta un refuz: { $expected }
# $line (text); $expected, $found (text): codes; $cite (text or none); $details (text)
scenario-other-reason = „{ $line }” a fost refuzat, dar din alt motiv: se aștepta { $expected }, s-a găsit { $found } ({ $cite }) { $details }
# $line (text); $expected, $found (text): rules
scenario-other-cite = „{ $line }” a fost refuzat de altă regulă: se aștepta { $expected }, s-a găsit { $found }
# $line (text)
scenario-changed = „{ $line }” a fost refuzat, dar a schimbat jocul
# $expected (text): the seat of the line; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-wrong-seat = se aștepta o întrebare pentru { $expected }; s-a găsit { $seat }, la întrebarea „{ $prompt }”: { $listed }
# $line (text)
scenario-already-over = jocul s-a încheiat înainte de „{ $line }”

## Decisions and events

# $expected (text): an answer; $found (text): what is listed
scenario-not-offered = se aștepta „{ $expected }” pe listă; s-a găsit { $found }
# $unexpected (text): an answer; $found (text): what is listed
scenario-offered = „{ $unexpected }” nu ar trebui să fie pe listă; s-a găsit { $found }
# $expected (text): the seat or prompt; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-other-decision = se aștepta o decizie pentru { $expected }; s-a găsit { $seat }, la întrebarea „{ $prompt }”: { $listed }
# $expected (text): the decision
scenario-no-decision = se aștepta decizia { $expected }; jocul s-a încheiat
# $expected (text): the event; $found (text): those that happened
scenario-event-missing = evenimentul { $expected } nu a avut loc (sau nu în această ordine); s-a găsit { $found }
# $unexpected, $found (text): the event as written and as it happened
scenario-event-unwanted = evenimentul { $unexpected } nu ar trebui să aibă loc; s-a găsit { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    tabla: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; poate „{ $nearest }”?
    }
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = o eroare a motorului: { $kind }: { $detail } (la { $place })
