// Requests among the players: what others ask of me, and what becomes of what I ask.
// @ts-check

import { call, reset } from "./move_preview.js";
import { changed, personOf, say, state } from "./page_state.js";
import { h } from "./virtual_dom.js";

/** @import { EndedRequest, TableLook, TableRequest } from "./table_messages.d.ts" */

/** What a request asks for, in words. @param {string} prefix @param {TableRequest | EndedRequest} each */
function wordsOf(prefix, each) {
  return say(`${prefix}-${each.kind}`, { name: personOf(each.by), other: each.about ? personOf(each.about) : "" });
}

/** Has what was asked for been done? @param {TableRequest} each @param {TableLook} look */
function isDone(each, look) {
  if (each.kind === "undo") return (look.undone ?? []).some((undo) => undo.to === each.to);
  const bot = look.table?.seats.find((seat) => seat.seat === each.about)?.bot;
  if (each.kind === "takeover") return Boolean(bot);
  if (each.kind === "back") return !bot;
  return look.table?.status !== state.look?.table?.status;
}

/** What became of my requests that are gone. @param {TableLook} look */
export function follow(look) {
  if (!look.table) return;
  const mine = (state.look?.table?.requests ?? []).filter((each) => each.by === state.look?.seat);
  const open = new Set(look.table.requests.map((each) => each.id));
  const ended = (look.table.ended ?? []).filter((each) => each.by === look.seat && each.state === "expired");
  const expired = new Set(ended.map((each) => each.id));
  for (const each of mine.filter((one) => !open.has(one.id)))
    if (withdrawn.delete(each.id)) state.outcome = { kind: "withdrawn", of: each };
    else if (isDone(each, look)) state.outcome = null;
    else if (!expired.has(each.id)) state.outcome = { kind: "declined", of: each };
  // also if it was while the page was closed
  const last = ended[ended.length - 1];
  if (!last || announced.has(last.id) || last.id === localStorage.getItem(CLOSED)) return;
  announced.add(last.id);
  state.outcome = { kind: "expired", of: last };
}

const CLOSED = "cyclades-expired"; // the request whose end was read last
/** @type {Set<string>} */
const announced = new Set(); // expired requests that this page has shown

/** @type {Set<string>} */
const withdrawn = new Set();

export function requests() {
  const seat = state.look?.seat ?? "";
  const all = state.look?.table?.requests ?? [];
  const outcome = state.outcome;
  const close = () => {
    if (outcome?.kind === "expired") localStorage.setItem(CLOSED, outcome.of.id);
    state.outcome = null;
    changed();
  };
  return [
    botForMe(),
    ...all.filter((each) => each.waits.includes(seat)).map(asked),
    ...all.filter((each) => each.by === seat).map(pending),
    outcome &&
      h(
        "div",
        { class: "request outcome", key: `outcome ${outcome.of.id}`, role: "status" },
        h("p", null, outcome.kind === "declined" ? wordsOf("declined", outcome.of) : say(outcome.kind)),
        h("button", { "data-act": "outcome", onclick: close }, say("close")),
      ),
  ];
}

/** Has the game ended, or the table? */
export function isOver() {
  return Boolean(state.look?.result) || state.look?.table?.status === "over";
}

/** A bot plays on my seat: I take it back whenever I want to. */
function botForMe() {
  const me = state.look?.table?.seats.find((each) => each.seat === state.look?.seat);
  if (!me?.bot || isOver()) return null;
  return h(
    "div",
    { class: "request", key: "bot", role: "status" },
    h("p", null, say("bot-for-you")),
    h("button", { class: "primary", "data-act": "seat-back", onclick: () => seatBot("") }, say("seat-back")),
  );
}

/** Give my seat to a bot, or take it back: nobody else is asked. @param {string} bot */
export async function seatBot(bot) {
  const look = await call("table.takeover", { seat: state.look?.seat ?? "", bot });
  if (look && state.look) state.look = { ...state.look, ...look };
  reset();
  return look;
}

/** Somebody asks me. @param {TableRequest} each */
function asked(each) {
  return h(
    "div",
    { class: "request", key: each.id, role: "alert" },
    h("p", null, wordsOf("request", each)),
    h(
      "div",
      { class: "row" },
      h("button", { "data-act": "decline", onclick: () => answer(each.id, false) }, say("decline")),
      h("button", { class: "primary", "data-act": "agree", onclick: () => answer(each.id, true) }, say("agree")),
    ),
  );
}

/** I have asked, and others have not answered yet. @param {TableRequest} each */
function pending(each) {
  const withdraw = () => {
    withdrawn.add(each.id);
    answer(each.id, false);
  };
  return h(
    "div",
    { class: "request pending", key: each.id, role: "status" },
    h("p", null, wordsOf("pending", each), " ", say("waiting", { name: each.waits.map(personOf).join(", ") })),
    h("button", { "data-act": "withdraw", onclick: withdraw }, say("withdraw")),
  );
}

/** @param {string} request @param {boolean} yes */
async function answer(request, yes) {
  const look = await call("table.answer", { yes, request });
  if (!look) return;
  follow(look);
  state.look = { ...state.look, ...look };
  reset();
}
