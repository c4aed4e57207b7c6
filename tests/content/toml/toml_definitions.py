"""Small definitions in the manner of the real ones, and messages from the English catalogue."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any, Literal

from attrs import field, frozen
from fluent.runtime import FluentBundle, FluentResource

from cyclades_core.content.toml import ORIGIN, ContentFile, Origin, Problems, ValueRejected, structure

CATALOGUE = Path(__file__).parents[3] / "locales" / "en" / "problems.ftl"


class Kind(Enum):
    LAND = "land"
    SEA = "sea"


@frozen
class Effect:
    do: str
    as_: str | None = None
    units: str | dict[str, Any] | None = None
    count: int | str | dict[str, Any] = 1
    body: tuple[Effect, ...] = ()
    origin: Origin | None = ORIGIN


@frozen
class Modifier:
    quantity: str
    op: Literal["set", "add", "forbid"]
    value: int | None = None


@frozen
class Piece:
    on: Kind
    stays: bool = False


def _not_negative(_: object, __: object, value: tuple[int, ...]) -> None:
    for index, price in enumerate(value):
        if price < 0:
            raise ValueRejected("wrong-value", "prices", index, expected=">= 0", found=price)


@frozen
class Creature:
    id: str
    cite: str | tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    prices: tuple[int, ...] = field(default=(), validator=_not_negative)
    weight: float = 1.0
    at: tuple[int, int] | None = None
    at_least: int = 0
    piece: Piece | None = None
    effect: tuple[Effect, ...] = ()
    modifier: list[Modifier] = field(factory=list)
    limits: dict[str, int] = field(factory=dict)
    when: Any = None
    origin: Origin | None = ORIGIN


@frozen
class Book:
    title: str
    creature: tuple[Creature, ...] = ()


class English:
    """The messages of `locales/en/problems.ftl`; any error of a message fails the test."""

    def __init__(self) -> None:
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource(CATALOGUE.read_text(encoding="utf-8")))

    def text(self, key: str, /, **args: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (key, args, errors)
        return str(text)


def load(text: str, cls: type[Any] = Book) -> tuple[Any, Problems]:
    problems = Problems()
    source = ContentFile.from_text("book.toml", text, problems)
    return structure(cls, source.data, source, (), problems), problems
