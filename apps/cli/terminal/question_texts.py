"""Questions, answers and refusals in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclades_core import Decision, Game, Option, Refusal
    from cyclades_core.text.i18n import Messages

ARROW = " -> "


def question(messages: Messages, game: Game, decision: Decision) -> str:
    """Return the question of a decision, after the parts of the move that are answered already.

    An offering has one prompt for god and amount. After the god only the amount is left to ask for.
    """
    answered = [part for part in decision.begun if not part.forced]
    is_amount = is_counted(decision.options) and any(part.prompt == decision.prompt for part in answered)
    asked = messages.text("playing-how-much" if is_amount else f"prompt-{decision.prompt}")
    begun = ", ".join(_begun_words(messages, game, [part.value for part in answered]))
    return messages.text("playing-question", question=asked, begun=begun or "none", cite=decision.cite or "none")


def is_counted(options: Sequence[Option]) -> bool:
    """Are the answers amounts, so that a number means itself?"""
    return bool(options) and all(option.value.isdecimal() for option in options)


def _begun_words(messages: Messages, game: Game, values: list[str]) -> list[str]:
    """Return the answered parts of a move in words, or as they were typed if no option says them."""
    decision = game.decision
    before = 0 if decision is None else sum(not part.forced for part in decision.begun)  # answered in the game itself
    words = values[:before]
    for place, value in enumerate(values[before:], before):
        if place > before:
            decision = game.draft(values[before:place]).decision
        chosen = next((each for each in decision.options if each.value == value), None) if decision else None
        words.append(value if chosen is None else option_words(messages, chosen))
    return words


def option_words(messages: Messages, option: Option) -> str:
    """An answer in words: its own name, or those of what it is about."""
    if option.name:
        return spoken(messages, option.name)
    if option.vector:
        return " + ".join(_counted(messages, slot, count) for slot, count in option.vector.items())
    if not option.targets:
        return option.value
    ends = [thing(messages, target) for target in option.targets]
    if len(ends) == 2 and all(target.startswith("area-") for target in option.targets):
        return ARROW.join(ends)
    words = ", ".join(ends)
    if option.at is not None and option.at.startswith("area-"):
        where = thing(messages, option.at)
        return (
            where if option.targets[0].startswith("site-") else messages.text("playing-there", what=words, where=where)
        )
    return words


def spoken(messages: Messages, name: str) -> str:
    """The words of a line or a short answer; what may be done instead of something is sometimes told as an answer."""
    known = any(messages.has(key) for key in (name.replace(" ", "-"), name.partition(" ")[0]))
    return messages.name(name if known else f"word-{name.partition('-')[2]}")


def thing(messages: Messages, ident: str) -> str:
    """What an id is called; sites have no name but that of their area."""
    if ident.startswith("site-"):
        return messages.name(f"area-{ident.removeprefix('site-').rpartition('.')[0]}")
    return messages.name(ident)


def _counted(messages: Messages, slot: str, count: int) -> str:
    """So many of a slot: units and goods are counted, of an area or a building it is told how many go there."""
    kind = slot.partition("-")[0]
    if kind == "area":
        return f"{count} {thing(messages, slot)}"
    if kind in ("site", "player"):
        return thing(messages, slot)
    return messages.text("cli-play-units", units=((slot, count),))


def option_facts(messages: Messages, option: Option) -> str:
    """What an answer costs, what may be offered, how often it can still be used; nothing if there is nothing to say."""
    facts: list[str] = []
    if option.price:
        least = "same" if option.least is None else option.least
        facts.append(messages.text("playing-price", price=option.price, least=least))
    if option.amounts and option.amounts != (0,):
        facts.append(messages.text("playing-amounts", amounts=", ".join(map(str, option.amounts))))
    if option.left is not None and option.left > 1:
        facts.append(messages.text("playing-left", left=option.left))
    return ", ".join(facts)


def refusal_words(messages: Messages, refusal: Refusal) -> str:
    """Why not, with the rule."""
    key = f"refusal-{refusal.code}"
    words = messages.text(key, **dict(refusal.args)) if messages.has(key) else refusal.code
    return f"{words} ({refusal.cite})" if refusal.cite else words


def completions(messages: Messages, options: Sequence[Option]) -> dict[str, str]:
    """What may be typed, and what it means."""
    return {option.value: option_words(messages, option) for option in options}
