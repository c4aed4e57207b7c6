// What stands in an area: its name, sites and buildings, coins, figures and units. Sizes are in radii of a hex; where a
// hex is small on the screen, what is left grows, and what could not be read there is left out (the pointer, a tap or
// `i` tell it).
// @ts-check

import { nameOf, placeOf, say, shown } from "./page_state.js";
import { COLOURS, pathOf, symbol, token } from "./tokens_and_symbols.js";
import { grain } from "./viewport.js";
import { h } from "./virtual_dom.js";

/** @import { Area, View } from "../../docs/protocol.d.ts" */
/** @import { DrawnArea, DrawnSite } from "./table_messages.d.ts" */

const LEGIBLE = 9.4; // pixels of letters: a name that has not so much room is left out at sea
// pixels of a radius from which on every kind of unit has its sign; below only those that are not usual
const SIGNS = 34;
const SMALL = 26; // pixels of a radius below which tokens take the room of the names that are left out

/**
 * @param {DrawnArea} area
 * @param {View} view
 * @param {string} usual the kinds of units that need no sign on a small board
 */
export function thingsOf(area, view, usual) {
  const seen = view.areas?.[area.id] ?? {};
  const sea = area.kind === "sea";
  const covered = new Set(
    (area.sites ?? []).filter((site) => seen.buildings?.[site.id]).flatMap((site) => site.covers ?? []),
  );
  const fought = view.battle?.area === area.id ? view.battle : null;
  const going = view.group && (view.group.to ?? view.group.from) === area.id ? view.group : null;
  const named = title(area, seen);
  const [at, size] = room(area, named !== null);
  const hidden = grain() < SIGNS || fought || going ? usual : "";
  return h(
    "g",
    { key: area.id, class: "thing", "data-of": area.id },
    named,
    (area.sites ?? [])
      .filter((site) => !covered.has(site.id))
      .map((site) => siteOf(area, site, seen.buildings?.[site.id])),
    pieces(area, seen, sea),
    units(
      sea && area.room < 2 && income(area, seen) ? [at[0] + 0.12, at[1]] : at,
      size,
      hidden,
      seen.owner,
      seen.units,
      Object.keys(seen.pieces ?? {}).length > 0 && Math.abs(area.pieces[0] - area.units[0]) < 0.8,
    ),
    fought && h("path", { d: area.outline.map(pathOf).join(""), class: "fight" }),
    going && units(area.group, 0.56, hidden, view.turn?.faction, going.units),
    fought &&
      Object.keys(fought.attacker.units ?? {}).length > 0 &&
      units(area.group, 0.56, hidden, fought.attacker.faction, fought.attacker.units),
  );
}

// -- where ------------------------------------------------------------------------------------------------------------

/** Does an area of one hex have one site, beside which its units stand? @param {DrawnArea} area */
function isSingle(area) {
  const [site, ...more] = (area.sites ?? []).filter((each) => !each.covers?.length);
  return (
    site && !more.length && Math.abs(site.at[0] - area.units[0]) < 0.05 && Math.abs(site.at[1] - area.units[1]) < 0.7
  );
}

/** Is more there than one token? @param {DrawnArea} area */
function isCrowded(area) {
  const view = shown();
  const seen = view?.areas?.[area.id] ?? {};
  const kinds = Object.keys(seen.units ?? {});
  if (view?.battle?.area === area.id || (view?.group && (view.group.to ?? view.group.from) === area.id)) return true;
  return Object.keys(seen.pieces ?? {}).length > 0 || kinds.length > 1 || kinds.some((id) => !id.startsWith("unit-"));
}

/**
 * Where a site is drawn: of the only one in a hex beside the units, unless there are figures too.
 * @param {DrawnArea} area
 * @param {DrawnSite} site
 * @returns {number[]}
 */
export function siteAt(area, site) {
  return isSingle(area) && !isCrowded(area) ? [area.units[0] + 0.36, area.units[1] + 0.17] : site.at;
}

/**
 * Where the units stand, and how large their token is.
 * @param {DrawnArea} area
 * @param {boolean} named
 * @returns {[number[], number]}
 */
function room(area, named) {
  const [x, y] = area.units;
  if (area.kind === "sea")
    return isCrowded(area)
      ? [[x, y + 0.24], 0.56]
      : named
        ? area.room > 2 && grain() < SMALL
          ? [[x, y + 0.3], 0.8]
          : [[x, y + 0.28], 0.62]
        : [[x, y + 0.04], grain() < SMALL ? 0.86 : 0.66];
  if (isCrowded(area)) return [[x, y], 0.56];
  if (isSingle(area)) return [[x - 0.36, y + 0.17], 0.62];
  const near = (area.sites ?? []).some((site) => Math.abs(site.at[0] - x) < 0.62 && Math.abs(site.at[1] - y) < 0.75);
  return near ? [[x, y], 0.56] : [[x, y + 0.1], grain() < SMALL ? 0.8 : 0.66];
}

