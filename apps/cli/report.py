"""`cyclades report`: the rows of a study as one page for the browser."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from .localized_help import Command
from .output_formats import line
from .shared_options import LangOption, messages_for

app = typer.Typer(rich_markup_mode=None, add_completion=False)

PAGE = "report.html"


@app.command(cls=Command)
def report(
    study: Annotated[Path, typer.Argument(metavar="PATH")],
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Make one page of a study."""
    from cyclades_core.files import write_file

    from ..simulation.report_page import page
    from ..simulation.report_summary import Summary
    from ..simulation.study_store import SETTINGS, StudyError, read_rows, read_settings

    settings = read_settings(study)
    if settings is None:
        command = f"cyclades simulate --out {quote(str(study))}"
        raise StudyError("study-missing", folder=str(study), file=SETTINGS, command=command)
    modules = [module["id"] for module in settings["modules"]]
    messages = messages_for(lang, modules, options=settings["options"])
    text = page(Summary(read_rows(study)), settings, messages)
    to = output or study / PAGE
    write_file(to, text)
    line(messages.text("cli-report-written", file=str(to)))
