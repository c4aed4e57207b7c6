"""A host of tables without a network: `test_tables_without_http.py` runs it in a process without web packages.

    python host_without_http.py FOLDER

It plays at a table with two bots through connections that are plain objects, ends, opens the store again and plays on.
It prints what happened as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

ALREADY = set(sys.modules)

from cyclades_apps.server.configuration import Settings  # noqa: E402
from cyclades_apps.server.page_messages import page_words  # noqa: E402
from cyclades_apps.server.sessions import ClientSession  # noqa: E402
from cyclades_apps.server.store_addresses import open_store  # noqa: E402
from cyclades_apps.server.table_service import TableService  # noqa: E402

SECONDS = 120  # until an answer counts as none
SEATS = [{"name": "Ann"}, {"name": "Quick", "bot": "quick"}, {"name": "Greedy", "bot": "greedy"}]


class MessageList:
    """A connection that keeps the messages it is given."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.code: int | None = None
        self._changed = asyncio.Condition()

    async def send_text(self, text: str, /) -> None:
        async with self._changed:
            self.messages.append(json.loads(text))
            self._changed.notify_all()

    async def close(self, code: int, /) -> None:
        self.code = code

    async def find(self, test: Any) -> dict[str, Any]:
        """Wait for a message that passes a test."""

        def found() -> dict[str, Any] | None:
            return next((message for message in self.messages if test(message)), None)

        async with asyncio.timeout(SECONDS), self._changed:
            return await self._changed.wait_for(found)


class FakeClient:
    """A client that calls methods as the page does, without a socket."""

    def __init__(self, service: TableService) -> None:
        self.connection = MessageList()
        self.session: ClientSession = service.connect(self.connection, "here")
        self._last = 0

    async def call(self, method: str, **params: Any) -> Any:
        self._last += 1
        number = self._last
        assert await self.session.receive(request(number, method, params))
        answer = await self.connection.find(lambda message: message.get("id") == number)
        assert "error" not in answer, answer
        return answer["result"]

    async def my_turn(self) -> dict[str, Any]:
        """Wait for a snapshot with a decision of this seat."""
        look: dict[str, Any] = await self.call("game.look")
        while not look["decision"]:
            seq = look["seq"]
            await self.connection.find(
                lambda message, seq=seq: message.get("method") == "game.changed" and message["params"]["seq"] > seq
            )
            look = await self.call("game.look")
        return look

    async def play(self, rng: Random) -> None:
        """Play one move, made of random options."""
        look = await self.my_turn()
        parts, decision = [], look["decision"]
        while True:
            parts.append(rng.choice(decision["options"])["value"])
            draft = await self.call("game.draft", expect=look["seq"], parts=parts)
            if draft["complete"]:
                break
            decision = draft["decision"]
        await self.call("game.play", expect=look["seq"], key=f"move-{look['seq']}", parts=parts)


def request(number: int, method: str, params: dict[str, Any]) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


async def begun(database: Path) -> TableService:
    service = TableService(open_store(str(database)), Settings(rates=0, pause=0.0))
    await service.begin()
    return service


async def sit_down(service: TableService, token: str) -> FakeClient:
    client = FakeClient(service)
    await client.call("initialize", protocol=1, client="test", lang="en", token=token)
    await client.call("game.subscribe")
    return client


def moves(service: TableService, table: str) -> list[list[str | None]]:
    return [[entry.by, entry.seat, entry.clause] for entry in service.store.entries(table)]


async def main(folder: Path) -> dict[str, Any]:
    out: dict[str, Any] = {}
    database, rng = folder / "tables.db", Random(4)

    service = await begun(database)
    answer = await service.answer(
        request(1, "table.new", {"modules": ["legacy"], "seats": SEATS}).encode(), "en", "here"
    )
    made = json.loads(answer or "")["result"]
    table, host = made["table"], made["links"]["host"]
    client = await sit_down(service, host)
    for _ in range(4):
        await client.play(rng)
    await client.my_turn()  # the bots have answered
    watcher = FakeClient(service)
    await watcher.call("initialize", protocol=1, client="test", lang="pl", token=made["links"]["spectator"])
    out["there"] = {str(seat): count for seat, count in service.presence.of(table).items()}
    service.disconnect(watcher.session)
    out["documents"] = [
        len(await service.documents.content(table, "it")),
        len(await service.documents.board(table)),
        len(await service.documents.symbols(table)),
        len(page_words("ru")),
    ]
    out["before"] = moves(service, table)
    await service.end()
    out["closed"] = client.connection.code
    out["last"] = client.connection.messages[-1]

    service = await begun(database)
    client = await sit_down(service, host)
    look = await client.my_turn()
    out["seq"] = look["seq"]
    out["after"] = moves(service, table)
    await client.play(rng)
    out["more"] = moves(service, table)
    await service.end()

    new = {name: sys.modules[name] for name in set(sys.modules) - ALREADY}
    installed = {name for name, module in new.items() if "site-packages" in (getattr(module, "__file__", "") or "")}
    out["imported"] = sorted({name.partition(".")[0] for name in installed})
    return out


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
