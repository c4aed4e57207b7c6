"""Abilities of cards, gods and buildings: lines of the own turn, of windows, and powers used inside an event."""

from __future__ import annotations

from typing import Any

from ..operations.line import Line
from ..operations.operation import End, Op
from ..operations.ordering import Run
from ..operations.paying import Spend
from ..operations.runner import Runner
from ..plain.domains import NONE, One
from ..plain.masks import bits
from ..rules.buildings import own_sites
from ..rules.figures import place_of, put_card
from ..rules.news import tell
from ..rules.whereabouts import BUILDING, FIGURE, GOD, HELD
from ..state import Frame
from ..state.book import Test
from ..state.position import Position
from ..words.registry import MOMENTS
from .conditions import reasons
from .effects import Compiler
from .lines import god_mask

__all__ = ["AtBuilding", "Leave", "compile_abilities"]

#: The keys of an ability that is not a card's.
OF_ALL = ("use", "at", "price", "when", "effect", "on", "limit", "cite")


class Leave(Op):
    """The card leaves first: that is the price of its power (B22.6). Possible only if the power then does something."""

    __slots__ = ("is_unit", "zone")
    change = True

    def __init__(self, zone: int, is_unit: bool) -> None:
        super().__init__()
        self.zone = zone
        self.is_unit = is_unit

    def run(self, m: Runner, f: Frame) -> int:
        if self.is_unit:
            tell(m, "hero-sacrificed", f.subject, f.source)
        f.here = place_of(m, f.source)  # `here` stays where the figure stood (B23.9, H9.4)
        put_card(m, f.source, self.zone)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        if not self.is_unit:
            return self.can_next(m, f)
        card = f.source
        f.here = place_of(m, card)
        return m.try_out(lambda: put_card(m, card, self.zone), lambda: self.can_next(m, f))


class AtBuilding(Op):
    """One of the faction's buildings whose ability is used; of several which one is asked. It is `self` and `here`."""

    __slots__ = ("kind",)
    change = False

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind
        self.prompt = "choose-building"

    def sites(self, m: Runner, f: Frame) -> list[int]:
        """Where the rest of the clause is possible."""
        ops, place = m.library.programs[f.program].ops, f.place
        found = []
        for site in having(m, f.subject, self.kind):
            self._at(m, f, site)
            f.place = self.next
            if ops[self.next].can(m, f):
                found.append(site)
        f.place, f.source, f.here = place, NONE, NONE
        return found

    def _at(self, m: Runner, f: Frame, site: int) -> None:
        f.source, f.here = -2 - site, m.t.site_area[site]

    def domain(self, m: Runner, f: Frame) -> One:
        return One("building", self.sites(m, f.clone()))

    def run(self, m: Runner, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f), self.who(m, f))

    def can(self, m: Runner, f: Frame) -> bool:
        return bool(self.sites(m, f))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        self._at(m, f, value)
        return self.next


def having(m: Position, f: int, kind: int) -> list[int]:
    """The sites of the faction's buildings that have the powers of a type."""
    s, powers = m.s, m.r.has_powers
    return [site for site in bits(own_sites(m, f) & s.occupied) if powers[s.built[site] - 1] >> kind & 1]


class HasBuilding:
    """Does the subject have such a building, and does the condition of its ability hold?"""

    __slots__ = ("kind", "when")

    def __init__(self, kind: int, when: Test | None) -> None:
        self.kind = kind
        self.when = when

    def __call__(self, m: Position, f: Frame) -> bool:
        return bool(having(m, f.subject, self.kind)) and (self.when is None or self.when(m, f))


class HasGod:
    """Is it the subject's turn with this god, and does the condition of its ability hold?"""

    __slots__ = ("card", "when")

    def __init__(self, card: int, when: Test | None) -> None:
        self.card = card
        self.when = when

    def __call__(self, m: Position, f: Frame) -> bool:
        mine = m.s.god == self.card and m.s.active == f.subject
        return mine and (self.when is None or self.when(m, f))


