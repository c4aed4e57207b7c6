"""Words that make up the phases: the tracks, the god tiles, income, the auction, turns and their menus."""

from __future__ import annotations

from cyclades_core.engine.operations.auction import Bid, Menu, PayOfferings, Turns
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules import cards, income, offerings
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.figures import expire_pieces, put_card
from cyclades_core.engine.rules.income import EVERYONE
from cyclades_core.engine.rules.rounds import (
    TileLayout,
    draw_lots,
    end_scope,
    forget_layout,
    laid_for,
    last_god,
    lay_gods,
    start_seats,
)
from cyclades_core.engine.state import Frame

from .compiler_interface import Maker
from .parameter_reader import count, table, text, truth
from .parameter_types import COUNT, FACTION, NAME, TABLE, TRUTH, Misfit, Path, Table, Words
from .registry import Node, verb

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
def _refresh(maker: Maker, node: Node, path: Path) -> None:
    """The card on the cheapest slot leaves, the others move to the cheapest open slots, empty ones are filled."""
    track = maker.book.tracks.get(text(node, "track"))
    if track is None:
        maker.unknown(text(node, "track"), "unknown-id", (*path, "track"), maker.book.tracks)
        return
    keep = truth(node, "keep")

    def leave(runner: Runner, frame: Frame) -> None:
        first = runner.state.zones[track.zones[0]]
        if not keep and first:
            put_card(runner, first[0], track.leaves(first[0]))

    def fill(runner: Runner, frame: Frame) -> None:
        open_slots = track.open_slots(runner.state.round)
        if not keep:
            left = [runner.state.zones[z][0] for z in track.zones if runner.state.zones[z]]
            for zone, card in zip(open_slots, left, strict=False):
                if (pile := runner.state.where[card]) != zone:
                    cards.move(runner, card, zone)
                    tell(runner, "card-slid", card, zone, runner.book.zone_price.get(zone, 0), from_=pile)
        for zone in open_slots:
            if not runner.state.zones[zone]:
                card = cards.draw(runner, track.deck)
                if card < 0:
                    break
                cards.move(runner, card, zone)
                tell(runner, "card-revealed", card, zone, from_=track.deck)

    # two changes, so that a reshuffle caused by the discarded card comes before the filling (L6.6)
    maker.change(leave)
    maker.change(fill)


