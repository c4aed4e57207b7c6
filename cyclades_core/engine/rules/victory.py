"""Metropolises counted per side, sets of buildings, and what a capture would bring (B18.2, L17.1, T13.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..state import Frame
from ..state.compiled_content import Number
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.question_context import QueryContext
from . import buildings
from .elimination import alive
from .event_emission import tell
from .pieces import owner
from .quantities import number, truth

__all__ = [
    *("capture_gains", "capture_wins", "captured", "last_areas", "missing_of_set", "room_after"),
    *("side_metropolises", "types_of"),
]


def side_metropolises(position: Position, faction: int) -> int:
    """Metropolises of the faction's side together."""
    table = position.table
    out = 0
    for g in table.sides[table.side_of[faction]]:
        out += position.state.hidden[g]
        for kind in position.book.victory_types:
            out += position.state.types[kind][g]
    return out


def last_areas(position: Position) -> int:
    """Mask of land areas that are the only one of their owner."""
    found, land = 0, position.table.land
    for own in position.state.owned:
        own &= land
        if own and not own & (own - 1):
            found |= own
    return found


def types_of(position: Position, faction: int, among: str) -> list[int]:
    """How many basic buildings of each type the faction (or its side) has."""
    table, state = position.table, position.state
    members = table.sides[table.side_of[faction]] if among == "side" else (faction,)
    if len(members) == 1:
        return [row[faction] for row in state.types]
    return [sum(row[g] for g in members) for row in state.types]


def missing_of_set(position: Position, have: list[int], wanted: tuple[int, ...]) -> int:
    """How many of the wanted types are missing once wild buildings stand in (H14.2); 0 or less: complete."""
    missing = 0
    for kind in wanted:
        if not have[kind]:
            missing += 1
    for kind in position.book.wild_types:
        missing -= have[kind]
    return missing


def captured(position: Position, faction: int, area: int) -> int:
    """Metropolises in land area `area` that the side of `faction` does not have yet."""
    table, state, book = position.table, position.state, position.book
    o = owner(position, area)
    if o >= 0 and table.side_of[o] == table.side_of[faction]:
        return 0
    return sum(1 for site in bits(table.sites_at[area] & state.occupied) if book.victory[state.built[site] - 1])


def room_after(position: Position, faction: int, area: int, instead: int) -> int:
    """How many new metropolises the faction (or its side, where sets are its affair) could place with the area (L15.4).

    On sites without one (what else stands there is cleared away), or `instead` where something takes it; no more than
    are left.
    """
    table, state, book = position.table, position.state, position.book
    land = 1 << area
    for g in table.sides[table.side_of[faction]] if book.set_among(table.mode) == "side" else (faction,):
        land |= state.owned[g] & table.land
    room = instead
    for site in bits(table.sites_of[land] & table.large_sites):
        kind = state.built[site]
        room += not kind or not book.victory[kind - 1]
    return min(room, sum(state.stock[kind] for kind in book.victory_types))


def capture_gains(position: Position, faction: int, area: int) -> int:
    """Metropolises the side of the faction would gain at once by taking this land: those there, and complete sets."""
    table, state, book = position.table, position.state, position.book
    gained = 0
    have = types_of(position, faction, book.set_among(table.mode))
    same_side = owner(position, area) >= 0 and table.side_of[owner(position, area)] == table.side_of[faction]
    for site in bits(table.sites_at[area]):
        kind = state.built[site] - 1
        if kind < 0 or same_side:
            continue
        if book.victory[kind]:
            gained += 1
        else:
            have[kind] += 1
    if book.set_types:
        # as many sets as tokens are left for
        left = min((state.stock[kind] for kind in book.victory_types), default=0)
        while left > 0 and missing_of_set(position, have, book.set_types) <= 0:
            wilds = [w for w in book.wild_types for _ in range(have[w])]
            for kind in book.set_types:
                if have[kind]:
                    have[kind] -= 1
                else:
                    have[wilds.pop()] -= 1
            gained += 1
            left -= 1
    return gained


def capture_wins(
    position: Position,
    faction: int,
    area: int,
    least: int,
    elsewhere: Callable[[Position, int], int],
    ask: QueryContext,
    proof: str = "",
) -> bool:
    """Would taking this land bring the faction or its side what it takes to win (L17.1, R27), and so many metropolises?

    `elsewhere`: in how many ways a metropolis could be placed beside a site. What finds no place is none (L15.4.3).
    `proof`: what must be true of every other side, too: `most`, it has fewer of them; `alone`, it has not enough.
    """
    if truth(position, "capture-wins", False, ask):
        return True
    wanted = max(least, position.table.target - side_metropolises(position, faction))
    gains = number(position, "capture", capture_gains(position, faction, area), ask)
    there = captured(position, faction, area)
    room = there + room_after(position, faction, area, elsewhere(position, faction))
    if gains < wanted or room < wanted:
        return False
    if not proof:
        return True
    table = position.table
    limit = table.target if proof == "alone" else side_metropolises(position, faction) + min(gains, room)
    loser = table.side_of[owner(position, area)] if owner(position, area) >= 0 else -1
    return all(
        side_metropolises(position, members[0]) - (there if side == loser else 0) < limit
        for side, members in enumerate(table.sides)
        if side != table.side_of[faction]
    )


def declare_winners(position: Position, sides: list[int]) -> None:
    """The game is over; these sides have won it."""
    state, table = position.state, position.table
    state.result = 1
    state.winners = sum(1 << side for side in sides)
    state.frames.clear()
    state.held = 0
    state.dirty = 0
    tell(position, "game-won", tuple(f for side in sides for f in table.sides[side] if alive(position, f)))


def best_sides(position: Position, numbers: Sequence[Number]) -> list[int]:
    """The sides in the game with most of the first number, of those with most of the second, and so on."""
    scores: dict[int, list[int]] = {}
    for side, members in enumerate(position.table.sides):
        left = [f for f in members if alive(position, f)]
        if left:
            scores[side] = [sum(count(position, Frame(subject=f, actor=f)) for f in left) for count in numbers]
    top = max(scores.values(), default=[])
    return [side for side, score in scores.items() if score == top]


def leaders(position: Position, by_gold: bool = False) -> list[int]:
    """The sides that win at the end: most metropolises, then most gold (B24.3, L18.3, T13.7).

    By gold: it alone decides among those who have enough metropolises.
    """
    table = position.table
    best: list[int] = []
    top: tuple[int, int] = (-1, -1)
    for side, members in enumerate(table.sides):
        if not any(alive(position, f) for f in members):
            continue
        purses = {table.purse_of[f] for f in members}
        built = sum(buildings.metropolises(position, f) for f in members)
        score = (min(built, table.target) if by_gold else built, sum(position.state.gold[p] for p in purses))
        if score > top:
            top, best = score, [side]
        elif score == top:
            best.append(side)
    return best


def announce_end(position: Position) -> None:
    """The game ends with this round."""
    if not position.state.ending:
        position.state.ending = 1
        tell(position, "game-ending", position.state.round)
