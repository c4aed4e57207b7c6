"""Whatever stands in a file, loading collects problems and raises nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from test_structuring import FULL
from toml_definitions import Book, English, load

from cyclades_core.content.toml import ContentFile, Problems, structure

ENGLISH = English()
PIECES = ["[", "]", "{", "}", "=", ".", ",", '"', "'", "\n", "[[", "'''", "true", "1e9", "ż", "\0", "\ud800", "\r", "#"]
WORDS = sorted(set(FULL.replace("\n", " ").split(" ")))


def check(text: str) -> None:
    """Load, render in both ways, and see that each problem points into the text."""
    book, problems = load(text)
    assert (book is None) == bool(problems)
    problems.render()
    problems.render(ENGLISH)
    lines = text.replace("\r\n", "\n").split("\n")
    for problem in problems:
        assert problem.code in ("toml-syntax", "unknown-key", "missing-key", "wrong-type", "wrong-value")
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1


edits = st.tuples(st.integers(0, len(FULL)), st.integers(0, 12), st.sampled_from(PIECES + WORDS) | st.text(max_size=4))


@given(st.lists(edits, min_size=1, max_size=5))
@example([(len(FULL), 0, "[a." * 300)])
def test_mutations_of_a_text(changes: list[tuple[int, int, str]]) -> None:
    text = FULL
    for at, length, put in changes:
        text = text[:at] + put + text[at + length :]
    check(text)


@given(
    st.integers(0, 14),
    st.sampled_from(["1", "'x'", "[]", "{}", "true", "1.5", "[[1]]", "{ a = 1 }", "nan", "07:32:00"]),
)
def test_values_of_another_type(line: int, value: str) -> None:
    """Replace a value as a whole: the text stays TOML, so each of these reaches the definitions."""
    lines = FULL.strip().split("\n")
    line %= len(lines)
    key, equals, _ = lines[line].partition(" = ")
    if equals:
        lines[line] = f"{key} = {value}"
    check("\n".join(lines))


@given(st.text())
@example('"\\')  # tomli places the error behind the end of the text
def test_any_text(text: str) -> None:
    check(text)


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
keys = st.sampled_from(["title", "creature", "id", "effect", "do", "body", "piece", "on", "units", "op"]) | st.text(
    max_size=3
)
trees = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4))


@given(trees)
def test_any_data(data: Any) -> None:
    """Data that no TOML gave, such as a plug-in's own."""
    problems = Problems()
    assert (structure(Book, data, ContentFile("x.toml", ""), (), problems) is None) == bool(problems)
    problems.render(ENGLISH)


@given(st.binary())
def test_any_bytes(raw: bytes) -> None:
    class File:
        def read_bytes(self) -> bytes:
            return raw

    problems = Problems()
    assert ContentFile.read(File(), problems, name="x.toml").broken == bool(problems)
    problems.render(ENGLISH)
