"""`[[change]]`: every rule of it, several modules that change, ours and those of others; every fault at its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from overlay_boxes import KEYS, ODD, THINGS, Box, faults, got, writer

from cyclades_core import Game, Ruleset
from cyclades_core.content.modules import Collected, collect
from cyclades_core.content.toml import ContentError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    yield from writer(tmp_path, monkeypatch)


AFTER = 'after = ["x/a"]'


def changed(box: Box, change: str) -> Collected:
    return collect("x,y", extra_folders=[box("x", a=THINGS), box("y", more=AFTER, b=change)])


def wrong(box: Box, change: str) -> list[str]:
    return faults("x,y", box("x", a=THINGS), box("y", more=AFTER, b=f"[[change]]\n{change}\n"))


def test_set_replaces_a_value_and_what_is_not_named_stays(box: Box) -> None:
    found = changed(box, '[[change]]\nphase = "dawn"\nset = { rank = 5, from-round = 2 }\n')
    dawn = got(found, "phase:dawn")
    assert (dawn.rank, dawn.from_round, len(dawn.effect)) == (5, 2, 2)
    assert [entry.full_id for entry in found.definitions if entry.kind == "phase"] == ["x:phase:dawn"]


def test_set_goes_into_parts_verbs_and_tables_of_names(box: Box) -> None:
    text = '[[change]]\nitem = "bow"\nset.ability.power = { price = 7 }\nset.ability.power.effect.pay.gold = 4\n'
    with pytest.raises(ContentError):  # TOML itself: an inline table is complete
        changed(box, text)
    text = '[[change]]\nitem = "bow"\nset.ability.power.price = 7\nset.ability.power.effect.pay.gold = 4\n'
    text += '[[change]]\nrefusal = "bid"\nset.rules.full = "Y9"\n[[change]]\nphase = "dawn"\nset.effect.gain.gold = 9\n'
    found = changed(box, text)
    power, shot = got(found, "item:bow").ability
    assert (power.price, power.effect, shot.price) == (7, [{"do": "pay", "gold": 4}], 0)
    assert got(found, "refusal:bid").rules == {"most": "A1", "full": "Y9"}
    assert got(found, "phase:dawn").effect == [{"do": "gain", "gold": 9}, {"do": "fire", "moment": "upkept"}]


def test_remove_goes_by_name_and_add_comes_behind(box: Box) -> None:
    text = """[[change]]
