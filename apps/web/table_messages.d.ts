// The messages of `cyclades serve` that the protocol of games does not have: tables, seats and requests, and what the
// server adds to a Look. They follow apps/server/table_documents.py, apps/server/table_request_types.py and
// apps/server/request_handlers.py. The messages of games come from the generated docs/protocol.d.ts.

import type { Board, BoardArea, BoardSite, Look, Methods, Nothing, Part } from "../../docs/protocol";

/** A seat of a table. */
export interface SeatRow {
  seat: string;
  name: string;
  /** The bot that plays, or null for a person. */
  bot: string | null;
  /** Whether the person is connected. A bot always is. */
  here: boolean;
  /** Whether a person has opened the link of the seat. */
  taken: boolean;
  /** Since when the person is not connected, in milliseconds since 1970. */
  away?: number;
}

/** A request that waits for the consent of players. */
export interface TableRequest {
  id: string;
  kind: string;
  by: string;
  to: number | null;
  about: string | null;
  /** The seats that have not agreed yet. */
  waits: string[];
}

/** A request that is no longer open. `state` says how it ended, where the server knows: `expired`. */
export type EndedRequest = Pick<TableRequest, "id" | "kind" | "by" | "about"> & { state?: string };

/** The settings of a table. */
export interface TableSettings {
  name?: string;
  spectators?: string;
  /** Days until an answer is late, or 0. */
  clock?: number;
  hints?: boolean;
  /** Minutes of absence after which a bot may play without the player's consent, or 0. */
  absence?: number;
  /** The link to the chat of the table. */
  talk?: string;
  frozen_at?: number;
}

/** What everyone at a table may know of it. */
export interface TableDocument {
  id: string;
  status: string;
  modules: string[];
  settings: TableSettings;
  commitment: string;
  seats: SeatRow[];
  spectators: number;
  requests: TableRequest[];
  /** The last requests that ended without an answer, such as those that expired. */
  ended?: EndedRequest[];
  /** When an idle table is archived, in milliseconds since 1970. */
  put_away?: number;
  /** Bots that were too slow, failed, or are not allowed here, with the bot that plays instead. */
  replaced?: { seat: string; bot: string; reason: "late" | "failed" | "limit"; seq: number }[];
  /** The seat of a bot that cannot move. */
  stuck?: string;
  seed?: string;
  salt?: string;
}

/** What only the person on a seat may know. */
export interface OwnDocument {
  role: string;
  standing: { [key: string]: unknown };
  contact: string;
  round: number;
}

/** A Look as the server of a table sends it. */
export interface TableLook extends Omit<Look, "waiting"> {
  /** For whom the game waits, since when in milliseconds since 1970. */
  waiting: { seat: string; since?: number | null } | null;
  table?: TableDocument;
  own?: OwnDocument;
  odds?: number;
  /** Of a Look into the past: the number to undo to. */
  seq_then?: number;
  undo: Look["undo"] & {
    /** What came to light since the last decision of this seat, so that it cannot be undone. */
    revealed?: string;
  };
  /** The undos since `since`. */
  undone?: Undone[];
}

/** An undo: after its number `seq` the game is as it was after `to`. */
export interface Undone {
  seq: number;
  to: number;
  seat: string | null;
}

/** The methods of games whose result is the Look of a table. */
type LookMethods = "game.look" | "game.play" | "game.subscribe" | "game.wait" | "undo.ask" | "undo.answer";

/** Method -> its parameters and its result, as the page calls them. */
export type TableMethods = Omit<Methods, LookMethods | "game.events"> & {
  "game.events": {
    params: Methods["game.events"]["params"];
    result: Methods["game.events"]["result"] & { undone?: Undone[] };
  };
} & {
  [Name in LookMethods]: { params: Methods[Name]["params"]; result: TableLook };
} & {
  ping: { params: Nothing; result: Nothing };
  "table.new": {
    params: {
      modules: string[];
      seats: { name: string; bot?: string }[];
      mode?: string;
      board?: string;
      options?: { [key: string]: unknown };
      settings?: TableSettings;
    };
    result: { table: string; links: { [key: string]: string } };
  };
  "table.get": { params: Nothing; result: TableDocument };
  "table.set": {
    params: {
      name?: string;
      contact?: string;
      standing?: { [key: string]: unknown };
      settings?: { [key: string]: string | number | boolean };
    };
    result: TableDocument;
  };
  "table.link": { params: { role: string; seat?: string }; result: { token: string } };
  "table.takeover": { params: { seat: string; bot?: string }; result: TableLook };
  "table.end": { params: Nothing; result: TableLook };
  "table.thaw": { params: Nothing; result: TableLook };
  "table.answer": { params: { yes: boolean; request?: string }; result: TableLook };
  "table.export": { params: { form: string }; result: { name: string; text: string } };
  "game.hint": { params: Nothing; result: { clause: string; text: string | null } };
  "game.odds": { params: { expect?: number; parts: Part[] }; result: { odds: number | null } };
};

/** Notification -> its parameters. */
export interface TableNotifications {
  "game.changed": TableLook;
  "table.changed": TableDocument;
  "server.closing": { after: number };
}

/** The data of an error. Which keys it has depends on the code. */
export interface FaultData {
  look?: TableLook;
  text?: string;
  cite?: string;
  what?: string;
  path?: string;
}

/** A site of a board that has shapes. */
export interface DrawnSite extends BoardSite {
  at: number[];
}

/** An area of a board that has shapes. */
export interface DrawnArea extends BoardArea {
  outline: number[][][];
  label: number[];
  room: number;
  units: number[];
  group: number[];
  pieces: number[];
  goods: number[];
  sites?: DrawnSite[];
}

/** A board as the page draws it. One without shapes has no extent, and the page lists its areas. */
export interface DrawnBoard extends Board {
  areas: DrawnArea[];
}

/** Thing -> the path of its symbol, or its lines and its solid part. */
export interface Symbols {
  [id: string]: string | [string, string];
}
