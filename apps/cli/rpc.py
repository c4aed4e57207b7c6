"""`cyclades rpc`: the engine for other programs, a message a line (docs/protocol.md)."""

from __future__ import annotations

import os
import sys

import typer

from . import DEBUG
from .localized_help import Command
from .shared_options import LangOption, messages_for

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def rpc(lang: LangOption = None) -> None:
    """Answer JSON-RPC 2.0 on standard input and output until the input ends.

    Only messages are written to the output. Faults of the engine are told on the error stream by their number.
    """
    from ..rpc.stdio_transport import serve

    messages = messages_for(lang)
    if sys.stdin.isatty():
        print(messages.text("cli-rpc-terminal"), file=sys.stderr)

    def report(incident: int, error: BaseException) -> None:
        """A fault of ours: its number, which the client was told too; the traceback for whoever asks for it."""
        kind, detail = type(error).__name__, str(error)
        print(
            messages.text("cli-rpc-incident", number=incident, kind=kind, detail=detail, variable=DEBUG),
            file=sys.stderr,
        )
        if os.environ.get(DEBUG):
            from traceback import print_exception

            print_exception(error)

    sink = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints by mistake, in a plug-in perhaps, breaks no message
    serve(sys.stdin.buffer, sink, messages.lang, report)
