"""`?`: what a card, a building, a unit, an area or the question itself is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rule import WRITTEN_IN, blocks, plain
from .screen import Screen

if TYPE_CHECKING:
    from cyclades_core import Decision, Game
    from cyclades_core.text.i18n import Messages

    from ...cards.card_list import PrintedCard


class Explainer:
    """Looks things up by id or by name; the texts are those of the cards."""

    def __init__(self, messages: Messages, game: Game, screen: Screen) -> None:
        self._messages = messages
        self._screen = screen
        self._rules = game.rules
        self._cards: dict[str, PrintedCard] | None = None

    def explain(self, asked: str, game: Game, seat: str, decision: Decision) -> list[str]:
        """Lines about what was asked for; about the question if nothing was."""
        if not asked:
            return self._question(decision)
        for area in self._screen.places(game, seat):
            names = (area["id"], game.places[area["id"]][1], self._screen.label(area["id"]))
            if asked in map(str.casefold, names):
                near = ", ".join(map(self._messages.name, area["near"]))
                return [self._screen.area(area), self._messages.text("playing-near", areas=near)]
        found = self._found(asked)
        if found is not None:
            return self._card(found)
        return self._numbered(asked) or [self._messages.text("playing-unknown-thing", name=asked)]

    def _numbered(self, asked: str) -> list[str]:
        """The rule of a number."""
        from cyclades_core.text.rulebook import rulebook

        found = next((rule for each in (asked, asked.capitalize()) if (rule := rulebook().find(each))), None)
        return [] if found is None else [found.section, *blocks(plain(found.text))]

    def _rule(self, cite: str) -> list[str]:
        """What a rule says; where another language than its own is spoken, how to read it."""
        if self._messages.lang.partition("-")[0] == WRITTEN_IN:
            told = self._numbered(cite)[1:]
            if told:
                return told
        return [self._messages.text("playing-rule", cite=cite)]

    def names(self) -> dict[str, str]:
        """All that can be asked about, for completion."""
        return {f"? {card.id}": card.name.text for card in self._all().values()}

    def _all(self) -> dict[str, PrintedCard]:
        if self._cards is None:
            from ...cards.card_list import collect

            self._cards = {card.key: card for card in collect(self._rules, self._messages).cards}
        return self._cards

    def _found(self, asked: str) -> PrintedCard | None:
        cards = list(self._all().values())
        exact = [card for card in cards if asked in (card.id, card.key, card.name.text.casefold())]
        near = [card for card in cards if card.name.text.casefold().startswith(asked) or card.id.startswith(asked)]
        return next(iter([*exact, *near]), None)

    def _card(self, card: PrintedCard) -> list[str]:
        costs = ", ".join(cost.text for cost in card.cost)
        head = f"{card.name.text} ({card.type})" + (f": {card.cost_label} {costs}" if costs else "")
        parts = [f"  {part.label}: {part.said.text}" if part.label else f"  {part.said.text}" for part in card.parts]
        return [head, *parts, *([self._messages.text("playing-rule", cite=card.rule)] if card.rule else [])]

    def _question(self, decision: Decision) -> list[str]:
        say = self._messages
        lines = [say.text(f"prompt-{decision.prompt}")]
        subject = next((card for card in self._all().values() if decision.subject in (card.id, card.key)), None)
        if subject is not None:
            lines += self._card(subject)
        if decision.cite:
            lines += self._rule(decision.cite)
        return lines
