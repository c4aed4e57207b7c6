// The map: sea, land, coast, bands of owners, sites, goods, pieces, units, targets, focus.
// @ts-check
import { h } from "./dom.js";
import { pick, whyNot } from "./draft.js";
import { COLOURS, TINTS, pathOf, symbol, token } from "./drawing.js";
import { changed, nameOf, placeOf, say, shown, state, targets } from "./state.js";

/** @param {string} id @returns {any} */
export function areaOf(id) {
  return state.board?.areas.find((/** @type {any} */ area) => area.id === id);
}

/** What a screen reader says of an area. @param {any} area */
export function described(area) {
  const seen = shown()?.areas?.[area.id] ?? {};
  const parts = [nameOf(area.id), say(area.kind === "sea" ? "sea" : "land"), seen.owner ? nameOf(seen.owner) : say("nobody")];
  for (const [id, count] of Object.entries(seen.units ?? {})) parts.push(`${count} ${nameOf(id)}`);
  for (const id of Object.keys(seen.pieces ?? {})) parts.push(nameOf(id));
  for (const building of Object.values(seen.buildings ?? {})) parts.push(nameOf(building));
  return parts.join(", ");
}

export function board() {
  const document_ = state.board;
  const view = shown();
  if (!document_?.extent || !view) return areaList();
  const [left, top, right, bottom] = box();
  const lit = targets();
  const areas = document_.areas;
  const focusable = state.focus ?? areas[0].id;
  return h(
    "svg",
    {
      class: `board${state.then ? " past" : ""}`,
      viewBox: viewBox(left, top, right, bottom),
      role: "group",
      "aria-label": say("board"),
      tabindex: 0,
      "aria-activedescendant": `a-${focusable}`,
      onwheel: (/** @type {WheelEvent} */ event) => zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event),
      ondblclick: fit,
      onpointerdown: grab,
    },
    h("rect", { class: "water", x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80 }),
    h("g", { class: "seas" }, areas.filter((/** @type {any} */ a) => a.kind === "sea").map((/** @type {any} */ a) => ground(a, view))),
    h("g", { class: "lands" }, areas.filter((/** @type {any} */ a) => a.kind !== "sea").map((/** @type {any} */ a) => ground(a, view))),
    h("g", { class: "coasts" }, (document_.islands ?? []).map((/** @type {any} */ island, /** @type {number} */ n) => h("path", { key: n, d: (island.coast ?? []).map(pathOf).join(""), class: "coast" }))),
    h("g", { class: "things" }, areas.map((/** @type {any} */ a) => things(a, view))),
    h("g", { class: "lights" }, areas.map((/** @type {any} */ a) => light(a, lit))),
  );
}

function box() {
  const e = state.board.extent;
  return [e[0] - 0.5, e[1] - 0.5, e[0] + e[2] + 0.5, e[1] + e[3] + 0.5];
}

/** @param {number} left @param {number} top @param {number} right @param {number} bottom */
function viewBox(left, top, right, bottom) {
  const wide = (right - left) / state.zoom;
  const tall = (bottom - top) / state.zoom;
  const x = (left + right) / 2 - wide / 2 + state.pan[0];
  const y = (top + bottom) / 2 - tall / 2 + state.pan[1];
  return `${x.toFixed(3)} ${y.toFixed(3)} ${wide.toFixed(3)} ${tall.toFixed(3)}`;
}

/** The ground of an area with the band of its owner. @param {any} area @param {any} view */
function ground(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const d = area.outline.map(pathOf).join("");
  const place = seen.owner ? placeOf(seen.owner) : -1;
  const clip = `clip-${area.id}`;
  return h(
    "g",
    { key: area.id },
    h("path", { d, class: `ground ${area.kind}` }),
    place >= 0 && area.kind !== "sea" && h("path", { d, fill: TINTS[place], opacity: 0.55 }),
    place >= 0 && h("clipPath", { id: clip }, h("path", { d })),
    place >= 0 && h("path", { d, class: "band", "clip-path": `url(#${clip})`, stroke: COLOURS[place], "stroke-dasharray": area.kind === "sea" ? "0.22 0.14" : null }),
    h("path", { d, class: "border" }),
  );
}

