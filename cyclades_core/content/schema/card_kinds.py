"""Cards and their parts: modifiers, triggers, abilities, pieces; the kinds of cards, and what those of a kind share.

A kind of card is data: whether a figure stands for its cards, what playing one does, where it goes afterwards. An
edition declares its kinds with `[[card-kind]]`, and their cards are then written as `[[omen]]`. None is known here by
its name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from attrs import field, frozen

from .bounds import Count, ListSize, Small

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


@frozen(kw_only=True)
class ModifierDefinition:
    """Changes the answer to a typed question while its source is there (see docs/vocabulary.md, quantities)."""

    quantity: str
    op: Literal["set", "add", "multiply", "at-least", "at-most", "allow", "forbid"]
    value: Tree = None
    when: Tree = None
    unless: Tree = None
    cite: str = ""
    origin: Any = _none


@frozen(kw_only=True)
class TriggerDefinition:
    """Something that happens at a named moment."""

    on: str
    stage: Literal["after", "instead"] = "after"
    rank: int = 5
    when: Tree = None
    effect: Effect
    cite: str = ""
    word: str = ""  # instead: what it is called among the answers; without it the card's id
    consent: Literal["", "partner"] = ""  # instead of a lost unit: who must agree, because it is his to pay
    origin: Any = _none


@frozen(kw_only=True)
class Ability:
    """Something the holder of the card may do: in the own turn (`use`), or in a window (`at`)."""

    use: str = "use"  # the word of the menu line: use, sacrifice, power
    at: str | None = None  # a window instead of the own turn
    god: str | None = None  # tag that the god of the turn must carry
    price: Tree = 0
    when: Tree = None
    effect: Effect = field(factory=list)
    copies: Tree = None  # a selector of cards whose ability of the same name this one may borrow
    on: str | None = None  # used inside an event (`instead`) and not from the menu
    leaves: str | None = None  # zone the card goes to first: the price of a sacrifice
    limit: Count | None = None  # uses in a turn; without it those of the kind of card, one of a building
    cite: str = ""
    origin: Any = _none


@frozen(kw_only=True)
class Piece:
    """A figure that stands on the board for the card."""

    on: Annotated[tuple[Literal["land", "sea"], ...], ListSize(1)] | Literal["land", "sea"] = "land"
    owner: str = "anyone"
    leaves: Tree = None  # when it expires
    clash: Literal["no-entry", "both-leave"] = "no-entry"
    nobody: bool = False  # the card is discarded at once, the piece stays and belongs to nobody
    unit: str | None = None  # it is a unit as well (fights, holds)


@frozen(kw_only=True)
class _Definition:
    id: str
    cite: str = ""
    tags: tuple[str, ...] = ()
    origin: Any = _none


@frozen(kw_only=True)
class CardDefinition(_Definition):
    modifier: tuple[ModifierDefinition, ...] = ()
    trigger: tuple[TriggerDefinition, ...] = ()
    ability: tuple[Ability, ...] = ()
    effect: Effect = None
    piece: Piece | None = None
    python: str = ""  # why this card needs Python of its expansion; empty: it does not
    copies: Count = 1  # how many of them there are
    unsold: str | None = None  # where it goes from the track when nobody bought it, if not to the discard pile
    deck: str | None = None  # the deck it is shuffled into, when that is not the deck of its kind
    full_price: str = ""  # the rule by which discounts on creatures do not count for it


@frozen(kw_only=True)
class KeptCard(CardDefinition):
    """A card that may bring something while it lies before its holder."""

    income: Small = 0


@frozen(kw_only=True)
class UnitCard(CardDefinition):
    """A card with a figure that fights."""

    strength: Small = 1


@frozen(kw_only=True)
class BonusCard(CardDefinition):
    """A card whose bonus is what playing it runs."""

    bonus: Effect = None


@frozen(kw_only=True)
class SiteCard(CardDefinition):
    """A card that lies with a building and gives it its abilities."""

    discounts: Small = 0
    income: Small = 0


@frozen(kw_only=True)
class AnyCard(CardDefinition):
    """A card of a kind that is not known: all that one may have."""

    strength: Small = 1
    bonus: Effect = None
    discounts: Small = 0
    income: Small = 0


@frozen(kw_only=True)
class CardKind(_Definition):
    """What all cards of a kind have in common; its id is the word that they are defined with."""

    figure: Literal["none", "piece", "unit", "carried"] = "none"
    # what playing one does that has no effect of its own; a `[piece]` is placed in any case
    effect: Effect = None
    plays: Literal["effect", "bonus"] = "effect"  # the key of its cards that playing one runs
    after: Literal["discard", "stays"] = "discard"  # a played card that its effect has put nowhere
    dies_to: str = "removed"  # the zone of a card whose figure is lost; `discard`: its own pile
    returns_to: str = "removed"  # the same for cards of who is eliminated, where these return to the game
    targets: bool = True  # its effects are aimed at others, as far as the mode does not spare them
    uses: Count | None = None  # how often each ability of one may be used in a turn
    lies: Literal["open", "building"] = "open"  # before its holder, or with a building that has its abilities


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
