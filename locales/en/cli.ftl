### Text of the command line. Every id begins with cli-.
### Variables and types as in core.ftl. Help texts of commands stand in help.ftl.

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Seed: { $seed }
# $version (text), $build (text: compiled or pure)
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] compiled
       *[pure] pure Python
    })
# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = There is no language “{ $lang }”. Available: { $available }.
cli-interrupted = Interrupted.
# $name (text): the plug-in
cli-interrupted-plugin = Interrupted while the plug-in “{ $name }” was loading. To load no third-party plug-ins, set CYCLADES_PLUGINS to an empty value.
# $lang (text), $key (text): a message
cli-not-translated = { $lang }: “{ $key }” is not translated; English is shown.
# $lang (text), $key (text): a message or a file; $code (text)
cli-message-fault = { $lang }: “{ $key }” cannot be told ({ $code }); something else is shown.

## Options and problems

# $detail (text): what is wrong with the arguments
cli-usage-error = Error: { $detail }
# $command (text): to be typed
cli-see-help = See “{ $command }”.
# $name (text): as it was typed; $available (text: commands separated by commas)
cli-no-command = There is no command “{ $name }”. Available: { $available }.
# $available (text: commands separated by commas)
cli-missing-command = A command is missing. Available: { $available }.
# $option (text): as it was typed; $available (text: options separated by commas)
cli-no-option = There is no option { $option }. Available: { $available }.
# $form (text): the option as it is written, such as --players N [2<=x<=6]
cli-bad-value = The value is not valid: { $form }
# $option (text): as it is written; $value (text): as it was typed
cli-bad-number = { $option }: “{ $value }” is not a number.
# $option (text), $value (text), $least (number or none), $most (number or none): limits, both included
cli-bad-range =
    { $least ->
        [none] { $option }: “{ $value }” is not a number up to { $most }.
       *[other]
            { $most ->
                [none] { $option }: “{ $value }” is not a number from { $least } on.
               *[other] { $option }: “{ $value }” is not a number from { $least } to { $most }.
            }
    }
# $option (text), $value (text), $available (text: values separated by commas)
cli-bad-choice = { $option }: “{ $value }” is none of these: { $available }.
# $option (text): as it was typed
cli-needs-value = A value has to follow { $option }.
# $option (text): as it was typed
cli-takes-no-value = { $option } takes no value.
# $form (text): the argument or option as it is written
cli-missing-parameter = This is missing: { $form }
# $arguments (text): as they were typed
cli-extra-arguments = Too many arguments: { $arguments }
# $setting (text): what was given to --option
cli-bad-setting = { $setting } is not of the form key=value.
# $name (text): as it was typed; $available (text: names separated by commas)
cli-no-player = There is no player “{ $name }”. Players: { $available }.
# $pair (text): as it was typed; $available (text: the words feminine and masculine, as they are typed)
cli-bad-gender = { $pair } is not of the form name=gender; genders: { $available }.
cli-no-modules = There is no module that can be played on its own; see cyclades modules.
# $rule (text): as it was typed; $nearest (text: numbers of rules separated by commas)
cli-no-rule = There is no rule “{ $rule }”. Next to it: { $nearest }.
# $rule (text): as it was typed; $letters (text: how numbers begin, separated by commas)
cli-no-such-text = There is no rule “{ $rule }”. Numbers of rules begin with { $letters }.
cli-rules-in-english = The rules are written in English only.
# $file (text), $code (word: missing, denied, folder, no-folder, exists, full, closed, large or other), $reason (text): as the system puts it
cli-file-problem =
    { $code ->
        [missing] { $file }: there is no such file or folder
        [denied] { $file }: permission denied
        [folder] { $file }: this is a folder
        [no-folder] { $file }: this is not a folder
        [exists] { $file }: this is there already
        [full] { $file }: no room is left
        [closed] { $file }: this is closed
        [large] { $file }: this is too large
       *[other] { $file }: { $reason }
    }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = Something went wrong inside the engine ({ $kind }: { $detail }). Set { $variable }=1 to see where, and please report it.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: A word of an expansion broke off ({ $kind }: { $detail }). This is its own code: its author can mend it.

## Headings of columns

cli-column-module = module
cli-column-title = title
cli-column-version = version
cli-column-needs = needs
cli-column-option = option
cli-column-values = values
# $values (text: separated by commas), $default (text): what may follow --option KEY=
cli-option-values = { $values }; default: { $default }
# Below the list of modules. $name: the plug-in; $seconds (text): with one decimal
cli-slow-plugin = the plug-in { $name } takes { $seconds } s to import
cli-column-edition = edition
cli-column-rules = rules
cli-column-covered = covered
cli-column-missing = missing
cli-column-exempt = exempt
cli-column-player = player
cli-column-gold = gold
cli-column-income = income
cli-column-metropolises = metropolises
cli-column-areas = areas
cli-column-units = units

