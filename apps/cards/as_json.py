"""Cards for programs: one object, whose keys are documented in docs/cards.md."""

from __future__ import annotations

from collections.abc import Sequence

from .card_layout import lay_out
from .card_list import PrintedCard, Sheet


def document(sheet: Sheet, original: Sheet | None = None) -> dict[str, object]:
    """All cards of a sheet, each with its original where one is asked for."""
    originals: Sequence[PrintedCard | None] = original.cards if original else [None] * len(sheet.cards)
    return {
        "lang": sheet.lang,
        "compare": original.lang if original else None,
        "title": sheet.title,
        "modules": [{"id": module, "version": version, "title": title} for module, version, title in sheet.modules],
        "cards": [_card(card, beside) for card, beside in zip(sheet.cards, originals, strict=True)],
    }


def _card(card: PrintedCard, original: PrintedCard | None) -> dict[str, object]:
    found: dict[str, object] = {
        "key": card.key,
        "kind": card.kind,
        "id": card.id,
        "module": card.module,
        "rule": card.rule,
        "copies": card.copies,
        **_texts(card),
    }
    if original is not None:
        found["original"] = _texts(original)
    return found


def _texts(card: PrintedCard) -> dict[str, object]:
    """What depends on the language."""
    return {
        "name": card.name.text,
        "type": card.type,
        "edition": card.edition.text,
        "cost": [
            {
                "source": cost.price.source,
                "by": cost.price.by or None,
                "prices": list(cost.price.prices),
                "text": cost.text,
            }
            for cost in card.cost
        ],
        "parts": {part.name: part.said.text for part in card.parts},
        "untranslated": list(card.missing),
        "too_long": list(lay_out(card).too_long),
    }
