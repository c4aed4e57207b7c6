"""Events that say enough: whoever follows them alone knows where things stand, and nobody learns what is hidden.

The folds below keep a board by events only and compare it with the view after every answer. What single events say in
single cases (`cause`, `site`, `from`, `count`) is in scenarios; here are the properties, over all lists of modules.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import tested_modules

from cyclades_apps.scenarios.observed_facts import ObservedFacts
from cyclades_core import Event, Game, Ruleset
from cyclades_core.engine.rules import cards
from cyclades_core.engine.rules.event_emission import OF_BATTLE, tell
from cyclades_core.engine.rules.event_ids import card_id
from cyclades_core.engine.state import Frame
from cyclades_core.engine.values.event_types import CAUSED, OPTIONAL, PRIVATE, SPECS, keyword
from cyclades_core.text.i18n import Messages

ANSWERS = 300
ROOT = Path(__file__).resolve().parents[2]
SEED = 5


class Step(NamedTuple):
    """What an answer told, and what everybody sees after it."""

    events: list[Event]
    buildings: dict[str, str]  # by site
    owners: dict[str, str]  # by area, where somebody is
    track: list[str]
    offers: list[tuple[str, str]]
    kept: set[tuple[str, str]]  # (seat, card) of all cards kept face down: this nobody sees


def step_of(game: Game, events: list[Event]) -> Step:
    facts = ObservedFacts(game)
    return Step(
        events,
        {site: kind for area in facts.areas.values() for site, kind in area.get("buildings", {}).items()},
        {name: area["owner"] for name, area in facts.areas.items() if area.get("owner")},
        facts.single("turn-track"),
        sorted((faction, god) for faction, god, _ in facts.single("offerings")),
        kept(game),
    )


@cache
def story(way: tested_modules.Way) -> list[Step]:
    """A game by chance."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=SEED)
    rng = random.Random(SEED)
    out = [step_of(game, game.take_events())]
    for _ in range(ANSWERS):
        if game.is_over:
            break
        out.append(step_of(game, game.apply(game.legal.item(rng.randrange(game.legal.count)))))
    return out


def kept(game: Game) -> set[tuple[str, str]]:
    m = game._m
    zones = m.state.zones[m.table.z_secret : m.table.z_secret + m.table.n_factions]
    return {(m.table.seats[m.table.seat_of[f]], card_id(m, card)) for f, zone in enumerate(zones) for card in zone}


def told(way: tested_modules.Way) -> Iterator[Event]:
    for step in story(way):
        yield from step.events


def bare(ident: Any) -> str:
    return str(ident).partition("-")[2]


# -- the list itself -------------------------------------------------------------------------------------------------


def test_optional_arguments_belong_to_events_and_have_names_of_their_own() -> None:
    assert set(OPTIONAL) <= set(SPECS) and set(OPTIONAL) >= CAUSED and OF_BATTLE <= CAUSED
    for key, more in OPTIONAL.items():
        names = [name for name, _ in (*SPECS[key], *more)]
        assert len(names) == len(set(names)), key
        assert all(keyword(name).isidentifier() for name, _ in more)


@tested_modules.each_list
def test_every_event_has_its_arguments_and_no_others(way: tested_modules.Way) -> None:
    for event in told(way):
        always = [name for name, _ in SPECS[event.key]]
        assert list(event.args)[: len(always)] == always, event
        assert {*event.args} <= {*always, *(name for name, _ in OPTIONAL.get(event.key, ()))}, event
        assert json.loads(json.dumps(event.to_dict()))["key"] == event.key


@tested_modules.each_list
def test_every_cause_has_a_name(way: tested_modules.Way) -> None:
    """A card, building, god, phase, rule or line of a menu: never an inner program, never a number."""
    words = Messages("en", tuple(module for module, _ in way.rules.modules), strict=True, folders=())
    found = {event.args["cause"] for event in told(way) if "cause" in event.args}
    assert len(found) > 5
    assert sorted(cause for cause in found if not words.has(cause)) == []


@tested_modules.each_list
def test_a_card_is_never_the_cause_of_what_becomes_of_itself(way: tested_modules.Way) -> None:
    assert [
        event for event in told(way) if "cause" in event.args and event.args["cause"] == event.args.get("card")
    ] == []


@tested_modules.each_list
def test_payments_and_losses_are_explained(way: tested_modules.Way) -> None:
    """Gold is never paid for nothing; a unit is lost to something, or in a battle that was told."""
    battle = False
    for event in told(way):
        if event.key in ("battle-began", "battle-ended"):
            battle = event.key == "battle-began"
        elif event.key in ("gold-paid", "gold-stolen", "goods-stolen", "building-built", "units-moved"):
            assert "cause" in event.args, event
        elif event.key == "unit-lost":
            assert "cause" in event.args or battle, event