## Simulations

cli-figure-games = games
cli-figure-finished = played to the end
cli-figure-decisions = answers asked for
cli-figure-forced = forced answers
cli-figure-clauses = clauses
cli-figure-seconds = seconds
cli-figure-decisions-per-second = answers per second
cli-figure-violations = violations
cli-column-figure = figure
cli-column-number = number
cli-column-bot = bot
cli-column-wins = wins
cli-column-god = god
cli-column-round = cycle
cli-column-way = way
cli-column-card = card
cli-column-uses = uses
cli-column-battles = battles
cli-column-rating = rating
cli-column-against = among
cli-column-share = share
cli-column-from = from
cli-column-to = to
cli-simulate-progress = Games
cli-simulate-shared = shared
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Seed { $seed }, cycle { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Stopped before their end, seeds: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Modules { $modules }, games: { $games }
# $par (text): a share in per cent
cli-tournament-par = One bot among others that are as strong wins { $par }. Intervals are of 95 %.
# $count (number)
cli-tournament-unfinished = Stopped before their end: { $count }
cli-report-way-capture = captured
cli-report-way-gold = by gold
cli-report-way-last = nobody else is left
# $games (number)
cli-report-title = A study of games: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Modules: { $modules }. Bots: { $bots }. Players: { $players }. Seed: { $seed }. Played to the end: { $finished }.
cli-report-reading = Intervals are of 95 %. A dashed line is what chance alone would give. A click on a heading sorts.
cli-report-seats = Wins by seat
cli-report-bots = Wins by bot
cli-report-first-gods = Wins by the god of the first turn
cli-report-metropolises = Wins of those who got a metropolis, by the way they got it
cli-report-ways = How the winner got the last metropolis
cli-report-lengths = How long games take
cli-report-prices = What was offered for the gods
cli-report-cards = Cards: use, and how often who used them won
cli-report-battles = Battles against the exact odds
cli-report-share = share of the games, %
cli-report-gold = gold offered, mean
cli-report-odds = exact odds of the attacker, %
cli-report-attacker = won by the attacker, %
cli-report-fought = fought to the end
cli-report-fought-won = won by the attacker of these, %
# $file (text)
cli-report-written = Written: { $file }
cli-simulate-timed = A bot thinks for a measured time: another run may count otherwise.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = “{ $bot }” can answer differently each time, so another run may give other results.
# $count (number): games whose rows were there
cli-simulate-found =
    { $count ->
        [one] { $count } game was in the folder already.
       *[other] { $count } games were in the folder already.
    }
# $rate (text): games a second
cli-simulate-rate = { $rate } games/s
cli-simulate-needs-out = Rows are kept only in a folder: give --out as well.
# $given (text), $most (number)
cli-simulate-workers = “{ $given }” is not a number from 1 to { $most }, nor auto.
cli-simulate-scheduler = --executor dask needs --scheduler ADDRESS, and only it.

## Replays

# $clauses (number), $round (number)
cli-replay-passed =
    { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    } played again, up to cycle { $round }.
# $seat (text), $question (text): the prompt in words
cli-replay-waits = { $seat } is asked next: { $question }
# $index (number): from 1; $action (text): the line of the log
cli-replay-failed = Line { $index } of the log cannot be played: { $action }
cli-replay-position = The last good position:
cli-replay-differs = The log was played to its end, but the snapshot of the save shows another position.
# $parts (text): parts of the save, separated by commas
cli-replay-differences = Says otherwise than the game that was played: { $parts }.
cli-replay-verified = Entries and snapshot belong together. The file agrees with itself; who wrote it, a hash cannot tell.
cli-replay-unproved = The save has no snapshot of this version: there is nothing to compare the entries with.

## Scenarios

# $passed (number), $failed (number)
cli-scenarios-closing = { $passed } passed, { $failed } failed
# $file (text), $title (text)
cli-scenario-failed = { $file }: failed: { $title }
# $edition (text), $rules (text): rule numbers, separated by commas
cli-coverage-missing = { $edition }, without a scenario: { $rules }
# $caught (number), $survived (number)
cli-mutate-closing = { $caught } noticed, { $survived } not noticed
# $box (text), $available (text: boxes separated by commas)
cli-mutate-no-box = There is no box “{ $box }”. Available: { $available }.
# $definition (text): as it was typed
cli-mutate-nothing = There is nothing to take away from { $definition }.
cli-column-mutation = taken away
cli-column-what = what
cli-column-tried = scenarios

## A game as a story

# $modules (ids: modules), $players (number)
cli-play-opening = { LIST($modules) }, { $players } players
# $board (id: board)
cli-play-board = Board: { NAME($board) }
# $units (pairs of id and number)
cli-play-units = { TALLY($units) }
# Below the map; the signs stay as they are.
cli-play-signs = In each hex the area, below it who holds it: A2 land with 2 units, a2 sea with 2 units, ## land of nobody, a dot open sea, ! a figure.
# $short (text): what the map shows of an id, $area (text): the id
cli-play-short = Ids are cut short to fit: { $short } is { $area }.
# A line below the map: $short (text): as the map shows the area, $area (id)
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Here the story stops; the same seed and names tell it again.
# What a winner has at the end, without a full stop: $faction (id), $metropolises (number)
cli-play-winner =
    { $metropolises ->
        [one] { NAME($faction) } has a metropolis
       *[other] { NAME($faction) } has { $metropolises } metropolises
    }
# $winners (ids): players
cli-play-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } wins.
       *[other] { LIST($winners) } win.
    }

