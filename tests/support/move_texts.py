"""Texts of moves that are almost right, and what a text may leave out or write differently.

`mutations` changes one word of a legal move. `fault_of` decides whether a text that the game accepts is a documented
short form of the move that was played (docs/records.md). It reads the text without the parser: it knows which parts
were played, and looks for a way to divide the words among them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from wrong_clauses import vocabulary

from cyclades_core import Game
from cyclades_core.engine.values.answer_domains import Domain, One, Order, Vector
from cyclades_core.game.notation.clause_text import AnsweredPart, part_of

ANSWERS = 12  # of one move at most
#: A card asks whether to continue, and nothing is possible: the move is written without it, but a text may answer.
UNASKED = ("no", "stop", "cross")


class Played(NamedTuple):
    """A part of a move that was played."""

    part: AnsweredPart
    operation: Any
    domain: Domain
    value: Any
    opens: bool  # is it the first of a move?


class Move(NamedTuple):
    """A legal move from a position: as the log has it, and without what is forced."""

    text: str
    asked: str


def random_move(game: Game, rng: random.Random) -> Move:
    """Return a legal move, sometimes with what the same card asks next."""
    copy, ply = game.clone(), game._journal.finished
    answers: list[Any] = []
    ends = 0
    for _ in range(ANSWERS):
        answers.append(copy.legal.item(rng.randrange(copy.legal.count)))
        copy.apply(answers[-1])
        ends += copy._m.closed
        if copy.is_over or copy.asked != game.asked or ends > 1 or (ends and rng.random() < 0.5):
            break
    texts = copy._journal.texts_since(copy._m, ply)
    longer = " ".join(texts)
    text = longer if len(texts) > 1 and game.why_not(longer) is None else texts[0]
    _, parts = played(game, answers)
    first = next((i for i, each in enumerate(parts) if i and each.opens), len(parts))
    return Move(text, " ".join(each.part.text for each in parts[:first] if not each.part.forced))


def answer_words(game: Game) -> list[str]:
    """Return the words of legal answers at this decision: those that a wrong text is most likely to meet."""
    legal = game.legal
    return sorted({word for i in range(min(legal.count, 60)) for word in legal.text(i).split()})


def all_words(game: Game) -> list[str]:
    """Return every word that a move of this game may have."""
    prompts = {op.prompt for program in game._m.book.programs for op in program.ops if op.prompt}
    return sorted({word for group in vocabulary(game) for line in group for word in line.split()} | prompts)


def mutations(text: str, words: list[str], rng: random.Random, number: int) -> Iterator[str]:
    """Yield the text with one word replaced, dropped or added, or with two swapped."""
    tokens = text.split()
    for _ in range(number):
        new = tokens.copy()
        at = rng.randrange(len(tokens))
        match rng.randrange(6):
            case 0:
                del new[at]
            case 1:
                other = rng.randrange(len(tokens))
                new[at], new[other] = new[other], new[at]
            case 2:
                new.insert(rng.randrange(len(tokens) + 1), rng.choice([*words, *tokens]))
            case _:
                new[at] = rng.choice(words)
        yield " ".join(new)


def every_mutation(text: str, words: list[str]) -> Iterator[str]:
    """Yield the text with each word replaced by each other one, dropped or swapped, and with each word added."""
    tokens = text.split()
    for at in range(len(tokens) + 1):
        for word in words:
            yield " ".join([*tokens[:at], word, *tokens[at:]])
            if at < len(tokens):
                yield " ".join([*tokens[:at], word, *tokens[at + 1 :]])
        if at < len(tokens):
            yield " ".join([*tokens[:at], *tokens[at + 1 :]])
        for other in range(at):
            if at < len(tokens):
                new = tokens.copy()
                new[at], new[other] = new[other], new[at]
                yield " ".join(new)


# -- what was played --------------------------------------------------------------------------------------------------


def played(game: Game, answers: list[Any]) -> tuple[Game, list[Played]]:
    """Give the answers on a copy. Return it with all parts, also those that were forced."""
    copy = game.clone()
    copy._m.script = game._m.script
    parts: list[Played] = []
    for answer in answers:
        copy._answer(answer)
        for entry in copy._m.trail:
            op, domain, value, opens, _, _ = entry
            parts.append(Played(part_of(copy._m, entry), op, domain, value, opens))
    return copy, parts


def fault_of(game: Game, text: str, parts: list[Played]) -> str:
    """Return what is wrong with a text that was read as these parts, or an empty text."""
    words = text.split()
    begun = game._journal.parts(game._m)
    unread = [words, *(words[start:] for start in _repeated(words, begun)), *_without_space(game, words, begun, parts)]
    if any(_divided(game, tuple(rest), parts, rest is words) for rest in unread if rest):
        return ""
    return f"{text!r} was played as {' '.join(each.part.text for each in parts)!r}"


def _without_space(game: Game, words: list[str], begun: list[AnsweredPart], parts: list[Played]) -> Iterator[list[str]]:
    """Yield the words without the space of the fleets if it is begun, and the text has it after the fleets."""
    if parts[0].part.prompt == "sail-group" and begun:
        space = begun[-1].text.split()
        for start in _repeated(words, begun[:-1], begun[0].prompt):
            for n in _lengths(game, tuple(words[start:]), parts[0]):
                if words[start + n : start + n + len(space)] == space:
                    yield words[start : start + n] + words[start + n + len(space) :]


def _repeated(words: list[str], begun: list[AnsweredPart], name: str = "") -> Iterator[int]:
    """Yield how many words may repeat parts of a move that is begun already."""
    texts = [part.text for part in begun]
    orders = [texts]
    for i in range(len(texts) - 1):
        if begun[i + 1].prompt == "sail-group":
            orders.append([*texts[:i], texts[i + 1], texts[i], *texts[i + 2 :]])
    for order in orders:
        for first in ([name or begun[0].prompt] if name or begun else [], []):
            at = 0
            for each in [*first, *order]:
                split = each.split()
                if words[at : at + len(split)] == split:
                    at += len(split)
            yield at


def _divided(game: Game, words: tuple[str, ...], parts: list[Played], start: bool) -> bool:
    """Can the words be divided among the parts, so that each part is written as a whole or forced and left out?"""

    @cache
    def fits(i: int, j: int, fresh: bool) -> bool:
        if i == len(words):
            return all(each.part.forced for each in parts[j:])
        rest = words[i:]
        if rest[0] in UNASKED and fits(i + 1, j, False):
            return True
        if j == len(parts):
            return False
        here = parts[j]
        fresh = fresh or (j > 0 and here.opens)
        if fresh and rest[0] == here.part.prompt:
            if len(rest) == 1 and here.part.forced and fits(i + 1, j + 1, False):
                return True
            if any(fits(i + 1 + n, k, False) for n, k in _written(game, rest[1:], parts, j)):
                return True
        if any(fits(i + n, k, False) for n, k in _written(game, rest, parts, j)):
            return True
        return here.part.forced and rest[0] not in _kind(game, here) and fits(i, j + 1, fresh)

    return fits(0, 0, start)


def _written(game: Game, rest: tuple[str, ...], parts: list[Played], j: int) -> Iterator[tuple[int, int]]:
    """Yield how many words write the part, and which part comes next."""
    here = parts[j]
    for n in _lengths(game, rest, here):
        yield n, j + 1
        if here.part.prompt == "bid" and rest[n : n + 1] == ("0",) and here.value in game._m.book.always_gods:
            yield n + 1, j + 1
    following = parts[j + 1] if j + 1 < len(parts) else None
    if following is not None and following.part.prompt == "sail-group":  # the fleets before their space
        for group in _lengths(game, rest, following):
            for n in _lengths(game, rest[group:], here):
                yield group + n, j + 2
    if here.operation.unordered:
        end = j
        while end < len(parts) and parts[end].operation.unordered and (end == j or not parts[end].opens):
            end += 1
            texts = Counter(each.part.text for each in parts[j:end])
            for n in range(1, end - j + 1):
                named = Counter(rest[:n])
                left = texts - named
                forced = all(each.part.forced for each in parts[j:end] if each.part.text in left)
                if named <= texts and len(rest) >= n and forced:
                    yield n, end


def _lengths(game: Game, rest: tuple[str, ...], here: Played) -> Iterator[int]:
    """Yield how many words write this part, in every form that is documented."""
    words = tuple(here.part.text.split())
    if rest[: len(words)] == words:
        yield len(words)
    if isinstance(here.domain, Order):
        yield from _ordered(rest, words)
    bare = tuple(word for word in words if word != "->")
    if bare != words and rest[: len(bare)] == bare and rest[len(bare) : len(bare) + 1] != ("->",):
        yield len(bare)
    if isinstance(here.domain, Vector):
        yield from _amounts(rest, here)
    elif here.domain.sort in ("card", "god") and _is_card(game, rest, here.value):
        yield 1


def _is_card(game: Game, rest: tuple[str, ...], card: Any) -> bool:
    """Is the first word the id of the card with its kind, such as `god:zeus`?"""
    return bool(rest) and ":" in rest[0] and card in game._m.book.cards_by_id.get(rest[0], ())


def _ordered(rest: tuple[str, ...], words: tuple[str, ...]) -> Iterator[int]:
    """The signs between things in an order may be left out."""
    i = 0
    for word in words:
        if rest[i : i + 1] == (word,):
            i += 1
        elif word != ">":
            return
    yield i


def _amounts(rest: tuple[str, ...], here: Played) -> Iterator[int]:
    """Amounts in any order; a number of one may be left out, and the name where there is one kind only."""
    wanted: Counter[str] = Counter()
    for each in here.part.text.split(" + "):
        number, _, name = each.rpartition(" ")
        wanted[name] += int(number or 1) if not name.isdigit() else 0
    if here.part.text.isdigit():
        wanted = Counter()
    total = sum(here.value)
    alone = len(here.value) == 1 and here.domain.sort != "discounts"
    if alone and rest and rest[0].isdigit() and int(rest[0]) == total:
        yield 1
    found: Counter[str] = Counter()
    i = 0
    while i < len(rest):
        number = 1
        if rest[i].isdigit() and i + 1 < len(rest):
            number = int(rest[i])
            i += 1
        found[rest[i]] += number
        i += 1
        if 0 in found.values() or number != found[rest[i - 1]]:
            return  # nothing is named with 0, and nothing twice
        if found == wanted or (here.part.text.isdigit() and sum(found.values()) == total and len(found) == 1):
            yield i
        if rest[i : i + 1] != ("+",):
            return
        i += 1


def _kind(game: Game, here: Played) -> frozenset[str]:
    """Return the words that name a thing of the kind that a question asks for."""
    m = game._m
    table, book = m.table, m.book
    numbers = frozenset(str(n) for n in range(100))
    areas, sites, units = frozenset(table.areas), frozenset(table.sites), frozenset(book.names["unit"])
    if isinstance(here.domain, Order):
        return frozenset(book.cards_by_id)
    found: dict[str, frozenset[str]] = {
        "area": areas,
        "pair": areas,
        "units": areas | units | {"attackers"},
        "site": sites,
        "building": sites,
        "card": frozenset(book.cards_by_id),
        "god": frozenset(book.cards[god][1].id for god in book.god_cards),
        "number": numbers,
        "faction": frozenset(table.factions),
        "unit": units,
        "goods": frozenset(book.names["goods"]),
        "type": frozenset(book.names["building"]),
        "yes-no": frozenset(("yes", "no")),
        "stop-pass": frozenset(("stop", "cross")),
        "group": units | numbers,
        "spread": areas | numbers,
        "discounts": sites | {f"hidden-{name}" for name in table.factions},
        "branch": frozenset(getattr(here.operation, "words", ())),
    }
    nothing = {here.operation.none_word} if isinstance(here.domain, One) else set()
    return found.get(here.domain.sort, frozenset()) | nothing
