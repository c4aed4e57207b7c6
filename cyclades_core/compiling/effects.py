"""The compiler of effects: trees of verbs become flat programs; names become numbers; every mistake is located.

One `Compiler` serves a whole ruleset. While it compiles a program it keeps its operations, its bindings (name -> slot
and sort), and the price line that must be paid before the first change (`spend`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..loading import label, nearest
from ..loading.shapes import shape_of, written
from ..plain.events import M
from ..plain.frames import ACTOR, FIRST, SELF, SUBJECT
from ..plain.registry import COMMON, VERBS
from ..verbs.operations import Change, Choose, End, If, Op, Spend
from . import conditions
from .areas import AreaSelect, here_of
from .selectors import SORTS, selector

__all__ = ["Compiler", "Program"]

REFERENCE = "docs/vocabulary.md"  # where the shapes of all words stand


class Program:
    """A compiled effect."""

    __slots__ = ("card_slots", "cite", "hold", "name", "number", "ops", "size", "takes")

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.ops: list[Op] = []
        self.size = 0
        self.takes: tuple[str, ...] = ()
        self.card_slots: tuple[int, ...] = ()  # places of the frame that bind cards
        self.hold = False
        self.cite = ""

    def __repr__(self) -> str:
        return f"<program {self.number} {self.name}>"


class Compiler:
    """Compiles effects of one ruleset `r` (whose numbers are already laid out) and collects problems."""

    def __init__(self, r: Any, problems: Any) -> None:
        self.r = r
        self.problems = problems
        self.source: Any = None
        self.targets = False
        self.cite = ""
        self.ops: list[Op] = []
        self.slots: dict[str, int] = {}
        self.sorts: dict[str, str] = {}
        self.used: set[str] = set()
        self.bound: dict[str, tuple[Any, ...]] = {}
        self.spend: Any = None
        self.empties: list[list[Choose]] = []
        self.room = 0
        self.name = ""

    # -- programs ------------------------------------------------------------------------------------------------

    def program(
        self,
        name: str,
        effect: Any,
        origin: Any,
        path: tuple[Any, ...],
        *,
        takes: Sequence[str | tuple[str, str]] = (),
        targets: bool = False,
        line: Any = None,
        hold: bool = False,
        cite: str = "",
        inherit: bool = False,
        single: bool = False,
        shift: int = 0,
    ) -> Program:
        """Compile an effect into a new program. `inherit` keeps the bindings of the program being compiled.

        `shift`: so many verbs at its front are ours and do not stand in the file.
        """
        saved = (self.source, self.targets, self.cite, self.ops, self.slots, self.sorts)
        saved2 = (self.spend, self.empties, self.room, self.name, self.used, self.bound)
        self.used, self.bound = set(), {}
        out = Program(len(self.r.programs), name)
        self.r.programs.append(out)
        out.hold, out.cite = hold, cite or self.cite
        if origin is not None:
            self.source = origin.source
        self.targets = targets or (inherit and self.targets)
        self.cite = out.cite
        self.ops, self.spend, self.empties, self.name = out.ops, line, [], name
        if inherit:
            self.slots, self.sorts = dict(self.slots), dict(self.sorts)
            self.room = max((i + 1 for i in self.slots.values()), default=0)
        else:
            self.slots, self.sorts, self.room = {}, {}, 0
        for take in takes:
            bound, sort = take if isinstance(take, tuple) else (take, PARAMETER_SORTS.get(take, ""))
            self.slot(bound, sort)
        out.takes = tuple(t if isinstance(t, str) else t[0] for t in takes)
        self.body(effect, path, single, shift)
        for bound, where in self.bound.items():
            if bound not in self.used and not self.problems:  # what reads it may be what could not be compiled
                self.problems.add("unused-binding", self.source, (*where, "as"), severity="warning", name=bound)
        if self.spend is not None:
            self._add(Spend(self.spend))
        self._add(End())
        self._finish(out)
        out.size = self.room
        out.card_slots = tuple(at + FIRST for name, at in self.slots.items() if self.sorts.get(name) == "card")
        self.source, self.targets, self.cite, self.ops, self.slots, self.sorts = saved
        inside = self.used
        self.spend, self.empties, self.room, self.name, self.used, self.bound = saved2
        self.used |= inside  # what the body of an `each` reads, its surroundings have bound
        return out

    def _finish(self, out: Program) -> None:
        for op in out.ops:
            if isinstance(op, Choose):
                after = out.ops[op.next] if op.next < len(out.ops) else None
                op.check = not (isinstance(after, End) or (isinstance(after, Change) and after.test is None))

    def body(self, effect: Any, path: tuple[Any, ...], single: bool = False, shift: int = 0) -> None:
        """Compile a list of verbs in place; a `choose` without candidates skips to its end.

        `single`: the list was made of one verb, whose own table is at `path`.
        """
        if effect is None:
            return
        if not isinstance(effect, list):
            self.problem("wrong-type", path, expected="array", found=shape_of(effect))
            return
        self.empties.append([])
        over = False
        for i, node in enumerate(effect):
            where = path if single or i < shift else (*path, i - shift)
            if over:
                self.problems.add("unreachable-effect", self.source, where, severity="warning")
            self.guard(self._verb, node, where)
            over = over or _ends(node)
        for op in self.empties.pop():
            op.empty = len(self.ops)

    def guard(self, compile: Callable[[Any, tuple[Any, ...]], Any], tree: Any, path: tuple[Any, ...]) -> Any:
        """Compile a part; a value of a shape that its words do not take is a problem of the content, at its place."""
        try:
            return compile(tree, path)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            self.problem("wrong-value", path, expected=REFERENCE, found=written(tree))
            return None

    def _verb(self, node: Any, path: tuple[Any, ...]) -> None:
        if not self.table(node, path):
            return
        name = node.get("do")
        if name is None:
            self.problem("missing-key", path, name="do")
            return
        verb = VERBS.get(name)
        if verb is None:
            self.unknown(name, "unknown-verb", (*path, "do"), VERBS)
            return
        for key in node:
            if key not in verb.params and key not in COMMON:
                self.unknown(key, "unknown-key", (*path, key), [*verb.params, *COMMON])
        for key in verb.required:
            if key not in node:
                self.problem("missing-key", path, name=key)
                return
        saved = self.cite
        self.cite = node.get("cite", self.cite)
        if "when" in node:
            test = If(self.condition(node["when"], (*path, "when")))
            self._add(test)
            verb.compile(self, node, path)
            test.other = len(self.ops)
        else:
            verb.compile(self, node, path)
        self.cite = saved

    def _add(self, op: Op) -> Op:
        op.next = len(self.ops) + 1
        op.cite = self.cite
        self.ops.append(op)
        return op

    def add(self, op: Any, prompt: str = "") -> Any:
        """Append an operation; the price is paid before the first change."""
        if op.change and self.spend is not None:
            line, self.spend = self.spend, None
            self._add(Spend(line))
        self._add(op)
        if prompt:
            op.prompt = prompt
        return op

    def choose(self, sort: str, select: Any, name: str, prompt: str = "", *, optional: bool = False) -> Choose:
        """Append a question that binds `name`."""
        op = Choose(sort, select, self.slot(name, sort))
        op.optional = optional
        self.add(op, prompt or f"choose-{sort}")
        if self.empties:
            self.empties[-1].append(op)
        return op

    def change(self, do: Callable[[M, list[Any]], Any], test: Callable[[M, list[Any]], bool] | None = None) -> Change:
        """Append a change."""
        return self.add(Change(do, test))

    # -- bindings ------------------------------------------------------------------------------------------------

    def slot(self, name: str, sort: str = "") -> int:
        """The place of a binding in the frame; made if it is new."""
        if name not in self.slots:
            self.slots[name] = self.room
            self.room += 1
        if sort:
            self.sorts[name] = sort
        return self.slots[name] + FIRST

    def scratch(self, hint: str = "tmp") -> tuple[str, int]:
        """A binding of our own."""
        name = f"${hint}{self.room}"
        return name, self.slot(name)

    def is_binding(self, name: Any) -> bool:
        return isinstance(name, str) and name in self.slots

    def ref(self, name: Any, path: tuple[Any, ...], sort: str = "") -> Callable[[M, list[Any]], Any]:
        """A function that reads a binding, or one of the names that are always there."""
        if isinstance(name, str):
            found = REFS.get(name)
            if name in self.slots:
                at = self.slots[name] + FIRST
                self.used.add(name)
                return lambda m, f: f[at]
            if found is not None:
                return found
        self.unknown(str(name), "unknown-binding", path, [*self.slots, *REFS])
        return lambda m, f: -1

    def area_ref(self, value: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], int]:
        """An area by name of a binding (of any sort that stands somewhere), `here` or `battle`."""
        if value == "here":
            return here_of
        if value == "battle":
            return lambda m, f: m.s.cells[m.t.o_battle] if m.s.cells[m.t.o_battle] != 255 else -1
        if value == "event":
            return lambda m, f: m.cx.area
        if value == "start":
            return lambda m, f: m.cx.start
        ref = self.ref(value, path)
        sort = self.sorts.get(value, "")
        if sort == "units":
            return lambda m, f: v // m.t.K if (v := ref(m, f)) >= 0 else -1
        if sort in ("site", "building"):
            return lambda m, f: m.t.site_area[v] if (v := ref(m, f)) >= 0 else -1
        if sort == "card":
            return lambda m, f: m.place_of(ref(m, f))
        return ref

    def unit_ref(self, value: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], int]:
        """A kind of unit by id, or by a binding (unit, stack or card)."""
        if self.is_binding(value) or value == "self":
            ref = self.ref(value, path)
            sort = self.sorts.get(value, "card" if value == "self" else "")
            if sort == "units":
                return lambda m, f: ref(m, f) % m.t.K
            if sort == "card":
                return lambda m, f: m.r.kind_of_card[ref(m, f)]
            return ref
        k = self.number_of("unit", value, path)
        return lambda m, f: k

    def type_of_binding(self, value: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], int]:
        """A building type by id or binding (a building's own type)."""
        if self.is_binding(value):
            ref = self.ref(value, path)
            if self.sorts.get(value) in ("building", "site"):
                return lambda m, f: m.s.cells[m.t.o_site + ref(m, f)] - 1
            return ref
        k = self.number_of("building", value, path)
        return lambda m, f: k

    def faction_ref(self, value: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], int]:
        if value == "mine":
            return lambda m, f: f[SUBJECT]
        return self.ref(value, path, "faction")

    # -- trees ---------------------------------------------------------------------------------------------------

    def number(self, tree: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], int]:
        found = self.guard(lambda t, p: conditions.number(self, t, p), tree, path)
        return (lambda m, f: 0) if found is None else found

    def condition(self, tree: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], bool]:
        found = self.guard(lambda t, p: conditions.condition(self, t, p), tree, path)
        return (lambda m, f: True) if found is None else found

    def areas(self, tree: Any, path: tuple[Any, ...]) -> AreaSelect:
        found: AreaSelect | None = self.guard(lambda t, p: AreaSelect(self, t, p), tree, path)
        return AreaSelect(self, {}, path) if found is None else found

    def selector(self, sort: str, tree: Any, path: tuple[Any, ...]) -> Any:
        found = self.guard(lambda t, p: selector(self, sort, t, p), tree, path)
        return selector(self, sort, {}, path) if found is None else found

    def sort_in(self, node: dict[str, Any], path: tuple[Any, ...], sorts: Iterable[str] = SORTS) -> str:
        """Which sort key the table holds."""
        found = [s for s in sorts if s in node]
        if len(found) != 1:
            self.problem("missing-key", path, name=" | ".join(sorts))
            return ""
        return found[0]

    # -- ids -----------------------------------------------------------------------------------------------------

    def number_of(self, kind: str, name: Any, path: tuple[Any, ...]) -> int:
        """The number of a unit, building, goods, program ... by id."""
        table = self.r.numbers[kind]
        found = table.get(name) if isinstance(name, str) else None
        if found is None:
            self.unknown(str(name), "unknown-id", path, table, kind)
            return 0
        return int(found)


    def cards(self, name: Any, path: tuple[Any, ...], optional: bool = False) -> tuple[int, ...]:
        """All cards (copies) with this id."""
        found = self.r.cards_by_id.get(name) if isinstance(name, str) else None
        if not found:
            if not optional:
                self.unknown(str(name), "unknown-id", path, self.r.cards_by_id, "card")
            return ()
        return tuple(found)

    def card_kind_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for i, kind in enumerate(value if isinstance(value, list) else [value]):
            if kind not in self.r.card_kinds:
                self.unknown(str(kind), "unknown-tag", (*path, i), self.r.card_kinds)
            out |= self.r.card_kind_masks.get(kind, 0)
        return out

    def card_tag_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for tag in value if isinstance(value, list) else [value]:
            if tag not in self.r.card_tag_masks:
                self.unknown(str(tag), "unknown-tag", path, self.r.card_tag_masks)
            out |= self.r.card_tag_masks.get(tag, 0)
        return out

    def type_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        """Building types by `{ type, tag, not-tag }` or id."""
        if isinstance(value, (str, list)):
            value = {"type": value}
        if not self.table(value, path):
            return 0
        out = (1 << len(self.r.names["building"])) - 1
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "type":
                out &= sum(1 << self.number_of("building", n, p) for n in names)
            elif key in ("tag", "not-tag"):
                mask = 0
                for tag in names:
                    if tag not in self.r.type_tag_masks:
                        self.unknown(str(tag), "unknown-tag", p, self.r.type_tag_masks)
                    mask |= self.r.type_tag_masks.get(tag, 0)
                out &= mask if key == "tag" else ~mask
            else:
                self.unknown(key, "unknown-selector-key", p, ["type", "tag", "not-tag"])
        return out

    def unit_filter(self, value: Any, path: tuple[Any, ...]) -> tuple[tuple[int, ...], int, bool]:
        """Kinds by `{ unit, tag, not-tag, moves }` (or id), with `at-least` and `alone`."""
        if isinstance(value, str):
            value = {"unit": value}
        if not self.table(value, path):
            return (), 1, False
        r = self.r
        kinds = [k for k in range(len(r.names["unit"])) if r.is_unit[k]]
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "unit":
                numbers = [self.number_of("unit", n, p) for n in names]
                kinds = [k for k in range(len(r.names["unit"])) if k in numbers]
            elif key in ("tag", "not-tag"):
                for tag in names:
                    if tag not in r.unit_tags:
                        self.unknown(str(tag), "unknown-tag", p, r.unit_tags)
                want = key == "tag"
                pool = range(len(r.names["unit"])) if want and any(t in r.piece_tags for t in names) else kinds
                kinds = [k for k in pool if bool(set(names) & r.tags_of_unit[k]) == want]
            elif key == "moves":
                kinds = [k for k in kinds if r.moves[k]]
            elif key in ("at-least", "alone", "owner"):
                continue
            else:
                self.unknown(key, "unknown-selector-key", p, ["unit", "tag", "not-tag", "at-least", "alone"])
        return tuple(kinds), int(value.get("at-least", 1)), bool(value.get("alone", False))

    def zones(self, name: Any, path: tuple[Any, ...]) -> list[int]:
        found = self.r.zone_groups.get(name) if isinstance(name, str) else None
        if found is None:
            self.unknown(str(name), "unknown-id", path, self.r.zone_groups, "zone")
            return []
        return list(found)

    def held(self, value: Any, path: tuple[Any, ...]) -> Callable[[M, list[Any]], Any]:
        """Cards in front of a faction."""
        if value == "mine":
            return lambda m, f: m.s.zones[m.t.z_hand + f[SUBJECT]] + m.s.zones[m.t.z_secret + f[SUBJECT]]
        if value == "anyone":
            return lambda m, f: [card for g in range(m.t.F) for card in m.s.zones[m.t.z_hand + g]]
        if value in ("enemy", "ally"):
            enemy = value == "enemy"

            def others(m: M, f: list[Any]) -> list[int]:
                side = m.t.side_of[f[SUBJECT]]
                return [
                    card
                    for g in range(m.t.F)
                    if g != f[SUBJECT] and (m.t.side_of[g] != side) == enemy
                    for card in m.s.zones[m.t.z_hand + g]
                ]

            return others
        ref = self.ref(value, path, "faction")
        return lambda m, f: m.s.zones[m.t.z_hand + ref(m, f)]

    def counter(self, name: Any, path: tuple[Any, ...]) -> tuple[int, str]:
        i = self.number_of("counter", name, path)
        return i, (self.r.counters[i].per if self.r.counters else "game")

    def option(self, name: Any, path: tuple[Any, ...]) -> Any:
        if name not in self.r.options:
            self.unknown(str(name), "unknown-option", path, self.r.options)
            return 0
        return self.r.options[name]

    # -- problems ------------------------------------------------------------------------------------------------

    def problem(self, code: str, path: tuple[Any, ...], **args: Any) -> None:
        if code == "missing-key":
            args.setdefault("table", label(path))
        self.problems.add(code, self.source, path, **args)

    def unknown(self, name: str, code: str, path: tuple[Any, ...], valid: Iterable[str], kind: str = "") -> None:
        """Report a name that there is not, with the nearest one; `kind` is what it should be the id of."""
        args: dict[str, Any] = {"name": name}
        if code == "unknown-id":
            args["kind"] = kind or label(path)
        elif code == "unknown-key":
            args["table"] = label(path[:-1])
        elif code == "unknown-selector-key":
            args["sort"] = label(path[:-1])
        self.problems.add(code, self.source, path, nearest=nearest(name, list(valid)), **args)

    def table(self, tree: Any, path: tuple[Any, ...]) -> bool:
        if isinstance(tree, dict):
            return True
        self.problem("wrong-type", path, expected="table", found=shape_of(tree))
        return False

    def one_of(self, value: Any, allowed: Sequence[str], path: tuple[Any, ...]) -> None:
        if value not in allowed:
            near = nearest(str(value), list(allowed))
            expected = " | ".join(map(written, allowed))
            self.problems.add("wrong-value", self.source, path, nearest=near, expected=expected, found=written(value))

    def size(self, kind: str) -> int:
        return len(self.r.names[kind])


def _ends(node: Any) -> bool:
    """Whether a verb surely ends the game, so that nothing after it in its list can happen."""
    verb = VERBS.get(node["do"]) if isinstance(node, dict) and isinstance(node.get("do"), str) else None
    return verb is not None and verb.ends and "when" not in node


def _battle(field: int) -> Callable[[M, list[Any]], int]:
    return lambda m, f: m.s.cells[m.t.o_battle + field]


REFS: dict[str, Callable[[M, list[Any]], Any]] = {
    "self": lambda m, f: f[SELF],
    "mine": lambda m, f: f[SUBJECT],
    "owner": lambda m, f: f[SUBJECT],
    "actor": lambda m, f: f[ACTOR],
    "active": lambda m, f: m.s.ints[m.t.i_active],
    "mover": lambda m, f: m.cx.mover,
    "attacker": _battle(1),
    "defender": _battle(2),
    "here": here_of,
}

# what the parameters of programs and moments are
PARAMETER_SORTS = {
    "it": "card",
    "area": "area",
    "loser": "faction",
    "taker": "faction",
    "faction": "faction",
    "god": "god",
    "card": "card",
    "unit": "unit",
    "site": "site",
}
