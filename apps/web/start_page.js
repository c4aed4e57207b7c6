// The start page: a table with bots is two clicks away.
// @ts-check
import { Fault, post } from "./connection.js";
import { changed, onChange, say, state } from "./page_state.js";
import { duration, keepLinks, LANGUAGES, restoreSettings } from "./settings_dialogs.js";
import { h, render } from "./virtual_dom.js";

/** @import { Module, Verdict } from "../../docs/protocol.d.ts" */
/** @import { Entry } from "./virtual_dom.js" */

const wish = {
  /** @type {Module[]} */ modules: [],
  /** @type {Set<string>} */ chosen: new Set(),
  /** @type {Verdict | null} */ verdict: null,
  players: 4,
  people: 1,
  absence: 60, // minutes after which a bot may play for an absent player
  mode: "", // "": the usual one for so many players
  board: "", // "": the usual one
  /** @type {Record<string, unknown>} */ options: {}, // those that differ from the rules
  name: localStorage.getItem("cyclades-name") ?? "",
  problem: "", // why these modules cannot be played
  error: "", // why no table was made; any change forgets it
  making: false,
};
const AGAIN = 2_000; // milliseconds until the page asks a server again that did not answer
const ABSENCE = [0, 5, 15, 60, 1440, 4320, 10080]; // minutes that the server takes; 0: never without consent
// one more than is needed: a player may have one of these names
const BOT_NAMES = ["Ariadne", "Bacchis", "Charis", "Damon", "Elpis", "Galene"];

restoreSettings();

async function begin() {
  try {
    state.words = await (await fetch(`/words/${state.lang}.json`)).json();
    document.documentElement.lang = state.lang;
    document.title = say("title");
    wish.modules = (await post("modules.list", { lang: state.lang })).modules.filter((each) => !each.problems.length);
  } catch {
    setTimeout(begin, AGAIN);
    return;
  }
  const base = wish.modules.find((each) => !each.requires.length);
  if (!wish.chosen.size && base) wish.chosen.add(base.id);
  await check();
}

/** What went wrong, in a sentence. @param {unknown} error */
function told(error) {
  if (!(error instanceof Fault)) return say("lost-note");
  if (error.data.path === "name") return say("wrong-name");
  return error.data.text ? named(error.data.text) : say("failed");
}

