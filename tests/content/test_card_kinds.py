"""Kinds of cards are data: an edition declares its own, and they play, show, save and print like ours."""

from __future__ import annotations

import ast
import random
import shutil
from pathlib import Path

import pytest
from overlay_boxes import write_box

from cyclades_apps.authoring.content_schemas import schemas
from cyclades_apps.cards.card_list import collect
from cyclades_core import ContentError, Game, Ruleset
from cyclades_core.content import modules
from cyclades_core.content.modules import catalogue
from cyclades_core.content.modules.module_contents import declared_kinds
from cyclades_core.engine.rules.income import ledger
from cyclades_core.game.positions.invariants import problems
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
OMENS = """
[[card-kind]]
id = "omen"
effect = [{ do = "put", card = "self", to = "hand" }]
uses = 1
targets = false

[[deck]]
id = "omen-deck"
kinds = ["omen"]
discard = "omen-discard"

[[track]]
id = "omen-track"
prices = [1, 2]
deck = "omen-deck"
discard = "omen-discard"
filled = true

[defaults.omen]
tags = ["sign"]

[[omen]]
id = "eclipse"
cite = "L6.1"
income = 2

[[omen]]
id = "owl"
cite = "L6.1"
modifier = [{ quantity = "income", op = "add", value = 1 }]
ability = [{ use = "power", price = 1, leaves = "omen-discard", effect = [{ do = "gain", gold = 3 }] }]

[[omen]]
id = "storm"
cite = "L6.1"
copies = 2
trigger = [{ on = "turn-begins", when = { own-turn = true }, effect = [{ do = "gain", gold = 1 }] }]

[[omen]]
id = "thunder"
cite = "L6.1"
effect = [{ do = "gain", gold = 2 }]

[[action]]
id = "read"
god = "acting"
effect = [{ do = "buy", from = "omen-track" }]
"""
TEXTS = """
card-kind-omen = Omen
    .kinds = Omens
omen-eclipse = Eclipse
    .text = Two gold more.
omen-owl = Owl
    .text = One gold more.
omen-storm = Storm
    .text = One gold.
omen-thunder = Thunder
    .text = Two gold.
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    """The original edition with a kind of cards of its own."""
    folder = tmp_path_factory.mktemp("kinds") / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder)
    with (folder / "creatures.toml").open("a", encoding="utf-8") as file:
        file.write(OMENS)
    return Ruleset.load("legacy", extra_folders=[folder])


@pytest.fixture
def say(tmp_path: Path) -> Messages:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "legacy.ftl").write_text(TEXTS, encoding="utf-8")
    return Messages("en", ("legacy",), strict=True, folders=[tmp_path])


def test_games_with_a_kind_of_cards_of_its_own_are_sound(rules: Ruleset) -> None:
    seen: set[str] = set()
    for seed in range(4):
        game = Game.new(rules, players=["ann", "bob", "cleo"], seed=seed)
        rng = random.Random(seed)
        for turn in range(200):
            if game.is_over:
                break
            for event in game.apply(game.legal.item(rng.randrange(game.legal.count))):
                seen |= {f"{event.key} {event.args.get(name)}" for name in ("card", "cause")}
            assert list(problems(game._m)) == []
            if turn % 100 == 0:
                assert Game.from_json(game.to_json(), rules).view("ann") == game.view("ann")
                assert game.sample("ann", random.Random(turn)).view("ann") == game.view("ann")
    assert {"card-bought omen-eclipse", "card-bought omen-storm", "card-bought omen-thunder"} <= seen
    assert "card-discarded omen-thunder" in seen, "what keeps itself nowhere goes to its pile"
    assert "gold-gained omen-storm" in seen, "a card before somebody watches moments"


def test_what_lies_before_somebody_counts(rules: Ruleset) -> None:
    game = Game.from_position(rules, {"round": 2, "cards": {"ann": ["eclipse", "owl"]}}, players=["ann", "bob", "cleo"])
    assert game.view("bob")["factions"][0]["cards"] == ["omen-owl", "omen-eclipse"]
    assert ledger(game._m)[0] == 3, "two gold of the card's income, one of its modifier"
    assert game.position()["cards"]["ann"] == ["eclipse", "owl"]


def test_its_abilities_are_lines_of_the_menu(rules: Ruleset) -> None:
    given = {"round": 2, "turn": ["ann", "ares"], "gold": {"ann": 1}, "cards": {"ann": ["owl"]}}
    game = Game.from_position(rules, given, players=["ann", "bob", "cleo"])
    game.apply("power owl")
    assert (game.position()["gold"]["ann"], game.position()["zones"]["omen-discard"]) == (3, ["owl"])


def test_its_cards_are_printed_and_named(rules: Ruleset, say: Messages) -> None:
    sheet = collect(rules, say, ["omen"])
    assert [(card.type, card.name.text) for card in sheet.cards][:2] == [("Omen", "Eclipse"), ("Omen", "Owl")]
    assert sheet.headings == {"omen": "Omens"}
    assert say.name("omen-storm") == "Storm"


def test_editors_know_a_declared_kind() -> None:
    found = schemas({"card-kind": ("omen",)})["content"]["properties"]
    assert "omen" in found
    assert "omen" not in schemas()["content"]["properties"]


#: Keys that are called like a kind: what playing a card runs, and what lies with a building in a position.
ALSO_KEYS = {"bonus", "special"}
NOUNS = "game_nouns.py"  # the closed list of words that the core may use, of which some are kinds as well
PLAYING = "content engine game".split()


def test_what_plays_a_game_knows_no_kind_of_cards_by_its_name() -> None:
    kinds = set(declared_kinds(catalogue())) - ALSO_KEYS
    assert {"creature", "hero", "artifact", "item", "favor"} <= kinds
    found = []
    for package in PLAYING:
        for file in sorted((ROOT / "cyclades_core" / package).rglob("*.py")):
            if file.name == NOUNS:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in kinds:
                    found.append(f"{file.relative_to(ROOT)}:{node.lineno}: {node.value}")
    assert found == []


def test_two_boxes_may_declare_a_kind_alike(tmp_path: Path) -> None:
    files = {name: f'[[card-kind]]\nid = "omen"\ncite = "X{name}"\nuses = 1\n' for name in "ab"}
    one = write_box(tmp_path, "x", **files)
    found = modules.collect("x", extra_folders=[one]).definitions
    assert [(entry.kind, entry.id, entry.module) for entry in found] == [("card-kind", "omen", "x/a")]
    two = write_box(tmp_path, "y", a=files["a"], b=files["b"].replace("1", "2"))
    with pytest.raises(ContentError) as error:
        modules.collect("y", extra_folders=[two])
    assert [problem.code for problem in error.value.problems] == ["duplicate-id"]
