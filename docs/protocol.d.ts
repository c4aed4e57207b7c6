// Generated from protocol.openrpc.json, see CONTRIBUTING.md; a test compares.

/** What is in an area now, beside what the board says of it. */
export interface Area {
  /** Who holds it. */
  owner?: string | null;
  /** Unit or figure of an army -> how many. */
  units?: { [key: string]: number };
  /** Figure of a card -> whose card it is, `none` for nobody's. */
  pieces?: { [key: string]: string };
  /** Cornucopias that were laid beside the printed ones. */
  tokens?: number;
  /** Site -> the building on it. */
  buildings?: { [key: string]: string };
  /** Site -> what more there is to say of it. */
  sites?: { [key: string]: Site };
}

/** The battle that is fought. */
export interface Battle {
  /** Where. */
  area: string;
  /** Which round of it; 0 before the first. */
  round: number;
  /** The side that came. */
  attacker: BattleSide;
  /** The side that was there. */
  defender: BattleSide;
}

/** One side of a battle. */
export interface BattleSide {
  /** Who. */
  faction: string;
  /** Unit -> how many fight. */
  units?: { [key: string]: number };
  /** What the total is made of, without the dice. */
  parts?: Strength[];
  /** The dice of this round. */
  dice?: number[];
  /** Dice and parts, once they are rolled. */
  total?: number | null;
  /** Whether it loses a unit in this round. */
  lost?: boolean;
  /** The unit that was named. */
  losses?: string[];
}

/** A part of the clause that is answered already. */
export interface Begun {
  /** The question. */
  prompt: string;
  /** Its answer. */
  value: string;
  /** Whether the game gave it, because there was no choice. */
  forced?: boolean;
}

/** A board. The unit is the radius of a hex, x to the right, y down; one given as a graph has no shapes. */
export interface Board {
  /** The name of the board. */
  id: string;
  /** Left, top, width and height of all shapes. */
  extent?: number[] | null;
  /** The areas. */
  areas: BoardArea[];
  /** The islands. */
  islands: Island[];
}

/** An area of the board. */
export interface BoardArea {
  /** The area. */
  id: string;
  /** What it is. */
  kind: "land" | "sea";
  /** What the board calls it; may be empty. */
  name: string;
  /** Of land: its island. */
  island?: string | null;
  /** Printed ones. */
  cornucopias?: number;
  /** True where a symbol is printed. */
  symbol?: boolean;
  /** Areas that share a border. */
  near: string[];
  /** Its hexes, as column and row. */
  cells?: number[][];
  /** Closed loops of corners, the outer one first. */
  outline?: number[][][];
  /** The middle of its name. */
  label?: number[] | null;
  /** How wide that may be. */
  room?: number | null;
  /** Where units stand. */
  units?: number[] | null;
  /** Where units of a second owner stand. */
  group?: number[] | null;
  /** Where figures of cards stand. */
  pieces?: number[] | null;
  /** Where cornucopias lie. */
  goods?: number[] | null;
  /** Its building sites. */
  sites?: BoardSite[];
}

/** A board: what there is, what lies beside what, and where to draw it. */
export interface BoardDocument {
  /** Areas, sites, islands, and shapes where the board has any. */
  board: Board;
}

/** A building site. */
export interface BoardSite {
  /** The site. */
  id: string;
  /** What may be built there. */
  accepts: string;
  /** Sites that lie under it. */
  covers?: string[];
  /** Where it lies. */
  at?: number[] | null;
  /** Seas that a harbour there may face, with the middle of the edge. */
  seas: SiteSea[];
}

/** The answer to `bot.choose`. */
export interface BotChoice {
  /** What the bot would play, for `game.play`. */
  clause: string;
}

/** The server is going down. */
export interface Closing {
  /** In how many seconds. */
  after: number;
}

