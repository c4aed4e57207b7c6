"""From a list of modules to those that are played, in order; or the nearest list that works."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush

from cyclades_core.engine.values.errors import ModuleConflict, UnknownModule

from ..toml import Problems, nearest
from .manifest import ModuleManifest, alternatives
from .plugin_manager import ModuleCatalog

__all__ = ["choose", "nearest_list", "ordered"]

#: So many lists are tried, at most, for one that works.
_TRIES = 3_000


def choose(modules: str | Sequence[str], there: ModuleCatalog) -> tuple[str, ...]:
    """Return the modules that a list names, boxes expanded, in the order in which their content counts.

    Raises `UnknownModule` for a name that there is not and for what is missing, `ModuleConflict` for what does not go
    together, and `ContentError` if one of the boxes (or a plug-in of that name) is broken.
    """
    names = modules.split(",") if isinstance(modules, str) else modules
    named = [name for name in dict.fromkeys(name.strip() for name in names) if name]
    if not named:
        raise UnknownModule("no-modules")
    chosen = list(dict.fromkeys(module for name in named for module in _expanded(name, there)))
    for box in dict.fromkeys(module.partition("/")[0] for module in chosen):
        there.problems_of(box).raise_errors()
    _refuse(chosen, named, there)
    return ordered([there.modules[module] for module in chosen])


def _expanded(name: str, there: ModuleCatalog) -> tuple[str, ...]:
    """The modules of a name: the module that is called so, else all of the box that is."""
    if name in there.modules:
        return (name,)
    if members := there.members(name):
        return members
    there.problems_of(name).raise_errors()
    raise UnknownModule("unknown-module", name=name, nearest=nearest(name, [*there.modules, *there.boxes]))


def ordered(modules: Iterable[ModuleManifest]) -> tuple[str, ...]:
    """Sort modules: after what they require and after what they name, else by the alphabet.

    >>> first, last = ModuleManifest(id="a", requires=("c",)), ModuleManifest(id="c", after=("d", "b"))
    >>> ordered([first, ModuleManifest(id="b"), last])
    ('b', 'c', 'a')
    """
    by_id = {module.id: module for module in modules}
    before = {
        module.id: {other for need in (*module.needs(), module.after) for other in need if other in by_id} - {module.id}
        for module in by_id.values()
    }
    ready = [module for module, others in before.items() if not others]
    heapify(ready)
    done: list[str] = []
    while ready:
        done.append(heappop(ready))
        for module, others in before.items():
            if done[-1] in others:
                others.remove(done[-1])
                if not others:
                    heappush(ready, module)
    if len(done) < len(by_id):
        _report_cycle({module: others for module, others in before.items() if others}, by_id)
    return tuple(done)


def _report_cycle(waiting: Mapping[str, set[str]], modules: Mapping[str, ModuleManifest]) -> None:
    """Follow the alphabetically first of those waited for until one comes twice: that is the circle."""
    at = min(waiting)
    walked: list[str] = []
    while at not in walked:
        walked.append(at)
        at = min(waiting[at])
    circle = [*walked[walked.index(at) :], at]
    problems = Problems()
    origin = modules[at].origin
    if origin is None:
        problems.add("module-cycle", None, (), modules=circle)
    else:
        origin.report(problems, "module-cycle", "id", modules=circle)
    problems.raise_errors()


def _clashes(chosen: Sequence[str], there: ModuleCatalog) -> Iterator[tuple[str, str, str]]:
    """Pairs that exclude each other: the one that says so, the other, and the rule, if it cites one."""
    for one in chosen:
        module = there.modules[one]
        for other in chosen:
            if other != one and module.excludes(other):
                yield one, other, module.refused_by(other)


def _gaps(chosen: Iterable[str], there: ModuleCatalog) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Requirements that nothing meets: the module, and its alternatives."""
    held = set(chosen)
    for one in chosen:
        for need in there.modules[one].needs():
            if held.isdisjoint(need):
                yield one, need


