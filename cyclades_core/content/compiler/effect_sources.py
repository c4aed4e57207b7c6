"""Modifiers, triggers and standing rules: what counts while its source is there, compiled from every definition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.engine.operations.programs import ProgramLibrary
from cyclades_core.engine.rules.source_places import BUILDING, FIGURE, GOD, HELD, PIECE, RULE, SPECIAL
from cyclades_core.engine.state.compiled_content import Modifier, Number, Trigger
from cyclades_core.engine.values.change_flags import BUILDINGS, COUNTERS, GOODS, OWNERS, PIECES, SEAS, ZONES

from ..schema.card_kinds import CardKind
from ..vocabulary.moment_verbs import moment_program
from ..vocabulary.registry import MOMENT_KINDS, MOMENTS, PARAMETER_KINDS, QUANTITIES
from .binding_kinds import NOTHING, SUBJECT, ParameterKind, parameter
from .effect_compiler import Compiler

__all__ = ["EffectSources", "watch_of"]

#: How the answer to a question of each type may be changed.
OPERATIONS = {
    "areas": ("allow", "forbid"),
    "truth": ("allow", "forbid"),
    "number": ("set", "add", "multiply", "at-least", "at-most"),
    "faction": ("set",),
}


class EffectSources(ProgramLibrary):
    """Part of the ruleset: its modifiers and triggers."""

    __slots__ = ("card_kinds", "entries")

    entries: list[Any]
    card_kinds: dict[str, CardKind]

    # -- modifiers and triggers ----------------------------------------------------------------------------------

    def _owners(self) -> list[tuple[Any, int, int]]:
        """Every definition that can carry modifiers or triggers: `(definition, source, number)`."""
        out: list[tuple[Any, int, int]] = []
        for e in self.entries:
            if e.kind == "rule":
                out.append((e.definition, RULE, -1))
            elif e.kind == "building":
                out.append((e.definition, BUILDING, self.numbers["building"][e.definition.id]))
        seen: set[int] = set()
        for card, (kind, d, _) in enumerate(self.cards):
            source = self._source_of_card(card, kind)
            if id(d) not in seen or source == HELD:  # of what lies before people each copy counts
                out.append((d, source, card))
            seen.add(id(d))
        return out

    def _source_of_card(self, card: int, kind: str) -> int:
        """What must be there for the modifiers and triggers of a card to count."""
        if kind == "god":
            return GOD
        if self.card_kinds[kind].lies == "building":
            return SPECIAL
        if self.kind_of_card[card] >= 0:
            return FIGURE if self.figure_card[card] else PIECE
        return HELD

    def _modifiers(self, compiler: Compiler) -> None:
        for d, source, ref in self._owners():
            for i, spec in enumerate(getattr(d, "modifier", ())):
                compiler.source, compiler.cite, compiler.me = d.origin.source, spec.cite or d.cite, kind_of_self(source)
                mod = self.modifier(
                    compiler,
                    {name: getattr(spec, name) for name in ("quantity", "op", "value", "when", "unless")},
                    (*d.origin.path, "modifier", i),
                    source,
                    ref,
                )
                self.mods.setdefault(mod.quantity, []).append(mod)
            income = getattr(d, "income", 0)
            if income:
                mod = Modifier("income", "add", source, ref)
                mod.bit = 1 << ref if source in (PIECE, FIGURE, SPECIAL, HELD) else 0
                mod.value = _fixed(income)
                mod.cite = d.cite
                mod.of_area = source == SPECIAL
                self.mods.setdefault("income", []).append(mod)

    def modifier(
        self, compiler: Compiler, spec: dict[str, Any], path: tuple[Any, ...], source: int, ref: int
    ) -> Modifier:
        """Compile one modifier; `when.area` of a question about areas becomes its mask."""
        name = spec["quantity"]
        if name not in QUANTITIES:
            compiler.unknown(name, "unknown-quantity", (*path, "quantity"), QUANTITIES)
        mod = Modifier(name, spec["op"], source, ref)
        if name not in QUANTITIES:
            return mod  # what the rest means depends on it
        mod.ownerless = source == PIECE and bool(self.ownerless[ref])
        mod.bit = 1 << ref if source in (PIECE, FIGURE, SPECIAL, HELD) and not mod.ownerless else 0
        mod.cite = compiler.cite
        kind = QUANTITIES.get(name, ("", ""))[0]
        allowed = OPERATIONS.get(kind)
        if allowed is not None and mod.op not in allowed:
            compiler.one_of(mod.op, allowed, (*path, "op"))
        if spec.get("value") is not None and kind != "faction":
            mod.value = compiler.number(spec["value"], (*path, "value"))
        elif kind == "number":
            mod.value = lambda position, frame: 1
        when = spec.get("when")
        if isinstance(when, dict):
            if "area" in when and (kind in ("areas", "faction") or name == "income"):
                mod.area = compiler.areas(when["area"], (*path, "when", "area")).mask
                when = {k: v for k, v in when.items() if k != "area"}
            mod.modes = modes_of(when)
            area = spec["when"].get("area")
            mod.on_land = isinstance(area, dict) and area.get("kind") == "land"
            mod.code = "last-area" if isinstance(area, dict) and "last-of" in area else mod.code
            mod.allies = isinstance(area, dict) and area.get("owner") in ("ally", "mover-ally")
            mod.company = source in (PIECE, FIGURE) and when.get("group-has") == "self"
            mod.kind = self.kind_of_card[ref] if ref >= 0 and source in (PIECE, FIGURE) else -1
            if when:
                mod.when = compiler.condition(when, (*path, "when"))
        elif when is not None:
            compiler.table(when, (*path, "when"))
        if spec.get("unless") is not None:
            mod.unless = compiler.condition(spec["unless"], (*path, "unless"))
        return mod

    def lasting_modifier(self, compiler: Compiler, node: Mapping[str, Any], path: tuple[Any, ...]) -> int:
        """A modifier of the verb `lasting`; its number is what the state keeps."""
        spec = {"quantity": node["quantity"], "op": node["op"], "value": node.get("value")}
        when = dict(node.get("test") or {})
        if "area" in node:
            when["area"] = node["area"]
        spec["when"] = when or None
        mod = self.modifier(compiler, spec, path, RULE, -1)
        self.lasting_mods.append(mod)
        self.mods.setdefault(mod.quantity, [])
        return len(self.lasting_mods) - 1

    def _triggers(self, compiler: Compiler) -> None:
        for d, source, ref in self._owners():
            for i, spec in enumerate(getattr(d, "trigger", ())):
                self.add_trigger(compiler, d, spec, source, ref, (*d.origin.path, "trigger", i))
        for group in (self.triggers, self.instead):
            for found in group.values():
                found.sort(key=lambda tree: tree.rank)

    def add_trigger(
        self, compiler: Compiler, definition: Any, spec: Any, source: int, ref: int, path: tuple[Any, ...]
    ) -> Trigger | None:
        compiler.source, compiler.cite = definition.origin.source, spec.cite or definition.cite
        compiler.me = kind_of_self(source)
        if spec.on not in MOMENTS:
            compiler.unknown(spec.on, "unknown-moment", (*path, "on"), MOMENTS)
            return None
        stage = getattr(spec, "stage", "instead")
        if source == RULE and stage != "instead":
            compiler.subject = parameter(moment_program(spec.on), SUBJECT)
            compiler.parameters.setdefault(compiler.subject, ParameterKind())
        p = compiler.program(
            f"{definition.id}/{spec.on}",
            spec.effect,
            definition.origin,
            (*path, "effect"),
            takes=[(name, kind_of_subject(spec.on, name)) for name in MOMENTS[spec.on][0]],
            targets=False,
            cite=spec.cite or definition.cite,
        )
        compiler.subject = "faction"
        if source in (RULE, GOD):
            p.cause = f"rule-{definition.id}" if source == RULE else f"god-{definition.id}"
        trigger = Trigger(spec.on, stage, source, ref, p.number)
        trigger.rank = getattr(spec, "rank", 5)
        trigger.cite = p.cite
        trigger.word = getattr(spec, "word", "") or definition.id
        trigger.consent = bool(getattr(spec, "consent", ""))
        if trigger.consent:
            compiler.one_of(spec.on, ("unit-lost",), (*path, "on"))
            compiler.one_of(stage, ("instead",), (*path, "stage"))
        if spec.when is not None:
            compiler.source = definition.origin.source
            trigger.when = compiler.condition(spec.when, (*path, "when"))
            if isinstance(spec.when, dict):
                trigger.modes = modes_of(spec.when)
        group = self.instead if stage == "instead" else self.triggers
        group.setdefault(spec.on, []).append(trigger)
        return trigger


def kind_of_self(source: int) -> str:
    """What `self` is in the effects and conditions of a source."""
    return {RULE: NOTHING, BUILDING: "building", GOD: "god"}.get(source, "card")


def kind_of_subject(moment: str, name: str) -> str:
    """The kind of what a moment binds under a name; the empty text where only the plug-in knows it."""
    return MOMENT_KINDS.get((moment, name)) or PARAMETER_KINDS.get(name, "")


def _fixed(amount: int) -> Number:
    return lambda position, frame: amount


def modes_of(when: dict[str, Any]) -> tuple[str, ...] | None:
    """The modes that a condition names; None: it may hold in all of them."""
    modes = when.get("mode")
    return None if modes is None else tuple(map(str, modes)) if isinstance(modes, list) else (str(modes),)


# the changes that can give or take away a modifier of each source
GIVEN_BY = {
    RULE: 0,
    PIECE: PIECES | ZONES,
    FIGURE: PIECES | OWNERS | SEAS | ZONES,
    BUILDING: BUILDINGS | OWNERS,
    SPECIAL: BUILDINGS | OWNERS,
    GOD: -1,
    HELD: ZONES,
}
WATCHES = {
    "set": BUILDINGS,
    "goods": GOODS,
    "zone": ZONES,
    "owns": OWNERS | PIECES,  # things that are carried stand on land
    "metropolises": BUILDINGS,
    "counter": COUNTERS,
}
# the same for keys of selectors, in `exists` and `none`
SELECTED = {
    "owner": OWNERS | SEAS,
    "counter": COUNTERS,
    "kind": 0,
    "large": 0,
    "large-site": 0,
    "building": BUILDINGS,
    "holds-victory": BUILDINGS,
}
NEUTRAL = (
    *("at-least", "at-most", "exactly", "among", "has", "empty", "mode", "option", "stock", "from", "not"),
    *("room-for", "ending"),
)


def watch_of(tree: Any, mods: dict[str, list[Modifier]]) -> int:
    """The changes a condition depends on; all of them where it says something we cannot judge."""
    if isinstance(tree, list):
        return _any(watch_of(v, mods) for v in tree)
    if not isinstance(tree, dict):
        return 0
    out = 0
    for key, value in tree.items():
        if key in ("all", "any", "sum"):
            out |= watch_of(value, mods)
        elif isinstance(value, dict) and str(value.get("quantity")) in mods:
            # whatever gives or takes away a modifier (T11.5)
            out |= WATCHES.get(key, 0) | _any(GIVEN_BY[mod.source] for mod in mods[value["quantity"]])
        elif key == "exists" and isinstance(value, dict):
            out |= _any(_watch_selector(select) for select in value.values())
        elif key in WATCHES:
            out |= WATCHES[key]
        elif key not in NEUTRAL:
            return -1
    return out


def _watch_selector(tree: Any) -> int:
    """The changes that can alter what a selector finds; all of them where it says something we cannot judge."""
    if isinstance(tree, list):
        return _any(_watch_selector(v) for v in tree)
    if not isinstance(tree, dict):
        return -1
    out = 0
    for key, value in tree.items():
        if key in ("not", "any", "all") or (key == "at" and isinstance(value, dict)):
            out |= _watch_selector(value)
        else:
            out |= SELECTED.get(key, -1)
    return out


def zones_of(compiler: Compiler, tree: Any, mods: dict[str, list[Modifier]]) -> set[int] | None:
    """The zones a condition looks at; None where it may be any."""
    out: set[int] = set()
    for part in tree if isinstance(tree, list) else [tree]:
        if not isinstance(part, dict):
            continue
        for key, value in part.items():
            if key in ("all", "any"):
                found = zones_of(compiler, value, mods)
            elif key == "zone":
                # what is no zone has been reported with the condition
                found = set(compiler.book.zone_groups.get(value, ())) if isinstance(value, str) else set()
            else:
                found = None if watch_of({key: value}, mods) & ZONES else set()
            if found is None:
                return None
            out |= found
    return out


def _any(masks: Any) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out
