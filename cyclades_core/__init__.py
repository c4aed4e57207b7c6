"""A declarative rules engine with plug-in expansions, for Cyclades and games of its family.

>>> from cyclades_core import Game, Ruleset                      # doctest: +SKIP
>>> game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=7)   # doctest: +SKIP

Everything here is loaded when it is first used, so that importing the package (and `cyclades --help`) stays cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "1.1.0.dev0"

if TYPE_CHECKING:
    from .bots import play_turn, seat_bots
    from .compiling.ruleset import Ruleset
    from .edges.questions import Begun, Decision, Draft, Event, Legal, Option, Refused, Result, Slot
    from .game import Game
    from .i18n import Messages, available_languages
    from .loading import ContentError
    from .modules import ModuleInfo, available_modules
    from .modules.shown_definitions import WrittenDefinition, written_definitions
    from .plain.errors import CycladesError, IllegalAction, SaveError, UnknownModule
    from .plain.refusals import Refusal

_WHERE = {
    "Ruleset": ".compiling.ruleset",
    "Messages": ".i18n",
    "available_languages": ".i18n",
    "play_turn": ".bots",
    "seat_bots": ".bots",
    "Game": ".game",
    "Begun": ".edges.questions",
    "Decision": ".edges.questions",
    "Draft": ".edges.questions",
    "Option": ".edges.questions",
    "Refused": ".edges.questions",
    "Slot": ".edges.questions",
    "Event": ".edges.questions",
    "Legal": ".edges.questions",
    "Result": ".edges.questions",
    "ContentError": ".loading",
    "ModuleInfo": ".modules",
    "available_modules": ".modules",
    "WrittenDefinition": ".modules.shown_definitions",
    "written_definitions": ".modules.shown_definitions",
    "CycladesError": ".plain.errors",
    "IllegalAction": ".plain.errors",
    "SaveError": ".plain.errors",
    "UnknownModule": ".plain.errors",
    "Refusal": ".plain.refusals",
}

__all__ = [
    "Begun",
    "ContentError",
    "CycladesError",
    "Decision",
    "Draft",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "Messages",
    "ModuleInfo",
    "Option",
    "Refusal",
    "Refused",
    "Result",
    "Ruleset",
    "SaveError",
    "Slot",
    "UnknownModule",
    "WrittenDefinition",
    "__version__",
    "available_languages",
    "available_modules",
    "play_turn",
    "seat_bots",
    "written_definitions",
]


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(where, __name__), name)
