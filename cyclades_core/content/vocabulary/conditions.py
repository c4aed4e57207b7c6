"""Conditions (`when`), compiled to functions `(m, f) -> bool`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import ConstantCondition
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import Need, Reason

from .condition_words import Test
from .needs import need_of
from .numbers import MEASURES, Number, number, number_in
from .parameter_types import CONDITION, ListOf
from .registry import CONDITIONS, NUMBERS, SELECTORS, VocabularyWord
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


def reasons(compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> tuple[Reason, ...]:
    """Return the parts of a condition, each with the rule that it names and what it asks for.

    They say which part a rejected menu option fails. Parts that options decide are left out, unless they fail.
    Content with errors has none: it is never played, and its values may have any shape.
    """
    if compiler.problems:
        return ()
    if isinstance(tree, list):
        return tuple(each for i, part in enumerate(tree) for each in reasons(compiler, part, (*path, i)))
    if not isinstance(tree, dict):
        return ()
    cite = str(tree.get("cite", ""))
    out: list[Reason] = []
    for part, need in _parts(compiler, tree, path):
        if part == {"all": tree.get("all")}:
            out += [
                Reason(each.test, each.cite or cite, each.need)
                for each in reasons(compiler, tree["all"], (*path, "all"))
            ]
            continue
        test = compiler.condition(part, path)
        if not (isinstance(test, ConstantCondition) and test.truth):
            out.append(Reason(test, cite, need))
    return tuple(out)


def _parts(compiler: Compiler, tree: dict[str, Any], path: tuple[Any, ...]) -> Iterator[tuple[dict[str, Any], Need]]:
    """Yield the conditions of one fact each that a table is made of, with what each asks for."""
    measures = [name for name in MEASURES if name in tree]
    word = number_in(tree) if measures else None
    read = {*measures, *((word.name, *word.also) if word is not None else ())}
    if word is not None:
        for name in measures:
            need = need_of(compiler, "number", word.name, tree[word.name], (*path, word.name))
            if word.name == "count":
                counted = _selected(compiler, tree[word.name], (*path, word.name))
                need.needs = counted.needs if counted is not None else ()
            need.counts = number(compiler, tree[name], (*path, name))
            shown = need if name == "at-least" else _measured(need, name)
            beside = {key: tree[key] for key in word.also if key in tree}
            yield {word.name: tree[word.name], **beside, name: tree[name]}, shown
    words = [CONDITIONS[key] for key in tree if key in CONDITIONS and key not in read]
    for each in words:
        if each.name == "cite":
            continue
        beside = {key: tree[key] for key in each.also if key in tree}
        yield {each.name: tree[each.name], **beside}, _need(compiler, each.name, tree[each.name], path)


def _measured(need: Need, measure: str) -> Need:
    """Return the need of a number that must be at most, or exactly, so high."""
    out = Need(f"{measure}-{need.key}", need.needs)
    out.counts, out.reads = need.counts, need.reads
    return out


def _need(compiler: Compiler, name: str, value: Any, path: tuple[Any, ...]) -> Need:
    """Return what a word of conditions asks for; `not`, `any`, `all` and `exists` ask for what a part does."""
    at = (*path, name)
    if name in ("not", "any", "all"):
        first = value[0] if isinstance(value, list) and value else value
        inner = [need for _, need in _parts(compiler, first, at)] if isinstance(first, dict) else []
        if not inner:
            return Need(f"condition-{name}")
        return inner[0].opposite() if name == "not" else inner[0]
    selected = _selected(compiler, value, at) if name == "exists" else None
    return selected or need_of(compiler, "condition", name, value, at)


def _selected(compiler: Compiler, value: Any, path: tuple[Any, ...]) -> Need | None:
    """Return what a selector asks for: its last key, which comes after whose, where and of what kind."""
    sorts = [str(key) for key in value if key in SELECTORS] if isinstance(value, dict) else []
    if not sorts:
        return None
    sort = sorts[0]
    tree: Any = value[sort]
    tree = tree[0] if isinstance(tree, list) and tree else tree
    keys = [str(key) for key in tree if key in SELECTORS[sort]] if isinstance(tree, dict) else []
    return need_of(compiler, sort, keys[-1], tree[keys[-1]], (*path, sort, keys[-1])) if keys else None


def _maker(compiler: Compiler, word: VocabularyWord) -> Callable[[Any, tuple[Any, ...]], Any]:
    return lambda tree, path: compiler.made(word, tree, path)


def every(tests: list[Test]) -> Test:
    """All of them; what options decide is decided here, once and for all."""
    if any(isinstance(test, ConstantCondition) and not test.truth for test in tests):
        return ConstantCondition(False)
    tests = [test for test in tests if not isinstance(test, ConstantCondition)]
    if not tests:
        return ConstantCondition(True)
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
    if isinstance(test, ConstantCondition):
        return ConstantCondition(not test.truth)
    return lambda position, frame: not test(position, frame)


@condition_word("not", takes=CONDITION, doc="the condition does not hold")
def _t_not(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return opposite(condition(compiler, value, path))


@condition_word("any", takes=ListOf(CONDITION, least=1), doc="one of these conditions holds")
def _t_any(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    found = [condition(compiler, v, (*path, i)) for i, v in enumerate(value)]
    if any(isinstance(test, ConstantCondition) and test.truth for test in found):
        return ConstantCondition(True)
    tests = [test for test in found if not isinstance(test, ConstantCondition)]
    if len(tests) < 2:
        return tests[0] if tests else ConstantCondition(False)

    def one(position: Position, frame: Frame) -> bool:
        for test in tests:
            if test(position, frame):
                return True
        return False

    return one


@condition_word("all", takes=ListOf(CONDITION, least=1), doc="all of these conditions hold")
def _t_all(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return every([condition(compiler, v, (*path, i)) for i, v in enumerate(value)])
