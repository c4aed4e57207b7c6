"""The commands about records, as people and programs use them: what they print, write and end with."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
import run_size
from fuzz_targets import records
from record_grammar import hostile

from cyclades_apps.cli import main
from cyclades_apps.records.conversion import from_game
from cyclades_apps.records.file_formats import GameFile, convert_to
from cyclades_apps.records.record_runner import run_record
from cyclades_core import Game, Ruleset
from cyclades_core.game.replay import retold

ROOT = Path(__file__).resolve().parents[3]
BATTLE = ROOT / "tests" / "apps" / "records" / "corpus" / "1" / "battle.cyc"
HEAD = "record = 1\nmodules = legacy\nplayers = ann, bob, cleo\n"
GAME = """record = 1
modules = legacy
players = ann, bob, cleo
[names]
ann = Ann of Naxos
[genders]
ann = feminine
[bots]
cleo = greedy
---
* order cleo bob ann
* draw sylph
* gods ares athena
cleo: bid ares 2
bob: bid ares 3
cleo: bid athena 1
ann: bid apollo
bob: recruit m3-f2
bob: end
"""


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.cyc"
    file.write_text(GAME, encoding="utf-8")
    return str(file)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", *arguments])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


# -- run ---------------------------------------------------------------------------------------------------------------


def test_programs_get_one_document_or_an_object_a_line(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "run", game, "--format", "json")
    document = json.loads(out)
    assert (code, document["passed"], document["failed"]) == (0, 1, 0)
    record = document["records"][0]
    assert record["failures"] == [] and record["fingerprint"] == run_record(game).fingerprint
    code, out, _ = run(capsys, "run", game, "--format", "jsonl")
    *clauses, last = map(json.loads, out.splitlines())
    assert code == 0 and last == {"record": record}
    assert clauses[0] | {"events": [], "draws": []} == {
        **{"file": game, "line": 14, "ply": 1, "seat": "cleo", "clause": "bid ares 2"},
        **{"depth": 0, "draws": [], "events": []},
    }
    assert clauses[0]["events"][0]["key"] == "bid"


def test_it_goes_on_behind_a_refused_clause_if_asked_to(
    capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.cyc"
    file.write_text(GAME.replace("cleo: bid ares 2\n", "cleo: bid zeus 2\ncleo: bid ares 2\n? ann gold 3\n"))
    code, out, _ = run(capsys, "run", str(file))
    assert code == 1 and ":14:11: closed:" in out and ":16:" not in out
    code, out, _ = run(capsys, "run", str(file), "--keep-going", "--format", "jsonl")
    faults = [row["failure"] for row in map(json.loads, out.splitlines()) if "failure" in row]
    assert code == 1 and [(fault["code"], fault["line"]) for fault in faults] == [("closed", 14), ("differs", 16)]
    assert faults[0]["refusal"]["cite"] and faults[0]["nearest"] and faults[1]["expected"] == 3


def test_what_happens_is_told_below_each_clause(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "run", game, "--trace")
    assert code == 0 and "   14    1  cleo: bid ares 2\n            cleo offers 2 GP to Ares.\n" in out
    assert "Ann of Naxos goes to Apollo." in out
    code, out, err = run(capsys, "run", str(BATTLE), "--trace")
    inside, outside = out.split("   27    2  bob: retreat stay")
    assert (code, err) == (0, "")
    assert "bob retreats" not in outside and "retreats with a fleet" in " ".join(inside.split())
    assert "ann wins the battle after 2 rounds; bob has lost 2 fleets." in outside


def test_a_record_is_a_save(capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    assert run(capsys, "run", game, "--save", str(file), "--quiet")[:2] == (0, "")
    assert Game.from_json(file.read_bytes()).fingerprint == run_record(game).fingerprint


def test_a_folder_without_records_is_no_success(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "run", str(tmp_path))
    assert code == 2 and "No record (.cyc) there" in err


def test_what_bots_did_at_the_start_stands_behind_the_first_mark(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "bots.cyc"
    header = HEAD.replace("cleo\n", "cleo\nseed = 3\n[bots]\nbob = random\n")
    file.write_text(header + "---\n* order bob cleo ann\n\n== round 1\n# begin\ncleo: bid apollo\n", encoding="utf-8")
    code, out, _ = run(capsys, "run", str(file), "--complete")
    assert code == 0 and re.search(r"== round 1\n# begin\nbob: bid .*\ncleo: bid apollo\n", out)


def test_it_runs_again_when_a_file_changes(
    capsys: pytest.CaptureFixture[str], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def sleep(seconds: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 2:
            Path(game).write_text(GAME + "? ann gold 99\n", encoding="utf-8")
        if looks > 4:
            raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", sleep)
    code, out, err = run(capsys, "run", game, "--watch")
    assert code == 130 and err.count("Waiting for a change") == 2
    assert out.count("game.cyc: played;") == 1 and "expected 99" in out


@pytest.mark.xdist_group("processes")
@pytest.mark.long
def test_a_record_of_a_folder_is_played_by_workers_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.cyc").write_text(GAME, encoding="utf-8")
    code, out, _ = run(capsys, "run", str(tmp_path), "--workers", "2", "--trace")
    assert code == 0 and out.count("Ann of Naxos goes to Apollo.") == 2
    assert out.endswith("records passed: 2, failed: 0\n")


# -- replay, resume ----------------------------------------------------------------------------------------------------


def test_a_record_is_told_to_one_seat_step_by_step(
    capsys: pytest.CaptureFixture[str], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = run(capsys, "replay", game, "--seat", "bob", "--at", "4")
    assert code == 0 and "Ann of Naxos goes to Apollo." in out and "4 clauses played again" in out
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nq\n"))
    code, out, err = run(capsys, "replay", game, "--step")
    assert code == 0 and err.count("Enter: next, q: end") == 3
    assert "outbids cleo" in out or "offers 3 GP" in out
    assert "goes to Apollo" not in out
    assert run(capsys, "replay", game, "--seat", "zed")[0] == 2


def test_a_line_out_of_turn_is_no_success_anywhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.cyc"
    file.write_text(GAME.replace("bob: bid ares 3", "ann: bid ares 3"), encoding="utf-8")
    for command in (["run"], ["replay"], ["convert"], ["board", "show"], ["play", "--resume"]):  # what takes a record
        code, out, err = run(capsys, *command, str(file))
        assert code == 1 and f"{file.as_posix()}:15:1: wrong-seat: bob is asked" in out + err, command


def test_a_record_can_be_played_on(
    capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bots keep their seats, draws that its text does not tell come from the seed, and its file stays as it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 40))
    code, out, _ = run(capsys, "play", "--resume", game, "--seats", "bob=random", "--plain")
    assert code == 0 and "A Ann of Naxos" in out and "bob=random,cleo=greedy" in out
    assert Path(game).read_text(encoding="utf-8") == GAME
    save = tmp_path / "cyclades-1.json"
    played = Game.from_json(save.read_bytes())
    assert played.round > 1
    code, out, _ = run(capsys, "convert", str(save))
    assert code == 0
    again = run_record(out.encode())
    assert again.passed and again.fingerprint == played.fingerprint


def test_a_scenario_comes_in_by_standard_input_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = next((ROOT / "scenarios" / "legacy").glob("*.toml"))
    code, named, _ = run(capsys, "convert", str(file))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert (code, named) == run(capsys, "convert", "-")[:2] and code == 0
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"title = 'x'\nplay = 3\n")))
    code, _, err = run(capsys, "convert", "-")
    assert code == 2 and err.startswith("-:")


# -- scenarios ---------------------------------------------------------------------------------------------------------


def test_a_record_that_cites_rules_is_a_scenario(capsys: pytest.CaptureFixture[str], game: str, tmp_path: Path) -> None:
    text = BATTLE.read_text(encoding="utf-8")
    (tmp_path / "battle.cyc").write_text(text, encoding="utf-8")
    assert run(capsys, "scenario", "run", str(tmp_path))[:2] == (0, "1 passed, 0 failed\n"), "game.cyc cites nothing"
    (tmp_path / "battle.cyc").write_text(text.replace("? ann gold 1", "? ann gold 2"), encoding="utf-8")
    code, out, _ = run(capsys, "scenario", "run", str(tmp_path / "battle.cyc"), game, "--format", "json")
    document = json.loads(out)
    assert (code, document["passed"], document["failed"]) == (1, 1, 1)
    assert document["scenarios"][0]["cite"] == ["L13.2.3", "L14.1"]
    assert "ann gold: expected 2, found 1" in document["scenarios"][0]["problems"][0]
    code, out, _ = run(capsys, "scenario", "coverage", str(BATTLE), "--format", "json")
    assert json.loads(out)["legacy"]["covered"] == ["L13.2.3", "L14.1"]


# -- conversions -------------------------------------------------------------------------------------------------------


def random_game(modules: str, seed: int, clauses: int) -> Game:
    game, rng = Game.new(Ruleset.load(modules), ["ann", "bob", "cleo"], seed=seed), random.Random(seed)
    while not game.is_over and len(game.log) < clauses:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def test_chance_can_be_written_as_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    played = random_game("legacy", 3, 40)
    file = tmp_path / "game.json"
    played.save(file)
    code, out, err = run(capsys, "convert", str(file), "--chance", "script")
    assert code == 1 and out == "" and "seed" in err
    code, out, err = run(capsys, "convert", str(file), "--chance", "script", "--lossy")
    assert code == 0 and "seed" not in out and "\n* draw " in out
    again = run_record(out.encode())
    assert again.passed and again.clauses == len(played.log)


def secrets_told(game: Game, seat: str) -> tuple[int, list[str]]:
    """The holes in the record of what a seat has seen, and the lines that name a card it cannot know of."""
    source = GameFile(Path("game.cyc"), "record", from_game(game).encode())
    text, _ = convert_to(source, "record", seen_by=seat)
    assert text is not None and "seed" not in text and "chance" not in text
    groups: list[list[str]] = [[]]
    for line in text.partition("---\n")[2].splitlines():
        groups += [[]] if re.match(r"\w+: ", line) else []
        groups[-1].append(line)
    cards = {name for kind in ("creature", "hero", "artifact", "item") for name in game.rules.names.get(kind, ())}
    known = ""
    told = []
    for lines, (events, then) in zip(groups, retold(game), strict=True):
        seen: list[Any] = [each.to_dict() for event in events if (each := event.seen_from(seat)) is not None]
        before, known = known, json.dumps(then.view(seat))
        facts = before + known + json.dumps(seen)
        others = [line for line in lines if not line.startswith(f"{seat}: ")]
        told += [line for line in others for word in line.split()[1:] if word in cards and word not in facts]
    assert run_record(text.encode()).code == 0
    return text.count("?"), told


def test_one_seat_learns_nothing_that_it_has_not_seen() -> None:
    assert secrets_told(random_game("legacy,titans", 3, 80), "bob")[1] == []


@pytest.mark.long
def test_no_seat_learns_what_it_has_not_seen() -> None:
    holes, seeds = 0, run_size.size(ci=4, full=40)
    for modules in ("base", "legacy,hades", "legacy,titans"):
        for seed in range(seeds):
            game = random_game(modules, seed, 200)
            for seat in game.seats:
                found, told = secrets_told(game, seat)
                holes += found
                assert told == [], (modules, seed, seat)
    assert holes > seeds, "something was hidden at all"


# -- hostile ones ------------------------------------------------------------------------------------------------------


def fuzz(count: int) -> dict[int, int]:
    """So many records from the grammar, and what a run of them would end with: never with a traceback."""
    codes = dict.fromkeys((0, 1, 2), 0)
    rng = random.Random(20)
    for number in range(count):
        data = hostile(rng)
        try:
            codes[records(data)] += 1
        except Exception:
            print(f"record {number}: {data!r}")  # for tests/fuzz/corpus/records
            raise
    return codes


def test_hostile_records_are_told_where_they_are_wrong() -> None:
    assert sum(fuzz(60).values()) == 60


@pytest.mark.long
def test_fifty_thousand_hostile_records() -> None:
    count = run_size.size(ci=2_000, full=50_000)
    codes = fuzz(count)
    assert min(codes.values()) > count // 200, f"each way to end was met: {codes}"


@pytest.mark.long
def test_ten_megabytes_are_played_without_keeping_them(tmp_path: Path) -> None:
    import tracemalloc

    head = GAME.partition("[names]")[0] + "---\n* order cleo bob ann\n* draw sylph\n* gods ares athena\n"
    note = "# " + "why not, " * 200
    bracket = f"(  {note}\n  cleo: bid ares 2  {note}\n  {note}\n  {note}\n  ? ann gold 7\n)\n"
    file = tmp_path / "large.cyc"
    file.write_text(head + bracket * 1_500, encoding="utf-8")
    assert file.stat().st_size > 10_000_000
    run_record(head.encode())  # the rules are loaded
    tracemalloc.start()
    try:
        outcome = run_record(file)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert outcome.passed and outcome.brackets == 1_500
    assert most < 2_000_000


def test_why_a_clause_cannot_be_played_is_told_in_the_words_of_its_modules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mistake.cyc"
    file.write_text(HEAD + "---\n* order cleo bob ann\n* draw sylph\n* gods ares athena\ncleo: bid zeus 2\n")
    code, out, err = run(capsys, "replay", "--format", "text", str(file))
    assert code == 1 and "Not face up: Zeus." in out and not err
    code, out, err = run(capsys, "replay", "--format", "json", str(file))
    assert code == 1 and json.loads(out)["failure"]["text"] == "Not face up: Zeus." and not err
    code, out, err = run(capsys, "board", "show", str(file))
    assert code == 2 and "Zeus" in err and "god-zeus" not in err


def test_a_replay_goes_no_further_than_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.cyc"
    file.write_text(GAME, encoding="utf-8")
    last = json.loads(run(capsys, "replay", "--format", "json", str(file))[1])["clauses"]
    assert last > 0 and run(capsys, "replay", "--at", str(last), str(file))[0] == 0
    code, _, err = run(capsys, "replay", "--at", str(last + 1), str(file))
    assert code == 2 and "--at" in err and f"the last one is {last}" in " ".join(err.split())
