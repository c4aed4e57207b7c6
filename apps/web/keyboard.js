// A whole game by keys: arrows on the map, t to the next target, Enter, ? why not; letters for panels. All can be
// switched off.
// @ts-check

import { goTo } from "./event_log.js";
import { back, hint, pick, play, undo, whyNot } from "./move_preview.js";
import { changed, state, targets } from "./page_state.js";
import { beside } from "./viewport.js";

/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys() {
  addEventListener("keydown", (event) => {
    const where = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(where.tagName)) return;
    if (event.key === "Escape") {
      if (state.dialog) state.dialog = "";
      else back();
      changed();
      return;
    }
    if (state.keysOff || state.dialog) return;
    const onBoard = where.closest?.(".board");
    const arrow = ARROWS[event.key];
    if (arrow && onBoard) {
      state.focus = beside(state.focus ?? state.board?.areas[0].id ?? "", arrow[0], arrow[1]);
      event.preventDefault();
      changed();
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && onBoard && state.focus) {
      event.preventDefault();
      if (targets().has(state.focus)) pick(state.focus);
      else whyNot(state.focus);
      return;
    }
    // the first nine answers by their number
    if (/^[1-9]$/.test(event.key) && !state.draft?.complete) {
      /** @type {HTMLElement | undefined} */ (
        [...document.querySelectorAll(".option")][Number(event.key) - 1]
      )?.click();
      return;
    }
    const act = LETTERS[event.key];
    if (act) {
      event.preventDefault();
      act();
      changed();
    }
  });
}

/** @param {number} by */
function nextTarget(by) {
  const ids = [...targets().keys()].filter((id) => id.startsWith("area-"));
  if (!ids.length) return;
  const at = ids.indexOf(state.focus ?? "");
  state.focus = ids[(at + by + ids.length) % ids.length];
  /** @type {SVGElement | null} */ (document.querySelector(".board"))?.focus();
}

/** @param {string} text */
function option(text) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(`.option[data-value="${text}"]`));
  found?.click();
}

/** @type {Record<string, () => void>} */
const LETTERS = {
  t: () => nextTarget(1),
  T: () => nextTarget(-1),
  "?": () => state.focus && whyNot(state.focus),
  i: () => {
    if (state.focus) state.card = state.focus;
  },
  m: () => option("march"),
  b: () => option("buy"),
  e: () => option("end"),
  c: () => play(),
  u: () => undo(),
  "!": () => hint(),
  "[": () => state.look && goTo((state.past ?? state.look).ply - 1),
  "]": () => state.look && goTo((state.past ?? state.look).ply + 1),
  g: () => (state.panel = state.side = "gods"),
  p: () => (state.panel = state.side = "players"),
  l: () => (state.panel = state.side = "log"),
  h: () => (state.dialog = "keys"),
};
