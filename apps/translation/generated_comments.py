"""What the content knows about a message, as comments above the English: rule, length, an example.

    # $count (number)
    # Rule: B13.2
    # Length: name 44
    # Example: Ann builds 3 ports on Naxos.

Fluent's tools show such comments beside the text (Weblate as an explanation), and PO files carry them. They are made
from the definitions, the layout of cards and the other messages, so nobody writes them by hand: `annotated` makes them
anew and leaves every other line as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen
from fluent.syntax import ast

from cyclades_core.text.i18n.languages import ENGLISH

from ..cards.text_limits import NAME, limit
from .grammar import kinds_of
from .message_catalogue import NATURAL, LocaleFile, MessageCatalog, kind_of, own_folder, start_of, variables_in_comment
from .message_patterns import contents, patterns
from .message_preview import PERSONS, PLACES, cards_of, sample_values, speaker, stack

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

__all__ = ["annotated", "notes_of", "unannotated"]

#: The words with which generated lines begin; they are marks, the same in every English.
RULE, LENGTH, EXAMPLE = "Rule:", "Length:", "Example:"
MARKS = (RULE, LENGTH, EXAMPLE)
#: The file of ours whose sentences name things of all boxes.
SENTENCES = NATURAL[0]
COUNT = 3
#: A name with its preposition, and no sentence.
PLACE = "place"


@frozen
class _Frame:
    """A sentence that names a thing: its key, the variable that names it, and values for the others."""

    key: str
    variable: str
    values: Mapping[str, Any]

    def about(self, key: str, say: Messages) -> str:
        values = {**self.values, self.variable: key}
        return say.text(self.key, **values)


def notes_of(catalogue: MessageCatalog, layer: str) -> dict[str, list[str]]:
    """The generated lines of each message of an English file that has any."""
    cites = _cites(layer)
    if layer != SENTENCES and not cites:
        return {}  # the program's own words: no rule, no card, and nothing of the game in them
    say = speaker(catalogue, ENGLISH, stack(layer))
    frames = _frames(catalogue, say)
    found: dict[str, list[str]] = {}
    for key, source in catalogue.english(layer).messages.items():
        lines = [f"{RULE} {cites[key]}"] if key in cites else []
        lengths = ", ".join(f"{part} {most}" for part, most in _lengths(key, source) if catalogue.prints(key))
        lines += [f"{LENGTH} {lengths}"] if lengths else []
        example = _example(key, source, say, frames)
        lines += [f"{EXAMPLE} {' '.join(example.split())}"] if example else []
        if lines:
            found[key] = lines
    return found


def _cites(layer: str) -> dict[str, str]:
    """The rule that each definition of a box cites, by its message."""
    from cyclades_core import ContentError, CycladesError, Ruleset

    if layer in NATURAL:
        return {}
    try:
        rules = Ruleset.load(list(stack(layer)))
    except (ContentError, CycladesError):
        return {}
    own = [entry for entry in rules.entries if entry.module.partition("/")[0] == layer]
    return {f"{entry.kind}-{entry.id}": entry.definition.cite for entry in own if entry.definition.cite}


def _lengths(key: str, source: ast.Message) -> Iterator[tuple[str, int]]:
    """About how many letters each part may have, where a card sets that."""
    parts = [name.partition(".")[2] or NAME for name, _ in patterns(source)]
    for part in dict.fromkeys(parts):
        most = limit(kind_of(key), part)
        if most is not None:
            yield part, most


def _frames(catalogue: MessageCatalog, say: Messages) -> dict[str, _Frame]:
    """For each kind of thing the first sentence that names one."""
    found: dict[str, _Frame] = {}
    ours = catalogue if catalogue.is_ours else MessageCatalog.at(own_folder())
    for key, source in ours.english(SENTENCES).messages.items():
        sorts = variables_in_comment(source)
        values = _values(say, sorts)
        if not key.startswith("event-") or not sorts or source.value is None or values is None:
            continue
        for variable, sort in sorts.items():
            if variable not in PERSONS | PLACES and not sort.startswith(("ids", "pairs", "number", "option")):
                for kind in kinds_of(variable, sort, cards_of(say)):
                    found.setdefault(kind, _Frame(key, variable, values))
    return found


def _values(say: Messages, sorts: Mapping[str, str]) -> dict[str, Any] | None:
    """Something real for every variable of a sentence; None if there is nothing for one of them."""
    cards = cards_of(say)
    known = all(
        sort.startswith("number") or name in PERSONS or name in PLACES or kinds_of(name, sort, cards)
        for name, sort in sorts.items()
    )
    values = sample_values(say, dict(sorts), COUNT) if known else {}
    return values if known and all(value not in (name, (), (name,)) for name, value in values.items()) else None


def _example(key: str, source: ast.Message, say: Messages, frames: Mapping[str, _Frame]) -> str:
    """A sentence in which the message stands, or which it is; empty if nothing real can stand in it."""
    frame = frames.get(kind_of(key))
    if frame is not None:
        return frame.about(key, say)
    if kind_of(key) == PLACE or source.value is None or not contents(source.value).variables:
        return ""
    values = _values(say, variables_in_comment(source))
    return say.text(key, **values) if values else ""


def annotated(file: LocaleFile, notes: Mapping[str, list[str]]) -> str:
    """An English file with these lines above its messages, in place of those that were there."""
    text = file.text
    for key, entry in reversed(file.messages.items()):
        lines = ((entry.comment.content or "") if entry.comment else "").splitlines()
        kept = [each for each in lines if not each.startswith(MARKS)]
        new = [*kept, *notes.get(key, ())]
        if new == lines:
            continue
        start = start_of(entry)
        first = int(entry.comment.span.start) if entry.comment and entry.comment.span else start
        comment = "".join(f"# {each}".rstrip() + "\n" for each in new)
        text = text[:first] + comment + text[start:]
    return text


def unannotated(catalogue: MessageCatalog) -> dict[Path, str]:
    """The English files whose comments are not as the content has them, with the text that they should have."""
    found = {}
    for layer in catalogue.layers:
        file = catalogue.english(layer)
        text = annotated(file, notes_of(catalogue, layer))
        if text != file.text:
            found[file.path] = text
    return found
