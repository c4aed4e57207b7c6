"""A table in memory: the game that its standing entries make, with its events by number.

A room can be thrown away at any time and made again from its rows. Nothing in it is ahead of the store: an entry comes
in only after it was committed, by this process or by another one.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import define

from cyclades_core import Event, Game, IllegalAction, Refusal, Ruleset
from cyclades_core.engine.rules.random_seeds import DERIVATION
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.game.internals import GameInternals
from cyclades_core.text.i18n import MessageError, Messages

from ..rpc.localization import LAYERS, RpcMessages
from ..rpc.option_labels import Wording
from ..rpc.rpc_errors import RpcError
from .event_archive import EventArchive
from .stored_rows import ConsentRequest, StoredTable, TableEntry, TableSeat
from .undo_history import Node, UndoTree

__all__ = ["Behind", "Departed", "Room", "TriedMove", "position_digest", "start_game"]

STATUS = {"end": "over", "freeze": "frozen", "thaw": "running"}  # what entries make of a table
ENDED = 10  # requests that have ended and are still shown
KEPT = 50  # every so many plies a game of the past is kept, so that a look back plays at most so many clauses


def _pass(error: MessageError) -> None:
    """A message that is missing is told by its id."""


class Departed(Exception):
    """An entry that the engine of today cannot play: the table has to be frozen."""

    def __init__(self, seq: int, ply: int, error: Exception) -> None:
        super().__init__(seq, ply, error)
        self.seq, self.ply, self.error = seq, ply, error


@define
class TriedMove:
    """A clause that was tried on a copy and may be written."""

    game: Game
    events: list[Event]
    clause: str
    reveals: str
    digest: str


def position_digest(game: Game) -> str:
    """A short hash of the position: another engine that plays otherwise is noticed at once."""
    return hashlib.sha256(game.fingerprint.encode()).hexdigest()[:16]


def start_game(setup: Mapping[str, Any], seed: str, rules: Ruleset) -> Game:
    """The game of a table before its first entry; the seats are p1, p2 ..., names are for the eyes."""
    return Game.new(
        rules,
        players=list(setup["seats"]),
        mode=setup.get("mode"),
        teams=setup.get("teams"),
        board=setup.get("board"),
        seed=int(seed),
        discreet=bool(setup.get("discreet")),
        confirm=setup.get("confirm") or False,
        derivation=setup.get("derivation") or DERIVATION,
    )


class Room:
    """A table at which somebody may be sitting now. `lock` orders what this process does to it."""

    def __init__(self, table: StoredTable, seats: Sequence[TableSeat], rules: Ruleset) -> None:
        self.table = table
        self.seats = {seat.seat: seat for seat in seats}
        self.rules = rules
        self.lock = asyncio.Lock()
        self.lines = UndoTree()
        self.entries: list[TableEntry] = []
        self.requests: dict[str, ConsentRequest] = {}
        self.ended: list[tuple[ConsentRequest, str]] = []  # the last requests that ended by themselves, and how
        self.start = start_game(table.setup, table.seed, rules)
        self._told = EventArchive()
        self._told.append(self.start.take_events())
        self.game = self.start.clone()
        self._kept: dict[int, Game] = {}  # seq of a play -> the game after it
        self._wording: tuple[tuple[Any, ...], dict[str, Wording]] | None = None
        self._follows = True  # is `game` that of the last entry?
        self.delayed = 0  # the number up to which those who watch one round behind may know what happened
        self.good: int | None = None  # the last entry that could be played, where a later one cannot
        self._behind: Behind | None = None
        self.replaced: dict[
            str, tuple[str, int]
        ] = {}  # seat -> why a bot had to be replaced, and the entry that says so
        self.stuck = ""  # the seat of a bot that cannot play at all, in this process
        self.request = None  # undo requests stand in `requests`, with all others

    # -- entries -------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        return self.lines.seq

    @property
    def ply(self) -> int:
        return self.lines.ply(self.good if self.is_still else None)

    @property
    def is_still(self) -> bool:
        """Does the table stand before an entry that the engine of today cannot play?"""
        return self.good is not None

    @property
    def is_closed(self) -> bool:
        """Over, ended or frozen: nobody is asked any more."""
        return self.table.status != "running"

    @property
    def is_finished(self) -> bool:
        """Has the game ended, or have its players ended it? Then nothing is hidden any more."""
        return self.table.status == "over" or self.game.is_over

    @property
    def may_be_watched(self) -> bool:
        """Does the host let people in who have no seat?"""
        return bool(self.table.settings.get("spectators", "link") != "closed")

    def check_open(self) -> None:
        """Raise if no move can be made: the table is frozen, the game is over, or the players have ended it."""
        if self.table.status == "frozen":
            raise RpcError("frozen", engine=self.table.engine)
        if self.is_closed:
            raise IllegalAction(Refusal("game-over"))

    def replay(self, entries: Sequence[TableEntry]) -> None:
        """Take in what was written; `Departed` names the first entry of the line that stands which cannot be played.

        What was taken back need not fit any more: it stays in the log without a game.
        """
        after = UndoTree(self.lines)
        for entry in entries:
            after.add(entry)
        stands = {entry.seq for entry in after.standing()}
        for entry in entries:
            if entry.kind != "play":
                self.accept(entry)
                continue
            try:
                if not self._follows:
                    self.game, self._follows = self.at_seq(self.seq), True
                move: TriedMove | None = self.tried(entry.clause, entry.seat)
            except CycladesError as error:
                if entry.seq in stands:
                    raise Departed(entry.seq, self.ply, error) from error
                move = None
            self.accept(entry, move)

    def stand_still(self, entries: Sequence[TableEntry], departed: int) -> None:
        """Stand before the entry that cannot be played; what came after it is only counted."""
        self.replay([entry for entry in entries if entry.seq < departed])
        self.good = self.seq
        for entry in entries[self.seq :]:
            self.lines.add(entry)
            self.entries.append(entry)
            self._told.append([])

    def tried(self, clause: str, seat: str | None) -> TriedMove:
        """The clause on a copy: whole, of the seat that is asked, or it is refused and nothing was done."""
        if seat != self.game.asked:
            raise IllegalAction(Refusal("wrong-seat" if self.game.asked else "game-over"))
        game = self.game.clone()
        events = game.apply(clause)
        if game.is_answered:
            raise IllegalAction(Refusal("unfinished", text=game.begun))
        made = GameInternals(game).entries_since(GameInternals(self.game).entry_count)
        reveals = " ".join(dict.fromkeys(word for entry in made for word in entry.reveals))
        text = made[-1].clause if len(made) == 1 else clause
        return TriedMove(game, events, text, reveals, position_digest(game))

    def accept(self, entry: TableEntry, move: TriedMove | None = None) -> None:
        """An entry that was committed becomes part of the game."""
        self.lines.add(entry)
        self.entries.append(entry)
        if move is not None:
            if move.game.round > self.game.round:
                self.delayed = entry.seq - 1  # an undo of it takes nothing back from those who have seen it
            self.game = move.game
            self._told.append(move.events)
            if self.ply % KEPT == 0:
                self._kept[entry.seq] = move.game.clone()
        else:
            self._told.append([])
            if entry.kind == "play":
                self._follows = False  # of a line that was taken back and does not fit any more
            elif entry.kind == "undo":
                self._undone(entry)
            elif entry.kind in STATUS:
                self.table.status = STATUS[entry.kind]
            elif entry.kind in ("takeover", "back") and entry.seat in self.seats:
                self.seats[entry.seat].bot = entry.clause
                self.replaced.pop(entry.seat, None)
                if entry.by == "server":
                    self.replaced[entry.seat] = (entry.key.partition("-")[0], entry.seq)

    def _undone(self, entry: TableEntry) -> None:
        """Stand where an undo says; a line that does not fit any more has no game until it is left."""
        self.good = None
        try:
            self.game, self._follows = self.at_seq(entry.seq), True
        except CycladesError:
            self._follows = False

    def behind(self) -> Behind:
        """What those see who watch one round behind."""
        if self._behind is None or self._behind.seq != self.delayed:
            self._behind = Behind(self, self.delayed)
        return self._behind

    # -- the past ------------------------------------------------------------------------------------------------

    def at_seq(self, seq: int) -> Game:
        """The game as it stood after an entry, played again from the nearest one that was kept."""
        node = self.lines.node(seq)
        todo: list[Node] = []
        game = self.start
        while node is not None:
            kept = self._kept.get(node.entry.seq)
            if kept is not None:
                game = kept
                break
            todo.append(node)
            node = node.before
        game = game.clone()
        for each in reversed(todo):
            game.apply(each.entry.clause)
        return game

    def at(self, ply: int, seq: int | None = None) -> Game:
        """The game after so many plies of the line that stands, or stood after `seq`."""
        found = self.seq_at(ply, seq)
        return self.at_seq(found) if found else self.start.clone()

    def seq_at(self, ply: int, seq: int | None = None) -> int:
        """The number after which the line that stands, or stood after `seq`, had so many plies."""
        node = self.lines.node(seq)
        while node is not None and node.ply > ply:
            node = node.before
        return 0 if node is None else node.entry.seq

    def events(self, first: int, last: int) -> Iterator[tuple[int, list[Event]]]:
        """The events of the numbers from `first` to `last`, both included; whole, secrets included."""
        for seq in range(max(0, first), min(last, self.seq) + 1):
            yield seq, self._told[seq]

    # -- taking back ---------------------------------------------------------------------------------------------

    def since(self, seq: int) -> list[TableEntry]:
        """The plays that would no longer stand if the game stood after that entry again."""
        kept = {entry.seq for entry in self.lines.standing(seq)}
        return [entry for entry in self.lines.standing() if entry.seq not in kept]

    def returning(self, seq: int) -> list[TableEntry]:
        """The plays that were undone and would stand again if the game stood after that entry."""
        stands = {entry.seq for entry in self.lines.standing()}
        return [entry for entry in self.lines.standing(seq) if entry.seq not in stands]

    def undo_offer(self, seat: str | None) -> dict[str, Any]:
        """Return how a seat can undo its own last decision, with what bots and others have played since.

        `free`: without asking anyone. `ask`: the others who have played since must agree. `to`: the number for
        `undo.ask`. `revealed`: what came to light since, so that it cannot be undone.
        """
        shown, others = "", set[str | None]()
        node = self.lines.node()
        while node is not None:
            entry = node.entry
            shown = entry.reveals or shown
            if entry.by == "person" and entry.seat == seat:
                if shown:
                    return {"free": False, "ask": False, "revealed": shown.split()[0]}
                to = node.before.entry.seq if node.before is not None else 0
                return {"free": others.isdisjoint(self.people), "ask": True, "to": to}
            if entry.seat != seat:
                others.add(entry.seat)
            node = node.before
        return {"free": False, "ask": False}

    def undone(self, first: int, last: int) -> list[dict[str, Any]]:
        """Return the undos with numbers from `first` to `last`, both included."""
        found = [entry for entry in self.entries[max(0, first - 1) : last] if entry.kind == "undo"]
        return [{"seq": entry.seq, "to": int(entry.clause), "seat": entry.seat} for entry in found]

    def note_ended(self, request: ConsentRequest, state: str) -> None:
        """Remember how a request ended, for those who look at the table next."""
        self.ended = [*self.ended, (request, state)][-ENDED:]

    # -- people --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str | None:
        return self.game.asked

    def is_bot(self, seat: str | None) -> bool:
        return seat is not None and bool(self.seats[seat].bot)

    def is_owned(self, seat: str) -> bool:
        """Does a chair belong to a person, even if a bot plays there now?"""
        if not self.is_bot(seat):
            return True
        first = self.table.setup.get("bots")  # tables of 1.0.0 do not say which chairs had bots at first
        had_person = first is not None and seat not in first
        return had_person or any(entry.kind == "back" and entry.seat == seat for entry in self.entries)

    @property
    def people(self) -> list[str]:
        """The seats on which people sit."""
        return [seat for seat, row in self.seats.items() if not row.bot]

    @property
    def names(self) -> dict[str, str]:
        return {seat: row.name for seat, row in self.seats.items()}

    @property
    def genders(self) -> dict[str, str]:
        return {seat: row.gender for seat, row in self.seats.items() if row.gender}

    def _by_faction(self, words: Mapping[str, str], numbered: bool) -> dict[str, str]:
        """Return words of seats with those of their factions: of a player with two, `Ann 1` and `Ann 2`."""
        out = dict(words)
        for faction in self.start.view(None)["factions"]:
            seat, name = faction["seat"], faction["id"].removeprefix("player-")
            if name != seat and seat in words:
                out[name] = f"{words[seat]} {name.removeprefix(f'{seat}-')}" if numbered else words[seat]
        return out

    def wording(self, words: RpcMessages, lang: str) -> Wording:
        """The words of this table: players are spoken of by the names they gave."""
        key = (lang, tuple(self.names.items()), tuple(self.genders.items()))
        if self._wording is None or self._wording[0] != key:
            made: dict[str, Wording] = self._wording[1] if self._wording and self._wording[0][1:] == key[1:] else {}
            self._wording = (key, made)
        made = self._wording[1]
        if lang not in made:
            rules = self.game.rules
            messages = Messages(
                lang,
                (*LAYERS, *(module for module, _ in rules.modules)),
                options=rules.options,
                places=self.game.places,
                names=self._by_faction(self.names, True),
                genders=self._by_faction(self.genders, False),
                tell=_pass,
            )
            made[lang] = Wording(messages)
        return made[lang]

    @property
    def touched(self) -> int:
        """When something was last done at the table."""
        return max(self.table.changed, self.entries[-1].at if self.entries else 0)

    def beside(self) -> list[Any]:
        """What everybody sees of the table beside its game, to be compared."""
        told = [(row.seat, row.name, row.gender, row.lang, row.bot, row.taken) for row in self.seats.values()]
        return [told, self.table.settings, [(each.id, dict(each.votes)) for each in self.requests.values()]]

    def state(self) -> dict[str, Any]:
        """What an entry changes in the row of the table."""
        return {"ply": self.ply, "asked": self.asked}


class Behind:
    """A room as it stood after an entry: for those who watch one round behind. Has what a Look is made from."""

    request = None

    def __init__(self, room: Room, seq: int) -> None:
        self._room = room
        self.id, self.seq, self.ply = room.id, seq, room.lines.ply(seq)
        self.game = room.at_seq(seq)

    def wording(self, words: RpcMessages, lang: str) -> Wording:
        return self._room.wording(words, lang)

    def events(self, first: int, last: int) -> Iterator[tuple[int, list[Event]]]:
        return self._room.events(first, min(last, self.seq))

    def at(self, ply: int) -> Game:
        return self._room.at(min(ply, self.ply), self.seq)

    def seq_at(self, ply: int) -> int:
        return self._room.seq_at(min(ply, self.ply), self.seq)

    @property
    def since(self) -> int:
        """When its last entry was written, in milliseconds since 1970: what came later is not known."""
        return self._room.entries[self.seq - 1].at if self.seq else self._room.table.created

    @property
    def bots(self) -> dict[str, str]:
        """The bots on the chairs, by seat; a chair that was taken over later has the bot of then, or none."""
        found = {seat: row.bot for seat, row in self._room.seats.items()}
        first = self._room.table.setup.get("bots", {})  # tables of 1.0.0 do not say
        changed = [each for each in self._room.entries if each.kind in ("takeover", "back")]
        for seat in {str(each.seat) for each in changed if each.seq > self.seq}:
            before = [each.clause for each in changed if each.seat == seat and each.seq <= self.seq]
            found[seat] = before[-1] if before else first.get(seat, "")
        return found

    def undo_offer(self, seat: str | None) -> dict[str, Any]:
        return {"free": False, "ask": False}

    def undone(self, first: int, last: int) -> list[dict[str, Any]]:
        return self._room.undone(first, min(last, self.seq))
