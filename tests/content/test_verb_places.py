"""Verbs that cannot run where they are written are rejected at load, and what the board cannot hold is not done.

`no-subject` is a verb that acts for a faction, in an effect without one. `wrong-place` is a verb of the round or of the
turn, in the effect of a card, a god or a rule. The rest plays games with verbs that find impossible things.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_binding_kinds import load, problems_of

from cyclades_core import Game
from cyclades_core.content.modules import reset
from cyclades_core.content.vocabulary.registry import VERBS
from cyclades_core.game.positions import invariants

CREATURE = '[[creature]]\nid = "probe"\ncite = "X1"\neffect = [\n  {},\n]\n'
PHASE = '[[phase]]\nid = "probe"\ncite = "X1"\nrank = 12\neffect = [\n  {},\n]\n'
GAIN = '{ do = "gain", gold = 1 }'
EACH = '{{ do = "each", faction = {{ is = "anyone" }}, act = true, body = [{}] }}'
#: A use of each verb that runs only in a round or in a turn.
STRUCTURE = {
    "actions": '{ do = "actions" }',
    "auction": '{ do = "auction" }',
    "draw-lots": '{ do = "draw-lots" }',
    "lay-gods": '{ do = "lay-gods", shuffle = true }',
    "pay-offerings": '{ do = "pay-offerings" }',
    "reset": '{ do = "reset", scope = "turn" }',
    "start-seats": '{ do = "start-seats" }',
    "take-turns": '{ do = "take-turns" }',
}


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def codes(folder: Path, text: str) -> list[tuple[str, int]]:
    """The codes of all errors with their lines."""
    return sorted((each.code, line) for line, found in problems_of(folder, text).items() for each in found)


def test_every_verb_of_the_round_is_known() -> None:
    assert set(STRUCTURE) == {name for name, verb in VERBS.items() if verb.runs_in}


@pytest.mark.parametrize("verb", STRUCTURE)
def test_verbs_of_the_round_are_rejected_in_a_card(tmp_path: Path, verb: str) -> None:
    assert codes(tmp_path, CREATURE.format(STRUCTURE[verb])) == [("wrong-place", 5)]


def test_a_program_is_checked_where_it_is_run(tmp_path: Path) -> None:
    program = f'[[program]]\nid = "again"\neffect = [{STRUCTURE["draw-lots"]}]\n'
    run = '{ do = "run", program = "again" }'
    assert codes(tmp_path, program + PHASE.format(run)) == []
    assert codes(tmp_path, program + CREATURE.format(run)) == [("wrong-place", 8)]


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (PHASE.format(GAIN), False),
        (PHASE.format('{ do = "move", kind = "march" }'), False),
        (PHASE.format('{ do = "choose", area = { kind = "land" }, as = "a" }, { do = "take", tokens = "a" }'), False),
        (PHASE.format(EACH.format(GAIN)), True),
        (CREATURE.format(GAIN), True),
        (f'[[rule]]\nid = "r"\ncite = "X1"\ntrigger = [{{ on = "round-ends", effect = [{GAIN}] }}]\n', False),
        (f'[[rule]]\nid = "r"\ncite = "X1"\ntrigger = [{{ on = "turn-begins", effect = [{GAIN}] }}]\n', True),
    ],
)
def test_a_verb_that_acts_needs_a_faction(tmp_path: Path, text: str, fits: bool) -> None:
    found = [code for code, _ in codes(tmp_path, text)]
    assert (found == []) if fits else ("no-subject" in found), found


def test_a_program_gets_its_faction_from_its_calls(tmp_path: Path) -> None:
    program = f'[[program]]\nid = "gift"\neffect = [{GAIN}]\n'
    run = '{ do = "run", program = "gift" }'
    assert codes(tmp_path, program + PHASE.format(EACH.format(run))) == []
    assert codes(tmp_path, program + PHASE.format(run)) == [("no-subject", 9)]


def test_mine_is_nothing_without_a_faction(tmp_path: Path) -> None:
    steal = '{ do = "gain", gold = 1, for = "mine" }'
    assert [code for code, _ in codes(tmp_path, PHASE.format(steal))] == ["wrong-kind"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{ do = "enter-god", god = "zeus" }', "wrong-value"),
        ('{ do = "leave-god", god = "zeus" }', "wrong-value"),
        ('{ do = "buy", from = "creature-deck" }', "unknown-id"),
    ],
)
def test_a_god_or_track_of_another_kind_is_rejected(tmp_path: Path, text: str, code: str) -> None:
    assert codes(tmp_path, CREATURE.format(text)) == [(code, 5)]


@pytest.mark.parametrize(
    "text",
    [
        '[[counter]]\nid = "tide"\nstart = 999\n',
        '[[unit]]\nid = "mule"\nkind = "land"\nlimit = 999\n',
        '[[building]]\nid = "barn"\nstock = -1\n',
        '[[goods]]\nid = "wool"\nstock = 256\n',
        '[[track]]\nid = "row"\nprices = [1, 2]\nopens = [1]\ndeck = "creature-deck"\ndiscard = "creature-discard"\n',
    ],
)
def test_a_number_that_no_cell_holds_is_rejected(tmp_path: Path, text: str) -> None:
    assert [code for code, _ in codes(tmp_path, text)] == ["wrong-value"]


#: Effects of a card that find what cannot be: the game must stay possible.
IMPOSSIBLE = {
    "a troop at sea": '{ do = "place", unit = "troop", at = { kind = "sea" } }',
    "a fleet on land": '{ do = "place", unit = "fleet", at = { kind = "land" } }',
    "a troop among enemies": '{ do = "place", unit = "troop", at = { kind = "land", owner = "enemy" } }',
    "control of a sea": '{ do = "choose", area = { kind = "sea" }, as = "a" }, '
    '{ do = "take-control", area = "a", by = "mine" }',
    "control of an enemy": '{ do = "choose", area = { kind = "land", owner = "enemy" }, as = "a" }, '
    '{ do = "take-control", area = "a", by = "mine" }',
    "a swap of land and sea": '{ do = "choose", area = { kind = "land", owner = "mine" }, as = "a" }, '
    '{ do = "choose", area = { kind = "sea", owner = "enemy" }, as = "b" }, { do = "swap", area = "a", with = "b" }',
    "a swap with a card": '{ do = "choose", area = { kind = "land" }, as = "a" }, '
    '{ do = "swap", area = "a", with = "self" }',
    "converts everybody": '{ do = "convert", units = { owner = "anyone" } }',
    "a large building on a square": '{ do = "choose", building = { owner = "anyone" }, as = "b" }, '
    '{ do = "transform", building = "b", to = "metropolis" }',
    "a metropolis anywhere": '{ do = "choose", site = { owner = "anyone" }, as = "s" }, '
    '{ do = "place-metropolis", site = "s" }',
    "a port on a large site": '{ do = "choose", site = { large = true }, as = "s" }, '
    '{ do = "build", building = "port", at = "s" }',
    "a reroll in peace": '{ do = "reroll" }',
    "its own figure": '{ do = "place", card = "self", at = { kind = "land" } }',
    "a theft of less than nothing": '{ do = "choose", faction = { is = "enemy" }, as = "v" }, '
    '{ do = "steal", from = "v", gold = { sum = [1, -9] } }',
    "markers beyond all measure": '{ do = "place", token = 300, at = { kind = "land" } }',
    "all creatures kept": '{ do = "put", card = { kind = "creature" }, to = "secret" }',
    "all creatures taken": '{ do = "put", card = { kind = "creature" }, to = "hand" }',
    "nobody's gold": '{ do = "steal", from = "attacker", gold = 1 }',
    "nobody's land": '{ do = "choose", area = { kind = "land" }, as = "a" }, '
    '{ do = "take-control", area = "a", by = "attacker" }',
    "nobody is eliminated": '{ do = "eliminate", faction = "attacker" }',
    "nothing was chosen": '{ do = "choose", units = { owner = "enemy" }, as = "v", optional = true }, '
    '{ do = "destroy", units = "v" }, { do = "take", units = "v" }',
}


@pytest.mark.long(every=4)
@pytest.mark.parametrize("title", IMPOSSIBLE)
def test_what_the_board_cannot_hold_is_not_done(tmp_path: Path, title: str) -> None:
    action = f'[[action]]\nid = "probe"\ncite = "X1"\neffect = [{IMPOSSIBLE[title].replace("self", "actor-card")}]\n'
    if '"self"' in IMPOSSIBLE[title]:
        action = CREATURE.format(IMPOSSIBLE[title])
    rules = load(tmp_path, action)
    for seed in range(2):
        game = Game.new(rules, players=["ann", "bob", "cleo"], seed=seed)
        rng = random.Random(seed)
        for _ in range(150):
            if game.is_over:
                break
            wanted = next((text for text in game.legal.texts(60) if text.partition(" ")[0] == "probe"), "")
            game.apply(wanted or game.legal.item(rng.randrange(game.legal.count)))
            assert invariants.problems(game._m) == [], game.log[-3:]
