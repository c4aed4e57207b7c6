"""Each word takes bindings of certain kinds. Any other kind is rejected when TOML is loaded.

The pairs of parameter and kind are generated from the registry. All pairs that do not fit are written into one
expansion, one pair per line, and each line must have a `wrong-kind` problem that names both kinds. All pairs that fit
must have none.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.content.toml import ContentError, ContentProblem
from cyclades_core.content.vocabulary import parameter_types as types
from cyclades_core.content.vocabulary.registry import (
    CONDITIONS,
    NUMBERS,
    PARAMETER_KINDS,
    SELECTORS,
    SORTS,
    VERBS,
)
from cyclades_core.text.i18n import Messages

#: A verb that binds something of each kind. `metropolis` is bound by a moment.
BINDS: dict[str, dict[str, Any]] = {
    "area": {"do": "choose", "area": {"kind": "land"}},
    "building": {"do": "choose", "building": {}},
    "buildings": {"do": "give-set", "pattern": ["port", "fortress"]},
    "card": {"do": "choose", "card": {"kind": "creature"}},
    "cards": {"do": "draw", "from": "creature-deck", "count": 2},
    "faction": {"do": "choose", "faction": {"is": "enemy"}},
    "god": {"do": "choose", "god": {"open": True}},
    "goods": {"do": "choose", "goods": {"of": ["priest"]}},
    "number": {"do": "bind", "value": 2},
    "site": {"do": "choose", "site": {"large": True}},
    "type": {"do": "choose", "type": {"of": ["port"]}},
    "unit": {"do": "choose", "unit": {"of": ["troop"]}},
    "units": {"do": "choose", "units": {"unit": "troop"}},
}
#: Names that are always there, in the effect of a creature.
ALWAYS = {"self": "card", "mine": "faction", "active": "faction", "here": "area"}
#: What a verb needs besides the parameter under test.
NEEDS: dict[str, dict[str, Any]] = {
    "attach": {"card": "a-card", "to": "a-building"},
    "bind": {"as": "b", "value": 1},
    "build": {"building": "port"},
    "choose": {"as": "c"},
    "collect-income": {},
    "convert": {"units": "a-units"},
    "counter": {"counter": "per-game"},
    "demolish": {"building": "a-building"},
    "destroy": {"units": "a-units"},
    "discard": {"goods": "priest"},
    "draw": {"from": "creature-deck", "as": "d"},
    "each": {"body": []},
    "eliminate": {"faction": "a-faction"},
    "fire": {"moment": "area-taken"},
    "instead": {"moment": "area-taken", "body": []},
    "lasting": {"quantity": "income", "op": "add", "until": "turn"},
    "look": {"at": "creature-deck", "as": "d"},
    "move": {"kind": "march"},
    "pay": {"gold": 1},
    "play": {"card": "a-card"},
    "put": {"to": "creature-discard"},
    "repeat": {"body": []},
    "replace-card": {"card": "a-card", "from": "creature-deck", "to": "creature-discard"},
    "run": {"program": "idle"},
    "steal": {"from": "a-faction", "goods": "priest"},
    "swap": {"with": "a-area"},
    "take-control": {"area": "a-area", "by": "a-faction"},
    "transform": {"building": "a-building", "to": "port"},
}
#: The same where it depends on the parameter.
ALSO: dict[tuple[str, str], dict[str, Any]] = {
    ("choose", "by"): {"area": {}},
    ("each", "by"): {"area": {}, "order": "choice"},
    ("fire", "it"): {"moment": "piece-arrived"},
    ("instead", "it"): {"moment": "metropolis-placed"},
    ("gain", "count"): {"goods": "priest"},
    ("gain", "for"): {"gold": 1},
    ("gain", "goods"): {},
    ("move", "card"): {"kind": "step"},
    ("move", "units"): {"kind": "retreat"},
    ("place", "at"): {"unit": "troop"},
    ("place", "count"): {"unit": "troop"},
    ("put", "except"): {"card": "a-cards"},
    ("run", "of"): {"program": None},
    ("run", "effect-of"): {"program": None},
    ("swap", "card"): {"with": "a-card"},
    ("swap", "with"): {"area": "a-area"},
    ("take", "count"): {"units": "a-units"},
}
#: Kinds that only fit together with another value, which a test of its own covers.
WITH_OTHERS = {
    ("put", "card", "god"),
    ("counter", "of", "faction"),
    ("counter", "of", "card"),
    ("counter", "of", "god"),
}
#: Parameters that are selectors, and the names of areas as well.
AREAS = {("choose", "area"), ("each", "area"), ("place", "at")}


def samples(shape: types.Shape, name: str) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Each way to write a binding into a value of this shape, with the kinds that fit there."""
    if isinstance(shape, types.Binding):
        yield name, shape.kinds
    elif isinstance(shape, types.Either):
        for each in shape.shapes:
            yield from samples(each, name)
    elif isinstance(shape, types.ListOf):
        for value, kinds in samples(shape.inner, name):
            yield [value], kinds
    elif isinstance(shape, types.Table):
        for key, inner in shape.keys.items():
            others = {other: 1 if other == "at-least" else "creature" for other in shape.required if other != key}
            for value, kinds in samples(inner, name):
                yield {**others, key: value}, kinds


