"""Every method of the protocol: its parameters, its result, who may call it, and what it does.

The work is done on a `Context`, which notes what the dispatcher has to see to afterwards: a game that has changed, an
answer to be kept, somebody who wants to be told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from cyclades_core import CycladesError, IllegalAction, Refusal, __version__
from cyclades_core.engine.values import limits
from cyclades_core.text.i18n import available_languages

from ..bots import Turn, parse_spec
from ..bots.bot_seats import generator_for
from . import catalogue_methods, request_types, response_types
from .callers import ALL, OWNER, PLAYERS, game_of, player_of, seat_of
from .hosted_games import HostedGame
from .localization import language
from .method_context import Context, Later, Stored
from .rpc_errors import RpcError

__all__ = ["METHODS", "PROTOCOL", "Context", "Later", "Method", "Stored", "protocol_document"]

PROTOCOL = 1
#: How many answers a bot may be asked for until its clause is whole.
BOT_PARTS = 200


@attrs.frozen
class Method:
    """A method as the dispatcher and the schema know it."""

    name: str
    text: str
    params: type
    result: type
    roles: frozenset[str]
    work: Callable[[Context, Any], Any]


METHODS: dict[str, Method] = {}
Work = Callable[[Context, Any], Any]


def method(name: str, params: type, result: type, roles: frozenset[str]) -> Callable[[Work], Work]:
    """Enter a function as a method; its docstring is the description."""

    def enter(work: Work) -> Work:
        METHODS[name] = Method(name, " ".join((work.__doc__ or "").split()), params, result, roles, work)
        return work

    return enter


def protocol_document() -> dict[str, Any]:
    """Return the OpenRPC document of all methods."""
    from .openrpc_schema import document

    return document(METHODS, PROTOCOL)


# -- the connection ------------------------------------------------------------------------------------------------


@method("initialize", request_types.InitializeParams, response_types.HelloMessage, ALL)
def initialize(context: Context, p: request_types.InitializeParams) -> Any:
    """Say hello: agree on the version of the protocol and on the language of texts."""
    if str(p.protocol) != str(PROTOCOL):
        raise RpcError("params", path="protocol", reason="version", expected=[PROTOCOL])
    caller = context.caller
    if p.token is not None and caller.role == OWNER:
        raise RpcError("not-yours", what="token", asked=None)
    if p.lang is not None:
        caller.lang = language(p.lang)
    return {
        "protocol": PROTOCOL,
        "engine": __version__,
        "languages": list(available_languages()),
        "lang": caller.lang,
        "limits": {
            "request_bytes": limits.RPC_REQUEST_BYTES,
            "load_bytes": limits.RPC_LOAD_BYTES,
            "depth": limits.RPC_DEPTH,
            "options": limits.RPC_OPTIONS,
            "events": limits.RPC_EVENTS,
            "games": context.games.most,
        },
        "role": caller.role,
        "game": caller.game,
        "seat": caller.seat,
    }


@method("rpc.discover", request_types.NothingParams, response_types.AnyDocument, ALL)
def discover(context: Context, p: request_types.NothingParams) -> Any:
    """The OpenRPC document of this protocol."""
    return protocol_document()


# -- content -------------------------------------------------------------------------------------------------------


@method("modules.list", request_types.LanguagesParams, response_types.ModuleListMessage, ALL)
def modules_list(context: Context, p: request_types.LanguagesParams) -> Any:
    """The modules that are installed, with their options and what they need."""
    return {"modules": catalogue_methods.modules(context, p.lang)}


@method("modules.check", request_types.CheckParams, response_types.VerdictMessage, ALL)
def modules_check(context: Context, p: request_types.CheckParams) -> Any:
    """Whether a list of modules can be played, with how many players and on which boards; else the nearest that can."""
    return catalogue_methods.verdict(context, p.modules, p.options, p.lang)


@method("content.get", request_types.ContentParams, response_types.ContentDocument, ALL)
def content_get(context: Context, p: request_types.ContentParams) -> Any:
    """Names and texts of all that a game, or a list of modules, is made of."""
    held = _either(context, p)
    return catalogue_methods.content(context, held, p.modules, p.options, p.lang)


@method("board.get", request_types.BoardParams, response_types.BoardDocument, ALL)
def board_get(context: Context, p: request_types.BoardParams) -> Any:
    """The board of a game, or one of a list of modules: areas, sites, what is near what, and where to draw it."""
    held = _either(context, p)
    return {"board": catalogue_methods.board(held, p.modules, p.options, p.board)}


def _either(context: Context, p: request_types.ContentParams | request_types.BoardParams) -> HostedGame | None:
    """The game that is asked about; None: it is about modules."""
    if p.game is None and p.modules is None and context.caller.role == OWNER:
        raise RpcError("params", path="game", reason="either", expected=["game", "modules"])
    if p.modules is not None:
        if p.game is not None:
            raise RpcError("params", path="modules", reason="either", expected=["game", "modules"])
        return None
    return game_of(context.games, context.caller, p)


# -- games ---------------------------------------------------------------------------------------------------------


@method("game.new", request_types.NewParams, response_types.LookMessage, frozenset({OWNER}))
def game_new(context: Context, p: request_types.NewParams) -> Any:
    """Set up a game. The Look is for the seat that is named, else for the one that is asked first."""
    from cyclades_core import Game

    if p.seed is not None and not (p.seed.isascii() and p.seed.isdigit() and int(p.seed) < 2**64):
        raise RpcError("params", path="seed", reason="number", expected="decimal below 2^64")
    context.games.room()
    rules = catalogue_methods.ruleset(p.modules, p.options)
    game = Game.new(
        rules,
        players=p.players,
        mode=p.mode,
        teams=p.teams,
        board=p.board,
        seed=None if p.seed is None else int(p.seed),
        discreet=p.discreet,
        confirm=p.confirm,
    )
    return _first_look(context, context.games.add(game), p.seat)


@method("game.load", request_types.LoadParams, response_types.LookMessage, frozenset({OWNER}))
def game_load(context: Context, p: request_types.LoadParams) -> Any:
    """Go on with a game that was saved. The Look is for the seat that is named, else for the one that is asked."""
    from cyclades_core import Game

    context.games.room()
    game = Game.from_json(p.save, other_content=p.other_content)
    return _first_look(context, context.games.add(game), p.seat)


def _first_look(context: Context, held: HostedGame, seat: str | None) -> Any:
    try:
        eyes = seat_of(held, context.caller, seat) if seat is not None else held.game.asked
    except RpcError:
        context.games.close(held.id)
        raise
    return context.look(held, eyes, None)


@method("game.save", request_types.SaveParams, response_types.SavedMessage, frozenset({OWNER}))
def game_save(context: Context, p: request_types.SaveParams) -> Any:
    """The save of a game, with all that is hidden: for whoever runs it, and for no seat."""
    held = game_of(context.games, context.caller, p)
    return {"save": held.game.to_json(p.snapshot)}


@method("game.close", request_types.CloseParams, response_types.NothingMessage, frozenset({OWNER}))
def game_close(context: Context, p: request_types.CloseParams) -> Any:
    """Forget a game. What was not saved is gone."""
    held = game_of(context.games, context.caller, p)
    context.games.close(held.id)
    context.closed = held.id
    return {}


@method("game.look", request_types.LookParams, response_types.LookMessage, ALL)
def game_look(context: Context, p: request_types.LookParams) -> Any:
    """What a seat sees and is asked; without a seat what everybody may see. With `at` as it stood then."""
    held = game_of(context.games, context.caller, p)
    seat = seat_of(held, context.caller, p.seat)
    _check_seq(held, p.since)
    if p.at is not None:
        if p.at > held.ply:
            raise RpcError("unknown", what="ply", name=p.at)
        return context.look_at(held, seat, p.at)
    return context.look(held, seat, p.since)


@method("game.wait", request_types.WaitParams, response_types.LookMessage, ALL)
def game_wait(context: Context, p: request_types.WaitParams) -> Any:
    """The Look as soon as there is something newer than `since`, at the latest after `timeout` seconds."""
    held = game_of(context.games, context.caller, p)
    seat = seat_of(held, context.caller, p.seat)
    _check_seq(held, p.since)
    if held.seq > p.since or held.game.is_over:
        return context.look(held, seat, p.since)
    return Later(held, seat, p.since, p.timeout)


@method("game.events", request_types.EventsParams, response_types.EventPageMessage, ALL)
def game_events(context: Context, p: request_types.EventsParams) -> Any:
    """A page of what happened, for the eyes of a seat."""
    held = game_of(context.games, context.caller, p)
    seat = seat_of(held, context.caller, p.seat)
    _check_seq(held, p.from_)
    last = min(held.seq, p.from_ + p.limit - 1)
    return {
        "events": context.events(held, seat, p.from_, last, p.lang),
        "next": last + 1 if last < held.seq else None,
    }


@method("game.subscribe", request_types.SubscribeParams, response_types.LookMessage, ALL)
def game_subscribe(context: Context, p: request_types.SubscribeParams) -> Any:
    """The Look of now, and from now on a notification `game.changed` after every change."""
    held = game_of(context.games, context.caller, p)
    seat = seat_of(held, context.caller, p.seat)
    _check_seq(held, p.since)
    look = context.look(held, seat, p.since)
    context.watch = held, seat, True
    return look


@method("game.unsubscribe", request_types.UnsubscribeParams, response_types.NothingMessage, ALL)
def game_unsubscribe(context: Context, p: request_types.UnsubscribeParams) -> Any:
    """No more notifications for this seat."""
    held = game_of(context.games, context.caller, p)
    context.watch = held, seat_of(held, context.caller, p.seat), False
    return {}


def _check_seq(held: HostedGame, seq: int | None) -> None:
    if seq is not None and seq > held.seq:
        raise RpcError("unknown", what="seq", name=seq)


# -- clauses -------------------------------------------------------------------------------------------------------


def _asked(context: Context, p: Any) -> tuple[HostedGame, str]:
    """The game and its seat, if it is the one that is asked, about the question of now."""
    held = game_of(context.games, context.caller, p)
    seat = player_of(held, context.caller, p.seat)
    context.of(held, seat)
    if p.expect is None and context.caller.role != OWNER:
        raise RpcError("params", path="expect", reason="missing", expected="integer")
    if p.expect is not None and p.expect != held.seq:
        known = p.expect if p.expect < held.seq else None
        raise RpcError("stale", expect=p.expect, look=context.look(held, seat, known))
    asked = held.game.asked
    if asked is None:
        raise IllegalAction(Refusal("game-over"))
    if asked != seat:
        raise RpcError("not-yours", what="seat", asked=asked)
    return held, seat


@method("game.draft", request_types.DraftParams, response_types.DraftMessage, PLAYERS)
def game_draft(context: Context, p: request_types.DraftParams) -> Any:
    """What the parts make: the next question, or a whole clause. Nothing is played, nor told what follows."""
    held, _ = _asked(context, p)
    return context.draft(held, p.parts, p.from_, p.confirm)


@method("game.why", request_types.WhyParams, response_types.WhyMessage, PLAYERS)
def game_why(context: Context, p: request_types.WhyParams) -> Any:
    """Why these things cannot be chosen as the next part."""
    held, _ = _asked(context, p)
    return {"refusals": context.why(held, p.parts, p.targets, p.start)}


@method("game.play", request_types.PlayParams, response_types.LookMessage, PLAYERS)
def game_play(context: Context, p: request_types.PlayParams) -> Any:
    """Play a whole clause. The Look is for the seat that played, with all events that followed."""
    if (p.clause is None) == (p.parts is None):
        raise RpcError("params", path="clause", reason="either", expected=["clause", "parts"])
    if p.key == "":
        raise RpcError("params", path="key", reason="length", expected=1)
    held = game_of(context.games, context.caller, p)
    seat = player_of(held, context.caller, p.seat)
    written = p.clause if p.clause is not None else context.written(p.parts or [])
    if p.key is not None:
        packed = held.done(p.key, seat, written)
        if packed is not None:
            return Stored(packed) if packed else context.look(held, seat, None)
    _asked(context, p)
    clause = p.clause if p.clause is not None else context.clause(held, p.parts or [])
    before = held.seq
    held.play(clause, whole=p.clause is None)
    context.changed, context.seat = held, seat
    if p.key is not None:
        context.keep = p.key, seat, written
    return context.look(held, seat, before)


@method("undo.ask", request_types.UndoAskParams, response_types.LookMessage, PLAYERS)
def undo_ask(context: Context, p: request_types.UndoAskParams) -> Any:
    """Take back to a number. One's own last entries are taken back at once; those who have answered since are asked."""
    return _changed(context, p, lambda held, seat: held.ask_undo(seat, p.to))


