### Game records (`.cyc`): what is wrong with one, `record-<code>`, shown after `file:line:column: code:`; see docs/records.md.
### Words of the format itself (record, modules, round, roll) stay as they are.


## The header

record-no-version = The first line must be “record = 1”.
# $found, $known (number): versions of the format
record-newer = This record is of version { $found }; this engine reads { $known }.
# $text (text): the first line that seems to be of the body
record-no-body = The header is not closed: a line “---” is missing before “{ $text }”.
record-two-chances = Chance comes from “seed” or from “[chance]”, not from both.

## Limits and signs

# $limit (number): bytes
record-too-large = The file is larger than { $limit } bytes.
# $limit (number): characters
record-large-header = The header is longer than { $limit } characters.
# $limit (number): characters
record-long-line = The line is longer than { $limit } characters.
# $limit (number); $what (text): clauses, brackets, or lines between two clauses
record-too-many =
    There are more than { $limit } { $what ->
        [clauses] clauses
        [brackets] brackets
       *[lines] lines before the next clause
    }.
# $limit (number)
record-too-deep = Brackets stand at most { $limit } deep inside one another.
# $detail (text): the byte
record-not-text = This is no UTF-8 text: { $detail }.
# $sign (text): U+ and its number
record-sign = This sign cannot stand in a record: { $sign }.

## Lines

record-quote = A quotation mark is not closed.
record-empty = Something must stand behind “?”: “? ann gold 3”.
# $sign (text): ( or )
record-bracket-alone = A bracket stands alone on its line; only a comment may follow “{ $sign }”.
record-bracket-close = This bracket closes nothing.
# $at (number): a line
record-bracket-open = The bracket of line { $at } is not closed.
# $hint (text): what may have been meant
record-no-colon = A clause is “name: clause”. Did you mean “{ $hint }”?
# $seat (text)
record-no-clause = Behind “{ $seat }:” the clause is missing.
# $name (text)
record-bad-word = “{ $name }” is no word of a clause.
# $name (text): as it was written in quotes
record-unknown-name = Nothing here is called “{ $name }” in the language of the record.
record-hole = “?” may stand for an answer only in a record with “seen-by”.
# $name (text); $nearest (text or none)
record-bad-mark = A mark is “== round 2”, “== phase offerings”, “== turn ann zeus” or “== end”, not “{ $name }”.
# $name (text): round, phase, turn or end
record-mark-form =
    This mark is written { $name ->
        [round] “== round 2”
        [phase] “== phase offerings”
        [turn] “== turn ann zeus”
       *[end] “== end”
    }.
# $name (text); $nearest (text or none)
record-bad-chance = Chance is “* roll”, “* order”, “* gods”, “* draw”, “* look” or “* shuffle”, not “{ $name }”.
# $name (text)
record-bad-roll = A die shows a number, not “{ $name }”: “* roll 3 0”.
# $name (text): roll, draw and so on
record-chance-form = Say what came: “* { $name } ...”.

## Facts

# $name (text): the fact; $form (text): an example
record-fact-form = “{ $name }” is written like this: { $form }
# $name (text): the fact; $command (text): to be typed
record-no-value = The value of “{ $name }” is missing; “{ $command }” fills it in.
# $name (text): the fact; $found (text)
record-fact-number = “{ $name }” is a number, not “{ $found }”.
# $name (text): the fact; $found (text)
record-fact-group = “{ $name }” is a group such as “2 troop + ajax” or “nothing”, not “{ $found }”.
# $name (text): player or area; $possible (text)
record-no-fact = What about “{ $name }”? Possible: { $possible }.
# $name (text); $possible (text)
record-unknown-fact = There is no fact “{ $name }” here. Possible: { $possible }.

## Play

# $seat (text)
record-unknown-seat = Nobody is called “{ $seat }”.
# $seat (text): who speaks; $asked (text): who is asked; $prompt (text): for what
record-wrong-seat = { $asked } is asked ({ $prompt }), not { $seat }. Is a line missing?
# $seat, $clause (text): whose clause; $line (number); $prompt (text): what it lacks; $answers (text)
record-unfinished = The clause of { $seat }, “{ $clause }” of line { $line }, lacks something ({ $prompt }): { $answers }
# $line (number): the last clause, 0: none; $winners (text or none)
record-game-over = The game was over after line { $line }; winners: { $winners }.
# $kind (text): round, phase, turn or end; $wanted (text); $round (number); $phase, $turn (text or none)
record-mark =
    { $kind ->
        [round] Round { $wanted } has not begun
        [phase] The phase { $wanted } has not begun
        [turn] The turn { $wanted } has not begun
       *[end] The game is not over
    }: this is round { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , turn { $turn }
    }.

## Chance

# $kind (text): roll, order, gods, draw, look or shuffle
record-draw-missing =
    { $kind ->
        [roll] Dice are rolled here, and the record does not say what: add “* roll A D”.
        [order] Lots are drawn here, and the record does not say how: add “* order NAME ...”.
        [gods] Gods are laid here, and the record does not say which: add “* gods GOD ...”.
        [look] Somebody looks at a card here, and the record does not say which: add “* look CARD”, or “?” for it.
       *[draw] A card is turned up here, and the record does not say which: add “* draw CARD”.
    }
# $name (text): what was drawn
record-draw-impossible = “{ $name }” cannot come now: it is not there, or somebody has seen where it lies.
# $kind (text): roll, order, gods, draw, look or shuffle; $line (number): the clause, 0: the set-up
record-draw-unused =
    { $line ->
        [0] Nothing of the kind came in the set-up: “{ $kind }”.
       *[other] Nothing of the kind came after line { $line }: “{ $kind }”.
    }
# $kind (text): roll, order, gods, draw, look; $expected, $found (text)
record-draw-differs =
    { $kind ->
        [roll] The dice were { $found }
        [order] The order was { $found }
        [gods] The gods were { $found }
       *[draw] The cards were { $found }
    }, not { $expected }.

## What follows a fault

# $seat, $prompt (text): who is asked what; $nearest (text or none): the nearest legal clauses
record-asked =
    { $seat } is asked: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Nearest: { $nearest }
    }
# $nearest (text)
record-nearest = Nearest: { $nearest }
