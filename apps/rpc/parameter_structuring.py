"""Parameters as classes: what does not fit is a fault that says where, and what would have fitted.

>>> from .request_types import WaitParams
>>> structured({"game": "g1", "since": 3}, WaitParams).timeout
25
>>> try:
...     structured({"game": "g1", "since": "3"}, WaitParams)
... except RpcError as fault:
...     print(fault.data)
{'path': 'since', 'reason': 'kind', 'expected': 'integer'}
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, override

from .field_types import INTEGER, Part, wire_name
from .rpc_errors import RpcError

__all__ = ["structured"]

T = TypeVar("T")
NAMES = {str: "string", int: "integer", bool: "boolean", list: "array", dict: "object", type(None): "null"}


def structured(params: dict[str, Any], kind: type[T]) -> T:
    """The parameters as an object of that class."""
    hints, known, make = _shape(kind)  # type: ignore[arg-type]
    for name in params:
        if name not in known:
            raise _fault(name[:80], "unknown-key", sorted(known))
    for name, field in known.items():
        if name not in params:
            if field.default is attrs.NOTHING:
                raise _fault(name, "missing", _written(hints[field.name]))
        elif not _is_plain(params[name], hints[field.name], field.metadata):
            _check(params[name], hints[field.name], name, field.metadata)
    made: T = make(params, kind)
    return made


@cache
def _shape(kind: Any) -> tuple[dict[str, Any], dict[str, Any], Callable[[Any, Any], Any]]:
    """The types of the fields of a class, the fields by their names on the wire, and what makes one."""
    known = {wire_name(field): field for field in attrs.fields(kind)}
    return get_type_hints(kind), known, _converter().get_structure_hook(kind)


def _is_plain(value: Any, kind: Any, told: Any) -> bool:
    """Whether a value is of the sort that nearly all are, and right; `_check` looks at the others, and says why not."""
    if type(value) is str:
        fits = told["longest"] is None or len(value) <= told["longest"]
        return fits and str in _classes(kind) and value.isascii() and not told["words"]
    if type(value) is int:
        least, most = told["least"], told["most"]
        return int in _classes(kind) and least is not None and most is not None and bool(least <= value <= most)
    if type(value) is list and kind == list[Part]:
        return len(value) <= told["longest"] and all(type(each) is str and each.isascii() for each in value)
    return False


@cache
def _classes(kind: Any) -> tuple[Any, ...]:
    return tuple(plain for _, plain in _kinds(kind))


@cache
def _kinds(kind: Any) -> tuple[tuple[Any, Any], ...]:
    """The types of a union, each beside the class that values of it have."""
    kinds = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    return tuple((each, get_origin(each) or each) for each in kinds)


@cache
def _converter() -> Converter:
    """cattrs, told to take values as they are: `_check` has looked at them, and 3 is never "3"."""
    converter = Converter(forbid_extra_keys=True, detailed_validation=False)

    def for_class(kind: type) -> Callable[[Any, Any], Any]:
        renamed = {f.name: override(rename=wire_name(f)) for f in attrs.fields(kind) if wire_name(f) != f.name}
        return make_dict_structure_fn(kind, converter, **renamed)  # type: ignore[arg-type]

    converter.register_structure_hook_factory(attrs.has, for_class)
    converter.register_structure_hook_func(lambda kind: not attrs.has(kind), lambda value, _: value)
    return converter


def _check(value: Any, kind: Any, path: str, told: Any) -> None:
    """Refuse a value that is none of its kinds, or out of bounds."""
    found = next((each for each, plain in _kinds(kind) if _is(value, plain)), None)
    if found is None:
        raise _fault(path, "kind", _written(kind))
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        least, most = told.get("least"), told.get("most")
        low, high = -INTEGER if least is None else least, INTEGER if most is None else most
        if not low <= value <= high:
            raise _fault(path, "range", [low, high])
        return
    longest = told.get("longest")
    if longest is not None and len(value) > longest:
        raise _fault(path, "length", longest)
    if isinstance(value, str):
        if told.get("words") and value not in told["words"]:
            raise _fault(path, "word", list(told["words"]))
        _check_text(value, path)
    elif isinstance(value, list):
        inner = get_args(found)[0]
        for i, each in enumerate(value):
            _check(each, inner, f"{path}[{i}]", {"longest": longest} if isinstance(each, list) else {})
    else:
        inner = get_args(found)[1]
        for name, each in value.items():
            _check_text(name, path)
            if inner is Any:
                _check_plain(each, f"{path}.{name[:80]}")
            else:
                _check(each, inner, f"{path}.{name[:80]}", {})


def _check_text(value: str, path: str) -> None:
    """No halves of surrogate pairs: what cannot be written is no text. The engine refuses what steers."""
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        raise _fault(path, "text", "string") from None


def _check_plain(value: Any, path: str) -> None:
    """The value of an option of a module, which the engine will judge: a word, a number, yes or no."""
    if isinstance(value, str):
        _check_text(value, path)
    elif type(value) is int and abs(value) > INTEGER:
        raise _fault(path, "range", [-INTEGER, INTEGER])
    elif not isinstance(value, (bool, int)):
        raise _fault(path, "kind", "string|integer|boolean")


def _is(value: Any, plain: Any) -> bool:
    """Whether a value of JSON is of a class; true and false are no numbers."""
    if plain is int:
        return type(value) is int
    return plain is Any or isinstance(value, plain)


def _written(kind: Any) -> str:
    """A kind in the words of JSON."""
    return " or ".join(NAMES[plain] for _, plain in _kinds(kind))


def _fault(path: str, reason: str, expected: Any) -> RpcError:
    return RpcError("params", path=path, reason=reason, expected=expected)