@method("undo.answer", request_types.UndoAnswerParams, response_types.LookMessage, PLAYERS)
def undo_answer(context: Context, p: request_types.UndoAnswerParams) -> Any:
    """Say whether somebody may take it back. The last yes does it, one no ends it."""
    return _changed(context, p, lambda held, seat: held.answer_undo(seat, p.yes))


def _changed(
    context: Context,
    p: request_types.UndoAskParams | request_types.UndoAnswerParams,
    work: Callable[[HostedGame, str], None],
) -> Any:
    """Do what a seat may do although it is not asked; its Look, with what came of it."""
    held = game_of(context.games, context.caller, p)
    seat = player_of(held, context.caller, p.seat)
    context.of(held, seat)
    before = held.seq
    work(held, seat)
    context.changed, context.seat = held, seat
    return context.look(held, seat, before)


@method("bot.choose", request_types.BotParams, response_types.BotChoiceMessage, frozenset({OWNER}))
def bot_choose(context: Context, p: request_types.BotParams) -> Any:
    """What a bot would play on the seat that is asked, knowing no more than that seat. Nothing is played."""
    held = game_of(context.games, context.caller, p)
    seat = player_of(held, context.caller, p.seat)
    context.of(held, seat)
    asked = held.game.asked
    if asked is None:
        raise IllegalAction(Refusal("game-over"))
    if asked != seat:
        raise RpcError("not-yours", what="seat", asked=asked)
    bot = parse_spec(p.spec)
    rng = generator_for(0, f"{p.salt}/{seat}/{held.ply}")
    trial = held.game.clone()
    before = len(trial.entries)
    for _ in range(BOT_PARTS):
        trial.apply(bot.choose(Turn(trial, rng)))
        entries = trial.entries
        if len(entries) > before and not (len(entries) == before + 1 and trial.is_answered):
            return {"clause": entries[before].clause}
    raise CycladesError("endless", name=p.spec)
