"""Names and lengths: what rule books print, forms that are wrong, and what fits on a card.

`glossary.toml` beside the languages holds the facts: `[[name]]` a message with the names that rule books print, by
language, and the files it holds for; `[[forbidden]]` a pattern that no text of a language may contain. Terms in texts
(`[[term]]`, `[[excused]]`) are the business of `term_checks`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from ..cards.text_limits import NAME, fits, limit
from .message_catalogue import Entry, LocaleFile, MessageCatalog, kind_of, own_folder
from .message_patterns import patterns, plain_text, readings, texts
from .translation_findings import TranslationFinding

GLOSSARY = "glossary.toml"


def name_findings(catalogue: MessageCatalog, lang: str, files: Sequence[LocaleFile]) -> Iterator[TranslationFinding]:
    """Names that differ from the printed ones, forbidden forms, and texts that do not fit on a card."""
    glossary = facts_of(catalogue)
    for file in files:
        known = catalogue.known(lang, file.layer)
        yield from _names(file, lang, glossary, known)
        yield from _forbidden(file, lang, glossary)
        yield from _lengths(catalogue, file, known)


def facts_of(catalogue: MessageCatalog) -> Mapping[str, Any]:
    """The facts that hold in a folder: its own, and those of ours that are about a language and not about a file."""
    own = read_glossary(catalogue.english_folder / GLOSSARY)
    if catalogue.is_ours:
        return own
    ours = read_glossary(own_folder() / GLOSSARY)
    common = {
        table: [*(fact for fact in ours.get(table, ()) if "files" not in fact), *own.get(table, ())]
        for table in ("forbidden", "term", "excused")
    }
    return {**own, **common}


@cache
def read_glossary(path: Path) -> Mapping[str, Any]:
    """The facts of a folder; none if it has no such file."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def shown_name(entry: Entry, known: Mapping[str, Entry]) -> str:
    """What a thing is called by itself: the attribute `.name` of counted things, else the value."""
    for attribute in entry.attributes:
        if attribute.id.name == NAME:
            return as_shown(attribute.value, known)
    return as_shown(entry.value, known) if entry.value is not None else ""


def _names(
    file: LocaleFile, lang: str, glossary: Mapping[str, Any], known: Mapping[str, Entry]
) -> Iterator[TranslationFinding]:
    allowed: dict[str, list[str]] = {}
    for fact in _facts(glossary, "name", file, lang):
        allowed.setdefault(fact["key"], []).append(fact[lang])
    # what we have decided otherwise goes before what is printed
    allowed |= {fact["key"]: [fact[lang]] for fact in _facts(glossary, "overruled", file, lang)}
    for key, forms in allowed.items():
        entry = file.entries.get(key)
        if entry is None:
            continue
        found = shown_name(entry, known)
        if not any(_same(found, form) for form in forms):
            arguments = {"key": key, "found": found, "expected": ", ".join(dict.fromkeys(forms))}
            yield TranslationFinding(file.name, *file.place_of(entry), "glossary-name", arguments)


def _facts(glossary: Mapping[str, Any], table: str, file: LocaleFile, lang: str) -> list[Mapping[str, Any]]:
    return [fact for fact in glossary.get(table, ()) if file.layer in fact["files"] and lang in fact]


def _same(found: str, printed: str) -> bool:
    """Whether a name is the printed one; it may begin with a capital where that is printed small, as in a heading."""
    return found in (printed, printed[:1].upper() + printed[1:])


def _forbidden(file: LocaleFile, lang: str, glossary: Mapping[str, Any]) -> Iterator[TranslationFinding]:
    rules = [
        (re.compile(rule["pattern"]), rule["instead"])
        for rule in glossary.get("forbidden", ())
        if lang in rule["languages"] and file.layer in rule.get("files", [file.layer])
    ]
    for entry in file.entries.values() if rules else ():
        for name, pattern in patterns(entry):
            for text in texts(pattern):
                for wrong, instead in rules:
                    for match in wrong.finditer(text.value):
                        line, column = file.place_of(text)
                        arguments = {"key": name, "found": match.group(), "instead": instead}
                        yield TranslationFinding(file.name, line, column + match.start(), "forbidden-form", arguments)


def _lengths(catalogue: MessageCatalog, file: LocaleFile, known: Mapping[str, Entry]) -> Iterator[TranslationFinding]:
    for key, entry in file.messages.items():
        if not catalogue.prints(key):
            continue
        named = any(attribute.id.name == NAME for attribute in entry.attributes)
        for name, pattern in patterns(entry):
            attribute = name.partition(".")[2]
            if not attribute and named:
                continue  # a counted thing: its bare name stands on the card
            part = attribute or NAME
            # a card has to hold its text with every option, in every edition
            found = [as_shown(pattern, known)] if part == NAME else every_text(pattern, known)
            text = max(found, key=lambda each: (not fits(kind_of(name), each, part), len(each)))
            if not fits(kind_of(name), text, part):
                arguments = {"key": name, "length": len(text), "limit": limit(kind_of(name), part) or 0}
                yield TranslationFinding(file.name, *file.place_of(pattern), "too-long", arguments)


def as_shown(pattern: ast.Pattern, known: Mapping[str, Entry]) -> str:
    """About the text that a card shows: terms and messages put in, other placeables as they are written.

    >>> from .message_catalogue import parse_pattern_entry
    >>> gold = parse_pattern_entry("-gp = GP")
    >>> as_shown(parse_pattern_entry("a = Pay 2 { -gp }.").value, {"-gp": gold})
    'Pay 2 GP.'
    """

    return _put_in(plain_text(pattern), known, plain_text)


def every_text(pattern: ast.Pattern, known: Mapping[str, Entry]) -> list[str]:
    """About the texts that a card may show: one for each way through the selectors."""
    return [_put_in(text, known, lambda value: max(readings(value), key=len)) for text in readings(pattern)]


def _put_in(text: str, known: Mapping[str, Entry], read: Callable[[ast.Pattern], str]) -> str:
    """Terms and messages in place of the references to them."""

    def put(match: re.Match[str]) -> str:
        entry = known.get(match.group(1))
        return read(entry.value) if entry is not None and entry.value is not None else match.group()

    return re.sub(r"\{(-?[a-zA-Z][\w-]*)(?:\([^()]*\))?\}", put, text)
