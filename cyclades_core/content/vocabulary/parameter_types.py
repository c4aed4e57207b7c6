"""What words of the TOML take: shapes of values, each with the text that describes it, and what is said of a value
that does not fit.

A shape is declared with the word (`words.registry`), checked by the compiler before the word's own code sees the value,
and printed in `docs/vocabulary.md`. Only here a `Misfit` is raised: whatever else goes wrong while content is compiled
is a fault of the code and not of the content.

>>> TRUTH.check(True, ("when", "own-turn"))
>>> try:
...     TRUTH.check("yes", ("when", "own-turn"))
... except Misfit as misfit:
...     misfit.code, misfit.path, misfit.expected
('wrong-type', ('when', 'own-turn'), 'boolean')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cyclades_core.engine.values.limits import NUMBER as MOST

__all__ = [
    *("ANYTHING", "AREA", "BINDING", "BUILDING", "CARD", "CARDS", "CONDITION", "COUNT", "EFFECT", "EFFECTS", "FACTION"),
    *("FLAG", "GOD", "GOODS_KIND", "KINDS", "NAME", "NAMES", "NUMBER", "NUMBERS", "SELECTOR", "SITE", "TABLE", "TEXT"),
    *("TRUTH", "TYPE", "UNITS", "UNIT_KIND"),
    *("Binding", "Either", "ListOf", "Misfit", "Param", "Path", "Shape", "Table", "Use", "Words"),
]

Path = tuple[str | int, ...]
#: What a binding may hold. `cards` and `buildings` are groups. A `metropolis` is the site of one, or the hidden one of
#: a faction, which is on no site.
KINDS = (
    *("area", "building", "buildings", "card", "cards", "faction", "god", "goods", "metropolis", "number", "site"),
    *("type", "unit", "units"),
)


class Misfit(Exception):
    """A value that a word does not take: the code of the problem, its place, and what the message needs."""

    def __init__(
        self, code: str, path: Path, value: object = None, known: tuple[str, ...] = (), *, expected: str = ""
    ) -> None:
        super().__init__(code, path, expected)
        self.code = code
        self.path = path
        self.value = value  # what was found
        self.known = known  # names that would have been right, to tell the nearest
        self.expected = expected  # what would have been right, in words; of a missing key: its name


class Param:
    """A key with what it takes and what it means."""

    __slots__ = ("doc", "takes")

    def __init__(self, takes: Shape, doc: str) -> None:
        self.takes = takes
        self.doc = doc


class Shape:
    """What a value may be. Called with a sentence it is a parameter of a verb: `NUMBER("how many")`."""

    __slots__ = ("fits", "text")

    def __init__(self, text: str, fits: Callable[[object], bool]) -> None:
        self.text = text  # as `expected` of messages, and in the reference
        self.fits = fits  # has the value the right type?

    def __call__(self, doc: str) -> Param:
        return Param(self, doc)

    def check(self, value: object, path: Path) -> None:
        """Raise `Misfit` if the value is none of this shape."""
        if not self.fits(value):
            raise Misfit("wrong-type", path, value, expected=self.text)

    def uses(self, value: object, path: Path) -> list[Use]:
        """Return the names in the value that may be bindings, with the kinds that fit."""
        return []


class Use:
    """A name that is read as a binding: where it is written, and which kinds fit there."""

    __slots__ = ("ids", "kinds", "name", "path")

    def __init__(self, name: str, path: Path, kinds: tuple[str, ...], ids: bool) -> None:
        self.name = name
        self.path = path
        self.kinds = kinds
        self.ids = ids  # may it be the id of a definition instead?


class Binding(Shape):
    """The name of something bound before, of one of these kinds. With `ids` it may be the id of a definition instead.

    >>> FACTION.uses("victim", ("from",))[0].kinds
    ('faction',)
    """

    __slots__ = ("ids", "kinds")

    def __init__(self, *kinds: str, ids: bool = False) -> None:
        super().__init__("string", lambda value: isinstance(value, str))
        self.kinds = kinds
        self.ids = ids

    def uses(self, value: object, path: Path) -> list[Use]:
        return [Use(value, path, self.kinds, self.ids)] if isinstance(value, str) else []


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Flag(Shape):
    """`true` and nothing else: left out, it is not so."""

    __slots__ = ()

    def check(self, value: object, path: Path) -> None:
        super().check(value, path)
        if value is not True:
            raise Misfit("wrong-value", path, value, expected="true")


class _Count(Shape):
    """A number of things: none or more."""

    __slots__ = ()

    def check(self, value: object, path: Path) -> None:
        super().check(value, path)
        if isinstance(value, int) and value < 0:
            raise Misfit("wrong-value", path, value, expected=f"0 .. {MOST}")


class Words(Shape):
    """One of these words."""

    __slots__ = ("words",)

    def __init__(self, *words: str) -> None:
        super().__init__(" | ".join(f'"{word}"' for word in words), lambda value: isinstance(value, str))
        self.words = words

    def check(self, value: object, path: Path) -> None:
        if value not in self.words:
            raise Misfit("wrong-value", path, value, self.words, expected=self.text)


class ListOf(Shape):
    """An array of values of one shape, so many at least and at most."""

    __slots__ = ("inner", "least", "most")

    def __init__(self, inner: Shape, least: int = 0, most: int | None = None) -> None:
        super().__init__("array", lambda value: isinstance(value, (list, tuple)))
        self.inner = inner
        self.least = least
        self.most = most

    def check(self, value: object, path: Path) -> None:
        super().check(value, path)
        if isinstance(value, (list, tuple)):
            if len(value) < self.least or (self.most is not None and len(value) > self.most):
                expected = "[x, ...]" if self.most is None else f"array[{self.least}]"
                raise Misfit("wrong-value", path, value, expected=expected)
            for i, each in enumerate(value):
                self.inner.check(each, (*path, i))

    def uses(self, value: object, path: Path) -> list[Use]:
        if not isinstance(value, (list, tuple)):
            return []
        return [use for i, each in enumerate(value) for use in self.inner.uses(each, (*path, i))]


class Table(Shape):
    """A table with these keys; those in `required` must be there."""

    __slots__ = ("keys", "required")

    def __init__(self, keys: Mapping[str, Shape], required: tuple[str, ...] = ()) -> None:
        super().__init__("table", lambda value: isinstance(value, dict))
        self.keys = keys
        self.required = required

    def check(self, value: object, path: Path) -> None:
        super().check(value, path)
        if isinstance(value, dict):
            for key, inner in value.items():
                if key not in self.keys:
                    raise Misfit("unknown-key", (*path, key), key, tuple(self.keys))
                self.keys[key].check(inner, (*path, key))
            for key in self.required:
                if key not in value:
                    raise Misfit("missing-key", path, expected=key)

    def uses(self, value: object, path: Path) -> list[Use]:
        if not isinstance(value, dict):
            return []
        found = [(key, inner) for key, inner in value.items() if key in self.keys]
        return [use for key, inner in found for use in self.keys[key].uses(inner, (*path, key))]


class Either(Shape):
    """One of several shapes that differ in the type of the value."""

    __slots__ = ("shapes",)

    def __init__(self, *shapes: Shape) -> None:
        super().__init__(" | ".join(shape.text for shape in shapes), lambda value: any(s.fits(value) for s in shapes))
        self.shapes = shapes

    def check(self, value: object, path: Path) -> None:
        super().check(value, path)
        fitting = [shape for shape in self.shapes if shape.fits(value)]
        for shape in fitting:
            try:
                shape.check(value, path)
            except Misfit:
                if shape is fitting[-1]:
                    raise
            else:
                return

    def uses(self, value: object, path: Path) -> list[Use]:
        for shape in self.shapes:
            if shape.fits(value):
                return shape.uses(value, path)
        return []


TRUTH = Shape("boolean", lambda value: isinstance(value, bool))  # `false` says the opposite
FLAG = _Flag("boolean", lambda value: isinstance(value, bool))
INTEGER = Shape("integer", _is_count)
COUNT = _Count("integer", _is_count)
TEXT = Shape("string", lambda value: isinstance(value, str))
NAME = TEXT  # an id, a tag, a zone
BINDING = TEXT  # the name of something bound before, or one of those that are always there, of any kind
#: Bindings by what they must hold. What stands somewhere also serves as its area, and so on.
AREA = Binding("area", "building", "card", "metropolis", "site", "units")
SITE = Binding("building", "site")
BUILDING = Binding("building")
CARD = Binding("card")
CARDS = Binding("card", "cards")
GOD = Binding("god")
FACTION = Binding("faction")
UNITS = Binding("units")
UNIT_KIND = Binding("card", "unit", "units", ids=True)
TYPE = Binding("building", "type", ids=True)
GOODS_KIND = Binding("goods", ids=True)
TABLE = Shape("table", lambda value: isinstance(value, dict))
NAMES = Either(TEXT, ListOf(TEXT))
#: Trees that words of their own group take apart, with the place of each fault.
NUMBER = Either(INTEGER, Binding("number"), TABLE)
NUMBERS = ListOf(NUMBER, least=1)
CONDITION = Either(TABLE, ListOf(TABLE))
SELECTOR = Either(TEXT, TABLE, ListOf(Either(TEXT, TABLE), least=1))
EFFECT = ListOf(TABLE)
EFFECTS = ListOf(EFFECT, least=1)
ANYTHING = Shape("", lambda value: True)
