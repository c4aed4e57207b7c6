"""Stubs for texts that an expansion lacks: `cyclades expansion check --write-texts`.

English gets messages with the name that the id suggests, in the cases in which sentences use names of that kind. They
have no text yet, so the check still warns of cards without one. Other languages get the same messages as comments
behind `# >`, with their own cases and plural forms. There they count as missing until somebody translates them, as in a
file of `cyclades locale add`. What is there already is never changed: stubs are appended.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax import ast

from cyclades_core.files import write_files
from cyclades_core.text.i18n.languages import ENGLISH

from .fluent_layout import canonical
from .grammar import usual_cases
from .message_catalogue import Entry, LocaleFile, MessageCatalog, kind_of, parse_pattern_entry
from .message_patterns import selector_of
from .new_language import todo
from .translation_findings import TranslationRefused

__all__ = ["write_stubs"]

NOMINATIVE = "nom"


def write_stubs(missing: Mapping[Path, Mapping[str, Iterable[str]]]) -> dict[Path, tuple[str, ...]]:
    """Append stubs to the files of locale folders: folder -> box -> ids without an English message.

    Return the ids that were written, by file. Everything is written, or nothing if a file is damaged or cannot be
    written.
    """
    texts: dict[Path, str] = {}
    written: dict[Path, tuple[str, ...]] = {}
    for folder, boxes in missing.items():
        texts_there = MessageCatalog.at(folder) if (folder / ENGLISH).is_dir() else MessageCatalog(folder, folder)
        for box, keys in boxes.items():
            english = texts_there.file(ENGLISH, box)
            made = [_english(texts_there, key) for key in keys if english is None or key not in english.entries]
            known: list[Entry] = [*(english.messages.values() if english else ()), *made]
            parts = {ENGLISH: {entry.id.name: canonical(entry) for entry in made}}
            for lang in texts_there.languages:
                file = texts_there.file(lang, box)
                there = {*file.entries, *file.todos} if file else set()
                lacking = [entry for entry in known if entry.id.name not in there]
                parts[lang] = {e.id.name: todo(_declined(texts_there, e, lang), lang).rstrip("\n") for e in lacking}
            for lang, stubs in parts.items():
                if stubs:
                    path = folder / lang / f"{box}.ftl"
                    texts[path] = _appended(texts_there, texts_there.file(lang, box), lang, path, stubs.values())
                    written[path] = tuple(stubs)
    for path in texts:
        path.parent.mkdir(parents=True, exist_ok=True)
    write_files(texts)
    return written


def _appended(own: MessageCatalog, file: LocaleFile | None, lang: str, path: Path, stubs: Iterable[str]) -> str:
    """Return the text of a file with stubs at its end."""
    added = "\n\n".join(stubs) + "\n"
    if file is None:
        return added
    if not file.is_whole:
        raise TranslationRefused("file-damaged", file=file.name, command=own.command("check", lang))
    old = path.read_bytes().decode("utf-8")
    if "\r\n" in old:
        added = added.replace("\n", "\r\n")
    line = "\r\n" if "\r\n" in old else "\n"
    return old.rstrip("\r\n") + 2 * line + added if old.strip() else added


def _english(own: MessageCatalog, key: str) -> ast.Message:
    """Return the English message of an id: called as the id suggests."""
    kind = kind_of(key)
    words = key.removeprefix(f"{kind}-").replace("-", " ").capitalize()
    if kind in ("god", *own.card_kinds):
        words = words.title()
    text = f"{key} = {words}\n"
    if usual_cases(own, ENGLISH, kind, "name"):  # counted things have a bare name too
        text = f"{key} = {{ $count ->\n    [one] {words.lower()}\n   *[other] {{ $count }} {words.lower()}\n}}\n"
        text += f"    .name = {words.lower()}\n"
    entry = parse_pattern_entry(text)
    assert isinstance(entry, ast.Message)
    return _declined(own, entry, ENGLISH)


def _declined(own: MessageCatalog, entry: Entry, lang: str) -> ast.Message:
    """Return a message with the cases in which a language uses names of its kind; the words stay as they are."""
    assert isinstance(entry, ast.Message)
    out = entry.clone()
    kind = kind_of(entry.id.name)
    parts: list[tuple[str, ast.Message | ast.Attribute]] = [("", out)]
    parts += [(each.id.name, each) for each in out.attributes if each.id.name == "name"]
    for part, node in parts:
        cases = usual_cases(own, lang, kind, part)
        if node.value is None or not cases:
            continue
        words = _nominative(node.value)
        if len(cases) == 1:
            node.value = words
            continue
        variants = [
            ast.Variant(ast.Identifier(case), words.clone(), default=case == NOMINATIVE)
            for case in sorted(cases, key=lambda case: (case != NOMINATIVE, case.lower(), case[:1].isupper()))
        ]
        selector = ast.VariableReference(ast.Identifier("case"))
        node.value = ast.Pattern([ast.Placeable(ast.SelectExpression(selector, variants))])
    return out


def _nominative(pattern: ast.Pattern) -> ast.Pattern:
    """Return the words of a name without its cases."""
    (first, *rest) = pattern.elements
    select = first.expression if isinstance(first, ast.Placeable) and not rest else None
    if not isinstance(select, ast.SelectExpression) or selector_of(select) != "$case":
        return pattern
    return next(each.value for each in select.variants if each.default)
