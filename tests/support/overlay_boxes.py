"""Boxes for tests of overlays: content written into a folder, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cyclades_core.content.modules import Collected, collect, reset
from cyclades_core.content.toml import ContentError

Box = Callable[..., Path]


def writer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    """For a fixture: what writes boxes, while no plug-in of this machine has a say."""
    monkeypatch.setenv("CYCLADES_PLUGINS", "")
    reset()
    yield partial(write_box, folder)
    reset()


def write_box(folder: Path, name: str, manifest: str = "", more: str = "", **files: str) -> Path:
    """A box with a module for each file, called like it; `manifest` is added to the manifest, `more` to each module."""
    folder = folder / name
    folder.mkdir(exist_ok=True)
    modules = "".join(
        f'[[module]]\nid = "{name}/{stem}"\nfiles = ["{stem}.toml"]\n{more}\n'
        for stem in files
        if f'"{stem}.toml"' not in manifest
    )
    text = f'box = "{name}"\nversion = "1.0"\n{modules}{manifest}'
    (folder / "manifest.toml").write_text(text, encoding="utf-8")
    for stem, content in files.items():
        kinds = "" if '"legacy"' in more else declared(content)
        (folder / f"{stem}.toml").write_text(content + kinds, encoding="utf-8")
    return folder


def declared(content: str) -> str:
    """The kinds of the cards that a content defines or has defaults for, declared as an edition would."""
    figures = {"creature": "piece", "hero": "unit", "item": "none"}
    kinds = [kind for kind in figures if f"[[{kind}]]" in content or f"[defaults.{kind}]" in content]
    return "".join(f'\n[[card-kind]]\nid = "{kind}"\nfigure = "{figures[kind]}"\n' for kind in kinds)


def got(found: Collected, name: str) -> Any:
    """The definition `kind:id`."""
    kind, _, bare = name.partition(":")
    return next(entry.definition for entry in found.definitions if (entry.kind, entry.id) == (kind, bare))


def faults(modules: str, *folders: Path) -> list[str]:
    """What is wrong, each as `file:line:column code: name`."""
    with pytest.raises(ContentError) as error:
        collect(modules, extra_folders=folders)
    return [
        f"{Path(each.file).name}:{each.line}:{each.column} {each.code}: {each.args.get('name', '')}"
        + (f" -> {each.nearest}" if each.nearest else "")
        for each in error.value.problems
    ]


ITEM = '[[item]]\nid = "{}"\nability = [{}]\n'
THINGS = """[[phase]]
id = "dawn"
rank = 10
effect = [{ do = "gain", gold = 1 }, { do = "fire", moment = "upkept" }]
[[item]]
id = "bow"
tags = ["a", "b"]
ability = [{ use = "power", price = 2, effect = [{ do = "pay", gold = 1 }] }, { use = "shot" }]
[[refusal]]
id = "bid"
rules = { most = "A1", full = "A2" }
"""
ODD = (
    "3",
    "true",
    "[]",
    "{}",
    "'x'",
    "[1]",
    "[[]]",
    "[{}]",
    "{ a = 1 }",
    "{ power = {} }",
    "{ power = [{ use = 1 }] }",
    "[{ use = [] }]",
)
KEYS = (
    "ability",
    "ability.power",
    "ability.power.effect",
    "ability.power.effect.pay",
    "tags",
    "piece",
    "piece.on",
    "when",
)
