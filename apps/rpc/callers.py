"""Who calls: what a connection may do, for which game and seat, in which language, and how it is reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .hosted_games import HostedGame, HostedGames
from .rpc_errors import RpcError

__all__ = ["ALL", "OWNER", "PLAYERS", "Caller", "game_of", "player_of", "seat_of"]

#: The one who runs the engine; the one who made the table; a player; one who watches.
OWNER, HOST, SEAT, SPECTATOR = "owner", "host", "seat", "spectator"
ALL = frozenset({OWNER, HOST, SEAT, SPECTATOR})
PLAYERS = frozenset({OWNER, HOST, SEAT})


class Caller:
    """A connection. `send` gets the text of each message to it."""

    def __init__(
        self,
        send: Callable[[str], None],
        lang: str,
        role: str = OWNER,
        game: str | None = None,
        seat: str | None = None,
    ) -> None:
        self.send = send
        self.lang = lang
        self.role = role
        self.game = game
        self.seat = seat


def game_of(games: HostedGames, caller: Caller, params: Any) -> HostedGame:
    """The game that a request is about."""
    if caller.role == OWNER:
        if params.game is None:
            raise RpcError("params", path="game", reason="missing", expected="string")
        return games.get(params.game)
    if caller.game is None or params.game not in (None, caller.game):
        raise RpcError("not-yours", what="game", asked=None)
    return games.get(caller.game)


def seat_of(held: HostedGame, caller: Caller, seat: str | None) -> str | None:
    """The seat for whose eyes the answer is; None: for those who watch.

    The one who runs the engine may ask for any, by its name or by its place (`p1` is the first).
    """
    if caller.role != OWNER:
        if seat not in (None, caller.seat):
            raise RpcError("not-yours", what="seat", asked=held.game.asked)
        return caller.seat
    if seat is None:
        return None
    seats = held.game.seats
    if seat in seats:
        return seat
    places = {f"p{n}": name for n, name in enumerate(seats, 1)}
    if seat not in places:
        raise RpcError("unknown", what="seat", name=seat)
    return places[seat]


def player_of(held: HostedGame, caller: Caller, seat: str | None) -> str:
    """The seat of a request that only a seat can make."""
    found = seat_of(held, caller, seat)
    if found is None:
        if caller.role == OWNER:
            raise RpcError("params", path="seat", reason="missing", expected="string")
        raise RpcError("not-yours", what="seat", asked=held.game.asked)
    return found
