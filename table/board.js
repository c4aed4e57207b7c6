// The map: sea, land, coast, bands of owners, sites, goods, pieces, units, targets, focus.
// @ts-check
import { h, still } from "./dom.js";
import { pick, whyNot } from "./draft.js";
import { COLOURS, TINTS, pathOf, roundedPath, symbol, token } from "./drawing.js";
import { box, grab, fit, viewBox, zoomBy } from "./moving.js";
import { changed, nameOf, placeOf, say, shown, state, targets } from "./state.js";

const TOKEN = 0.56; // sizes in hex radii: what stands in one hex must not touch
const SITE = 0.42;
const METROPOLIS = 0.52;

/** What a screen reader says of an area. @param {any} area */
export function described(area) {
  const seen = shown()?.areas?.[area.id] ?? {};
  const parts = [nameOf(area.id), say(area.kind === "sea" ? "sea" : "land"), seen.owner ? nameOf(seen.owner) : say("nobody")];
  for (const [id, count] of Object.entries(seen.units ?? {})) parts.push(`${count} ${nameOf(id)}`);
  for (const id of Object.keys(seen.pieces ?? {})) parts.push(nameOf(id));
  for (const building of Object.values(seen.buildings ?? {})) parts.push(nameOf(building));
  const income = (area.cornucopias ?? 0) + (seen.tokens ?? 0);
  if (income) parts.push(`${say("income")} ${income}`);
  return parts.filter(Boolean).join(", ");
}

export function board() {
  const document_ = state.board;
  const view = shown();
  if (!document_?.extent || !view) return areaList();
  const lit = (targets_ = targets());
  const areas = document_.areas;
  const seas = areas.filter((/** @type {any} */ a) => a.kind === "sea");
  const lands = areas.filter((/** @type {any} */ a) => a.kind !== "sea");
  const coasts = (document_.islands ?? []).map((/** @type {any} */ island) => (island.coast ?? []).map(roundedPath).join(""));
  const focusable = state.focus ?? areas[0].id;
  names = (state.look?.table?.seats ?? []).map((/** @type {any} */ seat) => seat.name).join("\n");
  return h(
    "svg",
    {
      class: `board${state.then ? " past" : ""}`,
      viewBox: viewBox(),
      role: "group",
      "aria-label": say("board"),
      tabindex: 0,
      "aria-activedescendant": `a-${focusable}`,
      onwheel: (/** @type {WheelEvent} */ event) => zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event),
      ondblclick: fit,
      onpointerdown: grab,
    },
    still("below", [document_], () => below(coasts)),
    h("g", { class: "seas" }, seas.map((/** @type {any} */ a) => ground(a, view))),
    still("islands", [document_], () => h("g", null, h("g", { class: "shadows" }, coasts.map((/** @type {string} */ d, /** @type {number} */ n) => h("path", { key: n, d, transform: "translate(.05 .09)" }))), h("g", { class: "islands" }, coasts.map((/** @type {string} */ d, /** @type {number} */ n) => h("path", { key: n, d }))))),
    h("g", { class: "lands" }, lands.map((/** @type {any} */ a) => ground(a, view))),
    still("coasts", [document_], () => h("g", { class: "coasts" }, coasts.map((/** @type {string} */ d, /** @type {number} */ n) => h("path", { key: n, d, class: "coast" })))),
    h("g", { class: "rims" }, areas.filter((/** @type {any} */ a) => lit.has(a.id)).map(glow)),
    h("g", { class: "things", "aria-hidden": "true" }, areas.map((/** @type {any} */ a) => things(a, view))),
    h("g", { class: "lights" }, areas.map((/** @type {any} */ a) => light(a, view, lit))),
  );
}

