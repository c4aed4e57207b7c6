"""Games saved, loaded, cloned and undone at every decision; and answers that are not legal.

- Every game is loaded from its save before each decision, and stays equal to a game that is never loaded.
- Every tenth save is written to a file and read again, byte for byte.
- Every thirteenth decision a clone plays on. Nothing of its game changes, down to the frames and the journal.
- Every third clause is undone to the state before it and played again, unless it revealed something.
- An illegal answer is rejected by `why_not` and `apply` for the same reason, and changes nothing.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import tested_modules
from attack_parts import answer, begin, divided, each_part, ways
from run_size import size
from wrong_clauses import vocabulary, wrong

from cyclades_core import Game, IllegalAction
from cyclades_core.game.replay import replay


def held(game: Game) -> tuple[Any, ...]:
    """All that an answer could change, but for what is made of it."""
    m = game._m
    return m.state.to_plain(), len(m.events), m.closed, list(m.trail), game._told, game._journal.plies


def whole(game: Game) -> tuple[Any, ...]:
    return *held(game), game.begun, game.log, json.dumps(game.view())


def clone_apart(game: Game, rng: random.Random) -> None:
    before, copy = whole(game), game.clone()
    assert held(copy)[0] == before[0] and copy.log == game.log
    for _ in range(4):
        if not copy.is_over:
            copy.apply(answer(copy, rng))
    assert whole(game) == before


def undo_and_again(game: Game, marks: dict[int, str]) -> None:
    """Take back the last clause where nothing was revealed, and play it again to the same place."""
    ply = len(game.entries) - 1
    if ply < 0 or ply not in marks or game.entries[-1].reveals:
        return
    after, clause = game.fingerprint, game.entries[-1].clause
    game.undo()
    assert (game.fingerprint, len(game.entries)) == (marks[ply], ply)
    game.apply(clause)
    assert game.fingerprint == after and game.entries[-1].clause == clause


def walk(way: tested_modules.Way, seed: int, most: int, folder: Path) -> int:
    """Play so many decisions, or to the end of the game. Return their number."""
    game = begin(way, seed, seed % 5 == 4)
    other = game.clone()
    file = folder / "game.json"
    rng = random.Random(seed)
    marks: dict[int, str] = {}
    step = 0
    while step < most and not game.is_over:
        if not game.is_answered:
            marks[len(game.entries)] = game.fingerprint
        value = answer(game, rng)
        text = other.to_json()
        if step % 10 == 0:
            other.save(file)
            read = file.read_text(encoding="utf-8")
            assert read == text + "\n"
            text = read
        other = Game.from_json(text, rules=way.rules)
        if step % 13 == 0:
            clone_apart(game, rng)
        game.apply(value)
        other.apply(value)
        if step % 3 == 0 and not game.is_answered:
            undo_and_again(game, marks)
        step += 1
    assert other.fingerprint == game.fingerprint and other.entries == game.entries
    document = json.loads(other.to_json())
    assert replay(document, way.rules).agrees is True
    return step


@pytest.mark.long
@each_part
def test_nothing_is_lost(part: int, tmp_path: Path) -> None:
    decisions = divided(size(ci=1_920, full=325_000), part)
    for way, seed in ways(part):
        decisions -= walk(way, seed, min(decisions, 250), tmp_path)
        if decisions <= 0:
            break


NEVER = (
    None,
    -1,
    10**30,
    2.5,
    True,
    "",
    "\0",
    "end end end",
    (),
    (1, (2,)),
    [],
    ["x"],
    {},
    {"clause": 1},
    b"end",
    object,
)


def refuse(game: Game, tried: Any) -> bool:
    """Whether it is refused: by both doors for one reason, and nothing has changed."""
    before = held(game)
    code, reason = "", None
    try:
        reason = game.why_not(tried)
        code = reason.code if reason is not None else ""
    except IllegalAction as error:
        code = error.code
    if not code:
        return False
    try:
        game.apply(tried)
    except IllegalAction as error:
        assert error.code == code, (tried, error.code, code)
    else:
        raise AssertionError(f"{tried!r}: refused as {code} and played all the same")
    assert held(game) == before
    return True


@pytest.mark.long
@each_part
def test_what_is_illegal_is_refused_and_changes_nothing(part: int) -> None:
    wanted = divided(size(ci=4_000, full=382_500), part)
    refused = 0
    for way, seed in ways(part, size(ci=1, full=10)):
        game, rng = begin(way, seed), random.Random(seed)
        words = vocabulary(game)
        for step in range(400):
            if game.is_over or refused >= wanted:
                break
            if step % 4 == 0:
                tried: list[Any] = [wrong(game, words, rng) for _ in range(8)]
                tried += [rng.randrange(-3, 400) for _ in range(4)]
                tried += [tuple(rng.randrange(-1, 40) for _ in range(rng.randrange(4))), rng.choice(NEVER)]
                refused += sum(refuse(game, each) for each in tried)
            game.apply(answer(game, rng))
        if refused >= wanted:
            break