class Pair:
    """A parameter with a binding of one kind: the verb to write, and whether it fits."""

    def __init__(self, what: str, kind: str, verb: dict[str, Any], kinds: tuple[str, ...]) -> None:
        self.what = what
        self.kind = kind
        self.verb = verb
        self.kinds = kinds

    @property
    def fits(self) -> bool:
        return self.kind in self.kinds


def pairs(kind: str, name: str = "") -> Iterator[Pair]:
    """Every parameter of every word with a binding of this kind."""
    name = name or f"a-{kind}"
    for verb in VERBS.values():
        for key, param in verb.params.items():
            found = [(name, types.AREA.kinds)] if (verb.name, key) in AREAS else samples(param.takes, name)
            for value, kinds in found:
                if (verb.name, key, kind) not in WITH_OTHERS:
                    node = {"do": verb.name, **NEEDS.get(verb.name, {}), **ALSO.get((verb.name, key), {}), key: value}
                    node = {key: value for key, value in node.items() if value is not None}
                    yield Pair(f"{verb.name}.{key}", kind, node, kinds)
    for word in CONDITIONS.values():
        for value, kinds in samples(word.takes, name):
            yield Pair(f"condition {word.name}", kind, {"do": "if", "test": {word.name: value}, "then": []}, kinds)
    for word in NUMBERS.values():
        written = [({word.name: value}, kinds) for value, kinds in samples(word.takes, name)]
        base = {"counter": "per-game", "goods": "priest", "quantity": "income"}.get(word.name, 1)
        for key, param in word.also.items():
            if (word.name, key) != ("counter", "of"):
                written += [({word.name: base, key: value}, kinds) for value, kinds in samples(param.takes, name)]
        for tree, kinds in written:
            yield Pair(f"number {word.name}", kind, {"do": "gain", "gold": tree}, kinds)
    for sort in SORTS:
        for word in SELECTORS[sort].values():
            for value, kinds in samples(word.takes, name):
                if word.name == "among":  # the kind of the selector decides
                    kinds = ("god",) if sort == "god" else ("card", "cards")
                verb = {"do": "choose", sort: {word.name: value}, "as": "c"}
                yield Pair(f"selector {sort}.{word.name}", kind, verb, kinds)
    for parameter, wanted in PARAMETER_KINDS.items():
        kinds = ("building", "site") if wanted == "site" else (wanted,)
        program = f"takes-{parameter}"
        yield Pair(program, kind, {"do": "run", "program": program, "with": {parameter: name}}, kinds)


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