item = "bow"
remove = { ability = "power", tags = "a" }
add = { ability = [{ use = "power", price = 1 }], tags = ["c"], modifier = [{ quantity = "income", op = "add" }] }
[[change]]
refusal = "bid"
remove = { rules = ["most"] }
add = { rules = { closed = "Y1" } }
[[change]]
phase = "dawn"
remove.effect = "fire"
add.effect = [{ do = "end-game" }]
"""
    found = changed(box, text)
    bow = got(found, "item:bow")
    assert [(each.use, each.price) for each in bow.ability] == [("shot", 0), ("power", 1)]
    assert bow.tags == ("b", "c") and len(bow.modifier) == 1
    assert got(found, "refusal:bid").rules == {"full": "A2", "closed": "Y1"}
    assert [each["do"] for each in got(found, "phase:dawn").effect] == ["gain", "end-game"]


def test_keys_are_removed_and_conditions_added(box: Box) -> None:
    text = '[[change]]\nitem = "bow"\nremove.ability.power.price = true\nadd.ability.power.when = { known = "a" }\n'
    text += '[[change]]\nitem = "bow"\nremove.tags = true\nadd.ability.power.when = { known = "b" }\n'
    bow = got(changed(box, text), "item:bow")
    assert bow.tags == () and bow.ability[0].price == 0
    assert bow.ability[0].when == [{"known": "a"}, {"known": "b"}]


def test_parts_that_are_added_get_the_defaults_of_the_definition(box: Box) -> None:
    x = box("x", a="[defaults.item.ability.power]\nleaves = 'pile'\n" + THINGS)
    y = box(
        "y",
        more=AFTER,
        b='[[change]]\nitem = "bow"\nadd.ability = [{ use = "power" }, { use = "power", defaults = false }]\n',
    )
    ability = got(collect("x,y", extra_folders=[x, y]), "item:bow").ability
    assert [(each.use, each.leaves) for each in ability] == [
        ("power", "pile"),
        ("shot", None),
        ("power", "pile"),
        ("power", None),
    ]


def test_a_changed_definition_stands_where_it_is_changed(box: Box) -> None:
    text = '[[creature]]\nid = "roc"\n[[change]]\nitem = "bow"\nset.copies = 2\n[[item]]\nid = "axe"\n'
    found = changed(box, text)
    assert [entry.full_id for entry in found.definitions if entry.kind != "card-kind"] == [
        "x:phase:dawn",
        "x:refusal:bid",
        "y:creature:roc",
        "x:item:bow",
        "y:item:axe",
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ('phase = "dwan"\nset.rank = 1', "b.toml:2:9 unknown-id: dwan -> dawn"),
        ('phsae = "dawn"\nset.rank = 1', "b.toml:2:1 unknown-key: phsae -> phase"),
        ('phase = "dawn"\nitem = "bow"\nset.rank = 1', "b.toml:3:1 unknown-key: item"),
        ("phase = 3\nset.rank = 1", "b.toml:2:9 wrong-type: phase"),
        ("set.rank = 1", "b.toml:1:3 missing-key: phase | god | …"),
        ('phase = "dawn"', "b.toml:1:3 missing-key: remove | set | add"),
        ('phase = "dawn"\nset = 3', "b.toml:3:7 wrong-type: set"),
        ('phase = "dawn"\nset.rnak = 1', "b.toml:3:5 unknown-key: rnak -> rank"),
        ('phase = "dawn"\nset.id = "dusk"', "b.toml:3:5 unknown-key: id"),
        ('phase = "dawn"\nset.rank = "five"', "b.toml:3:12 wrong-type: rank"),
        ('phase = "dawn"\nremove.from-round = true', "b.toml:3:21 change-missing: from-round"),
        ('phase = "dawn"\nremove.rank = true', "b.toml:3:8 missing-key: rank"),
        ('phase = "dawn"\nadd.rank = 1', "b.toml:3:12 change-present: rank"),
        ('phase = "dawn"\nremove.effect = "gian"', "b.toml:3:17 change-missing: gian -> gain"),
        ('item = "bow"\nset.ability.powre.price = 1', "b.toml:3:13 change-missing: powre -> power"),
        ('item = "bow"\nset.ability.power = 1', "b.toml:3:21 wrong-type: power"),
        ('item = "bow"\nremove.ability = 0', "b.toml:3:18 change-missing: 0"),
        ('item = "bow"\nremove.tags = ["a", "z"]', "b.toml:3:21 change-missing: z"),
        ('item = "bow"\nadd.tags = ["a"]', "b.toml:3:13 change-present: a"),
        ('item = "bow"\nadd.tags = "c"', "b.toml:3:12 wrong-type: tags"),
        ('refusal = "bid"\nremove.rules = [["most"]]', "b.toml:3:17 change-missing: ['most'] -> most"),
        ('refusal = "bid"\nset.rules.mots = "B1"', "b.toml:3:18 change-missing: mots -> most"),
        ('refusal = "bid"\nadd.rules.most = "B1"', "b.toml:3:18 change-present: most"),
    ],
)
def test_faults_of_changes_are_located(box: Box, change: str, fault: str) -> None:
    assert wrong(box, change) == [fault]


def test_the_compiler_finds_the_change_that_is_wrong(box: Box) -> None:
    text = '[[change]]\ncreature = "harpy"\nset.effect.destroy.unitss = "victim"\nremove.effect.destroy.units = true\n'
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy,y", extra_folders=[box("y", more='requires = ["legacy"]', b=text)])
    assert {(Path(each.file).name, each.code, each.line) for each in error.value.problems} >= {
        ("b.toml", "unknown-key", 3)
    }


@pytest.mark.parametrize("deed", ["set", "add", "remove"])
def test_odd_values_are_problems_and_never_tracebacks(box: Box, deed: str) -> None:
    x = box("x", a=THINGS)
    for key in KEYS:
        for value in ODD:
            y = box("y", more=AFTER, b=f'[[change]]\nitem = "bow"\n{deed}.{key} = {value}\n')
            try:
                collect("x,y", extra_folders=[x, y])
            except ContentError as error:
                assert all(each.line for each in error.problems), (key, value)


# -- several modules ---------------------------------------------------------------------------------------------------

RANK = '[[change]]\nphase = "dawn"\nset = {{ rank = {} }}\n'


def test_two_strangers_may_not_change_one_key(box: Box) -> None:
    x = box("x", a=THINGS)
    y, z = box("y", more=AFTER, b=RANK.format(5)), box("z", more=AFTER, c=RANK.format(6))
    with pytest.raises(ContentError) as error:
        collect("x,y,z", extra_folders=[x, y, z])
    (problem,) = error.value.problems
    assert (Path(problem.file).name, problem.line, problem.code) == ("c.toml", 3, "change-clash")
    assert {key: problem.args[key] for key in ("name", "target", "module", "other")} == {
        "name": "rank",
        "target": "phase:dawn",
        "module": "z/c",
        "other": "y/b",
    }
    assert str(problem.args["first"]).endswith("b.toml:3:9")


def test_one_that_knows_the_other_may_and_so_may_different_keys(box: Box) -> None:
    x, y = box("x", a=THINGS), box("y", more=AFTER, b=RANK.format(5))
    for more in ('after = ["x/a", "y/b"]', 'requires = ["y/b"]'):
        z = box("z", more=more, c=RANK.format(6))
        assert got(collect("x,y,z", extra_folders=[x, y, z]), "phase:dawn").rank == 6
    z = box("z", more=AFTER, c=RANK.format(6).replace("rank", "from-round"))
    dawn = got(collect("x,y,z", extra_folders=[x, y, z]), "phase:dawn")
    assert (dawn.rank, dawn.from_round) == (5, 6)


def test_an_interaction_of_the_two_settles_it(box: Box) -> None:
    x, y = box("x", a=THINGS), box("y", more=AFTER, b=RANK.format(5))
    manifest = '[[interaction]]\nwhen = ["y/b", "z/c"]\nfiles = ["both.toml"]\n'
    z = box("z", manifest, more=AFTER, c=RANK.format(6), both=RANK.format(7))
    assert got(collect("x,y,z", extra_folders=[x, y, z]), "phase:dawn").rank == 7
    z = box("z", manifest, more=AFTER, c=RANK.format(6), both=RANK.format(7).replace("rank", "from-round"))
    assert [each.split()[1] for each in faults("x,y,z", x, y, z)] == ["change-clash:"]


@pytest.mark.parametrize(
    ("one", "other", "clash"),
    [
        ("set.ability.power.price = 1", "set.ability.shot.price = 1", False),
        ("set.ability.power.price = 1", "set.ability.power.leaves = 'a'", False),
        ("set.ability.power.price = 1", "remove.ability = 'power'", True),
        ("add.ability = [{ use = 'a' }]", "add.ability = [{ use = 'b' }]", False),
        ("add.ability = [{ use = 'a' }]", "add.ability = [{ use = 'a' }]", True),
        ("add.trigger = [{ on = 'upkept', effect = [] }]", "add.trigger = [{ on = 'upkept', effect = [] }]", False),
        ("add.ability.power.when = { known = 'a' }", "add.ability.power.when = { known = 'b' }", False),
        ("add.ability.power.effect = [{ do = 'a' }]", "add.ability.power.effect = [{ do = 'b' }]", True),
        ("set.ability = []", "add.ability = [{ use = 'a' }]", True),
        ("add.tags = ['c']", "add.tags = ['d']", False),
        ("remove.tags = 'a'", "remove.tags = ['a']", True),
    ],
)
def test_what_concerns_one_key(box: Box, one: str, other: str, clash: bool) -> None:
    head = '[[change]]\nitem = "bow"\n'
    x, y, z = box("x", a=THINGS), box("y", more=AFTER, b=head + one), box("z", more=AFTER, c=head + other)
    if clash:
        assert {each.split()[1] for each in faults("x,y,z", x, y, z)} == {"change-clash:"}
    else:
        collect("x,y,z", extra_folders=[x, y, z])


def test_what_somebody_takes_away_cannot_be_changed_by_a_stranger(box: Box) -> None:
    x, y = box("x", a=THINGS), box("y", more=AFTER, b=RANK.format(5))
    removes = 'removes = ["x:phase:dawn"]\n'
    z = box("z", more=AFTER + "\n" + removes, c="")
    assert [each.split()[1] for each in faults("x,y,z", x, y, z)] == ["change-clash:"]
    z = box("z", more='after = ["y/b"]\n' + removes, c="")
    found = collect("x,y,z", extra_folders=[x, y, z])
    assert not [entry for entry in found.definitions if entry.kind == "phase"]
    own = '[[phase]]\nid = "dawn"\nrank = 3\neffect = []\n'
    z = box("z", more='after = ["y/b"]\nreplaces = ["x:phase:dawn"]\n', c=own)  # it knows, and has another
    assert got(collect("x,y,z", extra_folders=[x, y, z]), "phase:dawn").rank == 3
    y = box("y", more='after = ["x/a", "z/c"]', b=RANK.format(5))
    z = box("z", more='replaces = ["x:phase:dawn"]\n', c=own)  # the one that changes knows of the other
    assert got(collect("x,y,z", extra_folders=[x, y, z]), "phase:dawn").rank == 5


# -- on top of the real thing ------------------------------------------------------------------------------------------


def test_a_third_party_changes_our_cards_and_plays(box: Box) -> None:
    text = """[[change]]
