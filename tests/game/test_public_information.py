"""What the rule books make public is in every view and every sample, and nothing else is.

Gods that everyone has seen (B5.2), the gold that a victim shows to a thief (B27.2, L16.13), cards that everyone saw go
back under a deck (M2.1), removed heroes that a card can bring back (H10.3), and the totals of a battle round.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.content.toml import Problems

PEOPLE = ["ann", "bob", "cleo"]


@cache
def rules(modules: str) -> Ruleset:
    return Ruleset.load(modules)


def tiles(game: Game) -> dict[str, Any]:
    return {zone: found for zone, found in game.view()["zones"].items() if zone.startswith("pile-god-")}


def played(modules: str, players: int, rounds: int, mode: str | None = None) -> Game:
    game = Game.new(rules(modules), players=players, mode=mode, seed=5)
    rng = random.Random(5)
    while not game.is_over and game.round < rounds:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


# -- gods


@pytest.mark.parametrize(
    ("modules", "players", "mode", "hidden"),
    [
        ("base", 2, "duel", 2),
        ("base", 3, None, 3),
        ("base", 5, None, 1),
        ("base", 6, "teams", 0),
        ("base,titans/kronos", 4, "teams", 3),
        ("base,hades/undead", 3, None, 3),
    ],
)
def test_all_gods_of_the_legendary_edition_are_known(modules: str, players: int, mode: str | None, hidden: int) -> None:
    for rounds in (1, 3):
        game = played(modules, players, rounds, mode)
        machine = game._m
        laid = [machine.book.cards[machine.state.zones[z][-1]][1].id for z in machine.book.god_slots]
        found = tiles(game)
        assert [row[-1] for row in found.values()] == [f"god-{god}" for god in laid]
        assert game.view().get("face-down", []) == [f"god-{god}" for god in laid[len(laid) - hidden :]]
        for seat in game.seats:
            for n in range(3):
                assert tiles(game.sample(seat, random.Random(n))) == found


def test_face_down_gods_come_in_their_order() -> None:
    game = played("base", 3, 1)
    rng = random.Random(2)
    expected = [*game.view()["gods"][:-1], *game.view()["face-down"]]
    for _ in range(3):
        now = game.round
        while game.round == now:
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
        expected = [*expected[1:], expected[0]]
        assert [*game.view()["gods"][:-1], *game.view()["face-down"]] == expected


@pytest.mark.parametrize(("modules", "players"), [("legacy", 3), ("legacy,titans", 4), ("legacy,titans", 3)])
def test_shuffled_gods_stay_hidden(modules: str, players: int) -> None:
    """Which gods lie face down is public, their order is not (L4.6)."""
    game = played(modules, players, 2)
    hidden = [zone for zone, found in tiles(game).items() if found == 1]
    assert len(hidden) > 1
    view = game.view()
    assert len(view["face-down"]) == len(hidden)
    assert view["face-down"] == [
        f"god-{game._m.book.cards[god][1].id}"
        for god in game._m.book.tile_gods
        if f"god-{game._m.book.cards[god][1].id}" not in view["gods"]
    ]
    assert all("face-down" not in event.args for event in game.events() if event.key == "gods-laid")
    found = set()
    for n in range(24):
        state = game.sample(game.seats[0], random.Random(n))._m.state
        found.add(tuple(state.zones[z] for z in game._m.book.god_slots[state.open_gods :]))
    assert len(found) > 1


def test_a_single_face_down_god_is_known() -> None:
    """The one that does not lie open (L7.2, L4.6)."""
    game = played("legacy", 4, 2)
    (god,) = game.view()["face-down"]
    assert tiles(game)["pile-god-4"] == [god]


def test_a_covered_god_lies_under_the_one_that_covers_it() -> None:
    """Hades covers a tile that lay open (M5.1, H6.4)."""
    given = {"round": 3, "phase": "offerings", "gods": ["zeus", "ares", "hera", "athena", "poseidon", "hades"]}
    areas = {f"t{n}.A": {"owner": name} for n, name in zip((1, 2, 3), PEOPLE, strict=False)}
    game = Game.from_position(rules("base,hades/undead"), {**given, "areas": areas}, players=PEOPLE, seed=0)
    assert tiles(game)["pile-god-2"] == ["god-hades", "god-ares"]
    assert game.view()["gods"] == ["god-zeus", "god-hades", "god-apollo"]
    assert game.view()["face-down"] == ["god-hera", "god-athena", "god-poseidon"]


def test_scripts_say_where_face_down_gods_lie() -> None:
    """A record without a seed has all that was seen; one of version 1.0 has only the open ones."""
    whole = ["ares", "zeus", "hera", "athena", "poseidon"]
    for row in (whole, [*whole[:2], "apollo", *whole[2:]]):
        game = Game.new(rules("base"), players=3, seed=9, chance={"gods": [row]})
        assert tiles(game) == {f"pile-god-{n}": [f"god-{god}"] for n, god in enumerate(whole, 1)}
    game = Game.new(rules("base"), players=3, seed=9)
    written = tuple(god.removeprefix("god-") for (god,) in tiles(game).values())
    assert ("gods", written) in game.take_draws()
    old = {"gods": [whole[:2], ["zeus", "hera"], ["hera", "athena"], ["athena", "poseidon"]]}
    game = Game.new(rules("base"), players=3, seed=9, chance=old)
    rng = random.Random(1)
    while game.round < 4:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    assert game.view()["gods"] == ["god-athena", "god-poseidon", "god-apollo"]


# -- gold


GIVEN: dict[str, Any] = {
    "round": 3,
    "turn": ["ann", "athena"],
    "gold": {"ann": 6, "bob": 9, "cleo": 3},
    "track": {"track-4": "griffon"},
    "areas": {
        "m3-b1": {"owner": "ann", "units": {"troop": 1}},
        "m3-c3": {"owner": "bob", "units": {"troop": 1}},
        "m3-d2": {"owner": "cleo", "units": {"troop": 1}},
    },
}


def purses(game: Game, seat: str | None) -> dict[str, int]:
    return {row["seat"]: row["gold"] for row in game.view(seat)["factions"] if "gold" in row}


def test_a_victim_shows_its_gold_to_the_thief_only() -> None:
    game = Game.from_position(rules("legacy"), GIVEN, players=PEOPLE, seed=0)
    (event,) = [event for event in game.apply("buy griffon bob") if event.key == "gold-shown"]
    assert event.args == {"faction": "player-ann", "victim": "player-bob", "amount": 9, "cause": "creature-griffon"}
    assert event.seen_from("ann") is event
    assert all(event.seen_from(seat) is None for seat in ("bob", "cleo", None))
    assert purses(game, "ann") == {"ann": 6, "bob": 5}
    assert purses(game, "cleo") == {"cleo": 3} and purses(game, None) == {}
    known = {game.sample("ann", random.Random(n))._m.state.gold[1] for n in range(20)}
    others = {game.sample("cleo", random.Random(n))._m.state.gold[1] for n in range(20)}
    assert known == {5} and len(others) > 4
    assert game.untold() == ()
    again = Game.from_json(game.to_json())
    assert purses(again, "ann") == {"ann": 6, "bob": 5}


def test_the_gold_of_the_victim_is_known_until_it_changes() -> None:
    offers = [["ann", "athena", 1], ["bob", "ares", 1], ["cleo", "apollo"]]
    given = {**GIVEN, "gods": ["athena", "ares"], "offerings": offers}
    game = Game.from_position(rules("legacy"), given, players=PEOPLE, seed=0)
    game.apply("buy griffon bob")
    game.apply("end")
    assert game.asked == "bob" and purses(game, "ann")["bob"] == 5
    sample = game.sample("ann", random.Random(3))
    assert [*sample.legal] == [*game.legal], "all that bob can do with his gold is known"
    game.apply(next(text for text in game.legal.texts() if text.startswith("recruit")))
    while game.decision is not None and game.decision.prompt != "action":
        game.apply(game.legal.item(0))
    game.apply(next(text for text in game.legal.texts() if text.startswith("recruit")))
    while game.decision is not None and game.decision.prompt != "action":
        game.apply(game.legal.item(0))
    assert game._m.state.gold[1] < 5, "bob has paid"
    assert purses(game, "ann") == {"ann": 6}


def test_partners_who_may_talk_share_what_they_were_shown() -> None:
    """B25.3: allies share all information."""
    given: dict[str, Any] = {
        "round": 2,
        "turn": ["ann", "athena"],
        "used": ["build", "take"],
        "gold": {"ann": 6, "bob": 9},
        "track": {"track-2": "griffon"},
        "areas": {f"t{n}.A": {"owner": name} for n, name in enumerate(("ann", "bob", "cleo", "dora"), 1)},
    }
    teams = [["ann", "cleo"], ["bob", "dora"]]
    names = ["ann", "bob", "cleo", "dora"]
    game = Game.from_position(rules("base"), given, players=names, mode="teams", teams=teams, seed=0)
    game.apply("buy griffon bob")
    for seat in ("ann", "cleo"):
        assert purses(game, seat) == {"ann": 8, "bob": 5, "cleo": 8, "dora": 5}
    assert purses(game, "bob") == {"bob": 5, "dora": 5}


# -- cards


def scenario(name: str) -> Game:
    """The game at the end of a scenario."""
    from cyclades_apps.scenarios.scenario_player import ScenarioRun
    from cyclades_apps.scenarios.scenario_reader import read_scenario
    from cyclades_apps.scenarios.scenario_runner import start

    source, found = read_scenario(Path(__file__).parents[2] / "scenarios" / f"{name}.toml", Problems())
    assert source is not None and found is not None
    games: list[Game] = []

    def begin(*args: Any) -> Game:
        games.append(start(*args))
        return games[0]

    assert ScenarioRun(source, found, begin).all() == []
    return games[0]


@pytest.mark.parametrize(
    ("name", "zone", "place", "card"),
    [
        ("house/M2.1-sphinx-draws-an-artifact", "creature-deck", 1, "artifact-caduceus"),
        ("base/B19.4-penthesilea-declined-without-a-site", "metropolis-stack", 0, "bonus-three-gold"),
    ],
)
def test_everyone_knows_a_card_that_went_back_to_a_pile_openly(name: str, zone: str, place: int, card: str) -> None:
    game = scenario(name)
    pile = game._m.book.zone_groups[zone][0]
    for seat in game.seats:
        (known,) = game.view(seat)["known"]
        assert known["zone"] == f"pile-{zone}" and known["place"] == place and known["card"].endswith(card)
        for n in range(8):
            assert game.sample(seat, random.Random(n))._m.state.zones[pile][place] == game._m.state.zones[pile][place]
    assert game.untold() == ()


def test_removed_heroes_are_in_the_view_and_can_be_brought_back() -> None:
    """Charon of Hades takes a hero that has left the game (H10.3)."""
    given = {**GIVEN, "track": {"track-4": "charon"}, "zones": {"removed": ["achilles", "ulysses"]}}
    game = Game.from_position(rules("legacy,hades/heroes"), given, players=PEOPLE, seed=0)
    assert game.view()["zones"]["pile-removed"] == ["hero-achilles", "hero-ulysses"]
    game.apply("buy charon")
    assert game.legal.texts() == ["achilles", "ulysses"]


def test_cards_put_away_unseen_are_in_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Special metropolises that are not played follow from the open ones (T4.3); those of a closed deck would not."""
    game = Game.new(rules("legacy,titans"), players=3, seed=1)
    zones = game.view()["zones"]
    assert len(zones["pile-removed"]) == 3 and not {*zones["pile-removed"]} & {*zones["pile-open-specials"]}
    hidden = game._m.book.hidden_zones
    monkeypatch.setattr(game._m.book, "hidden_zones", hidden | {game._m.book.zone_groups["open-specials"][0]})
    assert "pile-removed" not in game.view()["zones"]


