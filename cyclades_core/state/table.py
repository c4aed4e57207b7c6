"""The table of one game: board, seats, factions, sides, markers and purses as numbers, and how long each row of the
state is. Derived from a ruleset by `Game.new`, immutable afterwards, shared by all clones of the game.

Areas are numbered with land first (0 .. L-1) and sea after it (L .. A-1), so that one mask selects either. Number A is
not a place on the board: it is the *group in hand*, whose units, owner and garrison lie in the rows of the areas.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = ["Kept", "Table"]


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
        *("A", "allies", "area_number", "areas", "basic_sites", "board", "bridge_other_island", "bridges_of"),
        *("coast_of", "counter_sizes", "covers", "discreet", "enemies", "every", "F", "factions", "firing"),
        *("G", "grids", "hands", "island", "K", "key", "L", "land", "large_sites", "live", "markers", "memo", "mode"),
        *("mode_definition", "n_markers", "n_zones", "near", "own_purses", "plain_bids", "players", "printed"),
        *("purse_markers", "purse_of", "purses", "resets", "rules", "S", "sea", "seat_of", "seats", "secrets", "shows"),
        *("side_of", "sides", "site_area", "site_number", "site_seas", "sites", "sites_at", "sites_of"),
        *("sizes", "special", "start_sites", "starts", "symbol", "T", "talk", "target", "targets", "tax_cards"),
        *("urgent", "watch", "watched_zones", "watching", "who", "z_always", "z_hand", "z_outside"),
        *("z_removed", "z_resolving", "z_secret", "z_track"),
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
        # how long the rows of the state are
        self.sizes: dict[str, int] = {}
        self.grids: dict[str, tuple[int, int]] = {}
        self.counter_sizes: tuple[int, ...] = ()
        self.n_zones = 0
        self.hands: tuple[int, ...] = ()  # per faction: the zone of its open cards, and that of those face down
        self.secrets: tuple[int, ...] = ()
        self.memo: dict[Any, Any] = {}
        self.watch = 0  # the changes that standing rules look at (bits of `rules.pieces`), and the zones among them
        self.watched_zones: list[bool] = []
        self.shows: list[int] = []  # per zone: what comes to light when a card leaves it (`plain.reveals`)
        # standing rules by such a change and in their order, filled when first asked
        self.watching: dict[int, tuple[list[Any], list[Any], list[Any], list[Any]]] = {}
        self.live: dict[str, Any] = {}  # modifiers that can count here, filled when first asked
        self.firing: dict[str, tuple[list[Any], int]] = {}  # the same with triggers, and the cards that have them

    if TYPE_CHECKING:
        # what only some rulesets or the layout of zones decide

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...
