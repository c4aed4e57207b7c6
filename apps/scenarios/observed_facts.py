"""The position as `expect` of a scenario or a fact of a record speaks of it: the facts of `facts`, in bare ids."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.rules import buildings, income
from cyclades_core.engine.rules.rounds import face_down_gods, open_gods, unknown_slots
from cyclades_core.engine.state import NO_BATTLE
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import bare_of
from cyclades_core.game.positions import position_facts

__all__ = ["ObservedFacts"]


def _units(m: Machine, f: int) -> dict[str, int]:
    """The units that a faction has on the board."""
    state, book, names = m.state, m.book, bare_of(m)
    counted = {
        k: sum(state.units[k][a] for a in bits(state.owned[f])) for k in range(m.table.n_unit_kinds) if book.is_unit[k]
    }
    return {names.units[k]: n for k, n in counted.items() if n}


class ObservedFacts:
    """The whole position, hidden things included, by the keys of `expect`. Each is looked up when it is asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.m = GameInternals(game).machine
        self.names = bare_of(self.m)

    @cached_property
    def areas(self) -> dict[str, Any]:
        """What stands in the areas, where there is anything."""
        return position_facts.areas(self.m, self.names)

    def by_faction(self, key: str, name: str) -> Any:
        """A fact of one faction; None if there is no such faction."""
        m, table, state, names = self.m, self.m.table, self.m.state, self.names
        if name not in table.factions:
            return None
        f = table.factions.index(name)
        found: dict[str, Callable[[], Any]] = {
            "gold": lambda: state.gold[table.purse_of[f]],
            "income": lambda: income.ledger(m)[f],
            "hidden": lambda: state.hidden[f],
            "metropolises": lambda: buildings.metropolises(m, f),
            "goods": lambda: position_facts.goods(m, names, f),
            "reserve": lambda: position_facts.reserve(m, names, f),
            "units": lambda: _units(m, f),
            "cards": lambda: position_facts.hand(m, names, table.hands[f]),
            "secret": lambda: position_facts.hand(m, names, table.secrets[f]),
            "seen_gold": lambda: position_facts.seen_gold(m, names, f),
            "known": lambda: sorted({names.cards[card] for g, card, _ in state.knows if g == f}),
        }
        return found[key]()

    def area(self, name: str) -> dict[str, Any] | None:
        """All that can be said of an area; None if there is none of that name."""
        m, table = self.m, self.m.table
        if name not in table.area_number:
            return None
        a = table.area_number[name]
        found = self.areas.get(name, {})
        sites = found.get("sites", {})
        out: dict[str, Any] = {
            "owner": found.get("owner", ""),
            "units": {**found.get("units", {}), **dict.fromkeys(found.get("pieces", ()), 1)},
            "pieces": list(found.get("pieces", ())),
            "cornucopias": income.cornucopias(m, a),
            "tokens": found.get("tokens", 0),
            "buildings": position_facts.built(found),
        }
        if a < table.n_land:
            out["symbol"] = bool(table.symbol >> a & 1)
            for key, inner in (("used", "used"), ("bonuses", "bonus"), ("specials", "special"), ("harbours", "sea")):
                out[key] = {site: more[inner] for site, more in sites.items() if inner in more}
        return out

    def zone(self, name: str) -> list[str] | None:
        """The cards of a zone (or of all zones of a group), top first."""
        book = self.m.book
        zones = book.zone_groups.get(name) or [z for z, zone in enumerate(book.zone_names) if zone == name]
        return [card for z in zones for card in position_facts.hand(self.m, self.names, z)] if zones else None

    def single(self, key: str) -> Any:
        """A fact of the whole table."""
        m, table, state, names = self.m, self.m.table, self.m.state, self.names
        if key == "round":
            return state.round
        if key == "phase":
            return GameInternals(self.game).phase
        if key == "turn":
            return [names.factions[state.active], names.cards[state.god]] if state.active >= 0 else []
        if key == "gods":
            return [names.cards[god] for god in open_gods(m)]
        if key == "face-down":
            return [] if unknown_slots(m) else [names.cards[god] for god in face_down_gods(m)]
        if key == "offerings":
            return [list(row) for row in position_facts.offerings(m, names)]
        if key == "turn-track":
            return position_facts.track(m, names)
        if key == "eliminated":
            return [name for f, name in enumerate(table.factions) if state.gone[f]]
        if key == "over":
            return bool(state.result)
        if key == "winners":
            return list(self.game.result.winners) if self.game.result is not None else []
        assert key == "battle", key
        return self._battle()

    def _battle(self) -> dict[str, Any] | None:
        table, state, names = self.m.table, self.m.state, self.names
        if state.battle is NO_BATTLE:
            return None
        attacker, defender = state.battle.sides
        return {
            "area": names.areas[state.battle.area],
            "attacker": names.factions[attacker.faction],
            "defender": names.factions[defender.faction],
            "round": state.battle.round,
            "group": {
                names.units[k]: state.units[k][table.n_areas]
                for k in range(table.n_unit_kinds)
                if state.units[k][table.n_areas]
            },
        }

    def stock(self, name: str) -> Any:
        """How many are left of a building, of goods or of a common unit; None: there is no such thing."""
        state, book = self.m.state, self.m.book
        if name in book.numbers["building"]:
            return state.stock[book.numbers["building"][name]]
        if name in book.numbers["goods"]:
            return state.gstock[book.numbers["goods"][name]]
        if name in book.numbers["unit"] and book.common[book.numbers["unit"][name]]:
            return state.supply[book.numbers["unit"][name]]
        return None

    def counter(self, name: str) -> Any:
        """The value of a counter, or its values by area, faction or card."""
        book = self.m.book
        if name not in book.numbers["counter"]:
            return None
        i = book.numbers["counter"][name]
        values, per = self.m.state.counters[i], book.counters[i].per
        return values[0] if per == "game" else dict(zip(position_facts.counted(self.names, per), values, strict=False))
