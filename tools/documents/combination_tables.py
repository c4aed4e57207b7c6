"""Which modules go together and what they do to each other: `tools/regenerate combinations` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import cleandoc
from itertools import combinations
from pathlib import Path

import cyclades_core.content.compiler.vocabulary_reference  # noqa: F401  (the words, so that they are told from names)
from cyclades_apps.authoring.moment_checks import unfired
from cyclades_core.content.modules import Collected, collect
from cyclades_core.content.modules.combinations import Pair, completed, every_set, pair_of
from cyclades_core.content.modules.manifest import ModuleManifest, read_expansion
from cyclades_core.content.modules.module_interactions import SORTS, ModuleInteraction, meetings
from cyclades_core.text.rulebook import rulebook

__all__ = ["official", "render", "verdict"]

ROOT = Path(__file__).resolve().parents[2]
BOXES = ("base", "legacy", "hades", "titans")
#: The edition whose rules are our own.
HOUSE = "house"

WORDS = {
    "together": "only together, by {name}: {one}",
    "replaces": "{me} replaces `{name}`",
    "removes": "{me} removes `{name}`",
    "changes": "{me} changes `{name}`",
    "brings": "both bring a {name}: {one} and {other}",
    "quantity": "quantity `{name}`: {one} and {other}",
    "moment": "moment `{name}`, watched by both: {one} and {other}",
    "fires": "moment `{name}`: {me} brings it about ({one}), {you} watches it ({other})",
    "deck": "{me} puts cards into `{name}` of {you}: {one}",
    "tag": "tag `{name}`: {me} chooses by it ({one}), {you} carries it ({other})",
    "names": "{me} names `{name}` of {you} ({one})",
}


def official() -> dict[str, ModuleManifest]:
    """The modules of the checkout, in the order of their manifests, whatever else is installed."""
    manifests = [read_expansion(ROOT / "expansions" / box).manifest for box in BOXES]
    return {module.id: module for manifest in manifests if manifest is not None for module in manifest.module}


def verdict(chosen: tuple[str, ...], modules: dict[str, ModuleManifest]) -> tuple[str, tuple[str, ...]]:
    """`official`, `ours` or `unsaid`, and the rules that say so, of a set that works."""
    pairs = [pair_of(one, other, modules) for one, other in combinations(chosen, 2)]
    if any(pair.verdict == "unsaid" for pair in pairs):
        return "unsaid", ()
    cites = dict.fromkeys(pair.cite for pair in pairs)
    house = tuple(cite for cite in cites if _is_ours(cite))
    return ("ours", house) if house else ("official", tuple(sorted(cites)))


def _is_ours(cite: str) -> bool:
    rule = rulebook().find(cite)
    return rule is not None and rule.edition == HOUSE


def render() -> str:
    """The page as Markdown."""
    modules = official()
    sets = list(every_set(modules))
    found = _smallest(modules)
    out = [cleandoc(_head.__doc__ or ""), "", "## Pairs", "", *_pairs(modules), ""]
    out += [f"## The {len(sets)} sets", "", cleandoc(_sets.__doc__ or ""), "", *_sets(sets, modules), ""]
    out += ["## What they do to each other", "", cleandoc(_meetings.__doc__ or ""), *_meetings(modules, found)]
    out += ["", "## Moments that nobody fires", "", cleandoc(_moments.__doc__ or ""), "", *_moments(found)]
    return "\n".join(out) + "\n"


def _head() -> None:
    """# Combinations

    Every set of modules either plays or is refused with the reason. This page is generated from the manifests and the
    content by `tools/regenerate combinations`. A test builds and plays every set.

    *official*: the rule books say that they are played together, under the number given. *ours*: a house ruling of
    [rules/house.md](rules/house.md), because no rule book covers it. *refused*: by this rule. *never*: nobody refuses
    it, but what one of them needs is refused by the other.
    """


def _said(pair: Pair, modules: dict[str, ModuleManifest]) -> str:
    if pair.verdict == "refused":
        return f"refused, {pair.cite}" if pair.cite else "refused"
    if pair.verdict == "needs":
        both = ((pair.one, pair.other), (pair.other, pair.one))
        needed = next(
            (
                need
                for one, other in both
                for each in modules[one].needs()
                for need in each
                if _bars(need, other, modules)
            ),
            "",
        )
        return f"never: `{needed}` is needed and refused"
    if pair.verdict == "unsaid":
        return "plays, nobody says how"
    if _is_ours(pair.cite):
        return f"ours, {pair.cite}"
    ways = [(chosen, verdict(chosen, modules)) for chosen in completed((pair.one, pair.other), modules)]
    house = [f"; with `{chosen[-1]}` ours, {', '.join(cites)}" for chosen, (said, cites) in ways if said == "ours"]
    return f"official, {pair.cite}{''.join(house)}"


def _bars(need: str, other: str, modules: dict[str, ModuleManifest]) -> bool:
    return modules[need].excludes(other) or modules[other].excludes(need)


def _pairs(modules: dict[str, ModuleManifest]) -> Iterator[str]:
    yield "| module | with | is |\n|---|---|---|"
    for one, other in combinations(modules, 2):
        yield f"| `{one}` | `{other}` | {_said(pair_of(one, other, modules), modules)} |"


def _sets(sets: list[tuple[str, ...]], modules: dict[str, ModuleManifest]) -> Iterator[str]:
    """A set is ours as soon as a pair of it is. The rules are those of its pairs; alone there is nothing to say."""
    yield "| set | is | rules |\n|---|---|---|"
    for chosen in sets:
        said, cites = verdict(chosen, modules)
        yield f"| {' + '.join(f'`{name}`' for name in chosen)} | {said} | {', '.join(cites)} |"


def _smallest(modules: dict[str, ModuleManifest]) -> dict[tuple[str, ...], Collected]:
    """The content of the smallest sets that have both modules of a pair."""
    pairs = (completed(pair, modules) for pair in combinations(modules, 2))
    return {chosen: collect(chosen) for chosen in dict.fromkeys(each for sets in pairs for each in sets)}


def _meetings(modules: dict[str, ModuleManifest], content: dict[tuple[str, ...], Collected]) -> Iterator[str]:
    """Read off the content, pair by pair, to look for gaps: what exists only in the combination, what one takes away or
    changes of the other, quantities that both have a say in, moments that both watch or that one brings about for the
    other, shared decks, tags by which one chooses what the other carries, and names of the other's things. A rule that
    speaks of *all* units or cards meets those of every module and is not listed.
    """
    for one, other in combinations(modules, 2):
        told: dict[tuple[ModuleInteraction, ...], list[str]] = {}
        for chosen in completed((one, other), modules):
            found = tuple(meetings(content[chosen], one, other))
            told.setdefault(found, []).append(" + ".join(f"`{name}`" for name in chosen if name not in (one, other)))
        for found, where in told.items():
            beside = " or ".join(filter(None, where))
            also = f" (with {beside})" if beside and len(told) > 1 else ""
            yield f"\n### `{one}` and `{other}`{also}\n"
            yield from (f"- {_told(each, one, other)}" for each in found)
            if not found:
                yield "Nothing."


def _moments(content: dict[tuple[str, ...], Collected]) -> Iterator[str]:
    """Triggers and abilities that wait for a moment which nobody brings about in the smallest sets of each pair: a rule
    that never happens there. (A test looks at all sets.)
    """
    where: dict[tuple[str, str], list[str]] = {}
    for chosen, found in content.items():
        for each in unfired(found):
            where.setdefault((each.spot.who, each.moment), []).append(" + ".join(f"`{name}`" for name in chosen))
    for (who, moment), sets in where.items():
        yield f"- `{who}` waits for `{moment}`: {', '.join(sets)}"
    if not where:
        yield "None."


def _told(meeting: ModuleInteraction, one: str, other: str) -> str:
    me, you = (other, one) if meeting.turned else (one, other)
    assert meeting.sort in SORTS
    said = {"one": _listed(meeting.one), "other": _listed(meeting.other), "name": meeting.name}
    return WORDS[meeting.sort].format(me=f"`{me}`", you=f"`{you}`", **said)


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)
