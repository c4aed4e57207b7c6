"""What an expansion can define: one attrs class per kind of thing, filled from TOML by `content.toml`.

Effects, selectors, conditions and numbers stay raw trees here (`Any`); `compiling` checks and links them word by word
with the position of each. Every class has `id`, `cite` (the rule it implements) and `origin` (file and path).
"""

from __future__ import annotations

from typing import Annotated, Literal

from attrs import field, frozen

from cyclades_core.engine.values.limits import AREAS, GOLD, SEATS

from .bounds import Amount, Between, Cell, Count, ListSize, Positive, Small
from .card_kinds import (
    ABILITY,
    CITE,
    ID,
    MODIFIER,
    PYTHON,
    TAGS,
    TRIGGER,
    Ability,
    CardKind,
    Effect,
    ModifierDefinition,
    Piece,
    Tree,
    TriggerDefinition,
    _Definition,
)
from .key_docs import key_doc

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

    kind: Literal["land", "sea"] = field(metadata=key_doc("Where it stands: `land` or `sea`."))
    strength: Small = field(default=1, metadata=key_doc("What it adds to a total in battle."))
    limit: Cell | None = field(default=None, metadata=key_doc("How many a faction has."))
    supply: Cell | None = field(default=None, metadata=key_doc("How many there are in common."))
    moves: bool = field(default=True, metadata=key_doc("Whether it can move."))
    loss: Literal["choice", "last"] = field(
        default="choice",
        metadata=key_doc("`choice`: its owner may name it as a loss; `last`: only when nothing else is left."),
    )


@frozen(kw_only=True)
class Goods(_Definition):
    """Cards without a face: priests, philosophers."""

    stock: Tree = field(
        default=None, metadata=key_doc("How many there are: a number; without it as many as are needed.")
    )


@frozen(kw_only=True)
class Building(_Definition):
    """A type of building."""

    stock: Tree = field(
        default=None, metadata=key_doc("How many there are: a number; without it as many as are needed.")
    )
    modifier: tuple[ModifierDefinition, ...] = field(default=(), metadata=MODIFIER)
    trigger: tuple[TriggerDefinition, ...] = field(default=(), metadata=TRIGGER)
    ability: tuple[Ability, ...] = field(default=(), metadata=ABILITY)
    powers_of: tuple[str, ...] = field(
        default=(), metadata=key_doc("Types whose effects it has as well: a metropolis has those of all basic ones.")
    )
    size: Literal["basic", "large"] = field(
        default="basic", metadata=key_doc("`basic`, or `large`: it needs a large site.")
    )
    victory: bool = field(default=False, metadata=key_doc("It counts towards the victory."))
    discounts: Small = field(
        default=0, metadata=key_doc("How many marks a round it gives that lower the price of a card on a track.")
    )
    python: str = field(default="", metadata=PYTHON)


@frozen(kw_only=True)
class God(_Definition):
    """A god: a tile or a printed place that takes offerings, with the lines of its menu."""

    always: bool = field(default=False, metadata=key_doc("Printed on the board and never among the tiles."))
    outside: bool = field(default=False, metadata=key_doc("Not among the tiles that are laid: it enters by a rule."))
    free: Effect = field(factory=list, metadata=key_doc("Lines of its menu that must be used, and cost nothing."))
    paid: Effect = field(factory=list, metadata=key_doc("Lines of its menu that may be used."))
    bonus: Effect = field(default=None, metadata=key_doc("What its winner gets in a placement auction."))
    modifier: tuple[ModifierDefinition, ...] = field(default=(), metadata=MODIFIER)
    trigger: tuple[TriggerDefinition, ...] = field(default=(), metadata=TRIGGER)
    ability: tuple[Ability, ...] = field(default=(), metadata=ABILITY)
    python: str = field(default="", metadata=PYTHON)


@frozen(kw_only=True)
class Action(_Definition):
    """A line of the menu that belongs to no single god."""

    god: str | None = field(
        default=None, metadata=key_doc("The tag that the god of the turn must carry; without it every god.")
    )
    anytime: bool = field(default=False, metadata=key_doc("Also before the lines that must be used."))
    when: Tree = field(default=None, metadata=key_doc("The condition under which it is offered."))
    price: Tree = field(default=0, metadata=key_doc("What it costs: a number."))
    prices: Tree = field(
        default=None, metadata=key_doc("What the first, the second ... use of the turn costs; there are as many uses.")
    )
    rising: bool = field(
        default=False, metadata=key_doc("The n-th such use of the turn costs n, on one counter for all rising lines.")
    )
    limit: Count | None = field(default=None, metadata=key_doc("How often it may be used in a turn."))
    word: str = field(default="", metadata=key_doc("What it is called among the answers."))
    cites: dict[str, str] = field(factory=dict, metadata=key_doc("Rules of single refusals, by code or case."))
    effect: Effect = field(factory=list, metadata=key_doc("What it does."))


