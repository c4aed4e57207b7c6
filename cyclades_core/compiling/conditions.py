"""Conditions (`when`), compiled to functions `(m, f) -> bool`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.events import M
from ..plain.registry import word
from ..state import Frame
from .facts import FACTS, Test, decided
from .numbers import MEASURES, NUMBERS, Number, number

__all__ = ["condition", "reasons"]


for _key, _doc in (  # text: ok documentation for authors
    ("at-least", "measure of the number in the same table"),
    ("at-most", "measure of the number in the same table"),
    ("exactly", "measure of the number in the same table"),
    ("option", "`{ key = value }`: an option of the ruleset has this value"),
    ("god", "the god of the running turn: an id or `{ tag }`"),
    ("exists", "`{ sort = selector }`: finds something"),
    ("none", "`{ sort = selector }`: finds nothing"),
    ("set", "the faction (or `among` side) has one building of each of these types, wild ones standing in"),
    ("zone", "with `has`: a card with this id or tag lies in the zone; with `empty`: whether it is empty"),
    ("side", "the source fights as `attacker` or `defender`"),
    ("for", "the question concerns the source's side: `mine` or `other`"),
    ("battle", "`land` or `sea`"),
    ("die", "whether the subject's die is fixed"),
    ("move", "the kind of move (or a list)"),
    ("group-has", "the moving group contains `self` or a unit with this tag"),
    ("mover", "who moves, seen from the source's owner: `mine`, `enemy`, `ally`, `rival`"),
    ("by", "the card being played is one of these"),
    ("bidder", "the bidding faction is this binding"),
    ("bid-on", "the god being bid on is this binding"),
    ("outbids", "the marker being outbid belongs to the source's owner"),
    ("cause", "why a unit is lost: `assault`, `power`, `card`"),
    ("lost", "the unit being lost: `{ tag, unit }`"),
    ("lost-side", "`mine`: the unit being lost fights on the source's side"),
    ("at-here", "the event happens in the area of the source"),
    ("harbour-sea", "the battle is in the sea that the building touches"),
    ("coast", "the battle is at the coast of the building's area"),
    ("own-turn", "it is the owner's turn"),
    ("hired-before", "the source was taken in an earlier round"),
    ("owns", "the faction or side controls cards on the board: `{ kind, at-least }`"),
    (
        "as-if-captured",
        "what taking the area would bring reaches the target and adds at least one; `reached`: or adds nothing",
    ),
    ("receives", "the faction gets what this area pays: nobody else takes its income"),
    ("room-for", "a building of this type is left and has a place (the victory building: or something that takes it)"),
    ("area-is", "the area of a binding passes this selector"),
    ("same", "two bindings are equal"),
    ("ending", "the game is about to end"),
    ("mode", "the game's mode is one of these"),
    ("active", "the subject is the active faction"),
    ("known", "a binding holds something"),
    ("asked", "the question concerns the source's owner"),
    ("unless", "not"),
    ("not", "the condition does not hold"),
    ("any", "one of these conditions holds"),
    ("all", "all of these conditions hold"),
    ("cite", "the rule that asks for this, where it is not the rule of the line that has the condition"),
):
    word("condition", _key, _doc)


def _measure(name: str, n: Number, bound: Number) -> Test:
    if name == "at-least":
        return lambda m, f: n(m, f) >= bound(m, f)
    if name == "at-most":
        return lambda m, f: n(m, f) <= bound(m, f)
    return lambda m, f: n(m, f) == bound(m, f)


def condition(c: Any, tree: Any, path: tuple[Any, ...]) -> Test:
    """Compile a condition: all keys of the table must hold."""
    if isinstance(tree, list):
        tree = {"all": tree}
    if not c.table(tree, path):
        return lambda m, f: True
    tests: list[Test] = []
    measures = {k: tree[k] for k in MEASURES if k in tree}
    if measures:
        n = number(c, tree, path, strict=False)
        for name, value in measures.items():
            tests.append(_measure(name, n, number(c, value, (*path, name))))
    for key, value in tree.items():
        if key in MEASURES or (measures and key in (*NUMBERS, "of", "from", "at", "values")):
            continue
        p = (*path, key)
        make = TESTS.get(key)
        if make is None:
            c.unknown(key, "unknown-key", p, [*TESTS, *NUMBERS, *MEASURES])
            continue
        test = c.guard(lambda v, at, make=make: make(c, tree, v, at), value, p)
        if test is not None:
            tests.append(test)
    return every(tests)


def reasons(c: Any, tree: Any, path: tuple[Any, ...]) -> tuple[tuple[Test, str], ...]:
    """The parts of a condition that name a rule of their own: to say which one a refused line fails."""
    parts = tree if isinstance(tree, list) else [tree]
    own = [part for part in parts if isinstance(part, dict) and "cite" in part]
    return tuple((c.condition(part, path), str(part["cite"])) for part in own)


def every(tests: list[Test]) -> Test:
    """All of them; what options decide is decided here, once and for all."""
    if any(getattr(test, "always", None) is False for test in tests):
        return decided(False)
    tests = [test for test in tests if getattr(test, "always", None) is not True]
    if not tests:
        return decided(True)
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda m, f: first(m, f) and second(m, f)

    def hold(m: M, f: Frame) -> bool:
        for test in tests:
            if not test(m, f):
                return False
        return True

    return hold


def _t_not(c: Any, tree: Any, value: Any, path: Any) -> Test:
    test = condition(c, value, path)
    if (always := getattr(test, "always", None)) is not None:
        return decided(not always)
    return lambda m, f: not test(m, f)


def _t_any(c: Any, tree: Any, value: Any, path: Any) -> Test:
    tests = [condition(c, v, (*path, i)) for i, v in enumerate(value)]

    def one(m: M, f: Frame) -> bool:
        for test in tests:
            if test(m, f):
                return True
        return False

    return one


def _t_all(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return every([condition(c, v, (*path, i)) for i, v in enumerate(value)])


TESTS: dict[str, Callable[..., Test]] = {
    **FACTS,
    "unless": _t_not,
    "not": _t_not,
    "any": _t_any,
    "all": _t_all,
}
word("condition", "completes", "taking the area would complete a collection: `{ kind, at-least }`")
word("condition", "actor", "whether the subject is the faction whose action caused this")
word("condition", "among", "see `set`")
word("condition", "has", "see `zone`")
word("condition", "empty", "see `zone`")
