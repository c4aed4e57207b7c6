"""Metropolises counted per side, sets of buildings, and what a capture would bring (B18.2, L17.1, T13.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..plain.asking import Ask
from ..plain.masks import bits
from ..state import Frame
from ..state.book import Number
from ..state.position import Position
from . import buildings
from .elimination import alive
from .news import tell
from .pieces import owner
from .quantities import number, truth

__all__ = [
    *("capture_gains", "capture_wins", "captured", "last_areas", "missing_of_set", "room_after"),
    *("side_metropolises", "types_of"),
]


def side_metropolises(m: Position, f: int) -> int:
    """Metropolises of the faction's side together."""
    t = m.t
    out = 0
    for g in t.sides[t.side_of[f]]:
        out += m.s.hidden[g]
        for kind in m.r.victory_types:
            out += m.s.types[kind][g]
    return out


def last_areas(m: Position) -> int:
    """Mask of land areas that are the only one of their owner."""
    found, land = 0, m.t.land
    for own in m.s.owned:
        own &= land
        if own and not own & (own - 1):
            found |= own
    return found


def types_of(m: Position, f: int, among: str) -> list[int]:
    """How many basic buildings of each type the faction (or its side) has."""
    t, s = m.t, m.s
    members = t.sides[t.side_of[f]] if among == "side" else (f,)
    if len(members) == 1:
        return [row[f] for row in s.types]
    return [sum(row[g] for g in members) for row in s.types]


def missing_of_set(m: Position, have: list[int], wanted: tuple[int, ...]) -> int:
    """How many of the wanted types are missing once wild buildings stand in (H14.2); 0 or less: complete."""
    missing = 0
    for kind in wanted:
        if not have[kind]:
            missing += 1
    for kind in m.r.wild_types:
        missing -= have[kind]
    return missing


def captured(m: Position, f: int, a: int) -> int:
    """Metropolises in land area `a` that the side of `f` does not have yet."""
    t, s, r = m.t, m.s, m.r
    o = owner(m, a)
    if o >= 0 and t.side_of[o] == t.side_of[f]:
        return 0
    return sum(1 for site in bits(t.sites_at[a] & s.occupied) if r.victory[s.built[site] - 1])


def room_after(m: Position, f: int, a: int, instead: int) -> int:
    """How many new metropolises `f` (or its side, where sets are its affair) could place with area `a` (L15.4).

    On sites without one (what else stands there is cleared away), or `instead` where something takes it; no more than
    are left.
    """
    t, s, r = m.t, m.s, m.r
    land = 1 << a
    for g in t.sides[t.side_of[f]] if r.set_among(t.mode) == "side" else (f,):
        land |= s.owned[g] & t.land
    room = instead
    for site in bits(t.sites_of[land] & t.large_sites):
        kind = s.built[site]
        room += not kind or not r.victory[kind - 1]
    return min(room, sum(s.stock[kind] for kind in r.victory_types))


def capture_gains(m: Position, f: int, a: int) -> int:
    """Metropolises the side of `f` would gain at once by taking land area `a`: those there, and complete sets."""
    t, s, r = m.t, m.s, m.r
    gained = 0
    have = types_of(m, f, r.set_among(t.mode))
    same_side = owner(m, a) >= 0 and t.side_of[owner(m, a)] == t.side_of[f]
    for site in bits(t.sites_at[a]):
        kind = s.built[site] - 1
        if kind < 0 or same_side:
            continue
        if r.victory[kind]:
            gained += 1
        else:
            have[kind] += 1
    if r.set_types:
        # as many sets as tokens are left for
        left = min((s.stock[kind] for kind in r.victory_types), default=0)
        while left > 0 and missing_of_set(m, have, r.set_types) <= 0:
            wilds = [w for w in r.wild_types for _ in range(have[w])]
            for kind in r.set_types:
                if have[kind]:
                    have[kind] -= 1
                else:
                    have[wilds.pop()] -= 1
            gained += 1
            left -= 1
    return gained


def capture_wins(m: Position, f: int, a: int, least: int, elsewhere: Callable[[Position, int], int], ask: Ask) -> bool:
    """Would taking land area `a` bring the side of `f` what it takes to win (L17.1, R27), and that many metropolises?

    `elsewhere`: in how many ways a metropolis could be placed beside a site. What finds no place is none (L15.4.3).
    """
    if truth(m, "capture-wins", False, ask):
        return True
    wanted = max(least, m.t.target - side_metropolises(m, f))
    gains = number(m, "capture", capture_gains(m, f, a), ask)
    return gains >= wanted and captured(m, f, a) + room_after(m, f, a, elsewhere(m, f)) >= wanted


def declare_winners(m: Position, sides: list[int]) -> None:
    """The game is over; these sides have won it."""
    s, t = m.s, m.t
    s.result = 1
    s.winners = sum(1 << side for side in sides)
    s.frames.clear()
    s.held = 0
    s.dirty = 0
    tell(m, "game-won", tuple(f for side in sides for f in t.sides[side] if alive(m, f)))


def best_sides(m: Position, numbers: Sequence[Number]) -> list[int]:
    """The sides in the game with most of the first number, of those with most of the second, and so on."""
    scores: dict[int, list[int]] = {}
    for side, members in enumerate(m.t.sides):
        left = [f for f in members if alive(m, f)]
        if left:
            scores[side] = [sum(count(m, Frame(subject=f, actor=f)) for f in left) for count in numbers]
    top = max(scores.values(), default=[])
    return [side for side, score in scores.items() if score == top]


def leaders(m: Position, by_gold: bool = False) -> list[int]:
    """The sides that win at the end: most metropolises, then most gold (B24.3, L18.3, T13.7).

    By gold: it alone decides among those who have enough metropolises.
    """
    t = m.t
    best: list[int] = []
    top: tuple[int, int] = (-1, -1)
    for side, members in enumerate(t.sides):
        if not any(alive(m, f) for f in members):
            continue
        purses = {t.purse_of[f] for f in members}
        built = sum(buildings.metropolises(m, f) for f in members)
        score = (min(built, t.target) if by_gold else built, sum(m.s.gold[p] for p in purses))
        if score > top:
            top, best = score, [side]
        elif score == top:
            best.append(side)
    return best


def announce_end(m: Position) -> None:
    """The game ends with this round."""
    if not m.s.ending:
        m.s.ending = 1
        tell(m, "game-ending", m.s.round)
