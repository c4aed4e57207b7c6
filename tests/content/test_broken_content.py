"""Broken content: one mistake each in a copy of an edition, and the whole text that its author gets to read.

The expected texts are in `tests/golden/broken-content.txt`, each after `=== title`. `tools/regenerate broken-content`
writes them again.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest
import tested_modules
from golden_files import compare_case

from cyclades_core import CycladesError, Ruleset
from cyclades_core.content.toml import PROBLEM_CODES, ContentError
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).parents[1] / "golden" / "broken-content.txt"

Edit = tuple[str, str, str]  # file, what stands there, what stands there instead (an empty old text: at the end)

TWO_MODULES = """
[[module]]
id = "legacy/one"
after = ["legacy/two"]

[[module]]
id = "legacy/two"
requires = ["legacy/one"]
"""

# title -> the edits, the codes of the problems in order, what is loaded, its options
CASES: dict[str, tuple[list[Edit], list[str], str, dict[str, Any]]] = {}


def case(title: str, code: str, *edits: Edit, modules: str = "legacy", **options: Any) -> None:
    assert title not in CASES
    CASES[title] = (list(edits), code.split(), modules, options)


# -- files and tables
case(
    "a bracket that is not closed",
    "toml-syntax",
    ("gods.toml", 'cite = "L11.2"\ntags = ["acting"]\n', 'cite = "L11.2"\ntags = ["acting"\n'),
)
case(
    "a kind that there is not",
    "unknown-key",
    ("creatures.toml", '[[creature]]\nid = "dryad"', '[[creatrue]]\nid = "dryad"'),
)
case("an unknown key of a definition", "unknown-key", ("creatures.toml", "strength = 2", "strenght = 2"))
case(
    "a missing key of a definition",
    "missing-key",
    ("units.toml", 'id = "troop"\ncite = "L1.1"\nkind = "land"', 'id = "troop"\ncite = "L1.1"'),
)
case("a value of the wrong type", "wrong-type", ("creatures.toml", "strength = 2", 'strength = "two"'))
case("a value that is not among those allowed", "wrong-value", ("buildings.toml", 'size = "large"', 'size = "huge"'))
case(
    "a kind of card that events could not name",
    "wrong-value",
    ("creatures.toml", "", '\n[[card-kind]]\nid = "bad-omen"\n'),
)
case("a kind of card that is something else", "wrong-value", ("creatures.toml", "", '\n[[card-kind]]\nid = "phase"\n'))
case(
    "a figure that no kind of card has",
    "wrong-value",
    ("creatures.toml", "", '\n[[card-kind]]\nid = "omen"\nfigure = "peice"\n'),
)
case(
    "a card of a kind that is misspelt",
    "unknown-key",
    ("creatures.toml", "", '\n[[card-kind]]\nid = "omen"\n\n[[omne]]\nid = "eclipse"\n'),
)
case(
    "a piece of a card without figures",
    "unknown-key",
    ("creatures.toml", "", '\n[[card-kind]]\nid = "omen"\n\n[[omen]]\nid = "eclipse"\npiece.on = "sea"\n'),
)
case(
    "copies of a card with a line of the menu",
    "wrong-value",
    (
        "creatures.toml",
        "",
        '\n[[card-kind]]\nid = "omen"\n\n[[omen]]\nid = "eclipse"\ncopies = 2\nability = [{ price = 1 }]\n',
    ),
)
case(
    "an effect of a kind of card",
    "unknown-verb",
    (
        "creatures.toml",
        "",
        '\n[[card-kind]]\nid = "omen"\neffect = [{ do = "gian", gold = 1 }]\n\n[[omen]]\nid = "eclipse"\n',
    ),
)
case(
    "an obligation that there is not",
    "unknown-id",
    ("rules.toml", "[obligation.gain-control]", "[obligation.gain-contorl]"),
)
case(
    "an obligation that nobody has taken on",
    "missing-obligation",
    ("rules.toml", "[obligation.build-metropolis]", "[program.build-metropolis]"),
)
case("a die without faces", "wrong-value", ("units.toml", "die = [0, 1, 1, 2, 2, 3]", "die = []"))
case("more dice than hands", "wrong-value", ("units.toml", "die = [0, 1, 1, 2, 2, 3]", "die = [0, 1]\ndice = 21"))
case(
    "a sacrifice of a god",
    "unknown-key",
    (
        "gods.toml",
        'id = "apollo"\ncite = "L11.5"\n',
        'id = "apollo"\ncite = "L11.5"\nability = [{ leaves = "removed", effect = [{ do = "gain", gold = 1 }] }]\n',
    ),
)
case("an id twice", "duplicate-id", ("creatures.toml", 'id = "dryad"', 'id = "satyr"'))
# -- effects
case(
    "a verb that there is not",
    "unknown-verb",
    ("creatures.toml", '{ do = "destroy", units = "victim" }', '{ do = "destory", units = "victim" }'),
)
case(
    "a parameter that the verb does not take",
    "unknown-key",
    ("creatures.toml", 'steps = 10, pool = "shared"', 'stpes = 10, pool = "shared"'),
)
case(
    "a verb without what it needs",
    "missing-key",
    ("creatures.toml", '{ do = "destroy", units = "victim" }', '{ do = "destroy" }'),
)
case(
    "a table without a verb",
    "missing-key",
    ("creatures.toml", '{ do = "collect-income", for = "mine" }', '{ for = "mine" }'),
)
case(
    "an effect that is no list",
    "wrong-type",
    ("creatures.toml", 'effect = [{ do = "move", kind = "fly" }]', 'effect = { do = "move", kind = "fly" }'),
)
case(
    "a verb that is no table",
    "wrong-type",
    ("creatures.toml", 'effect = [{ do = "move", kind = "fly" }]', 'effect = ["fly"]'),
)
case(
    "a binding that nothing binds",
    "unknown-binding",
    (
        "creatures.toml",
        '{ do = "steal", from = "victim", goods = "priest" }',
        '{ do = "steal", from = "victm", goods = "priest" }',
    ),
)
case(
    "a wrong word of a verb",
    "wrong-value",
    ("creatures.toml", 'effect = [{ do = "move", kind = "fly" }]', 'effect = [{ do = "move", kind = "flee" }]'),
)
case(
    "a value of a shape that no word takes",
    "wrong-type",
    ("rules.toml", "when = { set = [", "when = { any = 3, set = ["),
)
# -- ids
case("a unit that there is not", "unknown-id", ("gods.toml", 'unit = "fleet"', 'unit = "flete"'))
case(
    "a building that there is not",
    "unknown-id",
    ("gods.toml", '{ do = "build", building = "fortress"', '{ do = "build", building = "fortres"'),
)
case("goods that there are not", "unknown-id", ("gods.toml", 'goods = "priest"', 'goods = "preist"'))
case(
    "a zone that there is not",
    "unknown-id",
    ("creatures.toml", 'card = { zone = "creature-discard"', 'card = { zone = "creature-discards"'),
)
case("a card that there is not", "unknown-id", ("creatures.toml", 'has = "chimera"', 'has = "chimaera"'))
case("a program that there is not", "unknown-id", ("phases.toml", 'program = "apollo"', 'program = "apolo"'))
# -- questions, moments, tags, keys
case(
    "a quantity that there is not",
    "unknown-quantity",
    ("buildings.toml", 'quantity = "defence"', 'quantity = "defense"'),
)
case(
    "an operation that the quantity does not take",
    "wrong-value",
    ("buildings.toml", 'quantity = "defence", op = "add"', 'quantity = "defence", op = "forbid"'),
)
case(
    "an operation that there is not",
    "wrong-value",
    ("buildings.toml", 'quantity = "defence", op = "add"', 'quantity = "defence", op = "plus"'),
)
case(
    "a moment that there is not",
    "unknown-moment",
    (
        "creatures.toml",
        '{ on = "piece-arrived", effect = [\n    { do = "destroy"',
        '{ on = "piece-arrives", effect = [\n    { do = "destroy"',
    ),
)
case(
    "a moment that nothing can fire",
    "unknown-moment",
    ("phases.toml", 'moment = "turn-begins"', 'moment = "turn-begun"'),
)
case(
    "a tag that nothing carries",
    "unknown-tag",
    (
        "creatures.toml",
        'units = { tag = "regular", kind = "land", owner = "target" }',
        'units = { tag = "regulra", kind = "land", owner = "target" }',
    ),
)
case(
    "a selector key that there is not",
    "unknown-selector-key",
    (
        "creatures.toml",
        'units = { tag = "regular", kind = "land", owner = "target" }',
        'units = { tag = "regular", kind = "land", onwer = "target" }',
    ),
)
case("a condition that there is not", "unknown-key", ("creatures.toml", "test = { stock =", "test = { stocks ="))
case("a number that there is not", "unknown-key", ("creatures.toml", "gold = { half =", "gold = { halve ="))
case(
    "an option that no module has",
    "unknown-option",
    ("phases.toml", 'option = { figurine-expiry = "next-round" }', 'option = { figurine-expire = "next-round" }'),
)
# -- boards
case("a row that is not in line", "bad-map", ("boards/two-three.toml", "    .   03  .   .   .", "    .  03  .   .   ."))
case(
    "a token that the legend does not know",
    "bad-map",
    ("boards/two-three.toml", "    .   03  .   .   .", "    .   33  .   .   ."),
)
case(
    "a seat on an island that there is not",
    "bad-board",
    ("boards/two-three.toml", '["m3-b1", "m3-g6"]', '["m3-b1", "m3-g7"]'),
)
# -- modules and options
case(
    "modules that wait for each other",
    "module-cycle",
    ("manifest.toml", "", TWO_MODULES),
    modules="legacy,legacy/one,legacy/two",
)
case("a made-up option", "unknown-option", modules="legacy", medusa_mode="no-exit")
case(
    "an option with a value that it does not have",
    "bad-option-value",
    modules="legacy",
    **{"medusa-mode": "no-entrance"},
)
case("a file that is not there", "unreadable-file", ("manifest.toml", '"units.toml"', '"unit.toml"'))
case("an engine that is not there yet", "engine-version", ("manifest.toml", 'engine = ">=1.0,<2"', 'engine = ">=7"'))
case(
    "a thing to take away that there is not",
    "unknown-id",
    ("manifest.toml", 'refuses = { base = "M1.1" }', 'removes = ["legacy:creature:dyrad"]'),
)
case(
    "several mistakes at once",
    "unknown-quantity unknown-binding unknown-verb unknown-tag wrong-value",
    ("buildings.toml", 'quantity = "defence"', 'quantity = "defense"'),
    ("creatures.toml", '{ do = "destroy", units = "victim" }', '{ do = "destory", units = "victim" }'),
    (
        "creatures.toml",
        '{ do = "steal", from = "victim", goods = "priest" }',
        '{ do = "steal", from = "victm", goods = "priest" }',
    ),
    ("phases.toml", 'each", faction = { is = "anyone" }', 'each", units = { tag = "nobody" }'),
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """An edition of one's own to break; it takes the place of the installed one."""
    folder = tmp_path / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    return folder


