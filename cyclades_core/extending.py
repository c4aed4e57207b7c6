"""The second public door: what an expansion needs, and all of the core that it may import beside `cyclades_core`.

    from cyclades_core.extending import hookimpl

`hookimpl` marks the functions of a plug-in (`cyclades_core/content/modules/hookspecs.py` documents them). `verb`,
`condition`, `number` and `selector` register words of TOML for what really is one card's own, `quantity` and `moment`
questions and moments; the core registers its words with the same functions, so a word of a plug-in is checked,
documented and compiled like one of ours. `takes` has the shapes of what words take, `read` reads values of these
shapes with their types, and `parts` has what keys of selectors may make. `buildings`, `cards`, `chance`, `goods` and
`pieces` are what such a word may change the board with, and `emit` reports it as an event.

The types are for annotations. `Maker` compiles the words of a table, a `Node`, at a `Path` of the file. What a word
makes gets a `Position`, which a verb may change as a `Runner`, and the `Frame` of its effect: a `Test`, a `Number`, a
`Member` (the test of one thing) or a `Work`. docs/python-words.md shows each of them in use.

`add_folder` loads an expansion that is not installed for the rest of the process, by its folder of content or its
project; `folder_problems` says what keeps one from being loaded, `locales_of` where its languages are.

>>> from cyclades_core.extending import Frame, Maker, Node, Path, Position, Test, condition, takes
>>> @condition("night", takes=takes.TRUTH, doc="the round is an even one; `false`: an odd one")
... def night(maker: Maker, node: Node, value: object, path: Path) -> Test:
...     return lambda position, frame: position.state.round % 2 == 0

A position has the `state` that changes, the `table` of the game and the compiled content, the `book`:

>>> from cyclades_core import Ruleset
>>> from cyclades_core.engine.state import State, GameLayout
>>> table = GameLayout()
>>> table.rules = Ruleset.load("legacy")
>>> position = Position(table, State())
>>> position.state.round = 4
>>> is_night = night(Maker(), {"night": True}, True, ("when", "night"))
>>> is_night(position, Frame())
True

>>> from cyclades_core.content.vocabulary.registry import CONDITIONS
>>> CONDITIONS.pop("night").doc
'the round is an even one; `false`: an odd one'
"""

from collections.abc import Callable

from cyclades_core.content.modules.expansion_folders import folder_problems, is_expansion, locales_of
from cyclades_core.content.modules.hookspecs import hookimpl, hookspec
from cyclades_core.content.modules.plugin_manager import add_folder, added_folders
from cyclades_core.content.vocabulary import parameter_reader as read
from cyclades_core.content.vocabulary import parameter_types as takes
from cyclades_core.content.vocabulary import selector_parts as parts
from cyclades_core.content.vocabulary.compiler_interface import Maker
from cyclades_core.content.vocabulary.parameter_types import Path
from cyclades_core.content.vocabulary.registry import Node, condition, moment, number, quantity, selector, verb
from cyclades_core.engine.operations.runner_interface import Runner, Work
from cyclades_core.engine.rules import buildings, cards, chance, goods, pieces
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Number, Test
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.event_types import OPTIONAL, SPECS, keyword

__all__ = [
    "Frame",
    "Maker",
    "Member",
    "Node",
    "Number",
    "Path",
    "Position",
    "Runner",
    "Test",
    "Work",
    "add_folder",
    "added_folders",
    "buildings",
    "cards",
    "chance",
    "condition",
    "emit",
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
    "read",
    "selector",
    "takes",
    "verb",
]


def emit(position: Position, key: str, *args: object, **more: object) -> None:
    """Report what happened: an event of docs/events.md with its arguments in their order, and those that may be there.

    Raises `ValueError` for an event or an argument that does not exist.
    """
    wanted = [name for name, _ in SPECS.get(key, ())]
    if key not in SPECS or len(args) != len(wanted):
        raise ValueError(f"event {key}: expected {', '.join(wanted) or 'a key of docs/events.md'}")  # text: ok Python
    known = {keyword(name) for name, _ in OPTIONAL.get(key, ())}
    unknown = [name for name in more if name not in known]
    if unknown:
        raise ValueError(f"event {key} has no argument {unknown[0]}")  # text: ok Python
    tell(position, key, *args, **more)


#: The test of one thing that a selector looks at, by its number.
Member = Callable[[Position, Frame, int], bool]
