#!/usr/bin/env python3
"""A bot for `--bots "exec:python bot.py"`: offers the least, and else takes one of the cheapest options by chance."""

import json
import random
import sys

chance = random.Random()


def choose(decision):
    """The value of one of the options."""
    options = decision["options"]
    if decision["prompt"] == "bid":
        return options[0]["value"] if decision["domain"]["sort"] == "number" else chance.choice(options)["value"]
    least = min(option.get("price", 0) for option in options)
    return chance.choice([option for option in options if option.get("price", 0) == least])["value"]


for line in sys.stdin:
    request = json.loads(line)
    result = {}
    if request["method"] == "initialize":
        chance.seed(request["params"]["seed"])
    elif request["method"] == "bot.choose":
        result = {"value": choose(request["params"]["decision"])}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
