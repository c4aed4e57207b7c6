"""`examples/lesbos`: an expansion by TOML alone, by the public door, with both editions and all that they allow."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.authoring import aim_at, check
from cyclades_apps.cli import main
from cyclades_core import Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.testing import Conformance
from cyclades_core.text.i18n import Messages

LESBOS = Path(__file__).resolve().parents[2] / "examples" / "lesbos"
# areas have ids that can be read; names in two languages would double the example
LEFT = {"unnamed-areas"}


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def test_texts_of_a_folder_that_a_ruleset_names_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    rules = Ruleset.load("base,lesbos", extra_folders=[LESBOS])
    assert Messages.of(rules).text("creature-siren-of-eresos") == "Siren of Eresos"
    assert capsys.readouterr().err == ""


def test_it_is_small_and_sound() -> None:
    assert not list(LESBOS.rglob("*.py"))
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in LESBOS.glob("*.toml")) < 200
    report = check(aim_at(str(LESBOS)), games=0)
    assert [str(each.fault) for each in report.findings if each.code not in LEFT] == []
    assert len(report.sets) == 14 and report.scenarios == 6


class TestLesbos(Conformance):
    folder = LESBOS
    scenarios = LESBOS / "scenarios"
    games = 1

    # whatever plays, with fourteen sets of modules

    @pytest.mark.long
    def test_random_games_without_a_violation(self, modules: str, request: pytest.FixtureRequest) -> None:
        super().test_random_games_without_a_violation(modules, request)

    @pytest.mark.long
    def test_saves_and_clones_go_on_alike(self, modules: str) -> None:
        super().test_saves_and_clones_go_on_alike(modules)

    @pytest.mark.long
    def test_nobody_sees_what_he_cannot_know(self, modules: str) -> None:
        super().test_nobody_sees_what_he_cannot_know(modules)


def test_the_command_line_tells_of_its_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told, some = (str(each) for each in (LESBOS / "scenarios", LESBOS / "scenarios" / "XL1.2-sappho.toml"))
    code, report = ran(capsys, "coverage", told)
    assert code == 0 and list(report) == ["lesbos"], "of the editions it shows nothing"
    assert report["lesbos"]["missing"] == [] and len(report["lesbos"]["covered"]) == 7
    assert "XL2.1" in ran(capsys, "coverage", some)[1]["lesbos"]["missing"]
    assert ran(capsys, "mutate", "--box", "lesbos", told) == (0, {"mutations": 10, "caught": 10, "survivors": []})
    code, report = ran(capsys, "mutate", "--box", "lesbos", some)
    assert code == 1 and "lesbos:rule:hospitality trigger[0]" in [each["mutation"] for each in report["survivors"]]
    for command in ("coverage", "mutate"):
        with pytest.raises(SystemExit) as end:
            main(["scenario", command, str(tmp_path / "gone")])
        assert end.value.code == 2 and "gone" in capsys.readouterr().err


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, dict[str, Any]]:
    with pytest.raises(SystemExit) as end:
        main(["scenario", arguments[0], "--folder", str(LESBOS), "--format", "json", *arguments[1:]])
    reset()
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return end.value.code, report


@pytest.mark.long
def test_it_plays_with_everything_that_it_allows() -> None:
    report = check(aim_at(str(LESBOS)), games=2)
    assert [str(each.fault) for each in report.findings if each.severity == "error"] == []
    assert [modules for modules in report.sets if report.of_set(modules)["faults"]] == []
    assert report.games >= 2 * len(report.sets)


def test_line_that_gives_gold_is_called_take_gold() -> None:
    scenario = tomllib.loads((LESBOS / "scenarios" / "XL1.2-sappho.toml").read_text(encoding="utf-8"))
    rules = Ruleset.load("legacy,lesbos", extra_folders=[LESBOS])
    game = Game.from_position(rules, scenario["given"], scenario["players"], board="lesbos-three", seed=1)
    labels = {option.value: option.name for option in game.decision.options}
    assert labels["take"] == "line-take-gold"
    assert Messages("en", ("legacy",), strict=True).name(labels["take"]) == "Take gold"
    (event,) = [event for event in game.apply("take") if event.key == "gold-gained"]
    assert event.args["cause"] == "line-take-gold"


def test_rules_of_an_expansion_can_be_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["rule", "XL2.1", "B9.4", "--folder", str(LESBOS)])
    said = capsys.readouterr().out
    assert end.value.code == 0
    assert "The Siren of Eresos steals up to 3 gold" in said and "B9.4" in said


def test_rule_that_no_expansion_has_is_reported_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["rule", "XL2.99", "--folder", str(LESBOS)])
    assert end.value.code == 2
    assert "XL2.3" in capsys.readouterr().err
