"""The command line: `cyclades`.

`main` is what the console script calls. Commands live one group a file and are imported when they are called, so that
`cyclades --help` costs little more than Typer itself (see `app`). Whatever goes wrong ends here as a message on the
error stream and an exit code, never as a traceback: 0 done, 1 a check failed, 2 bad input or usage, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

# Set to anything: a fault of the engine itself shows its traceback, for a bug report.
DEBUG = "CYCLADES_DEBUG"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code.

    >>> main(["no-such-command"])
    Traceback (most recent call last):
    SystemExit: 2
    """
    _speak_utf8()
    try:
        from .app import command
        from .speaking import listen

        listen(arguments)
        given = None if arguments is None else list(arguments)
        # Not standalone: what Typer refuses comes back as an error, to be told in the language of the person.
        code = command().main(args=given, prog_name="cyclades", standalone_mode=False)
        if code == INTERRUPTED:
            raise KeyboardInterrupt
        sys.exit(code if isinstance(code, int) else DONE)
    except KeyboardInterrupt:
        from .failures import interrupted

        sys.exit(interrupted())
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        from .failures import report

        sys.exit(report(error))


def _speak_utf8() -> None:
    """Consoles with an older code page (Windows) would choke on names; what is no text at all is shown escaped."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
