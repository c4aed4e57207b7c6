"""A server in a thread, and clients that speak to it as anybody would."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from cyclades_apps.server.http.web_app import WebSettings, make_app
from cyclades_apps.server.http.web_server import SERVING
from cyclades_apps.server.table_service import TableService
from cyclades_apps.server.table_store import Store

# Seconds until an answer counts as none: nothing is measured here, and a machine may stand still for a minute or two.
PATIENCE = 300


class Failed(Exception):
    """An error of the protocol."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.word, self.data = error["message"], error["data"]


class Door:
    """An address, and what one asks there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        try:
            with urlopen(Request(self.url + path, headers=headers), timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            return error.code, error.read().decode()

    def submit(self, path: str) -> int:
        """Press the button of a plain page."""
        with urlopen(Request(self.url + path, b"", method="POST"), timeout=PATIENCE) as answer:
            return int(answer.status)

    def post(self, method: str, token: str | None = None, **params: Any) -> Any:
        return self.request(method, params, token)

    def request(self, method: str, params: dict[str, Any], token: str | None = None) -> Any:
        """One request with any parameters; `token` is that of the header."""
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        with urlopen(Request(f"{self.url}/rpc", body, headers), timeout=PATIENCE) as answer:
            told = json.load(answer)
        if "error" in told:
            raise Failed(told["error"])
        return told["result"]

    def table(self, *names: str, modules: str = "legacy", bots: int = 0, **more: Any) -> dict[str, Any]:
        """A new table: `table`, `links`."""
        seats = [{"name": name} for name in names] + [{"name": f"Bot{n}", "bot": "random"} for n in range(bots)]
        made: dict[str, Any] = self.post("table.new", modules=modules.split(","), seats=seats, **more)
        return made

    def connect(self, token: str, lang: str = "en") -> Client:
        return Client(self.port, token, lang)


class Served(Door):
    """A server of this process."""

    def __init__(self, port: int, app: Starlette) -> None:
        super().__init__(port)
        self.app = app
        self.server: TableService = app.state.server

    def run(self, work: Any, *arguments: Any) -> Any:
        """Do something in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work(*arguments), self.server.loop).result(60)


class Client:
    """A socket: calls, and what comes unasked."""

    def __init__(self, port: int, token: str, lang: str = "en") -> None:
        self._stack = ExitStack()
        opened = connect(f"ws://127.0.0.1:{port}/ws", open_timeout=PATIENCE)
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.told: list[dict[str, Any]] = []
        self._next = 0
        self.hello = self.call("initialize", protocol=1, client="test", lang=lang, token=token)

    def call(self, method: str, **params: Any) -> Any:
        self._next += 1
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": self._next, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message.get("id") == self._next:
                if "error" in message:
                    raise Failed(message["error"])
                return message["result"]
            self.told.append(message)

    def wait_for(self, seq: int) -> dict[str, Any]:
        """The notification of that number."""
        while True:
            for message in self.told:
                if message["method"] == "game.changed" and message["params"]["seq"] >= seq:
                    return dict(message["params"])
            self.told.append(json.loads(self.socket.recv(timeout=PATIENCE)))

    def close(self) -> None:
        self._stack.close()


def parts_by_chance(asked: Any, look: dict[str, Any], rng: Random, **seat: Any) -> list[Any]:
    """Parts of a whole clause, chosen among options by somebody who understands nothing; `asked` drafts."""
    parts: list[Any] = []
    decision = look["decision"]
    while True:
        parts.append(rng.choice(decision["options"])["value"])
        draft = asked("game.draft", expect=look["seq"], parts=parts, **seat)
        if draft["complete"]:
            return parts
        decision = draft["decision"]


@contextmanager
def serving(store: Store, **settings: Any) -> Iterator[Served]:
    """Serve a store on a free port until the block ends."""
    app = make_app(
        store, WebSettings(**{"rates": 0, "pause": 0.0, **settings}), threads=4 if hasattr(store, "url") else 1
    )
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(app, **SERVING)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        try:
            yield Served(listening.getsockname()[1], app)
        finally:
            server.should_exit = True
            thread.join(timeout=PATIENCE)
