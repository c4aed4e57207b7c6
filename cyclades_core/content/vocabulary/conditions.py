"""Conditions (`when`), compiled to functions `(m, f) -> bool`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Decided
from cyclades_core.engine.state.position import Position

from .condition_words import Test
from .numbers import MEASURES, Number, number, number_in
from .parameter_types import CONDITION, ListOf
from .registry import CONDITIONS, NUMBERS, Word
from .registry import condition as condition_word

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["condition", "reasons"]


def _measure(name: str, amount: Number, bound: Number) -> Test:
    if name == "at-least":
        return lambda position, frame: amount(position, frame) >= bound(position, frame)
    if name == "at-most":
        return lambda position, frame: amount(position, frame) <= bound(position, frame)
    return lambda position, frame: amount(position, frame) == bound(position, frame)


def condition(compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> Test:
    """Compile a condition: all keys of the table must hold."""
    if isinstance(tree, list):
        tree = {"all": tree}
    if not compiler.table(tree, path):
        return lambda position, frame: True
    tests: list[Test] = []
    read: set[str] = set()
    measures = [name for name in MEASURES if name in tree]
    if measures:
        n = number(compiler, tree, path, strict=False)
        for name in measures:
            tests.append(_measure(name, n, number(compiler, tree[name], (*path, name))))
        word = number_in(tree)
        read = {*measures, *((word.name, *word.also) if word is not None else ())}
    words = [CONDITIONS[key] for key in tree if key in CONDITIONS and key not in read]
    read |= {also for word in words for also in word.also}
    for key in tree:
        if key in NUMBERS and key not in CONDITIONS and not measures:
            compiler.problem("unmeasured-number", (*path, key), name=key)
        elif key not in CONDITIONS and key not in read:
            compiler.unknown(key, "unknown-key", (*path, key), [*CONDITIONS, *NUMBERS, *MEASURES])
    for word in words:
        test = compiler.guard(_maker(compiler, word), tree, path)
        if test is not None:
            tests.append(test if tree[word.name] is not False else opposite(test))
    return every(tests)


def reasons(compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> tuple[tuple[Test, str], ...]:
    """The parts of a condition that name a rule of their own: to say which one a refused line fails."""
    parts = tree if isinstance(tree, list) else [tree]
    own = [part for part in parts if isinstance(part, dict) and "cite" in part]
    return tuple((compiler.condition(part, path), str(part["cite"])) for part in own)


def _maker(compiler: Compiler, word: Word) -> Callable[[Any, tuple[Any, ...]], Any]:
    return lambda tree, path: compiler.made(word, tree, path)


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
        return lambda position, frame: first(position, frame) and second(position, frame)

    def hold(position: Position, frame: Frame) -> bool:
        for test in tests:
            if not test(position, frame):
                return False
        return True

    return hold


def opposite(test: Test) -> Test:
    """What holds where this does not."""
    if isinstance(test, Decided):
        return Decided(not test.truth)
    return lambda position, frame: not test(position, frame)


@condition_word("not", takes=CONDITION, doc="the condition does not hold")
def _t_not(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return opposite(condition(compiler, value, path))


@condition_word("any", takes=ListOf(CONDITION, least=1), doc="one of these conditions holds")
def _t_any(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    found = [condition(compiler, v, (*path, i)) for i, v in enumerate(value)]
    if any(isinstance(test, Decided) and test.truth for test in found):
        return Decided(True)
    tests = [test for test in found if not isinstance(test, Decided)]
    if len(tests) < 2:
        return tests[0] if tests else Decided(False)

    def one(position: Position, frame: Frame) -> bool:
        for test in tests:
            if test(position, frame):
                return True
        return False

    return one


@condition_word("all", takes=ListOf(CONDITION, least=1), doc="all of these conditions hold")
def _t_all(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return every([condition(compiler, v, (*path, i)) for i, v in enumerate(value)])
