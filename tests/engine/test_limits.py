"""The limits: in one place, in the documents, and each the last value that passes."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cyclades_core import CycladesError, Game, IllegalAction, Ruleset
from cyclades_core.content.boards.hex_maps import MapError, parse_board
from cyclades_core.content.toml import ContentError, ContentFile, Problems
from cyclades_core.engine.values import limits
from cyclades_core.engine.values.safe_text import clean
from cyclades_core.text.i18n import Messages
from cyclades_core.text.i18n.compact_messages import compact
from cyclades_core.text.i18n.fluent_parser import excess, parse_fluent

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = ["ann", "bob", "cleo"]
NAMES = sorted(name for name in vars(limits) if name.isupper())


@cache
def rules(modules: str = "legacy") -> Ruleset:
    return Ruleset.load(modules)


# -- one place


def test_every_limit_stands_in_the_documents_with_its_value() -> None:
    text = (ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| ([0-9 ]+) \|", text, re.MULTILINE))
    assert {name: int(value.replace(" ", "")) for name, value in rows.items()} == {
        name: getattr(limits, name) for name in NAMES
    }


def test_every_limit_is_used() -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in (*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py"))
        if file.name != "limits.py" or file.parent.name != "values"
    ]
    assert [name for name in NAMES if not any(re.search(rf"\b{name}\b", text) for text in texts)] == []


# -- boards


def graph(areas: int, squares: int) -> dict[str, Any]:
    land = {f"L{i}": {"kind": "land", "near": ["a"], "sites": squares, "site": False} for i in range(areas - 1)}
    return {"areas": {**land, "a": {"kind": "sea"}}}


def fault(board: dict[str, Any]) -> tuple[str, tuple[Any, ...]]:
    with pytest.raises(MapError) as error:
        parse_board(board)
    return error.value.code, error.value.path


def test_boards() -> None:
    assert len(parse_board(graph(2, limits.SQUARES)).sites) == limits.SQUARES
    assert fault(graph(2, limits.SQUARES + 1)) == ("too-large", ("areas", "L0", "sites"))
    for many in (10_000_000, 2**63 - 1, 10**400):
        assert fault(graph(2, many)) == ("too-large", ("areas", "L0", "sites"))
    assert len(parse_board(graph(limits.AREAS, 1)).areas) == limits.AREAS
    assert fault(graph(limits.AREAS + 1, 1)) == ("too-large", ("areas",))
    assert fault(graph(limits.SITES // 10 + 2, 10)) == ("too-large", ("sites",))
    legend = {"X": {"squares": 9223372036854775807}}
    assert fault({"map": "  .   .\n.   X   .", "legend": legend}) == ("too-large", ("legend", "X", "squares"))
    with pytest.raises(CycladesError):
        Game.new(rules(), PEOPLE, board=graph(4, 10_000_000))


# -- positions


def position(**given: Any) -> Game:
    return Game.from_position(rules(), {"round": 2, **given}, players=PEOPLE, seed=0)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"gold": {"ann": limits.GOLD + 1}}, "given.gold.ann"),
        ({"gold": {"ann": 60_000_000}}, "given.gold.ann"),
        ({"goods": {"ann": {"priest": limits.AMOUNT + 1}}}, "given.goods.ann.priest"),
        ({"round": 10**30}, "given.round"),
        ({"turn": ["ann", "kraken"]}, "given.turn.1"),
        ({"turn": {"seat": "ann", "god": "kraken"}}, "given.turn.god"),
        ({"turn": ["ann", "temple"]}, "given.turn.1"),
    ],
)
def test_positions(given: dict[str, Any], where: str) -> None:
    with pytest.raises(CycladesError) as error:
        position(**given)
    assert error.value.code in ("position-value", "position-unknown") and error.value.arguments["where"] == where


def test_amounts_of_a_bid_are_never_a_list() -> None:
    """Gold may grow without end in a game: the question stays as small as it is."""
    game = Game.from_position(rules(), {"phase": "offerings", "gold": {"ann": limits.GOLD}}, players=PEOPLE, seed=0)
    game._m.state.gold[game._m.table.purse_of[0]] = 10**15
    game._m.run()
    while game.asked != "ann":
        game.apply(game.legal.item(0))
    game.apply(game.legal.item(0))
    domain = game.legal.domain
    assert domain is not None and domain.count > 10**14 and 10**14 in domain and isinstance(domain.answers, range)  # type: ignore[attr-defined]
    assert game.why_not(10**16) is not None


@pytest.mark.parametrize("wrong", [3, [], {"a": 1}, b"x", 1.5, object(), (1,)])
def test_what_is_no_board_and_no_mode(wrong: Any) -> None:
    for more in ({"board": wrong}, {"mode": wrong}):
        with pytest.raises(CycladesError):
            Game.new(rules(), PEOPLE, seed=1, **more)


# -- clauses


def test_clauses() -> None:
    game = position(turn=["ann", "poseidon"])
    for text in ("m3-b1 " * 8_000, "x" * (limits.CLAUSE_LENGTH + 1), "a " * (limits.CLAUSE_WORDS + 1)):
        for action in (text, {"answers": text.split() if " " in text else [text]}):
            reason = game.why_not(action)
            assert reason is not None and reason.code == "too-long" and reason.args["words"] == limits.CLAUSE_WORDS
            with pytest.raises(IllegalAction):
                game.apply(action)
    reason = game.why_not("a " * limits.CLAUSE_WORDS)
    assert reason is not None and reason.code != "too-long"
    for lang in ("en", "pl", "it", "ro", "ru", "de"):
        assert Messages(lang, strict=True).text("refusal-too-long", length=3, words=4)


def test_the_looks_at_a_long_clause_do_not_grow_faster_than_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: how often words are compared, for clauses of one, two and four hundred words."""
    from cyclades_core.game.notation import answer_parser, clause_parser

    game = position(turn=["ann", "poseidon"])
    looks = 0
    guess = answer_parser.guess

    def counted(*args: Any) -> Any:
        nonlocal looks
        looks += 1
        return guess(*args)

    for module in (answer_parser, clause_parser):
        monkeypatch.setattr(module, "guess", counted)
    found = []
    for words in (100, 200, 400):
        looks = 0
        game.why_not("sail " + "C3 " * (words - 1))
        found.append(looks)
    assert found[2] <= 5 * max(found[0], 1), found