/** A sentence with the names of modules in the place of their ids. @param {string} text @param {string} [list] */
function named(text, list) {
  const titles = new Map(wish.modules.map((each) => [each.id, each.title]));
  const whole = list ? text.replace(list, list.split(",").map(titleOf).join(" + ")) : text;
  const quoted = /([“„«"])([^”“»"]+)([”“»"])/g;
  return whole.replace(quoted, (all, open, id, end) => (titles.has(id) ? `${open}${titles.get(id)}${end}` : all));
}

/** @param {string} id */
function titleOf(id) {
  return wish.modules.find((each) => each.id === id)?.title ?? id;
}

let asked = 0; // only the answer to the last question counts

async function check() {
  const question = ++asked;
  wish.error = "";
  for (const name of Object.keys(wish.options))
    if (!offered().some((each) => each.name === name)) delete wish.options[name];
  try {
    const verdict = await post("modules.check", {
      modules: [...wish.chosen],
      options: wish.options,
      lang: state.lang,
    });
    if (question !== asked) return;
    wish.verdict = verdict;
    wish.problem = verdict.problems.map((each) => named(each.text, `${each.args.works ?? ""}`)).join(" ");
    const { players } = verdict;
    if (players.length && !players.includes(wish.players)) wish.players = players.includes(4) ? 4 : players[0];
    settle();
  } catch (error) {
    if (question !== asked) return;
    wish.problem = told(error);
  }
  changed();
}

/** The modes for so many players, the usual one first. */
function modes() {
  const all = Object.entries(wish.verdict?.mode_players ?? {});
  return all.filter(([, players]) => players.includes(wish.players)).map(([mode]) => mode);
}

/** The boards for so many players. */
function boards() {
  const all = Object.entries(wish.verdict?.board_players ?? {});
  return all.filter(([, players]) => players.includes(wish.players)).map(([board]) => board);
}

/** The options of the chosen modules. */
function offered() {
  const chosen = wish.modules.filter((each) => wish.chosen.has(each.id));
  return chosen.flatMap((module) => Object.keys(module.options).map((name) => ({ module, name })));
}

/** What no longer fits the number of players is forgotten. */
function settle() {
  wish.people = Math.min(wish.people, wish.players);
  if (!modes().includes(wish.mode)) wish.mode = "";
  if (!boards().includes(wish.board)) wish.board = "";
}

/** @param {number} n */
function setPlayers(n) {
  wish.error = "";
  wish.players = n;
  settle();
  changed();
}

/** A mode for another number of players brings that number. @param {string} mode */
function setMode(mode) {
  wish.error = "";
  const [...players] = wish.verdict?.mode_players?.[mode] ?? [];
  const near = players.sort((a, b) => Math.abs(a - wish.players) - Math.abs(b - wish.players))[0];
  if (near) wish.players = near;
  wish.mode = mode;
  settle();
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

/** Me, then other people, then bots; nobody is called as I am. @param {string} mine */
function seatsOf(mine) {
  const isFree = (/** @type {string} */ name) => name.toLowerCase() !== mine.toLowerCase();
  const people = Array.from({ length: wish.people }, (_, n) => `${say("name")} ${n + 2}`).filter(isFree);
  const bots = BOT_NAMES.filter(isFree);
  return Array.from({ length: wish.players }, (_, n) => {
    if (n === 0) return { name: mine };
    return n < wish.people ? { name: people[n - 1] } : { name: bots[n - 1], bot: "greedy" };
  });
}

async function play() {
  if (wish.making) return;
  wish.making = true;
  wish.error = "";
  changed();
  localStorage.setItem("cyclades-name", wish.name);
  const seats = seatsOf(wish.name.trim() || `${say("name")} 1`);
  try {
    const made = await post("table.new", {
      modules: [...wish.chosen],
      seats,
      ...(wish.mode ? { mode: wish.mode } : {}),
      ...(wish.board ? { board: wish.board } : {}),
      options: wish.options,
      ...(wish.people > 1 ? { settings: { absence: wish.absence } } : {}),
    });
    const { host, ...links } = made.links;
    keepLinks(made.table, links);
    location.href = `/t/${made.table}#${host}`;
  } catch (error) {
    wish.error = told(error);
    wish.making = false;
    changed();
  }
}

/** Choose the nearest list of modules that can be played. */
function useNearest() {
  wish.chosen = new Set(wish.verdict?.works);
  check();
}

/** The values of an option: a range such as `1..13` is every number of it. @param {unknown[]} values */
function valuesOf(values) {
  return values.flatMap((value) => {
    const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(String(value)) ?? [];
    if (first === undefined) return [value];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => Number(first) + n);
  });
}

/** Board and options of the modules: folded away, since the usual ones are good. */
function details() {
  const open = boards();
  return h(
    "details",
    { class: "choice more-options" },
    h("summary", null, say("options")),
    open.length > 0 &&
      h(
        "label",
        null,
        say("board"),
        h(
          "select",
          {
            "data-board": true,
            onchange: (/** @type {Entry} */ event) => {
              wish.board = event.target.value;
              wish.error = "";
              changed();
            },
          },
          h("option", { value: "", selected: wish.board === "" }, say("usual")),
          open.map((each) =>
            h(
              "option",
              { key: each, value: each, selected: wish.board === each },
              wish.verdict?.board_names?.[each] ?? each,
            ),
          ),
        ),
      ),
    offered().map(({ module, name }) => option(module, name)),
  );
}

/** How long a player of a game among people may be away before a bot can take the seat. */
function absence() {
  if (wish.people < 2) return null;
  return h(
    "div",
    { class: "option-row" },
    h(
      "label",
      null,
      h("span", null, say("absence-choice")),
      h(
        "select",
        {
          "data-absence": true,
          "aria-describedby": "about-absence",
          onchange: (/** @type {Entry} */ event) => {
            wish.absence = ABSENCE[event.target.selectedIndex];
            changed();
          },
        },
        ABSENCE.map((minutes) =>
          h(
            "option",
            { key: minutes, value: minutes, selected: wish.absence === minutes },
            minutes ? duration(minutes) : say("absence-consent"),
          ),
        ),
      ),
    ),
    h("p", { class: "small", id: "about-absence" }, say("absence-note")),
  );
}

/** Choose a value of an option. @param {Module} module @param {string} name @param {unknown} value */
function setOption(module, name, value) {
  if (value === module.defaults[name]) delete wish.options[name];
  else wish.options[name] = value;
  check();
}

/**
 * What each value of an option means, where its text says it of all of them: "false: this. true: that."
 * @param {string} text
 * @param {unknown[]} values
 */
function meaningsOf(text, values) {
  const words = new Map(values.map((value) => [String(value), value]));
  const found = [...text.matchAll(/(?:^|\s)([\w-]+): /g)].filter((each) => words.has(each[1]));
  if (found.length !== values.length) return null;
  const meanings = found.map((each, n) => {
    const meaning = text.slice(each.index + each[0].length, found[n + 1]?.index);
    return { value: words.get(each[1]), text: meaning.charAt(0).toLocaleUpperCase(state.lang) + meaning.slice(1) };
  });
  return { before: text.slice(0, found[0].index), meanings };
}

/** @param {Module} module @param {string} name */
function option(module, name) {
  const values = valuesOf(module.options[name]);
  const now = wish.options[name] ?? module.defaults[name];
  const text = module.option_texts?.[name];
  const said = text ? meaningsOf(text, values) : null;
  if (said)
    return h(
      "fieldset",
      { key: `${module.id} ${name}`, class: "option-row" },
      h("legend", null, module.option_names?.[name] ?? name),
      said.before && h("p", { class: "small" }, said.before),
      said.meanings.map((each) =>
        h(
          "label",
          { key: String(each.value), class: "check" },
          h("input", {
            type: "radio",
            name,
            value: String(each.value),
            "data-option": name,
            checked: each.value === now,
            onchange: () => setOption(module, name, each.value),
          }),
          each.text,
        ),
      ),
    );
  return h(
    "div",
    { key: `${module.id} ${name}`, class: "option-row" },
    h(
      "label",
      null,
      h("span", null, module.option_names?.[name] ?? name),
      h(
        "select",
        {
          "data-option": name,
          "aria-describedby": text ? `about-${name}` : null,
          onchange: (/** @type {Entry} */ event) => setOption(module, name, values[event.target.selectedIndex]),
        },
        values.map((value) =>
          h("option", { key: String(value), value: String(value), selected: value === now }, String(value)),
        ),
      ),
    ),
    text && h("p", { class: "small", id: `about-${name}` }, text),
  );
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
              onclick: () => setPlayers(n),
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
      absence(),
      Object.keys(wish.verdict?.mode_players ?? {}).length > 1 &&
        h(
          "label",
          null,
          say("mode"),
          h(
            "select",
            { "data-mode": true, onchange: (/** @type {Entry} */ event) => setMode(event.target.value) },
            Object.entries(wish.verdict?.mode_players ?? {}).map(([each, players]) =>
              h(
                "option",
                { key: each, value: each, selected: (wish.mode || modes()[0]) === each },
                `${state.words[`mode-${each}`] ?? each} (${players.join(", ")})`,
              ),
            ),
          ),
        ),
      details(),
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
    wish.error && h("p", { class: "note", role: "alert" }, wish.error),
    h(
      "button",
      { class: "primary big", "data-act": "play", disabled: Boolean(wish.problem) || wish.making, onclick: play },
      say("play-now"),
    ),
  );
}

onChange(() => render(page(), /** @type {Element} */ (document.getElementById("root"))));
// whoever comes back from a table by the browser's button finds the page as it was left
addEventListener("pageshow", () => {
  wish.making = false;
  if (wish.modules.length) changed();
});
begin();
