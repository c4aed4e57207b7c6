"""Whether the scenarios would notice: take one thing out of the content, and see if one of them fails.

    bench = Bench("atlantis")
    for mutation in bench.mutations():
        bench.try_out(mutation)      # Verdict(caught=True, by="H5.2-floods.toml")

A mutation takes away one verb of an effect, one modifier, trigger, ability or line of a god, a standing rule, an
action, or one of the marks that act by themselves (income, discounts, powers). Files are read once; each mutation
changes the definitions in memory and compiles those module lists that have scenarios. Content that no longer compiles
counts as noticed: nobody could play it.
"""

from __future__ import annotations

import json
import random
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import attrs
from attrs import field, frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import Collected, collect
from cyclades_core.content.modules.module_contents import OwnedDefinition
from cyclades_core.content.modules.overlays import Overlays
from cyclades_core.content.modules.plugin_manager import catalogue
from cyclades_core.content.schema.content_types import EFFECTS, PARTS
from cyclades_core.content.toml import ContentFile, Origin, Problems

from ..simulation.parallel import in_order
from .overlay_mutations import Steps, change_paths, laid_out, mutated_change, mutated_definition
from .scenario_player import ScenarioRun
from .scenario_reader import Scenario, read_scenario
from .scenario_runner import scenario_files, start

__all__ = ["Bench", "Mutation", "MutationVerdict", "boxes", "enumerate_mutations", "mutate", "without"]

#: Marks of a definition that do something without a verb.
MARKS = ("income", "discounts", "powers_of", "piece")
#: What only says which definition it is, and why.
NAMES = ("id", "cite", "cites", "tags", "origin", "python", "default", "full_price")
#: Conditions, which are taken away only when one looks deep.
CONDITIONS = ("when", "unless")
#: Who noticed, if it was no scenario.
COMPILER = "compiler"
#: Seconds of work after which a scenario counts as stuck: mutated content may go round in circles.
PATIENCE = 3.0


@frozen
class Mutation:
    """What is taken away: a definition or a change of one, and the path inside it; no path: all of it."""

    box: str
    definition: str  # kind:id, of a change change:kind:id
    home: str  # the file that has it
    at: Steps  # and where it stands there
    path: Steps
    what: str
    cite: str
    file: str  # where what is taken away is written: not always at home, it may be a default
    line: int

    @property
    def name(self) -> str:
        """As it is listed.

        >>> at = ("trigger", 0, "effect", 1)
        >>> Mutation("atlantis", "creature:kraken", "c.toml", (), at, "pay", "H1.1", "c.toml", 3).name
        'atlantis:creature:kraken trigger[0].effect[1]'
        """
        return f"{self.box}:{self.definition} {written(self.path)}".rstrip()


@frozen
class MutationVerdict:
    """What became of a mutation: noticed by a scenario (or by the compiler), or not."""

    mutation: Mutation
    caught: bool
    by: str = ""
    tried: int = 0  # how many scenarios have the definition in play


def written(path: Steps) -> str:
    """A path as people write it: `trigger[0].effect[1]`."""
    out = ""
    for step in path:
        out += f"[{step}]" if isinstance(step, int) else f".{step.replace('_', '-')}" if out else step.replace("_", "-")
    return out


# -- what can be taken away ------------------------------------------------------------------------------------------


def without(value: Any, path: Steps) -> Any:
    """The value less what stands at the path.

    >>> without({"do": "repeat", "body": [{"do": "gain"}, {"do": "pay"}]}, ("body", 0))
    {'do': 'repeat', 'body': [{'do': 'pay'}]}
    """
    head, rest = path[0], path[1:]
    if attrs.has(type(value)):
        assert isinstance(head, str)
        if rest:
            return attrs.evolve(value, **{head: without(getattr(value, head), rest)})
        return attrs.evolve(value, **{head: _default(attrs.fields_dict(type(value))[head])})
    if isinstance(value, dict):
        if rest:
            return {key: without(part, rest) if key == head else part for key, part in value.items()}
        return {key: part for key, part in value.items() if key != head}
    assert isinstance(value, (list, tuple)) and isinstance(head, int)
    middle = (without(value[head], rest),) if rest else ()
    return type(value)([*value[:head], *middle, *value[head + 1 :]])


