#!/usr/bin/env node
// A whole game over `cyclades rpc` with nothing but option values: player.mjs MODULES PLAYERS MODE SEED [COMMAND...]
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [modules, players, mode, seed, ...command] = process.argv.slice(2);
const [program, ...rest] = command.length ? command : ["cyclades", "rpc"];
const engine = spawn(program, rest, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let calls = 0;
let state = Number(seed) % 2147483647 || 1;
const below = (n) => (state = (state * 48271) % 2147483647) % n; // chance that is the same every time

async function call(method, params) {
  engine.stdin.write(JSON.stringify({ jsonrpc: "2.0", id: ++calls, method, params }) + "\n");
  const answer = JSON.parse((await lines.next()).value);
  if (answer.error) throw new Error(`${method} ${JSON.stringify(params)}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

await call("initialize", { protocol: 1, client: "player.mjs", lang: "en" });
const wish = { modules: modules.split(","), players: Number(players), mode: mode || null, seed };
let look = await call("game.new", wish);
const game = look.game;
let plies = 0;
while (look.waiting) {
  const seat = look.waiting.seat;
  if (!look.decision) look = await call("game.look", { game, seat }); // the Look was for another seat
  const parts = [];
  let draft = { complete: false, decision: look.decision };
  while (!draft.complete) {
    const options = draft.decision.options;
    parts.push(options[below(options.length)].value);
    draft = await call("game.draft", { game, seat, expect: look.seq, parts });
  }
  look = await call("game.play", { game, seat, expect: look.seq, key: `k${plies++}`, parts });
}
console.log(JSON.stringify({ winners: look.result.winners, plies }));
engine.stdin.end();
