"""Menu lines: what a turn or a window offers, with its price, limit and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..plain.domains import NONE
from ..plain.refusals import Refusal
from ..rules import pieces
from ..rules.goods import gold
from ..rules.naming import building_id, card_id, faction_id
from ..rules.rounds import SKIPPED, note_use, skip_lines
from ..rules.whereabouts import holder
from ..state import Frame
from .choosing import NEVER, Choose
from .lacking import lacking
from .line import Line
from .operation import Change, Op
from .paying import Spend
from .runner import Runner, Test
from .script import Library

__all__ = [
    "holds_ability",
    "is_able",
    "line_price",
    "lines_of",
    "link_line",
    "menu_of",
    "offered",
    "use_line",
    "why_not_card",
    "why_not_line",
]


RISING: Final = -2  # instead of a price: one more than was paid last in this turn


def quick_test(op: Op) -> Test | None:
    """What `can` of an operation comes down to; None where it always can."""
    if isinstance(op, Change) and type(op).can is Change.can:
        return op.test
    if isinstance(op, Choose) and op.check == NEVER:
        return op.select.some
    return op.can


def link_line(line: Line, r: Library) -> None:
    """Look ahead into the program of a line, so that the menu need not."""
    program = r.programs[line.program]
    if line.limit is not None:
        line.most = line.limit
    if line.prices:
        line.most = min(line.most, len(line.prices))
    elif line.rising:
        line.fixed = RISING
    elif line.price is None:
        line.fixed = 0
    ops = program.ops
    # the menu has compared the price with the purse already
    line.start = ops[0].next if isinstance(ops[0], Spend) else 0
    line.test = quick_test(ops[line.start])
    line.blank = (-1,) * program.size


def offered(m: Runner, numbers: Sequence[int], f: int, held: bool = False) -> list[int]:
    """Those of these lines that can be used now; `held`: the faction is known to have the cards of them."""
    s, t, rows = m.s, m.t, m.library.rows
    god = s.god
    have = s.gold[t.purse_of[f]]
    out = []
    frame = Frame(-1, 0, f, f)
    for n in numbers:
        most, price, prices, card, program, start, blank, when, test = rows[n]
        uses = s.used[n]
        if uses >= most:
            continue
        if card < 0:
            card = god
        elif not held and not holds_ability(m, f, card):
            continue
        if prices:
            price = prices[uses]
        elif price < 0:
            price = s.rising + 1 if price == RISING else _price(m, n, f, card)
        if price > have:
            continue
        frame.program, frame.place, frame.source, frame.here = program, start, card, -1
        frame.bound, frame.groups = [*blank], ()
        if when is not None and not when(m, frame):
            continue
        if test is None or test(m, frame):
            out.append(n)
    return out


def _price(m: Runner, n: int, f: int, card: int) -> int:
    """The price of a line for which the board must be asked."""
    line = m.library.lines[n]
    return line.price_of(m, Frame(line.program, line.start, f, f, card, -1, [*line.blank]))


def line_price(m: Runner, f: int, n: int) -> int | None:
    """What a use of the line costs now, whatever it is used on."""
    line = m.library.lines[n]
    if not line.flat:
        return None
    return line.nth(m, Frame(line.program, line.start, f, f, line.card, -1, [*line.blank]), 0)


def lines_of(m: Runner, f: int) -> list[int]:
    """The lines that the running turn could have: those of its god, of modules, and of the faction's cards."""
    god = m.s.god
    free, paid = m.library.god_lines.get(god, ((), ()))
    return [*free, *paid, *_common(m, god), *_of_cards(m, f, god)]


def holds_ability(m: Runner, f: int, card: int) -> bool:
    """The card lies in front of the faction, is not retired, and its figure (if it has one) is on the board."""
    t = m.t
    place = m.s.where[card] - f
    if (place != t.z_hand and place != t.z_secret) or m.s.retired[card]:
        return False
    k = m.r.kind_of_card[card]
    return k < 0 or pieces.find(m, k) >= 0


def menu_of(m: Runner, f: Frame) -> tuple[list[int], bool]:
    """The lines of the running turn, and whether one of them must be taken."""
    s, t, r = m.s, m.t, m.library
    me = f.subject
    god = s.god
    free, paid = r.god_lines[god]
    own: list[int] = []
    if s.zones[t.hands[me]] or s.zones[t.secrets[me]]:
        own = _of_cards(m, me, god)
    if free:
        lines = r.lines
        undone = [n for n in free if not s.used[n]]
        must = offered(m, undone, me) if undone else undone
        if must:
            anytime = [n for n in (*_common(m, god), *own) if lines[n].anytime]
            return must + offered(m, anytime, me, True) if anytime else must, True
    return offered(m, (*paid, *_common(m, god), *own), me, True), False


def _common(m: Runner, god: int) -> list[int]:
    """Lines of modules that belong to no god and no card."""
    r = m.library
    out: list[int] | None = r.plain_lines.get(god)
    if out is None:
        lines = r.lines
        out = [n for n in r.common_lines if lines[n].card < 0 and lines[n].god_mask >> god & 1]
        r.plain_lines[god] = out
    return out


