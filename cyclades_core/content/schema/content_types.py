"""What an expansion can define: one attrs class per kind of thing, filled from TOML by `content.toml`.

Effects, selectors, conditions and numbers stay raw trees here (`Any`); `compiling` checks and links them word by word
with the position of each. Every class has `id`, `cite` (the rule it implements) and `origin` (file and path).
"""

from __future__ import annotations

from typing import Annotated, Literal

from attrs import field, frozen

from cyclades_core.engine.values.limits import AREAS, GOLD, SEATS

from .bounds import Amount, Between, Cell, Count, ListSize, Positive, Small
from .card_kinds import Ability, CardKind, Effect, ModifierDefinition, Piece, Tree, TriggerDefinition, _Definition

__all__ = [
    "EFFECTS",
    "KINDS",
    "PARTS",
    "Ability",
    "Action",
    "BattleDefinition",
    "Building",
    "CardKind",
    "CounterDefinition",
    "DeckDefinition",
    "God",
    "Goods",
    "Mode",
    "ModifierDefinition",
    "Obligation",
    "OfferingDefinition",
    "PhaseDefinition",
    "Piece",
    "ProgramDefinition",
    "Rule",
    "Setup",
    "TrackDefinition",
    "TriggerDefinition",
    "UnitDefinition",
]


#: Gold, areas of a board, and seats at a table.
Gold = Annotated[int, Between(0, GOLD)]
Areas = Annotated[int, Between(0, AREAS)]
Seats = Annotated[int, Between(1, SEATS)]


@frozen(kw_only=True)
class UnitDefinition(_Definition):
    """A kind of figure that moves, holds and fights."""

    kind: Literal["land", "sea"]
    strength: Small = 1
    limit: Cell | None = None  # per faction
    supply: Cell | None = None  # in common
    moves: bool = True
    loss: Literal["choice", "last"] = "choice"


@frozen(kw_only=True)
class Goods(_Definition):
    """Cards without a face: priests, philosophers ..."""

    stock: Tree = None


@frozen(kw_only=True)
class Building(_Definition):
    stock: Tree = None
    modifier: tuple[ModifierDefinition, ...] = ()
    trigger: tuple[TriggerDefinition, ...] = ()
    ability: tuple[Ability, ...] = ()
    powers_of: tuple[str, ...] = ()  # a metropolis has the effects of these
    size: Literal["basic", "large"] = "basic"
    victory: bool = False
    discounts: Small = 0  # marks a round that lower the price of a creature
    python: str = ""


@frozen(kw_only=True)
class God(_Definition):
    always: bool = False  # printed on the board, never in the shuffle
    outside: bool = False  # not among the shuffled tiles: enters by a rule
    free: Effect = field(factory=list)
    paid: Effect = field(factory=list)
    bonus: Effect = None  # what its winner gets in a placement auction
    modifier: tuple[ModifierDefinition, ...] = ()
    trigger: tuple[TriggerDefinition, ...] = ()
    ability: tuple[Ability, ...] = ()
    python: str = ""


@frozen(kw_only=True)
class Action(_Definition):
    """A menu line that belongs to no god: buying creatures, moving heroes."""

    god: str | None = None  # tag that the god of the turn must carry
    anytime: bool = False  # also before the mandatory actions
    when: Tree = None
    price: Tree = 0
    prices: Tree = None
    rising: bool = False  # the n-th such use of the turn costs n, on one counter for all rising lines
    limit: Count | None = None
    word: str = ""
    cites: dict[str, str] = field(factory=dict)  # rules of single refusals, by code or case
    effect: Effect = field(factory=list)


@frozen(kw_only=True)
class Rule(_Definition):
    """A standing rule (`when` and `effect`), or modifiers and triggers that always hold."""

    when: Tree = None
    effect: Effect = None
    modifier: tuple[ModifierDefinition, ...] = ()
    trigger: tuple[TriggerDefinition, ...] = ()
    for_each: Literal["faction", "game"] = "faction"
    # `at-once`: before anything else, asking nobody; `choice`: of several its faction chooses the first; `last`: when
    # no other applies
    order: Literal["at-once", "choice", "last"] = "choice"


@frozen(kw_only=True)
class ProgramDefinition(_Definition):
    """A named effect, run by others; `takes` are its parameters."""

    effect: Effect
    takes: Annotated[tuple[str, ...], ListSize(unique=True)] = ()
    hold: bool = False


@frozen(kw_only=True)
class Obligation(_Definition):
    """What the edition does when the rules bring something about that only it can settle: a program of a known name."""

    effect: Effect
    hold: bool = False


@frozen(kw_only=True)
class PhaseDefinition(_Definition):
    effect: Effect
    rank: int
    from_round: Positive = 1


@frozen(kw_only=True)
class CounterDefinition(_Definition):
    """State that a module adds."""

    per: Literal["game", "faction", "area", "card"] = "game"
    start: Cell = 0
    scope: Literal["game", "round", "turn"] = "game"
    visible: bool = True  # part of the views, and told when it changes
    told: bool = True  # told when it changes; an inner count of something that shows anyway is not


