"""A scenario from its TOML file: attrs classes, with every fault of the file at its line and column."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Any

from attrs import evolve, field, fields, frozen

from cyclades_core.content.modules import catalogue
from cyclades_core.content.modules.manifest import read_file
from cyclades_core.content.schema.key_docs import key_doc
from cyclades_core.content.toml import ORIGIN, ContentFile, Origin, Problems, ValueRejected, nearest, structure
from cyclades_core.content.toml.toml_files import Readable
from cyclades_core.engine.rules.random_seeds import DERIVATION
from cyclades_core.text.rulebook import read, rulebook

__all__ = ["BOARDS", "Expect", "Scenario", "ScenarioStep", "board_file", "check_cites", "read_scenario", "rule_numbers"]

#: The folder next to scenarios with boards that are only for them.
BOARDS = "boards"


def _said(_: Any, attribute: Any, value: str) -> None:
    """`ann: bid zeus 5`: a seat, a colon, a clause."""
    if value is not None and ":" not in value:
        raise ValueRejected("wrong-value", expected="seat: clause", found=value)


@frozen
class Expect:
    """What a position must be; what is not named is not compared. docs/scenarios.md describes each key."""

    areas: dict[str, dict[str, Any]] = field(
        factory=dict, metadata=key_doc("Area -> owner, units, buildings, tokens, pieces ...")
    )
    gold: dict[str, int] = field(factory=dict, metadata=key_doc("Faction -> gold."))
    income: dict[str, int] = field(factory=dict, metadata=key_doc("Faction -> its income."))
    goods: dict[str, dict[str, int]] = field(factory=dict, metadata=key_doc("Faction -> goods -> how many."))
    units: dict[str, dict[str, int]] = field(
        factory=dict, metadata=key_doc("Faction -> unit -> how many on the board.")
    )
    reserve: dict[str, dict[str, int]] = field(factory=dict, metadata=key_doc("Faction -> unit -> how many are left."))
    metropolises: dict[str, int] = field(factory=dict, metadata=key_doc("Faction -> how many."))
    hidden: dict[str, int] = field(factory=dict, metadata=key_doc("Faction -> hidden metropolises."))
    cards: dict[str, list[str]] = field(factory=dict, metadata=key_doc("Faction -> cards in front of it."))
    secret: dict[str, list[str]] = field(factory=dict, metadata=key_doc("Faction -> cards that only it sees."))
    known: dict[str, list[str]] = field(factory=dict, metadata=key_doc("Faction -> cards whose place it knows."))
    seen_gold: dict[str, list[str]] = field(
        factory=dict, metadata=key_doc("Faction -> factions whose gold it has seen and still knows.")
    )
    zones: dict[str, list[str] | dict[str, Any]] = field(
        factory=dict, metadata=key_doc("Zone -> cards, or `top`, `count`, `has`, `lacks`.")
    )
    track: dict[str, str] = field(factory=dict, metadata=key_doc("Slot -> card."))
    stock: dict[str, int] = field(factory=dict, metadata=key_doc("Goods or building -> how many are left."))
    marks: dict[str, int] = field(factory=dict, metadata=key_doc("Site -> marks used."))
    counters: dict[str, Any] = field(
        factory=dict, metadata=key_doc("Counter -> its value, or by area, faction or card.")
    )
    gods: list[str] | None = field(default=None, metadata=key_doc("Open gods in order."))
    face_down: list[str] | None = field(
        default=None, metadata=key_doc("Face-down gods in order; empty if not everyone knows the order.")
    )
    offerings: list[list[Any]] | None = field(default=None, metadata=key_doc("All offerings."))
    turn_track: list[str] | None = field(default=None, metadata=key_doc("Factions in order."))
    round: int | None = field(default=None, metadata=key_doc("The number of the round."))
    phase: str | None = field(default=None, metadata=key_doc("The running phase."))
    turn: list[str] | None = field(default=None, metadata=key_doc("Faction and god of the turn; empty: none."))
    battle: dict[str, Any] | bool | None = field(
        default=None, metadata=key_doc("The battle that is fought; false: none.")
    )
    eliminated: list[str] | None = field(default=None, metadata=key_doc("Factions that are out."))
    events: list[str | dict[str, Any]] = field(factory=list, metadata=key_doc("Events that happened in this order."))
    no_events: list[str | dict[str, Any]] = field(factory=list, metadata=key_doc("Events that did not happen."))
    decision: dict[str, Any] | None = field(
        default=None, metadata=key_doc("The next decision: seat, prompt, offers ...")
    )
    over: bool | None = field(default=None, metadata=key_doc("Whether the game has ended."))
    winners: list[str] | None = field(default=None, metadata=key_doc("Who has won."))
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        if self.decision == {}:
            raise ValueRejected("missing-key", "decision", "seat", table="decision")

    @property
    def says_something(self) -> bool:
        """Whether anything is compared at all: `eliminated = []` is."""
        return any(
            bool(value) or (each.default is None and value is not None)
            for each in fields(Expect)
            if each.name != "origin" and (value := getattr(self, each.name)) is not None
        )


@frozen
class ScenarioStep:
    """A line of `play` that is more than a clause: a refusal, what is offered, or a look at the position."""

    do: str | None = field(default=None, validator=_said, metadata=key_doc("The line: `seat: clause`."))
    refused: str | list[str] | bool | None = field(
        default=None, metadata=key_doc("It must be refused: by this code, one of these, or `true`.")
    )
    cite: str | None = field(default=None, metadata=key_doc("And by this rule."))
    stop: bool = field(
        default=False, metadata=key_doc("Look right after the clause, before anything is answered by itself.")
    )
    seat: str | None = field(default=None, metadata=key_doc("Who is asked."))
    prompt: str | None = field(default=None, metadata=key_doc("What is asked."))
    subject: str | None = field(default=None, metadata=key_doc("About which card."))
    offers: list[str] | None = field(default=None, metadata=key_doc("Answers that are listed."))
    not_offers: list[str] | None = field(default=None, metadata=key_doc("Answers that are not listed."))
    count: int | None = field(default=None, metadata=key_doc("How many answers there are."))
    expect: Expect | None = field(default=None, metadata=key_doc("A look at the position."))
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        if (self.refused is not None or self.cite is not None or self.stop) and self.do is None:
            raise ValueRejected("missing-key", "do", table="play")
        if self.refused is False or self.refused == []:
            raise ValueRejected("wrong-value", "refused", expected="true", found=self.refused)
        if self.cite is not None and self.refused is None:
            raise ValueRejected("missing-key", "refused", table="play")
        if self.stop and self.refused is not None:
            raise ValueRejected("wrong-value", "stop", expected="false", found=self.stop)
        if self.do is None and not self.checks:
            raise ValueRejected("missing-key", "do", table="play")

    @property
    def is_refused(self) -> bool:
        return self.refused is not None

    @property
    def checks(self) -> bool:
        """Whether the line could fail although its clause is played."""
        parts = (self.refused, self.seat, self.prompt, self.subject, self.count, self.expect)
        return any(part is not None for part in parts) or bool(self.offers or self.not_offers)


@frozen
class ScriptedChance:
    """Scripted draws, a list for each kind (`rules.scripting`); a seed for the kinds that are not scripted."""

    dice: list[int | str] | None = field(
        default=None, metadata=key_doc("Faces of dice, in the order in which they are rolled.")
    )
    roll: list[int | str] | None = field(default=None, metadata=key_doc("The same."))
    shuffles: list[list[str]] | None = field(default=None, metadata=key_doc("For each shuffle what comes to the top."))
    shuffle: list[list[str]] | None = field(default=None, metadata=key_doc("The same."))
    order: list[list[str]] | None = field(
        default=None, metadata=key_doc("Rows of factions, for each time that lots are drawn.")
    )
    gods: list[list[str]] | None = field(
        default=None, metadata=key_doc("Rows of gods, for each time that the tiles are laid.")
    )
    draw: list[str] | None = field(default=None, metadata=key_doc("Cards as they are turned up."))
    look: list[str] | None = field(default=None, metadata=key_doc("Cards of a pile as somebody looks at them."))
    seed: int = field(default=0, metadata=key_doc("For the draws that are not scripted."))
    # files that do not say it are older than the second
    derivation: int = field(default=1, metadata=key_doc("How the seed is drawn from."))

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.derivation <= DERIVATION:
            raise ValueRejected("wrong-value", "derivation", expected=f"1 .. {DERIVATION}", found=self.derivation)

    def script(self) -> dict[str, Any]:
        """The lists that the file has, by their names there."""
        names = ("dice", "roll", "shuffles", "shuffle", "order", "gods", "draw", "look")
        return {name: entries for name in names if (entries := getattr(self, name)) is not None}


@frozen
class Scenario:
    """One example of a rule: given a position, play these clauses with these draws, expect this."""

    title: str = field(metadata=key_doc("One sentence: what the example shows."))
    cite: list[str] = field(metadata=key_doc("Numbers of the rules it shows, at least one."))
    modules: str | list[str] = field(metadata=key_doc("The modules, as one types them or as a list."))
    players: list[str] = field(metadata=key_doc("The names of the players."))
    play: list[str | ScenarioStep] = field(
        factory=list, metadata=key_doc("The lines: `seat: clause`, or a table that also looks.")
    )
    expect: Expect = field(factory=Expect, metadata=key_doc("What must be at the end."))
    options: dict[str, Any] = field(factory=dict, metadata=key_doc("Options of these modules."))
    mode: str | None = field(default=None, metadata=key_doc("The way to play; without it the first that fits."))
    teams: list[list[str]] | None = field(default=None, metadata=key_doc("Who plays with whom."))
    board: str | dict[str, Any] | None = field(
        default=None, metadata=key_doc("The id of a board, or a graph of areas.")
    )
    given: dict[str, Any] | None = field(
        default=None, metadata=key_doc("The position; without it the game begins with its set-up.")
    )
    chance: ScriptedChance = field(factory=ScriptedChance, metadata=key_doc("Scripted draws."))
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        if not self.cite:
            raise ValueRejected("wrong-value", "cite", expected='["B1.1"]', found="[]")
        check_cites(self.cite)
        for i, line in enumerate(self.play):
            if isinstance(line, str) and ":" not in line:
                raise ValueRejected("wrong-value", "play", i, expected="seat: clause", found=line)
        if not self.expect.says_something and not any(
            isinstance(line, ScenarioStep) and line.checks for line in self.play
        ):
            raise ValueRejected("missing-key", "expect", table="scenario")  # it would pass whatever happens


def check_cites(cite: list[str]) -> None:
    """Refuse a list of rules that names one twice, or one that there is not."""
    for i, rule in enumerate(cite):
        if rule in cite[:i]:
            raise ValueRejected("wrong-value", "cite", i, expected="1 x", found=rule)
        _known_rule(rule, "cite", i)


def _known_rule(rule: str, *where: str | int) -> None:
    """Refuse a number that no rule of its edition has. Editions that are not ours number as they like."""
    editions = rule_numbers()
    ours = {number[0] for numbers in editions.values() for number in numbers}
    every = [number for numbers in editions.values() for number in numbers]
    if rule[:1] in ours and rule not in every:
        raise ValueRejected("unknown-id", *where, kind="rule", name=rule, nearest=nearest(rule, every))


def rule_numbers() -> dict[str, tuple[str, ...]]:
    """The numbered rules of each edition, from their texts (docs/rules); of others' boxes, from those they name."""
    own = ((each, each.manifest) for each in catalogue().expansions if not each.official)
    files = {each.name: (each.folder, told.rules) for each, told in own if told is not None and told.rules is not None}
    return {**_official_numbers(), **{box: _numbers_of(box, folder, name) for box, (folder, name) in files.items()}}


