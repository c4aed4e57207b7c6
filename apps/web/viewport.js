// Moving about on the map: wheel, pinch and drag; on a small screen it begins at what can be chosen.
// @ts-check
import { changed, isMine, marks, shown, state, targets } from "./page_state.js";

/** @import { DrawnArea } from "./table_messages.d.ts" */

const READABLE = 22; // pixels of a radius: where the whole board has less, it is not shown whole at first
const COMFORT = 30; // but with so many, on a screen of middle size
const THUMB = 14; // units across a small screen: a hex is then 48 pixels wide, enough for a thumb and for its name

/** @param {string | undefined} id @returns {DrawnArea | undefined} */
export function areaOf(id) {
  return state.board?.areas.find((area) => area.id === id);
}

/** Left, top, right and bottom of the board, with some water around. */
export function box() {
  const e = state.board?.extent ?? [0, 0, 0, 0];
  return [e[0] - 0.5, e[1] - 0.5, e[0] + e[2] + 0.5, e[1] + e[3] + 0.5];
}

export function viewBox() {
  const [left, top, right, bottom] = box();
  const wide = (right - left) / state.zoom;
  const tall = (bottom - top) / state.zoom;
  const x = (left + right) / 2 - wide / 2 + state.pan[0];
  const y = (top + bottom) / 2 - tall / 2 + state.pan[1];
  return `${x.toFixed(3)} ${y.toFixed(3)} ${wide.toFixed(3)} ${tall.toFixed(3)}`;
}

/** What of the board is shown, in its units, and how many pixels one of them has; null before anything is drawn. */
export function visible() {
  const pane = document.querySelector(".board")?.getBoundingClientRect();
  if (!pane?.height || !state.board?.extent) return null;
  const [left, top, right, bottom] = box();
  const scale = Math.min(pane.width / (right - left), pane.height / (bottom - top)) * state.zoom;
  const [x, y] = [(left + right) / 2 + state.pan[0], (top + bottom) / 2 + state.pan[1]];
  const [wide, tall] = [pane.width / scale / 2, pane.height / scale / 2];
  return { left: x - wide, top: y - tall, right: x + wide, bottom: y + tall, scale, pane };
}

const GRAINS = [52, 44, 38, 34, 31, 28, 26, 24, 22, 20, 18, 16];

let measured = 36;

/**
 * About how many pixels the radius of a hex has on the screen. It goes by steps: what depends on it is drawn anew at
 * few of them.
 */
export function grain() {
  return measured;
}

/**
 * Once for each drawing, before anything of it has changed: to look while the page is changed makes the browser lay it
 * out again and again.
 */
export function measure() {
  const scale = visible()?.scale ?? 36;
  measured = GRAINS.find((step) => scale >= step) ?? 14;
  return measured;
}

/** No more water beside the board than around it. */
function hold() {
  const seen = visible();
  if (!seen) return;
  const [left, top, right, bottom] = box();
  const most = [right - left - (seen.right - seen.left), bottom - top - (seen.bottom - seen.top)].map(
    (each) => Math.max(0, each) / 2 + 0.5,
  );
  state.pan = state.pan.map((at, n) => (state.zoom === 1 ? 0 : Math.min(most[n], Math.max(-most[n], at))));
}

/** Larger or smaller; what lies below the pointer stays there. @param {number} by @param {MouseEvent} [event] */
export function zoomBy(by, event) {
  event?.preventDefault();
  const before = visible();
  state.zoom = Math.min(6, Math.max(1, state.zoom * by));
  const after = visible();
  if (event && before && after) {
    const off = [
      event.clientX - before.pane.left - before.pane.width / 2,
      event.clientY - before.pane.top - before.pane.height / 2,
    ];
    state.pan = state.pan.map((at, n) => at + off[n] / before.scale - off[n] / after.scale);
  }
  hold();
  changed();
}

/** Areas outside of what is shown come into its middle. @param {string[]} ids */
export function bring(ids) {
  const at = ids.map((id) => areaOf(id)?.units).filter((units) => units !== undefined);
  if (!at.length) return;
  const [left, top, right, bottom] = box();
  const middle = (/** @type {number} */ n) => at.reduce((sum, each) => sum + each[n], 0) / at.length;
  state.pan = [middle(0) - (left + right) / 2, middle(1) - (top + bottom) / 2];
  hold();
  changed();
}

export function fit() {
  state.zoom = 1;
  state.pan = [0, 0];
  changed();
}

/** Whoever only watches on a small screen: as much of the middle as fills it. */
function fill() {
  const pane = document.querySelector(".board")?.getBoundingClientRect();
  const [left, top, right, bottom] = box();
  const both = pane?.height ? [pane.height / (bottom - top), pane.width / (right - left)] : [1, 1];
  fit();
  state.zoom = Math.min(2.2, Math.max(...both) / Math.min(...both));
}

/** Pixels of a unit while the whole board is shown. */
function wholeScale() {
  return (visible()?.scale ?? READABLE) / state.zoom;
}

