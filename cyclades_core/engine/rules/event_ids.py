"""Ids of things, with their kind in front, as events and refusals carry them: "creature-kraken", "player-ann"."""

from __future__ import annotations

from ..state.position import Position
from ..values.refusals import NOTHING

__all__ = ["area_id", "building_id", "card_id", "faction_id", "goods_id", "source_id", "unit_id"]


def card_id(position: Position, card: int) -> str:
    if not 0 <= card < position.book.n_cards:
        return NOTHING
    kind, d, _ = position.book.cards[card]
    return f"{kind}-{d.id}"


def area_id(position: Position, area: int) -> str:
    return f"area-{position.table.areas[area]}" if 0 <= area < position.table.n_areas else NOTHING


def faction_id(position: Position, faction: int) -> str:
    return f"player-{position.table.factions[faction]}" if 0 <= faction < position.table.n_factions else NOTHING


def unit_id(position: Position, kind: int) -> str:
    return (
        f"{position.book.titles['unit'][kind]}-{position.book.names['unit'][kind]}"
        if 0 <= kind < position.table.n_unit_kinds
        else NOTHING
    )


def building_id(position: Position, kind: int) -> str:
    return (
        f"building-{position.book.names['building'][kind]}" if 0 <= kind < position.table.n_building_types else NOTHING
    )


def goods_id(position: Position, goods: int) -> str:
    return f"goods-{position.book.names['goods'][goods]}" if 0 <= goods < position.table.n_goods else NOTHING


def source_id(position: Position, me: int) -> str:
    """What a modifier comes from, by the `self` of its frame: a card, the building on a site (-2 - site), or a rule."""
    if me <= -2:
        return building_id(position, position.state.built[-2 - me] - 1)
    return card_id(position, me)


def open_source(position: Position, me: int) -> str:
    """What a modifier comes from, for the eyes of everybody: a card or building, else `rule`."""
    if me >= 0:
        zone = position.state.where[me]
        if zone in position.book.hidden_zones or zone >= position.table.z_secret:
            return "rule"
    found = source_id(position, me)
    return found if found != NOTHING else "rule"
