"""The position as `expect` of a scenario or a fact of a record speaks of it: the facts of `facts`, in bare ids."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from ..edges import facts
from ..edges.ids import bare_of
from ..game import Game
from ..plain.masks import bits
from ..rules import buildings, income
from ..rules.rounds import open_gods
from ..state import PEACE

__all__ = ["Facts"]


def _units(m: Any, f: int) -> dict[str, int]:
    """The units that a faction has on the board."""
    s, r, names = m.s, m.r, bare_of(m)
    counted = {k: sum(s.units[k][a] for a in bits(s.owned[f])) for k in range(m.t.K) if r.is_unit[k]}
    return {names.units[k]: n for k, n in counted.items() if n}


class Facts:
    """The whole position, hidden things included, by the keys of `expect`. Each is looked up when it is asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.m: Any = game._m
        self.names = bare_of(self.m)

    @cached_property
    def areas(self) -> dict[str, Any]:
        """What stands in the areas, where there is anything."""
        return facts.areas(self.m, self.names)

    def by_faction(self, key: str, name: str) -> Any:
        """A fact of one faction; None if there is no such faction."""
        m, t, s, names = self.m, self.m.t, self.m.s, self.names
        if name not in t.factions:
            return None
        f = t.factions.index(name)
        found: dict[str, Callable[[], Any]] = {
            "gold": lambda: s.gold[t.purse_of[f]],
            "income": lambda: income.ledger(m)[f],
            "hidden": lambda: s.hidden[f],
            "metropolises": lambda: buildings.metropolises(m, f),
            "goods": lambda: facts.goods(m, names, f),
            "reserve": lambda: facts.reserve(m, names, f),
            "units": lambda: _units(m, f),
            "cards": lambda: facts.hand(m, names, t.hands[f]),
            "secret": lambda: facts.hand(m, names, t.secrets[f]),
            "known": lambda: sorted({names.cards[card] for g, card, _ in s.knows if g == f}),
        }
        return found[key]()

    def area(self, name: str) -> dict[str, Any] | None:
        """All that can be said of an area; None if there is none of that name."""
        m, t = self.m, self.m.t
        if name not in t.area_number:
            return None
        a = t.area_number[name]
        found = self.areas.get(name, {})
        sites = found.get("sites", {})
        out: dict[str, Any] = {
            "owner": found.get("owner", ""),
            "units": {**found.get("units", {}), **dict.fromkeys(found.get("pieces", ()), 1)},
            "pieces": list(found.get("pieces", ())),
            "cornucopias": income.cornucopias(m, a),
            "tokens": found.get("tokens", 0),
            "buildings": facts.built(found),
        }
        if a < t.L:
            out["symbol"] = bool(t.symbol >> a & 1)
            for key, inner in (("used", "used"), ("bonuses", "bonus"), ("specials", "special"), ("harbours", "sea")):
                out[key] = {site: more[inner] for site, more in sites.items() if inner in more}
        return out

    def zone(self, name: str) -> list[str] | None:
        """The cards of a zone (or of all zones of a group), top first."""
        r = self.m.r
        zones = r.zone_groups.get(name) or [z for z, zone in enumerate(r.zone_names) if zone == name]
        return [card for z in zones for card in facts.hand(self.m, self.names, z)] if zones else None

    def single(self, key: str) -> Any:
        """A fact of the whole table."""
        m, t, s, names = self.m, self.m.t, self.m.s, self.names
        if key == "round":
            return s.round
        if key == "phase":
            return m.r.phases[s.phase].id if s.phase >= 0 else ""
        if key == "turn":
            return [names.factions[s.active], names.cards[s.god]] if s.active >= 0 else []
        if key == "gods":
            return [names.cards[god] for god in open_gods(m)]
        if key == "offerings":
            return [list(row) for row in facts.offerings(m, names)]
        if key == "turn-track":
            return facts.track(m, names)
        if key == "eliminated":
            return [name for f, name in enumerate(t.factions) if s.gone[f]]
        if key == "over":
            return bool(s.result)
        if key == "winners":
            return list(self.game.result.winners) if self.game.result is not None else []
        assert key == "battle", key
        return self._battle()

    def _battle(self) -> dict[str, Any] | None:
        t, s, names = self.m.t, self.m.s, self.names
        if s.battle is PEACE:
            return None
        attacker, defender = s.battle.sides
        return {
            "area": names.areas[s.battle.area],
            "attacker": names.factions[attacker.faction],
            "defender": names.factions[defender.faction],
            "round": s.battle.round,
            "group": {names.units[k]: s.units[k][t.A] for k in range(t.K) if s.units[k][t.A]},
        }

    def stock(self, name: str) -> Any:
        """How many are left of a building, of goods or of a common unit; None: there is no such thing."""
        s, r = self.m.s, self.m.r
        if name in r.numbers["building"]:
            return s.stock[r.numbers["building"][name]]
        if name in r.numbers["goods"]:
            return s.gstock[r.numbers["goods"][name]]
        if name in r.numbers["unit"] and r.common[r.numbers["unit"][name]]:
            return s.supply[r.numbers["unit"][name]]
        return None

    def counter(self, name: str) -> Any:
        """The value of a counter, or its values by area, faction or card."""
        r = self.m.r
        if name not in r.numbers["counter"]:
            return None
        i = r.numbers["counter"][name]
        values, per = self.m.s.counters[i], r.counters[i].per
        return values[0] if per == "game" else dict(zip(facts.counted(self.names, per), values, strict=False))
