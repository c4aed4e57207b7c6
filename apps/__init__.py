"""Applications on top of the engine, installed as `cyclades_apps`.

- `cli`: the command `cyclades`
- `bots`: computer players
- `simulation`: many games, tournaments and reports
- `learning`: environments for Gymnasium, PettingZoo and OpenSpiel
- `rpc`: the JSON-RPC protocol
- `server`, `web`: tables to play at in the browser
- `scenarios`, `records`: rule examples and game records
- `authoring`, `translation`: tools for authors of expansions and for translators
- `cards`, `pictures`: printed cards and drawn boards
"""
