"""The controls of the page in a real browser: dialogs, undo, the log, reading, sides, the start page, requests, links.

All tests share one server and one browser. Each opens its own tables and its own pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from browser_players import MEASURE, SIZES, Person, browser
from server_in_thread import Served, parts_by_chance, serving
from staged_tables import played, prompt, scene, staged

from cyclades_apps.server.bot_choices import choose_clause
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_core import Game
from cyclades_core.text.i18n import available_languages

pytestmark = pytest.mark.long
Stage = tuple[Served, Any]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with serving(Sqlite(tmp_path_factory.mktemp("tables") / "t.db")) as served, browser() as chromium:
        yield served, chromium


@pytest.fixture
def opened(stage: Stage) -> Iterator[Callable[..., Person]]:
    """Open pages that are closed after the test, and must not have had an error."""
    served, chromium = stage
    pages: list[Person] = []

    def open_page(made: dict[str, Any], link: str = "host", size: str = "desk", lang: str = "en") -> Person:
        pages.append(Person(chromium, f"{served.url}/t/{made['table']}#{made['links'][link]}", size, lang))
        return pages[-1]

    yield open_page
    for person in pages:
        assert person.faults == []
        person.context.close()


def click(person: Person, selector: str) -> None:
    """Click or tap what a person could, where it is in sight."""
    if person.size == "phone":
        person.page.tap(selector)
    else:
        person.page.click(selector)


def text(person: Person, selector: str) -> str:
    return str(person.page.inner_text(selector))


def there(selector: str) -> str:
    return f"() => document.querySelector({selector!r})"


def gone(selector: str) -> str:
    return f"() => !document.querySelector({selector!r})"


def play_by_chance(served: Served, made: dict[str, Any], seed: int = 1) -> str:
    """Let the seat to move answer, without a browser. Return its link."""
    seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    link = "host" if seat == "p1" else seat
    token = made["links"][link]
    look = served.post("game.look", token)
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(seed))
    served.post("game.play", token, expect=look["seq"], key=f"{made['table']}{look['seq']}", parts=parts)
    return link


def play_as_bot(served: Served, made: dict[str, Any], until: Callable[[Any], bool]) -> None:
    """Write moves as bots do, until a condition of the room holds."""
    room = served.run(served.server.tables.room, made["table"])
    while not until(room):
        clause = choose_clause(room.game.clone(), room.asked, "random")
        served.run(served.server.tables.play, room, room.asked, clause, None, None, "bot")


@cache
def at_scene(name: str) -> Game:
    return scene(name)


@cache
def whole_game() -> Game:
    return played("legacy", 2, 3, lambda game: False)


def until(page: Any, wanted: str) -> None:
    """Wait for a condition of a page that is not a table."""
    for _ in range(1000):
        if page.evaluate(wanted):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"waited in vain: {wanted}")


def eventually(person: Person, done: Callable[[], bool]) -> None:
    """Wait until the server has it."""
    for _ in range(500):
        if done():
            return
        person.page.wait_for_timeout(10)
    raise AssertionError("never came")


def asked_link(served: Served, made: dict[str, Any]) -> str:
    seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    return "host" if seat == "p1" else str(seat)


# -- dialogs ---------------------------------------------------------------------------------------------------

#: Control of the settings -> what it changes: an expression of the page, before and after.
LOCAL = {
    "confirm": "localStorage['cyclades-confirm']",
    "keys": "localStorage['cyclades-keys']",
    "sound": "localStorage['cyclades-sound']",
}
SETTINGS = {"spectators": "closed", "clock": 3, "hints": True, "talk": "https://chat.example/room"}


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_control_of_the_settings_works(stage: Stage, opened: Callable[..., Person], size: str) -> None:
    served, _ = stage
    made = served.table("Ann", "Bob", "Cleo")
    host = made["links"]["host"]
    person = opened(made, "host", size)
    page = person.page
    if size == "phone":
        click(person, ".burger")
    click(person, "[data-act=settings]")
    person.wait(there(".dialog"))

    def own() -> dict[str, Any]:
        return dict(served.post("game.look", host)["own"])

    controls = set(
        page.evaluate("[...document.querySelectorAll('.dialog [data-setting]')].map((e) => e.dataset.setting)")
    )
    assert controls == {"lang", "name", "loss", "windows", "contact", *LOCAL, *SETTINGS}
    everything = page.locator(".dialog input, .dialog select, .dialog button").count()
    assert everything == len(controls) + 3, "the others close, end the table, and allow notifications"
    page.evaluate("Notification.requestPermission = async () => (window.$allowed = true)")
    click(person, "[data-act=notices]")
    person.wait("() => window.$allowed")

    for name, value in LOCAL.items():
        before = page.evaluate(value)
        click(person, f"[data-setting={name}]")
        person.wait(f"() => {value} !== {before!r}" if before else f"() => {value}")
    for name, value in (("loss", "plain"), ("windows", 1)):
        click(person, f"[data-setting={name}]")
        eventually(person, lambda name=name, value=value: own()["standing"].get(name) == value)  # type: ignore[misc]
        person.wait(f"() => document.querySelector('[data-setting={name}]').checked")
    click(person, "[data-setting=hints]")
    page.select_option("[data-setting=spectators]", index=0)
    page.select_option("[data-setting=clock]", index=2)
    page.fill("[data-setting=talk]", "https://chat.example/room")
    page.press("[data-setting=talk]", "Tab")
    page.fill("[data-setting=name]", "Anna")
    page.press("[data-setting=name]", "Tab")
    person.wait("() => document.querySelector('.player strong').textContent === 'Anna'")
    eventually(person, lambda: SETTINGS.items() <= served.post("table.get", host)["settings"].items())
    page.fill("[data-setting=name]", "Bob")
    page.press("[data-setting=name]", "Tab")
    person.wait(there(".dialog .note"))
    page.fill("[data-setting=contact]", "nobody at all")
    page.press("[data-setting=contact]", "Tab")
    person.wait("() => document.querySelector('.dialog .note')?.textContent.includes('address')")
    page.select_option("[data-setting=lang]", "it")
    person.wait("() => document.querySelector('.dialog h2').textContent === 'Impostazioni'")
    assert page.locator(".ask .note").count() == 0, "what a dialog could not do is not said at the question"
    click(person, "[data-act=end-table]")
    click(person, "[data-act=no]")
    person.wait(gone("[data-act=no]"))
    assert served.post("table.get", host)["requests"] == [], "asked first"
    click(person, "[data-act=end-table]")
    click(person, "[data-act=yes]")
    person.wait(there(".request.pending"))
    assert page.locator(".dialog").count() == 0
    assert [each["kind"] for each in served.post("table.get", host)["requests"]] == ["end"]


def test_hints_can_be_switched_on_and_asked_for(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = served.table("Ann", "Bob")
    if asked_link(served, made) != "host":
        play_by_chance(served, made)
    person = opened(made)
    click(person, "[data-act=settings]")
    person.page.focus("[data-setting=hints]")
    person.page.keyboard.press("Space")
    person.wait(there("[data-act=hint]"))
    person.page.keyboard.press("Escape")
    person.wait(gone(".dialog"))
    click(person, "[data-act=hint]")
    person.wait(there(".note.said"))
    assert person.page.locator("[role=alert]").count() == 0


@pytest.mark.parametrize("which", ["settings", "keys", "links"])
def test_focus_stays_inside_a_dialog_and_returns(stage: Stage, opened: Callable[..., Person], which: str) -> None:
    served, _ = stage
    person = opened(served.table("Ann", "Bob", "Cleo"))
    page = person.page
    page.focus(f"[data-act={which}]")
    page.keyboard.press("Enter")
    person.wait(there(".dialog"))
    inside = "Boolean(document.activeElement.closest('.dialog'))"
    person.wait(f"() => {inside}")
    count = page.locator(".dialog button, .dialog input, .dialog select").count()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(count + 2):
            page.keyboard.press(key)
            assert page.evaluate(inside)
    if which == "settings":
        page.focus("[data-setting=name]")
    page.keyboard.press("Escape")
    person.wait(gone(".dialog"))
    assert page.evaluate("document.activeElement.dataset.act") == which
    page.keyboard.press("Enter")
    person.wait(there(".dialog"))
    page.mouse.click(5, 450)
    person.wait(gone(".dialog"))


def test_gods_are_read_by_keys(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = staged(served, at_scene("actions"))
    person = opened(made, made["asked"])
    rows = person.page.locator(".god .row")
    assert rows.count() > 3
    rows.nth(1).focus()
    person.page.keyboard.press("Enter")
    person.wait(there(".explained p"))
    person.page.keyboard.press("Escape")
    person.wait(gone(".explained"))


# -- undo and the log ------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_own_decision(stage: Stage, opened: Callable[..., Person]) -> None:
    """Bots have played since. What was undone is struck out, and stays so after a reload."""
    served, _ = stage
    made = served.table("Ann", "Bob", "Cleo")
    link = asked_link(served, made)
    person = opened(made, link)
    assert person.page.locator("[data-act=undo]").count() == 0, "nothing was played"
    play_by_chance(served, made)
    play_as_bot(served, made, lambda room: room.seq >= 3)
    room = served.run(served.server.tables.room, made["table"])
    for seat in room.seats.values():  # the others were bots from the start: what they played needs no consent
        if seat.seat != (link if link != "host" else "p1"):
            seat.bot = "quick"
    room.table.setup["bots"] = {seat.seat: seat.bot for seat in room.seats.values() if seat.bot}
    person.page.reload()
    person.wait("() => document.body.dataset.seq === '3'")
    assert text(person, "[data-act=undo]") == "Undo"
    click(person, "[data-act=undo]")
    person.wait("() => document.body.dataset.seq === '4' && document.querySelector('.ask.mine')")
    person.wait(there(".lines li.undo"))

    def struck() -> list[str]:
        return [str(each) for each in person.page.evaluate(STRUCK)]

    first = struck()
    name = {"host": "Ann", "p2": "Bob", "p3": "Cleo"}[link]
    assert len(first) >= 3 and first[-1] == f"undo: Undone by {name}."
    assert all("undone" in each.partition(":")[0] for each in first[:-1])
    person.page.reload()
    person.wait(there(".lines li.undo"))
    assert struck() == first
    other = next(each for each in ("host", "p2", "p3") if each != link)
    assert opened(made, other).page.locator("[data-act=undo]").count() == 0, "only bots have played there"


#: The lines of the log that are struck out or say so.
STRUCK = """
[...document.querySelectorAll('.lines li.undone, .lines li.undo')]
  .map((each) => `${each.matches('.undo') ? 'undo' : 'undone'}: ${each.textContent}`)
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_undo_says_what_was_revealed(stage: Stage, opened: Callable[..., Person], size: str) -> None:
    served, _ = stage
    made = served.table("Ann", "Bob", "Cleo")
    link = play_by_chance(served, made)
    play_as_bot(served, made, lambda room: "dice" in room.entries[-1].reveals or room.game.round > 3)
    room = served.run(served.server.tables.room, made["table"])
    word = next(entry.reveals for entry in reversed(room.lines.standing()) if entry.reveals).split()[0]
    person = opened(made, link, size)
    button = person.page.locator("[data-act=undo]")
    assert button.get_attribute("aria-disabled") == "true"
    assert person.page.evaluate(
        "document.querySelector('[data-act=undo]').ariaLabel.startsWith('Undo: since then, ')"
    ), word
    before = person.seq
    person.page.evaluate("document.querySelector('[data-act=undo]').click()")
    person.wait(there(".note.said"))
    assert person.seq == before and person.page.evaluate(MEASURE) == []


