// Beside the board: gods and offerings, cards on their tracks, players, what a card says.
// @ts-check

import { chooseBoth, pick, read } from "./move_preview.js";
import {
  askedFaction,
  changed,
  nameInTeam,
  nameOf,
  options,
  personOf,
  placeOf,
  question,
  say,
  seatOf,
  shown,
  sideOf,
  sides,
  state,
  targets,
  teamOf,
} from "./page_state.js";
import { badge, sign } from "./tokens_and_symbols.js";
import { h } from "./virtual_dom.js";

/** @import { Faction, Option, View } from "../../docs/protocol.d.ts" */

const SPACES = 10; // of a track that are shown; what is more is asked for below the board

export function gods() {
  const view = shown();
  if (!view) return null;
  const lit = targets();
  const rows = view.gods ?? [];
  return h(
    "section",
    { class: "panel gods", "aria-label": say("gods") },
    h("h2", null, say("gods"), order(view)),
    h(
      "ol",
      null,
      rows.map((row) => godRow(row, view, lit)),
    ),
    faceDown(view, lit),
    cards(view, lit),
  );
}

/**
 * The gods that lie face down, in their order if it is known.
 * @param {View} view
 * @param {Map<string, Option[]>} lit
 */
function faceDown(view, lit) {
  const found = view["face-down"] ?? [];
  if (!found.length) return null;
  return h(
    "div",
    { class: "zone face-down" },
    h("span", { class: "zone-name" }, say("face-down")),
    h(
      "span",
      { class: "cards" },
      found.map((id) => card(id, lit)),
    ),
  );
}

/** @param {string} id @param {View} view @param {Map<string, Option[]>} lit */
function godRow(id, view, lit) {
  const offers = (view.offerings ?? []).filter((each) => each.god === id);
  const open = lit.has(id);
  const [option] = lit.get(id) ?? [];
  const amounts = option?.amounts ?? [];
  const taken = offers.reduce((most, each) => Math.max(most, each.amount ?? 0), 0);
  return h(
    "li",
    { key: id, class: `god${view.turn?.god === id ? " acts" : ""}` },
    h(
      "button",
      { class: `row${open ? " lit" : ""}`, "data-id": id, onclick: open ? () => pick(id) : () => explain(id) },
      id.startsWith("god-") ? sign(id, "") : null,
      h("span", { class: "god-name" }, nameOf(id)),
      h(
        "span",
        { class: "offers" },
        offers.map((each, n) =>
          h(
            "span",
            { class: "offer", key: n, title: nameInTeam(each.faction) },
            badge(each.faction),
            each.amount ? h("b", null, String(each.amount)) : null,
          ),
        ),
      ),
    ),
    open && info(id),
    open && amounts.some((/** @type {number} */ amount) => amount > 0) && track(id, option, taken),
  );
}

/**
 * The track is the control: a space that I cannot pay is hatched and says why.
 * @param {string} id
 * @param {Option} option
 * @param {number} taken
 */
function track(id, option, taken) {
  const amounts = new Set(option.amounts);
  const spaces = Array.from({ length: Math.max(SPACES, taken + 3) }, (_, n) => n + 1)
    .slice(taken)
    .slice(0, SPACES);
  return h(
    "div",
    { class: "track", role: "group", "aria-label": `${nameOf(id)}: ${say("price")}` },
    spaces.map((n) =>
      h(
        "button",
        {
          key: n,
          class: `spot${amounts.has(n) ? "" : " hatched"}`,
          "data-space": `${id} ${n}`,
          "aria-label": `${nameOf(id)}: ${n}`,
          "aria-disabled": amounts.has(n) ? null : "true",
          "aria-description": amounts.has(n) ? null : state.why[`${id} ${n}`],
          onclick: () => chooseBoth(option.value, option.text, String(n), String(n)),
        },
        String(n),
      ),
    ),
  );
}

/**
 * Cards that lie open, with what they cost; piles that nobody buys from are a line.
 * @param {View} view
 * @param {Map<string, Option[]>} lit
 */
function cards(view, lit) {
  const open = Object.entries(view.zones ?? {}).flatMap(([zone, found]) =>
    Array.isArray(found) && found.length && !found[0].startsWith("god-") ? [{ zone, found }] : [],
  );
  const priced = open.filter(({ zone }) => view.prices?.[zone] !== undefined);
  const others = open.filter(({ zone }) => view.prices?.[zone] === undefined);
  const piles = Object.entries(view.zones ?? {}).filter(
    ([zone, found]) => typeof found === "number" && state.content.names[zone],
  );
  return [
    priced.length > 0 &&
      h(
        "div",
        { class: "market" },
        priced.flatMap(({ zone, found }) => found.map((id) => card(id, lit, view.prices?.[zone]))),
      ),
    h(
      "div",
      { class: "piles" },
      others.map(({ zone, found }) => pile(zone, found, lit)),
      piles.map(([zone, count]) =>
        h("span", { key: zone, class: "pile" }, `${nameOf(zone)} `, h("b", null, String(count))),
      ),
    ),
  ];
}

