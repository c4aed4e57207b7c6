"""The nouns of this family of games: the only words of content that the core may use.

The core knows how such games work (areas, units, auctions, battles, cards), and no god, creature or edition by name.
Some ids of content are nouns of the whole family all the same: every edition has a `fleet` and a `metropolis`, and the
rules speak of them by name. They are listed here, once and completely. `tests/repository/test_no_content_names.py`
collects the ids of all expansions and fails if one stands in the core, in an identifier or a string, that is not in
this list.

Adding a word is a decision: it must be a noun in the rules of every edition that has the thing at all (what is on the
board, what is in hand, who plays, when it happens), never the name of one card, one god, one building of several or one
box. If only one expansion needs it, it is a tag, a counter or a quantity of that expansion.
"""

from __future__ import annotations

from typing import Final

# What the board is made of.
BOARD: Final = frozenset({"area", "board", "coast", "island", "land", "sea", "site", "tile"})

# What stands on it. The two kinds of regular unit and the one building that wins the game are family; ports are not.
PIECES: Final = frozenset({"building", "figurine", "fleet", "metropolis", "piece", "token", "troop", "unit"})

# What is bid for, bought, drawn and kept; a bonus and a special card lie with a metropolis, and events tell of heroes.
# Other kinds of cards are declared by content, and unknown here.
CARDS: Final = frozenset({"bonus", "card", "god", "hero", "special"})

# What is paid, and for what.
MONEY: Final = frozenset({"bank", "bid", "cost", "gold", "income", "offering", "price", "purse", "upkeep"})

# Who plays.
PLAYERS: Final = frozenset({"faction", "marker", "player", "seat", "side", "team"})

# What happens, and when.
COURSE: Final = frozenset(
    {"action", "battle", "cycle", "die", "phase", "retreat", "round", "sacrifice", "setup", "turn", "victory"}
)

# Python's word for one of many (`legal.item(0)`), which one box has for a kind of cards.
OF_PYTHON: Final = frozenset({"item"})

FAMILY_NOUNS: Final = BOARD | PIECES | CARDS | MONEY | PLAYERS | COURSE | OF_PYTHON

# Words of plain English that happen to be the id of an edition. They may be part of an identifier (`base_value`), but
# no string of the core may name the edition.
PLAIN_WORDS: Final = frozenset({"base"})
