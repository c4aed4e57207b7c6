"""Why not there: the same fault has the same code wherever it is found, at recruiting, moving or retreating.

taken         somebody or something is there (`by`)
not-yours     it belongs to somebody else, or to nobody (`owner`)
out-of-reach  no way leads there, or it does not lie beside what is one's own
barred        fleets may not be there (`by`: the piece that bars it)
no-target     it is not a place for this at all: land for a fleet, sea for a troop
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..state.position import Position
from ..values.bit_masks import bits
from ..values.question_context import NOTHING_ASKED, QueryContext
from ..values.refusals import NOTHING, Refusal
from . import buildings, movement
from .event_ids import area_id, building_id, card_id, faction_id, unit_id
from .pieces import owner
from .quantities import forbids

__all__ = [
    *("aimed", "barred", "entering", "harbour", "is_spared", "leaderless", "piece_there"),
    *("recruiting", "retreating", "site", "taken", "terrain", "unreached", "yours"),
]

MOST_NAMED: Final = 5  # more units are not named one by one


def barred(position: Position, area: int, cite: str, ask: QueryContext = NOTHING_ASKED) -> Refusal:
    """Fleets may not be there: the piece that bars the sea, and its rule."""
    return forbids(position, "may-sail", area, cite, ask, "barred")


def terrain(land: bool, cite: str, case: str = "") -> Refusal:
    """It would have to be an area of the other kind."""
    return Refusal("no-target", cite, case=case or "kind", key="area-kind", needs=("land" if land else "sea",))


def leaderless(position: Position, kinds: Sequence[int], cite: str) -> Refusal:
    """None of these kinds of units, without which nobody moves, is there."""
    needs = tuple(unit_id(position, k) for k in kinds)
    if len(needs) > MOST_NAMED:  # figures of cards: their kind says it
        cards = [position.book.card_of_kind[k] for k in kinds]
        plain = [unit_id(position, k) for k, card in zip(kinds, cards, strict=True) if card < 0]
        needs = tuple(dict.fromkeys([*plain, *(f"card-kind-{position.book.cards[c][0]}" for c in cards if c >= 0)]))
    return Refusal("no-target", cite, case="lead", key="units-unit", needs=needs or NOTHING, amount=1)


def unreached(position: Position, area: int, cite: str, key: str, case: str = "") -> Refusal:
    """No way leads there from this area; `key` says what would be a way."""
    return Refusal("out-of-reach", cite, case=case or key, key=key, beside=(area_id(position, area),))


def yours(position: Position, area: int, cite: str) -> Refusal:
    """It would have to be one's own."""
    return Refusal("not-yours", cite, owner=faction_id(position, owner(position, area)))


def is_spared(position: Position, faction: int, other: int) -> bool:
    """Is this an ally of the faction, at whom cards are not aimed (B25.11, T13.6)?"""
    return faction >= 0 <= other != faction and other not in position.table.targets[faction]


def aimed(position: Position, faction: int, area: int, cite: str) -> Refusal:
    """It is not the area of somebody at whom a card is aimed."""
    spared = is_spared(position, faction, owner(position, area))
    needs = ("unspared",) if spared else ("target",)
    return Refusal("no-target", cite, case="spared" if spared else "owner", key="area-owner", needs=needs)


def taken(position: Position, area: int, cite: str) -> Refusal:
    """It would have to be nobody's."""
    return Refusal("taken", cite, by=faction_id(position, owner(position, area)))


def piece_there(position: Position, area: int, cite: str) -> Refusal:
    """A piece stands there already."""
    kind = next(
        (k for k in range(position.table.n_unit_kinds) if position.book.is_piece[k] and position.state.units[k][area]),
        -1,
    )
    return Refusal("taken", cite, by=card_id(position, position.book.card_of_kind[kind]) if kind >= 0 else "none")


