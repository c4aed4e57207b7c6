"""People at browsers, who understand nothing: one clicks what is lit, another one has only keys."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from databases import missing

from cyclades_apps.server.clause_labels import parts_of
from cyclades_core import Game

NARROW = {"narrow": (320, 640)}  # the least; as a desk at 400 %
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "portrait": (820, 1180), "phone": (390, 844)}
# Debian's browser, as root and without calling home.
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()


@contextmanager
def browser() -> Iterator[Any]:
    """The system's Chromium, driven by Playwright; a named skip where one of them is missing."""
    found = os.environ.get("CYCLADES_BROWSER") or shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("the extra [browser]")
        return
    if found is None:
        missing("Chromium")
        return
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield running
        except BaseException:
            _show(running)
            raise
        finally:
            running.close()


def _show(running: Any) -> None:
    """Pictures of all pages, for whoever has to find out why a test failed."""
    folder = Path(mkdtemp(prefix="cyclades-pages-"))
    for n, page in enumerate(page for context in running.contexts for page in context.pages):
        try:
            page.screenshot(path=str(folder / f"{n}.png"), timeout=10_000)
        except Exception as error:  # the page may be what failed
            print(f"no picture of page {n}: {type(error).__name__}")
    print(f"the pages as they were: {folder}")


class Person:
    """One page at a table."""

    def __init__(
        self, chromium: Any, address: str, size: str = "desk", lang: str = "en", motion: str = "reduce"
    ) -> None:
        wide, tall = {**SIZES, **NARROW}[size]
        self.context = chromium.new_context(
            viewport={"width": wide, "height": tall}, locale=lang, has_touch=size == "phone", reduced_motion=motion
        )
        self.page = self.context.new_page()
        self.size = size
        self.faults: list[str] = []
        self.requests: set[str] = set()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda told: self.faults.append(told.text) if told.type == "error" else None)
        self.page.on("request", lambda request: self.requests.add(request.url.split("/")[2]))
        self.page.goto(address)
        self.wait("() => Number(document.body.dataset.seq) >= 0")

    def wait(self, wanted: str) -> None:
        """Until a function of the page says so. (Playwright's own waiting needs what the page's policy forbids.)"""
        for _ in range(6000):
            if self.page.evaluate(wanted):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"waited in vain: {wanted}")

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("Number(document.body.dataset.seq)"))

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate("Boolean(document.querySelector('.ask.mine'))"))

    @property
    def result(self) -> str:
        """Who has won; empty while the game goes on."""
        return str(self.page.evaluate("document.body.dataset.over ?? ''"))

    def answer(self, rng: Random, steps: int = 80) -> None:
        """Go on until the question is answered. What was begun and leads nowhere is taken back, as anybody would."""
        before = self.seq
        for step in range(steps):
            if self.seq != before or not self.is_asked:
                return
            if self.page.evaluate("document.body.dataset.busy") == "true":
                self.page.wait_for_timeout(20)
                continue
            self.page.evaluate(REMEMBER)
            self.act(rng, step)
            self.wait(SETTLED)
        raise AssertionError(f"no answer after {steps} steps: {self.page.inner_text('.ask')}")

    def follow(self, game: Game, clause: str, rng: Random) -> None:
        """Click the parts of a clause, on the board where they are lit or on their buttons, and confirm."""
        parts = parts_of(game, clause)
        assert parts is not None, clause
        before = self.seq
        for option, asked in parts:
            self.page.evaluate(REMEMBER)
            if asked.domain["kind"] == "vector" and asked.slots:
                self._amounts(dict(option.vector or {}))
            else:
                targets = list(option.targets)
                pair = asked.domain["sort"] == "pair"
                alone = pair or sum(targets[:1] == list(each.targets)[:1] for each in asked.options) == 1
                lit = rng.random() < 0.6 and alone and len(targets) == 1 + pair
                done = self.page.evaluate(CHOOSE, [str(option.value), targets, lit])
                if done == "again":  # there are too many to be shown at once
                    self.wait("() => !document.querySelector('[data-act=more]')")
                    done = self.page.evaluate(CHOOSE, [str(option.value), targets, lit])
                assert done, f"{clause}: {option.value} is neither lit nor a button: {self.page.inner_text('.ask')}"
            self.wait(SETTLED)
        self.wait(f"() => Number(document.body.dataset.seq) > {before} || document.querySelector('[data-act=confirm]')")
        if self.seq == before:
            self.page.evaluate("document.querySelector('[data-act=confirm]')?.click()")
        self.wait(f"() => Number(document.body.dataset.seq) > {before}")

    def _amounts(self, wanted: dict[str, int]) -> None:
        """Press plus and minus until every amount is as wanted."""
        for _ in range(400):
            state = self.page.evaluate(STEP, wanted)
            self.page.wait_for_timeout(25)
            if state == "done":
                self.page.evaluate("document.querySelector('[data-act=amounts]').click()")
                return
        raise AssertionError(f"amounts that cannot be set: {wanted}: {self.page.inner_text('.ask')}")

    def act(self, rng: Random, step: int) -> None:
        """One click: on Confirm, on a stepper, on a button or on what is lit on the board."""
        self.page.evaluate(CLICK, [rng.random(), rng.random()])


