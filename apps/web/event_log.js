// What happened, and a way back into it.
// @ts-check

import { call } from "./move_preview.js";
import { changed, isMine, personOf, say, shown, state } from "./page_state.js";
import { badge } from "./tokens_and_symbols.js";
import { h, still } from "./virtual_dom.js";

/** @import { Event as GameEvent } from "../../docs/protocol.d.ts" */
/** @import { Entry } from "./virtual_dom.js" */
/** @import { TableLook, Undone } from "./table_messages.d.ts" */

const PAGE = 150; // entries whose events are asked for at once

/** The factions that an event names. @param {GameEvent} event */
function factionsOf(event) {
  return Object.values(event.args)
    .flat()
    .filter((value) => typeof value === "string")
    .filter((value) => value.startsWith("player-"));
}

/** Is an event worth a line? An only answer, given by the game, is not. @param {GameEvent} event */
function isShown(event) {
  if (event.key === "answered") return false;
  if (state.filter === "mine") return factionsOf(event).some(isMine);
  if (state.filter === "battles") return /dice|battle|lost|retreat|area-taken|rolled/.test(event.key);
  return true;
}

/** The numbers that stand after an entry: what was undone before it is left out. @param {number} seq */
function standing(seq) {
  /** @type {Set<number>} */
  const out = new Set([0]);
  for (let at = seq; at > 0; ) {
    const undo = state.undone.get(at);
    if (!undo) out.add(at);
    at = undo ? undo.to : at - 1;
  }
  return out;
}

/**
 * Does an event still count? Links, takeovers and the like are entries of the table: no undo takes them back.
 * @param {GameEvent} event
 * @param {Set<number>} numbers
 */
function counts(event, numbers) {
  return event.key.startsWith("table-") || numbers.has(event.seq);
}

/** Who undid what, or brought back what was undone. @param {Undone} undo */
function undoLine(undo) {
  let to = undo.to;
  for (let at = state.undone.get(to); at; at = state.undone.get(to)) to = at.to;
  const name = undo.seat ? personOf(undo.seat) : "";
  return say(standing(undo.seq - 1).has(to) ? "log-undone" : "log-redone", { name });
}

function lines() {
  const numbers = standing(state.look?.seq ?? 0);
  const events = state.events.filter(isShown);
  const oldest = state.events[0]?.seq ?? 0;
  const undos = [...state.undone.values()].filter((undo) => undo.seq >= oldest);
  const rows = [
    ...events.map((event) => ({ seq: event.seq, n: event.n, event, undo: null })),
    ...undos.map((undo) => ({ seq: undo.seq, n: -1, event: null, undo })),
  ].sort((one, two) => one.seq - two.seq || one.n - two.n);
  const first = rows.findIndex((row) => row.seq > state.seen);
  return h(
    "ol",
    null,
    rows.flatMap(({ seq, n, event, undo }, place) => [
      place === first && place > 0 ? h("li", { key: "since", class: "since" }, say("since")) : null,
      event
        ? still(`${seq}.${n}`, [event.text, seq > state.seen, counts(event, numbers), shown()?.table], () =>
            eventLine(event, counts(event, numbers)),
          )
        : h("li", { key: `undo ${seq}`, class: "undo" }, undo ? undoLine(undo) : ""),
    ]),
  );
}

/** @param {GameEvent} event @param {boolean} stands */
function eventLine(event, stands) {
  const [who] = factionsOf(event);
  const names = [event.seq > state.seen ? "new" : "", /^round/.test(event.key) ? "round" : "", stands ? "" : "undone"];
  return h(
    "li",
    { class: names.filter(Boolean).join(" ") },
    who && badge(who),
    stands ? h("span", null, event.text) : h("s", null, event.text),
  );
}

export function log() {
  return h(
    "section",
    { class: "panel log", "aria-label": say("log") },
    h(
      "h2",
      null,
      say("log"),
      h(
        "span",
        { class: "filters", role: "group", "aria-label": say("log") },
        ["all", "mine", "battles"].map((each) =>
          h(
            "button",
            {
              key: each,
              class: state.filter === each ? "on" : "",
              "aria-pressed": String(state.filter === each),
              onclick: () => {
                state.filter = each;
                changed();
              },
            },
            say(each),
          ),
        ),
      ),
    ),
    h(
      "div",
      { role: "log", "aria-live": "polite", class: "lines", tabindex: 0, "aria-label": say("log") },
      still(
        "lines",
        [state.logged, state.filter, state.seen, state.words, state.look?.seq, shown()?.table.mode],
        lines,
      ),
    ),
    history(),
  );
}

