"""Folders of messages as the kit sees them: a translation beside the English it was made from.

A folder of locales holds a sub-folder per language. If it has English of its own (a third party's expansion), that is
what its languages translate; if not, they translate ours. So a language can be started in a folder of its own, away
from the installed package.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from attrs import field, frozen
from fluent.syntax import ast

from cyclades_core.engine.values.limits import FILE_BYTES, FTL_LINES
from cyclades_core.files import is_inside, read_file
from cyclades_core.text.i18n.fluent_parser import parse_fluent
from cyclades_core.text.i18n.languages import ENGLISH
from cyclades_core.text.i18n.message_folders import SUFFIX, all_folders, default_folder, is_plain, languages_in
from cyclades_core.text.i18n.message_values import DECLARED_KIND

from ..cards.text_limits import OWN_KINDS
from .translation_findings import TranslationRefused

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Entry = ast.Message | ast.Term
MODULE_MARK = "module:"
#: Lines of a comment that hold a message still to be translated.
TODO = ">"
TODO_HEAD = re.compile(rf"# {TODO} (-?[a-zA-Z][\w-]*) =")
#: The files of the program itself, in the order in which a translator would take them; expansions follow.
NATURAL = ("core", "places", "cli", "help", "problems", "errors", "scenarios", "records", "locale")


def key_of(entry: Entry) -> str:
    """The id of an entry as a reference writes it: terms with their hyphen."""
    return "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name


def start_of(entry: Entry) -> int:
    """Where an entry begins, its comment aside."""
    assert entry.id.span is not None
    return int(entry.id.span.start) - isinstance(entry, ast.Term)


@lru_cache(maxsize=256)
def parse(text: str) -> ast.Resource:
    """The syntax tree of a file; kept, since parsing takes most of the time of everything here."""
    return parse_fluent(text)


def parse_pattern_entry(text: str) -> Entry | ast.Junk:
    """A single message or term as a syntax tree, or junk that says what is wrong."""
    body = parse_fluent(text).body
    for item in body:
        if isinstance(item, (ast.Message, ast.Term, ast.Junk)):
            return item
    return ast.Junk(content=text)


@frozen(eq=False)
class LocaleFile:
    """One file: its text, its syntax tree, and what stands in it."""

    folder: Path
    lang: str
    layer: str
    text: str
    readable: bool = True

    @property
    def name(self) -> str:
        """What people call it: `pl/base.ftl`."""
        return f"{self.lang}/{self.layer}{SUFFIX}"

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self.folder / self.lang / (self.layer + SUFFIX)

    @cached_property
    def resource(self) -> ast.Resource:
        """The syntax tree. Not to be changed by whoever gets it."""
        return parse(self.text)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Messages and terms by key; of two equal keys the first, as in Fluent itself."""
        found: dict[str, Entry] = {}
        for item in self.resource.body:
            if isinstance(item, (ast.Message, ast.Term)):
                found.setdefault(key_of(item), item)
        return found

    @property
    def messages(self) -> dict[str, ast.Message]:
        """Messages by key: terms are each language's own business."""
        return {key: entry for key, entry in self.entries.items() if isinstance(entry, ast.Message)}

    @property
    def is_whole(self) -> bool:
        """Whether all of it is Fluent, so that it can be written anew without losing anything."""
        return self.readable and not any(isinstance(item, ast.Junk) for item in self.resource.body)

    @cached_property
    def groups(self) -> dict[str, str]:
        """The group comment that each entry stands under, by key."""
        found: dict[str, str] = {}
        group = ""
        for item in self.resource.body:
            if isinstance(item, ast.GroupComment):
                group = item.content or ""
            elif isinstance(item, (ast.Message, ast.Term)):
                found.setdefault(key_of(item), group)
        return found

    @cached_property
    def todos(self) -> dict[str, tuple[int, int]]:
        """Where messages stand that are still to be translated, by key: from the first `# >` to the end of the last."""
        found: dict[str, tuple[int, int]] = {}
        mark = f"# {TODO}"
        start, key, offset = -1, "", 0
        for line in [*self.text.splitlines(keepends=True), ""]:
            # a line with a key and no indent begins a message; further ones belong to it
            head = TODO_HEAD.match(line)
            if start >= 0 and (head or not line.startswith(mark)):
                found.setdefault(key, (start, offset - 1))
                start = -1
            if head:
                start, key = offset, head[1]
            offset += len(line)
        return found

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(at + 1 for at, sign in enumerate(self.text) if sign == "\n")]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1."""
        from bisect import bisect_right

        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def place_of(self, node: ast.SyntaxNode) -> tuple[int, int]:
        """Line and column of a node of the tree; of an entry without its comment."""
        if isinstance(node, (ast.Message, ast.Term)):
            return self.place(start_of(node))
        return self.place(int(node.span.start) if node.span else 0)


def module_of(group: str) -> str:
    """The module that a group of messages belongs to; empty for none.

    >>> module_of("module: hades/undead"), module_of("Gods (B12)")
    ('hades/undead', '')
    """
    first = group.partition("\n")[0]
    return first.removeprefix(MODULE_MARK).strip() if first.startswith(MODULE_MARK) else ""


def variables_in_comment(entry: Entry) -> dict[str, str]:
    """The variables that the comment of an English message names, with their types as they are written there.

    >>> message = parse_pattern_entry("# $who (id), $n (number): how many\\na = { $who }")
    >>> variables_in_comment(message)
    {'who': 'id', 'n': 'number'}
    """
    comment = entry.comment.content or "" if entry.comment else ""
    found: dict[str, str] = {}
    for name, sort in re.findall(r"\$([a-z][\w-]*)(?:\s+\(([^)]*)\))?", comment):
        if sort or name not in found:
            found[name] = sort
    return found


@frozen(eq=False)
class MessageCatalog:
    """A folder of locales, with the English that its languages are compared with."""

    folder: Path
    english_folder: Path
    _cache: dict[tuple[str, str], LocaleFile | None] = field(factory=dict, init=False, repr=False)

    @classmethod
    def at(cls, folder: Path) -> MessageCatalog:
        """The catalogue of a folder; without English of its own it translates ours."""
        own = any(folder.joinpath(ENGLISH).glob("*" + SUFFIX))
        return cls(folder, folder if own else own_folder())

    @property
    def is_ours(self) -> bool:
        """Whether what is translated here are the texts of the project itself."""
        return self.english_folder == own_folder()

    def command(self, name: str, lang: str = "") -> str:
        """Return the command of `cyclades locale` that a finding advises, as it can be typed for this folder."""
        folder = () if self.folder == own_folder() else ("--folder", quote(str(self.folder)))
        return " ".join(part for part in ("cyclades", "locale", name, lang, *folder) if part)

    @cached_property
    def layers(self) -> tuple[str, ...]:
        """The files that English has: those of the program first, then the expansions' by name."""
        found = {path.stem for path in (self.english_folder / ENGLISH).glob("*" + SUFFIX)}
        return (*(layer for layer in NATURAL if layer in found), *sorted(found - set(NATURAL)))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that there is a translation into."""
        return tuple(sorted(languages_in([self.folder]) - {ENGLISH}))

    @cached_property
    def card_kinds(self) -> tuple[str, ...]:
        """The kinds of cards that content declares: those that have a name in English, here or below among ours."""
        below = () if self.is_ours else MessageCatalog.at(own_folder()).card_kinds
        keys = (key for layer in self.layers for key in self.english(layer).messages)
        own = (key.removeprefix(DECLARED_KIND) for key in keys if key.startswith(DECLARED_KIND))
        return tuple(dict.fromkeys((*below, *own)))

    def prints(self, key: str) -> bool:
        """Whether the text of a message stands on cards: its length is limited there."""
        return kind_of(key) in (*OWN_KINDS, "module", *self.card_kinds)

    def layers_of(self, lang: str) -> tuple[str, ...]:
        """The files that a language has, whether English knows them or not."""
        return tuple(sorted(path.stem for path in (self.folder / lang).glob("*" + SUFFIX)))

    def file(self, lang: str, layer: str) -> LocaleFile | None:
        """One file of a language, or None."""
        if (lang, layer) not in self._cache:
            self._cache[lang, layer] = self._read(lang, layer)
        return self._cache[lang, layer]

    def english(self, layer: str) -> LocaleFile:
        """The English file of a layer; an empty one if there is none."""
        return self.file(ENGLISH, layer) or LocaleFile(self.english_folder, ENGLISH, layer, "")

    def _read(self, lang: str, layer: str) -> LocaleFile | None:
        folder = self.english_folder if lang == ENGLISH else self.folder
        path = folder / lang / (layer + SUFFIX)
        if not path.is_file():
            return None
        try:
            # editors on Windows like to add a byte-order mark, which Fluent takes for junk
            text = read_file(path, FILE_BYTES).decode("utf-8-sig").replace("\r\n", "\n")
        except (UnicodeDecodeError, OSError):  # no text, or too large
            return LocaleFile(folder, lang, layer, "", readable=False)
        if not self.is_ours and (text.count("\n") > FTL_LINES or not is_inside(path, folder)):
            return LocaleFile(folder, lang, layer, "", readable=False)
        return LocaleFile(folder, lang, layer, text)

    def files(self, lang: str, layers: Iterable[str] | None = None) -> Iterator[LocaleFile]:
        """The files of a language that English has too."""
        for layer in layers or self.layers:
            found = self.file(lang, layer)
            if found is not None:
                yield found

    def forget(self) -> None:
        """Read the files anew when they are next asked for."""
        self._cache.clear()

    def known(self, lang: str, layer: str | None = None) -> dict[str, Entry]:
        """All that a reference may mean in a language: ours below, then this folder's; the layer asked for last."""
        found: dict[str, Entry] = {}
        if not self.is_ours:
            below = MessageCatalog.at(own_folder())
            for lower in (ENGLISH, lang):
                for file in below.files(lower):
                    found.update(file.entries)
        for file in self.files(lang, [each for each in self.layers if each != layer]):
            found.update(file.entries)
        if layer is not None and (own := self.file(lang, layer)) is not None:
            found.update(own.entries)
        return found

    def require(self, lang: str) -> None:
        """Refuse a language that there is no translation into."""
        if lang == ENGLISH:
            raise TranslationRefused("source-language")
        if lang not in self.languages:
            raise TranslationRefused("no-language", lang=lang, available=", ".join(self.languages))

    def writable(self) -> Path:
        """The folder, if it can be written to."""
        import os

        if not self.folder.is_dir() or not os.access(self.folder, os.W_OK):
            raise TranslationRefused("no-folder", folder=str(self.folder))
        return self.folder


