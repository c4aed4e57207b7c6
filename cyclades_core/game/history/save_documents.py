"""The save document, schema 2: what was played, with a snapshot that makes loading quick.

The start (seed or position), the scripted draws and the entries (`game/history/journal.py`) are the game. The snapshot
is a cache of the position after them. It has a hash, is used only by the version that wrote it, and must satisfy the
invariants before the game is returned. The hash has no key: it finds a damaged file, but does not prove who wrote it.
`cyclades_core.game.replay` checks whether snapshot and entries belong together.

Loading checks schema, ruleset and fingerprint first and reports which part is wrong. Nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.machine import Machine
from cyclades_core.engine.rules.chance import script_to_plain
from cyclades_core.engine.state import NO_BATTLE, State
from cyclades_core.engine.values import reveals
from cyclades_core.engine.values.build_kind import BUILD
from cyclades_core.engine.values.errors import CycladesError, IllegalAction, SaveError, expect
from cyclades_core.engine.values.limits import DICE

from ..notation.clause_text import AnsweredPart
from ..positions import invariants
from .bounded_json import read_document
from .journal import JournalRow
from .snapshot_guard import is_stuck

if TYPE_CHECKING:
    from ..game import Game

__all__ = [
    *("BUILD", "MIGRATIONS", "SCHEMA", "Opening", "document", "open_save", "restore", "snapshot_of"),
    "start_again",
]

SCHEMA = 2
G = TypeVar("G", bound="Game")


def _from_one(doc: dict[str, Any]) -> dict[str, Any]:
    """Schema 1: a log of texts, where a clause may go on to another seat, and seeds of the first derivation.

    The seats, and what was revealed, come from playing it; so its snapshot is of no use.
    """
    doc.pop("snapshot", None)
    log = doc.pop("log", None)
    if not isinstance(log, list):
        raise SaveError("save-damaged" if log is not None else "save-missing", part="log")
    doc["entries"] = [{"clause": clause} for clause in log]
    doc["begun"] = None
    doc["across"] = True
    doc.setdefault("build", "pure")
    return doc


# The chain of migrations: the function under n makes a document of schema n + 1 out of one of schema n. A change of the
# format raises SCHEMA and adds its step here; nothing older is ever guessed at.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _from_one}


def document(game: Game, snapshot: bool) -> dict[str, Any]:
    """Return the save of a game as plain data."""
    from cyclades_core import __version__

    rules, journal, m = game.rules, game._journal, game._m
    entries = [entry.to_dict() for entry in game.entries]
    begun = entries.pop() if journal.is_answered else None
    out: dict[str, Any] = {
        "schema": SCHEMA,
        "engine": __version__,
        "build": BUILD,
        "modules": [{"id": module, "version": version} for module, version in rules.modules],
        "fingerprint": rules.fingerprint,
        "options": rules.options,
        "table": game._table_arguments,
        "start": game._start,
        "chance": script_to_plain(m),
        "entries": entries,
        "begun": begun,
    }
    if snapshot:
        out["snapshot"] = snapshot_of(game)
    return out


def snapshot_of(game: Game) -> dict[str, Any]:
    """Return the position after all entries, with the parts of the unfinished move."""
    m, journal = game._m, game._journal
    return {
        "state": m.state.to_plain(),
        "hash": m.state.digest(),
        "closed": m.closed,
        "parts": [list(part) for part in journal.parts(m)],
        "events": journal.began,
    }


def _need(doc: Mapping[str, Any], key: str, kind: type | tuple[type, ...]) -> Any:
    """Return the value of a key that a save must have, or report it as missing or damaged."""
    if key not in doc:
        raise SaveError("save-missing", part=key)
    if not isinstance(doc[key], kind):
        raise SaveError("save-damaged", part=key)
    return doc[key]


class Opening:
    """A save that was read: the game at its start, the entries to be played, and the snapshot if it is of use."""

    __slots__ = ("begun", "doc", "entries", "game", "old", "snapshot")

    def __init__(self, doc: Mapping[str, Any], game: Game) -> None:
        self.doc = doc
        self.game = game
        self.entries = [_entry(row, i, game) for i, row in enumerate(_need(doc, "entries", list))]
        begun = doc.get("begun")
        self.begun = None if begun is None else _entry(begun, len(self.entries), game)
        # beside a log of the first schema a game is played in which a clause may go on to another seat
        self.old = start_again(game) if doc.get("across") is True else None
        if self.old is not None:
            self.old._m.across = True
        # the numbers of a snapshot mean something only to the engine that wrote them; the entries speak to all
        found = doc.get("snapshot")
        if found is not None and not isinstance(found, Mapping):
            raise SaveError("save-damaged", part="snapshot")
        self.snapshot: Mapping[str, Any] | None = found if _is_ours(doc) else None

    @property
    def clauses(self) -> list[Mapping[str, Any]]:
        """The entries that were played, with the unfinished move."""
        return self.entries if self.begun is None else [*self.entries, self.begun]

    def play(self, entry: Mapping[str, Any]) -> None:
        """Play the next entry. If it names a seat, that seat must be the player to move."""
        from cyclades_core.engine.values.refusals import Refusal

        game, seat = self.game, entry.get("seat")
        if seat is not None and game.asked is not None and game.asked != seat:
            raise IllegalAction(Refusal("wrong-seat", seat=seat, asked=game.asked))
        if self.old is None:
            game.apply(entry["clause"])
            return
        for value in self.old.answers_of(entry["clause"]):
            self.old.apply(value)
            game.apply(value)


def _entry(row: object, index: int, game: Game) -> Mapping[str, Any]:
    """Return an entry of a document if its shape is right. An entry of schema 1 has only a clause."""
    if not isinstance(row, Mapping) or not isinstance(row.get("clause"), str):
        raise SaveError("save-damaged", part="entries", index=index + 1)
    if row.keys() == {"clause"}:
        return row
    events = row.get("events")
    sound = (
        row.get("ply") == index + 1
        and row.get("seat") in game.seats
        and isinstance(row.get("reveals", []), list)
        and set(map(str, row.get("reveals", []))) <= set(reveals.REVEALS)
        and isinstance(events, list)
        and [type(n) for n in events] == [int, int]
        and 0 <= events[0] <= events[1]
    )
    if not sound:
        raise SaveError("save-damaged", part="entries", index=index + 1)
    return row


def open_save(
    cls: type[Game], text: str | bytes | Mapping[str, Any], rules: Ruleset | None, other_content: str = "refuse"
) -> Opening:
    """Read a save document and set its game up."""
    doc = _read(text)
    return Opening(doc, _opening(cls, doc, rules, other_content))


def restore(
    cls: type[G], text: str | bytes | Mapping[str, Any], rules: Ruleset | None, other_content: str = "refuse"
) -> G:
    """Return the game of a save document: from its snapshot, or else by playing its entries."""
    doc = _read(text)
    game = _opening(cls, doc, rules, other_content)
    opening = Opening(doc, game)
    if opening.snapshot is not None and opening.doc["fingerprint"] == game.rules.fingerprint:
        _resume(game, opening, opening.snapshot)
        return game
    if not opening.doc["start"]:
        raise SaveError("save-missing", part="start")
    for index, entry in enumerate(opening.clauses):
        try:
            opening.play(entry)
        except IllegalAction as error:
            where = {"index": index + 1, "clause": entry["clause"], "reason": error.refusal.code}
            raise SaveError("save-log", part="entries", **where) from error
    game.take_events()
    return game


def start_again(game: G) -> G:
    """Return the game as it was at its start, with all scripted draws."""
    return _begin(type(game), game.rules, game._table_arguments, game._start, script_to_plain(game._m))


def _is_ours(doc: Mapping[str, Any]) -> bool:
    """Return whether this version of the engine wrote the save."""
    from cyclades_core import __version__

    return doc.get("engine") == __version__


def _opening(cls: type[G], doc: Mapping[str, Any], rules: Ruleset | None, other_content: str) -> G:
    """Return the game of a save at its start."""
    modules = [str(_need(m, "id", str)) for m in _need(doc, "modules", list) if isinstance(m, Mapping)]
    options = _need(doc, "options", Mapping)
    expect(rules is None or isinstance(rules, Ruleset), "rules", rules, "ruleset")
    if rules is None:
        rules = Ruleset.load(modules, dict(options))
    if _need(doc, "fingerprint", str) != rules.fingerprint and other_content != "replay":
        raise SaveError("save-ruleset", part="fingerprint", modules=",".join(modules))
    table = _need(doc, "table", Mapping)
    start = _need(doc, "start", Mapping)
    try:
        return _begin(cls, rules, table, start, doc.get("chance") or {})
    except CycladesError as error:
        part = "start" if error.code == "bad-argument" else "table"  # seed and derivation are of the start
        raise SaveError("save-damaged", part=part, reason=error.code) from error
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise SaveError("save-damaged", part="start") from error


def _read(text: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a save as a document of the current schema."""
    doc = read_document(text)
    schema = _need(doc, "schema", int)
    if isinstance(schema, bool):
        raise SaveError("save-damaged", part="schema")
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


