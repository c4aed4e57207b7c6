"""Boards from TOML: hex maps in ASCII with a legend, and plain graphs for fixtures and scenarios.

One grammar serves every edition. A token a cell, tokens separated by blanks, each row shifted by half a step against
the next; cells are named by row letter and 1-based column. Adjacency comes from the indentation and is never typed.

- `.` is a sea space, `$` one with a cornucopia: each such cell is an area of its own, named like the cell (L2.2).
- `#` is no space at all, like a mountain that nobody can cross: nothing is adjacent to it or through it.
- An entry with `sea = true` makes more of these; `sea = "a"` or `land = "m3-b1"` names *one* area of all its cells.
- A token in letters needs neither key: upper case is land, lower case is sea, the token is the id. A single lower-case
  letter needs no entry at all.
- Land may have `squares`, `site` (true, false, or the squares it covers), `cornucopias`, `symbol`, `start` (squares
  with a building symbol), `ports` (square -> seas) and `island`.
- `[names]` tells what areas are called, id by id: `C3 = "kea-strait"`. A name can be typed in place of the id, so it is
  small letters, digits and hyphens, and neither an id nor another name of the board.
- `sites = "shared"`: every square takes every building (B3.4); `"covered"`, the default: large sites lie on squares.

Errors are codes with the TOML path of the key, all of a document at once; words for them live in the locales.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from attrs import Factory, define

from cyclades_core.engine.values.limits import AREAS, CELLS, ID_LENGTH, SITES, SQUARES
from cyclades_core.engine.values.player_names import is_place

from .board import Accepts, Area, Board, Kind, Pair, Site, StartingPlace
from .board_keys import BOARD_KEYS, LAND_KEYS, SEAT_DOCS
from .board_reader import CODES, BoardTable, MapError, Path, raise_all
from .hex_drawing import Cell, Grid, read_grid, trimmed
from .place_names import read_names

__all__ = [
    "CODES",
    "BoardTable",
    "MapError",
    "Path",
    "parse_board",
    "raise_all",
]

_BUILT_IN: dict[str, dict[str, object]] = {".": {"sea": True}, "$": {"sea": True, "cornucopias": 1}}

_NOTHING = "#"

_Meaning = tuple[Kind, str | None, BoardTable]


@define
class _Draft:
    """An area in the making, whichever form it came from."""

    id: str
    kind: Kind
    spec: BoardTable
    cells: list[Cell] = Factory(list)


@define
class _Plan:
    """What both forms yield. `sound` is false where the geometry cannot be trusted: one mistake, one message."""

    drafts: dict[str, _Draft] = Factory(dict)
    near: dict[str, set[str]] = Factory(lambda: defaultdict(set))
    outline: str = ""
    sound: bool = True
    squares: Literal["squares", "sites"] = "squares"

    def join(self, one: str, other: str) -> None:
        if one != other:
            self.near[one].add(other)
            self.near[other].add(one)

    def borders(self) -> tuple[Pair, ...]:
        return tuple(sorted((one, other) for one, found in self.near.items() for other in found if one < other))

    def of_kind(self, kind: Kind) -> list[str]:
        return [draft.id for draft in self.drafts.values() if draft.kind == kind]


def parse_board(document: Mapping[str, object]) -> Board:
    """A board from a parsed TOML document: a hex map (`map`, `legend`, `seat`) or a graph (`areas`, `seats`).

    Raises MapError with all problems of the document.

    >>> legend = {"01": {"land": "hut", "squares": 2}}
    >>> board = parse_board({"id": "pond", "map": "  .   $\\n.   01  .", "legend": legend})
    >>> board.neighbours("hut"), [site.id for site in board.sites]
    (('A1', 'A2', 'B1', 'B3'), ['hut.s1', 'hut.s2', 'hut.site'])
    >>> ring = parse_board({"areas": {"X": {"kind": "land", "sites": 1, "near": ["a"]}, "a": {"kind": "sea"}}})
    >>> ring.borders
    (('X', 'a'),)
    """
    problems: list[MapError] = []
    top = BoardTable(document, (), problems)
    graph = "areas" in document and "map" not in document
    top.only(BOARD_KEYS | ({"areas", "seats"} if graph else {"map", "legend", "seat"}))
    plan = _from_graph(top) if graph else _from_map(top)
    for name, draft in plan.drafts.items():
        if not _is_name(name):
            draft.spec.fail(
                "bad-value", *([draft.kind] if draft.kind in draft.spec.data else []), expected="id", name=name[:80]
            )
    if not _is_name(top.text("id", "inline")):
        top.fail("bad-value", "id", expected="id", name=top.text("id", "inline")[:80])
    if len(plan.drafts) > AREAS:  # what follows compares all areas with one another
        raise MapError("too-large", ("areas" if graph else "map",), limit=AREAS)
    board = _finished(top, plan, "seats" if graph else "seat")
    if len(board.sites) > SITES:
        top.fail("too-large", "sites", limit=SITES)
    raise_all(problems)
    return board


def _from_map(top: BoardTable) -> _Plan:
    text = top.text("map", "")
    if len(text.split()) > CELLS:
        top.fail("too-large", "map", limit=CELLS)
        text = ""
    grid = read_grid(text)
    plan = _Plan(outline=trimmed(text))
    for letter in grid.ragged:
        top.fail("ragged-map", "map", row=letter)
    legend = top.table("legend")
    used = {cell.token: cell for cell in reversed(grid.cells) if cell.token != _NOTHING}
    for token in legend.data:
        if token not in used:
            legend.fail("unused-token", token, token=token)
    meanings = {token: _meaning(token, cell, legend, top) for token, cell in reversed(used.items())}
    _reject_duplicates(meanings, grid)
    at: dict[tuple[int, int], str] = {}
    for cell in grid.cells:
        meaning = meanings.get(cell.token)
        if meaning is not None:
            kind, name, spec = meaning
            name = at[cell.x, cell.row] = cell.name if name is None else name
            plan.drafts.setdefault(name, _Draft(name, kind, spec)).cells.append(cell)
    for cell in grid.cells:
        for place in cell.near():
            if place in at and (cell.x, cell.row) in at:
                plan.join(at[cell.x, cell.row], at[place])
    plan.sound = not grid.ragged and None not in meanings.values()
    if plan.sound:
        _reject_split_areas(plan)
    return plan


def _is_name(name: str) -> bool:
    return len(name) <= ID_LENGTH and is_place(name)


def _meaning(token: str, cell: Cell, legend: BoardTable, top: BoardTable) -> _Meaning | None:
    """Kind, area id (None: each cell is an area) and table of a token; None after noting why it has no meaning."""
    if token not in legend.data:
        if token in _BUILT_IN:
            return "sea", None, BoardTable(_BUILT_IN[token], ("map",), legend.problems)
        if len(token) == 1 and token.islower():
            return "sea", token, BoardTable({}, ("map",), legend.problems)
        top.fail("unknown-token", "map", token=token, cell=cell.name)
        return None
    entry = legend.table(token)
    keys = [key for key in ("land", "sea") if key in entry.data]
    value = entry.data[keys[0]] if len(keys) == 1 else not keys and (token.isupper() or token.islower())
    if not (value is True or (isinstance(value, str) and value)):
        entry.fail("bad-value", *keys[:1], expected="land-or-sea")
        return None
    kind: Kind = "land" if keys == ["land"] or (not keys and token.isupper()) else "sea"
    entry.only(LAND_KEYS | {"land", "squares"} if kind == "land" else {"sea", "cornucopias"})
    if isinstance(value, str):
        return kind, value, entry
    return kind, None if keys == ["sea"] else token, entry


def _reject_duplicates(meanings: Mapping[str, _Meaning | None], grid: Grid) -> None:
    """Two tokens with one id, or a name that is also the name of a sea cell, would silently become one area."""
    known = {token: meaning for token, meaning in meanings.items() if meaning is not None}
    taken = {cell.name for cell in grid.cells if cell.token in known and known[cell.token][1] is None}
    for kind, name, spec in known.values():
        if name in taken:
            spec.fail("duplicate-area", *([kind] if kind in spec.data else []), area=name)
        if name is not None:
            taken.add(name)


def _reject_split_areas(plan: _Plan) -> None:
    for draft in plan.drafts.values():
        places = {(cell.x, cell.row): cell for cell in draft.cells}
        reached = [draft.cells[0]]
        for cell in reached:  # grows while it is walked
            reached += [places[place] for place in cell.near() if place in places and places[place] not in reached]
        if len(reached) < len(places):
            apart = tuple(cell.name for cell in draft.cells if cell not in reached)
            draft.spec.fail("split-area", area=draft.id, cells=apart)


def _from_graph(top: BoardTable) -> _Plan:
    plan = _Plan(squares="sites")
    areas = top.table("areas")
    for name in areas.data:
        spec = areas.table(name)
        kind = spec.data.get("kind")
        if kind not in ("land", "sea"):
            spec.fail("bad-value", "kind", expected="land-or-sea")
            plan.sound = False
        spec.only({"kind", "near", "cornucopias"} if kind == "sea" else LAND_KEYS | {"kind", "near", "sites"})
        plan.drafts[name] = _Draft(name, "sea" if kind == "sea" else "land", spec)
    for name, draft in plan.drafts.items():
        for i, other in enumerate(draft.spec.names("near")):
            if other in plan.drafts and other != name:
                plan.join(name, other)  # said on one side, it holds on both (B3.1)
            else:
                draft.spec.fail("unknown-area", "near", i, name=other, known=tuple(plan.drafts))
    return plan


def _finished(top: BoardTable, plan: _Plan, seat_key: str) -> Board:
    shared = top.text("sites", "covered")
    if shared not in ("covered", "shared"):
        top.fail("bad-value", "sites", expected="covered-or-shared")
    for kind in ("land", "sea"):
        if not plan.of_kind(kind):
            top.fail(f"no-{kind}", "map" if seat_key == "seat" else "areas")
    islands = _islands(plan)
    land, sea = plan.of_kind("land"), plan.of_kind("sea")
    names = read_names(top.table("names"), land + sea)
    players = top.numbers("players")
    return Board(
        id=top.text("id", "inline"),
        players=players,
        areas=tuple(_area(plan.drafts[name], islands.get(name, ""), names.get(name, "")) for name in land + sea),
        borders=plan.borders(),
        sites=tuple(site for name in land for site in _sites(plan.drafts[name], plan, shared == "shared")),
        seats=_seats(top.tables(seat_key), plan, players),
        own_design=top.flag("own-design"),
        verified=top.flag("verified"),
        outline=plan.outline,
    )


def _area(draft: _Draft, island: str, name: str) -> Area:
    cells, centre = draft.cells, None
    if cells:
        across, down = sum(cell.x for cell in cells) / 2, sum(cell.row for cell in cells)
        centre = (round(across / len(cells), 3), round(down / len(cells), 3))
    return Area(
        id=draft.id,
        kind=draft.kind,
        island=island,
        cornucopias=draft.spec.count("cornucopias"),
        symbol=draft.kind == "land" and draft.spec.flag("symbol"),
        cells=tuple(cell.name for cell in cells),
        at=tuple((cell.x, cell.row) for cell in cells),
        centre=centre,
        name=name,
    )


def _islands(plan: _Plan) -> dict[str, str]:
    """Area -> island: a maximal connected set of land areas (B3.3); so adjacent territories share one (T3.7)."""
    island: dict[str, str] = {}
    taken: set[str] = set()
    land = plan.of_kind("land")
    for first in land:
        if first in island:
            continue
        group = [first]
        for member in group:  # grows while it is walked
            group += [other for other in land if other in plan.near[member] and other not in group]
        specs = [plan.drafts[member].spec for member in land if member in group]
        named = [(spec, spec.text("island", "")) for spec in specs if "island" in spec.data]
        name = next((given for _, given in named if given), first)
        for spec, given in named:
            if plan.sound and (given != name or name in taken):
                spec.fail("split-island", "island", island=given)
        taken.add(name)
        island.update(dict.fromkeys(group, name))
    return island


def _sites(draft: _Draft, plan: _Plan, shared: bool) -> list[Site]:
    spec = draft.spec
    seas = [sea for sea in plan.of_kind("sea") if sea in plan.near[draft.id]]
    names = [f"s{n}" for n in range(1, spec.count(plan.squares, "bad-squares", SQUARES) + 1)]
    start = _squares(spec, names, "start", spec.names("start"))
    ports = spec.table("ports")
    _squares(ports, names, None, ports.data)
    touched: dict[str, tuple[str, ...]] = {}
    for name in names:
        # No list: every sea area at the coast is a candidate (B3.5).
        listed = ports.names(name) if name in ports.data else tuple(seas)
        for i, sea in enumerate(listed):
            if sea not in seas and (plan.sound or sea not in plan.drafts):
                ports.fail("unknown-area", name, i, name=sea, known=tuple(seas))
        touched[name] = listed
    accepts: Accepts = "any" if shared else "basic"
    sites = [Site(f"{draft.id}.{n}", draft.id, accepts, seas=touched[n], start=n in start) for n in names]
    covers = _covered(spec, names, shared)
    if covers:
        reach = {sea for name in covers for sea in touched.get(name, ())}
        large = tuple(sea for sea in seas if sea in reach)
        sites.append(Site(f"{draft.id}.site", draft.id, "large", tuple(f"{draft.id}.{n}" for n in covers), large))
    return sites


def _covered(spec: BoardTable, names: list[str], shared: bool) -> tuple[str, ...]:
    """The squares under the large site: the first two or the only one (L2.1.3), those named, or no site (T3.4)."""
    value = spec.data.get("site", not shared and bool(names))
    if value is False:
        return ()
    if shared or not names:  # B3.4: a metropolis takes an ordinary site; and a site lies on squares
        spec.fail("bad-squares", "site", squares=len(names))
        return ()
    if value is True:
        return tuple(names[:2])
    if not isinstance(value, str) or not value.split():
        spec.fail("bad-value", "site", expected="site")
        return ()
    return _squares(spec, names, "site", value.split())


def _squares(spec: BoardTable, names: list[str], key: str | None, given: Iterable[str]) -> tuple[str, ...]:
    """Those of the given square names that exist; the others are noted."""
    given = tuple(given)
    for name in given:
        if name not in names:
            spec.fail("bad-squares", key or name, name=name, known=tuple(names))
    return tuple(name for name in given if name in names)


def _seats(specs: Sequence[BoardTable], plan: _Plan, players: tuple[int, ...]) -> tuple[StartingPlace, ...]:
    """Return the seats. Two of them that are for the same number of players share no area."""
    found = tuple(_seat(spec, plan, players) for spec in specs)
    taken: set[tuple[int | None, str]] = set()
    for spec, seat in zip(specs, found, strict=True):
        for key in ("islands", "fleets"):
            for i, name in enumerate(spec.names(key)):
                if (seat.players, name) in taken:
                    spec.fail("taken-start", key, i, area=name)
        taken |= {(seat.players, name) for name in (*seat.islands, *seat.fleets)}
    return found


def _seat(spec: BoardTable, plan: _Plan, players: tuple[int, ...]) -> StartingPlace:
    spec.only(SEAT_DOCS)
    kinds: tuple[tuple[str, Kind], ...] = (("islands", "land"), ("fleets", "sea"))
    for key, kind in kinds:
        known = plan.of_kind(kind)
        for i, name in enumerate(spec.names(key)):
            if name not in known:
                spec.fail("unknown-area", key, i, name=name, known=tuple(known))
    number = spec.count("players") if "players" in spec.data else None
    if number is not None and players and number not in players:
        spec.fail("bad-value", "players", expected="players")
    return StartingPlace(spec.names("islands"), spec.names("fleets"), number, spec.text("certainty", "unverified"))
