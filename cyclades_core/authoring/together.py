"""What shows only beside other modules: moments that nobody fires, orders that nobody has decided, cards in no deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import define, field

from cyclades_core.compiling.ruleset import Ruleset
from cyclades_core.loading import Problem
from cyclades_core.modules import Catalogue, Collected
from cyclades_core.modules.meeting import FIRING

from .findings import Findings
from .walking import Spot, drafts_of, spots

__all__ = ["FIRED_BY_RULES", "Meeting", "blamed"]

#: Moments that the machine fires itself, whatever content says: battles, pieces, losses, metropolises, fees.
FIRED_BY_RULES = frozenset(
    {
        *("piece-arrived", "piece-expires", "unit-lost", "metropolis-built", "fee-paid"),
        *("battle-begins", "assault-begins", "dice-rolled"),
    }
)
CARDS = ("creature", "hero", "artifact", "item", "favor")


@define
class Meeting:
    """The sets of one expansion, looked at one after the other."""

    boxes: tuple[str, ...]
    there: Catalogue
    findings: Findings
    _watched: dict[tuple[Any, ...], tuple[Spot, str, dict[str, bool]]] = field(factory=dict)

    def take(self, found: Collected, modules: str) -> None:
        """Look at one set that could be collected."""
        every = list(spots(found))
        own = [spot for spot in every if spot.module.partition("/")[0] in self.boxes]
        fired = {*FIRED_BY_RULES, *_fired(every)}
        for spot in own:
            for key, part in (("on", "trigger"), ("at", "ability")):
                moment = spot.table.get(key)
                if spot.key == part and isinstance(moment, str):
                    row = self._watched.setdefault((spot.origin.source.name, spot.origin.path), (spot, key, {}))
                    row[2][modules] = moment in fired
        others = [spot for spot in every if spot.module.partition("/")[0] not in self.boxes]
        self._orders(own, others, modules)
        self._phases(found, modules)

    def _orders(self, own: list[Spot], others: list[Spot], modules: str) -> None:
        """Modifiers that set the same number, and triggers of one rank, in modules that do not know each other."""
        for mine in own:
            for yours in others:
                if self._know(mine.module, yours.module):
                    continue
                place = ":".join(map(str, yours.origin.located()))
                if _sets(mine) and _sets(yours) and mine.table["quantity"] == yours.table["quantity"]:
                    self.findings.note(
                        "overlapping-modifiers",
                        mine.origin,
                        modules=modules,
                        severity="warning",
                        name=mine.table["quantity"],
                        module=yours.module,
                        first=place,
                    )
                elif mine.key == yours.key == "trigger" and _turn(mine) == _turn(yours):
                    self.findings.note(
                        "same-moment",
                        mine.origin,
                        modules=modules,
                        severity="note",
                        name=mine.table["on"],
                        module=yours.module,
                        first=place,
                    )

    def _phases(self, found: Collected, modules: str) -> None:
        phases = [(part, draft) for part, draft in drafts_of(found) if draft.kind == "phase"]
        for part, mine in phases:
            for other, yours in phases:
                apart = part.box in self.boxes and other.box not in self.boxes
                same = isinstance(mine.table, dict) and mine.table.get("rank") == yours.table.get("rank")
                if apart and same and mine.id != yours.id and not self._know(part.owner, other.owner):
                    self.findings.note(
                        "same-rank",
                        mine.origin,
                        "rank",
                        modules=modules,
                        severity="warning",
                        name=mine.id,
                        other=yours.id,
                        module=other.owner,
                    )

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
            if kind in CARDS and id(definition) in own and rules.deck_of[number] < 0:
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
        for spot, key, rows in self._watched.values():
            silent = [modules for modules, fires in rows.items() if not fires]
            code = "unfired-moment" if key == "on" else "unopened-window"
            severity = "warning" if len(silent) == len(rows) else "note"
            for modules in silent:
                self.findings.note(code, spot.origin, key, modules=modules, severity=severity, name=spot.table[key])


def _fired(every: Iterable[Spot]) -> Iterator[str]:
    for spot in every:
        moment = spot.table.get(FIRING.get(str(spot.table.get("do")), ""))
        if isinstance(moment, str):
            yield moment


def _sets(spot: Spot) -> bool:
    return spot.table.get("op") == "set" and isinstance(spot.table.get("quantity"), str)


def _turn(spot: Spot) -> tuple[Any, ...]:
    """When a trigger comes: those that replace something are chosen, not ordered."""
    table = spot.table
    if table.get("stage") == "instead":
        return (id(table),)
    return table.get("on"), table.get("stage", "after"), table.get("rank", 5)


def blamed(problem: Problem, there: Catalogue, chosen: Iterable[str]) -> tuple[str, str] | None:
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
