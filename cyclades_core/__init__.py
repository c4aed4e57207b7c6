"""A declarative rules engine with plug-in expansions, for Cyclades and games of its family.

>>> from cyclades_core import Game, Ruleset                      # doctest: +SKIP
>>> game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=7)   # doctest: +SKIP

Everything here is loaded when it is first used, so that importing the package (and `cyclades --help`) stays cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "1.1.0.dev1"

if TYPE_CHECKING:
    from cyclades_core.content.compiler.ruleset import Ruleset
    from cyclades_core.content.modules import ModuleInfo, available_modules
    from cyclades_core.content.modules.definition_text import WrittenDefinition, written_definitions
    from cyclades_core.content.toml import ContentError
    from cyclades_core.engine.values.errors import CycladesError, IllegalAction, SaveError, UnknownModule
    from cyclades_core.engine.values.refusals import Refusal
    from cyclades_core.game.game import Game
    from cyclades_core.game.public_types import Begun, Decision, Draft, Event, Legal, Option, Refused, Result, Slot
    from cyclades_core.text.i18n import Messages, available_languages

_WHERE = {
    "Ruleset": ".content.compiler.ruleset",
    "Messages": ".text.i18n",
    "available_languages": ".text.i18n",
    "play_turn": "cyclades_apps.bots",
    "seat_bots": "cyclades_apps.bots",
    "Game": ".game.game",
    "Begun": ".game.public_types",
    "Decision": ".game.public_types",
    "Draft": ".game.public_types",
    "Option": ".game.public_types",
    "Refused": ".game.public_types",
    "Slot": ".game.public_types",
    "Event": ".game.public_types",
    "Legal": ".game.public_types",
    "Result": ".game.public_types",
    "ContentError": ".content.toml",
    "ModuleInfo": ".content.modules",
    "available_modules": ".content.modules",
    "WrittenDefinition": ".content.modules.definition_text",
    "written_definitions": ".content.modules.definition_text",
    "CycladesError": ".engine.values.errors",
    "IllegalAction": ".engine.values.errors",
    "SaveError": ".engine.values.errors",
    "UnknownModule": ".engine.values.errors",
    "Refusal": ".engine.values.refusals",
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
