"""How much of the content is data: every god, creature, hero, building ... of the four boxes, by what it is made of.

An item is *pure* if it needs no Python of its expansion, uses verbs of the core only, and each of these verbs serves at
least two items or two editions: a verb for one card would be that card's Python in another place. What a rule, phase or
program of an edition uses counts as used by the edition; what a program that an item runs uses counts as the item's.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import tested_modules
import tomli

from cyclades_core.content.compiler.effect_compiler import Compiler
from cyclades_core.content.toml import ContentError
from cyclades_core.content.vocabulary.registry import (
    CONDITIONS,
    MOMENTS,
    NUMBERS,
    QUANTITIES,
    SELECTORS,
    VERBS,
    VocabularyWord,
)

ROOT = Path(__file__).resolve().parents[2]
BOXES = ("base", "legacy", "hades", "titans")
LISTS = {"base": "base", "legacy": "legacy", "hades": "legacy,hades", "titans": "legacy,titans"}
WANTED = {
    "base": {"creature": 18, "hero": 9, "god": 6, "bonus": 5, "building": 5},
    "legacy": {"creature": 17, "god": 5, "building": 5},
    "hades": {"creature": 5, "hero": 6, "favor": 8, "item": 10, "god": 1, "building": 2},
    "titans": {"artifact": 5, "special": 5, "god": 1, "unit": 1},
}
KINDS = ("creature", "hero", "god", "bonus", "building", "favor", "item", "artifact", "special")
SHARE = 0.9


class Item(NamedTuple):
    box: str
    kind: str
    id: str
    table: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.box}:{self.kind}:{self.id}"


@cache
def documents(box: str) -> tuple[dict[str, Any], ...]:
    """The content files of a box, as its manifest lists them."""
    folder = ROOT / "expansions" / box
    manifest = tomli.loads((folder / "manifest.toml").read_text(encoding="utf-8"))
    parts = [*manifest["module"], *manifest.get("interaction", [])]
    names = dict.fromkeys(name for part in parts for name in part.get("files", []))
    return tuple(tomli.loads((folder / name).read_text(encoding="utf-8")) for name in names)


def tables(document: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    found = document.get(kind, [])
    return [{"id": name, **table} for name, table in found.items()] if isinstance(found, dict) else found


@cache
def items(box: str) -> tuple[Item, ...]:
    # A unit is an item only in Titans, where it is the box's one new figure; elsewhere units are the game itself.
    kinds = (*KINDS, "unit") if box == "titans" else KINDS
    found: dict[tuple[str, str], Item] = {}
    for document in documents(box):
        for kind in kinds:
            for table in tables(document, kind):
                found.setdefault((kind, table["id"]), Item(box, kind, table["id"], table))
    return tuple(found.values())


def verbs_in(tree: Any) -> set[str]:
    if isinstance(tree, dict):
        own = {tree["do"]} if isinstance(tree.get("do"), str) else set()
        return own.union(*(verbs_in(value) for value in tree.values()))
    if isinstance(tree, (list, tuple)):
        return set().union(*(verbs_in(value) for value in tree))
    return set()


def programs_in(tree: Any) -> set[str]:
    if isinstance(tree, dict):
        own = {tree["program"]} if tree.get("do") == "run" and "program" in tree else set()
        return own.union(*(programs_in(value) for value in tree.values()))
    if isinstance(tree, (list, tuple)):
        return set().union(*(programs_in(value) for value in tree))
    return set()


@cache
def program_tables() -> dict[str, list[dict[str, Any]]]:
    """Programs by name; several editions may have one of the same name."""
    out: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for box in BOXES:
        for document in documents(box):
            for table in tables(document, "program"):
                out[table["id"]].append(table)
    return out


def verbs_of(item: Item) -> set[str]:
    """The verbs of an item, with those of the programs that it runs."""
    found, seen, work = set(verbs_in(item.table)), set(), list(programs_in(item.table))
    while work:
        name = work.pop()
        if name in seen:
            continue
        seen.add(name)
        for table in program_tables().get(name, []):
            found |= verbs_in(table)
            work += programs_in(table)
    return found


@cache
def uses() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """For each verb the items that use it, and the editions."""
    by_item: dict[str, set[str]] = defaultdict(set)
    by_box: dict[str, set[str]] = defaultdict(set)
    for box in BOXES:
        for item in items(box):
            for verb in verbs_of(item):
                by_item[verb].add(str(item))
        for document in documents(box):
            for verb in verbs_in(document):
                by_box[verb].add(box)
    return by_item, by_box


def of_the_core(verb: str) -> bool:
    return verb in VERBS and VERBS[verb].compile.__module__.startswith("cyclades_core.")


def impurities(item: Item) -> list[str]:
    """Why an item is not pure; nothing if it is."""
    by_item, by_box = uses()
    out = [f"python: {item.table['python']}"] if item.table.get("python") else []
    for verb in sorted(verbs_of(item)):
        if not of_the_core(verb):
            out.append(f"verb of the expansion: {verb}")
        elif len(by_item[verb]) < 2 and len(by_box[verb]) < 2:
            out.append(f"verb for this alone: {verb}")
    return out


def loads(box: str) -> None:
    """Skip while somebody is still writing the box; the skip ends by itself."""
    from cyclades_core import CycladesError, Ruleset

    try:
        Ruleset.load(LISTS[box])
    except (ContentError, CycladesError, FileNotFoundError) as error:
        pytest.skip(f"{box} does not load yet: {str(error).splitlines()[0]}")


@pytest.mark.parametrize("box", BOXES)
def test_every_item_of_the_boxes_is_there(box: str) -> None:
    loads(box)
    assert Counter(item.kind for item in items(box)) == WANTED[box]


def test_there_are_114_of_them() -> None:
    assert sum(sum(kinds.values()) for kinds in WANTED.values()) == 114


def test_nine_of_ten_are_pure_data(capsys: pytest.CaptureFixture[str]) -> None:
    for box in BOXES:
        loads(box)
    everything = [item for box in BOXES for item in items(box)]
    impure = {str(item): found for item in everything if (found := impurities(item))}
    pure = len(everything) - len(impure)
    with capsys.disabled():
        print(f"\npure data: {pure} of {len(everything)} items")
        for name, reasons in impure.items():
            print(f"  {name}: {'; '.join(reasons)}")
    assert pure >= SHARE * len(everything)


def test_no_verb_of_the_core_is_without_a_user() -> None:
    for box in BOXES:
        loads(box)
    _, by_box = uses()
    implicit = {"place", "place-piece"}  # the compiler writes them for cards with a figure
    assert sorted(verb for verb in VERBS if of_the_core(verb) and not by_box[verb] and verb not in implicit) == []


def test_reasons_for_python_are_sentences() -> None:
    short = [str(item) for box in BOXES for item in items(box) if len(str(item.table.get("python", "a b")).split()) < 2]
    assert short == []


# -- all groups of words

#: Words that no content of ours uses and that authors would miss, because their kin are there.
KIN = {"number round", "god last", "unit tag", "goods in-stock", "units moves", "units not-tag"}
KIN |= {"site building not-tag", "card god not-tag", "card god except"}
KIN |= {"area building"}  # kin of `holds`; examples/atlantis uses it
#: Words that serve one definition only, by group, each with the reason why no wider word says it.
REASONS = tomli.loads((ROOT / "tests" / "content" / "words_of_one_use.toml").read_text(encoding="utf-8"))
#: So many items use no word that serves them alone. It may rise, and only rise.
FREE = 100


def word_groups() -> dict[int, tuple[str, VocabularyWord]]:
    """Every word of conditions, numbers and selectors by its identity, with the name of its group."""
    out = {id(word): (f"condition {word.name}", word) for word in CONDITIONS.values()}
    out |= {id(word): (f"number {word.name}", word) for word in NUMBERS.values()}
    sorts: dict[int, list[str]] = defaultdict(list)
    for sort, words in SELECTORS.items():
        for word in words.values():
            sorts[id(word)].append(sort)
            out[id(word)] = (f"{' '.join(sorts[id(word)])} {word.name}", word)
    return {
        key: found for key, found in out.items() if found[1].make.__module__.startswith("cyclades_core.")
    }  # those of other tests are none of ours


@pytest.fixture(scope="module")
def users() -> dict[str, set[str]]:
    """For each word the definitions whose compiling made something of it, over all lists of modules."""
    from cyclades_core import Ruleset

    found: dict[str, set[str]] = {name: set() for name, _ in word_groups().values()}
    names = {key: name for key, (name, _) in word_groups().items()}
    plain = Compiler.made

    def noting(self: Compiler, word: VocabularyWord, tree: Any, path: Any) -> Any:
        if id(word) in names:
            found[names[id(word)]].add(f"{self.source.name} {path[:2]}")
        return plain(self, word, tree, path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compiler, "made", noting)
        for modules in tested_modules.MODULES:
            Ruleset.load(modules)
    return found


def test_no_word_of_the_core_is_without_a_user_or_kin(users: dict[str, set[str]]) -> None:
    assert {name for name, by in users.items() if not by} - KIN == set()
    assert {name for name in KIN if users[name]} == set(), "used by now: it needs no excuse"


def definitions() -> Iterator[dict[str, Any] | list[Any]]:
    """Every definition, change and other table of the boxes."""
    for box in BOXES:
        for document in documents(box):
            for found in document.values():
                yield from found.values() if isinstance(found, dict) else found


def test_every_word_for_one_definition_has_its_reason(users: dict[str, set[str]]) -> None:
    """Of all groups of words. A word that a second definition uses needs none any more."""
    once = {name for name, by in users.items() if len(by) == 1}
    text = "\n".join(
        path.read_text(encoding="utf-8") for box in BOXES for path in (ROOT / "expansions" / box).glob("*.toml")
    )
    for group, names in (("quantity", QUANTITIES), ("moment", MOMENTS)):
        once |= {f"{group} {name}" for name in names if text.count(f'"{name}"') == 1}
    verbs = Counter(verb for definition in definitions() for verb in verbs_in(definition))
    once |= {f"verb {verb}" for verb in VERBS if of_the_core(verb) and verbs[verb] == 1}
    reasons = {f"{group} {name}": reason for group, words in REASONS.items() for name, reason in words.items()}
    assert once - set(reasons) == set(), "a word for one definition: say it with a wider one, or say why not"
    assert set(reasons) - once == set(), "used by others too, or gone: it needs no reason"
    assert [name for name, reason in reasons.items() if len(reason.split()) < 6 or not reason.endswith(".")] == []


def places() -> dict[str, str]:
    """Where each item is written, as the compiler calls the place."""
    found: dict[str, str] = {}
    for box in BOXES:
        names = {(item.kind, item.id): str(item) for item in items(box)}
        for path in sorted((ROOT / "expansions" / box).glob("*.toml")):
            document = tomli.loads(path.read_text(encoding="utf-8"))
            for kind in KINDS:
                for index, table in enumerate(document.get(kind, [])):
                    found[f"expansions/{box}/{path.name} {(kind, index)}"] = names.get((kind, table["id"]), "")
    return found


def test_words_of_an_item_alone_become_fewer(users: dict[str, set[str]], capsys: pytest.CaptureFixture[str]) -> None:
    """What makes an item impure are words of any group that it alone uses, not verbs only."""
    where = places()
    own: dict[str, list[str]] = defaultdict(list)
    for box in BOXES:
        for item in items(box):
            if found := impurities(item):
                own[str(item)] += found
            said = [value for value in texts_in(item.table) if value in QUANTITIES or value in MOMENTS]
            own[str(item)] += [f"for this alone: {name}" for name in said if len(saying()[name]) == 1]
    for name, by in users.items():
        if len(by) == 1 and (item_there := where.get(next(iter(by)))):
            own[item_there].append(f"word for this alone: {name}")
    impure = {name: reasons for name, reasons in own.items() if reasons}
    free = sum(map(len, map(items, BOXES))) - len(impure)
    with capsys.disabled():
        print(f"\nfree of words of their own: {free} of 114 items")
        for name, reasons in sorted(impure.items()):
            print(f"  {name}: {'; '.join(reasons)}")
    assert free >= FREE


def texts_in(tree: Any) -> set[str]:
    """Every text that stands as a value."""
    if isinstance(tree, dict):
        return set().union(*(texts_in(value) for value in tree.values()))
    if isinstance(tree, (list, tuple)):
        return set().union(*(texts_in(value) for value in tree))
    return {tree} if isinstance(tree, str) else set()


@cache
def saying() -> dict[str, set[str]]:
    """For each quantity and moment the definitions of all boxes that name it."""
    out: dict[str, set[str]] = defaultdict(set)
    for box in BOXES:
        for number, document in enumerate(documents(box)):
            for kind, found in document.items():
                for index, table in enumerate(found.values() if isinstance(found, dict) else found):
                    for name in texts_in(table) & (QUANTITIES.keys() | MOMENTS.keys()):
                        out[name].add(f"{box} {number} {kind} {index}")
    return out
