"""Operations of the core programs for standing rules and for pieces whose time is over."""

from __future__ import annotations

from ..plain.asking import Ask
from ..plain.domains import NONE, One
from ..plain.refusals import Refusal
from ..rules.figures import keep_piece, put_card
from ..state import Frame
from .firing import candidates
from .operation import Op
from .replacing import Replacing
from .runner import Runner

__all__ = ["ChooseRule", "Expire"]


class ChooseRule(Op):
    """A standing rule applies; of several at once their faction chooses the first (B19.10, L15.6)."""

    __slots__ = ()
    change = True

    def domain(self, m: Runner, f: Frame) -> One:
        _, found = candidates(m)
        return One("rule", found)

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d, self.who(m, f)) if d.count else self.next

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        m.push(m.r.rules[value].program, f.subject, f.actor)
        return self.next

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        # a rule that does not hold now: it says itself what for
        return Refusal("condition", m.r.rules[value].cite or self.cite)


class Expire(Replacing):
    """A piece leaves because its time is over, unless its owner has something to keep it with (H11.2 U2)."""

    __slots__ = ()
    change = True
    none_word = "let-go"

    def __init__(self) -> None:
        super().__init__("piece-expires")

    def asked(self, m: Runner, f: Frame) -> Ask:
        return Ask(card=f.source, area=f.here)

    def given(self, m: Runner, f: Frame) -> list[int]:
        return [f.source]

    def card(self, f: Frame) -> int:
        return f.source

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d, f.subject) if d.count > 1 else self.answer(m, f, NONE)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        card = f.source
        if value == NONE:
            put_card(m, card, m.r.home_discard[card])
        else:
            trigger = m.r.instead[self.moment][value]
            keep_piece(m, card)
            m.push(trigger.program, f.subject, f.actor, card, -1, (card,))
        return self.next
