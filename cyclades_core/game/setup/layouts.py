"""The table of one game: board, people and the layout of the state, from a ruleset and what `Game.new` was told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cyclades_core.content.boards.board import Board
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.content.boards.tiles import ASSEMBLED, parse_layout, random_layout
from cyclades_core.engine.state.game_layout import GameLayout, Memo
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.change_flags import ALL, ZONES
from cyclades_core.engine.values.reveals import CARD, SECRET

from .seating import SetupError, check_names, seat_people, spoken_words

__all__ = ["SetupError", "board_of", "check_board", "find_board", "make_table"]

#: So many tables a ruleset keeps: enough for all that are played again, while boards laid by chance come and go.
KEPT = 64


def find_board(
    book: Any, players: int, mode: str | None, board: Any, draw: Callable[[int], int]
) -> tuple[Any, dict[str, Any] | None]:
    """The board as `make_table` takes it, and as a save keeps it if it has no name.

    `assembled` lays tiles by chance, with `draw` (B3.10); a mapping is one's own board: map, graph or layout.
    """
    if board == ASSEMBLED:
        factions = players * _mode(book, players, mode).factions
        board = random_layout(book.tiles, book.tiles.take.get(players, 0), factions, draw)
        if board is None:
            raise SetupError("no-board", players=players)
    if not isinstance(board, Mapping):
        if board is not None and not isinstance(board, (str, Board)):
            raise SetupError("unknown-board", name=str(board)[:80], boards=tuple(b.id for b in book.boards))
        return board, None
    return parse_layout(board, book.tiles) if "layout" in board else parse_board(board), dict(board)


def board_of(table: GameLayout) -> Board:
    """The board that a table was made of: rules know its numbers only."""
    assert isinstance(table.board, Board)
    return table.board


def check_board(book: Any, table: GameLayout) -> None:
    """Refuse a board on which the edition cannot be set up (B3.10); a position may stand on any."""
    if book.setup is None:
        return
    board = board_of(table)
    land, islands = len(board.land()), len(board.islands())
    if land < book.setup.land * table.n_factions or islands < book.setup.islands:
        raise SetupError(
            "small-board", land=land, islands=islands, least=book.setup.land * table.n_factions, most=book.setup.islands
        )


def make_table(
    book: Any,
    players: list[str],
    mode: str | None,
    teams: Any,
    board: Any,
    discreet: bool = False,
    confirm: tuple[str, ...] = (),
) -> GameLayout:
    """Build (or take from the cache) the table."""
    if teams is not None and not _are_teams(teams):
        raise SetupError("bad-teams", size=_mode(book, len(players), mode).teams)
    key = (tuple(players), mode, _frozen(teams), board, discreet, confirm)  # a board of one's own counts by what it is
    found = book.tables.get(key)
    if found is not None:
        return found
    t = GameLayout()
    t.rules = book
    t.key = key
    t.discreet = discreet
    t.bridge_other_island = book.bridge_other_island
    definition = _mode(book, len(players), mode)
    seat_people(t, book, definition, players, teams)
    _board(t, book, definition, board)
    t.spoken = spoken_words(book)
    check_names(t)
    t.confirm = sum(1 << t.seats.index(seat) for seat in confirm)
    _layout(t, book)
    if len(book.tables) >= KEPT:
        del book.tables[next(iter(book.tables))]
    book.tables[key] = t
    return t


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, (list, tuple)) else value


def _are_teams(teams: Any) -> bool:
    """Whether it is a list of lists of names."""
    return isinstance(teams, (list, tuple)) and all(
        isinstance(team, (list, tuple)) and all(isinstance(name, str) for name in team) for team in teams
    )


def _mode(book: Any, players: int, name: str | None) -> Any:
    fitting = [m for m in book.modes if players in m.players]
    if name is not None:
        named = [m for m in book.modes if m.id == name]
        if not named:
            raise SetupError("unknown-mode", mode=name, modes=tuple(m.id for m in book.modes))
        fitting = [m for m in named if players in m.players]
    if not fitting:
        counts = tuple(sorted({n for m in book.modes if name in (None, m.id) for n in m.players}))
        raise SetupError("wrong-players", players=players, allowed=counts)
    default = [m for m in fitting if m.default]
    return (default or fitting)[0]


def _board(table: GameLayout, book: Any, mode: Any, board: Any) -> None:
    if board is None:
        name = mode.boards.get(str(table.players))
        board = next((b for b in book.boards if b.id == name or (name is None and table.players in b.players)), None)
        if board is None:
            raise SetupError("no-board", players=table.players)
    elif isinstance(board, str):
        found = next((b for b in book.boards if b.id == board), None)
        if found is None:
            fitting = tuple(b.id for b in book.boards if table.players in b.players) or tuple(b.id for b in book.boards)
            fitting += (ASSEMBLED,) if table.players in book.tiles.take else ()
            raise SetupError("unknown-board", name=board, boards=fitting)
        board = found
    table.board = board
    areas = [*board.land(), *board.sea()]
    table.areas = tuple(a.id for a in areas)
    table.area_number = {a.id: i for i, a in enumerate(areas)}
    table.n_areas = len(areas)
    table.n_land = len(board.land())
    table.land = (1 << table.n_land) - 1
    table.every = (1 << table.n_areas) - 1
    table.sea = table.every & ~table.land
    table.near = [sum(1 << table.area_number[n] for n in board.neighbours(a.id)) for a in areas]
    table.island = [
        sum(1 << j for j, b in enumerate(areas) if b.kind == "land" and b.island == a.island) if a.kind == "land" else 0
        for a in areas
    ]
    table.printed = [a.cornucopias for a in areas]
    table.symbol = sum(1 << i for i, a in enumerate(areas) if a.symbol)
    sites = [s for a in areas for s in board.sites_of(a.id)]
    table.sites = tuple(s.id for s in sites)
    table.site_number = {s.id: i for i, s in enumerate(sites)}
    table.n_sites = len(sites)
    table.site_area = [table.area_number[s.area] for s in sites]
    table.sites_at = [sum(1 << i for i, s in enumerate(sites) if s.area == a.id) for a in areas]
    table.covers = [sum(1 << table.site_number[c] for c in s.covers) for s in sites]
    table.basic_sites = sum(1 << i for i, s in enumerate(sites) if s.accepts in ("basic", "any"))
    table.large_sites = sum(1 << i for i, s in enumerate(sites) if s.accepts in ("large", "any"))
    table.site_seas = []
    for s in sites:
        seas = s.seas or tuple(n for n in board.neighbours(s.area) if table.area_number[n] >= table.n_land)
        table.site_seas.append(tuple(table.area_number[n] for n in seas))
    table.start_sites = tuple(i for i, s in enumerate(sites) if s.start)
    table.starts = []
    for seat in board.seats_for(table.players)[: table.n_factions]:
        table.starts.append(
            (tuple(table.area_number[a] for a in seat.islands), tuple(table.area_number[a] for a in seat.fleets))
        )


def _layout(table: GameLayout, book: Any) -> None:
    table.n_unit_kinds, table.n_building_types, table.n_goods = (
        len(book.names["unit"]),
        len(book.names["building"]),
        len(book.names["goods"]),
    )
    n = len(table.markers)
    areas, cards = table.n_areas + 1, book.n_cards  # the last area is the group in hand
    table.sizes = {
        **dict.fromkeys(("owner", "garrison"), areas),
        "tokens": table.n_areas,
        **dict.fromkeys(("built", "mark", "harbour", "extra", "special"), table.n_sites),
        **{"supply": table.n_unit_kinds, "stock": table.n_building_types, "gstock": table.n_goods},
        **dict.fromkeys(("hidden", "hidden_mark", "hidden_special", "gone", "owned"), table.n_factions),
        **dict.fromkeys(("bid", "forced", "amount"), n),
        **dict.fromkeys(("where", "hired", "since", "retired"), cards),
        **{"used": len(book.lines), "roll": book.roll_size, "gold": table.purses},
    }
    table.grids = {
        "units": (table.n_unit_kinds, areas),
        "reserve": (table.n_unit_kinds, table.n_factions),
        "goods": (table.n_goods, table.n_factions),
        "types": (table.n_building_types, table.n_factions),
    }
    sizes = {"game": 1, "faction": table.n_factions, "area": table.n_areas, "card": cards}
    table.counter_sizes = tuple(sizes[counter.per] for counter in book.counters)
    table.sites_of = Memo(lambda land: _united(table.sites_at, land))
    table.coast_of = Memo(lambda land: _united(table.near, land))
    table.bridges_of = Memo(lambda seas: _bridges(table, seas))
    table.resets = {scope: _resets(book, scope) for scope in ("turn", "phase", "round")}
    z = len(book.zone_names)
    table.z_resolving, table.z_removed, table.z_outside = 0, 1, 2
    table.z_hand, table.z_secret = z, z + table.n_factions
    table.hands, table.secrets = (
        tuple(range(z, z + table.n_factions)),
        tuple(range(z + table.n_factions, z + 2 * table.n_factions)),
    )
    table.z_track, table.z_always = z + 2 * table.n_factions, z + 2 * table.n_factions + 1
    table.n_zones = z + 2 * table.n_factions + 2
    table.shows = [CARD if zone in book.hidden_zones else 0 for zone in range(table.n_zones)]
    table.shows[table.z_secret : table.z_secret + table.n_factions] = [SECRET] * table.n_factions
    table.special = sum(1 << card for card, _ in book.special_cards)
    # what the standing rules of this mode look at
    table.watch = 0
    table.urgent = any(rule.order == "at-once" and rule.counts(table.mode) for rule in book.rules)
    table.watched_zones = [False] * table.n_zones
    for rule in book.rules:
        if rule.counts(table.mode):
            table.watch |= rule.watch & ALL
            if rule.watch & ZONES:
                for zone in range(table.n_zones) if rule.zones is None else rule.zones:
                    table.watched_zones[zone] = True


def _resets(book: Any, scope: str) -> list[int]:
    """The counters that fall back to 0 when a scope ends."""
    return [i for i, counter in enumerate(book.counters) if counter.scope == scope]


def _united(masks: list[int], members: int) -> int:
    out = 0
    for i in bits(members):
        out |= masks[i]
    return out


def _bridges(table: Any, seas: int) -> list[tuple[int, int]]:
    """The connected parts of these sea areas, each with the land areas that touch it."""
    out = []
    left = seas
    while left:
        part = left & -left
        grown = part
        while grown:
            grown = _united(table.near, grown) & left & ~part
            part |= grown
        out.append((part, _united(table.near, part) & table.land))
        left &= ~part
    return out
