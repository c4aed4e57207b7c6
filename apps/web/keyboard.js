// A whole game by keys: arrows on the map, t to the next target, Enter, ? why not; letters for panels. All can be
// switched off.
// @ts-check

import { goTo } from "./event_log.js";
import { back, hint, pick, play, read, undo } from "./move_preview.js";
import { changed, state, targets } from "./page_state.js";
import { beside } from "./viewport.js";

/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys() {
  addEventListener("keydown", (event) => {
    const where = /** @type {HTMLElement} */ (event.target);
    if (state.dialog) {
      inDialog(event);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(where.tagName)) return;
    if (event.key === "Escape") {
      if (state.menu) state.menu = false;
      else if (state.card) state.card = null;
      else back();
      changed();
      return;
    }
    if (state.keysOff) return;
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
      else read(state.focus);
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

/** Escape closes a dialog, wherever the focus is, and Tab stays inside it. @param {KeyboardEvent} event */
function inDialog(event) {
  if (event.key === "Escape") {
    state.dialog = "";
    event.preventDefault();
    changed();
  }
  if (event.key !== "Tab") return;
  const inside = [...document.querySelectorAll(FOCUSABLE)].filter((each) => each instanceof HTMLElement);
  const [first, last] = [inside[0], inside[inside.length - 1]];
  const at = document.activeElement;
  const isInside = inside.some((each) => each === at);
  if (isInside && at !== (event.shiftKey ? first : last)) return;
  if (!isInside && at?.matches(".dialog") && !event.shiftKey) return; // the browser goes to its first control
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const FOCUSABLE = [".dialog button:not(:disabled)", ".dialog input", ".dialog select", ".dialog a[href]"].join();

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
  "?": () => state.focus && read(state.focus),
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
