"""A thousand random games over twenty settings go on answer for answer as they are written
(tests/support/thousand_games.py)."""

from __future__ import annotations

import pytest
from golden_files import advice
from thousand_games import GAMES, SETTINGS, parting, summary, written


def same_games(name: str, seeds: range) -> None:
    before = written()[name]
    for seed in seeds:
        now = summary(SETTINGS[name], seed)
        assert now == before[seed], f"{name}, game {seed}: {parting(before[seed], now)}. {advice('thousand-games')}"


def test_a_thousand_are_written() -> None:
    assert {name: len(games) for name, games in written().items()} == dict.fromkeys(SETTINGS, GAMES)
    assert len(SETTINGS) * GAMES == 1000


def test_where_games_part_is_told() -> None:
    assert parting("9 aaaabbbbcccc d", "9 aaaabbbbccee f") == "they part in round 1"
    assert parting("9 aaaabbbb d", "9 aaaabbbb f") == "they part after the last round began"


@pytest.mark.long(every=5)
@pytest.mark.parametrize("name", SETTINGS)
def test_two_games_of_each_setting(name: str) -> None:
    same_games(name, range(2))


@pytest.mark.long
@pytest.mark.parametrize("name", SETTINGS)
def test_all_games_of_each_setting(name: str) -> None:
    same_games(name, range(2, GAMES))
