"""The reference of the door: `python tools/documents/api_reference.py > docs/api.md`. A test compares, and looks for
keys that are not here.

Classes, methods and what they say come from the code, keys of views and boards from `cyclades_apps.rpc.view_types`.
"""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args, get_origin, get_type_hints

import attrs

import cyclades_core
from cyclades_apps.rpc.field_types import wire_name
from cyclades_apps.rpc.view_types import Board, View

__all__ = ["BOARD", "VIEW", "render"]


def described(kind: type, place: str = "") -> dict[str, dict[str, str]]:
    """Where in a document -> key -> what it says, from the classes of the protocol. `[]` is each of a list, `{}` each
    value of a table; both sides of a battle are alike.
    """
    out: dict[str, dict[str, str]] = {place: {}}
    hints = get_type_hints(kind)
    for field in attrs.fields(kind):
        text = field.metadata["text"].rstrip(".")
        if words := field.metadata["words"]:
            text += ": " + ", ".join(f"`{word}`" for word in words)
        name = wire_name(field)
        out[place][name] = text[0].lower() + text[1:]
        inner, where = _inner(hints[field.name])
        at = f"{place}.{name}{where}" if place else f"{name}{where}"
        if inner is not None and at != "battle.defender":
            out |= described(inner, at)
    return out


def _inner(kind: Any) -> tuple[type | None, str]:
    """The class of messages inside a type, and what stands for the way to it."""
    if attrs.has(kind):
        return kind, ""
    origin, inner = get_origin(kind), get_args(kind)
    for each in inner[-1:] if origin is dict else inner:
        found, where = _inner(each)
        if found is not None:
            return found, {list: "[]", dict: "{}"}.get(origin, "") + where
    return None, ""


VIEW = described(View)
BOARD = described(Board)

HEAD = """\
# The door: every class and key

Generated (`python tools/documents/api_reference.py > docs/api.md`); a test compares.

`cyclades_core.__all__` is the promise: these names stay, with their methods and keys, as long as the major
version does ([stability.md](stability.md)); everything else may change. Four modules beside it are doors of their own,
each with its `__all__`: `cyclades_core.extending` for plug-ins, `cyclades_core.testing` for their tests,
`cyclades_apps.bots` and `cyclades_apps.simulation` for programs that study the game. [embedding.md](embedding.md) shows
them at work; [security.md](security.md) says what is for whose eyes.
Ids have their kind in front (`area-t4.B`, `unit-troop`); seats are names without one. Events are in
[events.md](events.md), refusals in [refusals.md](refusals.md), saves in [saves.md](saves.md), the protocol for other
languages in [protocol.md](protocol.md).
"""


#: Classes of which a program uses less than they have, with what it uses; the rest is the engine's own.
USED = {"Ruleset": ("modules", "options", "fingerprint", "load")}


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
    used = USED.get(name)
    fields = [each for each in fields if used is None or each in used]
    if fields and name != "Game":
        lines += ["Fields: " + ", ".join(f"`{each}`" for each in dict.fromkeys(fields)) + ".", ""]
    rows = []
    for member in dir(thing):
        if member.startswith("_") or member in fields or hasattr(tuple, member):
            continue
        if used is not None and member not in used:
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
