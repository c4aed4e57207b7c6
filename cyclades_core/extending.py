"""The second public door: what an expansion needs, and all of the core that it may import beside `cyclades_core`.

    from cyclades_core.extending import hookimpl

`hookimpl` marks the functions of a plug-in (`cyclades_core/modules/hookspecs.py` documents them). `verb`, `quantity`,
`moment` and `word` register words of TOML for what really is one card's own; the core registers its words with the
same functions. `buildings`, `cards`, `chance`, `goods` and `pieces` are what such a word may change the board with. The
testing kit for scenarios joins here.

>>> from cyclades_core.extending import moment, quantity
>>> callable(moment) and callable(quantity)
True
"""

from cyclades_core.modules.hookspecs import hookimpl, hookspec
from cyclades_core.modules.manager import add_folder
from cyclades_core.plain.registry import moment, quantity, verb, word
from cyclades_core.rules import buildings, cards, chance, goods, pieces

__all__ = [
    "add_folder",
    "buildings",
    "cards",
    "chance",
    "goods",
    "hookimpl",
    "hookspec",
    "moment",
    "pieces",
    "quantity",
    "verb",
    "word",
]
