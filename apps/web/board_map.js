// The map: sea, land, coast, bands of owners, sites, goods, pieces, units, targets, focus.
// @ts-check

import { coinOf, siteAt, thingsOf } from "./area_view.js";
import { pick, read } from "./move_preview.js";
import { arrows } from "./offscreen_arrows.js";
import { marks, nameInTeam, nameOf, placeOf, say, shown, state, targets } from "./page_state.js";
import { COLOURS, pathOf, roundedPath, TINTS } from "./tokens_and_symbols.js";
import { box, fit, grab, grain, measure, viewBox, zoomBy } from "./viewport.js";
import { h, still } from "./virtual_dom.js";

/** @import { Area, Option, View } from "../../docs/protocol.d.ts" */
/** @import { DrawnArea, DrawnSite } from "./table_messages.d.ts" */

/** What a screen reader says of an area. @param {DrawnArea} area */
export function described(area) {
  const seen = shown()?.areas?.[area.id] ?? {};
  const parts = [
    nameOf(area.id),
    say(area.kind === "sea" ? "sea" : "land"),
    seen.owner ? nameInTeam(seen.owner) : say("nobody"),
  ];
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
  measure();
  const lit = targets();
  targets_ = lit;
  const areas = document_.areas;
  const seas = areas.filter((a) => a.kind === "sea");
  const lands = areas.filter((a) => a.kind !== "sea");
  const coasts = (document_.islands ?? []).map((island) => (island.coast ?? []).map(roundedPath).join(""));
  const focusable = state.focus ?? areas[0].id;
  names = (state.look?.table?.seats ?? []).map((seat) => seat.name).join("\n");
  return h(
    "svg",
    {
      class: `board${state.past ? " past" : ""}`,
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
    h(
      "g",
      { class: "seas" },
      seas.map((a) => ground(a, view)),
    ),
    still("islands", [document_], () =>
      h(
        "g",
        null,
        h(
          "g",
          { class: "shadows" },
          coasts.map((/** @type {string} */ d, /** @type {number} */ n) =>
            h("path", { key: n, d, transform: "translate(.05 .09)" }),
          ),
        ),
        h(
          "g",
          { class: "islands" },
          coasts.map((/** @type {string} */ d, /** @type {number} */ n) => h("path", { key: n, d })),
        ),
      ),
    ),
    h(
      "g",
      { class: "lands" },
      lands.map((a) => ground(a, view)),
    ),
    still("coasts", [document_], () =>
      h(
        "g",
        { class: "coasts" },
        coasts.map((/** @type {string} */ d, /** @type {number} */ n) => h("path", { key: n, d, class: "coast" })),
      ),
    ),
    h("g", { class: "rims" }, areas.filter((a) => lit.has(a.id)).map(glow)),
    h(
      "g",
      { class: "lights" },
      areas.map((a) => light(a, view, lit)),
    ),
    h(
      "g",
      { class: "things", "aria-hidden": "true" },
      areas.map((a) => things(a, view)),
    ),
    h(
      "g",
      { class: "coins", "aria-hidden": "true" },
      areas.map((a) => still(a.id, [a, facts(view, a.id), grain(), state.content], () => coinOf(a, view))),
    ),
    arrows(lit),
  );
}

/** Water, with the shallows around the islands. @param {string[]} coasts */
function below(coasts) {
  const [left, top, right, bottom] = box();
  const whole = { x: left - 60, y: top - 60, width: right - left + 120, height: bottom - top + 120 };
  return h(
    "g",
    null,
    h(
      "defs",
      null,
      h(
        "pattern",
        { id: "waves", width: 1.2, height: 0.6, patternUnits: "userSpaceOnUse" },
        h("path", { class: "wave", d: "M0 .3q.15-.14.3 0t.3 0M.6 .58q.15-.14.3 0t.3 0" }),
      ),
    ),
    h("rect", { class: "water", ...whole }),
    h(
      "g",
      { class: "shallows" },
      coasts.flatMap((d, n) =>
        [1.1, 0.62].map((width) => h("path", { key: `${n} ${width}`, d, "stroke-width": width })),
      ),
    ),
    h("rect", { class: "waves", ...whole, fill: "url(#waves)" }),
  );
}

/** @type {Map<string, Option[]>} */
let targets_ = new Map(); // what is lit: a rim lies on the band of its owner, which is wider there
let names = ""; // of the players: what is told of an area has them in it

/** @type {WeakMap<View, Map<string, string>>} */
const told = new WeakMap();

/** What a view says of an area, as a text that can be compared. @param {View} view @param {string} id */
function facts(view, id) {
  let known = told.get(view);
  if (!known) {
    known = new Map();
    told.set(view, known);
  }
  let found = known.get(id);
  if (found === undefined) {
    const fought = view.battle?.area === id ? view.battle : null;
    const going = view.group && (view.group.to ?? view.group.from) === id ? view.group : null;
    found = JSON.stringify([view.areas?.[id] ?? null, fought, going, going ? view.turn : null]);
    known.set(id, found);
  }
  return found;
}

/** @type {WeakMap<View, string>} */
const common = new WeakMap();

/**
 * The kinds of units that most areas of land and of sea have: where the board is small, others stand out.
 * @param {View} view
 */
function usual(view) {
  let found = common.get(view);
  if (found === undefined) {
    /** @type {Record<string, Record<string, number>>} */
    const counts = {};
    for (const area of state.board?.areas ?? [])
      for (const id of Object.keys(view.areas?.[area.id]?.units ?? {})) {
        if (!id.startsWith("unit-")) continue;
        counts[area.kind] ??= {};
        counts[area.kind][id] = (counts[area.kind][id] ?? 0) + 1;
      }
    const most = Object.values(counts).map(
      (kinds) => Object.entries(kinds).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0][0],
    );
    found = most.sort().join(" ");
    common.set(view, found);
  }
  return found;
}

