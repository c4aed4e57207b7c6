"""The process in which bots of a server think: `python -P -m cyclades_apps.server.bot_worker [FOLDER ...]`.

It reads one request per line from its standard input and writes two answers: `{"ready": true}` when the game is up to
date and the time of the bot begins, then the move, or the kind of error. Compiled rulesets and games stay in memory, so
a request carries only the moves that were made since the last one. The process ends with its input. A FOLDER is one of
`cyclades serve --folder`.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from collections import OrderedDict
from typing import IO, Any

from cyclades_core import Game
from cyclades_core.content.modules import add_folder

from .bot_choices import choose_clause
from .rooms import position_digest, start_game
from .ruleset_cache import Rulesets

__all__ = ["BotWorker", "main"]

GAMES = 200  # games that are kept
NICE = 5  # people come before bots


class BotWorker:
    """The rulesets and games of a process, and its answers."""

    def __init__(self) -> None:
        self._rulesets = Rulesets()
        self._games: OrderedDict[str, Game] = OrderedDict()

    def update(self, request: dict[str, Any]) -> Game | None:
        """Bring the game of a request up to date. Return None if it has to be sent again from its start."""
        start, table = request["start"], request["table"]
        game = self._games.pop(table, None)
        if start is not None:
            game = start_game(start["setup"], start["seed"], self._rulesets.of(start["setup"]))
        if game is None:
            return None
        for clause in request["clauses"]:
            game.apply(clause)
        if request["digest"] and position_digest(game) != request["digest"]:
            return None
        self._games[table] = game
        if len(self._games) > GAMES:
            self._games.popitem(last=False)
        return game

    def serve(self, lines: queue.SimpleQueue[bytes], out: IO[bytes]) -> None:
        """Answer requests until there are no more."""

        def tell(answer: dict[str, Any]) -> None:
            try:
                out.write(json.dumps(answer).encode() + b"\n")
                out.flush()
            except OSError:
                os._exit(0)  # the server is gone

        while line := lines.get():
            try:
                request = json.loads(line)
                game = self.update(request)
                if game is None:
                    tell({"again": True})
                    continue
                tell({"ready": True})
                tell({"clause": choose_clause(game.clone(), request["seat"], request["spec"])})
            except Exception as error:  # what it says may quote a name or a clause
                tell({"error": type(error).__name__})


def main(folders: list[str]) -> None:
    """Serve the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if hasattr(os, "nice"):
        os.nice(NICE)
    source, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # a bot that prints must not answer
    for folder in folders:
        add_folder(folder)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in source:
            lines.put(line)
        os._exit(0)  # the server is gone, whatever a bot thinks

    threading.Thread(target=read, daemon=True).start()
    BotWorker().serve(lines, out)


if __name__ == "__main__":
    main(sys.argv[1:])
