"""What a client may send: the parameters of every method. Keys that are not here are refused.

On standard input every method of a game takes `game`, and `seat` for whose eyes it is. A connection whose token says
both leaves them out.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.values.limits import (
    NAME_LENGTH,
    RPC_EVENTS,
    RPC_KEY_LENGTH,
    RPC_PARTS,
    RPC_TARGETS,
    RPC_WAIT_SECONDS,
    SEATS,
)

from .field_types import INTEGER, Part, exact, said

__all__ = [
    *(
        "BoardParams",
        "BotParams",
        "CheckParams",
        "CloseParams",
        "ContentParams",
        "DraftParams",
        "EventsParams",
        "InitializeParams",
        "LanguagesParams",
        "LoadParams",
        "LookParams",
        "NewParams",
    ),
    *(
        "NothingParams",
        "GameParams",
        "PlayParams",
        "SaveParams",
        "SubscribeParams",
        "UndoAnswerParams",
        "UndoAskParams",
        "UnsubscribeParams",
        "WaitParams",
        "WhyParams",
    ),
]

MODULES = 60  # names in a list of modules
WORD = 200  # characters of a name that is looked up


@exact()
class NothingParams:
    """No parameters."""


@exact()
class InitializeParams:
    """Who is there, and in which language to speak. The first call; on standard input it may be left out."""

    protocol: int | str = said("The version of the protocol that the client speaks: 1.", 1)
    client: str = said("Name and version of the client, for the log of a server.", "", longest=WORD)
    lang: str | None = said(
        "The language of all texts, as a tag (`pl`, `en-GB`); null stays as it is.", None, longest=WORD
    )
    token: str | None = said("What says which game and seat it is; not on standard input.", None, longest=WORD)


@exact()
class LanguagesParams:
    """The language of an answer."""

    lang: str | None = said("A language for this answer only.", None, longest=WORD)


@exact()
class CheckParams:
    """A list of modules that somebody would like to play."""

    modules: list[str] = said("Modules or whole boxes, as `modules.list` names them.", longest=MODULES)
    options: dict[str, Any] = said("Option -> its value; what is left out has its default.", {}, longest=MODULES)
    lang: str | None = said("A language for this answer only.", None, longest=WORD)


@exact()
class ContentParams:
    """Whose names and texts: those of a game, or of a list of modules."""

    game: str | None = said("A game.", None, longest=WORD)
    modules: list[str] | None = said("Or modules.", None, longest=MODULES)
    options: dict[str, Any] = said("With the modules: their options.", {}, longest=MODULES)
    lang: str | None = said("A language for this answer only.", None, longest=WORD)


@exact()
class BoardParams:
    """Which board: that of a game, or one of the modules by its name."""

    game: str | None = said("A game.", None, longest=WORD)
    modules: list[str] | None = said("Or modules, with the name of a board.", None, longest=MODULES)
    options: dict[str, Any] = said("With the modules: their options.", {}, longest=MODULES)
    board: str | None = said("The name of a board of the modules.", None, longest=WORD)


@exact()
class NewParams:
    """A new game. Without a seat the Look is for the seat that is asked first."""

    modules: list[str] = said("Modules or whole boxes, as `modules.list` names them.", longest=MODULES)
    players: int | list[str] = said("How many (their seats are then p1, p2 ...), or their names.", 3, longest=SEATS)
    seed: str | None = said("A decimal number below 2^64; without one it comes from the system.", None, longest=20)
    options: dict[str, Any] = said("Option -> its value; what is left out has its default.", {}, longest=MODULES)
    mode: str | None = said(
        "The way to play; by default the first that fits the number of players.", None, longest=WORD
    )
    teams: list[list[str]] | None = said("The sides, where the mode has any.", None, longest=SEATS)
    board: str | None = said("A board of the modules, or `assembled`.", None, longest=WORD)
    discreet: bool = said("Ask more, so that nobody learns what is hidden from who is asked.", False)
    confirm: bool | list[str] = said(
        "Ask inside a clause also for the only answer: everybody, or these seats.", False, longest=SEATS
    )
    seat: str | None = said("For whose eyes the Look is.", None, longest=NAME_LENGTH)


@exact()
class LoadParams:
    """A game from its save."""

    save: str = said("The text that `game.save` gave, or that of a file.")
    other_content: str = said("What to do with a save of other content.", "refuse", words=("refuse", "replay"))
    seat: str | None = said("For whose eyes the Look is.", None, longest=NAME_LENGTH)


@exact()
class GameParams:
    """A game, and the seat for whose eyes it is."""

    game: str | None = said("The game; a connection with a token leaves it out.", None, longest=WORD)
    seat: str | None = said("The seat; null is for those who only watch.", None, longest=NAME_LENGTH)


@exact()
class SaveParams(GameParams):
    """A game to be saved: whole, with all that is hidden."""

    snapshot: bool = said("With the position, so that it loads quickly.", True)


@exact()
class CloseParams(GameParams):
    """A game that is needed no more."""


@exact()
class LookParams(GameParams):
    """What a seat sees now, or saw then."""

    since: int | None = said("Tell the events after this number.", None, least=0, most=INTEGER)
    at: int | None = said("As it stood after so many plies, without a question.", None, least=0, most=INTEGER)


@exact()
class WaitParams(GameParams):
    """A long poll: answered as soon as something has happened."""

    since: int = said("The number that the client knows.", least=0, most=INTEGER)
    timeout: int = said(
        "Seconds, after which the Look is sent anyway.", RPC_WAIT_SECONDS, least=0, most=RPC_WAIT_SECONDS
    )


@exact()
class DraftParams(GameParams):
    """What the parts make so far. Nothing is played."""

    expect: int | None = said("The number of the Look that the question came with.", None, least=0, most=INTEGER)
    parts: list[Part] = said("What was chosen so far: values of options, or amounts by slot.", [], longest=RPC_PARTS)
    from_: int = said("The first option that is wanted, where there are more.", 0, name="from", least=0, most=INTEGER)
    confirm: bool = said("Ask also for the only answer.", False)


@exact()
class WhyParams(GameParams):
    """Why these cannot be chosen next."""

    targets: list[str] = said("Ids as in views and options: `area-t4.B`, `unit-troop`.", longest=RPC_TARGETS)
    expect: int | None = said("The number of the Look that the question came with.", None, least=0, most=INTEGER)
    parts: list[Part] = said("What was chosen so far.", [], longest=RPC_PARTS)
    start: str | None = said("Of a way, where it begins: the targets are where it would lead.", None, longest=99)


@exact()
class PlayParams(GameParams):
    """A whole clause, as text or in parts."""

    expect: int | None = said(
        "The number of the Look it is played upon; `stale` if there is a newer one.", None, least=0, most=INTEGER
    )
    key: str | None = said(
        "Made up by the client: the same key again plays nothing twice.", None, longest=RPC_KEY_LENGTH
    )
    clause: str | None = said("The clause as text, as a draft spells it out.", None)
    parts: list[Part] | None = said("Or its parts, as `game.draft` took them.", None, longest=RPC_PARTS)


@exact()
class EventsParams(GameParams):
    """A page of what happened, for the eyes of a seat."""

    from_: int = said("The first number that is wanted; 0 is the set-up.", 0, name="from", least=0, most=INTEGER)
    limit: int = said("How many numbers.", RPC_EVENTS, least=1, most=RPC_EVENTS)
    lang: str | None = said("A language for this answer only.", None, longest=WORD)


@exact()
class SubscribeParams(GameParams):
    """Be told of every change, as `game.changed`."""

    since: int | None = said("The number that the client knows.", None, least=0, most=INTEGER)


@exact()
class UnsubscribeParams(GameParams):
    """Be told no more."""


@exact()
class UndoAskParams(GameParams):
    """Stand after an earlier number again."""

    to: int = said("The number after which to stand.", least=0, most=INTEGER)


@exact()
class UndoAnswerParams(GameParams):
    """Whether somebody may take it back."""

    yes: bool = said("Whether it may be taken back.")


@exact()
class BotParams(GameParams):
    """What a bot would play on this seat."""

    spec: str = said("The bot: `random`, `greedy`, `greedy:width=12`.", "greedy", longest=WORD)
    salt: str = said("Another one lets the bot's chance fall otherwise.", "", longest=WORD)
