### Help of the command line: `cyclades --help`, `cyclades play --help`. Every id begins with help-.
###
### help-<command> is the line of a command in the list of commands and the first of its own help; its .more is the
### rest. help-<command>-<option> is the line of an option or argument; help-option-<option> that of an option which
### several commands share. Names of commands and options, values and what stands in `--like-this` stay as they are
### typed. Lines of options begin with a small letter and have no full stop.


## Headings and signs

help-usage = Usage:
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-commands = Commands
# Stands for options in the line of usage, in capitals: cyclades play [OPTIONS]
help-sign-options = { "[" }OPTIONS]
# Stands for a command and its arguments in the line of usage: cyclades [OPTIONS] COMMAND [ARGS]...
help-sign-command = COMMAND [ARGS]...
# What stands for a value in help, in capitals: --lang CODE, --option KEY=VALUE
help-meta-address = ADDRESS
help-meta-card = CARD
help-meta-code = CODE
help-meta-file = FILE
help-meta-key = KEY
help-meta-kind = KIND
help-meta-lang = LANG
help-meta-name = NAME
help-meta-path = PATH
help-meta-rule = RULE
help-meta-spec = SPEC
help-meta-value = VALUE
# $value (text): stands in brackets after the line of an option
help-default = default: { $value }
# Stands in brackets after the line of an argument
help-required = required

## Options that every command has

help-option-help = show this help and exit
help-option-lang = language of the texts; by default that of the system
help-option-format = how to print; by default a table on a terminal, else text
help-option-modules = modules, separated by commas; by default the first that needs no other
help-option-option = an option of a module; repeatable
help-option-seed = random seed; drawn and printed if left out
help-option-players = number of players
help-option-mode = mode of play, where an edition has several
help-option-board = name of the board, where there are several
help-option-bots = one bot for all, or one per seat, separated by commas; parameters by colons
help-option-folder = load the expansion of this folder (its content or its project) without installing it; repeatable

## cyclades

help-cyclades = A rules engine for the board game Cyclades and its expansions.
    .more = Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 130 interrupted, 141 nobody reads the output any more. NO_COLOR is honoured.
help-cyclades-version = show the version and exit
help-cyclades-install-completion = install completion for the current shell
help-cyclades-show-completion = show completion for the current shell, to copy it or to change the installation

## cyclades modules

help-modules = List the modules that can be played, and what is wrong with those that cannot.
    .more = A broken plug-in is listed with its problems; the others work without it. Exit code 1 if there is one.

## cyclades play

help-play = Play a game among bots and tell it as a story.
    .more = A sentence for each act, the standings before the offerings of each cycle, the map where land has changed hands. The same seed and names tell the same story. With a person on a seat (--seats ann=human,bob=greedy, or --bots human,greedy) it is a game to play: /help lists what can be typed.
help-play-names = names of the players, separated by commas, instead of their number
help-play-gender = feminine or masculine for players who want it, such as ann=feminine,bob=masculine
help-play-rounds = stop after N cycles
help-play-save = write the game to a file that can be replayed
help-play-detail = how much to tell: full is everything, to be watched; brief is a sentence for each turn with purchases, buildings, battles and conquests, to be read afterwards
help-play-format = how to print; by default a table on a terminal, else text; json is one document, jsonl one object a line as the game goes
help-play-table = open a table against bots in the browser; the first seat is yours
help-play-seats = who sits where: name=human or name=bot, separated by commas; instead of names and bots
help-play-resume = go on with a save or a record; --seats says who plays, by default people on all seats
help-play-plain = lists and sentences instead of a map, for screen readers and pipes

## cyclades board

help-board = Show boards and positions: on the terminal, or as pictures.
help-board-show = Show a board, or the position of a save or a record as everybody may see it.
    .more = Without --svg the map stands on the terminal. A picture names every area, and its legend says who is who and what the symbols mean.
help-board-show-what = name of a board, or file with a game
help-board-show-svg = write a picture to this file
help-board-show-at = the position after so many entries
help-board-show-strip = so many small pictures of the game, from its beginning to its end
help-board-show-labels = what areas are called on a picture; names if left out

## cyclades simulate

help-simulate = Play many games among bots and count how they end.
    .more = The seed of game i is the seed plus i, so that each can be played alone. Exit code 1 if something was wrong.
