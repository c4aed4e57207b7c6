"""The plug-in: says where the manifest lies, and registers the one word that needs Python (T4.2)."""

from __future__ import annotations

from pathlib import Path as Folder

from cyclades_core.extending import Frame, Maker, Node, Path, Runner, buildings, chance, hookimpl, read, takes, verb


@hookimpl
def cyclades_expansion() -> Folder:
    """Return the folder of this expansion."""
    return Folder(__file__).parent


@verb("scatter", required=("buildings",), params={"buildings": takes.ListOf(takes.NAME)("types, one building of each")})
def scatter(maker: Maker, node: Node, path: Path) -> None:
    """Put buildings at random on the squares that the board marks for it, one each (T4.2)."""
    # here chance chooses the sites, which no word of the core does
    names = read.names(node["buildings"])
    types = [maker.number_of("building", name, (*path, "buildings", i)) for i, name in enumerate(names)]

    def put(runner: Runner, frame: Frame) -> None:
        # more squares than buildings: some are drawn (T3.6)
        for kind, site in zip(types, chance.shuffled(runner, runner.table.start_sites, "site"), strict=False):
            buildings.place_first(runner, site, kind)

    maker.change(put)
