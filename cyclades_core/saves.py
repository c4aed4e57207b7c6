"""The save document (SURFACES.md): what was played, with a snapshot that makes loading quick.

A save is the start (seed or position) and the log of clauses; the snapshot is optional and carries a hash. Loading checks
schema, ruleset and fingerprint first and says which part is wrong; nothing is guessed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .compiling.ruleset import Ruleset
from .plain.errors import CycladesError, IllegalAction, SaveError
from .state import State

__all__ = ["SCHEMA", "document", "restore"]

SCHEMA = 1


def document(game: Any, snapshot: bool) -> dict[str, Any]:
    """The save as plain data."""
    from . import __version__

    rules = game.rules
    out: dict[str, Any] = {
        "schema": SCHEMA,
        "engine": __version__,
        "modules": [{"id": m, "version": v} for m, v in rules.modules],
        "fingerprint": rules.fingerprint,
        "options": rules.options,
        "table": game._table_arguments,
        "start": game._start,
        "chance": {
            "dice": game._m.script_dice,
            "shuffles": [[list(cards) for cards in names] for names in game._m.script_shuffles],
        },
        "log": game.log,
    }
    if snapshot:
        state = game._m.s
        out["snapshot"] = {"state": state.to_plain(), "hash": state.digest(), "closed": game._m.closed}
    return out


def _need(doc: Mapping[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    if key not in doc:
        raise SaveError("save-missing", part=key)
    if not isinstance(doc[key], kind):
        raise SaveError("save-damaged", part=key)
    return doc[key]


def restore(cls: Any, text: str | bytes | Mapping[str, Any], rules: Ruleset | None) -> Any:
    """A game from a save document."""
    doc = _read(text)
    modules = [str(_need(m, "id", str)) for m in _need(doc, "modules", list) if isinstance(m, Mapping)]
    options = _need(doc, "options", Mapping)
    if rules is None:
        rules = Ruleset.load(modules, dict(options))
    if _need(doc, "fingerprint", str) != rules.fingerprint:
        raise SaveError("save-ruleset", part="fingerprint", modules=",".join(modules))
    table = _need(doc, "table", Mapping)
    start = _need(doc, "start", Mapping)
    try:
        game = _begin(cls, rules, table, start, doc.get("chance") or {})
    except CycladesError as error:
        raise SaveError("save-damaged", part="table", reason=error.code) from error
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise SaveError("save-damaged", part="start") from error
    log = _need(doc, "log", list)
    snapshot = doc.get("snapshot")
    if snapshot is not None:
        return _resume(game, snapshot, log)
    for i, clause in enumerate(log):
        try:
            game.apply(str(clause))
        except IllegalAction as error:
            raise SaveError("save-log", part="log", index=i, clause=str(clause), reason=error.refusal.code) from error
    return game


def _read(text: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(text, Mapping):
        doc: Any = text
    else:
        try:
            doc = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise SaveError("save-unreadable", part="json") from error
    if not isinstance(doc, Mapping):
        raise SaveError("save-unreadable", part="json")
    schema = _need(doc, "schema", int)
    if schema > SCHEMA:
        raise SaveError("save-newer", part="schema", found=schema, known=SCHEMA)
    if schema < 1:
        raise SaveError("save-damaged", part="schema")
    return doc


def _begin(cls: Any, rules: Ruleset, table: Mapping[str, Any], start: Mapping[str, Any], chance: Any) -> Any:
    arguments = {
        "players": list(table["players"]),
        "mode": table.get("mode"),
        "teams": table.get("teams"),
        "board": table.get("board"),
        "seed": int(start.get("seed", 0)),
    }
    if "position" in start:
        game = cls.from_position(rules, start["position"], **arguments, chance=chance)
    else:
        game = cls.new(rules, **arguments, chance=chance)
    return game


def _resume(game: Any, snapshot: Any, log: list[Any]) -> Any:
    if not isinstance(snapshot, Mapping):
        raise SaveError("save-damaged", part="snapshot")
    try:
        state = State.from_plain(snapshot["state"])
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise SaveError("save-damaged", part="snapshot") from error
    if state.digest() != snapshot.get("hash"):
        raise SaveError("save-altered", part="snapshot")
    m = game._m
    fits = (
        len(state.cells) == len(m.s.cells)
        and len(state.ints) == len(m.s.ints)
        and len(state.zones) == len(m.s.zones)
        and len(state.masks) == len(m.s.masks)
    )
    if not fits:
        raise SaveError("save-damaged", part="snapshot")
    m.s = state
    m.mute = True
    m.run()
    m.mute = False
    m.closed = bool(snapshot.get("closed", True))
    m.trail.clear()
    m.events = []
    game._log = [str(clause) for clause in log]
    game._clause = []
    game._history = []
    return game
