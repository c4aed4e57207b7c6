"""The conformance kit: what an expansion has to stand, as tests that its author adds to his own.

    # tests/test_conformance.py
    from pathlib import Path

    from cyclades_core.testing import Conformance


    class TestFloods(Conformance):
        folder = Path(__file__).parents[1]                      # a project, or a folder of content
        scenarios = Path(__file__).parents[1] / "scenarios"

It loads, has its strings in every language it has, plays alone and with each official module that its manifest lets it
be played with, is saved and cloned at every decision, shows nobody what he cannot know, and its own scenarios show its
own numbered rules (`rules` of the manifest) and notice whatever is taken out of its content. pytest is all it needs:

    pytest                                  # some games of every combination
    pytest --cyclades-games 50              # more of them

The option comes with `pytest_plugins = ["cyclades_core.testing"]` in a conftest.py; without it `games` of the class
counts. What a box cannot promise it says by setting an attribute, where a reader finds it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import pytest

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import Expansion, add_folder, added_folders, catalogue, reset
from cyclades_core.content.modules.combinations import completed
from cyclades_core.content.modules.expansion_folders import folder_problems, given, locales_of
from cyclades_core.game.game import Game
from cyclades_core.text.i18n import Messages
from cyclades_core.text.i18n.languages import ENGLISH
from cyclades_core.text.rulebook import rulebook

__all__ = ["Conformance"]

GAMES = "--cyclades-games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the command line say how many games are played of each combination."""
    said = "random games of each combination of modules"  # text: ok help of pytest
    parser.addoption(GAMES, type=int, default=None, metavar="N", help=said)


