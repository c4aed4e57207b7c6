"""`cyclades locale`: the translators' kit."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from . import FAILED
from .helping import Command, Group
from .options import Format, FormatOption, LangOption, format_or_default, messages_for, refuse
from .output import line, print_json, print_rows
from .picturing import PreviewFormat, form_of, show_picture
from .uninstalled import add as add_expansions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cyclades_core.i18n import Messages
    from cyclades_core.translating.catalogue import Catalogue
    from cyclades_core.translating.findings import Finding, Refused
    from cyclades_core.translating.showing import Line, Preview

app = typer.Typer(cls=Group, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

LAYER, ENGLISH, PSEUDO = "locale", "en", "en-XA"


def _languages_of(ctx: typer.Context, folders: list[Path] | None) -> list[Path] | None:
    """Of an expansion its folders of languages, once it is loaded; any other folder is one of languages."""
    if not folders or ctx.resilient_parsing:
        return folders
    from cyclades_core.extending import is_expansion, locales_of

    found: list[Path] = []
    for folder in folders:
        if is_expansion(folder):
            add_expansions([str(folder)])
            found += [Path(str(each)) for each in locales_of(folder)] or [folder / "locales"]
        else:
            found.append(folder)
    return found


FolderOption = Annotated[list[Path] | None, typer.Option("--folder", metavar="PATH", callback=_languages_of)]
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
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.status import status as measure

    messages = _messages(lang)
    # the pseudo-locale is a disguise of English: nobody translates into it
    wanted = langs or ([lang] if lang and lang not in (ENGLISH, PSEUDO) else None)
    try:
        found = [
            figures
            for catalogue in _catalogues(folder, box, wanted, messages)
            for figures in measure(catalogue, _own(catalogue, wanted), box)
        ]
    except Refused as reason:
        _refuse(messages, reason)
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
    from cyclades_core.translating.checking import check as examine
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.needed import bare_boxes

    messages = _messages(lang)
    found: list[Finding] = []
    try:
        catalogues = _catalogues(folder, box, langs, messages)
        if not (folder or box or langs):
            found += bare_boxes(catalogues)
        for catalogue in catalogues:
            own = catalogue.folder == catalogue.english_folder
            for language in _own(catalogue, langs) or ((ENGLISH,) if own else ()) + catalogue.languages:
                found += examine(catalogue, language, box)
    except Refused as reason:
        _refuse(messages, reason)
    errors = sum(each.severity == "error" for each in found)
    if format_or_default(format_) is Format.JSON:
        print_json([_document(each, messages) for each in found])
    else:
        for each in found:
            line(each.render(messages))
        line(messages.text("locale-check-closing", errors=errors, warnings=len(found) - errors))
    if errors or (warnings_as_errors and found):
        raise typer.Exit(FAILED)


@app.command(cls=Command)
def add(
    language: LanguageArgument,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    folder: FolderOption = None,
    lang: LangOption = None,
) -> None:
    """Start a new language, with every message to be translated."""
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.starting import add as start

    messages = _messages(lang)
    try:
        made, count = start(_catalogue(folder), language, name, messages)
    except Refused as reason:
        _refuse(messages, reason)
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
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.records import accept as record

    messages = _messages(lang)
    try:
        count = record(_catalogue(folder), language, keys or (), everything)
    except Refused as reason:
        _refuse(messages, reason)
    line(messages.text("locale-accepted", lang=language, count=count))


@app.command(cls=Command)
def export(
    language: LanguageArgument, file: FileArgument, folder: FolderOption = None, lang: LangOption = None
) -> None:
    """Write a language to a PO file."""
    from cyclades_core.translating.exporting import export as write
    from cyclades_core.translating.findings import Refused

    messages = _messages(lang)
    try:
        count = write(_catalogue(folder), language, file)
    except Refused as reason:
        _refuse(messages, reason)
    line(messages.text("locale-exported", file=str(file), count=count))


@app.command("import", cls=Command)
def import_(
    language: LanguageArgument, file: FileArgument, folder: FolderOption = None, lang: LangOption = None
) -> None:
    """Take a PO file back, if all of it is right."""
    from cyclades_core.translating.findings import Refused, Rejected
    from cyclades_core.translating.importing import import_po

    messages = _messages(lang)
    try:
        count, notes = import_po(_catalogue(folder), language, file)
    except Refused as reason:
        _refuse(messages, reason)
    except Rejected as reason:
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
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.formatting import unformatted

    messages = _messages(lang)
    files = sorted(_catalogue(folder).folder.glob("*/*.ftl"))
    try:
        found = unformatted(files)
    except Refused as reason:
        _refuse(messages, reason)
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
    from cyclades_core.translating.noting import unannotated

    messages = _messages(lang)
    with _quiet():
        catalogue = _catalogue(folder)
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
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.terms import write_glossary

    messages = _messages(lang)
    try:
        count = write_glossary(file, langs or ())
    except Refused as reason:
        _refuse(messages, reason)
    line(messages.text("locale-glossary-written", file=str(file), count=count))


@app.command(cls=Command)
def preview(
    card: Annotated[str, typer.Argument(metavar="CARD")],
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE")] = None,
    compare: Annotated[str | None, typer.Option("--compare", metavar="CODE")] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    folder: FolderOption = None,
    format_: Annotated[PreviewFormat | None, typer.Option("--format")] = None,
    lang: LangOption = None,
) -> None:
    """Show one card in every edition that has it, in words or as it will be printed."""
    from cyclades_core.i18n import choose_language
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.showing import preview as show
    from cyclades_core.translating.showing import speaker

    from .speaking import asked_language

    with _quiet():
        looked = _to_look_at(folder)
        chosen = choose_language(lang or asked_language(), folders=[each.folder for each in looked])
        messages = speaker(looked[-1], chosen, (LAYER,))
        form = form_of(format_)
        if picture is not None or form is not None:
            file = picture or Path(f"{card}-{chosen}{form}")
            show_picture(looked, card, chosen, compare, file, form or file.suffix, watch, messages)
            return
        if compare is not None or watch:
            refuse(messages, "--picture", "locale-picture-missing")
        found: list[Preview] = []
        for catalogue in looked:
            try:
                found += show(catalogue, card, chosen)
            except Refused as reason:
                if catalogue is looked[-1] and not found:
                    _refuse(messages, reason)
        if format_ is PreviewFormat.JSON:
            print_json([_card_document(each) for each in found])
        else:
            _print_cards(found, messages)
    if not all(fits for each in found for *_, fits in each.lengths):
        raise typer.Exit(FAILED)


def _print_cards(cards: Sequence[Preview], messages: Messages) -> None:
    """Cards for people: what stands on each, and how long it is."""
    for each in cards:
        line(messages.text("locale-preview-title", name=each.name, kind=each.type, file=each.layer))
        for label, words in each.lines:
            line(f"  {label}: {words}")
        for part, length, limit, fits in each.lengths:
            words = messages.text("locale-preview-length", length=length, limit=limit)
            line(f"  .{part}: {words}{'' if fits else ' (!)'}")
        for part, was, now in each.changed:
            line(f"  .{part}: {messages.text('locale-preview-changed', was=was or 'none', now=now)}")


@app.command(cls=Command)
def explain(
    key: Annotated[str, typer.Argument(metavar="KEY")],
    folder: FolderOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Show what one message gives in all languages."""
    from cyclades_core.translating.findings import Refused
    from cyclades_core.translating.showing import explain as show

    with _quiet():
        messages = _messages(lang)
        looked = _to_look_at(folder)
        told: list[str] = []
        found: list[Line] = []
        for catalogue in looked:
            try:
                names, lines = show(catalogue, key)
                told, found = [*told, names], [*found, *lines]
            except Refused as reason:
                if catalogue is looked[-1] and not found:
                    _refuse(messages, reason)
        _print_lines(key, next(filter(None, told), ""), found, messages, format_or_default(format_))


