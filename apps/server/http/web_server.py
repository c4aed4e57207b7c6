"""What `cyclades serve` and `cyclades tables` do. The command line imports this when it is called, and not before."""

from __future__ import annotations

import errno
import json
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import uvicorn
from attrs import Factory, asdict, define, evolve
from starlette.applications import Starlette

from cyclades_core.content.modules import add_folder, added_folders
from cyclades_core.engine.values.limits import RPC_REQUEST_BYTES

from ...simulation.parallel import safe_imports
from ..bot_processes import usual_processes
from ..configuration import notices_of, read_config
from ..log_format import log_as_json
from ..store_addresses import open_store
from ..table_administration import Keeper
from ..table_request_types import NewTableParams
from ..table_store import StoreError
from .allowed_names import AllowedNames
from .client_addresses import LOOPBACK, Proxies, is_loopback
from .connection_gate import LOOP
from .connection_limits import LimitedHttp, LimitedWebSocket, raise_file_limit
from .web_app import WebSettings, make_app

__all__ = [
    "LOOPBACK",
    "SERVING",
    "Keeper",
    "NewTableParams",
    "Options",
    "StoreError",
    "app_from_environment",
    "checked",
    "configured",
    "local_address",
    "open_page",
    "open_store",
    "serve",
    "show_code",
]

VARIABLE = "CYCLADES_SERVE"  # how worker processes learn their settings
PORT = 8642
#: How uvicorn serves: with our limits of connections, and without belief in any header about addresses.
SERVING: dict[str, Any] = {
    "loop": LOOP,
    "http": LimitedHttp,
    "ws": LimitedWebSocket,
    "ws_max_size": RPC_REQUEST_BYTES + 1024,
    "h11_max_incomplete_event_size": 16_384,
    "proxy_headers": False,
    "server_header": False,
    "log_config": None,
    "log_level": "error",
    "access_log": False,
    "timeout_graceful_shutdown": 3,
}


@define
class Options:
    """What the command line says."""

    port: int = PORT
    lan: bool = False
    database: str = ""
    workers: int = 1
    url: str = ""
    trust_proxy: str = ""  # addresses and networks, separated by commas
    bots: int = 0  # processes; 0: as many as there are cores, up to four
    open: bool = True
    keep: int = 180
    host: str = ""  # the address to listen on
    allow_origin: list[str] = Factory(list)
    notices: dict[str, Any] = Factory(dict)  # of the configuration
    folders: list[str] = Factory(list)  # of `--folder`, for worker processes

    @property
    def listening(self) -> str:
        """The address to listen on: this machine only, unless somebody says otherwise. A URL alone opens nothing."""
        return self.host or ("0.0.0.0" if self.lan else "127.0.0.1")

    @property
    def proxies(self) -> tuple[str, ...]:
        """The proxies that are believed."""
        return tuple(each.strip() for each in self.trust_proxy.split(",") if each.strip())


def configured(options: Options, path: Path) -> Options:
    """What the file says, where the command line says nothing else."""
    told, notices = read_config(path)
    proxy = told.get("trust_proxy")
    if isinstance(proxy, bool):  # as the command line without an address
        told["trust_proxy"] = LOOPBACK if proxy else ""
    usual = Options()
    unsaid = {name: value for name, value in told.items() if getattr(options, name) == getattr(usual, name)}
    return evolve(options, **unsaid, notices=notices)


def checked(options: Options) -> Options:
    """Options that can be served with; `StoreError` names the one that is wrong."""
    try:
        Proxies(options.proxies)
    except ValueError as error:
        raise StoreError("bad-address", "--trust-proxy", str(options.trust_proxy)) from error
    if options.host:
        try:
            ip_address(options.host)
        except ValueError as error:
            raise StoreError("bad-address", "--host", options.host) from error
    for name, values in (("--url", [options.url] if options.url else []), ("--allow-origin", options.allow_origin)):
        for value in values:
            try:
                AllowedNames(value) if name == "--url" else AllowedNames(origins=[value])
            except ValueError as error:
                raise StoreError("bad-url", name, value) from error
    return options


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
    for folder in options.folders:
        add_folder(folder)
    raise_file_limit()
    return _app(options)


def _app(options: Options) -> Starlette:
    log_as_json()
    store = open_store(options.database, options.workers)
    settings = WebSettings(
        url=options.url or f"http://127.0.0.1:{options.port}/",
        lan=options.lan or bool(options.host and not is_loopback(options.host)),
        origins=tuple(options.allow_origin),
        proxies=options.proxies,
        bots=options.bots or usual_processes(),
        keep=options.keep,
        notices=notices_of(options.notices),
    )
    threads = 4 if options.database.startswith("postgres") else 1
    return make_app(store, settings, threads)


def serve(options: Options, ready: Callable[[str], None], table: NewTableParams | None = None) -> None:
    """Serve until somebody says stop; `ready(address)` is called when the page can be opened.

    With a `table` one is made at once and its address is that of its host.
    """
    checked(options)
    raise_file_limit()
    if options.workers > 1:
        options = evolve(options, folders=[str(folder) for folder in added_folders()])
        os.environ[VARIABLE] = json.dumps(asdict(options))
        open_store(options.database, options.workers).close()  # migrations, and a clear word before anything starts
        ready(options.url or f"http://127.0.0.1:{options.port}/")
        with safe_imports():  # its processes start again whenever one of them dies
            uvicorn.run(
                "cyclades_apps.server.http.web_server:app_from_environment",
                factory=True,
                host=options.listening,
                port=options.port,
                workers=options.workers,
                timeout_worker_healthcheck=60,  # a process that starts on a busy machine is not killed for being slow
                **SERVING,
            )
        return
    app = _app(options)
    listening = _listening(options)
    port = listening.getsockname()[1]
    config = uvicorn.Config(app, **SERVING)
    server = uvicorn.Server(config)
    own = f"http://{_shown(options)}:{port}/"
    address = options.url or own
    local = f"http://{'127.0.0.1' if ip_address(options.listening).is_unspecified else _shown(options)}:{port}/"
    threading.Thread(target=_announce, args=(server, address, local, ready, table), daemon=True).start()
    server.run(sockets=[listening])


def _listening(options: Options) -> socket.socket:
    """The socket, before anything is announced: a port that is taken is said at once."""
    family = socket.AF_INET6 if ":" in options.listening else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((options.listening, options.port))
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise StoreError("bad-address", "--host", options.listening) from error
        raise StoreError("port-taken", options.port) from error
    found.set_inheritable(True)
    return found


def _shown(options: Options) -> str:
    """The address under which the page can be opened."""
    found = ip_address(options.listening)
    if found.is_unspecified:
        return local_address()
    return f"[{found}]" if found.version == 6 else str(found)


def _announce(
    server: uvicorn.Server, address: str, local: str, ready: Callable[[str], None], table: NewTableParams | None
) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.should_exit:
        return
    ready(address + (made_table(local, table) if table is not None else ""))


def made_table(address: str, table: NewTableParams) -> str:
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
