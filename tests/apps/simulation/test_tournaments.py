"""Tournaments: seats rotated, seeds paired, the same whoever plays, and figures that say how sure they are."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest
import tested_modules

from cyclades_apps.bots import BotError
from cyclades_apps.cli import main
from cyclades_apps.simulation.executors import Spread
from cyclades_apps.simulation.ratings import RatedGame, rate, wilson
from cyclades_apps.simulation.study_store import StudyError
from cyclades_apps.simulation.tournaments import NAMES, Match, Tournament
from cyclades_core import Ruleset

pytestmark = pytest.mark.xdist_group("processes")


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


def test_every_bot_has_every_seat_with_every_seed() -> None:
    held = Tournament(rules(), ["random", "quick", "greedy"], players=4, games=6, seed=10)
    assert len(held.matches) == 6 * 8  # pairs both ways, two seeds, four seats
    assert set(Counter((m.lone, m.others, m.seed) for m in held.matches).values()) == {4}
    assert set(Counter((m.lone, m.seat) for m in held.matches).values()) == {4}
    assert Match("a", "b", 2, 1).specs(4) == ("b", "b", "a", "b")


def test_the_stronger_one_is_rated_higher() -> None:
    held = Tournament(rules(), ["random", "quick"], players=3, games=3, seed=1)
    assert len(list(held.run())) == 6
    found = held.results()
    assert [row["bot"] for row in found["ratings"]] == ["quick", "random"] and found["games"] == 6
    assert found["ratings"][1]["rating"] == 0 < found["ratings"][0]["rating"]
    among = {row["bot"]: row for row in found["pairs"]}
    assert among["quick"]["wins"] > among["random"]["wins"]
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in found["pairs"])


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    rng, strength = Random(3), {"a": 1.0, "b": 2.0, "c": 8.0}
    groups = []
    for _ in range(600):
        seated = rng.sample(sorted(strength), 2)
        (winner,) = rng.choices(seated, [strength[bot] for bot in seated])
        groups.append([RatedGame(dict.fromkeys(seated, 1), {winner: 1.0})])
    found = rate(groups, list(strength))
    assert found["a"].value == 0.0
    assert found["b"].low < 120 < found["b"].high and found["c"].low < 361 < found["c"].high


def test_a_share_lies_inside_its_own_interval() -> None:
    """Also where all or none are won, and rounding would put the bound a hair beside it: plots refuse that."""
    for games in range(1, 150):
        for won in (0, 1, games // 2, games - 1, games):
            found = wilson(won, games)
            assert 0 <= found.low <= found.value <= found.high <= 1


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        found = wilson(sum(rng.random() < 0.3 for _ in range(60)), 60)
        held += found.low <= 0.3 <= found.high
    assert held >= 370


@pytest.mark.parametrize("bots", [["quick"], ["quick", "quick"]])
def test_two_different_bots_are_needed(bots: list[str]) -> None:
    with pytest.raises(BotError, match="tournament-bots"):
        Tournament(rules(), bots)


def test_only_the_lone_are_tried() -> None:
    held = Tournament(rules(), ["random", "quick", "greedy"], players=3, games=3, seed=1, lone=["greedy"])
    assert {(m.lone, m.others) for m in held.matches} == {("greedy", "random"), ("greedy", "quick")}
    with pytest.raises(BotError, match="tournament-lone: bot=mcts"):
        Tournament(rules(), ["random", "quick"], lone=["mcts"])


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Stopped after each number of games, the last row torn: the same rows and the same results in the end."""

    def begun(folder: Path, games: int = 6) -> Tournament:
        return Tournament(rules(), ["random", "quick"], 3, games, 1, max_cycles=2, lone=["quick"], out=folder)

    whole = begun(tmp_path / "whole")
    assert len(list(whole.run())) == 6
    rows = (tmp_path / "whole" / NAMES.rows).read_bytes()
    for stopped in (0, 1, 5):
        first = begun(tmp_path / str(stopped), 3 if stopped == 1 else 6)
        games = first.run()
        for _ in range(stopped):
            next(games)
        games.close()
        if stopped:
            with open(tmp_path / str(stopped) / NAMES.rows, "ab") as stream:
                stream.write(rows[:20])
        again = begun(tmp_path / str(stopped))
        assert len(list(again.run())) == 6 - stopped and again.found == stopped
        assert (tmp_path / str(stopped) / NAMES.rows).read_bytes() == rows and again.results() == whole.results()
    with pytest.raises(StudyError, match="study-differs"):
        list(Tournament(rules(), ["random", "quick"], 3, 6, 2, max_cycles=2, out=tmp_path / "whole").run())


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = "tournament --modules legacy --bots random,quick --players 3 --games 1 --seed 4 --max-cycles 3".split()
    with pytest.raises(SystemExit) as end:
        main([*given, "--format", "json"])
    (found,) = json.loads(capsys.readouterr().out)
    assert end.value.code == 0 and found["modules"] == ["legacy"] and found["games"] == 6 == found["unfinished"]
    with pytest.raises(SystemExit) as end:
        main([*given, "--format", "text"])
    out = capsys.readouterr().out
    assert (
        end.value.code == 0 and out.startswith("Seed: 4\n") and "33.3 %" in out and "Stopped before their end: 6" in out
    )
    for seed in (["--seed", "4"], []):  # the folder knows it
        with pytest.raises(SystemExit) as end:
            small = "--bots random,quick --lone quick --players 3 --games 1 --max-cycles 2".split()
            main(["tournament", "--modules", "legacy", *small, *seed, "--out", str(tmp_path), "--format", "text"])
        out = capsys.readouterr().out
        assert end.value.code == 0 and "Seed: 4\n" in out and (tmp_path / "legacy" / NAMES.rows).exists()
        assert ("3 games were in the folder already." in out) == (not seed)
    with pytest.raises(SystemExit) as end:
        main(["tournament", "--bots", "quick,qick"])
    assert end.value.code == 2 and "quick" in capsys.readouterr().err


