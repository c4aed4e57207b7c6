"""Broken requests, made from the schema: each gets an error of the closed list, and nothing has changed.

Every request is a right one that was damaged: another kind of value, a missing or unknown key, a number out of bounds,
a text that is too long, bytes that are no JSON. What is right all the same is answered; nothing ends in -32603.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import run_size
from rpc_client import Client, Server

from cyclades_apps.rpc import rpc_errors
from cyclades_apps.rpc.hosted_games import HostedGames
from cyclades_apps.rpc.methods import protocol_document

DOCUMENT = protocol_document()
CODES = set(rpc_errors.CODES.values()) - {rpc_errors.CODES["internal"]}
WORDS = [
    "",
    "p1",
    "p9",
    "g1",
    "g7",
    "bid",
    "zeus",
    "zeus 2",
    "->",
    "end",
    "area-m3-b1",
    "god-zeus",
    "\x00",
    "é\u0301",
    "x" * 300,
]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    10**6,
    2**53,
    -(2**60),
    10**30,
    1.5,
    [],
    {},
    [[]],
    {"a": 1},
    [None],
    *WORDS,
]


def right(method: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Parameters that may well be right."""
    out: dict[str, Any] = {}
    for each in method["params"]:
        if each["required"] or chance.random() < 0.7:
            out[each["name"]] = sensible(each["name"], chance)
    return out


def sensible(name: str, chance: random.Random) -> Any:
    return {
        "game": "g1",
        "seat": chance.choice(["p1", "p2", "p3"]),
        "modules": chance.choice([["legacy"], ["base", "legacy"], ["hades"], ["nothing"]]),
        "players": chance.choice([3, 99, ["ann", "bob", "cleo"], ["->", ""]]),
        "options": {},
        "parts": chance.choice([[], ["zeus"], ["zeus", "1"], ["zeus", 99], [{"unit-troop": 1}], ["x"] * 9]),
        "targets": ["god-zeus", "area-nowhere"],
        "clause": chance.choice(["bid zeus 99", "bid", "", "march a -> b"]),
        "save": chance.choice(["", "{}", '{"schema": 2}', "[" * 99]),
        "protocol": chance.choice([1, "1", 2]),
        "timeout": 0,
        "limit": 5,
        "yes": False,
        "snapshot": False,
        "discreet": False,
        "spec": chance.choice(["random", "gredy", "greedy:width=x"]),
        "lang": chance.choice(["en", "xx", "pl"]),
    }.get(name, 0 if name in ("since", "at", "from", "to", "expect") else "x")


def damaged(chance: random.Random) -> bytes:
    """A request with something wrong in it."""
    method = chance.choice(DOCUMENT["methods"])
    params = right(method, chance)
    message: dict[str, Any] = {"jsonrpc": "2.0", "id": 1, "method": method["name"], "params": params}
    for _ in range(chance.randint(1, 3)):
        way = chance.randrange(8)
        if way == 0 and params:
            del params[chance.choice(list(params))]
        elif way == 1:
            params[chance.choice(["x", "games", "Seat", "__class__", "self", "context"])] = chance.choice(ODD)
        elif way <= 4 and method["params"]:
            params[chance.choice(method["params"])["name"]] = chance.choice(ODD)
        elif way == 5:
            message[chance.choice(["jsonrpc", "method", "params", "id", "extra"])] = chance.choice(ODD)
        elif way == 6 and params:
            name = chance.choice(list(params))
            params[name] = chance.choice([[params[name]] * 70, {"a": params[name]}, str(params[name]) * 99])
        elif way == 7:
            text = bytearray(json.dumps(message).encode())
            for _ in range(chance.randint(1, 4)):
                at = chance.randrange(len(text))
                text[at : at + chance.randint(0, 2)] = bytes([chance.choice(b'{}[]",:0e.\\\x00\xff\n ')])
            return bytes(text)
    return json.dumps(message).encode()


def state(client: Client) -> tuple[str, int]:
    held = client.server.dispatcher.games.get("g1")
    return held.game.fingerprint, held.seq


def is_notification(line: bytes) -> bool:
    """Return whether a request has lost its id: then it may be right without an answer."""
    try:
        message = json.loads(line)
    except ValueError:
        return False
    return isinstance(message, dict) and "id" not in message


def attack(count: int, seed: int) -> None:
    """So many broken requests at a game that stands in the middle."""
    chance = random.Random(seed)
    server = Server(HostedGames(most=2))
    client = server.client()
    look = client.new()
    for _ in range(chance.randrange(30)):
        look = client.advance(look, chance)
    save = client.call("game.save", game="g1")["save"]
    before = state(client)
    for _ in range(count):
        line = damaged(chance)
        answers = client.send(line)
        assert len(answers) <= 2, line
        for answer in answers:
            if "error" in answer:
                assert answer["error"]["code"] in CODES, (line, answer)
                assert rpc_errors.CODES[answer["error"]["message"]] == answer["error"]["code"]
                assert "Traceback" not in client.got[0]
        assert server.incidents == [], (line, server.incidents)
        if is_notification(line) or any("error" not in answer for answer in answers):
            # right after all: put everything back
            server = Server(HostedGames(most=2))
            client = server.client()
            client.call("game.load", save=save)
        assert state(client) == before, line
    assert len(server.dispatcher._waiters) <= 64


@pytest.mark.long(every=2)
@pytest.mark.parametrize("seed", range(2))
def test_broken_requests_change_nothing(seed: int) -> None:
    attack(150, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20, 40))
def test_ten_thousand_broken_requests(seed: int) -> None:
    attack(run_size.size(ci=500, full=5000), seed)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (b"", "parse"),
        (b"{", "parse"),
        (b"\xff", "parse"),
        (b"NaN", "parse"),
        (b"[]", "request"),
        (b"3", "request"),
        (b"{}", "request"),
        (b'{"jsonrpc": "2.0", "id": 1.5, "method": "initialize"}', "request"),
        (b'{"jsonrpc": "2.0", "id": 99999999999999999, "method": "initialize"}', "request"),
        (b'{"jsonrpc": "1.0", "id": 1, "method": "initialize"}', "request"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "more": 1}', "request"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "initialise"}', "method"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": [1]}', "params"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "game.wait", "params": {"game": "g1", "since": 1.0}}', "params"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "game.look", "params": {"game": "\\ud800"}}', "params"),
        (
            b'{"jsonrpc": "2.0", "id": 1, "method": "game.look", "params": ' + b'{"a":' * 40 + b"1" + b"}" * 41,
            "too-large",
        ),
        (
            b'{"jsonrpc": "2.0", "id": 1, "method": "game.look", "params": {"game": "' + b"x" * 70_000 + b'"}}',
            "too-large",
        ),
    ],
)
def test_what_is_no_request_is_told_so(line: bytes, word: str) -> None:
    answers = Server().client().send(line)
    assert [answer["error"]["message"] for answer in answers] == [word]


def test_a_fault_of_the_engine_has_a_number_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server()
    client = server.client()
    client.new()
    monkeypatch.setattr("cyclades_core.game.game.Game.view", lambda *_: 1 / 0)
    failed = client.fails("game.look", game="g1")
    assert (failed.code, failed.data) == (-32603, {"incident": 1}) and len(server.incidents) == 1