def _refuse(chosen: Sequence[str], named: Sequence[str], there: ModuleCatalog) -> None:
    # A conflict first: "needs another base game" is no help to who already has one that is excluded. Of several
    # the one with a reason.
    clash = min(_clashes(chosen, there), key=lambda each: not each[2], default=None)
    if clash is not None:
        works = nearest_list(chosen, named, there)
        # the nearest may leave out the very game that was asked for, only because a box has much that it excludes
        also = nearest_list(chosen, named, there, kept=set(named).intersection(chosen))
        raise ModuleConflict(
            "conflicting-modules",
            module=clash[0],
            other=clash[1],
            cite=clash[2] or None,
            works=works,
            also=also if also != works else None,
        )
    for module, need in _gaps(chosen, there):
        raise UnknownModule(
            "missing-module", module=module, requires=alternatives(need), works=nearest_list(chosen, named, there)
        )


def nearest_list(
    chosen: Sequence[str], named: Sequence[str], there: ModuleCatalog, kept: Collection[str] = ()
) -> str | None:
    """Return the list that works with the fewest changes, as one would type it; None if none is near.

    Adding is better than leaving out, leaving out what came with a box better than what was named, and of two equal
    ones what was named later goes. What is `kept` stays.
    """
    search = _Search(chosen, [*chosen, *_wanted(chosen, there)], there, kept)
    changed: dict[frozenset[str], None] = {frozenset(): None}
    tries = 0
    while changed:
        further: dict[frozenset[str], None] = {}
        found: list[tuple[tuple[object, ...], list[str]]] = []
        for changes in changed:
            tries += 1
            if tries > _TRIES:
                return None
            ways = search.ways_on(changes)
            if ways is None:
                gone = changes.intersection(chosen)
                later = sorted(-chosen.index(module) for module in gone)
                new = [index for index, module in enumerate(search.pool) if module in changes - gone]
                found.append(((len(gone), len(gone.intersection(named)), later, new), search.held(changes)))
            else:
                further.update((changes | {module}, None) for module in ways)
        if found:
            return _typed(min(found)[1], there)
        changed = further
    return None


class _Search:
    """Changes of a list, one at a time and only such as mend something: whatever list works must mend the first fault
    of this one in one of the ways there are, so all that work with the fewest changes are come by.
    """

    def __init__(self, chosen: Sequence[str], pool: list[str], there: ModuleCatalog, kept: Collection[str]) -> None:
        self.chosen, self.pool, self.kept = chosen, pool, kept
        self.needs = {module: tuple(there.modules[module].needs()) for module in pool}
        excluded = {(one, other) for one, other, _ in _clashes(pool, there)}
        self.clashes = {one: [other for other in pool if {(one, other), (other, one)} & excluded] for one in pool}

    def held(self, changes: Collection[str]) -> list[str]:
        """The list after these changes: what is added comes first."""
        new = self.pool[len(self.chosen) :]
        return [
            *(module for module in new if module in changes),
            *(module for module in self.chosen if module not in changes),
        ]

    def ways_on(self, changes: Collection[str]) -> list[str] | None:
        """What else may be left out or added so that the first fault of the list is mended; None if it has none."""
        held = dict.fromkeys(self.held(changes))
        ways = next(self._faults(held), None)
        if ways is None:
            return None
        return [module for module in ways if module not in changes and not (module in held and module in self.kept)]

    def _faults(self, held: Mapping[str, None]) -> Iterator[list[str]]:
        if not held:
            yield self.pool
        for one in held:
            yield from ([one, other] for other in self.clashes[one] if other in held)
        for one in held:
            for need in self.needs[one]:
                if held.keys().isdisjoint(need):
                    yield [one, *(other for other in need if other in self.needs)]


def _wanted(chosen: Sequence[str], there: ModuleCatalog) -> list[str]:
    """What the chosen ones require and nobody chose, and what those require in turn; first mentioned first."""
    found: list[str] = []
    work = list(chosen)
    for module in work:  # grows while it is walked
        for other in (other for need in there.modules[module].needs() for other in need):
            if other in there.modules and other not in work:
                work.append(other)
                found.append(other)
    return found


def _typed(modules: Sequence[str], there: ModuleCatalog) -> str:
    """Write a list of modules short: a complete box by its name."""
    parts: dict[str, None] = {}
    for module in modules:
        box = module.partition("/")[0]
        whole = box not in there.modules and set(there.members(box)) <= set(modules)
        parts[box if whole else module] = None
    return ",".join(parts)
