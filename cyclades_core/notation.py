"""Text for answers and clauses, both ways: `bid zeus 5`, `sail 2 C3 -> C4`, `march m3-b1 -> m3-c3 2 troop + ajax`.

A clause is the answers up to the first change. Its text is the word of the menu line (or the name of the question)
followed by the answers. Parsing answers the questions one after the other, each from the words it finds; forced parts
may be left out. What is written and does not fit is refused, with what was expected there.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from .plain.domains import NONE, Domain, One, Order, Vector
from .plain.refusals import Refusal

__all__ = ["Part", "answer_text", "clause_text", "parse_clause", "part_of", "read_answer"]

PREFIXED = ("sail-to", "sail-on")


def card_text(m: Any, card: int) -> str:
    """The bare id where it is unambiguous, else the full one."""
    if not 0 <= card < m.r.n_cards:
        return "none"
    kind, d, _ = m.r.cards[card]
    same = {(m.r.cards[c][0], m.r.cards[c][2]) for c in m.r.cards_by_id[d.id]}
    return d.id if len(same) == 1 else f"{kind}:{d.id}"


def group_text(m: Any, group: Any) -> str:
    """`2 troop + ajax`."""
    names = m.r.names["unit"]
    parts = [names[k] if m.r.unique[k] else f"{n} {names[k]}" for k, n in group]
    return " + ".join(parts) or "nothing"


def answer_text(m: Any, op: Any, d: Domain, value: Any) -> str:
    """The text of one answer."""
    t, r = m.t, m.r
    if value == NONE:
        return str(op.none_word)
    sort = d.sort
    if isinstance(d, Order):
        return " > ".join(card_text(m, c) for c in value)
    if isinstance(d, Vector):
        chosen = [(slot, n) for slot, n in zip(d.slots, value, strict=True) if n]
        if sort == "group":
            sea = [k for k in range(t.K) if not r.kind_land[k] and r.is_unit[k]]
            if len(sea) == 1 and d.slots and d.slots[0] == sea[0]:
                return str(value[0])
            return group_text(m, chosen)
        if sort == "spread":
            return " + ".join(f"{n} {t.areas[a]}" for a, n in chosen) or "nothing"
        if sort == "discounts":
            return " + ".join(place_text(m, p) if n == 1 else f"{n} {place_text(m, p)}" for p, n in chosen) or "full"
        return " + ".join(f"{n} {slot}" for slot, n in chosen) or "nothing"
    return one_text(m, op, sort, value)


def is_number(word: str) -> bool:
    """Whether a word is an amount: plain digits, and not thousands of them.

    >>> [is_number(x) for x in ("12", "-1", "²", "٣", "9" * 5000)]
    [True, False, False, False, False]
    """
    return word.isascii() and word.isdigit() and len(word) < 10


def place_text(m: Any, place: int) -> str:
    return m.t.sites[place] if place < m.t.S else f"hidden-{m.t.factions[place - m.t.S]}"


def one_text(m: Any, op: Any, sort: str, value: int) -> str:
    """The text of a number of a sort."""
    t, r = m.t, m.r
    if sort == "area":
        return str(t.areas[value])
    if sort in ("site", "building"):
        return place_text(m, value)
    if sort == "units":
        a, k = divmod(value, t.K)
        return f"{r.names['unit'][k]} {t.areas[a] if a < t.A else 'attackers'}"
    if sort in ("card", "god"):
        return card_text(m, value)
    if sort == "faction":
        return str(t.factions[value])
    if sort in ("unit", "goods"):
        return str(r.names[sort][value])
    if sort == "type":
        return str(r.names["building"][value])
    if sort == "pair":
        a, b = divmod(value, t.A)
        return f"{t.areas[a]} -> {t.areas[b]}"
    if sort == "line":
        return str(r.lines[value].word)
    if sort == "yes-no":
        return "yes" if value else "no"
    if sort == "branch":
        return str(op.words[value])
    if sort == "stop-pass":
        return "cross" if value else "stop"
    if sort == "instead":
        return str(r.instead["piece-expires" if op.prompt == "keep-piece" else _instead_of(op)][value].word)
    if sort == "rule":
        return str(r.rules[value].name)
    if sort == "die":
        return f"die-{value + 1}"
    return str(value)


def _instead_of(op: Any) -> str:
    return "metropolis-placed" if op.prompt == "instead-of-site" else "unit-lost"


class Part(NamedTuple):
    """One answer of a clause as text: the question, the sort of its answers, the answer, and whether it was forced."""

    prompt: str
    sort: str
    text: str
    forced: bool


def part_of(m: Any, answer: Any) -> Part:
    """An answer as the machine notes it, as text; one that is text already stays as it is."""
    if isinstance(answer, Part):
        return answer
    op, d, value, _, forced, _ = answer
    text = answer_text(m, op, d, value)
    if op.prompt in PREFIXED and value != NONE:
        text = f"-> {text}"
    return Part(op.prompt, d.sort, text, forced)


def clause_text(m: Any, answers: list[Any]) -> str:
    """The canonical text of a clause, forced parts included."""
    if not answers:
        return ""
    parts: list[tuple[str, str]] = []
    for answer in answers:
        part = part_of(m, answer)
        if not parts and part.sort != "line" and part.prompt:
            parts.append(("", part.prompt))
        parts.append((part.prompt, part.text))
    # the group of fleets stands before its space
    for i, (prompt, _) in enumerate(parts):
        if prompt in ("sail-from", "sail-on") and i + 1 < len(parts) and parts[i + 1][0] == "sail-group":
            parts[i], parts[i + 1] = parts[i + 1], parts[i]
            break
    return " ".join(text for _, text in parts)


# -- parsing -----------------------------------------------------------------------------------------------------------


def _find(tokens: list[str], wanted: list[str]) -> int:
    """Where the wanted words stand together, or -1."""
    n = len(wanted)
    for i in range(len(tokens) - n + 1):
        if tokens[i : i + n] == wanted:
            return i
    return -1


def read_answer(m: Any, op: Any, d: Domain, tokens: list[str]) -> tuple[Any, list[str]] | None:
    """The answer that the words give, with the words left over; None if they give none."""
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
    t, r = m.t, m.r
    sort = d.sort
    words = [x for x in tokens if x not in ("->", "+")]
    if not words:
        return None
    if words == [op.none_word] and isinstance(d, One):
        return NONE
    if sort == "area":
        return next((t.area_number[x] for x in words if x in t.area_number), None)
    if sort in ("site", "building"):
        return next((t.site_number[x] for x in words if x in t.site_number), None)
    if sort in ("card", "god"):
        return next((r.cards_by_id[x][0] for x in words if x in r.cards_by_id), None)
    if sort == "number":
        return next((int(x) for x in words if is_number(x)), None)
    if isinstance(d, Vector) and sort in ("discounts", "spread"):
        # a building or an area to which nothing can be given
        numbers = t.site_number if sort == "discounts" else t.area_number
        return next((numbers[x] for x in words if x in numbers and numbers[x] not in d.slots), None)
    if isinstance(d, Vector) and sort == "group":
        # units that cannot be in this group: none of those that can were named. Never an answer, not even as "nothing"
        if not any(x in r.numbers["unit"] for x in words):
            return None
        nothing = (0,) * len(d.slots)
        return nothing if nothing not in d else (-1,) * len(d.slots)
    if sort == "pair":
        areas = [t.area_number[x] for x in words if x in t.area_number]
        return areas[0] * t.A + areas[1] if len(areas) > 1 else None
    if sort == "units":
        areas = [t.area_number[x] for x in words if x in t.area_number]
        kinds = [r.numbers["unit"][x] for x in words if x in r.numbers["unit"]]
        return areas[0] * t.K + kinds[0] if areas and kinds else None
    if sort == "line":
        text = " ".join(words)
        god = m.s.ints[t.i_god]
        own = [n for group in r.god_lines.get(god, ((), ())) for n in group]
        order = [*own, *(n for n in range(len(r.lines)) if n not in own)]
        found = [n for n in order if text == r.lines[n].word or text.startswith(r.lines[n].word + " ")]
        longest = max((len(r.lines[n].word) for n in found), default=0)
        found = [n for n in found if len(r.lines[n].word) == longest]
        # those of this god before those of another; of a free and a paid line with one word the one still to be used
        found = [n for n in found if n in own] or found
        fresh = [n for n in found if not (r.lines[n].must and m.s.cells[t.o_used + n])]
        return next(iter(fresh or found[-1:]), None)
    if sort == "faction":
        return next((t.factions.index(x) for x in words if x in t.factions), None)
    if sort in ("unit", "goods"):
        return next((r.numbers[sort][x] for x in words if x in r.numbers[sort]), None)
    if sort == "type":
        return next((r.numbers["building"][x] for x in words if x in r.numbers["building"]), None)
    return None


def _unused(m: Any, op: Any, d: Domain, tokens: list[str], meant: Any) -> list[str]:
    """The words without which the same answer would have been meant."""
    return [x for i, x in enumerate(tokens) if guess(m, op, d, tokens[:i] + tokens[i + 1 :]) == meant]


def parse_clause(m: Any, text: str, begun: str = "") -> tuple[list[Any], Refusal | None]:
    """Answer the questions of a clause on machine `m` (a copy that may be thrown away) from the words of a text.

    Gives the values of the questions that were asked, or why the text does not fit. On success `m` stands behind them.
    """
    tokens = text.split()
    # parts of this clause that are answered already (perhaps there was no choice) may be written all the same
    before = begun.split()
    if before and tokens[: len(before)] == before:
        tokens = tokens[len(before) :] or tokens
    values: list[Any] = []
    doubt: Refusal | None = None  # a forced part that the text seems to name otherwise
    m.ask_all = True
    started = False
    while tokens or not started:
        if started and _is_among(tokens, before):
            break  # only what was answered before, written again in part
        if m.pending is None:
            return values, doubt or Refusal("left-over" if started else "game-over", text=" ".join(tokens))
        if started and m.closed:
            return values, doubt or Refusal("left-over", text=" ".join(tokens))
        op, f, d = m.pending
        forced = d.count == 1
        if tokens and tokens[0] == op.prompt:
            tokens = tokens[1:]
        found = read_answer(m, op, d, tokens)
        if found is None or found[0] not in d:
            meant = found[0] if found is not None else guess(m, op, d, tokens)
            if forced:
                # the only answer may be left out
                if meant is not None and meant not in d:
                    doubt = doubt or op.refuse(m, f, meant)
                found = (d.item(0), tokens)
            elif meant is None:
                unknown = Refusal("unknown-answer", op.cite, text=" ".join(tokens), prompt=op.prompt)
                return values, doubt or _other_action(m, tokens) or unknown
            elif meant not in d:
                number = next((int(x) for x in tokens if is_number(x)), None)
                return values, doubt or _deeper(m, d, meant, tokens) or op.refuse_text(m, f, meant, number)
            else:
                # meant, but written without its arrow: what else is written still has to fit
                words = answer_text(m, op, d, meant).split()
                at = _find(tokens, words)
                rest = tokens[:at] + tokens[at + len(words) :] if at >= 0 else _unused(m, op, d, tokens, meant)
                found = (meant, rest)
        value, tokens = found
        if op.prompt == "bid" and value in m.r.always_gods and d.sort == "god" and tokens and is_number(tokens[0]):
            if int(tokens[0]):
                return values, doubt or op.refuse_text(m, f, value, int(tokens[0]))
            tokens = tokens[1:]  # the printed god has one space, of value 0 (B9.2)
        if not forced:
            values.append(value)
        started = started or not forced or not tokens
        m.answer(value)
    return values, None


def _is_among(words: list[str], before: list[str]) -> bool:
    """Do these words stand in the others, in this order?

    >>> _is_among(["build", "port"], ["build", "to", "port"]), _is_among(["port", "build"], ["build", "port"])
    (True, False)
    """
    rest = iter(before)
    return all(word in rest for word in words)


def _other_action(m: Any, tokens: list[str]) -> Refusal | None:
    """Words that open another action of the turn, while the answer to a question of this one is waited for: its rule,
    or that of the turn where a mandatory action was the only one left (B11.2).
    """
    frames = m.s.frames
    for f, above in pairwise(frames):
        program = m.r.programs[f[0]]
        op = program.ops[f[1]]
        if op.prompt == "action" and f[2] == m.asker and guess(m, op, One("line", ()), tokens) is not None:
            must = above is frames[-1] and any(line.must and line.program == above[0] for line in m.r.lines)
            return Refusal("not-now", program.cite if must else m.pending[0].cite)
    return None


def _deeper(m: Any, d: Domain, line: int, tokens: list[str]) -> Refusal | None:
    """A line is not offered because nothing of it can be done: why not what the text goes on to name?"""
    if d.sort != "line" or not 0 <= line < len(m.r.lines):
        return None
    _, f, _ = m.pending
    if m.why_not_line(f, line).code != "no-target":
        return None
    found = m.r.lines[line]
    frame = [found.program, 0, f[2], f[2], found.card if found.card >= 0 else m.s.ints[m.t.i_god], -1, *found.blank]
    op = m.r.programs[found.program].ops[0]
    if not op.prompt:
        return None
    words = tokens[len(found.word.split()) :]
    meant = guess(m, op, op.domain(m, frame), words)
    return op.refuse(m, frame, meant) if meant is not None else None