god = "poseidon"
set.paid.build.price = 3
[[change]]
creature = "harpy"
add.effect = [{ do = "gain", gold = 1 }]
"""
    third = box("atlantis", more='requires = ["legacy"]', tides=text)
    plain, rules = Ruleset.load("legacy"), Ruleset.load("legacy,atlantis", extra_folders=[third])
    by_id = {f"{entry.kind}:{entry.id}": entry.definition for entry in rules.entries}
    assert [line.get("price") for line in by_id["god:poseidon"].paid] == [None, 3, 1]
    assert [each["do"] for each in by_id["creature:harpy"].effect] == ["choose", "destroy", "gain"]
    same = [entry for entry in plain.entries if by_id[f"{entry.kind}:{entry.id}"] == entry.definition]
    assert len(same) == len(plain.entries) - 2
    assert rules.fingerprint != plain.fingerprint
    other = box("atlantis", more='requires = ["legacy"]', tides=text.replace("price = 3", "price = 4"))
    assert Ruleset.load("legacy,atlantis", extra_folders=[other]).fingerprint != rules.fingerprint
    game = Game.new(rules, players=["ann", "bob", "cleo"], seed=1)
    for _ in range(40):
        game.apply(game.legal.item(0))
    assert game.fingerprint and not game.is_over


def test_two_boxes_over_ours_clash_by_name(box: Box) -> None:
    text = '[[change]]\nphase = "income"\nset.from-round = {}\n'
    needs = 'requires = ["legacy"]'
    one, two = box("one", more=needs, a=text.format(2)), box("two", more=needs, b=text.format(3))
    assert faults("legacy,one,two", one, two) == ["b.toml:3:18 change-clash: from-round"]
    # a module of ours changes it, too
    assert faults("legacy,hades/free-positioning,one", one) == ["a.toml:3:18 change-clash: from-round"]


def test_our_modules_change_what_they_say_they_change() -> None:
    threat = got(collect("base,hades/undead"), "phase:threat")
    first = got(collect("legacy,hades/undead"), "phase:threat")
    assert (threat.rank, threat.from_round, threat.cite) == (5, 2, "M5.1")
    assert attrs.evolve(threat, rank=15, from_round=1, cite="H6.2") == first


# -- the documentation -------------------------------------------------------------------------------------------------


def examples() -> list[str]:
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    section = text.partition("## Defaults and changes")[2].partition("\n## ")[0]
    return re.findall(r"```toml\n(.*?)```", section, re.DOTALL)


def test_the_examples_of_the_documentation_work(box: Box) -> None:
    own, change = examples()
    third = box("atlantis", more='requires = ["legacy"]', tides=own, storms=change)
    rules = Ruleset.load("legacy,atlantis", extra_folders=[third])
    by_id = {f"{entry.kind}:{entry.id}": entry.definition for entry in rules.entries}
    roc, whale = by_id["creature:roc"], by_id["creature:whale"]
    assert roc.piece.clash == "both-leave" and roc.trigger[0].when == [
        {"own-turn": True},
        {"land-areas": "mine", "at-least": 2},
    ]
    assert whale.piece.clash == "no-entry" and whale.trigger[0].when is None
    assert (by_id["phase:income"].rank, by_id["phase:income"].from_round) == (30, 2)
    assert [line.get("price") for line in by_id["god:poseidon"].paid] == [None, 3, 1]
    assert [each["do"] for each in by_id["creature:harpy"].effect] == ["choose", "take"]
    assert by_id["refusal:retreat"].rules == {"retreat-sea": "L14.7", "retreat-land": "A1.1", "closed": "A1.2"}
