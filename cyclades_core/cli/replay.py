"""`cyclades replay`: a save, played again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import FAILED
from .helping import Command
from .options import Detail, Format, FormatOption, LangOption, format_or_default, messages_for
from .output import line, print_json

if TYPE_CHECKING:
    from cyclades_core import Game
    from cyclades_core.i18n import Messages
    from cyclades_core.replay import Replay

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def replay(
    save: Annotated[Path, typer.Argument(metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    detail: Annotated[Detail | None, typer.Option("--detail", metavar="|".join(Detail))] = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play a save again from its start, and say where it stops fitting.

    Reports index, action, reason and the last good position. Exit code 1 if the log cannot be played to its end. With
    a detail the game is told as a story first.
    """
    from cyclades_core.files import read_save
    from cyclades_core.replay import replay as play_again

    done = play_again(read_save(save))
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        print_json(_document(done))
    else:
        rules = done.game.rules
        modules = [module for module, _ in rules.modules]
        messages = messages_for(lang, modules, options=rules.options, places=done.game.places)
        if detail is not None:
            _tell(done.game, messages, chosen, detail)
        _print(done, messages, verify)
    if not done.passed or (verify and done.differences):
        raise typer.Exit(FAILED)


def _tell(game: Game, messages: Messages, chosen: Format, detail: Detail) -> None:
    """The game as a story, as far as it could be played."""
    from cyclades_core.replay import retold

    from .story import Story

    story = Story(messages, chosen, detail)
    for events, then in retold(game):
        story.tell(events, then)
    story.end(game)


def _print(done: Replay, messages: Messages, verify: bool) -> None:
    from .failures import describe

    failure = done.failure
    if failure is not None:
        line(messages.text("cli-replay-failed", index=failure.index + 1, action=failure.action))
        line("  " + describe(failure.reason))
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
        line(messages.text("cli-replay-waits", seat=decision.seat, question=question))
    if done.agrees is False:
        line(messages.text("cli-replay-differs"))
    if done.differences and (verify or not done.passed):
        line(messages.text("cli-replay-differences", parts=", ".join(done.differences)))
    elif verify:
        line(messages.text("cli-replay-unproved" if done.agrees is None else "cli-replay-verified"))


def _document(done: Replay) -> dict[str, Any]:
    """A replay for programs."""
    from .failures import describe

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
            "text": describe(failure.reason),
            "position": failure.position,
        },
        "round": game.round,
        "winners": list(game.result.winners) if game.result else None,
        "fingerprint": game.fingerprint,
    }
