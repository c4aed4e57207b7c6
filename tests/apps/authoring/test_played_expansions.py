"""What `cyclades expansion check` finds only by playing: each finding is seen, word for word.

The expansions are made here, of one phase each on the first edition. The messages are in
`tests/apps/authoring/broken_expansions/played.txt`, each after `=== title`. `tools/regenerate played-expansions` writes
them again.
Those with Python of their own are checked in a process of theirs: their words would stay.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from golden_files import cases, compare_case

from cyclades_apps.authoring import aim_at, check, trial_games
from cyclades_apps.authoring.expansion_findings import LAYERS
from cyclades_apps.cli import main
from cyclades_core import Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.content.toml import Problems
from cyclades_core.content.toml.problems import PROBLEM_CODES
from cyclades_core.content.vocabulary.registry import VERBS
from cyclades_core.game.setup.seating import SetupError
from cyclades_core.text.i18n import Messages, available_languages

GOLDEN = Path(__file__).parent / "broken_expansions" / "played.txt"
MANIFEST = """box = "shoal"
version = "1.0"
engine = ">=1.0,<2"

[[module]]
id = "shoal"
files = ["shoal.toml"]
requires = ["legacy"]
conflicts = ["hades", "titans"]
"""
PHASE = '[[phase]]\nid = "tide"\nrank = 12\neffect = [\n  {effect},\n]\n'
TEXTS = "module-shoal = The Shoal\nphase-tide = The tide\nboard-pond = The Pond\n"
EVERYBODY = '{{ do = "each", faction = {{ is = "anyone" }}, act = true, body = [{body}] }}'
GAIN = EVERYBODY.format(body='{ do = "gain", gold = 1 }')
#: Title -> what the phase does.
EFFECTS = {
    "a repeat without end": EVERYBODY.format(body='{ do = "repeat", body = [{ do = "gain", gold = 1 }] }'),
    "a number that no cell holds": EVERYBODY.format(body='{ do = "discard", goods = "priest", count = 300 }'),
    "a game that does not end": GAIN,
    "a board for seven": GAIN,
    "a scenario that is wrong": GAIN,
    "a scenario that cannot be read": GAIN,
}
POND = """id = "pond"
players = [7]

[areas]
A = { kind = "land", near = ["a"], sites = 1 }
a = { kind = "sea" }

[[seats]]
islands = ["A"]
fleets = ["a"]
"""
SCENARIO = """title = "The tide brings gold"
cite = ["S1.1"]
modules = "legacy,shoal"
players = ["ann", "bob", "cleo"]
play = []

[given]
round = 4
turn = ["ann", "athena"]
gold = { ann = 6 }

[expect]
gold = { ann = 7 }
"""
CODES = {
    "a repeat without end": "play-endless",
    "a number that no cell holds": "play-overflow",
    "a game that does not end": "play-unfinished",
    "a board for seven": "unplayable-board",
    "a scenario that is wrong": "scenario-failed",
    "a scenario that cannot be read": "wrong-value",
    "a word that takes what is not there": "play-violation",
    "a word that breaks off": "play-word",
    "a word that makes no number": "play-word",
    "a word that breaks the game": "play-fault",
}
PLUGIN = """from pathlib import Path

from cyclades_core.extending import goods, hookimpl, number, takes


@number("ebb", takes=takes.COUNT, doc="what the ebb leaves")
def ebb(compiler, tree, value, path):
    def left(m, f):
        {body}

    return left


@hookimpl
def cyclades_expansion():
    return Path(__file__).parent


@hookimpl
def cyclades_locales():
    return Path(__file__).parent / "locales"
"""
#: Title -> what the word does when it is asked.
BODIES = {
    "a word that takes what is not there": "goods.pay(m, 0, 50); return 1",
    "a word that breaks off": "return 1 // (value - 3)",
    "a word that makes no number": 'return "three"',
    "a word that breaks the game": "m.state.gold.clear(); return 1",
}
PROJECT = """[project]
name = "shoal"
version = "1.0"

[project.entry-points."cyclades.expansions"]
shoal = "shoal.plugin"
"""


@pytest.fixture(autouse=True)
def forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    reset()
    yield
    reset()


def write(folder: Path, effect: str, manifest: str = MANIFEST, **files: str) -> None:
    texts = {"manifest.toml": manifest, "shoal.toml": PHASE.replace("{effect}", effect), **files}
    for name, text in {**texts, "locales/en/shoal.ftl": TEXTS}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def compare(title: str, text: str) -> None:
    compare_case("played-expansions", GOLDEN, CODES, title, text)


DISCARD = VERBS["discard"].compile


def overflow(maker: Any, node: Any, path: Any) -> None:
    """Compile `discard`, and for 300 goods a number that is too large for its cell."""
    if node.get("count") == 300:
        maker.change(lambda runner, frame: bytearray(1).__setitem__(0, 300))
    else:
        DISCARD(maker, node, path)


def told(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content: it is checked here."""
    more: dict[str, Any] = {}
    if title == "a game that does not end":
        monkeypatch.setattr(trial_games, "ROUNDS", 2)
    if title == "a number that no cell holds":  # no verb of the core makes one any more
        monkeypatch.setattr(VERBS["discard"], "compile", overflow)
    if title == "a board for seven":
        more = {"pond.toml": POND, "manifest": MANIFEST + 'boards = ["pond.toml"]\n'}
    if "scenario" in title:
        wrong = SCENARIO.replace('["S1.1"]', "[]") if "read" in title else SCENARIO
        more = {"scenarios/S1.1-tide.toml": wrong}
    write(Path("shoal"), EFFECTS[title], **more)
    report = check(aim_at("shoal"), games=0 if "scenario" in title else 1)
    found = [each for each in report.findings if each.code != "unnamed-areas"]
    assert [each.code for each in found if not each.code.startswith("large")] == [CODES[title]], found
    for lang in available_languages(()):
        messages = Messages(lang, LAYERS, strict=True)
        assert all(each.render(messages) for each in found)
    compare_case(
        "played-expansions",
        GOLDEN,
        CODES,
        title,
        "\n".join(each.render(Messages("en", LAYERS, strict=True)) for each in found),
    )


