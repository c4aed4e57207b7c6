"""`cyclades rule`: what a cite says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from .localized_help import Command
from .output_formats import line, print_json
from .shared_options import Format, FormatOption, LangOption, messages_for

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages
    from cyclades_core.text.rulebook import Paragraph, Rulebook

app = typer.Typer(rich_markup_mode=None, add_completion=False)

# The language that the rules are written in.
WRITTEN_IN = "en"


@app.command(cls=Command)
def rule(
    rules: Annotated[list[str], typer.Argument(metavar="RULE")],
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Print the rules with these numbers, each below its heading.

    The number of a section prints the whole of it. A number that does not exist is answered with those next to it.
    """
    from cyclades_core.text.rulebook import rulebook

    messages = messages_for(lang)
    found = _look_up(rules, rulebook(), messages)
    if format_ is Format.JSON:
        print_json([_document(each) for each in found])
        return
    if messages.lang.partition("-")[0] != WRITTEN_IN:
        line(messages.text("cli-rules-in-english"))
        line()
    for place, each in enumerate(found):
        if place:
            line()
        line(f"{each.section} ({each.file}:{each.line})")
        line()
        line(plain(each.text))


def _look_up(rules: list[str], book: Rulebook, messages: Messages) -> list[Paragraph]:
    """What is asked for, each once; all that does not exist is told at once."""
    found: dict[str, Paragraph] = {}
    wrong = []
    for asked in rules:
        paragraph = book.find(asked)
        if paragraph is not None:
            found[paragraph.id] = paragraph
        elif near := book.near(asked):
            wrong.append(messages.text("cli-no-rule", rule=asked, nearest=", ".join(near)))
        else:
            wrong.append(messages.text("cli-no-such-text", rule=asked, letters=", ".join(book.letters())))
    if wrong:
        raise typer.BadParameter("\n".join(wrong), param_hint="")
    return list(found.values())


def plain(text: str) -> str:
    """A paragraph without the marks of Markdown that a terminal shows as they are.

    >>> plain("### Zeus\\n\\n**B1.4** *GP* is gold, see [B2](README.md) and `s1*`.")
    'Zeus\\n\\nB1.4 GP is gold, see B2 and `s1*`.'
    """
    text = re.sub(r"^#+ ", "", text, flags=re.M)
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text, flags=re.S)
    text = re.sub(r"(?<![\w`*])\*([^*|]+)\*(?![\w`*])", r"\1", text)
    return re.sub(r"\[([^\]\n]+)\]\([^)\n]+\)", r"\1", text)


def _document(paragraph: Paragraph) -> dict[str, object]:
    """A paragraph for programs, its text as it is written."""
    return {
        "id": paragraph.id,
        "edition": paragraph.edition,
        "section": paragraph.section,
        "file": paragraph.file,
        "line": paragraph.line,
        "text": paragraph.text,
    }
