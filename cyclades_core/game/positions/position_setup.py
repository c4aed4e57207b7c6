"""Positions as plain data: what a scenario's `given` says (`position_text` writes the same words).

Ids only, no numbers of the engine. Everything that is not said is as it is before the first round (decks shuffled, gold
handed out), on an empty board. The position is what was said, or it is refused: what there is not (`position-unknown`),
what cannot be meant (`position-value`), what the invariants forbid (`position-impossible`, with their name for it).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.engine.rules import cards, pieces, scripted_chance
from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.rules.initial_stock import lay_out
from cyclades_core.engine.rules.rounds import laid_for, last_god
from cyclades_core.engine.state import replaced
from cyclades_core.engine.values.refusals import NOTHING

from . import position_checks
from .invariants import problems
from .position_buildings import set_buildings
from .position_frames import before_laying, start
from .position_schema import KEYS, Path, PositionError, check, number, unknown

__all__ = ["KEYS", "PositionError", "set_position"]


def set_position(machine: Any, given: Mapping[str, Any]) -> None:
    """Set up the game, then change it to what the position says, and push the frames from which play goes on."""
    check(given)
    lay_out(machine)
    # what was drawn for it is no part of the game
    scripted_chance.forget(machine)
    machine.noted = None if machine.noted is None else []
    setting = _Setting(machine, given)
    setting.all()
    for row in (*problems(machine), *position_checks.unsaid(machine)):
        path = position_checks.path_of(machine, row, given)
        raise PositionError("position-impossible", path=path, problem=row[0], name=_told(row))
    start(machine, given, setting.marker, setting.driven)


def _told(row: tuple[Any, ...]) -> str:
    """What a row of the invariants is about, for a message."""
    parts = (", ".join(part) if isinstance(part, tuple) else str(part) for part in row[1:])
    return ", ".join(part for part in parts if part)


class _Setting:
    """A position being laid out. `claims` are the cards that it has named already, each with its zone and the place
    where it was said: what is named again for another zone cannot be.
    """

    def __init__(self, machine: Any, given: Mapping[str, Any]) -> None:
        self.m = machine
        self.given = given
        self.factions = {name: f for f, name in enumerate(machine.table.factions)}
        self.claims: dict[int, tuple[int, str]] = {}
        self.marker = -1  # whose turn it is
        self.driven = -1  # the god from which the next marker was just driven

    def all(self) -> None:
        m, given = self.m, self.given
        state = m.state
        state.frames.clear()
        m.events = []
        state.round = int(given.get("round", 1))
        if not state.round and given.get("phase") in (None, *(phase.id for phase in m.book.phases)):
            # rounds count from 1; before them is only the set-up
            raise PositionError("position-impossible", path=("round",), problem="no-round", name="0")
        for i, f in enumerate(given.get("eliminated", ())):
            state.gone = replaced(state.gone, self.faction(f, "eliminated", i), 1)
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
            state.gone = replaced(state.gone, self.faction(f, "eliminated-this-round", i), 1)
        state.dirty = 0
        m.stale = True

    # -- names -----------------------------------------------------------------------------------------------------

    def faction(self, name: Any, *path: str | int) -> int:
        return number(self.factions, name, path)

    def card(self, name: Any, zone: int, path: Path, deepest: bool = False) -> int:
        """A card of this id that the position has not put elsewhere; from now on it belongs to the zone.

        What stands on the board lies before its holder: naming both says the same thing twice, which is allowed.
        """
        m, source = self.m, str(path[0])
        found = m.book.cards_by_id.get(str(name))
        if not found:
            raise unknown(name, m.book.cards_by_id, path)
        if not self.fits(found[0], zone, source):
            raise PositionError("position-impossible", path=path, problem="wrong-zone", name=str(name))
        same = [c for c in found if c in self.claims and self.claims[c][0] == zone and self.claims[c][1] != source]
        if zone == m.table.z_outside:  # beside a building, beside another, or beside none
            same = []
        left = [c for c in found if c not in self.claims]
        if deepest:  # not the copy that a stack was said to have on top
            left.sort(key=lambda compiler: -m.state.zones[m.state.where[compiler]].index(compiler))
        if not same and not left:
            raise PositionError("position-impossible", path=path, problem="card-twice", name=str(name))
        card = (same or left)[0]
        self.claims[card] = (zone, source)
        return int(card)

    def fits(self, card: int, zone: int, source: str) -> bool:
        """Return whether a card can be in a zone at all: no verb puts a god among other cards, or a figure's card
        under a building.
        """
        book, table = self.m.book, self.m.table
        if card in book.god_cards or zone in book.god_slots:
            return card in book.god_cards and zone in (*book.god_slots, table.z_outside) and source == "zones"
        if zone != table.z_outside or source == "zones":
            return True
        if table.special >> card & 1:
            return True
        return source == "areas" and book.kind_of_card[card] < 0 and self.stays(card)

    def stays(self, card: int) -> bool:
        """Return whether a card stays with its holder after it is played."""
        return bool(self.m.book.card_kinds[self.m.book.cards[card][0]].after == "stays")

    def named(self, name: Any, path: Path) -> int:
        """The card of an id, wherever it lies."""
        found = self.m.book.cards_by_id.get(str(name))
        if not found:
            raise unknown(name, self.m.book.cards_by_id, path)
        claimed = [c for c in found if c in self.claims]
        return int((claimed or found)[0])

    def face_down(self, name: Any, path: Path, own: int) -> int:
        """The card of an id that a faction has seen face down: of several the upper one that it does not know yet."""
        m = self.m
        card, known = self.named(name, path), {seen for f, seen, _ in m.state.knows if f == own}
        copies = m.book.cards_by_id[str(name)]
        hidden = [c for c in copies if m.state.where[c] in m.book.hidden_zones and c not in known]
        return min(hidden, key=lambda copy: m.state.zones[m.state.where[copy]].index(copy), default=card)

    def god(self, name: Any, path: Path) -> int:
        gods = {x: found[0] for x, found in self.m.book.cards_by_id.items() if found[0] in self.m.library.god_lines}
        return number(gods, name, path)

    # -- purses and piles --------------------------------------------------------------------------------------------

    def purses(self) -> None:
        m, given = self.m, self.given
        state, table, book = m.state, m.table, m.book
        said: dict[int, int] = {}
        for f, n in given.get("gold", {}).items():
            purse = table.purse_of[self.faction(f, "gold", f)]
            if said.setdefault(purse, int(n)) != int(n):  # partners have one purse
                raise PositionError("position-impossible", path=("gold", f), problem="one-purse", name=str(f))
            state.gold[purse] = int(n)
        for f, others in given.get("seen-gold", {}).items():
            own = self.faction(f, "seen-gold", f)
            purses = [table.purse_of[self.faction(other, "seen-gold", f, i)] for i, other in enumerate(others)]
            state.seen_gold = (*state.seen_gold, *((own, purse) for purse in dict.fromkeys(purses)))
        for f, have in given.get("goods", {}).items():
            own = self.faction(f, "goods", f)
            for g, n in have.items():
                i = number(book.numbers["goods"], g, ("goods", f, g))
                state.goods[i] = replaced(state.goods[i], own, int(n))
                state.gstock = replaced(state.gstock, i, max(0, state.gstock[i] - int(n)))

    def piles(self) -> None:
        m, given = self.m, self.given
        for slot, name in given.get("track", {}).items():
            self.zone(slot, [name] if name else [], ("track", slot), m.book.tracks)
        if "track" in given:
            for track in m.book.tracks.values():
                for z in track.zones:
                    if m.book.zone_names[z] not in given["track"]:
                        self.empty(z)
        for name, content in given.get("zones", {}).items():
            self.zone(name, content, ("zones", name))

    def zone(self, name: str, content: Any, path: Path, tracks: Any = None) -> None:
        """Fill a zone; a deck keeps its other cards under the named ones, any other zone holds just these."""
        m = self.m
        slots = {z for track in (tracks or {}).values() for z in track.zones}
        known = {x: zs for x, zs in m.book.zone_groups.items() if tracks is None or zs[0] in slots}
        if name not in known:
            raise unknown(name, known, path)
        z = known[name][0]
        if z not in m.book.decks and z != m.table.z_outside:  # there also lies what is in no deck
            self.empty(z)
        elif isinstance(content, Mapping):
            for card in list(m.state.zones[z]):
                cards.move(m, card, m.table.z_removed)
        if isinstance(content, Mapping):
            content, path = content.get("only", []), (*path, "only")
        rows = [(c, path if tracks is not None else (*path, i)) for i, c in enumerate(content)]
        for c, place in reversed(rows):
            cards.move(m, self.card(c, z, place), z)

    def empty(self, zone: int) -> None:
        m = self.m
        deck = next((d for d in m.book.decks), 0)
        for track in m.book.tracks.values():
            if zone in track.zones:
                deck = track.deck
        for card in m.state.zones[zone]:
            cards.move(m, card, deck, bottom=True)

    # -- gods and markers ----------------------------------------------------------------------------------------------

    def gods(self) -> None:
        m, given = self.m, self.given
        state, book = m.state, m.book
        order: list[int] = []
        for i, g in enumerate(given.get("gods", ())):
            god = self.god(g, ("gods", i))
            if god in order:
                raise PositionError("position-impossible", path=("gods", i), problem="card-twice", name=str(g))
            order.append(god)
        said = set(order)
        order += [g for g in book.tile_gods if g not in order]
        outside = [g for g in order if g in book.outside_gods]
        order = [g for g in order if g not in outside and g not in book.always_gods]
        state.open_gods = min(int(given.get("open", laid_for(m) - 1)), len(book.god_slots))
        self.lay_open(order, said, state.open_gods)
        for zone, god in zip(book.god_slots, order, strict=False):
            cards.move(m, god, zone)
            state.zones[zone] = (god,)
            state.where[god] = zone
        state.laid = laid_for(m)
        # how often the tiles were laid before, counted from 0: some rules ask whether it was an even number (L7.3)
        laid = int(given.get("round", 1)) - (2 if before_laying(m, given) else 1)
        if laid < 0:
            state.laid = laid = 0
        state.lay_round = laid & 255
        for god in outside:
            cards.move(m, god, m.state.where[last_god(m)])

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
        state, table, book = m.state, m.table, m.book
        now = [
            self.faction(f, "eliminated-this-round", i) for i, f in enumerate(given.get("eliminated-this-round", ()))
        ]
        left = [x for x in range(len(table.markers)) if alive(m, table.markers[x]) and table.markers[x] not in now]

        def take(name: Any, path: Path, word: str) -> int:
            f = self.faction(name, *path)
            marker = next((x for x in left if table.markers[x] == f), None)
            if marker is None:
                problem = word if alive(m, f) and f not in now else "eliminated-marker"
                raise PositionError("position-impossible", path=path, problem=problem, name=str(name))
            left.remove(marker)
            return marker

        for i, row in enumerate(given.get("offerings", ())):
            marker = take(row[0], ("offerings", i, 0), "marker-twice")
            card = self.god(row[1], ("offerings", i, 1))
            state.bid[marker] = card + 1
            state.amount[marker] = int(row[2]) if len(row) > 2 else 0
            if card in book.always_gods:
                state.zones[table.z_always] = (*state.zones[table.z_always], marker)
        if given.get("turn") is not None:
            self.acting(left)
        if "turn-track" in given:
            names = enumerate(given["turn-track"])
            state.zones[table.z_track] = tuple(take(name, ("turn-track", i), "marker-twice") for i, name in names)
        else:
            state.zones[table.z_track] = tuple(left)
        if given.get("outbid", NOTHING) != NOTHING:
            self.driven = self.god(given["outbid"], ("outbid",))
            if not state.zones[table.z_track] or not any(
                state.bid[x] == self.driven + 1 for x in range(len(table.markers))
            ):
                problem = {"problem": "marker-nowhere", "name": str(given["outbid"])}
                raise PositionError("position-impossible", path=("outbid",), **problem)

    def acting(self, left: list[int]) -> None:
        """The marker whose turn it is: the one that has an offering on the god, else one that is left."""
        m = self.m
        state, table = m.state, m.table
        f, god = self.turn()
        own = [x for x in range(len(table.markers)) if table.markers[x] == f]
        self.marker = next((x for x in own if state.bid[x] == god + 1), -1)
        if self.marker >= 0:
            return
        self.marker = next((x for x in own if x in left), -1)
        if self.marker < 0:
            raise PositionError("position-impossible", path=("turn",), problem="marker-twice", name=table.factions[f])
        left.remove(self.marker)
        state.bid[self.marker] = god + 1
        if god in m.book.always_gods:
            state.zones[table.z_always] = (self.marker, *state.zones[table.z_always])

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
        state, table, book = m.state, m.table, m.book
        path: Path = ("areas", name)
        a = number(table.area_number, name, path)
        f = self.faction(content["owner"], *path, "owner") if content.get("owner") else -1
        if f >= 0:
            pieces.set_owner(m, a, f)
        for unit, n in content.get("units", {}).items():
            k = number(book.numbers["unit"], unit, (*path, "units", unit))
            try:
                if f >= 0:
                    pieces.from_reserve(m, f, k, int(n))
                pieces.add(m, a, k, int(n))
            except ValueError as error:  # more of them than there are
                problem = {"problem": "too-many", "name": f"{n} {unit}"}
                raise PositionError("position-impossible", path=(*path, "units", unit), **problem) from error
            card = book.card_of_kind[k]
            if card >= 0 and n and f >= 0 and not book.is_piece[k]:
                zone = table.hands[f]
                if self.claims.get(card, (zone, ""))[0] != zone:
                    twice = {"problem": "card-twice", "name": str(unit)}
                    raise PositionError("position-impossible", path=(*path, "units", unit), **twice)
                self.claims[card] = (zone, "areas")
                cards.move(m, card, zone)
        if content.get("piece"):
            card = self.named(content["piece"], (*path, "piece"))
            if book.kind_of_card[card] < 0:
                known = [book.cards[c][1].id for c in book.piece_cards]
                raise unknown(content["piece"], known, (*path, "piece"))
            pieces.add(m, a, book.kind_of_card[card])
        state.tokens = replaced(state.tokens, a, int(content.get("tokens", 0)))
        set_buildings(m, self.card, name, content)

    # -- what lies before the factions, and numbers --------------------------------------------------------------------

    def before_factions(self) -> None:
        m, given = self.m, self.given
        state, table, book = m.state, m.table, m.book
        for f, names in given.get("cards", {}).items():
            zone = table.hands[self.faction(f, "cards", f)]
            for card in self.held(names, zone, ("cards", f)):
                state.since = replaced(state.since, card, max(0, state.round - 1))
        for f, names in given.get("secret", {}).items():
            self.held(names, table.secrets[self.faction(f, "secret", f)], ("secret", f))
        for i, name in enumerate(given.get("new", ())):
            state.since = replaced(state.since, self.named(name, ("new", i)), state.round & 255)
        for i, name in enumerate(given.get("hired", ())):
            state.hired = replaced(state.hired, self.named(name, ("hired", i)), 1)
        for f, n in given.get("hidden", {}).items():
            own = self.faction(f, "hidden", f)
            state.hidden = replaced(state.hidden, own, int(n))
            for kind in book.victory_types:
                if state.stock[kind] == 255:
                    continue
                if state.stock[kind] < n:  # more of them than there are
                    problem = {"problem": "too-many", "name": f"{n} {book.names['building'][kind]}"}
                    raise PositionError("position-impossible", path=("hidden", f), **problem)
                state.stock = replaced(state.stock, kind, state.stock[kind] - int(n))
            for card in state.zones[table.hands[own]] if n else ():
                # the card that hides it: its figure has left the game for good (B23.7, H9.8)
                if book.kind_of_card[card] >= 0 and pieces.find(m, book.kind_of_card[card]) < 0:
                    state.retired = replaced(state.retired, card, 1)

        for f, n in given.get("hidden-used", {}).items():
            state.hidden_mark = replaced(state.hidden_mark, self.faction(f, "hidden-used", f), int(n))
        for f, name in given.get("hidden-special", {}).items():
            card = self.card(name, table.z_outside, ("hidden-special", f), deepest=True)
            cards.move(m, card, table.z_outside)
            state.hidden_special = replaced(state.hidden_special, self.faction(f, "hidden-special", f), card + 1)
        for f, names in given.get("known", {}).items():
            own = self.faction(f, "known", f)
            for i, name in enumerate(names):
                card = self.face_down(name, ("known", f, i), own)
                state.knows = (*state.knows, (own, card, m.state.where[card]))

    def held(self, names: Any, zone: int, path: Path) -> list[int]:
        """Put cards before a faction in the order in which they came: the last that is named lies on top."""
        book = self.m.book
        found = [self.card(name, zone, (*path, i)) for i, name in enumerate(names)]
        for i, card in enumerate(found):
            # the figure belongs to nobody, and its card was discarded when it came (L16.25.3)
            if book.ownerless[card] and not self.stays(card) and pieces.find(self.m, book.kind_of_card[card]) >= 0:
                problem = {"problem": "card-of-nobody", "name": str(names[i])}
                raise PositionError("position-impossible", path=(*path, i), **problem)
            cards.move(self.m, card, zone)
        return found

    def numbers(self) -> None:
        m, given = self.m, self.given
        state, table, book = m.state, m.table, m.book
        for name, value in given.get("counters", {}).items():
            self.counter(name, value)
        for f, have in given.get("reserve", {}).items():
            own = self.faction(f, "reserve", f)
            for k, n in have.items():
                kind = number(book.numbers["unit"], k, ("reserve", f, k))
                state.reserve[kind] = replaced(state.reserve[kind], own, int(n))
        for k, n in given.get("stock", {}).items():
            if k in book.numbers["building"]:
                state.stock = replaced(state.stock, book.numbers["building"][k], int(n))
            elif k in book.numbers["goods"]:
                state.gstock = replaced(state.gstock, book.numbers["goods"][k], int(n))
            else:
                raise unknown(k, [*book.numbers["building"], *book.numbers["goods"]], ("stock", k))
        for site, n in given.get("marks", {}).items():
            state.mark = replaced(state.mark, number(table.site_number, site, ("marks", site)), int(n))

    def counter(self, name: str, value: Any) -> None:
        table, state, book = self.m.table, self.m.state, self.m.book
        i = number(book.numbers["counter"], name, ("counters", name))
        row, per = state.counters[i], book.counters[i].per
        if isinstance(value, Mapping) == (per == "game"):
            expected = "number" if per == "game" else "table"
            raise PositionError("position-value", path=("counters", name), name=str(value), expected=expected)
        if not isinstance(value, Mapping):
            state.counters[i] = replaced(row, 0, int(value))
            return
        for key, n in value.items():
            path: Path = ("counters", name, key)
            if per == "card":
                index = self.named(key, path)
            else:
                index = number(table.area_number if per == "area" else self.factions, key, path)
            state.counters[i] = replaced(state.counters[i], index, int(n))
