"""A position in words: the same keys that `positions.set_position` takes, as plain data or as TOML text.

What waits in the middle of a card is not part of a position (a save has that); the phase or the turn is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .edges import notation
from .loading import Problems, Source
from .plain.masks import bits
from .positions import PositionError
from .rules.elimination import alive
from .rules.pieces import owner

__all__ = ["from_text", "get_position", "key_text", "to_text", "value_text"]

SETUP = "setup"  # the part of the game before the first phase of its first round


def get_position(m: Any) -> dict[str, Any]:
    """What is on the table, in the words of `set_position`."""
    t, s, r = m.t, m.s, m.r
    out: dict[str, Any] = {"round": s.round}
    if s.active >= 0:
        out["turn"] = [t.factions[s.active], notation.card_text(m, s.god)]
        if s.phase < 0:  # a turn of the deployment
            out["phase"] = SETUP
    elif s.phase >= 0:
        out["phase"] = r.phases[s.phase].id
    out["gods"] = [notation.card_text(m, c) for z in r.god_slots for c in reversed(s.zones[z])]
    out["open"] = s.open_gods
    out["offerings"] = _offerings(m)
    # a marker that is just being placed stands nowhere: it is the next one of the track
    placed = [x for x in range(len(t.markers)) if s.bid[x]]
    track = s.zones[t.z_track]
    waiting = [x for x in range(len(t.markers)) if x not in placed and x not in track and alive(m, t.markers[x])]
    out["turn-track"] = [t.factions[t.markers[x]] for x in (*waiting, *track)]
    out["gold"] = {t.factions[f]: s.gold[t.purse_of[f]] for f in range(t.F)}
    out["goods"] = _goods(m)
    out["cards"] = {
        t.factions[f]: [notation.card_text(m, c) for c in s.zones[t.hands[f]]]
        for f in range(t.F)
        if s.zones[t.hands[f]]
    }
    out["hired"] = [notation.card_text(m, c) for c in range(r.n_cards) if s.hired[c]]
    out["counters"] = _counters(m)
    out["marks"] = {t.sites[x]: s.mark[x] for x in range(t.S) if s.mark[x]}
    out["hidden"] = {t.factions[f]: s.hidden[f] for f in range(t.F) if s.hidden[f]}
    out["eliminated"] = [t.factions[f] for f in range(t.F) if not alive(m, f)]
    out["zones"] = {
        name: [notation.card_text(m, c) for c in s.zones[z]]
        for z, name in enumerate(r.zone_names)
        if s.zones[z] and name not in ("resolving", "outside") and z not in r.god_slots
    }
    out["areas"] = {t.areas[a]: row for a in range(t.A) if (row := _area(m, a))}
    return {key: value for key, value in out.items() if value not in ({}, [])}


def _offerings(m: Any) -> list[list[Any]]:
    t, s = m.t, m.s
    order = [x for x in range(len(t.markers)) if s.bid[x]]
    # markers on the printed god in their order of arrival
    order.sort(key=lambda x: s.zones[t.z_always].index(x) if x in s.zones[t.z_always] else -1)
    return [[t.factions[t.markers[x]], notation.card_text(m, s.bid[x] - 1), s.amount[x]] for x in order]


def _goods(m: Any) -> dict[str, dict[str, int]]:
    t, s, r = m.t, m.s, m.r
    out = {}
    for f in range(t.F):
        row = {r.names["goods"][g]: n for g in range(t.G) if (n := s.goods[g][f])}
        if row:
            out[t.factions[f]] = row
    return out


def _counters(m: Any) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    names = {"area": t.areas, "faction": t.factions}
    out: dict[str, Any] = {}
    for i, counter in enumerate(r.counters):
        values = s.counters[i]
        if counter.per == "game":
            if values[0] != counter.start:
                out[counter.id] = values[0]
        elif counter.per == "card":
            row = {notation.card_text(m, c): n for c, n in enumerate(values) if n != counter.start}
            out |= {counter.id: row} if row else {}
        else:
            row = {names[counter.per][j]: n for j, n in enumerate(values) if n != counter.start}
            out |= {counter.id: row} if row else {}
    return out


def _area(m: Any, a: int) -> dict[str, Any]:
    t, s, r = m.t, m.s, m.r
    row: dict[str, Any] = {}
    f = owner(m, a)
    if f >= 0:
        row["owner"] = t.factions[f]
    units = {r.names["unit"][k]: row[a] for k, row in enumerate(s.units) if row[a]}
    if units:
        row["units"] = units
    if s.tokens[a]:
        row["tokens"] = s.tokens[a]
    if a < t.L:
        built = {}
        for x in bits(t.sites_at[a] & s.occupied):
            extras = [c for row in (s.extra, s.special) if (c := row[x] - 1) >= 0]
            name = r.names["building"][s.built[x] - 1]
            built[t.sites[x]] = "+".join([name, *(notation.card_text(m, card) for card in extras)])
        if built:
            row["buildings"] = built
        seas = {t.sites[x]: t.areas[sea] for x in bits(t.sites_at[a]) if (sea := s.harbour[x] - 1) >= 0}
        if seas:
            row["sea"] = seas
    return row


def to_text(position: Mapping[str, Any]) -> str:
    """TOML text of a position.

    >>> print(to_text({"round": 2, "gold": {"ann": 5}, "areas": {"C3": {"owner": "ann", "units": {"fleet": 1}}}}))
    round = 2
    <BLANKLINE>
    [gold]
    ann = 5
    <BLANKLINE>
    [areas]
    C3 = { owner = "ann", units = { fleet = 1 } }
    """
    plain = [f"{key_text(k)} = {value_text(v)}" for k, v in position.items() if not isinstance(v, Mapping)]
    tables = [
        "\n".join([f"[{key_text(k)}]", *(f"{key_text(name)} = {value_text(row)}" for name, row in v.items())])
        for k, v in position.items()
        if isinstance(v, Mapping)
    ]
    return "\n\n".join(["\n".join(plain), *tables])


def key_text(name: str) -> str:
    """A key of TOML."""
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else value_text(name)


def value_text(value: Any) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_text(str(k))} = {value_text(v)}" for k, v in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(v) for v in value) + "]"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def from_text(text: str) -> dict[str, Any]:
    """The inverse of `to_text`; a syntax error is located."""
    problems = Problems()
    source = Source.from_text("position", text, problems)
    if problems:
        first = next(iter(problems))
        raise PositionError("position-syntax", line=first.line, column=first.column)
    return dict(source.data)
