"""The glossary for other programs: CSV for spreadsheets, TBX (ISO 30042, as Weblate, Crowdin and Poedit read it) for
tools of translators.

The terms are those of the table in docs/rules/glossary.md, one concept a row: `id` and editions are the concept, the
languages its terms. What a rule book prints is marked as preferred and is not to be changed, except where
`glossary.toml` overrules it with a reason; then ours is the term and the reason a note.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from attrs import frozen

from cyclades_core.files import write_file
from cyclades_core.text.rulebook import home

from .message_catalogue import own_folder
from .printed_names import GLOSSARY, read_glossary
from .translation_findings import TranslationRefused

PAGE = "glossary.md"
#: Behind these columns come the languages, and last what is printed.
FIRST, LAST = ("id", "kind", "editions"), "printed"
FORMS = ("csv", "tbx")


@frozen
class Term:
    """One row of the glossary: a thing, in the vocabulary of some editions."""

    id: str
    kind: str
    editions: tuple[str, ...]
    names: Mapping[str, str]
    printed: tuple[str, ...]
    """The languages whose name stands in a rule book."""
    notes: Mapping[str, str]
    """Why a printed name is not followed, by language."""

    @property
    def concept(self) -> str:
        return "-".join((self.id, *self.editions))


def terms(page: str | None = None, overruled: Iterable[Mapping[str, object]] | None = None) -> list[Term]:
    """All rows of the page: ours unless one is given.

    >>> page = "| id | kind | editions | en | pl | printed |\\n| port | building | a, b | port | port | pl |"
    >>> [(term.concept, term.names["pl"], term.printed) for term in terms(page, [])]
    [('port-a-b', 'port', ('pl',))]
    >>> len(terms(page + "\\n| id | editions | lang | one | other | acc |\\n| port | all | pl | 1 | 2 | – |", []))
    1
    """
    text = (home() / PAGE).read_text(encoding="utf-8") if page is None else page
    if overruled is None:
        overruled = read_glossary(own_folder() / GLOSSARY).get("overruled", ())
    reasons = {(str(fact["key"]).partition("-")[2], lang): fact for fact in overruled for lang in fact}
    found: list[Term] = []
    languages: list[str] = []
    for row in _rows(text):
        if row[0] == FIRST[0]:  # the head of a table; others may have as many columns as this one
            languages = row[3:-1] if tuple(row[:3]) == FIRST and row[-1] == LAST else []
        elif languages and len(row) == len(languages) + 4 and set(row[0]) != {"-"}:
            found.append(_term(row, languages, reasons))
    return found


def _rows(text: str) -> Iterator[list[str]]:
    """The cells of every row of a table; what stands between tables ends none, for each has a head."""
    for line in text.splitlines():
        if line.startswith("|") and line.rstrip().endswith("|"):
            yield [cell.strip() for cell in line.strip().strip("|").split("|")]


def _term(
    row: Sequence[str], languages: Sequence[str], reasons: Mapping[tuple[str, str], Mapping[str, object]]
) -> Term:
    names = {lang: name for lang, name in zip(languages, row[3:-1], strict=True) if name not in ("", "–")}
    printed = tuple(lang for lang in row[-1].split() if lang in names)
    notes = {}
    for lang in names:
        fact = reasons.get((row[0], lang))
        if fact is not None:
            names[lang] = str(fact[lang])
            notes[lang] = str(fact["reason"])
    editions = tuple(each.strip() for each in row[2].split(","))
    return Term(row[0], row[1], editions, names, tuple(each for each in printed if each not in notes), notes)


def languages_of(found: Iterable[Term]) -> list[str]:
    """The languages in which there are names, in the order of the page."""
    return list(dict.fromkeys(lang for term in found for lang in term.names))


def as_csv(found: Sequence[Term], langs: Sequence[str]) -> str:
    """A row a term, with a head; `printed` and `note` last.

    >>> page = "| id | kind | editions | en | printed |\\n| a | term | x | a, b | – |"
    >>> as_csv(terms(page, []), ["en"]).splitlines()[1]
    'a,term,x,"a, b",,'
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*FIRST, *langs, LAST, "note"])
    for term in found:
        notes = "; ".join(f"{lang}: {term.notes[lang]}" for lang in langs if lang in term.notes)
        names = [term.names.get(lang, "") for lang in langs]
        printed = " ".join(lang for lang in term.printed if lang in langs)
        writer.writerow([term.id, term.kind, " ".join(term.editions), *names, printed, notes])
    return out.getvalue()


def as_tbx(found: Sequence[Term], langs: Sequence[str]) -> str:
    """TBX-Basic: a `termEntry` a concept, a `langSet` a language; what is printed is `preferredTerm-admn-sts`."""
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">',  # text: ok for programs
        '<martif type="TBX-Basic" xml:lang="en">',
        "<martifHeader><fileDesc><titleStmt><title>Cyclades</title></titleStmt>",
        "<sourceDesc><p>docs/rules/glossary.md</p></sourceDesc></fileDesc></martifHeader>",
        "<text><body>",
    ]
    for term in found:
        out.append(f"<termEntry id={quoteattr(term.concept)}>")
        out.append(f'<descrip type="subjectField">{escape(", ".join((term.kind, *term.editions)))}</descrip>')
        for lang in langs:
            if lang in term.names:
                out += _lang_set(term, lang)
        out.append("</termEntry>")
    return "\n".join([*out, "</body></text>", "</martif>", ""])


def _lang_set(term: Term, lang: str) -> Iterator[str]:
    yield f"<langSet xml:lang={quoteattr(lang)}><tig><term>{escape(term.names[lang])}</term>"
    if lang in term.printed:
        yield '<termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>'
    if lang in term.notes:
        yield f"<note>{escape(term.notes[lang])}</note>"
    yield "</tig></langSet>"


def write_glossary(file: Path, langs: Sequence[str] = ()) -> int:
    """Write the glossary in the form that the name of the file ends with; how many terms there are.

    `langs`: only these languages, English before them; all if there are none.
    """
    form = file.suffix.removeprefix(".").lower()
    if form not in FORMS:
        raise TranslationRefused("glossary-form", file=str(file), available=", ".join(f".{each}" for each in FORMS))
    found = terms()
    known = languages_of(found)
    for lang in langs:
        if lang not in known:
            raise TranslationRefused("no-language", lang=lang, available=", ".join(known))
    chosen = [lang for lang in known if lang == known[0] or not langs or lang in langs]
    write_file(file, as_csv(found, chosen) if form == "csv" else as_tbx(found, chosen))
    return len(found)
