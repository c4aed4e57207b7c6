"""The table of one game: board, seats, factions, sides, markers and purses as numbers, and where each fact lies in the
cells. Derived from a ruleset by `Game.new`, immutable afterwards, shared by all clones of the game.

Areas are numbered with land first (0 .. L-1) and sea after it (L .. A-1), so that one mask selects either. Number A is
not a place on the board: it is the *group in hand*, whose units, owner and garrison have the same cells as an area's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = ["Kept", "Table"]

# ints: gold per purse first, then amounts per marker, then these
GLOBALS = (
    "rng",  # the generator's one integer
    "round",
    "active",  # faction whose turn it is, -1 outside turns
    "god",  # card of the god whose turn it is, -1
    "marker",  # marker of the running turn, -1
    "dirty",  # what standing rules must look at
    "held",  # how many frames on the stack say `hold`
    "phase",  # number of the phase, -1 before the first
    "result",  # 0 running, 1 over
    "winners",  # mask of sides that won
    # how many draws of each kind there were (`rules.scripting`), and the first that was scripted wrongly
    *("drawn-roll", "drawn-shuffle", "drawn-order", "drawn-gods", "drawn-draw", "drawn-look", "misdrawn"),
    "ending",  # 1: the game ends with this round
)

# the group in hand, beside its row of units: plain numbers below 256
GROUP = ("move", "from", "to", "steps", "locked", "passing")
# the battle being fought: 255 = none
BATTLE = (
    "area",
    "attacker",
    "defender",
    "round",
    "die-0",
    "die-1",
    "extra-0",
    "extra-1",
    "lost-0",
    "lost-1",
    "loss-0",
    "loss-1",
    "saved-0",
    "saved-1",
    "sea",
    "retreated",
)


# blocks of cells, each beginning at the table's `o_<name>`; those of the counters follow
BLOCKS = (
    *("owner", "units", "garrison", "tokens"),  # per area and for the group in hand
    *("site", "mark", "harbour", "extra", "special"),  # per building site
    *("reserve", "supply", "stock", "goods", "gstock", "types"),
    *("hidden", "hidden-mark", "hidden-extra", "hidden-special", "gone"),  # per faction
    *("bid", "forced"),  # per marker
    *("where", "hired", "since", "retired"),  # per card
    *("used", "rising", "roll", "open", "laid", "lay-round", "place", "group", "battle"),
)


class Kept(dict[int, Any]):
    """Answers that depend on a mask only, made when they are first asked for."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[int], Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, mask: int) -> Any:
        if len(self) > 20_000:
            self.clear()
        found = self[mask] = self.make(mask)
        return found


class Table:
    """Numbers of one game. Plain attributes, filled once by `compiling.tables`.

    They are slots, because every rule reads some of them all the time.
    """

    __slots__ = (
        *("A", "F", "G", "K", "L", "S", "T", "allies", "area_number", "areas", "basic_sites", "board"),
        *("bridge_other_island", "bridges_of", "cells", "coast_of", "counter_at", "counter_size", "covers", "enemies"),
        *(
            "discreet",
            "every",
            "factions",
            "firing",
            "i_amount",
            "island",
            "key",
            "land",
            "large_sites",
            "live",
            "markers",
            "memo",
        ),
        *("m_covered", "m_manned", "m_occupied", "m_pieces", "mode", "mode_definition", "n_ints", "n_markers"),
        *("n_masks", "n_zones", "near", "o", "own_purses", "plain_bids", "players", "printed", "purse_markers"),
        *("purse_of", "purses", "resets", "rules", "sea", "seat_of", "seats", "side_of", "sides", "site_area"),
        *("site_number", "site_seas", "sites", "sites_at", "sites_of", "special", "start_sites", "starts", "symbol"),
        *("shows", "talk", "target", "targets", "tax_cards", "urgent", "watch", "watched_zones", "watching", "who"),
        *("z_always", "z_hand", "z_outside", "z_removed", "z_resolving", "z_secret", "z_track"),
        *("i_" + name.replace("-", "_") for name in GLOBALS),
        *("o_" + name.replace("-", "_") for name in BLOCKS),
    )

    def __init__(self) -> None:
        self.rules: Any = None  # the compiled ruleset
        self.key: tuple[Any, ...] = ()
        # board
        self.board: Any = None
        self.areas: tuple[str, ...] = ()
        self.area_number: dict[str, int] = {}
        self.A = 0
        self.L = 0
        self.land = 0
        self.sea = 0
        self.near: list[int] = []  # mask of adjacent areas
        self.island: list[int] = []  # mask of the land areas on the same island (0 for sea)
        self.printed: list[int] = []
        self.symbol = 0
        self.sites: tuple[str, ...] = ()
        self.site_number: dict[str, int] = {}
        self.S = 0
        self.site_area: list[int] = []
        self.covers: list[int] = []  # mask of sites that this large site overlaps
        self.site_seas: list[tuple[int, ...]] = []
        self.sites_at: list[int] = []  # mask of sites per area
        # people
        self.seats: tuple[str, ...] = ()
        self.factions: tuple[str, ...] = ()
        self.F = 0
        self.seat_of: list[int] = []  # faction -> seat
        self.side_of: list[int] = []  # faction -> side
        self.sides: list[tuple[int, ...]] = []
        self.purse_of: list[int] = []
        self.purses = 0
        self.markers: list[int] = []  # marker -> faction
        self.mode = ""
        self.players = 0
        self.discreet = False  # nobody learns anything from who is asked and who is not
        self.target = 0
        self.enemies: list[tuple[int, ...]] = []
        self.targets: list[tuple[int, ...]] = []  # whom cards may be aimed at
        # layout
        self.cells = 0
        self.n_ints = 0
        self.n_masks = 0
        self.n_zones = 0
        self.o: dict[str, int] = {}
        self.memo: dict[Any, Any] = {}
        self.watch = 0  # the changes that standing rules look at (bits of `rules.pieces`), and the zones among them
        self.watched_zones: list[bool] = []
        self.shows: list[int] = []  # per zone: what comes to light when a card leaves it (`plain.reveals`)
        # standing rules by such a change and in their order, filled when first asked
        self.watching: dict[int, tuple[list[Any], list[Any], list[Any], list[Any]]] = {}
        self.live: dict[str, Any] = {}  # modifiers that can count here, filled when first asked
        self.firing: dict[str, tuple[list[Any], int]] = {}  # the same with triggers, and the cards that have them

    def lay(self, blocks: list[tuple[str, int]]) -> None:
        """Give each block its offset, in `o` and, for those of every game, as `o_<name>` (dashes are underscores)."""
        at = 0
        for name, size in blocks:
            self.o[name] = at
            if name in BLOCKS:
                setattr(self, "o_" + name.replace("-", "_"), at)
            at += size
        self.cells = at

    if TYPE_CHECKING:
        # offsets (`o_...`), places of ints, masks and zones are attributes that the layout decides

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...
