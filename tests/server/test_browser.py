"""The page in a real browser: whole games by clicking what is lit, in several sizes and languages."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from browsing import SIZES, Person, browser
from long_run import size
from serving import Served, serving

from cyclades_core import Game, Ruleset
from cyclades_server.sqlite import Sqlite


def at(served: Served, made: dict[str, Any], link: str) -> str:
    return f"{served.url}/t/{made['table']}#{made['links'][link]}"


def play(people: list[Person], clauses: int, seed: int = 1) -> int:
    """Everybody answers when asked, until the game or so many clauses are over; how many there were."""
    rng = Random(seed)
    for done in range(clauses):
        for _ in range(4000):
            if any(person.result for person in people):
                return done
            asked = next((person for person in people if person.is_asked), None)
            if asked is not None:
                break
            people[0].page.wait_for_timeout(15)
        else:
            raise AssertionError("nobody is asked")
        asked.answer(rng)
    return clauses


def check(served: Served, made: dict[str, Any], modules: str, seats: int) -> None:
    """The end equals the replay of the log."""
    room = served.server.tables.held(made["table"])
    assert room is not None
    game = Game.new(Ruleset.load(modules), players=[f"p{n + 1}" for n in range(seats)], seed=int(room.table.seed))
    for entry in room.lines.standing():
        game.apply(entry.clause)
    assert game.fingerprint == room.game.fingerprint


def test_a_table_against_bots_is_two_clicks_away(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        page = chromium.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(served.url)
        page.click("[data-module=legacy]")
        page.click("[data-act=play]")
        page.wait_for_selector(".board", timeout=60_000)
        page.wait_for_selector(".ask")
        assert page.url.count("#") == 0, "the token does not stay in the address"
        assert faults == []


@pytest.mark.long
def test_two_browsers_play_by_clicking(tmp_path: Path) -> None:
    """A desk and a telephone with a bot; the one in Russian."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = served.table("Ann", "Борис", bots=1)
        people = [
            Person(chromium, at(served, made, "host"), "desk"),
            Person(chromium, at(served, made, "p2"), "phone", "ru"),
        ]
        played = play(people, size(ci=40, full=2000))
        assert played
        check(served, made, "legacy", 3)
        for person in people:
            assert person.faults == []
            assert person.requests <= {f"127.0.0.1:{served.port}"}, "no request to any other host"


@pytest.mark.long
@pytest.mark.parametrize("size_", SIZES)
def test_nothing_sticks_out_of_the_page(tmp_path: Path, size_: str) -> None:
    """No text is clipped and nothing makes the page wider than its window."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = served.table("Ann", "Bob", modules="base", bots=2)
        people = [
            Person(chromium, at(served, made, "host"), size_),
            Person(chromium, at(served, made, "p2"), "desk"),
        ]
        play(people, 12)
        found = people[0].page.evaluate(
            """() => {
              const out = [];
              if (document.documentElement.scrollWidth > innerWidth + 1) out.push('wider than the window');
              for (const element of document.querySelectorAll('button, h2, .fact, .zone-name, .god-name'))
                if (element.offsetParent && element.scrollWidth > element.clientWidth + 2
                    && getComputedStyle(element).overflow !== 'visible')
                  out.push(element.className + ': ' + element.textContent);
              return out;
            }"""
        )
        assert found == []


@pytest.mark.long
def test_no_violation_of_accessibility(tmp_path: Path) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra [browser] is not installed")
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        page = chromium.new_page()
        page.goto(served.url)
        page.wait_for_selector("[data-act=play]")
        found = {"start": axe.Axe().run(page).response["violations"]}
        made = served.table("Ann", "Bob", bots=1)
        people = [Person(chromium, at(served, made, "host")), Person(chromium, at(served, made, "p2"), "phone")]
        for step in range(4):
            for person in people:
                found[f"{person.size} {step}"] = axe.Axe().run(person.page).response["violations"]
            play(people, 3, step)
        people[0].page.click("[data-act=settings]")
        found["settings"] = axe.Axe().run(people[0].page).response["violations"]
        told = {(each["id"], each["nodes"][0]["html"][:120]) for violations in found.values() for each in violations}
        assert sorted(told) == []
