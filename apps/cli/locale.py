"""`cyclades locale`: the translators' kit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import FAILED
from .locale_folders import (
    ENGLISH,
    FolderOption,
    catalogue_at,
    catalogues_asked_for,
    make_folder,
    messages_in,
    own_languages,
    quiet,
    refuse_for,
)
from .locale_preview import explain, preview
from .localized_help import Command, LocalizedGroup
from .output_formats import line, print_json, print_rows
from .shared_options import Format, FormatOption, LangOption, format_or_default

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..translation.translation_findings import TranslationFinding

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

PSEUDO = "en-XA"


BoxOption = Annotated[list[str] | None, typer.Option("--box", metavar="NAME")]
LanguagesArgument = Annotated[list[str] | None, typer.Argument(metavar="LANG")]
LanguageArgument = Annotated[str, typer.Argument(metavar="LANG")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]


@app.callback()
def locale(lang: LangOption = None) -> None:
    """Help with translations."""


@app.command(cls=Command)
def status(
    langs: LanguagesArgument = None,
    box: BoxOption = None,
    keys: Annotated[bool, typer.Option("--keys")] = False,
    folder: FolderOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Count what is translated, per language and file."""
    from ..translation.translation_findings import TranslationRefused
    from ..translation.translation_status import status as measure

    messages = messages_in(lang)
    # the pseudo-locale is a disguise of English: nobody translates into it
    wanted = langs or ([lang] if lang and lang not in (ENGLISH, PSEUDO) else None)
    try:
        found = [
            figures
            for catalogue in catalogues_asked_for(folder, box, wanted, messages)
            for figures in measure(catalogue, own_languages(catalogue, wanted), box)
        ]
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    chosen = format_or_default(format_)
    parts = ("translated", "missing", "stale", "unrecorded", "unused")
    if chosen is Format.JSON:
        print_json(
            [
                {"language": each.lang, "file": each.layer, "messages": each.messages, "percent": each.percent}
                | {part: list(getattr(each, part)) for part in parts}
                for each in found
            ]
        )
        return
    columns = [messages.text(f"locale-column-{name}") for name in ("language", "file", "messages", *parts, "percent")]
    rows = [
        (each.lang, each.layer, each.messages, *(len(getattr(each, part)) for part in parts), each.percent)
        for each in found
    ]
    print_rows(columns, rows, chosen)
    for each in found if keys else ():
        for part in ("missing", "stale", "unused"):
            if getattr(each, part):
                named = ", ".join(getattr(each, part))
                line(messages.text(f"locale-status-{part}", lang=each.lang, file=each.layer, keys=named))


