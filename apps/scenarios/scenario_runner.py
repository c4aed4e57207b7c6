"""Running scenarios: which files there are, one of them, all of them; and what every game must survive."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from attrs import frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import Folder, added_folders
from cyclades_core.content.toml import ContentError, Problems
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from .scenario_player import ScenarioRun
from .scenario_reader import BOARDS, Scenario, read_scenario
from .scenario_trace import TraceRow

__all__ = ["ScenarioOutcome", "check_listed", "every_decision", "run_paths", "run_scenario", "scenario_files", "start"]

#: Lists beside the scenarios that are no scenarios.
NO_SCENARIOS = frozenset({"exempt.toml"})

#: Problems of options that are given, and not of those that a manifest declares.
OF_OPTIONS = frozenset({"unknown-option", "bad-option-value"})

_rulesets: dict[tuple[str, str, tuple[Folder, ...]], Ruleset] = {}


@frozen
class ScenarioOutcome:
    """How a scenario went. `problems` can put themselves into words (`render`)."""

    path: Path
    title: str
    cite: tuple[str, ...]
    passed: bool
    problems: tuple[Any, ...] = ()
    trace: tuple[TraceRow, ...] = ()


# -- which ---------------------------------------------------------------------------------------------------------


def home() -> Path:
    """The scenarios of the checkout, else those that are installed."""
    checkout = Path(__file__).resolve().parents[2] / "scenarios"
    if (checkout / "__init__.py").is_file():
        return checkout
    return Path(str(resources.files("cyclades_scenarios")))


def scenario_files(paths: Iterable[str | Path] = ()) -> list[Path]:
    """Files as they are, folders with all below them; nothing given: `home`. What does not exist raises."""
    found: dict[Path, None] = {}
    for given in [Path(path) for path in paths] or [home()]:
        if given.is_dir():
            found.update(dict.fromkeys(sorted(f for f in given.rglob("*.toml") if is_scenario(f))))
        else:
            given.stat()  # raises, with the name of the file
            found[given] = None
    return list(found)


def is_scenario(file: Path) -> bool:
    """Is a TOML file of a folder a scenario? Boards of scenarios and the list of exempt rules are not."""
    return file.is_file() and file.name not in NO_SCENARIOS and file.parent.name != BOARDS


def run_paths(paths: Iterable[str | Path] = (), trace: bool = False) -> list[ScenarioOutcome]:
    """Run all of these files and folders."""
    return [run_scenario(file, trace) for file in scenario_files(paths)]


# -- one -----------------------------------------------------------------------------------------------------------


def ruleset_of(scenario: Scenario) -> Ruleset:
    """The ruleset of the scenario's modules and options: each is compiled once."""
    modules = scenario.modules if isinstance(scenario.modules, str) else ",".join(scenario.modules)
    key = (modules, json.dumps(scenario.options, sort_keys=True), added_folders())
    if key not in _rulesets:
        try:
            _rulesets[key] = Ruleset.load(modules, scenario.options)
        except ContentError as error:
            raise ContentError(_placed(error.problems, scenario)) from error
    return _rulesets[key]


def _placed(problems: Problems, scenario: Scenario) -> Problems:
    """The problems, those of options where the scenario sets them: a ruleset does not know who asked for it."""
    found = Problems()
    for each in problems:
        if each.code in OF_OPTIONS and not each.file and scenario.origin is not None:
            at = ("options", str(each.args["name"]))
            scenario.origin.report(found, each.code, *at, nearest=each.nearest, instead=each.instead, **each.args)
        else:
            found.keep(each)
    return found


def start(scenario: Scenario, rules: Ruleset | None = None) -> Game:
    """The game at its given position, before the first line; on other rules than its own for those who try some."""
    arguments: dict[str, Any] = {
        "players": scenario.players,
        "mode": scenario.mode,
        "teams": scenario.teams,
        "board": scenario.board,
        "seed": scenario.chance.seed,
        "derivation": scenario.chance.derivation,
        "chance": scenario.chance.script(),
    }
    rules = ruleset_of(scenario) if rules is None else rules
    if scenario.given is None:
        return Game.new(rules, **arguments)
    return Game.from_position(rules, scenario.given, **arguments)


def run_scenario(path: str | Path, trace: bool = False) -> ScenarioOutcome:
    """Run one file. Faults of the file, refused lines and differences alike are the outcome's problems; with `trace`
    it also tells what happened at each line.
    """
    path = Path(path)
    problems = Problems()
    source, scenario = read_scenario(path, problems)
    if scenario is None:
        return ScenarioOutcome(path, str(source.data.get("title", path.stem)), (), False, tuple(problems))
    run = ScenarioRun(source, scenario, start, trace=[] if trace else None)
    failures = run.all()
    cite, rows = tuple(scenario.cite), tuple(run.trace or ())
    return ScenarioOutcome(path, scenario.title, cite, not failures, tuple(failures), rows)


# -- every decision ------------------------------------------------------------------------------------------------


def _clauses(scenario: Scenario) -> Iterator[str]:
    """The clauses that are played, without those that are refused."""
    for line in scenario.play:
        if isinstance(line, str):
            yield line.partition(":")[2].strip()
        elif line.do is not None and not line.is_refused:
            yield line.do.partition(":")[2].strip()


def every_decision(path: str | Path) -> int:
    """Save, load and clone a scenario's game at each decision; all continue equal to the end, and all that is listed
    can be played. Returns the number of decisions looked at; `AssertionError` says where they part.
    """
    problems = Problems()
    _, scenario = read_scenario(path, problems)
    problems.raise_errors()
    assert scenario is not None
    game = start(scenario)
    clauses = list(_clauses(scenario))
    followers: list[tuple[int, str, Game]] = []
    for at in range(len(clauses) + 1):
        check_listed(game)
        text = game.to_json()
        copies = {
            "saved": Game.from_json(text, rules=game.rules),
            "cloned": game.clone(),
            # without its snapshot a save is played anew from its log
            "replayed": Game.from_json(game.to_json(snapshot=False), rules=game.rules),
        }
        for kind, copy in copies.items():
            assert copy.fingerprint == game.fingerprint, (path, at, kind)
            assert copy.log == game.log, (path, at, kind)
            followers.append((at, kind, copy))
        if at == len(clauses):
            break
        game.apply(clauses[at])
        for since, kind, copy in followers:
            copy.apply(clauses[at])
            assert copy.fingerprint == game.fingerprint, (path, since, kind, at, clauses[at])
    return len(clauses) + 1


def check_listed(game: Game, most: int = 50, seed: int = 0) -> int:
    """Every listed answer (the first so many) is taken on a clone, and whatever random answers follow, its clause
    comes to an end. Returns the number of answers tried.
    """
    rng = random.Random(seed)
    before = game.fingerprint
    number = min(game.legal.count, most)
    for i in range(number):
        answer = game.legal.item(i)
        assert game.why_not(answer) is None, (game.decision, answer)
        copy = game.clone()
        text = game.text(answer)
        copy.apply(answer)
        for _ in range(200):
            if GameInternals(copy).starts_move or copy.is_over:
                break
            count = copy.legal.count
            assert count > 0, (copy.decision, text)
            copy.apply(copy.legal.item(rng.randrange(count)))
        else:
            raise AssertionError(copy.decision, text)
    assert game.fingerprint == before
    return number
