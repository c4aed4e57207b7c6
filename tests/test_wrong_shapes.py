"""Values that no word takes are problems of the content; faults of the code are never taken for any.

What a word takes is declared with it (`words.takes`); the compiler catches `Misfit`, which nothing else raises. So each
value of the content that is replaced by one of another shape must be reported, or be taken: a traceback here is a word
that reads more than it declares.
"""

from __future__ import annotations

import random
from typing import Any

import lists
import long_run
import pytest
import trees

from cyclades_core import Ruleset
from cyclades_core.loading import ContentError, Problems
from cyclades_core.words import takes
from cyclades_core.words.registry import CONDITIONS, VERBS

WRONG: tuple[Any, ...] = (True, False, 7, -1, "nonsense", [], {}, [3], {"x": 1}, [[]], 2.5)
SETS = {"base": "base", "legacy": "legacy,hades", "titans": "legacy,hades/undead,hades/heroes,titans"}


def try_wrong_values(modules: str, tries: int) -> None:
    rng = random.Random(modules)
    definitions = trees.collected(modules).definitions
    every = [(n, path) for n, entry in enumerate(definitions) for path in trees.places(entry.definition)]
    for number, path in rng.sample(every, min(tries, len(every))):
        try:
            trees.compiled(modules, trees.with_changed(modules, number, path, rng.choice(WRONG)), Problems())
        except ContentError:
            continue


@pytest.mark.parametrize("name", SETS)
def test_a_value_of_a_wrong_shape_is_reported_or_taken(name: str) -> None:
    try_wrong_values(SETS[name], 40)


@pytest.mark.long
@pytest.mark.parametrize("modules", lists.MODULES)
def test_all_values_of_wrong_shapes(modules: str) -> None:
    try_wrong_values(modules, long_run.size(ci=400, full=5000))


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
        (takes.TRUTH, (True, False), 1, "wrong-type", ()),
        (takes.FLAG, (True,), False, "wrong-value", ()),
        (takes.COUNT, (0, 7), True, "wrong-type", ()),
        (takes.Words("land", "sea"), ("sea",), "see", "wrong-value", ()),
        (takes.NAMES, ("a", ["a", "b"]), ["a", 3], "wrong-type", (1,)),
        (takes.ListOf(takes.NAME, 2, 2), (["a", "b"],), ["a", "b", "c"], "wrong-value", ()),
        (takes.Table({"kind": takes.NAME}, ("kind",)), ({"kind": "hero"},), {}, "missing-key", ()),
        (takes.Table({"kind": takes.NAME}), ({},), {"knid": "hero"}, "unknown-key", ("knid",)),
    ],
)
def test_a_shape_says_what_does_not_fit_and_where(
    shape: takes.Shape, good: tuple[Any, ...], bad: Any, code: str, place: tuple[Any, ...]
) -> None:
    for value in good:
        shape.check(value, ("at",))
    with pytest.raises(takes.Misfit) as caught:
        shape.check(bad, ("at",))
    assert (caught.value.code, caught.value.path) == (code, ("at", *place))