/** Names and texts of what a game is made of, in one language. It stays as it is while `fingerprint` does. */
export interface ContentDocument {
  /** Of the ruleset: the same modules, options and content have the same. */
  fingerprint: string;
  /** The language. */
  lang: string;
  /** Id -> name: `unit-troop`, `area-t4.B`. */
  names: { [key: string]: string };
  /** Id of a card, god or building -> what it does. */
  texts: { [key: string]: string };
}

/** The question, for the seat that is asked and nobody else. */
export interface Decision {
  /** Which question. */
  prompt: string;
  /** The question in words. */
  text: string;
  /** What kind of answer is wanted. */
  domain: Domain;
  /** The answers, the first of them where there are many. */
  options: Option[];
  /** Whether there are more: `game.draft` with `from`. */
  more?: boolean;
  /** The number of the first option that is here. */
  from?: number;
  /** The rule that asks. */
  cite?: string | null;
  /** The card that asks. */
  subject?: string | null;
  /** What of the clause is there already. */
  begun?: Begun[];
  /** What it is about: name -> id. */
  about?: { [key: string]: unknown };
  /** What cannot be chosen, where these are few. */
  refused?: Refused[];
}

/** What kind of answer is wanted. */
export interface Domain {
  /** Pick one, give amounts, or put in order. */
  kind: "one" | "vector" | "order";
  /** What it is about: area, card, line, god ... */
  sort: string;
  /** How many answers there are; null: more than can be counted in JSON. */
  count: number | null;
  /** Of amounts: what they are of. */
  slots?: Slot[] | null;
  /** Of amounts: bounds of sums. */
  limits?: Limit[] | null;
}

/** What the parts make. */
export interface Draft {
  /** Whether it is a whole clause: then it can be played. */
  complete: boolean;
  /** The clause so far, as text. */
  clause: string;
  /** The next question; null if it is complete. */
  decision: Decision | null;
  /** What of the clause there was no choice about, and so was not asked. */
  forced?: Forced[];
  /** What it costs so far. */
  price?: number | null;
  /** Whether it could not be taken back freely. */
  final?: boolean;
  /** Why: dice, a card, another seat is asked ... */
  why_final?: string | null;
}

/** Something that happened (docs/events.md), for the eyes of the seat. */
export interface Event {
  /** The number of the entry it belongs to; 0 is the set-up. */
  seq: number;
  /** Its place among the events of that entry. */
  n: number;
  /** What happened. */
  key: string;
  /** Ids and numbers. */
  args: { [key: string]: unknown };
  /** In words. */
  text: string;
}

/** The answer to `game.events`. */
export interface EventPage {
  /** The events of these numbers. */
  events: Event[];
  /** Where the next page begins; null: that is all so far. */
  next: number | null;
}

/** What lies in front of a player. */
export interface Faction {
  /** The player. */
  id: string;
  /** The seat. */
  seat: string;
  /** True for who is out. */
  out?: boolean;
  /** The purse, if this seat may see it. */
  gold?: number | null;
  /** What the next income will be. */
  income: number;
  /** How many. */
  metropolises: number;
  /** How many land areas. */
  areas: number;
  /** Metropolises on a card instead of the board. */
  "on-card"?: OnCard | null;
  /** Goods -> how many. */
  goods?: { [key: string]: number };
  /** Unit -> how many are left to place. */
  reserve?: { [key: string]: number };
  /** Cards in front of the player. */
  cards?: string[];
  /** How many cards are kept face down. */
  secret?: number;
  /** These cards, for their owner and allies. */
  secrets?: string[];
}

/** A part that the game adds because there is no choice. */
export interface Forced {
  /** Behind how many of the parts that were sent. */
  behind: number;
  /** The part in words. */
  text: string;
  /** What it names on the table: ids. */
  targets?: string[];
}

/** Units on their way, in no area yet. */
export interface Group {
  /** Unit -> how many. */
  units?: { [key: string]: number };
  /** Where they come from. */
  from?: string | null;
  /** Where they go. */
  to?: string | null;
}

