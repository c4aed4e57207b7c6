"""What the words of one answer mean: the answer among those that are offered, or what they may have meant instead.

`clause_text` writes answers, this reads them; `clause_parser` takes a text through its questions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cyclades_core.engine.values.answer_domains import NONE, Domain, One, Order, Vector

from .clause_text import PREFIXED, answer_text, card_text, moment_of, place_text

__all__ = [
    "BEHIND_GROUP",
    "group_length",
    "guess",
    "guess_line",
    "is_attempt",
    "is_number",
    "read_answer",
    "unused",
    "words_before",
    "words_of",
]

#: Questions whose answer stands after the group that is asked for next (`clause_text`).
BEHIND_GROUP = ("sail-from", "sail-on")


def is_number(word: str) -> bool:
    """Whether a word is an amount: plain digits, and not thousands of them.

    >>> [is_number(x) for x in ("12", "0", "-1", "01", "²", "٣", "9" * 5000)]
    [True, True, False, False, False, False, False]
    """
    return word.isascii() and word.isdigit() and len(word) < 10 and (word[0] != "0" or word == "0")


def read_answer(machine: Any, operation: Any, domain: Domain, tokens: list[str]) -> tuple[Any, list[str]] | None:
    """Return the answer that the first words give, with the words after it, or None if they give none.

    Amounts may be more than there are: the caller compares them with the domain.
    """
    if isinstance(domain, Vector):
        return _read_vector(machine, domain, tokens)
    if isinstance(domain, Order):
        return _read_order(machine, domain, tokens)
    assert isinstance(domain, One)
    if operation.unordered:
        return _read_unordered(machine, operation, domain, tokens)
    group = group_length(machine, tokens) if operation.prompt in BEHIND_GROUP else 0
    if group:
        found = _read_one(machine, operation, domain, tokens[group:])
        if found is not None and found[0] != NONE and found[1][:1] != ["+"] and not group_length(machine, found[1]):
            return found[0], tokens[:group] + found[1]
    return _read_one(machine, operation, domain, tokens)


def _read_one(machine: Any, operation: Any, domain: One, tokens: list[str]) -> tuple[int, list[str]] | None:
    best, longest = NONE, 0
    for value in domain.answers:
        words = answer_text(machine, operation, domain, value).split()
        if operation.prompt in PREFIXED and value != NONE:
            words = ["->", *words]
        length = _match_length(words, tokens)
        if length > longest:
            best, longest = value, length
    if not longest and tokens:
        same = _same_thing(machine, domain, tokens[0])
        if same is not None:
            best, longest = same, 1
    return (best, tokens[longest:]) if longest else None


def _match_length(words: list[str], tokens: list[str]) -> int:
    """Return how many of the tokens write these words. The arrow may be left out, unless another one follows.

    >>> _match_length(["A", "->", "B"], ["A", "->", "B", "2"]), _match_length(["A", "->", "B"], ["A", "B", "2"])
    (3, 2)
    >>> _match_length(["->", "A"], ["A", "->", "B"])  # A is where somebody starts
    0
    """
    if tokens[: len(words)] == words:
        return len(words)
    if "->" in words:
        bare = [word for word in words if word != "->"]
        if tokens[: len(bare)] == bare and tokens[len(bare) : len(bare) + 1] != ["->"]:
            return len(bare)
    return 0


def words_before(machine: Any, operation: Any, domain: Domain, value: Any, tokens: list[str]) -> int:
    """Return how many words stand before those that write this answer; 0 if it is not written, too."""
    words = answer_text(machine, operation, domain, value).split()
    return next((at for at in range(len(tokens)) if _match_length(words, tokens[at : at + len(words) + 1])), 0)


def _same_thing(machine: Any, domain: One, word: str) -> int | None:
    """Return the answer that a word means although it is written otherwise: `god:zeus` for zeus, `02` for 2."""
    if domain.sort in ("card", "god") and ":" in word:
        return next((card for card in machine.book.cards_by_id.get(word, ()) if card in domain), None)
    if domain.sort == "number" and is_number(word) and int(word) in domain:
        return int(word)
    return None


def _read_order(machine: Any, domain: Order, tokens: list[str]) -> tuple[Any, list[str]] | None:
    names = {card_text(machine, card): card for card in domain.members}
    found: list[int] = []
    at = 0
    while at < len(tokens) and len(found) < len(domain.members):
        if found and tokens[at] == ">":
            at += 1
        if at == len(tokens) or tokens[at] not in names:
            return None
        found.append(names[tokens[at]])
        at += 1
    return (tuple(found), tokens[at:]) if sorted(found) == sorted(domain.members) else None


def _read_unordered(machine: Any, operation: Any, domain: One, tokens: list[str]) -> tuple[int, list[str]] | None:
    """Return an answer to a question that is asked several times: it may be any of the buildings that are named."""
    named = []
    for word in tokens:
        if word not in machine.table.site_number:
            break
        named.append(word)
    for value in domain.answers:
        text = answer_text(machine, operation, domain, value)
        if text in named:
            at = named.index(text)
            return value, tokens[:at] + tokens[at + 1 :]
    return None


def group_length(machine: Any, tokens: list[str]) -> int:
    """Return how many words at the start name a group: one of `2 C3 -> C4`, five of `2 fleet + 1 undead-fleet C3`."""
    kinds = machine.book.numbers["unit"]
    end = at = 0
    while at < len(tokens):
        if is_number(tokens[at]):
            at += 1 + (tokens[at + 1 : at + 2] != [] and tokens[at + 1] in kinds)
        elif tokens[at] in kinds:
            at += 1
        else:
            break
        end = at
        if tokens[at : at + 1] != ["+"]:
            break
        at += 1
    return end


def _read_vector(machine: Any, domain: Vector, tokens: list[str]) -> tuple[Any, list[str]] | None:
    names, others = _slot_words(machine, domain)
    amounts = [0] * len(domain.slots)
    if tokens[:1] == [_nothing(domain)]:
        return tuple(amounts), tokens[1:]
    at = 0
    named: list[str] = []
    while at < len(tokens):
        word = tokens[at]
        after = tokens[at + 1] if at + 1 < len(tokens) else ""
        number = 1
        if is_number(word) and after in names:
            number = int(word)
            named.append(after)
            at += 2
        elif word in names:
            named.append(word)
            at += 1
        elif is_number(word) and len(names) == 1 and domain.sort != "discounts" and after not in others and not at:
            number = int(word)
            named.append(next(iter(names)))
            at += 1
        else:
            return None
        amounts[names[named[-1]]] += number
        if tokens[at : at + 1] != ["+"]:
            # Each thing is named once, and not with 0: the log writes no move so.
            odd = len(set(named)) < len(named) or not all(amounts[names[each]] for each in named)
            return None if odd and tuple(amounts) in domain else (tuple(amounts), tokens[at:])
        at += 1
    return None


def _slot_words(machine: Any, domain: Vector) -> tuple[dict[str, int], Mapping[str, int]]:
    """Return the words of the slots with their places, and all words of this sort."""
    table, book = machine.table, machine.book
    if domain.sort == "group":
        return {book.names["unit"][k]: i for i, k in enumerate(domain.slots)}, book.numbers["unit"]
    if domain.sort == "spread":
        return {table.areas[a]: i for i, a in enumerate(domain.slots)}, table.area_number
    return {place_text(machine, p): i for i, p in enumerate(domain.slots)}, _place_numbers(machine)


def _place_numbers(machine: Any) -> dict[str, int]:
    """Return the buildings that give discounts by their words: sites, and what a faction keeps hidden."""
    table = machine.table
    return {**table.site_number, **{f"hidden-{name}": table.n_sites + f for f, name in enumerate(table.factions)}}


def _nothing(domain: Vector) -> str:
    return "full" if domain.sort == "discounts" else "nothing"


def is_attempt(machine: Any, operation: Any, domain: Domain, tokens: list[str]) -> bool:
    """Return whether the first word names a thing of the kind that the question asks for.

    A forced part can be left out only if the word that follows is not such a word. Otherwise a wrong word would answer
    the next question.
    """
    if operation.prompt in BEHIND_GROUP:
        tokens = tokens[group_length(machine, tokens) :]
    if not tokens:
        return False
    word = tokens[0]
    if word == "->":
        return operation.prompt in PREFIXED or domain.sort == "pair"
    if isinstance(domain, Vector):
        _, others = _slot_words(machine, domain)
        if is_number(word):
            return domain.sort != "discounts" or (tokens[1:2] != [] and tokens[1] in others)
        return word in others or word == _nothing(domain)
    if isinstance(domain, Order):
        return word in machine.book.cards_by_id
    if word == operation.none_word:
        return True
    if domain.sort == "pair":
        return word in machine.table.area_number
    if domain.sort == "line":
        return guess_line(machine, operation, tokens) is not None
    return guess(machine, operation, domain, [word]) is not None


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
    _, numbers = _slot_words(machine, domain)
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
    areas = {**table.area_number, "attackers": table.n_areas}
    a, k = _first_of(areas, words), _first_of(kinds, words)
    if a is None and k is None:
        return None
    listed = machine.pending[2] if machine.pending is not None and machine.pending[0] is operation else ()
    first = next(iter(listed), 0)
    return int(
        (first // table.n_unit_kinds if a is None else a) * table.n_unit_kinds
        + (first % table.n_unit_kinds if k is None else k)
    )


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


def _guess_die(machine: Any, operation: Any, words: list[str]) -> int | None:
    found = next((x.removeprefix("die-") for x in words if x.startswith("die-")), "")
    return int(found) - 1 if is_number(found) else None


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
    "die": _guess_die,
}


def unused(machine: Any, operation: Any, domain: Domain, tokens: list[str], meant: Any) -> list[str]:
    """The words without which the same answer would have been meant."""
    return [x for i, x in enumerate(tokens) if guess(machine, operation, domain, tokens[:i] + tokens[i + 1 :]) == meant]