def recruiting(position: Position, faction: int, kind: int, area: int, cite: str) -> Refusal:
    """Why a new figure of the kind does not go there (B12.7, L11.1.2)."""
    table = position.table
    if position.book.kind_land[kind]:
        return yours(position, area, cite) if table.land >> area & 1 else terrain(True, cite)
    if not table.sea >> area & 1:
        return terrain(False, cite)
    if owner(position, area) not in (faction, -1):
        return taken(position, area, cite)
    if not table.coast_of[position.state.owned[faction] & table.land] >> area & 1:
        return Refusal("out-of-reach", cite, key="reach-coast")
    if movement.barred(position) >> area & 1:
        return barred(position, area, cite)
    return Refusal("no-target", cite, case="recruit", key="area-recruit", needs=(unit_id(position, kind),))


def entering(position: Position, area: int, land: bool, cite: str, ask: QueryContext) -> Refusal | None:
    """What forbids such a group to come there, if anything does."""
    if not (position.table.land if land else position.table.sea) >> area & 1:
        return terrain(land, cite)
    if not land and movement.barred(position, ask) >> area & 1:
        return barred(position, area, cite, ask)
    if not movement.enterable(position, land, ask) >> area & 1:
        return forbids(position, "may-enter", area, cite, ask)
    return None


def retreating(position: Position, faction: int, battle: int, sea: bool, area: int, cite: str) -> Refusal:
    """Why units do not retreat from the battle to there (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    case = "retreat-sea" if sea else "retreat-land"
    ask = movement.retreating(faction)
    if not sea and not movement.leavable(position, ask) >> battle & 1:
        return forbids(position, "may-leave", battle, cite, ask)
    near = position.table.near[battle] & position.table.sea if sea else movement.reach(position, faction, battle, ask)
    found = entering(position, area, not sea, cite, ask)
    if found is not None and found.code == "no-target":
        return terrain(not sea, cite, case)
    if not near >> area & 1:
        is_near = position.table.bridge_other_island and position.table.island[battle] >> area & 1
        return unreached(position, battle, cite, "reach-sea" if sea else "area-near" if is_near else "reach-way", case)
    if found is not None and found.code != "last-area":  # nobody attacks by a retreat: whose it is says it better
        return found
    if sea:
        return Refusal("taken", cite, case=case, by=faction_id(position, owner(position, area)))
    return Refusal("not-yours", cite, case=case, owner=faction_id(position, owner(position, area)))


def site(position: Position, faction: int, at: int, cite: str, large: bool = False) -> Refusal:
    """Why nothing can be built there: somebody else's, occupied, covered (L2.1.4), or of the wrong size."""
    table = position.table
    if at >= table.n_sites:
        return Refusal("no-target", cite, key="site-place")
    if not buildings.own_sites(position, faction) >> at & 1:
        other = owner(position, table.site_area[at])
        case = "ally" if other >= 0 and table.side_of[other] == table.side_of[faction] else ""
        return Refusal("not-yours", cite, case=case, owner=faction_id(position, other))
    if position.state.occupied >> at & 1:
        return Refusal("taken", cite, by=building_id(position, buildings.type_at(position, at)))
    if position.state.covered >> at & 1:
        cover = next(s for s in bits(position.state.occupied) if table.covers[s] >> at & 1)
        by = building_id(position, buildings.type_at(position, cover))
        return Refusal("taken", cite, case="covered", by=by, key="site-covered")
    under = bits(table.covers[at] & position.state.occupied) if large else ()
    if under:
        return Refusal("taken", cite, by=building_id(position, buildings.type_at(position, under[0])))
    size = "large" if table.large_sites >> at & 1 else "basic"
    wanted = "basic" if size == "large" else "large"
    return Refusal("no-target", cite, case="large", key="site-large", needs=(wanted,))


def harbour(position: Position, at: int, area: int, cite: str) -> Refusal:
    """A building touches the seas of its site only (B3.5)."""
    if not position.table.sea >> area & 1:
        return terrain(False, cite)
    return unreached(position, position.table.site_area[at], cite, "reach-harbour")
