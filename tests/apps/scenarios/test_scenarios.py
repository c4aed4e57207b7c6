"""Every scenario passes, and at each of its decisions games can be saved, loaded and cloned; and the runner itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades_apps.scenarios import ScenarioOutcome, coverage, every_decision, run_paths, run_scenario, scenario_files
from cyclades_apps.scenarios.rule_coverage import exemptions
from cyclades_apps.scenarios.scenario_reader import read_scenario, rule_numbers
from cyclades_core.content.toml import Problems
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[3]
FILES = scenario_files()
WORDS = Messages("en", expansions=("errors", "scenarios"), strict=True)


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def said(outcome: ScenarioOutcome) -> str:
    return "\n".join(problem.render(WORDS) for problem in outcome.problems)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_scenario(file: Path) -> None:
    outcome = run_scenario(file)
    assert outcome.passed, said(outcome)


@pytest.mark.long(every=20)
@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_decision_can_be_saved_and_cloned(file: Path) -> None:
    assert every_decision(file) >= 1


def test_a_file_is_named_after_a_rule() -> None:
    every = [number for numbers in rule_numbers().values() for number in numbers]
    # the number of a section stands for its rules: L13.2 for L13.2.1
    known = {".".join(number.split(".")[: n + 1]) for number in every for n in range(number.count(".") + 1)}
    assert not [file.name for file in FILES if file.stem.partition("-")[0] not in known]


def test_every_scenario_says_how_it_ends() -> None:
    """Whose question comes next, or that the game is over: so that no left-over question hides."""
    for file in FILES:
        _, scenario = read_scenario(file, Problems())
        assert scenario is not None, file
        assert scenario.expect.decision is not None or scenario.expect.over is not None, file


# -- coverage ------------------------------------------------------------------------------------------------------


def test_coverage_shares_out_the_list_of_rules() -> None:
    report = coverage()
    assert list(report) == list(rule_numbers())
    for edition, figures in report.items():
        parts = [*figures["covered"], *figures["missing"], *figures["exempt"]]
        assert sorted(parts) == sorted(figures["rules"]), edition
        assert len(set(parts)) == len(parts), edition


def test_exemptions_name_rules_and_give_reasons() -> None:
    for edition, rules in exemptions().items():
        assert not set(rules) - set(rule_numbers()[edition])
        assert all(len(reason) > 5 for reason in rules.values())


def test_what_is_covered_needs_no_exemption() -> None:
    """An exemption that is no longer true has to go."""
    report = coverage()
    for edition, rules in exemptions().items():
        assert not set(rules) & set(report[edition]["covered"])


# -- the runner ----------------------------------------------------------------------------------------------------

GOOD = """
title = "Troops of Ares cost nothing, then 2"
cite = ["L11.2.1"]
modules = "legacy"
players = ["ann", "bob", "cleo"]
play = [
  "ann: recruit m3-b1",
  "ann: recruit m3-b1",
  { do = "ann: recruit m3-b1", refused = "cannot-pay" },
  { seat = "ann", offers = ["end"], not-offers = ["recruit"] },
]

[given]
turn = ["ann", "ares"]
gold = { ann = 4 }

[given.areas]
m3-b1 = { owner = "ann", units = { troop = 1 } }

