"""Programs of content that do not end: found when they are loaded, or stopped while they run, with their place."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.cli.error_messages import describe
from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.content.toml import ContentError
from cyclades_core.content.vocabulary.registry import VERBS
from cyclades_core.engine.program_errors import EndlessProgram, ProgramFault
from cyclades_core.engine.values.limits import STEPS
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
TURN: dict[str, Any] = {"round": 2, "turn": ["ann", "athena"], "gold": {"ann": 9}, "track": {"track-4": "hydra"}}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def write(folder: Path, text: str, file: str = "creatures.toml") -> int:
    """Add a text at the end of a file; the line at which it starts."""
    old = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(old + text, encoding="utf-8")
    return old.count("\n") + 1


def codes(folder: Path) -> list[tuple[str, int, str]]:
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy", extra_folders=[folder])
    found = error.value.problems
    return [(each.code, each.line, str(each.args.get("programs", each.args.get("name")))) for each in found]


# -- when content is loaded


def test_a_program_that_runs_itself_is_refused(copy: Path) -> None:
    at = write(copy, '[program.storm]\neffect = [{ do = "gain", gold = 1 }, { do = "run", program = "storm" }]\n')
    assert codes(copy) == [("endless-program", at + 1, "storm -> storm")]


def test_programs_that_run_one_another_are_refused_once(copy: Path) -> None:
    text = '[program.{0}]\neffect = [{{ do = "run", program = "{1}" }}]\n'
    at = write(copy, text.format("dawn", "noon") + text.format("noon", "dusk") + text.format("dusk", "dawn"))
    assert codes(copy) == [("endless-program", at + 1, "dawn -> noon -> dusk -> dawn")]


def test_a_program_that_may_run_itself_is_not_refused(copy: Path) -> None:
    write(
        copy,
        '[program.storm]\neffect = [{ do = "may", body = [{ do = "run", program = "storm" }] }]\n'
        '[program.rain]\neffect = [{ do = "run", program = "rain", when = { gold = { at-least = 3 } } }]\n',
    )
    try:
        Ruleset.load("legacy", extra_folders=[copy])
    except ContentError as error:
        assert "endless-program" not in {each.code for each in error.problems}


def test_a_game_without_phases_is_refused(copy: Path) -> None:
    text = (copy / "phases.toml").read_text(encoding="utf-8")
    (copy / "phases.toml").write_text(text[text.index("[program.turn]") :], encoding="utf-8")
    assert [(code, name) for code, _, name in codes(copy)] == [("missing-definition", "[[phase]]")]


def test_a_program_that_there_is_not_is_located_wherever_it_is_run(copy: Path) -> None:
    at = write(
        copy,
        '[[creature]]\nid = "hydra"\ntrigger = [{ on = "round-ends", effect = [{ do = "run", program = "x" }] }]\n',
    )
    write(copy, '\n[[god]]\nid = "hermes"\nfree = [{ do = "run", program = "y", word = "fly" }]\n', "gods.toml")
    assert [code for code, *_ in codes(copy)] == ["unknown-id", "unknown-id"]
    assert codes(copy)[0][1] == at + 2


def test_a_god_that_builds_nothing_is_located(copy: Path) -> None:
    at = write(copy, '\n[[god]]\nid = "hermes"\nfree = [{ do = "build" }]\n', "gods.toml")
    assert codes(copy) == [("missing-key", at + 3, "building")]


# -- while it runs


HYDRA = '[[creature]]\nid = "hydra"\ncite = "X1.1"\neffect = [\n  {0}\n]\n'
TWICE = '{ do = "repeat", times = 250, body = [%s] }'
ENDLESS = {
    "a repeat around what can always be done": '{ do = "repeat", body = [{ do = "gain", gold = 1 }] },',
    "repeats inside one another that would take years": TWICE % TWICE % TWICE % '{ do = "gain", gold = 0 }' + ",",
    "a program that runs itself on a condition that always holds": '{ do = "run", program = "storm" },',
    "what can be done if it can be done": '{ do = "run", program = "mist" },',
    "programs that run themselves for others": '{ do = "run", program = "hail" },',
}
PROGRAMS = """
[program.storm]
effect = [
  { do = "gain", gold = 1 },
  { do = "if", test = { sides = true, at-least = 1 }, then = [{ do = "run", program = "storm" }] },
]

[program.mist]
effect = [{ do = "if", test = { sides = true, at-least = 1 }, then = [{ do = "run", program = "mist" }] }]

