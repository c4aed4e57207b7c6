"""The compiler of effects: it turns trees of verbs into flat programs, and names into numbers, and locates mistakes.

One `Compiler` serves a whole ruleset. While it compiles a program it keeps its operations, its bindings (name -> slot
and sort), and the price line that must be paid before the first change (`spend`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.operations.choices import Choose
from cyclades_core.engine.operations.control_flow import Branch, First
from cyclades_core.engine.operations.operation import Change, End, If, Op
from cyclades_core.engine.operations.payments import Spend
from cyclades_core.engine.operations.programs import Program
from cyclades_core.engine.operations.runner_interface import Test as RunnerTest
from cyclades_core.engine.operations.runner_interface import Work
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import Select
from cyclades_core.engine.values.refusals import CASES, CODES

from ..toml import ContentFile, Origin, Problems, label, nearest
from ..toml.value_shapes import shape_of, written
from ..vocabulary import area_keys, conditions, numbers, thing_keys  # noqa: F401  (they register words)
from ..vocabulary.area_selectors import AREA_KEYS, AreaSelect
from ..vocabulary.bindings import (
    AREAS,
    NAME_KINDS,
    NAMES,
    Reader,
    alone,
    always,
    area_of,
    bound_at,
    kind_of,
    members_at,
    site_of_source,
    type_at,
)
from ..vocabulary.compiler_interface import Maker
from ..vocabulary.parameter_types import AREA, FACTION, TEXT, TYPE, UNIT_KIND, Misfit, Shape
from ..vocabulary.registry import COMMON, PARAMETER_KINDS, SELECTORS, SORTS, VERBS, Verb, VocabularyWord
from ..vocabulary.selector_parts import Among, From
from ..vocabulary.thing_selectors import selector
from ..vocabulary.word_checks import check_arguments, checked
from .binding_kinds import EFFECT, NOTHING, SUBJECT, WHERE, Given, ParameterKind, PlaceNeed, check_calls, parameter

if TYPE_CHECKING:
    from .ruleset import Ruleset

__all__ = ["Compiler"]

#: Codes of names that are told all, if they are few: keys, and words of a list that no document is at hand for.
LISTED = ("unknown-key", "unknown-moment", "unknown-quantity", "unknown-selector-key", "unknown-binding")

# what the compiler keeps about the program it is at
_OF_PROGRAM = "source targets cite ops slots sorts spend empties room name program_number used bound me".split()


class Compiler(Maker):
    """The compiler of one ruleset, the `book`, whose things have their numbers already. It collects problems."""

    book: Ruleset

    def __init__(self, book: Ruleset, problems: Problems) -> None:
        self.book = book
        self.problems = problems
        self.source: ContentFile | None = None
        self.targets = False
        self.cite = ""
        self.ops: list[Op] = []
        self.slots: dict[str, int] = {}
        self.sorts: dict[str, str] = {}
        self.used: set[str] = set()
        self.bound: dict[str, tuple[Any, ...]] = {}
        self.spend: Any = None
        self.empties: list[list[Choose | Branch | First]] = []
        self.room = 0
        self.name = ""
        self.program_number = 0
        #: Keys that may stand beside those of the verb at this place: a line of a menu is its verb with a price.
        self.beside: tuple[tuple[Any, ...], tuple[str, ...]] = ((), ())
        self.me = NOTHING  # the kind of `self`
        self.subject = "faction"  # what an effect acts for: a faction, or nothing
        self.where = EFFECT  # where it runs
        self.parameters: dict[str, ParameterKind] = {}  # of programs, where only the calls know the kind
        self.misread: set[tuple[int, tuple[Any, ...]]] = set()  # where a wrong kind was reported

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
        front: tuple[Any, ...] | None = None,
        me: str = "",
    ) -> Program:
        """Compile an effect into a new program. `inherit` keeps the bindings of the program being compiled.

        `me` is the kind of `self`. Without it, `self` is what it was.
        `shift`: so many verbs at its front are ours and do not stand in the file; `front` is what they are made of.
        """
        saved = (self.source, self.targets, self.cite, self.ops, self.slots, self.sorts)
        saved2 = (self.spend, self.empties, self.room, self.name, self.used, self.bound, self.me, self.program_number)
        self.me = me or self.me
        self.used, self.bound = set(), {}
        out = Program(len(self.book.programs), name)
        self.book.programs.append(out)
        out.hold, out.cite = hold, cite or self.cite
        if origin is not None:
            self.source = origin.source
        out.place = None if self.source is None else Origin(self.source, path)
        self.targets = targets or (inherit and self.targets)
        self.cite = out.cite
        self.ops, self.spend, self.empties, self.name, self.program_number = out.ops, line, [], name, out.number
        if inherit:
            self.slots, self.sorts = dict(self.slots), dict(self.sorts)
            self.room = max((i + 1 for i in self.slots.values()), default=0)
        else:
            self.slots, self.sorts, self.room = {}, {}, 0
        for take in takes:
            bound, sort = take if isinstance(take, tuple) else (take, self.parameter_kind(name, take))
            self._hide(bound)
            self.slot(bound, sort)
        out.takes = tuple(t if isinstance(t, str) else t[0] for t in takes)
        self.body(effect, path, single, shift, front)
        for bound, where in self.bound.items():
            if bound not in self.used and not self.problems:  # what reads it may be what could not be compiled
                self.problems.add("unused-binding", self.source, (*where, "as"), severity="warning", name=bound)
        if self.spend is not None:
            self._add(Spend(self.spend))
        self._add(End())
        out.size = self.room
        out.about = tuple(
            (name, at, self.sorts[name])
            for name, at in self.slots.items()
            if not str(name).startswith("$") and self.sorts.get(name) in ABOUT
        )
        out.card_slots = tuple(at for name, at in self.slots.items() if self.sorts.get(name) in ("card", "cards"))
        self.source, self.targets, self.cite, self.ops, self.slots, self.sorts = saved
        inside = self.used
        (self.spend, self.empties, self.room, self.name, self.used, self.bound, self.me, self.program_number) = saved2
        self.used |= inside  # what the body of an `each` reads, its surroundings have bound
        return out

    def body(
        self,
        effect: Any,
        path: tuple[Any, ...],
        single: bool = False,
        shift: int = 0,
        front: tuple[Any, ...] | None = None,
    ) -> None:
        """Compile a list of verbs in place. A `choose` without candidates skips to its end.

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
            where = (front or path) if i < shift else path if single else (*path, i - shift)
            if over:
                self.problems.add("unreachable-effect", self.source, where, severity="warning")
            self.guard(self._verb, node, where)
            over = over or _ends(node)
        for op in self.empties.pop():
            op.empty = len(self.ops)

    def guard(self, compile: Callable[[Any, tuple[Any, ...]], Any], tree: Any, path: tuple[Any, ...]) -> Any:
        """Compile a part. A value that a word does not take becomes a problem of the content, at its place.

        Only that: what else goes wrong is a fault of the code, and nobody's content is blamed for it.
        """
        before = {name: getattr(self, name) for name in _OF_PROGRAM}
        depth = len(self.empties)
        try:
            return compile(tree, path)
        except Misfit as misfit:
            # whatever was being compiled inside is given up
            for name, value in before.items():
                setattr(self, name, value)
            del self.empties[depth:]
            self.misfit(misfit)
            return None

    def _verb(self, node: Any, path: tuple[Any, ...]) -> None:
        if not self.table(node, path):
            return
        name = node.get("do")
        if name is None:
            self.problem("missing-key", path, name="do")
            return
        verb = VERBS.get(name) if isinstance(name, str) else None
        if verb is None:
            self.unknown(name, "unknown-verb", (*path, "do"), VERBS)
            return
        taken_for: set[str | None] = set()
        known = list(dict.fromkeys([*verb.params, *COMMON, *(self.beside[1] if path == self.beside[0] else ())]))
        for key in node:
            if key not in verb.params and key not in COMMON:
                self.unknown(key, "unknown-key", (*path, key), known)
                taken_for.add(nearest(key, known))
        for key in verb.required:
            if key not in node:
                if key not in taken_for:  # `form` for `from` is one mistake
                    self.problem("missing-key", path, name=key)
                return
        for key, param in verb.params.items():
            if key in node:
                param.takes.check(node[key], (*path, key))
                self.check_uses(param.takes, node[key], (*path, key))
        self._check_place(verb, node, path)
        if "cite" in node:
            TEXT.check(node["cite"], (*path, "cite"))
        saved, start = self.cite, len(self.ops)
        self.cite = node.get("cite", self.cite)
        if self.source is not None and self.book.programs:
            self.book.programs[self.program_number].verbs.append((start, Origin(self.source, path)))
        if "when" in node:
            test = If(self.condition(node["when"], (*path, "when")))
            self._add(test)
            verb.compile(self, node, path)
            test.other = len(self.ops)
        else:
            verb.compile(self, node, path)
        if "cites" in node:
            cites = self.cites(node["cites"], (*path, "cites"))
            for op in self.ops[start:]:
                op.cites = op.cites or cites
        self.cite = saved

    def _check_place(self, verb: Verb, node: Mapping[str, Any], path: tuple[Any, ...]) -> None:
        """Report a verb that cannot run here: without a faction to act for, or outside of the round or turn."""
        if verb.acts and not ACTORS.intersection(node) and not (verb.name == "repeat" and not node.get("optional")):
            self._expect_here(self.subject, ("faction",), "no-subject", verb.name, (*path, "do"))
        if verb.runs_in:
            self._expect_here(self.where, (verb.runs_in,), "wrong-place", verb.name, (*path, "do"))

    def _expect_here(self, found: str, wanted: tuple[str, ...], code: str, verb: str, path: tuple[Any, ...]) -> None:
        args = {"name": verb} | ({"place": wanted[0]} if code == "wrong-place" else {})
        if found in self.parameters:
            self.parameters[found].needs.append(PlaceNeed(wanted, code, args, self.source, path))
        elif found not in wanted:
            self.problem(code, path, **args)

    def cites(self, tree: Any, path: tuple[Any, ...]) -> dict[str, str]:
        """Return the rules of single refusals, by case or code."""
        if not self.table(tree, path):
            return {}
        known = (*sorted(CODES), *sorted(CASES), *AREA_KEYS, *SELECTORS["card"], *SELECTORS["faction"])
        for key, rule in tree.items():
            if key not in known:
                self.unknown(key, "unknown-key", (*path, key), known)
            elif not isinstance(rule, str):
                self.problem("wrong-type", (*path, key), expected="string", found=shape_of(rule))
        return {key: str(rule) for key, rule in tree.items()}

    def _add(self, operation: Op) -> Op:
        operation.next = len(self.ops) + 1
        operation.cite = self.cite
        self.ops.append(operation)
        return operation

    def add(self, operation: Any, prompt: str = "") -> Any:
        """Append an operation. The price is paid before the first change."""
        if operation.change and self.spend is not None:
            line, self.spend = self.spend, None
            self._add(Spend(line))
        self._add(operation)
        if prompt:
            operation.prompt = prompt
        return operation

    def choose(self, sort: str, select: Any, name: str, prompt: str = "", *, optional: bool = False) -> Choose:
        """Append a question that binds `name`."""
        op = Choose(sort, select, self.slot(name, sort))
        op.optional = (lambda position, frame: True) if optional else None
        self.add(op, prompt or f"choose-{sort}")
        if self.empties:
            self.empties[-1].append(op)
        return op

    def change(self, do: Work, test: RunnerTest | None = None) -> Change:
        """Append a change."""
        check_arguments(self.name, do, "runner, frame")
        return self.add(Change(do, test))

    # -- bindings ------------------------------------------------------------------------------------------------

    def slot(self, name: str, sort: str = "") -> int:
        """Return the place of a binding in the frame, and make one if the name is new.

        A name that is bound again to another kind gets another place: what was compiled before still reads the old one.
        """
        if sort and self.sorts.get(name, sort) != sort:
            self._hide(name)
        if name not in self.slots:
            self.slots[name] = self.room
            self.room += 1
        if sort:
            self.sorts[name] = sort
        return self.slots[name]

    def _hide(self, name: str) -> None:
        """Keep the place of a binding, but free its name for another one."""
        if name in self.slots:
            at = self.slots.pop(name)
            self.slots[f"${name}-{at}"] = at
            self.sorts[f"${name}-{at}"] = self.sorts.pop(name, "")

    def scratch(self, hint: str = "tmp") -> tuple[str, int]:
        """Make a binding that content cannot name. Return its name and its place."""
        name = f"${hint}{self.room}"
        return name, self.slot(name)

    def is_binding(self, name: Any) -> bool:
        return isinstance(name, str) and name in self.slots

    def kind_of(self, name: str) -> str:
        """Return the kind of what a name holds, or the empty text where it is not the name of a binding."""
        if name in self.slots:
            return self.sorts.get(name, "")
        if name in ("mine", "owner"):
            return self.subject
        return self.me if name == "self" else NAME_KINDS.get(name, "")

    def parameter_kind(self, program: str, name: str) -> str:
        """Return the kind of a parameter: known by its name, or decided by the calls."""
        found = PARAMETER_KINDS.get(name)
        if found is None:
            found = parameter(program, name)
            self.parameters.setdefault(found, ParameterKind())
        return found

    def check_uses(self, shape: Shape, value: object, path: tuple[Any, ...]) -> None:
        """Report bindings whose kind does not fit where the value names them."""
        for use in shape.uses(value, path):
            if use.ids and use.name not in self.slots and use.name != "self":
                continue  # an id
            if "area" in use.kinds and use.name in AREAS:
                continue
            self.check_kind(use.name, use.path, use.kinds)

    def check_kind(self, name: str, path: tuple[Any, ...], kinds: Sequence[str]) -> None:
        """Report a binding that is of none of these kinds."""
        found = self.kind_of(name)
        if found in self.parameters and found == self.subject:
            args = {"binding": name, "expected": " | ".join(kinds), "found": NOTHING}
            need = PlaceNeed(("faction",), "wrong-kind", {"name": str(path[-1]), **args}, self.source, path)
            self.parameters[found].needs.append(need)
        elif found in self.parameters:
            self.parameters[found].wanted.append(_plain(kinds) if name != "self" else tuple(kinds))
        elif found and found not in kinds and (id(self.source), path) not in self.misread:
            self.misread.add((id(self.source), path))
            self.problem("wrong-kind", path, binding=name, expected=" | ".join(kinds), found=found)

    def ref(self, name: Any, path: tuple[Any, ...], *kinds: str) -> Reader:
        """Return a function that reads a binding, or one of the names that are always there.

        `kinds` are those that fit. Without them, all fit.
        """
        if isinstance(name, str):
            if kinds:
                self.check_kind(name, path, kinds)
            found = NAMES.get(name)
            if name in self.slots:
                at = self.slots[name]
                self.used.add(name)
                return bound_at(at)
            if name == "self" and self.me == "building":
                return site_of_source
            if found is not None:
                return found
        self.unknown(name, "unknown-binding", path, [*(n for n in self.slots if not n.startswith("$")), *NAMES])
        return always(-1)

    def members(self, name: Any, path: tuple[Any, ...], *kinds: str) -> Callable[[Position, Frame], tuple[int, ...]]:
        """Return a function that reads all numbers of a binding, be it one or a group. `kinds` is as in `ref`."""
        if self.is_binding(name):
            if kinds:
                self.check_kind(name, path, kinds)
            at = self.slots[name]
            self.used.add(name)
            return members_at(at)
        return alone(self.ref(name, path, *kinds))

    def area_ref(self, value: Any, path: tuple[Any, ...]) -> Reader:
        """Return a reader of an area: a binding of any sort that is on the board, `here` or `battle`."""
        if isinstance(value, str) and value in AREAS:
            return AREAS[value]
        return area_of(self._standing(value), self.ref(value, path, *AREA.kinds))

    def unit_ref(self, value: Any, path: tuple[Any, ...]) -> Reader:
        """Return a reader of a kind of unit, by id or by a binding (unit, stack or card)."""
        if self.is_binding(value) or value == "self":
            return kind_of(self._standing(value), self.ref(value, path, *UNIT_KIND.kinds))
        return always(self.number_of("unit", value, path))

    def _standing(self, value: object) -> str:
        """Return the kind by which a binding is converted. `self` of a program is a card, or its calls are wrong."""
        if value == "self" and self.me in self.parameters and not self.is_binding(value):
            return "card"
        return self.kind_of(value) if isinstance(value, str) else ""

    def type_of_binding(self, value: Any, path: tuple[Any, ...]) -> Reader:
        """Return a reader of a building type, by id or by a binding (a type, or a building that has it)."""
        if self.is_binding(value):
            ref = self.ref(value, path, *TYPE.kinds)
            return type_at(ref) if self.kind_of(value) == "building" else ref
        return always(self.number_of("building", value, path))

    def faction_ref(self, value: Any, path: tuple[Any, ...]) -> Reader:
        return self.ref(value, path, *FACTION.kinds)

    def argument(self, program: str, name: str, value: Any, path: tuple[Any, ...]) -> Reader:
        """Return a reader of what a call gives to a parameter: a binding of its kind, a number, or nothing (-1)."""
        kind = self.kind_of(value) if isinstance(value, str) else "number"
        wanted = self.parameter_kind(program, name)
        if value == -1:
            return always(-1)  # nothing of any kind
        if wanted in self.parameters:
            if kind:
                given = Given(kind, value if isinstance(value, str) else "", self.source, path)
                self.parameters[wanted].given.append(given)
        elif isinstance(value, str):
            self.check_kind(value, path, SAME_NUMBERS.get(wanted, (wanted,)))
        elif wanted != "number":
            self.problem("wrong-kind", path, binding="number", expected=wanted, found="number")
        return self.ref(value, path) if isinstance(value, str) else self.number(value, path)

    def call(self, program: str, path: tuple[Any, ...], me: str = "", *, subject: str = "", where: str = "") -> None:
        """Note that a named program runs: `me` is the kind of its `self`, by default that of this one.

        So are `subject`, what it acts for, and `where` it runs.
        """
        name = parameter(program, "self")
        given = Given(me or self.me, "self", self.source, path)
        self.parameters.setdefault(name, ParameterKind()).given.append(given)
        for name, kind in ((SUBJECT, subject or self.subject), (WHERE, where or self.where)):
            given = Given(kind, "", self.source, path)
            self.parameters.setdefault(parameter(program, name), ParameterKind()).given.append(given)

    def check_calls(self) -> None:
        """Report calls of named programs with what the programs cannot use."""
        check_calls(self.parameters, self.problems)

    # -- trees ---------------------------------------------------------------------------------------------------

    def number(self, tree: Any, path: tuple[Any, ...]) -> Reader:
        found = self.guard(lambda tree, path: numbers.number(self, tree, path), tree, path)
        return always(0) if found is None else found

    def condition(self, tree: Any, path: tuple[Any, ...]) -> Callable[[Position, Frame], bool]:
        found = self.guard(lambda tree, path: conditions.condition(self, tree, path), tree, path)
        return (lambda position, frame: True) if found is None else found

    def areas(self, tree: Any, path: tuple[Any, ...]) -> AreaSelect:
        found: AreaSelect | None = self.guard(lambda tree, path: AreaSelect(self, tree, path), tree, path)
        return AreaSelect(self, {}, path) if found is None else found

    def selector(self, sort: str, tree: Any, path: tuple[Any, ...]) -> Select:
        found = self.guard(lambda tree, path: selector(self, sort, tree, path), tree, path)
        return selector(self, sort, {}, path) if found is None else found

    def made(self, word: VocabularyWord, tree: dict[str, Any], path: tuple[Any, ...]) -> Any:
        """Return what a word of a condition, number or selector makes of its value and of its further keys."""
        where = (*path, word.name)
        word.takes.check(tree[word.name], where)
        self.check_uses(word.takes, tree[word.name], where)
        for key, param in word.also.items():
            if key in tree:
                param.takes.check(tree[key], (*path, key))
                self.check_uses(param.takes, tree[key], (*path, key))
        made = word.make(self, tree, tree[word.name], where)
        if isinstance(made, (Among, From)):
            return made
        return checked(word.name, word.make, made, word.group, word.sort)

    def lasting_modifier(self, node: Mapping[str, Any], path: tuple[Any, ...]) -> int:
        return int(self.book.lasting_modifier(self, node, path))

    def sort_in(self, node: Mapping[str, Any], path: tuple[Any, ...], sorts: Iterable[str] = SORTS) -> str:
        """Return which sort key the table holds. Report a table with none or several."""
        found = [s for s in sorts if s in node]
        if len(found) != 1:
            self.problem("missing-key", path, name=" | ".join(sorts))
            return ""
        return found[0]

    # -- ids -----------------------------------------------------------------------------------------------------

    def number_of(self, kind: str, name: Any, path: tuple[Any, ...]) -> int:
        """Return the number of a unit, building, goods, program and so on by its id."""
        table = self.book.numbers[kind]
        found = table.get(name) if isinstance(name, str) else None
        if found is None:
            self.unknown(name, "unknown-id", path, table, kind)
            return 0
        return int(found)

    def cards(self, name: Any, path: tuple[Any, ...], optional: bool = False) -> tuple[int, ...]:
        """Return all cards (copies) with this id."""
        found = self.book.cards_by_id.get(name) if isinstance(name, str) else None
        if not found:
            if not optional:
                self.unknown(name, "unknown-id", path, self.book.cards_by_id, "card")
            return ()
        return tuple(found)

    def card_kind_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for i, kind in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(kind, str) or kind not in self.book.card_kinds:
                self.unknown(kind, "unknown-tag", (*path, i), self.book.card_kinds)
                continue
            out |= self.book.card_kind_masks.get(kind, 0)
        return out

    def card_tag_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for tag in value if isinstance(value, list) else [value]:
            if tag not in self.book.card_tag_masks:
                self.unknown(tag, "unknown-tag", path, self.book.card_tag_masks)
            out |= self.book.card_tag_masks.get(tag, 0)
        return out

    def type_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        """Return a mask of building types, by `{ type, tag, not-tag }` or id."""
        if isinstance(value, (str, list)):
            value = {"type": value}
        if not self.table(value, path):
            return 0
        out = (1 << len(self.book.names["building"])) - 1
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "type":
                out &= sum(1 << self.number_of("building", n, p) for n in names)
            elif key in ("tag", "not-tag"):
                mask = 0
                for tag in names:
                    if tag not in self.book.type_tag_masks:
                        self.unknown(tag, "unknown-tag", p, self.book.type_tag_masks)
                    mask |= self.book.type_tag_masks.get(tag, 0)
                out &= mask if key == "tag" else ~mask
            else:
                self.unknown(key, "unknown-selector-key", p, ["type", "tag", "not-tag"])
        return out

    def unit_filter(self, value: Any, path: tuple[Any, ...]) -> tuple[tuple[int, ...], int, bool]:
        """Return kinds by `{ unit, tag, not-tag, moves }` or id, with `at-least` and `alone`."""
        if isinstance(value, str):
            value = {"unit": value}
        if not self.table(value, path):
            return (), 1, False
        book = self.book
        kinds = [k for k in range(len(book.names["unit"])) if book.is_unit[k]]
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "unit":
                numbers = [self.number_of("unit", n, p) for n in names]
                kinds = [k for k in range(len(book.names["unit"])) if k in numbers]
            elif key in ("tag", "not-tag"):
                for tag in names:
                    if tag not in book.unit_tags:
                        self.unknown(tag, "unknown-tag", p, book.unit_tags)
                want = key == "tag"
                pool = range(len(book.names["unit"])) if want and any(t in book.piece_tags for t in names) else kinds
                kinds = [k for k in pool if bool(set(names) & book.tags_of_unit[k]) == want]
            elif key == "moves":
                kinds = [k for k in kinds if bool(book.moves[k]) == wanted]
            elif key in ("at-least", "alone", "owner"):
                continue
            else:
                self.unknown(key, "unknown-selector-key", p, ["unit", "tag", "not-tag", "at-least", "alone"])
        return tuple(kinds), int(value.get("at-least", 1)), bool(value.get("alone", False))

    def zones(self, name: Any, path: tuple[Any, ...]) -> list[int]:
        found = self.book.zone_groups.get(name) if isinstance(name, str) else None
        if found is None and name in ("hand", "secret"):
            # these are not piles of the table, but cards of a faction
            self.problems.add("unknown-id", self.source, path, nearest='held = "mine"', name=name, kind="zone")
            return []
        if found is None:
            self.unknown(name, "unknown-id", path, self.book.zone_groups, "zone")
            return []
        return list(found)

    def held(self, value: Any, path: tuple[Any, ...]) -> Callable[[Position, Frame], Any]:
        """Return a function that finds the cards in front of a faction."""
        if value == "mine":
            return lambda position, frame: (
                position.state.zones[position.table.hands[frame.subject]]
                + position.state.zones[position.table.secrets[frame.subject]]
            )
        if value == "anyone":
            return lambda position, frame: [
                card for g in range(position.table.n_factions) for card in position.state.zones[position.table.hands[g]]
            ]
        if value in ("enemy", "ally"):
            enemy = value == "enemy"

            def others(position: Position, frame: Frame) -> list[int]:
                side = position.table.side_of[frame.subject]
                return [
                    card
                    for g in range(position.table.n_factions)
                    if g != frame.subject and (position.table.side_of[g] != side) == enemy
                    for card in position.state.zones[position.table.hands[g]]
                ]

            return others
        ref = self.ref(value, path, "faction")
        return lambda position, frame: position.state.zones[position.table.hands[ref(position, frame)]]

    def counter(self, name: Any, path: tuple[Any, ...]) -> tuple[int, str]:
        i = self.number_of("counter", name, path)
        return i, (self.book.counters[i].per if self.book.counters else "game")

    def option(self, name: Any, path: tuple[Any, ...]) -> Any:
        if not isinstance(name, str) or name not in self.book.options:
            self.unknown(name, "unknown-option", path, self.book.options)
            return 0
        return self.book.options[name]

    # -- problems ------------------------------------------------------------------------------------------------

    def problem(self, code: str, path: tuple[Any, ...], **args: Any) -> None:
        if code == "missing-key":
            args.setdefault("table", label(path))
        self.problems.add(code, self.source, path, **args)

    def unknown(self, name: object, code: str, path: tuple[Any, ...], valid: Iterable[str], kind: str = "") -> None:
        """Report an unknown name, with the nearest one. `kind` is what it should be the id of.

        A value that is not a text is no name at all.
        """
        if not isinstance(name, str):
            self.problem("wrong-type", path, expected="string", found=shape_of(name))
            return
        args: dict[str, Any] = {"name": name}
        if code == "unknown-id":
            args["kind"] = kind or label(path)
        elif code == "unknown-key":
            args["table"] = label(path[:-1])
        elif code == "unknown-selector-key":
            args["sort"] = kind or label(path[:-1])
        elif code == "unknown-option":
            args["known"] = " | ".join(valid) or "-"
        names = list(valid)
        listed = names if code in LISTED else ()
        self.problems.add(code, self.source, path, nearest=nearest(name, names), instead=listed, **args)

    def misfit(self, misfit: Misfit) -> None:
        """Report a value that a word does not take, at its place."""
        if misfit.code == "unknown-key":
            self.unknown(misfit.value, "unknown-key", misfit.path, misfit.known)
        elif misfit.code == "missing-key":
            self.problem("missing-key", misfit.path, name=misfit.expected)
        else:
            found = shape_of(misfit.value) if misfit.code == "wrong-type" else written(misfit.value)
            near = nearest(misfit.value, list(misfit.known)) if isinstance(misfit.value, str) else None
            self.problems.add(
                misfit.code, self.source, misfit.path, nearest=near, expected=misfit.expected, found=found
            )

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
        return len(self.book.names[kind])


def _ends(node: Any) -> bool:
    """Return whether a verb surely ends the game, so that nothing after it in its list can happen."""
    verb = VERBS.get(node["do"]) if isinstance(node, dict) and isinstance(node.get("do"), str) else None
    return verb is not None and verb.ends and "when" not in node


# keys of verbs that name the faction that acts
ACTORS = frozenset(("for", "by"))

# bindings that a question may be about
ABOUT = ("area", "building", "card", "faction", "god", "site", "type", "unit", "units")

# kinds that are the same numbers
SAME_NUMBERS = {"site": ("building", "site")}


def _plain(kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds that fit without a conversion. Areas, kinds of units and types are converted by their kind."""
    for kind in ("area", "unit", "type"):
        if kind in kinds:
            return (kind,)
    return tuple(kind for kind in kinds if kind not in ("buildings", "cards"))
