"""Faults that the parser of Fluent keeps quiet about: junk, duplicates, cycles, references to nothing.

Strict mode and the translators' tools look at the compact form of the files (see `compact_messages`), before any text
is made.
"""

from __future__ import annotations

from functools import lru_cache

from .message_cache import parsed
from .message_errors import MessageProblem

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from fluent.syntax import ast

    from .message_resolver import Entry, Pattern

FUNCTIONS = frozenset("NAME UNIT LIST ANY TALLY COUNT KIND INITIAL GENDER NEED NUMBER PLAYED".split())


@lru_cache(maxsize=64)
def parse(text: str) -> ast.Resource:
    """The syntax tree of a file, for tools that need its comments and columns."""
    from .fluent_parser import parse_fluent

    return parse_fluent(text)


def file_problems(name: str, text: str) -> list[MessageProblem]:
    """Junk and duplicates of one file, with its line numbers.

    >>> [str(p) for p in file_problems("en/x.ftl", "a = A\\na = B\\nb = { $x\\n")]
    ['duplicate en/x.ftl:2 a', 'junk en/x.ftl:3 b']
    """
    return [MessageProblem(code, f"{name}:{line}", key) for code, line, key in parsed(text)["problems"]]


def expressions(pattern: Pattern) -> Iterator[list[Any]]:
    """All expressions of a pattern, outer ones first.

    >>> [node[0] for node in expressions(["a ", ["?", ["$", "n"], [["one", [["m", "b", None]]]], 0]])]
    ['?', '$', 'm']
    """
    for node in () if isinstance(pattern, str) else pattern:
        if isinstance(node, str):
            continue
        yield node
        if node[0] == "?":
            yield from expressions([node[1]])
            for _, variant in node[2]:
                yield from expressions(variant)
        elif node[0] == "f":
            yield from expressions(node[2])


def variables(pattern: Pattern) -> set[str]:
    """The variables that a pattern uses.

    >>> sorted(variables(["a ", ["f", "UNIT", [["$", "unit"], ["$", "count"]], {}]]))
    ['count', 'unit']
    """
    return {node[1] for node in expressions(pattern) if node[0] == "$"}


def reference_problems(lang: str, merged: Mapping[str, Entry]) -> list[MessageProblem]:
    """References to nothing and cycles, over all layers of a language together."""
    found: list[MessageProblem] = []
    patterns: dict[str, Pattern] = {}
    for key, (value, attributes) in merged.items():
        if value is not None:
            patterns[key] = value
        for name, pattern in attributes.items():
            patterns[f"{key}.{name}"] = pattern
    links: dict[str, list[str]] = {}
    for key, pattern in patterns.items():
        targets, functions = _references(pattern)
        links[key] = [target for target in targets if target in patterns]
        found += [MessageProblem("unknown-reference", lang, f"{key} -> {t}") for t in targets if t not in patterns]
        unknown = [name for name in functions if name not in FUNCTIONS]
        found += [MessageProblem("unknown-function", lang, f"{key} -> {name}") for name in unknown]
    found += [MessageProblem("cycle", lang, " -> ".join(cycle)) for cycle in _cycles(links)]
    return found


def _references(pattern: Pattern) -> tuple[list[str], list[str]]:
    """What a pattern refers to, and the functions it calls."""
    targets: list[str] = []
    functions: list[str] = []
    for node in expressions(pattern):
        if node[0] in ("m", "t"):
            targets.append(node[1] if node[2] is None else f"{node[1]}.{node[2]}")
        elif node[0] == "f":
            functions.append(node[1])
            # A name written out, NAME("god-x"), is a reference like any other and can close a cycle.
            if node[1] == "NAME" and node[2] and isinstance(node[2][0], str):
                targets.append(node[2][0])
    return targets, functions


def _cycles(links: dict[str, list[str]]) -> list[list[str]]:
    """Every way back found in one walk through all references; iterative, since files may be hostile."""
    found: list[list[str]] = []
    done: set[str] = set()
    for start in links:
        # The path of open keys, each with the references that are still to be followed.
        path: dict[str, Iterator[str]] = {} if start in done else {start: iter(links[start])}
        while path:
            key = next(reversed(path))
            target = next(path[key], None)
            if target is None:
                del path[key]
                done.add(key)
            elif target in path:
                keys = list(path)
                found.append([*keys[keys.index(target) :], target])
            elif target not in done:
                path[target] = iter(links[target])
    return found
