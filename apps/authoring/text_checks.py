"""The texts of an expansion: every name that content asks for, in English; the other languages against English."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from attrs import define, evolve, field

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import ModuleCatalog as Modules
from cyclades_core.content.toml import Origin
from cyclades_core.engine.values.limits import LANGUAGES
from cyclades_core.text.i18n import Messages
from cyclades_core.text.i18n.languages import ENGLISH
from cyclades_core.text.i18n.message_folders import languages_in

from ..translation.message_catalogue import MessageCatalog
from ..translation.needed_messages import NAMED, is_named, names_of
from ..translation.translation_checks import check as check_language
from ..translation.translation_findings import TranslationRefused
from .expansion_findings import Findings

__all__ = ["TextCheck"]

#: The attributes that such a text may stand in.
TEXTS = ("text", "military", "sacrifice", "power", "bonus")
#: Told by us at the definition, or of no use to who has just begun.
PASSED_OVER = ("missing-name", "unrecorded", "missing-file")


@define
class TextCheck:
    """The texts of some boxes, beside what their content asks for in each set."""

    boxes: tuple[str, ...]
    folders: tuple[Path, ...]
    findings: Findings
    missing: dict[str, str] = field(factory=dict)
    """Ids without an English message, each with the box whose texts should have it."""
    _ids: set[str] = field(factory=set)
    _kinds: set[str] = field(factory=lambda: set(NAMED))

    def take(self, rules: Ruleset, there: Modules, modules: str) -> None:
        """What one ruleset asks for and English does not say, told where it is defined."""
        say = Messages(ENGLISH, [module for module, _ in rules.modules], tell=lambda _: None)
        places = {f"{entry.kind}-{entry.id}": entry for entry in rules.entries}
        self._ids.update(places)
        self._kinds |= rules.card_kinds.keys()
        for key, module in names_of(rules).items():
            self._ids.add(key)
            entry = places.get(key)
            own = (entry.box if entry else module.partition("/")[0]) in self.boxes
            origin = entry.origin if entry is not None else self._manifest_of(module, there)
            if not is_named(say, key):
                where = origin if own else self._manifest_of(modules.rpartition(",")[2], there)
                # of a line that takes a card: the key that can be written, for all its cards
                written = key.partition(" ")[0]
                box = module.partition("/")[0]
                self.missing.setdefault(written, box if box in self.boxes else self.boxes[-1])
                self.findings.note(
                    "missing-string", where, modules=modules, name=written, language=ENGLISH, where="key"
                )
            elif own and entry is not None and entry.kind in rules.card_kinds and not _has_text(say, key):
                self.findings.note("missing-text", origin, modules=modules, severity="warning", name=key, where="key")

    def _manifest_of(self, module: str, there: Modules) -> Origin | None:
        spec = there.modules.get(module)
        return None if spec is None else spec.origin

    def languages(self) -> None:
        """Each language of the folders against English and its own grammar; names that nothing is called by."""
        if not self.folders:
            return
        for folder in self.folders:
            catalogue = MessageCatalog.at(folder)
            layers = [box for box in self.boxes if catalogue.file(ENGLISH, box) is not None]
            for lang in sorted(languages_in([folder]), key=lambda lang: (lang != ENGLISH, lang))[:LANGUAGES]:
                try:
                    rows = check_language(catalogue, lang, layers)
                except TranslationRefused:
                    continue
                shown = _shown(folder)
                kept = (each for each in rows if each.code not in PASSED_OVER)
                self.findings.take(evolve(each, file=f"{shown}/{each.file}") for each in kept)
                self._absent(catalogue, lang, layers, shown)
            for box in layers:
                self._unread(catalogue, box, _shown(folder))

    def _absent(self, catalogue: MessageCatalog, lang: str, layers: Iterable[str], shown: str) -> None:
        for box in layers:
            if catalogue.file(lang, box) is None:
                file = f"{shown}/{lang}/{box}.ftl"
                self.findings.note_file("missing-string", file, severity="warning", name=f"{box}.ftl", language=lang)

    def _unread(self, catalogue: MessageCatalog, box: str, shown: str) -> None:
        file = catalogue.file(ENGLISH, box)
        if file is None:
            return
        for key, entry in file.messages.items():
            kind = key.partition("-")[0]
            if kind in self._kinds and key not in self._ids:
                line, column = file.place_of(entry)
                self.findings.note_text(
                    "unread-string", f"{shown}/{file.name}", file.text, (line, column), severity="warning", name=key
                )


def _has_text(say: Messages, key: str) -> bool:
    return any(say.has(key, part) for part in TEXTS)


def _shown(folder: Path) -> str:
    try:
        return folder.relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        return folder.as_posix()
