"""The log of the server: one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Any

__all__ = ["JsonLogFormatter", "log_as_json"]


class JsonLogFormatter(logging.Formatter):
    """Log lines as JSON: table, number and incident; never tokens, names or clauses."""

    def format(self, record: logging.LogRecord) -> str:
        out: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for name in ("table", "seq", "incident", "fault"):
            if hasattr(record, name):
                out[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1] is not None:
            out["error"] = _traced(record.exc_info[1])
        return json.dumps(out, ensure_ascii=False)


def _traced(error: BaseException) -> str:
    """Where an error happened and of what kind it is: what it says may quote a clause, a name or a token."""
    found = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__))) + type(error).__name__
    before = error.__cause__ or error.__context__
    return found if before is None else f"{_traced(before)}\n{found}"


def log_as_json() -> None:
    """Write the log of the server to the standard error, once."""
    log = logging.getLogger("cyclades.server")
    if not log.handlers:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLogFormatter())
        log.addHandler(handler)
        log.propagate = False
        log.setLevel(logging.INFO)
