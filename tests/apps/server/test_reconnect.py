"""A socket that is cut at each point of a move: afterwards every page is right again, and each clause stands once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_in_thread import Client, Served, parts_by_chance, serving

from cyclades_apps.server.sqlite_store import Sqlite


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(Sqlite(tmp_path / "tables.db")) as found:
        yield found


def asked(served: Served, made: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    for name in ("host", "p2", "p3"):
        look = served.post("game.look", made["links"][name])
        if look["decision"]:
            return made["links"][name], look
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("point", ["before sending", "after sending", "after the commit", "before the answer is read"])
def test_a_cut_at_each_point_of_a_move(served: Served, point: str) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    token, look = asked(served, made)
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(3))
    move = {"expect": look["seq"], "key": "once", "parts": parts}
    first = Client(served.port, token)
    first.call("game.subscribe")
    line = json.dumps({"jsonrpc": "2.0", "id": 99, "method": "game.play", "params": move})
    if point != "before sending":
        first.socket.send(line)
    if point == "after the commit":
        served.post("game.wait", made["links"]["spectator"], since=0, timeout=10)
    elif point == "before the answer is read":
        first.socket.recv(timeout=20)
    first.socket.socket.close()  # without a word, as a telephone does
    # back again: resume, and send what was not answered
    again = Client(served.port, token)
    again.call("game.subscribe", since=0)
    seq = again.call("game.play", **move)["seq"]
    assert seq == 1
    entries = served.server.store.entries(made["table"])
    assert [entry.key.rpartition(":")[2] for entry in entries] == ["once"], "each clause stands once"
    fresh = served.post("game.look", token)
    resumed = again.call("game.look", since=0)
    assert resumed["view"] == fresh["view"] and [event["seq"] for event in resumed["events"]].count(1) > 0
    again.close()


def test_two_tabs_of_one_seat_agree(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    token, look = asked(served, made)
    tabs = [Client(served.port, token), Client(served.port, token)]
    for tab in tabs:
        tab.call("game.subscribe")
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(3))
    answer = tabs[0].call("game.play", expect=0, key="a", parts=parts)
    told = tabs[1].wait_for(1)
    assert told["view"] == answer["view"] and told["seq"] == answer["seq"] == 1
    for tab in tabs:
        tab.close()
