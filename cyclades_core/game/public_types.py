"""What the door hands out: the decision, its legal answers, events and the result. Plain data, no engine inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from cyclades_core.engine.values.answer_domains import Domain, frozen
from cyclades_core.engine.values.errors import expect
from cyclades_core.engine.values.event_types import OPTIONAL
from cyclades_core.engine.values.refusals import Refusal

__all__ = ["Begun", "Decision", "Draft", "Event", "Legal", "Option", "Refused", "Result", "Slot"]


class Slot(NamedTuple):
    """What a vector has an amount of: its id (`unit-troop`, `area-t4.B`, `site-t2.A.s1`), where it is, how many."""

    id: str
    at: str | None
    most: int

    def to_dict(self) -> dict[str, Any]:
        """As plain data.

        >>> Slot("unit-troop", "area-t2.C", 2).to_dict()
        {'id': 'unit-troop', 'at': 'area-t2.C', 'most': 2}
        """
        return {name: value for name, value in self._asdict().items() if value is not None}


class Option(NamedTuple):
    """One answer as data. `value` is its notation, which `game.draft` takes as a part and `game.apply` as an answer.

    `targets` are the ids that a picture lights up (of a move: from, to), `at` the area or pile they are at. `price` is
    what the clause costs with it, `least` what that may come down to, `amounts` what may be offered there, `left` how
    often a line can still be used, `vector` the amounts of a vector by slot. `name` is the message that says it
    (`line-march`, `line-take goods-priest`, `word-end`), where that is not the name of its targets.
    """

    value: str
    targets: tuple[str, ...] = ()
    at: str | None = None
    price: int | None = None
    least: int | None = None
    amounts: tuple[int, ...] = ()
    left: int | None = None
    cite: str = ""
    vector: Mapping[str, int] | None = None
    name: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Without what is empty.

        >>> Option("athena", ("god-athena",), amounts=(1, 2)).to_dict()
        {'value': 'athena', 'targets': ['god-athena'], 'amounts': [1, 2]}
        """
        out: dict[str, Any] = {"value": self.value}
        for name in ("targets", "at", "price", "least", "amounts", "left", "cite", "vector", "name"):
            value = getattr(self, name)
            if value is not None and value != () and value != "":
                out[name] = list(value) if isinstance(value, tuple) else value
        return out


class Refused(NamedTuple):
    """What is not among the options although one might look for it there, and why not."""

    value: str
    targets: tuple[str, ...]
    refusal: Refusal
    name: str = ""

    def to_dict(self) -> dict[str, Any]:
        """As plain data, without what is empty."""
        out: dict[str, Any] = {"value": self.value}
        if self.targets:
            out["targets"] = list(self.targets)
        if self.name:
            out["name"] = self.name
        return {**out, "refusal": self.refusal.to_dict()}


class Begun(NamedTuple):
    """A part of the clause that is answered already; `forced`: by the game, because there was no choice."""

    prompt: str
    value: str
    forced: bool

    def to_dict(self) -> dict[str, Any]:
        """As plain data.

        >>> Begun("action", "march", False).to_dict()
        {'prompt': 'action', 'value': 'march'}
        """
        return {"prompt": self.prompt, "value": self.value, **({"forced": True} if self.forced else {})}


OPTIONS = 300  # as many are given at once


