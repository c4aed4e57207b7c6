"""A program that looks at what is installed and reads the files of 1.0.0: `stranger_reader.py FOLDER`.

It uses the public API only and prints JSON: what is missing of the promises, and what became of each file.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import warnings
from pathlib import Path
from typing import Any

from cyclades_core import CycladesError, Game, Messages, Ruleset, SaveError, available_modules


def missing_names(promised: dict[str, list[str]]) -> list[str]:
    """Return the names that a public module no longer exports."""
    gone = []
    for module, names in promised.items():
        there = importlib.import_module(module)
        gone += [f"{module}.{name}" for name in names if name not in there.__all__ or not hasattr(there, name)]
    return gone


def fields_of(cls: type) -> set[str]:
    """Return all attributes that a class says its instances have."""
    names = set(dir(cls))
    for base in cls.__mro__:
        names |= set(getattr(base, "__annotations__", ())) | set(getattr(base, "__slots__", ()))
    return names


def parameters_of(function: Any) -> set[str] | None:
    """Return the names of the parameters. Compiled functions may not tell them: None."""
    try:
        return set(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return None


def missing_members(members: dict[str, Any], functions: dict[str, list[str]]) -> list[str]:
    """Return documented fields, methods and arguments that are gone."""
    import cyclades_core

    gone = []
    for name, promised in members.items():
        cls = getattr(cyclades_core, name)
        there = fields_of(cls)
        if name == "Ruleset":  # its fields are documented and set when it is loaded
            there |= set(dir(Ruleset.load("legacy")))
        gone += [f"{name}.{each}" for each in [*promised["fields"], *promised["methods"]] if each not in there]
        for method, arguments in promised["methods"].items():
            taken = parameters_of(getattr(cls, method, None)) if arguments else None
            gone += [f"{name}.{method}({each})" for each in arguments or () if taken is not None and each not in taken]
    for name, arguments in functions.items():
        taken = parameters_of(getattr(cyclades_core, name))
        gone += [f"{name}({each})" for each in arguments if taken is not None and each not in taken]
    return gone


def facts_of(game: Game) -> dict[str, Any]:
    """Return what a table shows of a game."""
    assert game.decision is not None
    return {
        "log": list(game.log),
        "asked": game.asked,
        "round": game.round,
        "prompt": game.decision.prompt,
        "views": {seat: game.view(seat) for seat in game.seats},
    }


def read_save(text: str) -> dict[str, Any]:
    """Load a save as docs/saves.md says, under the content of today where it has to be."""
    how = "loaded"
    try:
        try:
            game = Game.from_json(text)
        except SaveError as error:
            if error.code != "save-ruleset":
                raise
            how = "replayed"
            game = Game.from_json(text, other_content="replay")
    except SaveError as error:
        return {"how": "refused", "code": error.code, "index": error.arguments.get("index", 0)}
    facts = facts_of(game)
    game.apply(game.legal.item(0))
    return {"how": how, **facts}


def refused(text: str, **changed: Any) -> str:
    """Return the code with which a changed save is refused, empty if it is loaded."""
    try:
        Game.from_json(json.dumps({**json.loads(text), **changed}))
    except SaveError as error:
        return error.code
    return ""


def read_position(text: str) -> dict[str, Any]:
    """Set up a position, and what it says of itself once more."""
    try:
        game = Game.from_position(Ruleset.load("legacy"), text, players=["ann", "bob", "cleo"], seed=1)
    except CycladesError as error:
        return {"code": error.code}
    again = Game.from_position(Ruleset.load("legacy"), game.position(), players=["ann", "bob", "cleo"], seed=2)
    assert again.view("bob") == game.view("bob")
    return facts_of(game)


def main(folder: Path) -> dict[str, Any]:
    """Return everything that was found."""
    promises = json.loads((folder / "promises.json").read_text(encoding="utf-8"))
    versions = {each.id: each.version for each in available_modules()}
    say = Messages("en", sorted(versions))
    texts = {name: (folder / name).read_text(encoding="utf-8") for name in ("save.json", "mixed.json")}
    words = {"refusal": "refusals", "event": "events", "prompt": "prompts"}
    return {
        "versions": versions,
        "names": missing_names(promises["names"]),
        "members": missing_members(promises["members"], promises["functions"]),
        "messages": [
            f"{kind}-{key}" for kind, keys in words.items() for key in promises[keys] if not say.has(f"{kind}-{key}")
        ],
        "saves": {name: read_save(text) for name, text in texts.items()},
        "position": read_position((folder / "position.toml").read_text(encoding="utf-8")),
        "newer": refused(texts["save.json"], schema=99),
        "other": refused(texts["save.json"], fingerprint="0" * 32),
    }


if __name__ == "__main__":
    warnings.simplefilter("ignore", DeprecationWarning)
    print(json.dumps(main(Path(sys.argv[1]))))
