"""The words of the TOML, each with its documentation: verbs, selectors, conditions, numbers, quantities, moments.

`docs/vocabulary.md` is generated from here; a word without a sentence fails a test. Expansions register through
`cyclades_core.extending`, which uses the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["MOMENTS", "QUANTITIES", "VERBS", "WORDS", "Verb", "moment", "quantity", "verb", "word"]


class Verb:
    """A verb: its parameters with what they mean, and the function that compiles one use of it."""

    __slots__ = ("compile", "doc", "ends", "name", "params", "required")

    def __init__(
        self, name: str, doc: str, params: dict[str, str], required: tuple[str, ...], compile: Callable[..., None]
    ) -> None:
        self.ends = False  # nothing after it in the same list can happen
        self.name = name
        self.doc = doc
        self.params = params
        self.required = required
        self.compile = compile


VERBS: dict[str, Verb] = {}
QUANTITIES: dict[str, tuple[str, str]] = {}  # name -> (type, documentation)
MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {}  # name -> (what it binds, documentation)
WORDS: dict[str, dict[str, str]] = {"selector": {}, "condition": {}, "number": {}}

COMMON = {"do": "", "when": "", "cite": "", "cites": "", "word": ""}


def verb(
    name: str, *, required: tuple[str, ...] = (), params: dict[str, str], ends: bool = False
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a verb; the docstring of the function is its documentation."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        VERBS[name] = Verb(name, (function.__doc__ or "").strip(), params, required, function)
        VERBS[name].ends = ends
        return function

    return register


def quantity(name: str, type: str, doc: str) -> None:
    """Register a typed question."""
    QUANTITIES[name] = (type, doc)


def moment(name: str, binds: tuple[str, ...], doc: str) -> None:
    """Register a named moment and the bindings its triggers find."""
    MOMENTS[name] = (binds, doc)


def word(group: str, name: str, doc: str) -> None:
    """Register a key of selectors, conditions or numbers."""
    WORDS[group][name] = doc


Node = dict[str, Any]

for _name, _type, _doc in (  # text: ok documentation for authors
    ("may-enter", "areas", "Which areas units may move into; `when.area` says which ones a modifier forbids."),
    ("may-leave", "areas", "Which areas units may move out of."),
    ("may-sail", "areas", "Sea areas where fleets may be; forbidden ones are barred for placing, moving, retreating."),
    ("may-pass", "areas", "Areas that a moving group may cross without stopping."),
    ("may-target", "areas", "Areas whose units and buildings the card being played may choose."),
    ("carries", "areas", "Sea areas that serve as bridge although their fleets are not the mover's."),
    ("adjacent", "areas", "Land areas that count as adjacent to the start of the move."),
    ("income", "number", "Multiplies the income of areas, or adds an amount for the source's owner."),
    ("income-to", "faction", "Redirects the income of areas to the source's owner."),
    ("strength", "number", "Added to a side's total in a land battle."),
    ("defence", "number", "Added to the defender's total on land: fortresses."),
    ("harbour", "number", "Added to a side's total at sea: ports."),
    ("dice", "number", "How many dice a side rolls."),
    ("die", "number", "A fixed result instead of a roll."),
    ("wins-tie", "truth", "The side wins equal rounds."),
    ("may-bid", "truth", "Whether the bidding faction may choose the god."),
    ("bid-fee", "number", "What outbidding costs beside the offering, paid to the source's owner."),
    ("capture", "number", "Metropolises that taking the area (`event`) would bring the mover at once."),
    ("capture-wins", "truth", "Taking the area (`event`) wins the game at once, whatever the mover has."),
    ("set-size", "number", "How many philosophers make a metropolis."),
    ("discounts", "number", "How many marks a building gives each round."),
):
    quantity(_name, _type, _doc)

for _name, _binds, _doc in (  # text: ok documentation for authors
    ("piece-arrived", ("it", "area"), "A piece was placed or moved; its own modifiers already count."),
    ("piece-expires", ("it", "area"), "A piece would leave because its time is over (stage instead keeps it)."),
    ("upkept", ("it", "area"), "A piece was kept in upkeep and has made its move."),
    ("battle-begins", ("area",), "Before the first round of a battle."),
    ("assault-begins", ("area",), "Before the dice of a round: a window, attacker first."),
    ("dice-rolled", ("area",), "Both dice of a round are known."),
    ("unit-lost", ("unit", "area"), "A unit is about to be lost in a battle (instead) or was destroyed (after)."),
    ("metropolis-placed", ("it",), "A metropolis is about to be placed (instead) or stands (after)."),
    ("metropolis-built", ("site",), "A metropolis was built: the site (or the card that hides it) is bound."),
    ("income-collected", (), "Everybody has received the income of the round."),
    ("fee-paid", (), "Somebody paid for outbidding the subject."),
    ("turn-begins", (), "The turn of a marker begins."),
    ("offerings-begin", (), "A window before the first offering."),
    ("actions-begin", (), "A window before the first turn."),
    ("threat-rolled", (), "A window after a named roll and before it counts."),
    ("gods-laid", (), "The god tiles of the round lie."),
    ("round-ends", (), "All turns of the round are over."),
    ("area-taken", ("area", "loser"), "A land area changed hands."),
):
    moment(_name, _binds, _doc)
