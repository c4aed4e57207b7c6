"""Simulations, saves and replays: what is counted, what is reported, and with which exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cyclades_apps.bots import play_turn, seat_bots
from cyclades_apps.cli import main
from cyclades_apps.simulation import Job, Simulation, play_one, simulate
from cyclades_core import Game, Ruleset, SaveError
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.replay import replay

KEYS = "games finished decisions forced clauses seconds decisions_per_second winners violations".split()
COUNTS = "games finished decisions forced clauses winners violations".split()


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


def counts(figures: dict[str, object]) -> dict[str, object]:
    return {key: figures[key] for key in COUNTS}


# -- counting ------------------------------------------------------------------------------------------------------


def test_the_figures() -> None:
    figures = simulate(rules(), 4, games=4, seed=1)
    assert list(figures)[: len(KEYS)] == KEYS
    assert figures["games"] == figures["finished"] == 4
    assert sum(figures["winners"].values()) == 4
    assert list(figures["winners"]) == ["p1", "p2", "p3", "p4", "shared"]
    assert figures["violations"] == 0 and figures["problems"] == []
    assert figures["decisions"] > figures["clauses"] > 0 < figures["forced"]


@pytest.mark.xdist_group("processes")
@pytest.mark.long
def test_quick_checked_and_parallel_games_are_the_same() -> None:
    plain = counts(simulate(rules(), 3, games=4, seed=5))
    assert plain == counts(simulate(rules(), 3, games=4, seed=5, check=True))
    assert plain == counts(simulate(rules(), 3, games=4, seed=5, check="all"))
    assert plain == counts(simulate("legacy", 3, games=4, seed=5, workers=2))


def test_the_counts_agree_with_a_game_played_at_the_door() -> None:
    game = Game.new(rules(), players=3, seed=5)
    bots = seat_bots(["random"], game.seats, 5)
    asked = 0
    while not game.is_over:
        game.apply(play_turn(game, bots))
        asked += 1
    outcome = play_one(rules(), Job(("p1", "p2", "p3"), ("random",)), 5)
    assert (outcome.decisions, outcome.clauses) == (asked, len(game.log))
    assert game.result is not None and outcome.winners == game.result.winners


def test_a_game_past_its_rounds_is_stopped() -> None:
    for bots in ("random", "random,greedy:width=4:samples=1:rounds=1,random"):
        figures = simulate(rules(), 3, games=2, seed=8, bots=bots, max_cycles=2)
        assert (figures["games"], figures["finished"], figures["unfinished"]) == (2, 0, [8, 9])
        assert sum(figures["winners"].values()) == 0


def test_what_was_done_so_far_is_kept() -> None:
    simulation = Simulation(rules(), Job(("p1", "p2", "p3"), ("random",)), games=50, seed=1)
    for number, _ in enumerate(simulation.run()):
        if number == 2:
            break
    assert simulation.result()["games"] == 3


def test_violations_are_found_at_every_step_or_round(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    monkeypatch.setattr(GameInternals, "problems", lambda _: calls.append(1) or [("gold", 0)])
    job = Job(("p1", "p2", "p3"), ("random",), check="some", max_cycles=3)
    every = play_one(rules(), job, 1, number=0)
    assert len(every.violations) == len(calls) == every.decisions
    calls.clear()
    rounds = play_one(rules(), job, 1, number=1)
    assert len(rounds.violations) == len(calls) <= 4 + 1
    assert rounds.violations[0]["code"] == "gold" and rounds.violations[0]["seed"] == 1
    assert rounds.decisions == every.decisions


def test_a_fault_of_the_engine_is_a_violation_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(Game, "play_fast", fail)
    figures = simulate(rules(), 3, games=2, seed=7)
    assert (figures["finished"], figures["violations"]) == (0, 2)
    assert figures["problems"][1]["seed"] == 8 and figures["problems"][1]["code"] == "exception"


# -- the command line ----------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    base = "simulate --modules legacy --players 4 --games 2 --seed 1 --bots random --check --format json".split()
    code, out, err = run(capsys, *base)
    assert (code, err) == (0, "")
    figures = json.loads(out)
    assert set(KEYS) <= set(figures) and figures["seed"] == 1 and figures["violations"] == 0


@pytest.mark.parametrize("form", ["table", "text"])
def test_a_table_with_the_seed(capsys: pytest.CaptureFixture[str], form: str) -> None:
    code, out, err = run(capsys, *f"simulate --modules legacy --players 3 --games 1 --format {form}".split())
    assert (code, err) == (0, "")
    assert out.startswith("Seed: ") and "violations" in out and "p3" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--bots gredy", "greedy"),
        ("--bots greedy:widht=2", "width"),
        ("--bots random,random", "2 bots"),
        ("--modules legcy", "legacy"),
        ("--mode teems", "teems"),
        ("--board nowhere", "nowhere"),
        ("--option medusa-mode=x", "medusa-mode"),
        ("--games 0", "--games"),
    ],
)
def test_bad_input_is_2(capsys: pytest.CaptureFixture[str], arguments: str, words: str) -> None:
    code, _, err = run(capsys, *f"simulate --modules legacy --players 4 {arguments}".split())
    assert code == 2 and words in err and "Traceback" not in err


# Says on the error stream when the first game is over: from then on there is something to print.
NOISY = """
import sys
from cyclades_apps.cli import main
from cyclades_apps.simulation import Simulation
run = Simulation.run
def noisy(self):
    for number, outcome in enumerate(run(self)):
        if number == 0:
            print("begun", file=sys.stderr, flush=True)
        yield outcome
