"""Abilities of cards: lines of the own turn, of windows, and powers used inside an event."""

from __future__ import annotations

from typing import Any

from ..operations.line import Line
from ..operations.operation import End, Op
from ..operations.ordering import Run
from ..operations.paying import Spend
from ..operations.runner import Runner
from ..rules.figures import place_of, put_card
from ..rules.news import tell
from ..rules.quantities import FIGURE
from ..state import Frame
from .conditions import reasons
from .effects import Compiler
from .lines import god_mask

__all__ = ["Leave", "compile_abilities"]


class Leave(Op):
    """The card leaves first: that is the price of its power (B22.6). Possible only if the power then does something."""

    __slots__ = ("hero", "zone")
    change = True

    def __init__(self, zone: int, hero: bool) -> None:
        super().__init__()
        self.zone = zone
        self.hero = hero

    def run(self, m: Runner, f: Frame) -> int:
        if self.hero:
            tell(m, "hero-sacrificed", f.subject, f.source)
        f.here = place_of(m, f.source)  # `here` stays where the figure stood (B23.9, H9.4)
        put_card(m, f.source, self.zone)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        if not self.hero:
            return self.can_next(m, f)
        card = f.source
        f.here = place_of(m, card)
        return m.try_out(lambda: put_card(m, card, self.zone), lambda: self.can_next(m, f))


def compile_abilities(r: Any, c: Compiler) -> None:
    """All abilities of all cards."""
    seen: set[int] = set()
    for card in range(r.n_cards):
        kind, d, _ = r.cards[card]
        if id(d) in seen or not hasattr(d, "ability"):
            continue
        seen.add(id(d))
        for i, a in enumerate(d.ability):
            path = (*d.origin.path, "ability", i)
            c.source, c.cite = d.origin.source, a.cite or d.cite
            if a.on is not None:
                spec = _Instead(a)
                trigger = r.add_trigger(c, d, spec, FIGURE, card, path)
                if trigger is not None:
                    trigger.copied = True
                continue
            if a.copies is not None:
                zones = tuple(z for z in c.zones(a.copies.get("zone"), (*path, "copies", "zone")))
                r.copiers[card] = zones
                effect: list[Any] = [
                    {"do": "choose", "card": {**a.copies, "able": a.use}, "as": "model", "prompt": "copy-ability"},
                    {"do": "run", "ability": a.use, "of": "model"},
                ]
            else:
                effect = a.effect
            inner = c.program(
                f"{d.id}/{a.use}", effect, d.origin, (*path, "effect"), targets=True, cite=a.cite or d.cite
            )
            when = c.condition(a.when, (*path, "when")) if a.when is not None else None
            r.abilities[(card, a.use)] = (inner.number, when)
            _line(r, c, card, kind, d, a, inner.number, when, path)


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
    r: Any, c: Compiler, card: int, kind: str, d: Any, a: Any, inner: int, when: Any, path: tuple[Any, ...]
) -> None:
    line = Line(len(r.lines), f"{d.id}/{a.use}", f"{a.use} {d.id}")
    r.lines.append(line)
    line.cite = a.cite or d.cite
    line.card = card
    line.when = when
    line.reasons = reasons(c, a.when, (*path, "when"))
    if a.price:
        c.source = d.origin.source
        line.price = c.number(a.price, (*path, "price"))
        line.fixed = a.price if isinstance(a.price, int) else -1
    p = c.program(line.name, [], d.origin, path, line=None, cite=line.cite)
    ops: list[Op] = []
    spend = Spend(line)
    ops.append(spend)
    if a.leaves:
        zone = (c.zones(a.leaves, (*path, "leaves")) or [1])[0]
        ops.append(Leave(zone, r.hero_card[card]))
    ops.append(Run(lambda m, f: inner, [], None, inner))
    ops.append(End())
    for at, op in enumerate(ops):
        op.next = at + 1
        op.cite = line.cite
    p.ops[:] = ops
    line.program = p.number
    line.limit = r.card_kinds[kind].uses
    if a.at is not None:
        from ..words.registry import MOMENTS

        if a.at not in MOMENTS:
            c.unknown(a.at, "unknown-moment", (*path, "at"), MOMENTS)
        r.window_lines.setdefault(a.at, []).append(line.number)
    if a.at is None or a.use == "anytime":
        line.anytime = True
        line.god_mask = god_mask(r, c, a.god, d.origin)
        r.common_lines.append(line.number)
