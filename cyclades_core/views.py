"""What a seat may see, built by inclusion: nothing hidden is ever copied and then blanked (B27.1, L4.6).

Hidden: gold of other purses, the order of face-down piles, cards kept secretly, and what a seat looked at (unless it is
one's own knowledge). `sampling` deals the hidden things anew for search.
"""

from __future__ import annotations

from typing import Any

from . import notation
from .plain.masks import bits
from .rules import income
from .rules.buildings import metropolises
from .rules.elimination import alive
from .rules.pieces import owner
from .rules.quantities import holder
from .rules.rounds import open_gods

__all__ = ["may_see_gold", "resolve", "view"]


def resolve(m: Any, sort: str, value: Any) -> Any:
    """An event argument as an id of the locales (kind in front), a number or a name."""
    t, r = m.t, m.r
    if sort in ("number", "text", "source", "parts"):
        return value
    if sort == "faction":
        return f"player-{t.factions[value]}" if value >= 0 else "none"
    if sort == "factions":
        return tuple(f"player-{t.factions[f]}" for f in value)
    if sort == "area":
        return f"area-{t.areas[value]}" if 0 <= value < t.A else "none"
    if sort == "card":
        return _card(m, value)
    if sort == "cards":
        return tuple(_card(m, c) for c in value)
    if sort == "unit":
        return f"{r.titles['unit'][value]}-{r.names['unit'][value]}"
    if sort == "building":
        return f"building-{r.names['building'][value]}"
    if sort == "goods":
        return f"goods-{r.names['goods'][value]}"
    if sort == "site":
        return f"site-{t.sites[value]}"
    if sort == "zone":
        return f"pile-{zone_name(m, value)}"
    if sort == "phase":
        return f"phase-{r.phases[value].id}"
    if sort == "counter":
        return f"counter-{r.names['counter'][value]}"
    if sort == "group":
        return tuple((f"{r.titles['unit'][k]}-{r.names['unit'][k]}", n) for k, n in value)
    return value


def _card(m: Any, card: int) -> str:
    if not 0 <= card < m.r.n_cards:
        return "none"
    kind, d, _ = m.r.cards[card]
    return f"{kind}-{d.id}"


def zone_name(m: Any, zone: int) -> str:
    t, r = m.t, m.r
    if zone < len(r.zone_names):
        return str(r.zone_names[zone])
    if zone < t.z_secret:
        return f"hand-{t.factions[zone - t.z_hand]}"
    return f"secret-{t.factions[zone - t.z_secret]}"


def may_see_gold(m: Any, seat: int, f: int) -> bool:
    """Whether the seat knows what the faction's purse holds: its own, its side's, an ally's with whom it may talk."""
    t = m.t
    if seat < 0:
        return False
    mine = [g for g in range(t.F) if t.seat_of[g] == seat]
    return any(t.purse_of[g] == t.purse_of[f] or (t.talk and t.side_of[g] == t.side_of[f]) for g in mine)


def view(m: Any, seat: str | None) -> dict[str, Any]:
    """The position as that seat sees it.

    Of a faction `hidden-used`, of an area `used` (by site) say how many discounts of a building were used in this round
    (B13.5); `pieces` of an area says who has the card of a piece that stands there, or None. All of it is open (B27.1).
    """
    t, s, r = m.t, m.s, m.r
    me = t.seats.index(seat) if seat is not None else -1
    amounts = income.ledger(m)
    factions = []
    for f in range(t.F):
        factions.append(
            {
                "id": t.factions[f],
                "seat": t.seats[t.seat_of[f]],
                "side": t.side_of[f],
                "alive": alive(m, f),
                "gold": s.gold[t.purse_of[f]] if may_see_gold(m, me, f) else None,
                "income": amounts[f],
                "metropolises": metropolises(m, f),
                "hidden": s.hidden[f],  # of these on a card instead of the board (B23.7)
                "hidden-used": s.hidden_mark[f],
                "areas": (s.owned[f] & t.land).bit_count(),
                "goods": {r.names["goods"][g]: s.goods[g][f] for g in range(t.G)},
                "reserve": {r.names["unit"][k]: s.reserve[k][f] for k in range(t.K) if r.limits[k]},
                "units": {
                    r.names["unit"][k]: n
                    for k in range(t.K)
                    if r.is_unit[k] and (n := sum(s.units[k][a] for a in bits(s.owned[f])))
                },
                "cards": [notation.card_text(m, c) for c in s.zones[t.hands[f]]],
                "secret": (
                    [notation.card_text(m, c) for c in s.zones[t.secrets[f]]]
                    if me >= 0 and t.seat_of[f] == me
                    else len(s.zones[t.secrets[f]])
                ),
            }
        )
    return {
        "round": s.round,
        "phase": r.phases[s.phase].id if s.phase >= 0 else "",
        "active": t.factions[s.active] if s.active >= 0 else None,
        "god": notation.card_text(m, s.god) if s.god >= 0 else None,
        "factions": factions,
        "areas": [_area(m, a) for a in range(t.A)],
        "gods": [notation.card_text(m, g) for g in open_gods(m)],
        "offerings": _offerings(m),
        "turn-track": [t.factions[t.markers[x]] for x in s.zones[t.z_track]],
        "zones": _zones(m, me),
        "counters": _counters(m),
        "known": sorted(notation.card_text(m, card) for f, card, _ in s.knows if me >= 0 and t.seat_of[f] == me),
        "battle": _battle(m),
        "over": bool(s.result),
    }


