"""The command line from outside: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.cli.app import COMMANDS

ROOT = Path(__file__).resolve().parents[3]
SCENARIO = ROOT / "scenarios" / "legacy" / "L16.14-harpy.toml"


class Ran:
    """What a run of the command line left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture
def cyclades(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> object:
    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["cyclades", *arguments])
        with pytest.raises(SystemExit) as end:
            main(arguments)
        out, err = capsys.readouterr()
        return Ran(int(end.value.code or 0), out, err)

    return run


# -- the root ------------------------------------------------------------------------------------------------------


def test_help_names_every_command(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("--help")
    assert ran.code == 0
    assert all(f"\n  {name}  " in ran.out for name in COMMANDS)


def test_the_version(cyclades) -> None:  # type: ignore[no-untyped-def]
    assert re.match(r"Cyclades \d+\.\d+\.\d+(\.dev\d+)? \((pure Python|compiled)\)$", cyclades("--version").out.strip())


@pytest.mark.parametrize("arguments", [["no-such-command"], ["scenario", "no-such"], ["play", "--rounds", "many"]])
def test_bad_usage_is_2(cyclades, arguments: list[str]) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades(*arguments)
    assert ran.code == 2 and ran.err and "Traceback" not in ran.err


# -- modules -------------------------------------------------------------------------------------------------------


def test_modules_are_listed(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("modules")
    assert ran.code == 0
    assert any(line.startswith("legacy ") for line in ran.lines)
    assert "hades/undead" in ran.out
    assert "figurine-expiry" in ran.out


def test_modules_as_json(cyclades) -> None:  # type: ignore[no-untyped-def]
    found = {module["id"]: module for module in json.loads(cyclades("modules", "--format", "json").out)}
    assert found["legacy"]["problems"] == []
    assert found["legacy"]["options"]["medusa-mode"] == ["no-entry", "no-exit"]
    assert cyclades("modules", "--format", "table").code == 0


# -- scenarios -----------------------------------------------------------------------------------------------------


def test_a_scenario_passes(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("scenario", "run", str(SCENARIO))
    assert (ran.code, ran.lines[-1]) == (0, "1 passed, 0 failed")


def test_a_scenario_fails_with_its_place(cyclades, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "wrong.toml"
    file.write_text(SCENARIO.read_text(encoding="utf-8").replace("gold = { ann = 2 }", "gold = { ann = 5 }"), "utf-8")
    ran = cyclades("scenario", "run", str(file), str(SCENARIO))
    assert ran.code == 1
    assert re.search(r"wrong\.toml:\d+:\d+: ann: expected 5, found 2", ran.out)
    assert ran.lines[-1] == "1 passed, 1 failed"
    report = json.loads(cyclades("scenario", "run", str(file), "--format", "json").out)
    assert (report["passed"], report["failed"]) == (0, 1)
    assert report["scenarios"][0]["cite"][0] == "L16.14"
    assert "expected 5" in report["scenarios"][0]["problems"][0]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"title = ["])
def test_a_file_that_is_no_toml_is_bad_input(cyclades, tmp_path: Path, content: bytes) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "none.toml"
    file.write_bytes(content)
    ran = cyclades("scenario", "run", str(file), str(SCENARIO))
    assert ran.code == 2 and "none.toml:1:" in ran.out and ran.lines[-1] == "1 passed, 1 failed"


def test_an_option_that_there_is_not_is_told_where_the_scenario_sets_it(cyclades, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "option.toml"
    text = SCENARIO.read_text(encoding="utf-8")
    file.write_text(
        re.sub(r"(?m)^(modules = .*)$", r'\1\noptions = { medusa-mood = "no-exit" }', text, count=1), "utf-8"
    )
    ran = cyclades("scenario", "run", str(file))
    line = file.read_text(encoding="utf-8").splitlines().index('options = { medusa-mood = "no-exit" }') + 1
    assert ran.code == 1 and f"option.toml:{line}:13: error[unknown-option]" in ran.out and "medusa-mode" in ran.out


def test_a_missing_scenario_is_bad_input(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("scenario", "run", "no/such/file.toml")
    assert ran.code == 2 and "no/such/file.toml" in ran.err


@pytest.mark.long
def test_coverage(cyclades) -> None:  # type: ignore[no-untyped-def]
    report = json.loads(cyclades("scenario", "coverage", "--format", "json").out)
    assert set(report) == {"base", "legacy", "hades", "titans", "house"}
    assert "L16.14" in report["legacy"]["covered"]
    assert set(report["legacy"]) == {"rules", "covered", "missing", "exempt"}
    for form in ("table", "text"):
        ran = cyclades("scenario", "coverage", "--format", form)
        assert ran.code == 0 and "legacy" in ran.out


# -- play ----------------------------------------------------------------------------------------------------------


def story(cyclades, *more: str) -> Ran:  # type: ignore[no-untyped-def]
    return cyclades("play", "--modules", "legacy", "--players", "3", "--seed", "7", "--rounds", "2", *more)  # type: ignore[no-any-return]


def test_a_game_is_a_story(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = story(cyclades)
    assert ran.code == 0 and not ran.err
    assert "Seed: 7" in ran.lines
    assert [line for line in ran.lines if line.startswith("Cycle ")] == ["Cycle 1 begins.", "Cycle 2 begins."]
    assert "metropolises" in ran.out and "A p1, B p2, C p3" in ran.out
    # no id of a message, no repr
    assert not re.search(r"\b(event|phase|player|area|god|unit)-[a-z0-9]", ran.out), ran.out
    assert "{" not in ran.out and "None" not in ran.out


def test_the_same_seed_tells_the_same_story(cyclades) -> None:  # type: ignore[no-untyped-def]
    assert story(cyclades).out == story(cyclades).out


def test_a_story_as_json(cyclades) -> None:  # type: ignore[no-untyped-def]
    told = json.loads(story(cyclades, "--format", "json").out)
    assert told["seed"] == 7 and told["modules"] == ["legacy"]
    assert told["events"][0]["key"] == "game-started"
    assert told["winners"] is None


def test_players_have_names_and_the_board_a_name(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades(*"play --modules legacy --names Żaneta,bob --board legacy-4 --seed 7 --rounds 1".split())
    assert ran.code == 0 and not ran.err
    assert "A Żaneta, B bob" in ran.out and "p1" not in ran.out
    assert ran.out != cyclades(*"play --modules legacy --names Żaneta,bob --seed 7 --rounds 1".split()).out
    same = cyclades(*"play --modules legacy --names bob,bob".split())
    assert same.code == 2 and "bob" in same.err


def test_the_gender_of_a_player_is_for_the_words_alone(cyclades, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    from cyclades_apps.cli import play, shared_options

    asked = []

    def messages_for(lang, modules=(), genders=None, settings=None, places=None):  # type: ignore[no-untyped-def]
        asked.append(genders)
        return shared_options.messages_for(lang, modules, genders, settings, places)

    monkeypatch.setattr(play, "messages_for", messages_for)
    ran = story(cyclades, "--names", "ann,bob,cleo", "--gender", "ann=feminine, bob=masculine")
    assert ran.code == 0 and asked[-1] == {"ann": "feminine", "bob": "masculine"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play --gender ann=feminine", "There is no player “ann”. Players: p1, p2, p3."),
        ("play --gender p1=neuter", "p1=neuter is not of the form name=gender; genders: feminine, masculine."),
        ("play --gender p1", "p1 is not of the form name=gender"),
        ("play --modules legacy --board atlantis", "There is no board “atlantis”. Boards: legacy-3"),
        ("simulate --modules legacy --players 5 --board atlantis", "There is no board “atlantis”. Boards: legacy-5"),
        ("play --modules legacy --option tide=low", "there is no option “tide”; known: figurine-expiry | medusa-mode"),
        ("play --save no/such/folder/game.json", "no/such/folder/game.json: "),
        ("play --save .", ".: "),
    ],
)
def test_what_cannot_be_is_said_before_the_game(cyclades, arguments: str, said: str) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades(*arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_whole_game_ends_with_winners(cyclades) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("play", "--modules", "legacy", "--players", "2", "--seed", "3", "--rounds", "400")
    assert ran.code == 0 and not ran.err
    assert [line.strip() for line in ran.lines if "wins the game" in line] in (
        ["p1 wins the game."],
        ["p2 wins the game."],
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--modules", "legcy"], "legacy"),
        (["--modules", "hades/undead"], "hades/undead"),
        (["--modules", "legacy", "--players", "6"], "6 players"),
        (["--modules", "legacy", "--mode", "teems"], "teems"),
        (["--modules", "legacy", "--option", "medusa-mode=x"], "medusa-mode"),
        (["--modules", "legacy", "--option", "medusa"], "medusa"),
        (["--modules", "legacy", "--bots", "clever"], "clever"),
        (["--modules", "legacy", "--bots", "random,random"], "2 bots"),
        (["--modules", "legacy", "--lang", "xx"], "xx"),
    ],
)
def test_bad_input_is_2_and_says_what(cyclades, arguments: list[str], words: str) -> None:  # type: ignore[no-untyped-def]
    ran = cyclades("play", *arguments)
    assert ran.code == 2, ran.out + ran.err
    assert words in ran.err and "Traceback" not in ran.err
