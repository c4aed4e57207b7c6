"""Pairs of games that differ only in what a seat cannot know: it sees, is told and is refused the same in both.

One walk through a game compares everything at each of its decisions:

- the view of each seat and the public view
- the legal answers, and the rejection reasons of many wrong ones
- the events of an answer as each seat sees them
- what undoing an answer says
- previews, question by question
- samples for a seat, drawn from both games
"""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
import tested_modules
from attack_parts import answer, begin, divided, each_part, ways
from hidden_information import exchanged, question, richer
from run_size import size
from wrong_clauses import vocabulary, wrong

from cyclades_core import Decision, Game, IllegalAction
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.positions.invariants import problems
from cyclades_core.game.public_types import Event

TEXTS = 10  # clauses that are asked about at a decision
VALUES = 44  # numbers and tuples
DRAFTS = 3  # answers that are tried without giving them
ANSWERS = 4  # answers that are given and taken back


def seen(game: Game, seat: str | None) -> str:
    return json.dumps(game.view(seat))


def asked_again(game: Game) -> Game:
    """The game with its question made anew from what it holds now."""
    m = game._m
    m.mute = True
    m.run()
    m.mute = False
    return game


def attempts(game: Game, words: list[list[str]], rng: random.Random) -> list[Any]:
    """Answers, most of them wrong: clauses, numbers, tuples, things of no game."""
    out: list[Any] = [wrong(game, words, rng) for _ in range(TEXTS)]
    out += [rng.randrange(-3, 400) for _ in range(VALUES - 16)]
    out += [tuple(rng.randrange(-1, 40) for _ in range(rng.randrange(4))) for _ in range(12)]
    return [*out, None, "", [], {"clause": "end"}]


def reasons(game: Game, tried: list[Any]) -> list[str]:
    out = []
    for each in tried:
        try:
            out.append(repr(game.why_not(each)))
        except IllegalAction as error:  # what is no action at all
            out.append(str(error))
    return out


def compare_question(game: Game, other: Game, words: list[list[str]], rng: random.Random) -> None:
    """The seat that is asked has the same answers and gets the same reasons."""
    assert game.decision is not None and other.decision is not None
    assert json.dumps(other.decision.to_dict()) == json.dumps(game.decision.to_dict())
    assert other.legal.count == game.legal.count
    assert other.legal.texts(60) == game.legal.texts(60)
    tried = attempts(game, words, rng)
    assert reasons(other, tried) == reasons(game, tried)
    compare_drafts(game, other, rng)


def compare_drafts(game: Game, other: Game, rng: random.Random) -> None:
    """What can be clicked, what it would come to and why it cannot be: the same, to the length of what is sent."""
    assert game.decision is not None
    parts: list[Any] = []
    decision: Decision | None = game.decision
    targets = rng.sample([area["id"] for area in game.board_document()["areas"]], 3)
    while decision is not None:
        for target in targets:
            assert repr(other.why_not_target(parts, target)) == repr(game.why_not_target(parts, target))
        for option in rng.sample(decision.options, min(DRAFTS, len(decision.options))):
            one, two = (json.dumps(each.draft([*parts, option.value]).to_dict()) for each in (game, other))
            assert two == one
        parts.append(rng.choice(decision.options).value)
        decision = game.draft(parts).decision


def compare_samples(game: Game, other: Game, seat: str, view: str, seed: int) -> None:
    one, two = game.sample(seat, random.Random(seed)), other.sample(seat, random.Random(seed))
    assert one._m.state == two._m.state
    assert question(one) == question(game)
    if seed % 4 == 0:
        assert seen(one, seat) == view and problems(one._m) == []


def taken_back(game: Game) -> str:
    """Undo the last clause; why not, if it cannot be."""
    try:
        game.undo()
    except IllegalAction as error:
        return str(error)
    return ""


class Given:
    """What came of an answer: the events, what they brought to light, who is asked then, and what undoing it says."""

    def __init__(self, game: Game, value: Any) -> None:
        self.game = game.clone()
        self.events = self.game.apply(value)
        entries = self.game.entries
        self.revealed = entries[-1].reveals if entries else ()
        self.asked = self.game.asked
        self.undone = taken_back(self.game)

    def told(self, seat: str | None) -> list[str]:
        seen = [event.seen_from(seat) for event in self.events]
        return [json.dumps(event.to_dict()) for event in seen if event is not None]