def compile_abilities(r: Any, c: Compiler) -> None:
    """All abilities: of cards, of the gods in their turns, of buildings for who has one."""
    seen: set[int] = set()
    for card in range(r.n_cards):
        kind, d, _ = r.cards[card]
        if id(d) in seen:
            continue
        seen.add(id(d))
        source = GOD if kind == "god" else FIGURE if r.kind_of_card[card] >= 0 else HELD
        for i, a in enumerate(d.ability):
            _ability(r, c, d, a, source, card, (*d.origin.path, "ability", i))
    for number, d in enumerate(r.types):
        for i, a in enumerate(d.ability):
            _ability(r, c, d, a, BUILDING, number, (*d.origin.path, "ability", i))


def _ability(r: Any, c: Compiler, d: Any, a: Any, source: int, ref: int, path: tuple[Any, ...]) -> None:
    """One ability of a card, a god or (`ref`: its type) a building."""
    c.source, c.cite = d.origin.source, a.cite or d.cite
    of_card = source in (FIGURE, HELD)
    if not of_card:
        for key in ("god", "copies", "leaves"):  # only cards lie before somebody, and can go elsewhere
            if getattr(a, key) is not None:
                c.unknown(key, "unknown-key", (*path, key), sorted(OF_ALL))
    if a.on is not None:
        trigger = r.add_trigger(c, d, _Instead(a), source, ref, path)
        if trigger is not None:
            trigger.copied = of_card
        return
    if a.copies is not None and of_card:
        r.copiers[ref] = tuple(c.zones(a.copies.get("zone"), (*path, "copies", "zone")))
        effect: list[Any] = [
            {"do": "choose", "card": {**a.copies, "able": a.use}, "as": "model", "prompt": "copy-ability"},
            {"do": "run", "ability": a.use, "of": "model"},
        ]
    else:
        effect = a.effect
    inner = c.program(f"{d.id}/{a.use}", effect, d.origin, (*path, "effect"), targets=True, cite=a.cite or d.cite)
    when = c.condition(a.when, (*path, "when")) if a.when is not None else None
    if of_card:
        r.abilities[(ref, a.use)] = (inner.number, when)
    _line(r, c, d, a, source, ref, inner.number, when, path)


class _Instead:
    """An ability used inside an event, as a trigger."""

    def __init__(self, a: Any) -> None:
        self.on = a.on
        self.stage = "instead"
        self.rank = 5
        self.when = a.when
        self.effect = a.effect
        self.cite = a.cite


def _line(
    r: Any, c: Compiler, d: Any, a: Any, source: int, ref: int, inner: int, when: Any, path: tuple[Any, ...]
) -> None:
    line = Line(len(r.lines), f"{d.id}/{a.use}", f"{a.use} {d.id}")
    r.lines.append(line)
    line.cite = a.cite or d.cite
    line.when = when
    line.reasons = reasons(c, a.when, (*path, "when"))
    line.limit = a.limit
    if a.price:
        c.source = d.origin.source
        line.price = c.number(a.price, (*path, "price"))
        line.fixed = a.price if isinstance(a.price, int) else -1
    ops: list[Op] = [Spend(line)]
    if source == BUILDING:
        line.building = ref
        line.when = HasBuilding(ref, when)
        line.limit = 1 if a.limit is None else a.limit
        ops.insert(0, AtBuilding(ref))
    elif source == GOD:
        line.when = HasGod(ref, when)
    else:
        line.card = ref
        line.limit = r.card_kinds[r.cards[ref][0]].uses if a.limit is None else a.limit
        if a.leaves:
            zone = (c.zones(a.leaves, (*path, "leaves")) or [1])[0]
            ops.append(Leave(zone, r.hero_card[ref]))
    p = c.program(line.name, [], d.origin, path, line=None, cite=line.cite)
    ops.append(Run(lambda m, f: inner, [], None, inner))
    ops.append(End())
    for at, op in enumerate(ops):
        op.next = at + 1
        op.cite = line.cite
    p.ops[:] = ops
    if source in (GOD, BUILDING):
        line.anytime = True  # in a window, too, it leaves the mandatory actions of the turn as they are
        p.cause = f"god-{d.id}" if source == GOD else f"building-{d.id}"
    line.program = p.number
    if a.at is not None:
        if a.at not in MOMENTS:
            c.unknown(a.at, "unknown-moment", (*path, "at"), MOMENTS)
        r.window_lines.setdefault(a.at, []).append(line.number)
    if a.at is None or a.use == "anytime":
        line.anytime = True
        line.god_mask = 1 << ref if source == GOD else god_mask(r, c, a.god, d.origin)
        r.common_lines.append(line.number)
