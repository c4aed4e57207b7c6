"""Golden games: whole games in text, one per way to play of each edition, that must go on as they are written.

`tools/regenerate golden-games` replaces the games that no longer play as they are written. The others stay, even if the
random player would choose otherwise today. A commit that changes a game says why (CONTRIBUTING.md).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import golden_files
import pytest

from cyclades_apps.scenarios.expectations import ObservedFacts
from cyclades_core import CycladesError, Game, Ruleset

FOLDER = Path(__file__).parents[1] / "golden" / "games"
NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn")
SEEDS = range(20)  # the one with the shortest game is kept: what matters is what happens, not how often
DERIVATION = 1  # how they draw from their seeds: that of the first games, so that old seeds are known to give them
MOST = 20_000  # answers: a game that is longer does not end


class Kind(NamedTuple):
    edition: str
    mode: str
    players: int
    modules: str
    board: str = ""

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.edition}-{self.mode}-{self.players}.txt"

    def __str__(self) -> str:
        return self.file.stem


ALL_NEW = "base,hades/undead,titans/kronos,titans/artifacts,titans/special-metropolises"
KINDS = [
    *(Kind("base", "free-for-all", n, "base") for n in (3, 4, 5)),
    *(Kind("base", "teams", n, "base") for n in (4, 6)),
    Kind("base", "duel", 2, "base"),
    Kind("legacy", "two-markers", 2, "legacy"),
    *(Kind("legacy", "free-for-all", n, "legacy") for n in (3, 4, 5)),
    Kind("hades", "two-markers", 2, "legacy,hades"),
    Kind("hades", "free-for-all", 4, "legacy,hades"),
    *(Kind("titans", "free-for-all", n, "legacy,titans") for n in (3, 4, 5)),
    *(Kind("titans", "teams", n, "legacy,titans") for n in (4, 6)),
    Kind("base-with-expansions", "free-for-all", 4, ALL_NEW),
]


@cache
def rules(modules: str) -> Ruleset:
    return Ruleset.load(modules)


def new(kind: Kind, seed: int) -> Game:
    names = NAMES[: kind.players]
    return Game.new(
        rules(kind.modules), players=names, mode=kind.mode, board=kind.board or None, seed=seed, derivation=DERIVATION
    )


# -- writing -------------------------------------------------------------------------------------------------------


def play(game: Game, seed: int, most: int) -> int:
    """The fixed player: every answer is as likely as any other. Returns how many were given."""
    rng = random.Random(seed)
    for step in range(most):
        if game.is_over:
            return step
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return most


def quickly(game: Game, seed: int, most: int) -> int:
    """The same, without log and events."""
    rng = random.Random(seed)
    for step in range(most):
        if game.is_over:
            return step
        game.step(game.legal.item(rng.randrange(game.legal.count)))
    return most


def standings(game: Game) -> str:
    """What everybody has: `round 3: ann gold 5 metropolises 1 areas 4 units 7; bob ...`."""
    facts = ObservedFacts(game)
    owners = [facts.area(name) for name in game._m.table.areas]
    rows = []
    for name in game._m.table.factions:
        figures = {
            "gold": facts.by_faction("gold", name),
            "metropolises": facts.by_faction("metropolises", name),
            "areas": sum(area is not None and area["owner"] == name for area in owners),
            "units": sum(facts.by_faction("units", name).values()),
            "cards": len(facts.by_faction("cards", name)) + sum(facts.by_faction("goods", name).values()),
        }
        rows.append(" ".join([name, *(f"{key} {value}" for key, value in figures.items())]))
    return f"round {game.round}: {'; '.join(rows)}"


def digest(game: Game) -> str:
    """A hash of the last position as text: how the state is laid out does not matter."""
    return blake2b(game.position_text().encode(), digest_size=16).hexdigest()


def told(kind: Kind, seed: int, clauses: list[str]) -> Iterator[str]:
    """The text of a game, played again from its log."""
    yield "# A golden game, written by tools/regenerate golden-games. Do not edit it."
    yield f"modules = {kind.modules}"
    yield f"mode = {kind.mode}"
    yield f"players = {' '.join(NAMES[: kind.players])}"
    yield f"board = {kind.board}".rstrip()
    yield f"seed = {seed}"
    game = new(kind, seed)
    at = 0
    for clause in clauses:
        if game.round != at:
            at = game.round
            yield ""
            yield standings(game)
        yield f"{game.asked}: {clause}"
        game.apply(clause)
    yield ""
    yield f"end in {standings(game)}"
    result = game.result
    assert result is not None
    yield f"winners = {' '.join(result.winners)}"
    yield f"position = {digest(game)}"


def shortest(kind: Kind) -> str:
    """Return the text of the shortest game."""
    lengths = {seed: quickly(new(kind, seed), seed, MOST) for seed in SEEDS}
    seed = min(lengths, key=lambda each: (lengths[each], each))
    game = new(kind, seed)
    play(game, seed, MOST)
    assert game.is_over, "the game does not end"
    return "\n".join(told(kind, seed, game.log)) + "\n"


# -- reading -------------------------------------------------------------------------------------------------------


def departure(kind: Kind, text: str) -> str | None:
    """Where a game departs from its text: the line, what stands there and what comes instead; None if it does not."""
    lines = text.splitlines()
    head = dict(line.split(" = ", 1) for line in lines if " = " in line)
    game = Game.new(
        rules(head["modules"]),
        players=head["players"].split(),
        mode=head["mode"],
        board=head.get("board"),
        seed=int(head["seed"]),
        derivation=DERIVATION,
    )
    count = 0
    for number, line in enumerate(lines, 1):
        where = f"{kind.file.name}:{number}: clause {count}: "
        if not line or line.startswith(("#", "modules", "mode", "players", "board", "seed")):
            continue
        if line.startswith(("round ", "end in ")):
            found = standings(game)
            if found != line.removeprefix("end in "):
                return f"{where}the standings differ\n  written: {line}\n  now:     {found}"
        elif line.startswith("winners = "):
            found = " ".join(game.result.winners) if game.result else "nobody: the game goes on"
            if found != head["winners"]:
                return f"{where}other winners\n  written: {head['winners']}\n  now:     {found}"
        elif line.startswith("position = "):
            if digest(game) != head["position"]:
                return f"{where}every clause and all standings are the same, but the position differs"
        else:
            count += 1
            seat, _, clause = line.partition(": ")
            where = f"{kind.file.name}:{number}: clause {count}, {line!r}: "
            if game.asked != seat:
                return f"{where}now {game.asked or 'nobody'} is asked\n  {game.decision}"
            try:
                game.apply(clause)
            except CycladesError as error:
                return f"{where}it is refused now: {error}\n  {game.decision}: {game.legal.texts(20)}"
    return None


@pytest.mark.long(every=3)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_game_goes_on_as_it_is_written(kind: Kind) -> None:
    text = kind.file.read_text(encoding="utf-8") if kind.file.exists() else ""
    found = departure(kind, text) if text else "no game"
    if golden_files.is_regenerating():
        golden_files.compare("golden-games", kind.file, shortest(kind) if found else text)
        return
    assert found is None, f"{found}\n{golden_files.advice('golden-games')}"


def test_there_are_no_other_files() -> None:
    assert set(FOLDER.glob("*")) == {kind.file for kind in KINDS}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("\nround 2: ann gold", "\nround 2: ann silver", "the standings differ"),
        (": bid ", ": bit ", "it is refused now"),
        ("\nwinners = ", "\nwinners = nobody ", "other winners"),
        ("\nposition = ", "\nposition = 0", "but the position differs"),
        ("\nseed = ", "\nseed = 9", "clause"),
    ],
)
def test_a_departure_is_located(old: str, new: str, words: str) -> None:
    kind = KINDS[0]
    text = kind.file.read_text(encoding="utf-8")
    assert old in text
    found = departure(kind, text.replace(old, new, 1))
    assert found is not None and words in found and kind.file.name in found