/** The answer to `initialize`. */
export interface Hello {
  /** The version that is spoken. */
  protocol: number;
  /** The version of the engine. */
  engine: string;
  /** The languages that texts can be had in. */
  languages: string[];
  /** The language of this connection. */
  lang: string;
  /** How large anything may be. */
  limits: Limits;
  /** What this connection may do. */
  role: "owner" | "host" | "seat" | "spectator";
  /** The game that the token is for. */
  game?: string | null;
  /** The seat that the token is for. */
  seat?: string | null;
}

/** An island. */
export interface Island {
  /** The island. */
  id: string;
  /** Its areas. */
  areas: string[];
  /** Closed loops. */
  coast?: number[][][];
}

/** A card that lies face down, and that this seat or an ally has seen. */
export interface Known {
  /** The card. */
  card: string;
  /** Where it lies. */
  zone: string;
  /** How many lie above. */
  place: number;
}

/** An effect that lasts. */
export interface Lasting {
  /** The card or rule. */
  source: string;
  /** Until the end of what. */
  until: "battle" | "turn" | "phase" | "round" | "game";
  /** Whom it concerns. */
  faction?: string | null;
}

/** How much of some slots together. */
export interface Limit {
  /** Numbers of slots, from 0. */
  slots: number[];
  /** At least. */
  least: number;
  /** At most. */
  most: number;
}

/** How large anything may be (docs/limits.md). */
export interface Limits {
  /** Bytes of a request. */
  request_bytes: number;
  /** Bytes of a `game.load`. */
  load_bytes: number;
  /** Lists and tables inside one another in a request. */
  depth: number;
  /** Options that are sent at once. */
  options: number;
  /** Entries whose events are sent at once. */
  events: number;
  /** Games that are held open. */
  games: number;
}

/** All that a seat may know, in one message with one number. */
export interface Look {
  /** The game. */
  game: string;
  /** For whose eyes; null: for those who only watch. */
  seat: string | null;
  /** Counts what was played and taken back; never goes back. */
  seq: number;
  /** Counts along the line that stands. */
  ply: number;
  /** The events are those after this number. */
  since: number;
  /** What happened since. */
  events: Event[];
  /** Whether the first of them are missing: `game.events` has them all. */
  truncated?: boolean;
  /** What the seat sees. */
  view: View;
  /** Who is asked; null: the game is over. */
  waiting: Waiting | null;
  /** The question, if this seat is asked. */
  decision: Decision | null;
  /** What could be taken back. */
  undo: Undo;
  /** Who has won, when the game is over. */
  result?: Result | null;
}

/** A module that can be played. */
export interface Module {
  /** What it is called in a list of modules. */
  id: string;
  /** Its name in the language asked for. */
  title: string;
  /** Its version. */
  version: string;
  /** What has to be there: of each list one. */
  requires: string[][];
  /** What it does not go together with. */
  conflicts: string[];
  /** Option -> the values it may have. */
  options: { [key: string]: unknown[] };
  /** Option -> the value it has if nobody says otherwise. */
  defaults: { [key: string]: unknown };
  /** Why it cannot be played; mostly none. */
  problems: string[];
  /** Option -> its name. */
  option_names?: { [key: string]: string };
  /** Option -> what its values mean. */
  option_texts?: { [key: string]: string };
}

/** The answer to `modules.list`. */
export interface ModuleList {
  /** All modules that are installed. */
  modules: Module[];
}

/** Nothing to say: it is done. */
export interface Nothing {
}

/** A marker on a god. */
export interface Offering {
  /** Who offers. */
  faction: string;
  /** To whom. */
  god: string;
  /** How much. */
  amount: number;
}

/** Metropolises on a card instead of the board. */
export interface OnCard {
  /** How many. */
  metropolises: number;
  /** Discounts of theirs that were used in this round. */
  used: number;
  /** The special metropolis among them. */
  special?: string | null;
}