class Decision:
    """One question to one seat: plain data. What can be answered is made when it is asked for."""

    __slots__ = (
        *("_options", "_options_at", "_refused", "_refuse"),
        *("begun", "context", "domain", "faction", "prompt", "seat", "slots", "subject"),
    )

    def __init__(
        self,
        seat: str,
        faction: str,
        prompt: str,
        domain: dict[str, Any],
        subject: str,
        context: Any,
        slots: tuple[Slot, ...] = (),
        begun: tuple[Begun, ...] = (),
        options_at: Callable[[int, int], tuple[Option, ...]] = lambda start, most: (),
        refuse: Callable[[], tuple[Refused, ...]] = lambda: (),
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.prompt = prompt
        self.domain = domain
        self.subject = subject
        self.context = context
        self.slots = slots  # of a vector
        self.begun = begun  # the parts of this clause that are answered already
        self._options_at = options_at
        self._refuse = refuse
        self._options: tuple[Option, ...] | None = None
        self._refused: tuple[Refused, ...] | None = None

    @property
    def count(self) -> int:
        """How many answers there are."""
        return int(self.domain["count"])

    @property
    def cite(self) -> str:
        """The rule that asks."""
        return str(self.context["cite"])

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers as data, the first 300 of them; `options_at` gives the others."""
        if self._options is None:
            self._options = self._options_at(0, OPTIONS)
        return self._options

    def options_at(self, start: int, most: int = OPTIONS) -> tuple[Option, ...]:
        """So many of the answers from this one on."""
        expect(type(start) is int and start >= 0, "start", start, "number")
        expect(type(most) is int and most >= 0, "most", most, "number")
        return self._options_at(start, min(most, OPTIONS))

    @property
    def more(self) -> int:
        """How many answers there are beyond `options`."""
        return max(0, self.count - OPTIONS)

    @property
    def refused(self) -> tuple[Refused, ...]:
        """Of short lists (lines of a menu, gods, cards for sale): what cannot be chosen now, each with its reason."""
        if self._refused is None:
            self._refused = self._refuse()
        return self._refused

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data; what is empty is left out."""
        out = {name: getattr(self, name) for name in ("seat", "faction", "prompt", "domain", "subject", "context")}
        out["begun"] = [each.to_dict() for each in self.begun]
        out["options"] = [each.to_dict() for each in self.options]
        out["more"] = self.more
        out["refused"] = [each.to_dict() for each in self.refused]
        return {name: value for name, value in out.items() if value}

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.prompt}>"


class Draft(NamedTuple):
    """What the parts of a clause come to: the next question, or a whole clause that can be played.

    `price` is the gold it costs, as far as that is known. Of a complete clause `final` says that it cannot be taken
    back freely, `why_final` why: `dice`, `card` and the other words of an entry's `reveals`, or `seat`, another one is
    asked next. What follows is not told: not the dice, not the cards, not the next question.
    """

    decision: Decision | None
    complete: bool
    clause: str
    price: int | None = None
    final: bool = False
    why_final: str = ""

    def to_dict(self) -> dict[str, Any]:
        """As plain data, without what is empty."""
        out: dict[str, Any] = {"complete": self.complete, "clause": self.clause}
        if self.price is not None:
            out["price"] = self.price
        if self.complete:
            out["final"] = self.final
        if self.why_final:
            out["why_final"] = self.why_final
        out["decision"] = self.decision.to_dict() if self.decision is not None else None
        return out


