"""Figures on the board, kept by events alone and compared with the view after every answer: what a client animates.

Attackers are in hand from `battle-began` to `units-arrived`; a group that crosses an area is in hand at the question
where it goes on to, and so nothing is compared there. With a faction its figures leave, told by one event.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
import tested_modules

from cyclades_apps.scenarios.observed_facts import ObservedFacts
from cyclades_core import Event, Game
from cyclades_core.engine.state import NO_BATTLE

ANSWERS = 250
SEED = 5


def bare(ident: Any) -> str:
    return str(ident).partition("-")[2]


class Board:
    """Figures by area, and the group in hand."""

    def __init__(self, game: Game) -> None:
        self.areas = {area: Counter(found) for area, found in standing(game).items()}
        self.hand: Counter[str] = Counter()
        self.fight = ("", "")  # where, and who attacks
        self.group: tuple[tuple[str, int], ...] = ()  # that set out last
        r = game.rules
        self.fleets = {r.names["unit"][k] for k in range(len(r.holds)) if r.holds[k] and not r.kind_land[k]}

    def place(self, args: Mapping[str, Any], faction: str) -> Counter[str]:
        """Where the figures of a faction are that an event about an area tells of."""
        return self.hand if (args["area"], args[faction]) == self.fight else self.areas[bare(args["area"])]

    def carry(self, source: Counter[str], to: Counter[str], group: tuple[tuple[str, int], ...]) -> None:
        for figure, count in group:
            assert source[bare(figure)] >= count, (figure, source)
            source[bare(figure)] -= count
            to[bare(figure)] += count

    def hear(self, event: Event) -> None:
        args, key = event.args, event.key
        gone: Counter[str] = Counter()
        here = self.areas.get(bare(args.get("area", "")), gone)
        if key == "unit-placed":
            here[bare(args["unit"])] += args["count"]
        elif key in ("unit-lost", "unit-taken"):
            self.carry(self.place(args, "faction"), gone, ((args["unit"], args["count"]),))
        elif key == "unit-converted" and self.fight[0] == args["area"]:  # else they only change their colour
            sides = (self.hand, here) if args["victim"] == self.fight[1] else (here, self.hand)
            self.carry(*sides, ((args["unit"], args["count"]),))
        elif key == "battle-began":
            self.fight = args["area"], args["attacker"]
            self.carry(here, self.hand, self.group)
        elif key == "units-arrived":
            self.carry(self.hand, here, args["group"])
        elif key == "battle-ended":
            self.fight = "", ""
        elif key == "units-moved":
            self.group = args["group"]
            self.carry(self.areas[bare(args["from"])], self.areas[bare(args["to"])], self.group)
        elif key == "units-retreated":
            left = self.place({"area": args["from"], "faction": args["faction"]}, "faction")
            self.carry(left, self.areas[bare(args["to"])], args["group"])
        elif key in ("unit-pushed", "piece-moved"):
            figure = args["unit" if key == "unit-pushed" else "card"]
            self.carry(self.areas[bare(args["from"])], self.areas[bare(args["to"])], ((figure, 1),))
        elif key == "units-swapped":
            there = self.areas[bare(args["with"])]
            for figure in self.fleets:
                here[figure], there[figure] = there[figure], here[figure]
        elif key in ("hero-recruited", "piece-placed"):
            for area in self.areas.values():
                area.pop(bare(args["card"]), None)  # a piece may come from where it stands already
            here[bare(args["card"])] += 1
        elif key == "piece-removed" and (here[bare(args["card"])] or self.hand[bare(args["card"])]):
            self.carry(here if here[bare(args["card"])] else self.hand, gone, ((args["card"], 1),))
        elif key == "hero-exchanged":
            self.carry(here, gone, ((args["card"], 1),))
            here[bare(args["for"])] += 1

    def shown(self) -> dict[str, dict[str, int]]:
        return {area: {figure: n for figure, n in found.items() if n} for area, found in self.areas.items()}


def standing(game: Game) -> dict[str, dict[str, int]]:
    facts = ObservedFacts(game)
    return {area: found["units"] for area in game.places if (found := facts.area(area)) is not None}


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_figures_stand_where_events_say(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=SEED)
    rng = random.Random(SEED)
    game.take_events()
    board, compared = Board(game), 0
    for _ in range(ANSWERS):
        if game.is_over:
            break
        events = game.apply(game.legal.item(rng.randrange(game.legal.count)))
        for event in events:
            board.hear(event)
        if any(event.key == "faction-eliminated" for event in events):
            board.areas = {area: Counter(found) for area, found in standing(game).items()}
        m = game._m
        if m.state.battle is not NO_BATTLE or not m.state.garrison[m.table.n_areas]:  # else a group on its way
            assert board.shown() == standing(game), events
            compared += 1
    assert compared > 80