def enumerate_mutations(entry: OwnedDefinition, deep: bool = False) -> Iterator[Mutation]:
    """Everything that can be taken out of a definition; `deep`: also verbs inside verbs, conditions and settings."""
    d = entry.definition
    origin = entry.origin
    assert origin is not None

    def found(path: Steps, what: str, cite: str = "") -> Mutation:
        place: Steps = (*origin.path, *(s.replace("_", "-") if isinstance(s, str) else s for s in path))
        file, line, _ = Origin(origin.source, place).located()
        full = f"{entry.kind}:{entry.id}"
        return Mutation(entry.box, full, origin.source.name, tuple(origin.path), path, what, cite or d.cite, file, line)

    whole = entry.kind == "action" or (entry.kind == "rule" and d.effect is not None)
    if whole:
        yield found((), entry.kind)
    for name in EFFECTS:
        yield from _effects(found, getattr(d, name, None), (name,), whole, deep)
    for name in PARTS:
        for i, part in enumerate(getattr(d, name, ())):
            what = getattr(part, "quantity", None) or getattr(part, "on", None) or getattr(part, "use", "")
            yield found((name, i), str(what), part.cite)
            yield from _effects(found, getattr(part, "effect", None), (name, i, "effect"), True, deep)
            if deep:
                yield from (
                    found((name, i, key), key, part.cite) for key in CONDITIONS if getattr(part, key, None) is not None
                )
    for name in MARKS:
        value = getattr(d, name, None)
        if isinstance(value, tuple):
            yield from (found((name, i), str(each)) for i, each in enumerate(value))
        elif value:
            yield found((name,), name)
    if deep:
        yield from (found((name,), name) for name in _settings(d) if name not in MARKS)


def _settings(definition: Any) -> Iterator[str]:
    """Fields that say something other than their default: prices, limits, conditions, where a card goes ..."""
    for each in attrs.fields(type(definition)):
        if each.default is attrs.NOTHING or each.name in (*EFFECTS, *PARTS, *NAMES):
            continue
        if getattr(definition, each.name) != _default(each):
            yield each.name


def _default(which: Any) -> Any:
    """What a field is if nothing is said."""
    return which.default.factory() if isinstance(which.default, attrs.Factory) else which.default  # type: ignore[arg-type]


def _effects(found: Any, effect: Any, path: Steps, covered: bool, deep: bool) -> Iterator[Mutation]:
    """Each verb of a list. `covered`: taking away the only verb is the same as taking away what holds the list."""
    if not isinstance(effect, list):
        return
    for i, node in enumerate(effect):
        if not isinstance(node, dict):
            continue
        if len(effect) > 1 or not covered:
            yield found((*path, i), str(node.get("do", node.get("word", ""))), str(node.get("cite", "")))
        if deep:
            yield from _inside(found, node, (*path, i))


def _inside(found: Any, node: dict[str, Any], path: Steps) -> Iterator[Mutation]:
    """Verbs, alternatives and conditions inside a verb."""
    for key, value in node.items():
        if key in CONDITIONS:
            yield found((*path, key), key, str(node.get("cite", "")))
        elif isinstance(value, list) and any(isinstance(each, dict) and {"do", "effect"} & set(each) for each in value):
            yield from _effects(found, value, (*path, key), False, True)


