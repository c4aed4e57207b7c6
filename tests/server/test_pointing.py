"""Pointing at things on the page: what is told of them, whether they can be reached, and files that are taken home."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browsing import REMEMBER, SETTLED, SIZES, Person, browser
from serving import Served, serving
from staging import played, prompt, staged

from cyclades_core import Game
from cyclades_server.sqlite import Sqlite


def at(served: Served, made: dict[str, Any], link: str) -> str:
    return f"{served.url}/t/{made['table']}#{made['links'][link]}"


def first(modules: str, players: int, until: Any) -> Game:
    """The first game, by seeds, in which that comes."""
    games = (played(modules, players, seed, until) for seed in range(2, 30))
    return next(game for game in games if not game.is_over)


def acting(game: Game) -> bool:
    return game.round >= 4 and prompt(game) == "action"


def marching(game: Game) -> bool:
    """Can somebody choose between several areas to march from?"""
    if game.round < 4 or prompt(game) != "action" or game.decision is None:
        return False
    if all(option.value != "march" for option in game.decision.options):
        return False
    asked = game.draft(["march"]).decision
    ways = [option.targets for option in asked.options] if asked is not None and asked.domain["sort"] == "pair" else []
    starts = {each[0] for each in ways}
    return len(starts) > 1 and any(sum(each[0] == start for each in ways) > 1 for start in starts)


def counting(game: Game) -> bool:
    """Can somebody march with some of several units? Then amounts are asked for."""
    if not marching(game):
        return False
    ways = game.draft(["march"]).decision
    asked = [game.draft(["march", option.value]).decision for option in (ways.options if ways is not None else ())]
    return any(each is not None and each.domain["kind"] == "vector" and each.slots for each in asked)


def outbidding(game: Game) -> bool:
    return prompt(game) == "bid" and len(game.view(None).get("offerings", ())) == 2


def press(person: Person, value: str) -> None:
    person.page.evaluate(REMEMBER)
    person.page.evaluate(PRESSED, value)
    person.wait(SETTLED)


def rest_on(person: Person, place: dict[str, Any]) -> str:
    """Move the pointer there; why not, as soon as it is told what lies there."""
    person.page.mouse.move(place["x"], place["y"])
    under = f"document.elementFromPoint({place['x']}, {place['y']})"
    person.wait(
        f"() => {under}.getAttribute('aria-label')?.startsWith(document.querySelector('.tip strong')?.textContent)"
    )
    for _ in range(60):  # of some there is nothing to tell
        if why := person.page.evaluate("document.querySelector('.tip .why')?.textContent ?? ''"):
            return str(why)
        person.page.wait_for_timeout(50)
    return ""


@pytest.mark.long
def test_whoever_rests_on_what_is_not_lit_is_told_why(tmp_path: Path) -> None:
    """By mouse, focus and finger; one question answers for everything of a kind, until there is another one."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, first("legacy", 4, marching))
        person = Person(chromium, at(served, made, made["asked"]))
        page = person.page
        page.evaluate(COUNT)
        page.evaluate("document.querySelector('.option[data-value=march]').click()")
        person.wait("() => document.querySelectorAll('.hit.lit').length > 0")
        dark = page.evaluate(DARK)
        told = [rest_on(person, place) for place in dark[:6]]
        assert sum("(" in why for why in told) >= 3, "with the number of the rule"
        assert page.evaluate("window.$asked") == 1, "one question answers for all areas"
        box = page.evaluate(
            "(({ left, top, right, bottom }) => [left, top, right, bottom])"
            "(document.querySelector('.tip').getBoundingClientRect())"
        )
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= 1440 and box[3] <= 900
        page.keyboard.press("Escape")  # the question before: other reasons
        person.wait("() => !document.querySelector('.tip') && document.querySelector('.option[data-value=march]')")
        page.mouse.move(dark[0]["x"], dark[0]["y"] + 2)
        person.wait("() => document.querySelector('.tip')")
        page.wait_for_timeout(200)
        assert page.evaluate("[window.$asked, document.querySelector('.tip .why')]") == [1, None], (
            "areas are not asked for"
        )
        page.locator(".card[data-id]").first.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        person.wait("() => document.activeElement.dataset.id && document.querySelector('.tip')")
        assert person.faults == []
        person.context.close()
        touching = Person(chromium, at(served, made, made["asked"]), "phone")
        touching.page.evaluate("document.querySelector('.option[data-value=march]').click()")
        touching.wait("() => document.querySelectorAll('.hit.lit').length > 0")
        touching.page.evaluate(PRESS)
        touching.wait("() => document.querySelector('.note')")
        assert touching.faults == []


