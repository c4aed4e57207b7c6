"""The resolver: makes text of the compact form of messages (see `compact_messages`), for one language.

A message without a text is a `ResolverError` with one of our codes, and nothing is patched over here. Numbers are
written as they would be typed (a seed with separators cannot be typed in again) and choose variants by the plural
rules of the language.
"""

from __future__ import annotations

from .message_values import native
from .plural_rules import plural_rule

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Pattern = Any  # see compact_messages.py
    Entry = tuple[Pattern | None, Mapping[str, Pattern]]

# References that one text may follow: a hostile file could otherwise double a text over and over.
LIMIT = 1000
CASE = ["$", "case"]


class ResolverError(Exception):
    """Why there is no text: a code of `errors.CODES`, and what it concerns."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class Bundle:
    """The messages of one language, all layers together.

    >>> troops = [["?", ["$", "n"], [["one", "a troop"], ["other", [["$", "n"], " troops"]]], 1]]
    >>> bundle = Bundle("en", {"unit-troop": (troops, {"name": "troop"})}, {})
    >>> bundle.format("unit-troop", None, {"n": 1}), bundle.format("unit-troop", None, {"n": 21})
    ('a troop', '21 troops')
    """

    def __init__(
        self,
        lang: str,
        entries: Mapping[str, Entry],
        functions: Mapping[str, Callable[..., str | int | float]],
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self.entries = entries
        self.functions = functions
        self.strict = strict
        self.category = plural_rule(lang)

    def pattern(self, key: str, attr: str | None) -> Pattern | None:
        """The pattern of a message (terms have a hyphen) or of its attribute; None if there is none."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        return entry[0] if attr is None else entry[1].get(attr)

    def format(self, key: str, attr: str | None, args: Mapping[str, object]) -> str:
        """The text of a message or attribute; raises `ResolverError`."""
        return _Resolving(self).entry(key, attr, args, False)


class _Resolving:
    """One text in the making: which patterns are open (to see circles), and how many references are left."""

    __slots__ = ("active", "bundle", "left")

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.active: set[tuple[str, str | None]] = set()
        self.left = LIMIT

    def entry(self, key: str, attr: str | None, args: Mapping[str, object], term: bool) -> str:
        pattern = self.bundle.pattern(key, attr)
        if pattern is None:
            raise ResolverError("unknown-reference", key if attr is None else f"{key}.{attr}")
        if isinstance(pattern, str):
            return pattern
        place = (key, attr)
        self.left -= 1
        if place in self.active:
            raise ResolverError("cycle")
        if self.left < 0:
            raise ResolverError("bad-value", key)
        self.active.add(place)
        text = self.text(pattern, args, term)
        self.active.remove(place)
        return text

    def text(self, pattern: Pattern, args: Mapping[str, object], term: bool) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join([part if isinstance(part, str) else str(self.value(part, args, term)) for part in pattern])

    def value(self, node: Any, args: Mapping[str, object], term: bool) -> str | int | float:
        """The value of an expression: a text, or a number that a selection can ask for its category."""
        if isinstance(node, str):
            return node
        kind = node[0]
        if kind == "$":
            value = native(args.get(node[1], self))
            if not isinstance(value, (str, int, float)):
                raise ResolverError("bad-value" if node[1] in args else "missing-variable", node[1])
            return value
        if kind == "?":
            return self.text(self.choose(node, args, term), args, term)
        if kind == "f":
            function = self.bundle.functions.get(node[1])
            if function is None:
                raise ResolverError("unknown-function", node[1])
            return function(*[self.value(each, args, term) for each in node[2]], **node[3])
        if kind == "t":
            if node[4]:
                raise ResolverError("bad-value", node[1])
            return self.entry(node[1], node[2], node[3], True)
        if kind == "m":
            return self.entry(node[1], node[2], args, term)
        number: int | float = node[1]
        return number

    def choose(self, node: Any, args: Mapping[str, object], term: bool) -> Pattern:
        """The first variant that fits, else the default. A term need not be given what it selects on."""
        _, selector, variants, default = node
        if term and isinstance(selector, list) and selector[0] == "$" and selector[1] not in args:
            return variants[default][1]
        value = self.value(selector, args, term)
        category = None
        if isinstance(value, (int, float)):
            category = self.bundle.category(abs(int(value))) if value == int(value) else "other"
        for key, pattern in variants:
            if key == value or (category is not None and key == category):
                return pattern
        if self.bundle.strict and selector == CASE and not term:
            raise ResolverError("unknown-case", str(value))
        return variants[default][1]
