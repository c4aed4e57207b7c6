"""The rows that are kept. Times are milliseconds since 1970, ids and tokens come from `secrets`."""

from __future__ import annotations

import hashlib
import re
import secrets
import sys
from typing import Any

from attrs import Factory, define, evolve, field

__all__ = [
    "Archive",
    "ConsentRequest",
    "StoredTable",
    "TableEntry",
    "TableSeat",
    "Token",
    "digest_of",
    "evolve",
    "is_table_id",
    "is_token",
    "new_id",
    "new_token",
]

#: Without letters and digits that look alike, so that an id can be read aloud.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_ID = re.compile(f"[{ALPHABET}]{{6,8}}")
_TOKEN = re.compile("[A-Za-z0-9_-]{32}")


def new_id(length: int = 6) -> str:
    """A name for a table: no secret, but not to be guessed by counting either."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_table_id(text: str) -> bool:
    """Could this be the id of a table?

    >>> is_table_id("abc234"), is_table_id("abc23"), is_table_id("abc\\x00234"), is_table_id("aBc234")
    (True, False, False, False)
    """
    return _ID.fullmatch(text) is not None


def is_token(text: str) -> bool:
    """Could this be a token?

    >>> is_token(new_token()), is_token("nonsense")
    (True, False)
    """
    return _TOKEN.fullmatch(text) is not None


def new_token() -> str:
    """What a link carries behind `#`: 192 random bits."""
    return secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot sit down with it.

    >>> digest_of("abc")[:12]
    'ba7816bf8f01'
    """
    return hashlib.sha256(token.encode()).hexdigest()


@define
class StoredTable:
    """A table: how it was set up, and how far its game has come."""

    id: str
    created: int
    status: str  # open, running, over, frozen
    setup: dict[str, Any]  # modules, options, mode, teams, board, discreet, confirm, seats, bots: what `Game.new` needs
    engine: str  # the version that played last
    fingerprint: str  # of the content it played
    seed: str  # decimal: 64 bits do not survive in every JSON reader
    salt: str
    commitment: str  # sha256(seed, salt), shown from the start; seed and salt are shown at the end
    settings: dict[str, Any] = Factory(dict)  # name, spectators, clock, hints, link of the table's talk
    seq: int = 0
    ply: int = 0
    asked: str | None = None
    asked_since: int = 0
    changed: int = 0


def _shared(text: str | None) -> str | None:
    """Return one object for equal texts. A row from the database has its own copy of each, 300 bytes per entry."""
    return None if text is None else sys.intern(str(text))


@define
class TableEntry:
    """One accepted entry. `entries` is append-only and the truth."""

    table_id: str = field(converter=sys.intern)
    seq: int
    kind: str = field(converter=sys.intern)  # play, undo, takeover, back, end, upgrade
    seat: str | None = field(converter=_shared)
    clause: str  # of a play; the seq to stand at of an undo; the bot of a takeover
    key: str  # unique in a table: the same key is the same entry
    by: str = field(converter=sys.intern)  # person, bot, standing, server
    reveals: str = field(converter=sys.intern)
    digest: str  # of the position after it, to notice an engine that plays otherwise
    at: int


@define
class TableSeat:
    """A chair: who sits there, in which language, and since when nobody was seen."""

    table_id: str
    seat: str
    place: int
    name: str
    gender: str = ""
    lang: str = ""
    bot: str = ""  # a spec; empty: a person
    taken: bool = False  # has anybody opened the link?
    standing: dict[str, Any] = Factory(dict)  # answers that are given while nobody is there
    last_seen: int = 0
    #: Where to tell of its turn: `to`; `mute`, what that link carries; `sent`, for which question, how many `times`.
    contact: dict[str, Any] = Factory(dict)


@define
class Token:
    """A link, as far as it is kept."""

    hash: str
    table_id: str
    role: str  # host, seat, spectator
    seat: str | None
    created: int
    revoked: bool = False


@define
class ConsentRequest:
    """What needs the consent of others: an undo, a takeover of a left chair, the end of a table."""

    table_id: str
    id: str
    kind: str  # undo, takeover, back, end, thaw
    by: str
    to_seq: int
    about: str  # the seat that a takeover is about, the bot that would sit down
    votes: dict[str, int]  # by seat, of everyone who has to agree: False, or the number of the last entry at that time
    at: int
    until: int


@define
class Archive:
    """A table that ended or froze, readable without the engine that played it."""

    table_id: str
    engine: str
    events: bytes  # gzipped JSON lines of the open events
    result: dict[str, Any]
