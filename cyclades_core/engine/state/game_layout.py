"""The table of one game: board, seats, factions, sides, markers and purses as numbers, and how long each row of the
state is. Derived from a ruleset by `Game.new`, immutable afterwards, shared by all clones of the game.

Areas are numbered with land first (0 to n_land - 1) and sea after it (to n_areas - 1), so that one mask selects either.
Number n_areas is not a place on the board: it is the *group in hand*, whose units, owner and garrison lie in the rows
of the areas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar
from warnings import warn

if TYPE_CHECKING:
    from .compiled_content import CompiledContent, Modifier, Test, Trigger

__all__ = ["ActiveSources", "GameLayout", "Memo"]

T = TypeVar("T")


def renamed(old: str, new: str, value: int) -> int:
    """Return a value, with the warning that its name has changed."""
    warn(f"position.table.{old} is now position.table.{new}", DeprecationWarning, stacklevel=3)  # text: ok Python
    return value


class Memo(dict[int, T], Generic[T]):
    """Answers that depend on a mask only, made when they are first asked for."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[int], T]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, mask: int) -> T:
        if len(self) > 20_000:
            self.clear()
        found = self[mask] = self.make(mask)
        return found


class ActiveSources:
    """The modifiers of one quantity that can count at a table (its mode, allies or none), by what they do."""

    __slots__ = ("allows", "company", "forbids", "forbids_sea", "mods", "unless")

    def __init__(self, mods: list[Modifier]) -> None:
        self.mods = mods
        self.forbids = [mod for mod in mods if mod.op == "forbid"]
        self.forbids_sea = [mod for mod in self.forbids if not mod.on_land]
        self.allows = [mod for mod in mods if mod.op == "allow"]
        self.unless = any(mod.unless is not None for mod in self.forbids)
        # the figures in whose company alone something is allowed; -1: not only in company
        company = {1 << mod.kind if mod.company else -1 for mod in self.allows}
        self.company = -1 if -1 in company else sum(company)


#: All there is of a table.
FIELDS = (
    *("n_areas", "allies", "area_number", "areas", "basic_sites", "beside_seas", "board", "bridge_other_island"),
    *(
        "bridges_of",
        "cites",
        "coast_of",
        "confirm",
        "counter_sizes",
        "covers",
        "discreet",
        "door",
        "enemies",
        "every",
        "n_factions",
        "factions",
    ),
    *(
        "firing",
        "n_goods",
        "grids",
        "hands",
        "island",
        "n_unit_kinds",
        "key",
        "n_land",
        "land",
        "large_sites",
        "live",
        "markers",
        "mode",
    ),
    *("n_markers", "n_zones", "near", "players", "printed", "purse_markers", "purse_of", "purses", "resets", "rules"),
    *("n_sites", "sea", "seat_of", "seats", "secrets", "shows", "side_of", "sides", "site_area", "site_number"),
    *("site_seas", "sites", "sites_at", "sites_of", "sizes", "special", "spoken", "start_sites", "starts"),
    *("symbol", "n_building_types"),
    *("talk", "target", "targets", "urgent", "watch", "watched_zones", "watching", "who", "z_always", "z_hand"),
    *("z_outside", "z_removed", "z_resolving", "z_secret", "z_track"),
)


