"""Positions as plain data: what a scenario's `given` says (`describing` writes the same words).

Ids only, no numbers of the engine. Everything that is not said is as it is before the first round (decks shuffled, gold
handed out), on an empty board.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from . import notation
from .loading.shapes import written
from .plain.errors import CycladesError
from .plain.frames import new_frame
from .plain.limits import AMOUNT, GOLD
from .rules import buildings, cards, pieces, scripting
from .rules.pieces import bits
from .running.setting import lay_out

__all__ = ["KEYS", "PositionError", "set_position"]


# What may stand under each key: a number up to `AMOUNT`, a name, or a list, a table or alternatives of these.
_NUMBERS = ("table", int)
_NAMES = ("list", str)
SHAPES: dict[str, Any] = {
    "areas": ("table", ("table", object)),  # looked at key by key: see `AREA`
    "cards": ("table", _NAMES),
    "counters": ("table", ("any", int, _NUMBERS)),
    "eliminated": _NAMES,
    "gods": _NAMES,
    "gold": ("table", ("gold",)),
    "goods": ("table", _NUMBERS),
    "hidden": _NUMBERS,
    "hired": _NAMES,
    "marks": _NUMBERS,
    "offerings": ("list", ("row", 2)),
    "open": int,
    "phase": str,
    "reserve": ("table", _NUMBERS),
    "round": int,
    "stock": _NUMBERS,
    "track": ("table", str),
    "turn": ("any", ("row", 2), ("table", str)),
    "turn-track": _NAMES,
    "used": _NAMES,
    "zones": ("table", ("any", _NAMES, ("table", _NAMES))),
}
KEYS = frozenset(SHAPES)
AREA: dict[str, Any] = {
    "owner": str,
    "units": _NUMBERS,
    "buildings": ("any", _NAMES, ("table", str)),
    "tokens": int,
    "piece": str,
    "sea": str,
}


def _fits(value: Any, shape: Any) -> bool:
    """Whether a value has a shape of the tables above.

    >>> _fits({"ann": {"troop": 2}}, SHAPES["reserve"]), _fits({"ann": -1}, SHAPES["gold"]), _fits("ann", _NAMES)
    (True, False, False)
    """
    if shape is int:
        return type(value) is int and 0 <= value <= AMOUNT
    if isinstance(shape, type):
        return isinstance(value, shape)
    kind = shape[0]
    if kind == "gold":
        return type(value) is int and 0 <= value <= GOLD
    if kind == "any":
        return any(_fits(value, each) for each in shape[1:])
    if kind == "table":
        return isinstance(value, Mapping) and all(isinstance(k, str) and _fits(v, shape[1]) for k, v in value.items())
    if not isinstance(value, (list, tuple)):
        return False
    if kind == "row":  # names, perhaps with a number behind them
        names, rest = value[: shape[1]], value[shape[1] :]
        return len(names) == shape[1] and _fits(names, _NAMES) and len(rest) < 2 and all(_fits(n, int) for n in rest)
    return all(_fits(v, shape[1]) for v in value)


def _check(given: Any, shapes: dict[str, Any], where: str) -> None:
    """Refuse keys that there are not and values that cannot be meant, before anything is set up."""
    if not isinstance(given, Mapping):
        raise PositionError("position-value", where=where, name=written(given))
    for key, value in given.items():
        if key not in shapes:
            raise PositionError("position-key", where=where, name=str(key))
        if not _fits(value, shapes[key]):
            raise PositionError("position-value", where=f"{where}.{key}", name=written(value))


class PositionError(CycladesError):
    """A position names what does not exist, or says what cannot be; `arguments` has the place and the name."""


def _number(table: Mapping[str, int] | dict[str, int], name: Any, where: str) -> int:
    found = table.get(str(name))
    if found is None:
        raise PositionError("position-unknown", where=where, name=str(name))
    return found


def set_position(m: Any, given: Mapping[str, Any]) -> None:
    """Set up the game, then change it to what the position says, and push the frames from which play goes on."""
    _check(given, SHAPES, "given")
    for area, content in given.get("areas", {}).items():
        _check(content, AREA, f"areas.{area}")
    lay_out(m)
    scripting.forget(m)  # what was drawn for it is no part of the game
    s, t, r = m.s, m.t, m.r
    s.frames.clear()
    m.events = []
    factions = {name: f for f, name in enumerate(t.factions)}
    s.ints[t.i_round] = int(given.get("round", 1))
    s.zones[t.z_track] = tuple(range(len(t.markers)))
    if "turn-track" in given:
        s.zones[t.z_track] = _markers(m, given["turn-track"], factions)
    for f, n in given.get("gold", {}).items():
        s.ints[t.purse_of[_number(factions, f, "gold")]] = int(n)
    for f, have in given.get("goods", {}).items():
        for g, n in have.items():
            i = _number(r.numbers["goods"], g, "goods")
            s.cells[t.o_goods + _number(factions, f, "goods") * t.G + i] = int(n)
            s.cells[t.o_gstock + i] = max(0, s.cells[t.o_gstock + i] - int(n))
    for slot, name in given.get("track", {}).items():
        _zone(m, slot, [name] if name else [])
    if "track" in given:
        for track in r.tracks.values():
            for z in track.zones:
                if r.zone_names[z] not in given["track"]:
                    _empty(m, z)
    for name, content in given.get("zones", {}).items():
        _zone(m, name, content)
    _gods(m, given)
    if "areas" in given:
        for a, content in given["areas"].items():
            _area(m, a, content, factions)
    for f, names in given.get("cards", {}).items():
        for name in names:
            card = _card(m, name)
            cards.move(m, card, t.z_hand + _number(factions, f, "cards"))
            s.cells[t.o_since + card] = max(0, s.ints[t.i_round] - 1)
    for name in given.get("hired", ()):
        s.cells[t.o_hired + _card(m, name)] = 1
    for name, value in given.get("counters", {}).items():
        _counter(m, name, value, factions)
    for f, have in given.get("reserve", {}).items():
        for k, n in have.items():
            at = _number(factions, f, "reserve") * t.K + _number(r.numbers["unit"], k, "reserve")
            s.cells[t.o_reserve + at] = int(n)
    for k, n in given.get("stock", {}).items():
        if k in r.numbers["building"]:
            s.cells[t.o_stock + r.numbers["building"][k]] = int(n)
        else:
            s.cells[t.o_gstock + _number(r.numbers["goods"], k, "stock")] = int(n)
    for f, n in given.get("hidden", {}).items():
        own = _number(factions, f, "hidden")
        s.cells[t.o_hidden + own] = int(n)
        for card in s.zones[t.z_hand + own] if n else ():
            # the card that hides it: its figure has left the game for good (B23.7, H9.8)
            if r.kind_of_card[card] >= 0 and pieces.find(m, r.kind_of_card[card]) < 0:
                s.cells[t.o_retired + card] = 1
    for f in given.get("eliminated", ()):
        s.cells[t.o_gone + _number(factions, f, "eliminated")] = 1
    for site, n in given.get("marks", {}).items():
        s.cells[t.o_mark + _number(t.site_number, site, "marks")] = int(n)
    s.ints[t.i_dirty] = 0
    m.stale = True
    _start(m, given, factions)


def _card(m: Any, name: Any, named: Collection[int] = (), deepest: bool = False) -> int:
    found = m.r.cards_by_id.get(str(name))
    if not found:
        raise PositionError("position-unknown", where="cards", name=str(name))
    # of several copies one that no position has taken yet, and no other place of the same list has named
    left = [c for c in found if c not in named and cards.where(m, c) < len(m.r.zone_names)]
    if deepest:  # not the copy that a stack was said to have on top
        left.sort(key=lambda c: -m.s.zones[cards.where(m, c)].index(c))
    return left[0] if left else found[0]


def _markers(m: Any, names: Any, factions: dict[str, int]) -> tuple[int, ...]:
    left = list(range(len(m.t.markers)))
    out = []
    for name in names:
        f = _number(factions, name, "turn-track")
        marker = next((x for x in left if m.t.markers[x] == f), None)
        if marker is None:
            raise PositionError("position-unknown", where="turn-track", name=str(name))
        left.remove(marker)
        out.append(marker)
    return tuple(out)


def _empty(m: Any, zone: int) -> None:
    deck = next((d for d in m.r.decks), 0)
    for track in m.r.tracks.values():
        if zone in track.zones:
            deck = track.deck
    for card in m.s.zones[zone]:
        cards.move(m, card, deck, bottom=True)


def _zone(m: Any, name: str, content: Any) -> None:
    """Fill a zone; a deck keeps its other cards under the named ones, any other zone holds just these."""
    zones = m.r.zone_groups.get(name)
    if not zones:
        raise PositionError("position-unknown", where="zones", name=name)
    z = zones[0]
    if z not in m.r.decks:
        _empty(m, z)
    elif isinstance(content, Mapping):
        for card in list(m.s.zones[z]):
            cards.move(m, card, m.t.z_removed)
        content = content.get("only", [])
    named: set[int] = set()
    for c in reversed(list(content)):
        card = _card(m, c, named)
        named.add(card)
        cards.move(m, card, z)


def _gods(m: Any, given: Mapping[str, Any]) -> None:
    s, t, r = m.s, m.t, m.r
    order = [_card(m, g) for g in given.get("gods", ())]
    order += [g for g in r.tile_gods if g not in order]
    outside = [g for g in order if g in r.outside_gods]
    order = [g for g in order if g not in outside]
    for zone, god in zip(r.god_slots, order, strict=False):
        cards.move(m, god, zone)
        s.zones[zone] = (god,)
        s.cells[t.o_where + god] = zone
    s.cells[t.o_open] = min(int(given.get("open", m.laid_for() - 1)), len(r.god_slots))
    s.cells[t.o_laid] = m.laid_for()
    # how often the tiles were laid before, counted from 0: some rules ask whether it was an even number (L7.3)
    laid = int(given.get("round", 1)) - (2 if _before_laying(m, given) else 1)
    if laid < 0:
        s.cells[t.o_laid] = laid = 0
    s.cells[t.o_lay_round] = laid & 255
    for god in outside:
        cards.move(m, god, cards.where(m, m.last_god()))
    factions = {name: f for f, name in enumerate(t.factions)}
    used: list[int] = []
    for row in given.get("offerings", ()):
        name, god, amount = row[0], row[1], int(row[2]) if len(row) > 2 else 0
        f = _number(factions, name, "offerings")
        marker = next((x for x in range(len(t.markers)) if t.markers[x] == f and x not in used), None)
        if marker is None:
            raise PositionError("position-unknown", where="offerings", name=str(name))
        used.append(marker)
        card = _card(m, god)
        s.cells[t.o_bid + marker] = card + 1
        s.ints[t.i_amount + marker] = amount
        if card in r.always_gods:
            s.zones[t.z_always] = (*s.zones[t.z_always], marker)
    s.zones[t.z_track] = tuple(x for x in s.zones[t.z_track] if x not in used)


def _area(m: Any, name: str, content: Mapping[str, Any], factions: dict[str, int]) -> None:
    s, t, r = m.s, m.t, m.r
    a = _number(t.area_number, name, "areas")
    f = _number(factions, content["owner"], f"areas.{name}.owner") if content.get("owner") else -1
    if f >= 0:
        pieces.set_owner(m, a, f)
    for unit, n in content.get("units", {}).items():
        k = _number(r.numbers["unit"], unit, f"areas.{name}.units")
        try:
            if f >= 0:
                pieces.from_reserve(m, f, k, int(n))
            pieces.add(m, a, k, int(n))
        except ValueError as error:  # more of them than there are
            raise PositionError("position-value", where=f"areas.{name}.units", name=f"{n} {unit}") from error
        card = r.card_of_kind[k]
        if card >= 0 and f >= 0 and not r.is_piece[k]:
            cards.move(m, card, t.z_hand + f)
    if content.get("piece"):
        card = _card(m, content["piece"])
        if r.kind_of_card[card] < 0:
            raise PositionError("position-value", where=f"areas.{name}.piece", name=content["piece"])
        pieces.add(m, a, r.kind_of_card[card])
    s.cells[t.o_tokens + a] = int(content.get("tokens", 0))
    _buildings(m, a, name, content)


def _buildings(m: Any, a: int, name: str, content: Mapping[str, Any]) -> None:
    s, t, r = m.s, m.t, m.r
    listed = content.get("buildings", ())
    free = list(bits(t.sites_at[a]))
    rows: list[tuple[int, str, str]] = []
    if isinstance(listed, Mapping):
        for site, kind in listed.items():
            rows.append((_number(t.site_number, site, f"areas.{name}.buildings"), str(kind), ""))
    else:
        for kind in listed:
            base = str(kind).split("+")[0]
            i = _number(r.numbers["building"], base, f"areas.{name}.buildings")
            large = not r.basic[i]
            site = next(
                (
                    x
                    for x in free
                    if (t.large_sites if large else t.basic_sites) >> x & 1 and not s.masks[t.m_covered] >> x & 1
                ),
                None,
            )
            if site is None:
                raise PositionError("position-full", where=f"areas.{name}.buildings", name=str(kind))
            free.remove(site)
            rows.append((site, str(kind), ""))
            s.masks[t.m_covered] |= t.covers[site]
    for site, kind, _ in rows:
        base, *extras = kind.split("+")
        i = _number(r.numbers["building"], base, f"areas.{name}.buildings")
        card = special = -1
        for extra in extras:
            found = _card(m, extra, deepest=True)
            cards.move(m, found, t.z_outside)
            if r.cards[found][0] == "special":
                special = found
            else:
                card = found
        sea = -1
        if r.needs_harbour_sea and r.has_harbour[i] and t.site_seas[site]:
            sea = t.site_seas[site][0]
            if content.get("sea"):
                sea = _number(t.area_number, content["sea"], f"areas.{name}.sea")
        buildings.place(m, site, i, sea, card)
        s.cells[t.o_special + site] = special + 1


def _counter(m: Any, name: str, value: Any, factions: dict[str, int]) -> None:
    t, s, r = m.t, m.s, m.r
    i = _number(r.numbers["counter"], name, "counters")
    at = t.counter_at(i)
    if isinstance(value, Mapping):
        for key, n in value.items():
            per = r.counters[i].per
            index = t.area_number.get(key, -1) if per == "area" else factions.get(key, -1)
            if per == "card":
                index = _card(m, key)
            if index < 0:
                raise PositionError("position-unknown", where=f"counters.{name}", name=str(key))
            s.cells[at + index] = int(n)
    else:
        s.cells[at] = int(value)


def _start(m: Any, given: Mapping[str, Any], factions: dict[str, int]) -> None:
    """The frames: the game at a phase, inside a turn, or inside a named program."""
    s, t, r = m.s, m.t, m.r
    frame = new_frame(r.core["game"])
    s.frames.append(frame)
    phase = given.get("phase")
    turn = given.get("turn")
    if turn is not None:
        phase = phase or next((p.id for p in r.phases if _takes_turns(p.effect)), None)
    if phase is None:
        frame[1] = r.phase_pc[r.phases[0].id] if r.phases else 0
    elif str(phase) not in r.phase_pc:
        raise PositionError("position-unknown", where="phase", name=str(phase))
    else:
        frame[1] = r.phase_pc[str(phase)]
    if turn is None:
        return
    f = _number(factions, turn[0] if isinstance(turn, (list, tuple)) else turn.get("seat"), "turn")
    god = _card(m, turn[1] if isinstance(turn, (list, tuple)) else turn.get("god"))
    if god not in r.god_lines:
        raise PositionError("position-unknown", where="turn", name=notation.card_text(m, god))
    marker = next((x for x in range(len(t.markers)) if t.markers[x] == f and s.cells[t.o_bid + x] in (0, god + 1)), 0)
    if not s.cells[t.o_bid + marker]:
        s.cells[t.o_bid + marker] = god + 1
        s.zones[t.z_track] = tuple(x for x in s.zones[t.z_track] if x != marker)
        if god in r.always_gods:
            s.zones[t.z_always] = (marker, *s.zones[t.z_always])
    frame[1] = r.phase_pc[str(phase)] + 1
    # `setup`: the turns of a deployment, before the first phase
    s.ints[t.i_phase] = next((i for i, p in enumerate(r.phases) if p.id == phase), -1)
    program = next(p for p in r.programs if p.name == str(phase))
    at = next((i for i, op in enumerate(program.ops) if type(op).__name__ == "Turns"), 0)
    turns = getattr(program.ops[at], "program", "turn")
    inner = new_frame(program.number, size=program.size)
    inner[1] = at
    s.frames.append(inner)
    m.mute = True
    m.begin_turn(marker, r.named[turns])
    m.mute = False
    _used(m, god, given.get("used", ()))


def _used(m: Any, god: int, words: Any) -> None:
    """Lines of the turn that were used already, by their words: the free ones first, once for each time named."""
    free, paid = m.r.god_lines[god]
    for word in words:
        found = [n for n in (*free, *paid, *m.r.common_lines) if m.r.lines[n].word == str(word)]
        if not found:
            raise PositionError("position-unknown", where="used", name=str(word))
        fresh = [n for n in found if not (m.r.lines[n].must and m.s.cells[m.t.o_used + n])]
        m.r.lines[(fresh or found)[0]].count(m)


def _before_laying(m: Any, given: Mapping[str, Any]) -> bool:
    """Whether the position is one before the god tiles of its round are laid."""
    ids = [p.id for p in m.r.phases]
    number = int(given.get("round", 1))
    rows = enumerate(m.r.phases)
    laying = next((i for i, p in rows if p.from_round <= number and _does(p.effect, "lay-gods")), -1)
    phase = given.get("phase") or (None if given.get("turn") is not None or not ids else ids[0])
    return phase in ids and ids.index(str(phase)) <= laying


def _takes_turns(effect: Any) -> bool:
    return _does(effect, "take-turns")


def _does(effect: Any, verb: str) -> bool:
    return any(isinstance(v, dict) and v.get("do") == verb for v in effect or [])
