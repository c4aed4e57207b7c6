"""The table of one game: board, people and the layout of the state, from a ruleset and what `Game.new` was told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..definitions.board import Board
from ..definitions.maps import parse_board
from ..definitions.tiles import ASSEMBLED, parse_layout, random_layout
from ..plain.changes import ALL, ZONES
from ..plain.masks import bits
from ..plain.reveals import CARD, SECRET
from ..state.table import Kept, Table
from .people import SetupError, check_names, seat_people, spoken_words

__all__ = ["SetupError", "board_of", "check_board", "find_board", "make_table"]

#: So many tables a ruleset keeps: enough for all that are played again, while boards laid by chance come and go.
KEPT = 64


def find_board(
    r: Any, players: int, mode: str | None, board: Any, draw: Callable[[int], int]
) -> tuple[Any, dict[str, Any] | None]:
    """The board as `make_table` takes it, and as a save keeps it if it has no name.

    `assembled` lays tiles by chance, with `draw` (B3.10); a mapping is one's own board: map, graph or layout.
    """
    if board == ASSEMBLED:
        factions = players * _mode(r, players, mode).factions
        board = random_layout(r.tiles, r.tiles.take.get(players, 0), factions, draw)
        if board is None:
            raise SetupError("no-board", players=players)
    if not isinstance(board, Mapping):
        if board is not None and not isinstance(board, (str, Board)):
            raise SetupError("unknown-board", name=str(board)[:80], boards=tuple(b.id for b in r.boards))
        return board, None
    return parse_layout(board, r.tiles) if "layout" in board else parse_board(board), dict(board)


def board_of(t: Table) -> Board:
    """The board that a table was made of: rules know its numbers only."""
    assert isinstance(t.board, Board)
    return t.board


def check_board(r: Any, t: Table) -> None:
    """Refuse a board on which the edition cannot be set up (B3.10); a position may stand on any."""
    if r.setup is None:
        return
    board = board_of(t)
    land, islands = len(board.land()), len(board.islands())
    if land < r.setup.land * t.F or islands < r.setup.islands:
        raise SetupError("small-board", land=land, islands=islands, least=r.setup.land * t.F, most=r.setup.islands)


def make_table(
    r: Any,
    players: list[str],
    mode: str | None,
    teams: Any,
    board: Any,
    discreet: bool = False,
    confirm: tuple[str, ...] = (),
) -> Table:
    """Build (or take from the cache) the table."""
    if teams is not None and not _are_teams(teams):
        raise SetupError("bad-teams", size=_mode(r, len(players), mode).teams)
    key = (tuple(players), mode, _frozen(teams), board, discreet, confirm)  # a board of one's own counts by what it is
    found = r.tables.get(key)
    if found is not None:
        return found
    t = Table()
    t.rules = r
    t.key = key
    t.discreet = discreet
    t.bridge_other_island = r.bridge_other_island
    definition = _mode(r, len(players), mode)
    seat_people(t, r, definition, players, teams)
    _board(t, r, definition, board)
    t.spoken = spoken_words(r)
    check_names(t)
    t.confirm = sum(1 << t.seats.index(seat) for seat in confirm)
    _layout(t, r)
    if len(r.tables) >= KEPT:
        del r.tables[next(iter(r.tables))]
    r.tables[key] = t
    return t


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, (list, tuple)) else value


def _are_teams(teams: Any) -> bool:
    """Whether it is a list of lists of names."""
    return isinstance(teams, (list, tuple)) and all(
        isinstance(team, (list, tuple)) and all(isinstance(name, str) for name in team) for team in teams
    )


def _mode(r: Any, players: int, name: str | None) -> Any:
    fitting = [m for m in r.modes if players in m.players]
    if name is not None:
        named = [m for m in r.modes if m.id == name]
        if not named:
            raise SetupError("unknown-mode", mode=name, modes=tuple(m.id for m in r.modes))
        fitting = [m for m in named if players in m.players]
    if not fitting:
        counts = tuple(sorted({n for m in r.modes if name in (None, m.id) for n in m.players}))
        raise SetupError("wrong-players", players=players, allowed=counts)
    default = [m for m in fitting if m.default]
    return (default or fitting)[0]


def _board(t: Table, r: Any, mode: Any, board: Any) -> None:
    if board is None:
        name = mode.boards.get(str(t.players))
        board = next((b for b in r.boards if b.id == name or (name is None and t.players in b.players)), None)
        if board is None:
            raise SetupError("no-board", players=t.players)
    elif isinstance(board, str):
        found = next((b for b in r.boards if b.id == board), None)
        if found is None:
            fitting = tuple(b.id for b in r.boards if t.players in b.players) or tuple(b.id for b in r.boards)
            fitting += (ASSEMBLED,) if t.players in r.tiles.take else ()
            raise SetupError("unknown-board", name=board, boards=fitting)
        board = found
    t.board = board
    areas = [*board.land(), *board.sea()]
    t.areas = tuple(a.id for a in areas)
    t.area_number = {a.id: i for i, a in enumerate(areas)}
    t.A = len(areas)
    t.L = len(board.land())
    t.land = (1 << t.L) - 1
    t.every = (1 << t.A) - 1
    t.sea = t.every & ~t.land
    t.near = [sum(1 << t.area_number[n] for n in board.neighbours(a.id)) for a in areas]
    t.island = [
        sum(1 << j for j, b in enumerate(areas) if b.kind == "land" and b.island == a.island) if a.kind == "land" else 0
        for a in areas
    ]
    t.printed = [a.cornucopias for a in areas]
    t.symbol = sum(1 << i for i, a in enumerate(areas) if a.symbol)
    sites = [s for a in areas for s in board.sites_of(a.id)]
    t.sites = tuple(s.id for s in sites)
    t.site_number = {s.id: i for i, s in enumerate(sites)}
    t.S = len(sites)
    t.site_area = [t.area_number[s.area] for s in sites]
    t.sites_at = [sum(1 << i for i, s in enumerate(sites) if s.area == a.id) for a in areas]
    t.covers = [sum(1 << t.site_number[c] for c in s.covers) for s in sites]
    t.basic_sites = sum(1 << i for i, s in enumerate(sites) if s.accepts in ("basic", "any"))
    t.large_sites = sum(1 << i for i, s in enumerate(sites) if s.accepts in ("large", "any"))
    t.site_seas = []
    for s in sites:
        seas = s.seas or tuple(n for n in board.neighbours(s.area) if t.area_number[n] >= t.L)
        t.site_seas.append(tuple(t.area_number[n] for n in seas))
    t.start_sites = tuple(i for i, s in enumerate(sites) if s.start)
    t.starts = []
    for seat in board.seats_for(t.players)[: t.F]:
        t.starts.append((tuple(t.area_number[a] for a in seat.islands), tuple(t.area_number[a] for a in seat.fleets)))


def _layout(t: Table, r: Any) -> None:
    t.K, t.T, t.G = len(r.names["unit"]), len(r.names["building"]), len(r.names["goods"])
    n = len(t.markers)
    areas, cards = t.A + 1, r.n_cards  # the last area is the group in hand
    t.sizes = {
        **dict.fromkeys(("owner", "garrison"), areas),
        "tokens": t.A,
        **dict.fromkeys(("built", "mark", "harbour", "extra", "special"), t.S),
        **{"supply": t.K, "stock": t.T, "gstock": t.G},
        **dict.fromkeys(("hidden", "hidden_mark", "hidden_special", "gone", "owned"), t.F),
        **dict.fromkeys(("bid", "forced", "amount"), n),
        **dict.fromkeys(("where", "hired", "since", "retired"), cards),
        **{"used": len(r.lines), "roll": r.roll_size, "gold": t.purses},
    }
    t.grids = {"units": (t.K, areas), "reserve": (t.K, t.F), "goods": (t.G, t.F), "types": (t.T, t.F)}
    sizes = {"game": 1, "faction": t.F, "area": t.A, "card": cards}
    t.counter_sizes = tuple(sizes[counter.per] for counter in r.counters)
    t.sites_of = Kept(lambda land: _united(t.sites_at, land))
    t.coast_of = Kept(lambda land: _united(t.near, land))
    t.bridges_of = Kept(lambda seas: _bridges(t, seas))
    t.resets = {scope: _resets(r, scope) for scope in ("turn", "phase", "round")}
    z = len(r.zone_names)
    t.z_resolving, t.z_removed, t.z_outside = 0, 1, 2
    t.z_hand, t.z_secret = z, z + t.F
    t.hands, t.secrets = tuple(range(z, z + t.F)), tuple(range(z + t.F, z + 2 * t.F))
    t.z_track, t.z_always = z + 2 * t.F, z + 2 * t.F + 1
    t.n_zones = z + 2 * t.F + 2
    t.shows = [CARD if zone in r.hidden_zones else 0 for zone in range(t.n_zones)]
    t.shows[t.z_secret : t.z_secret + t.F] = [SECRET] * t.F
    t.special = sum(1 << card for card, _ in r.special_cards)
    # what the standing rules of this mode look at
    t.watch = 0
    t.urgent = any(rule.order == "at-once" and rule.counts(t.mode) for rule in r.rules)
    t.watched_zones = [False] * t.n_zones
    for rule in r.rules:
        if rule.counts(t.mode):
            t.watch |= rule.watch & ALL
            if rule.watch & ZONES:
                for zone in range(t.n_zones) if rule.zones is None else rule.zones:
                    t.watched_zones[zone] = True


def _resets(r: Any, scope: str) -> list[int]:
    """The counters that fall back to 0 when a scope ends."""
    return [i for i, counter in enumerate(r.counters) if counter.scope == scope]


def _united(masks: list[int], members: int) -> int:
    out = 0
    for i in bits(members):
        out |= masks[i]
    return out


def _bridges(t: Any, seas: int) -> list[tuple[int, int]]:
    """The connected parts of these sea areas, each with the land areas that touch it."""
    out = []
    left = seas
    while left:
        part = left & -left
        grown = part
        while grown:
            grown = _united(t.near, grown) & left & ~part
            part |= grown
        out.append((part, _united(t.near, part) & t.land))
        left &= ~part
    return out
