"""Bots: they get turns and never the game, answer legally and alike for one seed, and greedy beats chance."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import tested_modules

from cyclades_apps.bots import (
    BOTS,
    BotError,
    GreedyBot,
    MctsBot,
    QuickBot,
    RandomBot,
    Turn,
    is_reproducible,
    parse_spec,
    parse_specs,
    play_turn,
    seat_bots,
)
from cyclades_apps.bots.content_values import values_of
from cyclades_apps.bots.mcts_bot import ENOUGH, SearchBudget
from cyclades_apps.bots.weights import load_weights
from cyclades_apps.bots.win_features import FEATURES, chance
from cyclades_apps.simulation import simulate
from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.engine.values.answer_domains import NONE

PEOPLE = ["ann", "bob", "cleo", "dan"]
# every bot, with a search that does not take long
SPECS = [f"{name}:iterations=3" if name == "mcts" else name for name in sorted(BOTS)]


@cache
def rules(modules: str = "legacy") -> Ruleset:
    return Ruleset.load(modules)


def middle(seed: int, answers: int) -> Game:
    """The middle of a random game."""
    game = Game.new(rules(), players=PEOPLE, seed=seed)
    bots = seat_bots(["random"], PEOPLE, seed)
    for _ in range(answers):
        if not game.is_over:
            game.apply(play_turn(game, bots))
    return game


# -- specs ---------------------------------------------------------------------------------------------------------


def test_a_spec_has_a_name_and_parameters() -> None:
    assert isinstance(parse_spec("random"), RandomBot)
    assert isinstance(parse_spec("greedy:width=8:samples=1"), GreedyBot)
    assert parse_specs("random", 4) == ("random",)
    assert parse_specs("random, greedy:width=3", 2) == ("random", "greedy:width=3")


@pytest.mark.parametrize(
    ("spec", "code", "nearest"),
    [
        ("randon", "unknown-bot", "random"),
        ("", "unknown-bot", "none"),
        ("greedy:widht=3", "unknown-bot-parameter", "width"),
        ("random:c=1", "unknown-bot-parameter", "none"),
        ("greedy:width=wide", "bad-bot-parameter", None),
        ("greedy:width=-1", "bad-bot-parameter", None),
        ("greedy:width=", "bad-bot-parameter", None),
        ("greedy:width", "bad-bot-parameter", None),
    ],
)
def test_a_wrong_spec_names_the_nearest(spec: str, code: str, nearest: str | None) -> None:
    with pytest.raises(BotError) as caught:
        parse_spec(spec)
    assert caught.value.code == code
    assert caught.value.arguments.get("nearest") == nearest


def test_one_bot_for_all_or_one_per_seat() -> None:
    with pytest.raises(CycladesError, match="bots-number"):
        parse_specs("random,random", 3)


# -- turns ---------------------------------------------------------------------------------------------------------


def test_a_turn_shows_what_the_seat_sees() -> None:
    game = middle(1, 60)
    seat = game.asked
    assert seat is not None
    turn = Turn(game, Random(1))
    assert turn.seat == seat
    assert turn.view == game.view(seat)
    assert turn.decision.to_dict() == game.decision.to_dict()  # type: ignore[union-attr]
    assert turn.legal.count == len(turn.legal) == game.legal.count
    assert list(turn.legal) == list(game.legal)
    assert turn.legal.texts() == game.legal.texts()
    assert turn.legal.text(0) == game.legal.text(0)


def test_no_attribute_of_a_turn_is_the_game() -> None:
    game = middle(1, 60)
    turn = Turn(game, Random(1))
    reached = {id(turn.legal), id(turn.rng)}
    for thing in (turn, turn.legal):
        for name in (name for name in type(thing).__slots__ if not name.startswith("_")):
            value = getattr(thing, name)
            reached.add(id(value))
            reached.add(id(getattr(value, "__self__", None)))
    assert id(game) not in reached and id(game._m) not in reached


def test_a_sample_holds_neither_the_seed_nor_the_log() -> None:
    game = middle(3, 80)
    sample = Turn(game, Random(1)).sample()
    assert sample.log == [] and "seed" not in sample.to_json(snapshot=False)
    assert sample.view(game.asked) == game.view(game.asked)
    assert sample.legal.texts() == game.legal.texts()


def hide(game: Game) -> Game:
    """The same game to the eyes of the seat that is asked, with other hidden values."""
    other = game.clone()
    m = other._m
    me = m.table.seats.index(game.asked)
    known = {card for faction, card, _ in m.state.knows if m.table.seat_of[faction] == me}
    for zone in m.book.hidden_zones:
        if not known & set(m.state.zones[zone]):
            m.state.zones[zone] = m.state.zones[zone][::-1]
    for faction in range(m.table.n_factions):
        if m.table.seat_of[faction] != me:
            m.state.gold[m.table.purse_of[faction]] += 3
    m.state.rng ^= 12345
    return other


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_changes_no_answer(spec: str) -> None:
    for seed in range(4):
        game = middle(seed, 50 + 37 * seed)
        if game.is_over:
            continue
        other = hide(game)
        assert other.fingerprint != game.fingerprint
        answers = [parse_spec(spec).choose(Turn(one, Random(9))) for one in (game, other)]
        assert answers[0] == answers[1]


class Told(MctsBot):
    """Ways are worth what is said here, give or take what luck does."""

    def __init__(self, worth: dict[str, float], luck: float) -> None:
        super().__init__(iterations=64)
        self.worth, self.luck, self.calls = worth, luck, Counter[str]()

    def tried(self) -> int:
        """The number of the way that it takes."""
        turn: Any = SimpleNamespace(sample=lambda: None, rng=Random(1))
        return self._best(turn, [(way,) for way in self.worth], [0.0] * len(self.worth), SearchBudget(64, 0))

    def _rest(self, world: Game, path: tuple[str, ...], seed: int) -> float:
        self.calls[path[0]] += 1
        return self.worth[path[0]] + self.luck * (Random(f"{path[0]} {self.calls[path[0]]}").random() - 0.5)


def test_mcts_spends_its_budget_on_what_is_hard_to_tell_apart() -> None:
    close = Told({"a": 0.1, "b": 0.5, "c": 0.55, "d": 0.0}, luck=0.6)
    assert close.tried() == 2
    assert close.calls["b"] == close.calls["c"] > 2 * close.calls["a"] == 2 * close.calls["d"]
    sure = Told({"a": 0.9, "b": 0.1}, luck=0.01)
    assert sure.tried() == 0 and sure.calls["a"] == ENOUGH  # beyond doubt


def test_prospects_add_up_and_say_who_is_ahead() -> None:
    game = middle(3, 90)
    chances = [chance(game, seat) for seat in game.seats]
    assert sum(chances) == pytest.approx(1.0) and all(0 < each < 1 for each in chances)
    assert load_weights("mcts").keys() == set(FEATURES)
    before, m = chance(game, game.seats[0]), game._m
    m.state.gold[m.table.purse_of[0]] += 10
    assert chance(game, game.seats[0]) > before


def test_goods_that_become_a_metropolis_are_read_off_the_rules() -> None:
    for modules in ("legacy", "base"):
        m = Game.new(rules(modules), players=PEOPLE, seed=1)._m
        assert {m.book.names["goods"][kind]: n for kind, n in values_of(m).sets.items()} == {"philosopher": 4}


@pytest.mark.long
@tested_modules.each_list
def test_a_search_answers_in_every_list(way: tested_modules.Way) -> None:
    specs = ["mcts:iterations=4", *["quick"] * (way.players - 1)]
    figures = simulate(way.rules, way.players, games=1, seed=1, bots=",".join(specs), mode=way.mode, max_cycles=3)
    assert figures["violations"] == 0 and figures["decisions"] > 0


def test_choosing_changes_nothing() -> None:
    game = middle(2, 70)
    before = game.fingerprint, game.log
    bot = GreedyBot()
    for _ in range(3):
        bot.choose(Turn(game, Random(5)))
    assert (game.fingerprint, game.log) == before
    assert game.take_events() == []


# -- playing -------------------------------------------------------------------------------------------------------


def test_random_is_uniform() -> None:
    game = Game.new(rules(), players=PEOPLE, seed=1)
    rng = Random(1)
    count = game.legal.count
    seen = Counter(RandomBot().choose(Turn(game, rng)) for _ in range(300 * count))
    assert set(seen) == set(game.legal)
    assert all(abs(n - 300) < 100 for n in seen.values())


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    prints = set()
    for _ in range(2):
        game = Game.new(rules(), players=PEOPLE, seed=4)
        bots = seat_bots([spec, "random", "random", "random"], PEOPLE, 4)
        for _ in range(60):
            game.apply(play_turn(game, bots))
        prints.add(game.fingerprint)
    assert len(prints) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_answers_legally_for_any_number(players: int) -> None:
    figures = simulate(rules(), players, games=1, seed=2, bots="greedy:width=6:samples=1:rounds=1", max_cycles=4)
    assert figures["violations"] == 0 and figures["decisions"] > 0


def test_greedy_beats_chance() -> None:
    figures = simulate(rules(), 4, games=3, seed=1, bots="greedy,random,random,random")
    assert figures["winners"]["p1"] >= 2


@pytest.mark.long
@pytest.mark.parametrize("modules", ["legacy", "base"])
@pytest.mark.parametrize("seat", range(4))
def test_greedy_wins_seven_of_ten_against_three_randoms(modules: str, seat: int) -> None:
    """Measured when it was written, seats in turn: 100 of 100 games of the one, 60 of 60 of the other."""
    specs = ["random"] * 4
    specs[seat] = "greedy"
    figures = simulate(rules(modules), 4, games=10, seed=1000 * seat, bots=",".join(specs))
    assert figures["winners"][f"p{seat + 1}"] >= 7


# -- quick, mcts, and bots of others -------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", ["legacy", "base"])
def test_quick_beats_three_randoms(modules: str) -> None:
    won = 0
    for seat in range(4):
        bots = ",".join("quick" if place == seat else "random" for place in range(4))
        won += simulate(rules(modules), 4, games=2, seed=seat, bots=bots)["winners"][f"p{seat + 1}"]
    assert won >= 5  # it wins nine of ten


def test_what_a_line_costs_is_not_paid_twice() -> None:
    """The slot that a hero lies on has the price that the line names: once, and it is worth it."""
    game = Game.new(rules("base"), players=PEOPLE, seed=1)
    (hire,) = [line.number for line in rules("base").lines if line.word == "hero"]
    bots = seat_bots(["quick"], PEOPLE, 1)
    while hire not in list(game.legal) or game.asked is None or Turn(game, Random(1)).facts.sort != "line":
        game.apply(play_turn(game, bots))
    facts, bot = Turn(game, Random(1)).facts, QuickBot()
    lying = [card for card in facts.first_question(hire) or () if isinstance(card, int)]
    assert facts.price(hire) == 4 and {facts.card_price(card) for card in lying} == {4}
    assert bot.line(facts, hire) > bot.line(facts, NONE)


@pytest.mark.parametrize(("modules", "games", "kind"), [("base", 4, "hero"), ("legacy", 12, "creature")])
def test_quick_takes_what_there_is(modules: str, games: int, kind: str, tmp_path: Path) -> None:
    """Nothing of a kind is left lying because of what it does not say: heroes, and creatures that only move units."""
    simulate(modules, 4, games=games, seed=1, bots="quick", out=tmp_path)
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    taken = {card["card"] for row in rows for card in row["cards"]}
    there = {f"{kind}-{definition.id}" for name, definition, _ in rules(modules).cards if name == kind}
    assert len(taken & there) >= 0.8 * len(there)


@pytest.mark.parametrize("modules", ["legacy,hades/undead,hades/heroes,titans", "base,titans/artifacts"])
def test_quick_plays_expansions_without_knowing_them(modules: str) -> None:
    figures = simulate(modules, 4, games=1, seed=1, bots="quick", check=True)
    assert figures["finished"] == 1 and figures["violations"] == 0


def test_weights_are_parameters() -> None:
    assert isinstance(parse_spec("quick:land=8"), QuickBot)
    assert parse_spec("quick:land=8")._w["land"] == 8.0  # type: ignore[attr-defined]
    with pytest.raises(BotError, match="nearest=land"):
        parse_spec("quick:lnd=8")
    told = parse_spec("greedy:width=6:unit=4")
    assert isinstance(told, GreedyBot) and (told._width, told._weights["unit"]) == (6, 4.0)
    assert GreedyBot()._weights == load_weights("greedy")
    with pytest.raises(BotError, match="nearest=unit"):
        parse_spec("greedy:unti=4")


def test_a_search_with_iterations_can_be_repeated() -> None:
    game = middle(2, 70)
    answers = [parse_spec("mcts:iterations=12").choose(Turn(game, Random(5))) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0] in game.legal
    assert parse_spec("mcts:ms=1").choose(Turn(game, Random(5))) in game.legal
    assert is_reproducible("mcts:iterations=12") and not is_reproducible("mcts:ms=1")


class Entry:
    """An entry point as a package of somebody else has it."""

    def __init__(self, name: str, found: object) -> None:
        self.name = name
        self._found = found

    def load(self) -> object:
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def test_bots_of_others_come_in_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    import cyclades_apps.bots.bot_specs as specs

    there = [Entry("lazy", RandomBot), Entry("broken", ImportError("no such library"))]
    monkeypatch.setattr(specs, "entry_points", lambda group: there)
    monkeypatch.delenv("CYCLADES_PLUGINS", raising=False)
    assert isinstance(parse_spec("lazy"), RandomBot)
    with pytest.raises(BotError, match="no such library"):
        parse_spec("broken")
    with pytest.raises(BotError, match="broken, greedy, lazy"):
        parse_spec("lasy")
    monkeypatch.setenv("CYCLADES_PLUGINS", "")
    with pytest.raises(BotError, match="unknown-bot"):
        parse_spec("lazy")


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, re.S)
    try:
        exec(snippet, {"__name__": "page"})
    finally:
        BOTS.pop("thrifty", None)
    assert capsys.readouterr().out == "1\n"
