"""How requests become calls of methods, and errors become messages.

`call_method`, `unknown_method` and `fault_of` do this for every host: for `Dispatcher`, and for the server, whose own
methods are asynchronous (`apps/server/request_handlers.py`).

`Dispatcher` hosts games for one process. A transport makes a `Caller` for each connection, passes every line to
`handle`, calls `expire` when `deadline` has come, and `leave` when the connection is gone. It never waits and uses no
threads. A transport with several threads takes turns.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from typing import Any

from cyclades_core import ContentError, CycladesError, IllegalAction
from cyclades_core.content.toml.nearest_name import nearest
from cyclades_core.engine.values.limits import RPC_LOAD_BYTES, RPC_WAITS

from . import message_encoding
from .callers import Caller
from .hosted_games import HostedGame, HostedGames
from .localization import RpcMessages, problems_of, refusal_of
from .methods import METHODS, Context, Later, Stored
from .parameter_structuring import structured
from .request_reader import RpcRequest, Unread, read_request
from .rpc_errors import RpcError

__all__ = ["Dispatcher", "call_method", "fault_of", "unknown_method"]


def call_method(request: RpcRequest, context: Context) -> Any:
    """Check the role of the caller and the parameters, and return the result of a method of the protocol."""
    method = METHODS[request.method]
    if context.caller.role not in method.roles:
        raise RpcError("not-yours", what="role", asked=None)
    return method.work(context, structured(request.params, method.params))


def unknown_method(name: str, known: Iterable[str]) -> RpcError:
    """Return the error for a method that does not exist, with the nearest of those that do."""
    return RpcError("method", method=name[:80], nearest=nearest(name, known))


def fault_of(error: Exception, context: Context, report: Callable[[Exception], int]) -> RpcError:
    """Return what a client is told of an error. `report` logs a bug of ours and returns its number."""
    if isinstance(error, RpcError):
        return error
    if isinstance(error, IllegalAction):
        refusal = refusal_of(context.wording(), error.refusal)
        return RpcError("refused", **refusal, part=getattr(error, "part", None))
    if isinstance(error, (CycladesError, ContentError)):
        problems = problems_of(context.messages(), error)
        return RpcError("engine", **problems[0], **({"problems": problems} if len(problems) > 1 else {}))
    return RpcError("internal", incident=report(error))


class Waiter:
    """A long poll that is not answered yet."""

    __slots__ = ("caller", "deadline", "game", "id", "seat", "since")

    def __init__(self, caller: Caller, ident: str | int | None, later: Later, deadline: float) -> None:
        self.caller = caller
        self.id = ident
        self.game = later.held.id
        self.seat = later.seat
        self.since = later.since
        self.deadline = deadline


class Dispatcher:
    """Answers requests. `report` is told of faults of the engine, with the number that the client is told too.

    `now` gives seconds for long polls; `clock` what a Look says about since when somebody is asked, where that is kept.
    """

    def __init__(
        self,
        now: Callable[[], float],
        report: Callable[[int, BaseException], None],
        games: HostedGames | None = None,
        load_bytes: int = RPC_LOAD_BYTES,
    ) -> None:
        self.games = games or HostedGames()
        self.words = RpcMessages()
        self.load_bytes = load_bytes
        self._now = now
        self._report = report
        self._incidents = 0
        self._closing: int | None = None
        self._waiters: list[Waiter] = []
        #: Game -> who is told of its changes, for whose eyes, and the number told last.
        self._watchers: dict[str, dict[tuple[Caller, str | None], int]] = {}

    # -- for transports ------------------------------------------------------------------------------------------

    def handle(self, line: bytes, caller: Caller) -> None:
        """Do what a line asks for, and send the answer."""
        try:
            request = read_request(line, self.load_bytes)
        except Unread as unread:
            caller.send(message_encoding.error(unread.id, unread.fault))
            return
        context = Context(self.games, self.words, caller)
        told = self._answer(request, context)
        if told is not None and request.answered:
            caller.send(told)
        if context.changed is not None:
            self._tell(context.changed, caller, context.seat)

    @property
    def deadline(self) -> float | None:
        """When the first long poll has waited long enough."""
        return min((waiter.deadline for waiter in self._waiters), default=None)

    def expire(self) -> None:
        """Answer the long polls that have waited long enough."""
        now = self._now()
        self._wake([waiter for waiter in self._waiters if waiter.deadline <= now])

    def leave(self, caller: Caller) -> None:
        """The connection is gone: nobody waits and nobody watches there any more."""
        self._waiters = [waiter for waiter in self._waiters if waiter.caller is not caller]
        for watchers in self._watchers.values():
            for key in [key for key in watchers if key[0] is caller]:
                del watchers[key]

    def close(self, after: int, callers: Iterable[Caller]) -> None:
        """Say that the server is going down: whatever comes now is answered with `closing`."""
        self._closing = after
        for caller in callers:
            caller.send(message_encoding.notification("server.closing", {"after": after}))

    # -- answering -----------------------------------------------------------------------------------------------

    def _answer(self, request: RpcRequest, context: Context) -> str | None:
        """The text of the answer; None: it comes later."""
        try:
            result = self._result(request, context)
            if isinstance(result, Later):
                return self._wait(request, context.caller, result)
            if isinstance(result, Stored):
                return message_encoding.wrapped(request.id, zlib.decompress(result.packed).decode("utf-8"))
            text = message_encoding.encoded(result)
            if context.keep is not None and context.changed is not None:
                context.changed.keep(*context.keep, text)
            self._watch(context)
            return message_encoding.wrapped(request.id, text)
        except Exception as error:
            return message_encoding.error(request.id, fault_of(error, context, self._incident))

    def _result(self, request: RpcRequest, context: Context) -> Any:
        if self._closing is not None:
            raise RpcError("closing", after=self._closing)
        if request.method not in METHODS:
            raise unknown_method(request.method, METHODS)
        return call_method(request, context)

    def _incident(self, error: Exception) -> int:
        self._incidents += 1
        self._report(self._incidents, error)
        return self._incidents

    # -- those who wait and watch --------------------------------------------------------------------------------

    def _wait(self, request: RpcRequest, caller: Caller, later: Later) -> str | None:
        if not request.answered:
            return None
        if sum(waiter.caller is caller for waiter in self._waiters) >= RPC_WAITS:
            raise RpcError("too-many", what="waits", most=RPC_WAITS, retry_after=None)
        self._waiters.append(Waiter(caller, request.id, later, self._now() + later.timeout))
        return None

    def _wake(self, waiters: list[Waiter]) -> None:
        self._waiters = [waiter for waiter in self._waiters if waiter not in waiters]
        for waiter in waiters:
            context = Context(self.games, self.words, waiter.caller)
            try:
                look = context.look(self.games.get(waiter.game), waiter.seat, waiter.since)
                waiter.caller.send(message_encoding.answer(waiter.id, look))
            except RpcError as fault:
                waiter.caller.send(message_encoding.error(waiter.id, fault))

    def _watch(self, context: Context) -> None:
        """Begin or end to tell of changes, as the method asked for."""
        if context.closed is not None:
            self._watchers.pop(context.closed, None)
            self._wake([waiter for waiter in self._waiters if waiter.game == context.closed])
        if context.watch is not None:
            held, seat, wanted = context.watch
            watchers = self._watchers.setdefault(held.id, {})
            if wanted:
                watchers[context.caller, seat] = held.seq
            else:
                watchers.pop((context.caller, seat), None)

    def _tell(self, held: HostedGame, by: Caller, seat: str | None) -> None:
        """Tell of a change: those who watch, but not whoever made it, who has it as the answer."""
        watchers = self._watchers.get(held.id, {})
        for (caller, eyes), since in list(watchers.items()):
            watchers[caller, eyes] = held.seq
            if caller is not by or eyes != seat:
                look = Context(self.games, self.words, caller).look(held, eyes, since)
                caller.send(message_encoding.notification("game.changed", look))
        self._wake([waiter for waiter in self._waiters if waiter.game == held.id])
