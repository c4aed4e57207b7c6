"""Schemas of the words of content: effects, selectors, conditions and numbers, from the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cyclades_core.content.compiler.vocabulary_reference  # noqa: F401  (it imports all that registers words)
from cyclades_core.content.compiler.menu_lines import LINE_DOCS, LINE_KEYS
from cyclades_core.content.vocabulary import parameter_types as t
from cyclades_core.content.vocabulary.numbers import MEASURES
from cyclades_core.content.vocabulary.registry import (
    COMMON,
    CONDITIONS,
    MOMENTS,
    NUMBERS,
    QUANTITIES,
    SELECTORS,
    SORTS,
    VERBS,
    VocabularyWord,
)

from .content_key_descriptions import DOCUMENTS
from .schema_parts import COUNT, TEXT, Schema, closed, completed, names, needs, ref

__all__ = ["words"]

#: Keys that name a thing, with its kind.
THINGS = {
    **{kind: kind for kind in ("unit", "goods", "building", "god", "counter", "program", "track")},
    **{"to": "zone", "into": "zone", "zone": "zone", "type": "building"},
}
#: Keys of verbs that name a moment.
FIRING = {("fire", "moment"), ("window", "at"), ("instead", "moment")}
#: Shapes that have a definition of their own.
TREES = {id(t.EFFECT): "effect", id(t.CONDITION): "condition", id(t.NUMBER): "number", id(t.SELECTOR): "selectors"}
PLAIN = {
    id(t.TRUTH): "boolean",
    id(t.COUNT): "integer",
    id(t.INTEGER): "integer",
    id(t.TEXT): "string",
    id(t.TABLE): "object",
}


def of_shape(shape: t.Shape) -> Schema:
    """What a shape of the registry takes.

    >>> of_shape(t.Words("land", "sea")), of_shape(t.NAMES)
    ({'enum': ['land', 'sea']}, {'type': ['string', 'array'], 'items': {'type': 'string'}})
    """
    if id(shape) in TREES:
        return ref(TREES[id(shape)])
    if id(shape) in PLAIN:
        return {"type": PLAIN[id(shape)]}
    if shape is t.FLAG:
        return {"const": True}
    if isinstance(shape, t.Binding):
        return {"type": "string"}
    if isinstance(shape, t.Words):
        return {"enum": list(shape.words)}
    if isinstance(shape, t.ListOf):
        limits = {"minItems": shape.least} if shape.least else {}
        limits |= {"maxItems": shape.most} if shape.most is not None else {}
        return {"type": "array", "items": of_shape(shape.inner), **limits}
    if isinstance(shape, t.Table):
        return closed({key: _key(key, inner) for key, inner in shape.keys.items()}, shape.required)
    return _either([of_shape(each) for each in shape.shapes]) if isinstance(shape, t.Either) else {}


def _either(found: list[Schema]) -> Schema:
    """One of several. By the type of the value where that is enough, so that what is wrong is told where it is."""
    types = [each.get("type") for each in found]
    if any(not isinstance(each, str) for each in types) or len(set(types)) < len(types):
        return {"anyOf": found}
    return {key: value for each in found for key, value in each.items()} | {"type": types}


def _key(key: str, shape: t.Shape) -> Schema:
    """What stands behind a key: a selector of the sort that it is called like, else what its shape says."""
    return ref(f"{key}-selector") if key in SORTS and shape is t.SELECTOR else of_shape(shape)


def _word(word: VocabularyWord, ids: Mapping[str, Sequence[str]]) -> Schema:
    return {"allOf": [completed(ids.get(THINGS.get(word.name, ""), ()), of_shape(word.takes))], "description": word.doc}


def _group(group: Mapping[str, VocabularyWord], ids: Mapping[str, Sequence[str]]) -> dict[str, Schema]:
    """Words of one group, and the keys that stand beside them."""
    found = {key: _word(word, ids) for key, word in group.items()}
    for word in group.values():
        for key, param in word.also.items():
            shape = {"allOf": [_key(key, param.takes)], "description": param.doc}
            same = found.setdefault(key, shape)["allOf"] == shape["allOf"]
            if not same and key not in group:  # it takes one thing beside one word, another beside another
                found[key] = {"allOf": [{}], "description": DOCUMENTS["extra"]}
    return found


def _selecting(sort: str) -> dict[str, VocabularyWord]:
    """The words of a selector: what stands somewhere is also selected by its area."""
    return {**(SELECTORS["area"] if sort in ("site", "building", "units") else {}), **SELECTORS[sort]}


def words(ids: Mapping[str, Sequence[str]]) -> dict[str, Schema]:
    """What effects, selectors, conditions and numbers are made of."""
    out: dict[str, Schema] = {
        "moment": names(MOMENTS),
        "quantity": names(QUANTITIES),
        "effect": {"type": "array", "items": ref("verb")},
        "verb": _verb(),
        "lines": {"type": "array", "items": _line()},
        "selectors": _selector({key: each for sort in SORTS for key, each in _group(SELECTORS[sort], ids).items()}),
    }
    for sort in SORTS:
        keys = _group(_selecting(sort), ids)
        for key in keys.keys() & {"any", "all"}:
            keys[key] = {"type": "array", "items": ref(f"{sort}-selector"), "description": _selecting(sort)[key].doc}
        out[f"{sort}-selector"] = _selector(keys)
    measures: dict[str, Schema] = {key: ref("number") for key in MEASURES}
    of_number = {**_group(NUMBERS, ids), **measures}
    of_number["quantity"] = ref("quantity", NUMBERS["quantity"].doc)
    out["number"] = {**closed(of_number), "type": ["integer", "string", "object"]}
    of_condition = {**of_number, **_group(CONDITIONS, ids), **measures}
    for key in CONDITIONS.keys() & NUMBERS.keys():  # said of a number in one table, of something else in another
        of_condition[key] = {"anyOf": [_word(CONDITIONS[key], ids), of_number[key]], "description": CONDITIONS[key].doc}
    for name, more in (("condition", {}), ("modifier-condition", {"area": ref("area-selector")})):
        out[name] = {**closed({**of_condition, **more}), "type": ["object", "array"], "items": ref(name)}
    for name, verb in sorted(VERBS.items()):
        own = {key: _parameter(name, key, ids) for key in verb.params}
        out[f"verb-{name}"] = {"properties": own, "description": " ".join(verb.doc.split()), **needs(verb.required)}
    return out


def _selector(keys: dict[str, Schema]) -> Schema:
    """A table, a name, or tiers of these."""
    each = closed(keys)
    return {**each, "type": ["object", "string", "array"], "items": {**each, "type": ["object", "string"]}}


def _parameter(verb: str, key: str, ids: Mapping[str, Sequence[str]]) -> Schema:
    """What a key of a verb may hold."""
    param = VERBS[verb].params[key]
    if (verb, key) in FIRING:
        return ref("moment", param.doc)
    if key == "quantity":
        return ref("quantity", param.doc)
    return {
        "allOf": [completed(ids.get(THINGS.get(key, ""), ()), _key(key, param.takes))],
        "description": param.doc,
    }


def _common() -> dict[str, Schema]:
    shapes: dict[str, Schema] = {"do": names(VERBS), "when": ref("condition"), "cite": TEXT, "word": TEXT}
    shapes["cites"] = {"type": "object"}
    return _described(shapes, COMMON)


def _line_keys() -> dict[str, Schema]:
    shapes: dict[str, Schema] = {"price": ref("number"), "effect": ref("effect"), "limit": COUNT}
    shapes |= {"prices": {"type": "array", "items": {"type": "integer"}}, "rising": {"type": "boolean"}}
    return _described(shapes, LINE_DOCS)


def _described(shapes: Mapping[str, Schema], docs: Mapping[str, str]) -> dict[str, Schema]:
    return {key: {"allOf": [shape], "description": docs[key]} for key, shape in shapes.items()}


def _verb(more: Mapping[str, Schema] | None = None) -> Schema:
    """A verb: all keys of all verbs, so that editors offer them, and for each verb which of them it takes."""
    properties: dict[str, Schema] = {}
    checks = []
    for name, verb in sorted(VERBS.items()):
        allowed = names([*verb.params, *COMMON, *(more or ())])
        then: Schema = {"allOf": [ref(f"verb-{name}")], "propertyNames": allowed}
        checks.append({"if": {"properties": {"do": {"const": name}}, "required": ["do"]}, "then": then})
        for key, param in verb.params.items():
            told = properties.setdefault(key, {"description": ""})
            told["description"] += f"{'; ' if told['description'] else ''}`{name}`: {param.doc}"
    found: Schema = {**closed({**properties, **_common(), **(more or {})}), "allOf": checks}
    if more is None:
        found["required"] = ["do"]
    return found


def _line() -> Schema:
    """A line of a menu: a verb with a price, or `{ word, effect, price ... }`."""
    found = _verb(_line_keys())
    found["anyOf"] = [{"required": ["do"]}, {"required": ["effect"]}]
    found["allOf"].append({"if": {"required": ["effect"]}, "then": {"propertyNames": names(LINE_KEYS)}})
    return found
