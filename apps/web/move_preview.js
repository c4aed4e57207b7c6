// Building a clause part by part. The server changes only by whole clauses, so half a march never blocks a table.
// @ts-check
import { Fault, newKey } from "./connection.js";
import { changed, marks, options, question, say, state, targets, turnTo, wordsOf } from "./page_state.js";
import { zoomToTargets } from "./viewport.js";

/** @import { Part } from "../../docs/protocol.d.ts" */
/** @import { Client } from "./connection.js" */
/** @import { TableMethods } from "./table_messages.d.ts" */

/** @type {Client} */
let client;

/** @param {Client} connection */
export function useClient(connection) {
  client = connection;
}

/** Forget what was begun. */
export function reset() {
  state.parts = [];
  state.told = [];
  state.marked = [];
  state.draft = null;
  state.picked = null;
  state.amounts = {};
  state.why = {};
  changed();
}

/** Forget what was said about the question. */
function hush() {
  state.note = null;
  state.info = null;
  state.why = {};
}

/** One step back: half a way, a part, or nothing. */
export function back() {
  hush();
  if (state.picked) state.picked = null;
  else if (state.parts.length) {
    state.parts = state.parts.slice(0, -1);
    state.told = state.told.slice(0, -1);
    state.marked = state.marked.slice(0, -1);
    return ask();
  }
  changed();
}

/** What a part makes of it. @param {Part} value @param {string} text the part in words */
export function choose(value, text) {
  if (isLate()) return;
  const before = begun();
  state.marked = [...state.marked, options().find((option) => option.value === value)?.targets ?? []];
  state.parts = [...state.parts, value];
  state.told = [...state.told, text];
  state.picked = null;
  return ask(before);
}

/** What is clicked is of a question that is being answered already, or answered and not yet drawn anew. */
function isLate() {
  return state.drafting > 0 || state.drawn !== question();
}

/** What was put together so far. */
function begun() {
  const { parts, told, marked } = state;
  return { parts, told, marked };
}

/**
 * Two parts at once: a god and the space on its track.
 * @param {Part} value
 * @param {string} text
 * @param {Part} then
 * @param {string} told
 */
export function chooseBoth(value, text, then, told) {
  if (isLate()) return;
  const before = begun();
  state.marked = [...state.marked, [], []];
  state.parts = [...state.parts, value, then];
  state.told = [...state.told, text, told];
  state.picked = null;
  return ask(before);
}

/**
 * Ask what the parts make; a whole clause that can be taken back is played at once.
 * @param {ReturnType<typeof begun>} [before] what stands again if they are refused
 */
async function ask(before) {
  state.amounts = {};
  state.odds = null;
  state.card = null;
  hush();
  if (!state.parts.length) {
    state.draft = null;
    changed();
    return;
  }
  const parts = state.parts;
  state.drafting += 1;
  changed();
  try {
    const draft = await client.call("game.draft", { expect: state.look?.seq, parts });
    if (parts !== state.parts) return;
    state.draft = draft;
    startAmounts();
    turnTo();
    if (targets().size || marks().some((ids) => ids.length)) setTimeout(zoomToTargets);
    rest();
    if (draft.complete && !draft.final && !state.confirmAlways) return play();
    if (draft.why_final === "dice" && state.look?.table?.settings.hints)
      state.odds = (await client.call("game.odds", { expect: state.look?.seq, parts })).odds;
  } catch (error) {
    if (parts !== state.parts) return; // of what was begun and dropped meanwhile
    fail(error);
    if (parts !== state.parts) return; // it was stale: there is another question now
    // what was refused goes, what stood stays, with its question
    Object.assign(state, before ?? { parts: [], told: [], marked: [] });
    if (!state.parts.length) state.draft = null;
    startAmounts();
  } finally {
    state.drafting -= 1;
    changed();
  }
}

/** Of many options a Look has the first ones only: fetch the others. */
export async function rest() {
  const decision = question();
  if (!decision?.more || decision.domain.kind === "vector") return;
  decision.more = false;
  const from = (decision.from ?? 0) + decision.options.length;
  const page = await call("game.draft", { expect: state.look?.seq, parts: state.parts, from });
  if (!page?.decision || decision !== question()) return;
  decision.options.push(...page.decision.options);
  changed();
}

/** Amounts begin with the least that is allowed. */
export function startAmounts() {
  const decision = question();
  if (decision?.domain.kind !== "vector") return;
  /** @type {Record<string, number>} */
  const amounts = {};
  const slots = decision.domain.slots ?? [];
  for (const slot of slots) amounts[slot.id] = 0;
  for (const limit of decision.domain.limits ?? []) {
    let left = limit.least;
    for (const at of limit.slots) {
      const slot = slots[at];
      const more = Math.min(left, slot.most - amounts[slot.id]);
      amounts[slot.id] += more;
      left -= more;
    }
  }
  state.amounts = amounts;
}

/** May a slot have one more or one less? @param {string} id @param {number} by */
export function mayStep(id, by) {
  const domain = question()?.domain;
  const slots = domain?.slots ?? [];
  const at = slots.findIndex((slot) => slot.id === id);
  const next = (state.amounts[id] ?? 0) + by;
  if (at < 0 || next < 0 || next > slots[at].most) return false;
  return (domain?.limits ?? []).every((limit) => {
    if (!limit.slots.includes(at)) return true;
    const sum =
      limit.slots.reduce(
        (/** @type {number} */ all, /** @type {number} */ n) => all + (state.amounts[slots[n].id] ?? 0),
        0,
      ) + by;
    return by > 0 ? sum <= limit.most : sum >= 0;
  });
}

