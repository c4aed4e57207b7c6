"""The page in states that come seldom: the end, a request, a table that stands still, news that was missed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import golden_files
import pytest
from browser_players import MEASURE, SIZES, Person, browser
from server_in_thread import Served, parts_by_chance, serving
from staged_tables import played, scene, staged

from cyclades_apps.rpc import snapshots
from cyclades_apps.server.sqlite_store import Sqlite

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "map-for-screen-readers.txt"


def at(served: Served, made: dict[str, Any], link: str) -> str:
    return f"{served.url}/t/{made['table']}#{made['links'][link]}"


def link_of(seat: str) -> str:
    return "host" if seat == "p1" else seat


def move(served: Served, made: dict[str, Any], seed: int) -> str:
    """Whoever is asked answers, without a browser; the link of that seat."""
    waiting = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    token = made["links"][link_of(waiting)]
    look = served.post("game.look", token)
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(seed))
    served.post("game.play", token, expect=look["seq"], key=f"k{look['seq']}", parts=parts)
    return link_of(waiting)


def over(served: Served) -> tuple[dict[str, Any], str]:
    game = played("legacy", 2, 3, lambda game: False)
    assert game.is_over
    made = staged(served, game)
    return made, "host"


def asked_to_take_back(served: Served) -> tuple[dict[str, Any], str]:
    """Somebody has answered since: that seat is asked whether it agrees."""
    made = served.table("Ann", "Bob", "Cleo")
    first, second = move(served, made, 1), move(served, made, 2)
    served.post("undo.ask", made["links"][first], to=0)
    return made, second


def standing_still(served: Served) -> tuple[dict[str, Any], str]:
    made = staged(served, played("legacy", 3, 4, lambda game: len(game.entries) >= 20))
    with served.server.store.transaction() as cursor:
        cursor.execute("update entries set clause = 'bid nobody 3' where table_id = ? and seq = 15", (made["table"],))
        cursor.execute("update tables set engine = '0.3.9' where id = ?", (made["table"],))
    return made, "host"


def ended(served: Served) -> tuple[dict[str, Any], str]:
    made = served.table("Ann", "Bob", "Cleo")
    served.post("table.end", made["links"]["p2"])
    for link in ("host", "p3"):
        served.post("table.answer", made["links"][link], yes=True)
    return made, "host"


#: How a table comes there, and what the page then has.
STATES: dict[str, tuple[Any, str]] = {
    "over": (over, ".over"),
    "asked to take back": (asked_to_take_back, ".request"),
    "standing still": (standing_still, "[data-act=thaw]"),
    "ended": (ended, ".sentence strong"),
}


@pytest.mark.long
@pytest.mark.parametrize("state", STATES)
def test_no_violation_and_nothing_cut_off_in_rare_states(tmp_path: Path, state: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra [browser] is not installed")
    make, sign = STATES[state]
    found: dict[str, Any] = {}
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made, link = make(served)
        for size in SIZES:
            person = Person(chromium, at(served, made, link), size, "ru" if size == "phone" else "en")
            person.wait(f"() => document.querySelector('{sign}')")
            violations = axe.Axe().run(person.page).response["violations"]
            found[size] = [(each["id"], each["nodes"][0]["html"][:120]) for each in violations]
            found[size] += person.page.evaluate(MEASURE)
            found[size] += person.faults
            person.context.close()
    assert {size: told for size, told in found.items() if told} == {}


@pytest.mark.long
def test_a_page_that_was_cut_off_is_right_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket is cut, others play, the page comes back; then it is opened anew: always the same board and log."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = served.table("Ann", "Bob", "Cleo")
        person = Person(chromium, at(served, made, "host"))
        person.wait("() => document.querySelectorAll('.lines li').length")
        # so many events that a Look has not room for all of them: the page has to ask for the first
        monkeypatch.setattr(snapshots, "RPC_LOOK_BYTES", 5_000)
        for n in range(12):
            if n == 2:
                for session in list(served.server.sessions):
                    served.run(session.close, 1012)
            move(served, made, n)
        told = served.post("game.look", made["links"]["host"], since=2)
        assert told["truncated"], "otherwise nothing is tried"
        seq = served.post("game.look", made["links"]["host"])["seq"]
        person.wait(f"() => Number(document.body.dataset.seq) >= {seq}")
        everything = [
            event["text"]
            for event in served.post("game.events", made["links"]["host"], **{"from": 0})["events"]
            if event["key"] != "answered"
        ]
        person.wait(f"() => document.querySelectorAll('.lines li:not(.since)').length >= {len(everything)}")
        assert person.page.evaluate(LINES) == everything, "nothing is missing, nothing twice, all in order"
        again = Person(chromium, at(served, made, "host"))
        again.wait(f"() => document.querySelectorAll('.lines li:not(.since)').length >= {len(everything)}")
        assert again.page.evaluate(LINES) == everything
        assert again.page.evaluate(THINGS) == person.page.evaluate(THINGS)
        person.page.reload()
        person.wait(f"() => Number(document.body.dataset.seq) >= {seq}")
        assert person.page.evaluate(THINGS) == again.page.evaluate(THINGS)
        assert person.faults == again.faults == []


@pytest.mark.long
def test_what_was_missed_is_played_back_and_can_be_skipped(tmp_path: Path) -> None:
    """While the socket was away several moves were made: they are told one after the other, where they happened."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = served.table("Ann", "Bob", "Cleo")
        people = [Person(chromium, at(served, made, "host"), motion=motion) for motion in ("no-preference", "reduce")]
        for person in people:
            person.page.evaluate(TOLD)
        for session in list(served.server.sessions):
            served.run(session.close, 1012)
        for n in range(6):
            move(served, made, n)
        seq = served.post("game.look", made["links"]["host"])["seq"]
        for person in people:
            person.wait(f"() => Number(document.body.dataset.seq) >= {seq}")
        people[0].wait("() => window.$told.size >= 2")
        people[0].page.keyboard.press("Shift")
        people[0].wait("() => !document.querySelector('.telling')")
        assert people[1].page.evaluate("window.$told.size") == 0, "nothing moves for those who do not want it"
        assert people[0].faults == people[1].faults == []