def _begin(
    cls: type[G], rules: Ruleset, table: Mapping[str, Any], start: Mapping[str, Any], chance: Mapping[str, Any]
) -> G:
    """Set up a game with the arguments that a save keeps."""
    arguments: dict[str, Any] = {
        "players": list(table["players"]),
        "mode": table.get("mode"),
        "teams": table.get("teams"),
        "board": table.get("board"),
        "discreet": table.get("discreet", False) is True,
        "confirm": table.get("confirm", False),
        "seed": int(start.get("seed", 0)),
        "derivation": start.get("derivation", 1),  # games of before there were two say nothing
    }
    if "position" in start:
        return cls.from_position(rules, start["position"], **arguments, chance=chance)
    return cls.new(rules, **arguments, chance=chance)


def _sound(game: Game) -> bool:
    """Return whether all numbers of a state exist in this game: cards, markers, programs, gods, phases."""
    state, table, book = game._m.state, game._m.table, game.rules
    cards = max(book.n_cards, len(table.markers))
    return (
        all(0 <= c < cards for zone in state.zones for c in zone)
        and all(
            0 <= mask < 2 << max(table.n_areas, table.n_sites)
            for mask in (*state.owned, state.manned, state.pieces, state.occupied, state.covered)
        )
        and all(len(row) == 3 and 0 <= row[0] < table.n_factions and 0 <= row[1] < book.n_cards for row in state.knows)
        and all(0 <= f < table.n_factions and 0 <= purse < table.purses for f, purse in state.seen_gold)
        and all(0 <= row.modifier < len(book.lasting_mods) for row in state.lasting)
        and all(
            -1 <= n < end
            for n, end in ((state.active, table.n_factions), (state.god, book.n_cards), (state.phase, len(book.phases)))
        )
        and -1 <= state.marker < table.n_markers
        and _sound_battle(game._m)
        and all(
            0 <= f.program < len(book.programs) and 0 <= f.place < len(book.programs[f.program].ops)
            for f in state.frames
        )
        and all(len(f.bound) >= book.programs[f.program].size for f in state.frames)
    )


