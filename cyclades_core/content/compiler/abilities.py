"""Abilities of cards, gods and buildings: lines of the own turn, of windows, and powers used inside an event."""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.operations.control_flow import RunProgram
from cyclades_core.engine.operations.menu_line import MenuLine
from cyclades_core.engine.operations.operation import End, Op
from cyclades_core.engine.operations.payments import Spend
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules.buildings import own_sites
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.figures import place_of, put_card
from cyclades_core.engine.rules.source_places import BUILDING, FIGURE, GOD, HELD
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Test
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.answer_domains import NONE, One
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.limits import NUMBER

from ..vocabulary.conditions import reasons
from ..vocabulary.registry import MOMENTS
from .binding_kinds import kind_of_self
from .effect_compiler import Compiler
from .menu_lines import god_mask

__all__ = ["AtBuilding", "DiscardSource", "compile_abilities"]

#: The keys of an ability that is not a card's.
OF_ALL = ("use", "at", "price", "when", "effect", "on", "limit", "cite")


class DiscardSource(Op):
    """The card leaves first: that is the price of its power (B22.6). Possible only if the power then does something."""

    __slots__ = ("is_unit", "zone")
    change = True

    def __init__(self, zone: int, is_unit: bool) -> None:
        super().__init__()
        self.zone = zone
        self.is_unit = is_unit

    def run(self, runner: Runner, frame: Frame) -> int:
        if self.is_unit:
            tell(runner, "hero-sacrificed", frame.subject, frame.source)
        frame.here = place_of(runner, frame.source)  # `here` stays where the figure stood (B23.9, H9.4)
        put_card(runner, frame.source, self.zone)
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        if not self.is_unit:
            return self.can_next(runner, frame)
        card = frame.source
        frame.here = place_of(runner, card)
        return runner.try_out(lambda: put_card(runner, card, self.zone), lambda: self.can_next(runner, frame))


