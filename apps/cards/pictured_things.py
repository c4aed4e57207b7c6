"""What the rule of a card is about: the things that its definition names, for the picture on the card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

NAMED = {"unit": "unit", "units": "unit", "goods": "goods", "building": "building"}
"""The keys that name a thing, and its kind; a selector there stands for the kind itself."""
ALONE = {"gold": "gold", "token": "cornucopia"}
"""Keys of an amount: the symbol of what is counted."""
GROUNDS = ("land", "sea")
DOES = ("effect", "free", "paid", "bonus", "ability", "trigger", "piece")
"""The parts of a definition that say what it does."""


def things_in(definition: object) -> tuple[str, ...]:
    """The names of their symbols, in the order in which the rule comes to them; names that nobody draws included.

    >>> things_in(type("", (), {"effect": [{"do": "gain", "goods": "priest"}, {"do": "gain", "gold": 2}]}))
    ('goods-priest', 'gold')
    >>> things_in(type("", (), {"effect": [{"do": "place", "token": 1}]}))
    ('cornucopia',)
    >>> things_in(type("", (), {"effect": [{"do": "choose", "units": {"kind": "sea"}, "when": {"gold": 1}}]}))
    ('kind-unit', 'sea')
    """
    return tuple(dict.fromkeys(name for part in DOES for name in _walk(getattr(definition, part, ()))))


def _walk(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            if key == "when":
                continue  # a condition is not what a card does
            if key in NAMED:
                kind = NAMED[key]
                yield from (f"{kind}-{name}" for name in _names(each)) if _names(each) else (f"kind-{kind}",)
            elif key in ALONE:
                yield ALONE[key]
            elif key == "kind" and each in GROUNDS:
                yield str(each)
            yield from _walk(each)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for each in value:
            yield from _walk(each)
    elif hasattr(value, "effect"):
        yield from _walk(value.effect)
    elif hasattr(value, "kind"):
        yield from _walk({"kind": value.kind})


def _names(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [each for each in value if isinstance(each, str)] if isinstance(value, Sequence) else []
