"""Units on their way and who controls an area: leaving, arriving, taking control (B14.2, B16.5, L13.1.3)."""

from __future__ import annotations

from ..plain.masks import bits
from ..state import Group
from ..state.position import Position
from . import pieces
from .news import tell


def take_group(m: Position, f: int, a: int, b: int, group: tuple[tuple[int, int], ...]) -> None:
    """Units leave `a` and are the group in hand, on their way to `b`."""
    t = m.t
    pieces.set_owner(m, t.A, f)
    for k, n in group:
        pieces.remove(m, a, k, n)
        pieces.add(m, t.A, k, n)
    m.s.group = Group(a, b)
    tell(m, "units-moved", f, a, b, group)


def redirect_group(m: Position, goal: int) -> None:
    """The group in hand goes on to somewhere else."""
    m.s.group = m.s.group.towards(goal)


def settle_group(m: Position, b: int) -> None:
    """The group in hand joins the area."""
    t = m.t
    f = pieces.owner(m, t.A)
    taken = m.s.garrison[t.A] and pieces.owner(m, b) != f
    if taken:
        pieces.set_owner(m, b, f)
    lay_down(m, b)
    if taken:
        tell(m, "area-taken", f, b)


def lay_down(m: Position, b: int) -> None:
    """All that is in hand stands in the area now, whoever holds it."""
    t = m.t
    if not m.mute and m.s.group.fought and m.s.garrison[t.A]:
        # on their way when `units-moved` was told, they have waited for the end of the battle
        group = tuple((k, n) for k, n in enumerate(row[t.A] for row in m.s.units) if n)
        tell(m, "units-arrived", pieces.owner(m, t.A), b, group)
    for k in range(t.K):
        n = m.s.units[k][t.A]
        if n:
            pieces.remove(m, t.A, k, n)
            pieces.add(m, b, k, n)
    pieces.set_owner(m, t.A, -1)


def land_group(m: Position, f: int, b: int) -> None:
    """Conquerors on their way to `b`, if there are any, stand there before anything else looks (L14.5, T9.3)."""
    if pieces.owner(m, m.t.A) == f and m.s.group.goal == b:
        lay_down(m, b)


def arrive(m: Position, f: int, b: int) -> None:
    """The group enters `b`: joins, takes control, or fights (B16.5, L13.1.3, B14.2)."""
    t, s = m.t, m.s
    o = pieces.owner(m, b)
    if o == f or (b >= t.L and o < 0):
        settle_group(m, b)
    elif o < 0 or not s.garrison[b]:
        take_area(m, f, b)
    else:
        s.group = Group(s.group.start, s.group.goal, fought=True)
        m.begins(m.r.core["battle"], f, f, -1, (b,))


def take_area(m: Position, f: int, b: int) -> None:
    """The faction gains control of land: the edition says what that brings, and the group in hand lands."""
    m.begins(m.r.obligations["gain-control"], f, f, -1, (b, f, pieces.owner(m, b)))


def take_control(m: Position, f: int, a: int) -> None:
    """The area is the faction's from now on, with all that stands there; its group on the way there lands."""
    loser = pieces.owner(m, a)
    pieces.set_owner(m, a, f)
    land_group(m, f, a)
    tell(m, "area-taken", f, a, loser=loser if loser != f else -1)
    if loser >= 0 and loser != f and a < m.t.L:
        for site in bits(m.t.sites_at[a] & m.s.occupied):
            if m.r.victory[m.s.built[site] - 1]:
                tell(m, "metropolis-lost", loser, a, site=site)
