"""Words that make up the phases: the tracks, the god tiles, income, the auction, turns and their menus."""

from __future__ import annotations

from ..operations.bidding import Bid, Menu, PayOfferings, Turns
from ..operations.runner import Runner
from ..rules import cards, income, offering
from ..rules.figures import expire_pieces, put_card
from ..rules.income import EVERYONE
from ..rules.news import tell
from ..rules.rounds import (
    Layout,
    draw_lots,
    end_scope,
    forget_layout,
    laid_for,
    last_god,
    lay_gods,
    start_seats,
)
from ..state import Frame
from .maker import Maker
from .reading import count, table, text, truth
from .registry import Node, verb
from .takes import BINDING, COUNT, NAME, TABLE, TRUTH, Misfit, Path, Table, Words

#: What a layout of the tiles may say, by itself or for a number of factions.
LAYOUT = Table(
    {
        "every": COUNT,
        "hidden-first": COUNT,
        "hidden-order": Words("keep", "random"),
        "open": COUNT,
        "rotate": TRUTH,
        "shuffle": TRUTH,
    }
)


@verb(
    "refresh-track",
    required=("track",),
    params={"track": NAME("a track"), "keep": TRUTH("nothing is discarded, only refilled")},
)
def _refresh(c: Maker, node: Node, path: Path) -> None:
    """The card on the cheapest slot leaves, the others move to the cheapest open slots, empty ones are filled."""
    track = c.r.tracks.get(text(node, "track"))
    if track is None:
        c.unknown(text(node, "track"), "unknown-id", (*path, "track"), c.r.tracks)
        return
    keep = truth(node, "keep")

    def leave(m: Runner, f: Frame) -> None:
        first = m.s.zones[track.zones[0]]
        if not keep and first:
            put_card(m, first[0], track.leaves(first[0]))

    def fill(m: Runner, f: Frame) -> None:
        open_slots = track.open_slots(m.s.round)
        if not keep:
            left = [m.s.zones[z][0] for z in track.zones if m.s.zones[z]]
            for zone, card in zip(open_slots, left, strict=False):
                if (pile := m.s.where[card]) != zone:
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
        "open": COUNT("how many tiles are face up; without it one less than the factions in the game"),
        "by-players": TABLE("a table: number of factions -> one of these tables"),
        "provisional": TRUTH("the next layout begins anew, as in the first round (H5.12)"),
    },
)
def _lay(c: Maker, node: Node, path: Path) -> None:
    """Lay out the god tiles of the round."""
    plain = _layout(node)
    tables: dict[int, Layout] = {}
    for players, how in table(node, "by-players").items():
        where = (*path, "by-players", players)
        if not (players.isascii() and players.isdecimal()):
            raise Misfit("wrong-value", where, players, expected=COUNT.text)
        LAYOUT.check(how, where)
        assert isinstance(how, dict)  # nothing else has this shape
        made = _layout(how)
        # two numbers of factions with the same rule: one faction less goes on counting (L21.1)
        tables[int(players)] = next((one for one in (plain, *tables.values()) if one.same(made)), made)
    provisional = truth(node, "provisional")

    def lay(m: Runner, f: Frame) -> None:
        how = tables.get(laid_for(m), plain)
        lay_gods(m, how, tables.get(m.s.laid) is how)
        if provisional:
            forget_layout(m)

    c.change(lay)


def _layout(node: Node) -> Layout:
    out = Layout()
    out.open = count(node, "open", -1)
    out.shuffle, out.rotate = truth(node, "shuffle"), truth(node, "rotate")
    out.every = count(node, "every", 0)
    out.hidden_first = count(node, "hidden-first", -1)
    out.hidden_random = text(node, "hidden-order", "keep") == "random"
    return out


@verb("enter-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _enter(c: Maker, node: Node, path: Path) -> None:
    """A god outside the tiles covers the last open one for this round (H6.4)."""
    god = (c.cards(node["god"], (*path, "god")) or (0,))[0]

    def enter(m: Runner, f: Frame) -> None:
        last = last_god(m)
        cards.move(m, god, m.s.where[last])
        tell(m, "god-covered", god, last)

    c.change(enter)


@verb("leave-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _leave(c: Maker, node: Node, path: Path) -> None:
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
def _income(c: Maker, node: Node, path: Path) -> None:
    """Everybody (or one faction) receives the income of the present board."""
    who = c.faction_ref(node["for"], (*path, "for")) if "for" in node else None
    if "counter" in node:
        i, per = c.counter(node["counter"], (*path, "counter"))
        c.one_of(per, ("area",), (*path, "counter"))

        c.change(lambda m, f: income.lift(m, i, EVERYONE if who is None else who(m, f)))
        return
    c.change(lambda m, f: income.collect(m, EVERYONE if who is None else who(m, f)))


@verb(
    "auction",
    params={
        "single": TRUTH("only one marker may stand on the printed god"),
    },
)
def _auction(c: Maker, node: Node, path: Path) -> None:
    """All markers are placed on gods by offerings."""
    slots = [c.scratch("bid")[1] for _ in range(4)]
    c.add(Bid(slots[0], truth(node, "single")), "bid")


@verb("pay-offerings", params={})
def _pay_offerings(c: Maker, node: Node, path: Path) -> None:
    """Everybody pays the price of the offerings."""
    c.add(PayOfferings(lambda m, f: offering.pay_all(m)))


@verb("take-turns", params={"program": NAME("what each marker's turn is (`turn`)")})
def _turns(c: Maker, node: Node, path: Path) -> None:
    """The markers are resolved in the order of the gods; each goes to the last free place of the turn track."""
    name = text(node, "program", "turn")
    c.number_of("program", name, (*path, "program"))
    c.add(Turns(name))


@verb("actions", params={})
def _actions(c: Maker, node: Node, path: Path) -> None:
    """The menu of the turn: the god's lines, those of modules and of cards."""
    c.add(Menu(), "action")


@verb("reset", required=("scope",), params={"scope": Words("turn", "round", "phase")("`turn`, `round` or `phase`")})
def _reset(c: Maker, node: Node, path: Path) -> None:
    """Counters and lasting modifiers of a scope end; at the end of a round also marks and fresh heroes."""
    scope = text(node, "scope")
    c.one_of(scope, ("turn", "round", "phase"), (*path, "scope"))
    c.change(lambda m, f: end_scope(m, scope))


@verb("expire", params={"leaves": NAME("only pieces with this word in their `leaves`; without it `owner-next-turn`")})
def _expire(c: Maker, node: Node, path: Path) -> None:
    """Pieces of the subject from an earlier round leave the board, unless something keeps them."""
    word = text(node, "leaves", "owner-next-turn")
    c.change(lambda m, f: expire_pieces(m, f.subject, word))


@verb("draw-lots", params={})
def _lots(c: Maker, node: Node, path: Path) -> None:
    """Put all markers on the turn track in random order."""
    c.change(lambda m, f: draw_lots(m))


@verb("start-seats", params={})
def _seats(c: Maker, node: Node, path: Path) -> None:
    """Put the starting units of the board's seats into place."""
    c.change(lambda m, f: start_seats(m))