@cache
def _official_numbers() -> dict[str, tuple[str, ...]]:
    book = rulebook()
    return {edition: book.numbers(edition) for edition in book.editions}


def _numbers_of(box: str, folder: Traversable, name: str) -> tuple[str, ...]:
    """The numbered rules of a box of somebody else; none if its text cannot be read."""
    source = read_file(folder, name, Problems())
    return tuple(each.id for each in read(name, source.text, box) if each.is_rule)


def read_scenario(path: str | FilePath | Readable, problems: Problems) -> tuple[ContentFile, Scenario | None]:
    """Read a file; None if it has faults, which `problems` then holds."""
    source = ContentFile.read(path, problems)
    found = structure(Scenario, source.data, source, (), problems)
    if found is None or not isinstance(found.board, str):
        return source, found
    file = board_file(path, found.board)
    return source, found if file is None else evolve(found, board=ContentFile.read(file, problems).data)


def board_file(scenario: str | FilePath | Readable, board: str) -> FilePath | None:
    """Return the file of a board of that name in the folder `boards` next to a scenario, or None without one."""
    place = scenario if isinstance(scenario, (str, FilePath)) else getattr(scenario, "path", None)
    if place is None or re.fullmatch(r"[a-z0-9][a-z0-9-]*", board) is None:
        return None
    file = FilePath(place).parent / BOARDS / f"{board}.toml"
    return file if file.is_file() else None