def test_a_metropolis_on_a_card_is_in_positions() -> None:
    """B23.7: stock, stack and token are as in the game."""
    for name in ("base/B23.7-penthesilea-inside-a-mandatory-action", "hades/H9.6-amazon-island"):
        game = scenario(name)
        position = game.position()
        assert position["hidden"] == {"ann": 1} and game.untold() == ()
        again = Game.from_position(game.rules, position, seed=0, **game._table_arguments)
        assert again.view()["stock"] == game.view()["stock"]
        assert again.position() == position
    with pytest.raises(CycladesError) as error:
        Game.from_position(rules("legacy"), {**GIVEN, "hidden": {"bob": 11}}, players=PEOPLE, seed=0)
    assert error.value.arguments["problem"] == "too-many"


@pytest.mark.parametrize(
    "name",
    ["house/M3.1-on-the-card-of-penthesilea", "titans/T15.11-special-metropolis-on-the-secret-island"],
)
def test_a_special_metropolis_on_a_card_is_in_the_view(name: str) -> None:
    (on_card,) = [row["on-card"] for row in scenario(name).view()["factions"] if "on-card" in row]
    assert on_card["special"].startswith("special-")


# -- battles


def test_a_view_between_two_battle_rounds_has_the_totals_of_the_roll() -> None:
    areas = {
        "m3-b1": {"owner": "ann", "units": {"troop": 3}},
        "m3-d2": {"owner": "bob", "units": {"troop": 2}},
        "m3-g6": {"owner": "bob", "units": {"troop": 1}},
        "m3-i1": {"owner": "cleo", "units": {"troop": 1}},
        "C2": {"owner": "ann", "units": {"fleet": 1}},
        "B3": {"owner": "bob", "units": {"fleet": 1}},
    }
    given = {**GIVEN, "turn": ["ann", "ares"], "areas": areas}
    game = Game.from_position(rules("legacy"), given, players=PEOPLE, seed=0, chance={"roll": [0, 2]})
    events = game.apply("march m3-b1 -> m3-d2 3 troop")
    (rolled,) = [event.args for event in events if event.key == "dice-rolled"]
    assert game.decision is not None and game.decision.prompt.startswith("retreat"), game.decision
    battle = game.view()["battle"]
    assert battle["round"] == 1 and (battle["attacker"]["total"], battle["defender"]["total"]) == (3, 4)
    assert (rolled["attack"], rolled["defence"]) == (3, 4)
    attacker = battle["attacker"]
    assert attacker["units"] == {"unit-troop": 2}
    assert attacker["parts"] == [{"source": "units", "value": 2}, {"source": "unit-troop", "value": 1}]
    for side in (battle["attacker"], battle["defender"]):
        assert sum(side["dice"]) + sum(part["value"] for part in side["parts"]) == side["total"]