/** Water, with the shallows around the islands. @param {string[]} coasts */
function below(coasts) {
  const [left, top, right, bottom] = box();
  const whole = { x: left - 60, y: top - 60, width: right - left + 120, height: bottom - top + 120 };
  return h(
    "g",
    null,
    h("defs", null, h("pattern", { id: "waves", width: 1.2, height: 0.6, patternUnits: "userSpaceOnUse" }, h("path", { class: "wave", d: "M0 .3q.15-.14.3 0t.3 0M.6 .58q.15-.14.3 0t.3 0" }))),
    h("rect", { class: "water", ...whole }),
    h("g", { class: "shallows" }, coasts.flatMap((d, n) => [1.1, 0.62].map((width) => h("path", { key: `${n} ${width}`, d, "stroke-width": width })))),
    h("rect", { class: "waves", ...whole, fill: "url(#waves)" }),
  );
}

/** @type {Map<string, any[]>} */
let targets_ = new Map(); // what is lit: a rim lies on the band of its owner, which is wider there
let names = ""; // of the players: what is told of an area has them in it

/** @type {WeakMap<any, Map<string, string>>} */
const told = new WeakMap();

/** What a view says of an area, as a text that can be compared. @param {any} view @param {string} id */
function facts(view, id) {
  let known = told.get(view);
  if (!known) told.set(view, (known = new Map()));
  let found = known.get(id);
  if (found === undefined) {
    const fought = view.battle?.area === id ? view.battle : null;
    const going = view.group && (view.group.to ?? view.group.from) === id ? view.group : null;
    known.set(id, (found = JSON.stringify([view.areas?.[id] ?? null, fought, going, going ? view.turn : null])));
  }
  return found;
}

/** The ground of an area with the band of its owner. @param {any} area @param {any} view */
function ground(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const lit = targets_.has(area.id);
  return still(area.id, [area, seen.owner, lit, state.flash.has(area.id)], () => groundOf(area, seen, lit));
}

/** @param {any} area @param {any} seen @param {boolean} lit */
function groundOf(area, seen, lit) {
  const sea = area.kind === "sea";
  const d = area.outline.map(sea ? pathOf : roundedPath).join("");
  const place = seen.owner ? placeOf(seen.owner) : -1;
  const clip = `clip-${area.id}`;
  return h(
    "g",
    { key: area.id },
    h("path", { d, class: `ground ${area.kind}${state.flash.has(area.id) ? " flash" : ""}` }),
    place >= 0 && !sea && h("path", { d, fill: TINTS[place], opacity: 0.62 }),
    place >= 0 && h("clipPath", { id: clip }, h("path", { d })),
    place >= 0 && h("path", { d, class: lit ? "band wide" : "band", "clip-path": `url(#${clip})`, stroke: COLOURS[place], "stroke-dasharray": sea ? "0.24 0.15" : null }),
    h("path", { d, class: "border" }),
  );
}

/** What can be chosen glows below the things that stand there. @param {any} area */
function glow(area) {
  return h("path", { key: area.id, d: area.outline.map(pathOf).join(""), class: "glow" });
}

/** All that stands in an area. @param {any} area @param {any} view */
function things(area, view) {
  return still(area.id, [area, facts(view, area.id), names, isMiddling(), state.content, state.symbols], () => thingsOf(area, view));
}

/** @param {any} area @param {any} view */
function thingsOf(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const [size, ...lines] = lettering(nameOf(area.id), area.room ?? 1.5, area.kind !== "sea" && isMiddling() ? 0.42 : 0.34);
  const covered = new Set((area.sites ?? []).filter((/** @type {any} */ site) => seen.buildings?.[site.id]).flatMap((/** @type {any} */ site) => site.covers ?? []));
  return h(
    "g",
    { key: area.id, class: "thing" },
    lines.map((line, n) => h("text", { key: n, x: area.label[0], y: area.label[1] + 0.08 + (n - (lines.length - 1) / 2) * Number(size) * 1.02, class: `name ${area.kind}`, "font-size": Number(size).toFixed(3), "text-anchor": "middle" }, line)),
    (area.sites ?? []).filter((/** @type {any} */ site) => !covered.has(site.id)).map((/** @type {any} */ site) => siteOf(site, seen.buildings?.[site.id])),
    cornucopias(area, seen),
    pieces(area, seen),
    units(area.kind === "sea" ? [area.units[0], area.units[1] + 0.22] : area.units, seen.owner, seen.units),
    view.battle?.area === area.id && h("path", { d: area.outline.map(pathOf).join(""), class: "fight" }),
    view.group && (view.group.to ?? view.group.from) === area.id && units(area.group, view.turn?.faction, view.group.units),
    view.battle?.area === area.id && Object.keys(view.battle.attacker.units ?? {}).length > 0 && units(area.group, view.battle.attacker.faction, view.battle.attacker.units),
  );
}

