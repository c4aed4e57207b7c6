"""Positions round-trip: what a game says, set up again, is the same to every seat, or it says what it cannot tell."""

from __future__ import annotations

import random
from typing import Any

import attrs
import pytest
import run_size
import tested_modules

from cyclades_apps.rpc.view_types import View
from cyclades_core import CycladesError, Game
from cyclades_core.game.positions.position_facts import GIVEN
from cyclades_core.game.positions.position_setup import KEYS, PositionError

# Where nothing is in the middle: turns and offerings.
PLAIN = ("action", "bid")


SMALL: dict[str, Any] = {
    "sites": "shared",
    "areas": {
        "W": {"kind": "land", "near": ["a"], "sites": 3},
        "X": {"kind": "land", "near": ["a"], "sites": 3},
        "a": {"kind": "sea"},
    },
}


def again(game: Game, position: object) -> Game:
    return Game.from_position(game.rules, position, seed=0, **game._table_arguments)  # type: ignore[arg-type]


def round_trips(way: tested_modules.Way, seed: int, every: int, most: int) -> tuple[int, set[str]]:
    """How many positions of a game were plain and came back whole, and what could not be said of the others."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    chance = random.Random(seed)
    plain, words, step = 0, set[str](), 0
    while not game.is_over and plain < most:
        game.apply(game.legal.item(chance.randrange(game.legal.count)))
        step += 1
        if step % every or game.is_over:
            continue
        missing = game.untold()
        assert game.decision is not None
        where = (str(way), seed, len(game.log), game.decision.prompt, missing)
        if game.decision.prompt in PLAIN and not game.is_answered:
            assert not missing or game._m.state.lasting, where
        if missing:
            words |= set(missing)
            continue
        plain += 1
        other = again(game, game.position_text())
        assert other.position() == game.position() and other.untold() == (), where
    return plain, words


@pytest.mark.parametrize("way", [tested_modules.LISTS[n] for n in (0, 3, 7, 11)], ids=str)
def test_positions_round_trip(way: tested_modules.Way) -> None:
    plain, words = round_trips(way, 3, 9, 7)
    assert plain == 7
    assert words <= {*(field.name.replace("_", "-") for field in attrs.fields(View)), "clause", "question"}


@pytest.mark.long
@tested_modules.covering_array
def test_positions_round_trip_in_module_combinations(way: tested_modules.Way) -> None:
    for seed in range(run_size.size(ci=1, full=10)):
        plain, _ = round_trips(way, seed, 7, run_size.size(ci=12, full=10_000))
        assert plain


def test_what_is_in_the_middle_is_named() -> None:
    """Half a clause, a battle: no position says these."""
    seen: set[str] = set()
    for seed in range(9):
        game = Game.new(tested_modules.rules("legacy"), players=3, seed=seed)
        chance = random.Random(seed)
        game.apply(game.legal.item(0))
        assert game.is_answered and "clause" in game.untold()
        while not game.is_over:
            game.apply(game.legal.item(chance.randrange(game.legal.count)))
            if "battle" in game.view() and not seen:
                seen |= set(game.untold())
        if seen:
            break
    assert {"battle", "question"} <= seen


def test_every_fact_can_be_set_and_is_told_by_some_game() -> None:
    """The table has no dead rows: what is told is taken, and what is only taken is said otherwise."""
    assert {fact.key for fact in GIVEN} == KEYS and len(GIVEN) == len(KEYS)
    untold = {fact.key for fact in GIVEN if fact.tell is None}
    assert untold == {"reserve", "stock", "eliminated-this-round", "track"}, "areas, goods, zones say these"


def test_facts_of_face_down_cards_and_the_offerings_are_set() -> None:
    rules = tested_modules.rules("legacy,hades")
    given = {
        "phase": "offerings",
        "gods": ["zeus", "ares", "athena", "poseidon"],
        "offerings": [["p2", "zeus", 3]],
        "turn-track": ["p1", "p3"],
        "outbid": "zeus",
        "secret": {"p1": ["zeus-shield"]},
        "known": {"p3": ["harpy"]},
        "zones": {"creature-deck": ["harpy"]},
    }
    game = Game.from_position(rules, given, players=3, seed=0)
    assert game.asked == "p1" and "zeus" not in [option.value for option in game.decision.options]  # type: ignore[union-attr]
    assert [row["card"] for row in game.view("p3")["known"]] == ["creature-harpy"] and "known" not in game.view("p1")
    assert game.view("p1")["factions"][0]["secrets"] == ["item-zeus-shield"]
    assert {key: game.position()[key] for key in ("outbid", "secret", "known")} == {
        key: given[key] for key in ("outbid", "secret", "known")
    }
    for wrong in ({"outbid": "ares"}, {"outbid": "nobody"}, {"secret": {"p1": ["nothing"]}}, {"known": {"zed": []}}):
        with pytest.raises(CycladesError):
            Game.from_position(rules, {**given, **wrong}, players=3, seed=0)


def test_a_turn_that_has_begun_does_not_begin_again() -> None:
    """Partners may hand over an artifact as a turn begins (T10.9): whoever has answered is not asked once more."""
    given = {
        "turn": ["p1", "zeus"],
        "areas": {
            "t34-e3": {"owner": "p1", "units": {"troop": 1, "helm-of-invisibility": 1}},
            "t34-g2": {"owner": "p3", "units": {"troop": 1}},
        },
    }
    game = Game.from_position(tested_modules.rules("legacy,titans"), given, players=4, mode="teams", seed=0)
    assert game.decision is not None and game.decision.prompt == "hand-over" and "stage" not in game.position()
    game.apply(game.legal.item(game.legal.count - 1))
    assert game.decision.prompt == "action" and game.position()["stage"] == "actions"
    assert game.untold() == () and again(game, game.position()).decision.prompt == "action"  # type: ignore[union-attr]
    with pytest.raises(CycladesError):
        again(game, {**given, "stage": "begun"})


WAITING = {"round": 3, "turn": ["ann", "ares"]}
ISLAND = {"owner": "ann", "units": {"troop": 1}}


@pytest.mark.parametrize(
    ("modules", "wrong", "path", "problem"),
    [
        (
            "legacy",
            {"areas": {"a": {"piece": "kraken"}}, "cards": {"bob": ["kraken"]}},
            "cards.bob.0",
            "card-of-nobody",
        ),
        (
            "legacy",
            {"areas": {"a": {"piece": "kraken"}}, "secret": {"bob": ["kraken"]}},
            "secret.bob.0",
            "card-of-nobody",
        ),
        ("base", {"hero": "ajax", "zones": {"hero-deck": ["ajax"]}}, "areas.W.units.ajax", "card-twice"),
        ("base", {"hero": "ajax", "zones": {"hero-1": ["ajax"]}}, "areas.W.units.ajax", "card-twice"),
        ("base", {"hero": "ajax", "zones": {"hero-discard": ["ajax"]}}, "areas.W.units.ajax", "card-twice"),
        (
            "legacy,titans/artifacts",
            {"hero": "caduceus", "track": {"track-2": "caduceus"}},
            "areas.W.units.caduceus",
            "card-twice",
        ),
        ("base", {"areas": {"W": {**ISLAND, "buildings": ["metropolis+ajax"]}}}, "areas.W.buildings.0", "wrong-zone"),
        ("base", {"areas": {"W": {**ISLAND, "buildings": ["metropolis+zeus"]}}}, "areas.W.buildings.0", "wrong-zone"),
        (
            "base",
            {"areas": {"W": {**ISLAND, "buildings": ["metropolis+bonus-three-gold+bonus-two-troops"]}}},
            "areas.W.buildings.0",
            "too-many",
        ),
        ("base", {"cards": {"bob": ["zeus"]}}, "cards.bob.0", "wrong-zone"),
        ("base", {"track": {"track-2": "zeus"}}, "track.track-2", "wrong-zone"),
        ("base", {"zones": {"god-1": ["harpy"]}}, "zones.god-1.0", "wrong-zone"),
        (
            "legacy,titans/special-metropolises",
            {
                "areas": {"W": {**ISLAND, "buildings": ["metropolis+military-metropolis"]}},
                "hidden": {"ann": 1},
                "hidden-special": {"ann": "military-metropolis"},
            },
            "hidden-special.ann",
            "card-twice",
        ),
    ],
)
def test_card_that_would_be_in_two_places_or_in_a_wrong_one_is_rejected(
    modules: str, wrong: dict[str, Any], path: str, problem: str
) -> None:
    given: dict[str, Any] = {**WAITING, **wrong}
    if hero := given.pop("hero", None):
        given["areas"] = {"W": {"owner": "ann", "units": {"troop": 1, hero: 1}}}
    with pytest.raises(PositionError) as caught:
        Game.from_position(tested_modules.rules(modules), given, players=["ann", "bob", "cleo"], board=SMALL, seed=0)
    told = caught.value.arguments
    assert (".".join(map(str, told["path"])), told["problem"]) == (path, problem)


@pytest.mark.parametrize("place", [{"track": {"track-2": "kraken"}}, {"zones": {"creature-discard": ["kraken"]}}, {}])
def test_card_of_an_ownerless_figure_can_come_up_again(place: dict[str, Any]) -> None:
    """L16.25.5: the figure stays on the board while its card goes through the piles."""
    given = {**WAITING, "areas": {"a": {"piece": "kraken"}, "W": ISLAND}, **place}
    game = Game.from_position(
        tested_modules.rules("legacy"), given, players=["ann", "bob", "cleo"], board=SMALL, seed=0
    )
    assert game.view()["areas"]["area-a"]["pieces"] == {"creature-kraken": "none"}
