// What is asked of me: the question, its answers as real buttons in reading order, the sentence under construction.
// @ts-check
import { battle, odds } from "./battle_panel.js";
import { goTo } from "./event_log.js";
import { amountsFit, back, call, choose, hint, mayStep, play } from "./move_preview.js";
import {
  askedFaction,
  changed,
  nameInTeam,
  nameOf,
  options,
  personOf,
  question,
  say,
  shown,
  state,
  wordsOf,
} from "./page_state.js";
import { requests } from "./requests.js";
import { info } from "./side_panels.js";
import { badge, sign } from "./tokens_and_symbols.js";
import { h } from "./virtual_dom.js";

/** @import { Decision, Draft, Option, Refused } from "../../docs/protocol.d.ts" */
/** @import { TableLook } from "./table_messages.d.ts" */

const MANY = 30; // options that are shown at once; the rest on request
const DAY = 86_400_000;

export function asking() {
  const look = state.look;
  const decision = question();
  const draft = state.draft;
  return h(
    "section",
    { class: `ask${look?.decision ? " mine" : ""}`, tabindex: 0, "aria-label": say("asked-you") },
    state.past &&
      h(
        "p",
        { class: "past-note" },
        h("span", null, say("past", { n: state.past.ply })),
        h("button", { onclick: () => goTo(Infinity) }, say("now")),
        fromHere(),
      ),
    requests(),
    late(look),
    look?.table?.put_away &&
      h(
        "p",
        { class: "past-note" },
        say("put-away", { n: new Date(look.table.put_away).toLocaleDateString(state.lang) }),
      ),
    replacedBots(look),
    still(look),
    keep(look),
    h("div", { class: "in-ask" }, battle(shown())),
    h("div", { class: "sentence", "aria-live": "polite" }, sentence(look, decision)),
    state.note && h("p", { class: "note", role: "alert" }, state.note),
    state.info && h("p", { class: "note said", role: "status" }, state.info),
    draft?.complete ? confirmation(draft) : decision && answers(decision),
    !draft?.complete && crossed(decision),
  );
}

/** @param {TableLook | null} look @param {Decision | null} decision */
function sentence(look, decision) {
  if (!look) return say(state.connection === "lost" ? "lost" : "connecting");
  if (state.past) return past(state.past);
  if (look.table?.status === "frozen") return h("strong", null, say("frozen", { n: look.ply }));
  if (look.result)
    return h(
      "strong",
      { class: "over" },
      look.result.winners.map((/** @type {string} */ each) => badge(each)),
      victory(look.result.winners),
    );
  if (look.table?.status === "over") return h("strong", null, say("ended"));
  if (state.sending) return say("send");
  if (decision || state.draft?.complete)
    return h(
      "span",
      { class: "building-up" },
      decision?.subject && subject(decision.subject),
      state.draft?.complete ? null : h("strong", null, decision?.text),
      clause(),
    );
  if (look.waiting)
    return h(
      "span",
      { class: "waits" },
      badge(askedFaction(look) ?? look.waiting.seat),
      say("waiting", { name: nameOf(askedFaction(look)) }),
    );
  return "";
}

/** Who has won; to the winner it says so. @param {string[]} winners */
function victory(winners) {
  const others = winners.filter((each) => each !== state.look?.seat).map(personOf);
  const name = others.join(", ");
  if (others.length === winners.length) return say(others.length > 1 ? "end-shared" : "end-won", { name });
  return others.length ? say("end-shared-you", { name }) : say("end-won-you");
}

/** Who had to answer then. @param {TableLook} then */
function past(then) {
  const seat = then.waiting?.seat;
  if (!seat) return "";
  const text = seat === then.seat ? say("past-you") : say("past-asked", { name: personOf(seat) });
  return h("span", { class: "waits" }, badge(seat), text);
}

/** @param {string} id */
function subject(id) {
  const explain = () => {
    state.card = id;
    changed();
  };
  const text = state.symbols[id] ? sign(id, "") : null; // a letter in its place says nothing
  return h("button", { class: "subject", "data-about": id, onclick: explain }, text, nameOf(id));
}

/** The sentence that I am building, with its price. */
function clause() {
  if (!state.told.length && !state.picked) return null;
  const parts = [
    ...spelled().map(([text, forced]) =>
      h("span", { class: `part${forced ? " forced" : ""}`, title: forced ? say("forced") : null }, text),
    ),
    ...(state.picked ? [h("span", { class: "part" }, `${nameOf(state.picked)} …`)] : []),
  ];
  return h(
    "span",
    { class: "begun" },
    parts,
    state.draft?.price && !state.draft.complete ? coin(state.draft.price) : isFree() ? coin(0) : null,
  );
}

/**
 * What I chose and what follows from it without a choice, in the order of the clause.
 * @returns {[string, boolean][]}
 */
function spelled() {
  const forced = state.draft?.forced ?? [];
  /** @type {(n: number) => [string, boolean][]} */
  const behind = (n) => forced.filter((each) => each.behind === n).map((each) => [each.text, true]);
  /** @type {(text: string, n: number) => [string, boolean][]} */
  const chosen = (text, n) => [[text, false], ...behind(n + 1)];
  return [...behind(0), ...state.told.flatMap(chosen)];
}

