"""What a seat sees, as numbers in the order of a layout.

Made of the view of the seat and, if it is the one that is asked, of its question: nothing else is read, so what views
keep hidden is hidden here (tests swap it and want the same numbers). Gold that the seat cannot see is 0 with
`gold-known` 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from cyclades_core.engine.values.answer_domains import NONE, Order, Vector
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import ids_of
from cyclades_core.game.public_types import Decision

from .action_space import PartialAnswer
from .observation_layout import SIDES, SORTS, ObservationLayout

__all__ = ["Observer"]

REMOVED = "pile-removed"  # cards that have left the game do not lie open
Row = Any  # something numbers can be written to by their place: an `array`, a list, a NumPy array


class Observer:
    """Writes observations at one table."""

    __slots__ = ("_areas", "_cards_of", "_factions", "_sides", "_sites", "layout", "seats")

    def __init__(self, game: Game, layout: ObservationLayout) -> None:
        m = GameInternals(game).machine
        ids = ids_of(m)
        self.layout = layout
        self._factions = {name: f for f, name in enumerate(ids.factions)}
        self._areas = ids.areas
        self._sites = ids.sites
        self._cards_of = ids.cards
        self._sides = [m.table.side_of[f] for f in range(m.table.n_factions)]
        self.seats = {seat: m.table.seat_of.index(i) for i, seat in enumerate(m.table.seats)}

    def array(
        self, seat: str, view: Mapping[str, Any], decision: Decision | None = None, parts: PartialAnswer | None = None
    ) -> array[float]:
        """The observation as an array of its own."""
        out = array("f", bytes(4 * self.layout.size))
        self.fill(out, seat, view, decision, parts)
        return out

    def fill(
        self,
        out: Row,
        seat: str,
        view: Mapping[str, Any],
        decision: Decision | None = None,
        parts: PartialAnswer | None = None,
    ) -> None:
        """Write the observation to a row of zeros. `decision` and `parts`: the seat's own question, if it is asked."""
        asked = self._factions[decision.faction] if decision is not None else NONE
        me = asked if asked >= 0 else self.seats[seat]
        self._table(out, view)
        self._people(out, seat, me, asked, view)
        self._things(out, view)
        self._cards(out, me, view)
        self._board(out, me, view)
        self._fight(out, me, view)
        if decision is not None and parts is not None:
            self._question(out, me, decision, parts)

    def _relative(self, me: int, faction: str) -> int:
        return (self._factions[faction] - me) % len(self._factions)

    def _table(self, out: Row, view: Mapping[str, Any]) -> None:
        block = self.layout.blocks["table"]
        start, column = block.start, block.column
        out[start + column["round"]] = view["round"]
        out[start + column["ending"]] = bool(view.get("ending"))
        out[start + column["over"]] = bool(view.get("over"))
        phase = view["phase"]
        if phase in column:  # the setup has no column: the shape of observations is a promise
            out[start + column[phase]] = 1

    def _people(self, out: Row, seat: str, me: int, asked: int, view: Mapping[str, Any]) -> None:
        block = self.layout.blocks["faction"]
        column, width = block.column, len(block.columns)
        turn = view.get("turn", {}).get("faction")
        track = view.get("track", ())
        side = self._sides[me]
        # of a seat with several factions everybody sees which has its turn, and only the seat which one is asked
        shown = view.get("asked")
        for faction in view["factions"]:
            name = faction["id"]
            f = self._factions[name]
            at = block.start + self._relative(me, name) * width
            out[at + column["seat"]] = faction["seat"] == seat
            out[at + column["side"]] = self._sides[f] == side
            out[at + column["out"]] = bool(faction.get("out"))
            out[at + column["asked"]] = f == asked if asked >= 0 else faction["seat"] == shown
            out[at + column["turn"]] = name == turn
            if name in track:
                out[at + column["track"]] = track.index(name) + 1
            if "gold" in faction:
                out[at + column["gold"]] = faction["gold"]
                out[at + column["gold-known"]] = 1
            for key in ("income", "metropolises", "areas"):
                out[at + column[key]] = faction[key]
            out[at + column["metropolises-on-card"]] = faction.get("on-card", {}).get("metropolises", 0)
            out[at + column["secret-cards"]] = faction.get("secret", 0)
            for goods, n in faction.get("goods", {}).items():
                out[at + column[goods]] = n
            for unit, n in faction.get("reserve", {}).items():
                out[at + column[f"reserve-{unit}"]] = n
        for row in view.get("lasting", ()):
            if "faction" in row:
                out[block.start + self._relative(me, row["faction"]) * width + column[f"lasting-{row['until']}"]] += 1

    def _things(self, out: Row, view: Mapping[str, Any]) -> None:
        blocks = self.layout.blocks
        for name, used in view.get("turn", {}).get("used", {}).items():
            out[blocks["line"].at[name]] = used
        for name, left in view.get("stock", {}).items():
            out[blocks["stock"].at[name]] = left
        for name, content in view.get("zones", {}).items():
            out[blocks["pile"].at[name]] = content if isinstance(content, int) else len(content)
        for unit, n in view.get("group", {}).get("units", {}).items():
            block = blocks["group"]
            out[block.start + block.column[unit]] = n

    def _cards(self, out: Row, me: int, view: Mapping[str, Any]) -> None:
        block = self.layout.blocks["card"]
        at, column = block.at, block.column
        prices = view.get("prices", {})
        offers = self.layout.blocks["offering"]
        gods = view.get("gods", [])
        for name, content in view.get("zones", {}).items():
            if isinstance(content, int) or name == REMOVED:
                continue
            for card in content:
                if f"offering-{card}" in offers.at and card not in gods:
                    continue  # a god that lies face down or is covered
                out[at[card] + column["open"]] += 1
                if name in prices:
                    out[at[card] + column["price"]] = prices[name]
        for faction in view["factions"]:
            before = column[f"before-{self._relative(me, faction['id'])}"]
            for card in faction.get("cards", ()):
                out[at[card] + before] += 1
            for card in faction.get("secrets", ()):
                out[at[card] + column["secret"]] += 1
        for row in view.get("known", ()):
            out[at[row["card"]] + column["known"]] = row["place"] + 1
        for card in view.get("resolving", ()):
            out[at[card] + column["resolving"]] = 1
        god = view.get("turn", {}).get("god")
        if god:
            out[at[god] + column["turn"]] = 1
        closed = [god for god in view.get("face-down", ()) if [god] in view.get("zones", {}).values()]
        for place, god in enumerate([*gods, *closed], 1):
            out[offers.at[f"offering-{god}"]] = place
        for row in view.get("offerings", ()):
            where = offers.at[f"offering-{row['god']}"] + 1 + self._relative(me, row["faction"])
            out[where] = max(row["amount"], 1)  # some gods take markers without gold: they stand there all the same

    def _board(self, out: Row, me: int, view: Mapping[str, Any]) -> None:
        block, sites = self.layout.blocks["area"], self.layout.blocks["site"]
        cards = self.layout.blocks["card"]
        column, tokens = block.column, block.column["tokens"]
        for name, area in view["areas"].items():
            at = block.at[name]
            if "owner" in area:
                out[at + self._relative(me, area["owner"])] = 1  # the columns of owners are the first
            for unit, n in area.get("units", {}).items():
                out[at + column[unit]] = n
            for piece in area.get("pieces", ()):
                out[at + column[piece]] = 1
            if "tokens" in area:
                out[at + tokens] = area["tokens"]
            for site, kind in area.get("buildings", {}).items():
                out[sites.at[site] + sites.column[kind]] = 1
            for site, more in area.get("sites", {}).items():
                out[sites.at[site] + sites.column["used"]] = more.get("used", 0)
                out[sites.at[site] + sites.column["harbour"]] = "sea" in more
                for key in ("bonus", "special"):
                    if key in more:
                        out[cards.at[more[key]] + cards.column["building"]] += 1
        for key in ("from", "to"):
            if key in view.get("group", {}):
                out[block.at[view["group"][key]] + column[key]] = 1
        counters = self.layout.blocks["counter"].at
        for name, value in view.get("counters", {}).items():
            if isinstance(value, int):
                out[counters[name]] = value
                continue
            for of, n in value.items():
                mine = f"faction-{self._relative(me, of)}" if of in self._factions else of
                out[counters[f"{name}-{mine}"]] = n

    def _fight(self, out: Row, me: int, view: Mapping[str, Any]) -> None:
        battle = view.get("battle")
        if battle is None:
            return
        areas, block = self.layout.blocks["area"], self.layout.blocks["side"]
        out[areas.at[battle["area"]] + areas.column["battle"]] = battle["round"] + 1
        for name in SIDES:
            at, side = block.at[name], battle[name]
            out[at + self._relative(me, side["faction"])] = 1
            for unit, n in side.get("units", {}).items():
                out[at + block.column[unit]] = n
            out[at + block.column["dice"]] = sum(side.get("dice", ()))
            out[at + block.column["total"]] = side.get("total", 0)
            out[at + block.column["lost"]] = bool(side.get("lost"))

    # -- the question ------------------------------------------------------------------------------------------------

    def _question(self, out: Row, me: int, decision: Decision, parts: PartialAnswer) -> None:
        block = self.layout.blocks["question"]
        start, column = block.start, block.column
        domain = parts.domain
        out[start + column["asked"]] = 1
        out[start + column["answers"]] = min(decision.count, 1_000_000)
        out[start + column["parts"]] = len(parts.done) + len(parts.begun())
        out[start + column["amount"]] = 0 if isinstance(domain, Order) else sum(parts.done)
        out[start + column[f"prompt-{decision.prompt}"]] = 1
        sort = domain.sort if domain.sort in SORTS else "other"
        out[start + column[f"sort-{sort}"]] = 1
        for name, value in decision.context["about"].items():
            self._about(out, me, name, value)
        if decision.subject:
            self._about(out, me, "", decision.subject)
        self._begun(out, parts)
        if isinstance(domain, Vector) and parts.slot >= 0:
            self._slot(out, domain, parts)

    def _about(self, out: Row, me: int, name: str, value: Any) -> None:
        """What the question is about: things are marked, a move with its both ends, numbers are told."""
        blocks = self.layout.blocks
        question = blocks["question"]
        if isinstance(value, int):
            out[question.start + question.column["number"]] = value
            return
        for word in str(value).split(" -> "):
            if word in self._factions:
                out[question.start + question.column[f"about-faction-{self._relative(me, word)}"]] = 1
                continue
            for kind, ident in (("area", word), ("area", f"area-{word}"), ("card", word), ("site", word)):
                block = blocks[kind]
                if ident in block.at:
                    out[block.at[ident] + block.column["about"]] = 1

    def _begun(self, out: Row, parts: PartialAnswer) -> None:
        """What of the answer is spelled already."""
        areas, cards = self.layout.blocks["area"], self.layout.blocks["card"]
        names = parts.alphabet.names
        for letter in parts.begun():
            if names[letter] in areas.at:
                out[areas.at[names[letter]] + areas.column["chosen"]] = 1
        if isinstance(parts.domain, Order):
            for place, card in enumerate(parts.done, 1):
                out[cards.at[self._cards_of[card]] + cards.column["chosen"]] = place

    def _slot(self, out: Row, domain: Vector, parts: PartialAnswer) -> None:
        """The slot that is being filled: a kind of unit, an area, a site."""
        question, slot = self.layout.blocks["question"], parts.slot
        out[question.start + question.column["most"]] = domain.high[len(parts.done)]
        if domain.sort == "group":
            out[question.start + question.column[f"slot-{self.layout.blocks['group'].columns[slot]}"]] = 1
        elif domain.sort == "spread" and slot < len(self._areas):
            block = self.layout.blocks["area"]
            out[block.at[self._areas[slot]] + block.column["slot"]] = 1
        elif domain.sort == "discounts" and slot < len(self._sites):
            block = self.layout.blocks["site"]
            out[block.at[self._sites[slot]] + block.column["slot"]] = 1