#: What is told of the past, as it comes.
TOLD = """
() => {
  window.$told = new Set();
  const look = () => document.querySelectorAll('.telling').forEach((each) => window.$told.add(each.textContent));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""


@pytest.mark.long
@pytest.mark.parametrize("name", ["bids", "titans"])
def test_a_narrow_screen_is_enough(tmp_path: Path, name: str) -> None:
    """320 pixels: the smallest telephone, or a desk at 400 %."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, scene(name))
        person = Person(chromium, at(served, made, made["asked"]), "narrow", "ru")
        found = {"board": person.page.evaluate(MEASURE)}
        for tab in ("gods", "players", "log"):
            person.page.click(f".tabs [data-tab={tab}]")
            found[tab] = person.page.evaluate(MEASURE)
    assert {tab: told for tab, told in found.items() if told} == {}


@pytest.mark.long
def test_what_a_screen_reader_says_of_the_map(tmp_path: Path) -> None:
    """The accessibility tree of the map as it was when somebody last listened to it."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, played("legacy", 3, 7, lambda g: True))
        person = Person(chromium, at(served, made, made["asked"]))
        told = person.page.locator(".board").aria_snapshot()
    golden_files.compare("screen-reader-map", GOLDEN, told + "\n")


@pytest.mark.long
def test_the_command_serves_the_page_without_node() -> None:
    """As `.ci/run` does with the wheel alone: a server without a PATH, every file of the page, some clauses."""
    script = Path(__file__).parent / "from_wheel.py"
    done = subprocess.run(
        [sys.executable, script, Path(sys.executable).parent], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "without Node" in done.stdout, done.stderr


LINES = "[...document.querySelectorAll('.lines li:not(.since)')].map((each) => each.textContent)"
THINGS = "document.querySelector('.board .things').innerHTML"