/**
 * An open pile: folded away where it is long and nothing in it can be chosen.
 * @param {string} zone
 * @param {string[]} found
 * @param {Map<string, Option[]>} lit
 */
function pile(zone, found, lit) {
  const name = state.content.names[zone] ?? say("pile");
  const inside = h(
    "span",
    { class: "cards" },
    found.map((id) => card(id, lit)),
  );
  if (found.length < 2 || found.some((id) => lit.has(id)))
    return h("div", { class: "zone", key: zone }, h("span", { class: "zone-name" }, name), inside);
  return h(
    "details",
    { class: "zone", key: zone },
    h("summary", null, name, " ", h("b", null, String(found.length))),
    inside,
  );
}

/** @param {string} id @param {Map<string, Option[]>} lit @param {number} [cost] @param {boolean} [fresh] */
function card(id, lit, cost, fresh = false) {
  const open = lit.has(id);
  const price = (open ? options().find((option) => option.targets?.includes(id))?.price : undefined) ?? cost;
  return h(
    "span",
    { key: id, class: "card-slot" },
    h(
      "button",
      { "data-id": id, class: `card${open ? " lit" : ""}`, onclick: () => (open ? pick(id) : explain(id)) },
      price !== undefined && price !== null && h("span", { class: "price", title: say("price") }, String(price)),
      state.symbols[id] && sign(id, ""),
      h("span", null, nameOf(id)),
      fresh && h("span", { class: "fresh" }, say("fresh")),
    ),
    open && info(id),
  );
}

/** Whether a hero, an artifact or the figure of a creature came in this round. @param {string} id */
function isFresh(id) {
  const view = (state.past ?? state.look)?.view;
  return [...(view?.hired ?? []), ...(view?.new ?? [])].includes(id);
}

/**
 * On a touch screen: read what can be chosen, before it is. With a mouse, resting on it does the same.
 * @param {string | undefined} id
 */
export function info(id) {
  if (!id || !state.content.texts[id]) return null;
  return h(
    "button",
    { class: "info", "data-read": id, "aria-label": say("read", { name: nameOf(id) }), onclick: () => explain(id) },
    "i",
  );
}

/** @param {string} id */
function explain(id) {
  if (state.card !== id) read(id);
  else state.card = null;
  changed();
}

/** The factions, those of one side together. @param {View} view */
function bySide(view) {
  return [...(view.factions ?? [])].sort((one, two) => sideOf(one.id) - sideOf(two.id));
}

/** Is this the first of its side in the list? @param {Faction[]} all @param {number} n */
function beginsSide(all, n) {
  return sides().length > 0 && (n === 0 || sideOf(all[n].id) !== sideOf(all[n - 1].id));
}

export function players() {
  const view = shown();
  if (!view) return null;
  const lit = targets();
  return h(
    "section",
    { class: "panel players", "aria-label": say("players") },
    h(
      "h2",
      null,
      say("players"),
      state.look?.table?.spectators
        ? h("span", { class: "count" }, say("watching", { count: state.look.table.spectators }))
        : null,
    ),
    h(
      "ul",
      { tabindex: 0, "aria-label": say("players") },
      bySide(view).flatMap((each, n, all) => [
        beginsSide(all, n) && teamOf(each.id) ? team(each.id, view) : null,
        player(each, lit),
      ]),
    ),
  );
}

/** The heading of a team: its mark, its name and who wins together. @param {string} faction @param {View} view */
function team(faction, view) {
  const side = sideOf(faction);
  const all = (view.factions ?? []).filter((each) => sideOf(each.id) === side);
  const built = all.reduce((sum, each) => sum + (each.metropolises ?? 0), 0);
  return h(
    "li",
    { key: `team ${side}`, class: `team team-${side}` },
    h("strong", null, teamOf(faction)),
    h("span", null, all.map((each) => nameOf(each.id)).join(", ")),
    fact("metropolis", built, say("metropolises")),
  );
}

