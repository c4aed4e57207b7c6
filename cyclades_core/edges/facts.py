"""The facts of a position: one table of what can be said of it, and one way to read each off the board.

Views tell them with ids that have their kind in front, positions and scenarios with bare ids and the names of players:
`names` is the one or the other (`ids.Ids`, `ids.Bare`). `GIVEN` are those that a written position can say, each with
the shape of its value and how the position of a game says it; `positions` sets the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..operations.bidding import Menu
from ..plain.masks import bits
from ..plain.refusals import NOTHING
from ..rules.elimination import alive
from ..rules.whereabouts import holder
from .ids import Ids, bare_of

__all__ = [
    *("ACTIONS", "AREA", "GIVEN", "Fact", "areas", "built", "counted", "counters", "given", "goods", "hand"),
    *("offerings", "reserve", "stock", "track", "used"),
]

SKIPPED = 255  # a line that could not be used in its time; a stock without end
ACTIONS = "actions"  # the part of a turn in which its menu is used
SETUP = "setup"  # the part of the game before the first phase of its first round
ELSEWHERE = ("resolving", "outside")  # zones that hold what something else speaks of


# -- readers -----------------------------------------------------------------------------------------------------------


def goods(m: Any, names: Ids, f: int) -> dict[str, int]:
    """What a faction has of goods."""
    return {names.goods[g]: n for g, row in enumerate(m.s.goods) if (n := row[f])}


def reserve(m: Any, names: Ids, f: int) -> dict[str, int]:
    """The units that a faction can still place."""
    return {names.units[k]: n for k, row in enumerate(m.s.reserve) if m.r.limits[k] and (n := row[f])}


def hand(m: Any, names: Ids, zone: int) -> list[str]:
    """The cards of a zone, the top one first."""
    return [names.cards[card] for card in m.s.zones[zone]]


def offerings(m: Any, names: Ids) -> list[tuple[str, str, int]]:
    """Whose marker stands on which god with how much: by faction and god, on the printed one as they came.

    Markers of one faction are alike (L19.1), so their numbers decide nothing.
    """
    t, s = m.t, m.s
    always = s.zones[t.z_always]

    def place(marker: int) -> tuple[int, int, int]:
        god = s.bid[marker] - 1
        return always.index(marker) if marker in always else -1, t.markers[marker], s.where[god]

    order = sorted([x for x in range(len(t.markers)) if s.bid[x]], key=place)
    return [(names.factions[t.markers[x]], names.cards[s.bid[x] - 1], s.amount[x]) for x in order]


def track(m: Any, names: Ids) -> list[str]:
    """The markers on the turn track, first to last."""
    t = m.t
    return [names.factions[t.markers[x]] for x in m.s.zones[t.z_track]]


def used(m: Any, names: Ids) -> dict[str, int]:
    """How often each line of the menu was used in this turn. A mandatory one is noted when it is chosen, and again when
    something comes of it: it is done once (B11.2).
    """
    out: dict[str, int] = {}
    for n, times in enumerate(m.s.used):
        if 0 < times < SKIPPED:
            out[names.lines[n]] = out.get(names.lines[n], 0) + (1 if m.r.lines[n].must else times)
    return out


def stock(m: Any, names: Ids) -> dict[str, int]:
    """What is left of that of which there is an end, 0 included."""
    s, r = m.s, m.r
    out = {names.buildings[kind]: n for kind, n in enumerate(s.stock) if n != SKIPPED}
    out |= {names.goods[g]: n for g, n in enumerate(s.gstock) if n != SKIPPED}
    return out | {names.units[k]: n for k, n in enumerate(s.supply) if not r.limits[k] and n and n != SKIPPED}


def counters(m: Any, names: Ids, start: bool, hidden: bool) -> dict[str, Any]:
    """Counters by id: a number, or numbers by area, faction or card. `start`: those that are as they begin are left
    out, else those at 0; `hidden`: also those that nobody sees, and those of cards.
    """
    out: dict[str, Any] = {}
    for i, counter in enumerate(m.r.counters):
        if not hidden and (not counter.visible or counter.per == "card"):
            continue
        values, usual = m.s.counters[i], counter.start if start else 0
        if counter.per == "game":
            if values[0] != usual:
                out[names.counters[i]] = values[0]
        elif row := {of: n for of, n in zip(counted(names, counter.per), values, strict=False) if n != usual}:
            out[names.counters[i]] = row
    return out


def counted(names: Ids, per: str) -> list[str]:
    """What a counter has a number for."""
    return {"area": names.areas, "faction": names.factions, "card": names.cards}[per]


def built(area: Mapping[str, Any]) -> dict[str, str]:
    """The buildings of an area by site, what lies with one behind it: `metropolis+card`."""
    sites = area.get("sites", {})
    return {
        site: "+".join([kind, *(more for key in ("bonus", "special") if (more := sites.get(site, {}).get(key)))])
        for site, kind in area.get("buildings", {}).items()
    }


def areas(m: Any, names: Ids) -> dict[str, Any]:
    """The areas in which there is anything that the board does not say. `pieces` says who has the card of a piece that
    stands there, `tokens` how many cornucopias were added to the printed ones, `buildings` what stands on which site.
    """
    t, s, r = m.t, m.s, m.r
    out: dict[str, Any] = {}
    standing: dict[int, dict[str, int]] = {}
    pieces: dict[int, dict[str, str]] = {}
    for k, row in enumerate(s.units):
        if not any(row):
            continue
        name = names.units[k]
        is_piece = r.is_piece[k]
        for a in range(t.A):
            if not row[a]:
                continue
            if is_piece:
                owner = holder(m, r.card_of_kind[k])
                pieces.setdefault(a, {})[name] = names.factions[owner] if owner >= 0 else "none"
            else:
                standing.setdefault(a, {})[name] = row[a]
    standing_on: dict[int, dict[str, str]] = {}
    sites: dict[int, dict[str, Any]] = {}
    for site in bits(s.occupied):
        a = t.site_area[site]
        if s.built[site]:
            standing_on.setdefault(a, {})[names.sites[site]] = names.buildings[s.built[site] - 1]
        if more := _site(m, names, site):
            sites.setdefault(a, {})[names.sites[site]] = more
    owners, tokens = s.owner, s.tokens
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


def _site(m: Any, names: Ids, site: int) -> dict[str, Any]:
    """What more there is to say of a site: the sea that its port faces, the token or special card that lies with the
    building (B19.9), and how many of its discounts were used in this round (B13.5).
    """
    s = m.s
    out: dict[str, Any] = {}
    if s.harbour[site]:
        out["sea"] = names.areas[s.harbour[site] - 1]
    if s.extra[site]:
        out["bonus"] = names.cards[s.extra[site] - 1]
    if s.special[site]:
        out["special"] = names.cards[s.special[site] - 1]
    if s.mark[site]:
        out["used"] = s.mark[site]
    return out


# -- what a written position can say -----------------------------------------------------------------------------------


class Fact(NamedTuple):
    """A key of a position: the shape of its value (`position_shapes`), what it says, and how the position of a game
    says it. None: the position of a game has another way to say it.
    """

    key: str
    shape: Any
    text: str
    tell: Callable[[Any, Ids], Any] | None = None


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


def _by_faction(tell: Callable[[Any, Ids, int], Any]) -> Callable[[Any, Ids], dict[str, Any]]:
    """What there is of each faction; those that have nothing of it are left out."""

    def by_faction(m: Any, names: Ids) -> dict[str, Any]:
        return {name: found for f, name in enumerate(names.factions) if (found := tell(m, names, f))}

    return by_faction


def _phase(m: Any, names: Ids) -> str:
    s = m.s
    if s.phase < 0:  # the deployment
        return SETUP if s.frames else ""
    return str(m.r.phases[s.phase].id) if s.active < 0 else ""


def _turn(m: Any, names: Ids) -> list[str]:
    s = m.s
    return [names.factions[s.active], names.cards[s.god]] if s.active >= 0 else []


def _stage(m: Any, names: Ids) -> str:
    """Inside a turn: what happens as it begins is over where its menu was reached."""
    ahead = ((m.library.programs[frame.program].ops, frame.place) for frame in m.s.frames)
    in_menu = any(place < len(ops) and isinstance(ops[place], Menu) for ops, place in ahead)
    return ACTIONS if m.s.active >= 0 and in_menu else ""


def _turn_track(m: Any, names: Ids) -> list[str]:
    """A marker that is just being placed stands nowhere: it is the next one of the track."""
    t, s = m.t, m.s
    told = {*s.zones[t.z_track], *(x for x in range(len(t.markers)) if s.bid[x])}
    waiting = [x for x in range(len(t.markers)) if x not in told and alive(m, t.markers[x])]
    return [*(names.factions[t.markers[x]] for x in waiting), *track(m, names)]


def _outbid(m: Any, names: Ids) -> str:
    """Inside the offerings: the god from which the marker that is being placed was just driven (B9.3), or `none`."""
    if m.pending is None or m.pending[0].prompt != "bid":
        return ""
    op, frame, _ = m.pending
    god = frame.bound[op.at + 2]
    return names.cards[god] if god >= 0 else NOTHING if frame.place else ""


def _used(m: Any, names: Ids) -> list[str]:
    return [line for line, times in used(m, names).items() for _ in range(times)] if m.s.active >= 0 else []


def _skipped(m: Any, names: Ids) -> list[str]:
    return [names.lines[n] for n, times in enumerate(m.s.used) if m.s.active >= 0 and times == SKIPPED]


def _zones(m: Any, names: Ids) -> dict[str, list[str]]:
    r, s = m.r, m.s
    told = ((z, name) for z, name in enumerate(r.zone_names) if name not in ELSEWHERE and z not in r.god_slots)
    return {names.zones[z]: hand(m, names, z) for z, _ in told if s.zones[z]}


def _known(m: Any, names: Ids, f: int) -> list[str]:
    return [names.cards[card] for g, card, _ in m.s.knows if g == f]


def _new(m: Any, names: Ids) -> list[str]:
    """The round in which a piece came says only whether that was this one (L16.4)."""
    r, s = m.r, m.s
    return [names.cards[c] for c in range(r.n_cards) if r.expires[c] and s.round and s.since[c] == s.round & 255]


def _areas(m: Any, names: Ids) -> dict[str, Any]:
    """As `positions` takes it: what lies with a building stands behind it, harbours by site."""
    out: dict[str, Any] = {}
    for name, found in areas(m, names).items():
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


GIVEN: tuple[Fact, ...] = (
    Fact("round", int, "The number of the round.", lambda m, names: m.s.round),
    Fact(
        "turn",
        ("any", ("row", 2), ("keys", {"seat": str, "god": str})),
        "Faction and god of the turn that runs.",
        _turn,
    ),
    Fact("phase", str, "The phase that begins.", _phase),
    Fact("stage", str, "`actions`: the turn has begun, and what happens then is over.", _stage),
    Fact("used", _NAMES, "Lines of the turn that were used already.", _used),
    Fact("skipped", _NAMES, "Lines of the turn whose time is over.", _skipped),
    Fact(
        "gods",
        _NAMES,
        "Gods in their order.",
        lambda m, names: [names.cards[c] for z in m.r.god_slots for c in reversed(m.s.zones[z])],
    ),
    Fact("open", int, "How many gods lie open.", lambda m, names: m.s.open_gods),
    Fact(
        "offerings",
        ("list", ("row", 2)),
        "Rows of faction, god and amount.",
        lambda m, names: [list(row) for row in offerings(m, names)],
    ),
    Fact("turn-track", _NAMES, "Factions in order.", _turn_track),
    Fact(
        "outbid",
        str,
        "Inside the offerings: the god from which the first of the turn track was just driven, or `none`.",
        _outbid,
    ),
    Fact(
        "gold",
        ("table", ("gold",)),
        "Faction -> gold.",
        lambda m, names: {name: m.s.gold[m.t.purse_of[f]] for f, name in enumerate(names.factions)},
    ),
    Fact("goods", ("table", _NUMBERS), "Faction -> goods -> how many.", _by_faction(goods)),
    Fact(
        "cards",
        ("table", _NAMES),
        "Faction -> cards in front of it.",
        _by_faction(lambda m, names, f: hand(m, names, m.t.hands[f])[::-1]),  # in the order in which they came
    ),
    Fact(
        "secret",
        ("table", _NAMES),
        "Faction -> cards that it keeps face down.",
        _by_faction(lambda m, names, f: hand(m, names, m.t.secrets[f])[::-1]),
    ),
    Fact("known", ("table", _NAMES), "Faction -> cards face down that it has seen.", _by_faction(_known)),
    Fact(
        "hired",
        _NAMES,
        "Heroes that came in this round.",
        lambda m, names: [name for card, name in enumerate(names.cards) if m.s.hired[card]],
    ),
    Fact("new", _NAMES, "Creatures whose figures came in this round.", _new),
    Fact(
        "counters",
        ("table", ("any", int, _NUMBERS)),
        "Counter -> its value, or by area, faction or card.",
        lambda m, names: counters(m, names, True, True),
    ),
    Fact(
        "marks",
        _NUMBERS,
        "Site -> how often its discount was used.",
        lambda m, names: {names.sites[x]: n for x, n in enumerate(m.s.mark) if n},
    ),
    Fact("hidden", _NUMBERS, "Faction -> hidden metropolises.", _by_faction(lambda m, names, f: m.s.hidden[f])),
    Fact(
        "hidden-used",
        _NUMBERS,
        "Faction -> how often their discounts were used.",
        _by_faction(lambda m, names, f: m.s.hidden_mark[f]),
    ),
    Fact(
        "hidden-special",
        ("table", str),
        "Faction -> the special card of a hidden metropolis.",
        _by_faction(lambda m, names, f: names.cards[m.s.hidden_special[f] - 1] if m.s.hidden_special[f] else ""),
    ),
    Fact("reserve", ("table", _NUMBERS), "Faction -> unit -> how many are left."),
    Fact("stock", _NUMBERS, "Goods or building -> how many are left."),
    Fact(
        "eliminated",
        _NAMES,
        "Factions that are out since an earlier round.",
        lambda m, names: [name for f, name in enumerate(names.factions) if not alive(m, f)],
    ),
    Fact("eliminated-this-round", _NAMES, "Factions that are out since a moment ago."),
    Fact("track", ("table", str), "Slot -> card."),
    Fact(
        "zones",
        ("table", ("any", _NAMES, ("keys", {"only": _NAMES}))),
        "Zone -> cards on top; `{ only }`: all of it.",
        _zones,
    ),
    Fact("areas", ("table", ("keys", AREA)), "Area -> owner, units, buildings, tokens, piece, sea.", _areas),
)


def given(m: Any) -> dict[str, Any]:
    """All that the position of a game says; what is empty is left out."""
    names = bare_of(m)
    told = ((fact.key, fact.tell(m, names)) for fact in GIVEN if fact.tell is not None)
    return {key: value for key, value in told if value not in ({}, [], "")}
