"""Pointing at things on the page: what is told of them, whether they can be reached, and files that are taken home."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser_players import REMEMBER, SETTLED, SIZES, Person, browser
from pointing_positions import (
    AMOUNTS,
    ASTRAY,
    CLICKED,
    CORNER,
    COUNT,
    COVERED,
    DARK,
    FIRST_ARROW,
    IN_SIGHT,
    OUTSIDE,
    OVER,
    PRESS,
    PRESSED,
    SLOW,
    acting,
    at,
    counting,
    first,
    marching,
    one_way,
    outbidding,
    press,
    rest_on,
)
from server_in_thread import serving
from staged_tables import played, prompt, staged

from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_core import Game


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
        touching.wait("() => document.querySelector('.explained .why')")
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
        made = staged(served, first("legacy", 4, outbidding))
        person = Person(chromium, at(served, made, made["asked"]), "phone")
        assert person.page.evaluate("document.querySelectorAll('.option .offer .badge').length") >= 1
        assert person.faults == []


@pytest.mark.long
def test_what_follows_without_a_choice_is_marked_too(tmp_path: Path) -> None:
    """The only way there is: both its ends are marked on the board before one confirms, and its price is told once."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        game = first("legacy", 4, one_way)
        made = staged(served, game)
        person = Person(chromium, at(served, made, made["asked"]), "phone")  # where everything is confirmed
        press(person, "march")
        person.wait("() => document.querySelector('[data-act=confirm]')")
        way = game.draft(["march"], confirm=True).decision.options[0]
        assert len(way.targets) == 2
        for area in way.targets:
            assert person.page.locator(f".hit.picked[data-id='{area}']").count() == 1
            person.wait(f"() => ({IN_SIGHT})('{area}')")
        prices = person.page.evaluate("[...document.querySelectorAll('.ask .price')].map((each) => each.textContent)")
        assert prices == [str(game.draft(["march"]).price)]
        assert person.faults == []


@pytest.mark.long
def test_every_answer_has_a_button_however_many_there_are(tmp_path: Path) -> None:
    """The first thirty at once, the others on request; keys go on with the first of these."""
    with serving(Sqlite(tmp_path / "t.db")) as served, browser() as chromium:
        game = played("base", 6, 3, lambda game: True)
        made = staged(served, game)
        person = Person(chromium, at(served, made, made["asked"]), "phone")
        count = game.decision.count
        assert count > 30 == person.page.locator(".option").count()
        person.page.locator("[data-act=more]").focus()
        person.page.keyboard.press("Enter")
        person.wait(f"() => document.querySelectorAll('.option').length === {count}")
        person.wait("() => document.activeElement === document.querySelectorAll('.option')[30]")
        assert person.page.locator("[data-act=more]").count() == 0 and person.faults == []


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