class AtBuilding(Op):
    """One of the faction's buildings whose ability is used; of several which one is asked. It is `self` and `here`."""

    __slots__ = ("kind",)
    change = False

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.prompt = "choose-building"

    def sites(self, runner: Runner, frame: Frame) -> list[int]:
        """Where the rest of the clause is possible."""
        ops, place = runner.library.programs[frame.program].ops, frame.place
        found = []
        for site in having(runner, frame.subject, self.kind):
            self._at(runner, frame, site)
            frame.place = self.next
            if ops[self.next].can(runner, frame):
                found.append(site)
        frame.place, frame.source, frame.here = place, NONE, NONE
        return found

    def _at(self, runner: Runner, frame: Frame, site: int) -> None:
        frame.source, frame.here = -2 - site, runner.table.site_area[site]

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("building", self.sites(runner, frame.clone()))

    def run(self, runner: Runner, frame: Frame) -> int:
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def can(self, runner: Runner, frame: Frame) -> bool:
        return bool(self.sites(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        self._at(runner, frame, value)
        return self.next


def having(position: Position, faction: int, kind: int) -> list[int]:
    """The sites of the faction's buildings that have the powers of a type."""
    state, powers = position.state, position.book.has_powers
    return [
        site
        for site in bits(own_sites(position, faction) & state.occupied)
        if powers[state.built[site] - 1] >> kind & 1
    ]


class HasBuilding:
    """Does the subject have such a building, and does the condition of its ability hold?"""

    __slots__ = ("kind", "when")

    def __init__(self, kind: int, when: Test | None) -> None:
        self.kind = kind
        self.when = when

    def __call__(self, position: Position, frame: Frame) -> bool:
        return bool(having(position, frame.subject, self.kind)) and (self.when is None or self.when(position, frame))


class HasGod:
    """Is it the subject's turn with this god, and does the condition of its ability hold?"""

    __slots__ = ("card", "when")

    def __init__(self, card: int, when: Test | None) -> None:
        self.card = card
        self.when = when

    def __call__(self, position: Position, frame: Frame) -> bool:
        mine = position.state.god == self.card and position.state.active == frame.subject
        return mine and (self.when is None or self.when(position, frame))


def compile_abilities(book: Any, compiler: Compiler) -> None:
    """All abilities: of cards, of the gods in their turns, of buildings for who has one."""
    seen: set[int] = set()
    for card in range(book.n_cards):
        kind, d, _ = book.cards[card]
        if id(d) in seen:
            continue
        seen.add(id(d))
        source = GOD if kind == "god" else FIGURE if book.kind_of_card[card] >= 0 else HELD
        for i, a in enumerate(d.ability):
            _ability(book, compiler, d, a, source, card, (*d.origin.path, "ability", i))
    for number, d in enumerate(book.types):
        for i, a in enumerate(d.ability):
            _ability(book, compiler, d, a, BUILDING, number, (*d.origin.path, "ability", i))


def _ability(
    book: Any, compiler: Compiler, definition: Any, ability: Any, source: int, ref: int, path: tuple[Any, ...]
) -> None:
    """One ability of a card, a god or (`ref`: its type) a building."""
    compiler.source, compiler.cite = definition.origin.source, ability.cite or definition.cite
    compiler.me = kind_of_self(source)
    of_card = source in (FIGURE, HELD)
    if not of_card:
        for key in ("god", "copies", "leaves"):  # only cards lie before somebody, and can go elsewhere
            if getattr(ability, key) is not None:
                compiler.unknown(key, "unknown-key", (*path, key), sorted(OF_ALL))
    if ability.on is not None:
        trigger = book.add_trigger(compiler, definition, _Instead(ability), source, ref, path)
        if trigger is not None:
            trigger.copied = of_card
        return
    if ability.copies is not None and of_card and not compiler.table(ability.copies, (*path, "copies")):
        return
    if ability.copies is not None and of_card:
        if "zone" not in ability.copies:
            compiler.problem("missing-key", (*path, "copies"), name="zone")
            return
        book.copiers[ref] = tuple(compiler.zones(ability.copies.get("zone"), (*path, "copies", "zone")))
        effect: list[Any] = [
            {"do": "choose", "card": {**ability.copies, "able": ability.use}, "as": "model", "prompt": "copy-ability"},
            {"do": "run", "ability": ability.use, "of": "model"},
        ]
    else:
        effect = ability.effect
    inner = compiler.program(
        f"{definition.id}/{ability.use}",
        effect,
        definition.origin,
        (*path, "effect"),
        targets=True,
        cite=ability.cite or definition.cite,
    )
    when = compiler.condition(ability.when, (*path, "when")) if ability.when is not None else None
    if of_card:
        book.abilities[(ref, ability.use)] = (inner.number, when)
    _line(book, compiler, definition, ability, source, ref, inner.number, when, path)


class _Instead:
    """An ability used inside an event, as a trigger."""

    def __init__(self, ability: Any) -> None:
        self.on = ability.on
        self.stage = "instead"
        self.rank = 5
        self.when = ability.when
        self.effect = ability.effect
        self.cite = ability.cite


def _line(
    book: Any,
    compiler: Compiler,
    definition: Any,
    ability: Any,
    source: int,
    ref: int,
    inner: int,
    when: Any,
    path: tuple[Any, ...],
) -> None:
    line = MenuLine(len(book.lines), f"{definition.id}/{ability.use}", f"{ability.use} {definition.id}")
    book.lines.append(line)
    line.cite = ability.cite or definition.cite
    line.when = when
    line.reasons = reasons(compiler, ability.when, (*path, "when"))
    line.limit = ability.limit
    if ability.price:
        compiler.source = definition.origin.source
        if type(ability.price) is int and ability.price < 0:
            compiler.problem("wrong-value", (*path, "price"), expected=f"0 .. {NUMBER}", found=ability.price)
        line.price = compiler.number(ability.price, (*path, "price"))
        line.fixed = ability.price if isinstance(ability.price, int) else -1
    ops: list[Op] = [Spend(line)]
    if source == BUILDING:
        line.building = ref
        line.when = HasBuilding(ref, when)
        line.limit = 1 if ability.limit is None else ability.limit
        ops.insert(0, AtBuilding(ref))
    elif source == GOD:
        line.when = HasGod(ref, when)
    else:
        line.card = ref
        line.limit = book.card_kinds[book.cards[ref][0]].uses if ability.limit is None else ability.limit
        if ability.leaves:
            zone = (compiler.zones(ability.leaves, (*path, "leaves")) or [1])[0]
            ops.append(DiscardSource(zone, book.hero_card[ref]))
    p = compiler.program(line.name, [], definition.origin, path, line=None, cite=line.cite)
    ops.append(RunProgram(lambda position, frame: inner, [], None, inner))
    ops.append(End())
    for at, op in enumerate(ops):
        op.next = at + 1
        op.cite = line.cite
    p.ops[:] = ops
    if source in (GOD, BUILDING):
        line.anytime = True  # in a window, too, it leaves the mandatory actions of the turn as they are
        p.cause = f"god-{definition.id}" if source == GOD else f"building-{definition.id}"
    line.program = p.number
    if ability.at is not None:
        if ability.at not in MOMENTS:
            compiler.unknown(ability.at, "unknown-moment", (*path, "at"), MOMENTS)
        book.window_lines.setdefault(ability.at, []).append(line.number)
    if ability.at is None or ability.use == "anytime":
        line.anytime = True
        line.god_mask = (
            1 << ref if source == GOD else god_mask(book, compiler, ability.god, definition.origin, (*path, "god"))
        )
        book.common_lines.append(line.number)