## Card sheets

# $modules (ids: modules)
cli-card-title = Cards: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = God
cli-card-kind-building = Building
cli-card-kind-unit = Unit
cli-card-kind-goods = Card
# Headings over all cards of a type.
cli-card-kinds-god = Gods
cli-card-kinds-building = Buildings
cli-card-kinds-unit = Units
cli-card-kinds-goods = Other cards
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Name
cli-card-label-cost = Cost
cli-card-label-text = Effect
cli-card-label-military = Battle
cli-card-label-sacrifice = Sacrifice
cli-card-label-edition = Edition
cli-card-label-rule = Rule
cli-card-label-copies = Copies
# above units, buildings and other things without a card
cli-card-label-aid = Player aid
# How texts begin what is free, what is paid, what comes at once, a power, and what holds in teams: a text that says so,
# followed by a colon, gets a block with this label on the card.
cli-card-block-free = Free
cli-card-block-paid = Paid
cli-card-block-bonus = Bonus
cli-card-block-power = Power
cli-card-block-team = Team
# What a card costs, after the label “Cost”: short.
# $prices (text: numbers separated by commas), by where the card lies on the track
cli-card-cost-track = { $prices } { -gp } (by its space)
# $price (number)
cli-card-cost-fixed = { $price } { -gp }
# $god (id), $prices (text: numbers separated by commas): the first with this god, the second ...; 0 is free
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
# $god (id): who brings it without a price
cli-card-cost-free = { NAME($god) }: free
# $price (number): to use the power of the card
cli-card-cost-use = { $price } { -gp } to use
# $price (number): to use the power of the sacrifice
cli-card-cost-sacrifice = { $price } { -gp } to sacrifice
cli-card-cost-offering = your offering
cli-card-cost-always = no offering
# Stands beside a text that is shown in English because the translation lacks it: one or two words.
cli-card-untranslated = not translated
# $kind (text): as it was typed; $available (text: kinds separated by commas)
cli-card-no-kind = There is no kind of card “{ $kind }”. Available: { $available }.
cli-card-nothing = These modules have no such card.
cli-card-pdf-file = PDF is written to a file: name it with --output.
# $name (text): as it was typed; $nearest (text: what comes nearest to it, as it is typed)
cli-show-nearest = There is no definition “{ $name }” in these modules. Did you mean “{ $nearest }”?
# $name (text): as it was typed; $available (text: names separated by commas, as they are typed)
cli-show-nothing = There is no definition “{ $name }” in these modules. Available: { $available }.
# $pages (number)
cli-card-needs-folder =
    { $pages ->
        [one] { $pages } page needs a file or a folder; name it with --output.
       *[other] { $pages } pages need a folder; name it with --output.
    }
