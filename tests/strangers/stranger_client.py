"""A client of `cyclades rpc`, as docs/protocol.md of 1.0.0 describes it: `stranger_client.py COMMAND...`.

It plays some clauses, runs into every kind of error that a client meets, saves and loads, and prints facts as JSON.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any


class Failed(Exception):
    """An error of the protocol."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.code, self.word, self.data = error["code"], error["message"], error["data"]


class Engine:
    """The process, and calls to it."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.calls = 0
        self.changes: list[dict[str, Any]] = []

    def call(self, method: str, /, **params: Any) -> Any:
        """Send a request and return its result. Notifications on the way are kept."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        while True:
            answer = json.loads(self.process.stdout.readline())
            if answer.get("id") == self.calls:
                break
            assert answer["method"] == "game.changed"
            self.changes.append(answer["params"])
        if "error" in answer:
            raise Failed(answer["error"])
        return answer["result"]

    def fail(self, method: str, /, **params: Any) -> Failed:
        """Send a request that must be refused and return the error."""
        try:
            self.call(method, **params)
        except Failed as error:
            return error
        raise AssertionError(f"{method} was not refused")


def play_some(engine: Engine, look: dict[str, Any], clauses: int) -> dict[str, Any]:
    """Play clauses by the values of options, each for the seat that is asked."""
    rng, game = random.Random(1), look["game"]
    for number in range(clauses):
        if look["waiting"] is None:
            break
        seat = look["waiting"]["seat"]
        look = engine.call("game.look", game=game, seat=seat)
        question, parts, complete = look["decision"], [], False
        while not complete:
            parts.append(rng.choice(question["options"])["value"])
            draft = engine.call("game.draft", game=game, seat=seat, expect=look["seq"], parts=parts)
            question, complete = draft.get("decision"), draft["complete"]
        played = engine.call("game.play", game=game, seat=seat, expect=look["seq"], key=f"k{number}", parts=parts)
        again = engine.call("game.play", game=game, seat=seat, expect=look["seq"], key=f"k{number}", parts=parts)
        assert again["seq"] == played["seq"] == look["seq"] + 1, "the same key plays nothing twice"
        look = played
    return look


def main(command: list[str]) -> dict[str, Any]:
    """Talk to the engine and return facts."""
    engine = Engine(command)
    hello = engine.call("initialize", protocol=1, client="stranger", lang="en")
    modules = engine.call("modules.list")
    checked = engine.call("modules.check", modules=["legacy", "base"])
    content = engine.call("content.get", modules=["legacy"])
    look = engine.call("game.new", modules=["legacy"], players=["ann", "bob", "cleo"], seed="7")
    board = engine.call("board.get", game=look["game"])
    game, asked = look["game"], look["waiting"]["seat"]
    other = next(seat for seat in ("ann", "bob", "cleo") if seat != asked)
    here: dict[str, Any] = {"game": game, "seat": asked, "expect": 0}
    errors = [
        engine.fail("no.such.method"),
        engine.fail("game.look", game="g99"),
        engine.fail("game.look", game=game, sideways=1),
        engine.fail("game.play", **here, key="a", clause="bid nothing-like-this 3"),
        engine.fail("game.play", **{**here, "expect": 12}, key="b", clause="bid nothing-like-this 3"),
        engine.fail("game.play", game=game, seat=other, expect=0, key="c", clause="bid apollo"),
        engine.fail("game.new", modules=["no-such-module"]),
        engine.fail("game.load", save="{}"),
    ]
    reason = engine.call("game.why", **here, parts=[], targets=["god-nobody", "area-nowhere"])
    engine.call("game.subscribe", game=game, seat=other, since=0)
    after = play_some(engine, look, 12)
    page = engine.call("game.events", game=game, seat=asked, limit=5, **{"from": 0})
    saved = engine.call("game.save", game=game)
    loaded = engine.call("game.load", save=saved["save"])
    bot = engine.call("bot.choose", game=loaded["game"], seat=loaded["waiting"]["seat"], spec="random", salt="1")
    moved = engine.call(
        "game.play",
        game=loaded["game"],
        seat=loaded["waiting"]["seat"],
        expect=loaded["seq"],
        key="bot",
        clause=bot["clause"],
    )
    back = engine.call("game.look", game=game, seat=asked, at=3)
    engine.call("game.close", game=game)
    gone = engine.fail("game.look", game=game)
    document = engine.call("rpc.discover")
    assert engine.process.stdin is not None
    engine.process.stdin.close()
    return {
        "ended": engine.process.wait(30),
        "hello": hello,
        "modules": modules,
        "checked": checked,
        "content": sorted(content),
        "board": board,
        "look": look,
        "after": after,
        "loaded": loaded,
        "moved": moved,
        "back": back,
        "page": page,
        "why": reason,
        "changes": len(engine.changes),
        "errors": [[each.code, each.word, sorted(each.data)] for each in [*errors, gone]],
        "document": document,
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1:])))
