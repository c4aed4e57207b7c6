"""Bots learn nothing that is hidden from their seat, whatever members of `Turn` and `Facts` they read.

`ReadingBot` reads all of them, found by reflection, so a new member is tested without a change here. It plays pairs of
games that differ only in what its seat cannot know, and must read the same in both.
"""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import tested_modules
from hidden_information import exchanged

import cyclades_apps.bots
from cyclades_apps.bots import Answers, Facts, Turn
from cyclades_apps.bots.content_values import Brings, Values
from cyclades_core import Decision, Game, IllegalAction
from cyclades_core.engine.values.answer_domains import One, Order, Vector

#: Of a long domain only so many answers are read.
MOST = 40


def public_members(thing: object) -> list[str]:
    """Return the names of everything that an object or a class offers."""
    return sorted(name for name in dir(thing) if not name.startswith("_"))


def arguments(game: Game) -> dict[str, Iterable[int]]:
    """Return the values that are tried for each parameter of a method of `Facts` or `Answers`, by its name."""
    table, rules = game._m.table, game.rules
    return {
        "answer": range(0, table.n_areas * table.n_areas, 11),
        "area": range(table.n_areas),
        "card": range(rules.n_cards),
        "faction": range(table.n_factions),
        "god": range(rules.n_cards),
        "goods": range(table.n_goods),
        "kind": range(table.n_building_types),
        "line": range(len(rules.lines)),
        "nth": range(2),
        "site": range(table.n_sites),
        "index": range(min(game.legal.count, MOST)),
        "most": (MOST,),
    }


