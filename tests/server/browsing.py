"""A person at a browser, who understands nothing and clicks what is lit."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from databases import missing

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
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
        finally:
            running.close()


class Person:
    """One page at a table."""

    def __init__(self, chromium: Any, address: str, size: str = "desk", lang: str = "en") -> None:
        wide, tall = SIZES[size]
        self.context = chromium.new_context(
            viewport={"width": wide, "height": tall}, locale=lang, has_touch=size == "phone"
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
        """What is said at the end; empty while the game goes on."""
        return str(self.page.evaluate("document.body.dataset.over ?? ''"))

    def answer(self, rng: Random, clicks: int = 60) -> None:
        """Click until the question is answered."""
        before = self.seq
        for _ in range(clicks):
            if self.seq != before or not self.is_asked:
                return
            if self.page.evaluate("document.body.dataset.busy") == "true":
                self.page.wait_for_timeout(20)
                continue
            self.click(rng)
        raise AssertionError(f"no answer after {clicks} clicks: {self.page.inner_text('.ask')}")

    def click(self, rng: Random) -> None:
        """One click: on Confirm, on a stepper, on a button or on what is lit on the board."""
        self.page.evaluate(CLICK, [rng.random(), rng.random()])
        self.wait(SETTLED)


#: Clicks by chance what a person could; remembers what the page looked like before.
CLICK = """
([first, second]) => {
  const seen = (element) => !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const any = (list, by) => list[Math.floor(by * list.length)];
  const before = document.querySelector('.ask').innerHTML + document.body.dataset.seq;
  window.$before = before;
  window.$at = performance.now();
  const act = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const confirm = document.querySelector('[data-act=confirm]');
  if (confirm) return act(confirm);
  const amounts = document.querySelector('[data-act=amounts]');
  if (amounts) {
    const steps = all('.stepper button:last-of-type');
    if (amounts.disabled || (steps.length && first < 0.4)) return act(any(steps, second));
    return act(amounts);
  }
  const lit = all('.hit.lit, .card.lit, .god .row.lit, .head.lit');
  const options = all('.option');
  const from = lit.length && (first < 0.5 || !options.length) ? lit : options;
  if (from.length) act(any(from, second));
}
"""
#: Has the click led to something (or has nothing happened for a while)?
SETTLED = """
() => document.body.dataset.busy !== 'true'
  && (document.querySelector('.ask').innerHTML + document.body.dataset.seq !== window.$before
      || performance.now() - window.$at > 400)
"""
