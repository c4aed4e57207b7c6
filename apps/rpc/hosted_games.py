"""Games that are held open: their numbers, what happened by number, keys that were played, requests to take back.

Nothing here knows a transport or a role. `seq` counts what was accepted and never goes back; an undo is
one more. `ply` counts along the line that stands.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import attrs

from cyclades_core import Event, Game
from cyclades_core.engine.values.limits import RPC_GAMES, RPC_KEYS
from cyclades_core.game.internals import GameInternals

from .localization import RpcMessages
from .option_labels import Wording
from .rpc_errors import RpcError

__all__ = ["HostedGame", "HostedGames", "UndoAgreement"]


@attrs.define
class UndoAgreement:
    """An undo that needs the consent of others."""

    seat: str
    to: int
    waits: list[str]


@attrs.define
class Played:
    """An entry of the line that stands: whose it is, and whether it brought anything to light."""

    seat: str
    reveals: bool


class HostedGame:
    """A game with its numbers."""

    def __init__(self, ident: str, game: Game) -> None:
        self.id = ident
        self.game = game
        self.request: UndoAgreement | None = None
        entries = game.entries
        self.line = [Played(entry.seat, bool(entry.reveals)) for entry in entries]
        self.seq = len(entries)
        #: Number -> the ply it led to, for those that still stand.
        self._plies = {n: n for n in range(self.seq + 1)}
        #: What happened, by number; None: it was played before the game was loaded, and is made again when asked for.
        self._told: list[list[Event] | None] = [None] * self.seq
        self._told.insert(0, None if entries else game.take_events())
        self._wording: dict[str, Wording] = {}
        self._keys: dict[str, tuple[str, str]] = {}
        self._answers: dict[str, bytes] = {}

    @property
    def ply(self) -> int:
        return len(self.line)

    def at(self, ply: int) -> Game:
        """The game as it stood after so many entries."""
        return self.game.at(ply)

    def wording(self, words: RpcMessages, lang: str) -> Wording:
        """The words of this game: its modules, options and places."""
        found = self._wording.get(lang)
        if found is None:
            rules = self.game.rules
            modules = [module for module, _ in rules.modules]
            found = self._wording[lang] = words.of(lang, modules, rules.options, self.game.places)
        return found

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, clause: str, whole: bool = False) -> None:
        """Play a whole clause. One that is not finished is refused, and nothing was done."""
        game = self.game
        if not whole:
            trial = game.clone()
            trial.apply(clause)
            if trial.is_answered:
                raise RpcError("params", path="clause", reason="unfinished", expected=trial.begun)
        before = self.ply
        events = game.apply(clause)
        entries = GameInternals(game).entries_since(before)
        start = entries[0].events.stop - len(events) if len(entries) == 1 else entries[0].events.start
        for entry in entries:
            self.seq += 1
            self.line.append(Played(entry.seat, bool(entry.reveals)))
            self._plies[self.seq] = self.ply
            self._told.append(events[max(0, entry.events.start - start) : entry.events.stop - start])
        self.request = None

    # -- what happened -------------------------------------------------------------------------------------------

    def events(self, first: int, last: int) -> Iterator[tuple[int, list[Event]]]:
        """The events of the numbers from `first` to `last`, both included."""
        for seq in range(max(0, first), min(last, self.seq) + 1):
            told = self._told[seq]
            if told is None:
                self._remember()
                told = self._told[seq]
            assert told is not None
            yield seq, told

    def _remember(self) -> None:
        """Make the events anew of what was played before the game was loaded."""
        missing = [seq for seq, told in enumerate(self._told) if told is None]
        entries = self.game.entries
        whole = self.game.events()
        for seq in missing:
            reach = range(entries[0].events.start if entries else len(whole)) if seq == 0 else entries[seq - 1].events
            self._told[seq] = whole[reach.start : reach.stop]

    # -- keys ----------------------------------------------------------------------------------------------------

    def done(self, key: str, seat: str, clause: str) -> bytes | None:
        """The answer that was given to this key: packed, or empty if it is too long ago. None: the key is new.

        A key that was used for something else is refused.
        """
        known = self._keys.get(key)
        if known is None:
            return None
        if known != (seat, clause):
            raise RpcError("params", path="key", reason="word", expected="unused")
        return self._answers.get(key, b"")

    def keep(self, key: str, seat: str, clause: str, answer: str) -> None:
        """Note the answer to a key."""
        self._keys[key] = seat, clause
        self._answers[key] = zlib.compress(answer.encode("utf-8"), 1)
        if len(self._answers) > RPC_KEYS:
            del self._answers[next(iter(self._answers))]

    # -- taking back ---------------------------------------------------------------------------------------------

    def target(self, to: int) -> int:
        """The ply of a number that still stands."""
        ply = self._plies.get(to)
        if ply is None:
            raise RpcError("unknown", what="seq", name=to)
        return ply

    def seq_before(self) -> int | None:
        """The number after which to stand if one entry is taken back."""
        wanted = self.ply - 1
        return next((seq for seq in sorted(self._plies, reverse=True) if self._plies[seq] == wanted), None)

    def undo_offer(self, seat: str | None) -> dict[str, Any]:
        """Return whether the seat may undo the last entry freely, whether anyone could, and to which number."""
        if not self.line or self.line[-1].reveals:
            return {"free": False, "ask": False}
        return {"free": self.line[-1].seat == seat, "ask": True, "to": self.seq_before()}

    def ask_undo(self, seat: str, to: int) -> None:
        """Take back, or ask those who have answered since."""
        ply = self.target(to)
        since = self.line[ply:]
        waits = sorted({each.seat for each in since} - {seat}, key=self.game.seats.index)
        if not waits or any(each.reveals for each in since):
            self._undo(ply)
        else:
            self.request = UndoAgreement(seat, to, waits)

    def answer_undo(self, seat: str, yes: bool) -> None:
        """What one of those who were asked says. The last yes takes back, one no ends it."""
        request = self.request
        if request is None or seat not in request.waits:
            raise RpcError("not-yours", what="undo", asked=None)
        if yes and request.waits == [seat]:
            self._undo(self.target(request.to))
            return
        if yes:
            request.waits.remove(seat)
        else:
            self.request = None

    def _undo(self, ply: int) -> None:
        """Stand after so many entries again; the engine refuses to go past what was revealed."""
        self.game.undo(ply)
        self.game.take_events()
        del self.line[ply:]
        self._plies = {seq: at for seq, at in self._plies.items() if at <= ply}
        self.seq += 1
        self._plies[self.seq] = ply
        self._told.append([])
        self.request = None


class HostedGames:
    """The games of a process, by their ids."""

    def __init__(self, most: int = RPC_GAMES) -> None:
        self.most = most
        self._held: dict[str, HostedGame] = {}
        self._count = 0

    def room(self) -> None:
        """Refuse one more where there are as many as there may be."""
        if len(self._held) >= self.most:
            raise RpcError("too-many", what="games", most=self.most, retry_after=None)

    def add(self, game: Game) -> HostedGame:
        """Hold a game open."""
        self.room()
        self._count += 1
        held = self._held[f"g{self._count}"] = HostedGame(f"g{self._count}", game)
        return held

    def get(self, ident: str) -> HostedGame:
        """The game of an id."""
        held = self._held.get(ident)
        if held is None:
            raise RpcError("unknown", what="game", name=ident)
        return held

    def close(self, ident: str) -> None:
        """Hold it no more."""
        self.get(ident)
        del self._held[ident]