def change(folder: Path, edits: list[Edit]) -> None:
    for name, old, new in edits:
        file = folder / name
        text = file.read_text(encoding="utf-8")
        if old:
            assert text.count(old) >= 1, (name, old)
            text = text.replace(old, new, 1)
        else:
            text += new
        file.write_text(text, encoding="utf-8", newline="")


def failure(folder: Path, modules: str = "legacy", options: dict[str, Any] | None = None) -> ContentError:
    with pytest.raises(ContentError) as caught:
        Ruleset.load(modules, options, extra_folders=[folder])
    return caught.value


def rendered(error: ContentError, folder: Path) -> str:
    """The text for an author, with the folder's own name for a place that changes."""
    text = error.problems.render(Messages("en", ("legacy",), strict=True))
    return text.replace(folder.as_posix(), "legacy").replace(str(folder), "legacy")


@pytest.mark.long(every=3)
@pytest.mark.parametrize("title", CASES)
def test_the_author_reads_what_is_wrong_and_where(title: str, copy: Path, position_reader: str) -> None:
    edits, codes, modules, options = CASES[title]
    change(copy, edits)
    error = failure(copy, modules, options)
    assert [problem.code for problem in error.problems] == codes, error
    text = rendered(error, copy)
    assert "?" not in text.replace("”?", ""), "an argument of the message is missing"
    assert all(problem.line and problem.excerpt for problem in error.problems if problem.file.endswith(".toml")) or (
        codes == ["unreadable-file"]
    )
    compare_case("broken-content", GOLDEN, CASES, title, text)


