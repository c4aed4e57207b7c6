"""Cards as a document to read: a section for each kind, a table in each."""

from __future__ import annotations

from collections.abc import Iterator

from cyclades_core.engine.values.safe_text import clean

from .card_list import CardText, PrintedCard, Sheet


def document(sheet: Sheet, original: Sheet | None = None) -> str:
    """The sheet in Markdown; with an original a row for it below each card."""
    return "\n".join(_lines(sheet, original)) + "\n"


def _lines(sheet: Sheet, original: Sheet | None) -> Iterator[str]:
    yield f"# {escape(sheet.title)}"
    pairs = list(zip(sheet.cards, original.cards if original else sheet.cards, strict=True))
    for kind, heading in sheet.headings.items():
        own = [pair for pair in pairs if pair[0].kind == kind]
        names = [part.name for part in own[0][0].parts]
        copies = any(card.copies > 1 for card, _ in own)
        columns = ["name", "cost", *names, "edition", "rule", *(["copies"] if copies else [])]
        yield ""
        yield f"## {escape(heading)}"
        yield ""
        yield _row([escape(sheet.labels[column]) for column in columns])
        yield _row(["---"] * len(columns))
        for card, beside in own:
            yield _row([_cell(card, column) for column in columns])
            if original:
                yield _row([_quiet(_cell(beside, column)) for column in columns])


def _cell(card: PrintedCard, column: str) -> str:
    if column == "name":
        return f"**{escape(card.name.text)}**" + _mark(card, card.name)
    if column == "cost":
        return "; ".join(escape(cost.text) for cost in card.cost)
    if column == "edition":
        return escape(card.edition.text)
    if column in ("rule", "copies"):
        return str(getattr(card, column))
    return "; ".join(escape(part.said.text) + _mark(card, part.said) for part in card.parts if part.name == column)


def _mark(card: PrintedCard, said: CardText) -> str:
    """What says that a text is not translated."""
    return "" if said.own else f" *[{escape(card.mark)}]*"


def _quiet(cell: str) -> str:
    """A cell of the original: in small letters, where they are shown."""
    return f"<small>{cell}</small>" if cell else ""


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def escape(text: str) -> str:
    """A text as it stands in a table: nothing in it is a mark.

    >>> escape("a|b *c* <d>")
    'a\\\\|b \\\\*c\\\\* \\\\<d\\\\>'
    """
    return "".join("\\" + letter if letter in "\\`*_[]<>|#" else letter for letter in clean(text))