def test_log_of_a_long_game_is_whole(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    game = whole_game()
    made = staged(served, game)
    person = opened(made)
    events = [event for event in game.events() if event.key != "answered" and event.seen_from("p1") is not None]
    assert len(events) > 500
    person.wait(f"() => document.querySelectorAll('.lines li:not(.since)').length === {len(events)}")
    assert not re.search(r"no other choice", text(person, ".lines"))
    click(person, ".filters button:nth-child(2)")
    person.wait(f"() => document.querySelectorAll('.lines li').length < {len(events)}")


# -- reading ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tab", ["board", "gods"])
def test_gods_can_be_read_on_touch_before_one_is_chosen(stage: Stage, opened: Callable[..., Person], tab: str) -> None:
    served, _ = stage
    made = staged(served, at_scene("bids"))
    person = opened(made, made["asked"], "phone")
    click(person, f".tabs [data-tab={tab}]")
    where = ".ask" if tab == "board" else ".gods"
    names = person.page.evaluate(f"[...document.querySelectorAll('{where} .info')].map((e) => e.dataset.read)")
    lit = person.page.evaluate("[...document.querySelectorAll('.god .row.lit')].map((e) => e.dataset.id)")
    assert set(lit) <= set(names)
    for name in lit:
        click(person, f"{where} .info[data-read={name}]")
        person.wait("() => document.querySelector('.explained p')?.getBoundingClientRect().height > 10")
        assert person.page.locator(".explained [data-act=choose]").is_visible()
        assert person.page.locator(".note").count() == 0 and person.page.locator(".begun").count() == 0
        click(person, ".explained .close")
        person.wait(gone(".explained"))
    click(person, f"{where} .info[data-read={lit[0]}]")
    click(person, "[data-act=choose]")
    person.wait(there(".begun"))
    assert person.page.locator(".explained").count() == 0


@pytest.mark.parametrize("selector", [".god .row.lit", ".market .card", ".ask .option[data-about]", ".zone .card"])
def test_long_press_reads_and_chooses_nothing(stage: Stage, opened: Callable[..., Person], selector: str) -> None:
    served, _ = stage
    made = staged(served, at_scene("actions" if "zone" in selector else "bids"))
    person = opened(made, made["asked"], "phone")
    tab = "board" if "option" in selector else "gods"
    click(person, f".tabs [data-tab={tab}]")
    before = person.page.evaluate("document.querySelector('.sentence').textContent")
    person.page.evaluate(LONG_PRESS, selector)
    person.wait("() => document.querySelector('.explained')?.getBoundingClientRect().height > 30")
    assert person.page.evaluate("document.querySelector('.sentence').textContent") == before
    assert person.page.locator(".note").count() == 0


#: A finger that stays on something for a second and goes.
LONG_PRESS = """
async (selector) => {
  const at = document.querySelector(selector);
  const { left, top } = at.getBoundingClientRect();
  const shared = { bubbles: true, pointerType: 'touch', clientX: left + 5, clientY: top + 5 };
  at.dispatchEvent(new PointerEvent('pointerdown', shared));
  await new Promise((done) => setTimeout(done, 700));
  at.dispatchEvent(new PointerEvent('pointerup', shared));
  at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
"""


CLICK = "(at) => document.querySelector(at).dispatchEvent(new MouseEvent('click', { bubbles: true }))"


def test_reading_is_no_error_and_keeps_the_board(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = staged(served, at_scene("actions"))
    person = opened(made, made["asked"])
    board = "document.querySelector('.board').getBoundingClientRect().height"
    tall = person.page.evaluate(board)
    for selector in (".god .row", ".market .card", ".hit", ".crossed"):
        person.page.evaluate(CLICK, selector)
        person.wait(there(".note.said" if selector == ".crossed" else ".explained"))
        assert person.page.locator("[role=alert]").count() == 0
        assert person.page.evaluate(board) == tall
    click(person, "[data-act=settings]")
    person.wait(there(".dialog"))
    assert person.page.locator(".dialog .note").count() == 0


def test_hatched_spaces_say_why(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = staged(served, played("base", 4, 3, lambda game: game.round >= 2 and prompt(game) == "bid"))
    person = opened(made, made["asked"])
    person.page.hover(".spot.hatched")
    person.wait(there(".tip .why"))
    assert re.search(r"\w+.*\(B\d", text(person, ".tip .why")) and "refusal-" not in text(person, ".tip")
    assert person.page.locator(".note").count() == 0


def test_question_keeps_the_size_of_the_board(stage: Stage, opened: Callable[..., Person]) -> None:
    """Over the parts of several moves the board is resized at most once in four steps."""
    served, _ = stage
    made = staged(served, at_scene("actions"))
    person = opened(made, made["asked"])
    heights = []
    for value in person.page.evaluate("[...document.querySelectorAll('.option')].map((each) => each.dataset.value)"):
        for step in (
            f"document.querySelector('.option[data-value={value}]')?.click()",
            "document.querySelector('.crossed')?.click()",
        ):
            person.page.evaluate(step)
            person.page.wait_for_timeout(150)
            heights.append(person.page.evaluate("document.querySelector('.board').getBoundingClientRect().height"))
        person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)
    resized = sum(one != two for one, two in pairwise(heights))
    assert resized * 4 <= len(heights), heights


# -- sides -----------------------------------------------------------------------------------------------------


@cache
def sides_of(name: str, seats: int) -> Game:
    return played("base", seats, 3, lambda game: game.round >= 3 and prompt(game) == "action", mode=name)


@pytest.mark.parametrize(("seats", "size"), [(4, "desk"), *((6, size) for size in SIZES)])
def test_teams_are_seen_by_word_color_and_grouping(
    stage: Stage, opened: Callable[..., Person], seats: int, size: str
) -> None:
    served, _ = stage
    game = sides_of("teams", seats)
    made = staged(served, game)
    person = opened(made, made["asked"], size)
    if size == "phone":
        found = person.page.evaluate("[...document.querySelectorAll('.strip .one')].map((each) => each.title)")
        click(person, ".tabs [data-tab=players]")
    else:
        assert "(Team " in text(person, "header .turn")
        found = None
    if size == "tablet":
        click(person, ".side-tabs [data-tab=players]")
    teams = person.page.evaluate(TEAMS)
    sides = game.view(None)["table"]["sides"]
    assert [each["title"] for each in teams] == [f"Team {n + 1}" for n in range(len(sides))]
    assert [each["players"] for each in teams] == sides
    assert len({each["color"] for each in teams}) == len(sides)
    rims = {each: team["color"] for team in teams for each in team["players"]}
    assert person.page.evaluate(RIMS) == rims
    if found is not None:
        order = [player for side in sides for player in side]
        names = [
            f"{person.page.evaluate(NAMES)[player]} (Team {n + 1})" for n, side in enumerate(sides) for player in side
        ]
        assert len(order) == len(found) and found == names
    assert person.page.evaluate(MEASURE) == []
    owned = next(area for area, row in game.view(None)["areas"].items() if row.get("owner"))
    assert "(Team " in person.page.evaluate(f"document.getElementById('a-{owned}').getAttribute('aria-label')")


#: The players below each heading of a team.
TEAMS = """
(() => {
  const out = [];
  for (const row of document.querySelectorAll('.players li.team, .players li.player'))
    if (row.matches('.team'))
      out.push({
        title: row.querySelector('strong').textContent,
        color: getComputedStyle(row).backgroundColor,
        players: [],
      });
    else out.at(-1).players.push(row.querySelector('[data-id]').dataset.id);
  return out;
})()
"""
#: Player -> the color around the token.
RIMS = """
(() => {
  const out = {};
  for (const row of document.querySelectorAll('.players li.player')) {
    const rim = row.querySelector('.badge path:nth-of-type(2)');
    out[row.querySelector('[data-id]').dataset.id] = getComputedStyle(rim).stroke;
  }
  return out;
})()
"""
NAMES = """
Object.fromEntries([...document.querySelectorAll('.players li.player')].map((row) =>
  [row.querySelector('[data-id]').dataset.id, row.querySelector('strong').textContent]))
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_factions_of_a_duel_are_told_apart(stage: Stage, opened: Callable[..., Person], size: str) -> None:
    served, _ = stage
    game = sides_of("duel", 2)
    made = staged(served, game)
    link = made["asked"]
    person = opened(made, link, size)
    me = f"player-{'p1' if link == 'host' else link}"
    if size == "phone":
        box = person.page.evaluate("document.querySelector('.board').getAttribute('viewBox').split(' ').map(Number)")
        assert box[2] < 20, "the board begins at what is mine"
        names = person.page.evaluate(
            "[...document.querySelectorAll('.name.land')].map((each) => each.getBoundingClientRect().height)"
        )
        assert min(names) >= 9
        return
    shapes = person.page.evaluate(TOKENS)
    assert len({tuple(each) for each in shapes.values()}) == 4, "a color and a shape for each faction"
    areas = game.view(None)["areas"]
    for faction in (f"{me}-1", f"{me}-2"):
        area = next(area for area, row in areas.items() if row.get("owner") == faction)
        drawn = person.page.evaluate(
            f"document.querySelector('.thing[data-of=\"{area}\"] .token path:last-of-type').getAttribute('d')"
        )
        assert drawn == shapes[faction][0]
    acting = person.page.evaluate(NAMES)[game.view(None)["turn"]["faction"]]
    assert acting in text(person, "header .turn")
    person.wait(there(".lines li"))
    everything = person.page.locator(".lines li").count()
    click(person, ".filters button:nth-child(2)")
    person.wait(f"() => document.querySelectorAll('.lines li').length < {everything}")
    assert person.page.locator(".lines li").count() > 5
    name = person.page.evaluate(NAMES)[f"{me}-2"]
    assert name.endswith(" 2") and name in text(person, ".lines")


#: Player -> shape and color of the token in the panel.
TOKENS = """
Object.fromEntries([...document.querySelectorAll('.players li.player')].map((row) => {
  const path = row.querySelector('.badge path:nth-of-type(3)');
  return [row.querySelector('[data-id]').dataset.id, [path.getAttribute('d'), path.getAttribute('fill')]];
}))
"""


# -- the start page --------------------------------------------------------------------------------------------


@pytest.fixture
def start(stage: Stage) -> Iterator[Any]:
    served, chromium = stage
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(served.url)
    page.wait_for_selector("[data-act=play]:not(:disabled)")
    yield page
    assert faults == []
    context.close()


def test_start_page_never_locks_up(stage: Stage, start: Any) -> None:
    """A mode brings its number of players, a number its modes. An error goes with the next change."""
    start.select_option("[data-mode]", "duel")
    start.wait_for_selector(".tile.on:text-is('2')")
    assert start.is_enabled("[data-act=play]")
    for players in (4, 3):
        start.click(f".tile:text-is('{players}')")
        until(start, "document.querySelector('[data-mode]').value === 'free-for-all'")
        start.select_option("[data-mode]", "teams")
        start.wait_for_selector(".tile.on:text-is('4')")
    start.route("**/rpc", lambda route: route.abort())
    start.click("[data-act=play]")
    start.wait_for_selector(".note")
    assert start.is_enabled("[data-act=play]")
    start.unroute("**/rpc")
    start.click(".tile:text-is('5')")
    until(start, "!document.querySelector('.note')")
    start.click("[data-act=play]")
    start.wait_for_selector(".board")
    start.go_back()
    start.wait_for_selector("[data-act=play]:not(:disabled)")


def test_clashes_are_told_by_names_with_the_nearest_that_works(start: Any) -> None:
    start.click("[data-module=legacy]")
    for module in ("hades/free-positioning", "titans/board"):
        start.click(f"[data-module='{module}']")
    start.wait_for_selector(".start-page [role=alert], .start-page .note")
    told = start.inner_text(".note")
    assert "“Hades: free positioning”" in told and "“Titans: the board”" in told and "/" not in told
    assert "First edition + Hades: free positioning" in told
    assert not start.is_enabled("[data-act=play]")
    start.click(".note button")
    start.wait_for_selector("[data-act=play]:not(:disabled)")
    assert start.locator(".note").count() == 0


def test_boards_and_options_are_chosen_on_the_start_page(stage: Stage, start: Any) -> None:
    served, _ = stage
    start.click(".more-options summary")
    assert start.locator("[data-board] option").all_inner_texts() == [
        "the usual one",
        "Archipelago for two or four",
        "Archipelago by chance",
    ]
    start.select_option("[data-board]", "assembled")
    texts = start.locator(".more-options .option-row").all_inner_texts()
    assert len(texts) == 3 and "How many metropolises end the game" in texts[0]
    assert "It has every number from 1 to 25." in texts[1] and "true" not in texts[1]
    start.select_option("[data-option=target]", "4")
    start.check("[data-option=plain-track][value=true]")
    assert start.locator("[data-absence]").count() == 0, "nobody else could be absent"
    start.select_option("[data-people]", "2")
    start.wait_for_selector("[data-absence]")
    assert start.locator("[data-absence] option").all_inner_texts()[:3] == [
        "only with the player’s consent",
        "5 minutes",
        "15 minutes",
    ]
    start.select_option("[data-absence]", "15")
    start.click("[data-act=play]")
    start.wait_for_selector(".board")
    room = served.server.tables.held(start.url.rsplit("/", 1)[1])
    assert room is not None and room.table.setup["board"] == "assembled"
    assert room.table.setup["options"] == {"target": 4, "plain-track": True}
    assert room.table.settings["absence"] == 15
    for dialog in ("links", "settings"):
        start.click(f"[data-act={dialog}]")
        start.wait_for_selector(".dialog")
        assert "without the player’s consent: 15 minutes" in start.inner_text(".dialog")
        start.keyboard.press("Escape")


@pytest.mark.parametrize("name", ["Ariadne", "player 2"])
def test_player_may_have_a_name_that_the_page_would_give(start: Any, name: str) -> None:
    start.select_option("[data-people]", "2")
    start.fill(".start-page input:not([type])", name)
    start.click("[data-act=play]")
    start.wait_for_selector(".board")
    names = start.locator(".player strong").all_inner_texts()
    assert name in names and len({each.lower() for each in names}) == len(names)


def test_name_that_is_refused_is_the_reason_why_no_table_was_made(start: Any) -> None:
    start.fill(".start-page input:not([type])", "a\u202eb")
    start.click("[data-act=play]")
    start.wait_for_selector(".note")
    assert start.inner_text(".note").startswith("Choose another name")


@pytest.mark.parametrize("lang", available_languages(()))
def test_start_page_has_no_raw_id(stage: Stage, lang: str) -> None:
    served, chromium = stage
    context = chromium.new_context(locale=lang)
    page = context.new_page()
    page.goto(served.url)
    page.wait_for_selector("[data-act=play]:not(:disabled)")
    page.click(".more-options summary")
    shown = page.inner_text(".start-page")
    page.click("[data-module=legacy]")
    page.wait_for_selector("[data-option=medusa-mode]")
    for module in ("hades/heroes", "titans/artifacts", "titans/special-metropolises"):
        page.check(f"[data-module='{module}']")
    page.wait_for_selector("[data-option=special-metropolis-by]")
    shown += page.inner_text(".start-page")
    raw = (
        r"free-for-all|two-markers|archipelago-\d|plain-track|apollo-anywhere|\btrue\b|\bfalse\b|\w+-\w+-\w+:|\bnobody:"
    )
    assert not re.search(raw, shown)
    assert page.evaluate("document.documentElement.lang") == lang
    context.close()


# -- requests and links ----------------------------------------------------------------------------------------


def test_asker_sees_what_becomes_of_a_request(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = served.table("Ann", "Bob", "Cleo")
    first, second = play_by_chance(served, made), play_by_chance(served, made, 2)
    asker, other = opened(made, first), opened(made, second)
    assert text(asker, "[data-act=undo]") == "Ask to undo"
    click(asker, "[data-act=undo]")
    asker.wait(there(".request.pending"))
    assert "Waiting for" in text(asker, ".request.pending")
    other.wait(there("[data-act=decline]"))
    click(other, "[data-act=decline]")
    asker.wait(there(".request.outcome"))
    assert text(asker, ".request.outcome p") == "Your request to undo was declined."
    click(asker, "[data-act=outcome]")
    asker.wait(gone(".request"))
    click(asker, "[data-act=undo]")
    asker.wait(there("[data-act=withdraw]"))
    click(asker, "[data-act=withdraw]")
    asker.wait(there(".request.outcome"))
    other.wait(gone(".request"))
    click(asker, "[data-act=undo]")
    other.wait(there("[data-act=agree]"))
    click(other, "[data-act=agree]")
    asker.wait(there(".lines li.undo"))
    asker.wait(gone(".request"))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_player_gives_the_own_seat_to_a_bot_and_takes_it_back(
    stage: Stage, opened: Callable[..., Person], size: str
) -> None:
    served, _ = stage
    made = served.table("Ann", "Bob", "Cleo")
    person = opened(made, "p2", size)
    for where in (".ask", ".dialog"):
        if size == "phone":
            click(person, ".burger")
        click(person, "[data-act=links]")
        click(person, "[data-act=seat-bot]")
        person.wait(there(".request [data-act=seat-back]"))
        assert text(person, ".request p") == "A bot plays for you." and person.page.locator(".dialog").count() == 0
        assert served.post("table.get", made["links"]["host"])["seats"][1]["bot"] == "greedy"
        if where == ".dialog":
            if size == "phone":
                click(person, ".burger")
            click(person, "[data-act=links]")
        click(person, f"{where} [data-act=seat-back]")
        person.wait(gone("[data-act=seat-back]"))
        assert served.post("table.get", made["links"]["host"])["seats"][1]["bot"] is None
    assert served.post("table.get", made["links"]["host"])["requests"] == []


def test_host_sees_links_again_and_is_asked_before_one_dies(
    stage: Stage, opened: Callable[..., Person], start: Any
) -> None:
    _, chromium = stage
    start.select_option("[data-people]", "3")
    start.click("[data-act=play]")
    start.wait_for_selector(".board")
    start.reload()
    start.wait_for_selector(".board")
    start.click("[data-act=links]")
    start.wait_for_selector(".dialog")
    links = start.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-link]')].map((e) => [e.dataset.link, e.value]))"
    )
    assert set(links) == {"p2", "p3", "spectator"}
    guest = Person(chromium, links["p2"])
    start.wait_for_timeout(50)
    start.click("[data-act=new-link][data-who=p2]")
    start.wait_for_selector("[data-act=no]")
    start.click("[data-act=no]")
    assert start.input_value("[data-link=p2]") == links["p2"] and guest.page.locator(".board").count() == 1
    start.click("[data-act=new-link][data-who=p2]")
    start.click("[data-act=yes]")
    guest.wait(there(".fault"))
    told = guest.page.inner_text(".fault")
    assert "Ask the host" in told and "not-yours" not in told
    assert start.input_value("[data-link=p2]") != links["p2"]
    guest.context.close()
    start.click("[data-link=p2]")
    assert start.evaluate("getSelection().toString()") == start.input_value("[data-link=p2]")
    start.click("[data-act=takeover]")
    start.wait_for_selector(".request.pending")
    assert start.locator(".dialog").count() == 0, "the state of the request is in sight"
    assert start.locator("[data-act=withdraw]").is_visible()


@pytest.mark.parametrize("clipboard", [True, False])
def test_copy_says_that_it_has_copied(stage: Stage, opened: Callable[..., Person], clipboard: bool) -> None:
    """Also where the browser has no clipboard for pages, as in a home network without TLS."""
    served, _ = stage
    person = opened(served.table("Ann", "Bob", "Cleo"))
    if clipboard:
        person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        person.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    click(person, "[data-act=links]")
    click(person, "[data-act=new-link][data-who=p2]")
    click(person, "[data-act=yes]")
    person.wait(there("[data-link=p2]"))
    click(person, "[data-act=copy]")
    person.wait("() => document.querySelector('[data-act=copy]').textContent === 'Copied'")


@pytest.mark.parametrize("link", ["wrong", "none"])
def test_dead_link_says_so_in_a_sentence(stage: Stage, link: str) -> None:
    served, chromium = stage
    page = chromium.new_page()
    page.goto(f"{served.url}/t/nothing{'#wrong' if link == 'wrong' else ''}")
    page.wait_for_selector(".fault p")
    assert page.inner_text(".fault p").startswith("It is old or incomplete")
    page.close()


# -- the end and history ---------------------------------------------------------------------------------------


def test_after_the_end_nothing_is_hidden(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    made = staged(served, game := whole_game())
    winner = "host" if game.result and game.result.winners == ("p1",) else "p2"
    person = opened(made, winner)
    assert "?" not in "".join(person.page.locator(".fact-gold").all_inner_texts())
    assert text(person, ".over") == "You have won!"
    loser = opened(made, "p2" if winner == "host" else "host")
    assert "has won" in text(loser, ".over") and opened(made, "spectator").page.locator(".over").count() == 1


SLIDE = """
(ply) => {
  const slider = document.querySelector('.history input');
  slider.value = ply;
  slider.dispatchEvent(new Event('input'));
}
"""


def test_history_shows_the_round_and_the_question_of_then(stage: Stage, opened: Callable[..., Person]) -> None:
    served, _ = stage
    game = at_scene("actions")
    made = staged(served, game)
    person = opened(made, made["asked"])
    now = text(person, "header .round")
    then = len(game.entries) // 2
    person.page.evaluate(SLIDE, then)
    person.wait(there(".board.past"))
    assert (
        text(person, "header .round").startswith(f"Round {game.at(then).round}")
        and text(person, "header .round") != now
    )
    asked = game.at(then).asked
    me = "p1" if made["asked"] == "host" else made["asked"]
    said = text(person, ".sentence")
    assert said == "You had to answer then." if asked == me else said.endswith("had to answer then.")


# -- accessibility ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_violation_of_accessibility_while_reading_asking_and_linking(
    stage: Stage, opened: Callable[..., Person], size: str
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra [browser] is not installed")
    served, _ = stage
    found: dict[str, Any] = {}

    def look(name: str, person: Person) -> None:
        violations = axe.Axe().run(person.page).response["violations"]
        found[name] = [(each["id"], each["nodes"][0]["html"][:120]) for each in violations]
        found[name] += person.page.evaluate(MEASURE)

    made = staged(served, sides_of("teams", 4))
    person = opened(made, made["asked"], size)
    person.page.evaluate(CLICK, ".god .row")
    person.wait(there(".explained"))
    look("reading", person)
    made = served.table("Ann", "Bob", "Cleo")
    person = opened(made, "host", size)
    served.post("table.end", made["links"]["host"])
    person.wait(there(".pending"))
    look("pending", person)
    person.page.evaluate(CLICK, "[data-act=links]")
    person.wait(there(".dialog"))
    person.page.evaluate(CLICK, "[data-act=new-link][data-who=p2]")
    person.wait(there("[data-act=yes]"))
    look("a new link", person)
    person.page.evaluate(CLICK, "[data-act=yes]")
    person.wait(there("[data-link=p2]"))
    look("links", person)
    assert {name: told for name, told in found.items() if told} == {}
