"""Game records: what is read, played and compared; conversions; the canonical form."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cyclades_apps.records import format_record, run_record
from cyclades_apps.records.canonical_form import completed, updated
from cyclades_apps.records.conversion import from_game, from_save, from_scenario, to_scenario
from cyclades_apps.records.record_player import PlayedRow, Span
from cyclades_apps.records.record_runner import play_record
from cyclades_apps.scenarios import run_scenario, scenario_files
from cyclades_apps.scenarios.scenario_reader import read_scenario
from cyclades_apps.scenarios.scenario_runner import _clauses, start
from cyclades_core import Game, Ruleset
from cyclades_core.content.toml import Problems
from cyclades_core.text.i18n import Messages, available_languages

ROOT = Path(__file__).resolve().parents[3]
CORPUS = sorted((ROOT / "tests" / "apps" / "records" / "corpus" / "1").glob("*.cyc"))
EXAMPLES = sorted((ROOT / "examples" / "games").glob("*.cyc"))
GOLDEN = sorted((ROOT / "tests" / "golden" / "games").glob("*.txt"))
LAYERS = ("records", "errors", "problems", "scenarios", "legacy")
HEAD = "record = 1\nmodules = legacy\nplayers = ann, bob, cleo\n"
OPENING = HEAD + "---\n* order cleo bob ann\n* draw sylph\n* gods ares athena\n"


def told(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of each fault."""
    return [(fault.code, fault.line, fault.column) for fault in run_record(text.encode(), "game.cyc").faults]


@pytest.mark.long(every=3)
@pytest.mark.parametrize("file", [*CORPUS, *EXAMPLES], ids=lambda file: file.stem)
def test_a_record_of_the_corpus_still_plays(file: Path) -> None:
    outcome = run_record(file)
    assert [fault.render() for fault in outcome.faults] == []
    assert outcome.clauses > 0


# -- conversions


def scenario_game(path: Path) -> Game:
    _, scenario = read_scenario(path, Problems())
    assert scenario is not None
    game = start(scenario)
    for clause in _clauses(scenario):
        game.apply(clause)
    return game


def both_ways(path: Path, tmp_path: Path) -> None:
    """A scenario as a record and back: the same end, every expectation met."""
    game = scenario_game(path)
    text = from_scenario(path)
    outcome = run_record(text.encode(), path.name)
    assert [fault.render() for fault in outcome.faults] == []
    assert outcome.fingerprint == game.fingerprint
    back, lost = to_scenario(text.encode(), path.name)
    assert lost == []
    again = tmp_path / path.name
    again.write_text(back, encoding="utf-8")
    done = run_scenario(again)
    assert done.passed, done.problems
    assert scenario_game(again).fingerprint == game.fingerprint


@pytest.mark.long(every=4)
@pytest.mark.parametrize("path", scenario_files()[::60], ids=lambda path: path.stem)
def test_a_scenario_is_a_record_and_back(path: Path, tmp_path: Path) -> None:
    both_ways(path, tmp_path)


@pytest.mark.long
def test_every_scenario_is_a_record_and_back(tmp_path: Path) -> None:
    for path in scenario_files():
        both_ways(path, tmp_path)


def golden_game(file: Path) -> Game:
    lines = file.read_text(encoding="utf-8").splitlines()
    head = dict(line.split(" = ", 1) for line in lines if " = " in line)
    rules = Ruleset.load(head["modules"])
    players, board = head["players"].split(), head.get("board")
    game = Game.new(rules, players, head["mode"], board=board, seed=int(head["seed"]), derivation=1)
    for line in lines:
        if ": " in line and not line.startswith(("round", "end in", "#")):
            game.apply(line.partition(": ")[2])
    return game


def there_and_back(file: Path) -> None:
    """A golden game as a save, a record, a save: equal to the last byte; and its record is canonical."""
    game = golden_game(file)
    text = from_save(game.to_json())
    outcome, player = play_record(text.encode(), file.name)
    assert [fault.render() for fault in outcome.faults] == []
    assert player is not None
    assert player.main_line.fingerprint == game.fingerprint
    assert json.loads(player.main_line.to_json()) == json.loads(game.to_json())
    assert format_record(text.encode(), annotate=True).text == text


