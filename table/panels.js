// Beside the board: gods and offerings, cards on their tracks, players, what a card says.
// @ts-check
import { battle } from "./battle.js";
import { h } from "./dom.js";
import { pick, whyNot } from "./draft.js";
import { badge, sign } from "./drawing.js";
import { changed, nameOf, options, personOf, placeOf, question, say, shown, state, targets } from "./state.js";

export function gods() {
  const view = shown();
  if (!view) return null;
  const lit = targets();
  const rows = view.gods ?? [];
  return h(
    "section",
    { class: "panel gods", "aria-label": say("gods") },
    h("h2", null, say("gods")),
    h("ol", null, rows.map((/** @type {any} */ row) => godRow(typeof row === "string" ? row : row.id, view, lit))),
    tracks(view, lit),
    battle(view),
  );
}

/** @param {string} id @param {any} view @param {Map<string, any[]>} lit */
function godRow(id, view, lit) {
  const offers = (view.offerings ?? []).filter((/** @type {any} */ each) => each.god === id);
  const open = lit.has(id);
  const acts = view.turn?.god === id;
  return h(
    "li",
    { key: id, class: `god${acts ? " acts" : ""}` },
    h(open ? "button" : "div", { class: `row${open ? " lit" : ""}`, "data-id": id, onclick: open ? () => pick(id) : () => explain(id) }, id.startsWith("god-") ? sign(id) : null, h("span", { class: "god-name" }, nameOf(id)), h("span", { class: "offers" }, offers.map((/** @type {any} */ each, /** @type {number} */ n) => h("span", { class: "offer", key: n }, badge(each.faction), each.amount ? String(each.amount) : "")))),
  );
}

/** Cards that lie open, with what they cost. @param {any} view @param {Map<string, any[]>} lit */
function tracks(view, lit) {
  const zones = Object.entries(view.zones ?? {}).filter(([, cards]) => Array.isArray(cards) && cards.length && !cards[0].startsWith("god-"));
  const piles = Object.entries(view.zones ?? {}).filter(([zone, cards]) => typeof cards === "number" && state.content.names[zone]);
  return h(
    "div",
    { class: "tracks" },
    zones.map(([zone, cards]) =>
      h(
        "div",
        { class: "zone", key: zone },
        h("span", { class: "zone-name" }, view.prices?.[zone] !== undefined ? h("span", { class: "price", title: say("price") }, String(view.prices[zone])) : (state.content.names[zone] ?? say("pile"))),
        h("span", { class: "cards" }, /** @type {string[]} */ (cards).slice(-6).map((id) => card(id, lit)), cards.length > 6 && h("span", { class: "more" }, `+${cards.length - 6}`)),
      ),
    ),
    piles.length > 0 && h("div", { class: "zone piles" }, piles.map(([zone, count]) => h("span", { key: zone }, `${nameOf(zone)} ${count}`))),
  );
}

/** @param {string} id @param {Map<string, any[]>} lit */
function card(id, lit) {
  const open = lit.has(id);
  const price = open ? options().find((option) => option.targets?.includes(id))?.price : undefined;
  return h("button", { key: id, "data-id": id, class: `card${open ? " lit" : ""}`, onclick: () => (open ? pick(id) : explain(id)) }, sign(id, ""), nameOf(id), price !== undefined && price !== null && h("span", { class: "price" }, String(price)));
}

/** @param {string} id */
function explain(id) {
  state.card = state.card === id ? null : id;
  if (question() && state.look?.decision) whyNot(id);
  changed();
}

export function players() {
  const view = shown();
  if (!view) return null;
  const lit = targets();
  return h("section", { class: "panel players", "aria-label": say("players") }, h("h2", null, say("players")), h("ul", null, (view.factions ?? []).map((/** @type {any} */ each) => player(each, lit))));
}

/** @param {any} each @param {Map<string, any[]>} lit */
function player(each, lit) {
  const id = each.id;
  const seat = id.replace(/^player-/, "").split("-")[0];
  const open = lit.has(id);
  const row = state.look?.table?.seats.find((/** @type {any} */ one) => one.seat === seat);
  const me = seat === state.look?.seat;
  const asked = state.look?.waiting?.seat === seat;
  return h(
    "li",
    { key: id, class: `player who-${placeOf(id)}${me ? " me" : ""}${asked ? " asked" : ""}${each.out ? " out" : ""}` },
    h(open ? "button" : "div", { class: `head${open ? " lit" : ""}`, "data-id": id, onclick: open ? () => pick(id) : null }, badge(id), h("strong", null, nameOf(id)), me ? h("em", null, say("you")) : null, row?.bot ? h("em", null, say("bot")) : row && !row.here ? h("em", null, say("away")) : null),
    h(
      "div",
      { class: "facts" },
      fact("gold", each.gold ?? "?", say("gold")),
      fact("income", `+${each.income ?? 0}`, say("income")),
      fact("metropolis", each.metropolises ?? 0, say("metropolises")),
      fact("areas", each.areas ?? 0, say("areas")),
      Object.entries(each.goods ?? {}).map(([goods, count]) => h("span", { class: "fact", key: goods, title: nameOf(goods) }, sign(goods), String(count))),
      Object.entries(each.reserve ?? {}).map(([unit, count]) => h("span", { class: "fact dim", key: unit, title: `${say("units")}: ${nameOf(unit)}` }, sign(unit), String(count))),
    ),
    (each.cards?.length || each.secret) && h("div", { class: "cards" }, (each.cards ?? []).map((/** @type {string} */ one) => card(one, lit)), (each.secrets ?? []).map((/** @type {string} */ one) => card(one, lit)), each.secret && !each.secrets ? h("span", { class: "secret" }, `? ×${each.secret}`) : null),
  );
}

/** @param {string} kind @param {any} value @param {string} title */
function fact(kind, value, title) {
  return h("span", { class: "fact", key: kind, title }, h("i", { class: `glyph glyph-${kind}`, role: "img", "aria-label": title }), String(value));
}

/** What is known of the thing that was clicked last. */
export function explained() {
  const id = state.card;
  if (!id) return null;
  const text = state.content.texts[id];
  const area = shown()?.areas?.[id];
  return h(
    "aside",
    { class: "explained", role: "note" },
    h("button", { class: "quiet close", "aria-label": say("close"), onclick: () => ((state.card = null), changed()) }, "×"),
    h("h3", null, state.symbols[id] ? sign(id, "") : null, nameOf(id)),
    text && h("p", null, text),
    area && h("p", null, area.owner ? [badge(area.owner), " ", nameOf(area.owner), " "] : `${say("nobody")} `, Object.entries(area.units ?? {}).map(([unit, count]) => `${count} ${nameOf(unit)}`).join(", "), Object.keys(area.pieces ?? {}).map((piece) => ` ${nameOf(piece)}`).join(",")),
  );
}

/** The order of the turns. */
export function order() {
  const track = shown()?.track ?? [];
  if (!track.length) return null;
  return h("div", { class: "order", title: say("turn-order") }, say("turn-order"), track.map((/** @type {string} */ each, /** @type {number} */ n) => h("span", { key: n }, badge(each), personOf(each.replace(/^player-/, "")))));
}