@pytest.mark.long
def test_once_a_way_is_begun_its_other_end_says_why_not(tmp_path: Path) -> None:
    """An area that can be reached from elsewhere, but not from where the march begins."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, first("legacy", 4, marching))
        person = Person(chromium, at(served, made, made["asked"]))
        page = person.page
        page.evaluate("document.querySelector('.option[data-value=march]').click()")
        person.wait("() => document.querySelectorAll('.hit.lit').length > 0")
        starts = page.evaluate("[...document.querySelectorAll('.hit.lit')].map((each) => each.dataset.id)")
        for start in starts:  # of one there are several ways
            page.evaluate(REMEMBER)
            page.evaluate(CLICKED, start)
            person.wait(SETTLED)
            if page.evaluate("Boolean(document.querySelector('.hit.picked'))"):
                break
            page.keyboard.press("Escape")
            person.wait("() => document.querySelectorAll('.hit.lit').length > 1")
        assert all(rest_on(person, place) for place in page.evaluate(DARK)[:6]), "not even one of them is silent"
        assert person.faults == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_what_can_be_chosen(tmp_path: Path, size: str) -> None:
    """A click in the middle of whatever is lit and in sight reaches it; on a telephone nothing lies over the board."""
    covered: list[str] = []
    tried = 0
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        for modules, players in (("legacy", 5), ("base", 4), ("legacy,titans", 6)):
            made = staged(served, first(modules, players, acting))
            person = Person(chromium, at(served, made, made["asked"]), size)
            for value in person.page.evaluate("[...document.querySelectorAll('.option')].map((e) => e.dataset.value)"):
                person.page.evaluate(REMEMBER)
                person.page.evaluate(PRESSED, value)
                person.wait(SETTLED)
                person.page.wait_for_timeout(80)
                person.wait(f"() => !({OUTSIDE})().outside.length || document.querySelector('.arrow')")
                found = person.page.evaluate(COVERED)
                tried += found["tried"]
                covered += [f"{modules} {value}: {each}" for each in found["covered"]]
                person.page.evaluate(REMEMBER)
                person.page.keyboard.press("Escape")
                person.wait(SETTLED)
            if size == "phone":
                assert person.page.evaluate(OVER) == []
            person.context.close()
    assert covered == [] and tried > 5


@pytest.mark.long
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_arrows_lead_to_what_lies_outside(tmp_path: Path, size: str) -> None:
    """What can be chosen but is not shown has an arrow at the edge; a click on it brings it into sight."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, first("legacy", 4, marching))
        person = Person(chromium, at(served, made, made["asked"]), size)
        page = person.page
        assert page.evaluate(OUTSIDE)["arrows"] == [], "nothing can be chosen on the board yet"
        press(person, "march")
        person.wait(f"() => ({OUTSIDE})().outside.length === 0 && !document.querySelector('.arrow')")
        found = page.evaluate(OUTSIDE)
        for _ in range(40):
            if found["outside"] and found["arrows"]:
                break
            page.evaluate(CORNER)
            page.wait_for_timeout(100)
            found = page.evaluate(OUTSIDE)
        assert found["outside"] and {each for arrow in found["arrows"] for each in arrow} >= set(found["outside"])
        assert page.evaluate(ASTRAY) == [], "at the edge, inside of the map, over nothing that can be chosen"
        assert page.locator(".board").aria_snapshot().count("arrow") == 0
        assert page.evaluate("document.querySelectorAll('.arrows [tabindex], .arrows[aria-hidden=true] a').length") == 0
        wanted = found["arrows"][0]
        page.mouse.click(*page.evaluate(FIRST_ARROW))
        person.wait(f"() => !({OUTSIDE})().outside.includes('{wanted[0]}')")
        assert person.faults == []


