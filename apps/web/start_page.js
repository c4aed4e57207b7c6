// The start page: a table with bots is two clicks away.
// @ts-check
import { Fault, post } from "./connection.js";
import { changed, onChange, say, state } from "./page_state.js";
import { LANGUAGES, restoreSettings } from "./settings_dialogs.js";
import { h, render } from "./virtual_dom.js";

/** @import { Module, Verdict } from "../../docs/protocol.d.ts" */
/** @import { Entry } from "./virtual_dom.js" */

const wish = {
  /** @type {Module[]} */ modules: [],
  /** @type {Set<string>} */ chosen: new Set(),
  /** @type {Verdict | null} */ verdict: null,
  players: 4,
  people: 1,
  mode: "",
  name: localStorage.getItem("cyclades-name") ?? "",
  problem: "",
  making: false,
};
const BOT_NAMES = ["Ariadne", "Bacchis", "Charis", "Damon", "Elpis"];

restoreSettings();

async function begin() {
  state.words = await (await fetch(`/words/${state.lang}.json`)).json();
  document.documentElement.lang = state.lang;
  document.title = say("title");
  wish.modules = (await post("modules.list", { lang: state.lang })).modules.filter((each) => !each.problems.length);
  const base = wish.modules.find((each) => !each.requires.length);
  if (!wish.chosen.size && base) wish.chosen.add(base.id);
  await check();
}

async function check() {
  wish.problem = "";
  try {
    wish.verdict = await post("modules.check", { modules: [...wish.chosen], lang: state.lang });
    const { players, problems } = wish.verdict;
    wish.problem = problems.map((each) => each.text).join(" ");
    if (players.length && !players.includes(wish.players)) wish.players = players.includes(4) ? 4 : players[0];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    wish.problem = error.data.text ?? error.word;
  }
  changed();
}

/** @param {Module} each */
function toggle(each) {
  if (!each.requires.length) {
    wish.chosen = new Set([each.id]); // another base game: its expansions are others
  } else if (wish.chosen.has(each.id)) wish.chosen.delete(each.id);
  else wish.chosen.add(each.id);
  check();
}

async function play() {
  if (wish.making) return;
  wish.making = true;
  localStorage.setItem("cyclades-name", wish.name);
  const name = wish.name.trim() || `${say("name")} 1`;
  const seats = Array.from({ length: wish.players }, (_, n) =>
    n === 0
      ? { name }
      : n < wish.people
        ? { name: `${say("name")} ${n + 1}` }
        : { name: BOT_NAMES[n - 1], bot: "greedy" },
  );
  try {
    const made = await post("table.new", {
      modules: [...wish.chosen],
      seats,
      ...(wish.mode ? { mode: wish.mode } : {}),
    });
    location.href = `/t/${made.table}#${made.links.host}`;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    wish.problem = error.data.text ?? `${error.word} ${error.data.path ?? ""}`;
    wish.making = false;
    changed();
  }
}

/** Choose the nearest list of modules that can be played. */
function useNearest() {
  wish.chosen = new Set(wish.verdict?.works);
  check();
}