def test_a_file_that_is_no_text(copy: Path) -> None:
    file = copy / "units.toml"
    file.write_bytes(file.read_bytes().replace(b"# Units", b"# Un\xefts"))
    error = failure(copy)
    assert [problem.code for problem in error.problems] == ["unreadable-file"]
    assert rendered(error, copy).startswith("legacy/units.toml:1:5: error[unreadable-file]: ")


def test_there_are_twenty_kinds_and_each_says_where(copy: Path) -> None:
    assert len(CASES) >= 20
    assert {code for _, codes, _, _ in CASES.values() for code in codes} <= PROBLEM_CODES


def test_what_is_needed_and_not_there_is_said(copy: Path) -> None:
    change(copy, [("manifest.toml", 'refuses = { base = "M1.1" }', 'requires = ["atlantis"]')])
    with pytest.raises(CycladesError) as caught:
        Ruleset.load("legacy", extra_folders=[copy])
    assert (caught.value.code, caught.value.arguments["requires"]) == ("missing-module", "atlantis")
    text = Messages("en", ("errors", "legacy"), strict=True).text(
        f"error-{caught.value.code}", **caught.value.arguments
    )
    assert text == "“legacy” cannot be played without atlantis."


# -- warnings


def warnings(folder: Path) -> list[str]:
    found = Ruleset.load("legacy", extra_folders=[folder]).warnings
    return [f"{Path(p.file).name}:{p.line}:{p.column} {p.code} {p.args['name']}" for p in found]