/** @param {Faction} each @param {Map<string, Option[]>} lit */
function player(each, lit) {
  const id = each.id;
  const seat = seatOf(id);
  const open = lit.has(id);
  const row = state.look?.table?.seats.find((one) => one.seat === seat);
  const me = seat === state.look?.seat;
  const asked = askedFaction(state.past ?? state.look) === id;
  const mine = [...(each.cards ?? []), ...(each.secrets ?? [])];
  return h(
    "li",
    {
      key: id,
      class: [
        `player who-${placeOf(id)} team-${sideOf(id)}`,
        me ? "me" : "",
        asked ? "asked" : "",
        each.out ? "out" : "",
      ].join(" "),
    },
    h(
      open ? "button" : "div",
      { class: `head${open ? " lit" : ""}`, "data-id": id, onclick: open ? () => pick(id) : null },
      badge(id),
      h("strong", null, nameOf(id)),
      me && nameOf(id) !== say("you") && h("em", null, say("you")),
      row?.bot ? h("em", null, say("bot")) : !me && row && !row.here ? h("em", null, say("away")) : null,
    ),
    h(
      "div",
      { class: "facts main" },
      fact("gold", each.gold ?? "?", say("gold")),
      fact("income", `+${each.income ?? 0}`, say("income")),
      fact("metropolis", each.metropolises ?? 0, say("metropolises")),
      fact("areas", each.areas ?? 0, say("areas")),
    ),
    h(
      "div",
      { class: "facts more" },
      Object.entries(each.goods ?? {}).map(([goods, count]) =>
        h("span", { class: "fact", key: goods, title: nameOf(goods) }, sign(goods), String(count)),
      ),
      h(
        "span",
        { class: "reserve", title: say("units") },
        Object.entries(each.reserve ?? {}).map(([unit, count]) =>
          h(
            "span",
            { class: "fact dim", key: unit, title: `${say("units")}: ${nameOf(unit)}` },
            sign(unit),
            String(count),
          ),
        ),
      ),
      mine.map((/** @type {string} */ one) => card(one, lit, undefined, isFresh(one))),
      each.secret && !each.secrets ? h("span", { class: "secret" }, `? ×${each.secret}`) : null,
    ),
  );
}

/** @param {string} kind @param {string | number} value @param {string} title */
function fact(kind, value, title) {
  return h(
    "span",
    { class: `fact fact-${kind}`, key: kind, title },
    h("i", { class: `glyph glyph-${kind}`, role: "img", "aria-label": title }),
    String(value),
  );
}

/** On small screens: everybody in one line, always in sight. */
export function strip() {
  const view = shown();
  if (!view) return null;
  return h(
    "div",
    { class: "strip", role: "group", "aria-label": say("players") },
    bySide(view).map((each, n, all) =>
      h(
        "span",
        {
          key: each.id,
          class: [
            `one team-${sideOf(each.id)}`,
            askedFaction(state.past ?? state.look) === each.id ? "asked" : "",
            beginsSide(all, n) && n ? "apart" : "",
          ].join(" "),
          title: nameInTeam(each.id),
        },
        badge(each.id),
        h("span", { class: "who" }, shortName(each.id)),
        h("b", null, String(each.gold ?? "?")),
        h("small", null, `+${each.income ?? 0}`),
        each.metropolises
          ? h(
              "small",
              { class: "built" },
              h("i", { class: "glyph glyph-metropolis", role: "img", "aria-label": say("metropolises") }),
              String(each.metropolises),
            )
          : null,
      ),
    ),
  );
}

/** A name in few letters: of me, and of my factions, that it is I; of others with the team. @param {string} faction */
function shortName(faction) {
  const name = nameOf(faction);
  if (seatOf(faction) === state.look?.seat) return name.replace(personOf(seatOf(faction)), say("you"));
  return teamOf(faction) ? `${name} · ${sideOf(faction) + 1}` : name;
}

/** What is known of the thing that was clicked last, and a button where it can be chosen. */
export function explained() {
  const id = state.card;
  if (!id) return null;
  const text = state.content.texts[id];
  const area = shown()?.areas?.[id];
  const why = question() ? state.why[id] : null;
  const close = () => {
    state.card = null;
    changed();
  };
  return h(
    "aside",
    { class: "explained", role: "note" },
    h("button", { class: "quiet close", "aria-label": say("close"), onclick: close }, "×"),
    h("h2", null, state.symbols[id] ? sign(id, "") : null, nameOf(id)),
    text && h("p", null, text),
    area &&
      h(
        "p",
        null,
        area.owner ? [badge(area.owner), " ", nameInTeam(area.owner), " "] : `${say("nobody")} `,
        Object.entries(area.units ?? {})
          .map(([unit, count]) => `${count} ${nameOf(unit)}`)
          .join(", "),
        Object.keys(area.pieces ?? {})
          .map((piece) => ` ${nameOf(piece)}`)
          .join(","),
      ),
    why && h("p", { class: "why" }, why),
    targets().has(id) &&
      h("button", { class: "primary", "data-act": "choose", onclick: () => pick(id) }, say("choose")),
  );
}

/** The order of the turns. @param {View} view */
function order(view) {
  const found = view.track ?? [];
  if (!found.length) return null;
  return h(
    "span",
    {
      class: "order",
      title: say("turn-order"),
      role: "img",
      "aria-label": `${say("turn-order")}: ${found.map(personOf).join(", ")}`,
    },
    found.map((/** @type {string} */ each, /** @type {number} */ n) => h("span", { key: n }, badge(each))),
  );
}
