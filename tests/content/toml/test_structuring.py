"""Definitions from data: what is taken, what is refused, and where a definition says it comes from."""

from __future__ import annotations

from typing import Any, Literal, NewType

import pytest
from attrs import field, frozen, make_class
from toml_definitions import Book, Creature, Effect, Kind, Modifier, Piece, load

from cyclades_core.content.toml import ContentFile, Origin, Problems, ValueRejected, structure, structure_each

FULL = """
title = "all"
[[creature]]
id = "harpy"
cite = ["B21.7", "B21.8"]
tags = ["wild"]
prices = [1, 2]
weight = 2
at = [3, 4]
at-least = 5
piece = { on = "sea", stays = true }
effect = [ { do = "repeat", body = [ { do = "choose", as = "v", units = { tag = "x" }, count = "all" } ] } ]
modifier = [ { quantity = "strength", op = "add", value = -1 } ]
limits = { land = 1, sea = 2 }
when = { any = [ { deep = true } ] }
"""


def test_everything_that_is_supported() -> None:
    book, problems = load(FULL)
    assert not problems and len(problems) == 0
    choose = Effect("choose", as_="v", units={"tag": "x"}, count="all")
    assert book == Book(
        "all",
        (
            Creature(
                "harpy",
                cite=("B21.7", "B21.8"),
                tags=("wild",),
                prices=(1, 2),
                weight=2.0,
                at=(3, 4),
                at_least=5,
                piece=Piece(Kind.SEA, True),
                effect=(Effect("repeat", body=(choose,)),),
                modifier=[Modifier("strength", "add", -1)],
                limits={"land": 1, "sea": 2},
                when={"any": [{"deep": True}]},
            ),
        ),
    )
    assert type(book.creature[0].weight) is float


def test_origin_of_nested_tables() -> None:
    book, _ = load(FULL)
    inner = book.creature[0].effect[0].body[0]
    assert inner.origin.path == ("creature", 0, "effect", 0, "body", 0)
    assert inner.origin.place == "book.toml:12:38"
    assert book.creature[0].origin.place == "book.toml:3:3"


def test_origin_below_a_given_path() -> None:
    problems = Problems()
    source = ContentFile.from_text("x.toml", FULL, problems)
    (creature,) = structure_each(Creature, source.data["creature"], source, ("creature",), problems)
    assert creature.effect[0].origin == Origin(source, ("creature", 0, "effect", 0))


def test_origin_cannot_be_written() -> None:
    _, problems = load("title = 'x'\n[[creature]]\nid = 'a'\norigin = 'here'")
    assert [(problem.code, problem.args["name"]) for problem in problems] == [("unknown-key", "origin")]


def test_origin_may_be_required() -> None:
    @frozen
    class Strict:
        id: str
        origin: Origin = field(eq=False)

    problems = Problems()
    source = ContentFile.from_text("x.toml", "id = 'a'", problems)
    built = structure(Strict, source.data, source, (), problems)
    assert built is not None and built.origin.path == ()


def structured(kind: Any, value: Any) -> Any:
    """Structure a value as the one field of a class; return it, or code and arguments of each problem."""
    holder_class = make_class("Holder", {"x": field(type=kind)}, frozen=True)
    problems = Problems()
    source = ContentFile("x.toml", "x = 0", {"x": value})
    holder: Any = structure(holder_class, source.data, source, (), problems)
    if holder is not None:
        assert not problems
        return holder.x
    return [(problem.code, *map(problem.args.get, ("expected", "found"))) for problem in problems]


Name = NewType("Name", str)


@pytest.mark.parametrize(
    ("kind", "value", "result"),
    [
        (str | tuple[str, ...], "a", "a"),
        (str | tuple[str, ...], ["a", "b"], ("a", "b")),
        (int | str | dict[str, Any], {"of": [1]}, {"of": [1]}),
        (int | None, 3, 3),
        (Literal["any"] | int, "any", "any"),
        (Literal["any"] | str, "other", "other"),
        (tuple[Piece, ...] | Piece, {"on": "sea"}, Piece(Kind.SEA)),
        (tuple[Piece, ...] | Piece, [{"on": "sea"}], (Piece(Kind.SEA),)),
        (Modifier | Piece, {"on": "land"}, Piece(Kind.LAND)),
        (dict[str, tuple[int, ...]], {"a": [1]}, {"a": (1,)}),
        (frozenset[str], ["a", "a"], frozenset("a")),
        (list[Any], [1, "a"], [1, "a"]),
        (dict[str, Any], {"a": None}, {"a": None}),
        (tuple, [1], (1,)),
        (Any, [1], [1]),
        (Name, "a", "a"),
        (Literal[1, 2], 1, 1),
    ],
)
def test_taken(kind: Any, value: Any, result: Any) -> None:
    built = structured(kind, value)
    assert built == result and type(built) is type(result)


