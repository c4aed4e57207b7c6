"""Conditions (`when`), compiled to functions `(m, f) -> bool`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..state import Frame
from ..state.book import Decided
from ..state.position import Position
from ..words.registry import CONDITIONS, NUMBERS, Word
from ..words.registry import condition as condition_word
from ..words.takes import CONDITION, ListOf
from .facts import Test
from .numbers import MEASURES, Number, number, number_in

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["condition", "reasons"]


def _measure(name: str, n: Number, bound: Number) -> Test:
    if name == "at-least":
        return lambda m, f: n(m, f) >= bound(m, f)
    if name == "at-most":
        return lambda m, f: n(m, f) <= bound(m, f)
    return lambda m, f: n(m, f) == bound(m, f)


def condition(c: Compiler, tree: Any, path: tuple[Any, ...]) -> Test:
    """Compile a condition: all keys of the table must hold."""
    if isinstance(tree, list):
        tree = {"all": tree}
    if not c.table(tree, path):
        return lambda m, f: True
    tests: list[Test] = []
    read: set[str] = set()
    measures = [name for name in MEASURES if name in tree]
    if measures:
        n = number(c, tree, path, strict=False)
        for name in measures:
            tests.append(_measure(name, n, number(c, tree[name], (*path, name))))
        word = number_in(tree)
        read = {*measures, *((word.name, *word.also) if word is not None else ())}
    words = [CONDITIONS[key] for key in tree if key in CONDITIONS and key not in read]
    read |= {also for word in words for also in word.also}
    for key in tree:
        if key not in CONDITIONS and key not in read:
            c.unknown(key, "unknown-key", (*path, key), [*CONDITIONS, *NUMBERS, *MEASURES])
    for word in words:
        test = c.guard(_maker(c, word), tree, path)
        if test is not None:
            tests.append(test if tree[word.name] is not False else opposite(test))
    return every(tests)


def reasons(c: Compiler, tree: Any, path: tuple[Any, ...]) -> tuple[tuple[Test, str], ...]:
    """The parts of a condition that name a rule of their own: to say which one a refused line fails."""
    parts = tree if isinstance(tree, list) else [tree]
    own = [part for part in parts if isinstance(part, dict) and "cite" in part]
    return tuple((c.condition(part, path), str(part["cite"])) for part in own)


def _maker(c: Compiler, word: Word) -> Callable[[Any, tuple[Any, ...]], Any]:
    return lambda tree, path: c.made(word, tree, path)


def every(tests: list[Test]) -> Test:
    """All of them; what options decide is decided here, once and for all."""
    if any(isinstance(test, Decided) and not test.truth for test in tests):
        return Decided(False)
    tests = [test for test in tests if not isinstance(test, Decided)]
    if not tests:
        return Decided(True)
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda m, f: first(m, f) and second(m, f)

    def hold(m: Position, f: Frame) -> bool:
        for test in tests:
            if not test(m, f):
                return False
        return True

    return hold


def opposite(test: Test) -> Test:
    """What holds where this does not."""
    if isinstance(test, Decided):
        return Decided(not test.truth)
    return lambda m, f: not test(m, f)


@condition_word("not", takes=CONDITION, doc="the condition does not hold")
def _t_not(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return opposite(condition(c, value, path))


@condition_word("any", takes=ListOf(CONDITION, least=1), doc="one of these conditions holds")
def _t_any(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    found = [condition(c, v, (*path, i)) for i, v in enumerate(value)]
    if any(isinstance(test, Decided) and test.truth for test in found):
        return Decided(True)
    tests = [test for test in found if not isinstance(test, Decided)]
    if len(tests) < 2:
        return tests[0] if tests else Decided(False)

    def one(m: Position, f: Frame) -> bool:
        for test in tests:
            if test(m, f):
                return True
        return False

    return one


@condition_word("all", takes=ListOf(CONDITION, least=1), doc="all of these conditions hold")
def _t_all(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return every([condition(c, v, (*path, i)) for i, v in enumerate(value)])
