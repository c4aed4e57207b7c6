"""What shows only beside other modules: moments that nobody fires, orders that nobody has decided, cards in no deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from attrs import define, field

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import Collected, ModuleCatalog
from cyclades_core.content.toml import ContentProblem

from .definition_walk import Spot, spots
from .expansion_findings import Findings
from .moment_checks import Watched, fired, watched

__all__ = ["CrossModuleCheck", "blamed"]


@define
class CrossModuleCheck:
    """The sets of one expansion, looked at one after the other."""

    boxes: tuple[str, ...]
    there: ModuleCatalog
    findings: Findings
    _watched: dict[tuple[Any, ...], tuple[Watched, dict[str, bool]]] = field(factory=dict)

    def take(self, found: Collected, modules: str) -> None:
        """Look at one set that could be collected."""
        every = list(spots(found))
        own = [spot for spot in every if self._is_own(spot)]
        there = fired(every)
        for each in watched(own):
            origin = each.spot.origin
            rows = self._watched.setdefault((origin.source.name, origin.path), (each, {}))[1]
            rows[modules] = each.moment in there
        for mine, yours in self._strangers(own, every):
            self._order(mine, yours, modules)

    def _is_own(self, spot: Spot) -> bool:
        return spot.module.partition("/")[0] in self.boxes

    def _strangers(self, own: list[Spot], every: list[Spot]) -> Iterator[tuple[Spot, Spot]]:
        """What is said here beside what others say whose order nobody has decided."""
        ordered = [spot for spot in own if _has_turn(spot)]
        others = [spot for spot in every if _has_turn(spot) and not self._is_own(spot)]
        for mine, yours in product(ordered, others):
            if not self._know(mine.module, yours.module):
                yield mine, yours

    def _order(self, mine: Spot, yours: Spot, modules: str) -> None:
        """Modifiers that set the same number, triggers and phases of one rank."""
        one, other = mine.table, yours.table
        first = ":".join(map(str, yours.origin.located()))
        told: dict[str, Any] = {"modules": modules, "module": yours.module}
        if _sets(mine) and _sets(yours) and one["quantity"] == other["quantity"]:
            self.findings.note(
                "overlapping-modifiers", mine.origin, severity="warning", name=one["quantity"], first=first, **told
            )
        elif mine.key == yours.key == "trigger" and _turn(mine) == _turn(yours):
            self.findings.note("same-moment", mine.origin, severity="note", name=one["on"], first=first, **told)
        elif _is_phase(mine) and _is_phase(yours) and one["rank"] == other["rank"] and mine.who != yours.who:
            names = {"name": mine.who.partition(":")[2], "other": yours.who.partition(":")[2]}
            self.findings.note("same-rank", mine.origin, "rank", severity="warning", **names, **told)

    def _know(self, one: str, other: str) -> bool:
        """Whether the order of two modules is decided by one of them."""
        for me, you in ((one, other), (other, one)):
            module = self.there.modules[me]
            if you in module.after or any(you in need for need in module.needs()):
                return True
        return any(
            {one, other} <= set(each.when)
            for box in self.boxes
            if (manifest := self.there.boxes[box].manifest)
            for each in manifest.interaction
        )

    def cards(self, rules: Ruleset, modules: str) -> None:
        """Cards that lie in no deck, so that nobody ever meets them."""
        own = {id(entry.definition) for entry in rules.entries if entry.box in self.boxes}
        for number, (kind, definition, _) in enumerate(rules.cards):
            if kind != "god" and id(definition) in own and rules.deck_of[number] < 0:
                self.findings.note(
                    "no-deck",
                    definition.origin,
                    modules=modules,
                    severity="warning",
                    name=definition.id,
                    kind=kind,
                    where="key",
                )

    def moments(self) -> None:
        """Moments that nobody fires: anywhere a warning, in some sets a note."""
        for each, rows in self._watched.values():
            silent = [modules for modules, fires in rows.items() if not fires]
            code = "unfired-moment" if each.key == "on" else "unopened-window"
            severity = "warning" if len(silent) == len(rows) else "note"
            for modules in silent:
                self.findings.note(
                    code, each.spot.origin, each.key, modules=modules, severity=severity, name=each.moment
                )


def _has_turn(spot: Spot) -> bool:
    """Whether it matters what comes before it."""
    return spot.key == "trigger" or _is_phase(spot) or _sets(spot)


def _is_phase(spot: Spot) -> bool:
    return spot.who.startswith("phase:") and spot.key == "phase" and "rank" in spot.table


def _sets(spot: Spot) -> bool:
    return spot.table.get("op") == "set" and isinstance(spot.table.get("quantity"), str)


def _turn(spot: Spot) -> tuple[Any, ...]:
    """When a trigger comes: those that replace something are chosen, not ordered."""
    table = spot.table
    if table.get("stage") == "instead":
        return (id(table),)
    return table.get("on"), table.get("stage", "after"), table.get("rank", 5)


def blamed(problem: ContentProblem, there: ModuleCatalog, chosen: Iterable[str]) -> tuple[str, str] | None:
    """Who has taken away what a problem misses: the module, and the full id; None if nobody has."""
    name = problem.args.get("name")
    for module in chosen:
        spec = there.modules[module]
        for full in (*spec.removes, *spec.replaces):
            if full.rpartition(":")[2] == name:
                return module, full
    for each in (each for manifest in there.manifests for each in manifest.interaction):
        if set(each.when) <= set(chosen):
            for full in each.removes:
                if full.rpartition(":")[2] == name:
                    return " + ".join(each.when), full
    return None