class Conformance:
    """The tests; a class of yours that is called `Test...` inherits them."""

    #: A project (with `pyproject.toml`) or a folder of content (with `manifest.toml`), installed or not.
    folder: ClassVar[Path]
    #: Its scenarios; None: it has none, and nothing is asked of them.
    scenarios: ClassVar[Path | None] = None
    #: Random games of each combination; the rounds after which one is given up, and how many decisions are looked at.
    games: ClassVar[int] = 2
    rounds: ClassVar[int] = 2000
    decisions: ClassVar[int] = 60
    #: Mutations that are tried, drawn at random; None: all of them.
    mutations: ClassVar[int | None] = None
    #: What truly cannot be noticed, by the name under which it is listed, with the reason.
    unnoticed: ClassVar[dict[str, str]] = {}
    #: Modules of other boxes that it is not tried with, with the reason.
    without: ClassVar[dict[str, str]] = {}

    # -- what is tried -------------------------------------------------------------------------------------------------

    @pytest.fixture(autouse=True)
    def _added(self) -> Iterator[None]:
        """The folder is there for every test, whatever ran before, and for nobody else."""
        before = added_folders()
        add_folder(self.folder)
        yield
        reset()
        for folder in before:
            add_folder(folder)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each combination, and one for each scenario."""
        cls = metafunc.cls
        assert cls is not None and issubclass(cls, Conformance)
        if "modules" in metafunc.fixturenames:
            metafunc.parametrize("modules", cls.combinations())
        if "scenario" in metafunc.fixturenames:
            files = (
                []
                if cls.scenarios is None
                else _app("cyclades_apps.scenarios.scenario_runner").scenario_files([cls.scenarios])
            )
            metafunc.parametrize("scenario", files, ids=[file.stem for file in files])

    @classmethod
    def boxes(cls) -> list[Expansion]:
        """What the folder brings."""
        return [each for plugin in given(cls.folder) for each in plugin.expansions if each.manifest is not None]

    @classmethod
    def combinations(cls) -> list[str]:
        """Each of its modules alone, all of them together, and each with every official module that goes with it."""
        there = dict(catalogue((cls.folder,)).modules)
        own = [module.id for box in cls.boxes() if box.manifest is not None for module in box.manifest.module]
        official = [name for name in there if name not in own and name not in cls.without]
        wanted = [*((module,) for module in own), tuple(own), *((one, other) for one in own for other in official)]
        found = [chosen for each in wanted for chosen in completed(each, there)]
        return [",".join(chosen) for chosen in dict.fromkeys(found) if cls.without.keys().isdisjoint(chosen)]

    # -- it loads ------------------------------------------------------------------------------------------------------

    def test_the_folder_is_an_expansion(self) -> None:
        """Its manifest can be read, and so can its plug-in."""
        _nothing(each.render() for each in folder_problems(self.folder))
        assert self.combinations(), self.folder  # what it needs is not installed, or nothing goes with it

    def test_it_is_compiled_without_a_warning(self, modules: str) -> None:
        """Every combination makes a ruleset, and nothing in it is bound in vain or never reached."""
        rules = Ruleset.load(modules)
        own = {box.name for box in self.boxes()}
        told = [each.render() for each in rules.warnings if any(f"{box}" in each.render() for box in own)]
        _nothing(told)

    def test_every_cite_leads_to_a_rule(self) -> None:
        """Of our editions, or of the rules that the manifest names."""
        known = {
            number
            for numbers in _app("cyclades_apps.scenarios.scenario_reader").rule_numbers().values()
            for number in numbers
        }
        wrong = set()
        for modules in self.combinations():
            for entry in Ruleset.load(modules).entries:
                cite = entry.definition.cite
                if entry.box in {box.name for box in self.boxes()} and cite and cite not in known:
                    wrong |= {(entry.full_id, cite)} if rulebook().find(cite) is None else set()
        _nothing(f"{name}: {cite}" for name, cite in sorted(wrong))

    # -- it is told ----------------------------------------------------------------------------------------------------

    def test_its_strings_are_there_in_every_language(self) -> None:
        """Every name, question and word that its content needs, in English and in each language that it has."""
        folders = [Path(str(each)) for each in locales_of(self.folder)]
        assert folders, self.folder  # it has no folder with languages
        say = Messages(ENGLISH, ("locale", "problems"))
        check = _app("cyclades_apps.translation.translation_checks").check
        found: list[str] = []
        for folder in folders:
            texts = _app("cyclades_apps.translation.message_catalogue").MessageCatalog.at(folder)
            for lang in (ENGLISH, *texts.languages):
                found += [each.render(say) for each in check(texts, lang) if each.severity == "error"]
        _nothing(found)

    # -- it plays ------------------------------------------------------------------------------------------------------

    def test_random_games_without_a_violation(self, modules: str, request: pytest.FixtureRequest) -> None:
        """In every way to play, for every number of players; every unit is counted at every decision."""
        rules = Ruleset.load(modules)
        games = request.config.getoption(GAMES, None) or self.games
        simulate = _app("cyclades_apps.simulation").simulate
        for number, (mode, players) in enumerate(_ways(rules)):
            figures = simulate(rules, players, games=games, seed=number, mode=mode, check="all", max_cycles=self.rounds)
            _nothing(map(str, figures["problems"]))
            assert figures["violations"] == 0, (mode, players)
            assert figures["finished"] == games, (mode, players)

    def test_saves_and_clones_go_on_alike(self, modules: str) -> None:
        """At every decision of the beginning of a game, and where it goes on."""
        game, rng = _begun(modules), random.Random(3)
        for _ in range(self.decisions):
            if game.is_over:
                break
            loaded, copy = Game.from_json(game.to_json(), rules=game.rules), game.clone()
            index = rng.randrange(game.legal.count)
            for each in (game, loaded, copy):
                each.apply(each.legal.item(index))
            assert loaded.fingerprint == copy.fingerprint == game.fingerprint, game.log[-1]

    def test_nobody_sees_what_he_cannot_know(self, modules: str) -> None:
        """A game that a seat cannot tell from the real one looks the same to it, and asks it the same."""
        game, rng = _begun(modules), random.Random(5)
        for _ in range(self.decisions):
            if game.is_over:
                break
            for seat in game.seats:
                other = game.sample(seat, random.Random(rng.randrange(1 << 30)))
                assert other.view(seat) == game.view(seat), (seat, game.log[-1:])
                assert _question(other, seat) == _question(game, seat), (seat, game.log[-1:])
            game.apply(game.legal.item(rng.randrange(game.legal.count)))

    # -- its rules -----------------------------------------------------------------------------------------------------

    def test_scenario(self, scenario: Path) -> None:
        """It passes; and its game can be saved, loaded, cloned and replayed at each of its decisions."""
        runner = _app("cyclades_apps.scenarios.scenario_runner")
        outcome = runner.run_scenario(scenario)
        _nothing(problem.render() for problem in outcome.problems)
        runner.every_decision(scenario)

    def test_every_rule_has_a_scenario(self) -> None:
        """Of its own numbered rules; `exempt.toml` beside the scenarios says which cannot be played, and why."""
        for box in self.boxes():
            if box.manifest is None or box.manifest.rules is None or self.scenarios is None:
                continue
            figures = _app("cyclades_apps.scenarios.rule_coverage").coverage([self.scenarios])[box.name]
            assert figures["rules"], box.manifest.rules  # it has no numbered rule
            _nothing(figures["missing"])

    def test_whatever_is_taken_out_is_noticed(self) -> None:
        """By one of its scenarios: else nobody knows whether that part of the content does anything."""
        if self.scenarios is None:
            return
        mutations = _app("cyclades_apps.scenarios.mutations")
        for box in self.boxes():
            verdicts = list(mutations.mutate(box.name, sample=self.mutations, paths=[self.scenarios]))
            left = {each.mutation.name for each in mutations.survivors(verdicts)}
            _nothing(sorted(left - self.unnoticed.keys()))
            if self.mutations is None:  # what is noticed by now needs no excuse
                _nothing(sorted(self.unnoticed.keys() - left))


def _app(module: str) -> Any:
    """Return a module of `cyclades_apps`, which is imported only when a test needs it."""
    return import_module(module)


def _nothing(found: Iterable[str]) -> None:
    """Fail with what was found, a line each."""
    told = list(found)
    if told:
        raise AssertionError("\n".join(told))


def _question(game: Game, seat: str) -> dict[str, Any] | None:
    """What a seat is asked, but for what it has answered of it: a sample has no log."""
    asked = game.decision_for(seat)
    return None if asked is None else {key: value for key, value in asked.to_dict().items() if key != "begun"}


def _ways(rules: Ruleset) -> list[tuple[str, int]]:
    return [(mode.id, players) for mode in rules.modes for players in mode.players]


def _begun(modules: str) -> Any:
    rules = Ruleset.load(modules)
    mode, players = _ways(rules)[0]
    return Game.new(rules, players=players, mode=mode, seed=7)
