"""The definitions of a list of modules as trees: every place in them, and the ruleset with one place changed.

Files are read once; what is changed is compiled in memory, which takes some milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from cyclades_core import Ruleset
from cyclades_core.content.modules import Collected, collect
from cyclades_core.content.toml import Problems

Steps = tuple[str | int, ...]
UNTYPED = ("Tree", "Effect")  # as `definitions.content` calls what only the compiler understands


@cache
def collected(modules: str) -> Collected:
    problems = Problems()
    found = collect(modules, None, problems)
    problems.raise_errors()
    return found


def compiled(
    modules: str, definitions: list[Any], problems: Problems, options: dict[str, Any] | None = None
) -> Ruleset:
    """The ruleset of these definitions; what is wrong with it is in `problems`."""
    found = collected(modules)
    out = Ruleset(definitions, tuple(found.modules), dict(options or found.options))
    out.boards, out.tiles = list(found.boards), found.tiles
    out.compile(problems)
    return out


def places(tree: Any, at: Steps = ()) -> Iterator[Steps]:
    """Every place of raw trees in a definition: what words take apart, and not the loader."""
    if attrs.has(type(tree)):
        for field in attrs.fields(type(tree)):
            value = getattr(tree, field.name)
            if field.type in UNTYPED and value is not None and value != []:
                yield (*at, field.name)
            if field.name != "origin" and (isinstance(value, (dict, list, tuple)) or attrs.has(type(value))):
                yield from places(value, (*at, field.name))
        return
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, (list, tuple)) else ()
    for key, value in inside:
        if isinstance(tree, (dict, list)):
            yield (*at, key)
        yield from places(value, (*at, key))


def changed(tree: Any, path: Steps, new: Any) -> Any:
    """The tree with another value at a place."""
    head, rest = path[0], path[1:]
    if attrs.has(type(tree)):
        assert isinstance(head, str)
        return attrs.evolve(tree, **{head: changed(getattr(tree, head), rest, new) if rest else new})
    if isinstance(tree, dict):
        return {
            key: (changed(value, rest, new) if rest else new) if key == head else value for key, value in tree.items()
        }
    return type(tree)(
        [(changed(value, rest, new) if rest else new) if i == head else value for i, value in enumerate(tree)]
    )


def with_changed(modules: str, number: int, path: Steps, new: Any) -> list[Any]:
    """The definitions of a list of modules, one of them with another value at a place."""
    definitions = list(collected(modules).definitions)
    entry = definitions[number]
    definitions[number] = attrs.evolve(entry, definition=changed(entry.definition, path, new))
    return definitions


#: Keys that only say which definition it is, by which rule, and why it needs Python.
NAMING = ("id", "cite", "origin", "python")


def keys(tree: Any, at: Steps = ()) -> Iterator[Steps]:
    """Every key that a definition says itself: settings that are not what they are by default, and keys of tables."""
    if attrs.has(type(tree)):
        for field in attrs.fields(type(tree)):
            value = getattr(tree, field.name)
            if field.default is not attrs.NOTHING and field.name not in NAMING and value != default(field):
                yield (*at, field.name)
            if isinstance(value, (dict, list, tuple)) or attrs.has(type(value)):
                yield from keys(value, (*at, field.name)) if field.name != "origin" else ()
        return
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield (*at, key)
            yield from keys(value, (*at, key))
    elif isinstance(tree, (list, tuple)):
        for i, value in enumerate(tree):
            yield from keys(value, (*at, i))


def default(field: Any) -> Any:
    """What a field is if nothing is said."""
    return field.default.factory() if isinstance(field.default, attrs.Factory) else field.default  # type: ignore[arg-type]


def without(modules: str, number: int, path: Steps) -> list[Any]:
    """The definitions of a list of modules, one of them without a key."""
    definitions = list(collected(modules).definitions)
    entry = definitions[number]
    definitions[number] = attrs.evolve(entry, definition=_without(entry.definition, path))
    return definitions


def _without(tree: Any, path: Steps) -> Any:
    head, rest = path[0], path[1:]
    if rest:
        inside = getattr(tree, str(head)) if attrs.has(type(tree)) else tree[head]
        return changed(tree, path[:1], _without(inside, rest))
    if attrs.has(type(tree)):
        return attrs.evolve(tree, **{str(head): default(attrs.fields_dict(type(tree))[str(head)])})
    return {key: value for key, value in tree.items() if key != head}