/** Does what was begun cost nothing, whatever is chosen next? */
function isFree() {
  const open = question()?.options ?? [];
  return state.draft?.price === 0 && open.length > 0 && open.every((option) => option.price === 0);
}

/** @param {number} price */
function coin(price) {
  return h("span", { class: "price", title: say("price") }, String(price));
}

/** @param {Draft} draft */
function confirmation(draft) {
  const reason = draft.final
    ? say(`final-${["dice", "card", "seat"].includes(draft.why_final ?? "") ? draft.why_final : "other"}`)
    : "";
  // the end of a turn says what is left undone
  const first = state.look?.decision;
  const left =
    draft.clause === "end"
      ? (first?.options ?? [])
          .filter((each) => each.value !== "end")
          .map((each) => each.text + (each.price ? ` (${each.price})` : ""))
      : [];
  return h(
    "div",
    { class: "confirm" },
    h(
      "p",
      null,
      h(
        "span",
        null,
        [left.length ? say("left-undone", { name: left.join(", ") }) : "", reason].filter(Boolean).join(" "),
      ),
      draft.price === undefined || draft.price === null
        ? null
        : h("span", { class: "costs" }, `${say("price")}: `, coin(draft.price)),
    ),
    odds(state.odds),
    h(
      "div",
      { class: "row" },
      backButton(),
      h("button", { class: "primary", "data-act": "confirm", onclick: play }, say("confirm")),
    ),
  );
}

function isBegun() {
  return state.parts.length > 0 || state.picked !== null;
}

function backButton() {
  return h("button", { class: "quiet", "data-act": "back", onclick: back }, say("back"));
}

/** @param {Decision} decision */
function answers(decision) {
  if (decision.domain.kind === "vector" && decision.domain.slots?.length) return steppers(decision);
  const found = options();
  const numbers = decision.domain.sort === "number";
  return h(
    "div",
    { class: `options${numbers ? " numbers" : ""}`, role: "group", "aria-label": decision.text },
    (state.whole === decision ? found : found.slice(0, MANY)).map((option) => answer(option)),
    state.whole !== decision &&
      found.length > MANY &&
      h(
        "button",
        { class: "quiet", "data-act": "more", onclick: () => showAll(decision) },
        say("target-more", { count: found.length - MANY }),
      ),
    state.look?.table?.settings.hints &&
      !state.parts.length &&
      h("button", { class: "quiet", "data-act": "hint", onclick: hint }, say("hint")),
    isBegun() && backButton(),
  );
}

/**
 * Show the answers that were left out; whoever came here by keys goes on with the first of them.
 * @param {Decision} decision
 */
function showAll(decision) {
  state.whole = decision;
  changed();
  requestAnimationFrame(() =>
    /** @type {HTMLElement | undefined} */ (document.querySelectorAll(".option")[MANY])?.focus(),
  );
}

/** @param {Option} option */
function answer(option) {
  const left = option.left ?? 0;
  const value = typeof option.value === "string" ? option.value : JSON.stringify(option.value);
  const drawn =
    option.targets?.find((/** @type {string} */ id) => state.symbols[id]) ??
    (state.symbols[`line-${option.value}`] ? `line-${option.value}` : null);
  const about = option.targets?.find((id) => state.content.texts[id]);
  const button = h(
    "button",
    {
      key: `${state.parts.length}-${value}`,
      class: "option",
      "data-value": value,
      "data-about": about ?? null,
      onclick: () => choose(option.value, wordsOf(option)),
    },
    drawn && sign(drawn, ""),
    h("span", null, wordsOf(option)),
    standing(option),
    // what is counted may be free; a card has a price of its own
    option.price || (option.price === 0 && option.left) ? coin(option.price) : null,
    left > 1 ? h("span", { class: "left" }, say("left", { n: left })) : null,
  );
  return about ? h("span", { key: `${state.parts.length}-${value}`, class: "with-info" }, button, info(about)) : button;
}

/** The offerings that a god has already. @param {Option} option */
function standing(option) {
  const offers = (shown()?.offerings ?? []).filter((each) => option.targets?.[0] === each.god);
  return offers.length
    ? h(
        "span",
        { class: "standing" },
        offers.map((each, n) =>
          h(
            "span",
            { key: n, class: "offer", title: nameInTeam(each.faction) },
            badge(each.faction),
            each.amount ? h("b", null, String(each.amount)) : null,
          ),
        ),
      )
    : null;
}

