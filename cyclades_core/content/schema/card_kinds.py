"""Cards and their parts: modifiers, triggers, abilities, pieces; the kinds of cards, and what those of a kind share.

A kind of card is data: whether a figure stands for its cards, what playing one does, where it goes afterwards. An
edition declares its kinds with `[[card-kind]]`, and their cards are then written as `[[omen]]`. None is known here by
its name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from attrs import field, frozen

from .bounds import Count, ListSize, Small
from .key_docs import key_doc

__all__ = [
    "Ability",
    "AnyCard",
    "BonusCard",
    "CardDefinition",
    "CardKind",
    "KeptCard",
    "ModifierDefinition",
    "Piece",
    "SiteCard",
    "TriggerDefinition",
    "UnitCard",
    "card_class",
]

Effect = Any  # a list of verbs
Tree = Any  # selector, condition or number

_none = field(default=None, eq=False)

# sentences about keys that several classes have
ID = key_doc(
    "Its name: small letters, digits and hyphens; unique among its kind in all modules that are played together."
)
CITE = key_doc("The number of the rule that it carries out.")
TAGS = key_doc("Words by which others choose it: `tag` of a selector.")
PYTHON = key_doc("Why this needs Python of its expansion; empty: it does not.")
MODIFIER = key_doc("What it changes in the answers to typed questions while it is there.")
TRIGGER = key_doc("What happens at named moments while it is there.")
ABILITY = key_doc("What its holder may do with it.")


@frozen(kw_only=True)
class ModifierDefinition:
    """Changes the answer to a typed question while its source is there (see docs/vocabulary.md, quantities)."""

    quantity: str = field(metadata=key_doc("The typed question whose answer it changes."))
    op: Literal["set", "add", "multiply", "at-least", "at-most", "allow", "forbid"] = field(
        metadata=key_doc(
            "How: `set`, `add`, `multiply`, `at-least`, `at-most` a number; `allow` or `forbid` areas and truths."
        )
    )
    value: Tree = field(default=None, metadata=key_doc("By how much: a number."))
    when: Tree = field(
        default=None, metadata=key_doc("The condition under which it counts; `area` says for which areas.")
    )
    unless: Tree = field(default=None, metadata=key_doc("A condition under which it does not count."))
    cite: str = field(default="", metadata=CITE)
    origin: Any = _none


@frozen(kw_only=True)
class TriggerDefinition:
    """Something that happens at a named moment."""

    on: str = field(metadata=key_doc("The moment it watches."))
    stage: Literal["after", "instead"] = field(
        default="after", metadata=key_doc("`after` the moment, or `instead` of what would happen.")
    )
    rank: int = field(default=5, metadata=key_doc("Of several at one moment the lower one comes first."))
    when: Tree = field(default=None, metadata=key_doc("The condition under which it happens."))
    effect: Effect = field(metadata=key_doc("What happens."))
    cite: str = field(default="", metadata=CITE)
    word: str = field(
        default="",
        metadata=key_doc("Stage `instead`: what it is called among the answers; without it the id of the card."),
    )
    consent: Literal["", "partner"] = field(
        default="",
        metadata=key_doc("Stage `instead` of a lost unit: `partner`, who must agree because it is his to pay."),
    )
    origin: Any = _none


@frozen(kw_only=True)
class Ability:
    """Something the holder of the card may do: in the own turn (`use`), or in a window (`at`)."""

    use: str = field(default="use", metadata=key_doc("The word of its line in the menu: `use`, `sacrifice`, `power`."))
    at: str | None = field(
        default=None, metadata=key_doc("The window in which it may be used, instead of the own turn.")
    )
    god: str | None = field(default=None, metadata=key_doc("The tag that the god of the turn must carry."))
    price: Tree = field(default=0, metadata=key_doc("What it costs: a number."))
    when: Tree = field(default=None, metadata=key_doc("The condition under which it is offered."))
    effect: Effect = field(factory=list, metadata=key_doc("What it does."))
    copies: Tree = field(
        default=None, metadata=key_doc("A selector of cards whose ability of the same name this one may borrow.")
    )
    on: str | None = field(
        default=None, metadata=key_doc("Used inside a moment (stage `instead`) and not from the menu.")
    )
    leaves: str | None = field(
        default=None, metadata=key_doc("The zone the card goes to first: the price of a sacrifice.")
    )
    limit: Count | None = field(
        default=None,
        metadata=key_doc(
            "How often it may be used in a turn; without it as its kind of card says, of a building once."
        ),
    )
    cite: str = field(default="", metadata=CITE)
    origin: Any = _none


@frozen(kw_only=True)
class Piece:
    """A figure that stands on the board for the card."""

    on: Annotated[tuple[Literal["land", "sea"], ...], ListSize(1)] | Literal["land", "sea"] = field(
        default="land", metadata=key_doc("Where it may stand: `land`, `sea`, or both.")
    )
    owner: str = field(
        default="anyone", metadata=key_doc("Whose areas it may stand in: `mine`, `enemy`, `anyone` and so on.")
    )
    leaves: Tree = field(
        default=None, metadata=key_doc("When its time is over, as `expire` of the phase or turn names it.")
    )
    clash: Literal["no-entry", "both-leave"] = field(
        default="no-entry", metadata=key_doc("Where another piece stands: `no-entry`, or `both-leave`.")
    )
    nobody: bool = field(
        default=False, metadata=key_doc("The card is discarded at once; the piece stays and belongs to nobody.")
    )
    unit: str | None = field(default=None, metadata=key_doc("The unit that it is as well: it fights and holds."))


@frozen(kw_only=True)
class _Definition:
    id: str = field(metadata=ID)
    cite: str = field(default="", metadata=CITE)
    tags: tuple[str, ...] = field(default=(), metadata=TAGS)
    origin: Any = _none


@frozen(kw_only=True)
class CardDefinition(_Definition):
    modifier: tuple[ModifierDefinition, ...] = field(default=(), metadata=MODIFIER)
    trigger: tuple[TriggerDefinition, ...] = field(default=(), metadata=TRIGGER)
    ability: tuple[Ability, ...] = field(default=(), metadata=ABILITY)
    effect: Effect = field(default=None, metadata=key_doc("What happens when it is played."))
    piece: Piece | None = field(default=None, metadata=key_doc("The figure that stands on the board for it."))
    python: str = field(default="", metadata=PYTHON)
    copies: Count = field(default=1, metadata=key_doc("How many of them there are."))
    unsold: str | None = field(
        default=None,
        metadata=key_doc("The zone it goes to from the track when nobody bought it, if not to the discard pile."),
    )
    deck: str | None = field(default=None, metadata=key_doc("The deck it is shuffled into, if not that of its kind."))
    full_price: str = field(
        default="", metadata=key_doc("The rule by which discounts on creatures do not count for it.")
    )


@frozen(kw_only=True)
class KeptCard(CardDefinition):
    """A card that may bring something while it lies before its holder."""

    income: Small = field(default=0, metadata=key_doc("What it brings its owner in every income."))


@frozen(kw_only=True)
class UnitCard(CardDefinition):
    """A card with a figure that fights."""

    strength: Small = field(default=1, metadata=key_doc("What its figure, a unit, adds to a total in battle."))


@frozen(kw_only=True)
class BonusCard(CardDefinition):
    """A card whose bonus is what playing it runs."""

    bonus: Effect = field(default=None, metadata=key_doc("What playing it does."))


@frozen(kw_only=True)
class SiteCard(CardDefinition):
    """A card that lies with a building and gives it its abilities."""

    discounts: Small = field(
        default=0, metadata=key_doc("How many marks more the building gives each round that it lies with.")
    )
    income: Small = field(default=0, metadata=key_doc("What it brings in every income."))


@frozen(kw_only=True)
class AnyCard(CardDefinition):
    """A card of a kind that is not known: all that one may have."""

    strength: Small = field(default=1, metadata=key_doc("What its figure, a unit, adds to a total in battle."))
    bonus: Effect = field(default=None, metadata=key_doc("What playing it does, if its kind says so."))
    discounts: Small = field(
        default=0, metadata=key_doc("How many marks more the building gives each round that it lies with.")
    )
    income: Small = field(default=0, metadata=key_doc("What it brings in every income."))


@frozen(kw_only=True)
class CardKind(_Definition):
    """A kind of cards: what they share. Every module that is played with it may define some, as `[[ID]]`."""

    id: str = field(
        metadata=key_doc(
            "One word without hyphens: the table that its cards are defined in, and what their messages begin with."
        )
    )
    # the next two are declared again only to keep the order of the keys in the reference
    cite: str = field(default="", metadata=CITE)
    tags: tuple[str, ...] = field(default=(), metadata=TAGS)
    figure: Literal["none", "piece", "unit", "carried"] = field(
        default="none",
        metadata=key_doc(
            "What stands on the board for a card: `none`, a `piece`, a `unit`, or a figure that is `carried`."
        ),
    )
    effect: Effect = field(
        default=None, metadata=key_doc("What playing one does that has no effect (and no piece) of its own.")
    )
    plays: Literal["effect", "bonus"] = field(
        default="effect", metadata=key_doc("The key of its cards that playing one runs: `effect`, or `bonus`.")
    )
    after: Literal["discard", "stays"] = field(
        default="discard",
        metadata=key_doc("A played card that its effect has put nowhere: `discard`, or it `stays` where it was put."),
    )
    dies_to: str = field(
        default="removed", metadata=key_doc("The zone of a card whose figure is lost; `discard`: its own pile.")
    )
    returns_to: str = field(
        default="removed",
        metadata=key_doc(
            "The zone of the cards of a faction that is eliminated, where `[setup]` says that they return."
        ),
    )
    targets: bool = field(
        default=True,
        metadata=key_doc("Whether its effects are aimed at others, and so do not concern whom the mode spares."),
    )
    uses: Count | None = field(
        default=None,
        metadata=key_doc("How often a turn each ability of one may be used; without it as often as one can pay."),
    )
    lies: Literal["open", "building"] = field(
        default="open",
        metadata=key_doc("`open` before its holder, or with a `building`, which then has its abilities."),
    )


def card_class(kind: CardKind) -> type[CardDefinition]:
    """The class of the cards of a kind: which keys they have.

    >>> card_class(CardKind(id="oracle")).__name__, card_class(CardKind(id="giant", figure="unit")).__name__
    ('KeptCard', 'UnitCard')
    """
    if kind.figure == "unit":
        return UnitCard
    if kind.lies == "building":
        return SiteCard
    return BonusCard if kind.plays == "bonus" else KeptCard
