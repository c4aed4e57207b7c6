"""Running scenarios: set up, play the lines, compare. Nothing that a scenario does ends in an exception."""

from __future__ import annotations

import json
import random
import traceback
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from attrs import Factory, frozen

from ..compiling.ruleset import Ruleset
from ..definitions.maps import MapError
from ..game import Game
from ..loading import ContentError, Problems, Source, nearest
from ..plain.errors import CycladesError, IllegalAction, ScriptError
from ..questions import Event
from ..rules import scripting
from .expecting import Failure, compare, compare_decision, offered
from .reading import Scenario, Step, read_scenario

__all__ = ["Outcome", "check_listed", "every_decision", "run_paths", "run_scenario", "scenario_files", "start"]

#: Lists beside the scenarios that are no scenarios.
NO_SCENARIOS = frozenset({"exempt.toml"})

_rulesets: dict[tuple[str, str], Ruleset] = {}


@frozen
class Outcome:
    """How a scenario went. `problems` can put themselves into words (`render`)."""

    path: Path
    title: str
    cite: tuple[str, ...]
    passed: bool
    problems: tuple[Any, ...] = ()


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
            found.update(dict.fromkeys(sorted(f for f in given.rglob("*.toml") if f.name not in NO_SCENARIOS)))
        else:
            given.stat()  # raises, with the name of the file
            found[given] = None
    return list(found)


def run_paths(paths: Iterable[str | Path] = ()) -> list[Outcome]:
    """Run all of these files and folders."""
    return [run_scenario(file) for file in scenario_files(paths)]


# -- one -----------------------------------------------------------------------------------------------------------


def ruleset_of(scenario: Scenario) -> Ruleset:
    """The ruleset of the scenario's modules and options: each is compiled once."""
    modules = scenario.modules if isinstance(scenario.modules, str) else ",".join(scenario.modules)
    key = (modules, json.dumps(scenario.options, sort_keys=True))
    if key not in _rulesets:
        _rulesets[key] = Ruleset.load(modules, scenario.options)
    return _rulesets[key]


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


def run_scenario(path: str | Path) -> Outcome:
    """Run one file. Faults of the file, refused lines and differences alike are the outcome's problems."""
    path = Path(path)
    problems = Problems()
    source, scenario = read_scenario(path, problems)
    if scenario is None:
        return Outcome(path, str(source.data.get("title", path.stem)), (), False, tuple(problems))
    run = _Run(source, scenario)
    failures = run.all()
    return Outcome(path, scenario.title, tuple(scenario.cite), not failures, tuple(failures))


