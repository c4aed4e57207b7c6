"""The page of the refusals: every code in every edition, played."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.scenarios.scenario_reader import read_scenario
from cyclades_apps.scenarios.scenario_runner import start
from cyclades_core import Game, IllegalAction, SaveError
from cyclades_core.content.toml import Problems
from cyclades_core.engine.values.refusals import ARGUMENTS, CODES

ROOT = Path(__file__).resolve().parents[2]
PAGE: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "documents" / "refusal_reference.py"))
ARGUMENT, CANNOT, ELSEWHERE, MEANING = (PAGE[name] for name in ("ARGUMENT", "CANNOT", "ELSEWHERE", "MEANING"))
EDITIONS = ("base", "hades", "legacy", "titans")


@cache
def shown() -> dict[tuple[str, str], Any]:
    return dict(PAGE["examples"]())


@pytest.mark.long(every=7)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_is_played_in_every_edition(code: str, edition: str) -> None:
    """By a line of a scenario, by the tests below, or there is a reason why it cannot occur there."""
    ways = [(code, edition) in shown(), code in ELSEWHERE, (edition, code) in CANNOT]
    assert ways.count(True) == 1, (code, edition)
    if (edition, code) in CANNOT:
        assert CANNOT[edition, code]
    elif code not in ELSEWHERE:
        found = shown()[code, edition]
        assert found.refusal.cite, found
        assert set(found.refusal.args) == set(ARGUMENTS[code]), found


def test_every_code_and_argument_is_explained() -> None:
    assert PAGE["editions"]() == EDITIONS
    assert set(MEANING) == CODES
    assert set(ARGUMENT) == {name for arguments in ARGUMENTS.values() for name in arguments}
    assert set(ELSEWHERE) < CODES and {code for _, code in CANNOT} < CODES


def played(edition: str, wanted: str, fits: Callable[[Game], object]) -> Game:
    """The game of a scenario of the edition whose text has these words, at its end, if that fits."""
    for path in sorted((ROOT / "scenarios" / edition).glob("*.toml")):
        if wanted in path.read_text(encoding="utf-8"):
            _, scenario = read_scenario(path, Problems())
            assert scenario is not None
            game = start(scenario)
            for line in scenario.play:
                text = line if isinstance(line, str) else line.do if line.refused is None else None
                if text is not None:
                    game.apply(text.partition(":")[2].strip())
            if fits(game):
                return game
    raise AssertionError(wanted)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_is_over(edition: str) -> None:
    game = played(edition, "\nover = true", lambda game: game.is_over)
    refusal = game.why_not("end")
    assert refusal is not None and refusal.code == "game-over"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_that_is_too_long(edition: str) -> None:
    refusal = played(edition, 'turn = ["', lambda game: not game.is_over).why_not("end " * 1000)
    assert refusal is not None and refusal.code == "too-long"
    assert set(refusal.args) == set(ARGUMENTS["too-long"]) and refusal.args["words"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_revealed_is_not_taken_back(edition: str) -> None:
    game = played(edition, "\ndice = [", lambda game: any(entry.reveals for entry in game.entries))
    with pytest.raises(IllegalAction) as error:
        game.undo(0)
    assert error.value.code == "revealed"
    assert set(error.value.refusal.args) == set(ARGUMENTS["revealed"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_save_with_an_entry_of_another_seat(edition: str) -> None:
    game = played(edition, 'turn = ["', lambda game: game.entries)
    document = json.loads(game.to_json(snapshot=False))
    seats = list(game.seats)
    entry = document["entries"][0]
    entry["seat"] = seats[seats.index(entry["seat"]) - 1]
    with pytest.raises(SaveError) as error:
        Game.from_json(document, rules=game.rules)
    assert error.value.arguments["reason"] == "wrong-seat"
