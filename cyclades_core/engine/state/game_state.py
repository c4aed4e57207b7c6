"""The state of a game, every fact under its name: all that can change, and nothing that cannot be copied at once.

What is written often is a byte array or a list and copied by `clone`; what is written rarely is an immutable row that
is `replaced`, so that clones share it. Kinds of units, buildings and goods are numbered by the ruleset, areas, sites,
factions and markers by the table (`game_layout.py`); area number A is the group in hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from ..values.typed_data import number_in, numbers_in, rows_in, text_in
from .state_records import NO_BATTLE, Battle, Frame, Lasting, MovingGroup

__all__ = ["FIELDS", "FIGURES", "State", "replaced"]

#: Rows that are copied: for each area (and the group in hand), faction, marker or card.
OFTEN: Final = ("owner", "garrison", "bid", "forced", "where", "used")
#: Rows that are replaced.
RARELY: Final = (
    *("tokens", "built", "mark", "harbour", "extra", "special"),
    *("supply", "stock", "gstock"),
    *("hidden", "hidden_mark", "hidden_special", "gone"),
    *("hired", "since", "retired", "roll"),
)
#: Rows of rows that are replaced: for each kind of unit, goods or building one, over areas or factions.
GRIDS: Final = ("units", "reserve", "goods", "types")
#: Numbers.
FIGURES: Final = (
    *("rng", "round", "phase", "active", "god", "marker", "dirty", "held", "result", "winners", "ending"),
    *("drawn_roll", "drawn_shuffle", "drawn_order", "drawn_gods", "drawn_draw", "drawn_look", "misdrawn"),
    *("rising", "open_gods", "laid", "lay_round", "printed_place"),
    *("manned", "pieces", "occupied", "covered"),
)
LISTS: Final = ("gold", "amount", "owned")
#: All there is in a state.
FIELDS: Final = (
    *(*OFTEN, *RARELY, *GRIDS, *FIGURES, *LISTS),
    *("battle", "counters", "frames", "group", "knows", "lasting", "seen_gold", "zones"),
)


def replaced(row: bytes, at: int, value: int) -> bytes:
    """A row with another value in one place.

    >>> replaced(bytes([1, 2, 3]), 1, 9)
    b'\\x01\\t\\x03'
    """
    changed = bytearray(row)
    changed[at] = value
    return bytes(changed)


def _known(row: object) -> tuple[int, int, int]:
    faction, card, zone = numbers_in(row)
    return faction, card, zone


def _pair(row: object) -> tuple[int, int]:
    one, two = numbers_in(row)
    return one, two


class State:
    """One position, complete. `clone` is the operation that search lives on."""

    __slots__ = FIELDS

    # areas, and the group in hand
    owner: bytearray  # per area: the faction that controls it + 1, 0 for nobody
    units: list[bytes]  # per kind: how many in each area
    garrison: bytearray  # per area: the figures that hold it
    tokens: bytes  # per area: prosperity
    owned: list[int]  # per faction: the mask of its areas
    manned: int  # masks of areas: with a garrison, with a piece
    pieces: int
    group: MovingGroup
    # building sites
    built: bytes  # the type of building + 1, 0 for none
    mark: bytes  # its discount has been used in this round
    harbour: bytes  # the sea area its port faces + 1
    extra: bytes  # the token that lies with it (a card + 1), and the special card
    special: bytes
    occupied: int  # masks of sites: with a building, under a large one
    covered: int
    # what lies in the supply, and what a faction has
    supply: bytes  # common units by kind
    stock: bytes  # buildings by type; 255: as many as one likes
    gstock: bytes  # goods
    gold: list[int]  # per purse
    seen_gold: tuple[tuple[int, int], ...]  # (faction, purse): it has seen what is in there, and nothing changed since
    reserve: list[bytes]  # per kind of unit: how many of each faction
    goods: list[bytes]  # per kind: how many each faction has
    types: list[bytes]  # per type of building: how many each faction controls
    hidden: bytes  # per faction: metropolises on a card (B23.7, H9.6), their used discounts and special cards
    hidden_mark: bytes
    hidden_special: bytes
    gone: bytes  # per faction: out of the game
    # offerings
    bid: bytearray  # per marker: the god it stands on (its card + 1)
    amount: list[int]
    forced: bytearray  # per marker: there was nothing else to choose
    # cards
    where: bytearray  # the zone of each card
    hired: bytes  # in this round
    since: bytes  # the round in which its piece came
    retired: bytes  # what it gave is used up for good
    zones: list[tuple[int, ...]]
    knows: tuple[tuple[int, ...], ...]  # (faction, card, zone): what somebody has seen
    # the round
    rng: int  # the generator
    round: int
    phase: int  # -1 before the first
    active: int  # whose turn it is, the card of its god and its marker; -1 outside of turns
    god: int
    marker: int
    open_gods: int  # how many slots of gods are open
    laid: int  # for how many players the gods were laid, and how many rounds ago
    lay_round: int
    printed_place: int  # places taken on the printed god
    rising: int  # how often a line was used whose price rises
    used: bytearray  # per line of a menu: uses in this turn
    roll: bytes  # the last dice that nobody fights with
    dirty: int  # what standing rules must look at
    held: int  # frames on the stack that say `hold`
    ending: int  # 1: the game ends with this round
    result: int  # 1: it is over
    winners: int  # mask of the sides that have won
    # draws of each kind so far (`rules.scripted_chance`), and the first that was scripted wrongly
    drawn_roll: int
    drawn_shuffle: int
    drawn_order: int
    drawn_gods: int
    drawn_draw: int
    drawn_look: int
    misdrawn: int
    # work
    battle: Battle  # NO_BATTLE: there is none
    counters: list[bytes]  # per counter of the ruleset: its row
    frames: list[Frame]
    lasting: tuple[Lasting, ...]

    @classmethod
    def empty(
        cls, sizes: Mapping[str, int], grids: Mapping[str, tuple[int, int]], counters: Sequence[int], zones: int
    ) -> State:
        """Rows of these sizes, with nothing in them. A state that was only constructed has no rows yet."""
        new = State()
        for name in OFTEN:
            setattr(new, name, bytearray(sizes[name]))
        for name in RARELY:
            setattr(new, name, bytes(sizes[name]))
        for name in GRIDS:
            rows, size = grids[name]
            setattr(new, name, [bytes(size)] * rows)
        for name in FIGURES:
            setattr(new, name, 0)
        for name in LISTS:
            setattr(new, name, [0] * sizes[name])
        new.active = new.god = new.marker = new.phase = -1
        new.battle = NO_BATTLE
        new.group = MovingGroup()
        new.counters = [bytes(size) for size in counters]
        new.zones = [()] * zones
        new.frames = []
        new.lasting = ()
        new.knows = ()
        new.seen_gold = ()
        return new

    def clone(self) -> State:
        """An independent copy."""
        new = State()
        new.owner = self.owner.copy()
        new.units = self.units.copy()
        new.garrison = self.garrison.copy()
        new.reserve = self.reserve.copy()
        new.goods = self.goods.copy()
        new.types = self.types.copy()
        new.bid = self.bid.copy()
        new.forced = self.forced.copy()
        new.where = self.where.copy()
        new.used = self.used.copy()
        new.tokens = self.tokens
        new.built = self.built
        new.mark = self.mark
        new.harbour = self.harbour
        new.extra = self.extra
        new.special = self.special
        new.supply = self.supply
        new.stock = self.stock
        new.gstock = self.gstock
        new.hidden = self.hidden
        new.hidden_mark = self.hidden_mark
        new.hidden_special = self.hidden_special
        new.gone = self.gone
        new.hired = self.hired
        new.since = self.since
        new.retired = self.retired
        new.roll = self.roll
        new.rng = self.rng
        new.round = self.round
        new.phase = self.phase
        new.active = self.active
        new.god = self.god
        new.marker = self.marker
        new.dirty = self.dirty
        new.held = self.held
        new.result = self.result
        new.winners = self.winners
        new.ending = self.ending
        new.drawn_roll = self.drawn_roll
        new.drawn_shuffle = self.drawn_shuffle
        new.drawn_order = self.drawn_order
        new.drawn_gods = self.drawn_gods
        new.drawn_draw = self.drawn_draw
        new.drawn_look = self.drawn_look
        new.misdrawn = self.misdrawn
        new.rising = self.rising
        new.open_gods = self.open_gods
        new.laid = self.laid
        new.lay_round = self.lay_round
        new.printed_place = self.printed_place
        new.manned = self.manned
        new.pieces = self.pieces
        new.occupied = self.occupied
        new.covered = self.covered
        new.gold = self.gold.copy()
        new.amount = self.amount.copy()
        new.owned = self.owned.copy()
        new.zones = self.zones.copy()
        new.counters = self.counters.copy()
        new.frames = [frame.clone() for frame in self.frames]
        new.lasting = self.lasting
        new.knows = self.knows
        new.seen_gold = self.seen_gold
        new.group = self.group
        new.battle = NO_BATTLE if self.battle is NO_BATTLE else self.battle.clone()
        return new

    def restore(self, other: State) -> None:
        """Take over the content of `other` (which is used up by this)."""
        for name in FIELDS:
            setattr(self, name, getattr(other, name))

    def fits(self, other: State) -> bool:
        """Whether all rows are as long as those of the other state."""
        rows = (*OFTEN, *RARELY, *LISTS, "zones")
        return all(len(getattr(self, name)) == len(getattr(other, name)) for name in rows) and all(
            [len(row) for row in getattr(self, name)] == [len(row) for row in getattr(other, name)]
            for name in (*GRIDS, "counters")
        )

    def to_plain(self) -> dict[str, object]:
        """The state as JSON-able data; `from_plain` gives an equal state again."""
        out: dict[str, object] = {name: getattr(self, name).hex() for name in (*OFTEN, *RARELY)}
        out |= {name: getattr(self, name) for name in FIGURES}
        out |= {name: list(getattr(self, name)) for name in LISTS}
        out["group"] = self.group.to_plain()
        out["battle"] = None if self.battle is NO_BATTLE else self.battle.to_plain()
        out |= {name: [row.hex() for row in getattr(self, name)] for name in (*GRIDS, "counters")}
        out["zones"] = [list(z) for z in self.zones]
        out["frames"] = [frame.to_plain() for frame in self.frames]
        out["lasting"] = [row.to_plain() for row in self.lasting]
        out["knows"] = [list(row) for row in self.knows]
        out["seen_gold"] = [list(row) for row in self.seen_gold]
        return out

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> State:
        """The inverse of `to_plain`."""
        new = State()
        for name in OFTEN:
            setattr(new, name, bytearray.fromhex(text_in(data[name])))
        for name in RARELY:
            setattr(new, name, bytes.fromhex(text_in(data[name])))
        for name in FIGURES:
            setattr(new, name, number_in(data[name]))
        for name in LISTS:
            setattr(new, name, numbers_in(data[name]))
        new.group = MovingGroup.from_plain(data["group"])
        new.battle = NO_BATTLE if data["battle"] is None else Battle.from_plain(data["battle"])
        for name in (*GRIDS, "counters"):
            setattr(new, name, [bytes.fromhex(text_in(row)) for row in rows_in(data[name])])
        new.zones = [tuple(numbers_in(zone)) for zone in rows_in(data["zones"])]
        new.frames = [Frame.from_plain(frame) for frame in rows_in(data["frames"])]
        new.lasting = tuple(Lasting.from_plain(row) for row in rows_in(data["lasting"]))
        new.knows = tuple(_known(row) for row in rows_in(data["knows"]))
        new.seen_gold = tuple(_pair(row) for row in rows_in(data["seen_gold"]))
        return new

    def digest(self) -> str:
        """A hash over everything, the same in every process."""
        h = hashlib.blake2b(digest_size=16)
        for name in (*OFTEN, *RARELY):
            h.update(getattr(self, name))
        for name in (*GRIDS, "counters"):
            h.update(b"".join(getattr(self, name)))
        frames, lasting = [frame.to_plain() for frame in self.frames], [row.to_plain() for row in self.lasting]
        h.update(repr((self._numbers(), self.zones, frames, lasting, self.knows, self.seen_gold)).encode())
        return h.hexdigest()

    def _numbers(self) -> list[object]:
        battle = None if self.battle is NO_BATTLE else self.battle.to_plain()
        return [*(getattr(self, name) for name in (*FIGURES, *LISTS)), self.group.to_plain(), battle]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        rows = (*OFTEN, *RARELY, *GRIDS, "counters", "zones", "frames", "lasting", "knows", "seen_gold")
        return self._numbers() == other._numbers() and all(getattr(self, n) == getattr(other, n) for n in rows)

    __hash__ = None  # type: ignore[assignment]
