"""An edition that is none of ours (`tests/content/foreign_edition/argo`): other phases, two tracks, kinds of cards of
its own, three dice, no metropolis, another way to win. All of it is content; it plays, and everything around the engine
takes it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.authoring import aim_at, check
from cyclades_apps.cards.card_list import collect
from cyclades_apps.cli import main
from cyclades_core import Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.engine.rules.battle import begin_battle, roll_dice
from cyclades_core.engine.rules.control import take_group
from cyclades_core.game.positions.invariants import problems
from cyclades_core.game.replay import retold
from cyclades_core.text.i18n import Messages
from cyclades_core.text.narration import Narrator

ARGO = Path(__file__).parent / "foreign_edition" / "argo"
CREW = ["ann", "bob", "cleo"]
WAY = ("C2", "D3", "E2", "F1")  # the seas from Iolcus to Salmydessus


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load("argo", extra_folders=[ARGO])


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def given(rules: Ruleset, **facts: Any) -> Game:
    chance = facts.pop("chance", None)
    areas = {
        area: {"owner": who, "units": {"hoplite": 1}}
        for area, who in zip(("iolcus", "lemnos", "aea"), CREW, strict=True)
    }
    position = {
        "round": 2,
        "gold": {"ann": 10, "bob": 5, "cleo": 5},
        **facts,
        "areas": {**areas, **facts.get("areas", {})},
    }
    return Game.from_position(rules, position, players=CREW, seed=3, chance=chance)


def texts(game: Game) -> list[str]:
    return [game.text(game.legal.item(i)) for i in range(game.legal.count)]


def facts_of(game: Game) -> dict[str, Any]:
    """Its position; in which order cards lie before somebody means nothing."""
    found = game.position()
    return {**found, "cards": {who: sorted(cards) for who, cards in found.get("cards", {}).items()}}


def played(rules: Ruleset, seed: int) -> Game:
    """A game to its end, saved, seen and sampled on its way."""
    game, rng = Game.new(rules, players=CREW, seed=seed), random.Random(seed)
    turn = 0
    while not game.is_over:
        seat = game.asked or "ann"
        if turn % 12 == 0:
            assert Game.from_json(game.to_json(), rules).view(seat) == game.view(seat)
            assert game.sample(seat, random.Random(turn)).view(seat) == game.view(seat)
        if turn % 12 == 0 and game.position().get("phase") == "offerings":
            assert facts_of(Game.from_position(rules, game.position(), players=CREW)) == facts_of(game)
        text = game.text(game.legal.item(rng.randrange(game.legal.count)))
        game.apply(text)
        assert list(problems(game._m)) == []
        turn += 1
    return game


# -- whole games -------------------------------------------------------------------------------------------------------


def test_it_is_an_edition_like_none_of_ours(rules: Ruleset) -> None:
    assert [phase.id for phase in rules.phases] == ["omens", "harvest", "offerings", "deeds", "storm", "reckoning"]
    assert (len(rules.tracks), rules.dice, rules.victory_types) == (2, 3, ())
    assert {"omen", "champion"} <= set(rules.card_kinds)
    assert list(rules.obligations) == ["gain-control"], "without metropolises nobody must say how one is built"


def test_games_are_played_to_the_end_and_told(rules: Ruleset) -> None:
    game = played(rules, 1)
    assert game.round == 8 and game.result is not None and game.result.winners
    say = Messages("en", ["argo"], strict=True, folders=[ARGO / "locales"], places=game.places)
    for detail in ("full", "brief"):
        narrator = Narrator(say, detail)
        lines = [line.text for events, then in retold(game) for line in narrator.hear(events, then.decision)]
        story = "\n".join([*lines, *(line.text for line in narrator.rest())])
        assert "Storm" in story or detail == "brief"
        assert "Rain" in story or "Atalanta" in story


def test_the_command_line_checks_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", "--folder", str(ARGO), "--modules", "argo", "--players", "2", "--games", "3", "--seed", "5",
              "--check-all", "--format", "json"])  # fmt: skip
    found = json.loads(capsys.readouterr().out)
    assert end.value.code == 0, found


@pytest.mark.long
def test_many_games_are_played_to_the_end(rules: Ruleset) -> None:
    for seed in range(2, 30):
        assert played(rules, seed).is_over


def test_nothing_is_wrong_with_it_but_its_nameless_areas() -> None:
    report = check(aim_at(str(ARGO)), games=0)
    assert [str(each.fault) for each in report.findings if each.code != "unnamed-areas"] == []
    assert report.sets == ["argo"]


def test_its_cards_are_printed(rules: Ruleset) -> None:
    sheet = collect(rules, Messages("en", ["argo"], strict=True, folders=[ARGO / "locales"]))
    assert list(sheet.headings.values()) == ["Gods", "Champions", "Omens", "Buildings", "Units"]
    assert {card.name.text for card in sheet.cards if card.kind == "champion"} == {"Jason", "Atalanta", "Orpheus"}


# -- its rules ---------------------------------------------------------------------------------------------------------


def test_each_side_rolls_three_dice_and_an_omen_adds_one(rules: Ruleset) -> None:
    facing = {
        "iolcus": {"owner": "ann", "units": {"hoplite": 3}},
        "salmydessus": {"owner": "bob", "units": {"hoplite": 2}},
    }
    game = given(
        rules,
        turn=["ann", "ares"],
        cards={"ann": ["eclipse"]},
        areas={**facing, "A1": {"owner": "ann", "units": {"trireme": 1}}},
    )
    m = game._m
    hoplite, area = m.book.numbers["unit"]["hoplite"], m.table.area_number
    take_group(m, 0, area["iolcus"], area["salmydessus"], ((hoplite, 2),))
    begin_battle(m, 0, area["salmydessus"], 0)
    roll_dice(m, 0, 0)
    assert [len(side.dice) for side in m.state.battle.sides] == [4, 3]


def test_a_god_has_an_ability(rules: Ruleset) -> None:
    game = given(rules, turn=["ann", "ares"])
    game.apply("muster ares iolcus")
    assert game.position()["areas"]["iolcus"]["units"] == {"hoplite": 2}
    assert game.position()["gold"]["ann"] == 8
    refusal = game.why_not("muster ares iolcus")
    assert refusal is not None and (refusal.code, refusal.cite) == ("used-up", "XA3.2")
    assert given(rules, turn=["ann", "hera"]).why_not("muster ares iolcus") is not None


def test_a_building_has_an_ability_for_who_has_one(rules: Ruleset) -> None:
    areas = {"iolcus": {"owner": "ann", "units": {"hoplite": 1}, "buildings": ["oracle"]}}
    game = given(rules, turn=["ann", "hera"], areas=areas)
    assert "ask oracle" in texts(game)
    game.apply("ask oracle")
    game.apply(texts(game)[0])
    assert game.position()["gold"]["ann"] == 9
    assert "ask oracle" not in texts(game), "once a turn"
    refusal = given(rules, turn=["bob", "hera"], areas=areas).why_not("ask oracle")
    assert refusal is not None and refusal.code == "condition" and refusal.args["by"] == "building-oracle"


def test_a_building_is_used_in_a_window(rules: Ruleset) -> None:
    """Whoever has an oracle and fights may use it before the dice; the turn of a god goes on as it was (XA3.5)."""
    areas = {
        "iolcus": {"owner": "ann", "units": {"hoplite": 3}},
        "salmydessus": {"owner": "bob", "units": {"hoplite": 2}, "buildings": ["oracle"]},
        "anaphe": {"owner": "bob", "units": {"hoplite": 1}},
        **{sea: {"owner": "ann", "units": {"trireme": 1}} for sea in WAY},
    }
    game = given(rules, turn=["ann", "ares"], areas=areas)
    game.apply("march iolcus -> salmydessus 3 hoplite")
    assert (game.asked, texts(game)) == ("bob", ["foretell oracle", "pass"])
    game.apply("foretell oracle")
    assert [len(side.dice) for side in game._m.state.battle.sides] == [3, 4]
    assert game.position()["gold"]["bob"] == 3


def test_something_else_happens_instead_of_the_storm(rules: Ruleset) -> None:
    """A building shelters the ships for gold, a champion is given up, or a ship is lost (XA1.5, XA3.4, XA5.4)."""
    areas = {
        "iolcus": {"owner": "ann", "buildings": ["treasury"], "units": {"hoplite": 1, "orpheus": 1}},
        "A1": {"owner": "ann", "units": {"trireme": 1}},
    }
    game = given(rules, phase="storm", cards={"ann": ["orpheus"]}, areas=areas, chance={"roll": [6, 6, 6]})
    assert game.decision is not None and game.decision.prompt == "instead"
    assert sorted(texts(game)) == ["no", "orpheus", "treasury"]
    sheltered, sung, lost = game.clone(), game.clone(), game.clone()
    sheltered.apply("treasury")
    sung.apply("orpheus")
    assert sheltered.position()["gold"]["ann"] == sung.position()["gold"]["ann"] - 1
    assert "orpheus" in sung.position()["zones"]["champion-discard"]
    lost.apply("no")
    assert "A1" not in lost.position()["areas"]


def test_it_is_won_by_laurels_at_once(rules: Ruleset) -> None:
    game = given(rules, turn=["bob", "hera"], cards={"bob": ["swan"]}, counters={"laurel": {"bob": 3}})
    game.apply("power swan")
    assert game.is_over and game.result is not None and game.result.winners == ("bob",)
