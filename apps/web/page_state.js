// What the page knows. One object, changed here and drawn anew after each change; the server's Look decides everything.
// @ts-check

/** @import { ContentDocument, Decision, Draft, Option, Part, View } from "../../docs/protocol.d.ts" */
/** @import { Event as GameEvent } from "../../docs/protocol.d.ts" */
/** @import { Fault } from "./connection.js" */
/** @import { DrawnBoard, EndedRequest, Symbols, TableLook, Undone } from "./table_messages.d.ts" */

export const state = {
  /** @type {Record<string, string>} */ words: {},
  /** @type {Pick<ContentDocument, "names" | "texts">} */ content: { names: {}, texts: {} },
  /** @type {DrawnBoard | null} */ board: null,
  /** @type {Symbols} */ symbols: {},
  /** @type {TableLook | null} */ look: null,
  /** @type {TableLook | null} */ past: null, // the Look of an earlier ply, while one looks back
  /** @type {GameEvent[]} */ events: [],
  heard: 0, // when the last of them came
  /** @type {Part[]} */ parts: [],
  /** @type {string[]} */ told: [], // the parts in words, as their buttons said them
  /** @type {string[][]} */ marked: [], // and what they name on the board
  /** @type {Set<string>} */ flash: new Set(), // where something has just happened
  /** @type {GameEvent | null} */ telling: null, // of the events that were missed, the one that is told now
  /** @type {Draft | null} */ draft: null,
  /** @type {Decision | null} */ drawn: null, // the question that is on the screen
  /** @type {Decision | null} */ whole: null, // the question of which all answers are shown, however many
  /** @type {string | null} */ picked: null, // the first half of a way, or any target that several options share
  /** @type {Record<string, number>} */ amounts: {},
  /** @type {number | null} */ odds: null, // of the attack that the draft would begin
  /** @type {string | null} */ note: null, // what was refused last
  /** @type {string | null} */ info: null, // what I asked about: a hint, or why a line cannot be used
  /** @type {string | null} */ focus: null, // the area that the keys stand on
  /** @type {string | null} */ card: null, // what is explained
  /** @type {Record<string, string | null>} */ why: {}, // of this question: id -> why not, null where it can be chosen
  /** @type {{ id: string, x: number, y: number } | null} */ tip: null, // what the pointer rests on
  sending: false,
  drafting: 0, // questions about parts that are not answered yet
  connection: "connecting",
  /** @type {Fault | null} */ fault: null,
  panel: "board", // on small screens: board, gods, players, log
  side: "gods", // on middle screens, beside the board: gods, players, log
  /** @type {View["phase"]} */ phase: "",
  filter: "all",
  dialog: "", // "", settings, keys, links, end
  menu: false, // on small screens: are the tools shown?
  waits: false, // the clock ran out, and I said that I wait
  lang: "en",
  confirmAlways: matchMedia("(pointer: coarse)").matches,
  keysOff: false,
  sound: true, // when my turn has come
  first: true, // nothing has been shown yet
  zoom: 1,
  pan: [0, 0],
  seen: 0,
  /** @type {Record<string, string>} */ links: {},
  /** @type {string | null} */ renewing: null, // whose link is made again, if the host confirms it
  /** @type {string | null} */ copied: null, // whose link has just been copied
  /** @type {string | null} */ trouble: null, // what an open dialog could not do
  /** @type {{ kind: "declined" | "expired" | "withdrawn", of: EndedRequest } | null} */
  outcome: null, // what became of my last request
  /** @type {Map<number, Undone>} */ undone: new Map(), // the number of an undo -> who undid what
  logged: 0, // changes whenever the log does
};

/** @type {() => void} */
let redraw = () => undefined;
let waiting = false;

/** @param {() => void} draw */
export function onChange(draw) {
  redraw = draw;
}

/** Draw anew, once for all changes of now. */
export function changed() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    redraw();
  });
}

/** Are the words there? Before that a page shows none, rather than their keys. */
function hasWords() {
  for (const _ in state.words) return true;
  return false;
}

/** A word of the page. @param {string} key @param {Record<string, string | number>} [values] */
export function say(key, values) {
  let text = state.words[key] ?? (hasWords() ? key : "");
  for (const name in values ?? {}) text = text.replaceAll(`{${name}}`, String(values?.[name]));
  return location.search.includes("words") ? `[${key}]` : text;
}

/** What a thing is called. @param {string | null | undefined} id */
export function nameOf(id) {
  if (!id) return "";
  if (id.startsWith("player-")) return personOf(id.slice(7));
  return state.content.names[id] ?? id.replace(/^[a-z]+-/, "");
}

/** @param {string} faction a seat, or a faction of one */
export function personOf(faction) {
  const seat = seatOf(faction);
  const row = state.look?.table?.seats.find((each) => each.seat === seat);
  const more = faction.length > seat.length ? ` ${faction.slice(seat.length + 1)}` : "";
  return (row?.name ?? seat) + more;
}

