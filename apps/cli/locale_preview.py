"""`cyclades locale preview` and `explain`: what a card or a message looks like, in all languages and editions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import FAILED
from .locale_folders import LAYER, FolderOption, catalogues_to_look_at, messages_in, quiet, refuse_for
from .output_formats import line, print_json, print_rows
from .preview_picture import PreviewFormat, form_of, show_picture
from .shared_options import Format, FormatOption, LangOption, format_or_default, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclades_core.text.i18n import Messages

    from ..translation.message_preview import Preview, PreviewLine


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
    from cyclades_core.text.i18n import choose_language

    from ..translation.message_preview import preview as show
    from ..translation.message_preview import speaker
    from ..translation.translation_findings import TranslationRefused
    from .language_choice import asked_language

    with quiet():
        looked = catalogues_to_look_at(folder)
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
            except TranslationRefused as reason:
                if catalogue is looked[-1] and not found:
                    refuse_for(messages, reason)
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


def explain(
    key: Annotated[str, typer.Argument(metavar="KEY")],
    folder: FolderOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Show what one message gives in all languages."""
    from ..translation.message_preview import explain as show
    from ..translation.translation_findings import TranslationRefused

    with quiet():
        messages = messages_in(lang)
        looked = catalogues_to_look_at(folder)
        told: list[str] = []
        found: list[PreviewLine] = []
        for catalogue in looked:
            try:
                names, lines = show(catalogue, key)
                told, found = [*told, names], [*found, *lines]
            except TranslationRefused as reason:
                if catalogue is looked[-1] and not found:
                    refuse_for(messages, reason)
        _print_lines(key, next(filter(None, told), ""), found, messages, format_or_default(format_))


def _print_lines(key: str, variables: str, found: Sequence[PreviewLine], messages: Messages, chosen: Format) -> None:
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
