"""Menu lines: what a turn or a window offers, with its price, limit and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules import pieces
from ..rules.event_ids import building_id, card_id, faction_id
from ..rules.goods import gold
from ..rules.rounds import SKIPPED, note_use, skip_lines, tell_skipped
from ..rules.source_places import holder
from ..state import Frame
from ..values.answer_domains import NONE
from ..values.refusals import NOTHING, Refusal
from .choices import NEVER, Choose
from .menu_line import MenuLine
from .operation import Change, Op
from .payments import Spend
from .programs import ProgramLibrary
from .runner_interface import Runner, Test
from .shortfall import lacking

__all__ = [
    "end_menu",
    "holds_ability",
    "is_able",
    "line_price",
    "lines_of",
    "link_line",
    "menu_of",
    "offered",
    "use_line",
    "why_not_begun",
    "why_not_card",
    "why_not_line",
    "wrong_moment",
]


RISING: Final = -2  # instead of a price: one more than was paid last in this turn


def quick_test(operation: Op) -> Test | None:
    """What `can` of an operation comes down to; None where it always can."""
    if isinstance(operation, Change) and type(operation).can is Change.can:
        return operation.test
    if isinstance(operation, Choose) and operation.check == NEVER:
        return operation.select.some
    return operation.can


def link_line(line: MenuLine, library: ProgramLibrary) -> None:
    """Look ahead into the program of a line, so that the menu need not."""
    program = library.programs[line.program]
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


def offered(runner: Runner, numbers: Sequence[int], faction: int, held: bool = False) -> list[int]:
    """Those of these lines that can be used now; `held`: the faction is known to have the cards of them."""
    state, table, rows = runner.state, runner.table, runner.library.rows
    god = state.god
    have = state.gold[table.purse_of[faction]]
    out = []
    frame = Frame(-1, 0, faction, faction)
    for n in numbers:
        most, price, prices, card, program, start, blank, when, test = rows[n]
        uses = state.used[n]
        if uses >= most:
            continue
        if card < 0:
            card = god
        elif not held and not holds_ability(runner, faction, card):
            continue
        if prices:
            price = prices[uses]
        elif price < 0:
            price = state.rising + 1 if price == RISING else _price(runner, n, faction, card)
        if price > have:
            continue
        frame.program, frame.place, frame.source, frame.here = program, start, card, -1
        frame.bound, frame.groups = [*blank], ()
        if when is not None and not when(runner, frame):
            continue
        if test is None or test(runner, frame):
            out.append(n)
    return out


def _price(runner: Runner, number: int, faction: int, card: int) -> int:
    """The price of a line for which the board must be asked."""
    line = runner.library.lines[number]
    return line.price_of(runner, Frame(line.program, line.start, faction, faction, card, -1, [*line.blank]))


def line_price(runner: Runner, faction: int, number: int) -> int | None:
    """What a use of the line costs now, whatever it is used on."""
    line = runner.library.lines[number]
    if not line.flat:
        return None
    return line.nth(runner, Frame(line.program, line.start, faction, faction, line.card, -1, [*line.blank]), 0)


def lines_of(runner: Runner, faction: int) -> list[int]:
    """The lines that the running turn could have: those of its god, of modules, and of the faction's cards."""
    god = runner.state.god
    free, paid = runner.library.god_lines.get(god, ((), ()))
    return [*free, *paid, *_common(runner, god), *_of_cards(runner, faction, god)]


def holds_ability(runner: Runner, faction: int, card: int) -> bool:
    """The card lies in front of the faction, is not retired, and its figure (if it has one) is on the board."""
    table = runner.table
    place = runner.state.where[card] - faction
    if (place != table.z_hand and place != table.z_secret) or runner.state.retired[card]:
        return False
    k = runner.book.kind_of_card[card]
    return k < 0 or pieces.find(runner, k) >= 0


def menu_of(runner: Runner, frame: Frame) -> tuple[list[int], bool]:
    """The lines of the running turn, and whether one of them must be taken."""
    state, table, library = runner.state, runner.table, runner.library
    me = frame.subject
    god = state.god
    free, paid = library.god_lines[god]
    own: list[int] = []
    if state.zones[table.hands[me]] or state.zones[table.secrets[me]]:
        own = _of_cards(runner, me, god)
    if free:
        lines = library.lines
        undone = [n for n in free if not state.used[n]]
        must = offered(runner, undone, me) if undone else undone
        if must:
            anytime = [n for n in (*_common(runner, god), *own) if lines[n].anytime]
            return must + offered(runner, anytime, me, True) if anytime else must, True
    return offered(runner, (*paid, *_common(runner, god), *own), me, True), False