@pytest.mark.parametrize("answers", [[10**5000], [float("inf")], [["a"] * 10], [None], [{"a": 1}], [True], ["\ud800"]])
def test_answers_in_json_that_are_none(answers: list[Any]) -> None:
    game = position(turn=["ann", "poseidon"])
    assert game.why_not({"answers": answers}) is not None


# -- content


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def problems(folder: Path) -> list[tuple[str, str, str]]:
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy", extra_folders=[folder])
    told = error.value.problems.render(Messages("en", ("problems",), strict=True))
    assert clean(told, lines=True) == told
    return [(each.code, str(each.args["name"]), str(each.args.get("expected"))) for each in error.value.problems]


def add(folder: Path, text: str, file: str = "creatures.toml") -> None:
    (folder / file).write_text((folder / file).read_text(encoding="utf-8") + text, encoding="utf-8")


@pytest.mark.parametrize("number", [limits.NUMBER + 1, -limits.NUMBER - 1, 2**63 - 1, "1e300", "inf"])
def test_numbers_of_content(copy: Path, number: object) -> None:
    add(copy, f'\n[[creature]]\nid = "hydra"\neffect = [{{ do = "gain", gold = {number} }}]\n')
    assert problems(copy) == [("wrong-value", "gold", f"-{limits.NUMBER} .. {limits.NUMBER}")]


def test_a_number_at_the_limit_passes(copy: Path) -> None:
    add(copy, f'\n[[creature]]\nid = "hydra"\neffect = [{{ do = "gain", gold = {limits.NUMBER} }}]\n')
    assert Ruleset.load("legacy", extra_folders=[copy])


def test_cards(copy: Path) -> None:
    left = limits.CARDS - rules().n_cards
    add(copy, f'\n[[creature]]\nid = "hydra"\ncopies = {left}\n')
    assert Ruleset.load("legacy", extra_folders=[copy]).n_cards == limits.CARDS
    add(copy, '\n[[creature]]\nid = "phoenix"\n')
    assert problems(copy) == [("wrong-value", "cards", f"<= {limits.CARDS}")]


BAD_IDS = ("Hydra", "hy dra", "", "->", "none", "hydra\\u001b", "12", "die-1", "-x", "shared", "h" * 61, "hýdra")


@pytest.mark.parametrize("name", BAD_IDS)
def test_ids_of_content(copy: Path, name: str) -> None:
    add(copy, f'\n[[creature]]\nid = "{name}"\n')
    assert {code for code, *_ in problems(copy)} == {"wrong-value"}


@pytest.mark.parametrize("name", ["a b", "", "->", "+", "12", "none", "x\x1b", "x" * 61, ".x", "hidden-ann"])
def test_ids_of_areas(name: str) -> None:
    areas = {name: {"kind": "land", "near": ["a"]}, "a": {"kind": "sea"}}
    assert fault({"areas": areas}) == ("bad-value", ("areas", name))
    assert fault({"id": name or " ", **graph(2, 1)})[0] == "bad-value"


@pytest.mark.parametrize("text", ["word = 'x'\ncite = \"\\u001b[2J\"", 'tags = ["a\\u202e"]', '"\\u009b" = 1'])
def test_texts_of_content_do_not_steer(copy: Path, text: str) -> None:
    add(copy, f'\n[[creature]]\nid = "hydra"\n{text}\n')
    assert "wrong-value" in {code for code, *_ in problems(copy)}


# -- depth


def test_depth_of_toml() -> None:
    for depth, fine in ((limits.TOML_DEPTH - 1, True), (limits.TOML_DEPTH + 1, False), (5_000, False)):
        found = Problems()
        ContentFile.from_text("a.toml", "a = " + "[" * depth + "]" * depth, found)
        assert bool(found) is not fine


def test_depth_of_messages() -> None:
    def nested(depth: int) -> str:
        return "a = A\nb = " + "{ " * depth + "$x" + " }" * depth + "\nc = C\n"

    assert compact(nested(limits.FTL_DEPTH))["problems"] == []
    for depth in (limits.FTL_DEPTH + 1, 300, 50_000):
        assert compact(nested(depth))["problems"] == [["junk", 2, "b"]]
        assert excess(nested(depth)) == 6
    assert compact('a = { "{" }' * 50)["problems"] == [], "a brace that is meant is none"
    digits = "9" * (limits.FTL_DIGITS + 1)
    assert compact(f"a = {{ {digits} }}\n")["problems"] == [["junk", 1, "a"]]
    assert len(parse_fluent("a = A\n" * 100).body) == 100


def test_the_game_is_told_whatever_is_in_a_file_of_messages(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "legacy.ftl").write_text("god-zeus = " + "{" * 300 + "}" * 300 + "\n")
    say = Messages("en", ("legacy",), folders=[tmp_path])
    assert say.text("god-zeus") == "Zeus"
