"""`[defaults]`: every rule of it, and every fault at its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from overlay_boxes import ITEM, KEYS, ODD, THINGS, Box, faults, got, writer

from cyclades_core import Ruleset
from cyclades_core.content.modules import collect
from cyclades_core.content.toml import ContentError


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    yield from writer(tmp_path, monkeypatch)


def test_a_default_holds_unless_the_definition_says_otherwise(box: Box) -> None:
    text = '[defaults.item]\nunsold = "removed"\ncopies = 2\n[[item]]\nid = "bow"\n'
    text += '[[item]]\nid = "axe"\ncopies = 3\n[[hero]]\nid = "ajax"\n'
    found = collect("x", extra_folders=[box("x", a=text)])
    assert [(got(found, f"item:{each}").unsold, got(found, f"item:{each}").copies) for each in ("bow", "axe")] == [
        ("removed", 2),
        ("removed", 3),
    ]
    assert (got(found, "hero:ajax").unsold, got(found, "hero:ajax").copies) == (None, 1)


def test_defaults_of_parts_hold_for_all_or_for_those_called_so(box: Box) -> None:
    text = (
        '[defaults.item.ability]\nleaves = "pile"\nprice = 1\n[defaults.item.ability.power]\nprice = 2\n'
        + ITEM.format("bow", '{ use = "power" }, { use = "shot" }, { leaves = "hand" }, { use = "power", price = 5 }')
    )
    ability = got(collect("x", extra_folders=[box("x", a=text)]), "item:bow").ability
    assert [(each.use, each.leaves, each.price) for each in ability] == [
        ("power", "pile", 2),
        ("shot", "pile", 1),
        ("use", "hand", 1),
        ("power", "pile", 5),
    ]


def test_triggers_go_by_their_moment_modifiers_by_their_quantity_and_the_piece_as_it_is(box: Box) -> None:
    text = (
        "[defaults.creature.trigger.upkept]\nrank = 2\n[defaults.creature.modifier.income]\nvalue = 3\n"
        '[defaults.creature.piece]\nclash = "both-leave"\n'
        '[[creature]]\nid = "roc"\npiece = { on = "land" }\n'
        'trigger = [{ on = "upkept", effect = [] }, { on = "turn-begins", effect = [] }]\n'
        'modifier = [{ quantity = "income", op = "add" }, { quantity = "defence", op = "add" }]\n'
        '[[creature]]\nid = "imp"\n'
    )
    found = collect("x", extra_folders=[box("x", a=text)])
    roc = got(found, "creature:roc")
    assert [each.rank for each in roc.trigger] == [2, 5] and [each.value for each in roc.modifier] == [3, None]
    assert roc.piece.clash == "both-leave" and got(found, "creature:imp").piece is None


@pytest.mark.parametrize(
    ("own", "both"),
    [
        ("", {"own-turn": True}),
        ("when = { known = 'a' }", [{"own-turn": True}, {"known": "a"}]),
        ("when = [{ known = 'a' }, { known = 'b' }]", [{"own-turn": True}, {"known": "a"}, {"known": "b"}]),
    ],
)
def test_conditions_are_added(box: Box, own: str, both: object) -> None:
    text = "[defaults.item.ability.power]\nwhen = { own-turn = true }\n" + ITEM.format(
        "bow", '{ use = "power"' + (f", {own}" if own else "") + " }"
    )
    assert got(collect("x", extra_folders=[box("x", a=text)]), "item:bow").ability[0].when == both


def test_conditions_for_all_and_for_one_are_added_in_this_order(box: Box) -> None:
    text = "[defaults.item.ability]\nwhen = { known = 'a' }\n[defaults.item.ability.power]\nwhen = { known = 'b' }\n"
    text += ITEM.format("bow", "{ use = 'power', when = { known = 'c' } }")
    when = got(collect("x", extra_folders=[box("x", a=text)]), "item:bow").ability[0].when
    assert when == [{"known": each} for each in "abc"]


def test_no_defaults_where_they_are_switched_off(box: Box) -> None:
    text = '[defaults.item]\ncopies = 2\n[defaults.item.ability]\nleaves = "pile"\n'
    text += ITEM.format("bow", "{ defaults = false }, {}") + ITEM.format("axe", "{}, {}") + "defaults = false\n"
    found = collect("x", extra_folders=[box("x", a=text)])
    bow, axe = got(found, "item:bow"), got(found, "item:axe")
    assert (bow.copies, [each.leaves for each in bow.ability]) == (2, [None, "pile"])
    assert (axe.copies, [each.leaves for each in axe.ability]) == (1, [None, None])
    wrong = box("y", b='[[item]]\nid = "bow"\ndefaults = true\n')
    assert faults("y", wrong) == ["b.toml:3:12 wrong-value: defaults"]


def test_defaults_hold_for_all_files_of_the_module_and_for_its_interactions_only(box: Box) -> None:
    item = '[[item]]\nid = "{}"\n'
    one = box(
        "one",
        '[[module]]\nid = "one/a"\nfiles = ["a.toml", "rest.toml"]\n'
        '[[interaction]]\nwhen = ["one/a", "one/b"]\nfiles = ["both.toml"]\n',
        a="[defaults.item]\ncopies = 2\n" + item.format("bow"),
        rest=item.format("axe"),
        b=item.format("rod"),
        both=item.format("orb"),
    )
    two = box("two", c=item.format("net"))
    found = collect("one,two", extra_folders=[one, two])
    assert {name: got(found, f"item:{name}").copies for name in ("bow", "axe", "orb", "rod", "net")} == {
        "bow": 2,
        "axe": 2,
        "orb": 2,
        "rod": 1,
        "net": 1,
    }


def test_an_interaction_has_the_last_word_on_defaults_and_two_modules_must_agree(box: Box) -> None:
    text = '[defaults.item]\ncopies = {}\n[[item]]\nid = "{}"\n'
    manifest = '[[interaction]]\nwhen = ["one/a", "one/b"]\nfiles = ["both.toml"]\n'
    files = {"a": text.format(2, "bow"), "b": text.format(3, "axe")}
    found = collect("one", extra_folders=[box("one", manifest, both=text.format(4, "orb"), **files)])
    assert got(found, "item:orb").copies == 4
    assert faults("one", box("one", manifest, both='[[item]]\nid = "orb"\n', **files)) == [
        "b.toml:2:10 duplicate-id: defaults.item.copies"
    ]
    files["b"] = text.format(2, "axe")
    found = collect("one", extra_folders=[box("one", manifest, both='[[item]]\nid = "orb"\n', **files)])
    assert got(found, "item:orb").copies == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[defaults.itme]\ncopies = 2\n", "a.toml:1:11 unknown-key: itme -> item"),
        ("[defaults.item]\ncopeis = 2\n", "a.toml:2:1 unknown-key: copeis -> copies"),
        ('[defaults.item]\nid = "bow"\n', "a.toml:2:1 unknown-key: id"),
        ("[defaults.item.ability]\nleavse = 'x'\n", "a.toml:2:1 unknown-key: leavse -> leaves"),
        ("[defaults.item.ability.power]\nprcie = 2\n", "a.toml:2:1 unknown-key: prcie -> price"),
        (
            "[defaults.item.ability.powre]\nprice = 2\n",
            "a.toml:2:1 unused-default: defaults.item.ability.powre.price -> power",
        ),
        ("[defaults.hero]\ncopies = 2\n", "a.toml:2:1 unused-default: defaults.hero.copies"),
        ("[defaults]\nitem = 3\n", "a.toml:2:8 wrong-type: item"),
        ("[defaults.item]\nability = 3\n", "a.toml:2:11 wrong-type: ability"),
        ("[defaults.item]\ncopies = 'two'\n", "a.toml:2:10 wrong-type: copies"),
        ("[[defaults]]\nitem = 3\n", "a.toml:1:3 wrong-type: defaults"),
    ],
)
def test_faults_of_defaults_are_located(box: Box, text: str, fault: str) -> None:
    assert faults("x", box("x", a=text + ITEM.format("bow", "{ use = 'power' }"))) == [fault]


def test_the_compiler_finds_the_default_that_is_wrong(box: Box) -> None:
    text = '[defaults.creature.trigger]\nwhen = { own-trun = true }\n[[creature]]\nid = "roc"\n'
    text += 'piece = { on = "land" }\ntrigger = [{ on = "upkept", effect = [{ do = "gain", gold = 1 }] }]\n'
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy,x", extra_folders=[box("x", more='requires = ["legacy"]', a=text)])
    (problem,) = error.value.problems
    assert (problem.code, problem.line, problem.column, problem.nearest) == ("unknown-key", 2, 10, "own-turn")


def test_odd_defaults_are_problems_and_never_tracebacks(box: Box) -> None:
    for key in KEYS:
        for value in ODD:
            x = box("x", a=f"[defaults.item]\n{key} = {value}\n{THINGS}")
            try:
                collect("x", extra_folders=[x])
            except ContentError as error:
                assert all(each.line for each in error.problems), (key, value)