# -- what came in this round


def test_heroes_and_figures_that_came_in_this_round_are_in_every_view() -> None:
    """A hero cannot be sacrificed in the round in which he came (B22.7), a figure lasts until the next one (L16.4)."""
    areas = {f"m3-{a}": {"owner": name} for a, name in (("b1", "ann"), ("f2", "bob"), ("i1", "cleo"))}
    areas["m3-b1"]["units"] = {"troop": 1, "achilles": 1, "medusa": 1}
    areas["m3-f2"]["units"] = {"perseus": 1}
    given = {"round": 3, "turn": ["ann", "apollo"], "areas": areas, "cards": {"ann": ["achilles", "medusa"]}}
    for hired, new in ((["achilles"], ["medusa"]), ([], [])):
        position = {**given, "hired": hired, "new": new}
        game = Game.from_position(rules("legacy,hades/heroes"), position, players=PEOPLE, seed=0)
        for seat in (None, *game.seats):
            view = game.view(seat)
            assert view.get("hired", []) == [f"hero-{name}" for name in hired]
            assert view.get("new", []) == [f"creature-{name}" for name in new]
        sample = game.sample("bob", random.Random(1))
        assert (sample.view("bob").get("hired"), sample.view("bob").get("new")) == (view.get("hired"), view.get("new"))


