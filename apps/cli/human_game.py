"""People sit down at a table: what `cyclades play` does where a seat is `human`."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .output_formats import line
from .replay import Cast
from .shared_options import messages_for
from .terminal.keyboard_input import PlainInput, keyboard
from .terminal.terminal_session import LeaveGame, TerminalSession, free_name

if TYPE_CHECKING:
    from cyclades_core import Game

LAYER = "playing"


def sit_down(
    game: Game,
    people: Mapping[str, str],
    cast: Cast,
    seed: int,
    save: Path | None,
    plain: bool,
    lang: str | None,
) -> None:
    """Play until the end, or until somebody leaves: then the game is saved, and the way back is told."""
    rules = game.rules
    loaded = [module for module, _ in rules.modules]
    messages = messages_for(lang, (LAYER, *loaded), cast.genders, rules.options, game.places, cast.names)
    reader = keyboard(plain)
    if reader is None:
        line(messages.text("playing-plain-input", extra="terminal"))
        reader = PlainInput()
    session = TerminalSession(game, people, messages, reader, seed, save, plain)
    try:
        session.run()
    except (LeaveGame, KeyboardInterrupt) as end:
        line()
        session.save(save or session.file or free_name())
        if session.file is not None:
            seats = ",".join(f"{seat}={who}" for seat, who in session.people.items())
            command = ["cyclades", "play", "--resume", str(session.file), "--seats", seats]
            line(messages.text("playing-resume", command=shlex.join(command)))
        if isinstance(end, KeyboardInterrupt):
            raise