def _common(runner: Runner, god: int) -> list[int]:
    """Lines of modules that belong to no god and no card."""
    library = runner.library
    out: list[int] | None = library.plain_lines.get(god)
    if out is None:
        lines = library.lines
        out = [n for n in library.common_lines if lines[n].card < 0 and lines[n].god_mask >> god & 1]
        library.plain_lines[god] = out
    return out


def _of_cards(runner: Runner, faction: int, god: int) -> list[int]:
    """Lines of the cards the faction holds and can use."""
    state, table, library = runner.state, runner.table, runner.library
    by_card = library.card_lines.get(god)
    if by_card is None:
        mine = [
            (card, [n for n in lines if library.lines[n].god_mask >> god & 1])
            for card, lines in library.lines_of_card.items()
        ]
        by_card = library.card_lines[god] = {card: lines for card, lines in mine if lines}
    own: list[int] = []
    for card in state.zones[table.hands[faction]] + state.zones[table.secrets[faction]]:
        if card in by_card and (library.kind_of_card[card] < 0 or holds_ability(runner, faction, card)):
            own += by_card[card]
    own.sort()
    return own


def use_line(runner: Runner, faction: int, number: int) -> None:
    line = runner.library.lines[number]
    me = line.card if line.card >= 0 else runner.state.god
    if line.must:
        # done, even if it ends without a change: a building may be declined (B13.1)
        note_use(runner, line.number, line.rising)
    elif not line.anytime and line.card < 0:
        # the mandatory actions come first: what could not be done then is skipped for good (B11.2, B11.4)
        skip_lines(runner, runner.library.god_lines.get(runner.state.god, ((), ()))[0])
    runner.push(line.program, faction, faction, me)


def end_menu(runner: Runner, faction: int) -> None:
    """The turn is over: mandatory lines of its god that were not used have been skipped (B11.4)."""
    library, god = runner.library, runner.state.god
    if runner.mute:
        return
    for number in library.god_lines.get(god, ((), ()))[0]:
        line = library.lines[number]
        frame = Frame(line.program, line.start, faction, faction, god, -1, [*line.blank])
        if line.when is None or line.when(runner, frame):  # else it is not for this turn
            tell_skipped(runner, faction, number)


def is_able(runner: Runner, card: int, name: str, frame: Frame) -> bool:
    """Could the ability of this card be used by the subject, as if it were its own?"""
    found = runner.library.abilities.get((card, name))
    if found is None:
        return False
    program, when = found
    p = runner.library.programs[program]
    begun = Frame(program, 0, frame.subject, frame.subject, frame.source, -1, [-1] * p.size)
    return (when is None or when(runner, begun)) and bool(p.ops[0].can(runner, begun))


def why_not_line(runner: Runner, frame: Frame, value: int) -> Refusal:
    """Why this line is not offered."""
    found = _why_not_line(runner, frame, value)
    if 0 <= value < len(runner.library.lines):
        line = runner.library.lines[value]
        return found.cited(line.cite, line.cites, runner.table.cites)
    return found


def _why_not_line(runner: Runner, frame: Frame, value: int) -> Refusal:
    found = why_not_begun(runner, frame, value)
    if found is not None:
        return found
    line, me = runner.library.lines[value], frame.subject
    begun = Frame(line.program, 0, me, me, line.card if line.card >= 0 else runner.state.god, -1, [*line.blank])
    if not runner.library.programs[line.program].ops[0].can(runner, begun):
        return _without(runner, line, begun)
    return Refusal("not-now", line.cite)


def _without(runner: Runner, line: MenuLine, begun: Frame) -> Refusal:
    """Return what a line cannot be done without. That nothing fits is said by the rule of the line."""
    found = lacking(runner, line.program, begun) or Refusal("no-target", line.cite, key="any-effect")
    if found.code == "no-target":
        found.cite, found.case = line.cite, "no-target"
    return found


def _first(runner: Runner, frame: Frame) -> tuple[str, ...]:
    """Return the mandatory options that are still open."""
    lines = runner.library.lines
    return tuple(dict.fromkeys(lines[n].message() for n in menu_of(runner, frame)[0] if lines[n].must))


def wrong_moment(cite: str, moments: tuple[str, ...]) -> Refusal:
    """Return that a card is used at another moment: at one of these."""
    return Refusal("not-now", cite, case="moment", key="line-moment", needs=moments[:1] or NOTHING)


def _moments_of(runner: Runner, number: int) -> tuple[str, ...]:
    """Return the windows in which a line can be used."""
    return tuple(moment for moment, lines in runner.library.window_lines.items() if number in lines)