[program.hail]
effect = [{ do = "each", faction = { is = "anyone" }, act = true, body = [{ do = "run", program = "hail" }] }]
"""


def playing(folder: Path, effect: str) -> tuple[Game, int]:
    at = write(folder, HYDRA.replace("{0}", effect) + PROGRAMS)
    rules = Ruleset.load("legacy", extra_folders=[folder])
    return Game.from_position(rules, TURN, players=["ann", "bob", "cleo"], seed=0), at


@pytest.mark.long(every=3)
@pytest.mark.parametrize("title", ENDLESS)
def test_what_does_not_end_is_stopped(title: str, copy: Path) -> None:
    game, _ = playing(copy, ENDLESS[title])
    before = game.fingerprint, game.log
    for action in ("buy hydra full", {"answers": ["buy", "hydra", "full"]}):
        with pytest.raises(EndlessProgram) as error:
            game.apply(action)
        assert error.value.code == "endless" and error.value.arguments["limit"] == STEPS
        assert Path(str(error.value.file)).name == "creatures.toml" and error.value.line
        assert (game.fingerprint, game.log) == before, "nothing has changed"
    with pytest.raises(EndlessProgram):
        game.why_not("buy hydra full")


def test_program_and_card_are_named_with_their_line(copy: Path) -> None:
    game, at = playing(copy, ENDLESS["a repeat around what can always be done"])
    with pytest.raises(EndlessProgram) as error:
        game.apply("buy hydra full")
    found = error.value
    assert (found.arguments["program"], found.arguments["definition"]) == ("creature:hydra", "hydra")
    assert (found.line, found.column) == (at + 4, 3)
    told = describe(found)
    assert told.startswith(f"{found.file}:{at + 4}:3: ") and "hydra" in told
    again = pickle.loads(pickle.dumps(found))
    assert (again.code, again.arguments, again.line) == (found.code, found.arguments, found.line)
    for lang in ("en", "pl", "it", "ro", "ru", "de"):
        messages = Messages(lang, ("errors",), strict=True)
        assert "hydra" in messages.text("error-endless", **found.arguments)
        assert messages.text("error-endless", program="x", definition="none", limit=3)


def test_rounds_in_which_nobody_is_asked_are_stopped(copy: Path) -> None:
    text = (copy / "phases.toml").read_text(encoding="utf-8")
    phase = '[[phase]]\nid = "idle"\nrank = 1\neffect = [{ do = "reset", scope = "round" }]\n\n'
    (copy / "phases.toml").write_text(phase + text[text.index("[program.turn]") :], encoding="utf-8")
    rules = Ruleset.load("legacy", extra_folders=[copy])
    with pytest.raises(CycladesError) as error:
        Game.from_position(rules, {"round": 1}, players=3)
    assert error.value.code == "endless"


def test_a_standing_rule_that_stirs_itself_is_stopped(copy: Path) -> None:
    """It changes what it watches, and still holds."""
    effect = '{ do = "gain", goods = "priest", count = 1 }, { do = "discard", goods = "priest", count = 1 }'
    rule = f'\n[[rule]]\nid = "greed"\nwhen = {{ goods = "priest", at-least = 1 }}\neffect = [{effect}]\n'
    at = write(copy, rule, "rules.toml")
    game, _ = playing(copy, '{ do = "gain", goods = "priest" }')
    with pytest.raises(EndlessProgram) as caught:
        game.apply("buy hydra full")
    assert (caught.value.arguments["program"], caught.value.line) == ("greed", at + 4)


def test_a_number_that_no_cell_holds_is_told_with_its_program(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def overflowing(maker: Any, node: Any, path: Any) -> None:
        maker.change(lambda runner, frame: bytearray(1).__setitem__(0, 300))

    monkeypatch.setattr(VERBS["discard"], "compile", overflowing)
    game, at = playing(copy, '{ do = "discard", goods = "priest", count = 300 },')
    before = game.fingerprint
    with pytest.raises(ProgramFault) as error:
        game.apply("buy hydra full")
    assert (error.value.code, error.value.arguments["definition"], error.value.line) == ("overflow", "hydra", at + 4)
    assert game.fingerprint == before
    for lang in ("en", "pl", "it", "ro", "ru", "de"):
        assert "255" in Messages(lang, ("errors",), strict=True).text("error-overflow", **error.value.arguments)


@pytest.mark.parametrize("loaded", [False, True])
def test_a_game_that_was_answered_by_numbers_stands_where_it_stood(copy: Path, loaded: bool) -> None:
    """The text of a clause is tried on a copy first; a number is not, and the game is put back by its entries."""
    game, _ = playing(copy, ENDLESS["a repeat around what can always be done"])
    if loaded:
        game = Game.from_json(game.to_json(), game.rules)
    while True:
        before = game.fingerprint, game.log, game.begun, game.decision.to_dict()  # type: ignore[union-attr]
        wanted = next(i for i, text in enumerate(game.legal.texts()) if text in ("buy", "hydra", "full"))
        try:
            game.apply(game.legal.item(wanted))
        except EndlessProgram:
            break
    assert (game.fingerprint, game.log, game.begun, game.decision.to_dict()) == before  # type: ignore[union-attr]


def test_a_whole_game_stays_far_below_the_limit() -> None:
    """What the limit is measured by: the most steps before a question, over games of every edition."""
    import random

    from cyclades_core.engine import machine

    for modules in ("legacy", "base", "legacy,hades", "base,titans/artifacts"):
        game = Game.new(Ruleset.load(modules), players=4, seed=5)
        game.keep_history = False
        rng = random.Random(5)
        most = 0
        old = machine.STEPS
        for _ in range(400):
            if game.is_over:
                break
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
            most = max(most, old - game._m.left)
        assert most < STEPS / 20