/** One answer. */
export interface Option {
  /** What to put into `parts`. */
  value: Part;
  /** The answer in words. */
  text: string;
  /** The ids that it is about; of a way from and to. */
  targets?: string[];
  /** Where that is, if it is not a place itself. */
  at?: string | null;
  /** What the clause costs with it. */
  price?: number | null;
  /** What that may come down to. */
  least?: number | null;
  /** Of amounts: slot -> how many; then there are no targets. */
  vector?: { [key: string]: number } | null;
  /** The amounts that may follow. */
  amounts?: number[] | null;
  /** How often it may still be done. */
  left?: number | null;
  /** The rule. */
  cite?: string | null;
}

/** A part of a clause: the value of an option, an amount, or amounts by slot. */
export type Part = string | number | { [key: string]: number };

/** What is wrong: a code with its arguments, and a sentence. */
export interface Problem {
  /** A code of the engine. */
  code: string;
  /** Its arguments. */
  args: { [key: string]: unknown };
  /** The same in words, with file and line where it is about content. */
  text: string;
}

/** Why something cannot be done. */
export interface Refusal {
  /** Which reason (docs/refusals.md). */
  code: string;
  /** The rule; empty where none says it. */
  cite: string;
  /** Ids and numbers. */
  args: { [key: string]: unknown };
  /** The same in words. */
  text: string;
}

/** What cannot be chosen now although one might expect it, and why. */
export interface Refused {
  /** Why not. */
  refusal: Refusal;
  /** What it is, in words. */
  text?: string;
  /** The ids that it is about. */
  targets?: string[];
  /** What it would be called in `parts`. */
  value?: string | null;
}

/** How the game ended. */
export interface Result {
  /** The seats that have won. */
  winners: string[];
  /** Whether several sides share it. */
  shared: boolean;
}

/** The answer to `game.save`. */
export interface Saved {
  /** The save document as text (docs/saves.md); it holds all that is hidden. */
  save: string;
}

/** What was settled before the game, and stays as it is. */
export interface Settled {
  /** The way to play. */
  mode: string;
  /** The modules. */
  modules: string[];
  /** The name of the board. */
  board: string;
  /** The seats. */
  seats: string[];
  /** The sides, each a list of players. */
  sides: string[][];
  /** True at a discreet table. */
  discreet?: boolean;
  /** The seats that are asked also for the only answer. */
  confirm?: string[];
}

/** What more there is to say of a site than its building. */
export interface Site {
  /** The sea that a harbour faces. */
  sea?: string | null;
  /** The bonus token that lies there. */
  bonus?: string | null;
  /** The special metropolis. */
  special?: string | null;
  /** Discounts that were used in this round. */
  used?: number;
}

/** A sea that a harbour may face. */
export interface SiteSea {
  /** The sea. */
  id: string;
  /** The middle of the edge towards it. */
  edge?: number[] | null;
}

/** What an amount can be given of. */
export interface Slot {
  /** The key in a part that is a table. */
  id: string;
  /** In words. */
  text: string;
  /** How many at most. */
  most: number;
  /** Where it is. */
  at?: string | null;
}

/** What a total is made of, as in the event `dice-rolled`. */
export interface Strength {
  /** Units, a building, a card. */
  source: string;
  /** How much. */
  value: number;
  /** What changed it. */
  by?: string | null;
}

/** Whose turn it is. */
export interface Turn {
  /** Whose turn it is. */
  faction: string;
  /** The god that is acted for. */
  god?: string | null;
  /** Line -> how often it was used in this turn. */
  used?: { [key: string]: number };
}

/** What could be taken back. */
export interface Undo {
  /** Whether this seat may take its last entry back without asking. */
  free: boolean;
  /** Whether the last entry could be taken back at all. */
  ask: boolean;
  /** The number to stand after, if one entry is taken back. */
  to?: number | null;
  /** What has been asked for. */
  request?: UndoRequest | null;
}

