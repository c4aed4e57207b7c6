"""Clones are independent: several threads may play clones of one game at once, each clone in one thread at a time."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.state import Position
from cyclades_core.engine.values.build_kind import BUILD

MODULES = "base"  # with allies, whose areas may be crossed: who moves how decides about many answers
CLONES, THREADS, STEPS = 40, 4, 60


@cache
def rules() -> Ruleset:
    return Ruleset.load(MODULES)


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads that change after every few instructions, so that whatever they share is found out."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def story(game: Game, seed: int) -> list[object]:
    """A game played by chance: what could be answered, what was, why something else could not be, and the end."""
    rng = random.Random(seed)
    out: list[object] = []
    for _ in range(STEPS):
        if game.is_over:
            break
        count = game.legal.count
        answer = game.legal.item(rng.randrange(count))
        op, frame, _ = game._m.pending  # asked again and again: most questions about moves go through the context
        counts = [op.domain(game._m, frame).count for _ in range(8)]
        refusal = game.why_not(rng.randrange(400))
        out.append((game.asked, count, counts, game.text(answer), refusal and (refusal.code, refusal.cite)))
        game.apply(answer)
    out.append(game.fingerprint)
    return out


def started() -> Game:
    game = Game.new(rules(), players=4, mode="teams", seed=3)
    rng = random.Random(3)
    while game.round < 3:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


@pytest.mark.usefixtures("restless")
@pytest.mark.long
def test_clones_in_threads_play_as_they_do_one_after_the_other() -> None:
    game = started()
    alone = [story(game.clone(), seed) for seed in range(CLONES)]
    clones = [game.clone() for _ in range(CLONES)]
    ready = threading.Barrier(THREADS)

    def share(first: int) -> list[list[object]]:
        ready.wait()
        return [story(clones[seed], seed) for seed in range(first, CLONES, THREADS)]

    with ThreadPoolExecutor(THREADS) as pool:
        shares = list(pool.map(share, range(THREADS)))
    together = [shares[seed % THREADS][seed // THREADS] for seed in range(CLONES)]
    assert together == alone
    assert game.fingerprint == started().fingerprint, "the game that was cloned is as it was"


def asked_again(game: Game) -> int:
    op, frame, _ = game._m.pending
    return int(op.domain(game._m, frame).count)


@pytest.mark.skipif(BUILD == "compiled", reason="it looks in at every call, and compiled code tells of none")
def test_a_clone_that_is_asked_in_the_midst_of_another_question_changes_nothing() -> None:
    """What a change of threads at the worst moment does, made sure: at every call another clone answers first."""
    game, clones = started(), []
    rng = random.Random(4)
    while len(clones) < 25 and not game.is_over:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        assert game.decision is not None
        if game.decision.prompt.startswith(("action", "move", "sail", "bid", "place")):
            clones.append(game.clone())
    expected = [asked_again(clone.clone()) for clone in clones]  # on another clone: each remembers what it found out
    others = clones[::5]
    calls = 0

    def interrupt(*event: object) -> None:
        nonlocal calls
        if event[1] == "call":
            sys.setprofile(None)
            calls += 1
            for other in others:
                asked_again(other.clone())
            sys.setprofile(interrupt)

    found = []
    for clone in [clone.clone() for clone in clones]:
        sys.setprofile(interrupt)
        try:
            found.append(asked_again(clone))
        finally:
            sys.setprofile(None)
    assert found == expected
    assert calls > 200


@pytest.mark.skipif(BUILD == "compiled", reason="it reads the slots of classes, which compiled ones do not have")
def test_a_clone_shares_nothing_that_changes() -> None:
    game = started()
    one, two = game._m, game.clone()._m
    assert two.due is not one.due and two.trail is not one.trail and two.events is not one.events
    assert all(a is not b for a, b in zip(two.state.frames, one.state.frames, strict=True))
    # what a clone has in common with its game is never written to
    slots = (*Position.__slots__, *Runner.__slots__)
    common = [name for name in slots if getattr(one, name) is getattr(two, name)]
    assert {name for name in common if isinstance(getattr(one, name), (list, dict, set, bytearray))} <= SHARED


SHARED = {"no_frame", "script"}
