"""A compiled ruleset as one digest: what its programs, tables and terms are made of, and not where it was written.

Two rulesets with the same digest play the same games: closures count by their code and by what they hold. Definitions
count by the fields that running code reads of them, so a key that only stands in the file makes no difference.
"""

from __future__ import annotations

import hashlib
import re
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from cyclades_core import Ruleset
from cyclades_core.content.compiler.effect_compiler import Compiler
from cyclades_core.content.schema import content_types
from cyclades_core.content.toml import ContentFile, Origin, Problems

CORE = Path(__file__).resolve().parents[2] / "cyclades_core"
LOADING = (
    *("cyclades_core/content/", "cyclades_core/text/rulebook/"),
    *("apps/scenarios/", "apps/translation/", "apps/cards/", "apps/cli/"),
)
# of content: they read definitions when a game begins, or later
AT_RUN_TIME = ("selector_refusals.py", "_verbs.py", "registry.py", "compiler_interface.py", "parameter_reader.py")
PLACES = (Origin, ContentFile, Problems, Compiler, types.ModuleType)
#: Filled while games are played.
KEPT = ("entries", "tables", "spoken", "fingerprint", "plain_lines", "card_lines", "warnings", "boards", "tiles")


@cache
def read_at_run_time() -> frozenset[str]:
    """The names of attributes that code reads which runs after a ruleset is made."""
    found: set[str] = set()
    for file in (*CORE.rglob("*.py"), *(CORE.parent / "apps").rglob("*.py")):
        loads = file.relative_to(CORE.parent).as_posix().startswith(LOADING)
        if not loads or file.name.endswith(AT_RUN_TIME):
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r"\.([a-z_]+)\b", text)) | set(re.findall(r'getattr\([^\n]+?, "([a-z_]+)"', text))
    return frozenset(found)


@cache
def _code(code: types.CodeType) -> bytes:
    inner = [_code(const) if isinstance(const, types.CodeType) else repr(const).encode() for const in code.co_consts]
    return hashlib.blake2b(b"\0".join([code.co_code, repr(code.co_names).encode(), *inner]), digest_size=8).digest()


@cache
def _slots(kind: type) -> tuple[str, ...]:
    found: list[str] = []
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        found += [slots] if isinstance(slots, str) else slots
    return tuple(dict.fromkeys(name for name in found if name not in ("__weakref__", "__dict__")))


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a definition that count."""
    names = [each.name for each in attrs.fields(kind)]
    return tuple(name for name in names if name in read_at_run_time() and name not in ("origin", "cite"))


class _Picture:
    def __init__(self) -> None:
        self.seen: dict[int, int] = {}
        self.kept: list[Any] = []  # so that no number is given twice
        self.hash = hashlib.blake2b(digest_size=16)

    def add(self, thing: Any) -> None:
        say = self.hash.update
        if thing is None or isinstance(thing, (int, str, bytes, float)):
            say(repr(thing).encode() + b";")
            return
        if isinstance(thing, PLACES):
            return
        if id(thing) in self.seen:
            say(b"@%d;" % self.seen[id(thing)])
            return
        self.seen[id(thing)] = len(self.seen)
        self.kept.append(thing)
        say(type(thing).__name__.encode() + b"(")
        self.inside(thing)
        say(b")")

    def inside(self, thing: Any) -> None:
        if isinstance(thing, (list, tuple)):
            self.all(thing)
        elif isinstance(thing, dict):
            self.all(part for pair in thing.items() for part in pair)
        elif isinstance(thing, (set, frozenset)):
            self.all(sorted(thing, key=repr))
        elif isinstance(thing, types.FunctionType):
            self.hash.update(_code(thing.__code__))
            self.all(thing.__defaults__ or ())
            self.all(cell.cell_contents for cell in thing.__closure__ or ())
            self.add(vars(thing))
        elif isinstance(thing, types.MethodType):
            self.all((thing.__func__, thing.__self__))
        elif isinstance(thing, type):
            self.hash.update(thing.__qualname__.encode())
            if "<locals>" in thing.__qualname__:  # made anew for each use of a verb
                self.all(value for name, value in vars(thing).items() if not name.startswith("__"))
        elif attrs.has(type(thing)):
            of_content = type(thing).__module__ == content_types.__name__
            names = _fields(type(thing)) if of_content else [each.name for each in attrs.fields(type(thing))]
            self.all(getattr(thing, name) for name in names)
        elif isinstance(thing, (types.BuiltinFunctionType, types.WrapperDescriptorType, range)):
            self.hash.update(repr(thing).encode() if isinstance(thing, range) else thing.__name__.encode())
        else:
            self.made(thing)

    def made(self, thing: Any) -> None:
        """An object of a class of ours: its slots, its dictionary, its class where that is made for it."""
        if "<locals>" in type(thing).__qualname__:
            self.add(type(thing))
        for name in _slots(type(thing)):
            if name not in KEPT or not isinstance(thing, Ruleset):
                self.hash.update(name.encode())
                self.add(getattr(thing, name, None))
        self.add(getattr(thing, "__dict__", {}))

    def all(self, things: Any) -> None:
        for thing in things:
            self.add(thing)


def digest(rules: Ruleset) -> str:
    """The digest of a compiled ruleset."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    try:
        out = _Picture()
        out.add(rules)
        return out.hash.hexdigest()
    finally:
        sys.setrecursionlimit(before)
