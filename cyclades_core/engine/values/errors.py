"""The errors of the public door: a code of a closed set and plain arguments; the words are made at the edge.

Each code has a message `error-<code>` in the locales, that of an illegal action `refusal-<code>`. Faulty content is
another matter: it is located, all of it at once, in `loading.ContentError`.
"""

from __future__ import annotations

from collections.abc import Mapping

from .refusals import Refusal
from .safe_text import clean

__all__ = [
    "MODULE_CODES",
    "CycladesError",
    "IllegalAction",
    "ModuleConflict",
    "SaveError",
    "ScriptError",
    "UnknownModule",
    "expect",
]

#: What can be wrong with a list of modules.
MODULE_CODES = frozenset({"no-modules", "unknown-module", "missing-module", "conflicting-modules"})


class CycladesError(Exception):
    """What the engine refuses. `code` is for programs, `arguments` are for the message.

    >>> error = CycladesError("unknown-module", name="undaed", nearest="undead")
    >>> error.code, dict(error.arguments)
    ('unknown-module', {'name': 'undaed', 'nearest': 'undead'})
    >>> str(error)
    'unknown-module: name=undaed, nearest=undead'
    """

    def __init__(self, code: str, arguments: Mapping[str, object] | None = None, /, **more: object) -> None:
        self.code = code
        self.arguments: Mapping[str, object] = {**(arguments or {}), **more}
        super().__init__(code, self.arguments)  # so that it survives a pickle: workers raise too

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return clean(f"{self.code}: {values}" if values else self.code)


def expect(fits: bool, name: str, value: object, expected: str) -> None:
    """Refuse an argument of the door that is of another kind; `expected` is a word of the message for what it can be.

    >>> try:
    ...     expect(isinstance("7", int), "seed", "7", "number")
    ... except CycladesError as error:
    ...     print(error)
    bad-argument: name=seed, expected=number, found=7, kind=str
    """
    if not fits:
        kind = type(value).__name__
        raise CycladesError("bad-argument", name=name, expected=expected, found=clean(str(value)[:80]), kind=kind)


class UnknownModule(CycladesError):
    """A list of modules that cannot be played: a name that there is not, or one that is missing beside another."""


class ModuleConflict(UnknownModule):
    """Two modules of the list exclude each other. `works` is the nearest list that can be played, or None."""


class IllegalAction(CycladesError):
    """An answer that is not among the legal ones; nothing has changed. `refusal` is the reason.

    >>> IllegalAction(Refusal("cannot-pay", "B1.9", price=5)).code
    'cannot-pay'
    """

    part: int | None = None  # of a draft: which part is refused, from 0

    def __init__(self, refusal: Refusal | str, /, **more: object) -> None:
        self.refusal = Refusal(refusal, **more) if isinstance(refusal, str) else refusal  # type: ignore[arg-type]
        super().__init__(self.refusal.code, {"cite": self.refusal.cite, **self.refusal.args})
        self.args = (self.refusal,)


class SaveError(CycladesError):
    """A document that cannot be loaded: damaged, of another version, or of other content."""


class ScriptError(CycladesError):
    """Scripted chance that cannot be, runs short or is left over: `kind`, `index` and `name` say which draw.

    `known` are the names that could have been meant; who shows the error may fill in the `nearest` of them, and the
    `line` of play that drew.

    >>> dict(ScriptError("script-left", kind="roll", index=2, name="3").arguments)["nearest"]
    'none'
    """

    def __init__(self, code: str, arguments: Mapping[str, object] | None = None, /, **more: object) -> None:
        unsaid = {"line": "none", "nearest": "none", "possible": "none", "known": ()}
        super().__init__(code, {**unsaid, **(arguments or {})}, **more)
