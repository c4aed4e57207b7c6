"""Positions as plain data: what a scenario's `given` says (`describing` writes the same words).

Ids only, no numbers of the engine. Everything that is not said is as it is before the first round (decks shuffled, gold
handed out), on an empty board. The position is what was said, or it is refused: what there is not (`position-unknown`),
what cannot be meant (`position-value`), what the invariants forbid (`position-impossible`, with their name for it).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..plain.refusals import NOTHING
from ..rules import cards, pieces, scripting
from ..rules.elimination import alive
from ..rules.laying_out import lay_out
from ..rules.rounds import laid_for, last_god
from ..state import replaced
from . import impossible
from .invariants import problems
from .position_frames import before_laying, start
from .position_shapes import KEYS, Path, PositionError, check, number, unknown
from .position_sites import set_buildings

__all__ = ["KEYS", "PositionError", "set_position"]


def set_position(m: Any, given: Mapping[str, Any]) -> None:
    """Set up the game, then change it to what the position says, and push the frames from which play goes on."""
    check(given)
    lay_out(m)
    scripting.forget(m)  # what was drawn for it is no part of the game
    setting = _Setting(m, given)
    setting.all()
    for row in (*problems(m), *impossible.unsaid(m)):
        path = impossible.path_of(m, row, given)
        raise PositionError("position-impossible", path=path, problem=row[0], name=_told(row))
    start(m, given, setting.marker, setting.driven)


def _told(row: tuple[Any, ...]) -> str:
    """What a row of the invariants is about, for a message."""
    parts = (", ".join(part) if isinstance(part, tuple) else str(part) for part in row[1:])
    return ", ".join(part for part in parts if part)


class _Setting:
    """A position being laid out. `claims` are the cards that it has named already, each with its zone and the place
    where it was said: what is named again for another zone cannot be.
    """

    def __init__(self, m: Any, given: Mapping[str, Any]) -> None:
        self.m = m
        self.given = given
        self.factions = {name: f for f, name in enumerate(m.t.factions)}
        self.claims: dict[int, tuple[int, str]] = {}
        self.marker = -1  # whose turn it is
        self.driven = -1  # the god from which the next marker was just driven

    def all(self) -> None:
        m, given = self.m, self.given
        s = m.s
        s.frames.clear()
        m.events = []
        s.round = int(given.get("round", 1))
        if not s.round and given.get("phase") in (None, *(phase.id for phase in m.r.phases)):
            # rounds count from 1; before them is only the set-up
            raise PositionError("position-impossible", path=("round",), problem="no-round", name="0")
        for i, f in enumerate(given.get("eliminated", ())):
            s.gone = replaced(s.gone, self.faction(f, "eliminated", i), 1)
        self.purses()
        self.piles()
        self.gods()
        self.markers()
        for a, content in given.get("areas", {}).items():
            self.area(a, content)
        self.before_factions()
        self.numbers()
        # out since a moment ago: the tiles of this round lie as they lay for all of them (L17.5)
        for i, f in enumerate(given.get("eliminated-this-round", ())):
            s.gone = replaced(s.gone, self.faction(f, "eliminated-this-round", i), 1)
        s.dirty = 0
        m.stale = True

    # -- names -----------------------------------------------------------------------------------------------------

    def faction(self, name: Any, *path: str | int) -> int:
        return number(self.factions, name, path)

    def card(self, name: Any, zone: int, path: Path, deepest: bool = False) -> int:
        """A card of this id that the position has not put elsewhere; from now on it belongs to the zone.

        What stands on the board lies before its holder: naming both says the same thing twice, which is allowed.
        """
        m, source = self.m, str(path[0])
        found = m.r.cards_by_id.get(str(name))
        if not found:
            raise unknown(name, m.r.cards_by_id, path)
        same = [c for c in found if c in self.claims and self.claims[c][0] == zone and self.claims[c][1] != source]
        left = [c for c in found if c not in self.claims]
        if deepest:  # not the copy that a stack was said to have on top
            left.sort(key=lambda c: -m.s.zones[m.s.where[c]].index(c))
        if not same and not left:
            raise PositionError("position-impossible", path=path, problem="card-twice", name=str(name))
        card = (same or left)[0]
        self.claims[card] = (zone, source)
        return int(card)

    def named(self, name: Any, path: Path) -> int:
        """The card of an id, wherever it lies."""
        found = self.m.r.cards_by_id.get(str(name))
        if not found:
            raise unknown(name, self.m.r.cards_by_id, path)
        claimed = [c for c in found if c in self.claims]
        return int((claimed or found)[0])

    def god(self, name: Any, path: Path) -> int:
        gods = {x: found[0] for x, found in self.m.r.cards_by_id.items() if found[0] in self.m.library.god_lines}
        return number(gods, name, path)

    # -- purses and piles --------------------------------------------------------------------------------------------

    def purses(self) -> None:
        m, given = self.m, self.given
        s, t, r = m.s, m.t, m.r
        said: dict[int, int] = {}
        for f, n in given.get("gold", {}).items():
            purse = t.purse_of[self.faction(f, "gold", f)]
            if said.setdefault(purse, int(n)) != int(n):  # partners have one purse
                raise PositionError("position-impossible", path=("gold", f), problem="one-purse", name=str(f))
            s.gold[purse] = int(n)
        for f, have in given.get("goods", {}).items():
            own = self.faction(f, "goods", f)
            for g, n in have.items():
                i = number(r.numbers["goods"], g, ("goods", f, g))
                s.goods[i] = replaced(s.goods[i], own, int(n))
                s.gstock = replaced(s.gstock, i, max(0, s.gstock[i] - int(n)))

    def piles(self) -> None:
        m, given = self.m, self.given
        for slot, name in given.get("track", {}).items():
            self.zone(slot, [name] if name else [], ("track", slot), m.r.tracks)
        if "track" in given:
            for track in m.r.tracks.values():
                for z in track.zones:
                    if m.r.zone_names[z] not in given["track"]:
                        self.empty(z)
        for name, content in given.get("zones", {}).items():
            self.zone(name, content, ("zones", name))

    def zone(self, name: str, content: Any, path: Path, tracks: Any = None) -> None:
        """Fill a zone; a deck keeps its other cards under the named ones, any other zone holds just these."""
        m = self.m
        slots = {z for track in (tracks or {}).values() for z in track.zones}
        known = {x: zs for x, zs in m.r.zone_groups.items() if tracks is None or zs[0] in slots}
        if name not in known:
            raise unknown(name, known, path)
        z = known[name][0]
        if z not in m.r.decks:
            self.empty(z)
        elif isinstance(content, Mapping):
            for card in list(m.s.zones[z]):
                cards.move(m, card, m.t.z_removed)
        if isinstance(content, Mapping):
            content, path = content.get("only", []), (*path, "only")
        rows = [(c, path if tracks is not None else (*path, i)) for i, c in enumerate(content)]
        for c, place in reversed(rows):
            cards.move(m, self.card(c, z, place), z)

    def empty(self, zone: int) -> None:
        m = self.m
        deck = next((d for d in m.r.decks), 0)
        for track in m.r.tracks.values():
            if zone in track.zones:
                deck = track.deck
        for card in m.s.zones[zone]:
            cards.move(m, card, deck, bottom=True)

    # -- gods and markers ----------------------------------------------------------------------------------------------

    def gods(self) -> None:
        m, given = self.m, self.given
        s, r = m.s, m.r
        order: list[int] = []
        for i, g in enumerate(given.get("gods", ())):
            god = self.god(g, ("gods", i))
            if god in order:
                raise PositionError("position-impossible", path=("gods", i), problem="card-twice", name=str(g))
            order.append(god)
        said = set(order)
        order += [g for g in r.tile_gods if g not in order]
        outside = [g for g in order if g in r.outside_gods]
        order = [g for g in order if g not in outside and g not in r.always_gods]
        s.open_gods = min(int(given.get("open", laid_for(m) - 1)), len(r.god_slots))
        self.lay_open(order, said, s.open_gods)
        for zone, god in zip(r.god_slots, order, strict=False):
            cards.move(m, god, zone)
            s.zones[zone] = (god,)
            s.where[god] = zone
        s.laid = laid_for(m)
        # how often the tiles were laid before, counted from 0: some rules ask whether it was an even number (L7.3)
        laid = int(given.get("round", 1)) - (2 if before_laying(m, given) else 1)
        if laid < 0:
            s.laid = laid = 0
        s.lay_round = laid & 255
        for god in outside:
            cards.move(m, god, m.s.where[last_god(m)])

    def lay_open(self, order: list[int], said: set[int], count: int) -> None:
        """Tiles of whose place nothing is said lie open where somebody has an offering on them."""
        offerings = enumerate(self.given.get("offerings", ()))
        rows: list[tuple[Any, Path]] = [(row[1], ("offerings", i, 1)) for i, row in offerings]
        if turn := self.given.get("turn"):
            listed = isinstance(turn, (list, tuple))
            rows.append((turn[1], ("turn", 1)) if listed else (turn.get("god"), ("turn", "god")))
        used = [self.god(name, path) for name, path in rows]
        for god in used:
            at = order.index(god) if god in order else -1
            free = [i for i in range(count) if order[i] not in used and order[i] not in said]
            if at >= count and god not in said and free:
                order[free[-1]], order[at] = order[at], order[free[-1]]

    def markers(self) -> None:
        """Offerings first, then the track: each takes the next marker of its faction that is left (L19.1)."""
        m, given = self.m, self.given
        s, t, r = m.s, m.t, m.r
        now = [
            self.faction(f, "eliminated-this-round", i) for i, f in enumerate(given.get("eliminated-this-round", ()))
        ]
        left = [x for x in range(len(t.markers)) if alive(m, t.markers[x]) and t.markers[x] not in now]

        def take(name: Any, path: Path, word: str) -> int:
            f = self.faction(name, *path)
            marker = next((x for x in left if t.markers[x] == f), None)
            if marker is None:
                problem = word if alive(m, f) and f not in now else "eliminated-marker"
                raise PositionError("position-impossible", path=path, problem=problem, name=str(name))
            left.remove(marker)
            return marker

        for i, row in enumerate(given.get("offerings", ())):
            marker = take(row[0], ("offerings", i, 0), "marker-twice")
            card = self.god(row[1], ("offerings", i, 1))
            s.bid[marker] = card + 1
            s.amount[marker] = int(row[2]) if len(row) > 2 else 0
            if card in r.always_gods:
                s.zones[t.z_always] = (*s.zones[t.z_always], marker)
        if given.get("turn") is not None:
            self.acting(left)
        if "turn-track" in given:
            names = enumerate(given["turn-track"])
            s.zones[t.z_track] = tuple(take(name, ("turn-track", i), "marker-twice") for i, name in names)
        else:
            s.zones[t.z_track] = tuple(left)
        if given.get("outbid", NOTHING) != NOTHING:
            self.driven = self.god(given["outbid"], ("outbid",))
            if not s.zones[t.z_track] or not any(s.bid[x] == self.driven + 1 for x in range(len(t.markers))):
                problem = {"problem": "marker-nowhere", "name": str(given["outbid"])}
                raise PositionError("position-impossible", path=("outbid",), **problem)

    def acting(self, left: list[int]) -> None:
        """The marker whose turn it is: the one that has an offering on the god, else one that is left."""
        m = self.m
        s, t = m.s, m.t
        f, god = self.turn()
        own = [x for x in range(len(t.markers)) if t.markers[x] == f]
        self.marker = next((x for x in own if s.bid[x] == god + 1), -1)
        if self.marker >= 0:
            return
        self.marker = next((x for x in own if x in left), -1)
        if self.marker < 0:
            raise PositionError("position-impossible", path=("turn",), problem="marker-twice", name=t.factions[f])
        left.remove(self.marker)
        s.bid[self.marker] = god + 1
        if god in m.r.always_gods:
            s.zones[t.z_always] = (self.marker, *s.zones[t.z_always])

    def turn(self) -> tuple[int, int]:
        """Faction and god of the running turn."""
        turn = self.given["turn"]
        seat, god = (0, 1) if isinstance(turn, (list, tuple)) else ("seat", "god")
        for key in () if isinstance(turn, (list, tuple)) else ("seat", "god"):
            if key not in turn:
                raise PositionError("position-missing", path=("turn",), name=key)
        return self.faction(turn[seat], "turn", seat), self.god(turn[god], ("turn", god))

    # -- the board -------------------------------------------------------------------------------------------------

    def area(self, name: str, content: Mapping[str, Any]) -> None:
        m = self.m
        s, t, r = m.s, m.t, m.r
        path: Path = ("areas", name)
        a = number(t.area_number, name, path)
        f = self.faction(content["owner"], *path, "owner") if content.get("owner") else -1
        if f >= 0:
            pieces.set_owner(m, a, f)
        for unit, n in content.get("units", {}).items():
            k = number(r.numbers["unit"], unit, (*path, "units", unit))
            try:
                if f >= 0:
                    pieces.from_reserve(m, f, k, int(n))
                pieces.add(m, a, k, int(n))
            except ValueError as error:  # more of them than there are
                problem = {"problem": "too-many", "name": f"{n} {unit}"}
                raise PositionError("position-impossible", path=(*path, "units", unit), **problem) from error
            card = r.card_of_kind[k]
            if card >= 0 and n and f >= 0 and not r.is_piece[k]:
                zone = t.hands[f]
                self.claims[card] = (zone, "areas")
                cards.move(m, card, zone)
        if content.get("piece"):
            card = self.named(content["piece"], (*path, "piece"))
            if r.kind_of_card[card] < 0:
                known = [r.cards[c][1].id for c in r.piece_cards]
                raise unknown(content["piece"], known, (*path, "piece"))
            pieces.add(m, a, r.kind_of_card[card])
        s.tokens = replaced(s.tokens, a, int(content.get("tokens", 0)))
        set_buildings(m, self.card, name, content)

    # -- what lies before the factions, and numbers --------------------------------------------------------------------

    def before_factions(self) -> None:
        m, given = self.m, self.given
        s, t, r = m.s, m.t, m.r
        for f, names in given.get("cards", {}).items():
            zone = t.hands[self.faction(f, "cards", f)]
            for card in self.held(names, zone, ("cards", f)):
                s.since = replaced(s.since, card, max(0, s.round - 1))
        for f, names in given.get("secret", {}).items():
            self.held(names, t.secrets[self.faction(f, "secret", f)], ("secret", f))
        for i, name in enumerate(given.get("new", ())):
            s.since = replaced(s.since, self.named(name, ("new", i)), s.round & 255)
        for i, name in enumerate(given.get("hired", ())):
            s.hired = replaced(s.hired, self.named(name, ("hired", i)), 1)
        for f, n in given.get("hidden", {}).items():
            own = self.faction(f, "hidden", f)
            s.hidden = replaced(s.hidden, own, int(n))
            for card in s.zones[t.hands[own]] if n else ():
                # the card that hides it: its figure has left the game for good (B23.7, H9.8)
                if r.kind_of_card[card] >= 0 and pieces.find(m, r.kind_of_card[card]) < 0:
                    s.retired = replaced(s.retired, card, 1)

        for f, n in given.get("hidden-used", {}).items():
            s.hidden_mark = replaced(s.hidden_mark, self.faction(f, "hidden-used", f), int(n))
        for f, name in given.get("hidden-special", {}).items():
            card = self.card(name, t.z_outside, ("hidden-special", f), deepest=True)
            cards.move(m, card, t.z_outside)
            s.hidden_special = replaced(s.hidden_special, self.faction(f, "hidden-special", f), card + 1)
        for f, names in given.get("known", {}).items():
            own = self.faction(f, "known", f)
            for i, name in enumerate(names):
                card = self.named(name, ("known", f, i))
                s.knows = (*s.knows, (own, card, m.s.where[card]))

    def held(self, names: Any, zone: int, path: Path) -> list[int]:
        """Put cards before a faction in the order in which they came: the last that is named lies on top."""
        found = [self.card(name, zone, (*path, i)) for i, name in enumerate(names)]
        for card in found:
            cards.move(self.m, card, zone)
        return found

    def numbers(self) -> None:
        m, given = self.m, self.given
        s, t, r = m.s, m.t, m.r
        for name, value in given.get("counters", {}).items():
            self.counter(name, value)
        for f, have in given.get("reserve", {}).items():
            own = self.faction(f, "reserve", f)
            for k, n in have.items():
                kind = number(r.numbers["unit"], k, ("reserve", f, k))
                s.reserve[kind] = replaced(s.reserve[kind], own, int(n))
        for k, n in given.get("stock", {}).items():
            if k in r.numbers["building"]:
                s.stock = replaced(s.stock, r.numbers["building"][k], int(n))
            elif k in r.numbers["goods"]:
                s.gstock = replaced(s.gstock, r.numbers["goods"][k], int(n))
            else:
                raise unknown(k, [*r.numbers["building"], *r.numbers["goods"]], ("stock", k))
        for site, n in given.get("marks", {}).items():
            s.mark = replaced(s.mark, number(t.site_number, site, ("marks", site)), int(n))

    def counter(self, name: str, value: Any) -> None:
        t, s, r = self.m.t, self.m.s, self.m.r
        i = number(r.numbers["counter"], name, ("counters", name))
        row, per = s.counters[i], r.counters[i].per
        if isinstance(value, Mapping) == (per == "game"):
            expected = "number" if per == "game" else "table"
            raise PositionError("position-value", path=("counters", name), name=str(value), expected=expected)
        if not isinstance(value, Mapping):
            s.counters[i] = replaced(row, 0, int(value))
            return
        for key, n in value.items():
            path: Path = ("counters", name, key)
            if per == "card":
                index = self.named(key, path)
            else:
                index = number(t.area_number if per == "area" else self.factions, key, path)
            s.counters[i] = replaced(s.counters[i], index, int(n))
