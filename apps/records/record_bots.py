"""Bots in seats of a record: they answer where the text is silent, each clause from chance of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from cyclades_core.engine.values.limits import RECORD_CLAUSES
from cyclades_core.game.internals import GameInternals

from ..bots.bot_specs import parse_spec
from ..bots.turns import Turn
from .record_outcomes import Span, Stopped
from .record_setup import Beginning

__all__ = ["Seating"]


class Seating(Beginning):
    """The part of a player that asks bots."""

    _bots: dict[str, tuple[int, Any, Random]]
    _stack: list[Any]
    _answered: list[tuple[str, str]]
    _until: Span | None

    def say(self, *told: Any) -> None:
        raise NotImplementedError

    # -- bots ----------------------------------------------------------------------------------------------------

    def ask_bots(self) -> None:
        """Bots answer while they are asked and the text does not speak for them."""
        bots = self.heading.bots
        if not bots:
            return
        game = self.game
        inner = GameInternals(game)
        while (seat := game.asked) is not None and seat in bots and not self._is_past_round():
            following = self.reader.next_speaker()
            if following is not None and self._speaks_for(following[0], seat):
                return
            ply = inner.finished_entries
            if seat not in self._bots or self._bots[seat][0] != ply:  # the same whatever was asked before
                self._bots[seat] = (ply, parse_spec(bots[seat]), Random(f"{self._bot_seed()}/{seat}/{ply}"))
            _, bot, rng = self._bots[seat]
            answer = bot.choose(Turn(game, rng))
            events = game.apply(answer)
            self._answered = []
            draws = game.take_draws()
            self.happened(events, draws)
            if inner.finished_entries > ply:
                texts = tuple(inner.texts_since(ply))
                self.say(None, texts, False, events, draws, seat)
                if not self._stack:
                    self.out.clauses += 1
                    if self.out.clauses > RECORD_CLAUSES:
                        raise Stopped
                at = self._last.number if self._last else 0
                self.out.added.setdefault(at, []).extend(f"{seat}: {text}" for text in texts)
        self.check_script(self._last)

    def _is_past_round(self) -> bool:
        span = self._until
        return span is not None and (
            (span.kind == "round" and self.game.round >= span.number)
            or (span.kind == "clause" and self.out.clauses >= span.number)
        )

    def _bot_seed(self) -> int:
        heading = self.heading
        return heading.chance.seed if heading.chance is not None else heading.seed or 0

    def _speaks_for(self, speaker: str, seat: str) -> bool:
        return speaker == seat or GameInternals(self.game).seat_of(speaker) == seat
