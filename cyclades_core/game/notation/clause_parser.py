"""Reads the text of a move: the decisions take their answers from the words, from left to right.

A part that is forced may be left out, unless the word that follows names a thing of the same kind. Such a word is read
as an attempt at the forced part and rejected with the reason for that part. So no word answers another question than
the one it was written for. docs/records.md lists every short form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cyclades_core.engine.operations.control_flow import RunProgram
from cyclades_core.engine.operations.menus import why_not_begun, why_not_line, wrong_moment
from cyclades_core.engine.operations.shortfall import unforced
from cyclades_core.engine.state import Frame
from cyclades_core.engine.values.answer_domains import Domain, One
from cyclades_core.engine.values.errors import IllegalAction
from cyclades_core.engine.values.limits import CLAUSE_LENGTH, CLAUSE_WORDS
from cyclades_core.engine.values.refusals import NOTHING, Refusal

from .answer_parser import (
    BEHIND_GROUP,
    group_length,
    guess,
    guess_line,
    is_attempt,
    is_number,
    read_answer,
    unused,
    words_before,
    words_of,
)
from .clause_text import AnsweredPart, in_order

__all__ = ["AnsweredStep", "MoveReader", "parse_clause", "play_clause"]


class AnsweredStep(NamedTuple):
    """An answer that somebody was asked for, and what came of it up to the next."""

    answer: Any
    trail: list[Any]  # the answer, and forced ones after it, as the machine notes them
    revealed: int
    events: int  # how many the machine had told by then
    closed: bool  # had the clause ended?


def parse_clause(machine: Any, text: str, begun: Sequence[AnsweredPart] = ()) -> tuple[list[Any], Refusal | None]:
    """Answer the questions of a clause on a machine (a copy that may be thrown away) from the words of a text.

    Gives the values of the questions that were asked, or why the text does not fit. On success it stands behind them.
    """
    steps, refusal = _read(machine, text, begun)
    return [step.answer for step in steps], refusal


def play_clause(machine: Any, text: str, begun: Sequence[AnsweredPart]) -> list[AnsweredStep]:
    """The same, and on to the next question that somebody is asked: the machine stands where the game does after it.

    A text that does not fit is refused, and `machine` of no use.
    """
    steps, refusal = _read(machine, text, begun)
    if refusal is not None:
        raise IllegalAction(refusal)
    machine.ask_all, machine.unasked = False, None
    while machine.pending is not None and machine.forced:
        machine.answer(machine.pending[2].item(0), True)  # what the game answers by itself
    if steps:
        last = steps.pop()
        steps.append(last._replace(revealed=machine.revealed, events=len(machine.events), closed=machine.closed))
    return steps


def _read(machine: Any, text: str, begun: Sequence[AnsweredPart]) -> tuple[list[AnsweredStep], Refusal | None]:
    if len(text) > CLAUSE_LENGTH or len(text.split()) > CLAUSE_WORDS:
        return [], Refusal("too-long", length=CLAUSE_LENGTH, words=CLAUSE_WORDS)
    reader = MoveReader(machine, text, begun)
    refusal = reader.read()
    return reader.steps, refusal


class MoveReader:
    """One text on its way through the questions. Those with a single answer are asked as well: it may be written out.

    A text may go on behind the end of its clause, to what the same action asks the same seat next (`buy giant full
    mercenary B1`), as long as nothing was revealed in between: whoever asks why not must not learn what comes.
    """

    def __init__(self, machine: Any, text: str, begun: Sequence[AnsweredPart]) -> None:
        self.m = machine
        self.tokens = words_of(machine, text)
        self.fresh = True  # no word of this clause was read yet: the name of the question may stand here
        if begun:
            self._skip_begun(begun)
        self.whole = self.tokens
        self.steps: list[AnsweredStep] = []
        self.shown = False  # has anything come to light?
        self.doubt: Refusal | None = None  # why the words at hand are no answer to a question that was left out
        self.asker, self.seat = machine.asker, machine.table.seat_of[machine.asker]
        self.last = ""  # the rule of the question that was answered last
        self.passed_over = 0  # how many words a question left for the next time it is asked: no other may use them
        self.opening = machine.pending
        self.frames = tuple(machine.state.frames)
        machine.ask_all, machine.unasked = True, self

    def _skip_begun(self, begun: Sequence[AnsweredPart]) -> None:
        """Skip what the text repeats of a clause that is begun: all of it, or some of its parts in their order."""
        op, _, d = self.m.pending
        tokens = self.tokens
        if op.prompt == "sail-group" and begun[-1].prompt in BEHIND_GROUP:
            # its space is begun already, and stands behind it in the text
            length = _repeated(tokens, in_order(begun)[:-1])
            space = length + group_length(self.m, tokens[length:])
            words = begun[-1].text.split()
            if tokens[space : space + len(words)] == words:
                self.tokens, self.fresh = tokens[length:space] + tokens[space + len(words) :], False
                return
        written = in_order(begun)
        whole = " ".join(written).split()
        if tokens[: len(whole)] == whole:
            length = len(whole)
        elif read_answer(self.m, op, d, tokens[1:] if tokens[:1] == [op.prompt] else tokens) is not None:
            return  # an answer to the question, whatever else it may be
        else:
            length = max(_repeated(tokens, written), _repeated(tokens, [part.text for part in begun]))
        if 0 < length < len(tokens):
            self.tokens, self.fresh = tokens[length:], False

    def read(self) -> Refusal | None:
        """Answer the questions as the text says, or why it does not fit."""
        m, started = self.m, False
        turn = self._turn()
        while self.tokens or not started:
            if m.pending is None:
                return self._left_over() if started else Refusal("game-over")
            op, _, d = m.pending
            if started and m.closed:
                opens = d.sort == "line" or op.prompt == "bid"  # a clause of its own
                shown = self.shown or m.revealed
                if shown or opens or self._turn() != turn or m.table.seat_of[m.asker] != self.seat:
                    return self._left_over()
            self.fresh = self.fresh or (started and m.closed)
            found = self._answer()
            if isinstance(found, Refusal):
                return found
            value, chosen = found
            if chosen:
                self._begin_step(value)
            started = started or chosen or not self.tokens
            self.last = op.cite
            m.answer(value, not chosen)
        return None

    def _begin_step(self, value: Any) -> None:
        """Somebody is asked: what was answered before is a step of its own, with what came of it."""
        m = self.m
        if self.steps:
            last = self.steps.pop()
            self.steps.append(last._replace(revealed=m.revealed, events=len(m.events), closed=m.closed))
        self.shown = self.shown or bool(m.revealed)
        m.trail, m.revealed = [], 0
        self.steps.append(AnsweredStep(value, m.trail, 0, 0, False))

    def _turn(self) -> tuple[int, int]:
        return self.m.state.round, self.m.state.active

    def _answer(self) -> tuple[Any, bool] | Refusal:
        """Return the answer to the pending question and whether there was a choice, or why the words give none."""
        m, tokens = self.m, self.tokens
        op, f, d = m.pending
        forced = m.forced
        named = self.fresh and tokens[:1] == [op.prompt]
        if named:
            tokens = tokens[1:]
        if self.passed_over and (m.closed or not op.unordered):
            return Refusal("left-over", self.last, text=" ".join(tokens[: self.passed_over]))
        found = read_answer(m, op, d, tokens)
        if found is None or found[0] not in d:
            if not forced or (tokens and (named or self._is_attempt(tokens))):
                return self._refuse(tokens, None if found is None else found[0])
            self._doubt(op, f, d, tokens)
            found = (d.item(0), tokens)
        elif op.unordered:
            at = next(i for i, word in enumerate(tokens) if found[1][i : i + 1] != [word])
            self.passed_over = self.passed_over - 1 if at < self.passed_over else at
        value, tokens = found
        if op.prompt == "bid" and value in m.book.always_gods and d.sort == "god" and tokens and is_number(tokens[0]):
            if int(tokens[0]):
                return self.doubt or op.why_not(m, f, value, int(tokens[0]))
            tokens = tokens[1:]  # the printed god has one space, of value 0 (B9.2)
        if len(tokens) < len(self.tokens):
            self.fresh, self.doubt = False, None
            self.tokens = tokens
        return value, not forced

    def _is_attempt(self, tokens: list[str]) -> bool:
        """Return whether the words try to answer the pending question, which is forced.

        Clauses are written without the questions that nobody is asked. There a word belongs to the next question.
        """
        op, _, d = self.m.pending
        return self.m.passed is None and is_attempt(self.m, op, d, tokens)

    def _refuse(self, tokens: list[str], amounts: Any) -> Refusal:
        """Return why the words do not answer the pending question; `amounts` is what they give, if it is too much."""
        m = self.m
        op, f, d = m.pending
        meant = guess(m, op, d, tokens) if amounts is None else amounts
        doubt = None if amounts is not None or is_attempt(m, op, d, tokens) else self.doubt
        if meant is None or meant in d:
            before = 0 if meant is None else words_before(m, op, d, meant, tokens)
            if before:  # an answer, but behind words that are not asked for
                unread = Refusal("left-over", op.cite, text=" ".join(tokens[:before]))
            else:
                unread = Refusal("unknown-answer", op.cite, text=" ".join(tokens) or "none", prompt=op.prompt)
            return self._other_action() or doubt or self._other_moment(tokens) or unread
        number = next((int(x) for x in tokens if is_number(x)), None)
        # an action, whatever else the words could mean, unless its word is part of what they mean
        strange = self.opening[2].sort != "line" and tokens[0] in unused(m, op, d, tokens, meant)
        other = self._other_action() if strange else None
        return (
            other
            or doubt
            or self._deeper(meant)
            or _toward(m, op, f, d, meant, tokens)
            or op.why_not(m, f, meant, number)
        )

    def _other_moment(self, tokens: list[str]) -> Refusal | None:
        """The text uses a card that acts by itself, instead of something else: that moment comes, or was."""
        m = self.m
        if m.pending[2].sort != "line" or len(tokens) < 2:
            return None
        for moment, ways in m.book.instead.items():
            for way in ways:
                if way.word in tokens:
                    return wrong_moment(str(way.cite), (moment,))
        return None

    def append(self, unasked: tuple[Any, Frame, Domain]) -> None:
        """A question is passed over because nothing could be answered: do the words try to answer it?"""
        self._doubt(*unasked, self.tokens)

    def _doubt(self, operation: Any, frame: Frame, domain: Domain, tokens: list[str]) -> None:
        """Note why the words are not an answer to a question that they leave out, in case no other uses them."""
        if tokens and self.doubt is None:
            meant = guess(self.m, operation, domain, tokens)
            if meant is not None and meant not in domain:
                self.doubt = operation.why_not(self.m, frame, meant)

    def _left_over(self) -> Refusal:
        """There is more in the text than was asked: by the rule of what was answered last."""
        return self._other_action() or self.doubt or Refusal("left-over", self.last, text=" ".join(self.tokens))

    def _other_action(self) -> Refusal | None:
        """The text opens an action, while something else is asked: of the same turn (its rule, or that of the turn
        where a mandatory action was the only one left, B11.2), or where no action can be chosen at all.
        """
        m, frames = self.m, self.frames
        op, _, d = self.opening
        if d.sort == "line":
            return None  # there the text has opened what it wanted
        for below, above in pairwise(frames):
            program = m.library.programs[below.program]
            menu = program.ops[below.place]
            if menu.prompt == "action" and below.subject == self.asker:
                if guess(m, menu, One("line", ()), self.whole) is None:
                    return None
                must = above is frames[-1] and any(
                    each.must and each.program == above.program for each in m.library.lines
                )
                return Refusal("not-now", program.cite if must else op.cite, key="line-asked")
        line = guess_line(m, op, self.whole)
        if line is None:
            return self._other_end()
        found = m.library.lines[line]
        if self.asker == m.state.active and m.state.god >= 0 and "turn" in m.book.named:
            out: Refusal = why_not_line(m, Frame(m.book.named["turn"], 0, self.asker, self.asker), line)
            if out.code == "not-now" and out.case == "not-now" and out.args["key"] == NOTHING:
                return Refusal("not-now", op.cite, key="line-asked")  # only the question that waits is in the way
            return out
        return Refusal("not-now", found.rule_of_time(), case="turn", key="line-turn")

    def _other_end(self) -> Refusal | None:
        """The text ends the turn, while something else is asked before its actions."""
        m = self.m
        if self.asker != m.state.active or m.state.god < 0 or "turn" not in m.book.named:
            return None
        ops = m.library.programs[m.book.named["turn"]].ops
        if not any(op.prompt == "action" and self.whole == [op.none_word] for op in ops):
            return None
        return Refusal("not-now", self.opening[0].cite, key="line-asked")

    def _deeper(self, line: Any) -> Refusal | None:
        """A line is not offered because nothing of it can be done: why not what the text goes on to name?"""
        m = self.m
        _, f, d = m.pending
        if f.subject != m.asker:  # a window in somebody else's turn, whose purse is none of the asked one's business
            return None
        if d.sort != "line" or not 0 <= line < len(m.library.lines) or why_not_begun(m, f, line) is not None:
            return None
        found = m.library.lines[line]
        words = self.tokens[len(found.word.split()) :]
        me = found.card if found.card >= 0 else m.state.god
        frame = Frame(found.program, 0, f.subject, f.subject, me, -1, [*found.blank])
        *_, op = unforced(m, m.library.programs[found.program].ops, frame, 0)
        while isinstance(op, RunProgram):
            inner = op.frame(m, frame)
            if inner is None:
                return None
            frame = inner
            *_, op = unforced(m, m.library.programs[frame.program].ops, frame, 0)
        if not op.prompt:
            return None
        asked = op.domain(m, frame)
        meant = guess(m, op, asked, words)
        if meant is None or meant in asked:
            return None
        return _toward(m, op, frame, asked, meant, words) or op.why_not(m, frame, meant)


def _toward(machine: Any, op: Any, frame: Frame, domain: Domain, meant: Any, words: list[str]) -> Refusal | None:
    """The start of a move is refused and the text says where it leads: why does nobody go from here to there?"""
    numbers: Mapping[str, int] = machine.table.area_number
    goals = [numbers[word] for word in words if word in numbers and numbers[word] != meant]
    if domain.sort != "area" or not goals or not isinstance(meant, int) or meant < 0:
        return None
    out: Refusal = op.why_not_toward(machine, frame, meant, goals[0])
    return out


def _repeated(tokens: list[str], parts: Sequence[str]) -> int:
    """Return how many words at the start repeat some of these parts, each of them whole and in this order.

    >>> parts = ["choose-units", "fleet b"]
    >>> _repeated(["fleet", "b", "a"], parts), _repeated(["fleet", "a"], parts)
    (2, 0)
    """
    at = 0
    for part in parts:
        words = part.split()
        if tokens[at : at + len(words)] == words:
            at += len(words)
    return at
