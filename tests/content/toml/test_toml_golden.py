"""Broken content and the exact text an author gets to read.

The goldens stand in `golden.txt`: a text after `=== title`, the English problems after `---`. To write them anew after
a change that is meant: `python tests/content/toml/test_toml_golden.py`, then read the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from toml_definitions import English, load

GOLDEN = Path(__file__).parent / "golden.txt"


def cases() -> list[tuple[str, str, str]]:
    """Return title, content and expected text of each case."""
    found = []
    for case in GOLDEN.read_text(encoding="utf-8").split("=== ")[1:]:
        title, rest = case.split("\n", 1)
        text, _, expected = rest.partition("---\n")
        found.append((title, text, expected.rstrip("\n")))
    return found


def rendered(text: str) -> str:
    _, problems = load(text)
    return problems.render(English())


@pytest.mark.parametrize(("title", "text", "expected"), cases(), ids=[case[0] for case in cases()])
def test_golden(title: str, text: str, expected: str, position_reader: str) -> None:
    assert rendered(text) == expected, title


def test_there_are_enough() -> None:
    assert len(cases()) >= 12


def main() -> None:
    parts = [f"=== {title}\n{text}---\n{rendered(text)}\n" for title, text, _ in cases()]
    GOLDEN.write_text("\n".join(parts), encoding="utf-8")
    sys.stdout.write(f"{len(parts)}\n")


if __name__ == "__main__":
    main()
