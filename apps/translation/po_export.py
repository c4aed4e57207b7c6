"""Messages as a PO file, for those who translate with Poedit and its like.

One entry per variant. `msgctxt` is the address, `base/unit-troop.name#$case=acc`; `msgid` is English; what is not yet
translated has the variants that the language needs. What was translated from another English is marked fuzzy, entry by
entry, with the English that it was translated from. What stands on a card has a `max-length`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from fluent.syntax import ast

from cyclades_core import CycladesError
from cyclades_core.files import write_file

from ..cards.text_limits import NAME, limit
from .message_catalogue import Entry, MessageCatalog, kind_of
from .message_patterns import patterns
from .new_language import prepare
from .pattern_variants import Path, nearest, path_text, split
from .source_records import TranslatedFrom
from .translation_findings import TranslationRefused

if TYPE_CHECKING:
    import polib


def load_polib() -> Any:
    """Return the module that reads and writes PO files. Raise `missing-extra` if it is not installed."""
    try:
        import polib
    except ImportError:
        raise CycladesError("missing-extra", extra="translators") from None
    return polib


@frozen
class PoUnit:
    """One text of one message: where it belongs, its English, and its translation, which may be empty."""

    layer: str
    name: str
    path: Path
    english: str
    own: str
    comment: str
    line: int
    stale: bool
    before: str = ""
    """The English that a stale translation was made from, if anybody knows it."""

    @property
    def context(self) -> str:
        """The address."""
        way = path_text(self.path)
        return f"{self.layer}/{self.name}" + (f"#{way}" if way else "")

    def longest(self, catalogue: MessageCatalog) -> int | None:
        """About how many letters fit on its card; None if it stands on none."""
        key, _, part = self.name.partition(".")
        return limit(kind_of(key), part or NAME) if catalogue.prints(key) else None


def units(catalogue: MessageCatalog, lang: str) -> Iterator[PoUnit]:
    """All texts of a language, in the order of the English files; terms of its own behind those of English."""
    made = TranslatedFrom.of(catalogue, lang)
    for layer in catalogue.layers:
        english = catalogue.english(layer)
        file = catalogue.file(lang, layer)
        own = file.entries if file is not None else {}
        for key, source in english.entries.items():
            stale = key in own and isinstance(source, ast.Message)
            changed = made.changed(layer, key, source) if stale else {}
            comment = "\n".join(filter(None, (english.groups[key], _comment(source))))
            line = english.place_of(source)[0]
            yield from _entry_units(layer, source, own.get(key), lang, comment, line, changed)
        for key, entry in own.items():
            if key not in english.entries and isinstance(entry, ast.Term):
                yield from _entry_units(layer, entry, entry, lang, _comment(entry), 0, {})


def _comment(entry: Entry) -> str:
    return (entry.comment.content or "") if entry.comment else ""


def _entry_units(
    layer: str,
    source: Entry,
    own: Entry | None,
    lang: str,
    comment: str,
    line: int,
    changed: Mapping[str, ast.Pattern | None],
) -> Iterator[PoUnit]:
    english = {name: list(split(pattern)) for name, pattern in patterns(source)}
    shown = own if own is not None else prepare(source, lang)
    names = dict(patterns(shown))
    for name in [*(each for each in english if each in names), *(each for each in names if each not in english)]:
        found = [
            # what English does not have (an attribute of a term) is its own source
            PoUnit(
                layer, name, path, nearest(english[name], path) if name in english else text,
                text if own is not None else "", comment, line, False,
            )
            for path, text in split(names[name])
        ]  # fmt: skip
        yield from _marked(found, changed[name]) if name in changed else found
    if own is not None:
        # an attribute that the translation lacks still
        prepared = dict(patterns(prepare(source, lang)))
        for name in english:
            if name not in names:
                for path, _ in split(prepared[name]):
                    yield PoUnit(layer, name, path, nearest(english[name], path), "", comment, line, False)


def _marked(found: Sequence[PoUnit], was: ast.Pattern | None) -> Iterator[PoUnit]:
    """The texts of a part whose English has changed: stale are those whose own English has, all if none can be told."""
    texts = list(split(was)) if was is not None else []
    before = [nearest(texts, unit.path) if texts else "" for unit in found]
    told = any(old != unit.english for old, unit in zip(before, found, strict=True))
    for old, unit in zip(before, found, strict=True):
        stale = old != unit.english or not told
        yield evolve(unit, stale=stale, before=old if stale else "")


WHEN = "2000-01-01 00:00+0000"
"""The date in the file: always the same, so that nothing but the texts changes it; editors put theirs."""


def as_po(catalogue: MessageCatalog, lang: str) -> polib.POFile:
    """Return a language as a PO file in memory."""
    library = load_polib()
    po: polib.POFile = library.POFile(wrapwidth=0)
    po.metadata = {
        "Project-Id-Version": "cyclades",
        "PO-Revision-Date": WHEN,
        "Last-Translator": "Automatically generated",  # text: ok the words of gettext
        "Language-Team": lang,
        "Language": lang,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "X-Source-Language": "en",
    }
    for unit in units(catalogue, lang):
        entry = library.POEntry(
            msgctxt=unit.context, msgid=unit.english, msgstr=unit.own, comment=unit.comment, encoding="utf-8"
        )
        if unit.line:
            entry.occurrences = [(f"en/{unit.layer}.ftl", str(unit.line))]
        if unit.stale:
            entry.flags = ["fuzzy"]
            if unit.before:
                entry.previous_msgctxt, entry.previous_msgid = unit.context, unit.before
        if (longest := unit.longest(catalogue)) is not None:
            entry.flags.append(f"max-length:{longest}")  # as Weblate and Poedit know it
        po.append(entry)
    return po


def export(catalogue: MessageCatalog, lang: str, path: FilePath) -> int:
    """Write a language to a PO file; return the number of entries."""
    catalogue.require(lang)
    damaged = next((file for file in catalogue.files(lang) if not file.is_whole), None)
    if damaged is not None:
        raise TranslationRefused("file-damaged", file=damaged.name, command=catalogue.command("check", lang))
    po = as_po(catalogue, lang)
    write_file(path, str(po) + "\n")
    return len(po)


def entry_key(name: str) -> str:
    """The key of a message from the name of one of its patterns: `god-zeus.text` is of `god-zeus`."""
    return name.partition(".")[0]
