"""What a seat may see, built by inclusion: nothing hidden is ever copied and then blanked (B27.1, L4.6).

Hidden: gold of other purses, the order of face-down piles and of god tiles that nobody has seen, cards kept secretly,
and what a seat looked at (unless it is one's own knowledge, or that of an ally). `sampling` deals the hidden things
anew for search. What never changes stands in the document of the board (`boards`), what is empty is left out:
docs/migrating.md lists the keys.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.rules import income
from cyclades_core.engine.rules.battle import parts_of, row_of, strength_of
from cyclades_core.engine.rules.buildings import metropolises
from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.rules.event_ids import open_source
from cyclades_core.engine.rules.rounds import face_down_gods, open_gods, unknown_slots
from cyclades_core.engine.state.state_records import ATTACKER, DEFENDER, NO_BATTLE

from ..notation.public_ids import PublicIds, ids_of
from ..positions import position_facts

__all__ = ["left_unseen", "may_see_gold", "sharing", "view"]

ALWAYS = frozenset({"round", "areas"})  # also where they are 0 or empty: before the first round, on a bare board
SCOPES = ("battle", "turn", "phase", "round", "game")
ELSEWHERE = ("resolving", "outside")  # zones that are no piles


def sharing(table: Any, seat: int) -> list[int]:
    """The factions whose knowledge a seat has: its own, and those of allies with whom it may talk (B25.3, T13.2)."""
    own = [f for f in range(table.n_factions) if table.seat_of[f] == seat]
    sides = {table.side_of[f] for f in own} if table.talk else ()
    return [f for f in range(table.n_factions) if f in own or table.side_of[f] in sides]


def may_see_gold(machine: Any, seat: int, faction: int) -> bool:
    """Whether the seat knows what the faction's purse holds: its own, its side's, an ally's with whom it may talk, or
    one whose gold it was shown and that has not changed since (B27.2). Allies who may talk share what they were shown.
    """
    table = machine.table
    purse, friends = table.purse_of[faction], sharing(table, seat)
    if any(table.purse_of[f] == purse for f in friends):
        return True
    return any(of == purse and f in friends for f, of in machine.state.seen_gold)


def view(machine: Any, seat: str | None) -> dict[str, Any]:
    """The position as that seat sees it, None: as everybody does, which is part of what each seat sees."""
    table, state, book = machine.table, machine.state, machine.book
    ids = ids_of(machine)
    me = table.seats.index(seat) if seat is not None else -1
    out = {
        "round": state.round,
        "phase": f"phase-{position_facts.phase_id(machine)}",
        "asked": table.seats[table.seat_of[machine.asker]] if machine.pending is not None else "",
        "turn": _turn(machine, ids),
        "table": _table(machine, ids),
        "factions": _factions(machine, ids, me),
        "areas": position_facts.areas(machine, ids),
        "gods": [ids.cards[god] for god in open_gods(machine)],
        "face-down": [ids.cards[god] for god in face_down_gods(machine)],
        "offerings": [{"faction": f, "god": god, "amount": n} for f, god, n in position_facts.offerings(machine, ids)],
        "track": position_facts.track(machine, ids),
        "zones": _zones(machine, ids),
        "prices": {ids.zones[z]: price for z, price in book.zone_price.items() if state.zones[z]},
        "stock": position_facts.stock(machine, ids),
        "counters": position_facts.counters(machine, ids, False, False),
        "lasting": _lasting(machine),
        "hired": _in_play(machine, position_facts.hired(machine, ids), ids),
        "new": _in_play(machine, position_facts.new(machine, ids), ids),
        "resolving": [ids.cards[card] for card in state.zones[table.z_resolving]],
        "known": _known(machine, ids, me) if state.knows and me >= 0 else None,
        "group": _group(machine, ids) if state.battle is NO_BATTLE and state.garrison[table.n_areas] else None,
        "battle": _battle(machine, ids) if state.battle is not NO_BATTLE else None,
        "ending": bool(state.ending),
        "over": bool(state.result),
        "winners": [ids.factions[f] for i, side in enumerate(table.sides) if state.winners >> i & 1 for f in side],
    }
    return {key: value for key, value in out.items() if value or key in ALWAYS}


def _turn(machine: Any, ids: PublicIds) -> dict[str, Any] | None:
    """Whose turn it is, with the god, and how often each line of the menu was used."""
    state = machine.state
    if state.active < 0:
        return None
    out: dict[str, Any] = {"faction": ids.factions[state.active]}
    if state.god >= 0:
        out["god"] = ids.cards[state.god]
    if any(state.used) and (used := position_facts.used(machine, ids)):
        out["used"] = used
    return out


def _table(machine: Any, ids: PublicIds) -> dict[str, Any]:
    """Who plays what with whom: the same during the whole game."""
    table = machine.table
    found: dict[str, Any] | None = table.door.get("table")
    if found is None:
        found = {
            "mode": table.mode,
            "modules": [module for module, _ in machine.book.modules],
            "board": str(table.board.id),
            "seats": list(table.seats),
            "sides": [[ids.factions[f] for f in side] for side in table.sides],
        }
        if table.discreet:
            found["discreet"] = True
        if table.confirm:
            found["confirm"] = [seat for n, seat in enumerate(table.seats) if table.confirm >> n & 1]
        table.door["table"] = found
    return {key: list(value) if isinstance(value, list) else value for key, value in found.items()}


def _factions(machine: Any, ids: PublicIds, me: int) -> list[dict[str, Any]]:
    """What lies in front of each. `on-card`: metropolises on a card and not on the board (B23.7)."""
    table, state = machine.table, machine.state
    amounts = income.ledger(machine)
    friends = sharing(table, me)
    out = []
    for f in range(table.n_factions):
        faction: dict[str, Any] = {"id": ids.factions[f], "seat": table.seats[table.seat_of[f]]}
        if not alive(machine, f):
            faction["out"] = True
        if may_see_gold(machine, me, f):
            faction["gold"] = state.gold[table.purse_of[f]]
        faction["income"] = amounts[f]
        faction["metropolises"] = metropolises(machine, f)
        faction["areas"] = (state.owned[f] & table.land).bit_count()
        if state.hidden[f]:
            faction["on-card"] = {"metropolises": state.hidden[f], "used": state.hidden_mark[f]}
            if state.hidden_special[f]:
                faction["on-card"]["special"] = ids.cards[state.hidden_special[f] - 1]
        if goods := position_facts.goods(machine, ids, f):
            faction["goods"] = goods
        if reserve := position_facts.reserve(machine, ids, f):
            faction["reserve"] = reserve
        if cards := position_facts.hand(machine, ids, table.hands[f]):
            faction["cards"] = cards
        if kept := state.zones[table.secrets[f]]:
            faction["secret"] = len(kept)
            if f in friends:
                faction["secrets"] = position_facts.hand(machine, ids, table.secrets[f])
        out.append(faction)
    return out


def _zones(machine: Any, ids: PublicIds) -> dict[str, Any]:
    """Piles that everyone knows by content, others by number; empty ones are left out. A god that covers another one
    lies above it (H6.4). What has left the game is listed, too: some cards bring it back (H10.3).
    """
    book, state = machine.book, machine.state
    out: dict[str, Any] = {}
    unknown = {*book.hidden_zones, *unknown_slots(machine)}
    for z, name in enumerate(book.zone_names):
        content = state.zones[z]
        if not content or name in ELSEWHERE:
            continue
        if z in unknown:
            out[ids.zones[z]] = len(content)
        elif z == machine.table.z_removed:
            if gone := [ids.cards[card] for card in content if not left_unseen(book, card)]:
                out[ids.zones[z]] = sorted(gone)
        elif z in book.discards:
            # the order of an open pile does not matter (B20.10)
            out[ids.zones[z]] = sorted([ids.cards[card] for card in content])
        else:
            out[ids.zones[z]] = [ids.cards[card] for card in content]
    return out


def left_unseen(book: Any, card: int) -> bool:
    """Is it one of a face-down deck of which some cards are put away before the game, unseen?"""
    deck = book.deck_of[card]
    return deck in book.hidden_zones and book.decks[deck].draw is not None


def _in_play(machine: Any, names: list[str], ids: PublicIds) -> list[str]:
    """Those of the cards that are in front of a faction: elsewhere it does not matter when they came."""
    state, table = machine.state, machine.table
    there = {ids.cards[card] for f in range(table.n_factions) for card in state.zones[table.hands[f]]} if names else ()
    return [name for name in names if name in there]


def _lasting(machine: Any) -> list[dict[str, str]]:
    """What counts for a while: where it comes from, whose it is, and until the end of what."""
    out: list[dict[str, str]] = []
    for row in machine.state.lasting:
        found = {"source": open_source(machine, row.frame.source), "until": SCOPES[row.until]}
        if row.frame.subject >= 0:
            found["faction"] = ids_of(machine).factions[row.frame.subject]
        if found not in out:
            out.append(found)
    return out


def _known(machine: Any, ids: PublicIds, me: int) -> list[dict[str, Any]]:
    """Cards face down that the seat or an ally has seen: where they lie now, and how many lie above."""
    state, friends = machine.state, sharing(machine.table, me)
    cards = sorted({card for f, card, _ in state.knows if f in friends})
    return [
        {
            "card": ids.cards[card],
            "zone": ids.zones[state.where[card]],
            "place": state.zones[state.where[card]].index(card),
        }
        for card in cards
    ]


def _group(machine: Any, ids: PublicIds) -> dict[str, Any]:
    """Units on their way, in no area yet."""
    table, state = machine.table, machine.state
    out: dict[str, Any] = {"units": _row(machine, ids, table.n_areas)}
    for key, a in (("from", state.group.start), ("to", state.group.goal)):
        if 0 <= a < table.n_areas:
            out[key] = ids.areas[a]
    return out


def _row(machine: Any, ids: PublicIds, area: int) -> dict[str, int]:
    return {
        ids.units[k]: n
        for k in range(machine.table.n_unit_kinds)
        if (machine.book.holds[k] or not machine.book.is_piece[k]) and (n := machine.state.units[k][area])
    }


def _battle(machine: Any, ids: PublicIds) -> dict[str, Any]:
    """Both sides with what their totals are made of; dice and total once they are rolled, a loss once it is named."""
    battle = machine.state.battle
    out: dict[str, Any] = {"area": ids.areas[battle.area], "round": battle.round}
    for name, number in (("attacker", ATTACKER), ("defender", DEFENDER)):
        record = battle.sides[number]
        side: dict[str, Any] = {
            "faction": ids.factions[record.faction],
            "units": _row(machine, ids, row_of(machine, number)),
        }
        keys = ("source", "value", "by")
        parts: list[dict[str, Any]] = [dict(zip(keys, part, strict=False)) for part in parts_of(machine, number)]
        side["parts"] = parts
        if battle.round:
            side["dice"] = list(record.dice)
            side["total"] = strength_of(machine, number) if record.total < 0 else record.total
            # after the loss: what was in the total that decided the round, and is not there any more
            gone = side["total"] - sum(record.dice) - sum(part["value"] for part in parts)
            if gone:
                parts.append({"source": ids.units[record.loss] if record.loss >= 0 else "rule", "value": gone})
            side["lost"] = record.lost
            if record.lost and record.loss >= 0:
                side["losses"] = [ids.units[record.loss]]
        out[name] = {key: value for key, value in side.items() if value or key in ("dice", "total")}
    return out
