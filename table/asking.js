// What is asked of me: the question, its answers as real buttons in reading order, the sentence under construction.
// @ts-check
import { h } from "./dom.js";
import { amountsFit, back, call, choose, mayStep, play } from "./draft.js";
import { badge, sign } from "./drawing.js";
import { changed, nameOf, options, personOf, question, say, state } from "./state.js";

const MANY = 40; // options that are shown at once; the rest behind a button

export function asking() {
  const look = state.look;
  const decision = question();
  const draft = state.draft;
  return h(
    "section",
    { class: `ask${look?.decision ? " mine" : ""}`, tabindex: 0, "aria-label": say("asked-you") },
    state.then && h("p", { class: "past-note" }, say("history"), " ", h("button", { onclick: () => ((state.then = null), changed()) }, say("now"))),
    requests(),
    h("div", { class: "sentence", "aria-live": "polite" }, sentence(look, decision)),
    state.note && h("p", { class: "note", role: "alert" }, state.note),
    draft?.complete ? confirmation(draft) : decision && answers(decision),
    crossed(decision),
    (state.parts.length > 0 || state.picked) && !draft?.complete && h("div", { class: "row end" }, backButton()),
  );
}

/** @param {any} look @param {any} decision */
function sentence(look, decision) {
  if (!look) return say(state.connection === "lost" ? "lost" : "connecting");
  if (look.result) return h("strong", null, say(look.result.winners.length > 1 ? "end-shared" : "end-won", { name: look.result.winners.map(personOf).join(", ") }));
  if (state.sending) return say("send");
  if (state.draft?.complete) return h("span", null, h("strong", null, spoken(state.draft.clause)));
  if (decision) return h("span", null, decision.subject && h("button", { class: "subject", onclick: () => ((state.card = decision.subject), changed()) }, sign(decision.subject), nameOf(decision.subject)), h("strong", null, decision.text), state.parts.length > 0 && h("span", { class: "begun" }, spoken(state.draft?.clause ?? "")), state.draft?.price ? h("span", { class: "price" }, `${state.draft.price} `, say("gold")) : null);
  if (look.waiting) return h("span", null, badge(look.waiting.seat), " ", say("waiting", { name: personOf(look.waiting.seat) }));
  return "";
}

/** The clause with names in the place of ids. @param {string} clause */
function spoken(clause) {
  return clause
    .split(" ")
    .map((word) => state.content.names[`area-${word}`] ?? state.content.names[`line-${word}`] ?? ["god", "creature", "hero", "unit", "building", "artifact", "item", "favor"].map((kind) => state.content.names[`${kind}-${word}`]).find(Boolean) ?? (word === "->" ? "→" : word))
    .join(" ");
}

/** @param {any} draft */
function confirmation(draft) {
  const reason = draft.final ? say(`final-${["dice", "card", "seat"].includes(draft.why_final) ? draft.why_final : "other"}`) : "";
  return h(
    "div",
    { class: "confirm" },
    h("p", null, reason, draft.price ? ` ${say("price")}: ${draft.price}` : ""),
    h("div", { class: "row" }, backButton(), h("button", { class: "primary", "data-act": "confirm", onclick: play }, say("confirm"))),
  );
}

function backButton() {
  return h("button", { class: "quiet", "data-act": "back", onclick: back }, say("back"));
}

/** @param {any} decision */
function answers(decision) {
  if (decision.domain.kind === "vector" && decision.domain.slots?.length) return steppers(decision);
  const found = options();
  const shown = found.slice(0, MANY);
  return h(
    "div",
    { class: "options", role: "group", "aria-label": decision.text },
    shown.map((option, n) => h("button", { key: `${state.parts.length}-${JSON.stringify(option.value)}`, class: "option", "data-value": typeof option.value === "string" ? option.value : JSON.stringify(option.value), onclick: () => choose(option.value), title: option.cite ?? null }, option.targets?.[0] && state.symbols[option.targets[0]] ? sign(option.targets[0], "") : null, h("span", null, option.text), option.price ? h("span", { class: "price" }, String(option.price)) : null, option.left !== undefined && option.left !== null && option.left > 1 ? h("span", { class: "left" }, `×${option.left}`) : null)),
    found.length > MANY && h("span", { class: "more" }, say("target-more", { count: found.length - MANY })),
  );
}

/** @param {any} decision */
function steppers(decision) {
  return h(
    "div",
    { class: "steppers" },
    decision.domain.slots.map((/** @type {any} */ slot) => {
      const amount = state.amounts[slot.id] ?? 0;
      return h(
        "div",
        { class: "stepper", key: slot.id },
        h("button", { "aria-label": `${say("less")} ${slot.text}`, disabled: !mayStep(slot.id, -1), onclick: () => step(slot.id, -1) }, "−"),
        h("output", { "aria-label": slot.text }, String(amount)),
        h("button", { "aria-label": `${say("more")} ${slot.text}`, disabled: !mayStep(slot.id, 1), onclick: () => step(slot.id, 1) }, "+"),
        h("span", null, slot.text, slot.at ? ` (${nameOf(slot.at)})` : "", ` / ${slot.most}`),
      );
    }),
    h("button", { class: "primary", "data-act": "amounts", disabled: !amountsFit(), onclick: () => choose({ ...state.amounts }) }, say("next")),
  );
}

/** @param {string} id @param {number} by */
function step(id, by) {
  if (!mayStep(id, by)) return;
  state.amounts = { ...state.amounts, [id]: (state.amounts[id] ?? 0) + by };
  changed();
}

/** Lines that cannot be used, with their reason. @param {any} decision */
function crossed(decision) {
  const refused = decision?.refused ?? [];
  if (!refused.length) return null;
  return h(
    "details",
    { class: "refused" },
    h("summary", null, say("refused")),
    h("ul", null, refused.map((/** @type {any} */ each, /** @type {number} */ n) => h("li", { key: n }, h("s", null, each.text || each.targets.map(nameOf).join(", ")), " ", each.refusal.text, each.refusal.cite ? ` (${each.refusal.cite})` : ""))),
  );
}

function requests() {
  const waiting = (state.look?.table?.requests ?? []).filter((/** @type {any} */ each) => each.waits.includes(state.look.seat));
  return waiting.map((/** @type {any} */ each) =>
    h("div", { class: "request", key: each.id }, h("p", null, say(`request-${each.kind}`, { name: personOf(each.by), other: each.about ? personOf(each.about) : "" })), h("div", { class: "row" }, h("button", { onclick: () => answerRequest(each.id, false) }, say("decline")), h("button", { class: "primary", onclick: () => answerRequest(each.id, true) }, say("agree")))),
  );
}

/** @param {string} request @param {boolean} yes */
async function answerRequest(request, yes) {
  const look = await call("table.answer", { yes, request });
  if (look) {
    state.look = { ...state.look, ...look };
    changed();
  }
}