@pytest.mark.long
def test_what_lies_below_the_pointer_stays_there(tmp_path: Path) -> None:
    """The wheel makes larger what one points at; and nobody drags the board out of sight."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        person = Person(chromium, at(served, made := staged(served, first("legacy", 4, acting)), made["asked"]))
        page = person.page
        place = page.evaluate(DARK)[3]
        page.mouse.move(place["x"], place["y"])
        under = f"document.elementFromPoint({place['x']}, {place['y']})?.dataset.id"
        named = page.evaluate(under)
        for _ in range(5):
            page.mouse.wheel(0, -100)
            page.wait_for_timeout(40)
        person.wait("() => Number(document.querySelector('.board').getAttribute('viewBox').split(' ')[2]) < 12")
        assert page.evaluate(under) == named
        for _ in range(4):
            page.mouse.move(150, 150)
            page.mouse.down()
            page.mouse.move(900, 600, steps=3)
            page.mouse.up()
        page.wait_for_timeout(80)
        assert page.evaluate("document.elementFromPoint(500, 400)?.classList.contains('hit')"), "only water is left"


@pytest.mark.long
def test_on_a_telephone_amounts_stand_at_the_question(tmp_path: Path) -> None:
    """All steppers and what confirms them are in sight, below the question; buttons of gods tell offerings."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, first("legacy", 4, counting))
        person = Person(chromium, at(served, made, made["asked"]), "phone")
        press(person, "march")
        values = person.page.evaluate("[...document.querySelectorAll('.option')].map((e) => e.dataset.value)")
        for value in values:
            person.wait("() => document.querySelector('.option')")
            press(person, value)
            person.wait("() => document.querySelector('.stepper, [data-act=confirm]')")
            if person.page.evaluate("Boolean(document.querySelector('.stepper'))"):
                break
            person.page.keyboard.press("Escape")
        found = person.page.evaluate(AMOUNTS)
        assert found["hidden"] == [] and found["gap"] <= 12, found
        person.context.close()
        bidding = first(
            "legacy", 4, lambda game: prompt(game) == "bid" and len(game.view(None).get("offerings", ())) == 2
        )
        made = staged(served, bidding)
        person = Person(chromium, at(served, made, made["asked"]), "phone")
        assert person.page.evaluate("document.querySelectorAll('.option .offer .badge').length") >= 1
        assert person.faults == []