def _area(m: Any, a: int) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    f = owner(m, a)
    board = t.board.area(t.areas[a])
    out: dict[str, Any] = {
        "id": t.areas[a],
        "kind": board.kind,
        "owner": t.factions[f] if f >= 0 else None,
        "units": {r.names["unit"][k]: s.units[k][a] for k in range(t.K) if s.units[k][a]},
        "pieces": {
            r.names["unit"][k]: t.factions[g] if (g := holder(m, r.card_of_kind[k])) >= 0 else None
            for k in r.piece_kinds
            if s.units[k][a]
        },
        "cornucopias": income.cornucopias(m, a),
        "tokens": s.tokens[a],
        "near": [t.areas[b] for b in bits(t.near[a])],
        "at": [list(place) for place in board.at],
    }
    if a < t.L:
        out["buildings"] = {
            t.sites[site]: r.names["building"][s.built[site] - 1] for site in bits(t.sites_at[a]) if s.built[site]
        }
        out["used"] = {t.sites[site]: s.mark[site] for site in bits(t.sites_at[a]) if s.mark[site]}
        out["bonuses"] = {  # tokens that lie open with metropolises: whoever loses one gets it again (B19.9)
            t.sites[site]: notation.card_text(m, s.extra[site] - 1) for site in bits(t.sites_at[a]) if s.extra[site]
        }
        out["specials"] = {
            t.sites[site]: notation.card_text(m, s.special[site] - 1) for site in bits(t.sites_at[a]) if s.special[site]
        }
        out["sites"] = [t.sites[site] for site in bits(t.sites_at[a])]
        out["symbol"] = bool(t.symbol >> a & 1)
        harbours = {t.sites[site]: t.areas[s.harbour[site] - 1] for site in bits(t.sites_at[a]) if s.harbour[site]}
        if harbours:
            out["harbours"] = harbours
    return out


def _offerings(m: Any) -> list[dict[str, Any]]:
    t, s = m.t, m.s
    return [
        {
            "faction": t.factions[f],
            "god": notation.card_text(m, s.bid[marker] - 1),
            "amount": s.amount[marker],
        }
        for marker, f in enumerate(t.markers)
        if s.bid[marker]
    ]


def _zones(m: Any, me: int) -> dict[str, Any]:
    """Open zones by content, face-down ones by number."""
    r, s = m.r, m.s
    out: dict[str, Any] = {}
    face_up = set(open_gods(m))
    for z, name in enumerate(r.zone_names):
        if name in ("resolving", "removed", "outside"):
            continue
        content = s.zones[z]
        if z in r.hidden_zones:
            out[name] = len(content)
        elif z in r.god_slots:
            out[name] = [notation.card_text(m, c) if c in face_up else "hidden" for c in content[:1]]
        elif z in r.discards:
            # the order of an open pile does not matter (B20.10)
            out[name] = sorted(notation.card_text(m, c) for c in content)
        else:
            out[name] = [notation.card_text(m, c) for c in content]
    return out


def _counters(m: Any) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    out: dict[str, Any] = {}
    for i, counter in enumerate(r.counters):
        if not counter.visible:
            continue
        values = s.counters[i]
        if counter.per == "game":
            out[counter.id] = values[0]
        elif counter.per == "area":
            out[counter.id] = {t.areas[a]: v for a, v in enumerate(values) if v}
        elif counter.per == "faction":
            out[counter.id] = {t.factions[f]: v for f, v in enumerate(values) if v}
    return out


def _battle(m: Any) -> dict[str, Any] | None:
    t, s = m.t, m.s
    battle = s.battle
    if battle is None:
        return None
    attacker, defender = battle.sides
    a = t.A
    return {
        "area": t.areas[battle.area],
        "attacker": t.factions[attacker.faction],
        "defender": t.factions[defender.faction],
        "round": battle.round,
        "group": {m.r.names["unit"][k]: s.units[k][a] for k in range(t.K) if s.units[k][a]},
    }
