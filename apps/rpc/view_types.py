"""What a view and a board say, key by key: `game.view(seat)` and `game.board_document()` as classes for the schema.

The documents are plain data of this form. docs/api.md is made of the same sentences, so no key is described twice.
"""

from __future__ import annotations

from .field_types import exact, said

__all__ = [
    *(
        "AreaView",
        "BattleView",
        "BattleSideView",
        "BoardView",
        "BoardAreaView",
        "BoardSiteView",
        "FactionView",
        "GroupView",
        "IslandView",
        "KnownView",
    ),
    *(
        "LastingView",
        "OfferingView",
        "OnCardView",
        "SettledView",
        "SiteView",
        "SiteSeaView",
        "StrengthView",
        "TurnView",
        "View",
    ),
]


@exact()
class TurnView:
    """Whose turn it is."""

    faction: str = said("Whose turn it is.")
    god: str | None = said("The god that is acted for.", None)
    used: dict[str, int] = said("Line -> how often it was used in this turn.", {})


@exact()
class SettledView:
    """What was settled before the game, and stays as it is."""

    mode: str = said("The way to play.")
    modules: list[str] = said("The modules.")
    board: str = said("The name of the board.")
    seats: list[str] = said("The seats.")
    sides: list[list[str]] = said("The sides, each a list of players.")
    discreet: bool = said("True at a discreet table.", False)
    confirm: list[str] = said("The seats that are asked also for the only answer.", [])


@exact()
class OnCardView:
    """Metropolises on a card instead of the board."""

    metropolises: int = said("How many.")
    used: int = said("Discounts of theirs that were used in this round.")
    special: str | None = said("The special metropolis among them.", None)


@exact()
class FactionView:
    """What lies in front of a player."""

    id: str = said("The player.")
    seat: str = said("The seat.")
    out: bool = said("True for who is out.", False)
    gold: int | None = said("The purse, if this seat may see it.", None)
    income: int = said("What the next income will be.")
    metropolises: int = said("How many.")
    areas: int = said("How many land areas.")
    on_card: OnCardView | None = said("Metropolises on a card instead of the board.", None, name="on-card")
    goods: dict[str, int] = said("Goods -> how many.", {})
    reserve: dict[str, int] = said("Unit -> how many are left to place.", {})
    cards: list[str] = said("Cards in front of the player.", [])
    secret: int = said("How many cards are kept face down.", 0)
    secrets: list[str] = said("These cards, for their owner and allies.", [])


@exact()
class SiteView:
    """What more there is to say of a site than its building."""

    sea: str | None = said("The sea that a harbour faces.", None)
    bonus: str | None = said("The bonus token that lies there.", None)
    special: str | None = said("The special metropolis.", None)
    used: int = said("Discounts that were used in this round.", 0)


@exact()
class AreaView:
    """What is in an area now, beside what the board says of it."""

    owner: str | None = said("Who holds it.", None)
    units: dict[str, int] = said("Unit or figure of an army -> how many.", {})
    pieces: dict[str, str] = said("Figure of a card -> whose card it is, `none` for nobody's.", {})
    tokens: int = said("Cornucopias that were laid beside the printed ones.", 0)
    buildings: dict[str, str] = said("Site -> the building on it.", {})
    sites: dict[str, SiteView] = said("Site -> what more there is to say of it.", {})


@exact()
class OfferingView:
    """A marker on a god."""

    faction: str = said("Who offers.")
    god: str = said("To whom.")
    amount: int = said("How much.")


@exact()
class LastingView:
    """An effect that lasts."""

    source: str = said("The card or rule.")
    until: str = said("Until the end of what.", words=("battle", "turn", "phase", "round", "game"))
    faction: str | None = said("Whom it concerns.", None)


@exact()
class KnownView:
    """A card that lies face down, and that this seat or an ally has seen."""

    card: str = said("The card.")
    zone: str = said("Where it lies.")
    place: int = said("How many lie above.")


@exact()
class GroupView:
    """Units on their way, in no area yet."""

    units: dict[str, int] = said("Unit -> how many.", {})
    from_: str | None = said("Where they come from.", None, name="from")
    to: str | None = said("Where they go.", None)


@exact()
class StrengthView:
    """What a total is made of, as in the event `dice-rolled`."""

    source: str = said("Units, a building, a card.")
    value: int = said("How much.")
    by: str | None = said("What changed it.", None)


