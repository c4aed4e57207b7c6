### What a scenario expected and what came: one message per code, `scenario-<code>`, shown after `file:line:column:`.
### Values arrive as they stand in the file, `none` for nothing. Short, no full stop.

# $name (text): what was compared; $expected, $found (text or number)
scenario-differs = { $name }: se aștepta { $expected }, s-a găsit { $found }
# $name (text): a list; $expected (text): what is not in it; $found (text): the list
scenario-lacks = { $name }: se aștepta { $expected } printre { $found }
# $name (text): a list; $unexpected (text): what should not be in it; $found (text): the list
scenario-holds = { $name }: { $unexpected } nu ar trebui să fie printre { $found }
# $name (text); $nearest (text or none): a name that there is; $possible (text or none): all of them, if they are few
scenario-unknown = aici nu există „{ $name }”{ $nearest ->
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

# $problem (text): code of what is wrong with the board; $name (text): what it is about; $expected (text): a word for what could stand
# there; $nearest (text or none): a name that there is
scenario-board = tabla: { $problem ->
    [no-land] nu are nicio zonă de uscat
    [no-sea] nu are nicio zonă de mare
    [unknown-key] nu există cheia „{ $name }”
    [unknown-area] nu există alături o zonă „{ $name }” de felul potrivit
    [bad-squares] aceste căsuțe nu se potrivesc: { $name }
    [split-area] celulele zonei „{ $name }” nu sunt legate între ele
    [split-island] zonele insulei „{ $name }” nu sunt legate între ele
    [duplicate-area] două zone se numesc „{ $name }”
    [unknown-token] nimic nu spune ce este „{ $name }”
    [unused-token] „{ $name }” este explicat, dar nu apare
    [ragged-map] rândul { $name } nu se potrivește cu cele vecine
    [duplicate-tile] dala „{ $name }” apare de două ori
    [unknown-tile] nu există dala „{ $name }”
    [bad-tile] dala are un număr greșit de celule: { $name }
    [taken-place] două dale stau la { $name }
    [split-layout] dalele nu sunt legate între ele
   *[other] { $expected ->
        [text] aici trebuie un text
        [flag] aici trebuie true sau false
        [count] aici trebuie un număr de la 0 în sus
        [names] aici trebuie o listă de nume
        [numbers] aici trebuie o listă de numere
        [table] aici trebuie un tabel
        [tables] aici trebuie o listă de tabele
        [land-or-sea] aici trebuie „land” sau „sea”
        [site] aici trebuie true, false sau căsuțele de sub loc
        [covered-or-shared] aici trebuie „covered” sau „shared”
        [players] aici trebuie unul dintre numerele de jucători
        [a-or-b] aici trebuie „a” sau „b”
       *[other] aici trebuie un loc, de pildă [0, 1]
    }
}{ $nearest ->
    [none] { "" }
   *[other] ; poate „{ $nearest }”?
}
# $kind, $detail (text): the error of Python; $place (text): file and line of the engine
scenario-crashed = o eroare a motorului: { $kind }: { $detail } (la { $place })
