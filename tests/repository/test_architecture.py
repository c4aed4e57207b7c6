"""docs/architecture.md names files and folders that exist, and says where each chapter of the rules is."""

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


def rule_rows() -> list[list[str]]:
    """Return the cells of the table "Where each rule is", without its heading."""
    section = PAGE.partition("## Where each rule is")[2].partition("\n## ")[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]


def test_files_of_the_rule_table_exist() -> None:
    for row in rule_rows():
        for folder, cell in zip(("rules", "operations"), row[2:4], strict=True):
            for name in re.findall(r"`([a-z_]+\.py)`", cell):
                assert (CORE / "engine" / folder / name).is_file(), f"{row[0]}: engine/{folder}/{name}"


def test_cells_are_short() -> None:
    """A cell of more than 120 characters is a list."""
    cells = [cell.strip() for line in PAGE.splitlines() if line.startswith("|") for cell in line.split("|")]
    assert [cell for cell in cells if len(cell) > 120] == []


def test_folders_of_the_tree_exist() -> None:
    tree = PAGE.partition("## The tree\n")[2].partition("\n    tests/")[0]
    outer = inner = ROOT
    for line in tree.splitlines():
        if named := re.match(r"    ([a-z_]+)/", line):
            outer = inner = ROOT / named[1]
        elif named := re.match(r"      ([a-z_]+)/ {2}", line):
            inner = outer / named[1]
        for name in re.findall(r"(?<=[ ])([a-z0-9_]+)/(?= |$)", line):
            assert any((folder / name).is_dir() for folder in (ROOT, outer, inner)), line


def test_every_chapter_of_the_rules_has_its_line() -> None:
    table = "\n".join(row[0] for row in rule_rows())
    found = set(re.findall(r"\b[BLHT][0-9]+\b", table))
    chapters = set()
    for page in ("legendary", "legacy", "hades", "titans"):
        text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
        chapters |= set(re.findall(r"^## ([BLHT][0-9]+) ", text, flags=re.M))
    assert chapters - found - SPARED == set()
    assert found <= chapters
