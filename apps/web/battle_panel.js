// The battle that is fought: both sides, sum by sum, and what fell. Beside the board, never over it.
// @ts-check

import { nameInTeam, nameOf, placeOf, say, state } from "./page_state.js";
import { badge, sign } from "./tokens_and_symbols.js";
import { h } from "./virtual_dom.js";

/** @import { BattleSide, View } from "../../docs/protocol.d.ts" */

/** @param {View | null} view */
export function battle(view) {
  const fought = view?.battle;
  if (!fought) return null;
  return h(
    "section",
    { class: "panel battle", "aria-label": say("battle") },
    h(
      "h2",
      null,
      h("span", null, say("battle"), " · ", nameOf(fought.area)),
      fought.round ? h("span", { class: "count" }, say("round", { n: fought.round })) : null,
    ),
    h(
      "div",
      { class: "sides" },
      side(fought.attacker, say("attack")),
      h("span", { class: "versus", "aria-hidden": "true" }, crossedSwords()),
      side(fought.defender, say("defence")),
    ),
    !state.past && odds(state.look?.odds),
  );
}

/**
 * The chance of the attack, where the table allows hints: as a bar and in words.
 * @param {number | undefined | null} chance
 */
export function odds(chance) {
  if (chance === undefined || chance === null) return null;
  const told = say("odds", { n: Math.round(chance * 100) });
  return h(
    "p",
    { class: "odds" },
    h(
      "svg",
      { viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
      h("rect", { width: 100, height: 6, fill: "#e9dfc8" }),
      h("rect", { width: chance * 100, height: 6, fill: "#9c2f17" }),
    ),
    h("span", null, told),
  );
}

/** @param {BattleSide | undefined} each @param {string} title */
function side(each, title) {
  if (!each) return null;
  return h(
    "div",
    { class: `side ${each.faction ? `who-${placeOf(each.faction)}` : ""}` },
    h(
      "h3",
      null,
      each.faction && badge(each.faction),
      h("span", null, each.faction ? nameInTeam(each.faction) : ""),
      h("small", null, title),
    ),
    h(
      "p",
      { class: "force" },
      Object.entries(each.units ?? {}).map(([unit, count]) =>
        h(
          "span",
          { class: "fact", key: unit, title: nameOf(unit) },
          sign(unit),
          Number(count) > 1 || unit.startsWith("unit-") ? String(count) : nameOf(unit),
        ),
      ),
    ),
    h(
      "ul",
      null,
      (each.parts ?? []).map((part, n) =>
        h(
          "li",
          { key: n },
          h(
            "span",
            null,
            part.source === "units" ? say("force") : nameOf(part.source),
            part.by ? ` (${nameOf(part.by)})` : "",
          ),
          h("b", null, part.value > 0 ? `+${part.value}` : String(part.value)),
        ),
      ),
    ),
    (each.dice ?? []).length > 0 &&
      h(
        "p",
        { class: "sum" },
        (each.dice ?? []).map((value, n) => h("span", { key: n }, die(value))),
        each.total !== undefined ? h("strong", null, String(each.total)) : null,
      ),
    (each.losses ?? []).length > 0 &&
      h(
        "p",
        { class: "losses" },
        (each.losses ?? []).map((unit, n) => h("s", { key: n }, nameOf(unit))),
      ),
  );
}

function crossedSwords() {
  return h(
    "svg",
    { viewBox: "0 0 24 24" },
    h("path", {
      d: "M4 3l13 13M20 3L7 16M15 19l5-5M4 14l5 5M18 17l3 3M6 17l-3 3",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.8,
      "stroke-linecap": "round",
    }),
  );
}

/** A face of a die, drawn. @param {number} value */
function die(value) {
  /** @type {Record<number, number[][]>} */
  const dots = {
    1: [[12, 12]],
    2: [
      [7, 7],
      [17, 17],
    ],
    3: [
      [7, 7],
      [12, 12],
      [17, 17],
    ],
  };
  const found = dots[value];
  return h(
    "svg",
    { class: "die", viewBox: "0 0 24 24", role: "img", "aria-label": String(value) },
    h("rect", { x: 1, y: 1, width: 22, height: 22, rx: 5, fill: "#fffdf6", stroke: "#2a2118" }),
    found
      ? found.map(([x, y], n) => h("circle", { key: n, cx: x, cy: y, r: 2.4, fill: "#2a2118" }))
      : value === 0
        ? h("circle", { cx: 12, cy: 12, r: 4, fill: "none", stroke: "#2a2118", "stroke-width": 1.4 })
        : h("text", { x: 12, y: 17, "text-anchor": "middle", "font-size": 14 }, String(value)),
  );
}