class GameLayout:
    """Numbers of one game. Plain attributes, filled once by `compiling.tables`.

    They are slots, because every rule reads some of them all the time.
    """

    __slots__ = FIELDS

    rules: CompiledContent  # the compiled content
    # board: it is known to `definitions`, here it is only kept for those who ask for its names and drawing
    board: object
    key: tuple[object, ...]
    areas: tuple[str, ...]
    area_number: dict[str, int]
    n_areas: int
    n_land: int
    land: int
    sea: int
    every: int
    near: list[int]  # mask of adjacent areas
    island: list[int]  # mask of the land areas on the same island (0 for sea)
    printed: list[int]
    symbol: int
    sites: tuple[str, ...]
    site_number: dict[str, int]
    n_sites: int
    site_area: list[int]
    covers: list[int]  # mask of sites that this large site overlaps
    site_seas: list[tuple[int, ...]]
    sites_at: list[int]  # mask of sites per area
    basic_sites: int
    large_sites: int
    start_sites: tuple[int, ...]
    starts: list[tuple[tuple[int, ...], tuple[int, ...]]]
    bridge_other_island: bool
    sites_of: Memo[int]
    coast_of: Memo[int]
    bridges_of: Memo[list[tuple[int, int]]]
    # people
    spoken: frozenset[str]  # the words of notation
    seats: tuple[str, ...]
    factions: tuple[str, ...]
    n_factions: int
    seat_of: list[int]  # faction -> seat
    side_of: list[int]  # faction -> side
    sides: list[tuple[int, ...]]
    allies: bool  # does somebody have one?
    enemies: list[tuple[int, ...]]
    targets: list[tuple[int, ...]]  # whom cards may be aimed at
    who: list[int]  # the bits of a faction and its side in `dirty`
    purse_of: list[int]
    purses: int
    purse_markers: list[tuple[int, ...]]
    markers: list[int]  # marker -> faction
    n_markers: int
    mode: str
    cites: Mapping[str, str]  # rules of refusals by their case, in this mode
    talk: bool  # may partners speak of their gold?
    players: int
    discreet: bool  # nobody learns anything from who is asked and who is not
    confirm: int  # mask of the seats that are asked inside their clauses also what there is no choice about
    door: dict[str, object]  # what the door has made of it: ids, the people
    target: int
    # how long the rows of the state are
    n_unit_kinds: int
    n_building_types: int
    n_goods: int
    sizes: dict[str, int]
    grids: dict[str, tuple[int, int]]
    counter_sizes: tuple[int, ...]
    resets: dict[str, list[int]]
    # zones
    n_zones: int
    z_resolving: int
    z_removed: int
    z_outside: int
    z_hand: int
    z_secret: int
    z_track: int
    z_always: int
    hands: tuple[int, ...]  # per faction: the zone of its open cards, and that of those face down
    secrets: tuple[int, ...]
    shows: list[int]  # per zone: what comes to light when a card leaves it (`plain.reveals`)
    special: int  # mask of special cards
    watch: int  # the changes that standing rules look at (bits of `plain.changes`), and the zones among them
    urgent: bool
    watched_zones: list[bool]

    def __init__(self) -> None:
        self.discreet = False
        self.confirm = 0
        self.door = {}
        self.beside_seas: dict[tuple[int, int, int], int] = {}  # land beside so many of some seas
        # standing rules by such a change and in their order, filled when first asked
        self.watching: dict[int, tuple[Watching, Watching, Watching, Watching]] = {}
        self.live: dict[str, ActiveSources] = {}  # modifiers that can count here, filled when first asked
        self.firing: dict[str, tuple[list[Trigger], int]] = {}  # the same with triggers, and the cards that have them

    # The names of 1.0, for Python words of other expansions. Removed in 2.0.

    @property
    def A(self) -> int:
        return renamed("A", "n_areas", self.n_areas)

    @property
    def F(self) -> int:
        return renamed("F", "n_factions", self.n_factions)

    @property
    def G(self) -> int:
        return renamed("G", "n_goods", self.n_goods)

    @property
    def K(self) -> int:
        return renamed("K", "n_unit_kinds", self.n_unit_kinds)

    @property
    def L(self) -> int:
        return renamed("L", "n_land", self.n_land)

    @property
    def S(self) -> int:
        return renamed("S", "n_sites", self.n_sites)

    @property
    def T(self) -> int:
        return renamed("T", "n_building_types", self.n_building_types)

    def discreetly(self) -> GameLayout:
        """The same table, at which nobody learns anything from who is asked: made once."""
        twin = self.door.get("discreet")
        if not isinstance(twin, GameLayout):
            twin = GameLayout()
            for name in FIELDS:
                setattr(twin, name, getattr(self, name))
            twin.discreet = True
            self.door["discreet"] = twin
        return twin


if TYPE_CHECKING:
    Watching = list[tuple[int, Test]]
