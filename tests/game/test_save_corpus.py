"""Saves of every released version are loaded, played and compared with what was true when they were written.

Content and rules change, so a save of an older version may depart: then its entry, and the rule that changed, stand in
tests/game/save_corpus/departures.toml. A departure that is not there fails, and so does one that is there and does not
happen. How saves are added: tests/game/save_corpus/make_saves.py.
"""

from __future__ import annotations

import gzip
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from save_corpus.make_saves import facts

from cyclades_core import Game, Ruleset, SaveError

FOLDER = Path(__file__).resolve().parent / "save_corpus"
FILES = sorted(FOLDER.glob("saves-*.jsonl.gz"))
DEPARTURES: list[dict[str, Any]] = tomllib.loads((FOLDER / "departures.toml").read_text("utf-8")).get("departure", [])
SAMPLE = 15  # of so many games one is played in the default run


@cache
def lines(file: Path) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().splitlines()


def cases() -> Iterator[Any]:
    for file in FILES:
        version = file.name.removeprefix("saves-").removesuffix(".jsonl.gz")
        for number in range(len(lines(file))):
            marks = () if number % SAMPLE == 0 else (pytest.mark.long,)
            yield pytest.param(file, version, number, id=f"{version}-{number}", marks=marks)


def departure(version: str, number: int) -> dict[str, Any] | None:
    return next((row for row in DEPARTURES if row["version"] == version and row["game"] == number), None)


@pytest.mark.parametrize(("file", "version", "number"), list(cases()))
def test_a_save_of_a_released_version_is_the_game_that_was_played(file: Path, version: str, number: int) -> None:
    found = json.loads(lines(file)[number])
    known = departure(version, number)
    rules = Ruleset.load([module["id"] for module in found["save"]["modules"]], found["save"]["options"])
    try:
        game = Game.from_json(found["save"], rules=rules, other_content="replay")
    except SaveError as error:
        assert known is not None, f"departs: {dict(error.arguments)}"
        assert (error.code, error.arguments["index"]) == ("save-log", known["entry"]), dict(error.arguments)
        return
    now = json.loads(json.dumps(facts(game)))
    if known is not None:
        assert known["entry"] == 0 and now != found["facts"], "it does not depart any more: take it off the list"
        return
    assert now == found["facts"]
    again = Game.from_json(game.to_json(), rules=rules)
    assert again.fingerprint == game.fingerprint and again.entries == game.entries


def test_the_corpus_has_every_released_version_and_all_sets_of_modules() -> None:
    versions = [file.name.removeprefix("saves-").removesuffix(".jsonl.gz") for file in FILES]
    assert {"0.1.0", "0.2.0", "0.3.0", "1.0.0"} <= set(versions)
    saves = [json.loads(line)["save"] for file in FILES for line in lines(file)]
    assert len(saves) >= 200
    assert len({tuple(module["id"] for module in save["modules"]) for save in saves}) >= 144


def test_every_departure_says_why() -> None:
    for row in DEPARTURES:
        assert row["rule"] and row["why"], row
