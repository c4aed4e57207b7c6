"""The narrator: one act is one sentence, battles round by round, brief and full."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cyclades_core import Decision, Event
from cyclades_core.text.i18n import Messages
from cyclades_core.text.narration import Narrator, StoryLine

PLACES = {
    "a": ("land", "naxos"),
    "b": ("land", "paros"),
    "s": ("sea", "kea-strait"),
    "t": ("sea", "ios-strait"),
    "u": ("sea", "paros-strait"),
}
EN = Messages(expansions=("legacy",), strict=True, places=PLACES)
PL = Messages("pl", expansions=("legacy",), strict=True, places=PLACES)


def event(key: str, faction: str = "", **args: Any) -> Event:
    """An event with short names: players without their kind, areas as a letter."""
    full = {"faction": f"player-{faction}"} if faction else {}
    for name, value in args.items():
        name = name.removesuffix("_").replace("_", "-")
        if name in ("victim", "attacker", "defender"):
            value = f"player-{value}"
        full[name] = f"area-{value}" if name in ("area", "from", "to") else value
    return Event(key, full)


def asks(faction: str, prompt: str, subject: str = "") -> Decision:
    return Decision(faction, f"player-{faction}", prompt, {}, subject, {})


def told(*steps: tuple[list[Event], Decision | None], say: Messages = EN, detail: str = "full") -> list[StoryLine]:
    narrator = Narrator(say, detail)
    lines = [line for events, asked in steps for line in narrator.hear(events, asked)]
    return lines + narrator.rest()


def texts(*steps: tuple[list[Event], Decision | None], say: Messages = EN, detail: str = "full") -> list[str]:
    return [line.text for line in told(*steps, say=say, detail=detail)]


PEGASUS = (
    [
        event("answered", "Bob", answer="use-discounts full"),
        event("gold-paid", "Bob", amount=4),
        event("card-bought", "Bob", card="creature-pegasus", price=4),
        event("card-played", "Bob", card="creature-pegasus"),
    ],
    asks("Bob", "move-fly"),
)
FLIGHT = [
    event("units-moved", "Bob", from_="a", to="b", group=(("unit-troop", 2),)),
    event("area-taken", "Bob", area="b"),
    event("card-discarded", card="creature-pegasus"),
]


def test_one_act_is_one_sentence_though_it_took_two_answers() -> None:
    steps = PEGASUS, (FLIGHT, asks("Bob", "action"))
    assert texts(*steps) == ["Bob buys Pegasus for 4 GP, moves 2 troops from Naxos to Paros and takes control of it."]
    assert texts(*steps, say=PL) == [
        "Bob kupuje Pegaza za 4 JZ, przemieszcza 2 oddziały z Naksos na Paros i przejmuje tam kontrolę."
    ]


def test_without_the_question_each_call_is_an_act() -> None:
    assert texts((PEGASUS[0], None), (FLIGHT, None)) == [
        "Bob buys Pegasus for 4 GP.",
        # nobody has said that the card was the reason
        "Bob moves 2 troops from Naxos to Paros and takes control of it. Discarded: Pegasus.",
    ]


def test_a_turn_begins_with_what_is_done_in_it_or_ends() -> None:
    began = [event("turn-began", "Ann", god="god-zeus")]
    gained = [event("goods-gained", "Ann", goods="goods-priest", count=1)]
    menu = asks("Ann", "action")
    assert texts((began, menu), (gained, menu)) == ["Ann acts for Zeus and gains a priest."]
    assert texts((began, menu), ([event("turn-ended", "Ann")], None)) == ["Ann acts for Zeus and ends the turn."]


def test_more_of_the_same_is_told_at_once_with_what_it_cost_in_all() -> None:
    menu = asks("Ann", "action")
    placed = [event("unit-placed", "Ann", unit="unit-fleet", area=area) for area in "sst"]
    paid = [event("gold-paid", "Ann", amount=amount) for amount in (1, 2)]
    steps = ([placed[0]], menu), ([paid[0], placed[1]], menu), ([paid[1], placed[2]], menu)
    assert texts(*steps) == ["Ann places 2 fleets in the Strait of Kea and a fleet in the Strait of Ios for 3 GP."]
    # what has nothing to do with it is another sentence, and takes its own price along
    moved = event("units-moved", "Ann", from_="s", to="t", group=(("unit-fleet", 1),))
    assert texts(([placed[0]], menu), ([paid[0], moved], menu)) == [
        "Ann places a fleet in the Strait of Kea.",
        "Ann moves a fleet from the Strait of Kea to the Strait of Ios for 1 GP.",
    ]


def test_a_way_of_several_legs_is_one_way() -> None:
    legs = [event("units-moved", "Ann", from_=a, to=b, group=(("unit-fleet", 1),)) for a, b in ("st", "tu")]
    assert texts((legs, None)) == ["Ann moves a fleet from the Strait of Kea to the Strait of Paros."]


def test_a_way_there_and_back_is_two_ways() -> None:
    legs = [event("units-moved", "Ann", from_=a, to=b, group=(("unit-fleet", 1),)) for a, b in ("st", "ts")]
    assert texts((legs, None)) == [
        "Ann moves a fleet from the Strait of Kea to the Strait of Ios "
        "and a fleet from the Strait of Ios to the Strait of Kea."
    ]


def test_units_that_are_given_back() -> None:
    bought = event("card-bought", "Ann", card="creature-sphinx", price=0)
    taken = event("unit-taken", "Ann", unit="unit-fleet", count=2, area="s")
    gained = event("gold-gained", "Ann", amount=4, cause="creature-sphinx")
    assert texts(([bought, taken, gained], None)) == [
        "Ann takes the Sphinx for free, gives up 2 fleets in the Strait of Kea and gains 4 GP."
    ]
    other = event("unit-taken", "Ann", unit="unit-fleet", count=1, area="t")
    assert "gives up 2 fleets in the Strait of Kea and gives up a fleet in" in texts(([bought, taken, other], None))[0]
    # nobody gives up what leaves by itself
    assert texts(([taken], None)) == ["Back to the reserve: 2 fleets of Ann in the Strait of Kea."]


def test_a_sea_that_nobody_holds_after_a_battle() -> None:
    lines = texts((battle((3, 3, "Ann Bob"), winner="none"), None))
    assert lines[-1] == "The battle ends: nobody holds Paros."


def test_a_cause_is_told_if_it_is_news() -> None:
    gained = event("gold-gained", "Ann", amount=2, cause="creature-dryad")
    assert texts(([gained], None)) == ["Ann gains 2 GP (Dryad)."]
    played = event("card-played", "Ann", card="creature-dryad")
    assert texts(([played, gained], None)) == ["Ann plays the Dryad and gains 2 GP."]
    for usual in ("god-apollo", "line-take", "phase-income"):
        assert texts(([event("gold-gained", "Ann", amount=2, cause=usual)], None)) == ["Ann gains 2 GP."]
    # a card that asks for gold is the reason, whatever is done next
    paid = event("gold-paid", "Ann", amount=1, cause="creature-dryad")
    placed = event("unit-placed", "Ann", unit="unit-troop", area="a")
    assert texts(([paid, placed], None)) == ["Ann pays 1 GP (Dryad) and places a troop on Naxos."]


def test_who_has_two_markers_may_outbid_himself() -> None:
    events = [
        event("bid", "Ann", god="god-zeus", amount=5),
        event("outbid", "Ann", god="god-zeus"),
    ]
    assert texts((events, None)) == ["Ann offers 5 GP to Zeus and outbids their own offering."]


def test_the_income_of_a_card_has_its_name() -> None:
    income = [event("income", "Ann", amount=4), event("income", "Ann", amount=1, cause="creature-dryad")]
    assert texts((income, None)) == ["Ann receives 4 GP and 1 GP (Dryad)."]
    both = [*income, event("income", "Bob", amount=2)]
    assert texts((both, None)) == ["Ann receives 4 GP and 1 GP (Dryad) and Bob receives 2 GP."]
    assert texts((income[1:], None)) == ["Ann receives 1 GP (Dryad)."]


def test_an_empty_purse_is_told_once() -> None:
    shown = event("gold-shown", "Ann", victim="Bob", amount=0)
    stolen = event("gold-stolen", "Ann", victim="Bob", amount=0)
    assert texts(([shown, stolen], None)) == ["Ann sees that Bob has no gold."]
    assert texts(([stolen], None)) == ["Ann finds no gold to steal from Bob."]


def test_buildings_make_way_for_a_metropolis() -> None:
    events = [
        *(event("building-removed", building=f"building-{each}", area="a") for each in ("port", "temple")),
        event("card-revealed", card="bonus-three-gold", zone="pile-resolving"),
        event("metropolis-built", "Ann", area="b", cause="rule-economic-set"),
        event("gold-gained", "Ann", amount=3, cause="bonus-three-gold"),
    ]
    assert texts((events, None)) == [
        "Ann gives up a port on Naxos and a temple on Naxos, builds a metropolis on Paros (economic development) "
        "and gains 3 GP."
    ]


def test_who_pays_for_a_piece_moves_it_wherever_it_belongs_afterwards() -> None:
    paid = event("gold-paid", "Ann", amount=1, cause="creature-medusa")
    moved = event("piece-moved", "Bob", card="creature-medusa", from_="a", to="b", cause="creature-medusa")
    assert texts(([paid, moved], None)) == ["Ann moves Medusa from Naxos to Paros for 1 GP."]
    assert texts(([moved], None)) == ["Bob moves Medusa from Naxos to Paros."]


def test_a_building_that_somebody_loses() -> None:
    bought = event("card-bought", "Ann", card="creature-giant", price=0)
    lost = event("building-removed", "Bob", building="building-port", area="a", cause="creature-giant")
    assert texts(([bought, lost], None)) == ["Ann takes the Giant for free; Bob loses a port on Naxos."]
    built = event("building-built", "Bob", building="building-temple", area="a")
    began = event("turn-began", "Bob", god="god-zeus")
    assert texts(([began, lost, built], None)) == [
        "Bob acts for Zeus, gives up a port on Naxos (Giant) and builds a temple on Naxos."
    ]
    nobodys = event("building-removed", building="building-port", area="a")
    assert texts(([nobodys, nobodys], None)) == ["A port on Naxos is removed. A port on Naxos is removed."]


def test_a_card_that_is_laid_away_at_will_is_used() -> None:
    laid = event("card-discarded", "Ann", card="item-pandoras-box", from_="x")
    stolen = event("goods-stolen", "Ann", victim="Bob", goods="goods-priest", count=1, cause="item-pandoras-box")
    say = Messages(expansions=("legacy", "hades"), strict=True)
    assert texts(([laid, stolen], None), say=say) == ["Ann uses Pandora’s Box and steals a priest from Bob."]
    laid.args["cause"] = "phase-actions"
    assert texts(([laid], None), say=say) == ["Discarded: Pandora’s Box."]


def test_a_creature_that_is_replaced() -> None:
    events = [
        event("gold-paid", "Ann", amount=1),
        event("card-discarded", card="creature-harpy", cause="line-replace"),
        event("card-revealed", card="creature-giant", zone="pile-track-2", cause="line-replace"),
    ]
    assert texts((events, None)) == ["Ann replaces the Harpy with the Giant for 1 GP."]
    events.insert(2, event("pile-shuffled", zone="pile-creature-deck"))
    assert texts((events, None)) == ["Ann replaces the Harpy with the Giant for 1 GP. Shuffled: creature deck."]


def test_who_loses_land_is_told_unless_a_battle_has() -> None:
    taken = event("area-taken", "Ann", area="b", loser="player-Bob")
    moved = event("units-moved", "Ann", from_="a", to="b", group=(("unit-troop", 1),))
    assert texts(([moved, taken], None)) == ["Ann moves a troop from Naxos to Paros and takes it from Bob."]
    assert texts(([*battle((3, 1, "Bob")), taken], None))[-1] == "Ann wins the battle and takes control of Paros."


def test_totals_say_what_they_are_made_of_if_it_is_not_units_alone() -> None:
    events = battle((3, 4, "Ann"), winner="Bob")
    events[2].args["attack-parts"] = (("units", 3),)
    events[2].args["defence-parts"] = (("units", 1), ("building-fortress", 1))
    assert texts((events, None))[1] == (
        "Ann rolls 1 for a total of 3; Bob rolls 2 for a total of 4 (units 1 and fortress +1). Ann loses a troop."
    )


def test_a_sea_that_is_taken_is_not_told_beside_the_fleets() -> None:
    events = [
        event("unit-placed", "Ann", unit="unit-fleet", area="s"),
        event("area-taken", "Ann", area="s", cause="line-recruit"),
    ]
    assert texts((events, None)) == ["Ann places a fleet in the Strait of Kea."]


def test_what_follows_for_others_stands_in_the_same_sentence() -> None:
    events = [
        event("gold-paid", "Bob", amount=3),
        event("card-bought", "Bob", card="creature-kraken", price=3),
        event("piece-placed", "Bob", card="creature-kraken", area="s"),
        event("unit-lost", "Ann", unit="unit-fleet", area="s"),
        event("unit-lost", "Ann", unit="unit-fleet", area="s"),
    ]
    assert texts((events, None)) == [
        "Bob buys the Kraken for 3 GP and places the figure in the Strait of Kea; Ann loses 2 fleets."
    ]


def test_offerings_and_income() -> None:
    bids = [
        event("bid", "Ann", god="god-zeus", amount=5),
        event("outbid", "Bob", god="god-zeus"),
        event("bid", "Bob", god="god-apollo", amount=0),
        event("offering-paid", "Ann", amount=4),
        event("offering-paid", "Cleo", amount=1),
    ]
    assert texts((bids, None)) == [
        "Ann offers 5 GP to Zeus and outbids Bob.",
        "Bob goes to Apollo.",
        "For the offerings Ann pays 4 GP and Cleo pays 1 GP.",
    ]
    income = [event("income", name, amount=amount) for name, amount in (("Ann", 4), ("Bob", 2), ("Cleo", 6))]
    assert texts((income, None), say=PL) == ["Ann otrzymuje 4 JZ, Bob otrzymuje 2 JZ, a Cleo otrzymuje 6 JZ."]


def battle(*rounds: tuple[int, int, str], winner: str = "Ann") -> list[Event]:
    events = [
        event("units-moved", "Ann", from_="a", to="b", group=(("unit-troop", 3),)),
        event("battle-began", attacker="Ann", defender="Bob", area="b"),
    ]
    for attack, defence, losers in rounds:
        dice = {"attack": attack, "defence": defence, "attack_die": 1, "defence_die": 2}
        events.append(event("dice-rolled", attacker="Ann", defender="Bob", **dice))
        events += [event("unit-lost", name, unit="unit-troop", area="b") for name in losers.split()]
    ended = event("battle-ended", winner, area="b")
    ended.args["faction"] = winner if winner == "none" else ended.args["faction"]
    return [*events, ended]


def test_a_battle_is_told_round_by_round_and_summed_up() -> None:
    lines = told(([*battle((4, 4, "Ann Bob"), (3, 1, "Bob")), event("area-taken", "Ann", area="b")], None))
    assert lines == [
        StoryLine("act", "Ann moves 3 troops from Naxos to Paros and attacks Bob there."),
        StoryLine(
            "round",
            "Round 1: Ann rolls 1 for a total of 4; Bob rolls 2 for a total of 4. "
            "Ann loses a troop; Bob loses a troop.",
        ),
        StoryLine("round", "Round 2: Ann rolls 1 for a total of 3; Bob rolls 2 for a total of 1. Bob loses a troop."),
        StoryLine(
            "act",
            "Ann wins the battle after 2 rounds and takes control of Paros; "
            "Ann has lost a troop and Bob has lost 2 troops.",
        ),
    ]


def test_a_battle_of_one_round_has_no_number_and_no_sum() -> None:
    assert texts((battle((1, 4, "Ann"), winner="Bob"), None))[1:] == [
        "Ann rolls 1 for a total of 1; Bob rolls 2 for a total of 4. Ann loses a troop.",
        "Bob holds Paros.",
    ]


def test_a_battle_is_held_until_it_is_over() -> None:
    narrator, events = Narrator(EN), battle((4, 1, "Bob"))
    assert narrator.hear(events[:3], asks("Bob", "loss")) == []
    assert len(narrator.hear(events[3:], asks("Ann", "action"))) == 3


def test_headings_come_with_what_stands_below_them() -> None:
    events = [
        event("round-began", round=2),
        event("phase-began", phase="phase-creatures"),
        event("card-revealed", card="creature-harpy", zone="pile-track-1"),
        event("card-revealed", card="creature-cyclops", zone="pile-track-2"),
        event("phase-began", phase="phase-upkeep"),
        event("phase-began", phase="phase-end"),
    ]
    assert told((events, None)) == [
        StoryLine("cycle", "Cycle 2 begins."),
        StoryLine("phase", "Mythological creatures"),
        StoryLine("act", "Revealed: Harpy and Cyclops."),
    ]


def test_brief_tells_the_gods_and_what_matters_of_each_turn() -> None:
    menu = asks("Ann", "action")
    events = [
        event("round-began", round=1),
        event("gods-laid", gods=("god-ares", "god-zeus", "god-apollo")),
        event("income", "Ann", amount=4),
        event("bid", "Cleo", god="god-apollo", amount=0),
        event("bid", "Bob", god="god-ares", amount=1),
        event("bid", "Ann", god="god-ares", amount=2),
        event("outbid", "Bob", god="god-ares"),
        event("bid", "Bob", god="god-zeus", amount=1),
        event("offering-paid", "Ann", amount=2),
        event("turn-began", "Ann", god="god-ares"),
        event("unit-placed", "Ann", unit="unit-troop", area="a"),
    ]
    fought = [*battle((4, 4, "Ann Bob"), (3, 1, "Bob")), event("area-taken", "Ann", area="b")]
    rest = [event("turn-ended", "Ann"), event("turn-began", "Bob", god="god-zeus"), event("turn-ended", "Bob")]
    assert texts((events, menu), (fought, menu), (rest, None), detail="brief") == [
        "Cycle 1 begins.",
        "The gods in order: Ares, Zeus and Apollo.",
        "Ann gets Ares for 2 GP, Bob gets Zeus for 1 GP and Cleo goes to Apollo.",
        "Ann acts for Ares, beats Bob on Paros and takes control of it.",
    ]


def test_in_brief_no_price_goes_to_something_else() -> None:
    events = [
        event("turn-began", "Ann", god="god-zeus"),
        event("gold-paid", "Ann", amount=1, cause="line-march"),
        event("units-moved", "Ann", from_="a", to="b", group=(("unit-troop", 1),), cause="line-march"),
        event("goods-gained", "Ann", goods="goods-priest", count=1, cause="line-take"),
        event("turn-ended", "Ann"),
    ]
    assert texts((events, None), detail="brief") == ["Ann acts for Zeus and gains a priest."]


def test_a_language_without_predicates_has_sentences(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    words = "event-card-bought = X { NAME($faction) } buys { NAME($card) }.\nevent-turn-began = X { NAME($faction) }.\n"
    (tmp_path / "xx" / "core.ftl").write_text(words, encoding="utf-8")
    say = Messages("xx", ("legacy",), folders=[tmp_path], tell=lambda error: None)
    events = [event("turn-began", "Ann", god="god-zeus"), event("card-bought", "Ann", card="creature-harpy", price=0)]
    assert texts((events, None), say=say) == ["X Ann. X Ann buys Harpy."]


def test_an_event_that_nobody_knows_is_told_by_its_message(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "storm.ftl").write_text('event-storm-came = A storm { NAME($area, case: "in") }.\n', "utf-8")
    say = Messages(expansions=("legacy", "storm"), folders=[tmp_path], places=PLACES, strict=True)
    assert texts(([event("storm-came", area="s")], None), say=say) == ["A storm in the Strait of Kea."]


def test_there_are_two_details() -> None:
    with pytest.raises(ValueError, match="terse"):
        Narrator(EN, "terse")


def test_whoever_outbids_a_marker_of_his_own_keeps_the_god() -> None:
    bids = [
        event("gods-laid", gods=("god-ares", "god-zeus")),
        event("bid", "Ann", god="god-ares", amount=1),
        event("bid", "Ann", god="god-ares", amount=2),
        event("outbid", "Ann", god="god-ares"),
        event("bid", "Bob", god="god-zeus", amount=1),
        event("bid", "Ann", god="god-zeus", amount=2),
        event("outbid", "Bob", god="god-zeus"),
    ]
    assert texts((bids[2:4], None)) == ["Ann offers 2 GP to Ares and outbids their own offering."]
    brief = texts((bids, None), ([event("offering-paid", "Ann", amount=4)], None), detail="brief")
    assert brief[-1] == "Ann gets Ares for 2 GP and Ann gets Zeus for 2 GP."


def test_a_cause_is_told_once_and_a_lost_hero_is_not_used() -> None:
    say = Messages(expansions=("legacy", "hades"), strict=True, places=PLACES)
    power = [
        event("gold-paid", "Ann", amount=2, cause="favor-hephaestus"),
        event("card-looked", "Ann", card="item-sun-chariot", cause="favor-hephaestus"),
        event("card-looked", "Ann", card="item-apollo-arrows", cause="favor-hephaestus"),
        event("card-kept", "Ann", card="item-apollo-arrows", cause="favor-hephaestus"),
    ]
    assert texts((power, None), say=say) == [
        "Ann pays 2 GP (Hephaestus), looks at the Chariot of the Sun and the Arrows of Apollo and keeps the Arrows of "
        "Apollo face down."
    ]
    lost = [
        event("unit-lost", "Ann", unit="hero-achilles", area="a", count=1),
        event("card-discarded", "Ann", card="hero-achilles"),
    ]
    assert texts((lost, None), say=say) == ["Ann loses Achilles on Naxos."]


def test_units_that_go_back_by_themselves_are_one_list() -> None:
    back = [event("unit-taken", "Ann", unit="unit-fleet", area=area, count=1) for area in ("s", "t")]
    assert texts((back, None)) == [
        "Back to the reserve: a fleet of Ann in the Strait of Kea and a fleet of Ann in the Strait of Ios."
    ]


BASE = Messages(expansions=("base",), strict=True, places=PLACES)


def test_stolen_units_are_not_sent_back_to_the_reserve() -> None:
    giant = "creature-giant"
    theft = [
        event("gold-paid", "Ann", amount=2, cause="line-buy"),
        event("card-bought", "Ann", card=giant, price=2),
        event("card-played", "Ann", card=giant, cause="line-buy"),
        event("unit-taken", "Bob", unit="unit-mercenary", count=3, area="a", cause=giant),
        event("unit-placed", "Ann", unit="unit-mercenary", count=3, area="b", cause=giant),
    ]
    assert texts((theft, asks("Ann", "action")), say=BASE) == [
        "Ann buys the Giant for 2 GP, steals 3 mercenaries from Bob in Naxos and places 3 mercenaries in Paros."
    ]
    of_a_rule = [event("unit-taken", "Bob", unit="unit-troop", count=1, area="a", cause="rule-x")]
    placed = event("unit-placed", "Ann", unit="unit-troop", count=1, area="b", cause=giant)
    assert texts(([*of_a_rule, placed], None), say=BASE)[0].startswith("Back to the reserve: a troop of Bob in Naxos.")


def test_a_payment_says_which_card_it_keeps() -> None:
    menu = asks("Ann", "action")
    paid = [event("gold-paid", "Ann", amount=2, cause="phase-x")]
    given = [event("goods-lost", "Ann", goods="goods-priestess", count=1, cause="phase-x")]
    assert texts(([], asks("Ann", "keep-hero", "hero-ajax")), (paid, menu), say=BASE) == ["Ann pays 2 GP to keep Ajax."]
    steps = [
        ([], asks("Ann", "keep-creature", "creature-hydra")),
        (given, asks("Ann", "keep-creature", "creature-kraken")),
    ]
    assert texts(*steps, (given, menu), say=BASE) == [
        "Ann gives up a priestess to keep the Hydra and gives up a priestess to keep the Kraken."
    ]
    other = [event("gold-paid", "Bob", amount=2)]
    assert texts(([], asks("Ann", "keep-hero", "hero-ajax")), (other, menu), say=BASE) == ["Bob pays 2 GP."]


def test_several_metropolises_are_lost_at_once() -> None:
    lost = [event("metropolis-lost", "Bob", area="a", site=f"site-a.s{n}") for n in (1, 2)]
    assert texts((lost, None)) == ["Bob loses 2 metropolises on Naxos."]
    assert texts((lost[:1], None)) == ["Bob loses the metropolis on Naxos."]


def test_an_area_that_is_crossed_is_named() -> None:
    def leg(start: str, end: str, price: int) -> list[Event]:
        paid = [event("gold-paid", "Ann", amount=price, cause="line-sail")] if price else []
        return [*paid, event("units-moved", "Ann", from_=start, to=end, group=(("unit-fleet", 2),), cause="line-sail")]

    on, menu = asks("Ann", "next-leg"), asks("Ann", "action")
    assert texts((leg("s", "t", 1), on), (leg("t", "u", 1), menu)) == [
        "Ann moves 2 fleets from the Strait of Kea through the Strait of Ios to the Strait of Paros for 2 GP."
    ]
    assert texts((leg("s", "t", 1), on), (leg("t", "u", 0), menu)) == [
        "Ann moves 2 fleets from the Strait of Kea to the Strait of Paros for 1 GP."
    ]


def test_a_bonus_that_brings_nothing_is_told() -> None:
    bonus = "bonus-bonus-two-fleets"
    built = [
        event("card-revealed", card=bonus, zone="pile-outside"),
        event("metropolis-built", "Ann", area="a", cause="rule-four-philosophers"),
    ]
    placed = [event("unit-placed", "Ann", unit="unit-fleet", count=2, area="s", cause=bonus)]
    head = "Ann builds a metropolis in Naxos (cultural development)"
    menu, asked = asks("Ann", "action"), asks("Ann", "distribute")
    assert texts((built, menu), say=BASE) == [f"{head} and gets nothing from the bonus “Gain two fleets”."]
    assert texts((built, asked), (placed, menu), say=BASE) == [f"{head} and places 2 fleets in the Strait of Kea."]
    assert texts((built, None), say=BASE) == [f"{head}."], "what comes later is not known"


def test_a_skipped_action_and_the_first_buildings_are_told() -> None:
    began, skipped = event("turn-began", "Ann", god="god-zeus"), event("action-skipped", "Ann", line="line-build")
    gained = event("goods-gained", "Ann", goods="goods-priestess", count=1)
    menu = asks("Ann", "action")
    steps = ([began], menu), ([skipped], menu), ([gained], menu)
    assert texts(*steps, say=BASE) == ["Ann acts for Zeus, skips “Build” and gains a priestess."]
    assert texts(([skipped, event("turn-ended", "Ann")], None), say=BASE) == ["Ann skips “Build”."]
    first = [event("building-placed", building=f"building-{name}", area="a") for name in ("port", "temple")]
    for detail in ("full", "brief"):
        assert texts((first, None), say=BASE, detail=detail) == ["On the board: a port in Naxos and a temple in Naxos."]


def test_a_price_is_told_with_the_building_for_which_another_makes_way() -> None:
    line = "line-build"
    built = [
        event("gold-paid", "Ann", amount=2, cause=line),
        event("building-removed", "Ann", building="building-port", area="a", cause=line),
        event("building-built", "Ann", building="building-temple", area="a", cause=line),
    ]
    assert texts((built, asks("Ann", "action"))) == [
        "Ann gives up a port on Naxos and builds a temple on Naxos for 2 GP."
    ]


def replaced(old: str, new: str) -> list[Event]:
    """A building takes the place of another one on the same site."""
    return [
        event("gold-paid", "Ann", amount=2, cause="line-build"),
        event("building-removed", "Ann", building=f"building-{old}", area="a", site="site-a.1", cause="line-build"),
        event("building-built", "Ann", building=f"building-{new}", area="a", site="site-a.1", cause="line-build"),
    ]


def test_building_in_the_place_of_another_is_one_sentence() -> None:
    menu = asks("Ann", "action")
    assert texts((replaced("port", "temple"), menu)) == ["Ann replaces a port on Naxos with a temple for 2 GP."]
    assert texts((replaced("port", "port"), menu)) == ["Ann rebuilds a port on Naxos for 2 GP."]
    assert texts((replaced("port", "temple"), menu), say=PL) == ["Ann wymienia port na Naksos na świątynię za 2 JZ."]


METROPOLIS = {"area": "a", "site": "site-a.1", "cause": "rule-four-philosophers"}


def test_metropolis_in_the_place_of_another_is_rebuilt_and_its_card_lost() -> None:
    built = [
        event("goods-lost", "Ann", goods="goods-philosopher", count=4, cause=METROPOLIS["cause"]),
        event("building-removed", "Ann", building="building-metropolis", **METROPOLIS),
        event("card-removed", "Ann", card="special-cultural-metropolis", **METROPOLIS),
        event("metropolis-built", "Ann", **METROPOLIS),
    ]
    titans = Messages(expansions=("legacy", "titans/special-metropolises"), strict=True, places=PLACES)
    head = "Ann gives up 4 philosophers, rebuilds the metropolis on Naxos (cultural development)"
    assert texts((built, asks("Ann", "action")), say=titans) == [f"{head} and loses the Cultural Metropolis."]
    assert texts(([*built[:2], built[3]], asks("Ann", "action"))) == [
        "Ann gives up 4 philosophers and rebuilds the metropolis on Naxos (cultural development)."
    ]


def test_partner_gives_up_own_buildings_for_the_metropolis_of_the_team() -> None:
    rule = "rule-team-set"
    given = [("Bob", "port", "b"), ("Ann", "temple", "a"), ("Bob", "fortress", "b")]
    built = [
        *(
            event("building-removed", who, building=f"building-{name}", area=area, site=f"site-{name}", cause=rule)
            for who, name, area in given
        ),
        event("metropolis-built", "Ann", area="a", site="site-temple", cause=rule),
    ]
    assert texts((built, asks("Ann", "action")), say=BASE) == [
        "Bob gives up a port in Paros and a fortress in Paros; Ann gives up a temple in Naxos and builds a metropolis "
        "in Naxos (economic development of the team)."
    ]


def conquest(*more: Event) -> list[Event]:
    """Ann takes land with a metropolis."""
    return [
        event("units-moved", "Ann", from_="a", to="b", group=(("unit-troop", 1),)),
        event("area-taken", "Ann", area="b", loser="player-Bob"),
        event("metropolis-lost", "Bob", area="b", site="site-b.1", bonus="bonus-bonus-three-gold"),
        *more,
    ]


def test_loser_of_a_metropolis_is_told_that_its_bonus_brings_nothing() -> None:
    head = "Ann moves a troop from Naxos to Paros and takes it from Bob; Bob loses the metropolis in Paros"
    gold = event("gold-gained", "Bob", amount=3, cause="bonus-bonus-three-gold")
    menu = asks("Ann", "action")
    assert texts((conquest(), menu), say=BASE) == [f"{head} and gets nothing from the bonus “Gain 3 GP”."]
    assert texts((conquest(gold), menu), say=BASE) == [f"{head} and gains 3 GP."]
    out = conquest(event("faction-eliminated", "Bob"))
    assert texts((out, menu), say=BASE) == [f"{head}. Bob is eliminated."], "there is nobody to get it"
    won = conquest(event("game-won", winners=("player-Ann",)))
    assert texts((won, None), say=BASE) == [f"{head}.", "Ann wins the game."], "it is too late for it"


def test_card_that_goes_with_an_area_or_a_piece_is_told_after_it() -> None:
    titans = Messages(expansions=("legacy", "titans/artifacts"), strict=True, places=PLACES)
    passed = event("card-passed", "Ann", card="artifact-caduceus", loser="player-Bob")
    taken = [
        event("units-moved", "Ann", from_="a", to="b", group=(("unit-troop", 1),)),
        passed,
        event("units-arrived", "Ann", area="b", group=(("unit-troop", 1),)),
        event("area-taken", "Ann", area="b", loser="player-Bob"),
    ]
    assert texts((taken, asks("Ann", "action")), say=titans) == [
        "Ann moves a troop from Naxos to Paros, takes it from Bob and receives the Caduceus."
    ]
    handed = [
        event("gold-paid", "Bob", amount=1, cause="artifact-caduceus"),
        passed,
        event("piece-moved", "Ann", card="artifact-caduceus", from_="a", to="b"),
    ]
    assert texts((handed, asks("Bob", "action")), say=titans) == [
        "Bob moves the Caduceus from Naxos to Paros for 1 GP; Ann receives the Caduceus."
    ]


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_card_of_a_fallen_figure_is_not_used(detail: str) -> None:
    fought = [
        event("turn-began", "Ann", god="god-ares"),
        event("battle-began", attacker="Ann", defender="Bob", area="a"),
        event("unit-lost", "Bob", unit="unit-minotaur", area="a", count=1),
        event("card-discarded", "Cleo", card="creature-minotaur"),
        event("battle-ended", "Ann", area="a"),
        event("turn-ended", "Ann"),
    ]
    assert not any("uses" in text for text in texts((fought, None), detail=detail))


def test_battle_without_a_roll_has_no_rounds() -> None:
    fought = [
        event("battle-began", attacker="Ann", defender="Bob", area="a"),
        event("unit-lost", "Ann", unit="unit-troop", area="a", count=1, cause="hero-hector"),
        event("battle-ended", "Bob", area="a"),
    ]
    hades = Messages(expansions=("legacy", "hades/heroes"), strict=True, places=PLACES)
    assert texts((fought, None), say=hades) == [
        "Ann attacks Bob on Naxos and loses a troop (Hector).",
        "Bob holds Naxos.",
    ]


def test_what_is_sold_to_a_card_is_paid_for_together() -> None:
    sphinx = {"cause": "creature-sphinx"}
    gold = event("gold-gained", "Ann", amount=2, **sphinx)
    fleet = event("unit-taken", "Ann", unit="unit-fleet", count=1, area="s", **sphinx)
    priest = event("goods-lost", "Ann", goods="goods-priest", count=1, **sphinx)
    bought = event("card-bought", "Ann", card="creature-sphinx", price=4)
    menu = asks("Ann", "action")
    assert texts(([bought, fleet, gold, fleet, gold, priest, gold], menu)) == [
        "Ann buys the Sphinx for 4 GP, gives up 2 fleets in the Strait of Kea, gives up a priest and gains 6 GP."
    ]
    leaving = [Event(each.key, {**each.args, "leaves": True}) for each in (fleet, priest)]
    assert texts(([bought, leaving[0], gold, leaving[1], gold], menu)) == [
        "Ann buys the Sphinx for 4 GP, removes a fleet in the Strait of Kea from the game, "
        "removes a priest from the game and gains 4 GP."
    ]


def test_units_counters_and_causes_are_not_repeated() -> None:
    placed = [event("unit-placed", "Ann", unit="unit-fleet", count=1, area=area) for area in "sts"]
    assert texts((placed, None)) == ["Ann places 2 fleets in the Strait of Kea and a fleet in the Strait of Ios."]
    hades = Messages(expansions=("legacy", "hades"), strict=True, places=PLACES)
    counted = [event("counter-changed", counter="counter-threat", value=value) for value in (1, 2)]
    assert texts((counted, None), say=hades) == ["Threat of Hades: 2."]
    hera = [
        event("gold-paid", "Ann", amount=2, cause="favor-hera"),
        event("card-revealed", card="hero-hector", zone="pile-resolving", cause="favor-hera"),
        event("hero-recruited", "Ann", card="hero-hector", area="a", cause="favor-hera"),
    ]
    assert texts((hera, None), say=hades) == ["Ann pays 2 GP (Hera). Revealed: Hector. Ann recruits Hector on Naxos."]
    marker = [event("prosperity-placed", area="s", count=1, cause="favor-hermes")]
    assert texts((marker, None), say=hades) == ["A prosperity marker is placed in the Strait of Kea (Hermes)."]


def test_area_that_was_taken_from_somebody_stays_out_of_a_list() -> None:
    taken = [
        event("area-taken", "Ann", area="a"),
        event("area-taken", "Ann", area="b"),
        event("area-taken", "Ann", area="a", loser="player-Bob"),
    ]
    assert texts((taken, None)) == ["Ann takes control of Naxos and Paros and takes Naxos from Bob."]
    assert texts((taken[:2], None)) == ["Ann takes control of Naxos and Paros."]


def test_brief_story_says_nothing_of_bonuses() -> None:
    began, ended = event("turn-began", "Ann", god="god-ares"), event("turn-ended", "Ann")
    assert texts(([began, *conquest(), ended], None), say=BASE, detail="brief") == [
        "Ann acts for Ares and takes Paros from Bob; Bob loses the metropolis in Paros."
    ]


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_rule_that_ends_the_game_at_once_is_named(detail: str) -> None:
    titans = Messages(expansions=("legacy", "titans/artifacts"), strict=True, places=PLACES)
    won = event("game-won", winners=("player-Ann",), cause="rule-five-artifacts")
    assert texts(([won], None), say=titans, detail=detail) == ["Ann wins the game (artifact victory)."]
    counted = event("game-won", winners=("player-Ann",), cause="phase-end")
    assert texts(([counted], None), say=titans, detail=detail) == ["Ann wins the game."]


def test_lasting_effect_names_what_was_chosen() -> None:
    hades = Messages(expansions=("legacy", "hades"), strict=True, places=PLACES)
    chosen = ("player-Bob", "god-zeus")
    belt = event("lasting-began", "Ann", card="item-aphrodite-belt", chosen=chosen)
    assert texts(([belt], None), say=hades) == ["Ann gains the lasting effect of the Belt of Aphrodite (Bob and Zeus)."]


def test_skipped_action_after_something_else_is_an_act() -> None:
    bought = event("card-bought", "Ann", card="creature-giant", price=0)
    skipped, ended = event("action-skipped", "Ann", line="line-build"), event("turn-ended", "Ann")
    assert texts(([bought, skipped, ended], None)) == ["Ann takes the Giant for free.", "Ann skips “Build”."]


def test_sacrificed_hero_and_the_card_of_a_hidden_metropolis_leave_without_a_word() -> None:
    gone = [
        event("hero-sacrificed", "Ann", card="hero-jason"),
        event("piece-removed", "Ann", card="hero-jason", area="a"),
        event("card-revealed", card="bonus-bonus-three-gold", zone="pile-outside"),
        event("piece-removed", "Ann", card="hero-penthesilea", area="b"),
        event("metropolis-hidden", "Ann", card="hero-penthesilea"),
        event("gold-gained", "Ann", amount=3, cause="bonus-bonus-three-gold"),
    ]
    assert texts((gone, asks("Ann", "action")), say=BASE) == [
        "Ann sacrifices Jason, builds a metropolis on the card of Penthesilea and gains 3 GP."
    ]
