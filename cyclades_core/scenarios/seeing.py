"""The position as `expect` of a scenario speaks of it: bare ids and the names of players, as in notation."""

from __future__ import annotations

from typing import Any

from ..edges import notation
from ..plain.masks import bits
from ..rules import income
from ..rules.elimination import alive
from ..rules.pieces import owner
from ..rules.rounds import open_gods
from ..rules.whereabouts import holder

__all__ = ["whole"]


def whole(m: Any) -> dict[str, Any]:
    """What is open to everybody, and what lies in the areas."""
    t, s, r = m.t, m.s, m.r
    amounts = income.ledger(m)
    return {
        "round": s.round,
        "phase": r.phases[s.phase].id if s.phase >= 0 else "",
        "active": t.factions[s.active] if s.active >= 0 else None,
        "god": notation.card_text(m, s.god) if s.god >= 0 else None,
        "factions": [_faction(m, f, amounts[f]) for f in range(t.F)],
        "areas": [_area(m, a) for a in range(t.A)],
        "gods": [notation.card_text(m, g) for g in open_gods(m)],
        "offerings": [
            {"faction": t.factions[f], "god": notation.card_text(m, s.bid[marker] - 1), "amount": s.amount[marker]}
            for marker, f in enumerate(t.markers)
            if s.bid[marker]
        ],
        "turn-track": [t.factions[t.markers[x]] for x in s.zones[t.z_track]],
        "counters": _counters(m),
        "battle": _battle(m),
    }


def _faction(m: Any, f: int, amount: int) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    units = {k: sum(s.units[k][a] for a in bits(s.owned[f])) for k in range(t.K) if r.is_unit[k]}
    return {
        "id": t.factions[f],
        "alive": alive(m, f),
        "income": amount,
        "hidden-used": s.hidden_mark[f],
        "areas": (s.owned[f] & t.land).bit_count(),
        "goods": {r.names["goods"][g]: s.goods[g][f] for g in range(t.G)},
        "reserve": {r.names["unit"][k]: s.reserve[k][f] for k in range(t.K) if r.limits[k]},
        "units": {r.names["unit"][k]: n for k, n in units.items() if n},
        "cards": [notation.card_text(m, c) for c in s.zones[t.hands[f]]],
    }


def _area(m: Any, a: int) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    f = owner(m, a)
    out: dict[str, Any] = {
        "id": t.areas[a],
        "kind": t.board.area(t.areas[a]).kind,
        "owner": t.factions[f] if f >= 0 else None,
        "units": {r.names["unit"][k]: s.units[k][a] for k in range(t.K) if s.units[k][a]},
        "pieces": {
            r.names["unit"][k]: t.factions[g] if (g := holder(m, r.card_of_kind[k])) >= 0 else None
            for k in r.piece_kinds
            if s.units[k][a]
        },
        "cornucopias": income.cornucopias(m, a),
        "tokens": s.tokens[a],
    }
    if a < t.L:
        sites = bits(t.sites_at[a])
        out["buildings"] = {t.sites[x]: r.names["building"][s.built[x] - 1] for x in sites if s.built[x]}
        out["used"] = {t.sites[x]: s.mark[x] for x in sites if s.mark[x]}
        out["bonuses"] = {t.sites[x]: notation.card_text(m, s.extra[x] - 1) for x in sites if s.extra[x]}
        out["specials"] = {t.sites[x]: notation.card_text(m, s.special[x] - 1) for x in sites if s.special[x]}
        out["symbol"] = bool(t.symbol >> a & 1)
        harbours = {t.sites[x]: t.areas[s.harbour[x] - 1] for x in sites if s.harbour[x]}
        if harbours:
            out["harbours"] = harbours
    return out


def _counters(m: Any) -> dict[str, Any]:
    t = m.t
    out: dict[str, Any] = {}
    for i, counter in enumerate(m.r.counters):
        values = m.s.counters[i]
        if not counter.visible:
            continue
        if counter.per == "game":
            out[counter.id] = values[0]
        elif counter.per in ("area", "faction"):
            names = t.areas if counter.per == "area" else t.factions
            out[counter.id] = {names[at]: n for at, n in enumerate(values[: len(names)]) if n}
    return out


def _battle(m: Any) -> dict[str, Any] | None:
    t, s = m.t, m.s
    battle = s.battle
    if battle is None:
        return None
    attacker, defender = battle.sides
    return {
        "area": t.areas[battle.area],
        "attacker": t.factions[attacker.faction],
        "defender": t.factions[defender.faction],
        "round": battle.round,
        "group": {m.r.names["unit"][k]: s.units[k][t.A] for k in range(t.K) if s.units[k][t.A]},
    }
