"""Every set of modules plays, or is refused with the reason; docs/combinations.md says which and why.

In every run each pair of modules is built and played, with what the two need, on both base games where both work. The
long run plays the covering array. With CYCLADES_LONG=full it plays all 144 combinations, 200 random games each, and
checks them as `simulate --check` does.
"""

from __future__ import annotations

import runpy
from itertools import combinations
from typing import Any

import pytest
import tested_modules
from run_size import size
from tested_modules import ROOT, Way, ways_of

from cyclades_apps.authoring.moment_checks import unfired
from cyclades_apps.scenarios import read_scenario, scenario_files
from cyclades_apps.simulation import simulate
from cyclades_core import CycladesError, Game
from cyclades_core.content.modules import catalogue, choose, collect
from cyclades_core.content.modules.combinations import completed, every_set, pair_of
from cyclades_core.content.modules.module_interactions import SORTS, meetings
from cyclades_core.content.toml import Problems
from cyclades_core.engine.values.errors import ModuleConflict

PAGE: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "documents" / "combination_tables.py"))
MODULES = tested_modules.official()
PAIRS = list(combinations(MODULES, 2))
#: The smallest sets that have both modules of a pair.
SMALLEST = list(dict.fromkeys(",".join(chosen) for pair in PAIRS for chosen in completed(pair, MODULES)))
HOUSE = ("hades/undead", "titans/kronos", "titans/artifacts", "titans/special-metropolises")


def check(ways: list[Way], number: int, games: int, most: int) -> dict[str, Any]:
    """Play random games in one of the ways, another for each number, and check them for violations."""
    way = ways[number % len(ways)]
    figures = simulate(way.rules, way.players, games=games, seed=number, mode=way.mode, check=True, max_cycles=most)
    assert (figures["violations"], figures["problems"]) == (0, []), way
    return figures


# -- what is said ------------------------------------------------------------------------------------------------------


def test_the_sets_are_those_that_the_tests_play() -> None:
    assert set(map(frozenset, every_set(MODULES))) == {
        frozenset(way.modules.split(",")) for way in tested_modules.EVERY_SET
    }


def test_every_pair_is_official_or_ours_or_refused_with_a_rule() -> None:
    said = {pair: pair_of(*pair, MODULES) for pair in PAIRS}
    assert {each.verdict for each in said.values()} == {"allowed", "refused", "needs"}
    assert all(each.cite for each in said.values() if each.verdict in ("allowed", "refused"))
    assert {pair for pair, each in said.items() if each.verdict == "needs"} == {
        ("hades/free-positioning", "titans/kronos")
    }
    verdicts = [PAGE["verdict"](chosen, MODULES)[0] for chosen in every_set(MODULES)]
    assert (verdicts.count("ours"), verdicts.count("official"), len(verdicts)) == (15, 129, 144)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair_of(*pair, MODULES).verdict == "refused"], ids="+".join)
def test_a_refused_pair_is_refused_by_its_rule(pair: tuple[str, str]) -> None:
    there = catalogue([ROOT / "expansions" / box for box in tested_modules.BOXES])
    with pytest.raises(ModuleConflict) as refused:
        choose(pair, there)
    assert refused.value.arguments["cite"] == pair_of(*pair, MODULES).cite


def test_what_is_no_set_is_refused() -> None:
    there = catalogue([ROOT / "expansions" / box for box in tested_modules.BOXES])
    working = set(every_set(MODULES))
    for chosen in combinations(MODULES, 3):
        if chosen not in working:
            with pytest.raises(CycladesError):
                choose(chosen, there)


# -- what they do to each other ----------------------------------------------------------------------------------------


def test_meetings_of_two_modules() -> None:
    found = meetings(collect("base,titans/artifacts"), "base", "titans/artifacts")
    by_sort = {sort: [each.name for each in found if each.sort == sort] for sort in SORTS}
    assert by_sort["together"] == ["M2.3"]
    assert by_sort["quantity"] == ["carries", "income", "may-pass"]
    assert by_sort["moment"] == ["unit-lost"] and by_sort["fires"] == ["turn-begins"]
    assert "deck:creature-deck" in by_sort["names"]
    found = meetings(collect("legacy,hades/heroes"), "legacy", "hades/heroes")
    assert [(each.sort, each.name) for each in found if each.turned][:1] == [("replaces", "legacy:creature:chiron")]


def test_each_pair_on_the_legendary_edition_has_a_scenario_of_its_own() -> None:
    """M6: what two modules are to each other there is no rule book's, so it has to be shown."""
    shown = set()
    for file in scenario_files([ROOT / "scenarios" / "house"]):
        _, scenario = read_scenario(file, Problems())
        assert scenario is not None
        shown.add(frozenset(scenario.modules.split(",") if isinstance(scenario.modules, str) else scenario.modules))
    assert [pair for pair in combinations(HOUSE, 2) if frozenset(("base", *pair)) not in shown] == []
    assert [one for one in HOUSE if frozenset(("base", one)) not in shown] == []


@pytest.mark.long
def test_every_trigger_waits_for_a_moment_that_is_fired() -> None:
    found = {way.modules: unfired(collect(way.modules)) for way in tested_modules.EVERY_SET}
    assert len(found) == 144
    assert {modules: moments for modules, moments in found.items() if moments} == {}


# -- they play ---------------------------------------------------------------------------------------------------------


@pytest.mark.long(every=4)
@pytest.mark.parametrize("modules", SMALLEST)
def test_each_pair_plays(modules: str) -> None:
    figures = check(ways_of(modules), SMALLEST.index(modules), games=1, most=6)
    assert figures["decisions"] > 30


@pytest.mark.long
def test_every_combination_can_be_set_up_in_every_mode() -> None:
    assert len(tested_modules.EVERY_SET) == 144
    for combination in tested_modules.EVERY_SET:
        for way in ways_of(combination.modules):
            assert Game.new(way.rules, players=way.players, mode=way.mode, seed=1).legal.count > 1, way


@pytest.mark.long
@tested_modules.covering_array
def test_combination_plays_without_a_violation(way: Way) -> None:
    """200 games of each combination in the full run. Without a mode, they are divided among all modes and players."""
    ways = [way] if way.mode else ways_of(way.modules)
    number, games = tested_modules.LONG_RUN.index(way), size(ci=2, full=10)
    for turn in range(size(ci=1, full=20)):
        assert check(ways, number + turn, games, most=2000)["finished"] == games