// -- names ------------------------------------------------------------------------------------------------------------

/**
 * The name, or nothing where nobody could read it, or a figure's sea has a coin in its place.
 * @param {DrawnArea} area
 * @param {Area} seen
 */
function title(area, seen) {
  const sea = area.kind === "sea";
  if (sea && income(area, seen) && Object.keys(seen.pieces ?? {}).length) return null;
  const wide = Math.max(area.room ?? 1.5, sea ? 1.42 : 1.28);
  const least = LEGIBLE / grain();
  const most = Math.max(sea ? 0.31 : 0.36, Math.min(0.46, (sea ? 10.5 : 12.5) / grain()));
  let [size, ...lines] = lettering(nameOf(area.id), wide, most, sea ? 400 : 600);
  if (sea && (size * 1.22 < least || (wide < 2 && least > 0.4))) return null;
  if (size < least) size = Math.min(least, size * 1.75); // over the shore, if need be
  const up = lines.length > 1 ? -0.02 : sea ? 0.02 : 0;
  return lines.map((line, n) =>
    h(
      "text",
      {
        key: `name ${n}`,
        x: area.label[0],
        y: area.label[1] + 0.08 + up + (n - (lines.length - 1) / 2) * size * 0.98,
        class: `name ${area.kind}`,
        "font-size": size.toFixed(3),
        "text-anchor": "middle",
      },
      line,
    ),
  );
}

/**
 * A name in one line or in two, whichever has the larger letters: their size, and the lines.
 * @param {string} name
 * @param {number} wide
 * @param {number} most
 * @param {number} weight
 * @returns {[number, ...string[]]}
 */
function lettering(name, wide, most, weight) {
  const fits = (/** @type {string} */ text) => Math.min(most, wide / widthOf(text, weight));
  const one = fits(name);
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index ?? 0);
  if (one >= most * 0.97 || !spaces.length) return [one, name];
  const two = spaces.map((at) => [name.slice(0, at), name.slice(at + 1)]);
  const best = two.reduce((a, b) => (Math.min(...b.map(fits)) > Math.min(...a.map(fits)) ? b : a));
  const size = Math.min(...best.map(fits), 0.4);
  return size > one ? [size, ...best] : [one, name];
}

/** @type {Map<string, number>} */
const widths = new Map();
const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is where its letters have the size 1. @param {string} text @param {number} weight */
function widthOf(text, weight) {
  const key = `${weight} ${text}`;
  let found = widths.get(key);
  if (found === undefined) {
    if (pen) pen.font = `italic ${weight} 100px ${getComputedStyle(document.documentElement).fontFamily}`;
    found = pen ? pen.measureText(text).width / 100 : text.length * 0.49;
    widths.set(key, found);
  }
  return found;
}

// -- things -----------------------------------------------------------------------------------------------------------

/** @param {DrawnArea} area @param {DrawnSite} site @param {string | undefined} building */
function siteOf(area, site, building) {
  const [x, y] = siteAt(area, site);
  const grown = (isSingle(area) && !isCrowded(area) ? 1.15 : 1) * (grain() < SMALL && isSingle(area) ? 1.12 : 1);
  if (!building) {
    if (site.accepts === "large" && site.covers?.length) return null; // drawn by the sites that it covers
    const half = 0.17 * grown;
    return h("rect", {
      key: site.id,
      x: x - half,
      y: y - half,
      width: half * 2,
      height: half * 2,
      rx: 0.07,
      class: "site",
    });
  }
  const large = building.includes("metropolis");
  const half = (large ? 0.26 : 0.22) * grown;
  return h(
    "g",
    { key: site.id, class: "building" },
    h("title", null, nameOf(building)),
    h("rect", {
      x: x - half,
      y: y - half,
      width: half * 2,
      height: half * 2,
      rx: 0.09,
      class: large ? "metropolis" : "house",
    }),
    symbol(building, x, y, half * 1.68, large ? "#6b3300" : "#2a2118"),
  );
}

/** @param {DrawnArea} area @param {Area} seen @returns {number} */
function income(area, seen) {
  return (area.cornucopias ?? 0) + (seen.tokens ?? 0);
}