def _changes(box: str, overlays: Overlays, deep: bool) -> Iterator[Mutation]:
    """Everything that can be left out of the changes of a box."""
    for change in (change for part in overlays.parts for change in part.changes):
        home, at = change.node.source, change.node.path
        cite = change.node.get("set") and change.node["set"].get("cite")
        for path, what in change_paths(change, deep):
            file, line, _ = Origin(home, (*at, *path)).located()
            rule = "" if not cite else str(cite.value)
            yield Mutation(box, f"change:{change.target}", home.name, at, path, what, rule, file, line)


# -- trying ----------------------------------------------------------------------------------------------------------


class _Stuck(BaseException):
    """A scenario that does not come to its end. Not an `Exception`: the engine must not take it for one of its own."""


@contextmanager
def _patience() -> Iterator[None]:
    """Give up after some seconds of work, where the system can interrupt us."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: Any) -> None:
        raise _Stuck

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@frozen
class _Example:
    """A scenario that was read, and the module list it is played with."""

    path: Path
    source: ContentFile
    scenario: Scenario
    key: tuple[str, str]

    def passes(self, rules: Ruleset) -> bool:
        try:
            with _patience():
                return not ScenarioRun(self.source, self.scenario, start, rules, strict=False).all()
        except _Stuck:
            return False


@frozen
class Bench:
    """All that is needed to try the mutations of a box: its definitions, and the scenarios that play with it."""

    box: str
    files: tuple[Path, ...] = field(factory=lambda: tuple(scenario_files()))
    examples: list[_Example] = field(factory=list, init=False, repr=False)
    collected: dict[tuple[str, str], Collected] = field(factory=dict, init=False, repr=False)
    _plain: dict[tuple[str, str], Ruleset | None] = field(factory=dict, init=False, repr=False)
    _passing: dict[Path, bool] = field(factory=dict, init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        for path in self.files:
            source, scenario = read_scenario(path, Problems())
            if scenario is None:
                continue
            names = scenario.modules.split(",") if isinstance(scenario.modules, str) else list(scenario.modules)
            if all(name.partition("/")[0] != self.box for name in names):
                continue
            key = (",".join(names), json.dumps(scenario.options, sort_keys=True))
            if key not in self.collected:
                try:
                    self.collected[key] = collect(names, scenario.options)
                except Exception:  # modules that cannot be played together: the scenario fails anyway
                    continue
            self.examples.append(_Example(path, source, scenario, key))

    def passes(self, example: _Example) -> bool:
        """Whether a scenario passes on the content as it is. One that does not can notice nothing."""
        if example.path not in self._passing:
            key = example.key
            if key not in self._plain:
                self._plain[key] = _compiled(self.collected[key], self.collected[key].definitions)
            rules = self._plain[key]
            self._passing[example.path] = rules is not None and example.passes(rules)
        return self._passing[example.path]

    def entries(self) -> list[OwnedDefinition]:
        """Every definition of the box with its defaults, also those that no scenario has in play."""
        found = (draft.checked(Problems()) for part in laid_out(self.box).parts for draft in part.drafts)
        return [entry for entry in found if entry is not None]

    def mutations(self, only: str | None = None, deep: bool = False) -> list[Mutation]:
        """All mutations of the box; `only`: of one definition, `kind:id` or `box:kind:id`, or of a change of it."""
        wanted = None if only is None else only.removeprefix(f"{self.box}:").removeprefix("change:")
        own = (mutation for entry in self.entries() for mutation in enumerate_mutations(entry, deep))
        found = [*own, *_changes(self.box, laid_out(self.box), deep)]
        return [each for each in found if wanted in (None, each.definition.removeprefix("change:"))]

    def try_out(self, mutation: Mutation) -> MutationVerdict:
        """Run the scenarios that have the definition in play, the likely ones first, until one fails."""
        rulesets: dict[tuple[str, str], Ruleset | None] = {}
        tried = 0
        for example in sorted(self.examples, key=lambda each: _distance(each, mutation)):
            if example.key not in rulesets:
                entries = _mutated(self.collected[example.key], mutation)
                if entries is None:
                    rulesets[example.key] = None
                else:
                    rules = _compiled(self.collected[example.key], entries)
                    if rules is None:
                        return MutationVerdict(mutation, True, COMPILER, tried)
                    rulesets[example.key] = rules
            rules = rulesets[example.key]
            if rules is None:  # not in play there
                continue
            tried += 1
            if not example.passes(rules) and self.passes(example):
                return MutationVerdict(mutation, True, example.path.name, tried)
        return MutationVerdict(mutation, False, "", tried)


def _distance(example: _Example, mutation: Mutation) -> tuple[bool, ...]:
    """How far a scenario is from what was taken away: by the rule it shows, its section, the thing it names."""
    cites = example.scenario.cite
    section = mutation.cite.rpartition(".")[0]
    return (
        mutation.cite not in cites,
        mutation.definition.rpartition(":")[2] not in example.source.text,
        not section or all(cite.rpartition(".")[0] != section for cite in cites),
        mutation.what not in example.source.text,
    )


def _mutated(found: Collected, mutation: Mutation) -> Sequence[OwnedDefinition | None] | None:
    """The definitions less what the mutation takes away; None if it is not among them."""
    if mutation.at[0] == "change":
        return mutated_change(found, mutation.home, mutation.at, mutation.path)
    for place, entry in enumerate(found.definitions):
        origin = entry.origin
        if origin is None or origin.source.name != mutation.home or tuple(origin.path) != mutation.at:
            continue
        if not mutation.path:
            return [*found.definitions[:place], *found.definitions[place + 1 :]]
        changed = mutated_definition(found, entry, mutation.path)
        less = attrs.evolve(entry, definition=without(entry.definition, mutation.path)) if changed is None else None
        return changed or [*found.definitions[:place], less, *found.definitions[place + 1 :]]
    return None


def _compiled(found: Collected, entries: Sequence[OwnedDefinition | None]) -> Ruleset | None:
    """A ruleset of these definitions; None if they make none, or one of them is none."""
    if None in entries:
        return None
    rules = Ruleset(list(entries), tuple(found.modules), dict(found.options))
    rules.boards = list(found.boards)
    rules.tiles = found.tiles
    problems = Problems()
    try:
        rules.compile(problems)
    except Exception:
        return None
    return None if problems else rules


# -- many of them ----------------------------------------------------------------------------------------------------


def boxes() -> list[str]:
    """The boxes that can be found."""
    return sorted(catalogue().boxes)


def mutate(
    box: str,
    only: str | None = None,
    deep: bool = False,
    sample: int | None = None,
    seed: int = 0,
    workers: int = 1,
    paths: Iterable[str | Path] = (),
) -> Iterator[MutationVerdict]:
    """Try the mutations of a box, or so many of them, in the order of the files, on the scenarios of these paths.

    Each worker process reads the scenarios for itself; which of them notices does not depend on the workers.
    """
    files = tuple(scenario_files(paths))
    bench = Bench(box, files) if workers == 1 else None
    chosen = (bench or Bench(box, ())).mutations(only, deep)
    if sample is not None and sample < len(chosen):
        chosen = [chosen[i] for i in sorted(random.Random(seed).sample(range(len(chosen)), sample))]
    if bench is not None:
        yield from map(bench.try_out, chosen)
        return
    yield from in_order(_work, chosen, workers, _prepare_worker, (box, files))


# What a worker process keeps between its mutations.
_kept: dict[str, Bench] = {}


def _prepare_worker(box: str, files: tuple[Path, ...]) -> None:
    _kept["bench"] = Bench(box, files)


def _work(mutation: Mutation) -> MutationVerdict:
    return _kept["bench"].try_out(mutation)


def survivors(verdicts: Iterable[MutationVerdict]) -> Sequence[MutationVerdict]:
    """Those that nothing noticed."""
    return [verdict for verdict in verdicts if not verdict.caught]
