"""Types for TypeScript, from the OpenRPC document.

`tools/regenerate protocol` writes them to `docs/protocol.d.ts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

__all__ = ["text"]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def text(doc: dict[str, Any]) -> str:
    """Return the types of an OpenRPC document as a TypeScript file."""
    lines = [
        "// Generated from protocol.openrpc.json, see CONTRIBUTING.md; a test compares.",  # text: ok source code
        "",
    ]
    for name, schema in doc["components"]["schemas"].items():
        lines += [*_declaration(name, schema), ""]
    lines += ["/** Method -> its parameters and its result. */", "export interface Methods {"]  # text: ok source code
    for method in doc["methods"]:
        params = [
            f"{each['name']}{'' if each['required'] else '?'}: {_type(each['schema'])}" for each in method["params"]
        ]
        result = _type(method["result"]["schema"])
        lines.append(f"  /** {method['description']} */")
        lines.append(f'  "{method["name"]}": {{ params: {{ {"; ".join(params)} }}; result: {result} }};')
    lines += ["}", ""]
    lines += ["/** Notification -> its parameters. */", "export interface Notifications {"]  # text: ok source code
    for told in doc["x-notifications"]:
        lines.append(f'  "{told["name"]}": {_type(told["params"])};')
    lines += ["}", "", "/** The closed list of errors. */", "export const enum ErrorCode {"]  # text: ok source code
    for word, error in doc["components"]["errors"].items():
        lines.append(f'  "{word}" = {error["code"]},')
    return "\n".join([*lines, "}"]) + "\n"


def _declaration(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"/** {schema['description']} */"
    if "properties" not in schema:
        yield f"export type {name} = {_type(schema)};"  # text: ok source code
        return
    yield f"export interface {name} {{"  # text: ok source code
    for field, inner in schema["properties"].items():
        mark = "" if field in schema["required"] else "?"
        yield f"  /** {inner['description']} */"
        written = field if field.isidentifier() else f'"{field}"'
        yield f"  {written}{mark}: {_type(inner)};"
    yield "}"


def _type(schema: dict[str, Any]) -> str:
    """A schema as a type.

    >>> _type({"anyOf": [{"type": "integer"}, {"type": "null"}]}), _type({"type": "array", "items": {"type": "string"}})
    ('number | null', 'string[]')
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"{{ [key: string]: {_type(schema.get('additionalProperties', {}))} }}"
    return PLAIN.get(str(kind), "unknown")
