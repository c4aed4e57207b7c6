"""What the work of a method is done with: the games, the words, the caller; and what is to be seen to afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from cyclades_core.engine.values.limits import RPC_EVENTS
from cyclades_core.text.i18n import Messages

from . import snapshots
from .callers import Caller
from .field_types import Part
from .hosted_games import HostedGame, HostedGames
from .localization import RpcMessages, event_of, language
from .option_labels import Wording

__all__ = ["Context", "Later", "Stored"]


@attrs.frozen
class Later:
    """An answer that comes when something has happened."""

    held: HostedGame
    seat: str | None
    since: int
    timeout: int


@attrs.frozen
class Stored:
    """An answer that was given before, packed."""

    packed: bytes


@attrs.define
class Context:
    """One request at work."""

    games: HostedGames
    words: RpcMessages
    caller: Caller
    #: The game that has changed, and the seat whose Look is the answer.
    changed: HostedGame | None = None
    seat: str | None = None
    #: Key, seat and clause of an answer to be kept.
    keep: tuple[str, str, str] | None = None
    #: The game and eyes that want to be told, or no more.
    watch: tuple[HostedGame, str | None, bool] | None = None
    closed: str | None = None
    _held: HostedGame | None = None

    def of(self, held: HostedGame, seat: str | None) -> None:
        """Refusals are told in the words of this game."""
        self._held = held

    def lang(self, wish: str | None = None) -> str:
        """The language of the answer."""
        return self.caller.lang if wish is None else language(wish)

    def wording(self, held: HostedGame | None = None, lang: str | None = None) -> Wording:
        """The words of a game; without one those of the game at work, or of the program alone."""
        held = held or self._held
        return self.words.of(self.lang(lang)) if held is None else held.wording(self.words, self.lang(lang))

    def messages(self, held: HostedGame | None = None, lang: str | None = None) -> Messages:
        """The messages of a game."""
        return self.wording(held, lang).messages

    def events(
        self, held: HostedGame, seat: str | None, first: int, last: int, lang: str | None = None
    ) -> list[dict[str, Any]]:
        """What the seat may see of what happened, numbered as it sees it: a gap would tell of what it does not see."""
        words = self.wording(held, lang)
        out = []
        for seq, events in held.events(first, last):
            seen = [shown for event in events if (shown := event.seen_from(seat)) is not None]
            out += [event_of(words, seq, n, event) for n, event in enumerate(seen)]
        return out

    def look(
        self, held: HostedGame, seat: str | None, since: int | None, more: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The Look for these eyes: with the events since then, by default none; `more` is put into it."""
        known = held.seq if since is None else since
        truncated = held.seq - known > RPC_EVENTS
        events = [] if truncated else self.events(held, seat, known + 1, held.seq)
        return snapshots.look(held, seat, known, events, truncated, self.wording(held), more)

    def look_at(self, held: HostedGame, seat: str | None, ply: int) -> dict[str, Any]:
        """The Look of then: what was to be seen, without a question."""
        return snapshots.look_at(held, seat, ply)

    def draft(self, held: HostedGame, parts: list[Part], first: int, confirm: bool) -> dict[str, Any]:
        """What the parts make."""
        return snapshots.draft(held, parts, first, confirm, self.wording(held))

    def why(self, held: HostedGame, parts: list[Part], targets: list[str], start: str | None) -> list[Any]:
        """A refusal or None for each target."""
        return snapshots.why(held, parts, targets, start, self.wording(held))

    def clause(self, held: HostedGame, parts: list[Part]) -> str:
        """The clause that the parts make; one that is not whole is refused."""
        return snapshots.clause(held, parts)

    def written(self, parts: list[Part]) -> str:
        """The parts as a text that is the same for the same parts."""
        from .message_encoding import encoded

        return encoded(parts)