def other_cards(game: Game, seat: str, rng: random.Random) -> Game:
    """All that is hidden from the seat exchanged, but for what is still to be drawn by dice."""
    other = exchanged(game, seat, rng)
    other._m.state.rng = game._m.state.rng
    return asked_again(other)


def compare_answers(
    game: Game, others: dict[str, Game], views: dict[str | None, str], rng: random.Random, cards: bool
) -> None:
    """At a discreet table: whatever is answered, what a seat does not know changes nothing it is told.

    Until it is brought to light: gold behind a screen; and where the cards differ too, any of them.
    """
    for turn in range(ANSWERS):
        value = answer(game, rng)
        first = Given(game, value)
        if first.revealed and (cards or "gold" in first.revealed):
            continue
        for seat, other in others.items():
            if cards and other.why_not(value) is not None:
                continue  # an item that is not held there
            second = Given(other, value)
            assert second.revealed == first.revealed
            assert second.told(seat) == first.told(seat)
            assert (second.asked, second.undone) == (first.asked, first.undone)
            if not second.undone and turn == 0:
                assert seen(second.game, seat) == views[seat]
                assert second.game.fingerprint == other.fingerprint


def walk(way: tested_modules.Way, seed: int, most: int) -> None:
    """So many decisions of a game, compared with others for every seat."""
    discreet = seed % 4 != 3
    game = begin(way, seed, discreet)
    rng = random.Random(seed)
    words = vocabulary(game)
    for step in range(most):
        if game.is_over:
            return
        views = {seat: seen(game, seat) for seat in (None, *game.seats)}
        for seat, view in views.items():
            other = exchanged(game, seat, rng)
            assert seen(other, seat) == view
            if seat is not None:
                compare_samples(game, other, seat, view, step)
            if seat == game.asked:
                compare_question(game, asked_again(other), words, rng)
        if discreet and not game.is_answered:
            cards = step % 2 == 1
            others = {seat: other_cards(game, seat, rng) if cards else richer(game, seat, 2) for seat in game.seats}
            compare_answers(game, others, views, rng, cards)
        for _ in range(1 + step % 3):
            if not game.is_over:
                game.apply(answer(game, rng))


@pytest.mark.long
@each_part
def test_nobody_learns_what_is_hidden(part: int) -> None:
    for way, seed in islice(ways(part), divided(size(ci=24, full=1_270), part)):
        walk(way, seed, size(ci=25, full=60))


# -- that it would notice ------------------------------------------------------------------------------------------


def gold(game: Game) -> int:
    """What all have together: nobody may know."""
    return sum(game._m.state.gold[purse] for purse in set(game._m.table.purse_of))


def leak_in(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a door of the game tell, or depend on, what everybody has."""
    real: Any = getattr(Game, door)

    def view(game: Game, seat: str | None = None) -> Any:
        return {**real(game, seat), "gold": gold(game)}

    def why_not(game: Game, action: Any) -> Any:
        return real(game, action) if gold(game) % 2 else Refusal("game-over")

    def sample(game: Game, seat: str, rng: random.Random) -> Any:
        rng.seed(gold(game))
        return real(game, seat, rng)

    def undo(game: Game, to: int | None = None) -> None:
        if gold(game) % 3 == 0:
            raise IllegalAction(Refusal("nothing-left"))
        real(game, to)

    def apply(game: Game, action: Any) -> Any:
        return [*real(game, action), Event("told", {"gold": gold(game)})]

    def draft(game: Game, parts: Any = ()) -> Any:
        made = real(game, parts)
        return made._replace(price=gold(game))

    def why_not_target(game: Game, parts: Any, target: str) -> Any:
        return real(game, parts, target) if gold(game) % 2 else Refusal("game-over")

    monkeypatch.setattr(Game, door, locals()[door])


@pytest.mark.parametrize("door", ["view", "why_not", "sample", "undo", "apply", "draft", "why_not_target"])
def test_a_leak_is_noticed(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    way = tested_modules.Way("legacy,hades", 3)
    walk(way, 4, 12)
    leak_in(door, monkeypatch)
    with pytest.raises(AssertionError):
        walk(way, 4, 12)