/** All that stands in an area. @param {any} area @param {any} view */
function things(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const [size, ...lines] = lettering(nameOf(area.id), area.room ?? 1.5);
  return h(
    "g",
    { key: area.id, class: "thing" },
    lines.map((line, n) => h("text", { key: n, x: area.label[0], y: area.label[1] + (n - (lines.length - 1) / 2) * Number(size) * 1.02, class: `name ${area.kind}`, "font-size": Number(size).toFixed(3), "text-anchor": "middle" }, line)),
    (area.sites ?? []).map((/** @type {any} */ site) => siteOf(site, seen.buildings?.[site.id])),
    cornucopias(area, seen),
    pieces(area, seen),
    units(area.kind === "sea" ? [area.units[0], area.units[1] + 0.2] : area.units, seen.owner, seen.units),
    view.battle?.area === area.id && h("path", { d: area.outline.map(pathOf).join(""), class: "fight" }),
    view.group && (view.group.to ?? view.group.from) === area.id && units(area.group, view.turn?.faction, view.group.units),
    view.battle?.area === area.id && units(area.group, view.battle.attacker.faction, view.battle.attacker.units),
  );
}

/** A name in one line, or in two where it is long: the size of its letters, and the lines. @param {string} name @param {number} room @returns {[number, ...string[]]} */
function lettering(name, room) {
  const fit = (/** @type {string} */ text) => Math.min(0.36, room / Math.max(3, text.length) / 0.47);
  if (fit(name) >= 0.24 || !name.includes(" ")) return [fit(name), name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index ?? 0);
  const middle = spaces.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  const lines = [name.slice(0, middle), name.slice(middle + 1)];
  return [Math.min(0.3, ...lines.map(fit)), ...lines];
}

/** @param {any} site @param {string | undefined} building */
function siteOf(site, building) {
  const [x, y] = site.at;
  if (!building) return h("rect", { key: site.id, x: x - 0.17, y: y - 0.17, width: 0.34, height: 0.34, rx: 0.05, class: "site" });
  const large = building.includes("metropolis");
  const half = large ? 0.4 : 0.29;
  return h(
    "g",
    { key: site.id, class: "building" },
    h("title", null, nameOf(building)),
    h("rect", { x: x - half, y: y - half, width: half * 2, height: half * 2, rx: 0.08, class: large ? "metropolis" : "house" }),
    symbol(building, x, y, half * 1.65, large ? "#7a3b00" : "#2a2118"),
  );
}

/** @param {any} area @param {any} seen */
function cornucopias(area, seen) {
  const count = (area.cornucopias ?? 0) + (seen.tokens ?? 0);
  if (!count) return null;
  const [x, y] = area.goods;
  return h("g", { class: "goods" }, h("title", null, `${say("income")} ${count}`), h("circle", { cx: x, cy: y, r: 0.16, class: "coin" }), h("text", { x, y: y + 0.085, "text-anchor": "middle", "font-size": 0.24, "font-weight": 700 }, String(count)));
}

/** @param {any} area @param {any} seen */
function pieces(area, seen) {
  return Object.keys(seen.pieces ?? {}).map((id, n) => {
    const [x, y] = area.pieces;
    return h("g", { key: id, class: "piece" }, h("title", null, nameOf(id)), h("path", { d: star(x, y + n * 0.3, 0.32), class: "star" }), symbol(id, x, y + n * 0.3, 0.36));
  });
}

/** @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  const points = Array.from({ length: 16 }, (_, i) => {
    const a = (Math.PI * i) / 8;
    const d = i % 2 ? r * 0.8 : r;
    return [(x + d * Math.sin(a)).toFixed(3), (y - d * Math.cos(a)).toFixed(3)];
  });
  return `M${points.map((p) => p.join(" ")).join("L")}Z`;
}

/** A token with the number of plain units, and crests of single figures beside it. @param {number[]} at @param {string} owner @param {Record<string, number>} [found] */
function units(at, owner, found) {
  const all = Object.entries(found ?? {});
  if (!all.length || !owner) return null;
  const plain = all.filter(([id]) => id.startsWith("unit-"));
  const single = all.filter(([id]) => !id.startsWith("unit-"));
  const count = plain.reduce((sum, [, n]) => sum + n, 0);
  const [x, y] = at;
  return h(
    "g",
    { class: "units" },
    h("title", null, all.map(([id, n]) => `${n} ${nameOf(id)}`).join(", ")),
    count > 0 && token(owner, x, y, 0.7, count),
    plain.map(([id], n) => h("g", { key: id }, h("circle", { cx: x + 0.36 + n * 0.3, cy: y - 0.2, r: 0.2, class: "kind" }), symbol(id, x + 0.36 + n * 0.3, y - 0.2, 0.29))),
    single.map(([id], n) => h("g", { key: id, class: "crest" }, token(owner, x - 0.2 + n * 0.46, y + (count ? 0.5 : 0), 0.54), h("circle", { cx: x - 0.2 + n * 0.46, cy: y + (count ? 0.5 : 0), r: 0.19, fill: "#fffdf6" }), symbol(id, x - 0.2 + n * 0.46, y + (count ? 0.5 : 0), 0.32))),
  );
}

