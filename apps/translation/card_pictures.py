"""One card as it will be printed, in every edition that has it: what a translator looks at while writing.

The same drawing as that of `cyclades cards`, from the files of a folder as they stand now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards.text_limits import OWN_KINDS
from .message_preview import speaker, stack
from .translation_findings import TranslationRefused

if TYPE_CHECKING:
    from ..cards.card_list import Sheet
    from .message_catalogue import MessageCatalog

__all__ = ["FORMS", "card_sheet", "drawn"]

FORMS = (".html", ".svg", ".png")


def card_sheet(catalogue: MessageCatalog, card: str, lang: str) -> Sheet:
    """A sheet of one card, named by its message or by its id alone; `TranslationRefused` if no edition has it."""
    from cyclades_core import ContentError, CycladesError, Ruleset

    from ..cards.card_list import collect

    whole: Sheet | None = None
    for layer in catalogue.layers:
        for key in catalogue.english(layer).messages:
            kind, _, ident = key.partition("-")
            if kind not in (*OWN_KINDS, *catalogue.card_kinds) or card not in (key, ident):
                continue
            modules = stack(layer)
            try:
                rules = Ruleset.load(list(modules))
            except (ContentError, CycladesError):
                continue
            found = collect(rules, speaker(catalogue, lang, modules), [kind])
            own = tuple(each for each in found.cards if each.key == key and each.module.partition("/")[0] == layer)
            if whole is None:
                whole = found._replace(cards=own)
            else:
                whole = whole._replace(
                    cards=whole.cards + own,
                    modules=tuple(dict.fromkeys(whole.modules + found.modules)),
                    headings={**whole.headings, **found.headings},
                    symbols={**found.symbols, **whole.symbols},
                )
    if whole is None or not whole.cards:
        raise TranslationRefused("no-card", card=card)
    return whole


def drawn(sheet: Sheet, original: Sheet | None, form: str, refresh: bool = False) -> str | bytes:
    """The picture: a page for the browser, which looks every second if it is to, the first page as SVG, or a PNG."""
    from ..cards import as_html, as_png, as_svg
    from ..cards.print_sheets import Printing

    how = Printing(once=True)
    if form == ".png":
        return as_png.document(sheet, original, how)
    if form == ".svg":
        return as_svg.documents(sheet, original, how)[0]
    return as_html.document(sheet, original, how, refresh)
