"""The compiled content as rules read it: modifiers, triggers, standing rules, and what is known of kinds and cards.

`compiling` fills it once; afterwards nothing of it changes, and all games on a ruleset share it. Programs are no part
of it: rules know their numbers only, so that they cannot run content even by mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from ..values.build_kind import mypyc_attr
from .state_records import Frame

if TYPE_CHECKING:
    from .position import Position
    from .selection import Reason, Select

__all__ = [
    "CompiledContent",
    "ConstantCondition",
    "Mask",
    "Modifier",
    "Number",
    "StandingRule",
    "Test",
    "Track",
    "Trigger",
]

Test = Callable[["Position", Frame], bool]
Number = Callable[["Position", Frame], int]
Mask = Callable[["Position", Frame], int]


class Definition(Protocol):
    """What rules may know of the definition of a card."""

    id: str
    cite: str


class Deck(Protocol):
    """A pile of the game; `draw`: only so many of its cards are used; `open`: they lie face up from the start."""

    draw: int | None
    hidden: bool
    open: bool


class SetUp(Protocol):
    """The beginning of a game, and what becomes of the things of who leaves it."""

    gold: int | dict[str, int]
    eliminated: str
    gods: str


class Counter(Protocol):
    """A declared counter."""

    start: int
    per: str
    scope: str
    visible: bool
    told: bool


class Modifier:
    """What changes the answer to a question while its source is there (`rules.quantities`)."""

    __slots__ = (
        "allies",
        "area",
        "bit",
        "cite",
        "code",
        "company",
        "kind",
        "modes",
        "of_area",
        "on_land",
        "op",
        "ownerless",
        "quantity",
        "ref",
        "source",
        "unless",
        "value",
        "when",
    )

    def __init__(self, quantity: str, op: str, source: int, ref: int) -> None:
        self.quantity = quantity
        self.op = op
        self.source = source
        self.ref = ref
        self.value: Number = one
        self.when: Test | None = None
        self.area: Mask | None = None
        self.unless: Test | None = None
        self.cite = ""
        self.code = "forbidden"  # of the refusal, where it forbids
        self.allies = False  # means nothing where nobody has an ally
        self.modes: tuple[str, ...] | None = None  # the modes in which it can count at all
        self.company = False  # counts only when its figure (of this kind) is in the moving group
        self.kind = -1
        self.on_land = False  # says nothing about sea areas
        self.bit = 0  # its card, if it counts only while that one is in play
        self.ownerless = False  # its piece stands on the board while its card lies elsewhere
        self.of_area = False  # an income that belongs to the area of its source

    def counts(self, position: Position, frame: Frame) -> bool:
        """Does its condition hold?"""
        return self.when is None or self.when(position, frame)

    def areas(self, position: Position, frame: Frame) -> int:
        """The areas it speaks of; all of them where it says nothing about areas."""
        return -1 if self.area is None else self.area(position, frame)


class ConstantCondition:
    """A condition that options of the ruleset have decided: it holds always, or never."""

    __slots__ = ("truth",)

    def __init__(self, truth: bool) -> None:
        self.truth = truth

    def __call__(self, position: Position, frame: Frame) -> bool:
        return self.truth


def one(position: Position, frame: Frame) -> int:
    """The value of a modifier that names none."""
    return 1


class Trigger:
    """When the moment comes and the source is there, its program runs."""

    __slots__ = (
        "bit",
        "cite",
        "consent",
        "copied",
        "modes",
        "moment",
        "program",
        "rank",
        "ref",
        "source",
        "stage",
        "when",
        "word",
    )

    def __init__(self, moment: str, stage: str, source: int, ref: int, program: int) -> None:
        self.moment = moment
        self.stage = stage
        self.source = source
        self.ref = ref
        self.program = program
        self.when: Test | None = None
        self.bit = 0  # its card, if it can act only while that one is in play
        self.rank = 5
        self.copied = False  # cards that copy abilities may borrow it
        self.modes: tuple[str, ...] | None = None  # the modes in which it can act at all
        self.cite = ""
        self.word = ""
        self.consent = False  # somebody else must agree to it


class StandingRule:
    """A rule that applies whenever its condition holds."""

    __slots__ = ("cite", "modes", "name", "once", "order", "program", "reasons", "watch", "when", "zones")

    def __init__(self, name: str, when: Test, program: int, once: bool, cite: str, watch: int, order: str) -> None:
        self.name = name
        self.when = when
        self.program = program
        self.once = once
        self.cite = cite
        self.order = order  # at-once, choice or last
        self.modes: tuple[str, ...] | None = None  # the modes in which it can hold at all
        self.reasons: tuple[Reason, ...] = ()  # the parts of the condition, to say which one fails
        self.watch = watch  # which changes can make it true (bits of `plain.changes`)
        self.zones: set[int] | None = None  # of the zones only these (None: all)

    def counts(self, mode: str) -> bool:
        return self.modes is None or mode in self.modes


class Track:
    """A track: its slots (cheapest first), deck, and where unsold cards go."""

    __slots__ = ("cards", "deck", "discard", "filled", "opens", "prices", "unsold", "zones")

    def __init__(self, zones: list[int], prices: tuple[int, ...], deck: int, discard: int) -> None:
        self.zones = zones
        self.prices = prices
        self.deck = deck
        self.discard = discard
        self.cards = 0  # those that belong to its deck, as a mask
        self.filled = False  # at the beginning of the game
        self.opens: tuple[int, ...] = ()
        self.unsold: dict[int, int] = {}  # card -> zone

    def leaves(self, card: int) -> int:
        return self.unsold.get(card, self.discard)

    def open_slots(self, round_: int) -> list[int]:
        """Slots in use in this round, cheapest first (L6.1)."""
        if not self.opens:
            return self.zones
        return [z for z, opens in zip(self.zones, self.opens, strict=True) if round_ >= opens]


@mypyc_attr(allow_interpreted_subclasses=True)
class CompiledContent:
    """What the modules define, as numbers; each list is by number of kind, card, type or zone."""

    __slots__ = (
        *("always_gods", "basic", "bridge_other_island", "card_of_kind", "cards", "cards_by_id", "carried"),
        *("carried_kinds", "causes", "clashes", "common", "company_kinds", "copiers", "core", "counters", "death_zone"),
        *(
            "deck_of",
            "decks",
            "dice",
            "die",
            "discard_of",
            "discards",
            "discounts",
            "effect_of",
            "elimination_zone",
            "expires",
        ),
        *(
            "extra_discounts",
            "faces",
            "fight_on",
            "figure_card",
            "god_building",
            "god_cards",
            "god_slots",
            "gods_rotate",
            "has_harbour",
            "hero_card",
            "has_powers",
        ),
        *("hidden_zones", "holding_kinds", "holds", "holds_others", "home_discard", "instead", "is_piece", "is_unit"),
        *(
            "kind_land",
            "kind_of_card",
            "lasting_mods",
            "leaving",
            "limits",
            "lost_last",
            "mods",
            "moves",
            "n_cards",
            "named",
        ),
        *(
            "names",
            "numbers",
            "obligations",
            "offering_always",
            "offering_apart",
            "offering_discount",
            "offering_floor",
            "offering_most",
        ),
        *("offering_next", "offering_open", "offering_per_purse", "offering_spaces", "ownerless", "piece_cards"),
        *(
            "piece_kinds",
            "retreat_land",
            "retreat_sea",
            "roll_size",
            "rules",
            "sale_test",
            "set_scope",
            "set_types",
            "setup",
        ),
        *("needs_harbour_sea", "slot_at", "special_cards", "start_land", "start_sea", "stocks", "strength"),
        *("supplies", "tile_gods", "titles", "tracks", "triggers", "unique", "victory", "victory_types", "watched"),
        *("widened", "wild_types", "zone_groups", "zone_names", "zone_price"),
    )

    # kinds of figures
    numbers: dict[str, dict[str, int]]
    names: dict[str, list[str]]  # ids of units, buildings, goods, programs, counters
    titles: dict[str, list[str]]
    is_unit: list[bool]
    is_piece: list[bool]
    holds: list[bool]  # holds an area
    kind_land: list[bool]
    moves: list[bool]
    carried: list[bool]
    strength: list[int]
    lost_last: list[bool]
    common: list[bool]
    unique: list[bool]
    limits: list[int | None]
    supplies: list[int]
    watched: list[bool]
    piece_kinds: tuple[int, ...]
    carried_kinds: tuple[int, ...]
    holding_kinds: tuple[int, ...]
    start_land: int
    start_sea: int
    card_of_kind: list[int]
    company_kinds: int  # mask: their company widens a move
    widened: bool  # and something else does
    # cards and zones
    n_cards: int
    cards: list[tuple[str, Definition, str]]  # (kind, definition, box)
    cards_by_id: dict[str, list[int]]
    kind_of_card: list[int]
    piece_cards: tuple[int, ...]
    figure_card: list[bool]
    hero_card: list[bool]  # its figure is a unit
    clashes: list[bool]
    ownerless: list[bool]
    expires: list[str]
    effect_of: list[int]
    home_discard: list[int]
    death_zone: list[int]
    elimination_zone: dict[int, int]
    extra_discounts: dict[int, int]
    special_cards: list[tuple[int, int]]
    copiers: dict[int, tuple[int, ...]]
    sale_test: dict[int, Test]
    deck_of: list[int]
    decks: dict[int, Deck]
    discard_of: dict[int, int]
    discards: set[int]
    hidden_zones: set[int]
    zone_names: list[str]
    zone_groups: dict[str, list[int]]
    zone_price: dict[int, int]
    tracks: dict[str, Track]
    # gods
    god_cards: tuple[int, ...]
    always_gods: tuple[int, ...]
    tile_gods: tuple[int, ...]
    god_slots: list[int]
    gods_rotate: bool  # tiles keep their order: the first goes to the end
    slot_at: dict[int, int]
    god_building: dict[int, Select | None]  # the types that a god offers
    # buildings
    basic: list[bool]
    victory: list[bool]
    victory_types: tuple[int, ...]
    wild_types: tuple[int, ...]
    discounts: list[int]
    has_powers: list[int]
    has_harbour: list[bool]
    needs_harbour_sea: bool
    set_types: tuple[int, ...]
    set_scope: dict[str, str]
    leaving: bool  # may content take units and goods out of the game?
    # offerings
    offering_spaces: tuple[int, ...]
    offering_open: bool
    offering_floor: int
    offering_per_purse: bool
    offering_always: int | None
    offering_discount: int
    offering_most: int
    offering_apart: bool
    offering_next: Mapping[int, int]
    # battle
    die: tuple[int, ...]  # the faces of a battle die
    dice: int  # how many of them a side rolls
    faces: set[int]  # of all dice that are ever rolled
    roll_size: int  # the most dice of a roll beside battles
    fight_on: bool
    bridge_other_island: bool
    retreat_land: Mask
    retreat_sea: Mask
    # set-up, and what counts
    setup: SetUp | None
    counters: Sequence[Counter]
    stocks: list[tuple[str, int, int]]
    mods: dict[str, list[Modifier]]
    lasting_mods: list[Modifier]
    triggers: dict[str, list[Trigger]]
    instead: dict[str, list[Trigger]]
    rules: list[StandingRule]
    core: dict[str, int]  # programs of the core, and those of content by name
    named: dict[str, int]
    obligations: dict[str, int]  # what the edition does where the rules leave it to it
    causes: list[str]  # per program: the line, rule or phase that it is, as events name it
    holds_others: list[bool]  # per program: standing rules wait for its end

    def set_among(self, mode: str) -> str:
        """Among whose buildings an economic set is looked for (B25.9)."""
        return self.set_scope.get(mode, "faction")