/** On a small screen the board begins at what I can choose, or at what is mine. */
export function zoomToTargets() {
  if (innerWidth > 1100 || !state.board?.extent) return;
  // on a screen of middle size, only a board that is too small as a whole
  if (innerWidth > 700 && wholeScale() >= READABLE) return;
  const areas = state.board.areas;
  const places = (/** @type {string[]} */ ids) =>
    ids
      .map((id) => areaOf(id) ?? areas.find((area) => (area.sites ?? []).some((site) => site.id === id)))
      .filter((area) => area !== undefined);
  const lit = places([...targets().keys()]);
  // while amounts are asked for, and when all is to be confirmed: what it is about
  const at = lit.length ? lit : places(marks().flat());
  const fought = areaOf(shown()?.battle?.area);
  const mine = at.length ? at : fought ? [fought] : areas.filter((area) => isMine(shown()?.areas?.[area.id]?.owner));
  if (!mine.length) return fill();
  const [left, top, right, bottom] = box();
  const xs = mine.map((area) => area.units[0]);
  const ys = mine.map((area) => area.units[1]);
  const middle = (/** @type {number[]} */ values) => (Math.max(...values) + Math.min(...values)) / 2;
  const spread = Math.max(...xs) - Math.min(...xs);
  // all of it in sight if that can be, else no smaller than a thumb needs, where most of it is (arrows point to the
  // rest)
  const pane = document.querySelector(".board")?.getBoundingClientRect();
  const [across, down] = pane?.height ? [pane.width, pane.height] : [390, 390];
  const least = across / (at.length && innerWidth > 700 ? right - left : THUMB);
  const scale = Math.min(
    innerWidth > 700 ? COMFORT : across / 9,
    Math.max(least, Math.min(across / (spread + 4), down / (Math.max(...ys) - Math.min(...ys) + 4))),
  );
  state.zoom = Math.max(1, scale / Math.min(across / (right - left), down / (bottom - top)));
  // and no empty water beside the board
  const within = (
    /** @type {number} */ wish,
    /** @type {number} */ least,
    /** @type {number} */ end,
    /** @type {number} */ shown,
  ) => (shown >= end - least ? (least + end) / 2 : Math.min(end - shown / 2, Math.max(least + shown / 2, wish)));
  const [x, y] = crowd(
    mine,
    (wish) => [within(wish[0], left, right, across / scale), within(wish[1], top, bottom, down / scale)],
    [middle(xs), middle(ys)],
    [across / scale, down / scale],
  );
  state.pan = [x - (left + right) / 2, y - (top + bottom) / 2];
  changed();
}

/**
 * The middle of the view that shows most of the areas: that of all of them, or one of them.
 * @param {DrawnArea[]} areas
 * @param {(wish: number[]) => number[]} within
 * @param {number[]} middle
 * @param {number[]} size
 */
function crowd(areas, within, middle, size) {
  const inside = (/** @type {number[]} */ at) =>
    areas.filter((area) => [0, 1].every((n) => Math.abs(area.units[n] - at[n]) <= size[n] / 2 - 1)).length;
  const views = [middle, ...areas.map((area) => area.units)].map(within);
  return views.reduce((best, view) => (inside(view) > inside(best) ? view : best));
}

/** @type {Map<number, PointerEvent>} */
const fingers = new Map();

/** One finger moves the board, two zoom it. @param {PointerEvent} event */
export function grab(event) {
  const svg = /** @type {SVGSVGElement} */ (event.currentTarget);
  fingers.set(event.pointerId, event);
  if (fingers.size > 1) return;
  let last = [event.clientX, event.clientY];
  let apart = 0;
  let moved = false;
  const move = (/** @type {PointerEvent} */ next) => {
    if (!fingers.has(next.pointerId)) return;
    fingers.set(next.pointerId, next);
    const [one, two] = [...fingers.values()];
    if (two) {
      const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (apart) zoomBy(now / apart);
      apart = now;
      moved = true;
      last = [one.clientX, one.clientY];
      return;
    }
    apart = 0;
    const by = [one.clientX - last[0], one.clientY - last[1]];
    if (!moved && Math.hypot(by[0], by[1]) < 6) return;
    moved = true;
    last = [one.clientX, one.clientY];
    const scale =
      1 / Math.min(svg.clientWidth / svg.viewBox.baseVal.width, svg.clientHeight / svg.viewBox.baseVal.height);
    state.pan = [state.pan[0] - by[0] * scale, state.pan[1] - by[1] * scale];
    hold();
    changed();
  };
  const stop = (/** @type {PointerEvent} */ next) => {
    fingers.delete(next.pointerId);
    if (fingers.size) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!moved) return;
    // a drag is no click; if the browser makes none of it, the next one is again
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** The nearest area in a direction, for arrow keys. @param {string} from @param {number} dx @param {number} dy */
export function beside(from, dx, dy) {
  const start = areaOf(from)?.units;
  if (!start) return from;
  let best = from;
  let least = Infinity;
  for (const area of state.board?.areas ?? []) {
    const x = area.units[0] - start[0];
    const y = area.units[1] - start[1];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 0.2 && along + across * 2.5 < least) {
      least = along + across * 2.5;
      best = area.id;
    }
  }
  return best;
}
