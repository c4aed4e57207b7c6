"""A game as a row: what a study keeps of it, taken from the events as they come. Plain data, and no times: the same
game gives the same row wherever and whenever it is played.

The keys are told in docs/simulation.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.buildings import metropolises
from cyclades_core.game.battle_odds import attacker_wins
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import ids_of

from .battle_forecasts import UNUSUAL, strengths

if TYPE_CHECKING:
    from cyclades_core.game.game import Game

__all__ = ["Watcher"]

CAPTURE = "capture"
# Events that tell of a card in somebody's hands -> what happened to it.
CARDS = {
    "card-bought": "bought",
    "card-taken": "taken",
    "card-played": "played",
    "hero-recruited": "recruited",
    "hero-sacrificed": "sacrificed",
    "special-taken": "special",
}


class Watcher:
    """Looks at a game that tells its events: `before` each answer, `after` it, and `row` at the end."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._inner = GameInternals(game)
        self._machine = m = self._inner.machine
        table, book = m.table, m.book
        self._ids = ids_of(m)
        self._seats: list[str] = [table.seats[table.seat_of[f]] for f in range(table.n_factions)]
        self._round = 0
        self._gold: dict[str, list[int]] = {seat: [] for seat in table.seats}
        self._income: dict[str, list[int]] = {seat: [] for seat in table.seats}
        self._paid: dict[str, list[int]] = {seat: [] for seat in table.seats}
        self._gained: dict[str, dict[str, int]] = {seat: {} for seat in table.seats}
        self._lost: dict[str, int] = dict.fromkeys(table.seats, 0)
        self._last: dict[str, str] = {}
        self._gods: list[dict[str, Any]] = []
        self._cards: list[dict[str, Any]] = []
        self._battles: list[dict[str, Any]] = []
        self._out: list[dict[str, Any]] = []
        self._offered: dict[tuple[int, int], int] = {}
        self._fight: dict[str, Any] | None = None
        self._attack = (-1, -1, -1)  # attacker, defender, area
        self._taker = -1
        self._bought = -1
        self._group: tuple[int, tuple[tuple[int, int], ...]] = (-1, ())
        self._units: list[bytes] = []
        # figures whose cards change dice or ties
        self._unusual = {
            book.kind_of_card[mod.source]
            for name in UNUSUAL
            for mod in book.mods.get(name, ())
            if 0 <= mod.source < book.n_cards
        }
        self.after()

    def before(self) -> None:
        """An answer is about to be given: note who stands where, since a battle may be over when it has been."""
        self._units = self._machine.state.units[:]

    def after(self) -> None:
        """Take the events that have come."""
        if self._machine.state.round != self._round:
            self._begin_round()
        for event in self._inner.take_event_rows():
            work = HANDLERS.get(event[0])
            if work is not None:
                work(self, event)

    def _begin_round(self) -> None:
        """Gold is looked at when a round asks its first question: income has come, nothing is offered yet."""
        state, table = self._machine.state, self._machine.table
        while self._round < state.round:
            self._round += 1
            for rows in (self._income, self._paid):
                for row in rows.values():
                    row.append(0)
            for seat, row in self._gold.items():
                purses = {table.purse_of[f] for f in range(table.n_factions) if self._seats[f] == seat}
                row.append(sum(state.gold[purse] for purse in purses))

    def _add(self, rows: dict[str, list[int]], faction: int, amount: int) -> None:
        if faction >= 0 and rows[self._seats[faction]]:
            rows[self._seats[faction]][-1] += amount

    # -- events ----------------------------------------------------------------------------------------------------

    def _on_income(self, event: tuple[Any, ...]) -> None:
        self._add(self._income, event[1], event[2])

    def _on_bid(self, event: tuple[Any, ...]) -> None:
        _, faction, god, amount, _ = event
        self._offered[faction, god] = amount

    def _on_paid(self, event: tuple[Any, ...]) -> None:
        self._add(self._paid, event[1], event[2])

    def _on_turn(self, event: tuple[Any, ...]) -> None:
        _, faction, god, _ = event
        name = self._ids.cards[god] if god >= 0 else "none"
        offered = self._offered.pop((faction, god), 0)
        self._gods.append({"round": self._round, "seat": self._seats[faction], "god": name, "offered": offered})

    def _on_card(self, event: tuple[Any, ...]) -> None:
        key, faction, card = event[:3]
        if faction < 0 or (key == "card-played" and card == self._bought):
            return  # what is bought is played at once: that is told once
        self._bought = card if key == "card-bought" else -1
        row = {"round": self._round, "seat": self._seats[faction], "card": self._ids.cards[card], "how": CARDS[key]}
        if key == "card-bought":
            row["price"] = event[3]
        self._cards.append(row)

    def _on_metropolis(self, event: tuple[Any, ...]) -> None:
        self._gain(event[1], event[-1].get("cause", "none"))

    def _gain(self, faction: int, how: str) -> None:
        seat = self._seats[faction]
        self._gained[seat][how] = self._gained[seat].get(how, 0) + 1
        self._last[seat] = how

    def _on_area(self, event: tuple[Any, ...]) -> None:
        self._taker = event[1]

    def _on_metropolis_lost(self, event: tuple[Any, ...]) -> None:
        if event[1] >= 0:
            self._lost[self._seats[event[1]]] += 1
        if self._taker >= 0:
            self._gain(self._taker, CAPTURE)

    def _on_moved(self, event: tuple[Any, ...]) -> None:
        self._group = (event[1], event[4])

    def _on_battle(self, event: tuple[Any, ...]) -> None:
        _, attacker, defender, area, _ = event
        self._fight = {
            "round": self._round,
            "attacker": self._seats[attacker],
            "defender": self._seats[defender],
            "at_sea": area >= self._machine.table.n_land,
            "rolls": 0,
            "retreat": False,
            "odds": None,
            "won": None,
        }
        self._attack = (attacker, defender, area)
        self._battles.append(self._fight)

    def _on_dice(self, event: tuple[Any, ...]) -> None:
        fight = self._fight
        if fight is None:
            return
        fight["rolls"] += 1
        if fight["rolls"] == 1:
            more = event[-1]
            fight |= self._expected(more["attack_parts"], more["defence_parts"])

    def _expected(self, attack: Any, defence: Any) -> dict[str, Any]:
        """Who fights, and the exact odds; none where the battle is not one that `odds` knows."""
        book = self._machine.book
        attacker, _, area = self._attack
        mine = dict(self._group[1]) if self._group[0] == attacker else {}
        there = {k: row[area] for k, row in enumerate(self._units) if k in book.holding_kinds and row[area]}
        sides = [strengths(book, mine), strengths(book, there)]
        out: dict[str, Any] = {"attack": sum(p[1] for p in attack), "defence": sum(p[1] for p in defence), "odds": None}
        # who fell or came since cannot be known here; then what was rolled with does not agree
        if sum(sides[0]) == attack[0][1] and sum(sides[1]) == defence[0][1] and all(sides):
            out |= {"attackers": len(sides[0]), "defenders": len(sides[1])}
            if not self._unusual & (mine.keys() | there.keys()):
                bonus = (out["defence"] - sum(sides[1])) - (out["attack"] - sum(sides[0]))
                out["odds"] = round(attacker_wins(sides[0], sides[1], bonus, book.die), 6)
        return out

    def _on_retreat(self, event: tuple[Any, ...]) -> None:
        if self._fight is not None:
            self._fight["retreat"] = True

    def _on_battle_end(self, event: tuple[Any, ...]) -> None:
        if self._fight is not None:
            attacker, defender, _ = self._attack
            who = event[2]
            self._fight["won"] = "attacker" if who == attacker else "defender" if who == defender else "nobody"
        self._fight = None

    def _on_out(self, event: tuple[Any, ...]) -> None:
        self._out.append({"round": self._round, "seat": self._seats[event[1]]})

    # -- the end ---------------------------------------------------------------------------------------------------

    def row(self) -> dict[str, Any]:
        """What was seen, at the end of the game."""
        m = self._machine
        table = m.table
        held = dict.fromkeys(table.seats, 0)
        for f in range(table.n_factions):
            held[self._seats[f]] += metropolises(m, f)
        return {
            "board": self._game.board,
            "rounds": self._round,
            **self._ending(held),
            "metropolises": held,
            "gained": self._gained,
            "lost": self._lost,
            "gold": self._gold,
            "income": self._income,
            "paid": self._paid,
            "gods": self._gods,
            "cards": self._cards,
            "battles": self._battles,
            "eliminated": self._out,
        }

    def _ending(self, held: dict[str, int]) -> dict[str, Any]:
        """How it was won: `metropolises`, by `gold` among equals, as the `last` who is left; and the last metropolis
        that the winner got.
        """
        table, state = self._machine.table, self._machine.state
        if not state.result:
            return {"won_by": None, "decided_by": None}
        sides = [sum(metropolises(self._machine, f) for f in members) for members in table.sides]
        winners = [i for i in range(len(sides)) if state.winners >> i & 1]
        others = [
            i for i, members in enumerate(table.sides) if i not in winners and not all(state.gone[f] for f in members)
        ]
        best = max(sides[i] for i in winners)
        if not others and len(winners) == 1:
            how = "last"
        elif any(sides[i] >= best for i in others) or len(winners) > 1:
            how = "gold"
        else:
            how = "metropolises"
        last = [self._last[self._seats[f]] for i in winners for f in table.sides[i] if self._seats[f] in self._last]
        return {"won_by": how, "decided_by": last[-1] if last else None}


HANDLERS = {
    "income": Watcher._on_income,
    "bid": Watcher._on_bid,
    "offering-paid": Watcher._on_paid,
    "turn-began": Watcher._on_turn,
    **dict.fromkeys(CARDS, Watcher._on_card),
    "metropolis-built": Watcher._on_metropolis,
    "metropolis-hidden": Watcher._on_metropolis,
    "metropolis-lost": Watcher._on_metropolis_lost,
    "area-taken": Watcher._on_area,
    "units-moved": Watcher._on_moved,
    "battle-began": Watcher._on_battle,
    "dice-rolled": Watcher._on_dice,
    "units-retreated": Watcher._on_retreat,
    "battle-ended": Watcher._on_battle_end,
    "faction-eliminated": Watcher._on_out,
}
