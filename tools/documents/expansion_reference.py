"""The reference for authors: `tools/regenerate expansions-reference` writes `docs/expansions-reference.md`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import cleandoc, getdoc
from typing import Any, Literal, get_args, get_origin, get_type_hints

import attrs

from cyclades_apps.authoring.content_key_descriptions import kind_sentence, sentence
from cyclades_apps.authoring.content_schemas import TREES
from cyclades_apps.translation.needed_messages import NAMED
from cyclades_core import Ruleset
from cyclades_core.content.boards.board_keys import AREA_DOCS, BOARD_DOCS, SEAT_DOCS
from cyclades_core.content.modules import collect, hookspecs
from cyclades_core.content.modules.content_changes import DEEDS
from cyclades_core.content.modules.manifest import Interaction, Manifest, ModuleManifest, ModuleOption
from cyclades_core.content.modules.module_interactions import FIRING
from cyclades_core.content.schema import content_types
from cyclades_core.content.schema.card_kinds import AnyCard, CardDefinition
from cyclades_core.content.toml.attrs_converter import keys_of
from cyclades_core.content.toml.value_shapes import bare, is_array, is_table, is_union
from cyclades_core.content.vocabulary.registry import MOMENTS

__all__ = ["render"]

#: What is listed as an edition, and the sets that together have every module.
EDITIONS = {"base": "base", "legacy": "legacy", "hades": "legacy,hades", "titans": "legacy,titans"}
EVERYTHING = ("base,hades/undead,titans/kronos", "legacy,hades,titans/artifacts", "legacy,titans")


def render() -> str:
    """The page as Markdown."""
    out = [cleandoc(_head.__doc__ or ""), "", "## Manifest", ""]
    for title, cls in (("", Manifest), ("`[[module]]`", ModuleManifest), ("`[[module.option]]`", ModuleOption)):
        out += [*([f"### {title}", ""] if title else []), *_table(cls), ""]
    out += ["### `[[interaction]]`", "", *_table(Interaction), ""]
    out += ["## Content", "", cleandoc(_content.__doc__ or ""), ""]
    for kind, cls in content_types.KINDS.items():
        out += [f"### `{kind}`", "", kind_sentence(cls), "", *_table(cls), ""]
    out += ["### Cards", "", cleandoc(_cards.__doc__ or ""), "", *_table(AnyCard), ""]
    out += ["| kind | declared by |\n|---|---|", *_declared(), ""]
    out += ["## Parts", ""]
    for key, (cls, name) in content_types.PARTS.items():
        out += [f"### `{key}`", "", f"{sentence(CardDefinition, key)} Called by its `{name}`.", "", *_table(cls), ""]
    out += ["### `piece`", "", sentence(CardDefinition, "piece"), "", *_table(content_types.Piece), ""]
    out += ["## Changes", "", "| key | meaning |\n|---|---|", *(f"| `{key}` | {said} |" for key, said in DEEDS.items())]
    for title, docs in (("Boards", BOARD_DOCS), ("Areas of a board", AREA_DOCS), ("Seats of a board", SEAT_DOCS)):
        out += ["", f"## {title}", "", "| key | meaning |\n|---|---|"]
        out += [f"| `{key}` | {said} |" for key, said in docs.items()]
    out += ["", "## Ranks of phases", "", *_ranks(), "", "## Zones", "", *_zones(), "", "## Tags", "", *_tags(), ""]
    out += ["## Moments", "", *_moments(), "", "## Hooks", "", *_hooks(), "", "## Strings", "", *_strings()]
    return "\n".join(out) + "\n"


def _head() -> None:
    """# Reference for expansions

    Every key of every file, and what the editions bring that an expansion meets: generated from the definitions, the
    registry of words and our content by `tools/regenerate expansions-reference`. The words of effects, selectors,
    conditions and numbers are in [vocabulary.md](vocabulary.md), the keys of scenarios in [scenarios.md](scenarios.md),
    a tutorial in [expansions.md](expansions.md).
    """


def _content() -> None:
    """`[[god]]` defines one of several, `[god.NAME]` the one called so, `[offering]` the only one of its kind. Every
    definition may say `defaults = false`. What a key *takes* is a shape of TOML or a tree of words: an effect, a
    selector, a condition, a number.
    """


def _cards() -> None:
    """Cards are defined under the id of their kind, which a module that is played declares as `[[card-kind]]`:
    `[[omen]]`. `strength` is for kinds with `figure = "unit"`, `bonus` for `plays = "bonus"`, `discounts` for
    `lies = "building"`, `income` for the others and for these.
    """


def _declared() -> Iterator[str]:
    found: dict[str, dict[str, None]] = {}
    for modules in EVERYTHING:
        for entry in Ruleset.load(modules).entries:
            if entry.kind == "card-kind":
                found.setdefault(entry.id, {})[entry.module] = None
    return (f"| `{kind}` | {', '.join(f'`{each}`' for each in found[kind])} |" for kind in sorted(found))


def _table(cls: type) -> Iterator[str]:
    hints, fields = get_type_hints(cls), attrs.fields_dict(cls)
    yield "| key | takes | meaning |\n|---|---|---|"
    for key, name in keys_of(cls).items():
        required = " (required)" if fields[name].default is attrs.NOTHING else ""
        yield f"| `{key}`{required} | {_taken(cls, key, hints[name])} | {sentence(cls, key)} |"


def _taken(cls: type, key: str, kind: Any) -> str:
    if key in content_types.EFFECTS:
        return "lines" if key in ("free", "paid") else "effect"
    tree = TREES.get((cls.__name__, key))
    return tree.replace("-", " ") if tree else _shape(kind)


def _shape(kind: Any) -> str:
    kind = bare(kind)
    plain = {str: "string", int: "integer", bool: "boolean", Any: "see the text"}.get(kind)
    if plain is not None:
        return plain
    if get_origin(kind) is Literal:
        return " or ".join(f"`{value}`" for value in get_args(kind) if value != "")
    if is_union(kind):
        return " or ".join(dict.fromkeys(_shape(each) for each in get_args(kind) if each is not type(None)))
    if is_array(kind):
        inner = get_args(kind)
        return f"list of {_shape(inner[0])}" if inner else "list"
    return "table" if is_table(kind) or attrs.has(kind) else "see the text"


def _ranks() -> Iterator[str]:
    """Phases of each edition by rank."""
    yield "| rank | " + " | ".join(EDITIONS) + " |\n|---|" + "---|" * len(EDITIONS)
    found: dict[int, dict[str, list[str]]] = {}
    for edition, modules in EDITIONS.items():
        for entry in Ruleset.load(modules).entries:
            if entry.kind == "phase" and entry.box == edition:
                found.setdefault(entry.definition.rank, {}).setdefault(edition, []).append(f"`{entry.id}`")
    for rank, row in sorted(found.items()):
        yield f"| {rank} | " + " | ".join(", ".join(row.get(edition, ())) for edition in EDITIONS) + " |"


def _zones() -> Iterator[str]:
    yield "Piles and slots that verbs and selectors name. `put` also takes `hand` and `secret`, the cards of a faction."
    yield "A selector of cards finds them by `held`: `mine` finds both, `anyone`, `enemy` and `ally` only the hand.\n"
    yield "| zone | in |\n|---|---|"
    zones = {edition: list(Ruleset.load(modules).zone_groups) for edition, modules in EDITIONS.items()}
    for zone in dict.fromkeys(zone for each in zones.values() for zone in each):
        yield f"| `{zone}` | {', '.join(edition for edition, each in zones.items() if zone in each)} |"


def _tags() -> Iterator[str]:
    yield "Tags of our content, which an expansion may give to its own things or choose by.\n"
    yield "| tag | carried by |\n|---|---|"
    found: dict[str, dict[str, None]] = {}
    for modules in EVERYTHING:
        for entry in Ruleset.load(modules).entries:
            for tag in entry.definition.tags:
                found.setdefault(tag, {})[f"`{entry.kind}:{entry.id}`"] = None
    for tag, who in sorted(found.items()):
        yield f"| `{tag}` | {', '.join(who)} |"


def _moments() -> Iterator[str]:
    yield "Who brings a moment about: the engine, or content of a module by `fire`, `window` or `instead`. A trigger on"
    yield "a moment that nobody in play brings about does nothing.\n"
    yield "| moment | binds | brought about by | meaning |\n|---|---|---|---|"
    fired: dict[str, dict[str, None]] = {}
    for modules in EVERYTHING:
        for part in collect(modules).overlays.parts:
            trees = [draft.table for draft in part.drafts] + [change.node.plain() for change in part.changes]
            for moment in (each for tree in trees for each in _fired(tree)):
                fired.setdefault(moment, {})[f"`{part.name}`"] = None
    for moment, (binds, said) in sorted(MOMENTS.items()):
        by = ", ".join(fired.get(moment, ("the engine",)))
        yield f"| `{moment}` | {', '.join(f'`{name}`' for name in binds) or '-'} | {by} | {said} |"


def _fired(tree: Any) -> Iterator[str]:
    if isinstance(tree, dict):
        moment = tree.get(FIRING.get(str(tree.get("do")), ""))
        if isinstance(moment, str):
            yield moment
    for each in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _fired(each)


def _hooks() -> Iterator[str]:
    yield "What a plug-in may implement, all of it optional; marked with `hookimpl` of `cyclades_core.extending`.\n"
    for name in ("cyclades_expansion", "cyclades_locales", "cyclades_register"):
        yield f"### `{name}`\n\n{getdoc(getattr(hookspecs, name))}\n"


def _strings() -> Iterator[str]:
    yield "Messages that content needs, in English first; `cyclades locale check` names those that are missing.\n"
    yield "| message | for |\n|---|---|"
    rows: Iterable[tuple[str, str]] = (
        ("module-BOX, module-BOX-NAME", "each module; `.text` says what it brings"),
        *((f"{kind}-ID", f"each `[[{kind}]]`") for kind in sorted(NAMED)),
        ("card-kind-ID", "each kind of cards; `.kinds` is its plural, over the cards of a sheet"),
        ("KIND-ID", "each card of a declared kind"),
        ("phase-ID, rule-ID", "each phase and each rule, in sentences that say why"),
        ("counter-ID", "each counter that is visible"),
        ("board-ID", "each board"),
        ("option-ID", "each option; `.text` says what its values mean"),
        ("line-WORD", "each line of a menu with a word of its own"),
        ("prompt-PROMPT, word-WORD", "each question, and each word that answers it"),
        ("land-NAME, sea-NAME", "each name of an area"),
    )
    yield from (f"| `{message}` | {said} |" for message, said in rows)
