"""Words of a plug-in are real words: checked, compiled and played like those of the core."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.content.toml import ContentError
from cyclades_core.content.vocabulary.registry import CONDITIONS, NUMBERS, SELECTORS, VERBS
from cyclades_core.content.vocabulary.word_checks import WordFault
from cyclades_core.extending import condition, emit, number, parts, selector, takes, verb

ROOT = Path(__file__).resolve().parents[2]
EACH = '{{ do = "each", faction = {{ is = "anyone" }}, act = true, body = [{}] }}'
INCOME = 'effect = [{ do = "collect-income" }]'


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    """What the module of a plug-in would register."""

    @condition("night", takes=takes.TRUTH, doc="the round is an even one; `false`: an odd one")
    def night(c: Any, tree: Any, value: Any, path: Any) -> Any:
        return lambda m, f: m.state.round % 2 == 0

    @number("moons", takes=takes.COUNT, doc="so many for each round that has begun")
    def moons(c: Any, tree: Any, value: Any, path: Any) -> Any:
        return lambda m, f: value * m.state.round

    @selector("faction", "rich", takes=takes.TRUTH, doc="has more than five gold")
    def rich(c: Any, tree: Any, value: Any, path: Any) -> Any:
        return lambda m, f, v: m.state.gold[m.table.purse_of[v]] > 5

    @selector("faction", "seats", takes=takes.ListOf(takes.COUNT), doc="only those with these numbers")
    def seats(c: Any, tree: Any, value: Any, path: Any) -> Any:
        return parts.Among(sum(1 << n for n in value))

    yield
    del CONDITIONS["night"], NUMBERS["moons"], SELECTORS["faction"]["rich"], SELECTORS["faction"]["seats"]


def legacy(folder: Path, effect: str) -> Ruleset:
    """The edition with another income phase."""
    shutil.copytree(ROOT / "expansions" / "legacy", folder / "legacy")
    phases = folder / "legacy" / "phases.toml"
    text = phases.read_text(encoding="utf-8")
    assert INCOME in text
    phases.write_text(text.replace(INCOME, f"effect = [{effect}]"), encoding="utf-8")
    return Ruleset.load("legacy", extra_folders=[folder / "legacy"])


def gold(rules: Ruleset) -> list[int]:
    """What everybody has when the first offering is asked for."""
    game = Game.new(rules, players=["ann", "bob", "cleo"], seed=3)
    while game.decision.prompt != "bid":
        game.apply(game.legal.item(0))
    return list(game._m.state.gold)


def each(select: str, test: str = "") -> str:
    when = f", when = {{ {test} }}" if test else ""
    body = f'[{{ do = "gain", gold = {{ moons = 3 }}{when} }}]'
    return f'{{ do = "each", faction = {{ {select} }}, act = true, body = {body} }}'


def test_a_condition_and_a_number_of_a_plugin_are_played(tmp_path: Path) -> None:
    plain = gold(legacy(tmp_path / "a", each('is = "anyone"', "night = true")))
    odd = gold(legacy(tmp_path / "b", each('is = "anyone"', "night = false")))
    assert [b - a for a, b in zip(plain, odd, strict=True)] == [3, 3, 3], "false says the opposite"


def test_a_key_of_selectors_may_test_members_or_name_them(tmp_path: Path) -> None:
    none = gold(legacy(tmp_path / "a", each("rich = true")))
    some = gold(legacy(tmp_path / "b", each("seats = [0, 2], rich = false")))
    assert [b - a for a, b in zip(none, some, strict=True)] == [3, 0, 3]


@pytest.mark.parametrize(
    ("effect", "code"),
    [
        (each('is = "anyone"', "night = 3"), "wrong-type"),
        (each('is = "anyone"', "nihgt = true"), "unknown-key"),
        (each('seats = "all"'), "wrong-type"),
    ],
)
def test_what_such_a_word_does_not_take_is_told_at_its_place(tmp_path: Path, effect: str, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        legacy(tmp_path, effect)
    assert [(problem.code, Path(problem.file).name) for problem in caught.value.problems] == [(code, "phases.toml")]


# -- words that are wrong


def test_a_word_with_other_arguments_is_named_when_it_is_registered() -> None:
    with pytest.raises(WordFault, match=r"the word storm: its function is called with .maker, node, value, path."):

        @condition("storm", takes=takes.TRUTH, doc="wrong")
        def storm(c: Any, tree: Any) -> Any:
            return lambda m, f: True

    with pytest.raises(WordFault, match="the word sink"):

        @verb("sink", params={})
        def sink(c: Any, tree: Any, value: Any, path: Any) -> None:
            """Wrong."""

    assert "storm" not in CONDITIONS and "sink" not in VERBS


@pytest.mark.parametrize(
    ("made", "detail"),
    [
        (lambda m, f: "three", "instead of an integer"),
        (lambda m, f: None, "instead of an integer"),
        (lambda m, f: 10**30, "beyond"),
        (lambda m: 3, "is called with .position, frame."),
        (3, "instead of a function"),
    ],
)
def test_a_word_that_makes_no_number_is_named_with_its_line(tmp_path: Path, made: Any, detail: str) -> None:
    @number("ebb", takes=takes.COUNT, doc="wrong")
    def ebb(c: Any, tree: Any, value: Any, path: Any) -> Any:
        return made

    try:
        with pytest.raises(WordFault, match=f"the word ebb: .*{detail}") as error:
            gold(legacy(tmp_path, EACH.format('{ do = "gain", gold = { ebb = 1 } }')))
        file, line = error.value.place
        assert Path(file).name == Path(__file__).name and line > 0
    finally:
        del NUMBERS["ebb"]


def test_an_event_with_wrong_arguments_is_refused() -> None:
    position: Any = None
    with pytest.raises(ValueError, match=r"docs/events\.md"):
        emit(position, "party")
    with pytest.raises(ValueError, match="faction, amount"):
        emit(position, "gold-gained", 1)
    with pytest.raises(ValueError, match="no argument colour"):
        emit(position, "gold-gained", 1, 2, colour=3)