@pytest.mark.long
def test_a_click_on_what_was_answered_does_no_harm(tmp_path: Path) -> None:
    """The god is chosen, the page is slow to draw it, and a space of its track is clicked that ought to be gone."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        made = staged(served, first("legacy", 4, lambda game: prompt(game) == "bid"))
        person = Person(chromium, at(served, made, made["asked"]))
        page = person.page
        page.evaluate(SLOW)
        page.evaluate("document.querySelector('.option').click()")
        person.wait("() => window.$heard >= 1")
        page.wait_for_timeout(50)
        page.evaluate("document.querySelector('.spot:not(.hatched)').click()")
        page.evaluate("document.querySelector('.option').click()")
        page.wait_for_timeout(300)
        page.evaluate("window.$go()")
        person.wait("() => document.querySelector('.numbers .option')")
        assert page.evaluate("document.querySelectorAll('.begun .part').length") == 1
        assert page.evaluate("document.querySelector('.note')") is None
        page.evaluate("document.querySelector('.numbers .option').click()")
        person.wait("() => document.querySelector('[data-act=confirm]')")
        assert person.faults == []


@pytest.mark.long
def test_the_game_is_taken_home_from_the_page(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        whole = played("legacy", 2, 3, lambda game: False)
        made = staged(served, whole)
        person = Person(chromium, at(served, made, "spectator"), "phone")
        for form, ending in (("save", ".json"), ("record", ".cyc")):
            with person.page.expect_download() as got:
                person.page.click(f"[data-act=export-{form}]")
            assert got.value.suggested_filename == f"cyclades-{made['table']}{ending}"
            text = Path(got.value.path()).read_text(encoding="utf-8")
            if form == "save":
                assert Game.from_json(text).fingerprint == whole.fingerprint
            else:
                assert "Ariadne" in text
        assert person.faults == []


CLICKED = """
(id) => document.querySelector(`.hit[data-id="${id}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }))
"""
#: Presses the button of an answer.
PRESSED = "(value) => [...document.querySelectorAll('.option')].find((each) => each.dataset.value === value)?.click()"
#: Counts what is asked of the server.
COUNT = """
() => {
  window.$asked = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).method === 'game.why') window.$asked += 1;
    return send.call(this, text);
  };
}
"""
#: Areas that are not lit, with a point of the window at which the pointer meets them.
DARK = """
() => [...document.querySelectorAll('.hit:not(.lit):not(.picked)')].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [Math.round((box.left + box.right) / 2) + 3, Math.round((box.top + box.bottom) / 2) + 2];
  return document.elementFromPoint(x, y) === each ? [{ x, y }] : [];
})
"""
#: A finger that stays where it is.
PRESS = """
() => {
  const place = [...document.querySelectorAll('.hit:not(.lit)')].at(-1);
  const more = { bubbles: true, pointerType: 'touch', pointerId: 9, clientX: 100, clientY: 200 };
  place.dispatchEvent(new PointerEvent('pointerdown', more));
}
"""
#: What is lit and in sight, and what of it something else lies over.
COVERED = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const out = { tried: 0, covered: [] };
  for (const each of document.querySelectorAll('.hit.lit')) {
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < board.left || x > board.right || y < board.top || y > board.bottom) continue;
    out.tried += 1;
    const over = document.elementFromPoint(x, y);
    if (!over.closest('.board')) out.covered.push(`${each.dataset.id} below ${over.className}`);
  }
  return out;
}
"""
#: Nothing is drawn until somebody says so; and drafts that were answered are counted.
SLOW = """
() => {
  const [frame, waiting] = [window.requestAnimationFrame.bind(window), []];
  window.requestAnimationFrame = (draw) => waiting.push(draw);
  window.$go = () => {
    window.requestAnimationFrame = frame;
    waiting.splice(0).forEach((draw) => draw(0));
  };
  window.$heard = 0;
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const found = parse(text, ...more);
    if (found?.result?.clause !== undefined) window.$heard += 1;
    return found;
  };
}
"""
#: Ids of lit areas whose middle is not shown; and what the arrows lead to.
OUTSIDE = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const outside = [...document.querySelectorAll('.hit.lit:not(.site-hit)')].filter((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x < board.left || x > board.right || y < board.top || y > board.bottom;
  });
  const arrows = [...document.querySelectorAll('.arrow')].map((each) => each.dataset.to.split(' '));
  return { outside: outside.map((each) => each.dataset.id), arrows };
}
"""
#: Turns the wheel in the corner that is farthest from what can be chosen.
CORNER = """
() => {
  const svg = document.querySelector('.board');
  const board = svg.getBoundingClientRect();
  const lit = document.querySelector('.hit.lit').getBoundingClientRect();
  const clientX = lit.left + lit.right > board.left + board.right ? board.left + 30 : board.right - 30;
  const clientY = lit.top + lit.bottom > board.top + board.bottom ? board.top + 30 : board.bottom - 30;
  svg.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX, clientY, bubbles: true, cancelable: true }));
}
"""
#: Arrows that stick out of the map, or lie over the middle of what can be chosen.
ASTRAY = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const middles = [...document.querySelectorAll('.hit.lit')].map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll('.arrow-shape')].map((each) => each.getBoundingClientRect()).filter((box) =>
    box.left < board.left - 1 || box.right > board.right + 1 || box.top < board.top - 1 || box.bottom > board.bottom + 1
    || middles.some((lit) => {
      const [x, y] = [(lit.left + lit.right) / 2, (lit.top + lit.bottom) / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    }));
}
"""
FIRST_ARROW = """
() => {
  const box = document.querySelector('.arrow-shape').getBoundingClientRect();
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}
"""
#: What of the amounts is not in sight, and how far below the question they begin.
AMOUNTS = """
() => {
  const ask = document.querySelector('.ask').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.sentence, .stepper, [data-act=amounts], [data-act=back]')];
  const hidden = parts.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < ask.top - 1 || box.bottom > ask.bottom + 1 || box.right > ask.right + 1;
  });
  const of = (each) => document.querySelector(each).getBoundingClientRect();
  const [question, first] = [of(".sentence"), of(".stepper")];
  return { hidden: hidden.map((each) => each.className), gap: first.top - question.bottom };
}
"""
#: What of the page's own things lies over the board.
OVER = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll('.zoom, .ticker, .strip, .ask')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && box.top < board.bottom - 1 && box.bottom > board.top + 1;
  }).map((each) => each.className);
}
"""
