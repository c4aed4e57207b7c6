// Whoever rests the pointer (or the focus, or a finger) on something is told what it is, and why it cannot be chosen.
// @ts-check
import { described } from "./board_map.js";
import { isAsked, kindOf, read, reasonOfSpace, reasons } from "./move_preview.js";
import { changed, nameOf, question, state, targets } from "./page_state.js";
import { areaOf } from "./viewport.js";
import { h } from "./virtual_dom.js";

const REST = 250; // milliseconds until a pointer rests
const PRESS = 550; // and a finger

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

export function listenToPointers() {
  addEventListener(
    "pointerover",
    (event) => event.pointerType === "mouse" && rest(event.target, event.clientX, event.clientY, REST),
  );
  addEventListener("pointermove", (event) => event.pointerType === "mouse" && state.tip && follow(event));
  document.documentElement.addEventListener("pointerleave", leave);
  addEventListener("focusin", (event) => {
    const at = /** @type {HTMLElement} */ (event.target);
    if (at.matches?.(":focus-visible") && thing(at))
      rest(at, at.getBoundingClientRect().left, at.getBoundingClientRect().bottom, 0);
    else leave();
  });
  addEventListener("keydown", leave);
  addEventListener("pointerdown", (event) => {
    leave();
    if (event.pointerType !== "mouse") press(event);
  });
}

/** @param {EventTarget | null} at @returns {string | undefined} */
function thing(at) {
  const found = at instanceof Element ? at.closest("[data-id], [data-about], .spot.hatched") : null;
  const [id] = ["data-id", "data-about", "data-space"].map((name) => found?.getAttribute(name)).filter(Boolean);
  return id ?? undefined;
}

/** A space of a track is the id of its god and a number. @param {string} id */
function isSpace(id) {
  return id.includes(" ");
}

/** @param {EventTarget | null} at @param {number} x @param {number} y @param {number} after */
function rest(at, x, y, after) {
  const id = thing(at);
  if (id === state.tip?.id) return;
  leave();
  if (id) timer = setTimeout(() => show(id, x, y), after);
}

/** @param {PointerEvent} event */
function follow(event) {
  if (!state.tip) return;
  state.tip.x = event.clientX;
  state.tip.y = event.clientY;
  place();
}

function leave() {
  clearTimeout(timer);
  if (!state.tip) return;
  state.tip = null;
  changed();
}

/**
 * A long press reads, whatever can be chosen or not, and chooses nothing. A finger that moves or goes meant something
 * else.
 * @param {PointerEvent} event
 */
function press(event) {
  const id = thing(event.target);
  if (!id) return;
  const held = setTimeout(() => {
    if (isSpace(id)) show(id, event.clientX, event.clientY);
    else read(id);
    const swallow = (/** @type {Event} */ click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { once: true });
  }, PRESS);
  const stop = (/** @type {Event} */ next) => {
    const moved = next instanceof PointerEvent && next.type === "pointermove";
    if (moved && Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < 8) return;
    clearTimeout(held);
    for (const name of ["pointermove", "pointerup", "pointercancel"]) removeEventListener(name, stop);
  };
  for (const name of ["pointermove", "pointerup", "pointercancel"]) addEventListener(name, stop);
}

/** @param {string} id @param {number} x @param {number} y */
async function show(id, x, y) {
  state.tip = { id, x, y };
  changed();
  if (isSpace(id)) await reasonOfSpace(id);
  else if (targets().has(id) || !isAsked(kindOf(id))) return;
  else await reasons(alike(id));
  changed();
}

/**
 * Whatever of the same kind cannot be chosen: one question answers for all of it, this one first.
 * @param {string} id
 */
function alike(id) {
  const kind = kindOf(id);
  const lit = targets();
  const all = areaOf(id)
    ? (state.board?.areas ?? []).map((area) => area.id)
    : [...document.querySelectorAll("[data-id]")]
        .map((each) => each.getAttribute("data-id") ?? "")
        .filter((each) => each.startsWith(kind));
  return [id, ...new Set(all.filter((each) => each !== id && !lit.has(each)))];
}

/** What stands beside the pointer. */
export function tip() {
  const id = state.tip?.id;
  if (!id) return null;
  const area = areaOf(id);
  const text = state.content.texts[id];
  const why = question() ? state.why[id] : null;
  if (!area && !text && !why) return null;
  const [, ...about] = area ? described(area).split(", ") : [];
  return h(
    "div",
    { class: "tip", role: "tooltip" },
    h("strong", null, isSpace(id) ? id.split(" ").map(nameOf).join(": ") : nameOf(id)),
    about.length > 0 && h("span", null, about.join(", ")),
    text && h("span", null, text),
    why && h("span", { class: "why" }, why),
  );
}

/** Beside the pointer, and inside the window. */
export function place() {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(".tip"));
  if (!found || !state.tip) return;
  const { x, y } = state.tip;
  const { offsetWidth: wide, offsetHeight: tall } = found;
  found.style.left = `${Math.max(6, x + 18 + wide > innerWidth ? x - wide - 14 : x + 18)}px`;
  found.style.top = `${Math.max(6, y + 18 + tall > innerHeight ? y - tall - 14 : y + 18)}px`;
}