function page() {
  const bases = wish.modules.filter((each) => !each.requires.length);
  const more = wish.modules.filter(
    (each) =>
      each.requires.length &&
      each.requires.every((any) =>
        any.some((one) => wish.chosen.has(one) || wish.modules.find((m) => m.id === one)?.requires.length),
      ),
  );
  const players = wish.verdict?.players ?? [];
  return h(
    "main",
    { class: "start-page" },
    h(
      "div",
      { class: "hero" },
      h(
        "svg",
        { viewBox: "0 0 800 220", "aria-hidden": "true", preserveAspectRatio: "xMidYMid slice" },
        h("rect", { width: 800, height: 220, fill: "#1d5b79" }),
        h("circle", { cx: 610, cy: 80, r: 46, fill: "#f0c15a" }),
        h("path", { d: "M0 150q60-70 130-30t150-20 120 40 170-50 230 60v70H0z", fill: "#2f7391" }),
        h("path", { d: "M120 150l60-80 40 40 30-26 60 66z", fill: "#e7d3a1" }),
        h("path", { d: "M480 152l70-60 36 30 26-18 60 48z", fill: "#d9c189" }),
        h(
          "g",
          { fill: "#fbf5e3" },
          h("path", { d: "M172 66h36v-6l-18-12-18 12z" }),
          h("path", { d: "M174 68h5v20h-5zM184 68h5v20h-5zM194 68h5v20h-5zM203 68h4v20h-4z" }),
        ),
        h("path", {
          d: "M0 170q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v60H0z",
          fill: "#8fc1d4",
          opacity: 0.5,
        }),
        h("path", {
          d: "M0 188q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v40H0z",
          fill: "#cfe4ec",
          opacity: 0.6,
        }),
      ),
      h("h1", null, "Cyclades"),
    ),
    h("p", { class: "lead" }, say("start-note")),
    h(
      "label",
      { class: "lang" },
      say("language"),
      h(
        "select",
        {
          onchange: (/** @type {Entry} */ event) => {
            state.lang = event.target.value;
            localStorage.setItem("cyclades-lang", state.lang);
            begin();
          },
        },
        Object.entries(LANGUAGES).map(([tag, name]) =>
          h("option", { key: tag, value: tag, selected: tag === state.lang }, name),
        ),
      ),
    ),
    h(
      "section",
      { class: "choice", role: "group", "aria-label": say("modules") },
      h("h2", null, say("modules")),
      h(
        "div",
        { class: "tiles" },
        bases.map((each) =>
          h(
            "button",
            {
              key: each.id,
              class: `tile${wish.chosen.has(each.id) ? " on" : ""}`,
              "aria-pressed": String(wish.chosen.has(each.id)),
              "data-module": each.id,
              onclick: () => toggle(each),
            },
            each.title,
          ),
        ),
      ),
      h(
        "div",
        { class: "checks" },
        more.map((each) =>
          h(
            "label",
            { key: each.id, class: "check" },
            h("input", {
              type: "checkbox",
              "data-module": each.id,
              checked: wish.chosen.has(each.id),
              onchange: () => toggle(each),
            }),
            each.title,
          ),
        ),
      ),
    ),
    wish.problem &&
      h(
        "p",
        { class: "note", role: "alert" },
        wish.problem,
        wish.verdict?.works ? h("button", { onclick: useNearest }, say("again")) : null,
      ),
    h(
      "section",
      { class: "choice" },
      h("h2", null, say("players-count")),
      h(
        "div",
        { class: "tiles small", role: "group", "aria-label": say("players-count") },
        players.map((/** @type {number} */ n) =>
          h(
            "button",
            {
              key: n,
              class: `tile${wish.players === n ? " on" : ""}`,
              "aria-pressed": String(wish.players === n),
              onclick: () => {
                wish.players = n;
                wish.people = Math.min(wish.people, n);
                changed();
              },
            },
            String(n),
          ),
        ),
      ),
      h(
        "label",
        null,
        say("people"),
        h(
          "select",
          {
            "data-people": true,
            onchange: (/** @type {Entry} */ event) => {
              wish.people = Number(event.target.value);
              changed();
            },
          },
          Array.from({ length: wish.players }, (_, n) =>
            h("option", { key: n, value: n + 1, selected: wish.people === n + 1 }, String(n + 1)),
          ),
        ),
      ),
      (wish.verdict?.modes ?? []).length > 1 &&
        h(
          "label",
          null,
          say("mode"),
          h(
            "select",
            { onchange: (/** @type {Entry} */ event) => (wish.mode = event.target.value) },
            h("option", { value: "" }, "–"),
            (wish.verdict?.modes ?? []).map((each) =>
              h(
                "option",
                { key: each, value: each, selected: wish.mode === each },
                state.words[`mode-${each}`] ?? each,
              ),
            ),
          ),
        ),
    ),
    h(
      "section",
      { class: "choice" },
      h(
        "label",
        null,
        say("your-name"),
        h("input", {
          value: wish.name,
          maxlength: 40,
          oninput: (/** @type {Entry} */ event) => (wish.name = event.target.value),
        }),
      ),
    ),
    h(
      "button",
      { class: "primary big", "data-act": "play", disabled: Boolean(wish.problem) || wish.making, onclick: play },
      say("play-now"),
    ),
  );
}

onChange(() => render(page(), /** @type {Element} */ (document.getElementById("root"))));
begin();