/** Do the amounts keep all bounds? */
export function amountsFit() {
  const domain = question()?.domain;
  const slots = domain?.slots ?? [];
  return (domain?.limits ?? []).every((limit) => {
    const sum = limit.slots.reduce(
      (/** @type {number} */ all, /** @type {number} */ n) => all + (state.amounts[slots[n].id] ?? 0),
      0,
    );
    return sum >= limit.least && sum <= limit.most;
  });
}

/** A click on something that is lit. @param {string} id */
export function pick(id) {
  const decision = question();
  if (!decision || isLate()) return;
  hush();
  state.card = null;
  const pair = decision.domain.sort === "pair";
  if (pair && state.picked === id) return back();
  let found = options().filter((option) => option.targets?.includes(id));
  if (pair && !state.picked) found = found.filter((option) => option.targets?.[0] === id);
  if (found.length === 1 && (!pair || state.picked || (found[0].targets ?? []).length < 2))
    return choose(found[0].value, wordsOf(found[0]));
  if (found.length) {
    state.picked = id;
    changed();
    return;
  }
  if (pair && state.picked && state.picked !== id) {
    state.picked = null; // another place to start from
    return pick(id);
  }
  return read(id);
}

/** Play what the draft says. */
export async function play() {
  const draft = state.draft;
  if (!draft?.complete || state.sending) return;
  state.sending = true;
  const clause = draft.clause;
  const expect = state.look?.seq;
  changed();
  try {
    const look = await client.call("game.play", { expect, key: newKey(), clause }, true);
    client.settings.told("game.changed", look);
  } catch (error) {
    fail(error);
  }
  state.sending = false;
  reset();
}

/** Show what a thing is and, where the question is about such things, why it cannot be chosen. @param {string} id */
export async function read(id) {
  state.card = id;
  changed();
  if (targets().has(id) || !isAsked(kindOf(id))) return;
  await reasons([id]);
  changed();
}

/** @param {string} id */
export function kindOf(id) {
  return id.slice(0, id.indexOf("-") + 1);
}

/** Is the question about things of this kind? Else there is nothing to say. @param {string} kind */
export function isAsked(kind) {
  const decision = question();
  return (
    (decision?.options ?? []).some((option) => option.targets?.some((id) => id.startsWith(kind))) ||
    (decision?.refused ?? []).some((each) => each.targets?.some((/** @type {string} */ id) => id.startsWith(kind)))
  );
}

/**
 * Why a space of a track cannot be chosen. It is kept as `god-zeus 4`.
 * @param {string} space
 */
export async function reasonOfSpace(space) {
  const [god, amount] = space.split(" ");
  const option = options().find((each) => each.targets?.includes(god));
  if (!option || state.why[space] !== undefined) return;
  const known = state.why;
  known[space] = null;
  try {
    await client.call("game.draft", { expect: state.look?.seq, parts: [...state.parts, option.value, amount] });
  } catch (error) {
    if (error instanceof Fault && error.word === "refused") known[space] = sentenceOf(error.data);
  }
}

/** A reason with the number of its rule. @param {{ text?: string, cite?: string | null }} refusal */
function sentenceOf({ text, cite }) {
  return `${text ?? say("failed")}${cite ? ` (${cite})` : ""}`;
}

const ASKED = 100; // targets of one question

/** The reasons of many things at once; they are kept until the question is another one. @param {string[]} ids */
export async function reasons(ids) {
  const missing = ids.filter((id) => state.why[id] === undefined).slice(0, ASKED);
  if (!missing.length || !question()) return;
  const known = state.why;
  const start = question()?.domain.sort === "pair" && state.picked ? { start: state.picked } : {};
  const found = await call("game.why", { expect: state.look?.seq, parts: state.parts, targets: missing, ...start });
  found?.refusals.forEach((refusal, n) => {
    known[missing[n]] = refusal ? sentenceOf(refusal) : null;
  });
}

/** @param {unknown} error */
export function fail(error) {
  if (!(error instanceof Fault)) throw error;
  if (error.word === "stale" && error.data.look) client.settings.told("game.changed", error.data.look);
  else if (state.dialog) state.trouble = told(error);
  else state.note = told(error);
  changed();
}

/** @type {Record<string, string>} */
const WRONG = { name: "wrong-name", contact: "wrong-contact", "settings.talk": "wrong-link" };

/** What went wrong, in a sentence. @param {Fault} error */
function told(error) {
  if (error.word === "lost" || error.word === "closing") return say("lost-note");
  if (error.data.text) return sentenceOf(error.data);
  if (error.data.what === "consent") return say("consent-asked");
  return say(WRONG[error.data.path ?? ""] ?? "failed");
}

/** What a bot would do with what I see, where the table allows it. */
export async function hint() {
  if (!state.look?.decision || !state.look?.table?.settings.hints) return;
  const found = await call("game.hint", {});
  if (found) state.info = `${say("hint")}: ${found.text ?? found.clause}`;
  changed();
}

/** Undo my last decision, or ask those who have played since. */
export async function undo() {
  const undo = state.look?.undo;
  state.outcome = null;
  if (!undo || undo.to === null || undo.to === undefined || !(undo.free || undo.ask)) return;
  try {
    const look = await client.call("undo.ask", { to: undo.to });
    client.settings.told("game.changed", look);
  } catch (error) {
    fail(error);
  }
}

/**
 * Call a method. Return null if it fails.
 * @template {keyof TableMethods} Name
 * @param {Name} method
 * @param {TableMethods[Name]["params"]} params
 * @returns {Promise<TableMethods[Name]["result"] | null>}
 */
export async function call(method, params) {
  try {
    return await client.call(method, params);
  } catch (error) {
    fail(error);
    return null;
  }
}
