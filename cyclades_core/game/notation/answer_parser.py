"""What the words of one answer mean: the answer among those that are offered, or what they may have meant instead.

`clause_text` writes answers, this reads them; `clause_parser` takes a text through its questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cyclades_core.engine.values.answer_domains import NONE, Domain, One, Order, Vector

from .clause_text import PREFIXED, answer_text, card_text, moment_of, place_text

__all__ = ["find", "guess", "guess_line", "is_number", "read_answer", "unused", "words_of"]


def is_number(word: str) -> bool:
    """Whether a word is an amount: plain digits, and not thousands of them.

    >>> [is_number(x) for x in ("12", "-1", "²", "٣", "9" * 5000)]
    [True, False, False, False, False]
    """
    return word.isascii() and word.isdigit() and len(word) < 10


def find(tokens: list[str], wanted: list[str]) -> int:
    """Where the wanted words stand together, or -1."""
    n = len(wanted)
    for i in range(len(tokens) - n + 1):
        if tokens[i : i + n] == wanted:
            return i
    return -1


def read_answer(machine: Any, operation: Any, domain: Domain, tokens: list[str]) -> tuple[Any, list[str]] | None:
    """The answer that the words give, with the words left over; None if they give none. Amounts may be too many."""
    if isinstance(domain, Vector):
        return _read_vector(machine, domain, tokens)
    if isinstance(domain, Order):
        names = {card_text(machine, c): c for c in domain.members}
        found = [names[x] for x in tokens if x in names]
        if sorted(found) == sorted(domain.members):
            return tuple(found), [x for x in tokens if x not in names and x != ">"]
        return None
    best: tuple[int, int, Any, int] | None = None
    assert isinstance(domain, One)
    for value in domain.answers:
        words = answer_text(machine, operation, domain, value).split()
        if operation.prompt in PREFIXED and value != NONE:
            words = ["->", *words]
        at = find(tokens, words)
        if at < 0 or (at > 0 and domain.sort == "line"):  # the word of a line opens a clause
            continue
        if operation.prompt == "sail-from" and "->" in tokens and value != NONE and tokens[at + 1 : at + 2] != ["->"]:
            continue
        key = (at, -len(words), value, len(words))
        if best is None or (key[:2] < best[:2] and not operation.unordered):
            best = key
    if best is None:
        return None
    return best[2], tokens[: best[0]] + tokens[best[0] + best[3] :]


def _read_vector(machine: Any, domain: Vector, tokens: list[str]) -> tuple[Any, list[str]] | None:
    table, book = machine.table, machine.book
    others: Any  # what an amount may belong to
    if domain.sort == "group":
        names, others = {book.names["unit"][k]: i for i, k in enumerate(domain.slots)}, book.numbers["unit"]
    elif domain.sort == "spread":
        names, others = {table.areas[a]: i for i, a in enumerate(domain.slots)}, table.area_number
    else:
        names, others = {place_text(machine, p): i for i, p in enumerate(domain.slots)}, table.site_number
    amounts = [0] * len(domain.slots)
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
        elif is_number(word) and len(domain.slots) == 1 and after not in others and start < 0:
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


def guess(machine: Any, operation: Any, domain: Domain, tokens: list[str]) -> Any:
    """What the words may have meant although it is not among the answers: a number of the sort, or None."""
    words = [x for x in tokens if x not in ("->", "+", ">")]
    if not words:
        return None
    if words == [operation.none_word] and isinstance(domain, One):
        return NONE if domain.sort != "stop-pass" else 0
    if isinstance(domain, Vector):
        return _guess_vector(machine, domain, words)
    if isinstance(domain, Order):
        cards = machine.book.cards_by_id
        return tuple(cards[x][0] for x in words if x in cards) or None
    found = GUESSES.get(domain.sort)
    return found(machine, operation, words) if found is not None else None


def _guess_vector(machine: Any, domain: Vector, words: list[str]) -> Any:
    """A thing of which nothing can be given: a building, an area, a kind of unit that is not among the slots."""
    table = machine.table
    if domain.sort == "discounts":
        hidden = {f"hidden-{name}": table.S + f for f, name in enumerate(table.factions)}
        numbers = {x: table.site_number.get(x, hidden.get(x)) for x in words if x in table.site_number or x in hidden}
    elif domain.sort == "group":
        numbers = machine.book.numbers["unit"]
    else:
        numbers = table.area_number
    return next((numbers[x] for x in words if x in numbers and numbers[x] not in domain.slots), None)


def words_of(machine: Any, text: str) -> list[str]:
    """The words of a text as the notation has them: what an area is called stands for its id, `naxos` and `naxos.s1`
    as well.

    What is an id of anything, the name of a player, or another word of notation, is nothing else.
    """
    table = machine.table
    out = []
    for word in text.split():
        if word not in table.area_number and word not in table.factions and word not in table.spoken:
            name, point, site = word.partition(".")
            area = table.board.called.get(name.lower())
            word = word if area is None else f"{area}{point}{site}"
        out.append(word)
    return out


def _first_of(numbers: Mapping[str, int], words: list[str]) -> int | None:
    return next((numbers[x] for x in words if x in numbers), None)


def _guess_card(machine: Any, operation: Any, words: list[str]) -> int | None:
    for word in words:
        found = machine.book.cards_by_id.get(word.rpartition(":")[2])
        if found:
            return int(found[0])
    return None


def _guess_god(machine: Any, operation: Any, words: list[str]) -> int | None:
    gods = {machine.book.cards[god][1].id: god for god in machine.book.god_cards}
    return _first_of(gods, [x.rpartition(":")[2] for x in words])


def _guess_pair(machine: Any, operation: Any, words: list[str]) -> int | None:
    numbers: Mapping[str, int] = machine.table.area_number
    areas = [numbers[x] for x in words if x in numbers]
    return areas[0] * len(machine.table.areas) + areas[1] if len(areas) > 1 else None


def _guess_units(machine: Any, operation: Any, words: list[str]) -> int | None:
    """A stack, also by its kind or its area alone: then with the area, or the kind, of the first that is listed."""
    table, kinds = machine.table, machine.book.numbers["unit"]
    areas = {**table.area_number, "attackers": table.A}
    a, k = _first_of(areas, words), _first_of(kinds, words)
    if a is None and k is None:
        return None
    listed = machine.pending[2] if machine.pending is not None and machine.pending[0] is operation else ()
    first = next(iter(listed), 0)
    return int((first // table.K if a is None else a) * table.K + (first % table.K if k is None else k))


def guess_line(machine: Any, operation: Any, words: list[str]) -> int | None:
    book, text = machine.book, " ".join(words)
    god = machine.state.god
    own = [n for group in book.god_lines.get(god, ((), ())) for n in group]
    order = [*own, *(n for n in range(len(book.lines)) if n not in own)]
    found = [n for n in order if text == book.lines[n].word or text.startswith(book.lines[n].word + " ")]
    longest = max((len(book.lines[n].word) for n in found), default=0)
    found = [n for n in found if len(book.lines[n].word) == longest]
    # those of this god before those of another; of a free and a paid line with one word the one still to be used
    found = [n for n in found if n in own] or found
    fresh = [n for n in found if not (book.lines[n].must and machine.state.used[n])]
    return next(iter(fresh or found[-1:]), None)


def _guess_instead(machine: Any, operation: Any, words: list[str]) -> int | None:
    ways = machine.book.instead.get(moment_of(operation), ())
    return next((n for n, way in enumerate(ways) if way.word in words), None)


GUESSES: dict[str, Callable[[Any, Any, list[str]], int | None]] = {
    "area": lambda machine, op, words: _first_of(machine.table.area_number, words),
    "site": lambda machine, op, words: _first_of(machine.table.site_number, words),
    "building": lambda machine, op, words: _first_of(machine.table.site_number, words),
    "card": _guess_card,
    "god": _guess_god,
    "number": lambda machine, op, words: next((int(x) for x in words if is_number(x)), None),
    "pair": _guess_pair,
    "units": _guess_units,
    "line": guess_line,
    "faction": lambda machine, op, words: next(
        (machine.table.factions.index(x) for x in words if x in machine.table.factions), None
    ),
    "unit": lambda machine, op, words: _first_of(machine.book.numbers["unit"], words),
    "goods": lambda machine, op, words: _first_of(machine.book.numbers["goods"], words),
    "type": lambda machine, op, words: _first_of(machine.book.numbers["building"], words),
    "branch": lambda machine, op, words: next((op.words.index(x) for x in words if x in op.words), None),
    "rule": lambda machine, op, words: next(
        (n for n, rule in enumerate(machine.book.rules) if rule.name in words), None
    ),
    "stop-pass": lambda machine, op, words: 1 if "cross" in words else 0 if "stop" in words else None,
    "yes-no": lambda machine, op, words: 1 if "yes" in words else 0 if "no" in words else None,
    "instead": _guess_instead,
}


def unused(machine: Any, operation: Any, domain: Domain, tokens: list[str], meant: Any) -> list[str]:
    """The words without which the same answer would have been meant."""
    return [x for i, x in enumerate(tokens) if guess(machine, operation, domain, tokens[:i] + tokens[i + 1 :]) == meant]
