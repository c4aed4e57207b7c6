"""The save document: its parts, its chain of migrations, and what is said of files that do not fit."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from cyclades_core import Game, Ruleset, SaveError
from cyclades_core.game.history import save_documents


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


@pytest.fixture
def game() -> Game:
    game = Game.new(rules(), players=["ann", "bob", "cleo"], seed=21)
    rng = random.Random(21)
    for _ in range(60):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def test_the_document_has_the_parts_of_the_format(game: Game) -> None:
    document = json.loads(game.to_json())
    assert set(document) == {
        "schema",
        "engine",
        "modules",
        "fingerprint",
        "options",
        "table",
        "start",
        "chance",
        "build",
        "entries",
        "begun",
        "snapshot",
    }
    assert document["schema"] == save_documents.SCHEMA
    assert document["modules"] == [{"id": "legacy", "version": "1.0"}]
    assert document["table"]["players"] == ["ann", "bob", "cleo"]
    assert document["start"] == {"seed": 21, "derivation": 2}


def test_older_documents_go_through_the_chain(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    old = json.loads(game.to_json())
    old["moves"] = old.pop("entries")  # as if an older format had named it otherwise

    def step(document: dict[str, object]) -> dict[str, object]:
        document["entries"] = document.pop("moves")
        return document

    monkeypatch.setattr(save_documents, "SCHEMA", 3)
    monkeypatch.setitem(save_documents.MIGRATIONS, 2, step)
    again = Game.from_json(old, rules=rules())
    assert again.fingerprint == game.fingerprint


def test_a_gap_in_the_chain_is_refused(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_documents, "SCHEMA", 4)
    with pytest.raises(SaveError) as caught:
        Game.from_json(json.loads(game.to_json()) | {"schema": 2}, rules=rules())
    assert caught.value.arguments["part"] == "schema"


@pytest.mark.parametrize(
    ("change", "code", "part"),
    [
        ({"schema": 99}, "save-newer", "schema"),
        ({"schema": 0}, "save-damaged", "schema"),
        ({"fingerprint": "0" * 32}, "save-ruleset", "fingerprint"),
        ({"entries": "bid"}, "save-damaged", "entries"),
        ({"table": 3}, "save-damaged", "table"),
    ],
)
def test_what_does_not_fit_is_named(game: Game, change: dict[str, object], code: str, part: str) -> None:
    document = json.loads(game.to_json()) | change
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=rules())
    assert (caught.value.code, caught.value.arguments["part"]) == (code, part)


def test_an_altered_snapshot_is_noticed(game: Game) -> None:
    document = json.loads(game.to_json())
    document["snapshot"]["state"]["gold"][0] += 1
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=rules())
    assert caught.value.code == "save-altered"


def test_a_truncated_file_is_refused(game: Game) -> None:
    with pytest.raises(SaveError) as caught:
        Game.from_json(game.to_json()[:-40], rules=rules())
    assert caught.value.code == "save-unreadable"


def test_a_clause_that_does_not_replay_is_named_with_its_place(game: Game) -> None:
    document = json.loads(game.to_json(snapshot=False))
    document["entries"][3]["clause"] = "bid nobody 9"
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=rules())
    assert caught.value.code == "save-log" and caught.value.arguments["index"] == 4


def test_a_file_is_written_whole_or_not_at_all(game: Game, tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    game.save(target)
    before = target.read_text(encoding="utf-8")
    assert Game.from_json(before, rules=rules()).fingerprint == game.fingerprint
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"], "no temporary file is left"
    with pytest.raises(OSError):
        game.save(tmp_path / "no such folder" / "game.json")
    assert target.read_text(encoding="utf-8") == before


def test_a_snapshot_of_another_engine_is_passed_over_and_the_log_played(game: Game) -> None:
    """The numbers in a snapshot mean something only to the engine that wrote them."""
    document = json.loads(game.to_json())
    document["engine"] = "0.0.1"
    document["snapshot"]["state"]["gold"].append(7)
    again = Game.from_json(json.dumps(document), rules=rules())
    assert again.fingerprint == game.fingerprint and again.log == game.log