# $card (id), $lang (text), $part (text: one of the labels)
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: too long for the card, even in the smallest letters.
cli-play-people-format = People play in text: leave --format away.
# $seat (text): as it was typed
cli-play-bad-seat = “{ $seat }” is not name=human or name=bot
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = there is no seat “{ $seat }” in this game; there are: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = there is no board “{ $name }”; there are: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = the board “{ $name }” has no map
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = the game has no entry { $ply }, the last one is { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = “{ $name }” is a board, not a game
cli-board-strip-needs-file = a strip is a picture: give it a file with --svg
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = the game cannot be played again: entry { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = Waiting for JSON-RPC 2.0, a message a line (docs/protocol.md); the end of the input ends it.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Incident { $number }, a fault of the engine ({ $kind }): { $detail }. With { $variable }=1 the traceback is shown.

## cyclades expansion

# $errors, $warnings, $notes, $sets, $games, $scenarios (numbers)
cli-expansion-closing =
    { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }, { $notes ->
        [0] no notes
        [one] { $notes } note
       *[other] { $notes } notes
    }; sets of modules: { $sets }, games: { $games }, scenarios: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] No scenarios were run, because the content has errors.
        [no-project] No scenarios were run here. Run those of the installed package with: cyclades scenario run
        [no-folder] No scenarios were run: there is no folder { $folder }. Create it and write one file per rule, such as { $folder }/X1.1-my-card.toml. docs/scenarios.md shows how.
       *[empty] No scenarios were run: the folder { $folder } has no TOML file. Write one per rule, such as { $folder }/X1.1-my-card.toml. docs/scenarios.md shows how.
    }
# After --write-texts
cli-expansion-no-stubs = No stubs were necessary.
# $file: where; $count: a number; $keys: the ids of the messages
cli-expansion-stubs =
    { $file }: { $count ->
        [one] { $count } stub appended
       *[other] { $count } stubs appended
    }: { $keys }
# $folder: where; $files: a number
cli-expansion-made = { $folder }: { $files } files written. What to try next:
# A command to be typed. $folder, $module
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
# $folder: what was typed
cli-expansion-no-folder = “{ $folder }” is no folder
# $name (text), $available (text)
cli-expansion-no-schema = There is no schema “{ $name }”. There are: { $available }.
# $folder: what is watched
cli-watch-begin = Watching { $folder }; Ctrl-C ends it.
# $files: names, separated by commas
cli-watch-changed = Changed: { $files }
# $finding: its place, code and words
cli-watch-new = { "  " }new: { $finding }
# $finding: its place, code and words
cli-watch-mended = { "  " }mended: { $finding }
cli-watch-same = { "  " }nothing new
# $detail: the last line that the check wrote
cli-watch-failed = { "  " }the check could not be run: { $detail }
cli-column-place = place
cli-column-finding = finding
cli-column-set = modules
cli-column-games = games
cli-column-faults = faults

## Records