@frozen(kw_only=True)
class Rule(_Definition):
    """A standing rule (`when` and `effect`), or modifiers and triggers that always hold."""

    when: Tree = field(default=None, metadata=key_doc("The condition: as soon as it holds, the rule is obeyed."))
    effect: Effect = field(default=None, metadata=key_doc("What it does then."))
    modifier: tuple[ModifierDefinition, ...] = field(default=(), metadata=MODIFIER)
    trigger: tuple[TriggerDefinition, ...] = field(default=(), metadata=TRIGGER)
    for_each: Literal["faction", "game"] = field(
        default="faction", metadata=key_doc("Whether it is asked for every `faction`, or once for the whole `game`.")
    )
    # a rule that is obeyed `at-once` must not ask a player anything
    order: Literal["at-once", "choice", "last"] = field(
        default="choice",
        metadata=key_doc(
            "`at-once`: before all else; `choice`: the faction says which is first; `last`: when no other holds."
        ),
    )


@frozen(kw_only=True)
class ProgramDefinition(_Definition):
    """A named effect, run by others."""

    effect: Effect = field(metadata=key_doc("What it does."))
    takes: Annotated[tuple[str, ...], ListSize(unique=True)] = field(
        default=(), metadata=key_doc("Its parameters: names that the body finds bound.")
    )
    hold: bool = field(default=False, metadata=key_doc("Standing rules wait until it is finished."))


@frozen(kw_only=True)
class Obligation(_Definition):
    """What the edition does when the rules bring something about that only it can settle."""

    id: str = field(metadata=key_doc("What it answers: one of the obligations of the vocabulary."))
    # the next two are declared again only to keep the order of the keys in the reference
    cite: str = field(default="", metadata=CITE)
    tags: tuple[str, ...] = field(default=(), metadata=TAGS)
    effect: Effect = field(metadata=key_doc("What happens; it finds bound what the obligation gives."))
    hold: bool = field(default=False, metadata=key_doc("Standing rules wait for its end."))


@frozen(kw_only=True)
class PhaseDefinition(_Definition):
    """A phase of the round."""

    effect: Effect = field(metadata=key_doc("What happens."))
    rank: int = field(metadata=key_doc("Phases come in the order of their ranks."))
    from_round: Positive = field(default=1, metadata=key_doc("The first round that has it."))


@frozen(kw_only=True)
class CounterDefinition(_Definition):
    """A number that a module adds to the state."""

    per: Literal["game", "faction", "area", "card"] = field(
        default="game", metadata=key_doc("One for the whole `game`, or one for each `faction`, `area` or `card`.")
    )
    start: Cell = field(default=0, metadata=key_doc("What it is at first."))
    scope: Literal["game", "round", "turn"] = field(
        default="game",
        metadata=key_doc("When it goes back to its start: with the `turn`, the `round`, or never (`game`)."),
    )
    visible: bool = field(default=True, metadata=key_doc("Whether views show it."))
    # an inner count of something that shows anyway is not told
    told: bool = field(default=True, metadata=key_doc("Whether its changes are events."))


@frozen(kw_only=True)
class DeckDefinition(_Definition):
    """A pile of cards, shuffled at the set-up."""

    kinds: tuple[str, ...] = field(default=(), metadata=key_doc("Cards of these kinds, or with these tags, are in it."))
    discard: str | None = field(default=None, metadata=key_doc("Its discard pile, shuffled in when it runs out."))
    hidden: bool = field(default=True, metadata=key_doc("Whether nobody knows what lies in it."))
    draw: Amount | None = field(default=None, metadata=key_doc("Only so many of its cards are used, drawn at random."))
    open: bool = field(default=False, metadata=key_doc("Its cards lie open from the start."))


@frozen(kw_only=True)
class TrackDefinition(_Definition):
    """A row of cards for sale beside a deck."""

    prices: Annotated[tuple[Small, ...], ListSize(1)] = field(
        metadata=key_doc("The price of each slot, from the first.")
    )
    deck: str = field(metadata=key_doc("Where its cards come from."))
    discard: str = field(metadata=key_doc("Where they go."))
    opens: tuple[Positive, ...] = field(
        default=(), metadata=key_doc("The round in which each slot opens; empty: all from the start.")
    )
    filled: bool = field(default=False, metadata=key_doc("Filled at the set-up."))
    unsold: dict[str, str] = field(factory=dict, metadata=key_doc("Tag -> zone for cards that nobody bought."))


