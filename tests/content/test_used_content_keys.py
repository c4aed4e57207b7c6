"""No key of the content is there for nothing: without it the ruleset is another one, or is refused.

Each key of each definition is left out, one at a time, and the rest compiled. `pictures.digest` sees through closures,
so a key makes a difference if anything that plays depends on it: with the options as they are, with others, or in a
wider set of modules. What says no more than a default says is left out by whoever writes content.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import definition_trees
import pytest
import ruleset_digest
import run_size
import tested_modules

from cyclades_core.content.toml import ContentError, Problems

#: The lists that together have every module, the widest first: where a key may count that does not elsewhere.
WIDEST = sorted(tested_modules.MODULES, key=lambda modules: -len(definition_trees.collected(modules).modules))
QUICK = {"base": 14, "legacy,hades": 14, "legacy,titans": 10}


@cache
def values_of() -> dict[str, list[Any]]:
    """The values of each option."""
    options = (option for module in tested_modules.official().values() for option in module.option)
    return {option.id: list(option.values) for option in options}


@cache
def others(modules: str) -> dict[str, Any]:
    """Options that are not as they are by default."""
    chosen = dict(definition_trees.collected(modules).options)
    for name, value in chosen.items():
        values = [each for each in values_of()[name] if each != value]
        chosen[name] = values[-1] if values else value
    return chosen


def picture(modules: str, definitions: list[Any], options: dict[str, Any] | None) -> str | None:
    """The digest of these definitions; nothing if they are refused."""
    problems = Problems()
    try:
        rules = definition_trees.compiled(modules, definitions, problems, options)
    except ContentError:
        return None
    return None if problems else ruleset_digest.digest(rules)


@cache
def settings_for(modules: str, definition: str) -> tuple[tuple[tuple[str, Any], ...], ...]:
    """Options to try: none changed, all changed, and all with each other value of one that this definition names."""
    every = others(modules)
    named = [name for name in every if f"'{name}'" in definition]
    single = [{**every, name: value} for name in named for value in values_of()[name] if value != every[name]]
    return (), tuple(every.items()), *(tuple(options.items()) for options in single)


@cache
def whole(modules: str, options: tuple[tuple[str, Any], ...]) -> str | None:
    return picture(modules, list(definition_trees.collected(modules).definitions), dict(options) or None)


def counts(modules: str, number: int, path: definition_trees.Steps) -> bool:
    """Whether a key makes a difference in this list of modules."""
    less = definition_trees.without(modules, number, path)
    definition = str(definition_trees.collected(modules).definitions[number].definition)
    return any(
        picture(modules, less, dict(options) or None) != whole(modules, options)
        for options in settings_for(modules, definition)
    )


def counts_anywhere(modules: str, number: int, path: definition_trees.Steps) -> bool:
    if counts(modules, number, path):
        return True
    entry = definition_trees.collected(modules).definitions[number]
    for wider in WIDEST:
        for n, other in enumerate(definition_trees.collected(wider).definitions):
            same = (other.kind, other.id, other.box) == (entry.kind, entry.id, entry.box)
            if (
                wider != modules
                and same
                and path in set(definition_trees.keys(other.definition))
                and counts(wider, n, path)
            ):
                return True
    return False


def unread(modules: str, tries: int) -> list[str]:
    definitions = definition_trees.collected(modules).definitions
    every = [(n, path) for n, entry in enumerate(definitions) for path in definition_trees.keys(entry.definition)]
    chosen = random.Random(modules).sample(every, min(tries, len(every)))
    return [
        f"{definitions[n].kind}:{definitions[n].id} {'.'.join(map(str, path))}"
        for n, path in sorted(chosen)
        if not counts_anywhere(modules, n, path)
    ]


@pytest.mark.long(every=3)
@pytest.mark.parametrize("modules", QUICK)
def test_some_keys_each_make_a_difference(modules: str) -> None:
    assert unread(modules, QUICK[modules]) == []


@pytest.mark.long
@pytest.mark.parametrize("modules", tested_modules.MODULES)
def test_every_key_makes_a_difference(modules: str) -> None:
    assert unread(modules, run_size.size(ci=120, full=10_000)) == []


def test_a_key_that_nothing_reads_is_found() -> None:
    """The digest of what is compiled twice is one and the same, and a key that is a default makes none."""
    base = list(definition_trees.collected("base").definitions)
    number = next(n for n, entry in enumerate(base) if (entry.kind, entry.id) == ("action", "buy"))
    path: definition_trees.Steps = ("effect", 0)
    buy = {**base[number].definition.effect[0], "floor": 0}
    assert picture("base", definition_trees.with_changed("base", number, path, buy), None) == whole("base", ())
    dearer = {**buy, "floor": 1}
    assert picture("base", definition_trees.with_changed("base", number, path, dearer), None) != whole("base", ())
