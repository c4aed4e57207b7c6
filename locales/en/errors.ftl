### Errors of the engine that are no problems of content: one message per code, `error-<code>`.
### Whole sentences. Names of modules arrive as one types them.


## Modules

error-no-modules = No module is named. See cyclades modules for what there is.
# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module =
    { $nearest ->
        [none] There is no module “{ $name }”.
       *[other] There is no module “{ $name }”. Did you mean “{ $nearest }”?
    }
# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module =
    { $works ->
        [none] “{ $module }” cannot be played without { $requires }.
       *[other] “{ $module }” cannot be played without { $requires }. This list works: { $works }
    }
# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played; $also (text or none):
# another one, that keeps what was named
error-conflicting-modules =
    { $cite ->
        [none] “{ $module }” and “{ $other }” cannot be played together.
       *[other] “{ $module }” and “{ $other }” cannot be played together ({ $cite }).
    } { $works ->
        [none] No list near it works.
       *[other]
            { $also ->
                [none] This list works: { $works }
               *[other] These lists work: { $works } or { $also }
            }
    }

## Saves

# $part (text): the key that is not there
error-save-missing = The save lacks “{ $part }”.
# $part (text): the key whose value is wrong
error-save-damaged = “{ $part }” of the save is damaged.
# $flaw (word: large, deep, values, number, text, kind, table or syntax); $line, $column (numbers): the place, line 0 for none
error-save-unreadable =
    { $line ->
        [0] The save cannot be read
       *[other] The save cannot be read at line { $line }, column { $column }
    }: { $flaw ->
        [large] it is too large.
        [deep] too many lists and tables lie inside one another.
        [values] it holds too many values.
        [number] this is no number, or too long a one.
        [text] this text has characters that must not be printed.
        [kind] it holds something that JSON does not have.
        [table] this is no save.
       *[syntax] this is not a save, since it is no JSON.
    }
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = The save has schema { $found }; this engine reads up to { $known }.
# $modules (text): the modules of the save
error-save-ruleset = The save was made with other content or options of { $modules }.
# $index (number): place in the log, from 1; $clause (text): the line; $reason (text): code of the refusal
error-save-log = Line { $index } of the log cannot be played: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = “{ $part }” does not agree with the rest of the save.

## Bots

# $name (text): what was asked for; $nearest (text or none); $known (text): the names there are
error-unknown-bot =
    { $nearest ->
        [none] There is no bot “{ $name }”. Known: { $known }
       *[other] There is no bot “{ $name }”. Did you mean “{ $nearest }”? Known: { $known }
    }
# $bot (text), $name (text): the parameter; $nearest (text or none); $known (text or none): the parameters it has
error-unknown-bot-parameter =
    { $known ->
        [none] The bot “{ $bot }” has no parameters.
       *[other]
            { $nearest ->
                [none] The bot “{ $bot }” has no parameter “{ $name }”. It has: { $known }
               *[other] The bot “{ $bot }” has no parameter “{ $name }”. Did you mean “{ $nearest }”?
            }
    }
# $bot (text), $name (text): the parameter; $value (text); $default (number): what it is when left out
error-bad-bot-parameter = “{ $name }” of the bot “{ $bot }” must be a number such as { $default }, not “{ $value }”.
# $bot (text), $name (text), $value (text), $most (number)
error-bot-parameter-limit = “{ $name }” of the bot “{ $bot }” is at most { $most } on a server, not { $value }.
# $given (number), $players (number)
error-bots-number =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } for { $players } players: give one for all, or one for each seat.
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = “{ $folder }” is no study: it has no { $file }. { $command } makes one.
# $bots (text): what was given
error-tournament-bots = A tournament needs at least two different bots, not “{ $bots }”.
# $bot (text): who is to play alone, $bots (text): those of the tournament
error-tournament-lone = “{ $bot }” is to play alone, but is none of the bots of this tournament: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = The bot “{ $name }” of another package cannot be used: { $reason }
error-board-varies = The board “{ $board }” is laid by chance: every game would have other areas. Choose one that has a name of its own.
error-program-late = The bot “{ $command }” has not answered “{ $prompt }” within { $seconds } seconds.
error-program-died = The bot “{ $command }” has ended (code { $code }) when it was asked “{ $prompt }”.
error-program-garbled = The bot “{ $command }” wrote something that is no answer to “{ $prompt }”: { $line }
error-program-illegal = The bot “{ $command }” answered { $answer } to “{ $prompt }”; that is not among the answers.
error-program-not-here = Programs cannot be bots here ({ $spec }): only your own command line may name one.
error-program-start = The bot “{ $command }” cannot be started: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = A worker of the cluster has other content ({ $there }) than this machine ({ $here }): install the same versions on both.
error-worker-died = A process that played games was ended from outside or ran out of memory. Rows that are written stay: the same command goes on.
# $address (text)
error-no-scheduler = No scheduler answers at “{ $address }”.
# $extra (text): cluster, parquet and so on
error-missing-extra = This needs a library that is not installed: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = Line { $line } of “{ $file }” is not what a study writes.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = “{ $folder }” holds another study: { $key } is { $there } there, and { $now } now. Take another folder, or ask for the same.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = “{ $folder }” holds rows but no { $file }: nobody knows what they are. Take another folder.
# $folder (text)
error-study-busy = “{ $folder }” is being filled by somebody else.

