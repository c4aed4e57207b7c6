"""What a client gets: the results of the methods, as classes for the schema. What is sent is plain data of this form.

Fields may be added within a version of the protocol, and clients ignore those they do not know.
"""

from __future__ import annotations

from typing import Any

from .field_types import Part, exact, said
from .view_types import BoardView, View

__all__ = [
    *(
        "AnyDocument",
        "BegunMessage",
        "BoardDocument",
        "BotChoiceMessage",
        "ClosingMessage",
        "ContentDocument",
        "DecisionMessage",
        "DomainMessage",
    ),
    *(
        "DraftMessage",
        "EventMessage",
        "EventPageMessage",
        "ForcedMessage",
        "HelloMessage",
        "LimitMessage",
        "LimitsMessage",
        "LookMessage",
        "ModuleMessage",
        "ModuleListMessage",
        "NothingMessage",
    ),
    *(
        "OptionMessage",
        "ProblemMessage",
        "RefusalMessage",
        "RefusedMessage",
        "ResultMessage",
        "SavedMessage",
        "SlotMessage",
        "UndoMessage",
        "UndoRequestMessage",
        "VerdictMessage",
        "WaitingMessage",
        "WhyMessage",
    ),
]


@exact()
class NothingMessage:
    """Nothing to say: it is done."""


@exact()
class LimitsMessage:
    """How large anything may be (docs/limits.md)."""

    request_bytes: int = said("Bytes of a request.")
    load_bytes: int = said("Bytes of a `game.load`.")
    depth: int = said("Lists and tables inside one another in a request.")
    options: int = said("Options that are sent at once.")
    events: int = said("Entries whose events are sent at once.")
    games: int = said("Games that are held open.")


@exact()
class HelloMessage:
    """The answer to `initialize`."""

    protocol: int = said("The version that is spoken.")
    engine: str = said("The version of the engine.")
    languages: list[str] = said("The languages that texts can be had in.")
    lang: str = said("The language of this connection.")
    limits: LimitsMessage = said("How large anything may be.")
    role: str = said("What this connection may do.", words=("owner", "host", "seat", "spectator"))
    game: str | None = said("The game that the token is for.", None)
    seat: str | None = said("The seat that the token is for.", None)


@exact()
class ProblemMessage:
    """What is wrong: a code with its arguments, and a sentence."""

    code: str = said("A code of the engine.")
    args: dict[str, Any] = said("Its arguments.")
    text: str = said("The same in words, with file and line where it is about content.")


@exact()
class ModuleMessage:
    """A module that can be played."""

    id: str = said("What it is called in a list of modules.")
    title: str = said("Its name in the language asked for.")
    version: str = said("Its version.")
    requires: list[list[str]] = said("What has to be there: of each list one.")
    conflicts: list[str] = said("What it does not go together with.")
    options: dict[str, list[Any]] = said("Option -> the values it may have.")
    defaults: dict[str, Any] = said("Option -> the value it has if nobody says otherwise.")
    problems: list[str] = said("Why it cannot be played; mostly none.")
    option_names: dict[str, str] = said("Option -> its name.", {})
    option_texts: dict[str, str] = said("Option -> what its values mean.", {})


@exact()
class ModuleListMessage:
    """The answer to `modules.list`."""

    modules: list[ModuleMessage] = said("All modules that are installed.")


@exact()
class VerdictMessage:
    """The answer to `modules.check`."""

    problems: list[ProblemMessage] = said("What is wrong with the list; empty: it can be played.")
    works: list[str] | None = said("A list that can be played: this one, or the nearest; null: none is near.")
    players: list[int] = said("With how many it can be played.")
    modes: list[str] = said("The ways to play.")
    boards: list[str] = said("The boards.")
    mode_players: dict[str, list[int]] = said("Mode -> with how many it can be played, the usual mode first.", {})
    board_players: dict[str, list[int]] = said("Board, or `assembled` -> for how many players it is.", {})
    board_names: dict[str, str] = said("Board -> its name.", {})


@exact()
class ContentDocument:
    """Names and texts of what a game is made of, in one language. It stays as it is while `fingerprint` does."""

    fingerprint: str = said("Of the ruleset: the same modules, options and content have the same.")
    lang: str = said("The language.")
    names: dict[str, str] = said("Id -> name: `unit-troop`, `area-t4.B`.")
    texts: dict[str, str] = said("Id of a card, god or building -> what it does.")


@exact()
class BoardDocument:
    """A board: what there is, what lies beside what, and where to draw it."""

    board: BoardView = said("Areas, sites, islands, and shapes where the board has any.")


@exact()
class OptionMessage:
    """One answer."""

    value: Part = said("What to put into `parts`.")
    text: str = said("The answer in words.")
    targets: list[str] = said("The ids that it is about; of a way from and to.", [])
    at: str | None = said("Where that is, if it is not a place itself.", None)
    price: int | None = said("What the clause costs with it.", None)
    least: int | None = said("What that may come down to.", None)
    vector: dict[str, int] | None = said("Of amounts: slot -> how many; then there are no targets.", None)
    amounts: list[int] | None = said("The amounts that may follow.", None)
    left: int | None = said("How often it may still be done.", None)
    cite: str | None = said("The rule.", None)


@exact()
class SlotMessage:
    """What an amount can be given of."""

    id: str = said("The key in a part that is a table.")
    text: str = said("In words.")
    most: int = said("How many at most.")
    at: str | None = said("Where it is.", None)


@exact()
class LimitMessage:
    """How much of some slots together."""

    slots: list[int] = said("Numbers of slots, from 0.")
    least: int = said("At least.")
    most: int = said("At most.")


