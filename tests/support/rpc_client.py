"""A client in the same process: requests as a client sends them, answers as it gets them, without a process between."""

from __future__ import annotations

import json
import random
from typing import Any

from cyclades_apps.rpc.callers import OWNER, Caller
from cyclades_apps.rpc.dispatcher import Dispatcher
from cyclades_apps.rpc.hosted_games import HostedGames


class Failed(Exception):
    """An error came back."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.word = error["message"]
        self.code = error["code"]
        self.data = error["data"]


class Server:
    """A dispatcher whose clock stands still until somebody moves it."""

    def __init__(self, games: HostedGames | None = None) -> None:
        self.time = 0.0
        self.incidents: list[BaseException] = []
        self.dispatcher = Dispatcher(lambda: self.time, lambda _, error: self.incidents.append(error), games)

    def client(self, role: str = OWNER, game: str | None = None, seat: str | None = None, lang: str = "en") -> Client:
        return Client(self, role, game, seat, lang)


class Client:
    """A connection to it."""

    def __init__(self, server: Server, role: str, game: str | None, seat: str | None, lang: str) -> None:
        self.server = server
        self.got: list[str] = []
        self.caller = Caller(self.got.append, lang, role, game, seat)
        self._calls = 0

    def send(self, line: str | bytes) -> list[dict[str, Any]]:
        """A line as it is; what came of it."""
        self.got.clear()
        self.server.dispatcher.handle(line if isinstance(line, bytes) else line.encode(), self.caller)
        return [json.loads(text) for text in self.got]

    def call(self, method: str, /, **params: Any) -> Any:
        """The result, or `Failed`. What else came stays in `got`."""
        self._calls += 1
        # `from` is a word of Python
        params = {name.rstrip("_"): value for name, value in params.items()}
        request = {"jsonrpc": "2.0", "id": self._calls, "method": method, "params": params}
        answers = self.send(json.dumps(request))
        assert answers and answers[0]["jsonrpc"] == "2.0" and answers[0]["id"] == self._calls, answers
        if "error" in answers[0]:
            assert "result" not in answers[0]
            raise Failed(answers[0]["error"])
        return answers[0]["result"]

    def fails(self, method: str, /, **params: Any) -> Failed:
        try:
            self.call(method, **params)
        except Failed as failed:
            return failed
        raise AssertionError(f"{method} was answered")

    def new(self, modules: str = "legacy", players: Any = 3, seed: int = 7, **more: Any) -> Any:
        return self.call("game.new", modules=modules.split(","), players=players, seed=str(seed), **more)

    def advance(self, look: Any, chance: random.Random) -> Any:
        """Play one clause by chance, for the seat that is asked; the Look of that seat after it."""
        game, seat = look["game"], look["waiting"]["seat"]
        if look["decision"] is None:
            look = self.call("game.look", game=game, seat=seat)
        parts: list[Any] = []
        question, complete = look["decision"], False
        while not complete:
            parts.append(chance.choice(question["options"])["value"])
            draft = self.call("game.draft", game=game, seat=seat, expect=look["seq"], parts=parts)
            question, complete = draft["decision"], draft["complete"]
        return self.call("game.play", game=game, seat=seat, expect=look["seq"], parts=parts)
