"""The log of the server: one JSON object per line."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
import traceback
from typing import Any

__all__ = ["JsonLogFormatter", "log_as_json", "log_loop_error"]

LOGGERS = {"cyclades.server": logging.INFO, "uvicorn.error": logging.ERROR, "asyncio": logging.ERROR}
RARELY = 60.0  # seconds between two lines about the same error of the system
_logged: dict[str, float] = {}  # what was logged last, and when


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
    """Write the log of the server to the standard error, once, with what uvicorn and asyncio report."""
    for name, level in LOGGERS.items():
        log = logging.getLogger(name)
        if not any(isinstance(handler.formatter, JsonLogFormatter) for handler in log.handlers):
            handler = logging.StreamHandler(sys.stderr)
            handler.setFormatter(JsonLogFormatter())
            log.handlers = [handler]
            log.propagate = False
            log.setLevel(level)


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of the event loop; one of the system that repeats, such as a lack of file handles, rarely."""
    what = str(context.get("message", "loop"))
    error = context.get("exception")
    if isinstance(error, OSError):
        now = time.monotonic()
        if now - _logged.get(what, -RARELY) >= RARELY:
            _logged[what] = now
            logging.getLogger("cyclades.server").error("loop", extra={"fault": f"{what}: {type(error).__name__}"})
        return
    info = (type(error), error, error.__traceback__) if error is not None else None
    logging.getLogger("cyclades.server").error("loop", exc_info=info, extra={"fault": what})
