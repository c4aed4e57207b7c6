"""`cyclades replay`: a save or a record, played again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from . import FAILED
from .localized_help import Command
from .output_formats import line, print_json
from .shared_options import Detail, Format, FormatOption, LangOption, format_or_default, messages_for, refuse

if TYPE_CHECKING:
    from cyclades_core import Game
    from cyclades_core.game.replay import Replay
    from cyclades_core.text.i18n import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)

SUFFIX = ".cyc"


@app.command(cls=Command)
def replay(
    save: Annotated[Path, typer.Argument(metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="NAME")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    detail: Annotated[Detail | None, typer.Option("--detail", metavar="|".join(Detail))] = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play a save or a record again from its start, and say where it stops fitting.

    Reports index, action, reason and the last good position. Exit code 1 if the log cannot be played to its end. With
    a detail the game is told as a story first.
    """
    from cyclades_core.game.replay import replay as play_again

    data = _data(save)
    cast = Cast()
    if is_record(save, data):
        done, cast = _of_record(save, data)
    else:
        done = play_again(data)
    if at is not None:
        if at > done.clauses:
            refuse(messages_for(lang), "--at", "cli-board-no-ply", ply=at, last=done.clauses)
        done = _until(done, at)
    if seat is not None and seat not in done.game.seats:
        say = messages_for(lang)
        refuse(say, "--seat", "cli-no-player", name=seat, available=", ".join(done.game.seats))
    seat = seat or cast.seen_by
    if seat is not None and done.failure is not None:
        # the position and what identifies it hold secrets of other seats
        done = replace(done, failure=replace(done.failure, position=""))
    chosen = format_or_default(format_)
    rules = done.game.rules
    modules = [module for module, _ in rules.modules]
    messages = messages_for(lang, modules, cast.genders, rules.options, done.game.places, cast.names)
    if chosen is Format.JSON:
        print_json(_document(done, messages, seat))
    else:
        if detail is not None or step or seat is not None or at is not None:
            _tell(done.game, messages, chosen, detail or Detail.FULL, seat, step)
        _print(done, messages, verify)
    if not done.passed or (verify and done.differences):
        raise typer.Exit(FAILED)


class Cast(NamedTuple):
    """What a record says of its players: what they are called, and how they are spoken of."""

    names: Mapping[str, str] = {}
    genders: Mapping[str, str] = {}
    seen_by: str | None = None  # the seat whose record it is


def played_file(file: Path) -> tuple[Replay, Cast]:
    """The game of a save or of a record, as far as it can be played."""
    from cyclades_core.game.replay import replay as play_again

    data = _data(file)
    return _of_record(file, data) if is_record(file, data) else (play_again(data), Cast())


def _data(file: Path) -> bytes:
    """The bytes of a file; `-` is standard input."""
    from cyclades_core.engine.values.limits import RECORD_BYTES, SAVE_BYTES
    from cyclades_core.files import read_file

    from ..records.record_reader import STDIN, standard_input

    if str(file) == STDIN:
        return standard_input().read(RECORD_BYTES)
    return read_file(file, RECORD_BYTES if file.suffix == SUFFIX else SAVE_BYTES)


def is_record(file: Path, data: bytes) -> bool:
    return file.suffix == SUFFIX or data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"record")


def _of_record(file: Path, data: bytes) -> tuple[Replay, Cast]:
    """The main line of a record, as far as it can be played; what fails in it, `cyclades run` tells."""
    from cyclades_core.game.replay import Replay, ReplayFailure

    from ..records import RecordError
    from ..records.record_runner import play_record

    outcome, player = play_record(data, file.as_posix())
    broken = [fault for fault in outcome.faults if fault.stops and fault.layer != "refusal"]
    if player is None or not player.is_set_up or broken:
        raise RecordError(*(broken or outcome.faults), words=outcome.words)
    game = player.main_line
    refused = next((fault for fault in outcome.faults if fault.layer == "refusal"), None)
    failure = None
    if refused is not None:
        from cyclades_core.engine.values.refusals import Refusal

        reason = Refusal(refused.code, refused.cite, **refused.args)
        failure = ReplayFailure(outcome.clauses, refused.text.strip(), reason, game.position_text())
    count = len(game.entries)
    done = Replay(game, count + (refused is not None), count, failure, None)
    return done, Cast(player.heading.names, player.heading.genders, player.heading.seen_by)


def _until(done: Replay, at: int) -> Replay:
    """The same, only so far."""
    from cyclades_core.game.replay import Replay

    if at >= done.played:
        return done
    return Replay(done.game.at(at), at, at, None, None)


def _tell(
    game: Game, messages: Messages, chosen: Format, detail: Detail, seat: str | None = None, step: bool = False
) -> None:
    """The game as a story, as far as it could be played: for everybody's eyes, or for those of one seat."""
    from cyclades_core.game.replay import retold

    from .story_output import Story

    story = Story(messages, chosen, detail, seat)
    for events, then in retold(game):
        shown = events if seat is None else [seen for event in events if (seen := event.seen_from(seat)) is not None]
        story.tell(shown, then)
        if step and events and not _goes_on(messages):
            return
    story.end(game)


def _goes_on(messages: Messages) -> bool:
    """Wait for the reader; False if it is enough."""
    import sys

    sys.stdout.flush()
    print(messages.text("cli-step-more"), file=sys.stderr, end=" ", flush=True)
    answer = sys.stdin.readline()
    return bool(answer) and answer.strip().lower() != "q"


def _print(done: Replay, messages: Messages, verify: bool) -> None:
    from .error_messages import describe

    failure = done.failure
    if failure is not None:
        line(messages.text("cli-replay-failed", index=failure.index + 1, action=failure.action))
        line("  " + describe(failure.reason, messages))
        if failure.position:
            line(messages.text("cli-replay-position"))
        for text in failure.position.splitlines():
            line("  " + text)
        return
    game = done.game
    line(messages.text("cli-replay-passed", clauses=done.clauses, round=game.round))
    decision = game.decision
    if game.result is not None:
        line(messages.text("cli-play-won", winners=game.result.winners))
    elif decision is not None:
        question = messages.text(f"prompt-{decision.prompt}")
        asked = messages.name(f"player-{decision.seat}")
        line(messages.text("cli-replay-waits", seat=asked, question=question))
    if done.agrees is False:
        line(messages.text("cli-replay-differs"))
    if done.differences and (verify or not done.passed):
        line(messages.text("cli-replay-differences", parts=", ".join(done.differences)))
    elif verify:
        line(messages.text("cli-replay-unproved" if done.agrees is None else "cli-replay-verified"))


def _document(done: Replay, messages: Messages, seat: str | None = None) -> dict[str, Any]:
    """A replay for programs."""
    from .error_messages import describe

    failure, game = done.failure, done.game
    return {
        "passed": done.passed,
        "clauses": done.clauses,
        "played": done.played,
        "agrees": done.agrees,
        "differences": list(done.differences),
        "failure": None
        if failure is None
        else {
            "index": failure.index,
            "line": failure.index + 1,
            "action": failure.action,
            "reason": failure.reason.code,
            "cite": failure.reason.cite,
            "text": describe(failure.reason, messages),
            "position": failure.position,
        },
        "round": game.round,
        "winners": list(game.result.winners) if game.result else None,
        "fingerprint": game.fingerprint if seat is None else None,
    }