def test_a_mode_may_be_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Teams: the two seats of the side that wins share it, so that par stays one in the number of seats."""
    given = ["tournament", "--modules", "base", *"--bots random,quick --lone quick --games 4 --seed 4".split()]
    folder = ["--out", str(tmp_path), "--format", "json"]
    with pytest.raises(SystemExit) as end:
        main([*given, "--mode", "teams", *folder])
    (found,) = json.loads(capsys.readouterr().out)
    rows = [json.loads(row) for row in (tmp_path / "base" / NAMES.rows).read_text(encoding="utf-8").splitlines()]
    assert end.value.code == 0 and found["mode"] == "teams" and found["par"] == 0.25
    assert {len(row["winners"]) for row in rows} == {2}
    (pair,) = found["pairs"]
    assert pair["wins"] == sum(0.5 for row in rows if f"p{row['seat'] + 1}" in row["winners"])
    # the folder is of that mode; without one it is the usual, and an unknown one is refused with those there are
    for mode in ([], ["--mode", "duel"]):
        with pytest.raises(SystemExit) as end:
            main([*given, *mode, *folder])
        assert end.value.code == 2 and capsys.readouterr().err
    usual = Tournament(rules(), ["random", "quick"], 3, 3, 1)
    assert usual.results()["mode"] == "free-for-all" and "mode" not in usual.settings()


@pytest.mark.long
def test_workers_change_nothing() -> None:
    found = []
    for workers in (1, 2):
        held = Tournament(rules(), ["random", "quick"], players=3, games=6, seed=1, spread=Spread(workers))
        assert [match for match, _ in held.run()] == held.matches
        found.append(held.results())
    assert found[0] == found[1]


@pytest.mark.long
@pytest.mark.parametrize("modules", tested_modules.MODULES)
def test_every_list_of_modules(modules: str) -> None:
    """Who thinks wins more, whatever is played, and nothing breaks."""
    held = Tournament(tested_modules.rules(modules), ["random", "quick"], players=4, games=8, seed=1, lone=["quick"])
    assert len(list(held.run())) == 8
    found = held.results()
    (pair,) = found["pairs"]
    assert found["violations"] == 0 == found["unfinished"] and pair["low"] < pair["share"] <= pair["high"]
    assert pair["wins"] >= 4 and found["ratings"][0]["bot"] == "quick"
