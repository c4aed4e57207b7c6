"""Ids of things, with their kind in front, as events and refusals carry them: "creature-kraken", "player-ann"."""

from __future__ import annotations

from ..plain.events import M
from ..plain.refusals import NOTHING

__all__ = ["building_id", "card_id", "faction_id", "goods_id", "source_id", "unit_id"]


def card_id(m: M, card: int) -> str:
    if not 0 <= card < m.r.n_cards:
        return NOTHING
    kind, d, _ = m.r.cards[card]
    return f"{kind}-{d.id}"


def faction_id(m: M, f: int) -> str:
    return f"player-{m.t.factions[f]}" if 0 <= f < m.t.F else NOTHING


def unit_id(m: M, k: int) -> str:
    return f"{m.r.titles['unit'][k]}-{m.r.names['unit'][k]}" if 0 <= k < m.t.K else NOTHING


def building_id(m: M, kind: int) -> str:
    return f"building-{m.r.names['building'][kind]}" if 0 <= kind < m.t.T else NOTHING


def goods_id(m: M, g: int) -> str:
    return f"goods-{m.r.names['goods'][g]}" if 0 <= g < m.t.G else NOTHING


def source_id(m: M, me: int) -> str:
    """What a modifier comes from, by the `self` of its frame: a card, the building on a site (-2 - site), or a rule."""
    if me <= -2:
        return building_id(m, m.s.built[-2 - me] - 1)
    return card_id(m, me)