/** @param {Decision} decision */
function steppers(decision) {
  const slots = decision.domain.slots ?? [];
  const told = () =>
    slots
      .filter((slot) => state.amounts[slot.id])
      .map((slot) => `${state.amounts[slot.id]} ${slot.text}`)
      .join(", ");
  return h(
    "div",
    { class: "steppers" },
    slots.map((slot) => {
      const amount = state.amounts[slot.id] ?? 0;
      return h(
        "div",
        { class: "stepper", key: slot.id, "data-slot": slot.id },
        state.symbols[slot.id] && sign(slot.id, ""),
        h("span", null, slot.text, slot.at ? ` (${nameOf(slot.at)})` : ""),
        h(
          "button",
          {
            "aria-label": `${say("less")} ${slot.text}`,
            disabled: !mayStep(slot.id, -1),
            onclick: () => step(slot.id, -1),
          },
          "−",
        ),
        h("output", { "aria-label": slot.text }, `${amount} / ${slot.most}`),
        h(
          "button",
          {
            "aria-label": `${say("more")} ${slot.text}`,
            disabled: !mayStep(slot.id, 1),
            onclick: () => step(slot.id, 1),
          },
          "+",
        ),
      );
    }),
    h(
      "div",
      { class: "row" },
      isBegun() && backButton(),
      h(
        "button",
        {
          class: "primary",
          "data-act": "amounts",
          disabled: !amountsFit(),
          onclick: () => choose({ ...state.amounts }, told() || "0"),
        },
        say("next"),
      ),
    ),
  );
}

/** @param {string} id @param {number} by */
function step(id, by) {
  if (!mayStep(id, by)) return;
  state.amounts = { ...state.amounts, [id]: (state.amounts[id] ?? 0) + by };
  changed();
}

/**
 * Lines that cannot be used stand crossed; a click, or a pointer at rest, tells the reason.
 * @param {Decision | null} decision
 */
function crossed(decision) {
  const refused = decision?.refused ?? [];
  if (!refused.length) return null;
  const reason = (/** @type {Refused} */ each) =>
    each.refusal.text + (each.refusal.cite ? ` (${each.refusal.cite})` : "");
  const name = (/** @type {Refused} */ each) => each.text || (each.targets ?? []).map(nameOf).join(", ");
  return h(
    "div",
    { class: "refused", role: "group", "aria-label": say("refused") },
    refused.map((each, n) =>
      h(
        "button",
        {
          key: n,
          class: "crossed",
          "aria-disabled": "true",
          "aria-description": reason(each),
          title: reason(each),
          onclick: () => {
            state.info = `${name(each)}: ${reason(each)}`;
            changed();
          },
        },
        h("s", null, name(each)),
      ),
    ),
  );
}

/** Play from a ply of the past: an undo, where it is legal. */
function fromHere() {
  const to = state.past?.seq_then;
  if (!state.look?.seat || state.look.result || to === undefined) return null;
  return h(
    "button",
    {
      "data-act": "from-here",
      onclick: async () => ((await call("undo.ask", { to })) ? goTo(Infinity) : null),
    },
    say("from-here"),
  );
}

/** Bots that the server had to replace, and one that cannot move. @param {TableLook | null} look */
function replacedBots(look) {
  const table = look?.table;
  if (!table) return null;
  const notes = (table.replaced ?? []).map(({ seat, bot, reason }) => {
    const names = { name: personOf(seat), other: bot };
    if (reason === "late") return say("bot-late", names);
    return reason === "failed" ? say("bot-failed", names) : say("bot-limit", names);
  });
  if (table.stuck) notes.push(say("bot-stuck", { name: personOf(table.stuck) }));
  return notes.map((note) => h("p", { class: "past-note", role: "status" }, note));
}

/**
 * Somebody has kept the table waiting for longer than was agreed: nothing happens by itself.
 * @param {TableLook | null} look
 */
function late(look) {
  const clock = look?.table?.settings.clock;
  if (!clock || !look.waiting || look.waiting.seat === look.seat || !look.seat || state.waits) return null;
  if (Date.now() - (look.waiting.since ?? 0) < clock * DAY) return null;
  const seat = look.waiting.seat;
  const wait = () => {
    state.waits = true;
    changed();
  };
  return h(
    "div",
    { class: "request" },
    h("p", null, say("late", { name: personOf(seat) })),
    h(
      "div",
      { class: "row" },
      h("button", { onclick: wait }, say("wait")),
      h("button", { onclick: () => call("table.takeover", { seat, bot: "greedy" }) }, say("takeover")),
      h("button", { onclick: () => call("table.end", {}) }, say("end-table")),
    ),
  );
}

/**
 * A table whose next move no longer fits: its players go back to the last one that does, or end it.
 * @param {TableLook | null} look
 */
function still(look) {
  if (look?.table?.status !== "frozen" || !look.seat || look.table.settings.frozen_at === undefined) return null;
  return h(
    "div",
    { class: "row" },
    h("button", { class: "primary", "data-act": "thaw", onclick: () => call("table.thaw", {}) }, say("thaw")),
    h("button", { onclick: () => call("table.end", {}) }, say("end-table")),
  );
}

/** After the end the whole game is open: everybody may take it home. @param {TableLook | null} look */
function keep(look) {
  if (!look?.result && look?.table?.status !== "over") return null;
  return h(
    "div",
    { class: "row keep" },
    h("span", null, say("export")),
    ["save", "record"].map((form) =>
      h("button", { key: form, "data-act": `export-${form}`, onclick: () => take(form) }, say(`export-${form}`)),
    ),
  );
}

/** @param {string} form */
async function take(form) {
  const found = await call("table.export", { form });
  if (!found) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([found.text], { type: "text/plain" }));
  link.download = found.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
