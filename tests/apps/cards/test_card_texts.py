"""Cards tell the game that is played: another option, or another game below a module, and some card says so.

Where no card says anything of an option, or a card reads the same on every ground, the reason stands here. A reason
that no longer holds is a fault as well.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from cyclades_apps.cards.card_layout import lay_out
from cyclades_apps.cards.card_list import collect
from cyclades_apps.cards.card_sizes import SIZES
from cyclades_apps.cards.player_aid import AID_KINDS
from cyclades_core import Ruleset, available_modules
from cyclades_core.content.modules import catalogue
from cyclades_core.text.i18n import Messages, available_languages

LANGUAGES = available_languages(())
# What the modules of other boxes can stand on.
GROUNDS = {"first edition": "legacy", "territories": "legacy,titans/board", "Legendary Edition": "base"}
# Options that no card speaks of, and why.
UNTOLD = {
    "both-on-apollo": "a rule of the offerings of two players, which stands on no card",
    "card-stock": "how many cards lie in the box is printed on none of them",
    "last-island": "whom one may attack stands on no card",
    "max-offering": "a rule of the track of offerings, which is no card",
    "plain-track": "a rule of the track of offerings, which is no card",
    "reshuffle": "when a pile is shuffled stands on no card",
    "special-metropolis-by": "a card says what a metropolis can do, not who may take it",
    "target": "how many metropolises win stands on no card",
    "winner-by": "who wins stands on no card",
}
# Cards that read the same on two grounds, and why.
SAME = {
    "artifact-lightning-of-zeus": {
        ("first edition", "Legendary Edition"): "nothing in it depends on the board; partners share a purse (M1.3)"
    },
    "god-hades": {("first edition", "territories"): "his lines are those of the first edition (T15.1)"},
    "special-commercial-metropolis": "its income is the same everywhere (M3.2)",
    "special-cultural-metropolis": "philosophers are the same everywhere (M3.2)",
    "special-military-metropolis": "it helps where it stands, whatever that is called (M3.2)",
    "special-religious-metropolis": "temples give the same discount everywhere (M3.2)",
    "unit-undead-fleet": {("first edition", "territories"): "a fleet of its player on both"},
    "unit-undead-troop": {("first edition", "territories"): "a troop of its player on both"},
}


LAID_OUT: set[tuple[object, ...]] = set()
"""Texts that fit on their cards, in every size, whatever the options and the ground."""


@cache
def rules(modules: str, options: tuple[tuple[str, Any], ...] = ()) -> Ruleset:
    return Ruleset.load(modules, dict(options))


def texts(loaded: Ruleset, lang: str) -> dict[str, tuple[str, ...]]:
    """What is printed on each card, its name aside."""
    say = Messages(lang, [module for module, _ in loaded.modules], strict=True, folders=(), options=loaded.options)
    cards = collect(loaded, say).cards
    for card in cards:
        text = lang, card.kind, card.parts
        if text not in LAID_OUT and card.kind not in AID_KINDS:
            LAID_OUT.add(text)
            assert [size.name for size in SIZES.values() if lay_out(card, size).too_long] == [], (lang, card.key)
    # the short form of gold differs between Polish editions, which says nothing of the rule
    return {card.key: tuple(part.said.text.replace("JZ", "SZ") for part in card.parts) for card in cards}


def games(module: str) -> list[str]:
    """The module on each ground that it can be played on."""
    owner = catalogue().modules[module]
    found = []
    for ground in GROUNDS.values():
        there = set(ground.split(","))
        names = ground if module in there else f"{ground},{module}"
        if all(there.intersection(need) for need in owner.needs()) and there.isdisjoint(owner.refuses):
            found.append(names)
    return found


OPTIONS = [(module.id, option) for module in available_modules() for option in module.options if not module.problems]


@pytest.mark.long(every=4)
@pytest.mark.parametrize(("module", "option"), OPTIONS, ids=lambda value: str(value).replace("/", "-"))
def test_an_option_changes_some_card(module: str, option: str) -> None:
    (given,) = (each for each in catalogue().modules[module].option if each.id == option)
    values = given.values or tuple(range(given.least or 0, (given.most or 9) + 1))
    others = [value for value in values if value != given.default]
    assert others, "an option of one value is none"
    for lang in LANGUAGES:
        for value in others:
            changed = [
                game
                for game in games(module)
                if texts(rules(game), lang) != texts(rules(game, ((option, value),)), lang)
            ]
            assert bool(changed) != (option in UNTOLD), (lang, option, value)


def test_the_reasons_are_about_something() -> None:
    assert sorted(UNTOLD.keys() - {option for _, option in OPTIONS}) == []
    cards = {key for _, module in grounds() for game in module.values() for key in texts(rules(game), "en")}
    assert sorted(SAME.keys() - cards) == []


@cache
def grounds() -> tuple[tuple[str, dict[str, str]], ...]:
    """The modules that can be played on several grounds, with their game on each."""
    found = []
    for module in available_modules():
        possible = {name: game for name, game in zip(GROUNDS, _on_all(module.id), strict=True) if game}
        if len(possible) > 1 and module.id not in ("legacy", "titans/board"):
            found.append((module.id, possible))
    return tuple(found)


def _on_all(module: str) -> list[str]:
    there = games(module)
    return [next((game for game in there if game == f"{ground},{module}"), "") for ground in GROUNDS.values()]


SEVERAL = ("hades/undead", "titans/artifacts", "titans/kronos", "titans/special-metropolises")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", SEVERAL)
def test_a_card_tells_the_ground_it_is_played_on(module: str, lang: str) -> None:
    possible = dict(grounds())[module]
    told = {name: texts(rules(game), lang) for name, game in possible.items()}
    own = {
        f"{entry.kind}-{entry.id}"
        for game in possible.values()
        for entry in rules(game).entries
        if entry.module == module and f"{entry.kind}-{entry.id}" in next(iter(told.values()))
    }
    assert own
    faults = []
    for key in sorted(own):
        for pair in combinations(possible, 2):
            reason = SAME.get(key, "")
            given = reason if isinstance(reason, str) else reason.get(pair, "")
            if (told[pair[0]][key] == told[pair[1]][key]) != bool(given):
                faults.append(f"{key} on {' and '.join(pair)}: {told[pair[0]][key]}")
    assert faults == []


def test_these_are_all_modules_that_stand_on_several_grounds() -> None:
    assert {module for module, _ in grounds()} >= set(SEVERAL)
    on_base = {module for module, possible in grounds() if "Legendary Edition" in possible}
    assert on_base == set(SEVERAL)


def test_islands_are_territories_on_the_board_of_the_titans() -> None:
    """Whatever speaks of islands says there what an island means (T0.1, T14); elsewhere it does not."""
    hades = "legacy,hades/undead,hades/heroes,hades/divine-favors"
    said = {key: " ".join(parts) for key, parts in texts(rules(f"{hades},titans"), "en").items()}
    # the island of the Amazons is no territory (T15.11); the figurines of islands are only called so
    own_sense = {"hero-penthesilea", "goods-priestess"}
    speaking = {key for key, text in said.items() if "island" in text.lower()} - own_sense
    assert {key for key in speaking if "territory" not in said[key]} == set()
    assert len(speaking) >= 25
    assert not [key for key, parts in texts(rules(hades), "en").items() if "territory" in " ".join(parts)]