@pytest.mark.long(every=3)
@pytest.mark.parametrize("file", GOLDEN[::6], ids=lambda file: file.stem)
def test_a_golden_game_is_a_record_and_back(file: Path) -> None:
    there_and_back(file)


@pytest.mark.long
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_game_is_a_record_and_back(file: Path) -> None:
    there_and_back(file)


def test_names_with_blanks_come_back() -> None:
    from cyclades_apps.bots import play_turn, seat_bots

    game = Game.new(Ruleset.load(["legacy"]), players=["Old Ann", "bob", "the other one"], seed=5)
    bots = seat_bots(("random",) * 3, game.seats, 3)
    while game.round < 3:
        game.apply(play_turn(game, bots))
    text = from_game(game)
    assert re.search(r'^\* order .*"Old Ann"', text, re.MULTILINE) and '"the other one"' in text
    assert told(text) == []
    assert [code for code, *_ in told(text.replace('"Old Ann"', "bob", 1))] == ["draw-differs"]


def test_a_clause_that_was_begun_is_the_last_line() -> None:
    game = Game.new(Ruleset.load("legacy"), ["ann", "bob", "cleo"], seed=3)
    game.apply("bid zeus")
    outcome, player = play_record(from_game(game).encode())
    assert outcome.passed and player is not None
    assert player.main_line.to_json() == game.to_json()


# -- what the text says


def test_spans() -> None:
    assert run_record(CORPUS[0]).passed
    opening = next(file for file in CORPUS if file.stem == "opening")
    assert run_record(opening, until=Span("clause", 4)).clauses == 4
    assert run_record(opening, until=Span("round", 2)).round == 2
    rows: list[PlayedRow] = []
    run_record(opening, watch=rows.append, since=Span("clause", 10))
    assert [row.line for row in rows][:1] == [23]


def test_case_does_not_matter_where_one_answer_fits() -> None:
    assert told(OPENING + "cleo: Bid Ares 2\n") == []
    text = format_record((OPENING + "cleo: Ares 2  # first\n").encode()).text
    assert text.endswith("cleo: bid ares 2  # first\n")


def test_names_in_quotes_are_those_of_the_language() -> None:
    head = HEAD.replace("record = 1\n", "record = 1\nlang = pl\n")
    assert told(head + '---\n* order cleo bob ann\n* draw sylph\n* gods ares athena\ncleo: bid "Atena" 2\n') == []
    assert told(head + '---\n* order cleo bob ann\n* draw sylph\n* gods ares athena\ncleo: bid "Zeuss" 2\n') == [
        ("unknown-name", 9, 11)
    ]


def test_what_the_game_answered_by_itself_may_be_written() -> None:
    text = OPENING + "cleo: bid ares 2\nbob: bid athena 1\nann: bid apollo\n"
    outcome, player = play_record(text.encode())
    assert outcome.passed and player is not None
    answered = [event for event in player.play.events if event.key == "answered"]
    assert all(event.args for event in answered)


def test_bots_answer_where_the_text_is_silent_and_what_they_did_can_be_written() -> None:
    file = next(file for file in CORPUS if file.stem == "bots")
    data = file.read_bytes()
    outcome = run_record(data, complete=True)
    text = completed(data, outcome)
    assert text.count("bob: ") > 2 and text.count("cleo: ") > 2
    again = run_record(text.encode())
    assert again.passed and not again.added
    assert again.fingerprint == outcome.fingerprint


def test_values_that_failed_are_rewritten_and_comments_stay() -> None:
    text = OPENING + "? ann gold 3  # at the start\n? cleo gold\n== round 4\ncleo: bid ares 2\n? decision ann action\n"
    outcome = run_record(text.encode(), update=True)
    wanted = text.replace("gold 3", "gold 7").replace("cleo gold", "cleo gold 7").replace("round 4", "round 1")
    assert updated(text.encode(), outcome) == wanted.replace("ann action", "bob bid")


