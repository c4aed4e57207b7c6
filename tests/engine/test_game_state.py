"""The state: a clone shares nothing that is written in place, and what is saved is all of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import tested_modules
from tested_modules import Way

from cyclades_core import Game
from cyclades_core.engine.rules import pieces
from cyclades_core.engine.state import Battle, Frame, Lasting, MovingGroup, Side, State, replaced
from cyclades_core.engine.state.game_state import FIELDS
from cyclades_core.engine.values.build_kind import BUILD

MUTABLE = (bytearray, list)


def played(way: Way, answers: int) -> Game:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=3)
    rng = random.Random(3)
    for _ in range(answers):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def filled(way: Way) -> State:
    """A state in the middle of a game, with a battle."""
    state = played(way, 60)._m.state.clone()
    state.battle = Battle(0, False, (Side(0, [1, 2], True, 0, 0), Side(1, [3])), 2, 1)
    state.group = MovingGroup(1, 2, fought=True)
    state.lasting, state.knows = (Lasting(0, 1, Frame(-1, 0, 1, bound=[2])),), ((0, 1, 2),)
    state.frames = state.frames or [Frame(0, bound=[3])]
    state.frames[-1].groups = ((0, (1, 2)),)
    return state


def change(value: Any) -> None:
    """Change everything that can be changed in place."""
    if isinstance(value, MUTABLE):
        for item in value:
            change(item)
        value.append(1)
    elif isinstance(value, tuple):
        for item in value:
            change(item)
    elif isinstance(value, (Battle, Frame, Side)):
        for name in value.__slots__:
            change(getattr(value, name))
            if isinstance(getattr(value, name), int):
                setattr(value, name, getattr(value, name) + 1)


@pytest.mark.skipif(BUILD == "compiled", reason="it reads the slots of classes, which compiled ones do not have")
@tested_modules.each_list
def test_nothing_of_a_clone_is_shared_that_is_written_in_place(way: Way) -> None:
    state = filled(way)
    before = state.to_plain()
    copy = state.clone()
    assert copy == state and copy.to_plain() == before
    for name in FIELDS:
        change(getattr(copy, name))
    assert state.to_plain() == before


@tested_modules.each_list
def test_what_is_saved_is_all_of_it(way: Way) -> None:
    state = filled(way)
    assert set(state.to_plain()) == set(FIELDS)
    again = State.from_plain(state.to_plain())
    assert again == state and again.digest() == state.digest() and again.fits(state)


def test_a_row_of_another_length_does_not_fit() -> None:
    state = filled(tested_modules.LISTS[-1])
    for name in ("owner", "stock", "gold", "zones", "counters"):
        other = state.clone()
        setattr(other, name, getattr(other, name)[:-1])
        assert not other.fits(state), name


def test_a_replaced_row_leaves_the_old_one() -> None:
    row = bytes([1, 2, 3])
    assert replaced(row, 2, 9) == bytes([1, 2, 9]) and row == bytes([1, 2, 3])


def test_no_figures_put_or_taken_change_nothing() -> None:
    """An effect may exchange the units of two areas of which one is bare."""
    game = played(tested_modules.LISTS[0], 60)
    machine: Any = game._m
    state, before = machine.state, machine.state.digest()
    bare = next(area for area in range(machine.table.n_land) if not state.manned >> area & 1)
    pieces.add(machine, bare, 0, 0)
    pieces.remove(machine, bare, 0, 0)
    assert state.digest() == before and not state.manned >> bare & 1
