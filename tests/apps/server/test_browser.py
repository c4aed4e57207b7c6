"""The page in a real browser: whole games by clicking what is lit and by keys, in every size, in several languages."""

from __future__ import annotations

from base64 import b64encode
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tested_modules
from browser_players import MEASURE, SIZES, Keys, Person, browser
from run_size import size
from server_in_thread import Served, serving
from staged_tables import HADES, SCENES, TITANS, played, scene, staged

from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_core import Game, Ruleset


def at(served: Served, made: dict[str, Any], link: str) -> str:
    return f"{served.url}/t/{made['table']}#{made['links'][link]}"


def play(people: list[Person], clauses: int, seed: int = 1, after: Any = None) -> int:
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
        if after is not None:
            after(asked)
    return clauses


def check(served: Served, made: dict[str, Any], people: list[Person]) -> None:
    """The end equals the replay of the log, for the server and for everybody who looks at it."""
    room = served.server.tables.held(made["table"])
    assert room is not None
    seats = {f"p{n}" for n in range(1, len(people) + 1)}
    while not room.game.is_over and (
        room.game.decision.seat not in seats or len(room.lines.standing()) < len(room.game.entries)
    ):
        people[0].page.wait_for_timeout(15)  # bots that have not ended their turns
    setup = room.table.setup
    rules = Ruleset.load(setup["modules"], options=setup["options"])
    game = Game.new(rules, players=setup["seats"], mode=setup["mode"], board=setup["board"], seed=int(room.table.seed))
    for entry in room.lines.standing():
        game.apply(entry.clause)
    assert game.fingerprint == room.game.fingerprint
    for person in people:
        person.wait(f"() => Number(document.body.dataset.seq) >= {room.seq}")
        assert person.result == " ".join(game.result.winners if game.result else ())
        assert person.faults == []
        assert person.requests <= {f"127.0.0.1:{served.port}"}, "no request to any other host"


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


#: In every run some clauses of every list of module_lists.toml; with CYCLADES_LONG=full whole games, and of four more.
MORE = [
    tested_modules.Way("legacy", 3),
    tested_modules.Way("base", 3),
    tested_modules.Way(HADES, 3),
    tested_modules.Way(TITANS, 6),
]
WAYS = [*tested_modules.LISTS, *MORE[: size(ci=0, full=len(MORE))]]


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_three_browsers_play_whole_games(tmp_path: Path, way: tested_modules.Way) -> None:
    """A desk, a telephone in Russian, and a tablet with nothing but keys; from the last rounds on unless all is played.

    Bots sit where there are more seats; where there are two, the desk and the telephone play.
    """
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        begun = played(
            way.modules, way.players, 7, lambda game: len(game.entries) >= size(ci=40, full=0), mode=way.mode
        )
        bots = {f"p{n}": "random" for n in range(4, 7)}
        made = staged(served, begun, ("Ann", "Борис", "Cleo", "Bot4", "Bot5", "Bot6"), bots)
        people = [
            Person(chromium, at(served, made, "host"), "desk"),
            Person(chromium, at(served, made, "p2"), "phone", "ru"),
            *([Keys(chromium, at(served, made, "p3"), "tablet")] if way.players > 2 else []),
        ]
        assert play(people, size(ci=6, full=3000)) > 0
        check(served, made, people)
        assert people[0].result or size(ci=1, full=0), "a whole game has an end"


@pytest.mark.long
@pytest.mark.parametrize("size_", ["desk", "tablet", "phone"])
def test_two_browsers_play_to_the_end(tmp_path: Path, size_: str) -> None:
    """A game that was played well, clicked again to its end: all of it in a full run, else its last clauses."""
    whole = played("legacy", 2, 3, lambda game: False)
    assert whole.is_over
    first = max(0, len(whole.entries) - size(ci=12, full=10**6))
    begun = played("legacy", 2, 3, lambda game: len(game.entries) >= first)
    rng = Random(5)
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, begun)
        people = {
            "p1": Person(chromium, at(served, made, "host"), size_),
            "p2": Person(chromium, at(served, made, "p2"), size_, "ru"),
        }
        for entry in whole.entries[first:]:
            room = served.run(served.server.tables.room, made["table"])
            person = people[entry.seat]
            person.wait(f"() => Number(document.body.dataset.seq) >= {room.seq}")
            person.follow(room.game, entry.clause, rng)
            assert room.entries[-1].clause == entry.clause, "what was clicked is what was meant"
        check(served, made, list(people.values()))
        assert people["p1"].result, "everybody sees the end"


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overlaps_and_no_text_is_cut_off(tmp_path: Path, name: str) -> None:
    """Measured in the browser, in the middle of games of five lists, at four sizes, in the longest language."""
    found: dict[str, list[str]] = {}
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, scene(name))
        for size_ in SIZES:
            for lang in ("ru", "en", "pl")[: size(ci=1, full=3)]:
                person = Person(chromium, at(served, made, made["asked"]), size_, lang)
                person.page.wait_for_timeout(50)
                found[f"{size_} {lang}"] = person.page.evaluate(MEASURE)
                person.context.close()
    assert {key: told for key, told in found.items() if told} == {}


