"""The parser of Fluent, for everybody who needs one: within limits of depth and digits.

The parser goes down into braces by recursion. What is nested deeper than any sentence needs, or has a number that is
none, makes the whole text junk, at the line where it is.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

from cyclades_core.engine.values.limits import FTL_DEPTH, FTL_DIGITS

__all__ = ["excess", "parse_fluent"]

# a brace that is meant literally: { "{" }
_LITERAL = re.compile(r'\{[ \t]*"(?:[^"\\\n]|\\.)*"[ \t]*\}')
_TOKENS = re.compile(rf"(?m)^[a-zA-Z-]|[{{}}]|[0-9.]{{{FTL_DIGITS + 1},}}")


def parse_fluent(text: str) -> ast.Resource:
    """The syntax tree of a text. Never raises: what the parser cannot take is one piece of junk.

    >>> [type(item).__name__ for item in parse_fluent("a = A\\n").body]
    ['Message']
    >>> (junk,) = parse_fluent("a = A\\nb = " + "{" * 999).body
    >>> type(junk).__name__, junk.span.start
    ('Junk', 6)
    """
    at = excess(text)
    if at is None:
        try:
            return FluentParser().parse(text)
        except (RecursionError, ValueError):
            at = 0
    junk = ast.Junk(content=text[at:].partition("\n")[0])
    junk.add_span(at, len(text))
    return ast.Resource([junk])


def excess(text: str) -> int | None:
    """Where the first entry begins that is too deep or has a number that is too long; None if all is well."""
    depth = start = 0
    for token in _TOKENS.finditer(_LITERAL.sub(lambda found: " " * len(found[0]), text)):
        if token[0] == "{":
            depth += 1
            if depth > FTL_DEPTH:
                return start
        elif token[0] == "}":
            depth -= 1
        elif len(token[0]) == 1:
            depth, start = 0, token.start()
        else:
            return start
    return None