## Setting up a game

# $mode (text), $modes (text): those there are
error-unknown-mode = There is no mode “{ $mode }” here. Modes: { $modes }
# $players (number), $allowed (text): numbers of players
error-wrong-players = This cannot be played with { $players } players; possible: { $allowed }
# $names (text)
error-same-name = Two players have the same name: { $names }
# $name (text): who was asked for; $seats (text): those who sit there
error-unknown-seat = There is no seat “{ $name }”. Seats: { $seats }
# $name (text): the argument of a call; $expected (word: number, derivation, modules, table, folders, ruleset or generator);
# $found (text): what was given; $kind (text): its type in Python
error-bad-argument =
    “{ $name }” must be { $expected ->
        [number] a whole number
        [derivation] 1 or 2
        [modules] a text or a list of names of modules
        [table] a table of names and values
        [folders] a list of folders
        [ruleset] a ruleset
        [generator] a generator of random numbers
       *[other] something else
    }, not “{ $found }” ({ $kind }).
# $name (text); $flaw (word: text, empty, long, blanks, unseen, form, between or taken); $limit (number): most characters
error-bad-name =
    { $flaw ->
        [text] A player’s name is a text, and { $name } is none.
        [empty] A player has no name.
        [long] The name “{ $name }” is too long; up to { $limit } characters are allowed.
        [blanks] The name “{ $name }” has blanks at its ends, several in a row, or of an unusual kind.
        [unseen] The name “{ $name }” has characters that cannot be seen.
        [form] The letters of the name “{ $name }” are not in their composed form (NFC).
        [between] The name “{ $name }” has a colon, a comma or an equals sign, which stand between names.
       *[taken] The name “{ $name }” means something else in this game.
    }
# $limit (number): most seats
error-too-many-players = No table has more than { $limit } seats.
# $name (text), $players (text)
error-unknown-player = The teams name “{ $name }”, who does not play. Players: { $players }
# $size (number)
error-bad-teams = Every player belongs to one team of { $size }.
# $players (number)
error-no-board = There is no board for { $players } players.
# $land, $islands (number): what the board has; $least, $most (number): what it must have of each
error-small-board = The board has { $land } land areas on { $islands } islands; this game needs { $least } on { $most } or more.
# $name (text), $boards (text)
error-unknown-board = There is no board “{ $name }”. Boards: { $boards }

## Positions (the `given` of a scenario)

# $where (text): the part of the position; $name (text): what it names; $nearest (text or none): a name that there is
error-position-unknown =
    “{ $where }” names “{ $name }”, which there is not{ $nearest ->
        [none] { "." }
       *[other] ; did you mean “{ $nearest }”?
    }
# $where (text): the table; $name (text): the key; $nearest (text or none): one that there is
error-position-key =
    “{ $where }” has no key “{ $name }”{ $nearest ->
        [none] { "." }
       *[other] ; did you mean “{ $nearest }”?
    }
# $line, $column (number): where it stops to be TOML
error-position-syntax = The position cannot be read: line { $line }, column { $column }.
# $where (text): the part of the position; $name (text): the value, or what it says there is; $expected (text): a word for what could stand there
error-position-value =
    “{ $where }” cannot be { $name }; expected: { $expected ->
        [number] a number from 0 to 250
        [amount] a number from 0
        [name] a name
        [list] a list
        [table] a table
        [row] names, perhaps with a number behind them
       *[other] one of the forms that are described
    }.