def _print_lines(key: str, variables: str, found: Sequence[Line], messages: Messages, chosen: Format) -> None:
    """What a message gives, as JSON or as rows."""
    if chosen is Format.JSON:
        names = ("lang", "layer", "values", "text", "own")
        rows = [{name: getattr(each, name) for name in names} for each in found]
        print_json({"key": key, "variables": variables, "lines": rows})
        return
    if variables:
        line(messages.text("locale-explain-variables", variables=variables))
    columns = [messages.text(f"locale-column-{name}") for name in ("language", "file", "values", "text")]
    texts = [each.text if each.own else messages.text("locale-explain-missing", lang=each.lang) for each in found]
    print_rows(columns, [(e.lang, e.layer, e.values, text) for e, text in zip(found, texts, strict=True)], chosen)


def _messages(lang: str | None) -> Messages:
    return messages_for(lang, (LAYER,))


def _refuse(messages: Messages, reason: Refused) -> NoReturn:
    """What cannot be done, on the error stream, with exit code 2."""
    raise typer.BadParameter(messages.text(f"locale-{reason.code}", **reason.arguments), param_hint="")


def _catalogue(folder: list[Path] | None) -> Catalogue:
    """The one folder that a command works on: ours, or the one named."""
    from cyclades_core.translating.catalogue import Catalogue, own_folder

    for each in folder or ():
        if not each.is_dir():
            # the language asked for may be one that only the folder has
            refuse(_messages(ENGLISH), "--folder", "locale-missing-folder", folder=str(each))
    return Catalogue.at(folder[-1] if folder else own_folder())


