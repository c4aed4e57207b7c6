"""What a seat may know, without a view being built: facts about the board, itself and the question, one at a time.

By inclusion: each fact here is public or the seat's own. Nobody's hidden gold, face-down card or coming draw can be had
from it, and nothing can be changed through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cyclades_core.engine.rules import buildings
from cyclades_core.engine.rules.rounds import is_open_god
from cyclades_core.engine.rules.victory import missing_of_set, types_of
from cyclades_core.engine.state import Frame
from cyclades_core.engine.values.answer_domains import NONE, Domain
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.errors import IllegalAction
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.internals import GameInternals

from .content_values import Values, values_of

if TYPE_CHECKING:
    from cyclades_core.engine.machine import Machine
    from cyclades_core.game.game import Game

__all__ = ["Facts"]


class Facts:
    """The question that waits, and the table as whoever is asked sees it. Areas, sites, cards and kinds are numbers."""

    __slots__ = ("_machine", "domain", "me", "prompt", "sort")

    def __init__(self, machine: Machine) -> None:
        pending = machine.pending
        if pending is None:
            raise IllegalAction(Refusal("game-over"))
        op, frame, domain = pending
        self._machine = machine
        self.me: int = op.who(machine, frame)
        self.prompt: str = op.prompt
        self.domain: Domain = domain
        self.sort: str = domain.sort

    @classmethod
    def of(cls, game: Game) -> Facts:
        """Return the facts of a game, such as one from `turn.sample`, for the seat that must answer there.

        A game that is over raises `IllegalAction`.
        """
        return cls(GameInternals(game).machine)

    @property
    def starts_move(self) -> bool:
        """Whether the answer begins a new move."""
        return self._machine.closed

    @property
    def values(self) -> Values:
        """What lines and cards bring by their definitions."""
        return values_of(self._machine)

    @property
    def is_setup(self) -> bool:
        """Has no round begun yet?"""
        return self._machine.state.phase < 0

    # -- oneself -----------------------------------------------------------------------------------------------------

    @property
    def gold(self) -> int:
        m = self._machine
        return int(m.state.gold[m.table.purse_of[self.me]])

    def has_type(self, kind: int) -> int:
        """How many buildings of this type one has."""
        return int(self._machine.state.types[kind][self.me])

    def has_goods(self, goods: int) -> int:
        return int(self._machine.state.goods[goods][self.me])

    def missing(self) -> int:
        """How many types of building are missing for a set; a large number where there are none."""
        m = self._machine
        if not m.book.set_types:
            return 99
        return missing_of_set(m, types_of(m, self.me, m.book.set_among(m.table.mode)), m.book.set_types)

    def in_set(self, kind: int) -> bool:
        return kind in self._machine.book.set_types

    @property
    def free_sites(self) -> int:
        """How many sites of one's own are free."""
        return buildings.free_sites(self._machine, self.me).bit_count()

    # -- the board ---------------------------------------------------------------------------------------------------

    def owner(self, area: int) -> int:
        """The faction that holds an area, -1 for nobody."""
        return int(self._machine.state.owner[area]) - 1

    def is_friend(self, faction: int) -> bool:
        table = self._machine.table
        return faction >= 0 and table.side_of[faction] == table.side_of[self.me]

    def garrison(self, area: int) -> int:
        return int(self._machine.state.garrison[area])

    def is_land(self, area: int) -> bool:
        return bool(area < self._machine.table.n_land)

    def income_of(self, area: int) -> int:
        return int(self._machine.table.printed[area] + self._machine.state.tokens[area])

    def buildings_at(self, area: int) -> tuple[int, int]:
        """How many ordinary buildings and how many victory buildings stand in a land area."""
        m = self._machine
        plain = victory = 0
        for site in bits(m.table.sites_at[area] & m.state.occupied):
            if m.book.victory[m.state.built[site] - 1]:
                victory += 1
            else:
                plain += 1
        return plain, victory

    def threat(self, area: int) -> int:
        """The strongest garrison of an enemy beside an area."""
        m = self._machine
        most = 0
        for other in bits(m.table.near[area] & m.state.manned):
            who = m.state.owner[other] - 1
            if who >= 0 and not self.is_friend(who) and m.state.garrison[other] > most:
                most = m.state.garrison[other]
        return int(most)

    def lands(self, faction: int) -> int:
        """How many islands a faction has."""
        return int((self._machine.state.owned[faction] & self._machine.table.land).bit_count())

    def site(self, site: int) -> tuple[int, int]:
        """The area of a site, and the type of building on it (-1: none)."""
        return int(self._machine.table.site_area[site]), int(self._machine.state.built[site]) - 1

    def pair(self, answer: int) -> tuple[int, int]:
        """From where to where."""
        return divmod(answer, self._machine.table.n_areas)

    def units(self, answer: int) -> tuple[int, int]:
        """The area and the kind of units that an answer names; the attackers of a battle stand in no area."""
        area, kind = divmod(answer, self._machine.table.n_unit_kinds)
        return area, kind

    def holder(self, area: int) -> int:
        """Who has the units in an area, those in hand included."""
        return int(self._machine.state.owner[area]) - 1

    def is_victory(self, kind: int) -> bool:
        return bool(self._machine.book.victory[kind])

    def metropolises(self, faction: int) -> int:
        return int(buildings.metropolises(self._machine, faction))

    @property
    def factions(self) -> int:
        return int(self._machine.table.n_factions)

    @property
    def die(self) -> tuple[int, ...]:
        return tuple(self._machine.book.die)

    # -- offers and prices -------------------------------------------------------------------------------------------

    def offer_on(self, god: int) -> int:
        """The highest offer that lies on a god, -1 where none lies."""
        state = self._machine.state
        return max((state.amount[i] for i, on in enumerate(state.bid) if on == god + 1), default=-1)

    def god_lines(self, god: int) -> tuple[Sequence[int], Sequence[int]]:
        """The free and the paid lines of a god."""
        return self._machine.library.god_lines.get(god, ((), ()))

    def line_card(self, line: int) -> int:
        """The card that a line belongs to, -1: a god's or everybody's."""
        return int(self._machine.library.lines[line].card)

    def uses_left(self, line: int) -> int:
        one = self._machine.library.lines[line]
        return int(one.most - self._machine.state.used[line])

    def price(self, line: int, nth: int = 0) -> int:
        """What a use of the line costs, the first or a further one; 9999: there is no further one."""
        m = self._machine
        one = m.library.lines[line]
        card = one.card if one.card >= 0 else m.state.god
        return int(one.nth(m, Frame(one.program, one.start, self.me, self.me, card, -1, [*one.blank]), nth))

    def card_price(self, card: int) -> int:
        """The price of the slot that a card lies on."""
        return int(self._machine.book.zone_price.get(self._machine.state.where[card], 0))

    def first_question(self, line: int) -> Domain | None:
        """The answers to the first question that a line would ask; None if it asks nothing at first.

        The line of a god is asked for that god, also in the turn of another one: its text may say `self`. A god that is
        face down gives None, because the answers would show where its tile is.
        """
        m = self._machine
        one = m.library.lines[line]
        god = self.values.god_of_line.get(line, m.state.god)
        if one.card < 0 and god in m.book.tile_gods and not is_open_god(m, god):
            return None
        card = one.card if one.card >= 0 else god
        frame = Frame(one.program, one.start, self.me, self.me, card, -1, [*one.blank])
        op = m.library.programs[one.program].ops[one.start]
        asks = getattr(op, "domain", None)
        if asks is None or not op.prompt or op.who(m, frame) != self.me:
            return None
        found: Domain = asks(m, frame)
        return found if found.count and found.item(0) != NONE else None
