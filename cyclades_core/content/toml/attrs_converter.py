"""cattrs set up for TOML: strict, complete in its errors, and built only as far as it is used.

Every hook is lazy. Asking for the hook of a class generates nothing; its first use does. So a load pays for the kinds
of definition it meets and no others, and classes may refer to themselves (an effect holds effects).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, TypeAlias, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import IterableValidationError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn, override

from ..schema.bounds import Between, ListSize
from .nearest_name import nearest
from .rejections import ValueRejected, current_origin
from .value_shapes import expected, is_array, is_enum, is_literal, is_table, is_union, shape_of, shapes, written

Hook: TypeAlias = Callable[[Any, Any], Any]

#: The key under which a class hook hands the origin to the generated code. No key of TOML can be in its way:
#: the hook writes it last. Not a null character: before version 26 cattrs wrote the key into source code as it is.
_ORIGIN = "\1origin"


@cache
def keys_of(cls: type) -> Mapping[str, str]:
    """Return the TOML keys of a definition, each with its field.

    >>> @attrs.frozen
    ... class Put:
    ...     from_: str
    ...     at_least: int = 0
    >>> dict(keys_of(Put))
    {'from': 'from_', 'at-least': 'at_least'}
    """
    names = (each.name for each in attrs.fields(cls) if each.init and each.name != "origin")
    return {key_of(name): name for name in names}


def key_of(name: str) -> str:
    """Return the TOML key of a field: kebab-case, without the underscore that evades a Python keyword."""
    return name.strip("_").replace("_", "-")


def hook_for(kind: Any) -> Hook:
    """Return the hook that structures a type; raises for types that no hook is known for."""
    hook: Hook = _converter().get_structure_hook(kind)
    return hook


@cache
def _converter() -> Converter:
    """Build the one converter. Later registrations win, so the general ones come first."""
    converter = Converter(detailed_validation=True, forbid_extra_keys=True)
    for plain in (str, int, bool, float):
        converter.register_structure_hook(plain, _plain)
    for applies, build in (
        (_is_definition, _definition),
        (is_array, _array),
        (is_table, _table),
        (is_enum, _enum),
        (is_literal, _literal),
        (is_union, _union),
        (_is_bounded, _bounded),
    ):
        converter.register_structure_hook_factory(applies, build)
    return converter


def _is_definition(kind: Any) -> bool:
    return attrs.has(get_origin(kind) or kind)


def _plain(value: Any, kind: type) -> Any:
    # An exact look at the type: bool is an int to Python, but `count = true` is a mistake to the author.
    if type(value) is kind:
        return value
    if kind is float and type(value) is int:
        try:
            return float(value)
        except OverflowError:
            raise ValueRejected("wrong-value", expected="float", found=written(value)) from None
    raise _wrong_type(value, kind)


def _is_bounded(kind: Any) -> bool:
    return get_origin(kind) is Annotated


def _bounded(kind: Any) -> Hook:
    """Make the hook of a type with bounds: that of the type, and then each bound."""
    inner, *bounds = get_args(kind)

    def hook(value: Any, _: Any) -> Any:
        made = hook_for(inner)(value, inner)
        for bound in bounds:
            if isinstance(bound, Between) and not bound.least <= made <= bound.most:
                raise ValueRejected("wrong-value", expected=str(bound), found=written(made))
            if isinstance(bound, ListSize):
                _check_size(made, bound)
        return made

    return hook


def _check_size(items: tuple[Any, ...], size: ListSize) -> None:
    if len(items) < size.least:
        raise ValueRejected("wrong-value", expected="[x, ...]", found="[]")
    for at, item in enumerate(items if size.unique else ()):
        if item in items[:at]:
            raise ValueRejected("wrong-value", at, expected=f"!= {written(item)}", found=written(item))
    for at, (one, other) in enumerate(pairwise(items), 1):
        if size.ascending and other <= one:
            raise ValueRejected("wrong-value", at, expected=f"> {one}", found=written(other))


def _definition(cls: Any) -> Hook:
    """Make the hook of an attrs class: a guard, and the function that cattrs generates, at its first use."""
    origin_wanted = any(each.name == "origin" and each.init for each in attrs.fields(get_origin(cls) or cls))
    generated: Hook | None = None

    def hook(value: Any, _: Any) -> Any:
        nonlocal generated
        if not isinstance(value, dict):
            raise _wrong_type(value, cls)
        if generated is None:
            generated = _generate(cls)
        if origin_wanted:
            value = {**value, _ORIGIN: current_origin(value)}
        return generated(value, cls)

    return hook


def _generate(cls: Any) -> Hook:
    plain = get_origin(cls) or cls
    attrs.resolve_types(plain)
    overrides = {name: override(rename=key) for key, name in keys_of(plain).items()}
    if any(each.name == "origin" for each in attrs.fields(plain)):
        overrides["origin"] = override(rename=_ORIGIN, struct_hook=lambda origin, _: origin)
    # linecache is for stepping through generated code; it costs a hash and a string per class.
    generate: Callable[..., Hook] = make_dict_structure_fn  # fields and options are keywords alike: mypy gives up
    return generate(cls, _converter(), _cattrs_use_linecache=False, **overrides)


def _array(kind: Any) -> Hook:
    """Make the hook of tuples, lists and sets; `tuple[int, int]` has a fixed length."""
    build = get_origin(kind) or kind
    if build not in (list, set, frozenset):
        build = tuple
    inner = get_args(kind)
    fixed = build is tuple and inner and inner[-1] is not Ellipsis and (get_origin(kind) or kind) is tuple
    element = inner[0] if inner else Any

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, (list, tuple)):
            raise _wrong_type(value, kind)
        if not fixed:
            return build(_all(((index, item, element) for index, item in enumerate(value)), kind))
        if len(value) != len(inner):
            raise ValueRejected("wrong-type", expected=f"array[{len(inner)}]", found=f"array[{len(value)}]")
        return tuple(_all(((index, item, inner[index]) for index, item in enumerate(value)), kind))

    return hook


def _table(kind: Any) -> Hook:
    """Make the hook of dicts. TOML keys are strings, whatever the annotation says, so only values are looked at."""
    inner = get_args(kind)
    element = inner[1] if inner else Any

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise _wrong_type(value, kind)
        return dict(zip(value, _all(((key, item, element) for key, item in value.items()), kind), strict=True))

    return hook


def _all(items: Iterable[tuple[str | int, Any, Any]], kind: Any) -> list[Any]:
    """Structure the items of an array or table, every one of them even if some fail."""
    built: list[Any] = []
    failures: list[Exception] = []
    for at, item, element in items:
        try:
            built.append(item if element is Any else hook_for(element)(item, element))
        except Exception as failure:
            failure.add_note(IterableValidationNote("", at, element))
            failures.append(failure)
    if failures:
        raise IterableValidationError("", failures, kind)
    return built


def _enum(kind: Any) -> Hook:
    members = {(type(member.value), member.value): member for member in kind}
    taken = shapes(kind)
    return lambda value, _: _choice(value, kind, taken, members)


def _literal(kind: Any) -> Hook:
    values = {(type(value), value): value for value in get_args(kind)}
    taken = shapes(kind)
    return lambda value, _: _choice(value, kind, taken, values)


def _choice(value: Any, kind: Any, taken: frozenset[str], choices: Mapping[tuple[type, Any], Any]) -> Any:
    # Keyed by type too: True is not the 1 of Literal[1]. The shape first: a table cannot be looked up.
    if shape_of(value) not in taken:
        raise _wrong_type(value, kind)
    if (type(value), value) in choices:
        return choices[type(value), value]
    names = [choice for _, choice in choices if isinstance(choice, str)]
    near = nearest(value, names) if isinstance(value, str) else None
    allowed = " | ".join(written(choice) for _, choice in choices)
    raise ValueRejected("wrong-value", expected=allowed, found=written(value), nearest=near)


def _union(kind: Any) -> Hook:
    """Make the hook of a union: the members that take the value's shape, in their order.

    If none of several fits, the faults of the one that came closest are the ones worth reading.
    """
    members = get_args(kind)
    fitting: dict[str, list[tuple[Hook, Any]]] = {}  # by shape, as values of that shape turn up

    def hook(value: Any, _: Any) -> Any:
        if value is None and type(None) in members:
            return None
        shape = shape_of(value)
        if shape not in fitting:
            fitting[shape] = [(hook_for(member), member) for member in members if shape in shapes(member)]
        if not fitting[shape]:
            raise _wrong_type(value, kind)
        failures: list[Exception] = []
        for inner, member in fitting[shape]:
            try:
                return inner(value, member)
            except Exception as failure:
                failures.append(failure)
        raise min(failures, key=_weight)

    return hook


def _weight(failure: BaseException) -> int:
    """Count the single faults in a failure."""
    if isinstance(failure, BaseExceptionGroup):
        return sum(map(_weight, failure.exceptions))
    return len(getattr(failure, "extra_fields", "1"))


def _wrong_type(value: Any, kind: Any) -> ValueRejected:
    return ValueRejected("wrong-type", expected=expected(kind), found=shape_of(value))