def _to_look_at(folder: list[Path] | None) -> list[Catalogue]:
    """The folders in which a card or message is looked for: the one named, else ours and those of plug-ins."""
    from cyclades_core.translating.catalogue import catalogues

    return [_catalogue(folder)] if folder else catalogues()


@contextmanager
def _quiet() -> Iterator[None]:
    """What shows by itself which texts are missing need not be told of them on the error stream as well."""
    from logging import getLogger

    logger = getLogger("cyclades.i18n")
    before, logger.disabled = logger.disabled, True
    try:
        yield
    finally:
        logger.disabled = before


def _catalogues(
    folder: list[Path] | None, box: Sequence[str] | None, langs: Sequence[str] | None, messages: Messages
) -> list[Catalogue]:
    """The folders that a command looks through, which between them know the files and languages asked for."""
    from cyclades_core.translating.catalogue import catalogues

    for each in folder or ():
        if not each.is_dir():
            refuse(messages, "--folder", "locale-missing-folder", folder=str(each))
    found = catalogues(folder)
    layers = sorted({layer for catalogue in found for layer in catalogue.layers})
    languages = sorted({ENGLISH} | {each for catalogue in found for each in catalogue.languages})
    for name in box or ():
        if name not in layers:
            refuse(messages, "--box", "locale-no-box", box=name, available=", ".join(layers))
    for name in langs or ():
        if name not in languages:
            there = [each for each in languages if each != ENGLISH]
            refuse(messages, "", "locale-no-language", lang=name, available=", ".join(there))
    return found


def _own(catalogue: Catalogue, langs: Sequence[str] | None) -> tuple[str, ...] | None:
    """The languages asked for that this folder has; None if none were asked for."""

    return None if langs is None else tuple(each for each in langs if each in (ENGLISH, *catalogue.languages))


def _document(finding: Finding, messages: Messages) -> dict[str, object]:
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


def _card_document(card: Preview) -> dict[str, object]:
    """A card for programs."""
    return {
        "key": card.key,
        "file": card.layer,
        "type": card.type,
        "name": card.name,
        "lines": [{"label": label, "text": text} for label, text in card.lines],
        "changed": [{"part": part, "was": was or None, "now": now} for part, was, now in card.changed],
        "lengths": [
            {"part": part, "length": length, "limit": limit, "fits": fits} for part, length, limit, fits in card.lengths
        ],
    }
