"""The command line: `cyclades`.

`main` is what the console script calls. Commands live one group a file and are imported when they are called, so that
`cyclades --help` costs little more than Typer itself (see `app`). Whatever goes wrong ends here as a message on the
error stream and an exit code, never as a traceback: 0 done, 1 a check failed, 2 bad input or usage, 130 interrupted,
141 nobody reads the output any more (`cyclades play | head`), as if the signal for that had ended it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

DONE, FAILED, BAD_INPUT, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141

# Set to anything: a fault of the engine itself shows its traceback, for a bug report.
DEBUG = "CYCLADES_DEBUG"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code.

    >>> main(["no-such-command"])
    Traceback (most recent call last):
    SystemExit: 2
    """
    from .process_streams import prepare, put_away

    prepare()
    try:
        code = _run(arguments)
        sys.stdout.flush()  # what the stream still holds may fail, too
    except KeyboardInterrupt:
        from .error_messages import interrupted

        code = interrupted()
    except SystemExit as end:
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        code = UNREAD  # Click and Rich leave by themselves where the output breaks off
    except BrokenPipeError:
        code = UNREAD
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        from .error_messages import report

        code = report(error)
    if not put_away() and code == DONE:
        code = UNREAD
    sys.exit(code)


def _run(arguments: Sequence[str] | None) -> int:
    """Run the command; what Typer refuses comes as an error, to be told in the language of the person."""
    from .app import command
    from .language_choice import listen

    listen(arguments)
    given = None if arguments is None else list(arguments)
    code = command().main(args=given, prog_name="cyclades", standalone_mode=False)
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return code if isinstance(code, int) else DONE