def _sound_battle(machine: Machine) -> bool:
    """Return whether the battle and the moving group have areas, factions and unit kinds of this game."""
    state, table = machine.state, machine.table
    places = (state.group.start, state.group.goal)
    if state.battle is NO_BATTLE:
        return all(-1 <= a < table.n_areas for a in places)
    battle = state.battle
    sides_fit = all(
        0 <= side.faction < table.n_factions
        and 1 <= len(side.dice) <= DICE
        and all(0 <= die <= max(machine.book.faces) for die in side.dice)
        and -1 <= side.loss < table.n_unit_kinds
        and -1 <= side.saved < len(machine.book.instead.get("unit-lost", ()))
        for side in battle.sides
    )
    return (
        sides_fit
        and 0 <= battle.area < table.n_areas
        and battle.at_sea == (battle.area >= table.n_land)
        and -1 <= battle.retreated <= 1
        and battle.round >= 0
        and all(-1 <= a < table.n_areas for a in places)
    )


def _resume(game: Game, opening: Opening, snapshot: Mapping[str, Any]) -> None:
    """Move a game from its start to the snapshot.

    Its numbers must exist in this game, the invariants must hold, and a decision must really wait.
    """
    try:
        state = State.from_plain(snapshot["state"])
        parts = [AnsweredPart(str(p[0]), str(p[1]), str(p[2]), p[3] is True) for p in snapshot["parts"]]
        began = int(snapshot["events"])
    except (KeyError, IndexError, ValueError, TypeError, AttributeError, OverflowError) as error:
        raise SaveError("save-damaged", part="snapshot") from error
    if state.digest() != snapshot.get("hash"):
        raise SaveError("save-altered", part="snapshot")
    m = game._m
    if not state.fits(m.state):
        raise SaveError("save-damaged", part="snapshot")
    # a position may say that a stock is short: what is missing from the start on is no fault
    short = {row[:2] for row in invariants.problems(m)} if "position" in opening.doc["start"] else set()
    m.take(state)
    m.mute = True
    try:
        if not _sound(game):
            raise SaveError("save-damaged", part="snapshot", reason="numbers")
        found = [row for row in invariants.problems(m) if row[:2] not in short]
        if found:
            raise SaveError("save-damaged", part="snapshot", reason=str(found[0][0]))
        before = state.digest()
        m.wait_again(snapshot.get("closed") is not False)
        if state.digest() != before or (m.pending is None) != (not state.frames) or is_stuck(m):
            # it did not wait for an answer: something of it is made up
            raise SaveError("save-damaged", part="snapshot", reason="not-waiting")
    except SaveError:
        raise
    except Exception as error:  # whatever a made-up state makes a rule do, also without end
        raise SaveError("save-damaged", part="snapshot") from error
    m.mute = False
    m.trail.clear()
    m.events = []
    seats = {name: i for i, name in enumerate(game.seats)}

    def row(entry: Mapping[str, Any]) -> JournalRow:
        return JournalRow(
            seats[entry["seat"]], entry["clause"], reveals.bits(entry.get("reveals", ())), entry["events"][1]
        )

    try:
        rows = [row(entry) for entry in opening.entries]
        begun = None if opening.begun is None else row(opening.begun)
    except KeyError as error:
        raise SaveError("save-damaged", part="entries") from error
    if (begun is not None) != any(not part.forced for part in parts):
        raise SaveError("save-damaged", part="begun")
    game._journal.load(rows, parts, begun, began)
    game._told = game._journal.events
    game._loaded = True