# $where (text): the part of the position; $name (text): the building
error-position-full = There is no free site for “{ $name }” ({ $where }).
# $problem (text): its name among the invariants; $name (text): what it is about; $where (text): the part of the position
error-position-impossible =
    This position cannot be ({ $problem }): { $problem ->
        [wrong-ground] such a unit does not stand there
        [ownerless-units] units in an area that belongs to nobody
        [sea-owner] a sea belongs to whoever has fleets there, and to nobody without them
        [twice] there is only one of it
        [supply] the figures on the board and in the supply are not as many as there are
        [reserve] the units on the board and in the reserve are not as many as there are
        [goods] what the factions have and the supply are not as many as there are
        [wrong-site] this building does not fit this site
        [under-a-large-building] a building stands under a large one
        [piece-without-card] the piece stands on the board, and nobody has its card
        [card-without-piece] the card lies before a faction, and its figure does not stand on the board
        [card-of-another] the figure stands with one faction, its card lies before another
        [far-sea] the port is not beside this sea
        [no-harbour] there is no port that could have a sea
        [offering-nowhere] the offering is on the printed god, and not in its row
        [two-offerings] two offerings on one god
        [hidden-god] the god does not lie open
        [marker-twice] the faction has no marker left for this place
        [marker-nowhere] a marker of the faction is neither on the turn track nor on a god
        [eliminated-owner] an eliminated faction has an area
        [eliminated-holder] an eliminated faction has a card
        [eliminated-marker] an eliminated faction has a marker
        [card-of-nobody] the figure stands on the board and belongs to nobody, so its card lies before no faction
        [wrong-zone] such a card does not lie there
        [card-twice] the card is in two places, or there are not so many of it
        [one-purse] partners have one purse, and two amounts are said
        [too-many] there are not so many of them
        [no-round] rounds count from 1; only the set-up comes before
       *[other] the parts do not agree
    } [{ $name }].
# $where (text): the table; $name (text): the key
error-position-missing = “{ $where }” lacks the key “{ $name }”.

## Scripted chance (`chance` of a scenario, `Game.script`)

# $name (text): the key; $nearest (text or none)
error-script-kind =
    { $nearest ->
        [none] There are no draws of the kind “{ $name }”.
       *[other] There are no draws of the kind “{ $name }”. Did you mean “{ $nearest }”?
    }
# $kind (text): the list; $name (text): the same kind of draw under its other name
error-script-twice = “{ $kind }” and another list script the same draws ({ $name }).
# $kind (text): the list; $name (text): what stands there; $possible (text or none): what could
error-script-value =
    { $possible ->
        [none] “{ $kind }” cannot have { $name } here.
       *[other] “{ $kind }” cannot have { $name } here; possible: { $possible }
    }
# $kind (text): the list; $name (text): an id; $nearest (text or none)
error-script-unknown =
    { $nearest ->
        [none] “{ $kind }” names “{ $name }”, which there is not.
       *[other] “{ $kind }” names “{ $name }”, which there is not. Did you mean “{ $nearest }”?
    }
# $kind (text): the list; $name (text): an entry; $line (text or none): the line that drew
error-script-impossible =
    { $line ->
        [none] “{ $name }” cannot be drawn here ({ $kind }): it is not there, or it was seen elsewhere.
       *[other] “{ $name }” cannot be drawn by “{ $line }” ({ $kind }): it is not there, or it was seen elsewhere.
    }
# $kind (text): the list; $name (text): how many entries it has; $line (text or none): the line that drew
error-script-short =
    { $line ->
        [none] The script “{ $kind }” is too short: { $name } told, one more was drawn.
       *[other] The script “{ $kind }” is too short: { $name } told, “{ $line }” drew one more.
    }
# $kind (text): the list; $name (text): the first entry that was not drawn
error-script-left = “{ $name }” was never drawn ({ $kind }).

## Content

# $program (text): the program; $definition (text or none): the card it belongs to; $limit (number): steps
error-endless =
    { $definition ->
        [none] The program “{ $program }” does not end: it was stopped after { $limit } steps.
       *[other] The program “{ $program }” of “{ $definition }” does not end: it was stopped after { $limit } steps.
    }
# $program, $definition as above; $limit (number): the largest number
error-overflow =
    { $definition ->
        [none] The program “{ $program }” makes a number that the game cannot hold; possible are 0 to { $limit }.
       *[other] The program “{ $program }” of “{ $definition }” makes a number that the game cannot hold; possible are 0 to { $limit }.
    }

## Expansions of one’s own

# $name: what was typed; $known: names, separated by commas
error-unknown-expansion = There is neither a folder nor an expansion “{ $name }”; known: { $known }.
# $name: what was typed; $flaw: taken or form; $limit: a number
error-expansion-name =
    An expansion cannot be called “{ $name }”: { $flaw ->
        [taken] there is one already
       *[form] small letters, digits and hyphens, beginning with a letter, at most { $limit } characters
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = There is no ply { $at }: the record has { $most }.
error-record-seen-by = What a player has seen can only be written as a record: use --to record, or leave out --seen-by.

## Tables that are served

error-store-away = The server cannot reach its database now. What was acknowledged is kept; what you have just done was not: try again in a moment.
error-store-damaged = The database of the server is damaged. What you have just done was not stored. Tell the admin of the server.
error-store-full = The disk of the server is full: what you have just done was not stored. Tell its keeper, then try again.
error-store-read-only = The database of the server can only be read now: what you have just done was not stored. Tell its keeper, then try again.
