"""Broken content and the exact text an author gets to read.

`golden.txt` has a text after `=== title`, and the English problems after `---`. `tools/regenerate toml-problems` writes
the problems again.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_files import cases, compare_case
from toml_definitions import English, load

GOLDEN = Path(__file__).parent / "golden.txt"
CASES = cases(GOLDEN)


@pytest.mark.parametrize("title", CASES)
def test_golden(title: str, position_reader: str) -> None:
    text = CASES[title].partition("---\n")[0]
    _, problems = load(text)
    compare_case("toml-problems", GOLDEN, CASES, title, f"{text}---\n{problems.render(English())}")


def test_there_are_enough() -> None:
    assert len(CASES) >= 12
