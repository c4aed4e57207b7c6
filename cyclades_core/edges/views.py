"""What a seat may see, built by inclusion: nothing hidden is ever copied and then blanked (B27.1, L4.6).

Hidden: gold of other purses, the order of face-down piles, cards kept secretly, and what a seat looked at (unless it is
one's own knowledge). `sampling` deals the hidden things anew for search. What never changes stands in the document of
the board (`boards`), what is empty is left out: docs/migrating.md lists the keys.
"""

from __future__ import annotations

from typing import Any

from ..rules import income
from ..rules.battle import parts_of, row_of, strength_of
from ..rules.buildings import metropolises
from ..rules.elimination import alive
from ..rules.naming import open_source
from ..rules.rounds import open_gods
from ..state.records import ATTACKER, DEFENDER, PEACE
from . import facts
from .ids import Ids, ids_of

__all__ = ["may_see_gold", "view"]

ALWAYS = frozenset({"round", "areas"})  # also where they are 0 or empty: before the first round, on a bare board
SCOPES = ("battle", "turn", "phase", "round", "game")
ELSEWHERE = ("resolving", "removed", "outside")  # zones that are no piles


def may_see_gold(m: Any, seat: int, f: int) -> bool:
    """Whether the seat knows what the faction's purse holds: its own, its side's, an ally's with whom it may talk."""
    t = m.t
    if seat < 0:
        return False
    for g in range(t.F):
        if t.seat_of[g] == seat and (t.purse_of[g] == t.purse_of[f] or (t.talk and t.side_of[g] == t.side_of[f])):
            return True
    return False


def view(m: Any, seat: str | None) -> dict[str, Any]:
    """The position as that seat sees it, None: as everybody does, which is part of what each seat sees."""
    t, s, r = m.t, m.s, m.r
    ids = ids_of(m)
    me = t.seats.index(seat) if seat is not None else -1
    out = {
        "round": s.round,
        "phase": f"phase-{r.phases[s.phase].id}" if s.phase >= 0 else "",
        "asked": t.seats[t.seat_of[m.asker]] if m.pending is not None else "",
        "turn": _turn(m, ids),
        "table": _table(m, ids),
        "factions": _factions(m, ids, me),
        "areas": facts.areas(m, ids),
        "gods": [ids.cards[god] for god in open_gods(m)],
        "offerings": [{"faction": f, "god": god, "amount": n} for f, god, n in facts.offerings(m, ids)],
        "track": facts.track(m, ids),
        "zones": _zones(m, ids),
        "prices": {ids.zones[z]: price for z, price in r.zone_price.items() if s.zones[z]},
        "stock": facts.stock(m, ids),
        "counters": facts.counters(m, ids, False, False),
        "lasting": _lasting(m),
        "resolving": [ids.cards[card] for card in s.zones[t.z_resolving]],
        "known": _known(m, ids, me) if s.knows and me >= 0 else None,
        "group": _group(m, ids) if s.battle is PEACE and s.garrison[t.A] else None,
        "battle": _battle(m, ids) if s.battle is not PEACE else None,
        "ending": bool(s.ending),
        "over": bool(s.result),
        "winners": [ids.factions[f] for i, side in enumerate(t.sides) if s.winners >> i & 1 for f in side],
    }
    return {key: value for key, value in out.items() if value or key in ALWAYS}


def _turn(m: Any, ids: Ids) -> dict[str, Any] | None:
    """Whose turn it is, with the god, and how often each line of the menu was used."""
    s = m.s
    if s.active < 0:
        return None
    out: dict[str, Any] = {"faction": ids.factions[s.active]}
    if s.god >= 0:
        out["god"] = ids.cards[s.god]
    if any(s.used) and (used := facts.used(m, ids)):
        out["used"] = used
    return out


def _table(m: Any, ids: Ids) -> dict[str, Any]:
    """Who plays what with whom: the same during the whole game."""
    t = m.t
    found: dict[str, Any] | None = t.door.get("table")
    if found is None:
        found = {
            "mode": t.mode,
            "modules": [module for module, _ in m.r.modules],
            "board": str(t.board.id),
            "seats": list(t.seats),
            "sides": [[ids.factions[f] for f in side] for side in t.sides],
        }
        if t.discreet:
            found["discreet"] = True
        if t.confirm:
            found["confirm"] = [seat for n, seat in enumerate(t.seats) if t.confirm >> n & 1]
        t.door["table"] = found
    return {key: list(value) if isinstance(value, list) else value for key, value in found.items()}