Simulation.run = noisy
main()
"""


@pytest.mark.xdist_group("processes")
@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.long
def test_an_interrupt_prints_what_was_done(workers: int) -> None:
    arguments = f"simulate --modules legacy --games 100000 --seed 1 --format json --workers {workers}".split()
    process = subprocess.Popen(
        [sys.executable, "-c", NOISY, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "begun\n"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    assert 1 <= json.loads(out)["games"] < 100000
    assert "Traceback" not in err


# -- saves and replays ---------------------------------------------------------------------------------------------


@cache
def saved() -> str:
    game = Game.new(rules(), players=3, seed=5)
    bots = seat_bots(["random"], game.seats, 5)
    for _ in range(200):
        game.apply(play_turn(game, bots))
    return game.to_json()


def test_a_replay_comes_to_the_same_end() -> None:
    done = replay(saved(), rules())
    assert done.passed and done.agrees and done.failure is None
    document = json.loads(saved())
    assert done.played == done.clauses == len(document["entries"]) + (document["begun"] is not None)
    assert done.game.fingerprint == Game.from_json(saved(), rules=rules()).fingerprint


def test_a_replay_says_where_it_stops() -> None:
    document = json.loads(saved())
    document["entries"][7]["clause"] = "bid nobody 3"
    done = replay(document, rules())
    assert not done.passed and done.failure is not None
    assert (done.failure.index, done.failure.action, done.played) == (7, "bid nobody 3", 7)
    assert done.failure.reason.code
    assert done.failure.position == done.game.position_text()
    good = replay({**document, "entries": document["entries"][:7], "begun": None, "snapshot": None}, rules())
    assert good.passed and good.game.fingerprint == done.game.fingerprint


def test_a_replay_finds_a_snapshot_of_another_position() -> None:
    document = json.loads(saved())
    document |= {"entries": document["entries"][:-1], "begun": None}
    done = replay(document, rules())
    assert done.failure is None and done.agrees is False and not done.passed


def test_a_save_that_cannot_begin_is_refused() -> None:
    with pytest.raises(SaveError):
        replay("{}")
    with pytest.raises(SaveError):
        replay({**json.loads(saved()), "fingerprint": "other"}, rules())


def test_play_saves_and_replay_reads(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old", encoding="utf-8")
    code, _, err = run(
        capsys, *f"play --modules legacy --seed 3 --rounds 2 --bots random,random,random --save {file}".split()
    )
    assert (code, err) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0 and "played again" in out and "asked next" in out
    document = json.loads(file.read_text(encoding="utf-8"))
    document["entries"][2]["clause"] = "bid nobody 3"
    file.write_text(json.dumps(document), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 1 and "bid nobody 3" in out and "[areas" in out
    code, out, _ = run(capsys, "replay", str(file), "--format", "json")
    failure = json.loads(out)["failure"]
    assert code == 1 and failure["index"] == 2 and failure["position"]
    file.write_text("no save", encoding="utf-8")
    code, _, err = run(capsys, "replay", str(file))
    assert code == 2 and "not a save" in err
    assert run(capsys, "replay", str(tmp_path / "none.json"))[0] == 2


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    game = Game.from_json(saved(), rules=rules())
    game.save(file)
    before = file.read_text(encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError("disk")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="disk"):
        game.save(file)
    assert file.read_text(encoding="utf-8") == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
