"""The messages that content asks for: names of cards and places, words of its questions and answers.

English is the contract for translations; the content is the contract for English. So what an expansion defines and
nobody has named is found here, before a player meets its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cyclades_core.text.i18n import Messages
from cyclades_core.text.i18n.languages import ENGLISH

from .message_catalogue import NATURAL, MessageCatalog
from .translation_findings import TranslationFinding

if TYPE_CHECKING:
    from cyclades_core import Ruleset

#: Kinds of definition that a person reads the name of; those of cards are declared by content.
NAMED = frozenset({"god", "building", "goods", "unit"})


def names_of(rules: Ruleset) -> dict[str, str]:
    """The ids that need a name, each with the module that defines it; of what the modules share, the last one."""
    found: dict[str, str] = {}
    for entry in rules.entries:
        if entry.kind in (*NAMED, "phase", "rule", "card-kind", *rules.card_kinds):
            found[f"{entry.kind}-{entry.id}"] = entry.module
        elif entry.kind == "counter" and entry.definition.visible:
            found[f"counter-{entry.id}"] = entry.module
    last = rules.modules[-1][0]
    found |= {f"board-{board.id}": last for board in rules.boards}
    found |= {f"module-{module.replace('/', '-')}": module for module, _ in rules.modules}
    return found | {f"line-{line.label}": last for line in rules.lines} | dict.fromkeys(_asked(rules), last)


def _asked(rules: Ruleset) -> Iterator[str]:
    """Questions, and the words that answer them."""
    for program in rules.programs:
        for op in program.ops:
            if op.prompt:
                yield f"prompt-{op.prompt}"
            yield from (f"word-{word}" for word in (*getattr(op, "words", ()), op.none_word))


def name_gaps(catalogue: MessageCatalog, layers: tuple[str, ...]) -> Iterator[TranslationFinding]:
    """What the content of the boxes of this folder defines and no English message names."""
    from cyclades_core import ContentError, CycladesError, Ruleset

    from .message_preview import stack

    for layer in layers:
        if layer in NATURAL:
            continue
        try:
            rules = Ruleset.load(list(stack(layer)))
        except (ContentError, CycladesError):
            continue  # no such box here, or one that is told of by `cyclades modules`
        modules = [module for module, _ in rules.modules]
        say = Messages(ENGLISH, modules, folders=[catalogue.folder], tell=lambda _: None)
        for ident, module in names_of(rules).items():
            if module.partition("/")[0] == layer and not is_named(say, ident):
                yield TranslationFinding(
                    f"{ENGLISH}/{layer}.ftl", 1, 1, "missing-name", {"key": ident, "module": module}
                )
        yield from _places(rules, say, layer)


def _places(rules: Ruleset, say: Messages, layer: str) -> Iterator[TranslationFinding]:
    """Areas that are told by their ids: of boards and tiles that give them no name, or one that no message has."""
    file, last = f"{ENGLISH}/{layer}.ftl", rules.modules[-1][0]
    faces = [(tile.id, area) for tile in rules.tiles.tiles for face in (tile.a, tile.b) for area in face.areas]
    areas = [*faces, *((board.id, area) for board in rules.boards for area in board.areas)]
    bare: dict[str, dict[str, None]] = {}
    for where, area in areas:
        if not area.name:
            bare.setdefault(where, {})[area.id] = None
        elif not say.has(f"{area.kind}-{area.name}"):
            arguments = {"key": f"{area.kind}-{area.name}", "module": last}
            yield TranslationFinding(file, 1, 1, "missing-name", arguments, doubtful=True)
    for where, ids in bare.items():
        yield TranslationFinding(
            file, 1, 1, "unnamed-areas", {"board": where, "count": len(ids), "area": next(iter(ids))}
        )


def bare_boxes(catalogues: Iterable[MessageCatalog]) -> Iterator[TranslationFinding]:
    """Boxes that can be played and have no English file in any of these folders."""
    from cyclades_core import available_modules

    there = {layer for catalogue in catalogues for layer in catalogue.layers}
    boxes = {module.id.partition("/")[0] for module in available_modules() if not module.problems}
    for box in sorted(boxes - there):
        name = f"{ENGLISH}/{box}.ftl"
        yield TranslationFinding(name, 1, 1, "missing-file", {"file": name})


def is_named(say: Messages, ident: str) -> bool:
    """Whether there is a message for an id; a line about a card may take the card."""
    return say.has(ident.replace(" ", "-")) or (" " in ident and say.has(ident.partition(" ")[0]))
