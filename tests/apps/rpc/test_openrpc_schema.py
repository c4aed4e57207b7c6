"""The OpenRPC document and the types made of it: as committed, complete, and true of what is sent."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import attrs
import pytest
from rpc_client import Server

from cyclades_apps.rpc import request_types, response_types, rpc_errors
from cyclades_apps.rpc import view_types as seen
from cyclades_apps.rpc.methods import METHODS, protocol_document
from cyclades_apps.rpc.openrpc_schema import schema_name

DOCS = Path(__file__).resolve().parents[3] / "docs"
DOCUMENT = protocol_document()
WRITER = "tools/documents/protocol_files.py"


def test_the_document_is_what_is_discovered() -> None:
    assert Server().client().call("rpc.discover") == DOCUMENT


def test_every_method_and_error_is_described_for_people() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [name for name in METHODS if f"`{name}`" not in text] == []
    assert [word for word, code in rpc_errors.CODES.items() if f"| {code} | `{word}` |" not in text] == []
    assert [reason for reason in rpc_errors.REASONS if f"`{reason}`" not in text] == []


def test_no_class_is_forgotten() -> None:
    used = {method.params.__name__ for method in METHODS.values()}
    assert used == set(request_types.__all__) - {"GameParams"}
    named = set(DOCUMENT["components"]["schemas"])
    classes = [getattr(module, name) for module in (response_types, seen) for name in module.__all__]
    assert {schema_name(each) for each in classes} - {"AnyDocument"} == named - {"Part"}


def fits(value: Any, told: dict[str, Any], path: str = "") -> list[str]:
    """What is wrong with a value by its schema: as much of JSON Schema as the document uses, and no unknown key."""
    if "$ref" in told:
        return fits(value, DOCUMENT["components"]["schemas"][told["$ref"].rpartition("/")[2]], path)
    if "anyOf" in told:
        found = [fits(value, each, path) for each in told["anyOf"]]
        return [] if [] in found else found[0]
    kinds = {
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "null": type(None),
        "array": list,
        "object": dict,
    }
    kind = told.get("type")
    if kind is None:
        return []
    if not isinstance(value, kinds[kind]) or (kind in ("integer", "number") and isinstance(value, bool)):
        return [f"{path}: {kind}, not {value!r}"]
    if "enum" in told and value not in told["enum"]:
        return [f"{path}: {value!r}"]
    if kind == "integer" and not told.get("minimum", value) <= value <= told.get("maximum", value):
        return [f"{path}: {value} out of bounds"]
    if kind == "array":
        return [fault for i, each in enumerate(value) for fault in fits(each, told["items"], f"{path}[{i}]")]
    if kind == "object" and "properties" in told:
        missing = [f"{path}.{name} is missing" for name in told["required"] if name not in value]
        unknown = [f"{path}.{name} is unknown" for name in value if name not in told["properties"]]
        return [
            *(missing + unknown),
            *(
                fault
                for name, each in value.items()
                if name in told["properties"]
                for fault in fits(each, told["properties"][name], f"{path}.{name}")
            ),
        ]
    if kind == "object":
        inner = told.get("additionalProperties", {})
        return [fault for name, each in value.items() for fault in fits(each, inner, f"{path}.{name}")]
    return []


RESULTS = {method["name"]: method["result"]["schema"] for method in DOCUMENT["methods"]}


@pytest.mark.long(every=3)
@pytest.mark.parametrize("modules", ["base", "legacy,hades", "legacy,titans"])
def test_what_is_sent_is_what_the_document_says(modules: str) -> None:
    client, chance = Server().client(), random.Random(modules)
    seen: set[str] = set()
    plain = client.call

    def call(method: str, /, **params: Any) -> Any:
        result = plain(method, **params)
        assert fits(result, RESULTS[method]) == []
        seen.add(method)
        return result

    client.call = call  # type: ignore[method-assign]
    client.call("initialize")
    client.call("modules.list")
    client.call("modules.check", modules=["base", "legacy"])
    client.call("modules.check", modules=modules.split(","))
    look = client.new(modules, 4)
    client.call("content.get", game="g1")
    client.call("board.get", game="g1")
    client.call("game.subscribe", game="g1")
    for _ in range(60):
        look = client.advance(look, chance)
        for text in client.got[1:]:
            assert fits(json.loads(text)["params"], {"$ref": "/Look"}) == []
        asked = look["waiting"]["seat"]
        client.call("bot.choose", game="g1", seat=asked, spec="random")
        client.call("game.look", game="g1", since=max(0, look["seq"] - 2))
    client.call("game.why", game="g1", seat=asked, targets=["god-zeus", "unit-troop", "area-nowhere"])
    client.call("game.events", game="g1", limit=9)
    client.call("game.look", game="g1", at=3)
    client.call("game.wait", game="g1", since=0)
    save = client.call("game.save", game="g1")["save"]
    client.call("game.load", save=save)
    client.call("game.unsubscribe", game="g1")
    client.call("rpc.discover")
    client.call("game.close", game="g2")
    assert seen >= set(METHODS) - {"undo.ask", "undo.answer"}


def test_the_checker_sees() -> None:
    right = {"seat": "p1", "since": None}
    told = {"$ref": "/Waiting"}
    assert fits(right, told) == []
    assert fits({"since": None}, told) and fits({**right, "x": 1}, told) and fits({"seat": 1}, told) and fits([], told)


def test_every_field_has_a_description() -> None:
    for kind in [getattr(request_types, name) for name in request_types.__all__] + [
        getattr(module, name) for module in (response_types, seen) for name in module.__all__
    ]:
        assert kind.__doc__
        for field in attrs.fields(kind):
            assert field.metadata["text"].endswith(".") or field.metadata["text"].endswith("..."), (kind, field.name)
