"""The reference of the events, `docs/events.md`: `tools/regenerate events` writes it.

Examples are events of scenarios that expect them: of each key the one that says most.
"""

from __future__ import annotations

import json
from inspect import cleandoc
from pathlib import Path

from cyclades_apps.scenarios.scenario_player import ScenarioRun
from cyclades_apps.scenarios.scenario_reader import read_scenario
from cyclades_apps.scenarios.scenario_runner import scenario_files, start
from cyclades_core import Event
from cyclades_core.content.toml import Problems
from cyclades_core.engine.values.event_types import OPTIONAL, OWN, PRIVATE, SPECS

__all__ = ["render"]

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"

MEANING = {
    "action-skipped": "A mandatory action of the god was impossible until the turn ended, or the player declined it.",
    "answered": "The game gave the only answer there was. For the seat that would have been asked.",
    "area-taken": "Control of an area changes hands: by a march, a landing, fleets that come to a free sea, units "
    "placed where nobody was. A sea that is left tells nothing: without fleets it is nobody's.",
    "battle-began": "Attackers meet units that hold the area. They wait in hand until `units-arrived`.",
    "battle-ended": "Who holds the area now; `none`: a sea in which nobody is left.",
    "bid": "A marker is put on a god; 0 on the space that asks for nothing.",
    "building-built": "A building other than a metropolis was put on its site.",
    "building-placed": "A building that has no owner yet came to the board during the setup.",
    "building-removed": "A building left its site: given up, destroyed or replaced.",
    "building-transformed": "A building was exchanged for one of another kind on the same site.",
    "card-bought": "A card was bought; `gold-paid` came just before, unless it was free.",
    "card-discarded": "A card went to its discard pile.",
    "card-kept": "A faction took a card face down.",
    "card-looked": "A faction looked at a card of a face-down pile.",
    "card-passed": "A card went to another faction with the area or the thing that it belongs to.",
    "card-played": "A card takes effect; it lies in no pile (`pile-resolving`) until it goes on.",
    "card-removed": "A card left the game.",
    "card-returned": "A card that lay open went back into a face-down pile, on top or under it.",
    "card-revealed": "A card was turned up and lies in `zone` now.",
    "card-slid": "A card moved along its track, to another price.",
    "card-taken": "A faction took a card, open.",
    "counter-changed": "A counter has a new value; content may keep one untold (`told = false`).",
    "dice-rolled": "Both sides have rolled: totals and dice.",
    "die-rerolled": "A side has rolled one die again.",
    "faction-eliminated": "A faction is out; its units, cards and markers are gone.",
    "game-ending": "This is the last round.",
    "game-started": "The table is set up.",
    "game-won": "The game is over.",
    "god-covered": "A god from outside lies on another one for this round.",
    "gods-laid": "The open gods in their order.",
    "gold-gained": "Gold came from the bank or from somebody who paid.",
    "gold-paid": "Gold went to the bank or to somebody.",
    "gold-shown": "A faction has seen all gold of a victim, and knows it until it changes.",
    "gold-stolen": "Gold went from a victim to a faction.",
    "goods-gained": "Goods came from the stock.",
    "goods-lost": "Goods went back to the stock.",
    "goods-stolen": "Goods went from a victim to a faction.",
    "hero-exchanged": "A hero and one of the track changed places.",
    "hero-recruited": "A hero joined a faction in an area.",
    "hero-sacrificed": "A hero is given up for its power.",
    "income": "Income was received; with `area`: gold that lay there.",
    "lasting-began": "A card has an effect that lasts for a while.",
    "marker-taken": "A marker leaves the turn track to be offered (`god` is `none`), or track or god with its faction. "
    "Other ways of a marker: `bid` (to a god), `outbid` (off it, to be offered again), `turn-ended` (from its god to "
    "the head of the track).",
    "metropolis-built": "A metropolis was put on a site.",
    "metropolis-hidden": "A metropolis lies on a card instead of a site.",
    "metropolis-lost": "With the area its metropolis went to somebody else; it still stands.",
    "offering-paid": "The price of a faction's offerings, after discounts.",
    "outbid": "A marker was driven off its god and is offered again at once.",
    "phase-began": "A phase begins.",
    "piece-moved": "A creature or thing went from one area to another.",
    "piece-placed": "A creature or thing came to the board.",
    "piece-removed": "A creature, hero or thing left the board.",
    "pile-shuffled": "A pile was shuffled, perhaps with its discard pile.",
    "prosperity-placed": "Prosperity markers came to an area.",
    "prosperity-taken": "Prosperity markers left an area.",
    "rolled": "Dice were rolled outside a battle.",
    "round-began": "A round begins.",
    "special-taken": "A special card lies with a metropolis from now on.",
    "turn-began": "A faction acts with its god.",
    "turn-ended": "The marker goes to the head of the turn track.",
    "turn-order": "The markers on the turn track, in order.",
    "unit-converted": "Units changed sides.",
    "unit-lost": "Units alike were destroyed in one place by one act.",
    "unit-placed": "Units alike came from the reserve to one place by one act.",
    "unit-pushed": "A unit was moved by somebody to a place of his choice.",
    "unit-saved": "A loss that does not happen.",
    "unit-taken": "Units went off the board without being lost.",
    "units-arrived": "Attackers who have won stand in the area for which they set out in `units-moved`.",
    "units-moved": "A group set out; unless a battle follows it has arrived.",
    "units-retreated": "Units left a battle.",
    "units-swapped": "The units of two areas changed places.",
}
ARGUMENT = {
    "area": "the area that the counter or gold belongs to",
    "bonus": "the bonus of the metropolis, which its loser gets again",
    "attack-parts": "what the attacker's total is made of beside the dice, see above",
    "card": "the card that the counter belongs to",
    "cause": "why, see above",
    "chosen": "what the effect is about, if its player chose it: ids",
    "defence-parts": "the same for the defender",
    "face-down": "the gods that lie face down, in their order, if everyone knows it",
    "faction": "whose it is, or was",
    "from": "the pile that the card came from",
    "leaves": "true if they leave the game instead of going back",
    "loser": "who held it until now; units that had been wiped out before are nobody's",
    "parts": "what the total is made of beside the dice, see above",
    "site": "the site that the building stands on, or stood on",
}
# where no scenario can show it: what is told before a scenario begins
ELSEWHERE = {
    "answered": "Whatever is forced, in every edition.",
    "game-started": "The first event of every game.",
}


