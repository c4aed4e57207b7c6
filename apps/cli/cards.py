"""`cyclades cards`: what is printed on the cards, as a document or as sheets to print."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cyclades_core.engine.values.safe_text import clean, escaped

from . import FAILED
from .localized_help import Command
from .output_formats import line
from .shared_options import (
    LangOption,
    ModulesOption,
    SettingsOption,
    messages_for,
    module_names,
    parse_settings,
    refuse,
)

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..cards.card_list import Sheet
    from ..cards.print_sheets import Printing

app = typer.Typer(rich_markup_mode=None, add_completion=False)


class CardFormat(StrEnum):
    """How cards are shown."""

    HTML = "html"
    MARKDOWN = "md"
    JSON = "json"
    PDF = "pdf"
    SVG = "svg"


class CardSize(StrEnum):
    """The sizes of printed cards (`apps/cards/card_sizes.py`)."""

    STANDARD = "standard"
    MINI = "mini"
    TAROT = "tarot"


@app.command(cls=Command)
def cards(
    modules: ModulesOption = None,
    kind: Annotated[
        str | None,
        typer.Option("--kind", metavar="A,B"),
    ] = None,
    format_: Annotated[
        CardFormat,
        typer.Option("--format"),
    ] = CardFormat.MARKDOWN,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="PATH"),
    ] = None,
    compare: Annotated[
        str | None,
        typer.Option("--compare", metavar="CODE"),
    ] = None,
    size: Annotated[
        CardSize,
        typer.Option("--size"),
    ] = CardSize.STANDARD,
    bleed: Annotated[
        float,
        typer.Option("--bleed", metavar="MM", min=0, max=5),
    ] = 2.0,
    backs: Annotated[
        bool,
        typer.Option("--backs"),
    ] = False,
    once: Annotated[
        bool,
        typer.Option("--once"),
    ] = False,
    settings: SettingsOption = None,
    lang: LangOption = None,
) -> None:
    """Show all cards of the modules, to be read, or to be printed, cut and put into sleeves.

    Each with name, type, cost, text, edition and rule. Texts that are not translated are marked. Exit code 1 if a text
    is too long for its card.
    """
    from cyclades_core import Ruleset

    from ..cards.card_list import collect, kinds_of
    from ..cards.card_sizes import SIZES
    from ..cards.print_sheets import Printing

    if format_ is CardFormat.PDF and output is None:
        refuse(messages_for(lang), "--output", "cli-card-pdf-file")
    rules = Ruleset.load(module_names(modules, lang), options=parse_settings(settings or (), messages_for(lang)))
    loaded = [module for module, _ in rules.modules]
    messages = messages_for(lang, loaded, options=rules.options)
    others = messages_for(compare, loaded, options=rules.options) if compare is not None else None
    kinds = _kinds(kind, kinds_of(rules), messages)
    sheet = collect(rules, messages, kinds)
    if not sheet.cards:
        refuse(messages, "--kind", "cli-card-nothing")
    original = collect(rules, others, kinds) if others is not None else None
    how = Printing(SIZES[size], bleed, backs, once)
    _put(_documents(sheet, original, format_, how), format_, output, messages)
    faults = _faults(sheet, messages, how) + (_faults(original, others, how) if original and others else [])
    for fault in faults:
        print(clean(fault), file=sys.stderr)
    if faults:
        raise typer.Exit(FAILED)


def _kinds(asked: str | None, known: tuple[str, ...], messages: Messages) -> tuple[str, ...]:
    """The kinds asked for, else all."""
    kinds = known if asked is None else tuple(each.strip() for each in asked.split(",") if each.strip())
    for each in kinds:
        if each not in known:
            refuse(messages, "--kind", "cli-card-no-kind", kind=each, available=", ".join(known))
    return kinds


def _documents(sheet: Sheet, original: Sheet | None, chosen: CardFormat, how: Printing) -> list[str] | list[bytes]:
    """What is in the files: one, or a page each."""
    if chosen is CardFormat.PDF:
        from ..cards import as_pdf

        return [as_pdf.document(sheet, original, how)]
    if chosen is CardFormat.SVG:
        from ..cards import as_svg

        return as_svg.documents(sheet, original, how)
    if chosen is CardFormat.HTML:
        from ..cards import as_html

        return [as_html.document(sheet, original, how)]
    if chosen is CardFormat.JSON:
        from ..cards import as_json

        return [escaped(json.dumps(as_json.document(sheet, original), ensure_ascii=False, indent=2)) + "\n"]
    from ..cards import as_markdown

    return [as_markdown.document(sheet, original)]


def _put(texts: list[str] | list[bytes], chosen: CardFormat, output: Path | None, messages: Messages) -> None:
    """Print the text, or write the files and print their names."""
    from cyclades_core.files import write_files

    suffix = f".{chosen.value}"
    folder = output is not None and (output.is_dir() or (len(texts) > 1 and output.suffix != suffix))
    if len(texts) > 1 and not folder:
        refuse(messages, "--output", "cli-card-needs-folder", pages=len(texts))
    if output is None:
        sys.stdout.write(str(texts[0]))
        return
    if folder:
        output.mkdir(parents=True, exist_ok=True)
        stem = f"cards-{messages.lang}"
        digits = len(str(len(texts)))
        names = [f"{stem}-{page:0{digits}}" for page in range(1, len(texts) + 1)] if len(texts) > 1 else [stem]
        paths = [output / (name + suffix) for name in names]
    else:
        paths = [output]
    files: dict[Path, str | bytes] = dict(zip(paths, texts, strict=True))
    write_files(files)
    for file in files:
        line(str(file))


def _faults(sheet: Sheet, messages: Messages, how: Printing) -> list[str]:
    """A line for each text that does not fit on its card; on the player aid there is room for all."""
    from ..cards.card_layout import lay_out
    from ..cards.player_aid import AID_KINDS

    return [
        messages.text("cli-card-too-long", card=card.key, lang=sheet.lang, part=sheet.labels.get(part, card.type))
        for card in sheet.cards
        if card.kind not in AID_KINDS
        for part in lay_out(card, how.size).too_long
    ]
