"""What a front end meets: how long and how large a Look is, and how long a part of a draft takes.

Positions of whole random games over all kinds of modules, played by the options that are offered; the Look of the seat
that is asked, with its question and the events of the last entry. Bytes are of the line that is sent.
"""

from __future__ import annotations

import gzip
import json
import random
import time

from cyclades_apps.rpc.callers import Caller
from cyclades_apps.rpc.dispatcher import Dispatcher

__all__ = ["protocol"]

WAYS = (
    ("base", 4),
    ("legacy", 4),
    ("legacy,hades", 3),
    ("legacy,titans", 6),
    ("legacy,hades/undead,hades/heroes,hades/divine-favors,titans", 5),
)


class Client:
    """A client in the same process that notes how long an answer takes."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.dispatcher = Dispatcher(time.monotonic, lambda _, error: print(repr(error)))
        self.caller = Caller(self.got.append, "en")
        self.seconds = 0.0

    def call(self, method: str, **params: object) -> dict:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        self.got.clear()
        start = time.perf_counter()
        self.dispatcher.handle(line, self.caller)
        self.seconds = time.perf_counter() - start
        return json.loads(self.got[0])["result"]

    def best(self, method: str, **params: object) -> float:
        """Milliseconds, the best of five."""
        times = []
        for _ in range(5):
            self.call(method, **params)
            times.append(self.seconds)
        return 1e3 * min(times)


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def protocol(scale: int) -> dict[str, float]:
    """Milliseconds and bytes. Wanted: a Look in 1 ms and 8 KB, 3 gzipped. `draft_sent` is a part of a draft from the
    line of the request to that of the answer; `draft` of `door` is the engine's share of it (0.3 ms in 95 of 100).
    """
    looks: list[float] = []
    drafts: list[float] = []
    sizes: list[float] = []
    packed: list[float] = []
    for modules, players in WAYS[:: 1 if scale == 1 else 2]:
        client, rng, plies = Client(), random.Random(1), 0
        look = client.call("game.new", modules=modules.split(","), players=players, seed="1")
        game = look["game"]
        while look["waiting"]:
            seat, since = look["waiting"]["seat"], max(0, look["seq"] - 1)
            plies += 1
            measured = plies % 5 == 0
            if measured:
                looks.append(client.best("game.look", game=game, seat=seat, since=since))
            look = client.call("game.look", game=game, seat=seat, since=since)
            if measured:
                sizes.append(float(len(client.got[0].encode())))
                packed.append(float(len(gzip.compress(client.got[0].encode()))))
            parts: list[object] = []
            question = look["decision"]
            while question is not None:
                parts.append(rng.choice(question["options"])["value"])
                where = {"game": game, "seat": seat, "expect": look["seq"], "parts": parts}
                if measured:
                    drafts.append(client.best("game.draft", **where))
                question = client.call("game.draft", **where)["decision"]
            look = client.call("game.play", game=game, seat=seat, parts=parts)
    return {
        "look": sum(looks) / len(looks),
        "look_p95": percentile(looks, 0.95),
        "look_bytes": sum(sizes) / len(sizes),
        "look_bytes_p95": percentile(sizes, 0.95),
        "look_bytes_most": max(sizes),
        "look_gzip_bytes_most": max(packed),
        "look_within_8_kb": sum(size <= 8192 for size in sizes) / len(sizes),
        "draft_sent": sum(drafts) / len(drafts),
        "draft_sent_p95": percentile(drafts, 0.95),
    }