def test_held_game_is_that_of_its_bracket() -> None:
    """Both brackets have as many clauses: the second one was compared with the game of the first."""
    brackets = "".join(f"(\n  cleo: bid {bid}\n  ? held offerings cleo {bid}\n)\n" for bid in ("ares 1", "athena 2"))
    assert told(OPENING + brackets) == []


def test_a_bracket_is_a_copy() -> None:
    text = (
        OPENING
        + "cleo: bid ares 2\n(  # why not\n  bob: bid ares 3\n  (\n    cleo: bid athena 1\n  )\n)\n? decision bob bid\n"
    )
    outcome = run_record(text.encode())
    assert outcome.passed and (outcome.clauses, outcome.brackets) == (1, 2)
    assert outcome.titles == [(9, 14, "why not")]
    assert told(OPENING + "(\n  cleo: bid zeus 1\n  cleo: bid zeus 2\n)\ncleo: bid ares 1\n? cleo gold 1\n") == [
        ("closed", 9, 13),
        ("differs", 13, 13),
    ]


@pytest.mark.long
def test_one_seat_sees_no_secrets() -> None:
    from cyclades_apps.records.file_formats import GameFile, convert_to

    file = ROOT / "tests" / "golden" / "games" / "base-free-for-all-4.txt"
    game = golden_game(file)
    record = GameFile(file, "record", from_game(game).encode())
    text, _ = convert_to(record, "record", seen_by="bob")
    assert text is not None and "seed" not in text
    assert run_record(text.encode()).code == 0


# -- the canonical form


@pytest.mark.long(every=3)
@pytest.mark.parametrize("file", [*CORPUS, *EXAMPLES], ids=lambda file: file.stem)
def test_the_canonical_form_is_one(file: Path) -> None:
    data = file.read_bytes()
    done = format_record(data)
    assert done.faults == []
    assert format_record(done.text.encode()).text == done.text
    assert run_record(done.text.encode()).fingerprint == run_record(data).fingerprint
    assert [line.count("#") for line in done.text.splitlines() if "#" in line] == [
        line.count("#") for line in data.decode().splitlines() if "#" in line
    ]


def test_examples_are_in_canonical_form() -> None:
    assert [file.name for file in EXAMPLES if format_record(file.read_bytes()).text != file.read_text("utf-8")] == []


def test_comments_stay_wherever_they_stand() -> None:
    lines = (
        (ROOT / "tests" / "apps" / "records" / "corpus" / "1" / "battle.cyc").read_text(encoding="utf-8").splitlines()
    )
    for at in range(1, len(lines) + 1):
        text = "\n".join([*lines[:at], "# a note", *lines[at:]]) + "\n"
        done = format_record(text.encode())
        assert done.faults == []
        assert {"# a note", "  # a note"} & set(done.text.splitlines())


# -- words


@pytest.mark.parametrize("lang", available_languages())
def test_every_fault_can_be_told(lang: str) -> None:
    say = Messages(lang, LAYERS, strict=True)
    for text in (HEAD, "modules = legacy\n---\n", HEAD + "---\nann bid\n", OPENING + "ann: bid ares 2\n? ann gld 3\n"):
        for fault in run_record(text.encode(), "game.cyc").faults:
            assert fault.render(say).startswith("game.cyc:")


# -- mistakes