# -- folds: what follows from events alone ---------------------------------------------------------------------------


@tested_modules.each_list
def test_buildings_stand_where_events_say(way: tested_modules.Way) -> None:
    first, *rest = story(way)
    stands, changes = dict(first.buildings), 0
    for step in rest:
        for event in step.events:
            if "site" not in event.args:
                assert event.key not in ("building-built", "building-removed", "metropolis-built"), event
                continue
            site = bare(event.args["site"])
            assert site.startswith(bare(event.args.get("area", f"area-{site}"))), event
            changes += 1
            if event.key in ("building-built", "metropolis-built"):
                assert site not in stands, event
                stands[site] = bare(event.args.get("building", "building-metropolis"))
            elif event.key == "building-removed":
                assert stands.pop(site) == bare(event.args["building"]), event
            elif event.key == "building-transformed":
                assert stands[site] == bare(event.args["building"]), event
                stands[site] = bare(event.args["into"])
            else:
                assert event.key in ("metropolis-lost", "special-taken") and stands[site] == "metropolis", event
        assert stands == step.buildings
    assert changes > 2


@tested_modules.each_list
def test_areas_belong_to_whom_events_say(way: tested_modules.Way) -> None:
    """Land and sea alike. An area that nobody holds any more tells nothing: its units have left."""
    first, *rest = story(way)
    owners, taken = dict(first.owners), 0
    for step in rest:
        for event in step.events:
            if event.key == "area-taken":
                assert event.args.get("loser") != event.args["faction"]
                owners[bare(event.args["area"])] = bare(event.args["faction"])
                taken += 1
        assert step.owners == {area: owners[area] for area in step.owners}
    assert taken > 2


@tested_modules.each_list
def test_markers_stand_where_events_say(way: tested_modules.Way) -> None:
    """The turn track and the offerings, kept by turn-order, marker-taken, bid, outbid and turn-ended."""
    track: list[str] = []
    offers: list[tuple[str, str]] = []
    gone, turn = set[str](), ""
    for step in story(way):
        for event in step.events:
            who, god = bare(event.args.get("faction", "")), bare(event.args.get("god", ""))
            if event.key == "turn-order":
                track = [bare(one) for one in event.args["factions"]]
            elif event.key == "marker-taken" and event.args["god"] == "none":
                track.remove(who)
            elif event.key in ("marker-taken", "outbid"):
                offers.remove((who, god))
            elif event.key == "bid":
                offers.append((who, god))
            elif event.key == "turn-ended" and who not in gone:
                offers.remove((who, turn))
                track.insert(0, who)
            elif event.key == "turn-began":
                turn = god
            elif event.key == "faction-eliminated":
                gone.add(who)
        assert step.track == track
        assert step.offers == sorted(offers)


@tested_modules.each_list
def test_cards_come_from_where_they_were_laid(way: tested_modules.Way) -> None:
    """The pile an event names is the one where the last event put the card, for cards of which there is one."""
    rules = way.rules
    ids = [f"{kind}-{d.id}" for kind, d, _ in rules.cards]
    lies: dict[str, str] = {}
    compared = 0
    for event in told(way):
        card = event.args.get("card", "none")
        if ids.count(card) != 1:
            continue
        if "from" in event.args and card in lies and event.key not in ("units-moved", "piece-moved"):
            assert event.args["from"] == lies[card], event
            compared += 1
        if event.key in ("card-revealed", "card-slid"):
            lies[card] = event.args["zone"]
        elif event.key == "card-played":
            lies[card] = "pile-resolving"
        elif event.key != "card-bought":
            lies.pop(card, None)
    assert compared > 5


@tested_modules.each_list
def test_the_parts_of_a_total_and_the_die_are_the_total(way: tested_modules.Way) -> None:
    for event in told(way):
        args = event.args
        if event.key == "dice-rolled":
            for side in ("attack", "defence"):
                parts = args[f"{side}-parts"]
                assert parts[0][0] == "units", event
                assert sum(part[1] for part in parts) + args[f"{side}-die"] == args[side], event


@tested_modules.each_list
def test_conquerors_are_told_when_they_arrive(way: tested_modules.Way) -> None:
    """Once for each battle that attackers have won, and for nothing else."""
    fights: list[Event] = []
    for event in told(way):
        if event.key == "battle-began":
            fights.append(event)
        elif event.key == "units-arrived":
            fight = fights.pop()
            assert (event.args["faction"], event.args["area"]) == (fight.args["attacker"], fight.args["area"])
            assert all(n > 0 for _, n in event.args["group"])
        elif event.key == "battle-ended" and event.args["faction"] != fights[-1].args["attacker"]:
            fights.pop()
    assert len(fights) <= 1


