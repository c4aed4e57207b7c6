"""One fixed discrete space of actions for all questions of a table: parts of clauses, and how they spell an answer.

A letter names an area, a site, a card, a line of the menu, a number and so on; the alphabet is made of the ruleset and
the table, and is the same for every game on it. Most answers are one letter. Moves are two (from, to), and so are units
(where, which); vectors are spelled slot by slot, orders card by card, large numbers with `more` in front. A part with
one choice is not asked for, as the game does not ask where there is no choice.
"""

from __future__ import annotations

from collections.abc import Iterable

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.values.answer_domains import NONE, Answer, Domain, One, Order, Vector
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import ids_of

__all__ = ["NUMBERS", "Alphabet", "PartialAnswer"]

NUMBERS = 40  # letters for 0 to 39; `more` adds so many and asks on

#: Sorts of answers that are spelled by their place in a short list.
CHOICES = ("branch", "die", "instead")


class Alphabet:
    """The letters of a table, each with its name. Factions are counted from whoever is asked: `faction-0` is oneself.

    >>> from cyclades_core import Game, Ruleset
    >>> game = Game.new(Ruleset.load("legacy"), players=3, seed=1)
    >>> letters = Alphabet(game)
    >>> letters.names[0], letters.number["god-ares"] in letters.blocks["card"]
    ('none', True)
    """

    __slots__ = ("blocks", "n_areas", "n_factions", "n_sites", "n_unit_kinds", "names", "number", "size")

    def __init__(self, game: Game) -> None:
        m = GameInternals(game).machine
        table, book = m.table, game.rules
        ids = ids_of(m)
        self.n_areas, self.n_factions, self.n_unit_kinds, self.n_sites = (
            table.n_areas,
            table.n_factions,
            table.n_unit_kinds,
            table.n_sites,
        )
        factions = [f"faction-{i}" for i in range(table.n_factions)]
        rows: dict[str, list[str]] = {
            "none": ["none"],
            "line": _distinct([f"line-{line.word}" for line in book.lines]),
            "area": [*ids.areas, "in-hand"],
            "site": [*ids.sites, *(f"on-card-{name}" for name in factions)],
            "card": _distinct(ids.cards),  # of some there are several copies
            "faction": factions,
            "unit": [f"kind-{name}" for name in ids.units],
            "goods": list(ids.goods),
            "type": list(ids.buildings),
            "yes-no": ["no", "yes"],
            "stop-pass": ["stop", "cross"],
            "choice": [f"choice-{i}" for i in range(_longest(book))],
            "rule": _distinct([f"rule-{rule.name}" for rule in book.rules]),
            "number": [*(f"number-{i}" for i in range(NUMBERS)), "more"],
        }
        self.blocks: dict[str, range] = {}
        names: list[str] = []
        for sort, row in rows.items():
            self.blocks[sort] = range(len(names), len(names) + len(row))
            names += row
        self.names = tuple(names)
        self.size = len(names)
        self.number = {name: i for i, name in enumerate(self.names)}
        assert len(self.number) == self.size, "two letters have one name"  # text: ok for programs

    def spell(self, sort: str, value: int, me: int) -> tuple[int, ...]:
        """The letters of a single answer to a question of this sort, asked of faction `me`."""
        if value == NONE:
            return (0,)
        blocks = self.blocks
        if sort == "pair":
            start, goal = divmod(value, self.n_areas)
            return blocks["area"][start], blocks["area"][goal]
        if sort == "units":
            area, kind = divmod(value, self.n_unit_kinds)
            return blocks["area"][min(area, self.n_areas)], blocks["unit"][kind]
        if sort in ("site", "building") and value >= self.n_sites:
            return (blocks["site"][self.n_sites + (value - self.n_sites - me) % self.n_factions],)
        if sort == "faction":
            return (blocks["faction"][(value - me) % self.n_factions],)
        block = blocks.get(BLOCK_OF.get(sort, sort))
        if block is None or sort == "number" or not 0 <= value < len(block):
            return self.spell_number(value)
        return (block[value],)

    def spell_number(self, value: int) -> tuple[int, ...]:
        """A number: large ones have `more` in front."""
        block = self.blocks["number"]
        tens, rest = divmod(value, NUMBERS)
        return (*(block[NUMBERS],) * tens, block[rest])


#: Sorts that share the letters of another one.
BLOCK_OF = {"god": "card", "building": "site", **dict.fromkeys(CHOICES, "choice")}


