// Language, name, keys, links to send: dialogues that never come by themselves.
// @ts-check

import { call } from "./move_preview.js";
import { changed, personOf, say, state } from "./page_state.js";
import { qrCode, qrPath } from "./qr_code.js";
import { isOver, seatBot } from "./requests.js";
import { chime } from "./turn_sound.js";
import { h } from "./virtual_dom.js";

/** @import { Entry, Node_ } from "./virtual_dom.js" */
/** @import { SeatRow, TableMethods, TableSettings } from "./table_messages.d.ts" */

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", pl: "Polski", ro: "Română", ru: "Русский" };

export function restoreSettings() {
  const wish = localStorage.getItem("cyclades-lang") ?? navigator.language.slice(0, 2);
  state.lang = wish in LANGUAGES ? wish : "en";
  state.keysOff = localStorage.getItem("cyclades-keys") === "off";
  state.sound = localStorage.getItem("cyclades-sound") !== "off";
  const always = localStorage.getItem("cyclades-confirm");
  if (always) state.confirmAlways = always === "always";
}

/** The links that this browser has made are kept in it, so that its host sees them again. @param {string} table */
export function restoreLinks(table) {
  state.links = storedLinks(table);
}

/** @param {string} table @returns {Record<string, string>} */
function storedLinks(table) {
  try {
    return JSON.parse(localStorage.getItem(`cyclades-links-${table}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Seat, or `spectator`, -> the token of its link. @param {string} table @param {Record<string, string>} tokens */
export function keepLinks(table, tokens) {
  localStorage.setItem(`cyclades-links-${table}`, JSON.stringify({ ...storedLinks(table), ...tokens }));
}

function close() {
  state.dialog = "";
  changed();
}

/** @type {EventTarget | null} */
let pressed = null; // where the last press on a dialog began

/** @param {(lang: string) => void} speak */
export function dialog(speak) {
  if (!state.dialog) return null;
  /** @type {Record<string, () => Node_>} */
  const parts = { settings: () => settings(speak), keys, links };
  return h(
    "div",
    {
      class: "veil",
      // a text that is selected by dragging may end outside
      onpointerdown: (/** @type {Entry} */ event) => (pressed = event.target),
      onclick: (/** @type {Entry} */ event) => {
        if (event.target === event.currentTarget && pressed === event.target) close();
      },
    },
    h(
      "div",
      {
        class: "dialog",
        tabindex: -1,
        role: "dialog",
        "aria-modal": "true",
        "aria-label": say(state.dialog === "links" ? "friends" : state.dialog),
      },
      h("button", { class: "quiet close", "aria-label": say("close"), onclick: close }, "×"),
      parts[state.dialog](),
      state.trouble && h("p", { class: "note", role: "alert" }, state.trouble),
    ),
  );
}

/** @param {(lang: string) => void} speak */
function settings(speak) {
  const me = state.look?.table?.seats.find((each) => each.seat === state.look?.seat);
  return h(
    "div",
    null,
    h("h2", null, say("settings")),
    h(
      "label",
      null,
      say("language"),
      h(
        "select",
        { "data-setting": "lang", onchange: (/** @type {Entry} */ event) => speak(event.target.value) },
        Object.entries(LANGUAGES).map(([tag, name]) =>
          h("option", { key: tag, value: tag, selected: tag === state.lang }, name),
        ),
      ),
    ),
    me &&
      h(
        "label",
        null,
        say("your-name"),
        h("input", {
          value: me.name,
          maxlength: 40,
          "data-setting": "name",
          onchange: (/** @type {Entry} */ event) => set({ name: event.target.value }),
        }),
      ),
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        "data-setting": "confirm",
        checked: state.confirmAlways,
        onchange: (/** @type {Entry} */ event) => setConfirm(event.target.checked),
      }),
      say("confirm-note"),
    ),
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        "data-setting": "keys",
        checked: state.keysOff,
        onchange: (/** @type {Entry} */ event) => setKeys(event.target.checked),
      }),
      say("keys-off"),
    ),
    me &&
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          "data-setting": "sound",
          checked: state.sound,
          onchange: (/** @type {Entry} */ event) => setSound(event.target.checked),
        }),
        say("sound"),
      ),
    me && standing("loss", "plain", say("standing-loss")),
    me && standing("windows", state.look?.own?.round ?? 0, say("standing-windows")),
    me &&
      h(
        "label",
        null,
        say("contact"),
        h("input", {
          value: state.look?.own?.contact ?? "",
          maxlength: 200,
          autocomplete: "email",
          "data-setting": "contact",
          onchange: (/** @type {Entry} */ event) => own(set({ contact: event.target.value })),
        }),
      ),
    me && hosting() && ofTable(),
    "Notification" in window &&
      Notification.permission === "default" &&
      h(
        "button",
        { "data-act": "notices", onclick: () => Notification.requestPermission().then(changed) },
        say("notices"),
      ),
    state.look?.table && h("p", { class: "small" }, absence(state.look.table.settings.absence ?? 0)),
    h(
      "p",
      { class: "small" },
      say("commitment"),
      ": ",
      h("code", null, (state.look?.table?.commitment ?? "").slice(0, 16)),
      state.look?.table?.seed ? ` · ${state.look.table.seed}` : "",
    ),
  );
}

/** An answer for the night. @param {string} name @param {unknown} value @param {string} text */
function standing(name, value, text) {
  const now = state.look?.own?.standing ?? {};
  const { [name]: old, ...others } = now;
  return h(
    "label",
    { class: "check" },
    h("input", {
      type: "checkbox",
      "data-setting": name,
      checked: old === value,
      onchange: (/** @type {Entry} */ event) =>
        own(set({ standing: event.target.checked ? { ...others, [name]: value } : others })),
    }),
    text,
  );
}

/** Change a setting; what could not be done last is forgotten. @param {TableMethods["table.set"]["params"]} wish */
function set(wish) {
  state.trouble = null;
  return call("table.set", wish);
}

/** What only I am told comes with a Look. @param {Promise<unknown>} done */
async function own(done) {
  if (!(await done)) return;
  const look = await call("game.look", {});
  if (look && state.look) state.look = { ...state.look, own: look.own };
  changed();
}

/** Of the host: who may watch, how long an answer may take, hints, the end. */
function ofTable() {
  /** @type {TableSettings} */
  const now = state.look?.table?.settings ?? {};
  const choice = (/** @type {"spectators" | "clock"} */ name, /** @type {(string | number)[]} */ values) =>
    h(
      "label",
      null,
      say(name),
      h(
        "select",
        {
          "data-setting": name,
          onchange: (/** @type {Entry} */ event) => set({ settings: { [name]: values[event.target.selectedIndex] } }),
        },
        values.map((value) =>
          h("option", { key: value, value, selected: now[name] === value }, say(`${name}-${value}`)),
        ),
      ),
    );
  return [
    choice("spectators", ["closed", "link", "link-delayed"]),
    choice("clock", [0, 1, 3, 7]),
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        "data-setting": "hints",
        checked: Boolean(now.hints),
        onchange: (/** @type {Entry} */ event) => set({ settings: { hints: event.target.checked } }),
      }),
      say("hints"),
    ),
    h(
      "label",
      null,
      say("talk-link"),
      h("input", {
        "data-setting": "talk",
        type: "url",
        value: now.talk ?? "",
        maxlength: 200,
        placeholder: "https://",
        onchange: (/** @type {Entry} */ event) => set({ settings: { talk: event.target.value.trim() } }),
      }),
    ),
    isOver() ? null : h("button", { "data-act": "end-table", onclick: () => confirmed(END, end) }, say("end-table")),
    state.renewing === END && sure(say("end-note"), end),
  ];
}

/** @param {boolean} always */
function setConfirm(always) {
  state.confirmAlways = always;
  localStorage.setItem("cyclades-confirm", always ? "always" : "final");
  changed();
}

/** @param {boolean} on */
function setSound(on) {
  state.sound = on;
  localStorage.setItem("cyclades-sound", on ? "on" : "off");
  if (on) chime();
  changed();
}

/** @param {boolean} off */
function setKeys(off) {
  state.keysOff = off;
  localStorage.setItem("cyclades-keys", off ? "off" : "on");
  changed();
}

function keys() {
  const rows = [
    ["← ↑ → ↓", "board"],
    ["t  T", "target"],
    ["Enter", "confirm"],
    ["1 … 9", "number"],
    ["m  b  e", "lines"],
    ["?", "why"],
    ["i", "about"],
    ["c", "play"],
    ["Esc", "back"],
    ["u", "undo"],
    ["!", "hint"],
    ["[  ]", "history"],
    ["g  p  l", "options"],
    ["h", "help"],
  ];
  return h(
    "div",
    null,
    h("h2", null, say("keys")),
    h(
      "table",
      null,
      h(
        "tbody",
        null,
        rows.map(([key, word]) =>
          h("tr", { key }, h("th", { scope: "row" }, h("kbd", null, key)), h("td", null, say(`keys-${word}`))),
        ),
      ),
    ),
    signs(),
  );
}

/** What the signs beside a player's name mean. */
function signs() {
  const rows = { gold: say("gold"), income: say("income"), metropolis: say("metropolises"), areas: say("areas") };
  return h(
    "ul",
    { class: "signs" },
    Object.entries(rows).map(([kind, text]) =>
      h("li", { key: kind }, h("i", { class: `glyph glyph-${kind}`, "aria-hidden": "true" }), ` ${text}`),
    ),
  );
}

function links() {
  const table = state.look?.table;
  if (!table) return h("p", null, say("connecting"));
  const host = hosting();
  return h(
    "div",
    null,
    h("h2", null, say("friends")),
    h(
      "ul",
      { class: "links" },
      table.seats.map((each) =>
        linkRow(
          each.seat,
          `${personOf(each.seat)}${each.bot ? ` (${say("bot")})` : each.here ? "" : ` (${awaySince(each)})`}`,
          host && each.seat !== state.look?.seat,
          each,
        ),
      ),
      host && linkRow("spectator", say("spectator"), true, null),
    ),
    h("p", { class: "hint" }, absence(table.settings.absence ?? 0)),
  );
}

/** Since when the player of a seat is not there. @param {SeatRow} row */
function awaySince(row) {
  if (row.away === undefined) return say("away");
  const n = new Date(row.away).toLocaleString(state.lang, { dateStyle: "short", timeStyle: "short" });
  return say("away-since", { n });
}

/** After what absence a bot may sit down without asking the player. @param {number} minutes */
function absence(minutes) {
  return minutes ? say("absence", { n: duration(minutes) }) : say("absence-never");
}

/** A time span in words, such as "15 minutes". @param {number} minutes */
export function duration(minutes) {
  const [unit, size] = minutes % 1440 === 0 ? ["day", 1440] : minutes % 60 === 0 ? ["hour", 60] : ["minute", 1];
  const n = new Intl.NumberFormat(state.lang, { style: "unit", unit: `${unit}`, unitDisplay: "long" });
  return n.format(minutes / Number(size));
}

function hosting() {
  return state.look?.own?.role === "host";
}

const END = "end"; // of the table, as something that is asked twice

/**
 * What cannot be undone is asked again, in the dialog.
 * @param {string} what
 * @param {() => unknown} act
 */
function confirmed(what, act) {
  if (state.renewing === what) act();
  else state.renewing = what;
  changed();
}

/** @param {string} text @param {() => unknown} act */
function sure(text, act) {
  const back = () => {
    state.renewing = null;
    changed();
  };
  return h(
    "div",
    { class: "request", role: "alert" },
    h("p", null, text),
    h(
      "div",
      { class: "row" },
      h("button", { "data-act": "no", onclick: back }, say("back")),
      h("button", { class: "primary", "data-act": "yes", onclick: act }, say("confirm")),
    ),
  );
}

async function end() {
  state.renewing = state.outcome = null;
  if (await call("table.end", {})) close();
}

/** @param {string} who @param {string} name @param {boolean} may @param {SeatRow | null} row */
function linkRow(who, name, may, row) {
  const token = state.links[who];
  const link = token && may && !row?.bot ? `${location.origin}${location.pathname}#${token}` : null;
  const harmless = Boolean(row?.bot); // everyone else has a link already, sent or not
  return h(
    "li",
    { key: who },
    h("strong", null, name),
    may &&
      h(
        "button",
        {
          "data-act": "new-link",
          "data-who": who,
          onclick: () => (harmless ? make(who) : confirmed(who, () => make(who))),
        },
        say(row?.bot ? "replace-bot" : "link-new"),
      ),
    may &&
      row &&
      !row.bot &&
      !isOver() &&
      h("button", { class: "quiet", "data-act": "takeover", onclick: () => takeover(who) }, say("takeover")),
    row && who === state.look?.seat && ownSeat(row),
    state.renewing === who && sure(say("link-new-note", { name }), () => make(who)),
    link &&
      h(
        "div",
        { class: "link" },
        h("input", {
          readonly: true,
          value: link,
          "aria-label": say("link"),
          "data-link": who,
          onclick: (/** @type {Entry} */ event) => event.target.select(),
        }),
        h(
          "button",
          { "data-act": "copy", "aria-live": "polite", onclick: () => copy(who, link) },
          say(state.copied === who ? "copied" : "copy"),
        ),
        codeOf(link),
      ),
  );
}

/** A code to scan, drawn here: nobody else learns the link. @param {string} link */
function codeOf(link) {
  const rows = qrCode(link);
  if (!rows) return null;
  const size = rows.length + 4;
  return h(
    "svg",
    { class: "qr", role: "img", "aria-label": say("link"), viewBox: `0 0 ${size} ${size}` },
    h("rect", { width: size, height: size, fill: "#fff" }),
    h("path", { d: qrPath(rows), fill: "#000" }),
  );
}

/** Copy a link, also where a browser has no clipboard for pages: in a home network without TLS. */
async function copy(/** @type {string} */ who, /** @type {string} */ link) {
  const field = document.querySelector(`[data-link="${who}"]`);
  let done = false;
  try {
    await navigator.clipboard.writeText(link);
    done = true;
  } catch {
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
      done = document.execCommand("copy");
    }
  }
  state.copied = done ? who : null;
  state.trouble = done ? null : say("copy-failed");
  changed();
  setTimeout(() => {
    state.copied = null;
    changed();
  }, 2500);
}

/** My seat is mine: a bot plays there as long as I like. @param {SeatRow} row */
function ownSeat(row) {
  if (isOver()) return null;
  const act = async () => (await seatBot(row.bot ? "" : "greedy")) && close();
  return h(
    "button",
    { class: "quiet", "data-act": row.bot ? "seat-back" : "seat-bot", onclick: act },
    row.bot ? say("seat-back") : say("takeover"),
  );
}

/** What the others say to it is shown at the question, so the dialog makes room. @param {string} who */
async function takeover(who) {
  state.outcome = null;
  if (await call("table.takeover", { seat: who, bot: "greedy" })) close();
}

/** @param {string} who */
async function make(who) {
  state.renewing = null;
  const got = await call("table.link", who === "spectator" ? { role: "spectator" } : { role: "seat", seat: who });
  if (got) {
    state.links = { ...state.links, [who]: got.token };
    keepLinks(state.look?.game ?? "", { [who]: got.token });
  }
  changed();
}
