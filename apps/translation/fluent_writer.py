"""Fluent as this project takes fingerprints of it, and shows it in PO: a selector begins on the line of its key.

It differs from the layout of files (`fluent_layout`) in nothing but line breaks.
"""

from __future__ import annotations

import re

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression, serialize_variant_key

from .message_catalogue import Entry, key_of

STEP = "    "


def entry_text(entry: Entry) -> str:
    """A message or term, its comment aside, without a line break at the end.

    >>> from .message_catalogue import parse_pattern_entry
    >>> print(entry_text(parse_pattern_entry("a =\\n  { $n ->\\n  [one] A\\n  *[other] B\\n  }\\n  .x = C")))
    a = { $n ->
        [one] A
       *[other] B
    }
        .x = C
    """
    lines = f"{key_of(entry)} ="
    if entry.value is not None:
        lines += " " + pattern_text(entry.value)
    for attribute in entry.attributes:
        lines += f"\n{STEP}.{attribute.id.name} = {pattern_text(attribute.value, STEP)}"
    return lines


def pattern_text(pattern: ast.Pattern, indent: str = "") -> str:
    """A pattern, its first line without indent, since it stands behind an equals sign or a key."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.sub(r"\n(?!\n)", "\n" + indent + STEP, element.value))
        else:
            parts.append(placeable_text(element, indent))
    return "".join(parts)


def one_line(pattern: ast.Pattern) -> str:
    """A pattern for a reader of one line."""
    return " ".join(pattern_text(pattern).split())


def placeable_text(placeable: ast.Placeable, indent: str = "") -> str:
    """A placeable with its braces; variants one step further in."""
    inner = placeable.expression
    if isinstance(inner, ast.Placeable):
        return "{ " + placeable_text(inner, indent) + " }"
    if not isinstance(inner, ast.SelectExpression):
        return "{ " + str(serialize_expression(inner)) + " }"
    lines = ["{ " + str(serialize_expression(inner.selector)) + " ->"]
    for variant in inner.variants:
        mark = "   *" if variant.default else STEP
        key = serialize_variant_key(variant.key)
        lines.append(f"{indent}{mark}[{key}] {pattern_text(variant.value, indent + STEP)}")
    return "\n".join([*lines, indent + "}"])
