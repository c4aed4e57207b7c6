"""A whole game of the Legendary Edition, played decision by decision for all three seats: it must end as it did.

Nine cycles; the metropolises came from philosophers, two sacrifices (Croesus, Ajax), two sets of buildings (one through
a Cyclops that a Chimera played) and two conquests. There are battles on land and at sea, Kraken, Polyphemus and Hydra.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cyclades_apps.cli.shared_options import Format
from cyclades_apps.cli.story_output import Story, seen
from cyclades_core import Ruleset
from cyclades_core.game.replay import Replay, replay
from cyclades_core.text.i18n import Messages

SAVE = Path(__file__).parents[1] / "golden" / "hand-played-base.json"


def played() -> Replay:
    """Replayed under the rules as they are now: what counts is how the game goes, not the hash of its rules."""
    rules = Ruleset.load("base")
    return replay({**json.loads(SAVE.read_text(encoding="utf-8")), "fingerprint": rules.fingerprint}, rules)


def test_the_game_ends_as_it_did_at_the_table() -> None:
    found = played()
    assert found.failure is None
    assert found.played == found.clauses == 196
    assert found.game.round == 9
    assert found.game.result is not None
    assert found.game.result.winners == ("cleo",)
    assert not found.game.result.shared


def test_the_last_position_is_the_one_that_was_written_down() -> None:
    game = played().game
    standing = {f["id"]: (f["metropolises"], f["areas"], f["income"]) for f in game.view()["factions"]}
    assert standing == {"player-ann": (1, 1, 7), "player-bob": (2, 8, 13), "player-cleo": (3, 7, 15)}
    gold = {seat: f["gold"] for seat in game.seats for f in game.view(seat)["factions"] if f["seat"] == seat}
    assert gold == {"ann": 26, "bob": 13, "cleo": 0}


def test_what_is_written_without_an_arrow_is_not_dropped() -> None:
    """Both areas without their arrow, and then units: these have to fit as well (the hero has to come along)."""
    found = played().game
    document = json.loads(found.to_json(snapshot=False))
    at = next(i for i, entry in enumerate(document["entries"]) if entry["clause"].startswith("heroic"))
    game = replay({**document, "entries": document["entries"][:at]}, found.rules).game
    refusal = game.why_not("heroic t2.C t4.C troop")
    assert refusal is not None
    assert (refusal.code, refusal.cite) == ("wrong-amount", "B22.8")
    game.apply("heroic t2.C t4.C mercenary + croesus")
    assert game.log[-1] == document["entries"][at]["clause"]


def test_a_creature_is_no_unit_on_the_map(capsys: pytest.CaptureFixture[str]) -> None:
    """Bob's Cerberus stands beside one troop of cleo in t5.C: `C1`."""
    found = played().game
    document = json.loads(found.to_json(snapshot=False))
    at = next(i for i, entry in enumerate(document["entries"]) if entry["clause"].startswith("buy cerberus"))
    game = replay({**document, "entries": document["entries"][: at + 2]}, found.rules).game
    area = game.view()["areas"]["area-t5.C"]
    assert (area["units"], area["pieces"]) == ({"unit-troop": 1}, {"creature-cerberus": "player-bob"})
    Story(Messages("en", ("base",)), Format.TEXT).map(seen(game))
    drawn = capsys.readouterr().out.partition(";")[0]
    assert "C1" in drawn
    assert "C2" not in drawn