/** The seat of a faction: `p2` of `player-p2-2`. @param {string} faction */
export function seatOf(faction) {
  return faction.replace(/^player-/, "").split("-")[0];
}

/** Is this a faction of mine? @param {unknown} faction */
export function isMine(faction) {
  return typeof faction === "string" && /^player-/.test(faction) && seatOf(faction) === state.look?.seat;
}

/**
 * Which of the six colours and shapes. The second faction of a player has others than the first.
 * @param {string} faction
 */
export function placeOf(faction) {
  const [seat, marker] = faction.replace(/^player-/, "").split("-");
  const seats = shown()?.table?.seats?.length ?? 6;
  return ((Number(seat.replace(/\D/g, "")) || 1) - 1 + (Number(marker ?? 1) - 1) * seats) % 6;
}

/**
 * The sides of a game in which a side has several factions: teams, or the factions of a player.
 * @returns {string[][]}
 */
export function sides() {
  const found = shown()?.table?.sides ?? [];
  return found.some((side) => side.length > 1) ? found : [];
}

/** Which side a faction (or a seat) is of; -1 where everybody has one. @param {string} faction */
export function sideOf(faction) {
  const seat = seatOf(faction);
  return sides().findIndex((side) => side.some((each) => seatOf(each) === seat));
}

/**
 * The faction that has to answer. While offerings are made, of a player's two it is the one that is neither on the
 * turn track nor on a god.
 * @param {TableLook | null | undefined} look
 * @returns {string | null}
 */
export function askedFaction(look) {
  const seat = look?.waiting?.seat;
  if (!look || !seat) return null;
  const own = (look.view.factions ?? []).filter((each) => each.seat === seat).map((each) => each.id);
  const active = look.view.turn?.faction;
  if (active && own.includes(active)) return active;
  const busy = [...(look.view.track ?? []), ...(look.view.offerings ?? []).map((each) => each.faction)];
  const free = own.filter((each) => !busy.includes(each));
  return (free.length === 1 ? free[0] : own[0]) ?? `player-${seat}`;
}

/** "Team 2", or nothing where no team has several people. @param {string} faction */
export function teamOf(faction) {
  const teams = sides().some((side) => new Set(side.map(seatOf)).size > 1);
  return teams ? say("team", { n: sideOf(faction) + 1 }) : "";
}

/** The name of a player, with the team. @param {string} faction a seat, or a faction of one */
export function nameInTeam(faction) {
  const name = personOf(faction.replace(/^player-/, ""));
  const team = teamOf(faction);
  return team ? `${name} (${team})` : name;
}

/** The question of now: of the draft, or of the Look. @returns {Decision | null} */
export function question() {
  if (state.past || state.sending) return null;
  if (state.draft) return state.draft.decision;
  return state.look?.decision ?? null;
}

/** The view that is drawn: of now, or of then. */
export function shown() {
  return (state.past ?? state.look)?.view ?? null;
}

/** The options that fit what was picked so far. @returns {Option[]} */
export function options() {
  const found = question()?.options ?? [];
  if (!state.picked) return found;
  const picked = state.picked;
  const pair = question()?.domain.sort === "pair"; // there may be a way back as well
  return found.filter((option) => (pair ? option.targets?.[0] === picked : option.targets?.includes(picked)));
}

/**
 * An option in words; of the only place of an area the number says nothing, and could be taken for a price.
 * @param {Option} option
 */
export function wordsOf(option) {
  const [, area] = /^(.*) · \d+$/.exec(option.text) ?? [];
  const alike = area && (question()?.options ?? []).filter((each) => each.text.startsWith(`${area} · `));
  return alike && alike.length === 1 ? area : option.text;
}

/** What the clause names on the board so far, by choice or without one. @returns {string[][]} */
export function marks() {
  return [...state.marked, ...(state.draft?.forced ?? []).map((each) => each.targets ?? [])];
}

/** On a screen of middle size the panel is shown in which something can be chosen. */
export function turnTo() {
  const ids = [...targets().keys()].filter((id) => !id.startsWith("area-"));
  const open = Object.values(shown()?.zones ?? {}).flat();
  if (ids.some((id) => id.startsWith("player-"))) state.side = "players";
  else if (ids.some((id) => id.startsWith("god-") || open.includes(id))) state.side = "gods";
}

/** What can be chosen by a click: id -> the options. @returns {Map<string, Option[]>} */
export function targets() {
  /** @type {Map<string, Option[]>} */
  const out = new Map();
  const decision = question();
  if (!decision || decision.domain.kind === "vector") return out;
  const pair = decision.domain.sort === "pair";
  for (const option of options()) {
    let ids = option.targets ?? [];
    if (pair) ids = state.picked ? ids.filter((id) => id !== state.picked) : ids.slice(0, 1);
    for (const id of ids) out.set(id, [...(out.get(id) ?? []), option]);
  }
  return out;
}
