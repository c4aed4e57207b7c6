"""The facts of a position: one table of what can be said of it, and one way to read each off the board.

Views tell them with ids that have their kind in front, positions and scenarios with bare ids and the names of players:
`names` is the one or the other (`ids.Ids`, `ids.Bare`). `GIVEN` are those that a written position can say, each with
the shape of its value and how the position of a game says it; `position_setup` sets the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cyclades_core.engine.operations.auction import Menu
from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.rules.source_places import holder
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import NOTHING

from ..notation.public_ids import PublicIds, bare_of

__all__ = [
    *("ACTIONS", "AREA", "GIVEN", "PositionFact", "areas", "built", "counted", "counters", "given", "goods", "hand"),
    *("SETUP", "hired", "new", "offerings", "phase_id", "reserve", "seen_gold", "stock", "track", "used"),
]

SKIPPED = 255  # a line that could not be used in its time; a stock without end
ACTIONS = "actions"  # the part of a turn in which its menu is used
SETUP = "setup"  # the part of the game before the first phase of its first round
ELSEWHERE = ("resolving", "outside")  # zones that hold what something else speaks of, all of it or most


# -- readers -----------------------------------------------------------------------------------------------------------


def goods(machine: Any, names: PublicIds, faction: int) -> dict[str, int]:
    """What a faction has of goods."""
    return {names.goods[g]: n for g, row in enumerate(machine.state.goods) if (n := row[faction])}


def reserve(machine: Any, names: PublicIds, faction: int) -> dict[str, int]:
    """The units that a faction can still place."""
    return {
        names.units[k]: n
        for k, row in enumerate(machine.state.reserve)
        if machine.book.limits[k] and (n := row[faction])
    }


def hand(machine: Any, names: PublicIds, zone: int) -> list[str]:
    """The cards of a zone, the top one first."""
    return [names.cards[card] for card in machine.state.zones[zone]]


def offerings(machine: Any, names: PublicIds) -> list[tuple[str, str, int]]:
    """Whose marker stands on which god with how much: by faction and god, on the printed one as they came.

    Markers of one faction are alike (L19.1), so their numbers decide nothing.
    """
    table, state = machine.table, machine.state
    always = state.zones[table.z_always]

    def place(marker: int) -> tuple[int, int, int]:
        god = state.bid[marker] - 1
        return always.index(marker) if marker in always else -1, table.markers[marker], state.where[god]

    order = sorted([x for x in range(len(table.markers)) if state.bid[x]], key=place)
    return [(names.factions[table.markers[x]], names.cards[state.bid[x] - 1], state.amount[x]) for x in order]


def track(machine: Any, names: PublicIds) -> list[str]:
    """The markers on the turn track, first to last."""
    table = machine.table
    return [names.factions[table.markers[x]] for x in machine.state.zones[table.z_track]]


def used(machine: Any, names: PublicIds) -> dict[str, int]:
    """How often each line of the menu was used in this turn. A mandatory one is noted when it is chosen, and again when
    something comes of it: it is done once (B11.2).
    """
    out: dict[str, int] = {}
    for n, times in enumerate(machine.state.used):
        if 0 < times < SKIPPED:
            out[names.lines[n]] = out.get(names.lines[n], 0) + (1 if machine.book.lines[n].must else times)
    return out


def stock(machine: Any, names: PublicIds) -> dict[str, int]:
    """What is left of that of which there is an end, 0 included."""
    state, book = machine.state, machine.book
    out = {names.buildings[kind]: n for kind, n in enumerate(state.stock) if n != SKIPPED}
    out |= {names.goods[g]: n for g, n in enumerate(state.gstock) if n != SKIPPED}
    return out | {names.units[k]: n for k, n in enumerate(state.supply) if not book.limits[k] and n and n != SKIPPED}


def counters(machine: Any, names: PublicIds, start: bool, hidden: bool) -> dict[str, Any]:
    """Counters by id: a number, or numbers by area, faction or card. `start`: those that are as they begin are left
    out, else those at 0; `hidden`: also those that nobody sees, and those of cards.
    """
    out: dict[str, Any] = {}
    for i, counter in enumerate(machine.book.counters):
        if not hidden and (not counter.visible or counter.per == "card"):
            continue
        values, usual = machine.state.counters[i], counter.start if start else 0
        if counter.per == "game":
            if values[0] != usual:
                out[names.counters[i]] = values[0]
        elif row := {of: n for of, n in zip(counted(names, counter.per), values, strict=False) if n != usual}:
            out[names.counters[i]] = row
    return out


def counted(names: PublicIds, per: str) -> list[str]:
    """What a counter has a number for."""
    return {"area": names.areas, "faction": names.factions, "card": names.cards}[per]


def built(area: Mapping[str, Any]) -> dict[str, str]:
    """The buildings of an area by site, what lies with one behind it: `metropolis+card`."""
    sites = area.get("sites", {})
    return {
        site: "+".join([kind, *(more for key in ("bonus", "special") if (more := sites.get(site, {}).get(key)))])
        for site, kind in area.get("buildings", {}).items()
    }


def areas(machine: Any, names: PublicIds) -> dict[str, Any]:
    """The areas in which there is anything that the board does not say. `pieces` says who has the card of a piece that
    stands there, `tokens` how many cornucopias were added to the printed ones, `buildings` what stands on which site.
    """
    table, state, book = machine.table, machine.state, machine.book
    out: dict[str, Any] = {}
    standing: dict[int, dict[str, int]] = {}
    pieces: dict[int, dict[str, str]] = {}
    for k, row in enumerate(state.units):
        if not any(row):
            continue
        name = names.units[k]
        is_piece = book.is_piece[k]
        for a in range(table.n_areas):
            if not row[a]:
                continue
            if is_piece:
                owner = holder(machine, book.card_of_kind[k])
                pieces.setdefault(a, {})[name] = names.factions[owner] if owner >= 0 else "none"
            else:
                standing.setdefault(a, {})[name] = row[a]
    standing_on: dict[int, dict[str, str]] = {}
    sites: dict[int, dict[str, Any]] = {}
    for site in bits(state.occupied):
        a = table.site_area[site]
        if state.built[site]:
            standing_on.setdefault(a, {})[names.sites[site]] = names.buildings[state.built[site] - 1]
        if more := _site(machine, names, site):
            sites.setdefault(a, {})[names.sites[site]] = more
    owners, tokens = state.owner, state.tokens
    for a, name in enumerate(names.areas):
        area: dict[str, Any] = {}
        if owners[a]:
            area["owner"] = names.factions[owners[a] - 1]
        if a in standing:
            area["units"] = standing[a]
        if a in pieces:
            area["pieces"] = pieces[a]
        if tokens[a]:
            area["tokens"] = tokens[a]
        if a in standing_on:
            area["buildings"] = standing_on[a]
        if a in sites:
            area["sites"] = sites[a]
        if area:
            out[name] = area
    return out


def _site(machine: Any, names: PublicIds, site: int) -> dict[str, Any]:
    """What more there is to say of a site: the sea that its port faces, the token or special card that lies with the
    building (B19.9), and how many of its discounts were used in this round (B13.5).
    """
    state = machine.state
    out: dict[str, Any] = {}
    if state.harbour[site]:
        out["sea"] = names.areas[state.harbour[site] - 1]
    if state.extra[site]:
        out["bonus"] = names.cards[state.extra[site] - 1]
    if state.special[site]:
        out["special"] = names.cards[state.special[site] - 1]
    if state.mark[site]:
        out["used"] = state.mark[site]
    return out


# -- what a written position can say -----------------------------------------------------------------------------------


class PositionFact(NamedTuple):
    """A key of a position: the shape of its value (`position_schema`), what it says, and how the position of a game
    says it. None: the position of a game has another way to say it.
    """

    key: str
    shape: Any
    text: str
    tell: Callable[[Any, PublicIds], Any] | None = None


_NUMBERS = ("table", int)
_NAMES = ("list", str)
#: What can be said of an area.
AREA: dict[str, Any] = {
    "owner": str,
    "units": _NUMBERS,
    "buildings": ("any", _NAMES, ("table", str)),
    "tokens": int,
    "piece": str,
    "sea": ("any", str, ("table", str)),
}


def _by_faction(tell: Callable[[Any, PublicIds, int], Any]) -> Callable[[Any, PublicIds], dict[str, Any]]:
    """What there is of each faction; those that have nothing of it are left out."""

    def by_faction(machine: Any, names: PublicIds) -> dict[str, Any]:
        return {name: found for f, name in enumerate(names.factions) if (found := tell(machine, names, f))}

    return by_faction


def phase_id(machine: Any) -> str:
    """Return the id of the phase, `setup` before the first phase of the game."""
    phase = machine.state.phase
    return str(machine.book.phases[phase].id) if phase >= 0 else SETUP


def _phase(machine: Any, names: PublicIds) -> str:
    state = machine.state
    if state.phase < 0:  # the deployment
        return SETUP if state.frames else ""
    return str(machine.book.phases[state.phase].id) if state.active < 0 else ""


def _turn(machine: Any, names: PublicIds) -> list[str]:
    state = machine.state
    return [names.factions[state.active], names.cards[state.god]] if state.active >= 0 else []


def _stage(machine: Any, names: PublicIds) -> str:
    """Inside a turn: what happens as it begins is over where its menu was reached."""
    ahead = ((machine.library.programs[frame.program].ops, frame.place) for frame in machine.state.frames)
    in_menu = any(place < len(ops) and isinstance(ops[place], Menu) for ops, place in ahead)
    return ACTIONS if machine.state.active >= 0 and in_menu else ""


def _turn_track(machine: Any, names: PublicIds) -> list[str]:
    """A marker that is just being placed stands nowhere: it is the next one of the track."""
    table, state = machine.table, machine.state
    told = {*state.zones[table.z_track], *(x for x in range(len(table.markers)) if state.bid[x])}
    waiting = [x for x in range(len(table.markers)) if x not in told and alive(machine, table.markers[x])]
    return [*(names.factions[table.markers[x]] for x in waiting), *track(machine, names)]


def _outbid(machine: Any, names: PublicIds) -> str:
    """Inside the offerings: the god from which the marker that is being placed was just driven (B9.3), or `none`."""
    if machine.pending is None or machine.pending[0].prompt != "bid":
        return ""
    op, frame, _ = machine.pending
    god = frame.bound[op.at + 2]
    return names.cards[god] if god >= 0 else NOTHING if frame.place else ""


def _used(machine: Any, names: PublicIds) -> list[str]:
    return (
        [line for line, times in used(machine, names).items() for _ in range(times)]
        if machine.state.active >= 0
        else []
    )


def _skipped(machine: Any, names: PublicIds) -> list[str]:
    return [
        names.lines[n] for n, times in enumerate(machine.state.used) if machine.state.active >= 0 and times == SKIPPED
    ]


def _zones(machine: Any, names: PublicIds) -> dict[str, list[str]]:
    book, state = machine.book, machine.state
    told = ((z, name) for z, name in enumerate(book.zone_names) if name not in ELSEWHERE and z not in book.god_slots)
    out = {names.zones[z]: hand(machine, names, z) for z, _ in told if state.zones[z]}
    if gone := _outside(machine):
        out[names.zones[machine.table.z_outside]] = [names.cards[card] for card in gone]
    return out


def _outside(machine: Any) -> list[int]:
    """Cards of a deck that have left it for good and lie with no building: tokens on a hero's card (B23.7), heroes of
    eliminated players (H11.9).
    """
    state, book = machine.state, machine.book
    beside = {card - 1 for row in (state.extra, state.special, state.hidden_special) for card in row if card}
    return [card for card in state.zones[machine.table.z_outside] if book.deck_of[card] >= 0 and card not in beside]


def _known(machine: Any, names: PublicIds, faction: int) -> list[str]:
    return [names.cards[card] for g, card, _ in machine.state.knows if g == faction]


def seen_gold(machine: Any, names: PublicIds, faction: int) -> list[str]:
    """The first faction of each purse that this one has looked into."""
    table = machine.table
    return [names.factions[table.purse_of.index(purse)] for f, purse in machine.state.seen_gold if f == faction]


def hired(machine: Any, names: PublicIds) -> list[str]:
    """Heroes and artifacts that came in this round."""
    row = machine.state.hired
    return [names.cards[card] for card in range(machine.book.n_cards) if row[card]] if any(row) else []


def new(machine: Any, names: PublicIds) -> list[str]:
    """The round in which a piece came says only whether that was this one (L16.4)."""
    book, state = machine.book, machine.state
    return [
        names.cards[c]
        for c in range(book.n_cards)
        if book.expires[c] and state.round and state.since[c] == state.round & 255
    ]


def _areas(machine: Any, names: PublicIds) -> dict[str, Any]:
    """As `position_setup` takes it: what lies with a building stands behind it, harbours by site."""
    out: dict[str, Any] = {}
    for name, found in areas(machine, names).items():
        sites = found.get("sites", {})
        row: dict[str, Any] = {"owner": found["owner"]} if "owner" in found else {}
        if units := {**found.get("units", {}), **dict.fromkeys(found.get("pieces", ()), 1)}:
            row["units"] = units
        if "tokens" in found:
            row["tokens"] = found["tokens"]
        if on_sites := built(found):
            row["buildings"] = on_sites
        if seas := {site: more["sea"] for site, more in sites.items() if "sea" in more}:
            row["sea"] = seas
        if row:
            out[name] = row
    return out


GIVEN: tuple[PositionFact, ...] = (
    PositionFact("round", int, "The number of the round.", lambda machine, names: machine.state.round),
    PositionFact(
        "turn",
        ("any", ("row", 2), ("keys", {"seat": str, "god": str})),
        "Faction and god of the turn that runs.",
        _turn,
    ),
    PositionFact("phase", str, "The phase that begins.", _phase),
    PositionFact("stage", str, "`actions`: the turn has begun, and what happens then is over.", _stage),
    PositionFact("used", _NAMES, "Lines of the turn that were used already.", _used),
    PositionFact("skipped", _NAMES, "Lines of the turn whose time is over.", _skipped),
    PositionFact(
        "gods",
        _NAMES,
        "Gods in their order.",
        lambda machine, names: [
            names.cards[c] for z in machine.book.god_slots for c in reversed(machine.state.zones[z])
        ],
    ),
    PositionFact("open", int, "How many gods lie open.", lambda machine, names: machine.state.open_gods),
    PositionFact(
        "offerings",
        ("list", ("row", 2)),
        "Rows of faction, god and amount.",
        lambda machine, names: [list(row) for row in offerings(machine, names)],
    ),
    PositionFact("turn-track", _NAMES, "Factions in order.", _turn_track),
    PositionFact(
        "outbid",
        str,
        "Inside the offerings: the god from which the first of the turn track was just driven, or `none`.",
        _outbid,
    ),
    PositionFact(
        "gold",
        ("table", ("gold",)),
        "Faction -> gold.",
        lambda machine, names: {
            name: machine.state.gold[machine.table.purse_of[f]] for f, name in enumerate(names.factions)
        },
    ),
    PositionFact("seen-gold", ("table", _NAMES), "Faction -> factions whose gold it knows.", _by_faction(seen_gold)),
    PositionFact("goods", ("table", _NUMBERS), "Faction -> goods -> how many.", _by_faction(goods)),
    PositionFact(
        "cards",
        ("table", _NAMES),
        "Faction -> cards in front of it.",
        _by_faction(
            lambda machine, names, frame: hand(machine, names, machine.table.hands[frame])[::-1]
        ),  # in the order in which they came
    ),
    PositionFact(
        "secret",
        ("table", _NAMES),
        "Faction -> cards that it keeps face down.",
        _by_faction(lambda machine, names, frame: hand(machine, names, machine.table.secrets[frame])[::-1]),
    ),
    PositionFact("known", ("table", _NAMES), "Faction -> cards face down that it has seen.", _by_faction(_known)),
    PositionFact(
        "hired",
        _NAMES,
        "Heroes that came in this round.",
        hired,
    ),
    PositionFact("new", _NAMES, "Creatures whose figures came in this round.", new),
    PositionFact(
        "counters",
        ("table", ("any", int, _NUMBERS)),
        "Counter -> its value, or by area, faction or card.",
        lambda machine, names: counters(machine, names, True, True),
    ),
    PositionFact(
        "marks",
        _NUMBERS,
        "Site -> how often its discount was used.",
        lambda machine, names: {names.sites[x]: n for x, n in enumerate(machine.state.mark) if n},
    ),
    PositionFact(
        "hidden",
        _NUMBERS,
        "Faction -> hidden metropolises.",
        _by_faction(lambda machine, names, frame: machine.state.hidden[frame]),
    ),
    PositionFact(
        "hidden-used",
        _NUMBERS,
        "Faction -> how often their discounts were used.",
        _by_faction(lambda machine, names, frame: machine.state.hidden_mark[frame]),
    ),
    PositionFact(
        "hidden-special",
        ("table", str),
        "Faction -> the special card of a hidden metropolis.",
        _by_faction(
            lambda machine, names, frame: (
                names.cards[machine.state.hidden_special[frame] - 1] if machine.state.hidden_special[frame] else ""
            )
        ),
    ),
    PositionFact("reserve", ("table", _NUMBERS), "Faction -> unit -> how many are left."),
    PositionFact("stock", _NUMBERS, "Goods or building -> how many are left."),
    PositionFact(
        "eliminated",
        _NAMES,
        "Factions that are out since an earlier round.",
        lambda machine, names: [name for f, name in enumerate(names.factions) if not alive(machine, f)],
    ),
    PositionFact("eliminated-this-round", _NAMES, "Factions that are out since a moment ago."),
    PositionFact("track", ("table", str), "Slot -> card."),
    PositionFact(
        "zones",
        ("table", ("any", _NAMES, ("keys", {"only": _NAMES}))),
        "Zone -> cards on top; `{ only }`: all of it.",
        _zones,
    ),
    PositionFact("areas", ("table", ("keys", AREA)), "Area -> owner, units, buildings, tokens, piece, sea.", _areas),
)


def given(machine: Any) -> dict[str, Any]:
    """All that the position of a game says; what is empty is left out."""
    names = bare_of(machine)
    told = ((fact.key, fact.tell(machine, names)) for fact in GIVEN if fact.tell is not None)
    return {key: value for key, value in told if value not in ({}, [], "")}