@verb(
    "lay-gods",
    runs_in="round",
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
def _lay(maker: Maker, node: Node, path: Path) -> None:
    """Lay out the god tiles of the round."""
    if count(node, "open", 1) < 1:
        raise Misfit("wrong-value", (*path, "open"), node["open"], expected="1 | 2 | ...")
    plain = _layout(node)
    tables: dict[int, TileLayout] = {}
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
    maker.book.gods_rotate &= all(how.rotate for how in (tables.values() or (plain,)))

    def lay(runner: Runner, frame: Frame) -> None:
        how = tables.get(laid_for(runner), plain)
        lay_gods(runner, how, tables.get(runner.state.laid) is how)
        if provisional:
            forget_layout(runner)

    maker.change(lay)


def _layout(node: Node) -> TileLayout:
    out = TileLayout()
    out.open = count(node, "open", -1)
    out.shuffle, out.rotate = truth(node, "shuffle"), truth(node, "rotate")
    out.every = count(node, "every", 0)
    out.hidden_first = count(node, "hidden-first", -1)
    out.hidden_random = text(node, "hidden-order", "keep") == "random"
    return out


@verb("enter-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _enter(maker: Maker, node: Node, path: Path) -> None:
    """A god outside the tiles covers the last open one for this round (H6.4)."""
    god = _outside(maker, node, path)

    def enter(runner: Runner, frame: Frame) -> None:
        last = last_god(runner)
        if last < 0 or runner.state.where[god] != runner.table.z_outside:
            return
        cards.move(runner, god, runner.state.where[last])
        tell(runner, "god-covered", god, last)

    maker.change(enter)


@verb("leave-god", required=("god",), params={"god": NAME("a god outside the tiles")})
def _leave(maker: Maker, node: Node, path: Path) -> None:
    """The god that entered leaves again."""
    god = _outside(maker, node, path)
    maker.change(lambda runner, frame: cards.move(runner, god, runner.table.z_outside))


def _outside(maker: Maker, node: Node, path: Path) -> int:
    """Return the card of a god that is outside the tiles. Any other god is reported."""
    gods = [maker.book.cards[god][1] for god in maker.book.god_cards]
    outside = sorted({god.id for god in gods if getattr(god, "outside", False)})
    maker.one_of(node["god"], outside, (*path, "god"))
    return (maker.cards(node["god"], (*path, "god"), optional=True) or (0,))[0]


@verb(
    "collect-income",
    params={
        "for": FACTION("one faction only; without it everybody"),
        "counter": NAME("a counter per area instead: gold lying there goes to whoever receives the area's income"),
    },
)
def _income(maker: Maker, node: Node, path: Path) -> None:
    """Everybody (or one faction) receives the income of the present board."""
    who = maker.faction_ref(node["for"], (*path, "for")) if "for" in node else None
    if "counter" in node:
        i, per = maker.counter(node["counter"], (*path, "counter"))
        maker.one_of(per, ("area",), (*path, "counter"))

        maker.change(lambda runner, frame: income.lift(runner, i, EVERYONE if who is None else who(runner, frame)))
        return
    maker.change(lambda runner, frame: income.collect(runner, EVERYONE if who is None else who(runner, frame)))


@verb(
    "auction",
    runs_in="round",
    params={
        "single": TRUTH("only one marker may stand on the printed god"),
    },
)
def _auction(maker: Maker, node: Node, path: Path) -> None:
    """All markers are placed on gods by offerings."""
    if not any(entry.kind == "offering" for entry in getattr(maker.book, "entries", ())):
        maker.problem("missing-definition", path, name="[offering]")
    slots = [maker.scratch("bid")[1] for _ in range(4)]
    maker.add(Bid(slots[0], truth(node, "single")), "bid")


@verb("pay-offerings", runs_in="round", params={})
def _pay_offerings(maker: Maker, node: Node, path: Path) -> None:
    """Everybody pays the price of the offerings."""
    maker.add(PayOfferings(lambda runner, frame: offerings.pay_all(runner)))


@verb("take-turns", runs_in="round", params={"program": NAME("what each marker's turn is (`turn`)")})
def _turns(maker: Maker, node: Node, path: Path) -> None:
    """The markers are resolved in the order of the gods; each goes to the last free place of the turn track."""
    name = text(node, "program", "turn")
    maker.number_of("program", name, (*path, "program"))
    maker.call(name, (*path, "program"), "god", subject="faction", where="turn")
    maker.add(Turns(name))


@verb("actions", acts=True, runs_in="turn", params={})
def _actions(maker: Maker, node: Node, path: Path) -> None:
    """The menu of the turn: the god's lines, those of modules and of cards."""
    maker.add(Menu(), "action")


@verb(
    "reset",
    runs_in="round",
    required=("scope",),
    params={"scope": Words("turn", "round", "phase")("`turn`, `round` or `phase`")},
)
def _reset(maker: Maker, node: Node, path: Path) -> None:
    """Counters and lasting modifiers of a scope end; at the end of a round also marks and fresh heroes."""
    scope = text(node, "scope")
    maker.one_of(scope, ("turn", "round", "phase"), (*path, "scope"))
    maker.change(lambda runner, frame: end_scope(runner, scope))


@verb(
    "expire",
    acts=True,
    params={"leaves": NAME("only pieces with this word in their `leaves`; without it `owner-next-turn`")},
)
def _expire(maker: Maker, node: Node, path: Path) -> None:
    """Pieces of the subject from an earlier round leave the board, unless something keeps them."""
    word = text(node, "leaves", "owner-next-turn")
    maker.change(lambda runner, frame: expire_pieces(runner, frame.subject, word))


@verb("draw-lots", runs_in="round", params={})
def _lots(maker: Maker, node: Node, path: Path) -> None:
    """Put all markers on the turn track in random order."""
    maker.change(lambda runner, frame: draw_lots(runner))


@verb("start-seats", runs_in="round", params={})
def _seats(maker: Maker, node: Node, path: Path) -> None:
    """Put the starting units of the board's seats into place."""
    maker.change(lambda runner, frame: start_seats(runner))
