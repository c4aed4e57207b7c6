"""JSON Schemas for every file that an author writes: made of the definitions, the registry of words and the sentences.

    schemas()["content"]        # also manifest, board, tiles, scenario
    schemas(ids={"god": ("zeus",)})["content"]     # editors complete the ids of these things as well

Editors (Taplo and what is built on it) complete keys and words and mark what is wrong while one types. A schema knows
keys, shapes and words; what a binding holds, or whether a tag is carried by anything, only `cyclades` can say. The
dialect is draft 7, which editors know best: there a description does not count beside `$ref`, hence `allOf`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import attrs

from cyclades_core.content.modules.content_changes import DEEDS
from cyclades_core.content.modules.drawing_symbols import COLOUR, LONGEST, PATH
from cyclades_core.content.modules.manifest import Manifest
from cyclades_core.content.modules.module_contents import SINGLE, declared_kinds
from cyclades_core.content.modules.plugin_manager import catalogue
from cyclades_core.content.schema.bounds import Between, ListSize
from cyclades_core.content.schema.card_kinds import AnyCard
from cyclades_core.content.schema.content_types import EFFECTS, KINDS, PARTS, Piece
from cyclades_core.content.toml.attrs_converter import keys_of
from cyclades_core.content.toml.value_shapes import bare, is_array, is_table, is_union
from cyclades_core.content.vocabulary.registry import OPERATIONS, QUANTITIES
from cyclades_core.engine.values.limits import DICE, FACE
from cyclades_core.game.positions.position_facts import GIVEN

from ..scenarios.scenario_reader import Scenario
from .board_schemas import board, tiles
from .content_key_descriptions import DOCUMENTS, kind_sentence, sentence
from .schema_parts import COUNT, ID, TEXT, Schema, closed, completed, names, needs, ref
from .vocabulary_schemas import words

__all__ = ["NAMES", "schemas"]

#: The schemas there are, each with the files that it is for.
NAMES: dict[str, str] = {
    "manifest": "manifest.toml",
    "content": "*.toml",
    "board": "boards/*.toml",
    "tiles": "boards/tiles.toml",
    "symbols": "symbols.toml",
    "scenario": "scenarios/**/*.toml",
}

DIALECT = "http://json-schema.org/draft-07/schema#"
#: Raw trees of the definitions: what they are made of.
TREES: dict[tuple[str, str], str] = {
    **{
        (cls, key): "condition"
        for cls in ("TriggerDefinition", "Ability", "Action", "Rule")
        for key in ("when", "unless")
    },
    ("ModifierDefinition", "when"): "modifier-condition",
    ("ModifierDefinition", "unless"): "condition",
    ("ModifierDefinition", "value"): "number",
    ("Ability", "price"): "number",
    ("Ability", "copies"): "card-selector",
    ("Action", "price"): "number",
    ("Goods", "stock"): "number",
    ("Building", "stock"): "number",
    ("OfferingDefinition", "most"): "number",
}


def schemas(ids: Mapping[str, Sequence[str]] | None = None) -> dict[str, Schema]:
    """All schemas by name; `ids`: kind -> ids of things that editors shall complete.

    >>> found = schemas()
    >>> list(found), found["content"]["properties"]["track"]["description"]
    (['manifest', 'content', 'board', 'tiles', 'symbols', 'scenario'], 'A row of cards for sale beside a deck.')
    """
    return {
        "manifest": _document("manifest", _Classes().table(Manifest)),
        "content": _content(ids or {}),
        "board": _document("board", board()),
        "tiles": _document("tiles", tiles()),
        "symbols": _document("symbols", _symbols()),
        "scenario": _document("scenario", _scenario()),
    }


def _document(name: str, schema: Schema) -> Schema:
    return {"$schema": DIALECT, "description": DOCUMENTS[name], **schema}


def _symbols() -> Schema:
    path = {"type": "string", "pattern": f"^{PATH}$", "maxLength": LONGEST}
    parts = closed({"line": path, "solid": path}, ["line"])
    kind = closed({"line": path, "solid": path, "colour": {"type": "string", "pattern": f"^{COLOUR}$"}}, ["line"])
    return {
        "type": "object",
        "patternProperties": {"^kind-": {"anyOf": [path, kind]}, "^(?!kind-)": {"anyOf": [path, parts]}},
    }


class _Classes:
    """Schemas of attrs classes."""

    def table(self, cls: type, without: Iterable[str] = ()) -> Schema:
        hints = get_type_hints(cls, include_extras=True)
        fields = attrs.fields_dict(cls)
        properties, required = {}, []
        for key, name in keys_of(cls).items():
            if key in without:
                continue
            properties[key] = {"description": sentence(cls, key), **self.value(cls, key, hints[name])}
            if fields[name].default is attrs.NOTHING:
                required.append(key)
        return closed(properties, required)

    def value(self, cls: type, key: str, kind: Any) -> Schema:
        """What may stand behind a key."""
        if key == "id" and cls.__name__ not in ("ModuleManifest", "ModuleOption"):
            return ID
        return self.shape(kind)

    def shape(self, kind: Any) -> Schema:
        """What a type takes."""
        if get_origin(kind) is Annotated:
            inner, *bounds = get_args(kind)
            return self.shape(inner) | {key: value for each in bounds for key, value in _limits(each).items()}
        kind = bare(kind)
        plain = {str: "string", int: "integer", bool: "boolean", float: "number"}.get(kind)
        if plain is not None:
            return {"type": plain}
        if get_origin(kind) is Literal:
            return {"enum": list(get_args(kind))}
        if is_union(kind):
            members = [each for each in get_args(kind) if each is not type(None)]
            return self.shape(members[0]) if len(members) == 1 else {"anyOf": [self.shape(each) for each in members]}
        if is_array(kind):
            inner = get_args(kind)
            return {"type": "array", "items": self.shape(inner[0]) if inner else {}}
        if is_table(kind):
            inner = get_args(kind)
            return {"type": "object", "additionalProperties": self.shape(inner[1]) if inner else {}}
        return self.table(kind) if attrs.has(kind) else {}


def _limits(bound: object) -> Schema:
    """What a schema says of the bounds of a number or a list."""
    if isinstance(bound, Between):
        return {"minimum": bound.least, "maximum": bound.most}
    return {"minItems": bound.least} if isinstance(bound, ListSize) and bound.least else {}


# -- content -----------------------------------------------------------------------------------------------------------


#: Keys of dice that can be rolled; `check_dice` refuses the same.
DICE_KEYS: dict[tuple[str, str], Schema] = {
    ("BattleDefinition", "die"): {
        "type": "array",
        "items": {"type": "integer", "minimum": 0, "maximum": FACE},
        "minItems": 1,
    },
    ("BattleDefinition", "dice"): {"type": "integer", "minimum": 1, "maximum": DICE},
}


class _Definitions(_Classes):
    """Schemas of the kinds of content: raw trees become references to effects, selectors, conditions and numbers."""

    def value(self, cls: type, key: str, kind: Any) -> Schema:
        named = (cls.__name__, key)
        if key in ("free", "paid"):
            return ref("lines", sentence(cls, key))
        if key in EFFECTS:
            return ref("effect", sentence(cls, key))
        if key in PARTS and key != getattr(cls, "__name__", "").removesuffix("Definition").lower():
            return {"type": "array", "items": ref(key)}
        if key == "piece" and cls is not Piece:
            return ref("piece", sentence(cls, key))
        if named == ("CardKind", "id"):
            return {"type": "string", "pattern": "^[a-z][a-z0-9]*$", "not": {"enum": list(KINDS)}}
        if named in DICE_KEYS:
            return DICE_KEYS[named]
        if named in TREES:
            return ref(TREES[named], sentence(cls, key))
        if named == ("TriggerDefinition", "on") or named == ("Ability", "at"):
            return ref("moment", sentence(cls, key))
        if named == ("ModifierDefinition", "quantity"):
            return ref("quantity", sentence(cls, key))
        return super().value(cls, key, kind)


def _content(ids: Mapping[str, Sequence[str]]) -> Schema:
    """The kinds of definition, and the kinds of cards among the ids, else all that the boxes here declare."""
    classes = _Definitions()
    declared = declared_kinds(catalogue())
    cards = {name: declared.get(name, AnyCard) for name in ids.get("card-kind", declared)}
    kinds: dict[str, type] = {**KINDS, **cards}
    properties: dict[str, Schema] = {}
    definitions = {**words(ids)}
    switch = {"const": False, "description": DOCUMENTS["switch"]}
    for key, (cls, _) in PARTS.items():
        definitions[f"{key}-keys"] = classes.table(cls)
        definitions[f"{key}-keys"]["properties"]["defaults"] = switch
        definitions[key] = {"allOf": [ref(f"{key}-keys"), needs(definitions[f"{key}-keys"].pop("required", ()))]}
    definitions["modifier"]["allOf"] += _operations()
    definitions["piece"] = classes.table(Piece)
    for kind, cls in kinds.items():
        keys = definitions[f"{kind}-keys"] = classes.table(cls)
        keys["properties"]["defaults"] = switch
        said = kind_sentence(cls) if kind in KINDS else DOCUMENTS["card"]
        properties[kind] = {"description": said, **_kind(kind, keys.pop("required", ()))}
    properties["defaults"] = {
        "description": DOCUMENTS["defaults"],
        **closed({kind: _defaults(cls) for kind, cls in kinds.items()}),
    }
    properties["change"] = {
        "description": DOCUMENTS["change"],
        "type": "array",
        "items": _change(ids, kinds),
    }
    return _document("content", {**closed(properties), "definitions": definitions})


def _operations() -> list[Schema]:
    """Which operations change the answer to which question."""
    by_type: dict[str, list[str]] = {}
    for name, (kind, _) in QUANTITIES.items():
        by_type.setdefault(kind, []).append(name)
    return [
        {
            "if": {"properties": {"quantity": names(found)}, "required": ["quantity"]},
            "then": {"properties": {"op": names(OPERATIONS[kind])}},
        }
        for kind, found in by_type.items()
        if kind in OPERATIONS
    ]


def _kind(kind: str, required: Iterable[str]) -> Schema:
    """`[[god]]`, `[god.NAME]`, or the only one of its kind.

    No `anyOf`: what is wrong inside one of its branches is told at the place of the whole.
    """
    keys = ref(f"{kind}-keys")
    either = {"type": ["array", "object"], "items": {"allOf": [keys, needs(required)]}}
    if kind in SINGLE:
        return {**either, "if": {"type": "object"}, "then": {"allOf": [keys, needs(required)]}}
    named = {"allOf": [keys, needs(set(required) - {"id"}), {"not": {"required": ["id"]}}]}
    return {**either, "propertyNames": ID, "additionalProperties": named}


def _defaults(cls: type) -> Schema:
    """Keys of definitions of a kind, of their pieces, and of parts: all of a sort, or those that are called so."""
    known = [key for key in keys_of(cls) if key != "id"]
    properties: dict[str, Schema] = {}
    for key in known:
        if key in PARTS:
            part: dict[str, Schema] = {each: {} for each in keys_of(PARTS[key][0])}
            properties[key] = {**closed(part), "additionalProperties": ref(f"{key}-keys")}
        elif key == "piece":
            properties[key] = ref("piece")
    return {"type": "object", "properties": properties, "propertyNames": names(known)}


def _change(ids: Mapping[str, Sequence[str]], kinds: Mapping[str, type]) -> Schema:
    properties: dict[str, Schema] = {deed: {"type": "object", "description": said} for deed, said in DEEDS.items()}
    checks = []
    for kind, cls in kinds.items():
        properties[kind] = {"description": DOCUMENTS["changed"], **completed(ids.get(kind, ()), TEXT)}
        keys = names(key for key in keys_of(cls) if key != "id")
        then = {"properties": {deed: {"propertyNames": keys} for deed in DEEDS}}
        checks.append({"if": {"required": [kind]}, "then": then})
    return {
        **closed(properties),
        "allOf": [
            *checks,
            {"oneOf": [{"required": [kind]} for kind in kinds]},
            {"anyOf": [{"required": [deed]} for deed in DEEDS]},
        ],
    }


# -- scenarios ---------------------------------------------------------------------------------------------------------


class _Scenarios(_Classes):
    """Schemas of scenarios: the position has shapes of its own."""

    def value(self, cls: type, key: str, kind: Any) -> Schema:
        if cls is Scenario and key == "given":
            return closed({fact.key: {**_shape(fact.shape), "description": fact.text} for fact in GIVEN})
        if cls is Scenario and key == "board":
            return {"anyOf": [TEXT, board(id_needed=False)]}
        if key == "cite" and cls is Scenario:
            return {"type": "array", "items": TEXT, "minItems": 1}
        return super().value(cls, key, kind)


def _scenario() -> Schema:
    return _Scenarios().table(Scenario)


def _shape(shape: Any) -> Schema:
    """A shape of `position_shapes` as a schema."""
    if shape is int:
        return COUNT
    if shape is str:
        return TEXT
    kind = shape[0]
    if kind == "gold":
        return COUNT
    if kind == "any":
        return {"anyOf": [_shape(each) for each in shape[1:]]}
    if kind == "list":
        return {"type": "array", "items": _shape(shape[1])}
    if kind == "table":
        return {"type": "object", "additionalProperties": _shape(shape[1])}
    if kind == "row":
        return {
            "type": "array",
            "minItems": shape[1],
            "maxItems": shape[1] + 1,
            "items": {"type": ["string", "integer"]},
        }
    return closed({key: _shape(each) for key, each in shape[1].items()})
