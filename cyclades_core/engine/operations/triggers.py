"""Moments and who watches them: triggers, replacements, standing rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules.metropolises import metropolis_left
from ..rules.source_places import PIECE, sources_of
from ..state import Frame
from ..state.compiled_content import Test, Trigger
from ..state.position import Position
from ..values.change_flags import FIRST_WHO
from ..values.question_context import NOTHING_ASKED, QueryContext
from .runner_interface import Runner

__all__ = ["candidates", "check_rules", "is_watched", "replacements", "watchers"]


Watching = list[tuple[int, Test]]  # standing rules by their number, and when they hold
ABOUT_IT: Final = frozenset({"piece-arrived", "upkept"})


def other_places(position: Position, faction: int) -> int:
    """In how many ways a metropolis could be placed elsewhere than on a site, if there is one (L15.4); for conditions,
    which are asked of a machine, too.
    """
    assert isinstance(position, Runner)
    return len(replacements(position, "metropolis-placed", faction)) if metropolis_left(position) else 0


def watchers(
    runner: Runner, moment: str, subject: int, actor: int, args: Sequence[int], ask: QueryContext
) -> list[tuple[int, int, int, int]]:
    """A moment has come: the programs of those who watch it, each with its subject, its source and where that is (if it
    is not to be looked up), in the order in which they are put on the stack: the lowest rank comes on top.
    """
    if not is_watched(runner, moment):
        return []
    found = []
    active = runner.state.active
    for trigger, owner, me, here in sources_of(runner, runner.table.firing[moment][0]):
        # a moment about one card concerns that card's own trigger only
        if trigger.source == PIECE and moment in ABOUT_IT and args and me != args[0]:
            continue
        f = owner if owner >= 0 else subject
        if trigger.when is None or trigger.when(runner, Frame(-1, 0, f, actor, me, here, ask=ask)):
            found.append((trigger.rank, f != active, trigger, f, me, here))
    if len(found) > 1:
        found.sort(key=lambda row: (row[0], row[1]))
    return [(trigger.program, f, me, here if me < 0 else -1) for _, _, trigger, f, me, here in reversed(found)]


def is_watched(runner: Runner, moment: str) -> bool:
    """Does anything watch this moment that can be there? Where only cards do, one of them must be in play."""
    firing = runner.table.firing.get(moment)
    watching, cards = _watching(runner, moment) if firing is None else firing
    return bool(watching) and (not cards or cards & (runner.look() if runner.stale else runner.present) != 0)


def _watching(runner: Runner, moment: str) -> tuple[list[Trigger], int]:
    """The triggers of a moment that can act at this table, and their cards (0 where something else watches it)."""
    table = runner.table
    found = [one for one in runner.book.triggers.get(moment, ()) if one.modes is None or table.mode in one.modes]
    cards = sum({one.bit for one in found}) if all(one.bit for one in found) else 0
    table.firing[moment] = found, cards
    return found, cards


def replacements(
    runner: Runner,
    moment: str,
    faction: int,
    ask: QueryContext = NOTHING_ASKED,
    given: Sequence[int] = (),
    card: int = -1,
) -> list[tuple[Trigger, int]]:
    """What may happen instead, for the affected faction: `(trigger, source)`; only what can be done.

    `given` is what the moment is about; `card`: that is the source, whatever replaces it.
    """
    out: list[tuple[Trigger, int]] = []
    for trigger, owner, me, here in sources_of(runner, runner.book.instead.get(moment, ())):
        if owner >= 0 and owner != faction:
            continue
        if trigger.when is not None and not trigger.when(runner, Frame(-1, 0, faction, faction, me, here, ask=ask)):
            continue
        p = runner.library.programs[trigger.program]
        bound = [*given[: p.size], *([-1] * (p.size - len(given)))]
        if p.ops[0].can(
            runner, Frame(trigger.program, 0, faction, faction, card if card >= 0 else me, -1, bound, (), ask)
        ):
            out.append((trigger, me))
    return out


def _stirred(runner: Runner) -> tuple[Watching, Watching, Watching, Watching]:
    """The standing rules that the changes so far can have made true: `(number, condition)` by their order."""
    table = runner.table
    changed = runner.state.dirty & table.watch
    found = table.watching.get(changed)
    if found is None:
        rules = [
            (i, rule) for i, rule in enumerate(runner.book.rules) if rule.watch & changed and rule.counts(table.mode)
        ]
        choice = [(i, rule) for i, rule in rules if rule.order == "choice"]
        found = table.watching[changed] = (
            [(i, rule.when) for i, rule in rules if rule.order == "at-once"],
            [(i, rule.when) for i, rule in choice if rule.once],
            [(i, rule.when) for i, rule in choice if not rule.once],
            [(i, rule.when) for i, rule in rules if rule.order == "last"],
        )
    return found


def _first_in_line(runner: Runner, rules: Watching) -> tuple[int, list[int]]:
    """The faction first in line for which some of these rules hold, and these: the active one before others."""
    table, state = runner.table, runner.state
    active = state.active
    frame = Frame(-1, 0, active if active > 0 else 0, active, -1, -1)
    who = state.dirty >> FIRST_WHO
    if active >= 0 and who >> active & 1 and not state.gone[active]:
        found = [i for i, when in rules if when(runner, frame)]
        if found:
            return active, found
    for f in range(table.n_factions):
        if f == active or not who >> f & 1 or state.gone[f]:
            continue
        frame.subject = f
        for _, when in rules:
            if when(runner, frame):
                return f, [i for i, when in rules if when(runner, frame)]
    return -1, []


def candidates(runner: Runner) -> tuple[int, list[int]]:
    """The faction first in line whose standing rules apply, and those of them among which it chooses."""
    _, once, each, last = _stirred(runner)
    if once:
        active = runner.state.active
        frame = Frame(-1, 0, active if active > 0 else 0, active, -1, -1)
        for i, when in once:
            if when(runner, frame):
                return active, [i]
    if each:
        f, found = _first_in_line(runner, each)
        if found:
            return f, found
    if last:
        f, found = _first_in_line(runner, last)
        return f, found[:1]
    return -1, []


def check_rules(runner: Runner) -> bool:
    """Put a standing rule that applies on the stack; False when all is quiet, or must wait.

    What happens at once (an ending) does not wait for the end of a program that holds the others back.
    """
    state, table = runner.state, runner.table
    if table.urgent:
        at_once = _stirred(runner)[0]
        f, found = _first_in_line(runner, at_once) if at_once else (-1, [])
        for i in found:
            program = runner.book.rules[i].program
            if not any(frame.program == program for frame in state.frames):
                runner.push(program, f, state.active)
                return True
    if state.held:
        return False
    f, found = candidates(runner)
    if not found:
        runner.all_quiet()
        return False
    # the rules look again when this one is finished, not before: the wrapping program says `hold`
    runner.push(runner.book.core["obey"], f, state.active)
    return True