@frozen(kw_only=True)
class OfferingDefinition(_Definition):
    """How offerings are made: one table, `[offering]`."""

    id: str = field(default="offering", metadata=ID)
    spaces: Annotated[tuple[Count, ...], ListSize(ascending=True)] = field(
        default=(), metadata=key_doc("The amounts of the spaces, from the lowest.")
    )
    open: dict[str, str] | bool = field(default=False, metadata=key_doc("Any amount from 1 on; or `{ option }`."))
    most: Tree = field(default=None, metadata=key_doc("The highest amount: a number."))
    always: Count | None = field(
        default=None, metadata=key_doc("How many markers the printed god takes; without it any number.")
    )
    # if not, they still may where no other place is left (L19.5)
    together: dict[str, str] | bool = field(
        default=True, metadata=key_doc("Whether several markers of one faction may stand there; or `{ option }`.")
    )
    discount: str | None = field(default=None, metadata=key_doc("Goods that lower what is paid."))
    applies: Literal["per-marker", "per-purse"] = field(
        default="per-marker", metadata=key_doc("Whether the discount counts for each marker or each purse.")
    )
    floor: Small = field(default=0, metadata=key_doc("What is paid at least."))


@frozen(kw_only=True)
class BattleDefinition(_Definition):
    """How battles are fought: one table, `[battle]`."""

    id: str = field(default="battle", metadata=ID)
    die: tuple[int, ...] = field(metadata=key_doc("The faces of a battle die."))
    dice: int = field(default=1, metadata=key_doc("How many of them each side rolls in every round of a battle."))
    retreat: dict[str, Tree] = field(
        factory=dict, metadata=key_doc("Where to: `land` and `sea`, each a selector of areas.")
    )
    bridge: Literal["other-island", "any"] = field(
        default="any", metadata=key_doc("Whether fleets carry to `any` area or to an `other-island` only.")
    )
    rearguard: Literal["attacker-may-retreat", "fight-on"] = field(
        default="fight-on", metadata=key_doc("Whether the attacker may retreat from an empty area, or must `fight-on`.")
    )
    # for questions whose rule is not `cite`; `harbour-sea` too, where a port counts
    cites: dict[str, str] = field(factory=dict, metadata=key_doc("Rules of its questions by prompt."))


@frozen(kw_only=True)
class Refusing(_Definition):
    """The rules by which answers to one question are refused; its id is the prompt."""

    # `cite` is the rule of a question that has no other
    rules: dict[str, str] = field(factory=dict, metadata=key_doc("The rule by the code or the case of the refusal."))


@frozen(kw_only=True)
class Setup(_Definition):
    """What happens before the first round: one table, `[setup]`."""

    id: str = field(default="setup", metadata=ID)
    gold: dict[str, Gold] | Gold = field(
        default=5, metadata=key_doc("What everybody has at first: a number, or a table by number of players.")
    )
    effect: Effect = field(factory=list, metadata=key_doc("What happens."))
    eliminated: Literal["leaves", "returns"] = field(
        default="leaves", metadata=key_doc("What becomes of the cards and goods of an eliminated faction.")
    )
    land: Areas = field(default=0, metadata=key_doc("How many land areas a board must have for each faction."))
    islands: Areas = field(default=0, metadata=key_doc("And how many islands."))
    gods: Literal["hidden", "face-up"] = field(
        default="hidden",
        metadata=key_doc(
            "`face-up`: all god tiles lie face up before some are turned over, so everyone knows them (B5.2)."
        ),
    )


@frozen(kw_only=True)
class Mode(_Definition):
    """A way to play: for how many, alone or in teams."""

    players: Annotated[tuple[Seats, ...], ListSize(1)] = field(metadata=key_doc("For how many."))
    factions: Annotated[int, Between(1, 4)] = field(default=1, metadata=key_doc("How many factions a player has."))
    markers: Annotated[int, Between(1, 4)] = field(default=1, metadata=key_doc("How many markers a faction has."))
    teams: Annotated[int, Between(0, SEATS)] = field(
        default=0, metadata=key_doc("Players on a side; 0: everybody alone.")
    )
    purse: Literal["faction", "side"] = field(
        default="faction", metadata=key_doc("Whether gold belongs to a `faction` or to a `side`.")
    )
    target: dict[str, str] | Count = field(default=2, metadata=key_doc("How many metropolises win: a number."))
    talk: bool = field(default=False, metadata=key_doc("Partners see each other's gold."))
    # an option that is true means `self`
    spares: dict[str, str] | Literal["side", "self"] = field(
        default="side",
        metadata=key_doc("Whom cards may not be aimed at: the whole `side`, only `self`; or `{ option }`."),
    )
    cites: dict[str, str] = field(
        factory=dict,
        metadata=key_doc(
            "Rules of single refusals, by case: `spared` is the one by which cards are not aimed at an ally."
        ),
    )
    default: bool = field(default=False, metadata=key_doc("The mode that is played when nobody names one."))
    boards: dict[str, str] = field(factory=dict, metadata=key_doc("Number of players -> board."))


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
