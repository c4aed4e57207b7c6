"""The second public door: what an expansion needs, and all of the core that it may import beside `cyclades_core`.

    from cyclades_core.extending import hookimpl

`hookimpl` marks the functions of a plug-in (`cyclades_core/content/modules/hookspecs.py` documents them). `verb`,
`condition`, `number` and `selector` register words of TOML for what really is one card's own, `quantity` and `moment`
questions and moments; the core registers its words with the same functions, so a word of a plug-in is checked,
documented and compiled like one of ours. `takes` has the shapes of what words take, `parts` what keys of selectors may
make. `buildings`, `cards`, `chance`, `goods` and `pieces` are what such a word may change the board with.

`add_folder` loads an expansion that is not installed for the rest of the process, by its folder of content or its
project; `folder_problems` says what keeps one from being loaded, `locales_of` where its languages are.

>>> from cyclades_core.extending import condition, takes
>>> @condition("night", takes=takes.TRUTH, doc="the round is an even one; `false`: an odd one")
... def night(compiler, tree, value, path):
...     return lambda m, f: m.s.round % 2 == 0
>>> from cyclades_core.content.vocabulary.registry import CONDITIONS
>>> CONDITIONS.pop("night").doc
'the round is an even one; `false`: an odd one'
"""

from cyclades_core.content.modules.expansion_folders import folder_problems, is_expansion, locales_of
from cyclades_core.content.modules.hookspecs import hookimpl, hookspec
from cyclades_core.content.modules.plugin_manager import add_folder, added_folders
from cyclades_core.content.vocabulary import parameter_types as takes
from cyclades_core.content.vocabulary import selector_parts as parts
from cyclades_core.content.vocabulary.registry import condition, moment, number, quantity, selector, verb
from cyclades_core.engine.rules import buildings, cards, chance, goods, pieces

__all__ = [
    "add_folder",
    "added_folders",
    "buildings",
    "cards",
    "chance",
    "condition",
    "folder_problems",
    "goods",
    "hookimpl",
    "hookspec",
    "is_expansion",
    "locales_of",
    "moment",
    "number",
    "parts",
    "pieces",
    "quantity",
    "selector",
    "takes",
    "verb",
]