/** On small screens and those of middle size the board is small: what it says of land has larger letters there. */
function isMiddling() {
  return innerWidth <= 1100;
}

/** A name in one line, or in two where it is long: the size of its letters, and the lines. @param {string} name @param {number} room @param {number} most @returns {[number, ...string[]]} */
function lettering(name, room, most) {
  const fits = (/** @type {string} */ text) => Math.min(most, room / Math.max(3, text.length) / 0.49);
  if (fits(name) >= 0.24 || !name.includes(" ")) return [fits(name), name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index ?? 0);
  const middle = spaces.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best));
  const lines = [name.slice(0, middle), name.slice(middle + 1)];
  return [Math.min(0.28, ...lines.map(fits)), ...lines];
}

/** @param {any} site @param {string | undefined} building */
function siteOf(site, building) {
  const [x, y] = site.at;
  if (!building) {
    if (site.accepts === "large" && site.covers?.length) return null; // drawn by the sites that it covers
    const half = SITE / 2 - 0.04;
    return h("rect", { key: site.id, x: x - half, y: y - half, width: half * 2, height: half * 2, rx: 0.07, class: "site" });
  }
  const large = building.includes("metropolis");
  const half = (large ? METROPOLIS : SITE) / 2;
  return h(
    "g",
    { key: site.id, class: "building" },
    h("title", null, nameOf(building)),
    h("rect", { x: x - half, y: y - half, width: half * 2, height: half * 2, rx: 0.09, class: large ? "metropolis" : "house" }),
    symbol(building, x, y, half * 1.6, large ? "#6b3300" : "#2a2118"),
  );
}

/** @param {any} area @param {any} seen */
function cornucopias(area, seen) {
  const count = (area.cornucopias ?? 0) + (seen.tokens ?? 0);
  if (!count) return null;
  const [x, y] = area.goods;
  return h("g", { class: "goods" }, h("title", null, `${say("income")} ${count}`), h("circle", { cx: x, cy: y, r: 0.15, class: "coin" }), h("text", { x, y: y + 0.08, "text-anchor": "middle", "font-size": 0.22, "font-weight": 700 }, String(count)));
}

