"""The people of a table: their names, seats, factions, sides, purses and markers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ..plain.changes import FIRST_WHO
from ..plain.errors import CycladesError
from ..plain.limits import NAME_LENGTH, SEATS
from ..plain.names import flaw_of, same_as
from ..printing import clean
from ..state.table import Table

__all__ = ["SetupError", "check_names", "names_of", "seat_people", "spoken_words"]


class SetupError(CycladesError):
    """A game cannot be set up like this."""


def names_of(players: Any) -> list[str]:
    """The names of the seats; of a number `p1`, `p2` and so on. Whether they will do is known with the board.

    >>> names_of(2), names_of(["ann", "bob"])
    (['p1', 'p2'], ['ann', 'bob'])
    """
    if isinstance(players, int):
        return [f"p{i + 1}" for i in range(_seats(players))]
    if isinstance(players, str) or not isinstance(players, Iterable):  # a single name is no list of letters
        players = [players]
    found = list(islice(players, SEATS + 1))
    _seats(len(found))
    for name in found:
        if not isinstance(name, str):
            _refuse(name, "text")
    return found


def _seats(count: int) -> int:
    """No edition seats more: whether this one seats so many is its own to say."""
    if count > SEATS:
        raise SetupError("too-many-players", limit=SEATS)
    return count


def _refuse(name: object, flaw: str) -> None:
    shown = clean(str(name)[: 2 * NAME_LENGTH])
    raise SetupError("bad-name", name=shown, flaw=flaw, limit=NAME_LENGTH)


def check_names(t: Table) -> None:
    """Refuse names that cannot be told from one another, from the words of notation, or from what is on the board."""
    ids = {*t.area_number, *t.site_number}
    for name in (*t.seats, *t.factions):
        flaw = flaw_of(name, t.spoken) or flaw_of(name, ids)
        if flaw is not None:
            _refuse(name, flaw)
    # a faction of a duel has the name of its seat with a number
    names = list(dict.fromkeys((*t.seats, *t.factions))) if t.factions == t.seats else [*t.seats, *t.factions]
    if len({same_as(name) for name in names}) < len(names) or len(set(t.seats)) < len(t.seats):
        raise SetupError("same-name", names=t.seats)


def spoken_words(r: Any) -> frozenset[str]:
    """Every word that notation may say on a ruleset: ids of what there is, words of lines, questions and answers."""
    if r.spoken is None:
        words: set[str] = {*r.cards_by_id, *r.zone_groups, *r.phase_pc}
        for names in r.names.values():
            words.update(names)
        for line in r.lines:
            words.update(line.word.split())
        for rows in r.instead.values():
            words.update(word for trigger in rows for word in trigger.word.split())
        words.update(rule.name for rule in r.rules)
        for program in r.programs:
            for op in program.ops:
                if op.prompt:
                    words.update((op.prompt, *str(op.none_word).split()))
                words.update(word for each in getattr(op, "words", ()) for word in str(each).split())
        r.spoken = frozenset(words)
    found: frozenset[str] = r.spoken
    return found


def seat_people(t: Table, r: Any, mode: Any, players: list[str], teams: Any) -> None:
    """Seats, factions, sides, purses and markers of a table."""
    n = len(players)
    t.mode = mode.id
    t.seats = tuple(players)
    t.players = n
    names: list[str] = []
    t.seat_of = []
    if mode.factions > 1:
        for i in range(mode.factions):
            for seat, player in enumerate(players):
                names.append(f"{player}-{i + 1}")
                t.seat_of.append(seat)
    else:
        names = list(players)
        t.seat_of = list(range(n))
    t.factions = tuple(names)
    t.F = len(names)
    if mode.factions > 1:
        t.side_of = list(t.seat_of)
    elif mode.teams:
        count = n // mode.teams
        if teams is None:
            t.side_of = [i % count for i in range(n)]
        else:
            t.side_of = [-1] * n
            for side, members in enumerate(teams):
                for member in members:
                    if member not in players:
                        raise SetupError("unknown-player", name=member, players=tuple(players))
                    t.side_of[players.index(member)] = side
            sizes = {t.side_of.count(s) for s in range(count)}
            if -1 in t.side_of or sizes != {mode.teams}:
                raise SetupError("bad-teams", size=mode.teams)
    else:
        t.side_of = list(range(t.F))
    sides = max(t.side_of) + 1
    t.sides = [tuple(f for f in range(t.F) if t.side_of[f] == s) for s in range(sides)]
    t.allies = any(len(side) > 1 for side in t.sides)
    t.enemies = [tuple(g for g in range(t.F) if t.side_of[g] != t.side_of[f]) for f in range(t.F)]
    spares = mode.spares if isinstance(mode.spares, str) else r.options.get(mode.spares.get("option"), "side")
    alone = spares in ("self", True)
    t.targets = [tuple(g for g in range(t.F) if g != f) for f in range(t.F)] if alone else t.enemies
    t.purse_of = list(t.side_of) if mode.purse == "side" else list(range(t.F))
    t.purses = max(t.purse_of) + 1
    t.markers = [f for _ in range(mode.markers) for f in range(t.F)]
    t.n_markers = len(t.markers)
    # the bits of a faction and its side in `dirty`; the last one is nobody's (number -1)
    t.who = [sum(1 << FIRST_WHO + g for g in t.sides[t.side_of[f]]) for f in range(t.F)] + [0]
    t.purse_markers = [tuple(x for x, f in enumerate(t.markers) if t.purse_of[f] == purse) for purse in range(t.purses)]
    t.talk = mode.talk
    t.cites = mode.cites
    target = mode.target
    t.target = target if isinstance(target, int) else r.options.get(target.get("option"), 3)