# -- what is hidden --------------------------------------------------------------------------------------------------


@tested_modules.each_list
def test_no_event_names_a_card_that_somebody_else_keeps_face_down(way: tested_modules.Way) -> None:
    steps = story(way)
    seats = {seat for step in steps for seat, _ in step.kept}
    for before, after in pairwise(steps):
        for seat in (*seats, None):
            secret = {card for owner, card in before.kept & after.kept if owner != seat}
            for event in after.events:
                seen = event.seen_from(seat)
                assert seen is None or not secret & set(map(str, seen.args.values())), (seat, event)


def hidden_cause(key: str, *args: Any) -> tuple[Event, str]:
    """An event caused by a card that the second faction keeps face down."""
    game = Game.new(tested_modules.rules("legacy,hades"), players=3, seed=1)
    m = game._m
    card = next(card for card, (kind, _, _) in enumerate(m.book.cards) if kind == "item")
    cards.move(m, card, m.table.z_secret + 1)
    m.running = Frame(0, 0, 1, 1, card)
    m.state.frames.append(m.running)
    game.take_events()
    tell(m, key, *args)
    (event,) = game.take_events()
    return event, f"item-{m.book.cards[card][1].id}"


def test_a_cause_that_is_kept_face_down_is_for_its_holder_only() -> None:
    event, card = hidden_cause("gold-gained", 1, 3)
    assert event.args == {"faction": "player-p2", "amount": 3, "cause": card}
    assert event.seen_from("p2") is event
    for other in ("p1", None):
        seen = event.seen_from(other)
        assert seen is not None and seen.args == {"faction": "player-p2", "amount": 3}
        assert card not in repr(seen)


def test_of_an_event_with_two_secrets_nobody_sees_a_half_of_the_other() -> None:
    """What p1 looked at is for p1, the card that made it happen for p2: it is told to neither."""
    assert "card-looked" in PRIVATE
    event, card = hidden_cause("card-looked", 0, 0)
    assert card not in event.args.values() and event.seen_by == "p1"
    mine, card = hidden_cause("card-looked", 1, 0)
    assert mine.args["cause"] == card and mine.seen_by == "p2"
    seen = mine.seen_from("p1")
    assert seen is not None and seen.args == {"faction": "player-p2", "card": "none"}


# -- counters --------------------------------------------------------------------------------------------------------

COUNTERS = """
[[counter]]
id = "tide"
cite = "L6.2"
{keys}

[[rule]]
id = "moon"
cite = "L6.2"
trigger = [{{ on = "gods-laid", effect = [{{ do = "counter", counter = "tide", add = 2 }}] }}]
"""


@pytest.mark.parametrize(
    ("keys", "tells", "shows"), [("", True, True), ("told = false", False, True), ("visible = false", False, False)]
)
def test_a_counter_is_told_unless_content_says_otherwise(tmp_path: Path, keys: str, tells: bool, shows: bool) -> None:
    folder = tmp_path / "legacy"
    shutil.copytree(ROOT / "expansions" / "legacy", folder, ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "rules.toml"
    file.write_text(file.read_text(encoding="utf-8") + COUNTERS.format(keys=keys), encoding="utf-8")
    game = Game.new(Ruleset.load("legacy", extra_folders=[folder]), players=3, seed=1)
    found = [event.args for event in game.take_events() if event.key == "counter-changed"]
    assert found == ([{"counter": "counter-tide", "value": 2, "cause": "rule-moon"}] if tells else [])
    assert game.view().get("counters", {}) == ({"counter-tide": 2} if shows else {})


def test_the_inner_count_of_special_metropolises_is_not_told() -> None:
    for way in (way for way in tested_modules.LISTS if "titans" in way.modules):
        assert "counter-specials-taken" not in {event.args.get("counter") for event in told(way)}


# -- what it costs ---------------------------------------------------------------------------------------------------


def test_a_mute_machine_looks_for_no_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("cyclades_core.engine.rules.event_emission._explain", lambda m, key, more: asked.append(key))
    monkeypatch.setattr("cyclades_core.engine.rules.battle.parts_of", lambda m, side: asked.append("parts"))
    game = Game.new(tested_modules.rules("base"), players=3, seed=2)
    game.take_events()
    asked.clear()
    rng = random.Random(2)
    for _ in range(300):
        if not game.is_over:
            game.step(game.legal.item(rng.randrange(game.legal.count)))
    assert asked == [] and game.take_events() == []
