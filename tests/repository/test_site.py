"""The documentation site: every page has its place, and it is built without a warning or a dead link."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("website_build", ROOT / "tools" / "website" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_has_its_place(site: ModuleType) -> None:
    assert site.named() == []


def test_faults_are_found(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a id="here" href="#here"></a><a href="#there"></a><a href="b.html"></a><a href="c.html#x"></a>'
        '<img src="no.png"><script src="https://else.example/x.js"></script><a href="https://else.example/"></a>'
    )
    (tmp_path / "c.html").write_text('<p id="y"></p>')
    assert list(site.faults(tmp_path)) == [
        "a.html loads https://else.example/x.js",
        "a.html: #there has no such heading",
        "a.html: b.html is not there",
        "a.html: c.html#x has no such heading",
        "a.html: no.png is not there",
    ]


def test_what_is_no_site_is_left_alone(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert site.main([str(tmp_path)]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.long
def test_it_is_built_without_a_fault(site: ModuleType, tmp_path: Path) -> None:
    if importlib.util.find_spec("furo") is None:
        if os.environ.get("CYCLADES_EVERYTHING"):
            pytest.fail("the extra docs is not installed")
        pytest.skip("the extra docs is not installed")
    assert site.build(tmp_path / "site") == []
    version = (tmp_path / "site" / "index.html").read_text("utf-8").partition("<title>")[2].partition("</title>")[0]
    assert all(version in page.read_text("utf-8") for page in (tmp_path / "site" / "docs").rglob("*.html"))
    assert sys.modules.get("sphinx") is None, "Sphinx runs in a process of its own"


#: What pages name and readers make, or an example of somebody else has.
MADE = ("translations/", "locales/cs", "tests/text/sentences/cs.toml", "en/atlantis.ftl", "boards/rings.toml")


def test_files_that_pages_name_are_there() -> None:
    """Paths in backquotes, from the root or from the core; the changelog tells of the past."""
    pages = [*(path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md"), *(ROOT / "docs").glob("*.md")]
    gone = [
        f"{page.name}: {path}"
        for page in pages
        for code in re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8"))
        for path in re.findall(r"(?<![\w./<-])[\w.-]+(?:/[\w.-]+)+\.(?:py|toml|ftl|md|txt)(?![\w.])", code)
        if not path.startswith(MADE) and not any((top / path).exists() for top in (ROOT, ROOT / "cyclades_core"))
    ]
    assert gone == []