# -- allies


@pytest.mark.parametrize(
    ("modules", "zone", "keeps"),
    [("base", "creature-deck", False), ("legacy,hades/divine-favors,titans", "item-deck", True)],
)
def test_allies_share_what_one_of_them_has_seen(modules: str, zone: str, keeps: bool) -> None:
    """They sit side by side and talk (B25.3, T13.2)."""
    people = ["ann", "bob", "cleo", "dan"]
    game = Game.new(rules(modules), players=people, mode="teams", seed=3)
    land = [area["id"].partition("-")[2] for area in game.board_document()["areas"] if area["kind"] == "land"]
    position: dict[str, Any] = {
        "round": 2,
        "phase": "offerings",
        "areas": {area: {"owner": name} for area, name in zip(land[::4], people, strict=False)},
        "zones": {zone: [game.position()["zones"][zone][0]]},
        "known": {"ann": [game.position()["zones"][zone][0]]},
    }
    if keeps:
        position["secret"] = {"ann": [game.position()["zones"][zone][1]]}
    teams = [["ann", "cleo"], ["bob", "dan"]]
    game = Game.from_position(rules(modules), position, people, "teams", teams, seed=3)
    known = game.view("ann")["known"]
    for seat, is_ally in (("cleo", True), ("bob", False), ("dan", False)):
        view = game.view(seat)
        assert view.get("known", []) == (known if is_ally else [])
        row = view["factions"][0]
        assert ("secrets" in row) == (is_ally and keeps)
        samples = [game.sample(seat, random.Random(n)).position() for n in range(12)]
        kept = {tuple(sample.get("secret", {}).get("ann", ())) for sample in samples}
        assert (len({sample["zones"][zone][0] for sample in samples}) == 1) == is_ally
        assert (len(kept) == 1) == (is_ally or not keeps)


def test_cards_put_away_unseen_are_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of five cards of a deck are in the game: if it lies face down, no seat knows which two."""
    game = Game.new(rules("legacy,titans"), players=3, seed=1)
    book, state = game._m.book, game._m.state
    zone = next(z for z, deck in book.decks.items() if deck.draw is not None)
    assert {tuple(game.sample("p1", random.Random(n))._m.state.zones[zone]) for n in range(9)} == {state.zones[zone]}
    monkeypatch.setattr(book, "hidden_zones", {*book.hidden_zones, zone})
    away, dealt = game._m.table.z_removed, set()
    for n in range(30):
        found = game.sample("p1", random.Random(n))._m.state
        assert sorted([*found.zones[zone], *found.zones[away]]) == sorted([*state.zones[zone], *state.zones[away]])
        assert all(found.where[card] == zone for card in found.zones[zone])
        dealt.add(frozenset(found.zones[zone]))
    assert len(dealt) > 5 and not any("removed" in name for name in game.view("p1")["zones"])
