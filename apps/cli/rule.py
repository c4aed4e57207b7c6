"""`cyclades rule`: what a cite says."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from .localized_help import Command
from .output_formats import line, print_json, width
from .shared_options import Format, FormatOption, LangOption, messages_for

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages
    from cyclades_core.text.rulebook import Paragraph, Rulebook

app = typer.Typer(rich_markup_mode=None, add_completion=False)

# The language that the rules are written in.
WRITTEN_IN = "en"

_INDENT = re.compile(r" *")
_ITEM = re.compile(r" *(?:- |\d+\. )")
# Narrower than this, lines have hardly room for two words.
LEAST = 20


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
    book = rulebook()
    if any(book.find(asked) is None for asked in rules):
        book = _with_expansions(book)
    found = _look_up(rules, book, messages)
    if format_ is Format.JSON:
        print_json([_document(each) for each in found])
        return
    if messages.lang.partition("-")[0] != WRITTEN_IN:
        line(messages.text("cli-rules-in-english"))
        line()
    for place, each in enumerate(found):
        if place:
            line()
        line(wrapped(f"{each.section} ({each.file}:{each.line})", width()))
        line()
        for block in blocks(plain(each.text)):
            line(wrapped(block, width()))


def _with_expansions(book: Rulebook) -> Rulebook:
    """Return the rules together with those of installed and added expansions. A number of ours stays ours."""
    from cyclades_core.content.modules import catalogue
    from cyclades_core.text.rulebook import Rulebook, read

    paragraphs = dict(book.paragraphs)
    editions = list(book.editions)
    for expansion in catalogue().boxes.values():
        manifest = expansion.manifest
        if expansion.official or manifest is None or manifest.rules is None:
            continue
        file = expansion.folder / manifest.rules
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue  # `cyclades expansion check` reports it
        editions.append(expansion.name)
        for each in read(str(file), text, expansion.name):
            paragraphs.setdefault(each.id, each)
    return Rulebook(paragraphs, tuple(editions))


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


def blocks(text: str) -> list[str]:
    """Return the paragraphs, list items and table rows of a text, one line each, so that they can be wrapped again.

    The texts have lines of up to 120 columns. List items keep their indent and mark. Empty lines stay.

    >>> blocks("If it is\\nfree:\\n- one\\n  and\\n  1. two\\n  three\\n\\nOr not.")
    ['If it is free:', '- one and', '  1. two', '  three', '', 'Or not.']
    """
    out: list[str] = []
    indent = -1  # of the block that a line can continue, -1 if there is none
    is_item = is_code = False
    for row in text.splitlines():
        here = len(_INDENT.match(row)[0])  # type: ignore[index]
        fence = row.lstrip().startswith("```")
        if is_code or fence or not row.strip() or row.lstrip().startswith("|"):
            is_code ^= fence
            out.append(row.rstrip())
            indent = -1
        elif (item := _ITEM.match(row) is not None) or indent < 0 or (here <= indent if is_item else here != indent):
            out.append(row.rstrip())
            indent, is_item = here, item
        else:
            out[-1] += f" {row.strip()}"
    return out


def wrapped(block: str, columns: int) -> str:
    """Return a block of `blocks` in lines of at most so many columns, below its indent and its mark.

    >>> print(wrapped("  1. a metropolis site that is free", 24))
      1. a metropolis site
         that is free
    """
    if block.lstrip().startswith("|"):
        return block
    mark = _ITEM.match(block) or _INDENT.match(block)
    below = " " * len(mark[0] if mark is not None else "")
    lines = textwrap.wrap(block, max(columns, len(below) + LEAST), subsequent_indent=below, break_on_hyphens=False)
    return "\n".join(lines)


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
