### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = error
problem-warning = warning
problem-note = note
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = did you mean “{ $name }”?
# The line below a name that there is not. $names: those that could stand there, separated by commas
problem-known = allowed here: { $names }

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = this is not TOML: { $detail }
    .advice = Nothing else of this file was looked at.
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = the file cannot be read ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = the file is too large; allowed: { $limit } bytes
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = “{ $name }” says too much: { $found } values; allowed: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = “{ $name }” leads out of the folder of its plug-in

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = “{ $table }” has no key “{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = “{ $table }” needs the key “{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = “{ $name }” is of the wrong type: { $expected } expected, { $found } found
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = “{ $name }” cannot be { $found }; allowed: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = there is no verb “{ $name }”
    .advice = docs/vocabulary.md lists every verb with its keys.
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = there is no { $kind } with the id “{ $name }”
    .advice = Ids are those of the modules that are played together; cyclades show KIND:ID --modules A,B prints one.
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = “{ $name }” may mean any of { $candidates }; write the full id
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = “{ $name }” is already defined at { $first }
    .advice = Take another id; to put it in place of the other one, name that under replaces in the manifest.
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = “{ $name }” holds for no definition of this module
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = there is no “{ $name }” to be changed in { $target }
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = “{ $name }” is already there in { $target }; to replace it, use set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } and { $other } both change “{ $name }” of { $target } (also at { $first }) and do not know each other; an interaction of the two has to set it
# $name: the quantity
problem-unknown-quantity = there is no quantity “{ $name }”
# $name: the moment
problem-unknown-moment = there is no moment “{ $name }”
# $name: the tag
problem-unknown-tag = nothing carries the tag “{ $name }”
    .advice = Something has to have it among its tags.
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = a selector of { $sort } does not know “{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = the text “{ $name }” is missing in { $language }
    .advice = Texts stand in locales/en/<box>.ftl, by kind and id; without it a player reads the id.

## Effects

# $name: the binding
problem-unknown-binding = nothing before this line binds “{ $name }”
    .advice = A verb before it binds a name with as = "…".
# $name: the parameter; $binding: the binding; $expected, $found: kinds
problem-wrong-kind = “{ $name }” takes { $expected }, but “{ $binding }” is of the kind { $found }
    .advice = Each parameter takes certain kinds. docs/vocabulary.md lists them.
# $name: the word of the number
problem-unmeasured-number = “{ $name }” is a number, and a condition has to compare it
    .advice = Write at-least, at-most or exactly in the same table, such as exactly = 3.
# $name: the expansion
problem-no-content = “{ $name }” brings no content
    .advice = The hook cyclades_expansion of its plug-in returns the folder with manifest.toml.
# $name: a verb
problem-no-subject = “{ $name }” acts for a faction, and this effect has none
    .advice = Put it into an each of factions with act = true, or run a program with for.
# $name: a verb; $place: `turn` or `round`
problem-wrong-place =
    “{ $name }” runs only in { $place ->
        [turn] the turn of a marker, a program of take-turns
       *[round] a phase or the setup, not in the effect of a card, god or rule
    }
# $name: the binding
problem-unused-binding = “{ $name }” is bound here and never used
# $name: the effect, by its place in the list
problem-unreachable-effect = “{ $name }” can never happen
# $name: the program; $programs: those that run one another, in order
problem-endless-program = the program “{ $name }” runs itself without end: { $programs }
    .advice = Put a condition (when) or a question between one run and the next.
# $name (text): the obligation
problem-missing-obligation = nothing settles what this can bring about: “{ $name }”
    .advice = Add [obligation.{ $name }] with an effect, or leave out what leads to it.
# $name (text): the kind of definition, as TOML writes it
problem-missing-definition = no game can be played without { $name }
    .advice = Add this definition to a file of the module, or require a module that has it.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] it has no land area
        [no-sea] it has no sea area
        [unknown-key] there is no key “{ $about }”
        [unknown-area] there is no area “{ $about }” of the right kind
        [bad-squares] these squares do not fit: { $about }
        [split-area] the cells of the area “{ $about }” do not hang together
        [split-island] the areas of the island “{ $about }” do not hang together
        [duplicate-area] two areas are called “{ $about }”
        [taken-start] two seats start in the area “{ $about }”
        [unknown-token] nothing says what “{ $about }” is
        [unused-token] “{ $about }” is explained and does not occur
        [ragged-map] row { $about } does not fit the rows beside it
        [duplicate-tile] the tile “{ $about }” is there twice
        [unknown-tile] there is no tile “{ $about }”
        [bad-tile] the tile has the wrong number of cells: { $about }
        [taken-place] two tiles lie at { $about }
        [split-layout] the tiles do not hang together
        [too-large] this is more than { $limit }
        [taken-name] “{ $about }” is the name of another area
       *[other]
            { $expected ->
                [text] this must be a text
                [flag] this must be true or false
                [count] this must be a number from 0
                [names] this must be a list of names
                [numbers] this must be a list of numbers
                [table] this must be a table
                [tables] this must be a list of tables
                [land-or-sea] this must be “land” or “sea”
                [site] this must be true, false, or the squares of the site
                [covered-or-shared] this must be “covered” or “shared”
                [players] this must be one of the numbers of players
                [a-or-b] this must be “a” or “b”
                [id] ids have letters, digits, dots and hyphens; this is none: { $about }
                [name] names have small letters, digits and hyphens
               *[other] this must be a place such as [0, 1]
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = the map “{ $name }” cannot be read: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = the board “{ $name }” does not work: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = these modules wait for each other: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = “{ $module }” requires the module “{ $name }”
    .advice = Install what brings it, or load its folder with --folder.
# $name, $module: two modules that exclude each other
problem-module-conflict = “{ $module }” cannot be played with “{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = “{ $module }” is made for engine { $expected }, this is { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = there is no option “{ $name }”; known: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = the option “{ $name }” cannot be { $found }; allowed: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = the plug-in “{ $name }” failed: { $detail }
# $name: the folder
problem-no-expansion = “{ $name }” is no expansion: it holds neither manifest.toml nor a pyproject.toml with an entry point of the group cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

# The line below a finding: where it is so. $sets: sets of modules, separated by semicolons
problem-in-sets = in: { $sets }
# no variables
problem-no-engine-range = the manifest does not say which versions of the engine it is made for
    .advice = Write engine = ">=1.0,<2" below version, so that a later engine can say no instead of playing it wrongly.
# $name: the key; $module: the module
problem-self-reference = “{ $module }” names itself under “{ $name }”
    .advice = Take it out: a module is always there when it is played.
# $name: the module
problem-no-such-module = there is no module “{ $name }” here
    .advice = Modules that are not installed may be named; a typing error would go unnoticed for ever. cyclades modules lists those there are.
# $name: the module
problem-unplayable-module = there is no set of modules in which “{ $name }” can be played
    .advice = What it requires excludes it, or each other: look at requires, conflicts and refuses.
# $name: the modules
problem-never-together = the modules of this interaction can never be played together: { $name }
    .advice = One of them excludes another, or needs one that does; what its files say never counts.
# $name: the file
problem-unread-file = no module names the file “{ $name }”
    .advice = Enter it under files, boards or tiles of a module in manifest.toml, or delete it.
# $name: the option
problem-unused-option = no content asks for the option “{ $name }”
    .advice = A condition reads it as when = { "{" } option = { "{" } … = … { "}" } { "}" }.
# $name: the program
problem-unused-program = nothing runs the program “{ $name }”
    .advice = Run it with the verb run, or take it out.
# $name: the counter
problem-unused-counter = nothing reads or changes the counter “{ $name }”
    .advice = Take it out, or use it in a condition or a number.
# $name: the tag
problem-unread-tag = nothing asks for the tag “{ $name }”
    .advice = A tag does nothing by itself: it is for selectors, actions and decks.
# $name: the message id
problem-unread-string = nothing is called “{ $name }”
    .advice = The id has changed, or there is a typing error: a text is found by kind and id.
# $name: the message id
problem-missing-text = “{ $name }” has a name and no text
    .advice = What the card does stands in the attribute .text below its name: people read it on the card.
# $name: the key; $found: the number
problem-negative-amount = “{ $name }” is { $found }, less than nothing
    .advice = To take something away use another verb (pay, discard, destroy), with a positive number.
# $name: the key; $found: the number; $most: a number that would pass
problem-large-amount = “{ $name }” is { $found }; no card of any edition comes near { $most }
    .advice = If it is meant, leave it: this is only a question.
# $name: the definition
problem-does-nothing = “{ $name }” does nothing
    .advice = Give it an effect, a trigger, a modifier or an ability.
# $name: the moment
problem-unfired-moment = nobody fires the moment “{ $name }”, so this never happens
    .advice = docs/vocabulary.md lists the moments; a phase of yours may fire one, or choose one that these modules have.
# $name: the window
problem-unopened-window = nobody opens the window “{ $name }”, so this can never be used
    .advice = docs/vocabulary.md lists the windows; without at it can be used in the owner’s turn.
# $name: the quantity; $module: the other module; $first: file:line:column there
problem-overlapping-modifiers = { $module } sets “{ $name }” as well ({ $first }), and nobody has decided whose number counts
    .advice = Name the other module under after, or decide it in an interaction of both; add and at-least need no order.
# $name: the moment; $module: the other module; $first: file:line:column there
problem-same-moment = { $module } watches “{ $name }” with the same rank ({ $first }); the alphabet decides who comes first
    .advice = If the order matters, give it another rank, or name the other module under after.
# $name, $other: phases; $module: the module of the other
problem-same-rank = the phase “{ $name }” has the rank of “{ $other }” ({ $module }); the alphabet decides which comes first
    .advice = Ranks are numbers between those of the other phases: take one that is free.
# $name: the card; $kind: its kind
problem-no-deck = “{ $name }” lies in no deck, so nobody ever meets it
    .advice = Say deck = "…" in the card, or define a [[deck]] with kinds = ["…"].
# $name: the full id; $module: who takes it away
problem-removed-and-used = { $module } takes “{ $name }” away, and this needs it
    .advice = Say in an [[interaction]] of both what holds then, or refuse the other module.
# $name: the modules
problem-unplayable-set = “{ $name }” cannot be set up for any number of players
    .advice = There has to be a board for a mode of these modules.
# $name: the board; $players: the numbers of players that it says; $allowed: those of the modes of the modules; $detail: why
# it cannot be set up, or none
problem-unplayable-board =
    { $detail ->
        [none] the board “{ $name }” is for { $players } players, and these modules are for { $allowed }
       *[other] the board “{ $name }” cannot be set up for { $players } players: { $detail }
    }
    .advice = Compare its players and its seats with the modes, and how much land the set-up asks for.
# $name: the code of the invariant; $detail: its arguments; $seed: of the game; $clause: the move; $command: to be typed
problem-play-violation =
    { $clause ->
        [none] before the first move
       *[other] after the move “{ $clause }”
    } in the game with seed { $seed } something is wrong: { $name } { $detail }
    .advice = The line runs in this move. This command shows the round: { $command }
# $name: the kind of the fault; $detail: what it says, in English; $seed: of the game
problem-play-fault = the game with seed { $seed } breaks off: { $name } { $detail }
    .advice = The engine failed in this line: please report it with the expansion.
# $name: the program; $limit: steps
problem-play-endless = “{ $name }” goes on without end: stopped after { $limit } steps
    .advice = Something has to change that ends it: a condition that becomes false, or a question that somebody may answer with no.
# $name: the program; $limit: the largest number
problem-play-overflow = “{ $name }” makes a number that the game cannot hold; possible are 0 to { $limit }
    .advice = Count less far, or put a condition before it.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = a word of the expansion breaks off: { $name }: { $detail }
    .advice = This is Python of the expansion: its words have to cope with every position that can be played.
# $seed: of the game; $rounds: a number
problem-play-unfinished = the game with seed { $seed } was not over after { $rounds } rounds
    .advice = Random players are slow; if it happens often, nobody can win.
# $name: its title; $detail: what is different, in words; $command: to be typed
problem-scenario-failed = the scenario “{ $name }” fails: { $detail }
    .advice = This command prints each line and the next question: { $command }
