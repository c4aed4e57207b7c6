"""Positions: every way TOML has to write a path."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades_core.content.toml import ContentFile, Path, Problems
from cyclades_core.content.toml.line_numbers import Positions

TEXT = """\
title = "x"
a.b.c = 1                       # dotted
"quoted key".'other' = 2
"esc\\u00e9" = 3

[table]
word = "żółw"
[table.sub.deep]
list = [1, [2, 3],
  [4, { inner = "é", more.dots = [5] }], ]

[[god]]
id = "ares"
paid = [ { do = "move" }, { do = "buy", "tag" = "ż" , cost = 1 } ]
  [[god.free]]
  do = "build"
  [[god.free]]
  do = "place"
  [god.free.where]
  kind = "land"

[[god]]
id = "zeus"
  [[god.free]]
  do = "look"
text = '''
several
lines''' # comment
[other.child]
x = 1
[other]
y = 2
"""


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        (("title",), (1, 1), (1, 9)),
        (("a",), (2, 1), (2, 1)),
        (("a", "b"), (2, 3), (2, 3)),
        (("a", "b", "c"), (2, 5), (2, 9)),
        (("quoted key", "other"), (3, 14), (3, 24)),
        (("escé",), (4, 1), (4, 15)),
        (("table",), (6, 2), (6, 2)),
        (("table", "word"), (7, 1), (7, 8)),
        (("table", "sub"), (8, 8), (8, 8)),
        (("table", "sub", "deep"), (8, 12), (8, 12)),
        (("table", "sub", "deep", "list"), (9, 1), (9, 8)),
        (("table", "sub", "deep", "list", 0), (9, 9), (9, 9)),
        (("table", "sub", "deep", "list", 1, 1), (9, 16), (9, 16)),
        (("table", "sub", "deep", "list", 2), (10, 3), (10, 3)),
        (("table", "sub", "deep", "list", 2, 1, "inner"), (10, 9), (10, 17)),
        (("table", "sub", "deep", "list", 2, 1, "more", "dots"), (10, 27), (10, 34)),
        (("table", "sub", "deep", "list", 2, 1, "more", "dots", 0), (10, 35), (10, 35)),
        (("god",), (12, 3), (12, 3)),
        (("god", 0), (12, 3), (12, 3)),
        (("god", 0, "paid", 1, "cost"), (14, 55), (14, 62)),
        (("god", 0, "free"), (15, 9), (15, 9)),
        (("god", 0, "free", 1), (17, 9), (17, 9)),
        (("god", 0, "free", 1, "do"), (18, 3), (18, 8)),
        (("god", 0, "free", 1, "where", "kind"), (20, 3), (20, 10)),
        (("god", 1), (22, 3), (22, 3)),
        (("god", 1, "free", 0, "do"), (25, 3), (25, 8)),
        (("god", 1, "free", 0, "text"), (26, 1), (26, 8)),
        (("other", "child", "x"), (30, 1), (30, 5)),
        (("other",), (31, 2), (31, 2)),
        (("other", "y"), (32, 1), (32, 5)),
    ],
)
def test_paths(path: Path, key: tuple[int, int], value: tuple[int, int], position_reader: str) -> None:
    positions = Positions(TEXT)
    assert (positions.find(path, "key"), positions.find(path, "value")) == (key, value)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), (1, 1)),
        (("nothing",), (1, 1)),
        (("god", 0, "cite"), (12, 3)),
        (("god", 7, "id"), (12, 3)),
        (("god", 0, "paid", 0, "price", "x"), (14, 10)),
        (("table", "word", "deeper"), (7, 8)),
    ],
)
def test_missing_paths_end_at_the_nearest_parent(path: Path, expected: tuple[int, int], position_reader: str) -> None:
    assert Positions(TEXT).find(path, "value") == expected


def test_columns_are_characters_not_bytes(position_reader: str) -> None:
    assert Positions('"ż" = [ "żżż", "é" ]').find(("ż",), "value") == (1, 7)
    assert Positions('"ż" = [ "żżż𝄞", "é" ]').find(("ż", 1), "value") == (1, 17)


def test_inline_tables_over_several_lines(position_reader: str) -> None:
    """tomli reads TOML 1.1, tree-sitter-toml reads 1.0: both readers find the values all the same."""
    text = "a = {\n  x = 1, # why\n  y = [1, 2,],\n}\nb = 1\n"
    assert Positions(text).find(("a", "y", 1)) == (3, 11)
    assert Positions(text).find(("b",), "key") == (5, 1)


def test_every_value_is_found(position_reader: str) -> None:
    """Walk tomli's data: each path exists in the positions and points into the text."""
    source = ContentFile.from_text("x.toml", TEXT, Problems())
    positions = Positions(TEXT)
    lines = TEXT.split("\n")

    def walk(value: Any, path: Path) -> None:
        line, column = positions.find(path)
        shown = lines[line - 1][column - 1 :]
        if isinstance(value, int):
            assert shown.startswith(str(value)), path
        elif isinstance(value, str):
            assert shown[0] in "\"'", path
        elif isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, (*path, key))
        else:
            for index, inner in enumerate(value):
                walk(inner, (*path, index))

    walk(source.data, ())


def test_deep_nesting_needs_no_stack(position_reader: str) -> None:
    text = "a = " + "[" * 5000 + "]" * 5000 + "\n" + ".".join(["k"] * 3000) + " = 1\n"
    assert Positions(text).find(("a", *[0] * 100)) == (1, 105)
    assert Positions(text).find(("k",) * 50, "key") == (2, 99)
