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

from ..plain.masks import bits
from ..rules.elimination import alive
from ..state import PEACE
from . import impossible

__all__ = ["lost_units", "problems"]


def problems(m: Any) -> list[tuple[Any, ...]]:
    """Everything that is wrong with the position."""
    found = (_areas, lost_units, _conserved, _sites, _cards, _frames, impossible.problems)
    return [row for each in found for row in each(m)]


def lost_units(m: Any) -> list[tuple[Any, ...]]:
    """Units that are nowhere, or in two places: areas, group in hand, cards and reserve make up all there are."""
    t, r, units = m.t, m.r, m.s.units
    out: list[tuple[Any, ...]] = []
    owners = m.s.owner
    for k in range(t.K):
        if r.unique[k] or not (r.common[k] or r.limits[k]):
            continue
        name, found = r.names["unit"][k], units[k]
        if r.common[k]:
            if sum(found) + m.s.supply[k] != r.supplies[k]:
                out.append(("supply", name, sum(found[:-1]), found[-1], m.s.supply[k], r.supplies[k]))
            continue
        areas, hand = [0] * (t.F + 1), [0] * (t.F + 1)
        for a, there in enumerate(found[:-1]):
            if there:
                areas[owners[a]] += there
        hand[owners[-1]] = found[-1]
        for f in range(t.F):
            rest = m.s.reserve[k][f]
            if areas[f + 1] + hand[f + 1] + rest != r.limits[k]:
                out.append(("reserve", name, t.factions[f], areas[f + 1], hand[f + 1], rest, r.limits[k]))
        if areas[0] or hand[0]:  # nobody's
            out.append(("reserve", name, "", areas[0], hand[0], 0, 0))
    if any(row[t.A] for row in units) and not _on_the_way(m):
        held = tuple(r.names["unit"][k] for k in range(t.K) if units[k][t.A])
        out.append(("left-in-hand", held, t.factions[owners[-1] - 1] if owners[-1] else ""))
    return [*out, *impossible.figures(m)]


def _on_the_way(m: Any) -> bool:
    """May there be a group in hand: in a battle, or while it is asked where to go on?"""
    if not m.s.frames:
        return False  # the game is over
    top = m.s.frames[-1]
    return m.s.battle is not PEACE or bool(m.library.programs[top.program].ops[top.place].in_hand)


def _areas(m: Any) -> list[tuple[Any, ...]]:
    t, s, r = m.t, m.s, m.r
    out: list[tuple[Any, ...]] = []
    # Row by row, not area by area: this is asked after every answer of a game that is looked at.
    holding = _added(t.A, [s.units[k] for k in range(t.K) if r.holds[k]])
    moving = _added(t.A, [s.units[k] for k in range(t.K) if r.is_unit[k] and not r.is_piece[k]])
    for a, (garrison, mobile) in enumerate(zip(holding, moving, strict=True)):
        f = s.owner[a] - 1
        owners = tuple([g for g in range(t.F) if s.owned[g] >> a & 1])
        if owners != ((f,) if f >= 0 else ()):
            out.append(("owner-mask", t.areas[a], f, owners))
        if garrison != s.garrison[a]:
            out.append(("garrison", t.areas[a], garrison, s.garrison[a]))
        if bool(garrison) != bool(s.manned >> a & 1):
            out.append(("manned-mask", t.areas[a]))
        if a >= t.L and (f >= 0) != (garrison > 0):
            out.append(("sea-owner", t.areas[a], f, garrison))
        if mobile and f < 0:
            out.append(("ownerless-units", t.areas[a]))
    for k in range(t.K):
        if r.is_unit[k]:
            ground = range(t.L, t.A) if r.kind_land[k] else range(t.L)
            out += [("wrong-ground", t.areas[a], r.names["unit"][k]) for a in ground if s.units[k][a]]
    return out


def _added(areas: int, rows: list[Any]) -> list[int]:
    """Of each area, what all the rows have there."""
    found = [0] * areas
    for row in rows:
        if any(row[:areas]):
            found = [have + more for have, more in zip(found, row, strict=False)]
    return found


def _conserved(m: Any) -> list[tuple[Any, ...]]:
    t, s, r = m.t, m.s, m.r
    out: list[tuple[Any, ...]] = []
    for k in range(t.K):
        total = sum(s.units[k])
        if r.unique[k] and total > 1:
            out.append(("twice", r.names["unit"][k], total))
    for g in range(t.G):
        have = sum(s.goods[g]) + s.gstock[g]
        stock = next(n for kind, i, n in r.stocks if kind == "goods" and i == g)
        # what an eliminated faction had may have left the game with it (L17.4)
        gone = any(not alive(m, f) for f in range(t.F))
        if stock != 255 and (have > stock if gone else have != stock):
            out.append(("goods", r.names["goods"][g], have, stock))
    out += [("gold", purse) for purse in range(t.purses) if s.gold[purse] < 0]
    return out


def _sites(m: Any) -> list[tuple[Any, ...]]:
    t, s, r = m.t, m.s, m.r
    out: list[tuple[Any, ...]] = []
    counts = [[0] * t.F for _ in range(t.T)]
    occupied = covered = 0
    for site in range(t.S):
        kind = s.built[site] - 1
        if kind < 0:
            continue
        occupied |= 1 << site
        covered |= t.covers[site]
        if not (t.basic_sites if r.basic[kind] else t.large_sites) >> site & 1:
            out.append(("wrong-site", t.sites[site], r.names["building"][kind]))
        f = s.owner[t.site_area[site]] - 1
        if f >= 0:
            counts[kind][f] += 1
    if occupied != s.occupied:
        out.append(("occupied-mask",))
    if covered != s.covered:
        out.append(("covered-mask",))
    if occupied & covered:
        out.append(("under-a-large-building", tuple(t.sites[x] for x in bits(occupied & covered))))
    if counts != [list(row) for row in s.types]:
        out.append(("types",))
    return out


def _cards(m: Any) -> list[tuple[Any, ...]]:
    t, s, r = m.t, m.s, m.r
    out: list[tuple[Any, ...]] = []
    seen: dict[int, int] = {}
    for z, content in enumerate(s.zones):
        if z in (t.z_track, t.z_always):
            continue
        for card in content:
            if card in seen:
                out.append(("card-twice", r.cards[card][1].id, seen[card], z))
            seen[card] = z
            if s.where[card] != z:
                out.append(("card-where", r.cards[card][1].id, s.where[card], z))
    out += [("card-lost", r.cards[card][1].id) for card in range(r.n_cards) if card not in seen]
    if not m.stale and m.present != m.in_play():
        out.append(("cards-in-play", tuple(r.cards[card][1].id for card in bits(m.present ^ m.in_play()))))
    return out


def _frames(m: Any) -> list[tuple[Any, ...]]:
    s, r = m.s, m.r
    out: list[tuple[Any, ...]] = []
    held = sum(r.programs[f.program].hold for f in s.frames)
    if held != s.held:
        out.append(("held", held, s.held))
    for f in s.frames:
        if not 0 <= f.place < len(r.programs[f.program].ops):
            out.append(("frame", r.programs[f.program].name, f.place))
        if len(f.bound) < r.programs[f.program].size:
            out.append(("bindings", r.programs[f.program].name, len(f.bound)))
    return out
