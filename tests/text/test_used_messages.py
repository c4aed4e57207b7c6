"""English has a message for everything that asks for one, and none that nothing asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import tested_modules
from test_button_texts import instead, spoken

from cyclades_core import Ruleset, available_modules
from cyclades_core.content.boards.tiles import ASSEMBLED
from cyclades_core.content.schema.content_types import CounterDefinition
from cyclades_core.content.toml.problems import PROBLEM_CODES
from cyclades_core.content.vocabulary.needs import every_need
from cyclades_core.content.vocabulary.thing_selectors import SORTS
from cyclades_core.engine.values.event_types import SPECS
from cyclades_core.engine.values.refusals import AROUND, CODES, NEEDS
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "locales" / "en"
BOXES = ("base", "legacy", "hades", "titans")
# Kinds of definition that a person reads the name of.
NAMED = {"god", "building", "goods", "unit", "card-kind"}
# What a question of content is called by unless the content says otherwise.
DEFAULT_PROMPTS = {*(f"choose-{sort}" for sort in SORTS), "may", "one-of", "again"}


def ids(name: str) -> list[str]:
    text = (ENGLISH / f"{name}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@cache
def rulesets() -> tuple[Ruleset, ...]:
    loaded = tuple(map(tested_modules.rules, tested_modules.MODULES))
    missing = {module.id for module in available_modules()} - {id_ for rules in loaded for id_, _ in rules.modules}
    assert not missing, "some game has to be played with these as well"
    return loaded


@cache
def have() -> set[str]:
    return {key for path in ENGLISH.glob("*.ftl") for key in ids(path.stem)}


@cache
def asked_by_content() -> set[str]:
    """The messages that the content of all boxes asks for: names, phases, counters, options, boards, prompts."""
    found: set[str] = set()
    for rules in rulesets():
        found |= {
            f"{entry.kind}-{entry.definition.id}"
            for entry in rules.entries
            if entry.kind in {*NAMED, *rules.card_kinds}
        }
        found |= {
            f"counter-{each.id}" for each in rules.counters if isinstance(each, CounterDefinition) and each.visible
        }
        found |= {f"phase-{phase.id}" for phase in rules.phases}
        found |= {f"board-{board.id}" for board in rules.boards}
        found |= {f"board-{ASSEMBLED}"} if rules.tiles else set()
        # a line about a card has words of its own, or takes the card
        whole = {each: each.replace(" ", "-") for each in spoken(rules)}
        found |= {key if key in have() else each.partition(" ")[0] for each, key in whole.items()}
        found |= {each for each in instead(rules) if each.startswith("word-")}
        tiles = [area for tile in rules.tiles.tiles for face in (tile.a, tile.b) for area in face.areas]
        areas = [*tiles, *(area for board in rules.boards for area in board.areas)]
        found |= {f"{area.kind}-{area.name}" for area in areas if area.name}
        found |= {f"prompt-{op.prompt}" for program in rules.programs for op in program.ops if op.prompt}
    for module in available_modules():
        found |= {f"module-{module.id.replace('/', '-')}", *(f"option-{option}" for option in module.options)}
    return found


def asked_by_the_engine() -> set[str]:
    found = {f"event-{key}" for key in SPECS} | {f"refusal-{code}" for code in CODES}
    found |= {f"problem-{code}" for code in PROBLEM_CODES}
    found |= {f"need-{key}" for key in {*every_need(), *NEEDS, *AROUND}}
    found |= {f"need-{around}-{key}" for around in AROUND for key in every_need()} & have()  # instead of `need-not`
    return found | {f"prompt-{prompt}" for prompt in DEFAULT_PROMPTS}


@cache
def source() -> str:
    paths = [path for folder in ("cyclades_core", "apps", "expansions") for path in (ROOT / folder).rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def dashed() -> str:
    return source().replace("_", "-")


def stands(word: str) -> bool:
    """Whether the code holds a word by itself, with dashes or underscores: a pattern would take ten times as long."""
    text, at = source(), -1
    while (at := dashed().find(word, at + 1)) >= 0:
        beside = text[at - 1 : at] + text[at + len(word) : at + len(word) + 1]
        if not re.search(r"\w", beside):
            return True
    return False


@cache
def quoted() -> frozenset[str]:
    """What stands between double quotes on one line, if it could be a key, and the heads of f-strings."""
    return frozenset(re.findall(r'(?:f"[\w-]+(?={)|(?<=")[\w-]+(?="))', source()))


def is_written(key: str) -> bool:
    """Whether the code names the message, whole or as an f-string whose other half stands somewhere as well."""
    if key in quoted() or (key.startswith(("scenario-", "record-")) and key.partition("-")[2] in quoted()):
        return True
    cuts = (at + 1 for at, sign in enumerate(key) if sign == "-")
    return any(f'f"{key[:cut]}' in quoted() and stands(key[cut:]) for cut in cuts)


@cache
def referred_to() -> set[str]:
    """The messages that other messages put in."""
    texts = [path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl")]
    return {key for text in texts for key in re.findall(r"\{ ([a-z][\w-]*) \}", text)}


def test_everything_has_its_message() -> None:
    assert sorted(asked_by_content() - have()) == []
    assert sorted(asked_by_the_engine() - have()) == []


ELSEWHERE = ("help", "table")


@pytest.mark.parametrize("name", sorted(path.stem for path in ENGLISH.glob("*.ftl") if path.stem not in ELSEWHERE))
def test_every_message_is_used(name: str) -> None:
    """What help needs is compared with the commands in test_cli_help, the words of the page with its scripts in
    tests/apps/server/test_page.py.
    """
    used = asked_by_content() | asked_by_the_engine()
    zones = {f"pile-{zone}" for rules in rulesets() for zone in rules.zone_names}
    # a box may say in its own words what the core says
    assert [key for key in ids(name) if key not in used | zones | referred_to() and not is_written(key)] == []


def test_the_shuffled_piles_have_names() -> None:
    for rules, modules in zip(rulesets(), tested_modules.MODULES, strict=True):
        say = Messages(expansions=tuple(modules.split(",")))
        decks = {rules.zone_names[zone] for zone in rules.decks if zone in rules.hidden_zones}
        assert [deck for deck in sorted(decks) if not say.has(f"pile-{deck}")] == []