[expect]
areas = { m3-b1 = { owner = "ann", units = { troop = 3 } } }
gold = { ann = 2 }
events = ["unit-placed", { key = "unit-placed", faction = "ann", area = "m3-b1" }]
no-events = ["battle-began"]
decision = { seat = "ann", prompt = "action" }
"""


def run(tmp_path: Path, text: str) -> ScenarioOutcome:
    file = tmp_path / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    return run_scenario(file)


def test_a_good_scenario_passes(tmp_path: Path) -> None:
    outcome = run(tmp_path, GOOD)
    assert outcome.passed, said(outcome)
    assert (outcome.title, outcome.cite) == ("Troops of Ares cost nothing, then 2", ("L11.2.1",))


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "words"),
    [
        ("title", "titel", "unknown-key", 2, "title"),
        ('cite = ["L11.2.1"]', 'cite = ["L11.2.9"]', "unknown-id", 3, "L11.2.9"),
        ('cite = ["L11.2.1"]', 'cite = ["L1.1.1", "L1.1.1"]', "wrong-value", 3, "cite"),
        ('cite = ["L11.2.1"]', "cite = []", "wrong-value", 3, "cite"),
        ('modules = "legacy"', "modules = 3", "wrong-type", 4, "modules"),
        ('"ann: recruit m3-b1",\n  "ann', '"recruit m3-b1",\n  "ann', "wrong-value", 7, "seat: clause"),
        ("refused", "refusd", "unknown-key", 9, "refused"),
        ('do = "ann: recruit m3-b1", ', "", "missing-key", 9, "do"),
        ("[expect]\n", "[expect]\ngolf = 3\n", "unknown-key", 21, "gold"),
        ("gold = { ann = 2 }", 'gold = { ann = "2" }', "wrong-type", 22, "ann"),
        ("title = ", "title = = ", "toml-syntax", 2, "TOML"),
    ],
)
def test_faults_of_a_file_are_located(tmp_path: Path, old: str, new: str, code: str, line: int, words: str) -> None:
    assert old in GOOD
    outcome = run(tmp_path, GOOD.replace(old, new, 1))
    assert not outcome.passed
    found = [(problem.code, problem.line) for problem in outcome.problems]
    assert (code, line) in found, said(outcome)
    assert words in said(outcome)


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "words"),
    [
        ("gold = { ann = 2 }", "gold = { ann = 3 }", "differs", 22, "ann: expected 3, found 2"),
        ("gold = { ann = 2 }", "gold = { dan = 3 }", "unknown", 22, "dan"),
        ("units = { troop = 3 }", "units = { troop = 4 }", "differs", 21, "expected { troop = 4 }, found"),
        ('owner = "ann", units = { troop = 3 }', 'owner = "bob"', "differs", 21, "expected bob, found ann"),
        ("areas = { m3-b1", "areas = { m9-b1", "unknown", 21, "m9-b1"),
        ('events = ["unit-placed"', 'events = ["unit-lost"', "event-missing", 23, "unit-lost"),
        ('no-events = ["battle-began"', 'no-events = ["unit-placed"', "event-unwanted", 24, "unit-placed"),
        ('prompt = "action"', 'prompt = "bid"', "other-decision", 25, "build"),
        ('seat = "ann", prompt', 'seat = "bob", prompt', "other-decision", 25, "found ann"),
        ('refused = "cannot-pay"', 'refused = "used-up"', "other-reason", 9, "expected used-up, found cannot-pay"),
        ('refused = "cannot-pay" }', 'refused = "cannot-pay", cite = "B1.1" }', "other-cite", 9, "B1.1"),
        ('"ann: recruit m3-b1",\n  {', '"ann: recruit m3-c3",\n  {', "refused", 8, "not-yours"),
        ('"ann: recruit m3-b1",\n  {', '"bob: recruit m3-b1",\n  {', "wrong-seat", 8, "bob"),
        ('do = "ann: recruit m3-b1"', 'do = "ann: end"', "not-refused", 9, "ann: end"),
        ('not-offers = ["recruit"]', 'not-offers = ["end"]', "offered", 10, "end"),
        ('offers = ["end"]', 'offers = ["sail"]', "not-offered", 10, "sail"),
        ("m3-b1 = {", "m9-b1 = {", "position-unknown", 18, "m9-b1"),
        ('turn = ["ann"', 'torn = ["ann"', "position-key", 14, "torn"),
        ('"bob", "cleo"]', '"ann", "cleo"]', "same-name", 5, "ann"),
        ('modules = "legacy"', 'modules = "legcy"', "unknown-module", 4, "legacy"),
        ("players", 'board = { areas = { X = { kind = "sky" } } }\nplayers', "board", 5, "“land” or “sea”"),
    ],
)  # fmt: skip
def test_differences_are_located_and_say_both_sides(
    tmp_path: Path, old: str, new: str, code: str, line: int, words: str
) -> None:
    assert old in GOOD
    outcome = run(tmp_path, GOOD.replace(old, new, 1))
    assert not outcome.passed
    found = [(problem.code, problem.line) for problem in outcome.problems]
    assert (code, line) in found, said(outcome)
    assert words in said(outcome)


def test_a_folder_is_searched_and_a_missing_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "exempt.toml").write_text("", encoding="utf-8")
    assert [outcome.passed for outcome in run_paths([tmp_path])] == [True]
    with pytest.raises(FileNotFoundError):
        run_paths([tmp_path / "nothing.toml"])


def test_the_example_of_the_documentation_runs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = [part.partition("```")[0] for part in text.split("```toml\n")[1:]]
    runnable = [example for example in examples if example.startswith("title")]
    assert runnable
    for example in runnable:
        outcome = run(tmp_path, example)
        assert outcome.passed, said(outcome)
