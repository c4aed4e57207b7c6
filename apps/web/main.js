// The page of a table: connection, one redraw, layout.
// @ts-check

import { battle } from "./battle_panel.js";
import { board } from "./board_map.js";
import { Client } from "./connection.js";
import { asking } from "./decision_panel.js";
import { catchUp, log, placesOf, playBack, readLog, remember, skip, ticker } from "./event_log.js";
import { listenToKeys } from "./keyboard.js";
import { reset, rest, startAmounts, undo, useClient } from "./move_preview.js";
import {
  askedFaction,
  changed,
  nameInTeam,
  nameOf,
  onChange,
  personOf,
  question,
  say,
  seatOf,
  shown,
  state,
  turnTo,
} from "./page_state.js";
import { follow } from "./requests.js";
import { dialog, restoreLinks, restoreSettings } from "./settings_dialogs.js";
import { explained, gods, players, strip } from "./side_panels.js";
import { badge } from "./tokens_and_symbols.js";
import { listenToPointers, place, tip } from "./tooltip.js";
import { chime } from "./turn_sound.js";
import { fit, visible, zoomBy, zoomToTargets } from "./viewport.js";
import { h, render } from "./virtual_dom.js";

/** @import { Event as GameEvent } from "../../docs/protocol.d.ts" */
/** @import { Notice } from "./connection.js" */
/** @import { DrawnBoard, TableLook } from "./table_messages.d.ts" */

const table = location.pathname.split("/")[2];
const stored = `cyclades-token-${table}`;
const token = location.hash.length > 1 ? location.hash.slice(1) : localStorage.getItem(stored);
if (location.hash.length > 1) {
  localStorage.setItem(stored, location.hash.slice(1));
  history.replaceState(null, "", location.pathname + location.search); // a link is not to be read over a shoulder
}

restoreSettings();
restoreLinks(table);

const client = new Client({
  token,
  lang: () => state.lang,
  state: (word) => {
    state.connection = word;
    changed();
  },
  told,
  resume: async () => {
    const since = state.look ? Math.max(0, state.look.seq) : null;
    const [look] = await Promise.all([client.call("game.subscribe", { since }), state.board ? null : documents()]);
    take(look);
    const known = state.events[0]?.seq ?? look.seq + 1; // a log that was cut off is read on
    if (known > 0) setTimeout(() => begin(look.seq, known - 1), 60); // the board first
  },
});
useClient(client);

/** The log of what was before the page was opened. @param {number} seq @param {number} last */
function begin(seq, last) {
  if (!state.events.length) state.seen = seq;
  return readLog(last);
}

/** What the server says unasked. @param {Notice} notice */
function told(...notice) {
  const [method, params] = notice;
  if (method === "game.changed") take(params);
  else if (method === "table.changed" && state.look) {
    follow({ ...state.look, undone: [], table: params });
    state.look = { ...state.look, table: params };
  } else if (method === "server.closing") state.connection = "lost";
  else if (method === "error") state.fault = params;
  changed();
}

/** A Look decides. @param {TableLook} look */
function take(look) {
  if (state.look && look.seq < state.look.seq) return;
  const fresh = !state.look || look.seq !== state.look.seq;
  const missed = state.look ? look.seq - state.look.seq > 1 : false;
  const mine = look.decision && !(state.look?.decision && !fresh);
  remember(look);
  catchUp(look);
  follow(look);
  state.look = { ...look, table: look.table ?? state.look?.table, own: look.own ?? state.look?.own };
  if (fresh) {
    if (missed) playBack(look.events ?? []);
    else flash(look.events ?? []);
    state.waits = false;
    if (look.view.phase !== state.phase) state.side = look.view.turn ? "players" : "gods";
    state.phase = look.view.phase;
    reset();
    state.note = state.info = null;
    if (innerWidth <= 700) state.card = null; // there it lies over the board
    startAmounts();
    turnTo();
    rest();
    if (look.decision || state.first) setTimeout(zoomToTargets);
    state.first = false;
    // once my own turn has come, what I have seen is no longer new
    if (!look.decision) state.seen = Math.max(state.seen, look.since ?? 0);
  }
  if (mine && fresh) notify();
  changed();
}

/** Where something has just happened shines up once. @param {GameEvent[]} events */
function flash(events) {
  state.flash = placesOf(events);
  if (state.flash.size)
    setTimeout(() => {
      state.flash = new Set();
      changed();
    }, 1200);
}