/**
 * On top of a land; in a sea of one hex, where the name is, beside the units. Rims of what is lit do not cover it.
 * @param {DrawnArea} area
 * @param {View} view
 */
export function coinOf(area, view) {
  const seen = view.areas?.[area.id] ?? {};
  const count = income(area, seen);
  const r = grain() < SMALL ? 0.24 : 0.17;
  let [x, y] = [area.goods[0], area.goods[1] + (area.room > 2 ? 0.12 : 0.15 - r)];
  if (area.kind === "sea" && area.room < 2 && !Object.keys(seen.pieces ?? {}).length) {
    const [at, size] = room(area, title(area, seen) !== null);
    [x, y] = [area.units[0] - (seen.owner ? 0.2 + size / 2 : 0), at[1]];
  }
  return h(
    "g",
    { class: "goods", "data-of": area.id },
    count > 0 && h("title", null, `${say("income")} ${count}`),
    count > 0 && h("circle", { cx: x, cy: y, r, class: "coin" }),
    count > 0 &&
      h(
        "text",
        { x, y: y + r * 0.56, "text-anchor": "middle", "font-size": r * 1.6, "font-weight": 700 },
        String(count),
      ),
  );
}

/** @param {DrawnArea} area @param {Area} seen @param {boolean} sea */
function pieces(area, seen, sea) {
  const all = Object.entries(seen.pieces ?? {});
  return all.map(([id, owner], n) => {
    const x = area.pieces[0] + (n % 2) * 0.3;
    const y = area.pieces[1] + Math.floor(n / 2) * 0.34 + (sea ? 0.2 : 0);
    const theirs = typeof owner === "string" && owner.startsWith("player-");
    return h(
      "g",
      { key: id, class: "piece" },
      h("title", null, nameOf(id)),
      h("path", { d: star(x, y, 0.29), class: "star", ...(theirs ? { stroke: COLOURS[placeOf(owner)] } : {}) }),
      symbol(id, x, y, 0.36),
    );
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

/**
 * A token with the number of plain units, signs of their kinds, and crests of single figures.
 * @param {number[]} at
 * @param {number} size
 * @param {string} hidden
 * @param {string | null | undefined} owner
 * @param {Record<string, number>} [found]
 * @param {boolean} [narrow] a figure of a creature takes the room on the left
 */
function units(at, size, hidden, owner, found, narrow) {
  const all = Object.entries(found ?? {});
  if (!owner) return null;
  if (!all.length)
    // an owner is told by shape, always
    return h("g", { class: "units empty" }, h("title", null, nameOf(owner)), token(owner, at[0], at[1], size * 0.62));
  const plain = all.filter(([id]) => id.startsWith("unit-"));
  const single = all.filter(([id]) => !id.startsWith("unit-"));
  const count = plain.reduce((sum, [, n]) => sum + n, 0);
  const signs = plain.length > 1 ? plain : plain.filter(([id]) => !hidden.split(" ").includes(id));
  // a token for each kind says how many there are of it
  const isApart = plain.length > 1 && grain() >= SMALL && !shown()?.battle;
  const apart = isApart ? (narrow ? 0.46 : 0.54) : 0;
  const [x, y] = [at[0] + (isApart && narrow ? 0.18 : 0), at[1]];
  const beside = x + (count ? size / 2 : -0.08);
  const r = grain() < SIGNS ? 0.2 : 0.165;
  return h(
    "g",
    { class: "units" },
    h("title", null, all.map(([id, n]) => `${n} ${nameOf(id)}`).join(", ")),
    single.map(([id], n) =>
      h(
        "g",
        { key: id, class: "crest" },
        token(owner, beside + 0.2 + n * 0.34, y, 0.46),
        h("circle", { cx: beside + 0.2 + n * 0.34, cy: y, r: 0.165, fill: "#fffdf6" }),
        symbol(id, beside + 0.2 + n * 0.34, y, 0.27),
      ),
    ),
    apart
      ? plain.map(([, many], n) => token(owner, x + (n - (plain.length - 1) / 2) * apart, y, 0.48, many))
      : count > 0 && token(owner, x, y, size, count),
    signs.map(([id], n) => {
      const at = apart ? x + (n - (plain.length - 1) / 2) * apart + 0.2 : x + size * 0.5 + n * 0.26;
      const up = y - size * (apart ? 0.44 : 0.38);
      return h("g", { key: id }, h("circle", { cx: at, cy: up, r, class: "kind" }), symbol(id, at, up, r * 1.5));
    }),
  );
}