@pytest.mark.parametrize(
    ("kind", "value", "result"),
    [
        (int, True, [("wrong-type", "integer", "boolean")]),
        (int, 1.0, [("wrong-type", "integer", "float")]),
        (bool, 1, [("wrong-type", "boolean", "integer")]),
        (str, 1, [("wrong-type", "string", "integer")]),
        (float, "1", [("wrong-type", "integer | float", "string")]),
        (float, True, [("wrong-type", "integer | float", "boolean")]),
        (float, 10**400, [("wrong-value", "float", "integer")]),
        (Name, 1, [("wrong-type", "string", "integer")]),
        (tuple[str, ...], "abc", [("wrong-type", "array", "string")]),
        (tuple[str, ...], {"a": 1}, [("wrong-type", "array", "table")]),
        (tuple[str, ...], [1, "a", 2.0], [("wrong-type", "string", "integer"), ("wrong-type", "string", "float")]),
        (tuple[int, int], [1], [("wrong-type", "array[2]", "array[1]")]),
        (dict[str, int], [1], [("wrong-type", "table", "array")]),
        (Piece, "sea", [("wrong-type", "table", "string")]),
        (Kind, "see", [("wrong-value", '"land" | "sea"', '"see"')]),
        (Kind, ["sea"], [("wrong-type", "string", "array")]),
        (Literal[1, 2], True, [("wrong-type", "integer", "boolean")]),
        (Literal[1, 2], 3, [("wrong-value", "1 | 2", "3")]),
        (Literal["a"], {}, [("wrong-type", "string", "table")]),
        (str | tuple[str, ...], 1, [("wrong-type", "string | array", "integer")]),
        (str | tuple[str, ...], ["a", 1], [("wrong-type", "string", "integer")]),
        (int | None, "x", [("wrong-type", "integer", "string")]),
        (Modifier | Piece, {"on": "seas"}, [("wrong-value", '"land" | "sea"', '"seas"')]),
    ],
)
def test_refused(kind: Any, value: Any, result: Any) -> None:
    assert structured(kind, value) == result


def test_validators_reject_with_a_place() -> None:
    _, problems = load("title = 'x'\n[[creature]]\nid = 'a'\nprices = [1, -2]")
    (problem,) = problems
    assert (problem.code, problem.line, problem.column) == ("wrong-value", 4, 14)


def test_other_exceptions_of_validators() -> None:
    @frozen
    class Picky:
        x: int = field()

        @x.validator
        def _check(self, _: object, value: int) -> None:
            raise ValueError("x must be prime") if value == 4 else ZeroDivisionError

    for x, expected in ((4, "x must be prime"), (5, "")):
        _, problems = load(f"x = {x}", Picky)
        assert [(problem.code, problem.args["expected"]) for problem in problems] == [("wrong-value", expected)]


def test_faults_of_the_program_are_not_hidden() -> None:
    @frozen
    class Buggy:
        x: int = 0

        def __attrs_post_init__(self) -> None:
            raise AttributeError("bug")

    with pytest.raises(AttributeError, match="bug"):
        load("", Buggy)


def test_a_broken_source_is_reported_once() -> None:
    _, problems = load("title = ")
    assert [problem.code for problem in problems] == ["toml-syntax"]


def test_structure_each_wants_an_array() -> None:
    problems = Problems()
    source = ContentFile.from_text("x.toml", "creature = 3", problems)
    assert structure_each(Creature, source.data["creature"], source, ("creature",), problems) == []
    assert [problem.code for problem in problems] == ["wrong-type"]


def test_rejected_reads_well() -> None:
    assert str(ValueRejected("unknown-tag", "tags", 1, name="wlid")) == "unknown-tag tags[1]: name=wlid"