@exact()
class DomainMessage:
    """What kind of answer is wanted."""

    kind: str = said("Pick one, give amounts, or put in order.", words=("one", "vector", "order"))
    sort: str = said("What it is about: area, card, line, god ...")
    count: int | None = said("How many answers there are; null: more than can be counted in JSON.")
    slots: list[SlotMessage] | None = said("Of amounts: what they are of.", None)
    limits: list[LimitMessage] | None = said("Of amounts: bounds of sums.", None)


@exact()
class RefusalMessage:
    """Why something cannot be done."""

    code: str = said("Which reason (docs/refusals.md).")
    cite: str = said("The rule; empty where none says it.")
    args: dict[str, Any] = said("Ids and numbers.")
    text: str = said("The same in words.")


@exact()
class RefusedMessage:
    """What cannot be chosen now although one might expect it, and why."""

    refusal: RefusalMessage = said("Why not.")
    text: str = said("What it is, in words.", "")
    targets: list[str] = said("The ids that it is about.", [])
    value: str | None = said("What it would be called in `parts`.", None)


@exact()
class BegunMessage:
    """A part of the clause that is answered already."""

    prompt: str = said("The question.")
    value: str = said("Its answer.")
    forced: bool = said("Whether the game gave it, because there was no choice.", False)


@exact()
class DecisionMessage:
    """The question, for the seat that is asked and nobody else."""

    prompt: str = said("Which question.")
    text: str = said("The question in words.")
    domain: DomainMessage = said("What kind of answer is wanted.")
    options: list[OptionMessage] = said("The answers, the first of them where there are many.")
    more: bool = said("Whether there are more: `game.draft` with `from`.", False)
    from_: int = said("The number of the first option that is here.", 0, name="from")
    cite: str | None = said("The rule that asks.", None)
    subject: str | None = said("The card that asks.", None)
    begun: list[BegunMessage] = said("What of the clause is there already.", [])
    about: dict[str, Any] = said("What it is about: name -> id.", {})
    refused: list[RefusedMessage] = said("What cannot be chosen, where these are few.", [])


@exact()
class ForcedMessage:
    """A part that the game adds because there is no choice."""

    behind: int = said("Behind how many of the parts that were sent.")
    text: str = said("The part in words.")
    targets: list[str] = said("What it names on the table: ids.", [])


@exact()
class DraftMessage:
    """What the parts make."""

    complete: bool = said("Whether it is a whole clause: then it can be played.")
    clause: str = said("The clause so far, as text.")
    decision: DecisionMessage | None = said("The next question; null if it is complete.")
    forced: list[ForcedMessage] = said("What of the clause there was no choice about, and so was not asked.", [])
    price: int | None = said("What it costs so far.", None)
    final: bool = said("Whether it could not be taken back freely.", False)
    why_final: str | None = said("Why: dice, a card, another seat is asked ...", None)


@exact()
class WhyMessage:
    """The answer to `game.why`: one for each target, in order."""

    refusals: list[RefusalMessage | None] = said("Why not; null: it can be chosen.")


@exact()
class EventMessage:
    """Something that happened (docs/events.md), for the eyes of the seat."""

    seq: int = said("The number of the entry it belongs to; 0 is the set-up.")
    n: int = said("Its place among the events of that entry.")
    key: str = said("What happened.")
    args: dict[str, Any] = said("Ids and numbers.")
    text: str = said("In words.")


@exact()
class WaitingMessage:
    """For whom the game waits."""

    seat: str = said("The seat that is asked.")
    since: str | None = said("Since when, where a clock is kept.", None)


@exact()
class UndoRequestMessage:
    """Somebody would like to take something back."""

    seat: str = said("Who asks.")
    to: int = said("The number after which to stand.")
    waits: list[str] = said("Who has still to say yes.")


@exact()
class UndoMessage:
    """What could be taken back."""

    free: bool = said("Whether this seat may take its last entry back without asking.")
    ask: bool = said("Whether the last entry could be taken back at all.")
    to: int | None = said("The number to stand after, if one entry is taken back.", None)
    request: UndoRequestMessage | None = said("What has been asked for.", None)


@exact()
class ResultMessage:
    """How the game ended."""

    winners: list[str] = said("The seats that have won.")
    shared: bool = said("Whether several sides share it.")


@exact()
class LookMessage:
    """All that a seat may know, in one message with one number."""

    game: str = said("The game.")
    seat: str | None = said("For whose eyes; null: for those who only watch.")
    seq: int = said("Counts what was played and taken back; never goes back.")
    ply: int = said("Counts along the line that stands.")
    since: int = said("The events are those after this number.")
    events: list[EventMessage] = said("What happened since.")
    truncated: bool = said("Whether the first of them are missing: `game.events` has them all.", False)
    view: View = said("What the seat sees.")
    waiting: WaitingMessage | None = said("Who is asked; null: the game is over.")
    decision: DecisionMessage | None = said("The question, if this seat is asked.")
    undo: UndoMessage = said("What could be taken back.")
    result: ResultMessage | None = said("Who has won, when the game is over.", None)


@exact()
class EventPageMessage:
    """The answer to `game.events`."""

    events: list[EventMessage] = said("The events of these numbers.")
    next: int | None = said("Where the next page begins; null: that is all so far.")


@exact()
class SavedMessage:
    """The answer to `game.save`."""

    save: str = said("The save document as text (docs/saves.md); it holds all that is hidden.")


@exact()
class BotChoiceMessage:
    """The answer to `bot.choose`."""

    clause: str = said("What the bot would play, for `game.play`.")


@exact()
class AnyDocument:
    """A document of its own form."""


@exact()
class ClosingMessage:
    """The server is going down."""

    after: int = said("In how many seconds.")
