"""Schemas of boards and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cyclades_core.content.boards.board_keys import (
    AREA_DOCS,
    BOARD_DOCS,
    BOARD_KEYS,
    LAID_DOCS,
    LAND_KEYS,
    LAYOUT_KEYS,
    SEAT_DOCS,
    TILE_DOCS,
    TILES_DOCS,
)

from .schema_parts import COUNT, TEXT, Schema, closed, names

__all__ = ["board", "tiles"]


def described(docs: Mapping[str, str], keys: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Return the schema of a table whose keys have these sentences."""
    return closed({key: {"description": docs[key], **each} for key, each in sorted(keys.items())}, required)


_TEXTS: Schema = {"type": "array", "items": TEXT}
_NUMBERS: Schema = {"type": "array", "items": COUNT}
_AREA: dict[str, Schema] = {
    "kind": {"enum": ["land", "sea"]},
    "near": _TEXTS,
    "land": TEXT,
    "sea": {"anyOf": [{"type": "boolean"}, TEXT]},
    "squares": COUNT,
    "sites": COUNT,
    "site": {"anyOf": [{"type": "boolean"}, TEXT, _TEXTS]},
    "cornucopias": COUNT,
    "symbol": {"type": "boolean"},
    "start": {"anyOf": [TEXT, _TEXTS]},
    "ports": {"type": "object", "additionalProperties": _TEXTS},
    "island": TEXT,
}
_BOARD: dict[str, Schema] = {
    "id": TEXT,
    "players": _NUMBERS,
    "names": {"type": "object", "additionalProperties": TEXT},
    "sites": {"enum": ["covered", "shared"]},
    "own-design": {"type": "boolean"},
    "verified": {"type": "boolean"},
    "cite": TEXT,
    "map": TEXT,
    "side": {"enum": ["a", "b"]},
}


def _areas(keys: Iterable[str], required: Iterable[str] = ()) -> Schema:
    each = described(AREA_DOCS, {key: _AREA[key] for key in keys}, required)
    return {"type": "object", "additionalProperties": each}


def _seats() -> Schema:
    shapes = {"islands": _TEXTS, "fleets": _TEXTS, "players": COUNT, "certainty": TEXT}
    return {"type": "array", "items": described(SEAT_DOCS, {key: shapes[key] for key in SEAT_DOCS})}


def board(id_needed: bool = True) -> Schema:
    """A map, a graph or a layout; each has keys of its own."""
    legend = _areas({*LAND_KEYS, "land", "squares", "sea"})
    areas = _areas({*LAND_KEYS, "kind", "near", "sites"}, ["kind"])
    at = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    laid = described(LAID_DOCS, {"tile": TEXT, "turn": {"type": "integer"}, "at": at}, ["tile", "at"])
    special: dict[str, Schema] = {
        "legend": legend,
        "areas": areas,
        "seat": _seats(),
        "seats": _seats(),
        "layout": {"type": "array", "items": laid},
    }
    keys = {*BOARD_KEYS, *LAYOUT_KEYS, "map", *special}
    found = described(BOARD_DOCS, {key: special.get(key) or _BOARD[key] for key in keys}, ["id"] if id_needed else ())
    ways = {
        "map": {*BOARD_KEYS, "map", "legend", "seat"},
        "areas": {*BOARD_KEYS, "areas", "seats"},
        "layout": LAYOUT_KEYS,
    }
    found["oneOf"] = [{"required": [way], "propertyNames": names(allowed)} for way, allowed in ways.items()]
    return found


def tiles() -> Schema:
    face = described(
        BOARD_DOCS, {"map": TEXT, "legend": _areas({*LAND_KEYS, "land", "squares", "sea"}), "sites": _BOARD["sites"]}
    )
    tile = described(TILE_DOCS, {"id": TEXT, "names": _BOARD["names"], "a": face, "b": face}, ["id", "a", "b"])
    counts: Schema = {"type": "object", "additionalProperties": COUNT}
    shapes: dict[str, Schema] = {
        "tile": {"type": "array", "items": tile},
        "take": counts,
        "least": counts,
        "own-design": _BOARD["own-design"],
        "cite": TEXT,
    }
    return described(TILES_DOCS, {key: shapes[key] for key in TILES_DOCS})
