"""docs/api.md and docs/embedding.md: as generated, complete, and every snippet runs."""

from __future__ import annotations

import importlib.util
import random
import re
import threading
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.request import urlopen

import pytest
import tested_modules

from cyclades_core import Game

DOCS = Path(__file__).resolve().parents[2] / "docs"


def reference() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "api_reference", Path(__file__).resolve().parents[2] / "tools" / "documents" / "api_reference.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


API = reference()


# Tables whose keys are ids; what else is a table has keys of ours.
BY_ID = re.compile(
    r"areas|.*\.(units|pieces|goods|reserve|used|buildings)|areas\{\}\.sites|zones|prices|stock|counters(\{\})?"
)


def keys(data: Any, place: str = "") -> set[tuple[str, str]]:
    """Where which key stands; both sides of a battle are one."""
    place = place.replace("battle.defender", "battle.attacker")
    if isinstance(data, list):
        return {found for each in data for found in keys(each, f"{place}[]")}
    if not isinstance(data, dict):
        return set()
    if BY_ID.fullmatch(place):
        return {found for each in data.values() for found in keys(each, f"{place}{{}}")}
    inner = {found for key, each in data.items() for found in keys(each, f"{place}.{key}" if place else key)}
    return {(place, key) for key in data} | inner


def written(table: dict[str, dict[str, str]]) -> set[tuple[str, str]]:
    return {(place, key) for place, told in table.items() for key in told}


@pytest.mark.parametrize("way", [tested_modules.LISTS[n] for n in (0, 2, 7, 11)], ids=str)
def test_every_key_of_views_and_boards_is_written_down(way: tested_modules.Way) -> None:
    chance = random.Random(5)
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=5)
    assert keys(game.board_document()) - written(API.BOARD) == set()
    count = 0
    while not game.is_over and count < 800:
        if count % 4 == 0:
            assert keys(game.view(game.asked)) - written(API.VIEW) == set()
        game.apply(game.legal.item(chance.randrange(game.legal.count)))
        count += 1
    assert keys(game.view(None)) - written(API.VIEW) == set()


def test_every_promised_name_is_there() -> None:
    import cyclades_core

    text = (DOCS / "api.md").read_text(encoding="utf-8")
    for name in cyclades_core.__all__:
        assert re.search(rf"^## `{name}\b", text, re.MULTILINE), name


def test_every_row_says_something_and_the_promise_is_that_of_the_policy() -> None:
    """A name without a sentence, or 170 slots of a compiled ruleset, promise what nobody can use."""
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    assert not re.findall(r"^\| `.*\|\s*\|$", text, re.MULTILINE)
    ruleset = text.partition("## `Ruleset`")[2].partition("\n## ")[0]
    assert "Fields: `fingerprint`, `modules`, `options`." in ruleset and ruleset.count("\n| `") == 1
    policy = " ".join((DOCS / "stability.md").read_text(encoding="utf-8").split())
    assert "only a major one may break it" in policy and "as long as the major\nversion does" in text


def test_the_snippets_of_embedding_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "embedding.md").read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in found} == {"python"} and len(found) == 6
    names: dict[str, Any] = {}
    for number, (_, code) in enumerate(found, 1):
        exec(compile(code, f"embedding.md, snippet {number}", "exec"), names)
    assert "ann is asked:" in capsys.readouterr().out
    server = names["server"]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        address = f"http://127.0.0.1:{server.server_port}"
        chance = random.Random(2)
        where = "/"
        for _ in range(120):
            with urlopen(address + where, timeout=30) as answer:
                page = answer.read().decode()
            links = re.findall(r'<a href="(/[^"]*)"', page)
            assert "<svg" in page and links
            where = chance.choice(links)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    assert names["game"].entries[1:]


def test_the_lines_of_the_protocol_page_are_answered() -> None:
    from rpc_client import Server

    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    lines = re.search(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert lines is not None
    client = Server().client()
    for line in lines[1].splitlines():
        (answer,) = client.send(line)
        assert "result" in answer, (line, answer)
