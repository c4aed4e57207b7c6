"""Verbs that make up the phases: the tracks, the god tiles, income, the auction, turns and their menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..plain.domains import NONE, Domain, One
from ..plain.refusals import Refusal
from ..plain.registry import Node, verb
from ..plain.takes import BINDING, COUNT, NAME, NUMBER, TABLE, TRUTH, Words
from ..rules import cards, chance, income, offering
from ..rules.figures import expire_pieces, put_card
from ..rules.news import tell
from ..rules.rounds import (
    begin_turn,
    end_scope,
    end_turns,
    laid_for,
    last_god,
    lay_gods,
    next_marker,
    open_gods,
    start_seats,
)
from ..state import Frame, replaced
from .menus import line_price, lines_of, menu_of, use_line, why_not_line
from .operation import Change, Op
from .runner import Runner

__all__: list[str] = []

Path = tuple[Any, ...]


@verb(
    "refresh-track",
    required=("track",),
    params={"track": NAME("a track"), "keep": TRUTH("nothing is discarded, only refilled")},
)
def _refresh(c: Any, node: Node, path: Path) -> None:
    """The card on the cheapest slot leaves, the others move to the cheapest open slots, empty ones are filled."""
    track = c.r.tracks.get(node["track"])
    if track is None:
        c.unknown(str(node["track"]), "unknown-id", (*path, "track"), c.r.tracks)
        return
    keep = bool(node.get("keep"))

    def leave(m: Runner, f: Frame) -> None:
        first = m.s.zones[track.zones[0]]
        if not keep and first:
            put_card(m, first[0], track.leaves(first[0]))

    def fill(m: Runner, f: Frame) -> None:
        open_slots = track.open_slots(m.s.round)
        if not keep:
            left = [m.s.zones[z][0] for z in track.zones if m.s.zones[z]]
            for zone, card in zip(open_slots, left, strict=False):
                if (pile := cards.where(m, card)) != zone:
                    cards.move(m, card, zone)
                    tell(m, "card-slid", card, zone, m.r.zone_price.get(zone, 0), from_=pile)
        for zone in open_slots:
            if not m.s.zones[zone]:
                card = cards.draw(m, track.deck)
                if card < 0:
                    break
                cards.move(m, card, zone)
                tell(m, "card-revealed", card, zone, from_=track.deck)

    # two changes, so that a reshuffle caused by the discarded card comes before the filling (L6.6)
    c.change(leave)
    c.change(fill)


@verb(
    "lay-gods",
    params={
        "rotate": TRUTH("the first tile goes to the end, the others move up (B7.5)"),
        "shuffle": TRUTH("all tiles are shuffled"),
        "hidden-first": COUNT("so many of the face-down tiles come first; the others are shuffled behind them"),
        "hidden-order": Words("keep", "random")("`keep` or `random`: the order of those that come first"),
        "every": COUNT("the rule holds in rounds divisible by this; in others all are shuffled"),
        "open": NUMBER("how many tiles are face up; without it one less than the factions in the game"),
        "by-players": TABLE("a table: number of factions -> one of these tables"),
        "provisional": TRUTH("the next layout begins anew, as in the first round (H5.12)"),
    },
)
def _lay(c: Any, node: Node, path: Path) -> None:
    """Lay out the god tiles of the round."""
    tables = {int(k): v for k, v in node.get("by-players", {}).items()}

    def lay(m: Runner, f: Frame) -> None:
        how = tables.get(laid_for(m), node) if tables else node
        # one faction less under the same rule goes on counting (L21.1)
        lay_gods(m, how, tables.get(m.s.laid) == how)
        if node.get("provisional"):
            m.s.laid = 0

    c.change(lay)


@verb("enter-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _enter(c: Any, node: Node, path: Path) -> None:
    """A god outside the tiles covers the last open one for this round (H6.4)."""
    god = (c.cards(node["god"], (*path, "god")) or (0,))[0]

    def enter(m: Runner, f: Frame) -> None:
        last = last_god(m)
        cards.move(m, god, cards.where(m, last))
        tell(m, "god-covered", god, last)

    c.change(enter)


@verb("leave-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _leave(c: Any, node: Node, path: Path) -> None:
    """The god that entered leaves again."""
    god = (c.cards(node["god"], (*path, "god")) or (0,))[0]
    c.change(lambda m, f: cards.move(m, god, m.t.z_outside))


@verb(
    "collect-income",
    params={
        "for": BINDING("one faction only; without it everybody"),
        "counter": NAME("a counter per area instead: gold lying there goes to whoever receives the area's income"),
    },
)
def _income(c: Any, node: Node, path: Path) -> None:
    """Everybody (or one faction) receives the income of the present board."""
    who = c.faction_ref(node["for"], (*path, "for")) if "for" in node else None
    if "counter" in node:
        i, per = c.counter(node["counter"], (*path, "counter"))
        c.one_of(per, ("area",), (*path, "counter"))

        def lift(m: Runner, f: Frame) -> None:
            for a, n in enumerate(m.s.counters[i]):
                if not n:
                    continue
                receiver = income.receiver(m, a)
                if receiver >= 0 and (who is None or receiver == who(m, f)):
                    m.s.counters[i] = replaced(m.s.counters[i], a, 0)
                    m.s.gold[m.t.purse_of[receiver]] += n
                    tell(m, "income", receiver, n, area=a)

        c.change(lift)
        return

    def collect(m: Runner, f: Frame) -> None:
        t, s = m.t, m.s
        for g, n in enumerate(income.ledger(m)):
            if n and (who is None or g == who(m, f)) and not s.gone[g]:
                s.gold[t.purse_of[g]] += n
                if not m.mute:
                    tell(m, "income", g, n)

    c.change(collect)


class Bid(Op):
    """The auction: markers are placed in turn order; whoever is outbid places again at once (B9, L9).

    Bindings: place on the turn track, waiting marker, god it was just driven from, god it has chosen now.
    """

    __slots__ = ("at", "single")
    change = False

    def __init__(self, at: int, single: bool) -> None:
        super().__init__()
        self.at = at
        self.single = single  # the printed god takes one marker in this auction (H5.4)

    def who(self, m: Runner, f: Frame) -> int:
        return m.t.markers[f.bound[self.at + 1]]

    def domain(self, m: Runner, f: Frame) -> One:
        at = self.at
        god = f.bound[at + 3]
        if god < 0:
            return One("god", offering.gods(m, f.bound[at + 1], f.bound[at + 2], self.single))
        return One("number", offering.amounts(m, f.bound[at + 1], god, self.single))

    def run(self, m: Runner, f: Frame) -> int:
        at, t = self.at, m.t
        marker = f.bound[at + 1]
        if marker < 0:
            zones = m.s.zones
            track = zones[t.z_track]
            if not track:
                return self.next
            f.bound[at + 1] = marker = track[0]
            zones[t.z_track] = track[1:]
            f.bound[at + 2] = f.bound[at + 3] = -1
            if m.s.gone[t.markers[marker]]:
                f.bound[at + 1] = -1
                return f.place
            if not m.mute:
                tell(m, "marker-taken", t.markers[marker], -1)
        return m.ask(self, f, self.domain(m, f), t.markers[marker])

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True  # an offering that is forced, or the printed god alone: too little gold for any other

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        at = self.at
        if f.bound[at + 3] < 0:
            f.bound[at + 3] = value
            if value in m.r.always_gods:
                return self._place(m, f, 0)
            return f.place
        return self._place(m, f, value)

    def _place(self, m: Runner, f: Frame, amount: int) -> int:
        at = self.at
        god = f.bound[at + 3]
        m.close_clause()
        f.bound[at + 1] = loser = offering.place(m, f.bound[at + 1], god, amount)
        f.bound[at + 2] = god if loser >= 0 else -1
        f.bound[at + 3] = -1
        return f.place

    def amounts(self, m: Runner, f: Frame, value: int) -> Sequence[int]:
        if f.bound[self.at + 3] >= 0:
            return ()
        return (0,) if value in m.r.always_gods else offering.amounts(m, f.bound[self.at + 1], value, self.single)

    def others(self, m: Runner, f: Frame) -> list[int]:
        return list(open_gods(m)) if f.bound[self.at + 3] < 0 else []

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        marker, banned, god = f.bound[self.at + 1], f.bound[self.at + 2], f.bound[self.at + 3]
        if god < 0:
            return offering.why_not_god(m, marker, banned, value, self.single, self.cite)
        return offering.why_not_amount(m, marker, god, value, self.single, self.cite)

    def refuse_text(self, m: Runner, f: Frame, value: Any, number: int | None) -> Refusal:
        if value in m.r.always_gods and value in self.domain(m, f):
            return Refusal("wrong-amount", self.cite)  # its only space asks for nothing
        found = self.refuse(m, f, value)
        if f.bound[self.at + 3] >= 0 or number is None or found.code != "cannot-pay":
            return found
        # not even the least is possible there: what about the amount that was named?
        return offering.why_not_amount(m, f.bound[self.at + 1], value, number, self.single, self.cite)


@verb(
    "auction",
    params={
        "single": TRUTH("only one marker may stand on the printed god"),
    },
)
def _auction(c: Any, node: Node, path: Path) -> None:
    """All markers are placed on gods by offerings."""
    slots = [c.scratch("bid")[1] for _ in range(4)]
    c.add(Bid(slots[0], bool(node.get("single"))), "bid")


class PayOfferings(Change):
    """Up to here the offerings are promised, from here on paid."""

    __slots__ = ()


@verb("pay-offerings", params={})
def _pay_offerings(c: Any, node: Node, path: Path) -> None:
    """Everybody pays the price of the offerings."""
    c.add(PayOfferings(lambda m, f: offering.pay_all(m)))


class Turns(Op):
    """The next marker's turn begins, until no marker is left."""

    __slots__ = ("program",)
    change = True

    def __init__(self, program: str) -> None:
        super().__init__()
        self.program = program

    def run(self, m: Runner, f: Frame) -> int:
        if m.hold and m.s.marker >= 0:
            return int(m.held())
        marker = next_marker(m)
        if marker < 0:
            end_turns(m)
            return self.next
        begin_turn(m, marker, m.r.named[self.program])
        return f.place