class ReadingBot:
    """A bot that reads every public member of its turn and answers at random."""

    def __init__(self, arguments: dict[str, Iterable[int]]) -> None:
        self.arguments = arguments
        self.read: dict[str, Any] = {}

    def choose(self, turn: Turn) -> Any:
        for name, value in self.members("turn", turn):
            self.read[name] = value
        return turn.legal.item(turn.rng.randrange(turn.legal.count))

    def members(self, path: str, thing: object) -> Iterator[tuple[str, Any]]:
        """Give the path and the value of each public member of an object, and of the objects inside it."""
        for name in public_members(thing):
            if (type(thing), name) == (Facts, "of"):
                continue  # takes a game: see `plain`
            value = getattr(thing, name)
            if callable(value):
                for call, result in self.calls(f"{path}.{name}", value):
                    yield from self.plain(call, result)
            else:
                yield from self.plain(f"{path}.{name}", value)

    def calls(self, path: str, method: Any) -> Iterator[tuple[str, Any]]:
        """Call a method with all values of its parameters. One without a default must be known to `arguments`."""
        parameters = inspect.signature(method).parameters
        if set(parameters) == {"rng"}:
            yield path, method(random.Random(3))
            return
        for values in product(*(self.arguments[name] for name in parameters)):
            try:
                result = method(*values)
            except Exception as error:
                result = f"{type(error).__name__}: {error}"
            yield f"{path}{values}", result

    def plain(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        """Give what a value says as data that can be compared."""
        if isinstance(value, (Answers, Facts, Values, Brings)):
            if isinstance(value, Answers):
                yield f"{path}[]", [value.item(i) for i in range(min(len(value), MOST))]
            yield from self.members(path, value)
        elif isinstance(value, (One, Vector, Order)):
            yield path, (value.sort, value.count, [value.item(i) for i in range(min(value.count, MOST))])
        elif isinstance(value, Decision):
            yield path, value.to_dict()
        elif isinstance(value, random.Random):
            yield path, value.getstate()
        elif isinstance(value, Game):
            yield path, (value.fingerprint, value.to_json(), [value.view(seat) for seat in (None, *value.seats)])
            yield from self.members(f"Facts.of({path})", Facts.of(value))
        elif isinstance(value, (list, tuple)):
            yield f"{path}.len", len(value)
            for i, each in enumerate(value):
                yield from self.plain(f"{path}[{i}]", each)
        else:
            assert isinstance(value, (int, float, str, dict, type(None))), (path, type(value))
            yield path, value


def positions(way: tested_modules.Way, seed: int, every: int, most: int) -> Iterator[Game]:
    """Give a random game at every so many decisions."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    rng = random.Random(seed)
    for step in range(every * most):
        if game.is_over:
            return
        if step % every == every - 1:
            yield game
        game.apply(game.legal.item(rng.randrange(game.legal.count)))


def read(game: Game) -> tuple[dict[str, Any], Any]:
    """Return what the bot reads in a game, and its answer."""
    bot = ReadingBot(arguments(game))
    answer = bot.choose(Turn(game, random.Random(5)))
    return bot.read, answer


def check_pairs(way: tested_modules.Way, seed: int, every: int, most: int) -> int:
    """Compare what is read in each pair of games. Return the number of pairs."""
    rng, count = random.Random(seed), 0
    for game in positions(way, seed, every, most):
        other = exchanged(game, game.asked, rng)
        assert other.fingerprint != game.fingerprint
        (here, answer), (there, other_answer) = read(game), read(other)
        different = [name for name in here.keys() | there.keys() if here.get(name) != there.get(name)]
        assert sorted(different)[:5] == [] and answer == other_answer
        count += 1
    return count


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_reading_all_of_a_turn_shows_nothing_hidden(way: tested_modules.Way) -> None:
    assert check_pairs(way, 1, 29, 3) >= 2


@pytest.mark.long
@tested_modules.each_list
def test_reading_many_turns_shows_nothing_hidden(way: tested_modules.Way) -> None:
    assert check_pairs(way, 2, 17, 10) >= 6


def test_new_member_that_shows_hidden_gold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Facts, "purses", property(lambda facts: list(facts._machine.state.gold)), raising=False)
    with pytest.raises(AssertionError, match="purses"):
        check_pairs(tested_modules.LISTS[0], 1, 29, 4)


def test_new_method_with_an_unknown_parameter_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Facts, "purse", lambda facts, owner: facts._machine.state.gold[owner], raising=False)
    with pytest.raises(KeyError, match="owner"):
        check_pairs(tested_modules.LISTS[0], 1, 29, 1)


def test_bot_reads_every_member_of_turns_facts_and_answers() -> None:
    game = next(positions(tested_modules.LISTS[0], 1, 29, 1))
    found = read(game)[0]
    for path, kind in (("turn", Turn), ("turn.facts", Facts), ("turn.legal", Answers)):
        for name in public_members(kind):
            assert name == "of" or any(key.startswith(f"{path}.{name}") for key in found), (path, name)
    assert any(key.startswith("Facts.of(turn.sample).") for key in found)


# -- facts of sampled games ----------------------------------------------------------------------------------------


def test_facts_of_a_sampled_game_follow_its_decisions() -> None:
    game = next(positions(tested_modules.LISTS[0], 1, 40, 1))
    turn = Turn(game, random.Random(5))
    sample = turn.sample()
    assert Facts.of(sample).prompt == turn.facts.prompt and Facts.of(sample).starts_move == turn.facts.starts_move
    for _ in range(60):
        facts = Facts.of(sample)
        decision = sample.decision
        assert decision is not None and facts.prompt == decision.prompt
        assert facts.domain.count == sample.legal.count and facts.gold >= 0
        sample.step(facts.domain.item(0))


def test_facts_of_a_finished_game_are_rejected() -> None:
    way = tested_modules.LISTS[0]
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=1)
    rng = random.Random(1)
    while not game.is_over:
        game.step(game.legal.item(rng.randrange(game.legal.count)))
    with pytest.raises(IllegalAction, match="game-over"):
        Facts.of(game)


#: Modules of the bots that read the inside of a game: the facts of a seat, and the two that value a sampled game.
MAY_READ_INSIDE = {"seat_facts.py", "position_score.py", "win_features.py"}


def test_bots_use_turns_facts_and_public_games_only() -> None:
    folder = Path(cyclades_apps.bots.__path__[0])
    found = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "cyclades_core.game.internals":
                found.add(file.name)
    assert found == MAY_READ_INSIDE
