"""The examples in the docstrings of the apps: pytest would import the files as `apps.x`, beside `cyclades_apps.x`."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

APPS = Path(__file__).resolve().parents[2] / "apps"
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
#: They need libraries of researchers, which are extras.
LEFT = {"gymnasium_environment", "gymnasium_spaces", "openspiel_game", "pettingzoo_environment", "vector_environment"}
MODULES = [
    ".".join(["cyclades_apps", *file.relative_to(APPS).with_suffix("").parts]).removesuffix(".__init__")
    for file in sorted(APPS.rglob("*.py"))
    if ">>> " in file.read_text(encoding="utf-8") and file.stem not in LEFT
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=FLAGS).failed == 0
