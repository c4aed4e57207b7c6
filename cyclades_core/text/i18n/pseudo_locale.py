"""The pseudo-locale `en-XA`: English that nobody could have typed, to see what was never put into a message.

Letters get accents, vowels are doubled (so that texts are about a third longer, as translations are), and every text
stands in brackets, so that one that is cut off or glued together shows. Placeables and selectors stay as they are.
There are no files for it: it is made of the English ones when they are read.
"""

from __future__ import annotations

from functools import lru_cache

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from .fluent_parser import parse_fluent

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀƁÇÐÉƑĜĤÎĴĶĿṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķŀɱñöþǫŕšţûṽŵẋýž"
LETTERS = str.maketrans(dict(zip(PLAIN, ACCENTED, strict=True)))
VOWELS = "aeiouyAEIOUY"
START, END = "⟦", "⟧"


def disguise(text: str) -> str:
    """A piece of text in the pseudo-locale.

    >>> disguise("Zeus takes 3 GP.")
    'Žééûûš ţààķééš 3 ĜÞ.'
    """
    return "".join(sign * 2 if sign in VOWELS else sign for sign in text).translate(LETTERS)


class _Disguise(Transformer):
    """Changes the text of a tree in place."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = disguise(node.value)
        return node


@lru_cache(maxsize=64)
def pseudo(text: str) -> str:
    """An English file in the pseudo-locale.

    >>> pseudo("a = Hi { $x }\\n")
    'a = ⟦Ĥîî { $x }⟧\\n'
    """
    resource = parse_fluent(text)
    for item in resource.body:
        if isinstance(item, (ast.Message, ast.Term)):
            _Disguise().visit(item)
            for pattern in [item.value, *(attribute.value for attribute in item.attributes)]:
                if pattern is not None:
                    _put_marks(pattern)
    return FluentSerializer().serialize(resource)


def _put_marks(pattern: ast.Pattern) -> None:
    elements = pattern.elements
    first, last = elements[0], elements[-1]
    if isinstance(first, ast.TextElement):
        first.value = START + first.value
    else:
        elements.insert(0, ast.TextElement(START))
    if isinstance(last, ast.TextElement):
        last.value += END
    else:
        elements.append(ast.TextElement(END))