# $file (text); $state (text): failed, passed (it has checks) or played; $counts (text): what there was; $ending (text or none): how it stands
cli-run-closing =
    { $file }: { $state ->
        [failed] failed
        [passed] passed
       *[played] played
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
# $clauses, $brackets, $draws, $checks (number)
cli-run-counts = clauses { $clauses }, brackets { $brackets }, draws { $draws }, checks { $checks }
# $round (number); $seat, $prompt (text): who is asked what
cli-run-asked = round { $round }, { $seat } is asked: { $prompt }
# $round (number); $winners (text)
cli-run-over = over in round { $round }, winners: { $winners }
# $seat (text)
cli-run-unseen = { $seat } has not seen more
# $count (number)
cli-run-more = Faults that are not told: { $count }.
# $passed, $failed (number): records
cli-run-summary = records passed: { $passed }, failed: { $failed }
cli-run-watching = Waiting for a change; Ctrl-C ends it.
cli-run-write = There is nothing to write without --complete or --update.
cli-run-either = Not together with --complete.
cli-run-one = This is for one record; of several use --write.
cli-run-watch-file = Standard input cannot be watched.
# $value (text): as it was typed
cli-run-span = “{ $value }” is no place: a number of clauses, round:3 or line:57.
cli-format-either = Not together with --check.
# $file (text)
cli-format-would = { $file }: not in canonical form
# $file (text)
cli-format-done = { $file }: written anew
# $files, $changed (number)
cli-format-summary = records: { $files }, not in canonical form: { $changed }
cli-new-either = Not together with --seed.
# $pair (text): as it was typed; $available (text): names
cli-new-bots = “{ $pair }” is not NAME=SPEC. Players: { $available }.
# $seat, $prompt (text): who is asked what; $question (text): the same in words
cli-new-asked = { $seat } is asked: { $prompt } ({ $question })
cli-convert-table = A position does not say who plays what: name --modules and --names.
# $kind (text): record, save, scenario or position
cli-convert-same = It is that already ({ $kind }); say --to, --at, --seen-by or --chance.
cli-convert-refused = Nothing was written; --lossy does it all the same.
# $what (text): a word for what; $count (number): how many; $line (number): where, 0: nowhere in particular
cli-convert-lost =
    would be lost{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    }: { $what ->
        [names] the shown names
        [genders] the genders
        [bots] the bots
        [title] the title
        [about] what [about] says
        [bracket] what stands in brackets
        [facts] marks and expectations ({ $count })
        [comments] comments ({ $count })
        [later] the clauses behind that place ({ $count })
        [event] that the event came after this very clause
        [fingerprint] the fingerprint
        [held] a look at the game held back
        [seed] the seed: draws stand in the text, and the fingerprint is another one
        [unseen] what this seat has not seen
        [middle] all of it: no position can say what waits in the middle of a clause or card
        [no-title] all of it: a scenario needs a title
        [no-cite] all of it: a scenario needs the numbers of rules (cite)
       *[no-fact] all of it: a scenario needs at least one expectation
    }
# $paths (text): as they were typed
cli-run-none = No record (.cyc) there: { $paths }.
cli-step-more = Enter: next, q: end
# $suffix (text): .cyc
cli-history-record = This needs a record: let the file end with { $suffix }.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = This needs more packages: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = The tables are at { $address } (Ctrl-C ends it)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = The database cannot be opened: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = The database is of a newer version ({ $name }); this engine knows { $detail }.
# $name (text): the file
cli-store-in-use = Another process serves “{ $name }”. For several processes use --database postgresql://…
cli-store-one-process = Several processes need PostgreSQL: --database postgresql://…
cli-store-needs-postgres = This needs more packages: pip install "cyclades-engine[postgres]"
cli-store-own-tools = PostgreSQL has its own tools for copies: pg_dump.
# $name (text): the port
cli-store-port-taken = Port { $name } is taken by another program; choose one with --port.
# $name (text): the file; $detail (text): the reason
cli-store-cannot-read = “{ $name }” cannot be read: { $detail }
# $name (text): the file; $detail (text): what is wrong, in the words of the format
cli-store-config = The configuration “{ $name }” is wrong: { $detail }
# $name (text): the option; $detail (text): what was given
cli-store-bad-address = “{ $detail }” cannot be used for { $name }. Give an IP address of this machine or of the proxy, for example 192.0.2.7.
# $name (text): the option; $detail (text): what was given
cli-store-bad-url = “{ $detail }” of { $name } is not a URL. Write, for example, https://board.example.org.
# $host (text): what the browser calls the server; $allowed (text): names, separated by commas
cli-host-refused = This server is not called “{ $host }”. Allowed: IP addresses, { $allowed }. Start it with --url and its address.
# $origin (text): the page that calls; $allowed (text): the pages that may, separated by commas
cli-origin-refused = Origin { $origin } is not allowed. Start the server with --allow-origin { $origin }. Allowed: { $allowed }.
cli-store-no-seed = This save begins from a position or has scripted chance; only games from a seed become tables.
# $name (text): the file
cli-store-several-names = “{ $name }” has several names (hard links). A database served under two names is damaged: remove the other name, or use a symbolic link.
# $name (text): what was given; $detail (text): the beginnings that are known
cli-store-unknown-scheme = “{ $name }” is not a database that this engine knows. Use { $detail }, or the path of a file.
# $name (text): the table; $command (text): to be typed
cli-table-frozen = Table { $name } stands still; “{ $command }” lets it go on.
# $name (text): the table
cli-table-thawed = Table { $name } goes on.
# $table (text): the name of the table
cli-notice-subject = { $table }: it is your turn
# $name (text): the player; $table (text): the name of the table
cli-notice-text = { $name }, the table “{ $table }” waits for your answer.
# $table (text): the name of the table
cli-notice-idle-subject = { $table }: nobody has played for long
# $name (text): the host; $table (text): the name of the table; $since (text), $until (text): days as 2026-11-17
cli-notice-idle-text = { $name }, nobody has played at the table “{ $table }” since { $since }. On { $until } it is put away: nothing is deleted, and whoever opens it again goes on with it.
cli-notice-mute = No more notices of this table:
cli-notice-stop = Send no more
cli-notice-muted = You get no more notices of this table.
# $name (text): the player
cli-note-link = There is a new link for { $name }. The old one no longer works.
# $name (text): the player; $bot (text): the kind of bot
cli-note-takeover = A bot ({ $bot }) plays for { $name } from now on.
# $name (text): the player
cli-note-back = A person plays for { $name } again.
# $name (text): as it was typed
cli-no-table = There is no table “{ $name }”.
# $count (number)
cli-tables = Tables: { $count }
# $count (number)
cli-tables-pruned = Tables removed: { $count }
# $count (number)
cli-tables-dry = Tables that would be removed: { $count }
# $file (text): what was written
cli-wrote = Written: { $file }
