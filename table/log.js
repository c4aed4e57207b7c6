// What happened, and a way back into it.
// @ts-check
import { h } from "./dom.js";
import { call } from "./draft.js";
import { changed, say, state } from "./state.js";

const KEPT = 400;

export function log() {
  const mine = `player-${state.look?.seat}`;
  const found = state.events.filter((event) => {
    if (state.filter === "mine") return Object.values(event.args).includes(mine);
    if (state.filter === "battles") return /dice|battle|lost|retreat|area-taken|rolled/.test(event.key);
    return true;
  });
  return h(
    "section",
    { class: "panel log", "aria-label": say("log") },
    h("h2", null, say("log"), h("span", { class: "filters", role: "group" }, ["all", "mine", "battles"].map((each) => h("button", { key: each, class: state.filter === each ? "on" : "", "aria-pressed": String(state.filter === each), onclick: () => ((state.filter = each), changed()) }, say(each))))),
    h("div", { role: "log", "aria-live": "polite", class: "lines", tabindex: 0, "aria-label": say("log") }, h("ol", null, found.slice(-KEPT).map((event) => h("li", { key: `${event.seq}.${event.n}`, class: `${event.seq > state.seen ? "new" : ""}${event.key === "round-began" || event.key === "round" ? " round" : ""}` }, event.text)))),
    history(),
  );
}

/** A slider over plies: the board of then. */
export function history() {
  const last = state.look?.ply ?? 0;
  const at = state.then ? state.then.ply : last;
  return h(
    "div",
    { class: "history" },
    h("button", { "aria-label": say("history"), onclick: () => goTo(Math.max(0, at - 1)), disabled: at <= 0 }, "‹"),
    h("input", { type: "range", min: 0, max: last, value: at, "aria-label": say("history"), oninput: (/** @type {any} */ event) => goTo(Number(event.target.value)) }),
    h("button", { "aria-label": say("now"), onclick: () => goTo(at + 1), disabled: at >= last }, "›"),
  );
}

let wanted = -1;

/** @param {number} ply */
export async function goTo(ply) {
  const last = state.look?.ply ?? 0;
  if (ply >= last) {
    state.then = null;
    changed();
    return;
  }
  wanted = ply;
  const found = await call("game.look", { at: ply });
  if (found && wanted === ply) {
    state.then = { ...found, ply };
    changed();
  }
}

/** Events of a Look come to those that are known. @param {any} look */
export function remember(look) {
  const known = new Set(state.events.map((event) => `${event.seq}.${event.n}`));
  for (const event of look.events ?? []) if (!known.has(`${event.seq}.${event.n}`)) state.events.push(event);
  if (state.events.length > KEPT * 2) state.events = state.events.slice(-KEPT);
}