def test_a_program_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told("a repeat without end", monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("title", EFFECTS)
def test_each_finding_of_content_is_told(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told(title, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("title", BODIES)
def test_each_finding_of_words_is_told(title: str, tmp_path: Path) -> None:
    """Python of an expansion: its project is checked in a process of its own, as a person does."""
    package = tmp_path / "project" / "shoal"
    body = {"__init__.py": "", "plugin.py": PLUGIN.replace("{body}", BODIES[title])}
    write(package, EVERYBODY.format(body='{ do = "gain", gold = { ebb = 3 } }'), **body)
    (tmp_path / "project" / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    start = "import sys; from cyclades_apps.cli import main; main(sys.argv[1:])"
    command = [sys.executable, "-c", start, "expansion", "check", "project", "--games", "1"]
    run = subprocess.run(
        [*command, "--format", "json"], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert (run.returncode, run.stderr) == (1, ""), run.stderr
    found = json.loads(run.stdout)["findings"]
    assert {each["code"] for each in found} == {CODES[title]}, found
    first = found[0]
    place = f"{Path(first['file']).name}:{first['line']}: " if first["line"] else ""
    compare_case(
        "played-expansions",
        GOLDEN,
        CODES,
        title,
        f"{place}{first['severity']}[{first['code']}]: {first['message']}\n    {first['advice']}",
    )


def test_a_check_without_scenarios_says_why_and_how_to_add_one(capsys: pytest.CaptureFixture[str]) -> None:
    def said() -> str:
        with pytest.raises(SystemExit):
            main(["expansion", "check", "shoal", "--games", "0", "--format", "text", "--lang", "en"])
        return capsys.readouterr().out.partition("; sets of modules:")[2]

    write(Path("shoal"), GAIN)
    assert "scenarios: 0\nNo scenarios were run: there is no folder shoal/scenarios. Create it" in said()
    Path("shoal/scenarios").mkdir()
    told = said()
    assert "the folder shoal/scenarios has no TOML file. Write one per rule, such as shoal/scenarios/X1.1-" in told
    Path("shoal/scenarios/S1.1-tide.toml").write_text(SCENARIO, encoding="utf-8")
    assert said().rstrip().endswith("scenarios: 1")
    Path("shoal/shoal.toml").write_text("[[phase]]\n", encoding="utf-8")
    assert said().rstrip().endswith("No scenarios were run, because the content has errors.")


def test_a_small_board_says_how_much_land_it_lacks() -> None:
    why = SetupError("small-board", land=4, islands=3, least=9, most=2)
    numbers = trial_games._numbers(Ruleset.load("base"), "archipelago-3", why)
    assert numbers["players"] == "3" and numbers["allowed"] == "2, 3, 4, 5, 6"
    problems = Problems()
    problems.add("unplayable-board", "pond.toml", (), name="pond", **numbers)
    (found,) = problems
    assert found.sentence(Messages("en", LAYERS, strict=True)) == (
        "the board “pond” cannot be set up for 3 players: "
        "The board has 4 land areas on 3 islands; this game needs 9 on 2 or more."
    )


def test_nothing_that_playing_finds_is_left_out() -> None:
    assert {code for code in PROBLEM_CODES if code.startswith("play-")} <= set(CODES.values())
    assert set(EFFECTS) | set(BODIES) == set(CODES) == set(cases(GOLDEN))


TWO_EDITIONS = """box = "shoal"
version = "1.0"
engine = ">=1.0,<2"

[[module]]
id = "shoal"
files = ["shoal.toml"]
requires = [{ any = ["base", "legacy"] }]
conflicts = ["hades", "titans"]
boards = ["lagoon.toml"]

[[module.option]]
id = "tide"
kind = "choice"
values = ["low", "high"]
default = "low"
"""
LESBOS = Path(__file__).resolve().parents[3] / "examples" / "lesbos" / "board.toml"


@pytest.mark.parametrize("order", ['"base", "legacy"', '"legacy", "base"'])
def test_boards_and_options_are_played_with_each_base_game(order: str) -> None:
    lagoon = LESBOS.read_text(encoding="utf-8").replace('id = "lesbos-three"', 'id = "lagoon"')
    manifest = TWO_EDITIONS.replace('"base", "legacy"', order)
    write(Path("shoal"), GAIN, manifest, **{"lagoon.toml": lagoon})
    report = check(aim_at("shoal"), games=1)
    assert {(each.modules, each.board) for each in report.rounds if each.board} == {
        ("base,shoal", "lagoon"),
        ("legacy,shoal", "lagoon"),
    }
    assert {(each.modules, each.options) for each in report.rounds if each.options} == {
        ("base,shoal", "tide=high"),
        ("legacy,shoal", "tide=high"),
    }
    unplayable = [each for each in report.findings if each.code == "unplayable-board"]
    assert len(unplayable) == 1, "seven areas are too few for the Legendary Edition"