def test_a_binding_that_is_never_read_is_a_warning(copy: Path) -> None:
    assert warnings(copy) == []
    old = '{ do = "choose", faction = { is = "target" }, as = "victim" },'
    change(copy, [("creatures.toml", old, old + '\n  { do = "bind", as = "half", value = 3 },')])
    (found,) = warnings(copy)
    assert found.endswith(" unused-binding half")


def test_what_the_body_of_each_reads_is_read(copy: Path) -> None:
    text = """
[[creature]]
id = "hydra"
effect = [
  { do = "bind", as = "much", value = 3 },
  { do = "each", faction = { is = "target" }, as = "victim", body = [
    { do = "steal", from = "victim", gold = "much" },
  ] },
]
"""
    change(copy, [("creatures.toml", "", text)])
    assert warnings(copy) == []


def test_what_comes_after_the_end_of_the_game_is_a_warning(copy: Path) -> None:
    text = '\n[program.over]\neffect = [\n  { do = "win" },\n  { do = "gain", gold = 1 },\n]\n'
    change(copy, [("rules.toml", "", text)])
    (found,) = warnings(copy)
    assert found.endswith(":3 unreachable-effect effect[1]")


# -- whatever is written there


def mutations(text: str, rng: random.Random, count: int) -> list[str]:
    """Texts with one thing changed: a value of another shape, a word lost, a piece cut out."""
    import re

    values = list(re.finditer(r'(?<== )("[^"]*"|\d+|true|false|\{[^{}]*\}|\[[^\[\]]*\])', text))
    others = ["3", "-1", '"x"', "true", "[]", "{}", '["x"]', "{ x = 1 }", "[[1]]", "1.5", '[{ do = "win" }]']
    out = []
    for _ in range(count):
        found = rng.choice(values)
        out.append(text[: found.start()] + rng.choice(others) + text[found.end() :])
    return out


FILES = ["buildings.toml", "creatures.toml", "gods.toml", "phases.toml", "rules.toml", "units.toml", "manifest.toml"]


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
def test_no_value_of_a_wrong_shape_breaks_the_loader(name: str, copy: Path) -> None:
    """Loads, or says what is wrong: never anything else, whatever stands behind an equals sign."""
    text = (copy / name).read_text(encoding="utf-8")
    messages = Messages("en", ("legacy",), strict=True)
    for changed in mutations(text, random.Random(name), 60):
        (copy / name).write_text(changed, encoding="utf-8")
        try:
            Ruleset.load("legacy", extra_folders=[copy])
        except ContentError as error:
            assert error.problems.render(messages)
        except CycladesError as error:  # a manifest with other modules
            assert name == "manifest.toml" and error.code in ("missing-module", "unknown-module", "conflicting-modules")


# -- texts


def missing_strings(modules: str) -> list[str]:
    """Located problems for what content defines and English does not name."""
    from cyclades_core.content.toml import Problems

    rules = Ruleset.load(modules)
    problems = Problems()
    say = Messages("en", [module for module, _ in rules.modules], strict=True)
    named = "artifact bonus building creature favor god goods hero item special unit phase".split()
    for entry in rules.entries:
        key = f"{entry.kind}-{entry.id}"
        if entry.kind in named and not say.has(key) and entry.origin is not None:
            entry.origin.report(problems, "missing-string", name=key, language="en")
    return [problem.render() for problem in problems]


@pytest.mark.parametrize("modules", tested_modules.MODULES)
def test_everything_that_content_defines_has_a_name(modules: str) -> None:
    assert missing_strings(modules) == []
