"""`cyclades locale preview` as a picture: a card as it will be printed, drawn anew whenever its messages change."""

from __future__ import annotations

import sys
import time
from enum import StrEnum
from typing import TYPE_CHECKING

import typer

from . import FAILED
from .output_formats import line
from .shared_options import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cyclades_core.text.i18n import Messages

    from ..translation.message_catalogue import MessageCatalog

PAUSE = 0.3


class PreviewFormat(StrEnum):
    """How one card is shown: printed, or drawn into a file."""

    TABLE = "table"
    JSON = "json"
    TEXT = "text"
    HTML = "html"
    SVG = "svg"
    PNG = "png"


def form_of(chosen: PreviewFormat | None) -> str | None:
    """The form of a picture, as files of it end; None if none was asked for.

    >>> form_of(PreviewFormat.PNG), form_of(PreviewFormat.JSON), form_of(None)
    ('.png', None, None)
    """
    return f".{chosen}" if chosen in (PreviewFormat.HTML, PreviewFormat.SVG, PreviewFormat.PNG) else None


def show_picture(
    looked: Sequence[MessageCatalog],
    card: str,
    lang: str,
    compare: str | None,
    file: Path,
    form: str,
    watch: bool,
    messages: Messages,
) -> None:
    """Write the picture; with `watch` again after every change, until it is interrupted.

    Exit code 1 if a text is too long.
    """
    from ..translation.card_pictures import FORMS

    if form not in FORMS:
        refuse(messages, "--picture", "locale-picture-form", file=str(file), available=", ".join(FORMS))
    known = {each for catalogue in looked for each in ("en", *catalogue.languages)}
    if compare is not None and compare not in known:
        refuse(messages, "--compare", "locale-no-language", lang=compare, available=", ".join(sorted(known)))
    fits = _draw(looked, card, lang, compare, file, form, watch, messages)
    line(str(file))
    while watch:
        before = _stamps(looked)
        while _stamps(looked) == before:
            time.sleep(PAUSE)
        try:
            _draw([type(each).at(each.folder) for each in looked], card, lang, compare, file, form, watch, messages)
        except typer.BadParameter:  # a file that is half saved: the next change brings the rest
            continue
    if not fits:
        raise typer.Exit(FAILED)


def _draw(
    looked: Sequence[MessageCatalog],
    card: str,
    lang: str,
    compare: str | None,
    file: Path,
    form: str,
    refresh: bool,
    messages: Messages,
) -> bool:
    """Write the picture once; whether everything fits on the card."""
    from cyclades_core.files import write_files

    from ..cards.card_layout import lay_out
    from ..translation.card_pictures import card_sheet, drawn
    from ..translation.translation_findings import TranslationRefused

    sheet = original = None
    for catalogue in looked:
        try:
            sheet = card_sheet(catalogue, card, lang)
            original = card_sheet(catalogue, card, compare) if compare is not None else None
            break
        except TranslationRefused as reason:
            if catalogue is looked[-1]:
                raise typer.BadParameter(
                    messages.text(f"locale-{reason.code}", **reason.arguments), param_hint=""
                ) from None
    assert sheet is not None
    write_files({file: drawn(sheet, original, form, refresh)})
    long = [each for each in sheet.cards if lay_out(each).too_long]
    for each in long:
        print(messages.text("cli-card-too-long", card=each.key, lang=lang, part=each.type), file=sys.stderr)
    return not long


def _stamps(looked: Sequence[MessageCatalog]) -> list[tuple[str, int, int]]:
    """What tells that a file of messages is another one than before."""
    found = []
    for catalogue in looked:
        for path in sorted(catalogue.folder.glob("*/*.ftl")):
            try:
                stat = path.stat()
            except OSError:  # just being written anew
                continue
            found.append((str(path), stat.st_mtime_ns, stat.st_size))
    return found
