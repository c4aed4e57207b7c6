"""Why a scenario or a record cannot be set up, located in its TOML."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from cyclades_core.content.boards.hex_maps import MapError
from cyclades_core.content.toml import ContentFile, NestedMessage, Path, nearest
from cyclades_core.engine.rules import scripted_chance
from cyclades_core.engine.values.errors import CycladesError, ScriptError
from cyclades_core.game.positions.position_setup import PositionError

from .expectations import ExpectationFailure

__all__ = ["board_failure", "script_failure", "setup_failure"]

#: The key of a scenario that is wrong when a game cannot be set up, by error code. Other codes are about the modules.
SAID_IN = {
    "mode": frozenset({"unknown-mode"}),
    "players": frozenset({"wrong-players", "same-name", "bad-name", "too-many-players", "no-board"}),
    "teams": frozenset({"unknown-player", "bad-teams"}),
    "board": frozenset({"unknown-board", "small-board"}),
}


def setup_failure(source: ContentFile, error: CycladesError) -> ExpectationFailure:
    """Return the failure for a position, players or modules that cannot be set up, at its place if it has one."""
    if isinstance(error, PositionError):
        path: Path = ("given", *error.path)
    else:
        key = next((key for key, codes in SAID_IN.items() if error.code in codes), "modules")
        path = (key,) if key in source.data else ()
    args: dict[str, Any] = {name: value for name, value in error.arguments.items() if name != "path"}
    found = ExpectationFailure.at(source, path, error.code, "error", **args)
    if error.code != "position-key":
        return found
    # the key is unknown: the place is that of the key, not of its value
    line, column = source.locate((*path, str(args["name"])), "key")
    return evolve(found, line=line, column=column)


def board_failure(source: ContentFile, error: MapError) -> ExpectationFailure:
    """Return the failure for a mistake in a custom board."""
    known = error.values.get("known", ())
    near = nearest(str(error.said["about"]), map(str, known if isinstance(known, tuple) else ()))
    detail = NestedMessage("problem-board", error.said)
    return ExpectationFailure.at(source, ("board", *error.path), "board", detail=detail, nearest=near)


def script_failure(source: ContentFile, error: ScriptError, line: str = "") -> ExpectationFailure:
    """Return the failure of scripted draws, at the entry that is wrong, or at the list that is too short."""
    args: dict[str, Any] = dict(error.arguments)
    key = str(args["kind"])
    if key not in source.data.get("chance", {}):  # written under its older name
        key = next(old for old, kind in scripted_chance.ALSO.items() if kind == key)
    where = [args[part] for part in ("index", "place") if part in args and error.code != "script-short"]
    near = nearest(str(args["name"]), args.pop("known"))
    args |= {"kind": key, "line": line, "nearest": near}
    return ExpectationFailure.at(source, ("chance", key, *where), error.code, "error", **args)