def _factions(m: Any, ids: Ids, me: int) -> list[dict[str, Any]]:
    """What lies in front of each. `on-card`: metropolises on a card and not on the board (B23.7)."""
    t, s = m.t, m.s
    amounts = income.ledger(m)
    out = []
    for f in range(t.F):
        faction: dict[str, Any] = {"id": ids.factions[f], "seat": t.seats[t.seat_of[f]]}
        if not alive(m, f):
            faction["out"] = True
        if may_see_gold(m, me, f):
            faction["gold"] = s.gold[t.purse_of[f]]
        faction["income"] = amounts[f]
        faction["metropolises"] = metropolises(m, f)
        faction["areas"] = (s.owned[f] & t.land).bit_count()
        if s.hidden[f]:
            faction["on-card"] = {"metropolises": s.hidden[f], "used": s.hidden_mark[f]}
        if goods := facts.goods(m, ids, f):
            faction["goods"] = goods
        if reserve := facts.reserve(m, ids, f):
            faction["reserve"] = reserve
        if cards := facts.hand(m, ids, t.hands[f]):
            faction["cards"] = cards
        if kept := s.zones[t.secrets[f]]:
            faction["secret"] = len(kept)
            if t.seat_of[f] == me:
                faction["secrets"] = facts.hand(m, ids, t.secrets[f])
        out.append(faction)
    return out


def _zones(m: Any, ids: Ids) -> dict[str, Any]:
    """Open piles by content, face-down ones by number; empty ones are left out."""
    r, s = m.r, m.s
    out: dict[str, Any] = {}
    face_up = set(open_gods(m))
    for z, name in enumerate(r.zone_names):
        content = s.zones[z]
        if not content or name in ELSEWHERE:
            continue
        if z in r.hidden_zones or (z in r.god_slots and content[0] not in face_up):
            out[ids.zones[z]] = len(content)
        elif z in r.god_slots:
            out[ids.zones[z]] = [ids.cards[content[0]]]
        elif z in r.discards:
            # the order of an open pile does not matter (B20.10)
            out[ids.zones[z]] = sorted([ids.cards[card] for card in content])
        else:
            out[ids.zones[z]] = [ids.cards[card] for card in content]
    return out


def _lasting(m: Any) -> list[dict[str, str]]:
    """What counts for a while: where it comes from, whose it is, and until the end of what."""
    out: list[dict[str, str]] = []
    for row in m.s.lasting:
        found = {"source": open_source(m, row.frame.source), "until": SCOPES[row.until]}
        if row.frame.subject >= 0:
            found["faction"] = ids_of(m).factions[row.frame.subject]
        if found not in out:
            out.append(found)
    return out


def _known(m: Any, ids: Ids, me: int) -> list[dict[str, Any]]:
    """Cards face down that the seat has seen: where they lie now, and how many lie above."""
    t, s = m.t, m.s
    cards = sorted({card for f, card, _ in s.knows if t.seat_of[f] == me})
    return [
        {"card": ids.cards[card], "zone": ids.zones[s.where[card]], "place": s.zones[s.where[card]].index(card)}
        for card in cards
    ]


def _group(m: Any, ids: Ids) -> dict[str, Any]:
    """Units on their way, in no area yet."""
    t, s = m.t, m.s
    out: dict[str, Any] = {"units": _row(m, ids, t.A)}
    for key, a in (("from", s.group.start), ("to", s.group.goal)):
        if 0 <= a < t.A:
            out[key] = ids.areas[a]
    return out


def _row(m: Any, ids: Ids, a: int) -> dict[str, int]:
    return {ids.units[k]: n for k in range(m.t.K) if (m.r.holds[k] or not m.r.is_piece[k]) and (n := m.s.units[k][a])}


def _battle(m: Any, ids: Ids) -> dict[str, Any]:
    """Both sides with what their totals are made of; dice and total once they are rolled, a loss once it is named."""
    battle = m.s.battle
    out: dict[str, Any] = {"area": ids.areas[battle.area], "round": battle.round}
    for name, number in (("attacker", ATTACKER), ("defender", DEFENDER)):
        record = battle.sides[number]
        side: dict[str, Any] = {"faction": ids.factions[record.faction], "units": _row(m, ids, row_of(m, number))}
        keys = ("source", "value", "by")
        side["parts"] = [dict(zip(keys, part, strict=False)) for part in parts_of(m, number)]
        if battle.round:
            side["dice"] = list(record.dice)
            side["total"] = strength_of(m, number)
            side["lost"] = record.lost
            if record.lost and record.loss >= 0:
                side["losses"] = [ids.units[record.loss]]
        out[name] = {key: value for key, value in side.items() if value or key in ("dice", "total")}
    return out
