"""Looks, drafts and reasons as data: what one pair of eyes gets to see of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core import Decision, IllegalAction, Option, Refusal
from cyclades_core.engine.values.limits import RPC_LOOK_BYTES, RPC_LOOK_OPTIONS, RPC_OPTIONS

from .field_types import INTEGER, Part
from .hosted_games import HostedGame
from .localization import plain, refusal_of
from .message_encoding import EncodedData, encoded
from .option_labels import Wording
from .rpc_errors import RpcError

__all__ = ["clause", "decision", "draft", "look", "look_at", "why"]

MARKS = len(',"more":true,"truncated":true')


def look(
    held: HostedGame,
    seat: str | None,
    since: int,
    events: list[dict[str, Any]],
    truncated: bool,
    words: Wording,
    more: Mapping[str, Any] | None = None,
) -> EncodedData:
    """What the eyes of a seat see (None: of everybody). `more` is what a server has to say, instead or beside."""
    game = held.game
    asked = game.asked
    out: dict[str, Any] = {
        "game": held.id,
        "seat": seat,
        "seq": held.seq,
        "ply": held.ply,
        "since": since,
        "events": events,
        "view": game.view(seat),
        "waiting": None if asked is None else {"seat": asked, "since": None},
        "decision": None,
        "undo": _undo(held, seat),
    }
    if truncated:
        out["truncated"] = True
    if asked is not None and asked == seat:
        question = game.decision
        assert question is not None
        out["decision"] = decision(question, words, 0)
    if game.result is not None:
        out["result"] = {"winners": list(game.result.winners), "shared": game.result.shared}
    if more:
        out |= more
    return _fitted(out)


def _fitted(look: dict[str, Any]) -> EncodedData:
    """The Look within its bytes: of many options the last are left out, of many events the first.

    The question comes before the news, and these before more than a page of options. `game.draft` has all options,
    `game.events` all events.
    """
    text = encoded(look)
    if (over := len(text.encode()) - RPC_LOOK_BYTES) <= 0:
        return EncodedData(look, text)
    asked, events = look["decision"], look["events"]
    options = asked["options"] if asked is not None else []
    offered, told = len(options), len(events)
    over = _shortened(options, -1, RPC_LOOK_OPTIONS, over + MARKS)
    over = _shortened(events, 0, 0, over)
    _shortened(options, -1, 1, over)
    if len(options) < offered:
        asked["more"] = True
    if len(events) < told:
        look["truncated"] = True
    return EncodedData(look, encoded(look))


def _shortened(rows: list[dict[str, Any]], end: int, least: int, over: int) -> int:
    """Take rows off an end, while there are bytes too many and rows to spare; how many bytes are still too many."""
    sizes = [len(encoded(row).encode()) + 1 for row in rows] if over > 0 and len(rows) > least else []
    while over > 0 and len(rows) > least:
        over -= sizes.pop(end)
        del rows[end]
    return over


def look_at(held: HostedGame, seat: str | None, ply: int) -> dict[str, Any]:
    """What was to be seen after so many plies: nobody is asked there any more."""
    then = held.at(ply)
    return {
        "game": held.id,
        "seat": seat,
        "seq": held.seq,
        "ply": ply,
        "since": held.seq,
        "events": [],
        "view": then.view(seat),
        "waiting": None if then.asked is None else {"seat": then.asked, "since": None},
        "decision": None,
        "undo": {"free": False, "ask": False},
    }


def _undo(held: HostedGame, seat: str | None) -> dict[str, Any]:
    out = held.undo_offer(seat)
    if held.request is not None:
        request = held.request
        out["request"] = {"seat": request.seat, "to": request.to, "waits": list(request.waits)}
    return out


def decision(asked: Decision, words: Wording, first: int) -> dict[str, Any]:
    """The question with its options from that number on; what is empty is left out."""
    kind, sort, count = asked.domain["kind"], asked.domain["sort"], asked.count
    given = asked.options_at(first, RPC_OPTIONS)
    out: dict[str, Any] = {
        "prompt": asked.prompt,
        "text": words.prompt(asked.prompt),
        "domain": {"kind": kind, "sort": sort, "count": count if count <= INTEGER else None},
        "options": [_option(option, words, sort, kind) for option in given],
    }
    if first + len(given) < count:
        out["more"] = True
    if first:
        out["from"] = first
    if asked.slots:
        out["domain"]["slots"] = [{**slot.to_dict(), "text": words.slot(slot)} for slot in asked.slots]
        out["domain"]["limits"] = asked.domain["limits"]
    for name, value in (("cite", asked.cite), ("subject", asked.subject), ("about", asked.context["about"])):
        if value:
            out[name] = plain(value)
    if asked.begun:
        out["begun"] = [part.to_dict() for part in asked.begun]
    if asked.refused:
        out["refused"] = [
            {
                "value": each.value,
                **({"targets": list(each.targets)} if each.targets else {}),
                "text": words.name(each.name) if each.name else words.targets(each.targets, None, sort, kind),
                "refusal": refusal_of(words, each.refusal),
            }
            for each in asked.refused
        ]
    return out


def _option(option: Option, words: Wording, sort: str, kind: str) -> dict[str, Any]:
    out: dict[str, Any] = {"value": option.value, "text": words.option(option, sort, kind)}
    if option.targets and option.vector is None:  # of amounts they are the slots
        out["targets"] = list(option.targets)
    if option.amounts:
        out["amounts"] = list(option.amounts)
    for name in ("at", "price", "least", "left", "cite", "vector"):
        value = getattr(option, name)
        if value is not None and value != "":
            out[name] = value
    return out


def draft(held: HostedGame, parts: list[Part], first: int, confirm: bool, words: Wording) -> dict[str, Any]:
    """What the parts make."""
    made = held.game.draft(parts, confirm)
    out: dict[str, Any] = {
        "complete": made.complete,
        "clause": made.clause,
        "decision": None if made.decision is None else decision(made.decision, words, first),
    }
    forced = _forced(held, parts, made.clause, words)
    if forced:
        out["forced"] = forced
    if made.price is not None:
        out["price"] = made.price
    if made.final:
        out["final"] = True
        out["why_final"] = made.why_final
    return out


def _forced(held: HostedGame, parts: list[Part], whole: str, words: Wording) -> list[dict[str, Any]]:
    """What the game adds to the parts because there is no choice, in words, each behind so many of them.

    Every question is asked, also those with one answer: whatever was not given is forced. Parts that do not come to the
    same clause this way are left alone: nothing is told rather than something else than what will happen.
    """
    given, taken, full = 0, list[dict[str, Any]](), list[Part]()
    made = held.game.draft(full, True)
    while made.clause != whole and made.decision is not None:
        asked = made.decision
        only = asked.options_at(0, 1)[0] if asked.count == 1 else None
        if given < len(parts) and (only is None or str(only.value) == str(parts[given])):
            full.append(parts[given])
            given += 1
        elif only is not None:
            full.append(only.value)
            told = _option(only, words, asked.domain["sort"], asked.domain["kind"])
            taken.append({"behind": given, **{name: told[name] for name in ("text", "targets") if name in told}})
        else:
            return []
        try:
            made = held.game.draft(full, True)
        except IllegalAction:
            return []
    return taken if given == len(parts) and made.clause == whole else []


def why(held: HostedGame, parts: list[Part], targets: list[str], start: str | None, words: Wording) -> list[Any]:
    """Why each of the targets cannot be chosen (of a way that begins at `start`, its other end); None: it can."""
    before = () if start is None else (start,)
    found: list[Refusal | None] = [held.game.why_not_target(parts, (*before, target)) for target in targets]
    return [None if each is None else refusal_of(words, each) for each in found]


def clause(held: HostedGame, parts: list[Part]) -> str:
    """The clause that the parts make; one that is not whole is refused."""
    made = held.game.draft(parts)
    if not made.complete:
        raise RpcError("params", path="parts", reason="unfinished", expected=made.clause)
    return made.clause
