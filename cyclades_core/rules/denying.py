"""Why not there: the same fault has the same code wherever it is found, at recruiting, moving or retreating.

taken         somebody or something is there (`by`)
not-yours     it belongs to somebody else, or to nobody (`owner`)
out-of-reach  no way leads there, or it does not lie beside what is one's own
barred        fleets may not be there (`by`: the piece that bars it)
no-target     it is not a place for this at all: land for a fleet, sea for a troop
"""

from __future__ import annotations

from ..plain.asking import NOTHING_ASKED, Ask
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..state.position import Position
from . import buildings, movement
from .naming import building_id, card_id, faction_id
from .pieces import owner
from .quantities import forbids

__all__ = [
    *("aimed", "barred", "entering", "harbour", "is_spared", "piece_there", "recruiting", "retreating"),
    *("site", "taken", "yours"),
]


def barred(m: Position, a: int, cite: str, ask: Ask = NOTHING_ASKED) -> Refusal:
    """Fleets may not be there: the piece that bars the sea, and its rule."""
    return forbids(m, "may-sail", a, cite, ask, "barred")


def yours(m: Position, a: int, cite: str) -> Refusal:
    """It would have to be one's own."""
    return Refusal("not-yours", cite, owner=faction_id(m, owner(m, a)))


def is_spared(m: Position, f: int, other: int) -> bool:
    """Is this an ally of the faction, at whom cards are not aimed (B25.11, T13.6)?"""
    return f >= 0 <= other != f and other not in m.t.targets[f]


def aimed(m: Position, f: int, a: int, cite: str) -> Refusal:
    """It is not the area of somebody at whom a card is aimed."""
    return Refusal("no-target", cite, case="spared" if is_spared(m, f, owner(m, a)) else "owner")


def taken(m: Position, a: int, cite: str) -> Refusal:
    """It would have to be nobody's."""
    return Refusal("taken", cite, by=faction_id(m, owner(m, a)))


def piece_there(m: Position, a: int, cite: str) -> Refusal:
    """A piece stands there already."""
    kind = next((k for k in range(m.t.K) if m.r.is_piece[k] and m.s.units[k][a]), -1)
    return Refusal("taken", cite, by=card_id(m, m.r.card_of_kind[kind]) if kind >= 0 else "none")


def recruiting(m: Position, f: int, k: int, a: int, cite: str) -> Refusal:
    """Why a new figure of the kind does not go there (B12.7, L11.1.2)."""
    t = m.t
    if m.r.kind_land[k]:
        return yours(m, a, cite) if t.land >> a & 1 else Refusal("no-target", cite)
    if not t.sea >> a & 1:
        return Refusal("no-target", cite)
    if owner(m, a) not in (f, -1):
        return taken(m, a, cite)
    if not t.coast_of[m.s.owned[f] & t.land] >> a & 1:
        return Refusal("out-of-reach", cite)
    return barred(m, a, cite) if movement.barred(m) >> a & 1 else Refusal("no-target", cite)


def entering(m: Position, a: int, land: bool, cite: str, ask: Ask) -> Refusal | None:
    """What forbids such a group to come there, if anything does."""
    if not (m.t.land if land else m.t.sea) >> a & 1:
        return Refusal("no-target", cite)
    if not land and movement.barred(m, ask) >> a & 1:
        return barred(m, a, cite, ask)
    if not movement.enterable(m, land, ask) >> a & 1:
        return forbids(m, "may-enter", a, cite, ask)
    return None


def retreating(m: Position, f: int, battle: int, sea: bool, a: int, cite: str) -> Refusal:
    """Why units do not retreat from the battle to there (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    case = "retreat-sea" if sea else "retreat-land"
    ask = movement.retreating(f)
    if not sea and not movement.leavable(m, ask) >> battle & 1:
        return forbids(m, "may-leave", battle, cite, ask)
    near = m.t.near[battle] & m.t.sea if sea else movement.reach(m, f, battle, ask)
    found = entering(m, a, not sea, cite, ask)
    if found is not None and found.code == "no-target":
        return Refusal("no-target", cite, case=case)
    if not near >> a & 1:
        return Refusal("out-of-reach", cite, case=case)
    if found is not None and found.code != "last-area":  # nobody attacks by a retreat: whose it is says it better
        return found
    if sea:
        return Refusal("taken", cite, case=case, by=faction_id(m, owner(m, a)))
    return Refusal("not-yours", cite, case=case, owner=faction_id(m, owner(m, a)))


def site(m: Position, f: int, at: int, cite: str, large: bool = False) -> Refusal:
    """Why nothing can be built there: somebody else's, occupied, covered (L2.1.4), or of the wrong size."""
    t = m.t
    if at >= t.S:
        return Refusal("no-target", cite)
    if not buildings.own_sites(m, f) >> at & 1:
        other = owner(m, t.site_area[at])
        case = "ally" if other >= 0 and t.side_of[other] == t.side_of[f] else ""
        return Refusal("not-yours", cite, case=case, owner=faction_id(m, other))
    if m.s.occupied >> at & 1:
        return Refusal("taken", cite, by=building_id(m, buildings.type_at(m, at)))
    if m.s.covered >> at & 1:
        cover = next(s for s in bits(m.s.occupied) if t.covers[s] >> at & 1)
        return Refusal("taken", cite, case="covered", by=building_id(m, buildings.type_at(m, cover)))
    under = bits(t.covers[at] & m.s.occupied) if large else ()
    if under:
        return Refusal("taken", cite, by=building_id(m, buildings.type_at(m, under[0])))
    return Refusal("no-target", cite)


def harbour(m: Position, at: int, a: int, cite: str) -> Refusal:
    """A building touches the seas of its site only (B3.5)."""
    return Refusal("out-of-reach" if m.t.sea >> a & 1 else "no-target", cite)
