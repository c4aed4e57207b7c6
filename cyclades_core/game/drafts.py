"""Previews of a move: what its parts lead to. The game does not change.

`Game.draft` and `Game.why_not_target` come here. A preview answers on a copy. The copy stops before the first change,
and where another seat would be asked: no die is rolled, no card is turned up, and the decision after the move stays
unknown. Whether a whole move can be undone is computed without what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.operations.operation import Op
from cyclades_core.engine.operations.payments import price_ahead
from cyclades_core.engine.state import Frame
from cyclades_core.engine.values.answer_domains import Answer, Domain, One, Order, Vector
from cyclades_core.engine.values.errors import IllegalAction, expect
from cyclades_core.engine.values.limits import CLAUSE_LENGTH, CLAUSE_WORDS
from cyclades_core.engine.values.question_context import ClauseEnded
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.engine.values.reveals import Shown, words

from .events import decision_of
from .notation import clause_text
from .notation.answer_parser import guess, is_attempt, read_answer, words_of
from .notation.clause_text import AnsweredPart
from .public_types import Draft
from .views import answer_options, seat_view

if TYPE_CHECKING:
    from .game import Game

__all__ = ["Part", "before_light", "draft", "why_not_target"]

#: One part of a move: the notation of an answer, a number, or amounts by slot.
Part = str | int | Mapping[str, int]
#: An answer as the machine logs it: operation, domain, value, whether it began a move, whether it was forced, faction.
LoggedAnswer = tuple[Op, Domain, Answer, bool, bool, int]


class _Trial:
    """A move on trial: the machine, what was answered before, what is answered on trial, and whether it is whole."""

    __slots__ = ("before", "given", "m", "whole")

    def __init__(self, machine: Machine, before: Sequence[LoggedAnswer | AnsweredPart]) -> None:
        self.m = machine.copy()
        self.m.mute = self.m.ask_all = True
        self.before = before
        self.given: tuple[LoggedAnswer, ...] = ()
        self.whole = False

    def copy(self) -> _Trial:
        """Return an independent trial at the same decision."""
        out = _Trial(self.m, self.before)
        out.given, out.whole = self.given, self.whole
        return out

    @property
    def answers(self) -> list[LoggedAnswer | AnsweredPart]:
        """All answers of the move, those from before the trial included."""
        return [*self.before, *self.given]

    @property
    def forced(self) -> bool:
        """Whether the decision has one answer, which the game would give by itself."""
        op, f, d = self.pending
        return d.count == 1 and not self.m.waits(op, f, d)

    @property
    def pending(self) -> tuple[Op, Frame, Domain]:
        """The decision that waits: its operation, frame and domain."""
        return _pending(self.m)

    def give(self, value: Answer, forced: bool = False) -> None:
        """Answer the decision."""
        m = self.m
        op, _, d = self.pending
        who = m.asker
        m.trail.clear()
        m.ask_all = True
        # only now: up to here, the clause before this one may have been over
        m.closed = False
        m.trying = True
        try:
            m.answer(value)
        except ClauseEnded:
            self.whole = True
        finally:
            m.trying = False
        self.whole = self.whole or m.pending is None or bool(m.revealed)
        self.given = (*self.given, (op, d, value, False, forced, who))

    def force(self) -> None:
        """Answer all forced decisions that follow."""
        while not self.whole and self.forced:
            self.give(self.pending[2].item(0), True)


def _pending(machine: Machine) -> tuple[Op, Frame, Domain]:
    """Return the decision that a machine waits for."""
    assert machine.pending is not None
    return machine.pending


def read_part(machine: Machine, part: Part, opens: bool = False) -> Answer | Refusal:
    """Return the answer to the pending question that a part gives, or why it gives none.

    `opens`: it is the first part of the text, where the name of the question may be written.
    """
    op, f, d = _pending(machine)
    value: Answer | None
    if isinstance(part, Mapping):
        value = _mapped(machine, op, f, d, part)
        if value is None:
            return Refusal("unknown-answer", op.cite, text=" + ".join(map(str, part))[:80] or "none", prompt=op.prompt)
    else:
        tokens = _words(machine, part, opens)
        bare = tokens[1:] if tokens[:1] == ["->"] else tokens
        found = read_answer(machine, op, d, bare)
        if found is None and op.prompt in clause_text.PREFIXED:
            found = read_answer(machine, op, d, ["->", *bare])
        if found is not None and not found[1]:
            value = found[0]
        else:
            value = guess(machine, op, d, bare)
            if value is None or value in d:
                return Refusal("unknown-answer", op.cite, text=" ".join(tokens) or "none", prompt=op.prompt)
    return value if value in d else op.why_not(machine, f, value)


def _words(machine: Machine, part: str | int, opens: bool) -> list[str]:
    """Return the words of a part, without the name of the question."""
    tokens = words_of(machine, str(part))
    return tokens[1:] if opens and tokens and tokens[0] == _pending(machine)[0].prompt else tokens


def _is_attempt(machine: Machine, part: Part, opens: bool) -> bool:
    """Return whether a part tries to answer the pending question, which is forced, as `apply` would read it."""
    op, _, d = _pending(machine)
    if isinstance(part, Mapping):
        return isinstance(d, Vector) and not machine.passed
    named = opens and words_of(machine, str(part))[:1] == [op.prompt]
    return named or (machine.passed is None and is_attempt(machine, op, d, _words(machine, part, opens)))


def _mapped(
    machine: Machine, operation: Op, frame: Frame, domain: Domain, part: Mapping[str, int]
) -> tuple[int, ...] | None:
    """Return amounts by slot as a vector, or None if a slot does not exist or a value is not an amount."""
    if not isinstance(domain, Vector):
        return None
    slots = {slot.id: i for i, slot in enumerate(answer_options.slots_of(machine, operation, frame, domain))}
    amounts = [0] * len(slots)
    for name, n in part.items():
        if name not in slots or type(n) is not int or not 0 <= n < 10**9:
            return None
        amounts[slots[name]] = n
    return tuple(amounts)


def _read(
    trial: _Trial, parts: Sequence[Part], confirm: bool, opens: bool = True
) -> tuple[_Trial, int, Refusal | None]:
    """Give the parts one after the other. Return the trial, how many parts were taken, and why the next was not.

    A part answers the decision that a preview of the parts before it shows, after all forced answers. Otherwise it is
    read as `apply` reads words: a forced answer may be written, and is omitted only if the part names another kind of
    thing.
    """
    taken = 0
    doubt: Refusal | None = None  # why the part does not answer a forced question that it leaves out
    while True:
        if trial.whole:
            rest = parts[taken:]
            if not rest or (len(rest) == 1 and _is_nothing(trial, rest[0])):
                return trial, len(parts), None
            return trial, taken, doubt or Refusal("left-over", trial.given[-1][0].cite, text=_shown(rest))
        if taken == len(parts):
            if not confirm:
                trial.force()
            return trial, taken, None
        forced = trial.forced and not confirm
        part, named = parts[taken], opens and not taken
        if named and part == trial.pending[0].prompt:
            taken += 1  # the name of the question alone
            continue
        shown = _shown_question(trial, part) if forced else None
        if shown is not None:
            found = _read(shown, parts[taken:], confirm, opens=False)
            if found[2] is None:
                return found[0], len(parts), None
        value = read_part(trial.m, part, named)
        if isinstance(value, Refusal):
            attempt = _is_attempt(trial.m, part, named)
            if not forced or attempt:
                if shown is not None and found[1]:
                    return found[0], taken + found[1], found[2]
                return trial, taken, value if attempt or doubt is None else doubt
            doubt = doubt or (value if value.code != "unknown-answer" else None)
            value = trial.pending[2].item(0)
        else:
            taken += 1
            doubt = None
        trial.give(value, forced)


def _shown_question(trial: _Trial, part: Part) -> _Trial | None:
    """Return the trial after all forced answers, if the part answers its decision and tries the forced one, too."""
    if isinstance(read_part(trial.m, part), Refusal) and not _is_attempt(trial.m, part, False):
        return None  # words that are read from left to right get there as well
    ahead = trial.copy()
    ahead.force()
    return None if ahead.whole or isinstance(read_part(ahead.m, part), Refusal) else ahead


def _is_nothing(trial: _Trial, part: Part) -> bool:
    """Return whether a part is the 0 of the printed god, whose one space has the value 0 and may be written (B9.2)."""
    op, d, value, *_ = trial.given[-1]
    if d.sort != "god" or not isinstance(value, int):
        return False
    return tuple(op.amounts(trial.m, trial.pending[1], value)) == (0,) and str(part) == "0"


def _shown(parts: Sequence[Part]) -> str:
    """Return parts as a short text for a rejection reason."""
    return " ".join(part if isinstance(part, str) else str(part) for part in parts)[:80]


def _checked(parts: object) -> list[Part]:
    """Return the parts, or refuse what is not a list of parts."""
    fits = isinstance(parts, Sequence) and not isinstance(parts, (str, bytes)) and len(parts) <= CLAUSE_WORDS
    expect(fits, "parts", parts, "list")
    out: list[Part] = []
    for part in parts:  # type: ignore[attr-defined]
        known = isinstance(part, (str, Mapping)) or type(part) is int
        expect(known, "parts", part, "answer")
        if isinstance(part, str) and (len(part) > CLAUSE_LENGTH or len(part.split()) > CLAUSE_WORDS):
            raise IllegalAction(Refusal("too-long", length=CLAUSE_LENGTH, words=CLAUSE_WORDS))
        expect(not isinstance(part, Mapping) or len(part) <= CLAUSE_WORDS, "parts", "", "answer")
        out.append(part)
    return out


def begin(game: Game, parts: object, confirm: bool = False) -> _Trial:
    """Play the parts on a copy. A part that does not fit is refused, with its number."""
    given = _checked(parts)
    if game._m.pending is None:
        raise IllegalAction(Refusal("game-over"))
    before = game._journal.open_parts
    found, taken, refusal = _read(_Trial(game._m, before), given, confirm)
    if refusal is not None and before:
        # what was answered before may be written again
        texts = [clause_text.part_of(game._m, each).text for each in before]
        if [str(part) for part in given[: len(texts)]] == texts:
            again, more, other = _read(_Trial(game._m, before), given[len(texts) :], confirm, opens=False)
            if other is None:
                return again
            taken, refusal = max((taken, refusal), (len(texts) + more, other), key=lambda each: each[0])
    if refusal is not None:
        error = IllegalAction(refusal)
        error.part = taken
        raise error
    return found


def draft(game: Game, parts: object, confirm: bool = False) -> Draft:
    """Return the preview of these parts: `Game.draft`."""
    trial = begin(game, parts, confirm)
    m = trial.m
    clause = clause_text.clause_text(m, trial.answers)
    if not trial.whole:
        return Draft(decision_of(m, trial.answers, kept=True), False, clause, _price_so_far(trial))
    why = _why_final(game, trial)
    return Draft(None, True, clause, _price(trial), bool(why), why)


def _price(trial: _Trial) -> int | None:
    """Return what a whole move costs: what is paid from where the trial stopped."""
    m = trial.m
    op = trial.given[-1][0]
    f = m.running
    if f is None or op.change or op.prompt == "bid":  # the answer was the change itself; an offering is not paid yet
        return None
    stopped = m.library.programs[f.program].ops[f.place] if f.place < len(m.library.programs[f.program].ops) else None
    return price_ahead(m, f, f.place) if stopped is not None and stopped.change else None


def _price_so_far(trial: _Trial) -> int | None:
    """Return the price that is known before all is answered: that of the menu line and of the chosen card."""
    m = trial.m
    op, f, d = trial.pending
    price = op.price_of_amounts(m, f, (0,) * len(d.slots)) if isinstance(d, Vector) else None
    for line in m.library.lines:
        if line.program == f.program and line.flat:
            return int(line.nth(m, f, 0)) + (price or 0)
    return price


AMPLE = 250  # more gold than anything costs


def _why_final(game: Game, trial: _Trial) -> str:
    """Return why the move cannot be undone freely, as far as the player to move can know. Empty: it can."""
    m, shown = _ahead(game, trial)
    if shown:
        return words(m.revealed)[0]
    return "seat" if m.pending is not None and m.table.seat_of[m.asker] != game._m.table.seat_of[game._m.asker] else ""


def before_light(game: Game, parts: object) -> Machine | None:
    """Return the machine right before a whole move reveals something, or None if it is not whole or reveals nothing."""
    trial = begin(game, parts)
    if not trial.whole:
        return None
    m, shown = _ahead(game, trial)
    return m if shown else None


def _ahead(game: Game, trial: _Trial) -> tuple[Machine, bool]:
    """Play the move on a copy to the next decision or the first reveal. Return the copy, and whether it is a reveal.

    The copy is a discreet table at which all others have ample gold, so hidden information makes no difference.
    """
    m = game._m.copy()
    seat = m.table.seat_of[m.asker]
    own = m.table.discreet
    if not own:
        m.table = m.table.discreetly()
    m.state.gold = [
        have
        if any(seat_view.may_see_gold(m, seat, f) for f in range(m.table.n_factions) if m.table.purse_of[f] == purse)
        else AMPLE
        for purse, have in enumerate(m.state.gold)
    ]
    m.mute, m.ask_all = True, True
    m.wary = True
    try:
        for _, _, value, *_ in trial.given:
            m.answer(value)
        while m.pending is not None and m.table.seat_of[m.asker] == seat and m.pending[2].count == 1 and not own:
            m.answer(m.pending[2].item(0))
    except Shown:
        return m, True
    return m, False


def why_not_target(game: Game, parts: object, target: object) -> Refusal | None:
    """Return why the next decision cannot be answered with what an id names: `Game.why_not_target`."""
    ids = _ids(target)
    trial = begin(game, parts)
    if trial.whole:
        return Refusal("left-over", trial.given[-1][0].cite, text=" ".join(ids)[:80])
    m = trial.m
    op, f, d = trial.pending
    if isinstance(d, Vector):
        if all(each in [slot.id for slot in answer_options.slots_of(m, op, f, d)] for each in ids):
            return None
    elif any(all(each in option.targets for each in ids) for option in answer_options.each(m)):
        return None
    meant = _meant(m, d, ids)
    if any(value in d for value in meant):
        return None
    # of several ways to use it, the one that comes closest has the most to say
    found = [op.why_not(m, f, value) for value in meant]
    found.sort(key=lambda refusal: FAR.index(refusal.code) if refusal.code in FAR else -1)
    return found[0] if found else Refusal("not-offered", op.cite, what=ids[0])


def _ids(target: object) -> tuple[str, ...]:
    """Return the one or two ids of a target, or refuse what is not an id."""
    ids = (target,) if isinstance(target, str) else target
    fits = isinstance(ids, Sequence) and 0 < len(ids) <= 2 and all(isinstance(x, str) and len(x) <= 99 for x in ids)
    expect(fits, "target", target, "id")
    assert isinstance(ids, Sequence)
    return tuple(ids)


# reasons that say little about what was meant, the most remote last
FAR = ("no-target", "not-offered", "out-of-reach", "not-yours")


def _meant(machine: Machine, domain: Domain, ids: tuple[str, ...]) -> Sequence[Answer]:
    """Return the answers that ids may mean."""
    if domain.sort == "units" and len(ids) == 1:
        return _stacks(machine, ids[0])
    found = [answer_options.target_number(machine, domain.sort, each) for each in ids]
    numbers = [n for n in found if n is not None]
    if len(numbers) < len(found):
        return []
    if isinstance(domain, Order):
        return [tuple(numbers)]
    if domain.sort != "pair":
        return numbers if len(numbers) == 1 else []
    if len(numbers) == 2:
        return [numbers[0] * machine.table.n_areas + numbers[1]]
    a = numbers[0]
    assert isinstance(domain, One)
    # half a move: from there to wherever one could go, or there from wherever one could start
    table = machine.table
    alike = (table.land if table.land >> a & 1 else table.sea) & ~(1 << a)  # no move leads from land to sea
    near = [b for b in range(table.n_areas) if (alike & table.near[a] or alike) >> b & 1]
    starts = sorted({pair // machine.table.n_areas for pair in domain if pair >= 0})
    if machine.state.owned[machine.asker] >> a & 1:
        return [a * machine.table.n_areas + b for b in near]
    return [b * machine.table.n_areas + a for b in starts]


def _stacks(machine: Machine, target: str) -> list[int]:
    """Return the stacks of units in an area, or a stack of the first kind if there are none."""
    area = answer_options.target_number(machine, "area", target)
    if area is None:
        return []
    units, kinds = machine.state.units, machine.table.n_unit_kinds
    return [area * kinds + k for k in range(kinds) if units[k][area]] or [area * kinds]
