"""The reference of the door: `python docs/api.py > docs/api.md`. A test compares, and looks for keys that are not here.

Classes, methods and what they say come from the code; what a key of a view means stands here.
"""

from __future__ import annotations

import inspect
import re
from typing import Any

import cyclades_core

__all__ = ["BOARD", "VIEW", "render"]

#: Where in a view -> key -> what it says. `[]` is each of a list, `{}` each value of a table.
VIEW: dict[str, dict[str, str]] = {
    "": {
        "round": "which round it is",
        "phase": "the phase",
        "asked": "the seat that must answer",
        "turn": "whose turn it is",
        "table": "what was settled before the game",
        "factions": "the players, in the order of their seats",
        "areas": "area -> what is there now",
        "gods": "the open gods, in their order",
        "offerings": "the markers on gods",
        "track": "the markers on the turn track, first to last",
        "zones": "pile -> the cards of an open one, the number of a face-down one",
        "prices": "pile of a track -> what its card costs",
        "stock": "what is left of buildings and goods that run out",
        "counters": "counter -> value, or values by area or player",
        "lasting": "effects that last",
        "resolving": "cards that are being resolved",
        "known": "cards that this seat has looked at",
        "group": "units on their way",
        "battle": "the battle that is fought",
        "ending": "true in the last round",
        "over": "true when the game is over",
        "winners": "who has won",
    },
    "turn": {
        "faction": "whose turn it is",
        "god": "the god that is acted for",
        "used": "line -> how often it was used in this turn",
    },
    "table": {
        "mode": "the way to play",
        "modules": "the modules",
        "board": "the name of the board",
        "seats": "the seats",
        "sides": "the sides, each a list of players",
        "discreet": "true at a discreet table",
    },
    "factions[]": {
        "id": "the player",
        "seat": "the seat",
        "out": "true for who is out",
        "gold": "the purse, if this seat may see it",
        "income": "what the next income will be",
        "metropolises": "how many",
        "areas": "how many land areas",
        "on-card": "metropolises on a card instead of the board",
        "goods": "goods -> how many",
        "reserve": "unit -> how many are left to place",
        "cards": "cards in front of the player",
        "secret": "how many cards are kept face down",
        "secrets": "these cards, for their owner",
    },
    "factions[].on-card": {"metropolises": "how many", "used": "discounts of theirs that were used in this round"},
    "areas{}": {
        "owner": "who holds it",
        "units": "unit or figure of an army -> how many",
        "pieces": "figure of a card -> whose card it is, `none` for nobody's",
        "cornucopias": "all of them",
        "tokens": "those that were laid there later",
        "sites": "site -> what stands there",
    },
    "areas{}.sites{}": {
        "building": "the building",
        "sea": "the sea that a harbour faces",
        "bonus": "the bonus token that lies there",
        "special": "the special metropolis",
        "used": "discounts that were used in this round",
    },
    "offerings[]": {"faction": "who offers", "god": "to whom", "amount": "how much"},
    "lasting[]": {"source": "the card or rule", "until": "`turn`, `round` or `card`", "faction": "whom it concerns"},
    "known[]": {"card": "the card", "zone": "where it lies", "place": "how many lie above"},
    "group": {"units": "unit -> how many", "from": "where they come from", "to": "where they go"},
    "battle": {
        "area": "where",
        "round": "which round of it",
        "attacker": "the side that came",
        "defender": "the side that was there",
    },
    "battle.attacker": {
        "faction": "who",
        "units": "unit -> how many fight",
        "parts": "what the total is made of, as in the event `dice-rolled`",
        "dice": "the dice of this round",
        "total": "dice and parts",
        "lost": "how many units have been lost",
        "losses": "the units named in this round",
    },
}

