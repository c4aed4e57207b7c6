"""A program that runs many `cyclades` commands in one process: lists of arguments in, exit codes and output out.

It finds the command by its installed console script, as a shell does, and speaks JSON on standard input and output.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from importlib.metadata import entry_points
from typing import Any


def run(main: Any, arguments: list[str]) -> tuple[int, str]:
    """Run one command and return its exit code and what it printed."""
    sys.argv = ["cyclades", *arguments]
    out = io.StringIO()
    code: Any = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    return code if isinstance(code, int) else 1, out.getvalue()


if __name__ == "__main__":
    (script,) = entry_points(group="console_scripts", name="cyclades")
    command = script.load()
    print(json.dumps([run(command, each) for each in json.load(sys.stdin)]))
