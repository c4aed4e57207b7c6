"""Any number of priced tracks: each has slots of its own, whatever they cost."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.game.positions.invariants import problems

ROOT = Path(__file__).resolve().parents[2]
OMENS = """
[[deck]]
id = "omen-deck"
kinds = ["omen"]
discard = "omen-discard"

[[track]]
id = "omen-track"
prices = [2, 3, 4]
deck = "omen-deck"
discard = "omen-discard"
filled = true

[[track]]
id = "sign-track"
prices = [1, 1]
deck = "omen-deck"
discard = "omen-discard"

[[creature]]
id = "omen"
deck = "omen-deck"
copies = 7
effect = [{ do = "gain", gold = 1 }]

[[action]]
id = "read"
god = "acting"
effect = [{ do = "buy", from = "omen-track" }]
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    """The original edition with two more tracks, one of them at the prices of the first."""
    folder = tmp_path_factory.mktemp("tracks") / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder)
    with (folder / "creatures.toml").open("a", encoding="utf-8") as file:
        file.write(OMENS)
    return Ruleset.load("legacy", extra_folders=[folder])


def test_no_two_tracks_share_a_slot(rules: Ruleset) -> None:
    names = {name: [rules.zone_names[zone] for zone in track.zones] for name, track in rules.tracks.items()}
    assert names == {
        "creature-track": ["track-2", "track-3", "track-4"],
        "omen-track": ["omen-1", "omen-2", "omen-3"],
        "sign-track": ["sign-1", "sign-2"],
    }
    assert [rules.zone_price[zone] for zone in rules.tracks["omen-track"].zones] == [2, 3, 4]


@pytest.mark.long
def test_games_with_two_priced_tracks_are_sound(rules: Ruleset) -> None:
    read = 0
    for seed in range(3):
        game = Game.new(rules, players=["ann", "bob", "cleo"], seed=seed)
        rng = random.Random(seed)
        for _ in range(400):
            if game.is_over:
                break
            events = game.apply(game.legal.item(rng.randrange(game.legal.count)))
            read += sum(event.key == "card-bought" and "omen" in str(event) for event in events)
            assert list(problems(game._m)) == []
    assert read, "omens are bought from their own track"