class Keys(Person):
    """Nothing but keys: Tab and Enter on the answers, letters and arrows for the rest."""

    def act(self, rng: Random, step: int) -> None:
        keyboard = self.page.keyboard
        seen = self.page.evaluate(CHOICES)
        if seen["confirm"]:
            keyboard.press("c")
        elif seen["amounts"] is not None:
            self._enter("[data-act=amounts]" if seen["amounts"] else ".stepper button:last-of-type:not(:disabled)")
        elif seen["areas"] and rng.random() < 0.4:
            for _ in range(rng.randrange(seen["areas"]) + 1):  # the board takes the focus with the first target
                keyboard.press("t")
            keyboard.press("Enter")
        elif not seen["options"]:  # what was pressed before is being sent, on a machine that has much to do
            self.page.wait_for_timeout(50)
        elif seen["options"] < 10:
            keyboard.press(str(rng.randrange(seen["options"]) + 1))
        else:
            self._enter(".option", rng.randrange(max(1, seen["options"])))

    def _enter(self, wanted: str, place: int = 0) -> None:
        """Tab until the place is reached, as a person would who hears where it is, and press it.

        On a machine that has much to do the question may turn out to have been answered meanwhile.
        """
        for _ in range(300):
            there, here = self.page.evaluate(
                "([w, n]) => [document.querySelectorAll(w)[n] !== undefined,"
                " [...document.querySelectorAll(w)].indexOf(document.activeElement) === n]",
                [wanted, place],
            )
            if here or not there:
                return self.page.keyboard.press("Enter") if here else None
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {wanted}")


#: What a person with keys knows of the question.
CHOICES = """
() => {
  const amounts = document.querySelector('[data-act=amounts]');
  return {
    confirm: Boolean(document.querySelector('[data-act=confirm]')),
    amounts: amounts ? !amounts.disabled : null,
    areas: document.querySelectorAll('.hit.lit:not(.site-hit)').length,
    options: document.querySelectorAll('.option').length,
  };
}
"""
#: Clicks an option: what is lit for it (a way by its two ends), or its button.
CHOOSE = """
async ([value, targets, lit]) => {
  const act = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const of = (id) => document.querySelector(`.lit[data-id="${id}"]`);
  const button = [...document.querySelectorAll('.option')].find((each) => each.dataset.value === value);
  const more = document.querySelector('[data-act=more]');
  if (!button && more) return act(more), 'again';
  const shine = targets.length && of(targets[0]);
  if (button && !(shine && lit)) return act(button), true;
  if (!shine) return false;
  act(shine);
  if (targets.length < 2) return true;
  for (let n = 0; n < 200; n++) {
    await new Promise((done) => setTimeout(done, 15));
    const picked = document.querySelector(`.hit.picked[data-id="${targets[0]}"]`);
    if (picked && of(targets[1])) return act(of(targets[1])), true;
  }
  return false;
}
"""
#: One step towards the wanted amounts.
STEP = """
(wanted) => {
  const act = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const rows = [...document.querySelectorAll('.stepper')].map((row) => {
    const now = parseInt(row.querySelector('output').textContent);
    return { row, now, aim: wanted[row.dataset.slot] ?? 0 };
  });
  const order = [...rows.filter((each) => each.now > each.aim), ...rows.filter((each) => each.now < each.aim)];
  for (const each of order) {
    const [less, more] = each.row.querySelectorAll('button');
    const button = each.now > each.aim ? less : more;
    if (!button.disabled) return act(button), 'going';
  }
  return rows.length && !order.length ? 'done' : 'waiting';
}
"""
REMEMBER = """
() => {
  window.$before = document.querySelector('.ask').innerHTML + document.body.dataset.seq;
  window.$at = performance.now();
}
"""
#: Clicks by chance what a person could.
CLICK = """
([first, second]) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
  const any = (list, by) => list[Math.floor(by * list.length)];
  const act = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const confirm = document.querySelector('[data-act=confirm]');
  if (confirm) return act(confirm);
  const amounts = document.querySelector('[data-act=amounts]');
  if (amounts) {
    const steps = all('.stepper button:last-of-type');
    if (amounts.disabled || (steps.length && first < 0.4)) return act(any(steps, second));
    return act(amounts);
  }
  const lit = all('.hit.lit, .card.lit, .god .row.lit, .head.lit, .spot:not(.hatched)');
  const options = all('.option');
  const from = lit.length && (first < 0.5 || !options.length) ? lit : options;
  if (from.length) act(any(from, second));
}
"""
#: Has the act led to something (or has nothing happened for a while)?
SETTLED = """
() => document.body.dataset.busy !== 'true'
  && (document.querySelector('.ask').innerHTML + document.body.dataset.seq !== window.$before
      || performance.now() - window.$at > 400)
"""

#: What stands over something else, is cut off, or sticks out of the window.
MEASURE = "\n".join((Path(__file__).parent / "measure.js").read_text(encoding="utf-8").splitlines()[1:])