/** @param {any} area @param {any} seen */
function pieces(area, seen) {
  const all = Object.entries(seen.pieces ?? {});
  return all.map(([id, owner], n) => {
    const x = area.pieces[0] + (n % 2) * 0.3;
    const y = area.pieces[1] + Math.floor(n / 2) * 0.34;
    const theirs = typeof owner === "string" && owner.startsWith("player-");
    return h("g", { key: id, class: "piece" }, h("title", null, nameOf(id)), h("path", { d: star(x, y, 0.29), class: "star", ...(theirs ? { stroke: COLOURS[placeOf(owner)] } : {}) }), symbol(id, x, y, 0.34));
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

/** A token with the number of plain units, its kinds beside it, and crests of single figures. @param {number[]} at @param {string} owner @param {Record<string, number>} [found] */
function units(at, owner, found) {
  const all = Object.entries(found ?? {});
  if (!owner) return null;
  if (!all.length) return h("g", { class: "units empty" }, h("title", null, nameOf(owner)), token(owner, at[0], at[1], 0.34)); // an owner is told by shape, always
  const plain = all.filter(([id]) => id.startsWith("unit-"));
  const single = all.filter(([id]) => !id.startsWith("unit-"));
  const count = plain.reduce((sum, [, n]) => sum + n, 0);
  const [x, y] = at;
  const beside = x + (count ? TOKEN / 2 : -0.08);
  return h(
    "g",
    { class: "units" },
    h("title", null, all.map(([id, n]) => `${n} ${nameOf(id)}`).join(", ")),
    single.map(([id], n) => h("g", { key: id, class: "crest" }, token(owner, beside + 0.2 + n * 0.34, y, 0.46), h("circle", { cx: beside + 0.2 + n * 0.34, cy: y, r: 0.165, fill: "#fffdf6" }), symbol(id, beside + 0.2 + n * 0.34, y, 0.27))),
    count > 0 && token(owner, x, y, TOKEN, count),
    plain.map(([id], n) => h("g", { key: id }, h("circle", { cx: x + 0.24 + n * 0.24, cy: y - 0.2, r: 0.145, class: "kind" }), symbol(id, x + 0.24 + n * 0.24, y - 0.2, 0.22))),
  );
}

/** What can be clicked. @param {any} area @param {any} view @param {Map<string, any[]>} lit */
function light(area, view, lit) {
  const sites = (area.sites ?? []).filter((/** @type {any} */ site) => lit.has(site.id));
  const open = lit.has(area.id);
  const chosen = state.picked === area.id || isMarked(area.id);
  const marked = (area.sites ?? []).filter((/** @type {any} */ site) => isMarked(site.id));
  const on = [area, open, [...sites, "", ...marked].map((/** @type {any} */ site) => site.id).join(), chosen, state.focus === area.id, facts(view, area.id), names, state.content, state.words];
  return still(area.id, on, () => lightOf(area, open, sites, chosen, marked));
}

/** Is it part of what I am putting together? @param {string} id */
function isMarked(id) {
  return !state.then && state.marked.some((ids) => ids.includes(id));
}

/** @param {any} area @param {boolean} open @param {any[]} sites @param {boolean} chosen @param {any[]} marked */
function lightOf(area, open, sites, chosen, marked) {
  const d = area.outline.map(pathOf).join("");
  return h(
    "g",
    { key: area.id },
    open && h("path", { key: "rim", d, class: "rim" }), // a double outline needs no hue
    h("path", {
      key: "hit",
      id: `a-${area.id}`,
      "data-id": area.id,
      d,
      class: `hit${open ? " lit" : ""}${sites.length && !open ? " near" : ""}${chosen ? " picked" : ""}${state.focus === area.id ? " focus" : ""}`,
      role: "button",
      "aria-label": described(area),
      "aria-disabled": open ? null : "true",
      onclick: () => (open ? pick(area.id) : look(area.id)),
      oncontextmenu: (/** @type {Event} */ event) => {
        event.preventDefault();
        whyNot(area.id);
      },
    }),
    marked.map((/** @type {any} */ site) => h("circle", { key: `marked ${site.id}`, cx: site.at[0], cy: site.at[1], r: 0.34, class: "site-mark" })),
    sites.map((/** @type {any} */ site) => h("circle", { key: site.id, "data-id": site.id, cx: site.at[0], cy: site.at[1], r: 0.32, class: "hit lit site-hit", role: "button", "aria-label": `${nameOf(area.id)} · ${(area.sites ?? []).indexOf(site) + 1}`, onclick: () => pick(site.id) })),
  );
}

/** A click on what is not lit: tell what it is, and why not. @param {string} id */
function look(id) {
  state.focus = id;
  state.card = id;
  if (state.look?.decision && !state.then) whyNot(id);
  changed();
}

/** A board without a geometry is a list. */
function areaList() {
  const view = shown();
  const lit = targets();
  return h("ul", { class: "areas" }, (state.board?.areas ?? []).map((/** @type {any} */ area) => h("li", { key: area.id }, h("button", { class: lit.has(area.id) ? "lit" : "", onclick: () => pick(area.id) }, view ? described(area) : area.id))));
}
