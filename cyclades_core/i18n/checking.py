"""Faults that Fluent itself keeps quiet about: junk, duplicates, cycles, references to nothing.

``fluent.runtime`` drops what it cannot parse, lets the first of two equal ids win, and runs into a RecursionError on
``c = { c }``. Strict mode and the translators' tools look at the syntax tree instead, before anything is formatted.
This file imports Fluent, so it is imported only when messages are really needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .errors import Problem

Entry = ast.Message | ast.Term
FUNCTIONS = frozenset({"NAME", "UNIT", "LIST", "NUMBER", "DATETIME"})
MODULE_MARK = "module:"


@lru_cache(maxsize=64)
def parse(text: str) -> ast.Resource:
    """The syntax tree of a file. Cached, because several Messages (languages, editions) share their files."""
    return FluentParser().parse(text)


def key_of(entry: Entry) -> str:
    """The id of an entry as a reference writes it: terms with their hyphen."""
    return "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name


def entries(resource: ast.Resource, wanted: set[str] | None = None) -> Iterator[Entry]:
    """The messages and terms of a file that belong to the modules in play.

    A group comment ``## module: box/name`` gives what follows, up to the next group comment, to that module. So one
    file serves a whole box, and a module that is not in play does not override another edition's texts.
    """
    module = ""
    for item in resource.body:
        if isinstance(item, ast.GroupComment):
            first = (item.content or "").partition("\n")[0]
            module = first.removeprefix(MODULE_MARK).strip() if first.startswith(MODULE_MARK) else ""
        elif isinstance(item, (ast.Message, ast.Term)) and (not module or wanted is None or module in wanted):
            yield item


def file_problems(name: str, text: str) -> list[Problem]:
    """Junk and duplicates of one file, with its line numbers.

    >>> [str(p) for p in file_problems("en/x.ftl", "a = A\\na = B\\nb = { $x\\n")]
    ['duplicate en/x.ftl:2 a', 'junk en/x.ftl:3 b']
    """
    found: list[Problem] = []
    seen: set[str] = set()
    for item in parse(text).body:
        where = f"{name}:{_line(text, item)}"
        if isinstance(item, ast.Junk):
            found.append(Problem("junk", where, (item.content or "").split("=")[0].strip()))
        elif isinstance(item, (ast.Message, ast.Term)):
            own = [f"{key_of(item)}.{attribute.id.name}" for attribute in item.attributes]
            twice = [key for place, key in enumerate(own) if key in own[:place]]
            if key_of(item) in seen:
                twice.insert(0, key_of(item))
            seen.add(key_of(item))
            found += [Problem("duplicate", where, key) for key in twice]
    return found


def _line(text: str, item: ast.SyntaxNode) -> int:
    start = item.span.start if item.span else 0
    return text.count("\n", 0, start) + 1


class _References(Visitor):
    """Collects what an entry refers to, and the functions it calls."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.functions: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._add(node.id.name, node.attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._add("-" + node.id.name, node.attribute)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.append(node.id.name)
        # A name written out, NAME("god-x"), is a reference like any other and can close a cycle.
        if node.id.name == "NAME" and node.arguments.positional:
            first = node.arguments.positional[0]
            if isinstance(first, ast.StringLiteral):
                self.keys.append(first.value)
        self.generic_visit(node)

    def _add(self, key: str, attribute: ast.Identifier | None) -> None:
        self.keys.append(f"{key}.{attribute.name}" if attribute else key)


def reference_problems(lang: str, merged: dict[str, Entry]) -> list[Problem]:
    """References to nothing and cycles, over all layers of a language together."""
    found: list[Problem] = []
    patterns: dict[str, ast.Pattern] = {}
    for key, entry in merged.items():
        if entry.value is not None:
            patterns[key] = entry.value
        for attribute in entry.attributes:
            patterns[f"{key}.{attribute.id.name}"] = attribute.value
    links: dict[str, list[str]] = {}
    for key, pattern in patterns.items():
        references = _References()
        references.visit(pattern)
        links[key] = [target for target in references.keys if target in patterns]
        found += [Problem("unknown-reference", lang, f"{key} -> {t}") for t in references.keys if t not in patterns]
        unknown = [name for name in references.functions if name not in FUNCTIONS]
        found += [Problem("unknown-function", lang, f"{key} -> {name}") for name in unknown]
    found += [Problem("cycle", lang, " -> ".join(cycle)) for cycle in _cycles(links)]
    return found


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
