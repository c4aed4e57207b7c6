"""What `cyclades serve` and `cyclades tables` do. The command line imports this when it is called, and not before."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from attrs import Factory, asdict, define, evolve, fields
from starlette.applications import Starlette

from ..configuration import notices_of, read_config
from ..log_format import log_as_json
from ..store_addresses import open_store
from ..table_administration import Keeper
from ..table_request_types import NewTable
from ..table_store import StoreError
from .web_app import WebSettings, make_app

__all__ = [
    "Keeper",
    "NewTable",
    "Options",
    "StoreError",
    "app_from_environment",
    "configured",
    "local_address",
    "open_page",
    "open_store",
    "serve",
    "show_code",
]

VARIABLE = "CYCLADES_SERVE"  # how worker processes learn their settings
PORT = 8642


@define
class Options:
    """What the command line says."""

    port: int = PORT
    lan: bool = False
    database: str = ""
    workers: int = 1
    url: str = ""
    trust_proxy: bool = False
    bots: int = 1
    open: bool = True
    keep: int = 180
    notices: dict[str, Any] = Factory(dict)  # of the configuration

    @property
    def host(self) -> str:
        return "0.0.0.0" if self.lan or self.url else "127.0.0.1"


def configured(options: Options, path: Path) -> Options:
    """What the file says, where the command line says nothing else."""
    told, notices = read_config(path)
    usual = {each.name: each.default for each in fields(Options)}
    unsaid = {name: value for name, value in told.items() if getattr(options, name) == usual[name]}
    return evolve(options, **unsaid, notices=notices)


def local_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # set aside for documentation: no packet leaves for it
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def app_from_environment() -> Starlette:
    """The application of a worker process."""
    told = json.loads(os.environ[VARIABLE])
    options = Options(**told)
    return _app(options)


def _app(options: Options) -> Starlette:
    log_as_json()
    store = open_store(options.database, options.workers)
    settings = WebSettings(
        url=options.url or f"http://127.0.0.1:{options.port}/",
        trust_proxy=options.trust_proxy,
        bots=options.bots,
        keep=options.keep,
        notices=notices_of(options.notices),
    )
    threads = 4 if options.database.startswith("postgres") else 1
    return make_app(store, settings, threads)


def serve(options: Options, ready: Callable[[str], None], table: NewTable | None = None) -> None:
    """Serve until somebody says stop; `ready(address)` is called when the page can be opened.

    With a `table` one is made at once and its address is that of its host.
    """
    if options.workers > 1:
        os.environ[VARIABLE] = json.dumps(asdict(options))
        open_store(options.database, options.workers).close()  # migrations, and a clear word before anything starts
        ready(options.url or f"http://127.0.0.1:{options.port}/")
        uvicorn.run(
            "cyclades_apps.server.http.web_server:app_from_environment",
            factory=True,
            host=options.host,
            port=options.port,
            workers=options.workers,
            log_level="warning",
            timeout_graceful_shutdown=5,
        )
        return
    app = _app(options)
    listening = _listening(options)
    port = listening.getsockname()[1]
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=5, ws="websockets-sansio")
    server = uvicorn.Server(config)
    address = options.url or f"http://{local_address() if options.lan else '127.0.0.1'}:{port}/"
    threading.Thread(target=_announce, args=(server, app, address, ready, table), daemon=True).start()
    server.run(sockets=[listening])


def _listening(options: Options) -> socket.socket:
    """The socket, before anything is announced: a port that is taken is said at once."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((options.host, options.port))
    except OSError as error:
        found.close()
        raise StoreError("port-taken", options.port) from error
    found.set_inheritable(True)
    return found


def _announce(
    server: uvicorn.Server, app: Starlette, address: str, ready: Callable[[str], None], table: NewTable | None
) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.should_exit:
        return
    ready(address + (made_table(address, table) if table is not None else ""))


def made_table(address: str, table: NewTable) -> str:
    """Make a table through the door that everybody uses; the path and token of its host."""
    from urllib.request import Request, urlopen

    params = {"modules": table.modules, "seats": table.seats, "options": table.options}
    params |= {name: value for name in ("mode", "board") if (value := getattr(table, name)) is not None}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "table.new", "params": params}).encode()
    with urlopen(Request(f"{address}rpc", body, {"content-type": "application/json"}), timeout=60) as answer:
        told = json.load(answer)
    if "error" in told:
        return ""
    made = told["result"]
    return f"t/{made['table']}#{made['links']['host']}"


def show_code(address: str) -> None:
    """The address as a code to scan, on the terminal."""
    import segno

    segno.make(address, error="m").terminal(compact=True)


def open_page(address: str) -> None:
    """Show the page, where there is a browser to show it in."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        pass