@frozen(kw_only=True)
class DeckDefinition(_Definition):
    """A pile of cards, shuffled at the start: all cards of these kinds (or tags)."""

    kinds: tuple[str, ...] = ()
    discard: str | None = None
    hidden: bool = True
    draw: Amount | None = None  # keep only so many, drawn at random (two of five)
    open: bool = False


@frozen(kw_only=True)
class TrackDefinition(_Definition):
    """Slots beside a deck. `prices` from the first slot on."""

    prices: Annotated[tuple[Small, ...], ListSize(1)]
    deck: str
    discard: str
    opens: tuple[Positive, ...] = ()  # round in which each slot opens; empty: all from the start
    filled: bool = False  # filled at the set-up
    unsold: dict[str, str] = field(factory=dict)  # tag -> zone for cards that nobody bought


@frozen(kw_only=True)
class OfferingDefinition(_Definition):
    id: str = "offering"
    spaces: Annotated[tuple[Count, ...], ListSize(ascending=True)] = ()
    open: dict[str, str] | bool = False  # any amount from 1 on? Or `{ option }`
    most: Tree = None
    always: Count | None = None  # how many markers the printed god takes; None: any number
    # may several of one faction stand there, as long as another place is left for them? Or `{ option }`
    together: dict[str, str] | bool = True
    discount: str | None = None  # goods that lower the price
    applies: Literal["per-marker", "per-purse"] = "per-marker"
    floor: Small = 0


@frozen(kw_only=True)
class BattleDefinition(_Definition):
    id: str = "battle"
    die: tuple[int, ...]
    dice: int = 1  # how many of them each side rolls
    retreat: dict[str, Tree] = field(factory=dict)
    bridge: Literal["other-island", "any"] = "any"
    rearguard: Literal["attacker-may-retreat", "fight-on"] = "fight-on"
    # rules of its questions by prompt, where `cite` is not theirs; `harbour-sea` too, where a port counts
    cites: dict[str, str] = field(factory=dict)


@frozen(kw_only=True)
class Refusing(_Definition):
    """The rules by which answers to one question are refused; its id is the prompt, `cite` is for a question without
    a rule of its own.
    """

    rules: dict[str, str] = field(factory=dict)  # by the case or the code of the refusal


@frozen(kw_only=True)
class Setup(_Definition):
    id: str = "setup"
    gold: dict[str, Gold] | Gold = 5
    effect: Effect = field(factory=list)
    eliminated: Literal["leaves", "returns"] = "leaves"  # what becomes of an eliminated faction's cards and goods
    land: Areas = 0  # land areas that a board must have for each faction
    islands: Areas = 0  # and how many islands
    gods: Literal["hidden", "face-up"] = "hidden"  # `face-up`: everyone has seen the tiles that are then turned over


@frozen(kw_only=True)
class Mode(_Definition):
    """One way to play: players, factions per seat, markers per faction, sides, purses."""

    players: Annotated[tuple[Seats, ...], ListSize(1)]
    factions: Annotated[int, Between(1, 4)] = 1
    markers: Annotated[int, Between(1, 4)] = 1
    teams: Annotated[int, Between(0, SEATS)] = 0  # seats per side; 0: everybody alone
    purse: Literal["faction", "side"] = "faction"
    target: dict[str, str] | Count = 2
    talk: bool = False  # partners see each other's gold
    # whom cards may not be aimed at: the whole `side`, only `self`; or `{ option }` (true: self)
    spares: dict[str, str] | Literal["side", "self"] = "side"
    cites: dict[str, str] = field(factory=dict)  # rules of refusals by their case: `spared`
    default: bool = False
    boards: dict[str, str] = field(factory=dict)  # number of players -> board


#: Lists of effects, by their field; and the parts of a definition that count while it is there, each with its class and
#: the key by which one of them is called.
EFFECTS = ("effect", "bonus", "free", "paid")
PARTS: dict[str, tuple[type, str]] = {
    "modifier": (ModifierDefinition, "quantity"),
    "trigger": (TriggerDefinition, "on"),
    "ability": (Ability, "use"),
}

#: The kinds of definition; those of cards are declared by content (`CardKind`).
KINDS: dict[str, type] = {
    "unit": UnitDefinition,
    "goods": Goods,
    "building": Building,
    "god": God,
    "card-kind": CardKind,
    "action": Action,
    "rule": Rule,
    "program": ProgramDefinition,
    "obligation": Obligation,
    "phase": PhaseDefinition,
    "counter": CounterDefinition,
    "deck": DeckDefinition,
    "track": TrackDefinition,
    "offering": OfferingDefinition,
    "battle": BattleDefinition,
    "refusal": Refusing,
    "setup": Setup,
    "mode": Mode,
}
