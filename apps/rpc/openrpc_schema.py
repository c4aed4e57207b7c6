"""The OpenRPC document, made from the classes of messages.

`tools/regenerate protocol` writes it to `docs/protocol.openrpc.json`.

One file has everything a front end author needs to make types: methods with parameters and results, objects,
notifications (`x-notifications`) and the closed list of errors. A test compares the committed file.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

import attrs

from . import response_types
from .field_types import INTEGER, Part, wire_name
from .rpc_errors import CODES, MEANINGS, REASONS

if TYPE_CHECKING:
    from .methods import Method

__all__ = ["NOTIFICATIONS", "document"]

OPENRPC = "1.3.2"
#: What a client is told unasked: its parameters and when.
NOTIFICATIONS = {
    "game.changed": (response_types.LookMessage, "A game that was subscribed to has changed."),  # text: ok for clients
    "server.closing": (response_types.ClosingMessage, "The server is going down."),  # text: ok for clients
}


INTRODUCTION = "JSON-RPC 2.0, a message a line on standard input and output: docs/protocol.md."  # text: ok for clients
PART = "A part of a clause: the value of an option, an amount, or amounts by slot."  # text: ok for clients


def document(offered: Mapping[str, Method], version: int) -> dict[str, Any]:
    """Return the OpenRPC document of these methods."""
    schemas: dict[str, Any] = {}
    methods = [
        {
            "name": method.name,
            "summary": method.text.partition(". ")[0].rstrip(".") + ".",
            "description": method.text,
            "paramStructure": "by-name",
            "params": [_parameter(field, method.params, schemas) for field in attrs.fields(method.params)],
            "result": {"name": "result", "schema": _result(method.result, schemas)},
            "errors": [{"$ref": f"#/components/errors/{word}"} for word in CODES],
            "x-roles": sorted(method.roles),
        }
        for method in offered.values()
    ]
    notifications = [
        {"name": name, "description": text, "params": _reference(kind, schemas)}
        for name, (kind, text) in NOTIFICATIONS.items()
    ]
    return {
        "openrpc": OPENRPC,
        "info": {
            "title": "Cyclades engine",
            "version": str(version),
            "description": INTRODUCTION,
            "license": {"name": "MIT"},
        },
        "methods": methods,
        "x-notifications": notifications,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "errors": {
                word: {"code": code, "message": word, "x-description": MEANINGS[word]} for word, code in CODES.items()
            },
        },
        "x-reasons": list(REASONS),
    }


def _parameter(field: Any, kind: type, schemas: dict[str, Any]) -> dict[str, Any]:
    out = {
        "name": wire_name(field),
        "description": field.metadata["text"],
        "required": field.default is attrs.NOTHING,
        "schema": _field(field, kind, schemas, with_text=False),
    }
    return out


def _result(kind: type, schemas: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object"} if kind is response_types.AnyDocument else _reference(kind, schemas)


def schema_name(kind: type) -> str:
    """Return the name of a class in the protocol: without the suffix that tells it from classes of the engine.

    >>> from .view_types import AreaView, View
    >>> schema_name(response_types.EventMessage), schema_name(AreaView), schema_name(View)
    ('Event', 'Area', 'View')
    """
    return kind.__name__.removesuffix("Message").removesuffix("View") or kind.__name__


def _reference(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """A class of messages, entered among the schemas."""
    name = schema_name(kind)
    if name not in schemas:
        schemas[name] = {}
        fields = attrs.fields(kind)
        schemas[name] = {
            "type": "object",
            "description": " ".join((kind.__doc__ or "").split()),
            "properties": {wire_name(field): _field(field, kind, schemas) for field in fields},
            "required": [wire_name(field) for field in fields if field.default is attrs.NOTHING],
        }
    return {"$ref": f"#/components/schemas/{name}"}


def _field(field: Any, kind: type, schemas: dict[str, Any], with_text: bool = True) -> dict[str, Any]:
    """What a field may be, with its bounds."""
    told = field.metadata
    out = _kind(get_type_hints(kind)[field.name], schemas)
    bounded: list[dict[str, Any]] = out.get("anyOf", [out])
    for each in bounded:
        named = each.get("type")
        for bound, key in (("least", "minimum"), ("most", "maximum")):
            if named == "integer" and told[bound] is not None:
                each[key] = told[bound]
        if told["longest"] is not None and named in ("string", "array", "object"):
            each[{"string": "maxLength", "array": "maxItems", "object": "maxProperties"}[named]] = told["longest"]
        if told["words"] and named == "string":
            each["enum"] = list(told["words"])
    if with_text:
        out = {"description": told["text"], **out}
    if isinstance(field.default, (bool, int, str)):
        out["default"] = field.default
    return out


def _kind(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """A type as JSON Schema."""
    if kind == Part:
        schemas.setdefault("Part", _part())
        return {"$ref": "#/components/schemas/Part"}
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return {"anyOf": [_kind(each, schemas) for each in inner]}
    if origin is list:
        return {"type": "array", "items": _kind(inner[0], schemas)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _kind(inner[1], schemas)}
    if kind is Any:
        return {}
    if attrs.has(kind):
        return _reference(kind, schemas)
    if kind is int:
        return {"type": "integer", "minimum": -INTEGER, "maximum": INTEGER}
    return {"type": {str: "string", bool: "boolean", float: "number", type(None): "null"}[kind]}


def _part() -> dict[str, Any]:
    """The value of an option, an amount, or amounts by slot."""
    whole = {"type": "integer", "minimum": -INTEGER, "maximum": INTEGER}
    return {
        "description": PART,
        "anyOf": [{"type": "string"}, whole, {"type": "object", "additionalProperties": dict(whole)}],
    }