@pytest.mark.long
def test_no_violation_of_accessibility(tmp_path: Path) -> None:
    """axe-core in the states of a game: asked, building a clause, confirming, watching, looking back, dialogues."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra [browser] is not installed")
    found: dict[str, Any] = {}

    def look(name: str, page: Any) -> None:
        found[name] = axe.Axe().run(page).response["violations"]

    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        page = chromium.new_page()
        page.goto(served.url)
        page.wait_for_selector("[data-act=play]")
        look("start", page)
        for which in ("bids", "battle", "actions"):
            made = staged(served, scene(which))
            for size_ in SIZES:
                person = Person(chromium, at(served, made, made["asked"]), size_)
                name = f"{which} {size_}"
                look(name, person.page)
                if size_ in ("tablet", "portrait"):
                    person.context.close()
                    continue
                person.page.evaluate("document.querySelector('.option').click()")
                person.wait("() => document.querySelector('.begun, [data-act=confirm]') || document.body.dataset.seq")
                look(f"{name}, begun", person.page)
                person.page.keyboard.press("Escape")
                if size_ == "desk":
                    for dialog in ("settings", "keys", "links"):
                        person.page.evaluate(f"document.querySelector('[data-act={dialog}]').click()")
                        person.wait("() => document.querySelector('.dialog')")
                        look(f"{name}, {dialog}", person.page)
                        person.page.keyboard.press("Escape")
                    person.page.keyboard.press("[")
                    person.wait("() => document.querySelector('.board.past')")
                    look(f"{name}, past", person.page)
                else:
                    for tab in ("gods", "players", "log"):
                        person.page.click(f".tabs [data-tab={tab}]")
                        look(f"{name}, {tab}", person.page)
                person.context.close()
            watching = Person(chromium, at(served, made, "spectator"), "tablet")
            look(f"{which}, watching", watching.page)
            watching.context.close()
    told = {(each["id"], each["nodes"][0]["html"][:120]): state for state, all_ in found.items() for each in all_}
    assert told == {}


@pytest.mark.long
def test_owners_are_told_apart_without_a_hue(tmp_path: Path) -> None:
    """The tokens of any two players differ in shape, and from their ground in lightness, whatever one's eyes are."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        page = chromium.new_page()
        page.goto(served.url)
        alike, contrasts = page.evaluate(APART)
    assert max(alike) < 0.86, "two shapes cover nearly the same"
    assert min(contrasts) >= 3, "a token has to stand out from land, sea and paper"


@pytest.mark.long
@pytest.mark.parametrize("eyes", ["none", "protanopia", "deuteranopia", "tritanopia"])
def test_owners_are_told_apart_by_eyes_that_lack_a_kind_of_cones(tmp_path: Path, eyes: str) -> None:
    """The colours of any two players as Chromium shows them to such eyes: at least 18 steps of CIELAB apart."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        page = chromium.new_page(viewport={"width": 240, "height": 40})
        page.goto(served.url)
        page.evaluate(SAMPLES)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        seen = b64encode(page.screenshot()).decode()
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        colours = page.evaluate(SEEN, seen)
    assert len({tuple(each) for each in colours}) == 6
    apart = {(a, b): dist(lab(colours[a]), lab(colours[b])) for a in range(6) for b in range(a)}
    assert {pair: round(steps, 1) for pair, steps in apart.items() if steps < 18} == {}


def lab(colour: list[int]) -> tuple[float, float, float]:
    """A colour of sRGB in CIELAB, whose steps are alike to the eye."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    p, q, r = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * q - 16, 500 * (p - q), 200 * (q - r)


#: Six squares of 40 pixels; and what a picture of them has in their middles.
SAMPLES = """
async () => {
  const { COLOURS } = await import('/page/tokens_and_symbols.js');
  const squares = COLOURS.map((colour, n) => {
    const square = document.createElement('div');
    const place = { position: 'fixed', left: `${n * 40}px`, top: 0, width: '40px', height: '40px' };
    Object.assign(square.style, { ...place, background: colour });
    return square;
  });
  document.body.replaceChildren(...squares);
}
"""
SEEN = """
async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 40 });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  return Array.from({ length: 6 }, (_, n) => [...pen.getImageData(n * 40 + 20, 20, 1, 1).data].slice(0, 3));
}
"""


#: How much of two shapes is common, for every pair; contrast of each colour with the grounds it stands on (WCAG).
APART = """
async () => {
  const { SHAPES, COLOURS } = await import('/page/tokens_and_symbols.js');
  const mask = (d) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 96 });
    const pen = canvas.getContext('2d');
    pen.scale(4, 4);
    pen.fill(new Path2D(d));
    return [...pen.getImageData(0, 0, 96, 96).data].filter((_, n) => n % 4 === 3).map((each) => each > 127);
  };
  const masks = SHAPES.map(mask);
  const alike = [];
  for (let i = 0; i < masks.length; i++)
    for (let j = i + 1; j < masks.length; j++) {
      const both = masks[i].filter((each, n) => each && masks[j][n]).length;
      const any = masks[i].filter((each, n) => each || masks[j][n]).length;
      alike.push(both / any);
    }
  const light = (hex) => {
    const part = [1, 3, 5].map((n) => parseInt(hex.slice(n, n + 2), 16) / 255);
    const [r, g, b] = part.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const grounds = ['#ecdcb4', '#cfe8ef', '#fffdf6'];
  return [alike, COLOURS.flatMap((one) => grounds.map((each) => contrast(light(one), light(each))))];
}
"""
