"""What must hold in every position: pieces and cards conserved, masks equal to the rows, one owner an area.

`problems(machine)` gives a list of codes with numbers, empty when all is well. Simulations and tests call it at every
step; it reads everything and changes nothing. `lost_units(machine)` is the part of it that counts every unit of every
faction, quick enough for each decision of each game that is checked:

    reserve       a faction's units of a kind: in areas, in hand, in reserve, and how many there must be
    supply        the same of units that are common to all
    left-in-hand  a group that is neither in a battle nor on its way, or is still there when the game is over

and the figures of cards (`impossible.figures`): `piece-without-card`, `card-without-piece`, `card-of-another`.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.state import NO_BATTLE
from cyclades_core.engine.values.bit_masks import bits

from . import position_checks

__all__ = ["lost_units", "problems"]


def problems(machine: Any) -> list[tuple[Any, ...]]:
    """Everything that is wrong with the position."""
    found = (_areas, lost_units, _conserved, _sites, _cards, _frames, position_checks.problems)
    return [row for each in found for row in each(machine)]


def lost_units(machine: Any) -> list[tuple[Any, ...]]:
    """Units that are nowhere, or in two places: areas, group in hand, cards and reserve make up all there are."""
    table, book, units = machine.table, machine.book, machine.state.units
    out: list[tuple[Any, ...]] = []
    owners = machine.state.owner
    for k in range(table.n_unit_kinds):
        if book.unique[k] or not (book.common[k] or book.limits[k]):
            continue
        name, found = book.names["unit"][k], units[k]
        if book.common[k]:
            if sum(found) + machine.state.supply[k] != book.supplies[k]:
                out.append(("supply", name, sum(found[:-1]), found[-1], machine.state.supply[k], book.supplies[k]))
            continue
        areas, hand = [0] * (table.n_factions + 1), [0] * (table.n_factions + 1)
        for a, there in enumerate(found[:-1]):
            if there:
                areas[owners[a]] += there
        hand[owners[-1]] = found[-1]
        for f in range(table.n_factions):
            rest = machine.state.reserve[k][f]
            all_there = areas[f + 1] + hand[f + 1] + rest
            # what content takes out of the game is nowhere (L20.8)
            if all_there > book.limits[k] or (all_there != book.limits[k] and not book.leaving):
                out.append(("reserve", name, table.factions[f], areas[f + 1], hand[f + 1], rest, book.limits[k]))
        if areas[0] or hand[0]:  # nobody's
            out.append(("reserve", name, "", areas[0], hand[0], 0, 0))
    if any(row[table.n_areas] for row in units) and not _on_the_way(machine):
        held = tuple(book.names["unit"][k] for k in range(table.n_unit_kinds) if units[k][table.n_areas])
        out.append(("left-in-hand", held, table.factions[owners[-1] - 1] if owners[-1] else ""))
    return [*out, *position_checks.figures(machine)]


def _on_the_way(machine: Any) -> bool:
    """May there be a group in hand: in a battle, or while it is asked where to go on?"""
    if not machine.state.frames:
        return False  # the game is over
    top = machine.state.frames[-1]
    return machine.state.battle is not NO_BATTLE or bool(machine.library.programs[top.program].ops[top.place].in_hand)


def _areas(machine: Any) -> list[tuple[Any, ...]]:
    table, state, book = machine.table, machine.state, machine.book
    out: list[tuple[Any, ...]] = []
    # Row by row, not area by area: this is asked after every answer of a game that is looked at.
    holding = _added(table.n_areas, [state.units[k] for k in range(table.n_unit_kinds) if book.holds[k]])
    moving = _added(
        table.n_areas, [state.units[k] for k in range(table.n_unit_kinds) if book.is_unit[k] and not book.is_piece[k]]
    )
    for a, (garrison, mobile) in enumerate(zip(holding, moving, strict=True)):
        f = state.owner[a] - 1
        owners = tuple([g for g in range(table.n_factions) if state.owned[g] >> a & 1])
        if owners != ((f,) if f >= 0 else ()):
            out.append(("owner-mask", table.areas[a], f, owners))
        if garrison != state.garrison[a]:
            out.append(("garrison", table.areas[a], garrison, state.garrison[a]))
        if bool(garrison) != bool(state.manned >> a & 1):
            out.append(("manned-mask", table.areas[a]))
        if a >= table.n_land and (f >= 0) != (garrison > 0):
            out.append(("sea-owner", table.areas[a], f, garrison))
        if mobile and f < 0:
            out.append(("ownerless-units", table.areas[a]))
    for k in range(table.n_unit_kinds):
        if book.is_unit[k]:
            ground = range(table.n_land, table.n_areas) if book.kind_land[k] else range(table.n_land)
            out += [("wrong-ground", table.areas[a], book.names["unit"][k]) for a in ground if state.units[k][a]]
    return out


def _added(areas: int, rows: list[Any]) -> list[int]:
    """Of each area, what all the rows have there."""
    found = [0] * areas
    for row in rows:
        if any(row[:areas]):
            found = [have + more for have, more in zip(found, row, strict=False)]
    return found


def _conserved(machine: Any) -> list[tuple[Any, ...]]:
    table, state, book = machine.table, machine.state, machine.book
    out: list[tuple[Any, ...]] = []
    for k in range(table.n_unit_kinds):
        total = sum(state.units[k])
        if book.unique[k] and total > 1:
            out.append(("twice", book.names["unit"][k], total))
    for g in range(table.n_goods):
        have = sum(state.goods[g]) + state.gstock[g]
        stock = next(n for kind, i, n in book.stocks if kind == "goods" and i == g)
        # what an eliminated faction had may have left the game with it (L17.4)
        gone = book.leaving or any(not alive(machine, f) for f in range(table.n_factions))
        if stock != 255 and (have > stock if gone else have != stock):
            out.append(("goods", book.names["goods"][g], have, stock))
    out += [("gold", purse) for purse in range(table.purses) if state.gold[purse] < 0]
    return out


def _sites(machine: Any) -> list[tuple[Any, ...]]:
    table, state, book = machine.table, machine.state, machine.book
    out: list[tuple[Any, ...]] = []
    counts = [[0] * table.n_factions for _ in range(table.n_building_types)]
    occupied = covered = 0
    for site in range(table.n_sites):
        kind = state.built[site] - 1
        if kind < 0:
            continue
        occupied |= 1 << site
        covered |= table.covers[site]
        if not (table.basic_sites if book.basic[kind] else table.large_sites) >> site & 1:
            out.append(("wrong-site", table.sites[site], book.names["building"][kind]))
        f = state.owner[table.site_area[site]] - 1
        if f >= 0:
            counts[kind][f] += 1
    if occupied != state.occupied:
        out.append(("occupied-mask",))
    if covered != state.covered:
        out.append(("covered-mask",))
    if occupied & covered:
        out.append(("under-a-large-building", tuple(table.sites[x] for x in bits(occupied & covered))))
    if counts != [list(row) for row in state.types]:
        out.append(("types",))
    return out


def _cards(machine: Any) -> list[tuple[Any, ...]]:
    table, state, book = machine.table, machine.state, machine.book
    out: list[tuple[Any, ...]] = []
    seen: dict[int, int] = {}
    for z, content in enumerate(state.zones):
        if z in (table.z_track, table.z_always):
            continue
        for card in content:
            if card in seen:
                out.append(("card-twice", book.cards[card][1].id, seen[card], z))
            seen[card] = z
            if state.where[card] != z:
                out.append(("card-where", book.cards[card][1].id, state.where[card], z))
    out += [("card-lost", book.cards[card][1].id) for card in range(book.n_cards) if card not in seen]
    if not machine.stale and machine.present != machine.in_play():
        out.append(
            ("cards-in-play", tuple(book.cards[card][1].id for card in bits(machine.present ^ machine.in_play())))
        )
    return out


def _frames(machine: Any) -> list[tuple[Any, ...]]:
    state, book = machine.state, machine.book
    out: list[tuple[Any, ...]] = []
    held = sum(book.programs[f.program].hold for f in state.frames)
    if held != state.held:
        out.append(("held", held, state.held))
    for f in state.frames:
        if not 0 <= f.place < len(book.programs[f.program].ops):
            out.append(("frame", book.programs[f.program].name, f.place))
        if len(f.bound) < book.programs[f.program].size:
            out.append(("bindings", book.programs[f.program].name, len(f.bound)))
    return out