OUTBID = OPENING + "cleo: bid ares 2\nbob: bid ares 3\n"
TURN = OUTBID + "cleo: bid athena 1\nann: bid apollo\n"
#: What was written, the code, line and column of what is said, and the exit code.
MISTAKES = [
    ("modules = legacy\n---\n", "no-version", 1, 1, 2),
    ("record = 2\n---\n", "newer", 1, 1, 2),
    (HEAD + "cleo: bid ares 2\n", "no-body", 4, 1, 2),
    (HEAD.replace("modules", "modul") + "---\n", "unknown-key", 2, 1, 2),
    (HEAD.replace("bob", "none") + "---\n", "bad-name", 3, 11, 2),
    (HEAD + "seed = 1\n[chance]\ndice = [1]\n---\n", "two-chances", 5, 1, 2),
    (OPENING + "cleo bid ares 2\n", "no-colon", 8, 1, 2),
    (OPENING + "cloe: bid ares 2\n", "unknown-seat", 8, 1, 2),
    (OPENING + "ann: bid ares 2\n", "wrong-seat", 8, 1, 1),
    (OPENING + "cleo: bid zues 2\n", "unknown-answer", 8, 11, 1),
    (OPENING + "cleo: bid ares\nbob: bid ares 2\n", "unfinished", 9, 1, 1),
    (OPENING + "cleo: bid ares 2\nbob: bid ares 2\n", "too-low", 9, 15, 1),
    (OUTBID + "cleo: bid ares 4\n", "just-outbid", 10, 11, 1),
    (OPENING + "cleo: bid ares 9\n", "cannot-pay", 8, 16, 1),
    (OPENING + "cleo: bid ares 2 3\n", "left-over", 8, 18, 1),
    (TURN + "bob: march m3-f2 -> m3-c3 1 troop\n", "out-of-reach", 12, 21, 1),
    (TURN + "bob: buy harpy full\n", "not-offered", 12, 10, 1),
    (TURN + "bob: take\n", "not-now", 12, 6, 1),
    (TURN + "== round 3\n", "mark", 12, 1, 1),
    (HEAD + "seed = 3\n---\n* gods ares zeus\n", "draw-differs", 6, 8, 1),
    (HEAD + "---\n* order cleo bob ann\n", "draw-missing", 4, 1, 1),
    (HEAD + "---\n* order cleo bob ann\n* draw sylph\n* gods apollo zeus\n", "draw-impossible", 7, 8, 1),
    (OUTBID + "* roll 3 0\n", "draw-unused", 10, 8, 1),
    (OUTBID + ")\n", "bracket-close", 10, 1, 2),
    (OUTBID + "(\n", "bracket-open", 10, 1, 2),
    (OUTBID + "? ann gld 3\n", "unknown-fact", 10, 7, 2),
    (OUTBID + "? anne gold 3\n", "unknown", 10, 3, 2),
    (OUTBID + "* draw harpie\n", "script-unknown", 10, 8, 2),
]


@pytest.mark.long(every=3)
@pytest.mark.parametrize("case", MISTAKES, ids=lambda case: case[1])
def test_a_mistake_is_told_where_it_is(case: tuple[str, str, int, int, int]) -> None:
    text, code, line, column, end = case
    outcome = run_record(text.encode(), "game.cyc")
    assert [(fault.code, fault.line, fault.column) for fault in outcome.faults] == [(code, line, column)]
    assert outcome.code == end
    for lang in available_languages():
        assert outcome.faults[0].render(Messages(lang, LAYERS, strict=True))


# -- pytest


@pytest.mark.xdist_group("processes")
@pytest.mark.long
def test_pytest_collects_records(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    good = (ROOT / "tests" / "apps" / "records" / "corpus" / "1" / "battle.cyc").read_text(encoding="utf-8")
    (tmp_path / "test_good.cyc").write_text(good, encoding="utf-8")
    (tmp_path / "test_bad.cyc").write_text(good.replace("E4 units 1 fleet", "E4 units 2 fleet"), encoding="utf-8")
    (tmp_path / "test_none.cyc").write_text("nonsense\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "cyclades_apps.records.pytest_plugin"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "CYCLADES_LANG": "en"}
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run([*command, "-q", str(tmp_path)], capture_output=True, text=True, env=environment)
    assert "2 failed, 3 passed" in done.stdout, done.stdout + done.stderr
    assert "test_bad.cyc::what if he runs?" in done.stdout and "Traceback" not in done.stdout
    assert "test_bad.cyc:25:14: differs: E4 units" in done.stdout


@pytest.mark.xdist_group("processes")
@pytest.mark.long
def test_pytest_rewrites_values_that_failed(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    good = (ROOT / "tests" / "apps" / "records" / "corpus" / "1" / "battle.cyc").read_text(encoding="utf-8")
    file = tmp_path / "test_bad.cyc"
    file.write_text(good.replace("E4 units 1 fleet", "E4 units 2 fleet"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "cyclades_apps.records.pytest_plugin"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([*command, "-q", "--cyclades-update", str(tmp_path)], capture_output=True, env=environment)
    assert done.returncode == 0 and file.read_text(encoding="utf-8") == good
