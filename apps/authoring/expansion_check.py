"""The check of an expansion: everything that can be found without playing, then by playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from shlex import quote
from typing import Any

from attrs import define, field

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import ModuleCatalog, catalogue, collect
from cyclades_core.content.modules.combinations import completed
from cyclades_core.content.modules.manifest import read_file
from cyclades_core.content.toml import ContentError, ContentProblem, Origin, Problems
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import SETS

from .amount_checks import check_amounts, check_idle, check_option_values
from .check_targets import Target
from .cross_module_checks import CrossModuleCheck, blamed
from .definition_walk import spots
from .expansion_findings import COMMAND, SEVERITIES, ExpansionFinding, Findings
from .manifest_checks import check_manifest
from .text_checks import TextCheck
from .trial_games import Round, broken_off, play_set
from .unused_content import ContentUse

__all__ = ["Report", "check"]

#: Games of each set, unless another number is asked for.
GAMES = 3
SEED = 1
#: So many faults of one scenario are told: what comes after the first often comes of it.
TOLD = 3

Told = Callable[[str, int, int], None]


@define
class Report:
    """What a check has found, and what it has looked at."""

    target: str
    boxes: tuple[str, ...] = ()
    sets: list[str] = field(factory=list)
    findings: list[ExpansionFinding] = field(factory=list)
    rounds: list[Round] = field(factory=list)
    missing_texts: dict[str, str] = field(factory=dict)
    """Ids without an English message, each with the box whose texts should have it."""
    scenarios: int = 0
    """How many scenarios of its own were run."""
    scenario_folder: str = ""
    """Where scenarios are looked for."""
    why_no_scenarios: str = ""
    """Why none was run: `errors`, `no-project`, `no-folder`, `empty`; nothing if some were."""

    def count(self, severity: str) -> int:
        return sum(each.severity == severity for each in self.findings)

    @property
    def counts(self) -> dict[str, int]:
        return {severity: self.count(severity) for severity in SEVERITIES}

    @property
    def games(self) -> int:
        return sum(each.games for each in self.rounds)

    def of_set(self, modules: str) -> dict[str, int]:
        """Games and faults of one set."""
        rows = [each for each in self.rounds if each.modules == modules]
        return {"games": sum(each.games for each in rows), "faults": sum(each.faults for each in rows)}


def check(target: Target, games: int = GAMES, seed: int = SEED, tell: Told = lambda what, done, all: None) -> Report:
    """Check an expansion; `games` of each set, none if 0. `tell` hears what is being done, and how far it is."""
    found = Findings()
    found.take(target.problems)
    report = Report(target=target.name, boxes=target.boxes)
    if target.boxes:
        _Check(target, catalogue(), found, report, tell).run(games, seed)
    report.findings = found.all(report.sets)
    return report


@define
class _Check:
    target: Target
    there: ModuleCatalog
    found: Findings
    report: Report
    tell: Told

    def run(self, games: int, seed: int) -> None:
        for expansion in self.target.expansions(self.there):
            check_manifest(expansion, self.there, self.found)
        playable = self._without_playing()
        if games and not self.found.unplayable:
            self._by_playing(playable, games, seed)
        self._scenarios()

    def _without_playing(self) -> list[tuple[str, Ruleset]]:
        target, there = self.target, self.there
        reading = ContentUse(target.boxes)
        meeting = CrossModuleCheck(target.boxes, there, self.found)
        texts = TextCheck(target.boxes, target.locales, self.found)
        loaded: list[tuple[str, Ruleset]] = []
        sets = list(islice(self._sets(), SETS))
        self.report.sets = [",".join(chosen) for chosen in sets]
        broken = False
        for number, chosen in enumerate(sets):
            modules = ",".join(chosen)
            self.tell(modules, number, len(sets))
            rules = self._load(chosen, modules, reading, meeting)
            if rules is None:
                broken = True
                continue
            meeting.cards(rules, modules)
            texts.take(rules, there, modules)
            loaded.append((modules, rules))
        if loaded and not broken:  # what could not be read may be what reads the rest
            reading.report(there, self.found)
        if loaded:
            meeting.moments()
        texts.languages() if loaded else None
        self.report.missing_texts = texts.missing
        return loaded

    def _load(
        self, chosen: tuple[str, ...], modules: str, reading: ContentUse, meeting: CrossModuleCheck
    ) -> Ruleset | None:
        """Collect and compile one set; what is wrong is noted. A card that another module took away says so."""
        problems = Problems()
        rules = None
        try:
            collected = collect(list(chosen), None, problems)
            cards = {each.id: each.definition for each in collected.definitions if each.kind == "card-kind"}
            options = {each.id: each for name in chosen for each in self.there.modules[name].option}
            for spot in spots(collected, self.target.boxes):
                check_option_values(spot, self.found, options)
                check_amounts(spot, self.found)
                check_idle(spot, self.found, cards)
            rules = Ruleset.load(list(chosen))
            self.found.take(rules.warnings, modules)
            reading.take(collected)
            meeting.take(collected, modules)
        except ContentError as error:
            self.found.take((self._explained(each, chosen) for each in error.problems), modules)
        except CycladesError as error:
            args = {"name": error.code, "detail": str(error)}
            self.found.take(
                [ContentProblem("unplayable-set", "error", modules, (), 0, 0, {**args, "name": modules})], modules
            )
        except Exception as error:
            self.found.take([broken_off(error, modules)], modules)
        return rules

    def _explained(self, problem: ContentProblem, chosen: tuple[str, ...]) -> ContentProblem:
        taken = blamed(problem, self.there, chosen) if problem.code in ("unknown-id", "change-missing") else None
        if taken is None:
            return problem
        from attrs import evolve

        args = {"name": taken[1], "module": taken[0]}
        return evolve(problem, code="removed-and-used", args=args, nearest=None, instead=())

    def _sets(self) -> Iterator[tuple[str, ...]]:
        """The sets to look at: each module of the boxes with what it needs, all of them, and with each other module."""
        there = self.there.modules
        own = self.target.modules(self.there)
        sound = [name for name in own if not any(name in need for need in there[name].needs())]
        others = [name for name, module in there.items() if name not in own and self._is_official(name)]
        wishes: list[tuple[str, ...]] = [(name,) for name in sound]
        if len(sound) > 1:
            wishes.append(tuple(sound))
        wishes += [(name, other) for name in sound for other in others]
        seen: set[frozenset[str]] = set()
        for wish in wishes:
            for chosen in completed(wish, there):
                if frozenset(chosen) not in seen:
                    seen.add(frozenset(chosen))
                    yield self._ordered(chosen)

    def _ordered(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """The others first, as one would type it."""
        own = set(self.target.modules(self.there))
        return (*sorted(name for name in chosen if name not in own), *(name for name in chosen if name in own))

    def _is_official(self, module: str) -> bool:
        return self.there.box_of(module).official

    # -- by playing

    def _by_playing(self, loaded: list[tuple[str, Ruleset]], games: int, seed: int) -> None:
        own = self.target.modules(self.there)
        options = [
            (option.id, value)
            for name in own
            for option in self.there.modules[name].option
            for value in _values(option)
            if value != option.default
        ]
        played: set[tuple[str, object]] = set()  # boards and options, once for each base game
        written = self._boards()
        for number, (modules, rules) in enumerate(loaded):
            self.tell(modules, number, len(loaded))
            held = modules.split(",")
            base = ",".join(name for name in held if not any(self.there.modules[name].needs()))
            here = {board.id for board in rules.boards}
            boards = {name: at for name, at in written.items() if name in here and (base, name) not in played}
            owned = [each for each in options if any(_has(self.there.modules[name], each[0]) for name in held)]
            some = [each for each in owned if (base, each) not in played]
            played |= {(base, each) for each in (*boards, *some)}
            rows = play_set(modules, self.target.boxes, games, seed, self.found, some, boards)
            self.report.rounds.extend(rows)

    def _boards(self) -> dict[str, Origin]:
        """The boards of the expansion, and where they are written."""
        found: dict[str, Origin] = {}
        ignored = Problems()
        for expansion in self.target.expansions(self.there):
            manifest = expansion.manifest
            for part in (*manifest.module, *manifest.interaction) if manifest else ():
                for name in part.boards:
                    source = read_file(expansion.folder, name, ignored, official=expansion.official)
                    found[str(source.data.get("id"))] = Origin(source, ("id",))
        return found

    def _scenarios(self) -> None:
        """The scenarios beside the content or at the top of the project."""
        from ..scenarios import run_paths

        report, root = self.report, self.target.root
        folder = None if root is None else root / "scenarios"
        if self.found.unplayable:
            report.why_no_scenarios = "errors"
            return
        if folder is None:
            report.why_no_scenarios = "no-project"
            return
        report.scenario_folder = folder.as_posix()
        outcomes = run_paths([folder]) if folder.is_dir() else []
        report.why_no_scenarios = "" if outcomes else "empty" if folder.is_dir() else "no-folder"
        for outcome in outcomes:
            self.report.scenarios += 1
            for each in outcome.problems[:TOLD]:
                if isinstance(each, ContentProblem):
                    self.found.take([each])
                else:
                    file = Path(outcome.path)
                    text = file.read_text("utf-8", "replace")
                    at = (each.line, each.column)
                    parts = ("cyclades", "scenario", "run", "--trace", file.as_posix(), "--folder", str(root))
                    args = {COMMAND: " ".join(map(quote, parts))}
                    self.found.note_text(
                        "scenario-failed", file.as_posix(), text, at, name=outcome.title, detail=each.said, **args
                    )


def _values(option: Any) -> tuple[Any, ...]:
    """The values of an option that are worth a game: all of a choice, the ends of a range."""
    if option.kind == "choice":
        return tuple(option.values)
    return tuple(each for each in (option.least, option.most) if each is not None)


def _has(module: Any, option: str) -> bool:
    return any(each.id == option for each in module.option)
