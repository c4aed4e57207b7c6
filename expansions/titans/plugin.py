"""The plug-in: says where the manifest lies, and registers the one word that needs Python (T4.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cyclades_core.extending import buildings, chance, hookimpl, takes, verb


@hookimpl
def cyclades_expansion() -> Path:
    """Return the folder of this expansion."""
    return Path(__file__).parent


@verb("scatter", required=("buildings",), params={"buildings": takes.ListOf(takes.NAME)("types, one building of each")})
def scatter(c: Any, node: dict[str, Any], path: tuple[Any, ...]) -> None:
    """Put buildings at random on the squares that the board marks for it, one each (T4.2)."""
    # here chance chooses the sites, which no word of the core does
    types = [c.number_of("building", name, (*path, "buildings", i)) for i, name in enumerate(node["buildings"])]

    def put(m: Any, f: list[Any]) -> None:
        # more squares than buildings: some are drawn (T3.6)
        for kind, site in zip(types, chance.shuffled(m, m.table.start_sites, "site"), strict=False):
            buildings.place(m, site, kind)

    c.change(put)