/** What can be clicked. @param {any} area @param {Map<string, any[]>} lit */
function light(area, lit) {
  const here = lit.has(area.id) || (area.sites ?? []).some((/** @type {any} */ site) => lit.has(site.id));
  const d = area.outline.map(pathOf).join("");
  const focused = state.focus === area.id;
  const sites = (area.sites ?? []).filter((/** @type {any} */ site) => lit.has(site.id));
  return h(
    "g",
    { key: area.id },
    lit.has(area.id) && h("path", { key: "rim", d, class: "rim" }), // a double outline needs no hue
    h("path", {
      key: "hit",
      id: `a-${area.id}`,
      "data-id": area.id,
      d,
      class: `hit${lit.has(area.id) ? " lit" : ""}${here && !lit.has(area.id) ? " near" : ""}${state.picked === area.id ? " picked" : ""}${focused ? " focus" : ""}`,
      role: "button",
      "aria-label": described(area),
      "aria-disabled": lit.has(area.id) ? null : "true",
      onclick: () => (lit.has(area.id) ? pick(area.id) : look(area.id)),
      oncontextmenu: (/** @type {Event} */ event) => {
        event.preventDefault();
        whyNot(area.id);
      },
    }),
    sites.map((/** @type {any} */ site) => h("circle", { key: site.id, "data-id": site.id, cx: site.at[0], cy: site.at[1], r: 0.34, class: "hit lit site-hit", role: "button", "aria-label": `${nameOf(area.id)}: ${nameOf(site.id)}`, onclick: () => pick(site.id) })),
  );
}

/** A click on what is not lit: tell what it is, and why not. @param {string} id */
function look(id) {
  state.focus = id;
  state.card = id;
  if (state.look?.decision && !state.then) whyNot(id);
  changed();
}

/** @param {number} by @param {Event} [event] */
export function zoomBy(by, event) {
  event?.preventDefault();
  state.zoom = Math.min(6, Math.max(1, state.zoom * by));
  if (state.zoom === 1) state.pan = [0, 0];
  changed();
}

/** On a small screen the board begins at what I can choose: a hex must be large enough for a thumb. */
export function zoomToTargets() {
  if (innerWidth > 700 || !state.board?.extent) return fit();
  const at = [...targets().keys()].map((id) => areaOf(id) ?? state.board.areas.find((/** @type {any} */ area) => (area.sites ?? []).some((/** @type {any} */ site) => site.id === id))).filter(Boolean);
  const mine = at.length ? at : state.board.areas.filter((/** @type {any} */ area) => shown()?.areas?.[area.id]?.owner === `player-${state.look?.seat}`);
  if (!mine.length) return fit();
  const [left, top, right, bottom] = box();
  const xs = mine.map((/** @type {any} */ area) => area.units[0]);
  const ys = mine.map((/** @type {any} */ area) => area.units[1]);
  const wide = Math.max(9, Math.max(...xs) - Math.min(...xs) + 4);
  const tall = Math.max(9, Math.max(...ys) - Math.min(...ys) + 4);
  state.zoom = Math.max(1, Math.min((right - left) / wide, (bottom - top) / tall));
  state.pan = [(Math.max(...xs) + Math.min(...xs)) / 2 - (left + right) / 2, (Math.max(...ys) + Math.min(...ys)) / 2 - (top + bottom) / 2];
  changed();
}

export function fit() {
  state.zoom = 1;
  state.pan = [0, 0];
  changed();
}

/** @param {PointerEvent} event */
function grab(event) {
  const svg = /** @type {SVGSVGElement} */ (event.currentTarget);
  const start = [event.clientX, event.clientY];
  const from = [...state.pan];
  const scale = svg.viewBox.baseVal.width / svg.clientWidth;
  let moved = false;
  const move = (/** @type {PointerEvent} */ next) => {
    const by = [next.clientX - start[0], next.clientY - start[1]];
    if (!moved && Math.hypot(by[0], by[1]) < 6) return;
    moved = true;
    state.pan = [from[0] - by[0] * scale, from[1] - by[1] * scale];
    changed();
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    if (moved) addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
}

/** A board without a geometry is a list. */
function areaList() {
  const view = shown();
  const lit = targets();
  return h("ul", { class: "areas" }, (state.board?.areas ?? []).map((/** @type {any} */ area) => h("li", { key: area.id }, h("button", { class: lit.has(area.id) ? "lit" : "", onclick: () => pick(area.id) }, view ? described(area) : area.id))));
}

/** The nearest area in a direction, for arrow keys. @param {string} from @param {number} dx @param {number} dy */
export function beside(from, dx, dy) {
  const start = areaOf(from)?.units;
  if (!start) return from;
  let best = from;
  let least = Infinity;
  for (const area of state.board.areas) {
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
