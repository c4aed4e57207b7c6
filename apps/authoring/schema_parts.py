"""What schemas are put together of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

__all__ = ["COUNT", "ID", "TEXT", "Schema", "closed", "completed", "names", "needs", "ref"]

Schema = dict[str, Any]

ID = {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}
TEXT = {"type": "string"}
COUNT = {"type": "integer", "minimum": 0}


def ref(name: str, description: str = "") -> Schema:
    found: Schema = {"$ref": f"#/definitions/{name}"}
    return {"allOf": [found], "description": description} if description else found


def closed(properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """A table with these keys and no others."""
    needed = sorted(required)
    return {
        "type": "object",
        "properties": dict(properties),
        "additionalProperties": False,
        **({"required": needed} if needed else {}),
    }


def names(values: Iterable[str]) -> Schema:
    return {"type": "string", "enum": sorted(values)}


def needs(keys: Iterable[str]) -> Schema:
    return {"required": sorted(keys)}


def completed(ids: Sequence[str], otherwise: Schema) -> Schema:
    """Ids that an editor offers, beside whatever else may stand there."""
    return {"anyOf": [names(ids), otherwise]} if ids else otherwise
