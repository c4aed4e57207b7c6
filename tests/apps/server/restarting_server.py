"""A server that is killed and starts again at once: everything is imported before the process that serves is forked.

    python restarting_server.py DATABASE PORT

Each line on its input starts a server; its process id is written to the output. Only where processes can be forked.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import uvicorn

from cyclades_apps.server.http.web_app import WebSettings, make_app
from cyclades_apps.server.store_addresses import open_store
from cyclades_core import Ruleset


def serve(database: str, port: int) -> None:
    store = open_store(database, lock=False)
    pause = float(os.environ.get("CYCLADES_PAUSE", "0"))
    app = make_app(store, WebSettings(rates=0, pause=pause), threads=4 if database.startswith("postgres") else 1)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", timeout_graceful_shutdown=2)


def main(database: str, port: int) -> None:
    Ruleset.load(["legacy"])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(database, port)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