def _gods_with(runner: Runner, number: int) -> tuple[str, ...]:
    """Return the gods whose menu has the same option."""
    word = runner.library.lines[number].word
    lines = runner.library.lines
    return tuple(
        card_id(runner, god)
        for god, (free, paid) in runner.library.god_lines.items()
        if any(lines[n].word == word for n in (*free, *paid))
    )


def why_not_begun(runner: Runner, frame: Frame, value: int) -> Refusal | None:
    """Return why this line cannot even be begun, if it cannot: turn, god, uses, condition, price."""
    if value == NONE:  # the mandatory actions come first
        return Refusal("not-now", runner.library.programs[frame.program].cite, first=_first(runner, frame) or NOTHING)
    if not 0 <= value < len(runner.library.lines):
        return Refusal("not-offered", runner.library.programs[frame.program].cite)
    line, me = runner.library.lines[value], frame.subject
    god = runner.state.god
    free, paid = runner.library.god_lines.get(god, ((), ()))
    if value not in free and value not in paid and value not in runner.library.common_lines:
        # another god's: the rule of this one does not give it (B11.7)
        cite, gods = runner.book.cards[god][1].cite if god >= 0 else line.cite, _gods_with(runner, value)
        if gods:
            return Refusal("not-now", cite, key="condition-god", needs=gods)
        if line.card >= 0 and not holds_ability(runner, me, line.card):
            return Refusal("not-yours", line.cite, owner=faction_id(runner, holder(runner, line.card)))
        return wrong_moment(line.cite, _moments_of(runner, value))
    if runner.state.used[value] == SKIPPED:
        return Refusal("not-now", line.cite, case="skipped", key="line-skipped")
    card = line.card if line.card >= 0 else god
    begun = Frame(line.program, 0, me, me, card, -1, [*line.blank])
    if line.limit is not None and runner.state.used[value] >= line.limit:
        return Refusal("used-up", line.cite)
    if line.card >= 0 and not holds_ability(runner, me, line.card):
        return Refusal("not-yours", line.cite, owner=faction_id(runner, holder(runner, line.card)))
    if line.god_mask >= 0 and (god < 0 or not line.god_mask >> god & 1):
        # with another god only; the rule about when says so, where it is one of its own (B22.7)
        gods = tuple(card_id(runner, each) for each in runner.book.god_cards if line.god_mask >> each & 1)
        by = card_id(runner, god)
        return Refusal("forbidden", line.rule_of_time(), by=by, key="condition-god", needs=gods or NOTHING)
    if not line.must and not line.anytime and god >= 0 and menu_of(runner, frame)[1]:
        # the mandatory actions come first (B11.2)
        return Refusal("not-now", runner.library.programs[frame.program].cite, first=_first(runner, frame) or NOTHING)
    if line.when is not None and not line.when(runner, begun):
        return _unmet(runner, line, begun)
    price = line.nth(runner, begun, 0)
    if price == 9999:
        return Refusal("used-up", line.cite)
    if price > gold(runner, me):
        return Refusal("cannot-pay", line.cite, price=price, gold=gold(runner, me))
    return None


def _unmet(runner: Runner, line: MenuLine, begun: Frame) -> Refusal:
    """Return which part of its condition a line fails: by the rule that the part names, or by that of the line."""
    failed = [reason for reason in line.reasons if not reason.test(runner, begun)]
    reason = next((each for each in failed if each.cite), failed[0] if failed else None)
    if reason is not None and reason.cite:
        return reason.need.refusal(runner, begun, "not-now", reason.cite)
    by = building_id(runner, line.building) if line.building >= 0 else card_id(runner, line.card)
    if reason is None:
        return Refusal("condition", line.cite, by=by)
    found = reason.need.refusal(runner, begun, "condition", line.cite)
    found.args["by"] = by
    return found


def why_not_card(runner: Runner, me: int, value: int, cite: str, lines: Sequence[int]) -> Refusal:
    """Why a card's line is not offered in a window, whose lines these are."""
    line = runner.library.lines[value]
    if line.card < 0 and value not in lines:
        return Refusal("not-now", cite, case="turn", key="line-turn")  # an action of the turn
    if line.card >= 0 and not holds_ability(runner, me, line.card):
        return Refusal("not-yours", line.cite, owner=faction_id(runner, holder(runner, line.card)))
    if value not in lines:
        return wrong_moment(line.cite, _moments_of(runner, value))  # its own moment comes, or was
    frame = Frame(line.program, 0, me, me, line.card, -1, [*line.blank])
    if line.when is not None and not line.when(runner, frame):
        return _unmet(runner, line, frame)
    return _without(runner, line, frame)
