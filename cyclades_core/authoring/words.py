"""Schemas of the words of content: effects, selectors, conditions and numbers, from the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cyclades_core.compiling.reference  # noqa: F401  (it imports all that registers words)
from cyclades_core.authoring.basics import COUNT, TEXT, Schema, closed, completed, names, needs, ref
from cyclades_core.authoring.documented import COMMON as COMMON_SENTENCES
from cyclades_core.authoring.documented import DOCUMENTS
from cyclades_core.compiling.lines import LINE_KEYS
from cyclades_core.compiling.numbers import EXTRAS, MEASURES
from cyclades_core.compiling.selectors import SORTS
from cyclades_core.plain.registry import COMMON, MOMENTS, QUANTITIES, VERBS, WORDS

__all__ = ["words"]

#: Keys of verbs that name a thing, with its kind.
THINGS = {
    **{kind: kind for kind in ("unit", "goods", "building", "god", "counter", "program", "track")},
    "to": "zone",
    "into": "zone",
}


#: Sentences of the registry that tell what a key takes.
EFFECTS = ("an effect", "an effect, run as a program of its own", "what happens otherwise")  # text: ok as registered
CONDITIONS = ("a condition", "the condition under which it counts")  # text: ok as registered
MOMENT = "a named moment"  # text: ok as registered


def words(ids: Mapping[str, Sequence[str]]) -> dict[str, Schema]:
    """What effects, selectors, conditions and numbers are made of."""
    selector, condition, number = (WORDS[group] for group in ("selector", "condition", "number"))
    of_selector: dict[str, Schema] = {key: {"description": said} for key, said in selector.items()}
    for key in ("any", "all"):
        of_selector[key] = {"type": "array", "items": ref("selector"), "description": selector[key]}
    of_selector["not"] = ref("selector", selector["not"])
    for key, kind in (("zone", "zone"), ("unit", "unit"), ("type", "building"), ("counter", "counter")):
        of_selector[key] = {"description": selector[key], **completed(ids.get(kind, ()), {})}
    of_number: dict[str, Schema] = {key: {"description": said} for key, said in number.items()}
    of_number |= {key: {"description": DOCUMENTS["extra"]} for key in EXTRAS}
    of_number["quantity"] = ref("quantity", number["quantity"])
    of_condition: dict[str, Schema] = {key: {"description": said} for key, said in condition.items()}
    for key in ("any", "all"):
        of_condition[key] = {"type": "array", "items": ref("condition"), "description": condition[key]}
    for key in ("not", "unless"):
        of_condition[key] = ref("condition", condition[key])
    for key in ("exists", "none"):
        of_condition[key] = {"description": condition[key], **closed({sort: ref("selectors") for sort in SORTS})}
    for key in MEASURES:
        of_condition[key] = ref("number", condition[key])
    of_condition = {**of_number, **of_condition}
    tables = {"condition": of_condition, "modifier-condition": {**of_condition, "area": ref("selectors")}}
    out: dict[str, Schema] = {
        "moment": names(MOMENTS),
        "quantity": names(QUANTITIES),
        "selector": closed(of_selector),
        "selectors": {"anyOf": [ref("selector"), TEXT, {"type": "array", "items": {"anyOf": [ref("selector"), TEXT]}}]},
        "number": {"anyOf": [{"type": "integer"}, TEXT, closed({**of_number, **{key: {} for key in MEASURES}})]},
        "effect": {"type": "array", "items": ref("verb")},
        "verb": _verb(),
        "lines": {"type": "array", "items": _line()},
    }
    for name, verb in sorted(VERBS.items()):
        own = {key: _parameter(name, key, ids) for key in verb.params}
        out[f"verb-{name}"] = {"properties": own, "description": " ".join(verb.doc.split()), **needs(verb.required)}
    for name, keys in tables.items():
        out[name] = {**closed(keys), "type": ["object", "array"], "items": ref(name)}
    return out


def _parameter(verb: str, key: str, ids: Mapping[str, Sequence[str]]) -> Schema:
    """What a key of a verb may hold, as far as its sentence says so."""
    said = VERBS[verb].params[key]
    if said in EFFECTS:
        return ref("effect", said)
    if said in CONDITIONS:
        return ref("condition", said)
    if said == MOMENT:
        return ref("moment", said)
    if key == "quantity":
        return ref("quantity", said)
    if said == "a number" or said.startswith(("how many", "how much")):
        return ref("number", said)
    if "selector" in said:
        return ref("selectors", said)
    return {"description": said, **completed(ids.get(THINGS.get(key, ""), ()), {})}


def _common() -> dict[str, Schema]:
    shapes: dict[str, Schema] = {"do": names(VERBS), "when": ref("condition"), "cite": TEXT, "word": TEXT}
    shapes["cites"] = {"type": "object"}
    return {key: _said(key, shape) for key, shape in shapes.items()}


def _line_keys() -> dict[str, Schema]:
    shapes: dict[str, Schema] = {"price": ref("number"), "effect": ref("effect"), "limit": COUNT}
    shapes |= {"prices": {"type": "array", "items": {"type": "integer"}}, "rising": {"type": "boolean"}}
    return {key: _said(key, shape) for key, shape in shapes.items()}


def _said(key: str, shape: Schema) -> Schema:
    return {"allOf": [shape], "description": COMMON_SENTENCES[key]}


def _verb(more: Mapping[str, Schema] | None = None) -> Schema:
    """A verb: all keys of all verbs, so that editors offer them, and for each verb which of them it takes."""
    properties: dict[str, Schema] = {}
    checks = []
    for name, verb in sorted(VERBS.items()):
        allowed = names([*verb.params, *COMMON, *(more or ())])
        then: Schema = {"allOf": [ref(f"verb-{name}")], "propertyNames": allowed}
        checks.append({"if": {"properties": {"do": {"const": name}}, "required": ["do"]}, "then": then})
        for key, said in verb.params.items():
            told = properties.setdefault(key, {"description": ""})
            told["description"] += f"{'; ' if told['description'] else ''}`{name}`: {said}"
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