MANIFEST = """
box = "kinds"
version = "1.0"
engine = ">=1.0,<2"

[[module]]
id = "kinds"
files = ["cards.toml"]
requires = ["legacy"]
"""
PROGRAMS = (
    '[[program]]\nid = "idle"\neffect = []\n'
    + "".join(f'[[program]]\nid = "takes-{name}"\ntakes = ["{name}"]\neffect = []\n' for name in PARAMETER_KINDS)
    + "".join(f'[[counter]]\nid = "per-{per}"\nper = "{per}"\n' for per in ("game", "area", "card", "faction"))
)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def load(folder: Path, cards: str) -> Ruleset:
    """The first edition with these cards."""
    box = folder / "kinds"
    box.mkdir(parents=True, exist_ok=True)
    (box / "manifest.toml").write_text(MANIFEST, encoding="utf-8")
    (box / "cards.toml").write_text(cards, encoding="utf-8")
    return Ruleset.load("legacy,kinds", extra_folders=[box])


def problems_of(folder: Path, cards: str) -> dict[int, list[ContentProblem]]:
    """The errors by line."""
    found: dict[int, list[ContentProblem]] = {}
    try:
        load(folder, cards)
    except ContentError as error:
        for problem in error.problems.errors:
            found.setdefault(problem.line, []).append(problem)
    return found


def wrong_kinds(folder: Path, cards: str) -> list[ContentProblem]:
    """The errors about kinds."""
    return [each for found in problems_of(folder, cards).values() for each in found if each.code == "wrong-kind"]


def creature(effect: list[str], before: str = "") -> tuple[str, int]:
    """A creature with this effect, one verb per line, and the line of its first verb."""
    head = f'{PROGRAMS}{before}[[creature]]\nid = "probe"\ncite = "X1"\neffect = [\n'
    return head + "".join(f"  {verb},\n" for verb in effect) + "]\n", head.count("\n") + 1


def bound() -> list[str]:
    """Verbs that bind something of each kind."""
    return [toml({**verb, "as": f"a-{kind}"}) for kind, verb in BINDS.items()]


def all_pairs() -> list[Pair]:
    return [pair for kind in BINDS for pair in pairs(kind)] + [
        pair for name, kind in ALWAYS.items() for pair in pairs(kind, name)
    ]


def test_every_wrong_kind_is_rejected_with_place_and_both_kinds(tmp_path: Path) -> None:
    wrong = [pair for pair in all_pairs() if not pair.fits]
    text, first = creature([*bound(), *(toml(pair.verb) for pair in wrong)])
    found = problems_of(tmp_path, text)
    assert not [line for line in found if line < first + len(BINDS)], "what binds is right"
    accepted = []
    for at, pair in enumerate(wrong, first + len(BINDS)):
        told = [each for each in found.get(at, []) if each.code == "wrong-kind"]
        if not told and any(each.code == "unknown-id" for each in found.get(at, [])):
            continue  # a name that is always there, where a binding or an id is expected
        if not told or told[0].args["found"] != pair.kind or not told[0].args["expected"] or told[0].column < 3:
            accepted.append(f"{pair.what} <- {pair.kind}: {toml(pair.verb)}")
    assert accepted == []
    assert len(wrong) >= 1000, len(wrong)


def test_every_right_kind_is_taken(tmp_path: Path) -> None:
    right = [pair for pair in all_pairs() if pair.fits]
    text, first = creature([*bound(), *(toml(pair.verb) for pair in right)])
    found = problems_of(tmp_path, text)
    rejected = []
    for at, pair in enumerate(right, first + len(BINDS)):
        if any(each.code == "wrong-kind" for each in found.get(at, [])):
            rejected.append(f"{pair.what} <- {pair.kind}: {toml(pair.verb)}")
    assert rejected == []
    assert len(right) >= 150, len(right)


def trigger(moment: str, effect: list[str]) -> str:
    body = ", ".join(effect)
    head = '[[creature]]\nid = "probe"\ncite = "X1"\npiece = { on = "land" }\n'
    return f'{head}trigger = [{{ on = "{moment}", effect = [{body}] }}]\n'


def test_a_metropolis_may_be_hidden_and_is_no_site(tmp_path: Path) -> None:
    names = {"metropolis": "site"}
    for pair in pairs("metropolis"):
        verb = toml(pair.verb).replace('"a-metropolis"', f'"{names["metropolis"]}"')
        if '"a-' not in verb:
            found = wrong_kinds(tmp_path, PROGRAMS + trigger("metropolis-built", [verb]))
            told = [each.args["found"] for each in found]
            assert told == ([] if pair.fits else ["metropolis"]), (pair.what, verb)


