"""Units on their way and who controls an area: leaving, arriving, taking control (B14.2, B16.5, L13.1.3)."""

from __future__ import annotations

from ..state import MovingGroup
from ..state.position import Position
from ..values.bit_masks import bits
from . import pieces
from .event_emission import tell


def take_group(position: Position, faction: int, area: int, goal: int, group: tuple[tuple[int, int], ...]) -> None:
    """Units leave `area` and are the group in hand, on their way to `goal`."""
    table = position.table
    pieces.set_owner(position, table.n_areas, faction)
    for k, n in group:
        pieces.remove(position, area, k, n)
        pieces.add(position, table.n_areas, k, n)
    position.state.group = MovingGroup(area, goal)
    tell(position, "units-moved", faction, area, goal, group)


def redirect_group(position: Position, goal: int) -> None:
    """The group in hand goes on to somewhere else."""
    position.state.group = position.state.group.towards(goal)


def settle_group(position: Position, goal: int) -> None:
    """The group in hand joins the area."""
    table = position.table
    f = pieces.owner(position, table.n_areas)
    taken = position.state.garrison[table.n_areas] and pieces.owner(position, goal) != f
    if taken:
        pieces.set_owner(position, goal, f)
    lay_down(position, goal)
    if taken:
        tell(position, "area-taken", f, goal)


def lay_down(position: Position, goal: int) -> None:
    """All that is in hand stands in the area now, whoever holds it."""
    table = position.table
    if not position.mute and position.state.group.fought and position.state.garrison[table.n_areas]:
        # on their way when `units-moved` was told, they have waited for the end of the battle
        group = tuple((k, n) for k, n in enumerate(row[table.n_areas] for row in position.state.units) if n)
        tell(position, "units-arrived", pieces.owner(position, table.n_areas), goal, group)
    for k in range(table.n_unit_kinds):
        n = position.state.units[k][table.n_areas]
        if n:
            pieces.remove(position, table.n_areas, k, n)
            pieces.add(position, goal, k, n)
    pieces.set_owner(position, table.n_areas, -1)


def land_group(position: Position, faction: int, goal: int) -> None:
    """Conquerors on their way to `goal`, if there are any, stand there before anything else looks (L14.5, T9.3)."""
    if pieces.owner(position, position.table.n_areas) == faction and position.state.group.goal == goal:
        lay_down(position, goal)


def arrive(position: Position, faction: int, goal: int) -> None:
    """The group enters `goal`: joins, takes control, or fights (B16.5, L13.1.3, B14.2)."""
    table, state = position.table, position.state
    o = pieces.owner(position, goal)
    if o == faction or (goal >= table.n_land and o < 0):
        settle_group(position, goal)
    elif o < 0 or not state.garrison[goal]:
        take_area(position, faction, goal)
    else:
        state.group = MovingGroup(state.group.start, state.group.goal, fought=True)
        position.begins(position.book.core["battle"], faction, faction, -1, (goal,))


def take_area(position: Position, faction: int, goal: int) -> None:
    """The faction gains control of land: the edition says what that brings, and the group in hand lands."""
    position.begins(
        position.book.obligations["gain-control"], faction, faction, -1, (goal, faction, pieces.owner(position, goal))
    )


def take_control(position: Position, faction: int, area: int) -> None:
    """The area is the faction's from now on, with all that stands there; its group on the way there lands."""
    loser = pieces.owner(position, area)
    if (
        faction < 0
        or not 0 <= area < position.table.n_land
        or (loser not in (-1, faction) and pieces.holds_others(position, area))
    ):
        return  # at sea fleets control, and where units of another faction stand it keeps control
    pieces.set_owner(position, area, faction)
    land_group(position, faction, area)
    tell(position, "area-taken", faction, area, loser=loser if loser != faction else -1)
    if area < position.table.n_land and loser != faction and not position.mute:
        _tell_metropolises(position, faction, area, loser)


def _tell_metropolises(position: Position, faction: int, area: int, loser: int) -> None:
    """Tell what the metropolises of an area bring: its loser their bonus, its controller their cards (T11.3)."""
    state = position.state
    sites = list(bits(position.table.sites_at[area] & state.occupied))
    for site in sites:
        if loser >= 0 and position.book.victory[state.built[site] - 1]:
            tell(position, "metropolis-lost", loser, area, site=site, bonus=state.extra[site] - 1)
    for site in sites:
        if state.special[site]:
            tell(position, "card-passed", faction, state.special[site] - 1, loser=loser, site=site)
