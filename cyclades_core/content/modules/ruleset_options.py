"""The options of a ruleset: those of its modules, with the values given or their defaults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..toml import Problems, nearest
from .manifest import ModuleManifest, ModuleOption, Value

__all__ = ["defaults", "settle"]


def defaults(modules: Iterable[ModuleManifest]) -> dict[str, Value]:
    """Return every option of the modules with its default.

    >>> defaults([ModuleManifest(id="a", option=(ModuleOption(id="tide", values=("low", "high"), default="low"),))])
    {'tide': 'low'}
    """
    return {option.id: option.default for module in modules for option in module.option}


def settle(modules: Iterable[ModuleManifest], given: Mapping[str, Any] | None, problems: Problems) -> dict[str, Value]:
    """Return every option of the modules with its value, by the alphabet; what cannot be is reported.

    >>> tide = ModuleOption(id="tide", values=("low", "high"), default="low")
    >>> problems = Problems()
    >>> settle([ModuleManifest(id="a", option=(tide,))], {"tide": "high"}, problems), settle([], None, problems)
    ({'tide': 'high'}, {})
    >>> _ = settle([ModuleManifest(id="a", option=(tide,))], {"tdie": "high", "tide": 3}, problems)
    >>> print(problems.render())
    error[unknown-option]: name=tdie, known=tide
        -> tide
    error[bad-option-value]: name=tide, expected=low | high, found=3
    """
    options: dict[str, ModuleOption] = {}
    for module in modules:
        for option in module.option:
            # Two modules may share an option if they mean the same by it.
            first = options.setdefault(option.id, option)
            if first != option and first.origin is not None and option.origin is not None:
                option.origin.report(problems, "duplicate-id", "id", name=option.id, first=first.origin.place)
    settled = {name: options[name].default for name in sorted(options)}
    for name, value in (given or {}).items():
        if name not in options:
            known = " | ".join(options)
            problems.add("unknown-option", None, (), name=name, known=known, nearest=nearest(name, options))
            continue
        meant = options[name].read(value)
        if meant is None:
            problems.add("bad-option-value", None, (), name=name, expected=options[name].allowed, found=value)
        else:
            settled[name] = meant
    return settled
