"""Every limit of the engine, in one place: what is larger is refused with an error that says where and how much.

They are far above whatever a game, a card or a translation needs, and low enough that nothing that is sent to us takes
the memory or the time of the machine. `docs/limits.md` lists them; a test compares the two.
"""

from __future__ import annotations

from typing import Final

# -- files

#: Bytes of a file of content, a scenario, a position, a file of messages or a catalogue of translations.
FILE_BYTES = 4_000_000

#: Lists and tables inside one another in a file of content, a scenario or a position.
TOML_DEPTH = 60
#: Values of such a file: texts, numbers, lists and tables.
TOML_VALUES = 20_000
#: Braces inside one another in a message, and digits of a number in it.
FTL_DEPTH = 30
FTL_DIGITS = 15
#: Lines of a file of messages of others.
FTL_LINES = 20_000

# -- content

#: Modules and interactions of a box; files, boards, and options of a module; alternatives of a requirement.
MODULES = 50
FILES = 50
OPTIONS = 50
#: Alternatives of all requirements of a box together.
ALTERNATIVES = 200
#: Values of all files that one box brings into a ruleset.
BOX_VALUES = 40_000
#: Ways to meet what modules require that are looked at, and languages of an expansion that are checked.
WAYS = 500
#: Sets of modules in which an expansion is checked.
SETS = 300
LANGUAGES = 50
#: A number in a file of content, above and below zero.
NUMBER = 9_999
#: Characters of an id of content, of an area or a board.
ID_LENGTH = 60
#: Cards of a ruleset, copies counted; areas of a board; sites of all areas; squares of one.
CARDS = 250
#: Cells of a drawn map.
CELLS = 2_000
AREAS = 250
SITES = 250
SQUARES = 20

# -- positions

#: A number of things in a position, and gold.
AMOUNT = 250
GOLD = 9_999

# -- notation

#: Characters and words of a clause.
CLAUSE_LENGTH = 4_000
CLAUSE_WORDS = 400

# -- saves

#: Bytes of a save.
SAVE_BYTES = 16_000_000
#: Lists and tables inside one another in a save.
JSON_DEPTH = 60
#: Values of a save.
JSON_VALUES = 1_000_000
#: Digits of a number in a save.
JSON_DIGITS = 200

# -- records

#: Bytes of a record, characters of its header and of a line.
RECORD_BYTES = 64_000_000
RECORD_HEADER = 262_144
RECORD_LINE = 2_000
#: Clauses and brackets of a record, brackets inside one another, lines from one clause to the next.
RECORD_CLAUSES = 200_000
RECORD_BRACKETS = 10_000
RECORD_DEPTH = 8
RECORD_LINES = 10_000
#: Faults of a record that are told.
RECORD_FAULTS = 100

# -- people

#: Characters of the name of a player.
NAME_LENGTH = 40
#: Seats at a table.
SEATS = 12

# -- programs of content

#: Dice of one roll, in a battle or beside it.
DICE = 20
#: The highest number on a face of a die.
FACE = 99
#: Programs begun, rounds begun and turns of a `repeat` before somebody is asked something.
STEPS: Final = 20_000
#: Answers in one round of a game that is checked: with more than that, content asks without end.
ROUND_ANSWERS: Final = 20_000
#: Programs inside one another that are looked through to see whether a clause can be completed.
LOOKS: Final = 60

# -- the protocol

#: Bytes of a request, and of one that carries a save; lists and tables inside one another in it.
RPC_REQUEST_BYTES = 65_536
RPC_LOAD_BYTES = 16_777_216
RPC_DEPTH = 32
#: Options that are sent at once; parts of a clause; targets of a `why`; entries of a page of events.
RPC_OPTIONS = 300
RPC_PARTS = 60
RPC_TARGETS = 100
RPC_EVENTS = 200
#: Bytes of a Look, so that the line with it stays below 8 KB; the options that come before the events.
RPC_LOOK_BYTES = 8_000
RPC_LOOK_OPTIONS = 20
#: Characters of the key of a play, and the answers that are kept to be given again.
RPC_KEY_LENGTH = 64
RPC_KEYS = 64
#: Seconds of a long poll, and how many of a connection may wait at once.
RPC_WAIT_SECONDS = 25
RPC_WAITS = 64
#: Games that a process holds open.
RPC_GAMES = 256