def head() -> None:
    """# Events

    Generated by `tools/regenerate events`.

    What happens in a game is told as events: `game.apply(...)` returns those that followed an answer, and
    `game.events(...)` all of them again, entry by entry. An event is a key and arguments; `event-<key>` is its message.
    **Events animate, the view decides**: a client shows what happens by its events and takes what is from
    `game.view(seat)`, never by adding events up. Keys and arguments may grow; ignore what you do not know.

    Ids have their kind in front: `player-ann`, `area-t4.B`, `site-t4.B.s1`, `unit-troop`, `pile-track-4`,
    `creature-kraken`. Arguments marked *optional* are left out where there is nothing to say; others are always there,
    `none` where they name nobody.

    ## Who may see what

    `apply` and `events` give whole events, secrets included. Hand `event.seen_from(seat)` to a seat, `seen_from(None)`
    to those who only watch. Everybody sees every event as it is, except:

    - `answered` is for the seat that would have been asked; `seen_from` of others gives None.
    - OWN is for the seat of `faction`; `seen_from` of others gives None.
    - PRIVATE: `card` is for the seat of `faction`; others see `none`.
    - A `cause` that is a card kept face down is for the seat that keeps it; for others it is left out.

    The number `n` of an event is its place among all of them. `game.events_for(seat)` and `game.entries_for(seat)`
    count what the seat sees, so that no gap tells of what it does not see; hand out these numbers, or none.

    ## Why: `cause`

    The machine finds it in what is being resolved, also for events of an expansion.

    | cause | made by |
    | --- | --- |
    | `creature-harpy`, `hero-ajax`, cards of all kinds | that card: its effect, ability, trigger or price |
    | `building-necropolis` | the trigger of a building |
    | `god-apollo` | what a god does by itself; the lines of its menu are named as lines |
    | `line-march`, `line-recruit`, `line-buy` ... | that line of the menu; `turn-began` has told the god |
    | `rule-economic-set`, `rule-expiry` ... | a standing rule; the time of a piece is over |
    | `phase-upkeep`, `phase-income` ... | the phase itself |

    There is none in the set-up, none for what becomes of a card by itself (a played card is discarded), and none for
    the losses and retreats of a battle, which `battle-began` has told; what follows from winning one has the cause of
    the move that led there.

    ## The sum: `attack-parts`, `defence-parts`, `parts`

    A list of `[source, value]`, or `[source, value, by]` where something else decides what it counts; with the dice
    they make the total. The first is always `units`; then cards and buildings (`["building-fortress", 0,
    "hero-odysseus"]`: it would count, but for Odysseus), `rule` for what no card or building brings.

    ## The events
    """


def examples() -> dict[str, tuple[Event, str]]:
    """Of each key the event of a scenario that says most; of several the first."""
    found: dict[str, tuple[Event, str]] = {}
    for path in scenario_files([SCENARIOS]):
        source, scenario = read_scenario(path, Problems())
        assert source is not None and scenario is not None
        wanted = {each if isinstance(each, str) else str(each["key"]) for each in scenario.expect.events}
        if not any(key not in found or _lacks(found[key][0]) for key in wanted):
            continue  # nothing more could be shown
        run = ScenarioRun(source, scenario, start)
        assert run.all() == [], path
        for event in run.events:
            old = found.get(event.key)
            if event.key in wanted and (old is None or len(event.args) > len(old[0].args)):
                found[event.key] = event, path.stem
    return found


def _lacks(event: Event) -> bool:
    """Is there an argument that the event might have and has not?"""
    return len(event.args) < len(SPECS[event.key]) + len(OPTIONAL.get(event.key, ()))


def render() -> str:
    """The page as Markdown."""
    private = ", ".join(f"`{key}`" for key in sorted(PRIVATE))
    own = ", ".join(f"`{key}`" for key in sorted(OWN))
    out = [cleandoc(head.__doc__ or "").replace("PRIVATE", private).replace("OWN", own)]
    shown = examples()
    for key in sorted(SPECS):
        out += ["", f"### `{key}`", "", MEANING[key], ""]
        out += [f"- `{name}` ({sort})" for name, sort in SPECS[key]]
        out += [f"- `{name}` ({sort}, optional): {ARGUMENT[name]}" for name, sort in OPTIONAL.get(key, ())]
        if key in shown:
            event, name = shown[key]
            out += ["", f"`{json.dumps(event.args, ensure_ascii=False)}` ({name})"]
        else:
            out += ["", ELSEWHERE[key]]
    return "\n".join(out) + "\n"
