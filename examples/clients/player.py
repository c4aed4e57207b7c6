#!/usr/bin/env python3
"""A whole game over `cyclades rpc` with nothing but option values: player.py MODULES PLAYERS MODE SEED [COMMAND...]"""

import json
import random
import subprocess
import sys

modules, players, mode, seed, *command = sys.argv[1:]
command = command or ["cyclades", "rpc"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
chance = random.Random(seed)
calls = 0


def call(method, **params):
    global calls
    calls += 1
    request = {"jsonrpc": "2.0", "id": calls, "method": method, "params": params}
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        sys.exit(f"{method} {params}: {answer['error']}")
    return answer["result"]


call("initialize", protocol=1, client="player.py", lang="en")
look = call("game.new", modules=modules.split(","), players=int(players), mode=mode or None, seed=seed)
game, plies = look["game"], 0
while look["waiting"]:
    seat = look["waiting"]["seat"]
    if look["decision"] is None:  # the Look was for another seat
        look = call("game.look", game=game, seat=seat)
    question, parts, complete = look["decision"], [], False
    while not complete:
        parts.append(chance.choice(question["options"])["value"])
        draft = call("game.draft", game=game, seat=seat, expect=look["seq"], parts=parts)
        question, complete = draft["decision"], draft["complete"]
    look = call("game.play", game=game, seat=seat, expect=look["seq"], key=f"k{plies}", parts=parts)
    plies += 1

print(json.dumps({"winners": look["result"]["winners"], "plies": plies}))
engine.stdin.close()
sys.exit(engine.wait())
