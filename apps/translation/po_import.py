"""A PO file back into messages: everything is checked first, then everything is written, or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from attrs import field, mutable
from fluent.syntax import ast

from cyclades_core.engine.values.limits import FILE_BYTES
from cyclades_core.files import read_file, write_files
from cyclades_core.text.i18n.message_folders import SUFFIX

from .accepted_english import assembled
from .file_edits import with_entries
from .fluent_writer import entry_text
from .message_catalogue import Entry, LocaleFile, MessageCatalog, parse_pattern_entry
from .message_patterns import FORMS, FUNCTIONS, contents, is_well_called, patterns
from .pattern_variants import Damaged, Path, join, read_path
from .po_export import PoUnit, entry_key, load_polib, units
from .source_records import OUTDATED, TranslatedFrom
from .translation_checks import known_variables
from .translation_findings import FileRejected, TranslationFinding, TranslationRefused, in_order

if TYPE_CHECKING:
    import polib


@mutable
class PoTexts:
    """What a PO file says about one message."""

    layer: str
    key: str
    line: int
    names: dict[str, list[tuple[Path, str]]] = field(factory=dict)
    empty: int = 0
    filled: int = 0
    fuzzy: set[str] = field(factory=set)
    """The parts with an entry that nobody has looked at yet."""
    outdated: set[str] = field(factory=set)
    """The parts with an entry whose English is another now."""


def import_po(catalogue: MessageCatalog, lang: str, path: FilePath) -> tuple[int, list[TranslationFinding]]:
    """Take a PO file in; return how many messages were written, and what a person should know.

    Raises `FileRejected`, with every fault found, before anything is written.
    """
    catalogue.require(lang)
    for file in catalogue.files(lang):
        if not file.is_whole:
            raise TranslationRefused("file-damaged", file=file.name, command=catalogue.command("check", lang))
    reader = _Reader(catalogue, lang, path)
    changed = reader.entries()
    if reader.errors:
        raise FileRejected(reader.errors)
    count = _write(catalogue, lang, changed, reader.left)
    return count, in_order(reader.notes)


class _Reader:
    """Reads a PO file against the English of a catalogue."""

    def __init__(self, catalogue: MessageCatalog, lang: str, path: FilePath) -> None:
        self.catalogue, self.lang, self.path = catalogue, lang, path
        self.errors: list[TranslationFinding] = []
        self.notes: list[TranslationFinding] = []
        self.left: dict[tuple[str, str], set[str]] = {}
        """By message the parts whose English stays the one they were made from."""
        self.known_names: set[str] | None = None
        self.in_file: set[str] = set()
        self.now: dict[tuple[str, str], dict[str, PoUnit]] = {}
        for unit in units(catalogue, lang):
            self.now.setdefault((unit.layer, entry_key(unit.name)), {})[unit.context] = unit

    def error(self, line: int, code: str, **arguments: object) -> None:
        self.errors.append(TranslationFinding(str(self.path), line, 1, code, arguments))

    def note(self, line: int, code: str, **arguments: object) -> None:
        self.notes.append(TranslationFinding(str(self.path), line, 1, code, arguments))

    def entries(self) -> dict[str, dict[str, Entry]]:
        """The messages that the file gives whole, by layer and key."""
        found: dict[str, dict[str, Entry]] = {}
        all_texts = self._texts()
        self.in_file = {name for texts in all_texts for name in texts.names}
        for texts in all_texts:
            if not texts.filled or texts.fuzzy >= texts.names.keys():
                continue
            own = self._own(texts)
            if texts.empty or self._lacks(texts) or not texts.fuzzy <= own.keys():
                self.note(texts.line, "po-incomplete", key=texts.key)
                continue
            entry = self._entry(texts, {name: own[name] for name in texts.fuzzy})
            if entry is not None:
                found.setdefault(texts.layer, {})[texts.key] = entry
                self.left[texts.layer, texts.key] = texts.fuzzy | texts.outdated
                if texts.outdated - texts.fuzzy:
                    self.note(texts.line, "po-outdated", key=texts.key)
        return found

    def _texts(self) -> list[PoTexts]:
        library = load_polib()
        try:
            # a path that is no file would be taken for the text itself
            po = library.pofile(read_file(self.path, FILE_BYTES).decode("utf-8-sig"), wrapwidth=0)
        except (OSError, UnicodeDecodeError, ValueError, IndexError) as error:
            if isinstance(error, OSError) and error.filename:
                raise
            self.error(1, "po-syntax", detail=str(error))
            return []
        there = po.metadata.get("Language", "")
        if not there:
            self.error(1, "po-header", lang=self.lang)
        elif there.replace("_", "-") != self.lang:
            self.error(1, "po-language", lang=there, expected=self.lang)
        found: dict[tuple[str, str], PoTexts] = {}
        seen: set[str] = set()
        for item in po:
            if not item.obsolete:
                self._take(item, found, seen)
        return list(found.values())

    def _take(self, item: polib.POEntry, found: dict[tuple[str, str], PoTexts], seen: set[str]) -> None:
        context, line = item.msgctxt or "", item.linenum or 1
        layer, _, rest = context.partition("/")
        name, _, way = rest.partition("#")
        key = entry_key(name)
        known = self.now.get((layer, key))
        own_term = key.startswith("-") and layer in self.catalogue.layers
        try:
            path = read_path(way)
        except Damaged:
            path, known, own_term = (), None, False
        if known is None and not own_term:
            self.error(line, "po-context", context=context)
            return
        if known is not None and not own_term and not any(unit.name == name for unit in known.values()):
            self.error(line, "po-context", context=context)
            return
        if context in seen:
            self.error(line, "po-duplicate", context=context)
            return
        seen.add(context)
        texts = found.setdefault((layer, key), PoTexts(layer, key, line))
        texts.names.setdefault(name, []).append((path, item.msgstr))
        texts.filled += bool(item.msgstr.strip())
        texts.empty += not item.msgstr.strip()
        if "fuzzy" in item.flags:
            texts.fuzzy.add(name)
        now = known.get(context) if known is not None else None
        if now is not None and now.english != item.msgid:
            texts.outdated.add(name)

    def _own(self, texts: PoTexts) -> dict[str, ast.Pattern]:
        """The parts of a message as the language has them now."""
        file = self.catalogue.file(self.lang, texts.layer)
        entry = file.entries.get(texts.key) if file is not None else None
        return dict(patterns(entry)) if entry is not None else {}

    def _lacks(self, texts: PoTexts) -> bool:
        """Whether the file does not hold all that the English message has."""
        source = self.catalogue.english(texts.layer).entries.get(texts.key)
        return (
            source is not None and isinstance(source, ast.Message) and set(dict(patterns(source))) != set(texts.names)
        )

    def _entry(self, texts: PoTexts, kept: Mapping[str, ast.Pattern]) -> Entry | None:
        """The message, if its texts are whole and fit the English; faults go to the list. `kept` stay as they are."""
        source = self.catalogue.english(texts.layer).entries.get(texts.key)
        order = [*(dict(patterns(source)) if source is not None else ()), *texts.names]
        parts: dict[str, ast.Pattern] = {}
        for name in dict.fromkeys(name for name in order if name in texts.names):
            try:
                parts[name] = kept[name] if name in kept else join(texts.names[name])
            except Damaged as fault:
                code = "po-damaged" if fault.detail else "po-structure"
                self.error(texts.line, code, key=name, **({"detail": fault.detail} if fault.detail else {}))
        if len(parts) != len(texts.names):
            return None
        entry = assembled(texts.key, parts)
        written = parse_pattern_entry(entry_text(entry) + "\n")
        if isinstance(written, ast.Junk) or not written.equals(entry):
            self.error(texts.line, "po-structure", key=texts.key)
            return None
        faults = len(self.errors)
        self._uses(texts, entry, source)
        return entry if len(self.errors) == faults else None

    def _uses(self, texts: PoTexts, entry: Entry, source: Entry | None) -> None:
        """Variables, functions and references that are not there."""
        variables = known_variables(source) if isinstance(source, ast.Message) else None
        there = self._names()
        for name, pattern in patterns(entry):
            used = contents(pattern)
            for variable in used.variables:
                if variables is not None and variable not in variables:
                    self.error(texts.line, "unknown-variable", key=name, name=f"${variable}")
            for call in used.calls:
                if call.name not in FUNCTIONS:
                    self.error(texts.line, "unknown-function", name=call.name, known=", ".join(FUNCTIONS))
                elif not is_well_called(call.node):
                    self.error(texts.line, "bad-call", key=name, form=FORMS[call.name])
            for target, _ in used.references:
                if target not in there:
                    self.error(texts.line, "unknown-reference", key=target)

    def _names(self) -> set[str]:
        """Everything that a reference may mean once the file has been taken in."""
        if self.known_names is None:
            known = self.catalogue.known(self.lang)
            self.known_names = {name for entry in known.values() for name, _ in patterns(entry)}
            self.known_names |= self.in_file | {unit.name for each in self.now.values() for unit in each.values()}
        return self.known_names


def _write(
    catalogue: MessageCatalog,
    lang: str,
    changed: dict[str, dict[str, Entry]],
    left: Mapping[tuple[str, str], set[str]],
) -> int:
    """Write all files that change, and the record, together; return how many messages changed."""
    folder = catalogue.writable() / lang
    made = TranslatedFrom.of(catalogue, lang)
    before = made.files(catalogue, lang)
    texts: dict[FilePath, str] = {}
    count = 0
    for layer, entries in changed.items():
        english = catalogue.english(layer)
        file = catalogue.file(lang, layer) or LocaleFile(catalogue.folder, lang, layer, "")
        new = {key: entry for key, entry in entries.items() if not _is_same(file.entries.get(key), entry)}
        count += len(new)
        if new:
            texts[folder / (layer + SUFFIX)] = with_entries(file, english, new)
        for key in entries:
            if key in english.messages:
                source = english.messages[key]
                parts = {name for name, _ in patterns(source)} - left[layer, key]
                if parts:
                    made.accept(layer, key, source, parts)
                else:
                    made.record.setdefault(layer, {}).setdefault(key, OUTDATED)
    texts |= {path: text for path, text in made.files(catalogue, lang).items() if text != before[path]}
    _verify(texts, changed)
    write_files(texts)
    catalogue.forget()
    return count


def _is_same(old: Entry | None, new: Entry) -> bool:
    return old is not None and old.equals(new, ["span", "comment"])


def _verify(texts: dict[FilePath, str], changed: dict[str, dict[str, Entry]]) -> None:
    """What is about to be written says what the file said: a fault of ours must not reach a translation."""
    for path, text in texts.items():
        if path.suffix == SUFFIX:
            entries = LocaleFile(path.parent.parent, path.parent.name, path.stem, text).entries
            for key, entry in changed[path.stem].items():
                assert _is_same(entries.get(key), entry), key
