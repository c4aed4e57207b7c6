"""The keys of boards and tiles, each with a sentence for schemas and the reference: key -> what it means."""

from __future__ import annotations

__all__ = [
    *("AREA_DOCS", "BOARD_DOCS", "BOARD_KEYS", "LAID_DOCS", "LAND_KEYS", "LAYOUT_KEYS", "SEAT_DOCS", "TILES_DOCS"),
    "TILE_DOCS",
]

#: A board, whichever form it has.
BOARD_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "id": "The name of the board.",
    "players": "For how many players.",
    "map": "The map in letters: a token a cell, each row shifted by half a step against the next.",
    "legend": "Token -> what its cells are.",
    "areas": "Area -> what it is and what lies beside it: a graph instead of a map.",
    "names": "Area -> what it is called.",
    "sites": "`covered`: large sites lie on squares; `shared`: every square takes every building.",
    "seat": "Where each player starts, on a map.",
    "seats": "Where each player starts, in a graph.",
    "side": "Which side of the tiles is up.",
    "layout": "Which tile lies where, and how it is turned.",
    "own-design": "No printed board: we made it.",
    "verified": "Compared with the printed one.",
    "cite": "The rule it is for.",
}
#: The keys of a map or a graph, and those of a layout of tiles.
BOARD_KEYS = frozenset({"id", "players", "names", "sites", "own-design", "verified", "cite"})
LAYOUT_KEYS = frozenset({"id", "players", "side", "layout", "own-design", "cite"})

#: An area in the legend of a map, or in a graph.
AREA_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "kind": "`land` or `sea`.",
    "near": "Areas beside it; said on one side it holds on both.",
    "land": "The id of the land area that all cells with this token are.",
    "sea": "`true`: every cell is a sea area of its own; an id: all cells are one.",
    "squares": "How many building squares it has, on a map.",
    "sites": "How many building squares it has, in a graph.",
    "site": "The squares under its large site; `false`: it has none.",
    "cornucopias": "How many are printed there.",
    "symbol": "It has the symbol that some rules ask for.",
    "start": "Squares where buildings may stand at the start.",
    "ports": "Square -> the seas that a harbour there may have.",
    "island": "The name of its island.",
}
#: The keys that land has on a map and in a graph.
LAND_KEYS = frozenset({"island", "site", "cornucopias", "symbol", "start", "ports"})

#: Where a player starts.
SEAT_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "islands": "Land areas with a troop.",
    "fleets": "Sea areas with a fleet.",
    "players": "Only for so many players.",
    "certainty": "How sure we are of it.",
}

#: The file with tiles, one tile, and a tile in a layout.
TILES_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "tile": "The tiles.",
    "take": "Number of players -> how many tiles.",
    "least": "What a board laid by chance has at least for each faction.",
    "own-design": "No printed tiles: we made them.",
    "cite": "The rule they are for.",
}
TILE_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "id": "The name of the tile.",
    "names": "Area -> what it is called, for both sides.",
    "a": "One side: `map` and `legend`.",
    "b": "The other side.",
}
LAID_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "tile": "Which tile.",
    "turn": "Sixths to the right.",
    "at": "Its place on the grid of the tiles.",
}
