### Text of the command line. Every id begins with cli-.
### Variables and types as in core.ftl. Help texts of commands are the docstrings of the commands.

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Seed: { $seed }

# $version (text)
cli-version = Cyclades { $version }

# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = There is no language “{ $lang }”. Available: { $available }.

cli-interrupted = Interrupted.

## Options and problems

# $setting (text): what was given to --option
cli-bad-setting = { $setting } is not of the form key=value.
cli-no-modules = There is no module that can be played on its own; see cyclades modules.
# $file (text), $reason (text): as the system puts it
cli-file-problem = { $file }: { $reason }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = Something went wrong inside the engine ({ $kind }: { $detail }). Set { $variable }=1 to see where, and please report it.

## Headings of columns

cli-column-module = module
cli-column-title = title
cli-column-version = version
cli-column-needs = needs
cli-column-options = options
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
cli-simulate-progress = Games
cli-simulate-shared = shared
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Seed { $seed }, round { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Stopped before their end, seeds: { $seeds }

## Replays

# $clauses (number), $round (number)
cli-replay-passed = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
} played again, up to round { $round }.
# $seat (text), $question (text): the prompt in words
cli-replay-waits = { $seat } is asked next: { $question }
# $index (number): from 0; $action (text): the line of the log
cli-replay-failed = Line { $index } of the log cannot be played: { $action }
cli-replay-position = The last good position:
cli-replay-differs = The log was played to its end, but the snapshot of the save shows another position.

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

# $modules (text: ids separated by commas), $players (number)
cli-play-opening = { $modules }, { $players } players
# $round (number)
cli-play-round = Round { $round }
# $phase (id)
cli-play-phase = { NAME($phase) }
# $units (pairs of id and number)
cli-play-units = { LIST($units) }
# $owners (text): letters and factions
cli-play-owners = { $owners }
# $owners (text): letters and factions
cli-play-legend = { $owners }; A2: land with 2 units, a2: sea with 2 units, ##: land of nobody, a dot: open sea
cli-play-stopped = Here the story stops; the same seed tells it again.
# $winners (text: seats separated by commas)
cli-play-won = The game is over. Winners: { $winners }.
