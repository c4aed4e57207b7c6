"""Boards: areas, borders, building sites and starting seats, as plain immutable data.

A board is the same thing for every edition: a graph of land and sea areas. What an edition calls an island, a territory
or a land area is an `Area`; an *island* is a connected set of land areas (B3.3), a single area on some boards (L2.1.1).
`hex_maps.py` makes boards from TOML; nothing here reads text.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from attrs import field, frozen

Kind = Literal["land", "sea"]
Accepts = Literal["basic", "large", "any"]
Pair = tuple[str, str]


@frozen
class Area:
    """One space of the board.

    >>> Area("C3", "sea").is_land
    False
    """

    id: str
    kind: Kind
    island: str = ""
    """Id of the island the area belongs to; empty at sea."""
    cornucopias: int = 0
    """Printed ones only: they never move and never leave (L2.1.5, B3.6)."""
    symbol: bool = False
    """The symbol of B3.1 is printed here; what it is good for, rules say."""
    cells: tuple[str, ...] = ()
    """The hex cells of the drawing in reading order; none on a board that was given as a graph."""
    at: tuple[tuple[int, int], ...] = ()
    """Where these cells lie: x in half steps from the left, row from the top."""
    centre: tuple[float, float] | None = None
    """Where a label goes: mean of the cells, x in cell steps from the left, y in rows from the top."""
    name: str = ""
    """What it is called, the same in every language: may be typed for the id, and messages say it in words."""

    @property
    def is_land(self) -> bool:
        return self.kind == "land"


@frozen
class Site:
    """A place for one building.

    A large site lies across ordinary sites of its area and takes them out of use once it is built on (L2.1.3, L2.1.4).
    """

    id: str
    area: str
    accepts: Accepts = "basic"
    covers: tuple[str, ...] = ()
    """Ids of the ordinary sites a large site overlaps."""
    seas: tuple[str, ...] = ()
    """Sea areas of which a building here may stand in one at the same time: candidates for ports (B3.5)."""
    start: bool = False
    """The site carries a building symbol: a building may be put here at set-up (T3.6)."""


@frozen
class StartingPlace:
    """A starting position (L3.8): where the first troops and fleets stand."""

    islands: tuple[str, ...]
    """Ids of land areas."""
    fleets: tuple[str, ...]
    """Ids of sea areas."""
    players: int | None = None
    """Only for this number of players; None: for each number the board serves."""
    certainty: str = "unverified"
    """How well the position is known."""


@frozen
class Board:
    """A board, ready to be compiled. Land areas come first, both kinds row by row.

    >>> hut, bay = Area("hut", "land", island="hut"), Area("bay", "sea")
    >>> board = Board("pond", areas=(hut, bay), borders=(("bay", "hut"),))
    >>> board.neighbours("hut"), board.islands()
    (('bay',), {'hut': ('hut',)})
    """

    id: str
    players: tuple[int, ...] = ()
    """The numbers of players it is made for; empty: never chosen by number, only by name (fixtures, scenarios)."""
    areas: tuple[Area, ...] = ()
    borders: tuple[Pair, ...] = ()
    """Each pair once, ids sorted within the pair, pairs sorted."""
    sites: tuple[Site, ...] = ()
    seats: tuple[StartingPlace, ...] = ()
    own_design: bool = False
    """Made by us, not taken from a printed board."""
    verified: bool = False
    """Agrees with independent sources about the printed board."""
    outline: str = field(default="", repr=False)
    """The hex map as it was typed, without its margin; empty for a graph."""

    @cached_property
    def _areas(self) -> dict[str, Area]:
        return {area.id: area for area in self.areas}

    @cached_property
    def _near(self) -> dict[str, tuple[str, ...]]:
        near: dict[str, set[str]] = {area.id: set() for area in self.areas}
        for one, other in self.borders:
            near[one].add(other)
            near[other].add(one)
        return {key: tuple(area.id for area in self.areas if area.id in found) for key, found in near.items()}

    @cached_property
    def _sites(self) -> dict[str, tuple[Site, ...]]:
        return {area.id: tuple(site for site in self.sites if site.area == area.id) for area in self.areas}

    @cached_property
    def _islands(self) -> dict[str, tuple[str, ...]]:
        islands: dict[str, tuple[str, ...]] = {}
        for area in self.land():
            islands[area.island] = (*islands.get(area.island, ()), area.id)
        return islands

    @cached_property
    def _land(self) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if area.is_land)

    @cached_property
    def _sea(self) -> tuple[Area, ...]:
        return tuple(area for area in self.areas if not area.is_land)

    @cached_property
    def called(self) -> dict[str, str]:
        """Name of an area -> its id, for those that have one."""
        return {area.name: area.id for area in self.areas if area.name}

    @property
    def places(self) -> dict[str, tuple[Kind, str]]:
        """Id of each area -> its kind and its name, which may be empty: what messages need to speak of it."""
        return {area.id: (area.kind, area.name) for area in self.areas}

    def area(self, area_id: str) -> Area:
        """The area with this id; KeyError if there is none."""
        return self._areas[area_id]

    def neighbours(self, area_id: str) -> tuple[str, ...]:
        """Ids of the areas that share a border with this one, in board order."""
        return self._near[area_id]

    def sites_of(self, area_id: str) -> tuple[Site, ...]:
        """The sites of an area: ordinary ones first, then the large one."""
        return self._sites[area_id]

    def islands(self) -> dict[str, tuple[str, ...]]:
        """Island id -> ids of its land areas, in board order."""
        return dict(self._islands)

    def land(self) -> tuple[Area, ...]:
        return self._land

    def sea(self) -> tuple[Area, ...]:
        return self._sea

    def seats_for(self, players: int) -> tuple[StartingPlace, ...]:
        """The seats for a number of players: those made for it, else those made for any number."""
        made = tuple(seat for seat in self.seats if seat.players == players)
        return made or tuple(seat for seat in self.seats if seat.players is None)