/** A slider over plies: the board of then. */
export function history() {
  const last = state.look?.ply ?? 0;
  const at = state.past ? state.past.ply : last;
  return h(
    "div",
    { class: "history" },
    h("button", { "aria-label": say("earlier"), onclick: () => goTo(Math.max(0, at - 1)), disabled: at <= 0 }, "‹"),
    h("input", {
      type: "range",
      min: 0,
      max: last,
      value: at,
      "aria-label": say("history"),
      oninput: (/** @type {Entry} */ event) => goTo(Number(event.target.value)),
    }),
    h("button", { "aria-label": say("later"), onclick: () => goTo(at + 1), disabled: at >= last }, "›"),
    h("output", { class: "ply" }, `${at} / ${last}`),
  );
}

let wanted = -1;

/** @param {number} ply */
export async function goTo(ply) {
  const last = state.look?.ply ?? 0;
  if (ply >= last) {
    wanted = -1;
    state.past = null;
    changed();
    return;
  }
  wanted = Math.max(0, ply);
  const found = await call("game.look", { at: wanted });
  if (found && found.ply === wanted) {
    state.past = found;
    changed();
  }
}

/**
 * Events and undos of a Look, or of a page of the log, come to those that are known.
 * @param {{ events: GameEvent[], undone?: Undone[] }} look
 */
export function remember(look) {
  for (const undo of look.undone ?? []) state.undone.set(undo.seq, undo);
  state.logged += 1;
  const known = new Set(state.events.map((event) => `${event.seq}.${event.n}`));
  for (const event of look.events ?? []) if (!known.has(`${event.seq}.${event.n}`)) state.events.push(event);
  if (known.size < state.events.length) {
    state.heard = Date.now();
    setTimeout(changed, READ + 50);
  }
}

/**
 * The log from one number to another, the last page first. What happens meanwhile comes with a Look.
 * @param {number} seq
 * @param {number} [first]
 */
export async function readLog(seq, first = 0) {
  for (let last = seq; last >= first; last -= PAGE) {
    const from = Math.max(first, last - PAGE + 1);
    const page = await call("game.events", { from, limit: last - from + 1 });
    if (!page) return;
    const read = state.heard;
    remember(page);
    state.heard = read; // none of it is news
    state.events.sort((one, two) => one.seq - two.seq || one.n - two.n);
    changed();
  }
}

/** Of a Look with too much news the first is missing: it is asked for. @param {TableLook} look */
export function catchUp(look) {
  if (look.truncated) readLog(look.seq, look.since + 1);
}

const READ = 7_000; // milliseconds until news has been read
const STEP = 300; // milliseconds for each event that was missed, and for all of them
const ALL = 3_000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let going;

/** @param {GameEvent[]} events @returns {Set<string>} the areas that they name */
export function placesOf(events) {
  return new Set(
    events.flatMap((event) =>
      Object.values(event.args)
        .filter((value) => typeof value === "string")
        .filter((value) => value.startsWith("area-")),
    ),
  );
}

/**
 * What happened while I was away, one after the other, where it happened; the board is that of now.
 * @param {GameEvent[]} events
 */
export function playBack(events) {
  skip();
  if (!events.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const left = [...events];
  const pause = Math.min(STEP, ALL / left.length);
  const next = () => {
    const event = left.shift();
    if (!event) return skip();
    state.telling = event;
    state.flash = placesOf([event]);
    going = setTimeout(next, pause);
    changed();
  };
  next();
}

/** Enough of it: any click or key. */
export function skip() {
  clearTimeout(going);
  if (!state.telling) return;
  state.telling = null;
  state.flash = new Set();
  changed();
}

/** What has just happened, over the edge of the board: for whoever does not read the log. */
export function ticker() {
  if (state.past) return null;
  if (state.telling)
    return h(
      "div",
      { class: "ticker", "aria-hidden": "true" },
      h("p", { key: "telling", class: "telling" }, state.telling.text),
    );
  // it lies over the board there, and the log has it
  if (innerWidth > 700 && Date.now() - state.heard > READ) return null;
  const last = state.events.at(-1)?.seq ?? 0;
  const undo = state.undone.get(state.look?.seq ?? -1);
  return h(
    "div",
    { class: "ticker", "aria-hidden": "true" },
    undo && h("p", { key: `undo ${undo.seq}` }, undoLine(undo)),
    state.events
      .filter((event) => !undo && event.seq > last - 2 && event.key !== "answered")
      .slice(-4)
      .map((event) => h("p", { key: `${event.seq}.${event.n}`, class: event.seq === last ? "" : "old" }, event.text)),
  );
}