@verb("take-turns", params={"program": NAME("what each marker's turn is (`turn`)")})
def _turns(c: Any, node: Node, path: Path) -> None:
    """The markers are resolved in the order of the gods; each goes to the last free place of the turn track."""
    name = node.get("program", "turn")
    c.number_of("program", name, (*path, "program"))
    c.add(Turns(name))


class Menu(Op):
    """The lines of the god, of the cards and of the modules: mandatory ones first, then any number in any order."""

    __slots__ = ()
    change = False
    none_word = "end"

    def domain(self, m: Runner, f: Frame) -> One:
        lines, must = menu_of(m, f)
        return One("line", lines if must else [*lines, NONE])

    def run(self, m: Runner, f: Frame) -> int:
        lines, must = menu_of(m, f)
        if not must:
            if not lines and not m.t.discreet:
                return int(m.held()) if m.hold else self.next
            lines.append(NONE)
        return m.ask(self, f, One("line", lines), f.subject)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        if value == NONE:
            m.close_clause()
            return self.next
        use_line(m, f.subject, value)
        return f.place

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True

    def price(self, m: Runner, f: Frame, value: int) -> int | None:
        return line_price(m, f.subject, value)

    def others(self, m: Runner, f: Frame) -> list[int]:
        return lines_of(m, f.subject)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return why_not_line(m, f, value)