@pytest.mark.parametrize(
    ("verb", "found"),
    [
        ('{ do = "put", card = "a-god", to = "creature-discard" }', "god"),
        ('{ do = "put", card = "a-card", to = "god-track" }', "god"),
        ('{ do = "draw", from = "god-track", as = "x" }', "god"),
        ('{ do = "draw", from = "creature-deck", to = "god-track", as = "x" }', "god"),
        ('{ do = "shuffle", from = ["outside"], into = "creature-deck" }', "god"),
        ('{ do = "move", kind = "push", units = "a-unit" }', "unit"),
        ('{ do = "swap", card = "a-card", with = "a-area" }', "area"),
        ('{ do = "swap", area = "a-area", with = "a-faction" }', "faction"),
        ('{ do = "counter", counter = "per-card", of = "a-faction", add = 1 }', "faction"),
        ('{ do = "counter", counter = "per-faction", of = "a-card", add = 1 }', "card"),
        ('{ do = "counter", counter = "per-faction", of = "self", add = 1 }', "card"),
        ('{ do = "gain", gold = { counter = "per-faction", of = "a-card" } }', "card"),
        ('{ do = "gain", gold = { counter = "per-card", of = "a-faction" } }', "faction"),
        ('{ do = "run", program = "takes-area", with = { area = 3 } }', "number"),
    ],
)
def test_a_kind_that_does_not_fit_another_value_is_rejected(tmp_path: Path, verb: str, found: str) -> None:
    text, first = creature([*bound(), verb])
    told = problems_of(tmp_path, text).get(first + len(BINDS), [])
    assert [(each.code, each.args["found"]) for each in told] == [("wrong-kind", found)]


# -- `self`

SELF = {
    "card": '[[creature]]\nid = "probe"\ncite = "X1"\neffect = [{}]\n',
    "god": '[[god]]\nid = "probe"\ncite = "X1"\nfree = [{{ word = "probe", effect = [{}] }}]\n',
    "building": '[[building]]\nid = "probe"\ncite = "X1"\nability = [{{ use = "probe", effect = [{}] }}]\n',
    "nothing": '[[phase]]\nid = "probe"\ncite = "X1"\nrank = 5\neffect = [{}]\n',
}


@pytest.mark.parametrize("me", SELF)
def test_self_has_the_kind_of_its_source(tmp_path: Path, me: str) -> None:
    for verb, fits in (
        ('{ do = "put", card = "self", to = "creature-discard" }', ("card",)),
        ('{ do = "put", to = "creature-discard" }', ("card",)),
        ('{ do = "demolish", building = "self" }', ("building",)),
        ('{ do = "counter", counter = "per-card", add = 1 }', ("card", "god")),
        ('{ do = "gain", gold = 1, for = "self" }', ()),
        ('{ do = "run", program = "discards-itself" }', ("card",)),
    ):
        program = (
            '[[program]]\nid = "discards-itself"\neffect = [{ do = "put", card = "self", to = "creature-discard" }]\n'
        )
        told = [each.args["found"] for each in wrong_kinds(tmp_path, PROGRAMS + program + SELF[me].format(verb))]
        assert told == ([] if me in fits else [me]), verb


@pytest.mark.parametrize(
    "definition",
    [
        ('[[creature]]\nid = "probe"\ncite = "X1"\neffect = [{ do = "choose", god = { above = "self" }, as = "x" }]'),
        ('[[rule]]\nid = "probe"\ncite = "X1"\nwhen = { hired-before = true }\neffect = []'),
        ('[[phase]]\nid = "probe"\ncite = "X1"\nrank = 5\neffect = [{ do = "place-metropolis", on = "self" }]'),
        ('[[phase]]\nid = "probe"\ncite = "X1"\nrank = 5\neffect = [{ do = "place-piece" }]'),
    ],
)
def test_words_that_mean_their_own_card_need_one(tmp_path: Path, definition: str) -> None:
    (problem,) = wrong_kinds(tmp_path, definition + "\n")
    assert problem.args["binding"] == "self"


