"""Values that no word takes are problems of the content; faults of the code are never taken for any.

What a word takes is declared with it (`words.takes`); the compiler catches `Misfit`, which nothing else raises. So each
value of the content that is replaced by one of another shape must be reported, or be taken: a traceback here is a word
that reads more than it declares.
"""

from __future__ import annotations

import random
from typing import Any

import definition_trees
import pytest
import run_size
import tested_modules

from cyclades_core import Ruleset
from cyclades_core.content.toml import ContentError, Problems
from cyclades_core.content.vocabulary import parameter_types
from cyclades_core.content.vocabulary.registry import CONDITIONS, VERBS

WRONG: tuple[Any, ...] = (True, False, 7, -1, "nonsense", [], {}, [3], {"x": 1}, [[]], 2.5)
SETS = {"base": "base", "legacy": "legacy,hades", "titans": "legacy,hades/undead,hades/heroes,titans"}


def try_wrong_values(modules: str, tries: int) -> None:
    rng = random.Random(modules)
    definitions = definition_trees.collected(modules).definitions
    every = [(n, path) for n, entry in enumerate(definitions) for path in definition_trees.places(entry.definition)]
    for number, path in rng.sample(every, min(tries, len(every))):
        try:
            definition_trees.compiled(
                modules, definition_trees.with_changed(modules, number, path, rng.choice(WRONG)), Problems()
            )
        except ContentError:
            continue


@pytest.mark.long(every=3)
@pytest.mark.parametrize("name", SETS)
def test_a_value_of_a_wrong_shape_is_reported_or_taken(name: str) -> None:
    try_wrong_values(SETS[name], 40)


@pytest.mark.long
@pytest.mark.parametrize("modules", tested_modules.MODULES)
def test_all_values_of_wrong_shapes(modules: str) -> None:
    try_wrong_values(modules, run_size.size(ci=400, full=5000))


def test_a_fault_of_the_code_is_not_a_fault_of_the_content(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("of our own")

    monkeypatch.setattr(VERBS["steal"], "compile", broken)
    with pytest.raises(KeyError, match="of our own"):
        Ruleset.load("base")
    monkeypatch.undo()
    monkeypatch.setattr(CONDITIONS["for"], "make", broken)
    with pytest.raises(KeyError, match="of our own"):
        Ruleset.load("base")


@pytest.mark.parametrize(
    ("shape", "good", "bad", "code", "place"),
    [
        (parameter_types.TRUTH, (True, False), 1, "wrong-type", ()),
        (parameter_types.FLAG, (True,), False, "wrong-value", ()),
        (parameter_types.COUNT, (0, 7), True, "wrong-type", ()),
        (parameter_types.Words("land", "sea"), ("sea",), "see", "wrong-value", ()),
        (parameter_types.NAMES, ("a", ["a", "b"]), ["a", 3], "wrong-type", (1,)),
        (parameter_types.ListOf(parameter_types.NAME, 2, 2), (["a", "b"],), ["a", "b", "c"], "wrong-value", ()),
        (parameter_types.Table({"kind": parameter_types.NAME}, ("kind",)), ({"kind": "hero"},), {}, "missing-key", ()),
        (parameter_types.Table({"kind": parameter_types.NAME}), ({},), {"knid": "hero"}, "unknown-key", ("knid",)),
    ],
)
def test_a_shape_says_what_does_not_fit_and_where(
    shape: parameter_types.Shape, good: tuple[Any, ...], bad: Any, code: str, place: tuple[Any, ...]
) -> None:
    for value in good:
        shape.check(value, ("at",))
    with pytest.raises(parameter_types.Misfit) as caught:
        shape.check(bad, ("at",))
    assert (caught.value.code, caught.value.path) == (code, ("at", *place))
