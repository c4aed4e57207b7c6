"""Without tree-sitter our own scanner finds the same positions, and never fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as FilePath

import pytest
import tomli
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cyclades_core.content.toml import Path
from cyclades_core.content.toml.position_tree import TextPosition
from cyclades_core.content.toml.scanned_positions import read_positions as scan
from cyclades_core.content.toml.tree_sitter_positions import read_positions as parse

ROOT = FilePath(__file__).resolve().parents[3]
FOLDERS = {
    **{f"expansions/{name}": 1 for name in ("base", "hades", "legacy", "titans")},
    "examples": 1,
    "scenarios": 12,  # every twelfth file
    "tests/apps/authoring": 1,
}


def offsets(root: TextPosition) -> dict[Path, tuple[int, int]]:
    """Return the byte offsets of the key and the value of every path."""
    return dict(walk(root))


def walk(root: TextPosition) -> Iterator[tuple[Path, tuple[int, int]]]:
    work: list[tuple[Path, TextPosition]] = [((), root)]
    while work:
        path, position = work.pop()
        yield path, (position.key, position.value)
        work += [((*path, part), inner) for part, inner in position.inside.items()]


@pytest.mark.parametrize("folder", FOLDERS)
def test_scanner_and_tree_sitter_agree_on_our_content(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.toml"))[:: FOLDERS[folder]]
    assert files
    for file in files:
        text = file.read_bytes().replace(b"\r\n", b"\n")
        assert offsets(scan(text)) == offsets(parse(text)), file


STRINGS = """\
a = "no # comment, no ] bracket"  # a ] comment
b = '\\'
c = "\\" = [1]"
d = \"\"\"
[not.a.header]
x = "y" \\\"\"\" still inside
ends in two quotes\"\"\"\"\"
e = '''
it's [[not]] one either
''\\'''''
f = ["one", '''
two''', "three # 3",
  # a comment, with a comma
  4, 5.0, 1979-05-27 07:32:00, ]
"g.h" . 'i j' = { k = [{ l = "}" }, { l.m = ']' }], n = true }
[ spaced . "out" ]  # comment
o = +1_000
[[ p ]]
q = {}
[[p]]
q = []
"""


def test_scanner_and_tree_sitter_agree_on_every_kind_of_value() -> None:
    tomli.loads(STRINGS)
    assert offsets(scan(STRINGS.encode())) == offsets(parse(STRINGS.encode()))


PIECES = [*"[]{}=.,\\#a1 \n\0ż'", '"', "[[", "]]", '"""', "'''"]


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join) | st.text())
def test_scanner_reads_any_text_and_stays_inside_it(text: str) -> None:
    written = text.encode("utf-8", "replace")
    for key, value in offsets(scan(written)).values():
        assert 0 <= key <= len(written) and 0 <= value <= len(written)


keys = st.sampled_from(["a", "b", '"c d"', "'e'", "f-g", '"\\u0068"'])
scalars = st.sampled_from(["1", "-2.5", "true", '"x"', "'y'", '"""\nz"""', "'''\n'''", "07:32:00", '"]"', "'#'"])
gaps = st.sampled_from(["", " ", "\n", " # no\n", "\n\n  "])
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(st.tuples(gaps, inner), max_size=3).map(
            lambda items: "[" + ",".join(gap + item for gap, item in items) + "]"
        )
        | st.dictionaries(keys, inner, max_size=3).map(
            lambda pairs: "{ " + ", ".join(f"{key} = {value}" for key, value in pairs.items()) + " }"
        )
    ),
    max_leaves=8,
)
pairs = st.tuples(st.lists(keys, min_size=1, max_size=2).map(".".join), values).map(" = ".join)
headers = (
    st.lists(keys, min_size=1, max_size=3)
    .map(".".join)
    .flatmap(lambda key: st.sampled_from([f"[{key}]", f"[[{key}]]"]))
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault of the scanner
@given(st.lists(pairs | headers, max_size=8).map("\n".join))
def test_scanner_and_tree_sitter_agree_on_any_valid_text(text: str) -> None:
    try:
        tomli.loads(text)
    except tomli.TOMLDecodeError:
        return  # keys given twice: only texts that tomli reads are located
    assert offsets(scan(text.encode())) == offsets(parse(text.encode()))


def test_scanner_reads_a_large_text_in_linear_time() -> None:
    """A quadratic scanner would take minutes for these."""
    for text in (b"[" * 200_000, b"a=[" + b"1," * 200_000, b'a="' + b"\\" * 300_000, b"a.b=" * 100_000, b"'" * 300_000):
        scan(text)
