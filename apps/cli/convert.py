"""`cyclades convert`: records, saves, scenarios and positions, from one to the other."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from . import FAILED
from .localized_help import Command
from .run import LAYERS
from .shared_options import LangOption, ModulesOption, messages_for, parse_names, refuse

app = typer.Typer(rich_markup_mode=None, add_completion=False)


class Kind(StrEnum):
    """What a game can be written as."""

    RECORD = "record"
    SAVE = "save"
    SCENARIO = "scenario"
    POSITION = "position"


class ChanceStyle(StrEnum):
    """How chance is written: as it was, or as lines in the text."""

    KEEP = "keep"
    SCRIPT = "script"


@app.command(cls=Command)
def convert(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[Kind | None, typer.Option("--to")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    seen_by: Annotated[str | None, typer.Option("--seen-by", metavar="NAME")] = None,
    chance: Annotated[ChanceStyle, typer.Option("--chance")] = ChanceStyle.KEEP,
    modules: ModulesOption = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B")] = None,
    lossy: Annotated[bool, typer.Option("--lossy")] = False,
    output: Annotated[Path | None, typer.Option("-o", "--output", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Write a record, save, scenario or position as another.

    What would be lost is listed and refused, unless --lossy allows it.
    """
    from cyclades_core.files import check_writable

    from ..records.file_formats import GameFile, convert_to

    messages = messages_for(lang, LAYERS)
    if output is not None:
        check_writable(output)
    source = GameFile.read(file, modules, parse_names(names, 3) if names else None)
    wanted = to or (Kind.SAVE if source.kind == "record" else Kind.RECORD)
    if source.kind == "position" and (modules is None or names is None):
        refuse(messages, "--modules", "cli-convert-table")
    if source.kind == wanted and at is None and seen_by is None and chance is ChanceStyle.KEEP:
        refuse(messages, "--to", "cli-convert-same", kind=str(wanted))
    text, lost = convert_to(source, str(wanted), at, seen_by, str(chance))
    for each in lost:
        said = messages.text("cli-convert-lost", what=each.what, count=each.count, line=each.line)
        _error(f"{file}: {said}")
    if text is None or (lost and not lossy):
        if lost and text is not None:
            _error(messages.text("cli-convert-refused"))
        raise typer.Exit(FAILED)
    if output is not None:
        from cyclades_core.files import write_file

        write_file(output, text)
    else:
        import sys

        sys.stdout.write(text)


def _error(text: str) -> None:
    import sys

    from cyclades_core.engine.values.safe_text import clean

    print(clean(text, lines=True), file=sys.stderr)