/** The ground of an area with the band of its owner. @param {DrawnArea} area @param {View} view */
function ground(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const lit = targets_.has(area.id);
  return still(area.id, [area, seen.owner, lit, state.flash.has(area.id)], () => groundOf(area, seen, lit));
}

/** @param {DrawnArea} area @param {Area} seen @param {boolean} lit */
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
    place >= 0 &&
      h("path", {
        d,
        class: lit ? "band wide" : "band",
        "clip-path": `url(#${clip})`,
        stroke: COLOURS[place],
        "stroke-dasharray": sea ? "0.24 0.15" : null,
      }),
    h("path", { d, class: "border" }),
  );
}

/** What can be chosen glows below the things that stand there. @param {DrawnArea} area */
function glow(area) {
  return h("path", { key: area.id, d: area.outline.map(pathOf).join(""), class: "glow" });
}

/** All that stands in an area. @param {DrawnArea} area @param {View} view */
function things(area, view) {
  return still(area.id, [area, facts(view, area.id), usual(view), names, grain(), state.content, state.symbols], () =>
    thingsOf(area, view, usual(view)),
  );
}

/** What can be clicked. @param {DrawnArea} area @param {View} view @param {Map<string, Option[]>} lit */
function light(area, view, lit) {
  const sites = (area.sites ?? []).filter((site) => lit.has(site.id));
  const open = lit.has(area.id);
  const chosen = state.picked === area.id || isMarked(area.id);
  const marked = (area.sites ?? []).filter((site) => isMarked(site.id));
  const on = [
    area,
    open,
    [...sites, null, ...marked].map((site) => site?.id).join(),
    chosen,
    state.focus === area.id,
    facts(view, area.id),
    names,
    state.content,
    state.words,
  ];
  return still(area.id, on, () => lightOf(area, open, sites, chosen, marked));
}

/** Is it part of what I am putting together? @param {string} id */
function isMarked(id) {
  return !state.past && marks().some((ids) => ids.includes(id));
}

/**
 * @param {DrawnArea} area
 * @param {boolean} open
 * @param {DrawnSite[]} sites
 * @param {boolean} chosen
 * @param {DrawnSite[]} marked
 */
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
      class: [
        "hit",
        open ? "lit" : "",
        sites.length && !open ? "near" : "",
        chosen ? "picked" : "",
        state.focus === area.id ? "focus" : "",
      ]
        .filter(Boolean)
        .join(" "),
      role: "button",
      "aria-label": described(area),
      "aria-disabled": open ? null : "true",
      onclick: () => (open ? pick(area.id) : look(area.id)),
      oncontextmenu: (/** @type {Event} */ event) => {
        event.preventDefault();
        look(area.id);
      },
    }),
    marked.map((site) =>
      h("circle", {
        key: `marked ${site.id}`,
        cx: siteAt(area, site)[0],
        cy: siteAt(area, site)[1],
        r: 0.34,
        class: "site-mark",
      }),
    ),
    sites.map((site) =>
      h("circle", {
        key: site.id,
        "data-id": site.id,
        cx: siteAt(area, site)[0],
        cy: siteAt(area, site)[1],
        r: 0.32,
        class: "hit lit site-hit",
        role: "button",
        "aria-label": `${nameOf(area.id)} · ${(area.sites ?? []).indexOf(site) + 1}`,
        onclick: () => pick(site.id),
      }),
    ),
  );
}

/** A click on what is not lit: show what it is, and why not. @param {string} id */
function look(id) {
  state.focus = id;
  read(id);
}

/** A board without a geometry is a list. */
function areaList() {
  const view = shown();
  const lit = targets();
  return h(
    "ul",
    { class: "areas" },
    (state.board?.areas ?? []).map((area) =>
      h(
        "li",
        { key: area.id },
        h(
          "button",
          { class: lit.has(area.id) ? "lit" : "", onclick: () => pick(area.id) },
          view ? described(area) : area.id,
        ),
      ),
    ),
  );
}
