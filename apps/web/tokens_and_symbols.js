// Small drawings that several panels share: tokens of players by colour and shape, symbols of things.
// @ts-check

import { nameOf, placeOf, sideOf, state } from "./page_state.js";
import { h } from "./virtual_dom.js";

// In the spirit of Okabe and Ito, moved until any two keep 20 steps of CIELAB apart also for eyes that lack one kind of
// cones (a test measures it); the shape says the same without a hue.
export const COLOURS = ["#d05507", "#004d9c", "#00805c", "#993a7c", "#6c4200", "#3d3d3d"];
export const TINTS = ["#ffd9bf", "#cfe0f7", "#c9eedf", "#f2d3e8", "#dcc29a", "#e2e2e2"];
// The rims of tokens of one side, where a side has several: teams, or a player with two factions.
export const TEAMS = ["#ffd54a", "#7fe3ff", "#ffb0da"];
export const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z",
  "M2.5 2.5h19v19h-19z",
  "M12 1L23 21.5H1z",
  "M12 .5L23.5 12L12 23.5L.5 12z",
  "M1 2.5h22L12 23z", // a hexagon looks like the circle where it is small
  "M8 1.5h8V8h6.500v8H16v6.500H8V16H1.500V8H8z",
];

/**
 * The shape of a player around a point.
 * @param {string} faction
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} [inside]
 */
export function token(faction, x, y, size, inside) {
  const place = placeOf(faction);
  const side = sideOf(faction);
  return h(
    "g",
    { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`, class: "token" },
    // the rim lies below, so that the number inside keeps its room
    side >= 0 && h("path", { d: SHAPES[place], stroke: "#2a2118", "stroke-width": 7.4 }),
    side >= 0 && h("path", { d: SHAPES[place], stroke: TEAMS[side], "stroke-width": 5.6 }),
    h("path", {
      d: SHAPES[place],
      fill: COLOURS[place],
      stroke: "#fffdf6",
      "stroke-width": side < 0 ? 2.6 : 0,
      "stroke-linejoin": "round",
    }),
    h("path", { d: SHAPES[place], fill: "none", stroke: "#2a2118", "stroke-width": 0.8, "stroke-linejoin": "round" }),
    inside !== undefined &&
      h(
        "text",
        {
          x: 12,
          y: place === 2 ? 19 : place === 4 ? 13.5 : 17,
          "text-anchor": "middle",
          "font-size": place !== 2 && place !== 4 ? 15.2 : inside > 9 ? 13 : 14.2,
          "font-weight": 700,
          fill: "#fffdf6",
        },
        String(inside),
      ),
  );
}

/** The token of a player in a line of text. @param {string} faction */
export function badge(faction) {
  const box = sideOf(faction) < 0 ? "-1 -1 26 26" : "-3.5 -3.5 31 31"; // with the rim of the side
  return h("svg", { class: "badge", viewBox: box, "aria-hidden": "true" }, token(faction, 12, 12, 24));
}

/**
 * The symbol of a thing, or its initial.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [colour]
 */
export function symbol(id, x, y, size, colour = "#2a2118") {
  const drawn = state.symbols[id];
  if (drawn) {
    const [path, solid] = Array.isArray(drawn) ? drawn : [drawn, ""];
    return h(
      "g",
      { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`, class: "symbol" },
      h("path", {
        d: path,
        fill: "none",
        stroke: colour,
        "stroke-width": 1.9,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      }),
      solid && h("path", { d: solid, fill: colour }),
    );
  }
  return h(
    "text",
    { x, y: y + size * 0.33, "text-anchor": "middle", "font-size": size * 0.85, "font-weight": 700, fill: colour },
    nameOf(id).slice(0, 1),
  );
}

/**
 * A symbol in a line of text; an empty title says that the words beside it name it.
 * @param {string} id
 * @param {string} [title]
 */
export function sign(id, title) {
  const name = title ?? nameOf(id);
  if (!name) return h("svg", { class: "sign", viewBox: "-1 -1 26 26", "aria-hidden": "true" }, symbol(id, 12, 12, 24));
  return h(
    "svg",
    { class: "sign", viewBox: "-1 -1 26 26", role: "img", "aria-label": name },
    h("title", null, name),
    symbol(id, 12, 12, 24),
  );
}

/** A coast: the corners of its hexes worn off. @param {number[][]} loop */
export function roundedPath(loop) {
  const worn = 0.24;
  const between = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
    [(a[0] + (b[0] - a[0]) * worn).toFixed(2), (a[1] + (b[1] - a[1]) * worn).toFixed(2)].join(" ");
  const corners = loop.map((at, n) => {
    const [before, after] = [loop[(n + loop.length - 1) % loop.length], loop[(n + 1) % loop.length]];
    return `${n ? "L" : "M"}${between(at, before)}Q${at[0]} ${at[1]} ${between(at, after)}`;
  });
  return `${corners.join("")}Z`;
}

/** @param {number[][]} loop */
export function pathOf(loop) {
  return `M${loop.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}
