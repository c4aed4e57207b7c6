"""Where a written position goes on from: at a phase, or inside a turn. The frames of the state, and the lines used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .position_shapes import unknown
from .rules.rounds import begin_turn, note_use
from .state import Frame

__all__ = ["before_laying", "start"]


def start(m: Any, given: Mapping[str, Any], acting: int) -> None:
    """The frames: the game at a phase, or inside the turn of the marker `acting`."""
    s, r = m.s, m.r
    frame = Frame(r.core["game"])
    s.frames.append(frame)
    phase = given.get("phase")
    turn = given.get("turn")
    if turn is not None:
        phase = phase or next((p.id for p in r.phases if _takes_turns(p.effect)), None)
    if phase is None:
        frame.place = r.phase_pc[r.phases[0].id] if r.phases else 0
    elif str(phase) not in r.phase_pc:
        raise unknown(phase, r.phase_pc, ("phase",))
    else:
        frame.place = r.phase_pc[str(phase)]
    if turn is None:
        return
    god = s.bid[acting] - 1
    frame.place = r.phase_pc[str(phase)] + 1
    # `setup`: the turns of a deployment, before the first phase
    s.phase = next((i for i, p in enumerate(r.phases) if p.id == phase), -1)
    program = next(p for p in r.programs if p.name == str(phase))
    at = next((i for i, op in enumerate(program.ops) if type(op).__name__ == "Turns"), 0)
    turns = getattr(program.ops[at], "program", "turn")
    inner = Frame(program.number, bound=[-1] * program.size)
    inner.place = at
    s.frames.append(inner)
    m.mute = True
    begin_turn(m, acting, r.named[turns])
    m.settle()
    m.mute = False
    _used(m, god, given.get("used", ()))


def _used(m: Any, god: int, words: Any) -> None:
    """Lines of the turn that were used already, by their words: the free ones first, once for each time named."""
    free, paid = m.library.god_lines[god]
    for i, word in enumerate(words):
        found = [n for n in (*free, *paid, *m.library.common_lines) if m.library.lines[n].word == str(word)]
        if not found:
            known = {m.library.lines[n].word for n in (*free, *paid, *m.library.common_lines)}
            raise unknown(word, known, ("used", i))
        fresh = [n for n in found if not (m.library.lines[n].must and m.s.used[n])]
        line = m.library.lines[(fresh or found)[0]]
        note_use(m, line.number, line.rising)


def before_laying(m: Any, given: Mapping[str, Any]) -> bool:
    """Whether the position is one before the god tiles of its round are laid."""
    ids = [p.id for p in m.r.phases]
    number = int(given.get("round", 1))
    rows = enumerate(m.r.phases)
    laying = next((i for i, p in rows if p.from_round <= number and _does(p.effect, "lay-gods")), -1)
    phase = given.get("phase") or (None if given.get("turn") is not None or not ids else ids[0])
    return phase in ids and ids.index(str(phase)) <= laying


def _takes_turns(effect: Any) -> bool:
    return _does(effect, "take-turns")


def _does(effect: Any, verb: str) -> bool:
    return any(isinstance(v, dict) and v.get("do") == verb for v in effect or [])
