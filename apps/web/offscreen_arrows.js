// Arrows at the edge of the map: there, outside of what is shown, lies something that can be chosen. They are for eyes
// and pointers; keys and screen readers have every target as a button below the question.
// @ts-check

import { state } from "./page_state.js";
import { areaOf, bring, visible } from "./viewport.js";
import { h } from "./virtual_dom.js";

/** @import { Option } from "../../docs/protocol.d.ts" */

const EDGE = 24; // pixels from the edge to the middle of an arrow
const APART = 46; // pixels between two of them: nearer ones are one, with a number

/** @typedef {{ x: number, y: number, ids: string[] }} Arrow */

/**
 * The places of what is lit; of a site, its area.
 * @param {Map<string, Option[]>} lit
 * @returns {Map<string, number[]>}
 */
function placesOf(lit) {
  /** @type {Map<string, number[]>} */
  const out = new Map();
  for (const area of state.board?.areas ?? [])
    if (lit.has(area.id) || (area.sites ?? []).some((site) => lit.has(site.id))) out.set(area.id, area.units);
  return out;
}

/** @param {Map<string, Option[]>} lit */
export function arrows(lit) {
  const seen = visible();
  if (!seen || !lit.size) return null;
  const { left, top, right, bottom, scale } = seen;
  const inset = EDGE / scale;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const places = placesOf(lit);
  const inside = [...places.values()].filter(([ax, ay]) => ax > left && ax < right && ay > top && ay < bottom);
  /** @type {Arrow[]} */
  const found = [];
  for (const [id, [ax, ay]] of places) {
    if (ax > left + 0.3 && ax < right - 0.3 && ay > top + 0.3 && ay < bottom - 0.3) continue;
    // where the way from the middle to it leaves what is shown
    const way = Math.min(
      (right - left - 2 * inset) / 2 / Math.max(1e-6, Math.abs(ax - x)),
      (bottom - top - 2 * inset) / 2 / Math.max(1e-6, Math.abs(ay - y)),
    );
    const at = { x: x + (ax - x) * way, y: y + (ay - y) * way, ids: [id] };
    const same = found.find((each) => Math.hypot(each.x - at.x, each.y - at.y) < APART / scale);
    if (same) same.ids.push(id);
    else found.push(at);
  }
  for (const each of found) aside(each, inside, seen);
  return h(
    "g",
    { class: "arrows", "aria-hidden": "true" },
    found.map((each) => arrow(each, scale)),
  );
}

/**
 * An arrow does not lie over what can be chosen: it goes along its edge until nothing is below it.
 * @param {Arrow} each
 * @param {number[][]} taken
 * @param {{ left: number, top: number, right: number, bottom: number, scale: number }} seen
 */
function aside(each, taken, { left, top, right, bottom, scale }) {
  // at the left or right edge
  const upright = Math.min(each.x - left, right - each.x) < Math.min(each.y - top, bottom - each.y);
  const start = upright ? each.y : each.x;
  const [from, to] = upright ? [top, bottom] : [left, right];
  for (let n = 0; n < 24; n++) {
    const by = ((n % 2 ? 1 : -1) * Math.ceil(n / 2) * 12) / scale;
    const at = Math.min(to - EDGE / scale, Math.max(from + EDGE / scale, start + by));
    const [x, y] = upright ? [each.x, at] : [at, each.y];
    if (taken.some((one) => Math.hypot(one[0] - x, one[1] - y) < 40 / scale)) continue;
    [each.x, each.y] = [x, y];
    return;
  }
}

/** @param {Arrow} each @param {number} scale */
function arrow({ x, y, ids }, scale) {
  const middle = ids
    .map((id) => areaOf(id)?.units ?? [x, y])
    .reduce(([a, b], [c, d]) => [a + c / ids.length, b + d / ids.length], [0, 0]);
  const turn = (Math.atan2(middle[1] - y, middle[0] - x) * 180) / Math.PI;
  return h(
    "g",
    {
      key: ids.join(),
      class: "arrow",
      "data-to": ids.join(" "),
      transform: `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${(1 / scale).toFixed(5)})`,
      onclick: () => bring(ids),
    },
    h("circle", { r: 22, class: "arrow-hit" }),
    h("path", { d: "M17 0L4 -12A13 13 0 1 0 4 12Z", transform: `rotate(${turn.toFixed(1)})`, class: "arrow-shape" }),
    h(
      "text",
      { y: 5, x: -3 * Math.cos((turn * Math.PI) / 180), "text-anchor": "middle", class: "arrow-count" },
      ids.length > 1 ? String(ids.length) : "",
    ),
  );
}
