"""Studies: rows of games that do not depend on who plays them, and that a kill in the middle does not change."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
import tracemalloc
from collections import Counter
from concurrent.futures import Executor, Future
from functools import cache
from pathlib import Path
from typing import Any

import battle_calculator as calculator
import pytest

from cyclades_apps.bots import play_turn, seat_bots
from cyclades_apps.cli import main
from cyclades_apps.simulation import prepare, simulate
from cyclades_apps.simulation.executors import Spread
from cyclades_apps.simulation.parallel import hand_out
from cyclades_apps.simulation.study_store import ROWS, SETTINGS, Study, StudyError, read_rows
from cyclades_core import Game, Ruleset
from cyclades_core.engine.rules import random_seeds
from cyclades_core.engine.values import bit_masks
from cyclades_core.game.battle_odds import attacker_wins

pytestmark = pytest.mark.xdist_group("processes")


@cache
def rules(modules: str = "legacy") -> Ruleset:
    return Ruleset.load(modules)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def figures(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


# -- rows ----------------------------------------------------------------------------------------------------------


def test_a_row_agrees_with_the_events_at_the_door(tmp_path: Path) -> None:
    simulate(rules("base"), 4, games=1, seed=3, out=tmp_path)
    (row,) = read_rows(tmp_path)
    game = Game.new(rules("base"), players=4, seed=3)
    bots = seat_bots(["random"], game.seats, 3)
    told = game.take_events()
    while not game.is_over:
        told += game.apply(play_turn(game, bots))
    keys = Counter(event.key for event in told)
    income: Counter[str] = Counter()
    for event in told:
        if event.key == "income":
            income[event.args["faction"].removeprefix("player-")] += event.args["amount"]
    assert row["rounds"] == keys["round-began"] == game.round
    assert len(row["gods"]) == keys["turn-began"] and len(row["battles"]) == keys["battle-began"] > 0
    assert sum(battle["rolls"] for battle in row["battles"]) == keys["dice-rolled"]
    assert {seat: sum(each) for seat, each in row["income"].items()} == dict(income)
    built = sum(n for kinds in row["gained"].values() for how, n in kinds.items() if how != "capture")
    assert built == keys["metropolis-built"] + keys["metropolis-hidden"]
    assert sum(row["lost"].values()) == keys["metropolis-lost"]
    assert Counter(card["how"] for card in row["cards"])["bought"] == keys["card-bought"]
    assert game.result is not None and tuple(row["winners"]) == game.result.winners
    view = game.view("p1")
    assert row["metropolises"] == {f["id"].removeprefix("player-"): f["metropolises"] for f in view["factions"]}


def test_rows_tell_how_a_game_was_won(tmp_path: Path) -> None:
    simulate(rules(), 4, games=5, seed=1, out=tmp_path)
    rows = list(read_rows(tmp_path))
    assert {row["won_by"] for row in rows} <= {"metropolises", "gold", "last"}
    for row in rows:
        (winner,) = row["winners"]
        if row["won_by"] == "metropolises":
            assert row["metropolises"][winner] == max(row["metropolises"].values())
            assert row["decided_by"] in row["gained"][winner]
        for seat in row["gold"]:
            assert len(row["gold"][seat]) == len(row["income"][seat]) == len(row["paid"][seat]) == row["rounds"]
    battles = [battle for row in rows for battle in row["battles"]]
    assert battles and all(battle["won"] in ("attacker", "defender", "nobody") for battle in battles)
    assert all(battle["odds"] is None or 0 <= battle["odds"] <= 1 for battle in battles)


@pytest.mark.parametrize(("attackers", "defenders", "bonus"), [(1, 1, 0), (2, 1, 0), (3, 2, 1), (2, 4, 2), (5, 4, 0)])
def test_the_odds_are_those_of_the_calculator(attackers: int, defenders: int, bonus: int) -> None:
    sides = ("troop",) * attackers, ("troop",) * defenders
    ends = calculator.chain(calculator.Battle("x", "legacy", *sides, bonus=bonus), *sides)
    wanted = sum(p for (left, against), p in ends.items() if left and not against)
    assert attacker_wins((1,) * attackers, (1,) * defenders, bonus, calculator.DIE) == pytest.approx(float(wanted))


# -- the folder ----------------------------------------------------------------------------------------------------


def test_what_was_torn_is_played_again_and_all_ends_alike(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    wanted = simulate(rules(), 3, games=5, seed=3, out=whole)
    simulation = prepare(rules(), 3, 5, 3, out=torn)
    for number, _ in enumerate(simulation.run()):
        if number == 2:
            break
    rows = torn / ROWS
    rows.write_bytes(rows.read_bytes()[:-30])  # the last line without its end
    again = prepare(rules(), 3, 5, 3, out=torn)
    assert len(list(again.run())) == 3 and again.found == 2
    assert rows.read_bytes() == (whole / ROWS).read_bytes()
    assert (torn / SETTINGS).read_bytes() == (whole / SETTINGS).read_bytes()
    assert figures(again.result()) == figures(wanted)


def test_more_games_of_the_same_study(tmp_path: Path) -> None:
    few, many = tmp_path / "few", tmp_path / "many"
    simulate(rules(), 3, games=2, seed=3, out=few)
    assert simulate(rules(), 3, games=4, seed=3, out=few)["games"] == 4
    simulate(rules(), 3, games=4, seed=3, out=many)
    for name in (ROWS, SETTINGS):
        assert (few / name).read_bytes() == (many / name).read_bytes()


def test_study_of_another_engine_version_is_continued(tmp_path: Path) -> None:
    simulate(rules(), 3, games=1, seed=3, out=tmp_path)
    settings = json.loads((tmp_path / SETTINGS).read_text(encoding="utf-8"))
    (tmp_path / SETTINGS).write_text(json.dumps({**settings, "engine": "1.0.0"}), encoding="utf-8")
    assert simulate(rules(), 3, games=2, seed=3, out=tmp_path)["games"] == 2
    (tmp_path / SETTINGS).write_text(json.dumps({**settings, "fingerprint": "other"}), encoding="utf-8")
    with pytest.raises(StudyError, match="study-differs"):
        simulate(rules(), 3, games=2, seed=3, out=tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="files cannot be held")
def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    study = Study(tmp_path, {"games": 1})
    with pytest.raises(StudyError, match="study-busy"):
        Study(tmp_path, {"games": 1})
    study.close()
    Study(tmp_path, {"games": 1}).close()


def test_another_study_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    base = ["simulate", "--modules", "legacy", "--players", "3", "--games", "2", "--out", str(tmp_path)]
    assert run(capsys, *base, "--seed", "4")[0] == 0
    rows = (tmp_path / ROWS).read_bytes()
    code, _, err = run(capsys, *base, "--seed", "5")
    assert code == 2 and "seed is 4 there, and 5 now" in err
    code, out, err = run(capsys, *base, "--format", "text")  # the seed of the folder
    assert (code, err) == (0, "") and out.startswith("2 games were in the folder already.\nSeed: 4\n")
    assert (tmp_path / ROWS).read_bytes() == rows
    (tmp_path / ROWS).write_bytes(rows.replace(b'"game":1', b'"game":7'))
    code, _, err = run(capsys, *base, "--seed", "4")
    assert code == 2 and "Line 2" in err
    (tmp_path / SETTINGS).unlink()
    code, _, err = run(capsys, *base, "--seed", "4")
    assert code == 2 and SETTINGS in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--workers 0", "--workers"),
        ("--workers many", "auto"),
        ("--parquet", "--out"),
        ("--executor dask", "--scheduler"),
        ("--scheduler tcp://localhost:1", "--executor dask"),
    ],
)
def test_bad_input_is_2(capsys: pytest.CaptureFixture[str], arguments: str, words: str) -> None:
    code, _, err = run(capsys, *f"simulate --modules legacy {arguments}".split())
    assert code == 2 and words in err and "Traceback" not in err


def test_parquet_holds_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    given = f"simulate --modules base --players 3 --games 3 --seed 2 --out {tmp_path} --parquet"
    assert run(capsys, *given.split())[0] == 0
    found = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    rows = list(read_rows(tmp_path))
    assert [row["seed"] for row in found] == [row["seed"] for row in rows] == [2, 3, 4]
    for one, two in zip(found, rows, strict=True):
        assert dict(one["gold"]) == two["gold"] and one["gods"] == two["gods"]
        assert [battle["odds"] for battle in one["battles"]] == [battle["odds"] for battle in two["battles"]]
        assert set(one) == set(two)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted([ROWS, SETTINGS, "games.parquet"])


# -- who plays -----------------------------------------------------------------------------------------------------


class Late(Executor):
    """Does its work when somebody asks for it, and counts what waits."""

    def __init__(self) -> None:
        self.waiting = self.most = 0

    def submit(self, work: Any, /, *given: Any, **more: Any) -> Future[Any]:
        executor = self

        class Answer(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                executor.waiting -= 1
                return work(*given)

        self.waiting += 1
        self.most = max(self.most, self.waiting)
        return Answer()


def test_few_tasks_wait_however_many_there_are() -> None:
    executor = Late()
    assert list(hand_out(executor, lambda n: -n, range(1000), 5)) == [-n for n in range(1000)]
    assert executor.most == 5


@pytest.mark.long
def test_rows_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2, 3):
        simulate("base", 4, games=16, seed=1, workers=workers, out=tmp_path / str(workers))
    one, two, three = ((tmp_path / str(n) / ROWS).read_bytes() for n in (1, 2, 3))
    assert one == two == three


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_again_and_again_it_ends_like_an_undisturbed_run(tmp_path: Path, workers: str) -> None:
    games, rows = 60, tmp_path / ROWS
    command = [
        sys.executable,
        "-c",
        "from cyclades_apps.cli import main; main()",
        "simulate",
        "--modules",
        "legacy",
        "--games",
        str(games),
    ]
    command += ["--seed", "1", "--out", str(tmp_path), "--workers", workers]
    for wanted in (1, 13, 30, 47):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        while process.poll() is None and (not rows.exists() or rows.read_bytes().count(b"\n") < wanted):
            pass
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert rows.read_bytes().count(b"\n") < games, "it was too quick to be killed"
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    simulate("legacy", 4, games=games, seed=1, out=tmp_path / "whole")
    assert rows.read_bytes() == (tmp_path / "whole" / ROWS).read_bytes()


@pytest.mark.long
def test_a_cluster_that_loses_a_worker_gives_the_same_rows(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        simulation = prepare("legacy", 4, 60, 1, workers=Spread(1, "dask", cluster.scheduler_address), out=tmp_path)
        for number, _ in enumerate(simulation.run()):
            if number == 10:
                cluster.workers[0].process.process._process.kill()
    simulate("legacy", 4, games=60, seed=1, out=tmp_path / "alone")
    assert (tmp_path / ROWS).read_bytes() == (tmp_path / "alone" / ROWS).read_bytes()
    with pytest.raises(StudyError, match="no-scheduler"):
        import cyclades_apps.simulation.executors as executing

        executing.PATIENCE = 1
        list(prepare("legacy", 4, 60, 1, workers=Spread(1, "dask", "tcp://127.0.0.1:1")).run())


@pytest.mark.long
def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    """Figures are added up and rows written: nothing of a game is held, but in caches that have a limit."""
    held = []
    tracemalloc.start()
    try:
        for number, _ in enumerate(prepare(rules(), 4, 60, 1, max_cycles=2, out=tmp_path).run()):
            if number in (20, 59):
                random_seeds._words.cache_clear()
                bit_masks.bits.__self__.clear()  # type: ignore[attr-defined]
                gc.collect()
                held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert held[1] - held[0] < (tmp_path / ROWS).stat().st_size / 4  # of which these games have written two thirds


def test_rows_are_whole_lines(tmp_path: Path) -> None:
    simulate(rules(), 3, games=2, seed=9, out=tmp_path)
    text = (tmp_path / ROWS).read_text(encoding="utf-8")
    assert text.endswith("}\n") and [json.loads(line)["game"] for line in text.splitlines()] == [0, 1]


def test_the_example_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "simulation.md").read_text(encoding="utf-8")
    snippet = re.findall(r"```python\n(.*?)```", page, re.S)[0]
    monkeypatch.chdir(tmp_path)
    there: dict[str, Any] = {}
    exec(snippet, there)
    assert capsys.readouterr().out == "5 5\n" and len(there["lengths"]) == 5