@app.command(cls=Command)
def check(
    langs: LanguagesArgument = None,
    box: BoxOption = None,
    warnings_as_errors: Annotated[bool, typer.Option("--warnings-as-errors")] = False,
    folder: FolderOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Check translations against English and against the grammar of their language."""
    from ..translation.needed_messages import bare_boxes
    from ..translation.translation_checks import check as examine
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    found: list[TranslationFinding] = []
    try:
        catalogues = catalogues_asked_for(folder, box, langs, messages)
        if not (folder or box or langs):
            found += bare_boxes(catalogues)
        for catalogue in catalogues:
            own = catalogue.folder == catalogue.english_folder
            for language in own_languages(catalogue, langs) or ((ENGLISH,) if own else ()) + catalogue.languages:
                found += examine(catalogue, language, box)
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    errors = sum(each.severity == "error" for each in found)
    if format_or_default(format_) is Format.JSON:
        print_json([_document(each, messages) for each in found])
    else:
        for each in found:
            line(each.render(messages))
        line(messages.text("locale-check-closing", errors=errors, warnings=len(found) - errors))
    if errors or (warnings_as_errors and found):
        raise typer.Exit(FAILED)


def _document(finding: TranslationFinding, messages: Messages) -> dict[str, object]:
    """A finding for programs."""
    return {
        "file": finding.file,
        "line": finding.line,
        "column": finding.column,
        "severity": finding.severity,
        "code": finding.code,
        "arguments": dict(finding.arguments),
        "message": finding.words(messages),
    }


@app.command(cls=Command)
def add(
    language: LanguageArgument,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    folder: FolderOption = None,
    lang: LangOption = None,
) -> None:
    """Start a new language, with every message to be translated."""
    from ..translation.new_language import add as start
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    new = [each for each in folder or () if not each.exists()]
    for each in new:
        make_folder(messages, each)
    try:
        made, count = start(catalogue_at(folder), language, name, messages)
    except TranslationRefused as reason:
        for each in new:  # nothing was written
            each.rmdir()
        refuse_for(messages, reason)
    line(messages.text("locale-added", folder=str(made), count=count))


@app.command(cls=Command)
def accept(
    language: LanguageArgument,
    keys: Annotated[list[str] | None, typer.Argument(metavar="KEY")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    folder: FolderOption = None,
    lang: LangOption = None,
) -> None:
    """Record that translations are made from the present English."""
    from ..translation.source_records import accept as record
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    try:
        count = record(catalogue_at(folder), language, keys or (), everything)
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    line(messages.text("locale-accepted", lang=language, count=count))


@app.command(cls=Command)
def export(
    language: LanguageArgument, file: FileArgument, folder: FolderOption = None, lang: LangOption = None
) -> None:
    """Write a language to a PO file."""
    from ..translation.po_export import export as write
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    try:
        count = write(catalogue_at(folder), language, file)
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    line(messages.text("locale-exported", file=str(file), count=count))


@app.command("import", cls=Command)
def import_(
    language: LanguageArgument, file: FileArgument, folder: FolderOption = None, lang: LangOption = None
) -> None:
    """Take a PO file back, if all of it is right."""
    from ..translation.po_import import import_po
    from ..translation.translation_findings import FileRejected, TranslationRefused

    messages = messages_in(lang)
    try:
        count, notes = import_po(catalogue_at(folder), language, file)
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    except FileRejected as reason:
        for each in reason.findings:
            line(each.render(messages))
        line(messages.text("locale-check-closing", errors=len(reason.findings), warnings=0))
        raise typer.Exit(FAILED) from None
    for each in notes:
        line(each.render(messages))
    line(messages.text("locale-imported", lang=language, count=count))


@app.command("format", cls=Command)
def format_(
    check: Annotated[bool, typer.Option("--check")] = False,
    folder: FolderOption = None,
    lang: LangOption = None,
) -> None:
    """Bring the files of a folder into the canonical layout."""
    from cyclades_core.files import write_files

    from ..translation.fluent_layout import unformatted
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    files = sorted(catalogue_at(folder).folder.glob("*/*.ftl"))
    try:
        found = unformatted(files)
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    if not check:
        write_files(found)
    for file in found:
        line(str(file))
    line(messages.text("locale-formatted", count=len(found), checked=str(check).lower(), files=len(files)))
    if check and found:
        raise typer.Exit(FAILED)


@app.command(cls=Command)
def annotate(
    check: Annotated[bool, typer.Option("--check")] = False,
    folder: FolderOption = None,
    lang: LangOption = None,
) -> None:
    """Write rule, length and example above the English messages."""
    from cyclades_core.files import write_files

    from ..translation.generated_comments import unannotated

    messages = messages_in(lang)
    with quiet():
        catalogue = catalogue_at(folder)
        found = unannotated(catalogue)
    if not check:
        if found:
            catalogue.writable()
        write_files(found)
    for file in found:
        line(str(file))
    files = len(catalogue.layers)
    line(messages.text("locale-annotated", count=len(found), checked=str(check).lower(), files=files))
    if check and found:
        raise typer.Exit(FAILED)


@app.command(cls=Command)
def glossary(file: FileArgument, langs: LanguagesArgument = None, lang: LangOption = None) -> None:
    """Write the glossary as CSV or TBX."""
    from ..translation.glossary_export import write_glossary
    from ..translation.translation_findings import TranslationRefused

    messages = messages_in(lang)
    try:
        count = write_glossary(file, langs or ())
    except TranslationRefused as reason:
        refuse_for(messages, reason)
    line(messages.text("locale-glossary-written", file=str(file), count=count))


app.command(cls=Command)(preview)
app.command(cls=Command)(explain)
