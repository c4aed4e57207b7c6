"""Positions in which there is something to point at, and what a page is asked about it."""

from __future__ import annotations

from typing import Any

from browser_players import REMEMBER, SETTLED, Person
from server_in_thread import Served
from staged_tables import played, prompt

from cyclades_core import Game


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


def one_way(game: Game) -> bool:
    """Is a march whole as soon as it is begun, because there is one way and one unit?"""
    if not acting(game) or game.decision is None or all(each.value != "march" for each in game.decision.options):
        return False
    made = game.draft(["march"])
    return bool(made.complete and made.price)


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
#: Is the middle of an area shown?
IN_SIGHT = """
(id) => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const box = document.querySelector(`.hit[data-id="${id}"]`).getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}
"""
