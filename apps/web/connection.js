// The connection: JSON-RPC over one socket, which may die at any moment and is made again for ever.
// @ts-check

/** @import { FaultData, TableMethods, TableNotifications } from "./table_messages.d.ts" */

/**
 * @template {keyof TableMethods} Name
 * @typedef {TableMethods[Name]["params"]} Params
 */
/**
 * @template {keyof TableMethods} Name
 * @typedef {TableMethods[Name]["result"]} Result
 */
/**
 * @typedef {{ resolve: (result: unknown) => void, reject: (error: Fault) => void, text: string, again: boolean }} Sent
 */
/**
 * @typedef {{ [Name in keyof TableNotifications]: [method: Name, params: TableNotifications[Name]] }} Told
 * @typedef {Told[keyof Told] | [method: "error", params: Fault]} Notice
 */

const PING = 20_000;
const DEAD = 45_000;

/** An error of the protocol's closed list. */
export class Fault extends Error {
  /** @param {{ code: number, message: string, data?: FaultData }} error */
  constructor(error) {
    super(error.message);
    this.word = error.message;
    /** @type {FaultData} */
    this.data = error.data ?? {};
  }
}

export class Client {
  /**
   * @param {{ token: string | null, lang: () => string, told: (...notice: Notice) => void,
   *           state: (word: "connecting" | "open" | "lost") => void, resume: () => Promise<void> }} settings
   */
  constructor(settings) {
    this.settings = settings;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.next = 1;
    /** @type {Map<number, Sent>} */
    this.open = new Map();
    this.tries = 0;
    this.heard = 0;
    this.begun = 0; // when the socket was asked for
    this.hello = null;
    this.over = false;
    setInterval(() => this.beat(), 5_000);
    // phones kill sockets without telling: whoever comes back starts anew
    for (const name of ["pageshow", "online"]) addEventListener(name, () => this.restart());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.restart();
    });
  }

  restart() {
    if (this.over) return;
    const quiet = Date.now() - this.heard;
    if (this.socket && this.socket.readyState === WebSocket.OPEN && quiet < 3_000) return;
    // as a page is first shown
    if (this.socket && this.socket.readyState === WebSocket.CONNECTING && Date.now() - this.begun < 3_000) return;
    this.tries = 0;
    this.connect();
  }

  connect() {
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
    this.settings.state("connecting");
    this.begun = Date.now();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.begin(socket);
    socket.onmessage = (message) => this.read(message.data);
    socket.onclose = () => this.lost(socket);
  }

  /** @param {WebSocket} socket */
  async begin(socket) {
    this.heard = Date.now();
    try {
      const hello = this.call("initialize", {
        protocol: 1,
        client: "cyclades-table",
        lang: this.settings.lang(),
        token: this.settings.token,
      });
      const resumed = this.settings.resume(); // asked for at once: requests are answered in their order
      resumed.catch(() => undefined); // where the first fails, so do the others
      this.hello = await hello;
      this.tries = 0;
      this.settings.state("open");
      await resumed;
      // what was sent and not answered is sent again: its key makes that harmless
      for (const [, waiting] of this.open) if (waiting.again) socket.send(waiting.text);
    } catch (error) {
      if (
        error instanceof Fault &&
        (error.word === "not-yours" || error.word === "unknown" || error.word === "frozen")
      ) {
        this.over = true;
        this.settings.told("error", error);
      } else if (this.socket === socket) socket.close();
    }
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket || this.over) return;
    this.settings.state("lost");
    for (const [id, waiting] of this.open)
      if (!waiting.again) {
        this.open.delete(id);
        waiting.reject(new Fault({ code: 0, message: "lost", data: {} }));
      }
    const wait = Math.min(15_000, 500 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    setTimeout(() => socket === this.socket && this.connect(), wait);
  }

  beat() {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heard;
    if (quiet > DEAD) socket.close();
    else if (quiet > PING) this.call("ping", {}).catch(() => undefined);
  }

  /**
   * @template {keyof TableMethods} Name
   * @param {Name} method
   * @param {Params<Name>} params
   * @param {boolean} [again] sent again after a reconnection
   * @returns {Promise<Result<Name>>}
   */
  call(method, params, again = false) {
    const id = this.next++;
    const text = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    return new Promise((resolve, reject) => {
      const answered = (/** @type {unknown} */ result) => resolve(/** @type {Result<Name>} */ (result));
      this.open.set(id, { resolve: answered, reject, text, again });
      if (this.socket && this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
      else if (!again) {
        this.open.delete(id);
        reject(new Fault({ code: 0, message: "lost", data: {} }));
      }
    });
  }

  /** @param {string} text */
  read(text) {
    this.heard = Date.now();
    const message = JSON.parse(text);
    if (message.method) {
      this.settings.told(message.method, message.params);
      return;
    }
    const waiting = this.open.get(message.id);
    if (!waiting) return;
    this.open.delete(message.id);
    if (message.error) waiting.reject(new Fault(message.error));
    else waiting.resolve(message.result);
  }
}

/**
 * One request without a socket: for the start page.
 * @template {keyof TableMethods} Name
 * @param {Name} method
 * @param {Params<Name>} params
 * @returns {Promise<Result<Name>>}
 */
export async function post(method, params) {
  const answer = await fetch("/rpc", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const message = await answer.json();
  if (message.error) throw new Fault(message.error);
  return message.result;
}

/** A key that no other move has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
