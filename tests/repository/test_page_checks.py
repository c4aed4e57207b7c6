"""The checks of the page, as far as they can be tested without Node."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "tools" / "page_checks"


@pytest.fixture
def check() -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / "check.py"))


def test_lock_file_names_no_registry() -> None:
    packages = json.loads((FOLDER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages and [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_lock_file_has_the_versions_of_the_package_file() -> None:
    wanted = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    packages = json.loads((FOLDER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_casts_are_counted_by_kind(check: dict[str, Any]) -> None:
    text = """
    /** @param {Record<string, any>} words any words @param {View} view */
    const found = /** @type {Look | null} */ (answer);
    /** @type {HTMLElement | null} */ (document.querySelector(".ask"))?.focus();
    rows.map((/** @type {Row} */ row) => /** @type {any} */ (row).id);
    // @ts-ignore
    """
    assert check["count_casts"](text) == {"any": 2, "message": 1, "element": 1, "silenced": 1}


def test_missing_node_is_reported_without_a_traceback(
    check: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("sys.argv", ["check.py"])
    assert check["main"]() == 1
    assert capsys.readouterr().err == (
        'page checks: Node is not installed in this Python environment. Run: pip install -e ".[dev]"\n'
    )
