"""A message file in the form that is cached and resolved: plain lists, texts and numbers, which JSON can hold.

A *pattern* is a text, or a list of parts; a part is a text or an *expression*::

    ["$", name]                                   a variable
    ["#", number]                                 a number that is written out
    ["m", id, attribute or None]                  another message
    ["t", id, attribute or None, named, extra]    a term; extra: it is given arguments without a name, which is a fault
    ["f", name, arguments, named]                 a function
    ["?", expression, [[key, pattern], ...], n]   a selection; the n-th variant is the default

An *entry* is ``[key, module, line, value or None, {attribute: pattern}]``; terms keep their hyphen in the key. A group
comment ``## module: box/name`` gives what follows, up to the next group comment, to that module. So one file serves a
whole box, and a module that is not in play does not override another edition's texts.

This file imports the Fluent parser, so it is imported only when a file is not in the cache.
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast

from .fluent_parser import parse_fluent

MODULE_MARK = "module:"


def compact(text: str) -> dict[str, Any]:
    """The entries of a file, and its faults as ``[code, line, key]``: junk and duplicates.

    A file that is nested too deeply for the parser is junk as a whole.

    >>> compact("a = A { $x }\\n    .text = B\\na = C\\n")["entries"][0]
    ['a', '', 1, ['A ', ['$', 'x']], {'text': 'B'}]
    >>> compact("a = A\\na = B\\nb = { $x\\n")["problems"]
    [['duplicate', 2, 'a'], ['junk', 3, 'b']]
    """
    entries: list[list[Any]] = []
    problems: list[list[Any]] = []
    seen: set[str] = set()
    module, line, at = "", 1, 0
    for item in parse_fluent(text).body:
        start = item.span.start if item.span else at
        comment = getattr(item, "comment", None)
        if comment is not None and isinstance(item, (ast.Message, ast.Term)):
            start = item.id.span.start if item.id.span else start
        line, at = line + text.count("\n", at, start), start
        if isinstance(item, ast.GroupComment):
            first = (item.content or "").partition("\n")[0]
            module = first.removeprefix(MODULE_MARK).strip() if first.startswith(MODULE_MARK) else ""
        elif isinstance(item, ast.Junk):
            problems.append(["junk", line, (item.content or "").split("=")[0].strip()])
        elif isinstance(item, (ast.Message, ast.Term)):
            key = "-" + item.id.name if isinstance(item, ast.Term) else item.id.name
            attributes: dict[str, Any] = {}
            if key in seen:
                problems.append(["duplicate", line, key])
            seen.add(key)
            for attribute in item.attributes:
                if attribute.id.name in attributes:
                    problems.append(["duplicate", line, f"{key}.{attribute.id.name}"])
                attributes[attribute.id.name] = _pattern(attribute.value)
            entries.append([key, module, line, None if item.value is None else _pattern(item.value), attributes])
    return {"entries": entries, "problems": problems}


def _pattern(pattern: ast.Pattern) -> Any:
    parts = [part.value if isinstance(part, ast.TextElement) else _expression(part) for part in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        return "".join(parts)
    return parts


def _expression(node: Any) -> Any:
    if isinstance(node, ast.Placeable):
        return _expression(node.expression)
    if isinstance(node, ast.StringLiteral):
        return node.parse()["value"]
    if isinstance(node, ast.NumberLiteral):
        return ["#", _number(node)]
    if isinstance(node, ast.VariableReference):
        return ["$", node.id.name]
    if isinstance(node, ast.MessageReference):
        return ["m", node.id.name, _attribute(node)]
    if isinstance(node, ast.TermReference):
        positional, named = _arguments(node.arguments)
        return ["t", "-" + node.id.name, _attribute(node), named, bool(positional)]
    if isinstance(node, ast.FunctionReference):
        return ["f", node.id.name, *_arguments(node.arguments)]
    assert isinstance(node, ast.SelectExpression), node
    variants = [[_variant_key(variant.key), _pattern(variant.value)] for variant in node.variants]
    default = next(place for place, variant in enumerate(node.variants) if variant.default)
    return ["?", _expression(node.selector), variants, default]


def _arguments(arguments: ast.CallArguments | None) -> tuple[list[Any], dict[str, Any]]:
    if arguments is None:
        return [], {}
    return (
        [_expression(node) for node in arguments.positional],
        {argument.name.name: _literal(argument.value) for argument in arguments.named},
    )


def _literal(node: Any) -> str | int | float:
    """The value of a named argument, which Fluent wants written out."""
    return _number(node) if isinstance(node, ast.NumberLiteral) else str(node.parse()["value"])


def _number(node: ast.NumberLiteral) -> int | float:
    return float(node.value) if "." in node.value else int(node.value)


def _variant_key(node: ast.Identifier | ast.NumberLiteral) -> str | int | float:
    return _number(node) if isinstance(node, ast.NumberLiteral) else str(node.name)


def _attribute(node: ast.MessageReference | ast.TermReference) -> str | None:
    return None if node.attribute is None else str(node.attribute.name)
