"""The second public door: what an expansion needs, and all of the core that it may import beside `cyclades_core`.

    from cyclades_core.extending import hookimpl

`hookimpl` marks the functions of a plug-in (`cyclades_core/modules/hookspecs.py` documents them). `verb`, `quantity`,
`moment` and `word` register words of TOML for what really is one card's own; the core registers its words with the
same functions. `buildings`, `cards`, `chance`, `goods` and `pieces` are what such a word may change the board with.

`add_folder` loads an expansion that is not installed for the rest of the process, by its folder of content or its
project; `folder_problems` says what keeps one from being loaded, `locales_of` where its languages are.

>>> from cyclades_core.extending import moment, quantity
>>> callable(moment) and callable(quantity)
True
"""

from cyclades_core.modules.hookspecs import hookimpl, hookspec
from cyclades_core.modules.manager import add_folder, added_folders
from cyclades_core.modules.projects import folder_problems, is_expansion, locales_of
from cyclades_core.plain.registry import moment, quantity, verb, word
from cyclades_core.rules import buildings, cards, chance, goods, pieces

__all__ = [
    "add_folder",
    "added_folders",
    "buildings",
    "cards",
    "chance",
    "folder_problems",
    "goods",
    "hookimpl",
    "hookspec",
    "is_expansion",
    "locales_of",
    "moment",
    "pieces",
    "quantity",
    "verb",
    "word",
]