class Event:
    """Something that happened: a key and arguments (ids, numbers), never a sentence. docs/events.md lists them.

    `apply` and `take_events` give whole events, secrets included; `seen_from` is what a seat may be shown of one.

    >>> event = Event("card-looked", {"faction": "player-ann", "card": "creature-harpy"}, "ann", ("card",))
    >>> event.seen_from("ann"), event.seen_from("bob")
    (<card-looked faction=player-ann card=creature-harpy>, <card-looked faction=player-ann card=none>)
    """

    __slots__ = ("_args", "_hidden", "_seen_by", "key", "n", "ply")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        seen_by: str | None = None,
        hidden: tuple[str, ...] | None = None,
        n: int = 0,
        ply: int = 0,
    ) -> None:
        self.key = key
        self._args = args
        self._seen_by = seen_by
        self._hidden = hidden
        # its number, from 0 at the set-up: `game.events(n, n + 1)`; for a seat, among those it sees: `game.events_for`
        self.n = n
        self.ply = ply  # the number of the entry that brought it about; 0 for the set-up

    def __reduce__(self) -> Any:  # a compiled class has no other way to be pickled
        return Event, (self.key, self.args, self.seen_by, self.hidden, self.n, self.ply)

    @property
    def args(self) -> dict[str, Any]:
        """What is told of it: ids and numbers by their names."""
        return self._args

    @property
    def seen_by(self) -> str | None:
        """The seat that sees all of it; None: everybody does."""
        return self._seen_by

    @property
    def hidden(self) -> tuple[str, ...] | None:
        """The arguments that only this seat sees; None: others do not see the event at all."""
        return self._hidden

    def seen_from(self, seat: str | None) -> Event | None:
        """The event for the eyes of a seat (None: of everybody): whole, with `none` for what is secret (an optional
        argument is left out), or no event.
        """
        if self.seen_by is None or seat == self.seen_by:
            return self
        if self.hidden is None:
            return None
        args = {name: value for name, value in self._open() if value is not None}
        return Event(self.key, args, n=self.n, ply=self.ply)

    def numbered(self, n: int) -> Event:
        """The same event with another number."""
        return Event(self.key, self.args, self.seen_by, self.hidden, n, self.ply)

    def _open(self) -> Iterator[tuple[str, Any]]:
        """The arguments for everybody: `none` for a secret one, None for one that is not always there."""
        assert self.hidden is not None
        more = {name for name, _ in OPTIONAL.get(self.key, ())}
        for name, value in self.args.items():
            yield name, value if name not in self.hidden else None if name in more else "none"

    def to_dict(self) -> dict[str, Any]:
        """As plain data, with a note of who may see what, so that it can still be filtered: `from_dict`.

        >>> Event("card-kept", {"card": "item-sword"}, "ann", ("card",), 7, 2).to_dict()
        {'n': 7, 'ply': 2, 'key': 'card-kept', 'args': {'card': 'item-sword'}, 'seen-by': 'ann', 'hidden': ['card']}
        """
        out: dict[str, Any] = {"n": self.n, "ply": self.ply, "key": self.key, "args": self.args}
        if self.seen_by is not None:
            out["seen-by"] = self.seen_by
            if self.hidden is not None:
                out["hidden"] = list(self.hidden)
        return out

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Event:
        """The event that `to_dict` gave.

        >>> Event.from_dict({"key": "answered", "args": {}, "seen-by": "ann"}).seen_from("bob") is None
        True
        """
        hidden = tuple(data["hidden"]) if "hidden" in data else None
        return cls(data["key"], dict(data["args"]), data.get("seen-by"), hidden, data.get("n", 0), data.get("ply", 0))

    def __repr__(self) -> str:
        return f"<{self.key} {' '.join(f'{k}={v}' for k, v in self.args.items())}>"


class Result:
    """How a game ended."""

    __slots__ = ("shared", "winners")

    def __init__(self, winners: tuple[str, ...], shared: bool) -> None:
        self.winners = winners
        self.shared = shared

    def __repr__(self) -> str:
        return f"<winners={','.join(self.winners)}>"


class Legal:
    """The answers to the current decision: iterate, `in`, `count`, `item(i)`; `texts()` for people."""

    __slots__ = ("_game",)

    def __init__(self, game: Any) -> None:
        self._game = game

    @property
    def domain(self) -> Domain | None:
        """What can be answered, as bounds and lists: a copy, since the game goes by its own."""
        d = self._domain
        return None if d is None else frozen(d)

    @property
    def _domain(self) -> Domain | None:
        pending = self._game._m.pending
        return pending[2] if pending else None

    @property
    def count(self) -> int:
        pending = self._game._m.pending
        return pending[2].count if pending else 0

    def __len__(self) -> int:
        return self.count

    def item(self, index: int) -> Any:
        """The answer at this place, from 0 on: `apply` takes it."""
        pending = self._game._m.pending
        if pending is None:
            raise IndexError(index)
        return pending[2].item(index)

    def __iter__(self) -> Iterator[Any]:
        d = self._domain
        return iter(d) if d is not None else iter(())

    def __contains__(self, action: object) -> bool:
        return self._game.why_not(action) is None

    def text(self, index: int) -> str:
        """The notation of the answer at this place."""
        return str(self._game.text(self.item(index)))

    def texts(self, most: int = 200) -> list[str]:
        """The texts of (at most so many of) the answers."""
        return [self.text(i) for i in range(min(self.count, most))]


def answers_text(action: Mapping[str, Any]) -> str:
    """The clause that the JSON form of an action says.

    >>> answers_text({"answers": ["bid", "zeus", 5]}), answers_text({"answers": 3})
    ('bid zeus 5', '')
    """
    answers = action.get("answers")
    return " ".join(map(_word, answers)) if isinstance(answers, (list, tuple)) else ""


def _word(answer: Any) -> str:
    """A word of an answer: a text or an amount. A number of any length would be a text of any length."""
    if isinstance(answer, str):
        return answer
    return str(answer) if type(answer) is int and abs(answer) < 10**9 else "?"
