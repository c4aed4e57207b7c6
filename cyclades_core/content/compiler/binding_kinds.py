"""Kinds of the parameters of programs that the calls decide.

The kind of a parameter called `area` or `card` is known by its name. Any other parameter holds what the calls give it.
While programs are compiled, each reading of such a parameter and each call is noted. In the end all calls are compared
with all readings. The name `self` of a program is such a parameter, too: it is what the caller belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cyclades_core.engine.rules.source_places import BUILDING, GOD, RULE

from ..toml import ContentFile, Problems
from ..vocabulary.parameter_types import Path
from ..vocabulary.registry import MOMENT_KINDS, PARAMETER_KINDS

__all__ = [
    "EFFECT",
    "MOMENT",
    "NOTHING",
    "SUBJECT",
    "WHERE",
    "Given",
    "ParameterKind",
    "PlaceNeed",
    "check_calls",
    "kind_of_self",
    "kind_of_subject",
    "parameter",
]

#: The kind of `self` in a rule or a phase, which is on no card.
NOTHING = "nothing"
#: Two more parameters of every named program: what it acts for, and where it runs (`round`, `turn` or elsewhere).
SUBJECT = "$subject"
WHERE = "$where"
EFFECT = "effect"
#: What the name of a moment begins with, where the compiler notes who brings it about.
MOMENT = "moment "


def parameter(program: str, name: str) -> str:
    """The kind of a parameter as long as only the calls know it."""
    return f"?{program}/{name}"


def kind_of_self(source: int) -> str:
    """Return what `self` is in the effects and conditions of a source."""
    return {RULE: NOTHING, BUILDING: "building", GOD: "god"}.get(source, "card")


def kind_of_subject(moment: str, name: str) -> str:
    """Return the kind of what a moment binds under a name, or the empty text where only the plug-in knows it."""
    return MOMENT_KINDS.get((moment, name)) or PARAMETER_KINDS.get(name, "")


class Given:
    """What one call gives to a parameter, and where it is written."""

    __slots__ = ("kind", "name", "path", "source")

    def __init__(self, kind: str, name: str, source: ContentFile | None, path: Path) -> None:
        self.kind = kind
        self.name = name  # the binding; the empty text for a number that is written out
        self.source = source
        self.path = path


class PlaceNeed(NamedTuple):
    """What a verb of the program needs of the place where the program runs, and the problem if it is not so."""

    kinds: tuple[str, ...]
    code: str
    args: Mapping[str, Any]
    source: ContentFile | None
    path: Path


class ParameterKind:
    """A parameter of a program whose kind the calls decide."""

    __slots__ = ("given", "needs", "wanted")

    def __init__(self) -> None:
        self.needs: list[PlaceNeed] = []
        self.wanted: list[tuple[str, ...]] = []  # the kinds that fit, for each reading
        self.given: list[Given] = []


def check_calls(parameters: Mapping[str, ParameterKind], problems: Problems) -> None:
    """Report each call that gives a parameter a kind that the program cannot use."""
    for name, each in parameters.items():
        for given in each.given:
            for kind in sorted(_kinds(given.kind, parameters, set())):
                bad = next((kinds for kinds in each.wanted if kind not in kinds), None)
                need = next((need for need in each.needs if kind not in need.kinds), None)
                if need is not None:
                    # content brings a moment about without knowing who waits for it: that one is wrong
                    own = need if name.startswith(f"?{MOMENT}") else given
                    problems.add(need.code, own.source, own.path, **need.args)
                if bad is not None:
                    problems.add(
                        "wrong-kind",
                        given.source,
                        given.path,
                        name=name.rpartition("/")[2],
                        binding=given.name or kind,
                        expected=" | ".join(bad),
                        found=kind,
                    )


def _kinds(kind: str, parameters: Mapping[str, ParameterKind], seen: set[str]) -> set[str]:
    """The kinds that a parameter may hold, through all calls; any other kind by itself."""
    if kind not in parameters:
        return {kind}
    if kind in seen:
        return set()
    seen.add(kind)
    return {found for given in parameters[kind].given for found in _kinds(given.kind, parameters, seen)}