@exact()
class BattleSideView:
    """One side of a battle."""

    faction: str = said("Who.")
    units: dict[str, int] = said("Unit -> how many fight.", {})
    parts: list[StrengthView] = said("What the total is made of, without the dice.", [])
    dice: list[int] = said("The dice of this round.", [])
    total: int | None = said("Dice and parts, once they are rolled.", None)
    lost: bool = said("Whether it loses a unit in this round.", False)
    losses: list[str] = said("The unit that was named.", [])


@exact()
class BattleView:
    """The battle that is fought."""

    area: str = said("Where.")
    round: int = said("Which round of it; 0 before the first.")
    attacker: BattleSideView = said("The side that came.")
    defender: BattleSideView = said("The side that was there.")


@exact()
class View:
    """What a seat sees. What is empty is left out."""

    round: int = said("Which round it is.")
    phase: str | None = said("The phase. `phase-setup` before the first phase of the game.", None)
    asked: str | None = said("The seat that must answer.", None)
    turn: TurnView | None = said("Whose turn it is.", None)
    table: SettledView = said("What was settled before the game.")
    factions: list[FactionView] = said("The players, in the order of their seats.")
    areas: dict[str, AreaView] = said("Area -> what is there now.")
    gods: list[str] = said("The open gods, in their order.", [])
    face_down: list[str] = said(
        "The gods that lie face down, in their order as far as everyone knows it.", [], name="face-down"
    )
    offerings: list[OfferingView] = said("The markers on gods.", [])
    track: list[str] = said("The markers on the turn track, first to last.", [])
    zones: dict[str, list[str] | int] = said("Pile -> its cards if everyone knows them, else their number.", {})
    prices: dict[str, int] = said("Pile of a track -> what its card costs.", {})
    stock: dict[str, int] = said("What is left of buildings and goods that run out.", {})
    counters: dict[str, int | dict[str, int]] = said("Counter -> value, or values by area or player.", {})
    lasting: list[LastingView] = said("Effects that last.", [])
    hired: list[str] = said("Heroes and artifacts in front of a player that came in this round.", [])
    new: list[str] = said("Creatures whose figures came in this round, or were kept as if they had.", [])
    resolving: list[str] = said("Cards that are being resolved.", [])
    known: list[KnownView] = said("Cards face down that this seat or an ally has seen.", [])
    group: GroupView | None = said("Units on their way.", None)
    battle: BattleView | None = said("The battle that is fought.", None)
    ending: bool = said("True in the last round.", False)
    over: bool = said("True when the game is over.", False)
    winners: list[str] = said("Who has won.", [])


@exact()
class SiteSeaView:
    """A sea that a harbour may face."""

    id: str = said("The sea.")
    edge: list[float] | None = said("The middle of the edge towards it.", None)


@exact()
class BoardSiteView:
    """A building site."""

    id: str = said("The site.")
    accepts: str = said("What may be built there.")
    covers: list[str] = said("Sites that lie under it.", [])
    at: list[float] | None = said("Where it lies.", None)
    seas: list[SiteSeaView] = said("Seas that a harbour there may face, with the middle of the edge.")


@exact()
class BoardAreaView:
    """An area of the board."""

    id: str = said("The area.")
    kind: str = said("What it is.", words=("land", "sea"))
    name: str = said("What the board calls it; may be empty.")
    island: str | None = said("Of land: its island.", None)
    cornucopias: int = said("Printed ones.", 0)
    symbol: bool = said("True where a symbol is printed.", False)
    near: list[str] = said("Areas that share a border.")
    cells: list[list[int]] = said("Its hexes, as column and row.", [])
    outline: list[list[list[float]]] = said("Closed loops of corners, the outer one first.", [])
    label: list[float] | None = said("The middle of its name.", None)
    room: float | None = said("How wide that may be.", None)
    units: list[float] | None = said("Where units stand.", None)
    group: list[float] | None = said("Where units of a second owner stand.", None)
    pieces: list[float] | None = said("Where figures of cards stand.", None)
    goods: list[float] | None = said("Where cornucopias lie.", None)
    sites: list[BoardSiteView] = said("Its building sites.", [])


@exact()
class IslandView:
    """An island."""

    id: str = said("The island.")
    areas: list[str] = said("Its areas.")
    coast: list[list[list[float]]] = said("Closed loops.", [])


@exact()
class BoardView:
    """A board. The unit is the radius of a hex, x to the right, y down; one given as a graph has no shapes."""

    id: str = said("The name of the board.")
    extent: list[float] | None = said("Left, top, width and height of all shapes.", None)
    areas: list[BoardAreaView] = said("The areas.")
    islands: list[IslandView] = said("The islands.")
