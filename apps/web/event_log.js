// What happened, and a way back into it.
// @ts-check

import { call } from "./move_preview.js";
import { changed, say, state } from "./page_state.js";
import { h, still } from "./virtual_dom.js";

/** @import { Event as GameEvent } from "../../docs/protocol.d.ts" */
/** @import { Entry } from "./virtual_dom.js" */
/** @import { TableLook } from "./table_messages.d.ts" */

const KEPT = 400;
export const PAGE = 150; // entries whose events are asked for at once

export function log() {
  const mine = `player-${state.look?.seat}`;
  const found = state.events.filter((event) => {
    if (state.filter === "mine") return Object.values(event.args).includes(mine);
    if (state.filter === "battles") return /dice|battle|lost|retreat|area-taken|rolled/.test(event.key);
    return true;
  });
  const shown = found.slice(-KEPT);
  const first = shown.findIndex((event) => event.seq > state.seen);
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
      h(
        "ol",
        null,
        shown.flatMap((event, n) => [
          n === first && n > 0 ? h("li", { key: "since", class: "since" }, say("since")) : null,
          still(`${event.seq}.${event.n}`, [event.text, event.seq > state.seen], () =>
            h(
              "li",
              { class: `${event.seq > state.seen ? "new" : ""}${/^round/.test(event.key) ? " round" : ""}` },
              event.text,
            ),
          ),
        ]),
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

/** Events of a Look come to those that are known. @param {{ events: GameEvent[] }} look */
export function remember(look) {
  const known = new Set(state.events.map((event) => `${event.seq}.${event.n}`));
  for (const event of look.events ?? []) if (!known.has(`${event.seq}.${event.n}`)) state.events.push(event);
  if (known.size < state.events.length) {
    state.heard = Date.now();
    setTimeout(changed, READ + 50);
  }
  if (state.events.length > KEPT * 2) state.events = state.events.slice(-KEPT);
}

/**
 * Of a Look with too much news the first is missing: it is asked for, and put where it belongs.
 * @param {TableLook} look
 */
export async function catchUp(look) {
  if (!look.truncated) return;
  const page = await call("game.events", { from: Math.max(look.since + 1, look.seq - PAGE + 1) });
  if (!page) return;
  remember(page);
  state.events.sort((one, two) => one.seq - two.seq || one.n - two.n);
  changed();
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
  return h(
    "div",
    { class: "ticker", "aria-hidden": "true" },
    state.events
      .filter((event) => event.seq > last - 2)
      .slice(-4)
      .map((event) => h("p", { key: `${event.seq}.${event.n}`, class: event.seq === last ? "" : "old" }, event.text)),
  );
}
