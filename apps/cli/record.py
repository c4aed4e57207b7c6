"""`cyclades record`: records as texts."""

from __future__ import annotations

from typing import Annotated

import typer

from . import BAD_INPUT, DONE, FAILED
from .localized_help import Command, LocalizedGroup
from .output_formats import line
from .run import LAYERS, STDIN, _data
from .shared_options import LangOption, messages_for, refuse

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)


@app.callback()
def record(lang: LangOption = None) -> None:
    """Work on records as texts."""


@app.command("format", cls=Command)
def format_(
    paths: Annotated[list[str], typer.Argument(metavar="PATH")],
    check: Annotated[bool, typer.Option("--check")] = False,
    diff: Annotated[bool, typer.Option("--diff")] = False,
    annotate: Annotated[bool, typer.Option("--annotate")] = False,
    lang: LangOption = None,
) -> None:
    """Write records in their canonical form.

    They are played for it. One that cannot be played to its end is formatted up to there; exit code 1.
    """
    import sys
    from difflib import unified_diff

    from cyclades_core.engine.values.safe_text import clean
    from cyclades_core.files import write_file

    from ..records import format_record, record_files

    messages = messages_for(lang, LAYERS)
    if check and diff:
        refuse(messages, "--diff", "cli-format-either")
    code = DONE
    changed = 0
    files = record_files(paths)
    for file in files:
        data = _data(file)
        shown = "stdin" if file == STDIN else file
        done = format_record(data, shown, annotate)
        for fault in done.faults:
            print(clean(fault.render(messages), lines=True), file=sys.stderr)
            code = max(code, BAD_INPUT if fault.unreadable else FAILED)
        old = data.decode("utf-8", "replace")
        if done.text == old:
            if file == STDIN and not (check or diff):
                sys.stdout.write(done.text)
            continue
        changed += 1
        if diff:
            rows = unified_diff(old.splitlines(), done.text.splitlines(), shown, shown, lineterm="")
            for row in rows:
                line(row)
        elif check:
            line(messages.text("cli-format-would", file=shown))
        elif file == STDIN:
            sys.stdout.write(done.text)
        else:
            write_file(file, done.text)
            line(messages.text("cli-format-done", file=shown))
    if (check or diff) and changed:
        code = max(code, FAILED)
    if len(files) > 1 or (not changed and STDIN not in files):
        line(messages.text("cli-format-summary", files=len(files), changed=changed))
    if code != DONE:
        raise typer.Exit(code)
