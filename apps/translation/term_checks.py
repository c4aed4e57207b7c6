"""Terms in texts: where the English says troop, a translation says the word that its rule book has for it.

`glossary.toml` has a `[[term]]` for each: `en` is a regular expression of whole words, each language has one of stems,
so that every form of its word passes (*oddział*, *oddziałów*). The names of gods, cards and heroes need no entry: their
stems are what the forms in the language's own files have in common. A message that says it otherwise for a reason is
`[[excused]]`, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen
from fluent.syntax import ast

from .message_catalogue import Entry, LocaleFile, MessageCatalog, kind_of
from .message_patterns import patterns
from .printed_names import every_text, facts_of
from .translation_findings import TranslationFinding

#: What is typed or shown as it is, and so is no word of the text: placeables, and what stands in English quotes.
PLACEABLE, QUOTED = re.compile(r"\{[^{}]*\}"), re.compile(r"“[^”]*”")
#: Letters of a common beginning that a further form may change (*Gigantul*, *giganți*), and those that tell a name.
ENDING, LEAST = 2, 3


@frozen
class Wanted:
    """A term: how English says it, and what a translation has to hold."""

    id: str
    english: re.Pattern[str]
    own: re.Pattern[str]
    shown: str
    files: tuple[str, ...] | None = None
    key: str = ""
    """The message that the name is of; its own parts need not say it."""


def term_findings(catalogue: MessageCatalog, lang: str, files: Sequence[LocaleFile]) -> Iterator[TranslationFinding]:
    """Texts that do not say a term which their English says."""
    facts = facts_of(catalogue)
    terms = [_term(fact, lang) for fact in facts.get("term", ()) if lang in fact]
    excused = {(str(each["key"]), str(each["term"])) for each in facts.get("excused", ()) if lang in each["languages"]}
    for file in files:
        english, known = catalogue.known("en", file.layer), catalogue.known(lang, file.layer)
        wanted = [*terms, *_names(("god", *catalogue.card_kinds), english, known)] if terms else []
        for key, source in catalogue.english(file.layer).messages.items():
            own = dict(patterns(file.messages[key])) if key in file.messages else {}
            for name, pattern in patterns(source) if wanted else ():
                if name in own:
                    yield from _missing(file, name, (pattern, english), (own[name], known), wanted, excused)


def _missing(
    file: LocaleFile,
    name: str,
    source: tuple[ast.Pattern, Mapping[str, Entry]],
    own: tuple[ast.Pattern, Mapping[str, Entry]],
    wanted: Sequence[Wanted],
    excused: set[tuple[str, str]],
) -> Iterator[TranslationFinding]:
    says = QUOTED.sub(" ", _words(*source))
    asked = [each for each in wanted if each.english.search(says) and file.layer in (each.files or [file.layer])]
    text = _words(*own) if asked else ""
    for term in asked:
        if term.key != name.partition(".")[0] and (name, term.id) not in excused and not term.own.search(text):
            arguments = {"key": name, "term": term.id, "expected": term.shown}
            yield TranslationFinding(file.name, *file.place_of(own[0]), "term-missing", arguments)


def _words(pattern: ast.Pattern, known: Mapping[str, Entry]) -> str:
    """Every way through a text, with what it refers to, and without what is put in when it is said."""
    return PLACEABLE.sub(" … ", "\n".join(every_text(pattern, known)))


def whole_words(expression: str) -> re.Pattern[str]:
    """An English expression as whole words; what hangs on a hyphen or a colon is an id, and no word.

    >>> bool(whole_words("ports?").search("two ports.")), bool(whole_words("port").search("port-temple, hero:port"))
    (True, False)
    """
    return re.compile(rf"(?<![\w:-])(?:{expression})(?![\w-]|:\w)")


def _term(fact: Mapping[str, Any], lang: str) -> Wanted:
    files = tuple(fact["files"]) if "files" in fact else None
    return Wanted(fact["id"], whole_words(fact["en"]), re.compile(fact[lang], re.IGNORECASE), fact[lang], files)


def _names(kinds: Sequence[str], english: Mapping[str, Entry], known: Mapping[str, Entry]) -> Iterator[Wanted]:
    """The names of things of these kinds, as texts of others say them: each with the beginning of all its forms."""
    for key, source in english.items():
        own = known.get(key)
        if kind_of(key) not in kinds or source.value is None or own is None or own.value is None:
            continue
        name = min(every_text(source.value, english), key=len)
        forms = [form.lower() for form in every_text(own.value, known)]
        common = _beginning(forms)
        stem = common[: max(LEAST, len(common) - ENDING)]
        if name[:1].isupper() and len(stem) >= LEAST and "{" not in name + stem:
            yield Wanted(key, whole_words(re.escape(name)), re.compile(re.escape(stem), re.IGNORECASE), stem, None, key)


def _beginning(forms: Sequence[str]) -> str:
    """The letters that all forms begin with.

    >>> _beginning(["хирон", "хирона"]), _beginning(["a", "b"])
    ('хирон', '')
    """
    same = next((at for at, letters in enumerate(zip(*forms, strict=False)) if len(set(letters)) > 1), None)
    return min(forms, key=len)[:same]
