### Partieprotokolle (`.cyc`): was an einem falsch ist, `record-<code>`. Wörter des Formats (record, modules, round, roll) bleiben.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## The header

record-no-version = Die erste Zeile muss „record = 1“ sein.
# $found, $known (number): versions of the format
record-newer = Dieses Protokoll hat die Version { $found }; diese Spielmaschine liest { $known }.
# $text (text): the first line that seems to be of the body
record-no-body = Der Kopf ist nicht geschlossen: Vor „{ $text }“ fehlt eine Zeile „---“.
record-two-chances = Der Zufall kommt aus „seed“ oder aus „[chance]“, nicht aus beiden.

## Limits and signs

# $limit (number): bytes
record-too-large = Die Datei ist größer als { $limit } Bytes.
# $limit (number): characters
record-large-header = Der Kopf ist länger als { $limit } Zeichen.
# $limit (number): characters
record-long-line = Die Zeile ist länger als { $limit } Zeichen.
# $limit (number); $what (text): clauses, brackets, or lines between two clauses
record-too-many =
    Es gibt mehr als { $limit } { $what ->
        [clauses] Anweisungen
        [brackets] Klammern
       *[lines] Zeilen vor der nächsten Anweisung
    }.
# $limit (number)
record-too-deep = Klammern stehen höchstens { $limit } tief ineinander.
# $detail (text): the byte
record-not-text = Das ist kein UTF-8-Text: { $detail }.
# $sign (text): U+ and its number
record-sign = Dieses Zeichen kann nicht in einem Protokoll stehen: { $sign }.

## Lines

record-quote = Ein Anführungszeichen ist nicht geschlossen.
record-empty = Hinter „?“ muss etwas stehen: „? ann gold 3“.
# $sign (text): ( or )
record-bracket-alone = Eine Klammer steht allein in ihrer Zeile; auf „{ $sign }“ darf nur ein Kommentar folgen.
record-bracket-close = Diese Klammer schließt nichts.
# $at (number): a line
record-bracket-open = Die Klammer aus Zeile { $at } ist nicht geschlossen.
# $hint (text): what may have been meant
record-no-colon = Eine Zeile lautet „Name: Anweisung“. Meintest du „{ $hint }“?
# $seat (text)
record-no-clause = Hinter „{ $seat }:“ fehlt die Anweisung.
# $name (text)
record-bad-word = „{ $name }“ ist kein Wort einer Anweisung.
# $name (text): as it was written in quotes
record-unknown-name = Nichts heißt hier in der Sprache des Protokolls „{ $name }“.
record-hole = „?“ darf nur in einem Protokoll mit „seen-by“ für eine Antwort stehen.
# $name (text); $nearest (text or none)
record-bad-mark = Eine Marke ist „== round 2“, „== phase offerings“, „== turn ann zeus“ oder „== end“, nicht „{ $name }“.
# $name (text): round, phase, turn or end
record-mark-form =
    Diese Marke schreibt man { $name ->
        [round] „== round 2“
        [phase] „== phase offerings“
        [turn] „== turn ann zeus“
       *[end] „== end“
    }.
# $name (text); $nearest (text or none)
record-bad-chance = Zufall ist „* roll“, „* order“, „* gods“, „* draw“, „* look“ oder „* shuffle“, nicht „{ $name }“.
# $name (text)
record-bad-roll = Ein Würfel zeigt eine Zahl, nicht „{ $name }“: „* roll 3 0“.
# $name (text): roll, draw and so on
record-chance-form = Sag, was kam: „* { $name } ...“.

## Facts

# $name (text): the fact; $form (text): an example
record-fact-form = „{ $name }“ schreibt man so: { $form }
# $name (text): the fact; $command (text): to be typed
record-no-value = Der Wert von „{ $name }“ fehlt; „{ $command }“ trägt ihn ein.
# $name (text): the fact; $found (text)
record-fact-number = „{ $name }“ ist eine Zahl, nicht „{ $found }“.
# $name (text): the fact; $found (text)
record-fact-group = „{ $name }“ ist eine Gruppe wie „2 troop + ajax“ oder „nothing“, nicht „{ $found }“.
# $name (text): player or area; $possible (text)
record-no-fact = Was ist mit „{ $name }“? Möglich: { $possible }.
# $name (text); $possible (text)
record-unknown-fact = Es gibt hier keine Tatsache „{ $name }“. Möglich: { $possible }.

## Play

# $seat (text)
record-unknown-seat = Niemand heißt „{ $seat }“.
# $seat (text): who speaks; $asked (text): who is asked; $prompt (text): for what
record-wrong-seat = { $asked } ist gefragt ({ $prompt }), nicht { $seat }. Fehlt eine Zeile?
# $seat, $clause (text): whose clause; $line (number); $prompt (text): what it lacks; $answers (text)
record-unfinished = Der Anweisung von { $seat }, „{ $clause }“ in Zeile { $line }, fehlt etwas ({ $prompt }): { $answers }
# $line (number): the last clause, 0: none; $winners (text or none)
record-game-over = Das Spiel war nach Zeile { $line } zu Ende; gewonnen: { $winners }.
# $kind (text): round, phase, turn or end; $wanted (text); $round (number); $phase, $turn (text or none)
record-mark =
    { $kind ->
        [round] Runde { $wanted } hat nicht begonnen
        [phase] Die Phase { $wanted } hat nicht begonnen
        [turn] Der Zug { $wanted } hat nicht begonnen
       *[end] Das Spiel ist nicht zu Ende
    }: Dies ist Runde { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , Zug { $turn }
    }.

## Chance

# $kind (text): roll, order, gods, draw, look or shuffle
record-draw-missing =
    { $kind ->
        [roll] Hier wird gewürfelt, und das Protokoll sagt nicht, was: Ergänze „* roll A D“.
        [order] Hier wird gelost, und das Protokoll sagt nicht, wie: Ergänze „* order NAME ...“.
        [gods] Hier werden Götter gelegt, und das Protokoll sagt nicht, welche: Ergänze „* gods GOD ...“.
        [look] Hier sieht sich jemand eine Karte an, und das Protokoll sagt nicht, welche: Ergänze „* look CARD“, oder „?“ dafür.
       *[draw] Hier wird eine Karte aufgedeckt, und das Protokoll sagt nicht, welche: Ergänze „* draw CARD“.
    }
# $name (text): what was drawn
record-draw-impossible = „{ $name }“ kann jetzt nicht kommen: Es ist nicht da, oder jemand hat gesehen, wo es liegt.
# $kind (text): roll, order, gods, draw, look or shuffle; $line (number): the clause, 0: the set-up
record-draw-unused =
    { $line ->
        [0] Nichts dergleichen kam beim Aufbau: „{ $kind }“.
       *[other] Nichts dergleichen kam nach Zeile { $line }: „{ $kind }“.
    }
# $kind (text): roll, order, gods, draw, look; $expected, $found (text)
record-draw-differs =
    { $kind ->
        [roll] Die Würfel waren { $found }
        [order] Die Reihenfolge war { $found }
        [gods] Die Götter waren { $found }
       *[draw] Die Karten waren { $found }
    }, nicht { $expected }.

## What follows a fault

# $seat, $prompt (text): who is asked what; $nearest (text or none): the nearest legal clauses
record-asked =
    { $seat } ist gefragt: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Am nächsten: { $nearest }
    }
# $nearest (text)
record-nearest = Am nächsten: { $nearest }