/** Somebody would like to take something back. */
export interface UndoRequest {
  /** Who asks. */
  seat: string;
  /** The number after which to stand. */
  to: number;
  /** Who has still to say yes. */
  waits: string[];
}

/** The answer to `modules.check`. */
export interface Verdict {
  /** What is wrong with the list; empty: it can be played. */
  problems: Problem[];
  /** A list that can be played: this one, or the nearest; null: none is near. */
  works: string[] | null;
  /** With how many it can be played. */
  players: number[];
  /** The ways to play. */
  modes: string[];
  /** The boards. */
  boards: string[];
  /** Mode -> with how many it can be played, the usual mode first. */
  mode_players?: { [key: string]: number[] };
  /** Board, or `assembled` -> for how many players it is. */
  board_players?: { [key: string]: number[] };
  /** Board -> its name. */
  board_names?: { [key: string]: string };
}

/** What a seat sees. What is empty is left out. */
export interface View {
  /** Which round it is. */
  round: number;
  /** The phase. `phase-setup` before the first phase of the game. */
  phase?: string | null;
  /** The seat that must answer. */
  asked?: string | null;
  /** Whose turn it is. */
  turn?: Turn | null;
  /** What was settled before the game. */
  table: Settled;
  /** The players, in the order of their seats. */
  factions: Faction[];
  /** Area -> what is there now. */
  areas: { [key: string]: Area };
  /** The open gods, in their order. */
  gods?: string[];
  /** The gods that lie face down, in their order as far as everyone knows it. */
  "face-down"?: string[];
  /** The markers on gods. */
  offerings?: Offering[];
  /** The markers on the turn track, first to last. */
  track?: string[];
  /** Pile -> its cards if everyone knows them, else their number. */
  zones?: { [key: string]: string[] | number };
  /** Pile of a track -> what its card costs. */
  prices?: { [key: string]: number };
  /** What is left of buildings and goods that run out. */
  stock?: { [key: string]: number };
  /** Counter -> value, or values by area or player. */
  counters?: { [key: string]: number | { [key: string]: number } };
  /** Effects that last. */
  lasting?: Lasting[];
  /** Heroes and artifacts in front of a player that came in this round. */
  hired?: string[];
  /** Creatures whose figures came in this round, or were kept as if they had. */
  new?: string[];
  /** Cards that are being resolved. */
  resolving?: string[];
  /** Cards face down that this seat or an ally has seen. */
  known?: Known[];
  /** Units on their way. */
  group?: Group | null;
  /** The battle that is fought. */
  battle?: Battle | null;
  /** True in the last round. */
  ending?: boolean;
  /** True when the game is over. */
  over?: boolean;
  /** Who has won. */
  winners?: string[];
}

/** For whom the game waits. */
export interface Waiting {
  /** The seat that is asked. */
  seat: string;
  /** Since when, where a clock is kept. */
  since?: string | null;
}

/** The answer to `game.why`: one for each target, in order. */
export interface Why {
  /** Why not; null: it can be chosen. */
  refusals: (Refusal | null)[];
}