def kind_of(name: str) -> str:
    """The kind of a message: what stands before the first hyphen.

    >>> kind_of("god-zeus"), kind_of("unit-troop.name")
    ('god', 'unit')
    """
    return name.partition("-")[0].partition(".")[0]


def own_folder() -> Path:
    """Our own locales as a path: the folder of the checkout, or of the installed package."""
    return _as_path(default_folder())


def catalogues(folders: Iterable[Path] | None = None) -> list[MessageCatalog]:
    """The catalogues of the folders asked for; by default ours, those of plug-ins, and those the environment names."""
    if folders:
        return [MessageCatalog.at(Path(folder)) for folder in folders]
    found = {folder.resolve(): folder for folder in map(_as_path, all_folders())}
    return [MessageCatalog.at(folder) for folder in found.values() if folder.is_dir()]


def _as_path(folder: Traversable) -> Path:
    return folder if isinstance(folder, Path) else Path(str(folder))


def checked_code(lang: str) -> str:
    """The code of a language, if it is one: two or three letters, and perhaps parts behind hyphens.

    >>> checked_code("pt-BR")
    'pt-BR'
    """
    first = lang.partition("-")[0]
    if not is_plain(lang) or not (first.isalpha() and first.islower() and 2 <= len(first) <= 3):
        raise TranslationRefused("bad-language", lang=lang)
    return lang
