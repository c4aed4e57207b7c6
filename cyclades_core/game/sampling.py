"""Samples: whole games that agree with all a seat knows, for search. What is hidden from the seat is dealt anew.

Cards are dealt place by place: whatever else of the position names a card that the seat cannot see (what somebody has
looked at, what a question is about) then means the card that lies there now. Gold is drawn by what everybody can see:
the offerings that are still to be paid, and that somebody is being asked this very question. A deal in which the
pending question would not be asked, or could not be paid for, is drawn again. So a sample waits at the same question,
and equal knowledge with equal draws gives equal samples, whatever the truth is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cyclades_core.engine.operations.auction import PayOfferings
from cyclades_core.engine.operations.operation import If
from cyclades_core.engine.rules.offerings import price_of
from cyclades_core.engine.rules.random_seeds import begin
from cyclades_core.engine.rules.rounds import unknown_slots

from .views.seat_view import left_unseen, may_see_gold, sharing

__all__ = ["determinise"]

SPREAD = 13  # what a purse may hold beyond what it needs: this many values from 0 on
DEALS = 48  # so often all hidden cards are dealt anew before single ones are looked for
ROUNDS = 4  # and so often each of those is tried
AMPLE = 250  # more than anything costs: with so much gold only cards can keep a question from being asked

Place = tuple[int, int]  # a zone, and how many cards lie above


class Question:
    """The question that waits: it must wait in the sample too."""

    __slots__ = ("domain", "mine", "op", "purse", "where", "who")

    def __init__(self, machine: Any, me: int) -> None:
        self.op: Any
        self.op, frame, self.domain = machine.pending
        self.where = (frame.program, frame.place)
        self.who = machine.asker
        self.mine = machine.table.seat_of[self.who] == me
        self.purse = -1 if may_see_gold(machine, me, self.who) else machine.table.purse_of[self.who]

    def is_asked(self, machine: Any) -> bool:
        """Ask the question on this machine, which is used up by it: would it be asked there?"""
        frame = machine.state.frames[-1]
        ops = machine.library.programs[frame.program].ops
        op = ops[frame.place]
        while isinstance(op, If):
            frame.place = op.run(machine, frame)
            op = ops[frame.place]
        if op is not self.op:
            return False
        machine.pending, machine.ask_all = None, True  # nothing is answered here, not even what is forced
        op.run(machine, frame)
        machine.ask_all = False
        if (
            machine.pending is None
            or machine.state.frames[-1] is not frame
            or self.where != (frame.program, frame.place)
            or machine.asker != self.who
        ):
            return False
        found = machine.pending[2]
        if self.mine:
            return _equal(found, self.domain)
        # had there been one answer, nobody would have been asked, unless the table or the seat wants it
        choice = found.count > 1 or (found.count == 1 and machine.waits(self.op, frame, found))
        return bool(choice and self.op.payable(machine, frame))

    def asked_in(self, machine: Any) -> Any:
        """A machine like this one at which the question was asked again, or None if it would not be asked here."""
        out = machine.copy()
        return out if self.is_asked(out) else None


def _equal(one: Any, two: Any) -> bool:
    names = ("sort", "answers", "slots", "high", "limits", "members")
    return type(one) is type(two) and all(getattr(one, n, None) == getattr(two, n, None) for n in names)


Dealt = dict[int, list[int]]  # zones with the cards that lie there now


class Deal:
    """The cards that a seat cannot see: where they lie, in groups that could as well lie otherwise."""

    __slots__ = ("closed", "groups", "known", "unseen", "zones")

    def __init__(self, machine: Any, me: int) -> None:
        state, table, book = machine.state, machine.table, machine.book
        friends = sharing(table, me)
        others = [f for f in range(table.n_factions) if f not in friends]
        kept = {card for f in others for card in state.zones[table.secrets[f]]}
        # whose ability is being used, everybody sees: the question tells
        shown = {f.source for f in (*state.frames, *(row.frame for row in state.lasting))} & kept if kept else kept
        self.known = shown | {card for f, card, _ in state.knows if f in friends}
        # cards that others know and this seat does not: for it they are what lies in their places
        self.unseen = (kept | {card for _, card, _ in state.knows}) - self.known
        self.zones: Dealt = {z: list(state.zones[z]) for z in sorted(book.hidden_zones)}
        self.groups = {z: [(z, i) for i, c in enumerate(on) if c not in self.known] for z, on in self.zones.items()}
        for z in [table.secrets[f] for f in others] if kept else ():
            self.zones[z] = list(state.zones[z])
            for i, card in enumerate(state.zones[z]):
                if card not in self.known:
                    self.groups.setdefault(book.deck_of[card], []).append((z, i))  # the back of a card tells its deck
        self._put_away(machine)
        self.closed = unknown_slots(machine)

    def _put_away(self, machine: Any) -> None:
        """Deal cards of face-down decks that were put away before the game together with those that were not."""
        state, z = machine.state, machine.table.z_removed
        away = [(i, card) for i, card in enumerate(state.zones[z]) if left_unseen(machine.book, card)]
        if not away:
            return
        self.zones[z] = list(state.zones[z])
        for i, card in away:
            self.groups.setdefault(machine.book.deck_of[card], []).append((z, i))
        self.unseen |= {card for _, card in away}

    def by_chance(self, rng: Any) -> Dealt:
        """Every order of each group is as likely as any other, and none depends on how the cards lie."""
        out = {z: cards[:] for z, cards in self.zones.items()}
        for places in self.groups.values():
            pool = self._cards(places)
            rng.shuffle(pool)
            for (z, i), card in zip(places, pool, strict=True):
                out[z][i] = card
        return out

    def _cards(self, places: list[Place]) -> list[int]:
        return sorted([self.zones[z][i] for z, i in places])

    def lay(self, machine: Any, dealt: Dealt, rng: Any) -> None:
        """Put the cards there, and let all who mean a card by its place mean the new one."""
        state = machine.state
        for z, cards in dealt.items():
            state.zones[z] = tuple(cards)
        machine.stale = True
        if self.unseen:
            self._rename(machine, dealt)
        tiles = sorted([state.zones[z][0] for z in self.closed])  # god tiles whose order nobody knows
        rng.shuffle(tiles)
        for z, god in zip(self.closed, tiles, strict=True):
            state.zones[z] = (god,)
            state.where[god] = z

    def _rename(self, machine: Any, dealt: Dealt) -> None:
        state = machine.state
        for z, cards in dealt.items():
            for card in cards:
                state.where[card] = z
        now = {old: new for z, on in self.zones.items() for old, new in zip(on, dealt[z], strict=True)}
        now = {old: new for old, new in now.items() if old in self.unseen}
        state.knows = tuple((f, now.get(card, card), z) for f, card, z in state.knows)
        for f in state.frames:
            for at in machine.library.programs[f.program].card_slots:
                if f.has_group(at):
                    f.bind_group(at, tuple(now.get(c, c) for c in f.group(at)))
                else:
                    f.bound[at] = now.get(f.bound[at], f.bound[at])

    def deciding(self, machine: Any, asked: Question) -> list[Place]:
        """Places that may decide about the question: of cards that the asked faction keeps, or that it is about."""
        bound = set(machine.state.zones[machine.table.secrets[asked.who]])
        for f in machine.state.frames:
            for at in machine.library.programs[f.program].card_slots:
                bound.update(f.members(at))
        bound &= self.unseen
        return [(z, i) for places in self.groups.values() for z, i in places if self.zones[z][i] in bound]

    def with_one(self, machine: Any, asked: Question, rng: Any) -> Iterator[Dealt]:
        """Deals by chance but for one of the deciding places: each card of its group lies there in turn."""
        for place in self.deciding(machine, asked) * ROUNDS:
            (places,) = (group for group in self.groups.values() if place in group)
            pool = self._cards(places)
            rng.shuffle(pool)
            for card in pool:
                dealt = self.by_chance(rng)
                _swap(dealt, place, card)
                yield dealt

    def with_truth(self, machine: Any, asked: Question, rng: Any) -> Dealt:
        """A deal by chance but for the deciding places, where all is as it is."""
        dealt = self.by_chance(rng)
        for z, i in self.deciding(machine, asked):
            _swap(dealt, (z, i), self.zones[z][i])
        return dealt


def _swap(dealt: Dealt, place: Place, card: int) -> None:
    """Lay the card there, and what lay there in its stead."""
    z, i = place
    other = next(cards for cards in dealt.values() if card in cards)
    other[other.index(card)], dealt[z][i] = dealt[z][i], card


class Purses:
    """The gold that a seat cannot see, and what each of these purses has promised and not yet paid."""

    __slots__ = ("least",)

    def __init__(self, machine: Any, hidden: list[int]) -> None:
        purse_of = machine.table.purse_of
        unpaid = any(
            isinstance(op, PayOfferings)
            for f in machine.state.frames
            for op in machine.library.programs[f.program].ops[f.place :]
        )
        self.least = {purse_of[f]: price_of(machine, purse_of[f]) if unpaid else 0 for f in hidden}

    def fill(self, machine: Any, rng: Any) -> None:
        for purse, least in self.least.items():
            machine.state.gold[purse] = least + rng.randrange(SPREAD)


def _unforced(machine: Any, hidden: list[int]) -> Any:
    """The machine without the notes that an offering was forced: they tell how little gold there was."""
    markers = [marker for marker, f in enumerate(machine.table.markers) if f in hidden and machine.state.forced[marker]]
    if not markers:
        return machine
    out = machine.copy()
    for marker in markers:
        out.state.forced[marker] = 0
    return out


def _settle(machine: Any, asked: Question, least: int, rng: Any) -> Any:
    """The machine at the question again, with gold of which whoever is asked can pay; None if no gold helps."""
    if asked.purse < 0:
        return machine if asked.is_asked(machine) else None
    found = asked.asked_in(machine)
    if found is not None:
        return found
    machine.state.gold[asked.purse] = least + AMPLE
    if asked.asked_in(machine) is None:
        return None
    for gold in range(least, least + AMPLE):
        machine.state.gold[asked.purse] = gold
        found = asked.asked_in(machine)
        if found is not None:
            break
    machine.state.gold[asked.purse] += rng.randrange(SPREAD)
    return asked.asked_in(machine) or found


def determinise(machine: Any, seat: str, rng: Any) -> Any:
    """A machine like this one, with what the seat cannot know dealt anew with `rng` (a `random.Random`).

    What the seat knows stays, and so does the question: nobody has answered anything, nothing has moved on. No script
    goes with it: it would tell the future.
    """
    me = machine.table.seats.index(seat)
    hidden = [f for f in range(machine.table.n_factions) if not may_see_gold(machine, me, f)]
    before = _unforced(machine, hidden)
    deal, purses = Deal(before, me), Purses(before, hidden)
    asked = Question(before, me) if machine.pending is not None else None
    for dealt in _deals(before, deal, asked, rng):
        trial = _on_trial(before)
        deal.lay(trial, dealt, rng)
        purses.fill(trial, rng)
        trial.state.rng = begin(rng.getrandbits(64))
        found = trial if asked is None else _settle(trial, asked, purses.least.get(asked.purse, 0), rng)
        if found is not None:
            break
    else:
        # nothing else fits, so the question itself tells what there is
        assert asked is not None
        found = _on_trial(machine)
        found.state.rng = begin(rng.getrandbits(64))
        found = asked.asked_in(found) or found
    out = machine.on(found.state)
    out.script, out.stale = {}, True
    if asked is not None:
        op, _, domain = found.pending
        out.pending, out.asker = (op, out.state.frames[-1], domain), asked.who
    return out


def _on_trial(machine: Any) -> Any:
    """A copy on which something is tried: nobody hears of it."""
    out = machine.copy()
    out.mute, out.script = True, {}
    return out


def _deals(machine: Any, deal: Deal, asked: Question | None, rng: Any) -> Iterator[Dealt]:
    """Ways to deal the hidden cards, likely ones first; mostly the first one will do."""
    for _ in range(DEALS):
        yield deal.by_chance(rng)
    if asked is not None:
        yield from deal.with_one(machine, asked, rng)
        yield deal.with_truth(machine, asked, rng)
