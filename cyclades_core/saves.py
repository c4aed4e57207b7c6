"""The save document (SURFACES.md): what was played, with a snapshot that makes loading quick.

A save is the start (seed or position) and the log of clauses; the snapshot is optional and carries a hash. Loading
checks schema, ruleset and fingerprint first and says which part is wrong; nothing is guessed.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .compiling.ruleset import Ruleset
from .plain.errors import CycladesError, IllegalAction, SaveError
from .state import State

__all__ = ["MIGRATIONS", "SCHEMA", "begin", "document", "restore", "write"]

SCHEMA = 1

# The chain of migrations: the function under n makes a document of schema n + 1 out of one of schema n. A change of the
# format raises SCHEMA and adds its step here; nothing older is ever guessed at.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


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
        out["snapshot"] = {
            "state": state.to_plain(),
            "hash": state.digest(),
            "closed": game._m.closed,
            "begun": game.begun,
            "answered": game.is_answered,
        }
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
    game, log = _opening(cls, doc, rules)
    snapshot = doc.get("snapshot")
    # the numbers of a snapshot mean something only to the engine that wrote them; the log speaks to all
    if snapshot is not None and _is_ours(doc):
        return _resume(game, snapshot, log)
    for i, clause in enumerate(log):
        try:
            game.apply(clause)
        except IllegalAction as error:
            raise SaveError("save-log", part="log", index=i, clause=clause, reason=error.refusal.code) from error
    return game


def begin(cls: Any, text: str | bytes | Mapping[str, Any], rules: Ruleset | None) -> tuple[Any, list[str], str | None]:
    """The game at its start, the clauses that were played, and the hash of the snapshot: for a replay."""
    doc = _read(text)
    game, log = _opening(cls, doc, rules)
    snapshot = doc.get("snapshot")
    if snapshot is not None and not isinstance(snapshot, Mapping):
        raise SaveError("save-damaged", part="snapshot")
    return game, log, None if snapshot is None or not _is_ours(doc) else str(snapshot.get("hash"))


def _is_ours(doc: Mapping[str, Any]) -> bool:
    """Was it written by this version of the engine?"""
    from . import __version__

    return doc.get("engine") == __version__


def write(path: str | Path, text: str) -> None:
    """Write a file whole or not at all: beside its place first, then moved there in one step."""
    place = Path(path)
    handle, beside = tempfile.mkstemp(prefix=f".{place.name}.", suffix=".part", dir=place.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, place)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _opening(cls: Any, doc: Mapping[str, Any], rules: Ruleset | None) -> tuple[Any, list[str]]:
    """The game as it began, with the clauses of the log."""
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
    return game, [str(clause) for clause in _need(doc, "log", list)]


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
    while schema < SCHEMA:
        step = MIGRATIONS.get(schema)
        if step is None:
            raise SaveError("save-damaged", part="schema")
        doc = step(dict(doc))
        schema += 1
        doc["schema"] = schema
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


def _sound(m: Any) -> bool:
    """Whether the numbers of a state are numbers of this game at all: cards, markers, programs, gods, phases."""
    s, t, r = m.s, m.t, m.r
    cards = max(r.n_cards, len(t.markers))
    return (
        all(0 <= c < cards for zone in s.zones for c in zone)
        and all(0 <= mask < 2 << max(t.A, t.S) for mask in s.masks)
        and all(len(row) == 3 and 0 <= row[0] < t.F and 0 <= row[1] < r.n_cards for row in s.knows)
        and all(type(n) in (int, tuple) for row in s.lasting for n in row)
        and all(-1 <= s.ints[at] < n for at, n in ((t.i_active, t.F), (t.i_god, r.n_cards), (t.i_phase, len(r.phases))))
        and all(0 <= f[0] < len(r.programs) and 0 <= f[1] < len(r.programs[f[0]].ops) for f in s.frames)
        and all(len(f) >= 6 + r.programs[f[0]].size for f in s.frames)
        and all(type(n) in (int, tuple) for f in s.frames for n in f)
    )


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
    m.take(state)
    m.mute = True
    try:
        if not _sound(m):
            raise SaveError("save-damaged", part="snapshot")
        m.run()
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise SaveError("save-damaged", part="snapshot") from error
    m.mute = False
    m.closed = bool(snapshot.get("closed", True))
    m.trail.clear()
    m.events = []
    game._log = [str(clause) for clause in log]
    game._clause = []
    game._begun = str(snapshot.get("begun", ""))
    game._asked = bool(snapshot.get("answered", False))
    if game._asked and game._log and game._log[-1] == game._begun:
        game._log.pop()  # it is not finished: the log gets it whole
    game._history = []
    return game
