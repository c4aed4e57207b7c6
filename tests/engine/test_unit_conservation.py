"""Every unit of every faction is somewhere at every decision: in an area, in hand, on its card or in the reserve.

The long tests are the group `units`. With CYCLADES_LONG=full they play 1,000 games in each way to play of both base
games, 200 in each of the 64 settings of Hades and 500 in each way to play Titans; `-k "base or legacy-"`, `-k hades-`
and `-k titans-` choose a part. All sets of modules are played by test_module_combinations.py.
"""

from __future__ import annotations

from itertools import combinations

import pytest
import tested_modules
from run_size import size
from tested_modules import Way, rules, ways_of

from cyclades_apps.simulation import Job, play_one, simulate
from cyclades_core import Game
from cyclades_core.engine.rules import pieces
from cyclades_core.engine.rules.control import lay_down, take_group
from cyclades_core.engine.rules.figures import settle_card
from cyclades_core.engine.state import replaced
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.positions.invariants import lost_units, problems

HADES = ("hades/free-positioning", "hades/undead", "hades/heroes", "hades/divine-favors")


def all_counted(way: Way, games: int, seed: int = 1) -> None:
    # one random game in a hundred needs more than the usual two hundred rounds where the necropolis covers metropolises
    figures = simulate(way.rules, way.players, games=games, seed=seed, mode=way.mode, check=True, max_cycles=2000)
    assert (figures["violations"], figures["problems"]) == (0, [])
    assert figures["games"] == figures["finished"] == games


def quickly_counted(way: Way, seed: int) -> None:
    """One game of which every unit is counted at every decision, and the rest looked at once a round."""
    names = tuple(f"p{number}" for number in range(way.players))
    outcome = play_one(way.rules, Job(names, ("random",) * way.players, way.mode, check="some"), seed, number=1)
    assert outcome.finished and outcome.violations == ()


# -- the count itself --------------------------------------------------------------------------------------------------


def started(modules: str = "legacy") -> Game:
    return Game.new(rules(modules), players=3, seed=1)


def test_a_troop_that_is_nowhere() -> None:
    m = started()._m
    assert lost_units(m) == []
    pieces.remove(m, m.table.areas.index("m3-b1"), 0)
    assert lost_units(m) == [("reserve", m.book.names["unit"][0], m.table.factions[0], 1, 0, 6, 8)]


def test_a_troop_too_many() -> None:
    m = started()._m
    pieces.to_reserve(m, 1, 0)
    ((code, _, who, *_),) = lost_units(m)
    assert (code, who) == ("reserve", m.table.factions[1])
    assert lost_units(m)[0] in problems(m)


def test_units_in_an_area_of_nobody() -> None:
    m = started()._m
    pieces.set_owner(m, m.table.areas.index("m3-b1"), -1)
    assert [(row[0], row[2]) for row in lost_units(m)] == [("reserve", m.table.factions[0]), ("reserve", "")]


def test_common_units_are_counted_too() -> None:
    m = Game.new(rules("base"), players=3, seed=1)._m
    kind = m.book.names["unit"].index("mercenary")
    m.state.supply = replaced(m.state.supply, kind, m.state.supply[kind] - 1)
    assert lost_units(m) == [("supply", "mercenary", 0, 0, 15, 16)]


def test_a_group_that_is_left_in_hand() -> None:
    m = started()._m
    a = m.table.areas.index("m3-b1")
    take_group(m, 0, a, a, ((0, 1),))
    assert [row[0] for row in lost_units(m)] == ["left-in-hand"]
    lay_down(m, a)
    assert lost_units(m) == []


def test_a_hero_without_a_figure_and_a_figure_without_its_card() -> None:
    m = Game.new(rules("legacy,hades/heroes"), players=3, seed=1)._m
    card = next(card for card, (kind, d, _) in enumerate(m.book.cards) if d.id == "perseus")
    a = m.table.areas.index("m3-b1")
    settle_card(m, 0, card, a)
    assert lost_units(m) == []
    pieces.remove(m, a, m.book.kind_of_card[card])
    assert lost_units(m) == [("card-without-piece", "perseus", m.table.factions[0])]
    pieces.add(m, m.table.areas.index("m3-c3"), m.book.kind_of_card[card])
    assert lost_units(m) == [("card-of-another", "perseus", "m3-c3", m.table.factions[0])]


def test_conquerors_that_land_late_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the count is for: an army that is in hand while a standing rule asks, or when the game ends."""
    monkeypatch.setattr("cyclades_core.engine.rules.control.land_group", lambda m, f, b: None)
    figures = simulate(rules("legacy"), 3, games=2, seed=1, check=True, max_cycles=12)
    assert "left-in-hand" in {row["code"] for row in figures["problems"]}


def test_all_bots_are_counted_at_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    for count in ("lost_units", "problems"):
        monkeypatch.setattr(GameInternals, count, lambda self: calls.append(1) or [])
    for specs in (("random",) * 3, ("random", "random", "greedy:width=2:samples=1:rounds=1")):
        for number in (0, 1):  # looked at as a whole at every decision, or at every round
            calls.clear()
            job = Job(("p1", "p2", "p3"), specs, check="some", max_cycles=2)
            decisions = play_one(rules("legacy"), job, 2, number).decisions
            assert 0 < decisions <= len(calls)
            calls.clear()
            assert play_one(rules("legacy"), job._replace(check="no"), 2, number).decisions and not calls


# -- games -------------------------------------------------------------------------------------------------------------


@tested_modules.each_list
def test_a_game_of_each_list(way: Way) -> None:
    quickly_counted(way, seed=way.players)


SETTINGS = [(",".join(("legacy", *chosen))) for number in range(5) for chosen in combinations(HADES, number)]
CASES = [("base", way, 40, 1000) for way in ways_of("base")]
CASES += [("legacy", way, 40, 1000) for way in ways_of("legacy")]
CASES += [("hades", Way(modules, players), 3, 200) for modules in SETTINGS for players in (2, 3, 4, 5)]
CASES += [("titans", way, 20, 500) for way in ways_of("legacy,titans")]


@pytest.mark.long
@pytest.mark.parametrize(("group", "way", "few", "all_of_them"), CASES, ids=lambda part: str(part))
def test_every_unit_at_every_decision(group: str, way: Way, few: int, all_of_them: int) -> None:
    all_counted(way, size(ci=few, full=all_of_them))
