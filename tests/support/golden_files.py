"""Golden files: results of an earlier run, which tests compare with what they compute.

`tools/regenerate NAME` writes a golden file again. For that it runs the tests with `CYCLADES_REGENERATE`, the path of a
folder: the tests collect their results there and compare nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

__all__ = ["advice", "cases", "compare", "compare_case", "is_regenerating"]

ROOT = Path(__file__).resolve().parents[2]
VARIABLE = "CYCLADES_REGENERATE"


def is_regenerating() -> bool:
    """Are golden files being written?"""
    return bool(os.environ.get(VARIABLE))


def advice(name: str) -> str:
    """Return what to do about a result that differs. `name` is that of an output of `tools/regenerate`."""
    return f"If you intend the change: tools/regenerate {name}, read the difference, and say why in the commit."


def compare(name: str, file: Path, text: str) -> None:
    """Compare a result with its golden file, or write it while golden files are being written."""
    if is_regenerating():
        _write(file, text)
    else:
        _expect(name, file, file.read_text(encoding="utf-8") if file.exists() else "", text)


def compare_case(name: str, file: Path, titles: Iterable[str], title: str, text: str) -> None:
    """Compare a result with its case of a golden file that has many, or write it. `titles` is their order."""
    if not is_regenerating():
        _expect(name, file, cases(file).get(title, ""), text)
        return
    found = cases(_collected(file))
    assert found.get(title, text) == text, f"{title}: two tests of one case have different results"
    found[title] = text
    _write(file, "\n".join(f"=== {each}\n{found[each]}\n" for each in titles if each in found))


def cases(file: Path) -> dict[str, str]:
    """Return the cases of a golden file by their titles: each begins with a line `=== title`."""
    parts = file.read_text(encoding="utf-8").split("=== ")[1:] if file.exists() else []
    return {title: text.strip("\n") for title, _, text in (part.partition("\n") for part in parts)}


def _collected(file: Path) -> Path:
    return Path(os.environ[VARIABLE], file.relative_to(ROOT))


def _write(file: Path, text: str) -> None:
    target = _collected(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


def _expect(name: str, file: Path, expected: str, text: str) -> None:
    if text == expected:
        return
    lines = unified_diff(expected.splitlines(), text.splitlines(), str(file.relative_to(ROOT)), "now", lineterm="", n=2)
    raise AssertionError("\n".join(["a golden file differs", *lines, advice(name)]))