@frozen
class _Run:
    """One scenario on its way."""

    source: Source
    scenario: Scenario
    events: list[Event] = Factory(list)
    rules: Ruleset | None = None

    def all(self) -> list[Any]:
        try:
            game = start(self.scenario, self.rules)
        except ContentError as error:
            return list(error.problems)
        except MapError as error:
            return [
                Failure.at(self.source, ("board", *one.path), "board", problem=one.code, found=one.values)
                for one in error.problems
            ]
        except ScriptError as error:
            return [self._script(error)]
        except CycladesError as error:
            return [self._setup(error)]
        except Exception as error:
            return [self._crash(error, ("given",))]
        self.events.extend(game.take_events())
        if failures := self._misdrawn(game, ""):
            return failures
        for i, line in enumerate(self.scenario.play):
            try:
                failures = self._line(game, line, ("play", i))
            except Exception as error:
                failures = [self._crash(error, ("play", i))]
            failures = failures or self._misdrawn(game, line if isinstance(line, str) else line.do or "")
            if failures:
                return failures  # what follows a wrong line would only tell of the same fault again
        try:
            failures = compare(self.source, ("expect",), game, self.scenario.expect, self.events)
            return [*failures, *map(self._script, game.script_left)]
        except Exception as error:
            return [self._crash(error, ("expect",))]

    def _setup(self, error: CycladesError) -> Failure:
        """What the position, the players or the modules name and there is not, at its place if it has one."""
        where = str(error.arguments.get("where", ""))
        name = str(error.arguments.get("name", ""))
        path = ("given", *(part for part in where.split(".") if part != "given"), name) if where else ()
        return Failure.at(self.source, path, error.code, "error", **dict(error.arguments))

    def _misdrawn(self, game: Game, line: str) -> list[Failure]:
        """Whether a draw did not go as it is scripted."""
        error = game.script_fault
        return [] if error is None else [self._script(error, line)]

    def _script(self, error: ScriptError, line: str = "") -> Failure:
        """A fault of the scripted draws, at the entry that is wrong, or at the list that is too short."""
        args: dict[str, Any] = dict(error.arguments)
        key = str(args["kind"])
        if key not in self.source.data.get("chance", {}):  # written under its older name
            key = next(old for old, kind in scripting.ALSO.items() if kind == key)
        where = [args[part] for part in ("index", "place") if part in args and error.code != "script-short"]
        near = nearest(str(args["name"]), args.pop("known"))
        args |= {"kind": key, "line": line, "nearest": near}
        return Failure.at(self.source, ("chance", key, *where), error.code, "error", **args)

    def _crash(self, error: Exception, path: tuple[str | int, ...]) -> Failure:
        """A fault of the engine: where it was raised, for whoever mends it."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        return Failure.at(self.source, path, "crashed", kind=type(error).__name__, detail=str(error), place=place)

    def _line(self, game: Game, line: str | Step, path: tuple[str | int, ...]) -> list[Failure]:
        if isinstance(line, str):
            return self._play(game, line, path)
        out: list[Failure] = []
        if line.do is not None:
            below = (*path, "do")
            out = self._refused(game, line, below) if line.refused is not None else self._play(game, line.do, below)
        if out:
            return out
        wanted = {key: value for key in ("seat", "prompt") if (value := getattr(line, key)) is not None}
        if line.count is not None:
            wanted["count"] = line.count
        found = list(compare_decision(game, wanted, ())) if wanted else []
        found += offered(game, line.offers or (), True, ("offers",))
        found += offered(game, line.not_offers or (), False, ("not-offers",))
        out = [Failure.at(self.source, (*path, *below), code, **args) for below, code, args in found]
        if line.expect is not None:
            out += compare(self.source, (*path, "expect"), game, line.expect, self.events)
        return out

    def _speaker(self, game: Game, text: str, path: tuple[str | int, ...]) -> tuple[str, Failure | None]:
        """The clause of a line; and what is wrong if the game does not ask the seat that speaks."""
        seat, _, clause = text.partition(":")
        decision = game.decision
        if decision is None:
            return clause, Failure.at(self.source, path, "already-over", line=text)
        if seat.strip() not in (decision.seat, decision.faction):
            asked: dict[str, Any] = {"seat": decision.seat, "prompt": decision.prompt, "listed": game.legal.texts(20)}
            return clause, Failure.at(self.source, path, "wrong-seat", expected=seat.strip(), **asked)
        return clause.strip(), None

    def _play(self, game: Game, text: str, path: tuple[str | int, ...]) -> list[Failure]:
        clause, wrong = self._speaker(game, text, path)
        if wrong is not None:
            return [wrong]
        try:
            self.events.extend(game.apply(clause))
        except IllegalAction as error:
            decision = game.decision
            return [
                Failure.at(
                    self.source,
                    path,
                    "refused",
                    line=text,
                    reason=error.refusal.code,
                    cite=error.refusal.cite,
                    details=error.refusal.args,
                    prompt=decision.prompt if decision else "",
                    listed=game.legal.texts(20),
                )
            ]
        return []

    def _refused(self, game: Game, step: Step, path: tuple[str | int, ...]) -> list[Failure]:
        """The line must be refused for this reason, and change nothing."""
        assert step.do is not None
        clause, wrong = self._speaker(game, step.do, path)
        if wrong is not None:
            return [wrong]
        before = game.fingerprint
        refusal = game.why_not(clause)
        if refusal is None:
            return [Failure.at(self.source, path, "not-refused", line=step.do, expected=step.refused)]
        if refusal.code != step.refused:
            found: dict[str, Any] = {"expected": step.refused, "found": refusal.code, "cite": refusal.cite}
            return [Failure.at(self.source, path, "other-reason", line=step.do, details=refusal.args, **found)]
        if step.cite is not None and refusal.cite != step.cite:
            found = {"expected": step.cite, "found": refusal.cite}
            return [Failure.at(self.source, (*path[:-1], "cite"), "other-cite", line=step.do, **found)]
        try:
            game.apply(clause)
        except IllegalAction:
            if game.fingerprint == before:
                return []
        return [Failure.at(self.source, path, "changed", line=step.do)]


# -- every decision ------------------------------------------------------------------------------------------------


def _clauses(scenario: Scenario) -> Iterator[str]:
    """The clauses that are played, without those that are refused."""
    for line in scenario.play:
        if isinstance(line, str):
            yield line.partition(":")[2].strip()
        elif line.do is not None and line.refused is None:
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
            if copy._m.closed or copy.is_over:
                break
            count = copy.legal.count
            assert count > 0, (copy.decision, text)
            copy.apply(copy.legal.item(rng.randrange(count)))
        else:
            raise AssertionError(copy.decision, text)
    assert game.fingerprint == before
    return number