@verb("actions", params={})
def _actions(c: Any, node: Node, path: Path) -> None:
    """The menu of the turn: the god's lines, those of modules and of cards."""
    c.add(Menu(), "action")


@verb("reset", required=("scope",), params={"scope": Words("turn", "round", "phase")("`turn`, `round` or `phase`")})
def _reset(c: Any, node: Node, path: Path) -> None:
    """Counters and lasting modifiers of a scope end; at the end of a round also marks and fresh heroes."""
    scope = node["scope"]
    c.one_of(scope, ("turn", "round", "phase"), (*path, "scope"))
    c.change(lambda m, f: end_scope(m, scope))


@verb("expire", params={"leaves": NAME("only pieces with this word in their `leaves`; without it `owner-next-turn`")})
def _expire(c: Any, node: Node, path: Path) -> None:
    """Pieces of the subject from an earlier round leave the board, unless something keeps them."""
    word = str(node.get("leaves", "owner-next-turn"))
    c.change(lambda m, f: expire_pieces(m, f.subject, word))


@verb("draw-lots", params={})
def _lots(c: Any, node: Node, path: Path) -> None:
    """Put all markers on the turn track in random order."""

    def lots(m: Runner, f: Frame) -> None:
        m.s.zones[m.t.z_track] = chance.lots(m)
        tell(m, "turn-order", tuple(m.t.markers[x] for x in m.s.zones[m.t.z_track]))

    c.change(lots)


@verb("start-seats", params={})
def _seats(c: Any, node: Node, path: Path) -> None:
    """Put the starting units of the board's seats into place."""
    c.change(lambda m, f: start_seats(m))