help-simulate-games = how many games
help-simulate-check = count every unit at every decision and verify the rest once a cycle; in a twentieth of the games verify all at every step
help-simulate-check-all = verify everything at every step of every game
help-simulate-max-cycles = stop a game after N cycles
help-simulate-workers = play in so many processes; auto: as many as there are cores
help-simulate-out = folder for a row of each game; what was interrupted goes on when called again
help-simulate-parquet = at the end also write the rows as games.parquet (extra parquet)
help-simulate-executor = who plays: processes of this machine, or a Dask cluster (extra cluster)
help-simulate-scheduler = address of the scheduler of a cluster (tcp://host:8786), with --executor dask
help-simulate-format = how to print; by default a table on a terminal, else text; json is one document, jsonl one object a line, each game when it is over

## cyclades tournament

help-tournament = Play bots against each other and rate them.
    .more = Each bot plays alone among copies of each other one, in every seat, with the same seeds for all. Exit code 1 if something was wrong.
help-tournament-modules = modules to play, separated by commas; repeat it for further lists
help-tournament-bots = the bots, separated by commas; parameters by colons
help-tournament-lone = which of the bots play alone among the others; by default all do
help-tournament-games = games of each bot among each other one, at least; rounded up to all seats
help-tournament-max-cycles = stop a game after N cycles
help-tournament-workers = play in so many processes; auto: as many as there are cores
help-tournament-out = folder for a row of each game, one for each list of modules; what was interrupted goes on when called again
help-tournament-executor = who plays: processes of this machine, or a Dask cluster (extra cluster)
help-tournament-scheduler = address of the scheduler of a cluster (tcp://host:8786), with --executor dask

## cyclades report

help-report = Make one page of a study.
    .more = Win rates by seat, bot and first god, how games were decided, lengths, prices, cards, battles: with intervals and plots. The page needs no network. Needs the extra report.
help-report-study = folder of a study, as simulate --out makes it
help-report-output = where to write the page; by default report.html in the folder

## cyclades replay

help-replay = Play a save or a record again from its start, and say where it stops fitting.
    .more = Reports line, action, reason and the last good position. Exit code 1 if the log cannot be played to its end.
help-replay-save = the file; - is standard input
help-replay-verify = compare the entries with the snapshot, and say in what they differ
help-replay-detail = tell the game as a story first: full is everything, brief a sentence for each turn

## cyclades scenario

help-scenario = Run the rules as executable examples, and see which rules have one.
help-scenario-run = Run scenarios and report those that fail.
    .more = The last line counts: N passed, N failed. Exit code 1 if one failed, 2 if a file cannot be read as TOML.
help-scenario-run-paths = files or folders, also records (.cyc) that cite rules; by default those of the checkout, else those shipped
help-scenario-run-trace = tell each line with its events, and the question that follows with its answers
help-scenario-coverage = Compare the scenarios with the numbered rules of each edition.
    .more = Every rule is covered by a scenario, exempt with a reason, or missing.
help-scenario-coverage-paths = files or folders, also records (.cyc) that cite rules; by default those of the checkout, else those shipped; if given, only editions with rules that they cite
help-scenario-mutate = Take single effects, modifiers, triggers and rules out of the content, and see whether a scenario fails.
    .more = Lists what nothing noticed. Exit code 1 if there is such a thing.
help-scenario-mutate-paths = files or folders of scenarios that are to notice; by default those of the checkout, else those shipped
help-scenario-mutate-box = a box; repeatable; by default all that can be found
help-scenario-mutate-only = one definition only
help-scenario-mutate-deep = also verbs inside verbs, conditions and settings
help-scenario-mutate-sample = so many of each box, drawn with the seed
help-scenario-mutate-seed = seed of the sample
help-scenario-mutate-workers = try in so many processes

## cyclades rule

help-rule = Print numbered rules, each below its heading.
    .more = The number of a section (T13) prints the whole of it, a further number (L16.8.3) a step of a list. The rules are written in English. Exit code 2 if a number does not exist; those next to it are named.
help-rule-rules = numbers of rules, such as B9.4, HO-49 or T13

## cyclades cards

help-cards = Show all cards of the modules, to be read, or to be printed, cut and put into sleeves.
    .more = Texts that are not translated are marked. Exit code 1 if a text is too long for its card.
help-cards-kind = only these kinds of card, separated by commas
help-cards-format = sheets to print (pdf, html, svg) or documents to read (md, json)
help-cards-output = a file; for several pages of SVG a folder
help-cards-compare = put the text in this language beside each card
help-cards-size = size of printed cards: standard 63 x 88, mini 44 x 67, tarot 70 x 120 mm
help-cards-bleed = millimetres that colours reach over the edge of a card, 0 to 5; the gutter is twice as wide
help-cards-backs = after each page the backs of its cards, to be printed on the other side
help-cards-once = one card of each, not as many as the game has

## cyclades show

help-show = Show a definition as these modules play it: with its defaults, and with what others change in it.
    .more = Beside each line stands the file and the line that it comes from. Definitions have names like hero:perseus or phase:income.
help-show-definition = kind and id of the definition

## cyclades rpc

help-rpc = Answer JSON-RPC 2.0 on standard input and output, for front ends in any language.
    .more = A message a line; the output has messages only, and the end of the input ends it. The protocol stands in docs/protocol.md, its schema in docs/protocol.openrpc.json and in the answer to rpc.discover.

## cyclades locale

help-locale = Help with translations: what is missing or wrong, a new language, PO files, previews.
help-locale-option-folder = a folder with languages, such as that of an expansion; by default ours, and for looking also those of the plug-ins
help-locale-status = Count what is translated, missing, stale or unused, per language and file.
    .more = Stale: the English has changed since. With --lang only that language, in its own words.
help-locale-status-langs = languages; by default all that there are
help-locale-status-box = only this file, such as base; repeatable
help-locale-status-keys = name the messages as well
help-locale-check = Check translations against English and against the grammar of their language.
    .more = Every finding with file, line and column. Exit code 1 if there is an error.
help-locale-check-langs = languages; by default all that there are
help-locale-check-box = only this file, such as base; repeatable
help-locale-check-warnings-as-errors = let warnings count as errors
help-locale-add = Start a new language, with every message to be translated.
    .more = The English stands behind # > in each file; what is not yet translated is shown in English.
help-locale-add-language = the code of the language, such as cs or pt-BR
help-locale-add-name = what the language is called, for the head of each file
help-locale-accept = Record that translations are made from the current English.
    .more = Without keys: those of which nothing is recorded yet.
help-locale-accept-language = the language
help-locale-accept-keys = messages that fit the current English, although it has changed; god-zeus.text is one part of a message
help-locale-accept-all = all messages, stale ones included
help-locale-export = Write a language to a PO file, for Poedit and similar tools.
help-locale-export-language = the language
help-locale-export-file = the file
help-locale-format = Bring Fluent files into the canonical layout, the one that translation platforms write.
    .more = Files that change are named. What they say stays the same.
help-locale-format-check = only look: exit code 1 if a file would change
help-locale-annotate = Write rule, length and an example above the English messages, where the content knows them.
help-locale-annotate-check = only look: exit code 1 if a file would change
help-locale-glossary = Write the glossary for tools of translators: FILE ends in .csv or .tbx.
help-locale-glossary-file = the file
help-locale-glossary-langs = only these languages, beside English
help-locale-import = Take a PO file back, if all of it is right.
    .more = Nothing is written if there is an error. What is translated only in part is left out.
help-locale-import-language = the language
help-locale-import-file = the file
help-locale-preview = Show one card in every edition that has it, and whether it fits.
help-locale-preview-card = the card, such as giant or creature-giant
help-locale-preview-picture = draw the card as it will be printed: a file .html, .svg or .png
help-locale-preview-format = how to print (table, json, text), or in which form to draw: into the file of --picture, else one named after card and language; without it a picture takes the form that its ending names
help-locale-preview-compare = beside it the card in this language
help-locale-preview-watch = draw it again whenever a file of messages changes; the page in the browser follows
help-locale-explain = Show what one message gives in all languages, for many numbers, cases and genders.
help-locale-explain-key = the message, such as event-units-moved

## cyclades expansion

help-expansion = Write expansions: check one, start a new one, watch one while it is written.
help-expansion-check = Check an expansion: all that can be found without playing, then by playing random games.
    .more = Alone and with each official module that its manifest allows. A folder goes before a name of the same spelling. Exit code 1 if there is an error, 2 if there is no such expansion.
help-expansion-check-target = the folder of its content or project, or the name of an installed one
help-expansion-option-games = random games of each set of modules; 0: none
help-expansion-check-seed = seed of the first game of each set
help-expansion-check-warnings-as-errors = let warnings count as errors
help-expansion-check-write-texts = append stubs for missing texts to the files of all its languages
help-expansion-new = Write a folder with a small expansion that works, to learn by changing it.
    .more = A god, a creature with a piece, a hero, a board, an option, two languages, scenarios and a test. Nothing that is there is overwritten.
help-expansion-new-name = name of the folder, the box and its module: small letters, digits and hyphens
help-expansion-new-into = the folder to write it into
help-expansion-watch = Check an expansion again whenever a file of it changes; say what is new and what is mended.
    .more = Until Ctrl-C, with exit code 130.
help-expansion-watch-path = the folder of its content or project
help-expansion-schema = Print a JSON Schema for editors, or write all of them into a folder.
    .more = Of: manifest, content, board, tiles, symbols, scenario. A .taplo.toml says which is for which file.
help-expansion-schema-name = which schema to print
help-expansion-schema-write = write all schemas into this folder
help-expansion-schema-modules = also complete the ids of what these modules define

## cyclades new, run, convert, record

help-new = Print a record to start from: header, what the set-up drew, and who is asked.
    .more = Redirect it into a file and write on: one clause a line. The format is described in docs/records.md.
help-new-names = names of the players, separated by commas
help-new-bots = seats that bots play, separated by commas
help-new-scripted = without a seed: the draws are what the text says
help-run = Play records and report what does not hold.
    .more = An illegal clause is told with its place, the rule, and the nearest legal clauses. Exit code 1 if a check failed or a clause was refused, 2 if a file is no record.
help-run-paths = files, folders or patterns; - is standard input
help-run-from = check and tell only from here on: a number of clauses, round:3 or line:57
help-run-to = stop here: a number of clauses, round:3 (where it begins) or line:57
help-run-trace = tell each clause with its line and ply, and what came of it in words
help-run-format = how to print; jsonl is an object a line, as soon as a clause was played
help-run-complete = print the record with what bots did between the lines
help-run-update = print the record with values as they are in place of those that failed, empty ones filled in
help-run-write = put it into the file instead
help-run-keep-going = leave a refused clause out and go on, to find more mistakes at once
help-run-workers = play in so many processes
help-run-watch = run again whenever a file changes
help-run-save = save the game as it stands at the end
help-run-quiet = tell only what is wrong, and the sum
help-convert = Write a record, save, scenario or position as another of these.
    .more = The kind of file is told by its content. What would be lost is listed and refused, unless --lossy allows it. A record becomes a save, everything else a record, if --to does not say otherwise.
help-convert-file = the file; - is standard input
help-convert-to = what to write
help-convert-at = the game as it stood after so many clauses
help-convert-seen-by = only what this seat has seen, with ? for the rest
help-convert-chance = script: without a seed, every draw as a line of the text
help-convert-names = names of the players, for a position
help-convert-modules = modules, for a position
help-convert-lossy = do it although something is lost
help-convert-output = write into this file
help-record = Work on records as texts.
help-record-format = Write records in their canonical form.
    .more = They are played for it. One that cannot be played to its end is formatted up to there, and the exit code is 1. Comments stay.
help-record-format-paths = files, folders or patterns; - is standard input, and then the output is standard output
help-record-format-check = write nothing; exit code 1 if a file is not in canonical form
help-record-format-diff = write nothing; show what would change
help-record-format-annotate = add the marks and draws that were left out
help-replay-at = only up to so many clauses
help-replay-seat = tell only what this seat may see
help-replay-step = tell it step by step: Enter goes on, q ends it

## cyclades serve and tables

help-serve = Serve tables to play at in the browser.
    .more = Tables are kept in a file of yours and are still there tomorrow; the page opens by itself. Ctrl-C ends it, nothing is lost. Needs the extra “server”.
help-serve-port = port; 0 takes a free one
help-serve-lan = serve everybody in this network, and show a code to scan
help-serve-no-open = do not open the page
help-serve-workers = processes; more than one needs PostgreSQL
help-serve-url = where people reach it, behind a proxy; does not open it to anyone by itself
help-serve-host = the address to listen on [default: 127.0.0.1, with --lan all addresses]
help-serve-allow-origin = let pages of this address call the server; may be repeated
help-serve-trust-proxy = take client addresses from the X-Forwarded-For header of this proxy; without an address, of a proxy on this machine
help-serve-bots = processes in which bots think; 0: one per core, at most four
help-serve-keep = put a table away that nobody has touched for so many days
help-serve-config = a TOML file with these options, mail and web hooks
help-option-database = a file, or postgresql://…; without it a file of the user
help-tables = Look after the tables of a server.
help-tables-list = List the tables, those that changed last first.
help-tables-backup = Copy the whole database into a file while it is used.
help-tables-backup-file = the file to write
help-tables-export = Write the save of a table, or its record, with its seed.
    .more = Whoever reads it knows all that is hidden: it is not for players while the game goes on.
help-tables-export-table = the table
help-tables-export-output = the file to write; one that ends with .cyc becomes a record
help-tables-export-history = a record with what was taken back in brackets, and who took a chair in comments
help-tables-import = Make a table of a save, with a link for each seat.
help-tables-import-file = the save
help-tables-freeze = Stop a table: it can be looked at, and nobody plays.
help-tables-freeze-table = the table
help-tables-freeze-thaw = let it go on
help-tables-relink = Make a new link for the host, or for a seat; the old one is no longer valid.
help-tables-relink-table = the table
help-tables-relink-seat = a seat, such as p2; without it the host
help-tables-prune = Remove tables at which nothing has happened for long.
help-tables-prune-days = for so many days
help-tables-prune-dry-run = only say which
