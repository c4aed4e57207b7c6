"""Ids of things, with their kind in front, as events and refusals carry them: "creature-kraken", "player-ann"."""

from __future__ import annotations

from ..plain.refusals import NOTHING
from ..state.position import Position

__all__ = ["building_id", "card_id", "faction_id", "goods_id", "source_id", "unit_id"]


def card_id(m: Position, card: int) -> str:
    if not 0 <= card < m.r.n_cards:
        return NOTHING
    kind, d, _ = m.r.cards[card]
    return f"{kind}-{d.id}"


def faction_id(m: Position, f: int) -> str:
    return f"player-{m.t.factions[f]}" if 0 <= f < m.t.F else NOTHING


def unit_id(m: Position, k: int) -> str:
    return f"{m.r.titles['unit'][k]}-{m.r.names['unit'][k]}" if 0 <= k < m.t.K else NOTHING


def building_id(m: Position, kind: int) -> str:
    return f"building-{m.r.names['building'][kind]}" if 0 <= kind < m.t.T else NOTHING


def goods_id(m: Position, g: int) -> str:
    return f"goods-{m.r.names['goods'][g]}" if 0 <= g < m.t.G else NOTHING


def source_id(m: Position, me: int) -> str:
    """What a modifier comes from, by the `self` of its frame: a card, the building on a site (-2 - site), or a rule."""
    if me <= -2:
        return building_id(m, m.s.built[-2 - me] - 1)
    return card_id(m, me)


def open_source(m: Position, me: int) -> str:
    """What a modifier comes from, for the eyes of everybody: a card or building, else `rule`."""
    if me >= 0:
        zone = m.s.where[me]
        if zone in m.r.hidden_zones or zone >= m.t.z_secret:
            return "rule"
    found = source_id(m, me)
    return found if found != NOTHING else "rule"
