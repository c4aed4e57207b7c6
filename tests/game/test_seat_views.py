"""Views: nobody sees, in a view or through a sample, what is hidden from him.

Hidden values are exchanged behind a question that stays the same: other purses, the order of face-down piles and god
tiles, cards kept or looked at in secret, the generator. The views of all who may not know stay equal to the byte.
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from hidden_information import exchanged

from cyclades_core import Game, Ruleset
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.content.toml import ContentError
from cyclades_core.engine.rules import cards
from cyclades_core.game.positions.invariants import problems

BOARD: dict[str, Any] = {
    "sites": "shared",
    "areas": {
        "W": {"kind": "land", "near": ["a"], "sites": 2, "cornucopias": 1},
        "X": {"kind": "land", "near": ["a", "b"], "sites": 2, "cornucopias": 1},
        "Y": {"kind": "land", "near": ["b", "c"], "sites": 2},
        "Z": {"kind": "land", "near": ["c"], "sites": 2},
        "a": {"kind": "sea", "near": ["b"]},
        "b": {"kind": "sea", "near": ["c"]},
        "c": {"kind": "sea"},
    },
}
PEOPLE = ["ann", "bob", "cleo"]


@cache
def rules(modules: str) -> Ruleset:
    try:
        return Ruleset.load(modules)
    except ContentError as error:  # ends by itself when the box loads
        pytest.skip(f"{modules} does not load yet: {str(error).splitlines()[0]}")


def seen(game: Game, seat: str | None) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


def played(modules: str, players: int, seed: int, steps: int) -> Game:
    game = Game.new(rules(modules), players=players, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


GAMES = [
    ("base,titans/artifacts", 3),
    ("legacy", 2),
    ("legacy", 3),
    ("legacy", 5),
    ("legacy,hades", 3),
    ("legacy,hades", 4),
    ("legacy,titans/artifacts,titans/special-metropolises", 4),
]


@pytest.mark.long(every=3)
@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_a_view_shows_nothing_that_is_hidden(modules: str, players: int) -> None:
    rng = random.Random(7)
    for seed in range(3):
        for steps in (0, 25, 90, 200):
            game = played(modules, players, seed, steps)
            if game.is_over:
                continue
            for seat in (None, *game._m.table.seats):
                other = exchanged(game, seat, rng)
                assert other.fingerprint != game.fingerprint
                assert seen(other, seat) == seen(game, seat)


@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_a_seat_sees_its_own(modules: str, players: int) -> None:
    game = played(modules, players, 1, 60)
    t = game._m.table
    for seat in t.seats:
        for row in game.view(seat)["factions"]:
            if row["seat"] == seat:
                f = t.factions.index(row["id"].removeprefix("player-"))
                assert row["gold"] == game._m.state.gold[t.purse_of[f]]
                assert len(row.get("secrets", [])) == row.get("secret", 0)
    assert not any("gold" in row or "secrets" in row for row in game.view()["factions"])


def part_of(less: Any, more: Any) -> bool:
    """Whether all that one says the other says too."""
    if isinstance(less, dict):
        return isinstance(more, dict) and all(key in more and part_of(less[key], more[key]) for key in less)
    if isinstance(less, list):
        return isinstance(more, list) and len(less) == len(more) and all(map(part_of, less, more))
    return bool(less == more)


def empty(value: Any) -> bool:
    """Whether anything in it is empty; 0 counts where there could be more."""
    if isinstance(value, dict):
        return not value or any(empty(each) for each in value.values())
    if isinstance(value, list):
        return not value or any(empty(each) for each in value)
    return value is None or value == "" or value is False


@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_what_a_spectator_sees_everybody_sees(modules: str, players: int) -> None:
    for seed, steps in ((1, 20), (2, 90), (5, 200)):
        game = played(modules, players, seed, steps)
        watched = game.view("spectator")
        assert watched == game.view(None) == game.view()
        assert watched.get("asked") == game.asked
        for seat in game.seats:
            view = game.view(seat)
            assert part_of(watched, view)
            assert not empty({**view, "areas": view["areas"] or 1}), "what is empty is left out"
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_equal_knowledge_gives_equal_samples(modules: str, players: int) -> None:
    rng = random.Random(11)
    for seed, steps in ((0, 30), (1, 110), (2, 190)):
        game = played(modules, players, seed, steps)
        if game.is_over:
            continue
        for seat in game._m.table.seats:
            other = exchanged(game, seat, rng)
            one, two = game.sample(seat, random.Random(5)), other.sample(seat, random.Random(5))
            assert one._m.state == two._m.state
            assert seen(one, seat) == seen(two, seat)


@pytest.mark.parametrize(("modules", "players"), GAMES)
def test_a_sample_is_a_game_that_can_be_played(modules: str, players: int) -> None:
    for seed, steps in ((0, 40), (3, 140)):
        game = played(modules, players, seed, steps)
        if game.is_over:
            continue
        for seat in game._m.table.seats:
            before = game.fingerprint
            asked = game.decision
            sample = game.sample(seat, random.Random(seed))
            assert game.fingerprint == before, "the game itself is left alone"
            assert problems(sample._m) == []
            if asked is not None and asked.seat == seat:  # his own question, purse and cards are as they are
                assert sample.decision is not None
                assert {**sample.decision.to_dict(), "begun": []} == {**asked.to_dict(), "begun": []}
                assert seen(sample, seat) == seen(game, seat)
            rng = random.Random(seed)
            for _ in range(60):
                if sample.is_over:
                    break
                sample.apply(sample.legal.item(rng.randrange(sample.legal.count)))
            assert problems(sample._m) == []


def test_phase_of_the_setup_is_in_every_view_until_the_first_phase_begins() -> None:
    game = Game.new(rules("base"), players=PEOPLE, seed=1)
    seen = []
    while game.round == 0:
        seen.append({game.view(seat)["phase"] for seat in (None, *PEOPLE)})
        game.apply(next(iter(game.legal.texts())))
    assert seen and all(phases == {"phase-setup"} for phases in seen)
    assert game.view()["phase"] == "phase-offerings"


def test_samples_differ_with_the_generator() -> None:
    game = played("legacy", 3, 1, 50)
    found = {game.sample("p1", random.Random(n)).fingerprint for n in range(8)}
    assert len(found) == 8


# -- cards that somebody has seen


def base_game(**more: Any) -> Game:
    given: dict[str, Any] = {
        "turn": ["ann", "zeus"],
        "gold": {"ann": 8, "bob": 4, "cleo": 5},
        "areas": {
            "W": {"owner": "ann", "units": {"troop": 1}},
            "X": {"owner": "bob", "units": {"troop": 1}},
            "Y": {"owner": "cleo", "units": {"troop": 1}},
        },
        **more,
    }
    names = rules("base").numbers["unit"]
    if "troop" not in names:  # the edition calls them otherwise
        for area in given["areas"].values():
            area["units"] = {next(n for n in names if n.endswith("troop") and ":" not in n): 1}
    return Game.from_position(rules("base"), given, players=PEOPLE, board=parse_board(BOARD), seed=0)


def looking() -> tuple[Game, int]:
    """Ann has looked at the top creature and is asked whether to play it; the card."""
    game = base_game()
    for _ in range(12):
        texts = game.legal.texts()
        if "look" in texts:
            break
        game.apply(game.legal.item(0))  # the free actions come first
    game.apply("look")
    assert game.decision is not None and game.decision.seat == "ann"
    ((_, card, _),) = game._m.state.knows
    return game, card


def other_looked(game: Game) -> Game:
    """The same, but what ann has seen is another card of the deck."""
    out = game.clone()
    s, m = out._m.state, out._m
    ((f, card, deck),) = s.knows
    at = s.zones[deck].index(card)
    content = list(s.zones[deck])
    content[at], content[-1] = content[-1], content[at]
    s.zones[deck] = tuple(content)
    s.knows = ((f, content[at], deck),)
    for frame in s.frames:
        for slot in m.book.programs[frame.program].card_slots:
            if frame.bound[slot] == card:
                frame.bound[slot] = content[at]
    return out


def test_who_looked_at_a_card_sees_it_and_others_do_not() -> None:
    game, card = looking()
    name = f"creature-{game._m.book.cards[card][1].id}"
    assert game.view("ann")["known"] == [{"card": name, "zone": "pile-creature-deck", "place": 0}]
    other = other_looked(game)
    assert seen(other, "ann") != seen(game, "ann")
    for seat in ("bob", "cleo", None):
        assert "known" not in game.view(seat)
        assert seen(other, seat) == seen(game, seat)


def test_a_known_card_stays_where_it_is_in_a_sample() -> None:
    game, card = looking()
    deck = game._m.state.where[card]
    for n in range(6):
        sample = game.sample("ann", random.Random(n))
        assert sample._m.state.zones[deck][0] == card
        assert sample.view("ann")["known"] == game.view("ann")["known"]


def test_a_sample_for_others_does_not_know_what_was_looked_at() -> None:
    game, card = looking()
    other = other_looked(game)
    deck = game._m.state.where[card]
    tops = set()
    for n in range(8):
        one, two = game.sample("bob", random.Random(n)), other.sample("bob", random.Random(n))
        assert one._m.state == two._m.state
        assert problems(one._m) == []
        tops.add(one._m.state.zones[deck][0])
        ((_, known, _),) = one._m.state.knows
        assert known == one._m.state.zones[deck][0], "ann still knows the card on top, whatever it is now"
    assert len(tops) > 1


def test_secret_items_are_counted_for_others_and_listed_for_their_owner() -> None:
    game = played("legacy,hades", 3, 0, 30)
    m = game._m
    decks = [z for z in m.book.hidden_zones if any(m.book.cards[c][0] == "item" for c in m.state.zones[z])]
    assert decks, "the deck of items is face down"
    for _ in range(2):
        cards.move(m, m.state.zones[decks[0]][0], m.table.z_secret)
    m.run()  # who is asked may use them now
    held = sorted(f"item-{m.book.cards[c][1].id}" for c in m.state.zones[m.table.z_secret])
    (mine,) = [row for row in game.view("p1")["factions"] if row["id"] == "player-p1"]
    assert sorted(mine["secrets"]) == held and mine["secret"] == len(held)
    for seat in ("p2", "p3", None):
        (row,) = [row for row in game.view(seat)["factions"] if row["id"] == "player-p1"]
        assert row["secret"] == len(held)
        assert not set(held) & set(json.dumps(game.view(seat)).replace('"', " ").split())
        other = exchanged(game, seat, random.Random(3))
        assert m.state.zones[m.table.z_secret] != other._m.state.zones[m.table.z_secret]
        assert seen(other, seat) == seen(game, seat)
    for n in range(4):
        for seat in ("p2", "p3"):
            sample = game.sample(seat, random.Random(n))
            assert len(sample._m.state.zones[m.table.z_secret]) == 2
            assert sample._m.state == exchanged(game, seat, random.Random(n)).sample(seat, random.Random(n))._m.state
        assert sorted(game.sample("p1", random.Random(n)).view("p1")["factions"][0]["secrets"]) == held


def test_events_say_what_was_looked_at_only_to_who_looked() -> None:
    game = base_game()
    for _ in range(12):
        if "look" in game.legal.texts():
            break
        game.apply(game.legal.item(0))
    looked = [event for event in game.apply("look") if event.key == "card-looked"]
    assert [event.seen_by for event in looked] == ["ann"]
    (event,) = looked
    assert event.seen_from("ann") is event
    assert event.args["card"] != "none"
    for other in ("bob", None):
        told = event.seen_from(other)
        assert told is not None
        open_to_all = {"from": "pile-creature-deck", "cause": "line-look"}
        assert told.args == {"faction": "player-ann", "card": "none", **open_to_all}


def test_used_discounts_and_the_owners_of_pieces_are_open() -> None:
    """Which temples served already, and whose creature stands in an area (B13.5, B27.1)."""
    given = {
        "cards": {"bob": ["cerberus"]},
        "used": ["build", "take"],
        "track": {"track-4": "griffon"},
        "areas": {
            "W": {"owner": "ann", "buildings": ["temple", "temple"]},
            "X": {"owner": "bob"},
            "Y": {"owner": "cleo", "piece": "cerberus"},
        },
    }
    game = base_game(**given)
    areas = game.view()["areas"]
    assert areas["area-Y"]["pieces"] == {"creature-cerberus": "player-bob"}
    assert "pieces" not in areas["area-W"]
    assert areas["area-W"]["buildings"] == {"site-W.s1": "building-temple", "site-W.s2": "building-temple"}
    assert "sites" not in areas["area-W"] and "cornucopias" not in areas["area-W"]
    game.apply("buy griffon W.s2")
    for seat in (None, "ann", "cleo"):
        view = game.view(seat)
        assert view["areas"]["area-W"]["sites"]["site-W.s2"] == {"used": 1}
        assert not any("on-card" in faction for faction in view["factions"])
