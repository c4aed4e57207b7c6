### Che cosa si aspettava uno scenario e che cosa è venuto: un messaggio per codice, `scenario-<codice>`, mostrato dopo
### `file:riga:colonna:`. I valori arrivano come stanno nel file, `none` per niente. Brevi, senza punto finale.

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: atteso { $expected }, trovato { $found }
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: atteso { $expected } tra { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: { $unexpected } non dovrebbe essere tra { $found }
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown =
    qui non c’è «{ $name }»{ $nearest ->
        [none] { "" }
       *[other] ; forse cercavate «{ $nearest }»?
    }{ $possible ->
        [none] { "" }
       *[other] ; possibili: { $possible }
    }

## Lines of play

# $line (text); $prompt (text): what is asked; $reason (text): code of the refusal; $cite (text or none): its rule;
# $details (text): arguments of the refusal; $listed (text): the first answers that are listed
scenario-refused = «{ $line }» è stata rifiutata a «{ $prompt }»: { $reason } ({ $cite }) { $details }; in elenco: { $listed }
# $line (text); $expected (text): the code that was expected
scenario-not-refused = «{ $line }» è stata accettata; atteso un rifiuto: { $expected }
# $line (text); $expected, $found (text): codes; $cite (text or none); $details (text)
scenario-other-reason = «{ $line }» è stata rifiutata, ma per un altro motivo: atteso { $expected }, trovato { $found } ({ $cite }) { $details }
# $line (text); $expected, $found (text): rules
scenario-other-cite = «{ $line }» è stata rifiutata da un’altra regola: attesa { $expected }, trovata { $found }
# $line (text)
scenario-changed = «{ $line }» è stata rifiutata ma ha cambiato la partita
# $expected (text): the seat of the line; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-wrong-seat = atteso che tocchi a { $expected }; tocca invece a { $seat } con «{ $prompt }»: { $listed }
# $line (text)
scenario-already-over = la partita è finita prima di «{ $line }»

## Decisions and events

# $expected (text): an answer; $found (text): what is listed
scenario-not-offered = atteso «{ $expected }» nell’elenco; trovato { $found }
# $unexpected (text): an answer; $found (text): what is listed
scenario-offered = «{ $unexpected }» non dovrebbe essere nell’elenco; trovato { $found }
# $expected (text): the seat or prompt; $seat, $prompt (text): who is asked what; $listed (text): the first answers
scenario-other-decision = attesa una decisione di { $expected }; tocca invece a { $seat } con «{ $prompt }»: { $listed }
# $expected (text): the decision
scenario-no-decision = attesa la decisione { $expected }; la partita è finita
# $expected (text): the event; $found (text): those that happened
scenario-event-missing = l’evento { $expected } non è accaduto (o non in quest’ordine); trovato { $found }
# $unexpected, $found (text): the event as written and as it happened
scenario-event-unwanted = l’evento { $unexpected } non dovrebbe accadere; trovato { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    il tabellone: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; forse cercavate «{ $nearest }»?
    }
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = un guasto del motore: { $kind }: { $detail } (in { $place })