def _distinct(names: list[str]) -> list[str]:
    """Names of which none comes twice: those that would, with their number.

    >>> _distinct(["build", "take", "take"])
    ['build', 'take.1', 'take.2']
    """
    return [f"{name}.{i}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def _longest(rules: Ruleset) -> int:
    """Return the length of the longest list of which one item is chosen: branches, dice, what may happen instead."""
    words = [len(getattr(op, "words", ())) for program in rules.programs for op in program.ops]
    return max(*words, *(len(row) for row in rules.instead.values()), int(rules.dice), int(rules.roll_size), 2)


class PartialAnswer:
    """The answer to one question while it is spelled: `letters` that may come next, `take` one, then `answer`.

    >>> from cyclades_core import Game, Ruleset
    >>> game = Game.new(Ruleset.load("legacy"), players=3, seed=1)
    >>> parts = PartialAnswer(Alphabet(game), Vector("group", (0, 1), (2, 1), ((0b11, 1, 99),)), 0)
    >>> [parts.alphabet.names[letter] for letter in parts.letters]
    ['number-0', 'number-1', 'number-2']
    >>> parts.take(parts.letters[0])        # none of the first, so one of the second: nothing is left to choose
    >>> parts.answer
    (0, 1)
    """

    __slots__ = ("_done", "_open", "_part", "alphabet", "answer", "domain", "letters", "me", "taken")

    def __init__(self, alphabet: Alphabet, domain: Domain, me: int) -> None:
        self.alphabet = alphabet
        self.domain = domain
        self.me = me
        self.answer: Answer | None = None
        self.letters: list[int] = []  # that may come next, sorted; none once the answer is whole
        self.taken: tuple[int, ...] = ()  # letters that were chosen, without those that were skipped
        self._done: tuple[int, ...] = ()  # slots that are filled, cards that are laid
        self._part = 0  # letters of this part so far
        self._open: list[tuple[tuple[int, ...], int]] = []  # spellings of this part that are still possible
        self._begin()
        self._skip()

    @property
    def done(self) -> tuple[int, ...]:
        """What is settled of a vector or an order."""
        return self._done

    @property
    def slot(self) -> int:
        """What the slot of a vector that is being filled is about; NONE for other questions."""
        d = self.domain
        return d.slots[len(self._done)] if isinstance(d, Vector) and len(self._done) < len(d.slots) else NONE

    def begun(self) -> tuple[int, ...]:
        """The letters of the part that is not finished."""
        return self._open[0][0][: self._part] if self._open else ()

    def take(self, letter: int) -> None:
        """Choose one of `letters`; anything else is a `ValueError`, and nothing has changed."""
        if letter not in self.letters:
            raise ValueError(f"{letter} is not among the letters that may come next")  # text: ok for programs
        self.taken = (*self.taken, letter)
        self._take(letter)
        self._skip()

    def towards(self, answer: Answer) -> int:
        """The next letter on the way to an answer of the question."""
        d, at = self.domain, self._part
        if isinstance(d, One):
            assert isinstance(answer, int)
            return self.alphabet.spell(d.sort, answer, self.me)[at]
        assert isinstance(answer, tuple)
        return self._spell_part(answer[len(self._done)])[at]

    def copy(self) -> PartialAnswer:
        """The same, apart."""
        out = PartialAnswer.__new__(PartialAnswer)
        for name in PartialAnswer.__slots__:
            setattr(out, name, getattr(self, name))
        return out

    def _spell_part(self, value: int) -> tuple[int, ...]:
        if isinstance(self.domain, Order):
            return self.alphabet.spell(self.domain.sort, value, self.me)
        return self.alphabet.spell_number(value)

    def _begin(self) -> None:
        """The next part: all its spellings are open."""
        d, alphabet = self.domain, self.alphabet
        self._part = 0
        if isinstance(d, One):
            self._open = [(alphabet.spell(d.sort, value, self.me), value) for value in d.answers]
        else:
            self._open = [(self._spell_part(value), value) for value in self._values()]
        self.letters = _sorted(spelling[0] for spelling, _ in self._open)

    def _values(self) -> Iterable[int]:
        """What the next slot may hold, or the next card may be."""
        d = self.domain
        if isinstance(d, Vector):
            return d.amounts(self._done)
        assert isinstance(d, Order)
        return [card for card in d.members if card not in self._done]

    def _take(self, letter: int) -> None:
        at = self._part
        self._open = [(spelling, value) for spelling, value in self._open if spelling[at] == letter]
        self._part = at + 1
        spelling, value = self._open[0]
        if len(self._open) > 1 or len(spelling) > self._part:
            self.letters = _sorted(spelling[self._part] for spelling, _ in self._open)
            return
        d = self.domain
        if isinstance(d, One):
            self._end(value)
            return
        self._done = (*self._done, value)
        if len(self._done) == _length(d):
            self._end(self._done)
        else:
            self._begin()

    def _end(self, answer: Answer) -> None:
        self.answer = answer
        self.letters = []
        self._open = []

    def _skip(self) -> None:
        """Go over parts without a choice."""
        while len(self.letters) == 1:
            self._take(self.letters[0])


def _length(d: Domain) -> int:
    """Of how many parts an answer is made."""
    if isinstance(d, Vector):
        return len(d.slots)
    assert isinstance(d, Order)
    return len(d.members)


def _sorted(letters: Iterable[int]) -> list[int]:
    return sorted(set(letters))
