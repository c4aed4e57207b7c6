"""Random games: they go on and end, nothing is lost on the way, and every position can be saved, cloned and resumed."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
import tested_modules
from tested_modules import rules

from cyclades_core import Game, IllegalAction, Ruleset
from cyclades_core.engine.operations.choices import NEVER, Choose
from cyclades_core.game.positions.invariants import problems

each_number = pytest.mark.parametrize(
    "way", [*tested_modules.LISTS, *(tested_modules.Way("legacy", players) for players in (2, 3, 5))], ids=str
)


def new(way: tested_modules.Way, seed: int, rules: Ruleset | None = None) -> Game:
    return Game.new(rules or way.rules, players=way.players, mode=way.mode, seed=seed)


def play(game: Game, rng: random.Random, steps: int, check: bool = True) -> int:
    """Answer at random, at most so often; how many answers were given."""
    for step in range(steps):
        if game.is_over:
            return step
        before = game.fingerprint if step % 50 == 0 else ""
        legal = game.legal
        if before:
            with pytest.raises(IllegalAction):
                game.apply("no such answer")
            assert game.fingerprint == before, "a refused action changes nothing"
        game.apply(legal.item(rng.randrange(legal.count)))
        if check:
            assert problems(game._m) == []
    return steps


@pytest.mark.long(every=4)
@each_number
def test_random_games_keep_the_invariants(way: tested_modules.Way) -> None:
    for seed in range(2):
        play(new(way, seed), random.Random(seed), 700)


@pytest.mark.long
@each_number
def test_random_games_end(way: tested_modules.Way) -> None:
    for seed in range(40):
        game = new(way, seed)
        game.keep_history = False
        play(game, random.Random(seed), 20_000, check=seed < 3)
        assert game.is_over and game.result is not None


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_what_is_remembered_is_still_true(way: tested_modules.Way) -> None:
    """Every question has the same answers when nothing is remembered and the cards in play are looked up anew."""
    game = new(way, 4)
    rng = random.Random(4)
    m = game._m
    m.mute = True
    for _ in range(900):
        if m.pending is None:
            break
        op, frame, domain = m.pending
        assert problems(m) == []
        noted = m.stale, m.present
        m.stale, m.present = True, 0
        afresh = op.domain(m, frame)
        assert afresh.count == domain.count
        several = range(min(domain.count, 40))
        assert [afresh.item(i) for i in several] == [domain.item(i) for i in several]
        m.stale, m.present = noted
        m.answer(domain.item(rng.randrange(domain.count)))
        m.trail.clear()


@pytest.mark.long(every=4)
@each_number
def test_saved_and_cloned_games_go_on_alike(way: tested_modules.Way) -> None:
    game = new(way, 3)
    rng = random.Random(3)
    for _ in range(120):
        if game.is_over:
            break
        loaded = Game.from_json(game.to_json(), rules=game.rules)
        copy = game.clone()
        assert loaded.fingerprint == copy.fingerprint == game.fingerprint
        index = rng.randrange(game.legal.count)
        assert loaded.legal.count == copy.legal.count == game.legal.count
        for g in (game, loaded, copy):
            g.apply(g.legal.item(index))
        assert loaded.fingerprint == copy.fingerprint == game.fingerprint
        assert [str(e) for e in loaded.take_events()] == [str(e) for e in copy.take_events()]


def test_a_save_without_snapshot_replays_the_log() -> None:
    game = Game.new(rules("legacy"), players=["ann", "bob", "cleo"], seed=11)
    play(game, random.Random(11), 150, check=False)
    again = Game.from_json(game.to_json(snapshot=False), rules=game.rules)
    # a clause that is only begun is part of the log: both stand at the same question
    assert again.fingerprint == game.fingerprint
    assert again.log == game.log


def test_undo_takes_back_the_last_clause() -> None:
    game = Game.new(rules("legacy"), players=["ann", "bob", "cleo"], seed=1)
    before = game.fingerprint
    game.apply(f"bid {game.legal.text(0)} 1")
    assert game.fingerprint != before
    game.undo()
    assert game.fingerprint == before


PROCESS = """
import random
from cyclades_core import Game, Ruleset
game = Game.new(Ruleset.load("legacy"), players=4, seed=5)
rng = random.Random(5)
for _ in range(300):
    if not game.is_over:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
print(game.fingerprint)
"""


def test_the_same_seed_gives_the_same_game_in_any_process() -> None:
    prints = {
        subprocess.run(
            [sys.executable, "-c", PROCESS],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(prints) == 1


def test_positions_round_trip_as_data_and_as_text() -> None:
    game = Game.new(rules("legacy"), players=["ann", "bob", "cleo"], seed=8)
    rng = random.Random(8)
    seen = 0
    while not game.is_over and seen < 25:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        if game.decision is None or game.decision.prompt not in ("action", "bid") or game.begun:
            continue
        seen += 1
        names = ["ann", "bob", "cleo"]
        again = Game.from_position(game.rules, game.position(), players=names, seed=0)
        assert again.position() == game.position()
        assert Game.from_position(game.rules, game.position_text(), players=names, seed=0).position() == game.position()
    assert seen == 25


def test_clauses_round_trip_as_text_and_as_json() -> None:
    game = Game.new(rules("legacy"), players=4, seed=9)
    rng = random.Random(9)
    for _ in range(300):
        if game.is_over:
            break
        value = game.legal.item(rng.randrange(game.legal.count))
        by_text, by_json = game.clone(), game.clone()
        text = game.text(value)
        game.apply(value)
        by_text.apply(text)
        by_json.apply({"answers": [text]})
        assert by_text.fingerprint == by_json.fingerprint == game.fingerprint, text


@pytest.mark.parametrize("modules", ["base", "legacy,hades"])
def test_what_is_sure_can_be_completed(modules: str) -> None:
    """Where a question says that its clause can always be completed (`Op.is_sure`), it can be with every answer."""
    sure = 0
    for seed in range(2):
        game = Game.new(rules(modules), players=4, seed=seed)
        rng = random.Random(seed)
        for _ in range(150):
            if game._m.pending is None:
                break
            op, f, _ = game._m.pending
            if isinstance(op, Choose) and op.check == NEVER:
                found = list(op.select.members(game._m, f))
                assert op._completed(game._m, f, False) == found, op.prompt
                sure += len(found)
            game.step(game.legal.item(rng.randrange(game.legal.count)))
    assert sure > 50
