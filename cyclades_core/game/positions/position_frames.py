"""Where a written position goes on from: at a phase, or inside a turn. The frames of the state, and the lines used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.engine.operations.auction import Menu
from cyclades_core.engine.rules.rounds import begin_turn, note_use, skip_lines
from cyclades_core.engine.state import Frame

from .position_facts import ACTIONS
from .position_schema import unknown

__all__ = ["before_laying", "start"]


def start(machine: Any, given: Mapping[str, Any], acting: int, driven: int) -> None:
    """The frames: the game at a phase, inside the turn of the marker `acting`, or inside the offerings, where the next
    marker was driven from the god `driven`.
    """
    state, book = machine.state, machine.book
    frame = Frame(book.core["game"])
    state.frames.append(frame)
    phase = given.get("phase")
    turn = given.get("turn")
    if turn is not None:
        phase = phase or next((p.id for p in book.phases if _takes_turns(p.effect)), None)
    if phase is None:
        frame.place = book.phase_pc[book.phases[0].id] if book.phases else 0
    elif str(phase) not in book.phase_pc:
        raise unknown(phase, book.phase_pc, ("phase",))
    else:
        frame.place = book.phase_pc[str(phase)]
    if turn is None:
        if given.get("outbid"):
            _enter_auction(machine, frame, str(phase), driven)
        return
    god = state.bid[acting] - 1
    _, op = _inside(machine, frame, str(phase), "Turns")
    turns = getattr(op, "program", "turn")
    machine.mute = True
    begin_turn(machine, acting, book.named[turns])
    machine.settle()
    machine.mute = False
    _stage(machine, given.get("stage"))
    _skipped(machine, god, given.get("skipped", ()))
    _used(machine, god, given.get("used", ()))


def _stage(machine: Any, stage: Any) -> None:
    """A turn that has begun goes on at its menu: what happens as one begins does not happen again."""
    if stage is None:
        return
    if stage != ACTIONS:
        raise unknown(stage, (ACTIONS,), ("stage",))
    frame = machine.state.frames[-1]
    ops = machine.library.programs[frame.program].ops
    frame.place = next((i for i, op in enumerate(ops) if isinstance(op, Menu)), frame.place)


def _inside(machine: Any, frame: Frame, phase: str, kind: str) -> tuple[Frame, Any]:
    """The frame of a phase at its operation of that kind, and this operation. `setup`: before the first phase."""
    state, book = machine.state, machine.book
    frame.place = book.phase_pc[phase] + 1
    state.phase = next((i for i, p in enumerate(book.phases) if p.id == phase), -1)
    program = next(p for p in book.programs if p.name == phase)
    at = next((i for i, op in enumerate(program.ops) if type(op).__name__ == kind), 0)
    inner = Frame(program.number, bound=[-1] * program.size)
    inner.place = at
    state.frames.append(inner)
    return inner, program.ops[at]


def _enter_auction(machine: Any, frame: Frame, phase: str, driven: int) -> None:
    """In the middle of the offerings: the first marker of the track is being placed, perhaps driven from a god."""
    inner, op = _inside(machine, frame, phase, "Bid")
    if driven >= 0:
        track = machine.state.zones[machine.table.z_track]
        inner.bound[op.at + 1], inner.bound[op.at + 2] = track[0], driven
        machine.state.zones[machine.table.z_track] = track[1:]


def _skipped(machine: Any, god: int, words: Any) -> None:
    """Lines of the turn whose time is over, by their words."""
    for i, word in enumerate(words):
        found = [n for n in _lines_of(machine, god, word, ("skipped", i)) if not machine.state.used[n]]
        skip_lines(machine, found[:1])


def _lines_of(machine: Any, god: int, word: Any, path: tuple[str | int, ...]) -> list[int]:
    """The lines of a word in the menu of a god: the free ones first, then those that a card adds."""
    free, paid = machine.library.god_lines[god]
    of_cards = [n for n, line in enumerate(machine.library.lines) if line.card >= 0]
    every = (*free, *paid, *machine.library.common_lines, *of_cards)
    found = [n for n in every if machine.library.lines[n].word == str(word)]
    if not found:
        raise unknown(word, {machine.library.lines[n].word for n in every}, path)
    return found


def _used(machine: Any, god: int, words: Any) -> None:
    """Lines of the turn that were used already, by their words: the free ones first, once for each time named."""
    for i, word in enumerate(words):
        found = _lines_of(machine, god, word, ("used", i))
        fresh = [n for n in found if machine.state.used[n] < machine.library.lines[n].most]
        line = machine.library.lines[(fresh or found)[0]]
        note_use(machine, line.number, line.rising)


def before_laying(machine: Any, given: Mapping[str, Any]) -> bool:
    """Whether the position is one before the god tiles of its round are laid."""
    ids = [p.id for p in machine.book.phases]
    number = int(given.get("round", 1))
    rows = enumerate(machine.book.phases)
    laying = next((i for i, p in rows if p.from_round <= number and _does(p.effect, "lay-gods")), -1)
    phase = given.get("phase") or (None if given.get("turn") is not None or not ids else ids[0])
    return phase in ids and ids.index(str(phase)) <= laying


def _takes_turns(effect: Any) -> bool:
    return _does(effect, "take-turns")


def _does(effect: Any, verb: str) -> bool:
    return any(isinstance(v, dict) and v.get("do") == verb for v in effect or [])
