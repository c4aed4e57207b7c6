"""Reading the text of a clause: each question is answered from the words it finds; forced parts may be left out.

What is written and does not fit is refused, as the part would be that it seems to mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from ..operations.lacking import unforced
from ..operations.menus import why_not_line
from ..operations.ordering import Run
from ..plain.domains import NONE, Domain, One, Order, Vector
from ..plain.errors import IllegalAction
from ..plain.limits import CLAUSE_LENGTH, CLAUSE_WORDS
from ..plain.refusals import Refusal
from ..state import Frame
from .notation import PREFIXED, answer_text, card_text, moment_of, place_text

__all__ = ["Step", "guess", "parse_clause", "play_clause", "read_answer", "words_of"]


def is_number(word: str) -> bool:
    """Whether a word is an amount: plain digits, and not thousands of them.

    >>> [is_number(x) for x in ("12", "-1", "²", "٣", "9" * 5000)]
    [True, False, False, False, False]
    """
    return word.isascii() and word.isdigit() and len(word) < 10


def _find(tokens: list[str], wanted: list[str]) -> int:
    """Where the wanted words stand together, or -1."""
    n = len(wanted)
    for i in range(len(tokens) - n + 1):
        if tokens[i : i + n] == wanted:
            return i
    return -1


def read_answer(m: Any, op: Any, d: Domain, tokens: list[str]) -> tuple[Any, list[str]] | None:
    """The answer that the words give, with the words left over; None if they give none. Amounts may be too many."""
    if isinstance(d, Vector):
        return _read_vector(m, d, tokens)
    if isinstance(d, Order):
        names = {card_text(m, c): c for c in d.members}
        found = [names[x] for x in tokens if x in names]
        if sorted(found) == sorted(d.members):
            return tuple(found), [x for x in tokens if x not in names and x != ">"]
        return None
    best: tuple[int, int, Any, int] | None = None
    assert isinstance(d, One)
    for value in d.answers:
        words = answer_text(m, op, d, value).split()
        if op.prompt in PREFIXED and value != NONE:
            words = ["->", *words]
        at = _find(tokens, words)
        if at < 0 or (at > 0 and d.sort == "line"):  # the word of a line opens a clause
            continue
        if op.prompt == "sail-from" and "->" in tokens and value != NONE and tokens[at + 1 : at + 2] != ["->"]:
            continue
        key = (at, -len(words), value, len(words))
        if best is None or (key[:2] < best[:2] and not op.unordered):
            best = key
    if best is None:
        return None
    return best[2], tokens[: best[0]] + tokens[best[0] + best[3] :]


def _read_vector(m: Any, d: Vector, tokens: list[str]) -> tuple[Any, list[str]] | None:
    t, r = m.t, m.r
    others: Any  # what an amount may belong to
    if d.sort == "group":
        names, others = {r.names["unit"][k]: i for i, k in enumerate(d.slots)}, r.numbers["unit"]
    elif d.sort == "spread":
        names, others = {t.areas[a]: i for i, a in enumerate(d.slots)}, t.area_number
    else:
        names, others = {place_text(m, p): i for i, p in enumerate(d.slots)}, t.site_number
    amounts = [0] * len(d.slots)
    start = end = -1
    i = 0
    while i < len(tokens):
        word = tokens[i]
        after = tokens[i + 1] if i + 1 < len(tokens) else ""
        if is_number(word) and after in names:
            amounts[names[after]] += int(word)
            step = 2
        elif word in names:
            amounts[names[word]] += 1
            step = 1
        elif is_number(word) and len(d.slots) == 1 and after not in others and start < 0:
            amounts[0] += int(word)
            step = 1
        elif word in ("nothing", "full") and start < 0:
            step = 1
        elif start >= 0:
            break
        else:
            i += 1
            continue
        if start < 0:
            start = i
        i += step
        end = i
        if i < len(tokens) and tokens[i] == "+":
            i += 1
        else:
            break
    if start < 0 or (i > end and i < len(tokens)):  # nothing, or a "+" with something that is not among the slots
        return None
    return tuple(amounts), tokens[:start] + tokens[end:]


def guess(m: Any, op: Any, d: Domain, tokens: list[str]) -> Any:
    """What the words may have meant although it is not among the answers: a number of the sort, or None."""
    words = [x for x in tokens if x not in ("->", "+", ">")]
    if not words:
        return None
    if words == [op.none_word] and isinstance(d, One):
        return NONE if d.sort != "stop-pass" else 0
    if isinstance(d, Vector):
        return _guess_vector(m, d, words)
    if isinstance(d, Order):
        cards = m.r.cards_by_id
        return tuple(cards[x][0] for x in words if x in cards) or None
    found = GUESSES.get(d.sort)
    return found(m, op, words) if found is not None else None


def _guess_vector(m: Any, d: Vector, words: list[str]) -> Any:
    """A thing of which nothing can be given: a building, an area, a kind of unit that is not among the slots."""
    t = m.t
    if d.sort == "discounts":
        hidden = {f"hidden-{name}": t.S + f for f, name in enumerate(t.factions)}
        numbers = {x: t.site_number.get(x, hidden.get(x)) for x in words if x in t.site_number or x in hidden}
    elif d.sort == "group":
        numbers = m.r.numbers["unit"]
    else:
        numbers = t.area_number
    return next((numbers[x] for x in words if x in numbers and numbers[x] not in d.slots), None)


def words_of(m: Any, text: str) -> list[str]:
    """The words of a text as the notation has them: what an area is called stands for its id, `naxos` and `naxos.s1`
    as well.

    What is an id of anything, the name of a player, or another word of notation, is nothing else.
    """
    t = m.t
    out = []
    for word in text.split():
        if word not in t.area_number and word not in t.factions and word not in t.spoken:
            name, point, site = word.partition(".")
            area = t.board.called.get(name.lower())
            word = word if area is None else f"{area}{point}{site}"
        out.append(word)
    return out


def _first_of(numbers: Mapping[str, int], words: list[str]) -> int | None:
    return next((numbers[x] for x in words if x in numbers), None)


def _guess_card(m: Any, op: Any, words: list[str]) -> int | None:
    for word in words:
        found = m.r.cards_by_id.get(word.rpartition(":")[2])
        if found:
            return int(found[0])
    return None


def _guess_god(m: Any, op: Any, words: list[str]) -> int | None:
    gods = {m.r.cards[god][1].id: god for god in m.r.god_cards}
    return _first_of(gods, [x.rpartition(":")[2] for x in words])


def _guess_pair(m: Any, op: Any, words: list[str]) -> int | None:
    numbers: Mapping[str, int] = m.t.area_number
    areas = [numbers[x] for x in words if x in numbers]
    return areas[0] * len(m.t.areas) + areas[1] if len(areas) > 1 else None


def _guess_units(m: Any, op: Any, words: list[str]) -> int | None:
    """A stack, also by its kind or its area alone: then with the area, or the kind, of the first that is listed."""
    t, kinds = m.t, m.r.numbers["unit"]
    areas = {**t.area_number, "attackers": t.A}
    a, k = _first_of(areas, words), _first_of(kinds, words)
    if a is None and k is None:
        return None
    listed = m.pending[2] if m.pending is not None and m.pending[0] is op else ()
    first = next(iter(listed), 0)
    return int((first // t.K if a is None else a) * t.K + (first % t.K if k is None else k))


def _guess_line(m: Any, op: Any, words: list[str]) -> int | None:
    r, text = m.r, " ".join(words)
    god = m.s.god
    own = [n for group in r.god_lines.get(god, ((), ())) for n in group]
    order = [*own, *(n for n in range(len(r.lines)) if n not in own)]
    found = [n for n in order if text == r.lines[n].word or text.startswith(r.lines[n].word + " ")]
    longest = max((len(r.lines[n].word) for n in found), default=0)
    found = [n for n in found if len(r.lines[n].word) == longest]
    # those of this god before those of another; of a free and a paid line with one word the one still to be used
    found = [n for n in found if n in own] or found
    fresh = [n for n in found if not (r.lines[n].must and m.s.used[n])]
    return next(iter(fresh or found[-1:]), None)


def _guess_instead(m: Any, op: Any, words: list[str]) -> int | None:
    ways = m.r.instead.get(moment_of(op), ())
    return next((n for n, way in enumerate(ways) if way.word in words), None)


GUESSES: dict[str, Callable[[Any, Any, list[str]], int | None]] = {
    "area": lambda m, op, words: _first_of(m.t.area_number, words),
    "site": lambda m, op, words: _first_of(m.t.site_number, words),
    "building": lambda m, op, words: _first_of(m.t.site_number, words),
    "card": _guess_card,
    "god": _guess_god,
    "number": lambda m, op, words: next((int(x) for x in words if is_number(x)), None),
    "pair": _guess_pair,
    "units": _guess_units,
    "line": _guess_line,
    "faction": lambda m, op, words: next((m.t.factions.index(x) for x in words if x in m.t.factions), None),
    "unit": lambda m, op, words: _first_of(m.r.numbers["unit"], words),
    "goods": lambda m, op, words: _first_of(m.r.numbers["goods"], words),
    "type": lambda m, op, words: _first_of(m.r.numbers["building"], words),
    "branch": lambda m, op, words: next((op.words.index(x) for x in words if x in op.words), None),
    "rule": lambda m, op, words: next((n for n, rule in enumerate(m.r.rules) if rule.name in words), None),
    "stop-pass": lambda m, op, words: 1 if "cross" in words else 0 if "stop" in words else None,
    "yes-no": lambda m, op, words: 1 if "yes" in words else 0 if "no" in words else None,
    "instead": _guess_instead,
}


def _unused(m: Any, op: Any, d: Domain, tokens: list[str], meant: Any) -> list[str]:
    """The words without which the same answer would have been meant."""
    return [x for i, x in enumerate(tokens) if guess(m, op, d, tokens[:i] + tokens[i + 1 :]) == meant]


class Step(NamedTuple):
    """An answer that somebody was asked for, and what came of it up to the next."""

    answer: Any
    trail: list[Any]  # the answer, and forced ones after it, as the machine notes them
    revealed: int
    events: int  # how many the machine had told by then
    closed: bool  # had the clause ended?


def parse_clause(m: Any, text: str, begun: str = "") -> tuple[list[Any], Refusal | None]:
    """Answer the questions of a clause on machine `m` (a copy that may be thrown away) from the words of a text.

    Gives the values of the questions that were asked, or why the text does not fit. On success `m` stands behind them.
    """
    steps, refusal = _read(m, text, begun)
    return [step.answer for step in steps], refusal


def play_clause(m: Any, text: str, begun: str) -> list[Step]:
    """The same, and on to the next question that somebody is asked: `m` stands where the game does after the clause.

    A text that does not fit is refused, and `m` of no use.
    """
    steps, refusal = _read(m, text, begun)
    if refusal is not None:
        raise IllegalAction(refusal)
    m.ask_all, m.unasked = False, None
    while m.pending is not None and m.forced:
        m.answer(m.pending[2].item(0), True)  # what the game answers by itself
    if steps:
        last = steps.pop()
        steps.append(last._replace(revealed=m.revealed, events=len(m.events), closed=m.closed))
    return steps


def _read(m: Any, text: str, begun: str) -> tuple[list[Step], Refusal | None]:
    if len(text) > CLAUSE_LENGTH or len(text.split()) > CLAUSE_WORDS:
        return [], Refusal("too-long", length=CLAUSE_LENGTH, words=CLAUSE_WORDS)
    reader = Reader(m, text, begun)
    refusal = reader.read()
    return reader.steps, refusal


class Reader:
    """One text on its way through the questions. Those with a single answer are asked as well: it may be written out.

    A text may go on behind the end of its clause, to what the same action asks the same seat next (`buy giant full
    mercenary B1`), as long as nothing was revealed in between: whoever asks why not must not learn what comes.
    """

    def __init__(self, m: Any, text: str, begun: str) -> None:
        self.m = m
        self.tokens = words_of(m, text)
        # parts of this clause that are answered already (perhaps there was no choice) may be written all the same
        self.before = begun.split()
        if self.before and self.tokens[: len(self.before)] == self.before:
            self.tokens = self.tokens[len(self.before) :] or self.tokens
        self.whole = self.tokens
        self.steps: list[Step] = []
        self.shown = False  # has anything come to light?
        self.doubt: Refusal | None = None  # a forced part that the text seems to name otherwise
        self.asker, self.seat = m.asker, m.t.seat_of[m.asker]
        self.last = ""  # the rule of the question that was answered last
        self.opening = m.pending
        self.frames = tuple(m.s.frames)
        m.ask_all, m.unasked = True, self

    def read(self) -> Refusal | None:
        """Answer the questions as the text says, or why it does not fit."""
        m, started = self.m, False
        turn = self._turn()
        while self.tokens or not started:
            if started and _is_among(self.tokens, self.before):
                break  # only what was answered before, written again in part
            if m.pending is None:
                return self._left_over() if started else Refusal("game-over")
            op, _, d = m.pending
            if started and m.closed:
                opens = d.sort == "line" or op.prompt == "bid"  # a clause of its own
                shown = self.shown or m.revealed
                if shown or opens or self._turn() != turn or m.t.seat_of[m.asker] != self.seat:
                    return self._left_over()
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
        self.steps.append(Step(value, m.trail, 0, 0, False))

    def _turn(self) -> tuple[int, int]:
        return self.m.s.round, self.m.s.active

    def _answer(self) -> tuple[Any, bool] | Refusal:
        """The answer to the pending question, and whether there was a choice; or why the words give none."""
        m, tokens = self.m, self.tokens
        op, f, d = m.pending
        forced = m.forced
        if tokens and tokens[0] == op.prompt:
            tokens = tokens[1:]
        found = read_answer(m, op, d, tokens)
        if found is None or (isinstance(d, Vector) and found[0] not in d):
            meant = found[0] if found is not None else guess(m, op, d, tokens)
            if forced:
                # the only answer may be left out
                if meant is not None and meant not in d:
                    self.doubt = self.doubt or op.why_not(m, f, meant)
                found = (d.item(0), tokens)
            elif meant is None:
                unknown = Refusal("unknown-answer", op.cite, text=" ".join(tokens) or "none", prompt=op.prompt)
                return self._other_action() or self.doubt or unknown
            elif meant not in d:
                number = next((int(x) for x in tokens if is_number(x)), None)
                # an action, whatever else the words could mean, unless its word is part of what they mean
                strange = self.opening[2].sort != "line" and tokens[0] in _unused(m, op, d, tokens, meant)
                other = self._other_action() if strange else None
                return other or self.doubt or self._deeper(meant) or op.why_not(m, f, meant, number)
            else:
                # meant, but written without its arrow: what else is written still has to fit
                words = answer_text(m, op, d, meant).split()
                at = _find(tokens, words)
                rest = tokens[:at] + tokens[at + len(words) :] if at >= 0 else _unused(m, op, d, tokens, meant)
                found = (meant, rest)
        value, tokens = found
        if op.prompt == "bid" and value in m.r.always_gods and d.sort == "god" and tokens and is_number(tokens[0]):
            if int(tokens[0]):
                return self.doubt or op.why_not(m, f, value, int(tokens[0]))
            tokens = tokens[1:]  # the printed god has one space, of value 0 (B9.2)
        self.tokens = tokens
        return value, not forced

    def append(self, unasked: tuple[Any, Frame, Domain]) -> None:
        """A question is passed over because nothing could be answered: do the words try to answer it?"""
        op, f, d = unasked
        if self.tokens and self.doubt is None:
            meant = guess(self.m, op, d, self.tokens)
            if meant is not None and meant not in d:
                self.doubt = op.why_not(self.m, f, meant)

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
                return Refusal("not-now", program.cite if must else op.cite)
        line = _guess_line(m, op, self.whole)
        if line is None:
            return None
        found = m.library.lines[line]
        if self.asker == m.s.active and m.s.god >= 0 and "turn" in m.r.named:
            out: Refusal = why_not_line(m, Frame(m.r.named["turn"], 0, self.asker, self.asker), line)
            return out
        return Refusal("not-now", found.reasons[0][1] if found.reasons else found.cite)

    def _deeper(self, line: Any) -> Refusal | None:
        """A line is not offered because nothing of it can be done: why not what the text goes on to name?"""
        m = self.m
        _, f, d = m.pending
        if f.subject != m.asker:  # a window in somebody else's turn, whose purse is none of the asked one's business
            return None
        if d.sort != "line" or not 0 <= line < len(m.library.lines) or why_not_line(m, f, line).code != "no-target":
            return None
        found = m.library.lines[line]
        words = self.tokens[len(found.word.split()) :]
        me = found.card if found.card >= 0 else m.s.god
        frame = Frame(found.program, 0, f.subject, f.subject, me, -1, [*found.blank])
        *_, op = unforced(m, m.library.programs[found.program].ops, frame, 0)
        while isinstance(op, Run):
            inner = op.frame(m, frame)
            if inner is None:
                return None
            frame = inner
            *_, op = unforced(m, m.library.programs[frame.program].ops, frame, 0)
        if not op.prompt:
            return None
        asked = op.domain(m, frame)
        meant = guess(m, op, asked, words)
        return op.why_not(m, frame, meant) if meant is not None and meant not in asked else None


def _is_among(words: list[str], before: list[str]) -> bool:
    """Do these words stand in the others, in this order?

    >>> _is_among(["build", "port"], ["build", "to", "port"]), _is_among(["port", "build"], ["build", "port"])
    (True, False)
    """
    rest = iter(before)
    return all(word in rest for word in words)
