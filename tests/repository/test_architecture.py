"""docs/architecture.md names files that there are, and says of every chapter of the rules where its code is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CORE = ROOT / "cyclades_core"
#: Chapters without a rule for the code: conventions, tests, open points.
SPARED = {"H0", "H17", "H18", "T0", "L21"}


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.py)`", PAGE))
    assert len(named) > 40
    folders = [CORE, ROOT]
    assert [name for name in sorted(named) if not any((folder / name).is_file() for folder in folders)] == []


def test_content_that_is_named_is_there() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and ".toml" in line]
    named = set(re.findall(r"`([a-z-]+\.toml)`", " ".join(rows)))
    there = {file.name for file in (ROOT / "expansions").glob("*/*.toml")}
    assert named and named <= there


def test_every_chapter_of_the_rules_has_its_line() -> None:
    start = PAGE.index("## Where each rule is")
    table = "\n".join(
        line for line in PAGE[start : PAGE.index("## State", start)].splitlines() if line.startswith("| ")
    )
    found = set(re.findall(r"\b[BLHT][0-9]+\b", table))
    chapters = set()
    for page in ("legendary", "legacy", "hades", "titans"):
        text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
        chapters |= set(re.findall(r"^## ([BLHT][0-9]+) ", text, flags=re.M))
    assert chapters - found - SPARED == set()
    assert found <= chapters