function notify() {
  document.title = `● ${say("turn-you")}`;
  chime();
  if (document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted")
    new Notification("Cyclades", { body: say("turn-you"), tag: table });
}

// asked for at once, while the connection is made
const symbols = fetch(`/symbols/${table}.json`).then((answer) => (answer.ok ? answer.json() : {}));
const first = words().then(changed);

/** What never changes while this table is played. */
async function documents() {
  const got = await Promise.all([
    client.call("board.get", {}),
    client.call("content.get", { lang: state.lang }),
    symbols,
    first,
  ]);
  state.board = /** @type {DrawnBoard} */ (got[0].board); // one without shapes has no extent, and becomes a list
  state.content = got[1];
  state.symbols = got[2];
}

export async function words() {
  state.words = await (await fetch(`/words/${state.lang}.json`)).json();
  document.documentElement.lang = state.lang;
}

/** Another language, in the middle of a game. @param {string} lang */
export async function speak(lang) {
  state.lang = lang;
  localStorage.setItem("cyclades-lang", lang);
  await client.call("initialize", { protocol: 1, client: "cyclades-table", lang, token });
  await words();
  state.content = await client.call("content.get", { lang });
  if (!state.look) return;
  take({ ...(await client.call("game.look", {})), table: state.look.table });
  reset();
  state.events = [];
  await readLog(state.look.seq);
}

/** Undo my last decision; where that cannot be done, why. */
function undoButton() {
  const offer = state.look?.undo;
  if (!state.look?.seat || !offer || state.past || !(offer.free || offer.ask || offer.revealed)) return null;
  const asks = state.look.table?.requests.some((each) => each.kind === "undo" && each.by === state.look?.seat);
  const arrow = h(
    "svg",
    { class: "undo-sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", {
      d: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2,
    }),
  );
  const word = say(offer.free || offer.revealed ? "undo" : "undo-ask");
  if (!offer.revealed)
    return h(
      "button",
      { class: "tool undo", "data-act": "undo", disabled: asks, onclick: undo, "aria-label": word },
      arrow,
      h("span", null, word),
    );
  const why = say("undo-revealed", { name: say(`revealed-${offer.revealed}`) });
  const tell = () => {
    state.info = `${word}: ${why}`; // where there is no room for it in the button
    changed();
  };
  return h(
    "button",
    {
      class: "tool undo off",
      "data-act": "undo",
      "aria-disabled": "true",
      "aria-label": `${word}: ${why}`,
      title: why,
      onclick: tell,
    },
    arrow,
    h("span", null, word),
    h("small", null, why),
  );
}

function header() {
  const view = shown();
  const name = state.look?.table?.settings?.name;
  const link = state.look?.table?.settings?.talk ?? "";
  const talk = link.startsWith("https://") ? link : null; // of older tables it may be anything
  const asked = (state.past ?? state.look)?.waiting?.seat;
  // while offerings are made nobody has a turn
  const acting = view?.turn?.faction ?? askedFaction(state.past ?? state.look);
  const open = (/** @type {string} */ which) => () => {
    state.dialog = which;
    state.menu = false;
    state.trouble = state.renewing = null;
    changed();
  };
  return h(
    "header",
    { inert: state.dialog !== "" },
    h(
      "a",
      { class: "home", href: "/", "aria-label": say("start") },
      h(
        "svg",
        { viewBox: "0 0 32 32", "aria-hidden": "true" },
        h("circle", { cx: 16, cy: 16, r: 16, fill: "#8fc1d4" }),
        h("path", { d: "M8 18l8-11 8 11z", fill: "#f3e3b8" }),
        h("path", { d: "M4 21q3-3 6 0t6 0 6 0 6 0v3q-3 3-6 0t-6 0-6 0-6 0z", fill: "#1d5b79" }),
      ),
    ),
    h("h1", null, name || "Cyclades"),
    view &&
      h(
        "span",
        { class: "round" },
        view.round ? say("round", { n: view.round }) : nameOf(view.phase ?? ""),
        view.round && view.phase ? h("span", { class: "phase" }, ` · ${nameOf(view.phase)}`) : "",
      ),
    acting &&
      h(
        "span",
        { class: "turn" },
        h("small", null, say("turn")),
        badge(acting),
        h("span", null, nameInTeam(acting), view?.turn?.god ? ` · ${nameOf(view.turn.god)}` : ""),
      ),
    acting &&
      asked &&
      !state.look?.result &&
      seatOf(acting) !== asked &&
      h("span", { class: "turn answering" }, badge(asked), h("span", null, say("answers", { name: personOf(asked) }))),
    h("span", { class: "space" }),
    state.connection !== "open" &&
      h("span", { class: "lost", role: "status" }, say(state.connection === "lost" ? "reconnect" : "connecting")),
    undoButton(),
    h(
      "button",
      {
        class: "tool burger",
        "aria-label": say("menu"),
        "aria-expanded": String(state.menu),
        onclick: () => {
          state.menu = !state.menu;
          changed();
        },
      },
      h(
        "svg",
        { viewBox: "0 0 24 24", "aria-hidden": "true" },
        h("path", { d: "M4 7h16M4 12h16M4 17h16", stroke: "currentColor", "stroke-width": 2 }),
      ),
    ),
    h(
      "div",
      { class: `tools${state.menu ? " open" : ""}` },
      talk && h("a", { class: "tool", href: talk, target: "_blank", rel: "noopener noreferrer" }, say("talk")),
      h("button", { class: "tool", "data-act": "links", onclick: open("links") }, say("friends")),
      h("button", { class: "tool", "data-act": "settings", onclick: open("settings") }, say("settings")),
      h("button", { class: "tool", "data-act": "keys", "aria-label": say("keys"), onclick: open("keys") }, "?"),
    ),
    state.look?.seat && h("span", { class: "me" }, badge(state.look.seat), h("span", null, personOf(state.look.seat))),
  );
}

function zoom() {
  return h(
    "div",
    { class: "zoom" },
    h("button", { "aria-label": say("zoom-in"), onclick: () => zoomBy(1.3) }, "+"),
    h("button", { "aria-label": say("zoom-out"), onclick: () => zoomBy(1 / 1.3) }, "−"),
    h(
      "button",
      { "aria-label": say("fit"), onclick: fit },
      h(
        "svg",
        { viewBox: "0 0 24 24", "aria-hidden": "true" },
        h("path", {
          d: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
          fill: "none",
          stroke: "currentColor",
          "stroke-width": 2,
        }),
      ),
    ),
  );
}

function page() {
  if (state.fault)
    return h(
      "main",
      { class: "fault" },
      h("h1", null, say("no-link")),
      h("p", null, say(state.fault.data.what === "role" ? "closed-note" : "no-link-note")),
      h("a", { href: "/" }, say("start")),
    );
  if (!token)
    return h(
      "main",
      { class: "fault" },
      h("h1", null, say("no-link")),
      h("p", null, say("no-link-note")),
      h("a", { href: "/" }, say("start")),
    );
  const tab = (/** @type {string} */ each, /** @type {"panel" | "side"} */ where) =>
    h(
      "button",
      {
        key: each,
        class: state[where] === each ? "on" : "",
        "aria-pressed": String(state[where] === each),
        "data-tab": each,
        onclick: () => {
          state[where] = each;
          changed();
        },
      },
      say(each),
    );
  return h(
    "div",
    { class: `page show-${state.panel} side-${state.side}` },
    header(),
    h(
      "main",
      { class: "content", inert: state.dialog !== "" },
      h("div", { class: "map" }, board(), ticker(), zoom()),
      explained(),
      strip(),
      h(
        "div",
        {
          class: "side-panels",
          tabindex: 0,
          role: "region",
          "aria-label": `${say("gods")}, ${say("players")}, ${say("log")}`,
        },
        h(
          "div",
          { class: "side-tabs", role: "group", "aria-label": say("board") },
          ["gods", "players", "log"].map((each) => tab(each, "side")),
        ),
        battle(shown()),
        gods(),
        players(),
        log(),
      ),
      asking(),
    ),
    h(
      "nav",
      { class: "tabs", "aria-label": say("board"), inert: state.dialog !== "" },
      ["board", "gods", "players", "log"].map((each) => tab(each, "panel")),
    ),
    dialog(speak),
    tip(),
  );
}

/** Whoever pressed a button that is gone goes on below the question, not at the top of the page. */
let wasAsking = false;
/** @type {Element | null} */
let opener = null; // who had the focus before a dialog took it
let before = "";
let drawn = ""; // how large the board was when it was drawn last
function keepFocus() {
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (state.dialog && before !== state.dialog)
    /** @type {HTMLElement | null} */ (document.querySelector(".dialog"))?.focus();
  else if (!state.dialog && before) {
    const places = [opener, document.querySelector(`[data-act=${before}]`), document.querySelector(".burger")];
    const back = places.find((each) => each?.isConnected && each.getClientRects().length);
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  } else if (lost && wasAsking) /** @type {HTMLElement | null} */ (document.querySelector(".ask"))?.focus();
  before = state.dialog;
  wasAsking = Boolean(document.activeElement?.closest?.(".ask"));
}
document.addEventListener("focusin", () => (wasAsking = Boolean(document.activeElement?.closest?.(".ask"))));

onChange(() => {
  if (!state.look?.decision) document.title = `${state.look?.table?.settings?.name ?? "Cyclades"}`;
  const begun = performance.now();
  if (state.dialog && !before) opener = document.activeElement;
  state.drawn = question();
  render(page(), /** @type {Element} */ (document.getElementById("root")));
  document.body.dataset.drawn = (performance.now() - begun).toFixed(1); // for those who measure
  // since the address was entered
  if (shown() && state.board) document.body.dataset.ready ??= performance.now().toFixed();
  const lines = /** @type {HTMLElement | null} */ (document.querySelector(".lines"));
  const last = state.events.at(-1);
  if (lines && last && lines.dataset.last !== `${last.seq}.${last.n}`) {
    lines.dataset.last = `${last.seq}.${last.n}`;
    lines.scrollTop = lines.scrollHeight;
  }
  keepFocus();
  place();
  const size = String(visible()?.scale);
  if (drawn !== size) changed(); // the first drawing did not know how large it would be
  drawn = size;
  document.body.dataset.seq = String(state.look?.seq ?? -1);
  document.body.dataset.busy = String(state.sending || state.drafting > 0);
  document.body.dataset.over = state.look?.result ? state.look.result.winners.join(" ") : "";
});
addEventListener("resize", changed);
listenToKeys();
listenToPointers();
for (const name of ["pointerdown", "keydown"]) addEventListener(name, skip);
if (token) client.connect();
changed();