def test_gods_that_build_what_others_build_do_not_ask_each_other_forever(tmp_path: Path) -> None:
    line = '{ do = "build", building = { of-god = { auctioned = true } }, prices = [0] }'
    gods = "".join(f'[[god]]\nid = "{name}"\ncite = "X1"\npaid = [{line}]\n' for name in ("tyche", "nike"))
    rules = load(tmp_path, gods)
    game = Game.new(rules, players=["ann", "bob", "cleo", "dan", "eve"], seed=1)
    rng = random.Random(1)
    turns = 0
    while turns < 3:
        god = game._m.state.god
        turns += game.decision.prompt == "action" and rules.cards[god][1].id in ("tyche", "nike")
        game.apply(game.legal.item(rng.randrange(game.legal.count)))


# -- programs whose parameters have names of their own

CHAIN = """
[[program]]
id = "one"
takes = ["x"]
effect = [{ do = "run", program = "two", with = { y = "x" } }]

[[program]]
id = "two"
takes = ["y"]
effect = [{ do = "gain", gold = 1, for = "y" }]
"""


@pytest.mark.parametrize(("kind", "fits"), [(kind, kind == "faction") for kind in BINDS])
def test_what_a_call_gives_must_fit_what_the_program_does_with_it(tmp_path: Path, kind: str, fits: bool) -> None:
    text, _ = creature([*bound(), toml({"do": "run", "program": "one", "with": {"x": f"a-{kind}"}})], CHAIN)
    told = wrong_kinds(tmp_path, text)
    assert bool(told) is not fits
    assert all(each.args["found"] == kind and each.line for each in told)


def test_a_name_bound_again_to_another_kind_is_another_binding(tmp_path: Path) -> None:
    text, _ = creature(
        [
            '{ do = "one-of", options = [{ word = "a", effect = [{ do = "choose", area = {}, as = "x" }, '
            '{ do = "take", tokens = "x" }] }, { word = "b", effect = [{ do = "choose", faction = { is = "enemy" }, '
            'as = "x" }, { do = "steal", from = "x", gold = 1 }] }] }',
        ]
    )
    rules = load(tmp_path, text)
    program = next(each for each in rules.programs if each.name == "creature:probe")
    assert sorted(sort for _, _, sort in program.about) == ["faction"]
    assert program.size >= 2


def test_each_inside_each_may_use_the_same_name(tmp_path: Path) -> None:
    inner = '{ do = "each", faction = { is = "anyone" }, as = "it", body = [{ do = "gain", gold = 1, for = "it" }] }'
    outer = f'{{ do = "each", faction = {{ is = "mine" }}, as = "it", body = [{inner}] }}'
    effect = f'{{ do = "each", faction = {{ is = "anyone" }}, act = true, body = [{outer}] }}'
    phase = f'[[phase]]\nid = "gift"\ncite = "X1"\nrank = 1\neffect = [{effect}]\n'
    rules = load(tmp_path, phase)
    game = Game.new(rules, players=["ann", "bob", "cleo"], seed=3)
    plain = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=3)
    for each in (game, plain):
        while each.decision.prompt != "bid":
            each.apply(each.legal.item(0))
    more = [a - b for a, b in zip(game._m.state.gold, plain._m.state.gold, strict=True)]
    assert more == [3, 3, 3], "each faction gives one gold to each"


@pytest.mark.parametrize("language", ["en", "de", "it", "pl", "ro", "ru"])
def test_the_message_names_place_and_both_kinds(tmp_path: Path, language: str) -> None:
    text, first = creature([*bound(), '{ do = "steal", from = "a-area", gold = 1 }'])
    (problem,) = problems_of(tmp_path, text)[first + len(BINDS)]
    said = problem.render(Messages(language, ("errors",), strict=True))
    assert f"cards.toml:{first + len(BINDS)}:" in said
    assert all(word in said for word in ("from", "a-area", "faction", "area"))