BOARD: dict[str, dict[str, str]] = {
    "": {
        "id": "the name of the board",
        "extent": "left, top, width, height, of all shapes",
        "areas": "the areas",
        "islands": "the islands",
    },
    "areas[]": {
        "id": "the area",
        "kind": "`land` or `sea`",
        "name": "what the board calls it; may be empty",
        "island": "of land: its island",
        "cornucopias": "printed ones",
        "symbol": "true where a symbol is printed",
        "near": "areas that share a border",
        "cells": "its hexes, as column and row",
        "outline": "closed loops of corners, the outer one first",
        "label": "the middle of its name",
        "room": "how wide that may be, in letters of the height 0.3",
        "units": "where units stand",
        "group": "where units of a second owner stand",
        "pieces": "where figures of cards stand",
        "goods": "where cornucopias lie",
        "sites": "its building sites",
    },
    "areas[].sites[]": {
        "id": "the site",
        "accepts": "what may be built there",
        "covers": "sites that lie under it",
        "at": "where it lies",
        "seas": "seas that a harbour there may face, with the middle of the edge",
    },
    "areas[].sites[].seas[]": {"id": "the sea", "edge": "the middle of the edge towards it"},
    "islands[]": {"id": "the island", "areas": "its areas", "coast": "closed loops"},
}

HEAD = """\
# The door: every class and key

Generated (`python docs/api.py > docs/api.md`); a test compares.

`cyclades_core.__all__` is the promise: these names stay, with their methods and keys, within a minor version;
everything else may change. [embedding.md](embedding.md) shows them at work; [security.md](security.md) says what is for
whose eyes.
Ids have their kind in front (`area-t4.B`, `unit-troop`); seats are names without one. Events are in
[events.md](events.md), refusals in [refusals.md](refusals.md), saves in [saves.md](saves.md), the protocol for other
languages in [protocol.md](protocol.md).
"""


def render() -> str:
    """The whole page."""
    out = [HEAD]
    for name in cyclades_core.__all__:
        if name == "__version__":
            out.append("## `__version__`\n\nThe version of the engine, a text.\n")
            continue
        thing = getattr(cyclades_core, name)
        out.append(_class(name, thing) if inspect.isclass(thing) else _function(name, thing))
    out.append("## Keys of a view\n\n`game.view(seat)`. What is empty is left out. Both sides of a battle are alike.\n")
    out.append(_keys(VIEW))
    out.append(
        "## Keys of a board\n\n`game.board_document()`. The unit is the radius of a hex, x to the right, y down.\n"
    )
    out.append(_keys(BOARD))
    return "\n".join(out)


def _said(thing: Any) -> str:
    """The first paragraph of what it says, without examples."""
    text = (inspect.getdoc(thing) or "").partition("\n\n")[0]
    return " ".join(text.split()) if not text.startswith(">>>") else ""


def _signature(thing: Any) -> str:
    try:
        found = inspect.signature(thing)
    except ValueError:
        return "()"
    kept = [
        each.replace(annotation=inspect.Parameter.empty)
        for name, each in found.parameters.items()
        if name not in ("self", "cls")
    ]
    text = str(found.replace(parameters=kept, return_annotation=inspect.Signature.empty))
    return re.sub(r"<[^>]*>", "...", text)


def _function(name: str, thing: Any) -> str:
    return f"## `{name}{_signature(thing)}`\n\n{_said(thing)}\n"


def _class(name: str, thing: type) -> str:
    """A class with its public fields, properties and methods."""
    lines = [f"## `{name}`", "", _said(thing), ""]
    fields = getattr(thing, "_fields", None) or [
        each for kind in reversed(thing.__mro__) for each in getattr(kind, "__slots__", ()) if not each.startswith("_")
    ]
    if fields and name != "Game":
        lines += ["Fields: " + ", ".join(f"`{each}`" for each in dict.fromkeys(fields)) + ".", ""]
    rows = []
    for member in dir(thing):
        if member.startswith("_") or member in fields or hasattr(tuple, member):
            continue
        found = inspect.getattr_static(thing, member)
        if any(member in vars(kind) for kind in (Exception, BaseException, object)):
            continue
        if isinstance(found, property):
            rows.append((f"`{member}`", _said(found.fget)))
        elif isinstance(found, classmethod | staticmethod) or inspect.isfunction(found):
            rows.append((f"`{member}{_signature(getattr(thing, member))}`", _said(found)))
    if rows:
        lines += ["| | |", "| --- | --- |", *(f"| {first} | {text} |" for first, text in rows), ""]
    return "\n".join(lines)


def _keys(table: dict[str, dict[str, str]]) -> str:
    lines = []
    for place, keys in table.items():
        lines += [f"### `{place}`" if place else "### The whole", "", "| key | says |", "| --- | --- |"]
        lines += [f"| `{key}` | {text} |" for key, text in keys.items()]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(render(), end="")
