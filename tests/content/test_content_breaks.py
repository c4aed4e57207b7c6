"""Content with one thing changed is rejected with its place, or it plays: no crash and no impossible position.

`tests/support/content_breaks.py` makes the changes. `tools/full-check test_content_breaks` tries thousands of them.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import content_breaks
import pytest
import run_size
from content_breaks import BOXES, Change
from test_binding_kinds import load, problems_of

from cyclades_core.content.modules import reset


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def wrong_results(name: str, changes: Iterable[Change], folder: Path, games: int = 2) -> list[str]:
    """What is wrong after each change, with the change."""
    box, rng, wrong = BOXES[name], random.Random(name), []
    for change in changes:
        for modules, result in zip(
            box.modules, content_breaks.try_out(box, change, folder / box.folder.name, rng, games), strict=True
        ):
            if result.is_wrong:
                wrong.append(f"{modules}: {change.file} {change.at} {change.what}\n  {result.kind}: {result.text}")
    return wrong


@pytest.mark.long(every=len(BOXES))
@pytest.mark.parametrize("name", BOXES)
def test_a_box_with_one_change_is_rejected_or_plays(name: str, tmp_path: Path) -> None:
    changes = islice(content_breaks.breaks(name, random.Random(name)), run_size.size(ci=40, full=4000))
    assert wrong_results(name, changes, tmp_path) == []


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
def test_a_key_with_an_odd_value_is_rejected_or_plays(name: str, tmp_path: Path) -> None:
    every = content_breaks.odd_values(name)
    some = random.Random(name).sample(every, min(len(every), run_size.size(ci=60, full=100_000)))
    assert wrong_results(name, some, tmp_path, games=1) == []


ACTION = '[[action]]\nid = "probe"\ncite = "X1"\nlimit = 3\n'
PHASE = '[[phase]]\nid = "probe"\ncite = "X1"\nrank = 45\neffect = [\n  {},\n]\n'

#: What was accepted once, or rejected at a wrong place: the text, the code and the line.
REJECTED = {
    "a condition that is no table": (f"{ACTION}when = 3\n", "wrong-type", 5),
    "a price below zero": (f"{ACTION}price = -1\n", "wrong-value", 5),
    "prices below zero": (f"{ACTION}prices = [-1]\n", "wrong-value", 5),
    "no use in a turn": (ACTION.replace("3", "0"), "wrong-value", 4),
    "a verb that is no text": (f"{ACTION}effect = [{{ do = [] }}]\n", "wrong-type", 5),
    "a rule that always holds": ('[[rule]]\nid = "r"\ncite = "X1"\neffect = []\n', "missing-key", 1),
    "no copies of a card": ('[[creature]]\nid = "eel"\ncopies = 0\n', "wrong-value", 3),
    "a piece that stands nowhere": ('[[creature]]\nid = "eel"\npiece = { on = [] }\n', "wrong-value", 3),
    "a piece that everyone has": ('[[creature]]\nid = "eel"\npiece = { unit = "troop" }\n', "wrong-value", 3),
    "a parameter twice": ('[program.p]\ntakes = ["x", "x"]\neffect = []\n', "wrong-value", 2),
    "a track without slots": (
        '[[track]]\nid = "row"\nprices = []\ndeck = "creature-deck"\ndiscard = "creature-discard"\n',
        "wrong-value",
        3,
    ),
    "a mode for nobody": ('[[mode]]\nid = "none"\nplayers = []\n', "wrong-value", 3),
    "a mode without a board": ('[[mode]]\nid = "crowd"\nplayers = [12]\n', "wrong-value", 3),
    "a mode that spares a number": ('[[mode]]\nid = "odd"\nplayers = [3]\nspares = 3\n', "wrong-type", 4),
    "a mode with an unknown board": ('[[mode]]\nid = "odd"\nplayers = [3]\nboards = { 3 = "x" }\n', "unknown-id", 4),
    "a hand of nobody": (PHASE.format('{ do = "put", card = { kind = "creature" }, to = "hand" }'), "wrong-kind", 6),
}


@pytest.mark.parametrize("title", REJECTED)
def test_what_no_game_can_use_is_rejected_at_its_line(tmp_path: Path, title: str) -> None:
    text, code, line = REJECTED[title]
    assert (code, line) in {(each.code, at) for at, found in problems_of(tmp_path, text).items() for each in found}


def test_an_offering_without_spaces_is_rejected(tmp_path: Path) -> None:
    (file,) = [name for name, data in content_breaks.files("argo").items() if "offering" in data]
    data = copy.deepcopy(content_breaks.files("argo")[file])
    data["offering"]["spaces"] = []
    change = Change(file, "", (), data)
    (result,) = content_breaks.try_out(BOXES["argo"], change, tmp_path / "argo", random.Random(1))
    assert [(each.code, each.excerpt) for each in result.problems] == [("wrong-value", "spaces = []")]


#: Effects that once left a position that cannot be.
PLAYED = {
    "a card and a line that both cost": f'{ACTION}price = 3\neffect = [{{ do = "buy", from = "creature-track" }}]\n',
    "tiles that move under offerings": PHASE.format('{ do = "lay-gods", shuffle = true }'),
    "lots for markers on gods": PHASE.format('{ do = "draw-lots" }'),
    "goods that nobody has": '[[rule]]\nid = "r"\ncite = "X1"\ntrigger = ['
    '{ on = "turn-begins", effect = [{ do = "discard", goods = "priest", count = 3 }] }]\n',
    "ever so many uses": '[[action]]\nid = "probe"\ncite = "X1"\neffect = [{ do = "gain", gold = 0 }]\n',
}


@pytest.mark.long(every=5)
@pytest.mark.parametrize("title", PLAYED)
def test_positions_stay_possible(tmp_path: Path, title: str) -> None:
    rules, rng = load(tmp_path, PLAYED[title]), random.Random(title)
    assert [content_breaks.play(rules, rng, 300) for _ in range(4)] == [None] * 4
