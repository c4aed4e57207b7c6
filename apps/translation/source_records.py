"""Which English a translation was made from: `<language>/source.toml`, one line per message.

    [base]
    god-zeus = "5d41402abc"

The value is a digest of the English message, its comment aside; what it stands for is kept once for all languages
(`sources`). When the English changes, the digest no longer fits, and those parts of the translation are stale whose
English is another, until somebody has looked at them and said so (`cyclades locale accept`). The record stands beside
the messages and not in them, so that every Fluent tool sees plain files, and a change of one message is a change of one
line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from attrs import frozen
from fluent.syntax import ast

from cyclades_core.files import write_files

from .accepted_english import NAME as SOURCES
from .accepted_english import AcceptedEnglish, Record, changed_parts, mixed, read_sources
from .fluent_writer import entry_text, one_line
from .message_catalogue import Entry, LocaleFile, MessageCatalog
from .message_patterns import patterns
from .translation_findings import TranslationFinding, TranslationRefused

NAME = "source.toml"
#: The digest of a translation that was made from an English which is gone.
OUTDATED = "outdated"


def digest(entry: Entry) -> str:
    """What identifies the English of a message: the first ten digits of a hash of its canonical text.

    >>> from .message_catalogue import parse_pattern_entry
    >>> digest(parse_pattern_entry("a = Zeus")) == digest(parse_pattern_entry("# a comment\\na   =   Zeus"))
    True
    """
    return sha256(entry_text(entry).encode()).hexdigest()[:10]


def read_record(catalogue: MessageCatalog, lang: str) -> Record:
    """The record of a language: layer, key, digest. A file that is no TOML is no record."""
    path = catalogue.folder / lang / NAME
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        command = catalogue.command("check", lang)
        raise TranslationRefused("file-damaged", file=f"{lang}/{NAME}", detail=str(error), command=command) from None
    return {
        layer: {key: value for key, value in table.items() if isinstance(value, str)}
        for layer, table in found.items()
        if isinstance(table, dict)
    }


@frozen
class TranslatedFrom:
    """What is known of the English that the translations of a language were made from."""

    record: Record
    sources: AcceptedEnglish

    @classmethod
    def of(cls, catalogue: MessageCatalog, lang: str) -> TranslatedFrom:
        """As the files of a folder say."""
        return cls(read_record(catalogue, lang), read_sources(catalogue))

    def before(self, layer: str, key: str) -> Entry | None:
        """The English that was accepted, if anybody knows it."""
        known = self.record.get(layer, {}).get(key)
        return self.sources.entry(layer, key, known) if known is not None else None

    def changed(self, layer: str, key: str, source: Entry) -> dict[str, ast.Pattern | None]:
        """The parts of a message whose English is another now, with what it was; none if nothing is recorded."""
        known = self.record.get(layer, {}).get(key)
        return {} if known in (None, digest(source)) else changed_parts(source, self.before(layer, key))

    def state(self, layer: str, key: str, source: Entry) -> str:
        """`fresh`, `stale`, or `unrecorded` if nothing is known."""
        if key not in self.record.get(layer, {}):
            return "unrecorded"
        return "stale" if self.changed(layer, key, source) else "fresh"

    def accept(self, layer: str, key: str, source: Entry, parts: Iterable[str] | None = None) -> bool:
        """Note the present English of a message, or of these parts of it; whether that was news."""
        left = set() if parts is None else set(self.changed(layer, key, source)) - set(parts)
        if parts is not None and key not in self.record.get(layer, {}):
            left = {name for name, _ in patterns(source)} - set(parts)
        now = mixed(source, self.before(layer, key), left) if left else source
        table = self.record.setdefault(layer, {})
        known, table[key] = table.get(key), digest(now)
        self.sources.keep(layer, key, table[key], now)
        return known != table[key]

    def files(self, catalogue: MessageCatalog, lang: str) -> dict[Path, str]:
        """The files to be written: the record, and the texts that the records of all languages name."""
        others = [read_record(catalogue, each) for each in catalogue.languages if each != lang]
        folder = catalogue.writable()
        return {
            folder / lang / NAME: record_text(self.record, catalogue.layers),
            folder / SOURCES: self.sources.document([self.record, *others], catalogue.layers),
        }


def record_text(record: Record, layers: Iterable[str]) -> str:
    """A record as TOML, files in the order given, keys by name."""
    parts = []
    for layer in layers:
        if record.get(layer):
            lines = [f'{key} = "{value}"' for key, value in sorted(record[layer].items())]
            parts.append("\n".join([f"[{layer}]", *lines]) + "\n")
    return "\n".join(parts)


def accept(catalogue: MessageCatalog, lang: str, keys: Iterable[str] = (), everything: bool = False) -> int:
    """Record the present English as the source of translations; return how many were recorded.

    Without keys those of which nothing is recorded yet. Stale ones have to be named, or asked for with `everything`; a
    name with an attribute (`god-zeus.text`) means that part alone. A name that is not translated is refused.
    """
    catalogue.require(lang)
    made = TranslatedFrom.of(catalogue, lang)
    wanted = _parts(keys)
    there: set[str] = set()
    untranslated: dict[str, str] = {}
    count = 0
    for layer in catalogue.layers:
        file, english = catalogue.file(lang, layer), catalogue.english(layer)
        own = file.messages if file is not None else {}
        for key in [key for key in made.record.get(layer, {}) if key not in english.messages or key not in own]:
            del made.record[layer][key]
        for key, source in english.messages.items():
            names = {key} | {name for name, _ in patterns(source)}
            translated = {key} | {name for name, _ in patterns(own[key])} if key in own else set()
            untranslated = dict.fromkeys(names - translated, f"{lang}/{layer}.ftl") | untranslated
            there |= names & translated
            if key not in own:
                continue
            parts = wanted.get(key)
            # what is as it was is kept as well: its text may be missing
            if key in wanted or (not wanted and (everything or made.state(layer, key, source) != "stale")):
                count += made.accept(layer, key, source, None if not parts or key in parts else parts)
    for name in sorted({name for parts in wanted.values() for name in parts} - there):
        if name in untranslated:
            raise TranslationRefused("untranslated", key=name, file=untranslated[name])
        raise TranslationRefused("no-key", key=name)
    write_files(made.files(catalogue, lang))
    return count


def _parts(names: Iterable[str]) -> dict[str, set[str]]:
    """Names of messages and of parts of them, by message."""
    found: dict[str, set[str]] = {}
    for name in names:
        found.setdefault(name.partition(".")[0], set()).add(name)
    return found


def record_findings(catalogue: MessageCatalog, lang: str, layers: Iterable[str]) -> Iterator[TranslationFinding]:
    """Translations whose English has changed, or of which nothing is recorded."""
    try:
        made = TranslatedFrom.of(catalogue, lang)
    except TranslationRefused as reason:
        detail = str(reason.arguments["detail"])
        place = re.search(r"\(at line (\d+), column (\d+)\)", detail)
        where = (int(place[1]), int(place[2])) if place else (1, 1)
        args = {"detail": detail, "command": catalogue.command("accept", lang)}
        yield TranslationFinding(str(reason.arguments["file"]), *where, "record-damaged", args)
        return
    lost: list[tuple[str, str]] = []
    for layer in layers:
        file, english = catalogue.file(lang, layer), catalogue.english(layer)
        if file is None:
            continue
        states = {key: made.state(layer, key, english.messages[key]) for key in english.messages}
        for key in [key for key in file.messages if states.get(key) == "stale"]:
            yield from _stale(file, file.messages[key], made.changed(layer, key, english.messages[key]))
        lost += [(layer, key) for key in file.messages if states.get(key) == "fresh" and not made.before(layer, key)]
        # one finding a file: a translation that nobody has recorded yet would bury everything else
        bare = [key for key in file.messages if states.get(key) == "unrecorded"]
        if bare:
            told = bare[0] if len(bare) == 1 else f"{bare[0]} (+{len(bare) - 1})"
            args = {"key": told, "command": catalogue.command("accept", lang)}
            yield TranslationFinding(file.name, *file.place_of(file.messages[bare[0]]), "unrecorded", args)
        # what cannot be read is told already, and is perhaps still there
        for key in made.record.get(layer, {}) if file.is_whole else ():
            if key not in file.messages:
                line = _line_of(catalogue.folder / lang / NAME, layer, key)
                yield TranslationFinding(f"{lang}/{NAME}", line, 1, "unknown-record", {"key": key})

    if lost:
        first, more = lost[0], f" (+{len(lost) - 1})" if len(lost) > 1 else ""
        line = _line_of(catalogue.folder / lang / NAME, *first)
        args = {"key": first[1] + more, "command": catalogue.command("accept", lang)}
        yield TranslationFinding(f"{lang}/{NAME}", line, 1, "source-lost", args)


def _stale(
    file: LocaleFile, own: ast.Message, changed: Mapping[str, ast.Pattern | None]
) -> Iterator[TranslationFinding]:
    """A finding for each part whose English has changed, where the translation has it, with what the English was."""
    places = dict(patterns(own))
    attributes = {f"{own.id.name}.{each.id.name}": each for each in own.attributes}
    for name, was in changed.items():
        node = attributes.get(name, own)
        if name in places or was is not None:
            told = one_line(was) if was is not None else "none"
            yield TranslationFinding(file.name, *file.place_of(node), "stale", {"key": name, "was": told})


def _line_of(path: Path, layer: str, key: str) -> int:
    """The line of a record that names a message of a file."""
    table = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("["):
            table = line.strip("[] ")
        elif table == layer and line.partition("=")[0].strip() == key:
            return number
    return 1
