"""`cyclades report`: the rows of a study as one page for the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .helping import Command
from .options import LangOption, messages_for
from .output import line

app = typer.Typer(rich_markup_mode=None, add_completion=False)

PAGE = "report.html"


@app.command(cls=Command)
def report(
    study: Annotated[Path, typer.Argument(metavar="PATH")],
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Make one page of a study."""
    from cyclades_core.reports import Summary, page
    from cyclades_core.studies import SETTINGS, StudyError
    from cyclades_core.studies.keeping import read_rows, read_settings
    from cyclades_core.system.files import write_file

    settings = read_settings(study)
    if settings is None:
        raise StudyError("study-missing", folder=str(study), file=SETTINGS)
    modules = [module["id"] for module in settings["modules"]]
    messages = messages_for(lang, modules, options=settings["options"])
    text = page(Summary(read_rows(study)), settings, messages)
    to = output or study / PAGE
    write_file(to, text)
    line(messages.text("cli-report-written", file=str(to)))