def _of_cards(m: Runner, f: int, god: int) -> list[int]:
    """Lines of the cards the faction holds and can use."""
    s, t, r = m.s, m.t, m.library
    table = r.card_lines.get(god)
    if table is None:
        mine = [(card, [n for n in lines if r.lines[n].god_mask >> god & 1]) for card, lines in r.lines_of_card.items()]
        table = r.card_lines[god] = {card: lines for card, lines in mine if lines}
    own: list[int] = []
    for card in s.zones[t.hands[f]] + s.zones[t.secrets[f]]:
        if card in table and (r.kind_of_card[card] < 0 or holds_ability(m, f, card)):
            own += table[card]
    own.sort()
    return own


def use_line(m: Runner, f: int, number: int) -> None:
    line = m.library.lines[number]
    me = line.card if line.card >= 0 else m.s.god
    if line.must:
        # done, even if it ends without a change: a building may be declined (B13.1)
        note_use(m, line.number, line.rising)
    elif not line.anytime and line.card < 0:
        # the mandatory actions come first: what could not be done then is skipped for good (B11.2, B11.4)
        skip_lines(m, m.library.god_lines.get(m.s.god, ((), ()))[0])
    m.push(line.program, f, f, me)


def is_able(m: Runner, card: int, name: str, f: Frame) -> bool:
    """Could the ability of this card be used by the subject, as if it were its own?"""
    found = m.library.abilities.get((card, name))
    if found is None:
        return False
    program, when = found
    p = m.library.programs[program]
    frame = Frame(program, 0, f.subject, f.subject, f.source, -1, [-1] * p.size)
    return (when is None or when(m, frame)) and bool(p.ops[0].can(m, frame))


def why_not_line(m: Runner, f: Frame, value: int) -> Refusal:
    """Why this line is not offered."""
    found = _why_not_line(m, f, value)
    if 0 <= value < len(m.library.lines):
        line = m.library.lines[value]
        return found.cited(line.cite, line.cites, m.t.cites)
    return found


def _why_not_line(m: Runner, f: Frame, value: int) -> Refusal:
    if value == NONE:
        return Refusal("not-now", m.library.programs[f.program].cite)  # the mandatory actions come first
    if not 0 <= value < len(m.library.lines):
        return Refusal("not-offered", m.library.programs[f.program].cite)
    line, me = m.library.lines[value], f.subject
    god = m.s.god
    free, paid = m.library.god_lines.get(god, ((), ()))
    if value not in free and value not in paid and value not in m.library.common_lines:
        # another god's: the rule of this one does not give it (B11.7)
        return Refusal("not-now", m.r.cards[god][1].cite if god >= 0 else line.cite)
    if m.s.used[value] == SKIPPED:
        return Refusal("not-now", line.cite)
    card = line.card if line.card >= 0 else god
    frame = Frame(line.program, 0, me, me, card, -1, [*line.blank])
    if line.limit is not None and m.s.used[value] >= line.limit:
        return Refusal("used-up", line.cite)
    if line.card >= 0 and not holds_ability(m, me, line.card):
        return Refusal("not-yours", line.cite, owner=faction_id(m, holder(m, line.card)))
    if line.god_mask >= 0 and (god < 0 or not line.god_mask >> god & 1):
        # with another god only; the rule about when says so, where it is one of its own (B22.7)
        return Refusal("forbidden", line.reasons[0][1] if line.reasons else line.cite, by=card_id(m, god))
    if not line.must and not line.anytime and god >= 0 and menu_of(m, f)[1]:
        return Refusal("not-now", m.library.programs[f.program].cite)  # the mandatory actions come first (B11.2)
    if line.when is not None and not line.when(m, frame):
        for test, cite in line.reasons:
            if not test(m, frame):
                return Refusal("not-now", cite)
        by = building_id(m, line.building) if line.building >= 0 else card_id(m, line.card)
        return Refusal("condition", line.cite, by=by)
    price = line.nth(m, frame, 0)
    if price == 9999:
        return Refusal("used-up", line.cite)
    if price > gold(m, me):
        return Refusal("cannot-pay", line.cite, price=price, gold=gold(m, me))
    ops = m.library.programs[line.program].ops
    if not ops[0].can(m, frame):
        return lacking(m, line.program, frame) or Refusal("no-target", line.cite)
    return Refusal("not-now", line.cite)


def why_not_card(m: Runner, me: int, value: int, cite: str, lines: Sequence[int]) -> Refusal:
    """Why a card's line is not offered in a window, whose lines these are."""
    line = m.library.lines[value]
    if line.card < 0 and value not in lines:
        return Refusal("not-now", cite)  # an action of the turn
    if line.card >= 0 and not holds_ability(m, me, line.card):
        return Refusal("not-yours", line.cite, owner=faction_id(m, holder(m, line.card)))
    if value not in lines:
        return Refusal("not-now", line.cite)  # its own moment comes, or was
    frame = Frame(line.program, 0, me, me, line.card, -1, [*line.blank])
    if line.when is not None and not line.when(m, frame):
        return Refusal("condition", line.cite, by=card_id(m, line.card))
    return lacking(m, line.program, frame) or Refusal("no-target", line.cite)