/** Method -> its parameters and its result. */
export interface Methods {
  /** Say hello: agree on the version of the protocol and on the language of texts. */
  "initialize": { params: { protocol?: number | string; client?: string; lang?: string | null; token?: string | null }; result: Hello };
  /** The OpenRPC document of this protocol. */
  "rpc.discover": { params: {  }; result: { [key: string]: unknown } };
  /** The modules that are installed, with their options and what they need. */
  "modules.list": { params: { lang?: string | null }; result: ModuleList };
  /** Whether a list of modules can be played, with how many players and on which boards; else the nearest that can. */
  "modules.check": { params: { modules: string[]; options?: { [key: string]: unknown }; lang?: string | null }; result: Verdict };
  /** Names and texts of all that a game, or a list of modules, is made of. */
  "content.get": { params: { game?: string | null; modules?: string[] | null; options?: { [key: string]: unknown }; lang?: string | null }; result: ContentDocument };
  /** The board of a game, or one of a list of modules: areas, sites, what is near what, and where to draw it. */
  "board.get": { params: { game?: string | null; modules?: string[] | null; options?: { [key: string]: unknown }; board?: string | null }; result: BoardDocument };
  /** Set up a game. The Look is for the seat that is named, else for the one that is asked first. */
  "game.new": { params: { modules: string[]; players?: number | string[]; seed?: string | null; options?: { [key: string]: unknown }; mode?: string | null; teams?: string[][] | null; board?: string | null; discreet?: boolean; confirm?: boolean | string[]; seat?: string | null }; result: Look };
  /** Go on with a game that was saved. The Look is for the seat that is named, else for the one that is asked. */
  "game.load": { params: { save: string; other_content?: "refuse" | "replay"; seat?: string | null }; result: Look };
  /** The save of a game, with all that is hidden: for whoever runs it, and for no seat. */
  "game.save": { params: { game?: string | null; seat?: string | null; snapshot?: boolean }; result: Saved };
  /** Forget a game. What was not saved is gone. */
  "game.close": { params: { game?: string | null; seat?: string | null }; result: Nothing };
  /** What a seat sees and is asked; without a seat what everybody may see. With `at` as it stood then. */
  "game.look": { params: { game?: string | null; seat?: string | null; since?: number | null; at?: number | null }; result: Look };
  /** The Look as soon as there is something newer than `since`, at the latest after `timeout` seconds. */
  "game.wait": { params: { game?: string | null; seat?: string | null; since: number; timeout?: number }; result: Look };
  /** A page of what happened, for the eyes of a seat. */
  "game.events": { params: { game?: string | null; seat?: string | null; from?: number; limit?: number; lang?: string | null }; result: EventPage };
  /** The Look of now, and from now on a notification `game.changed` after every change. */
  "game.subscribe": { params: { game?: string | null; seat?: string | null; since?: number | null }; result: Look };
  /** No more notifications for this seat. */
  "game.unsubscribe": { params: { game?: string | null; seat?: string | null }; result: Nothing };
  /** What the parts make: the next question, or a whole clause. Nothing is played, nor told what follows. */
  "game.draft": { params: { game?: string | null; seat?: string | null; expect?: number | null; parts?: Part[]; from?: number; confirm?: boolean }; result: Draft };
  /** Why these things cannot be chosen as the next part. */
  "game.why": { params: { game?: string | null; seat?: string | null; targets: string[]; expect?: number | null; parts?: Part[]; start?: string | null }; result: Why };
  /** Play a whole clause. The Look is for the seat that played, with all events that followed. */
  "game.play": { params: { game?: string | null; seat?: string | null; expect?: number | null; key?: string | null; clause?: string | null; parts?: Part[] | null }; result: Look };
  /** Take back to a number. One's own last entries are taken back at once; those who have answered since are asked. */
  "undo.ask": { params: { game?: string | null; seat?: string | null; to: number }; result: Look };
  /** Say whether somebody may take it back. The last yes does it, one no ends it. */
  "undo.answer": { params: { game?: string | null; seat?: string | null; yes: boolean }; result: Look };
  /** What a bot would play on the seat that is asked, knowing no more than that seat. Nothing is played. */
  "bot.choose": { params: { game?: string | null; seat?: string | null; spec?: string; salt?: string }; result: BotChoice };
}

/** Notification -> its parameters. */
export interface Notifications {
  "game.changed": Look;
  "server.closing": Closing;
}

/** The closed list of errors. */
export const enum ErrorCode {
  "refused" = -32001,
  "stale" = -32002,
  "not-yours" = -32003,
  "unknown" = -32004,
  "too-large" = -32005,
  "too-many" = -32006,
  "frozen" = -32007,
  "closing" = -32008,
  "engine" = -32009,
  "parse" = -32700,
  "request" = -32600,
  "method" = -32601,
  "params" = -32602,
  "internal" = -32603,
}
