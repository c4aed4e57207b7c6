"""Which modules go together, by their manifests alone: every set that can be played, and what is said of each pair.

A set works if nothing in it excludes another and all that is needed is there. `allows` of a manifest names the rule by
which two modules are played together, `refuses` the one by which they are not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import combinations

from attrs import frozen

from cyclades_core.engine.values.limits import WAYS

from .manifest import ModuleManifest

__all__ = ["Pair", "completed", "every_set", "pair_of", "works"]


@frozen
class Pair:
    """What the manifests say of two modules: `allowed` or `refused`, and the rule; `needs`: nobody says no, but no set
    has both; `unsaid`: nobody says anything, and they can be played.
    """

    one: str
    other: str
    verdict: str
    cite: str = ""


def works(chosen: tuple[str, ...], modules: Mapping[str, ModuleManifest]) -> bool:
    """Whether these can be played together.

    >>> needing = ModuleManifest(id="b", requires=("a",))
    >>> there = {each.id: each for each in (ModuleManifest(id="a"), needing, ModuleManifest(id="c"))}
    >>> works(("a", "b"), there), works(("b", "c"), there)
    (True, False)
    """
    held = [modules[name] for name in chosen]
    fits = not any(one.excludes(other) for one in held for other in chosen if other != one.id)
    return fits and all(not set(need).isdisjoint(chosen) for one in held for need in one.needs())


def every_set(modules: Mapping[str, ModuleManifest]) -> Iterator[tuple[str, ...]]:
    """Every set of these modules that can be played, the smaller ones first."""
    names = tuple(modules)
    for size in range(1, len(names) + 1):
        yield from (chosen for chosen in combinations(names, size) if works(chosen, modules))


def completed(wanted: tuple[str, ...], modules: Mapping[str, ModuleManifest]) -> list[tuple[str, ...]]:
    """The sets that have these modules, what those need, and nothing else: one for each way to meet the needs.

    >>> there = {each.id: each for each in (ModuleManifest(id="a"), ModuleManifest(id="b", requires=("a",)))}
    >>> completed(("b",), there), completed(("a",), there)
    ([('b', 'a')], [('a',)])
    """
    found: dict[frozenset[str], tuple[str, ...]] = {}
    left = deque([tuple(dict.fromkeys(wanted))])
    for _ in range(WAYS):  # a manifest of others may offer millions
        if not left:
            break
        chosen = left.popleft()
        if any(name not in modules for name in chosen):
            continue
        held = set(chosen)
        unmet = (need for name in chosen for need in modules[name].needs() if held.isdisjoint(need))
        if need := next(unmet, None):
            left.extend((*chosen, other) for other in need)
        elif works(chosen, modules):
            found.setdefault(frozenset(chosen), chosen)
    return [chosen for held, chosen in found.items() if not any(other < held for other in found)]


def pair_of(one: str, other: str, modules: Mapping[str, ModuleManifest]) -> Pair:
    """What the manifests say of two modules.

    >>> clashing = ModuleManifest(id="b", refuses={"a": "X1"})
    >>> there = {each.id: each for each in (ModuleManifest(id="a"), clashing, ModuleManifest(id="c"))}
    >>> pair_of("a", "b", there).cite, pair_of("a", "c", there).verdict
    ('X1', 'unsaid')
    """
    ways = ((modules[one], other), (modules[other], one))
    for module, name in ways:
        if module.excludes(name):
            return Pair(one, other, "refused", next(filter(None, (m.refused_by(n) for m, n in ways)), ""))
    if not completed((one, other), modules):
        return Pair(one, other, "needs")
    cite = next((cite for module, name in ways if (cite := module.allowed_with(name))), "")
    return Pair(one, other, "allowed" if cite else "unsaid", cite)
