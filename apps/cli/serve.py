"""`cyclades serve`: tables to play at in the browser. What needs the extra is imported when it is called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from . import BAD_INPUT
from .localized_help import Command
from .output_formats import line
from .shared_options import LangOption, messages_for

app = typer.Typer(rich_markup_mode=None, add_completion=False)

TRUST, LOOPBACK = "--trust-proxy", "loopback"
NEEDS = ("starlette", "uvicorn", "websockets", "segno")


def server_command(messages: Any) -> Any:
    """The part of the server that the command line uses; without the extra, a sentence and 2."""
    if any(find_spec(name) is None for name in NEEDS):
        typer.echo(messages.text("cli-needs-extra", extra="server"), err=True)
        raise typer.Exit(BAD_INPUT)
    return import_module("cyclades_apps.server.http.web_server")


class ServeCommand(Command):
    """`serve`, with `--trust-proxy` also without an address, as 1.0 had it: then a proxy on this machine is meant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Add the address that is left out."""
        whole = [
            f"{TRUST}={LOOPBACK}" if arg == TRUST and (n + 1 == len(args) or args[n + 1].startswith("-")) else arg
            for n, arg in enumerate(args)
        ]
        return list(super().parse_args(ctx, whole))


@app.command(cls=ServeCommand)
def serve(
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)] = 8642,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    no_open: Annotated[bool, typer.Option("--no-open")] = False,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64)] = 1,
    url: Annotated[str, typer.Option("--url", metavar="URL")] = "",
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "",
    trust_proxy: Annotated[str, typer.Option("--trust-proxy", metavar="ADDRESS")] = "",
    allow_origin: Annotated[list[str] | None, typer.Option("--allow-origin", metavar="URL")] = None,
    bots: Annotated[int, typer.Option("--bots", metavar="N", min=0, max=64)] = 0,
    keep: Annotated[int, typer.Option("--keep", metavar="N", min=1)] = 180,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Serve tables until it is interrupted; opens the page."""
    messages = messages_for(lang)
    command = server_command(messages)
    origins = list(allow_origin or [])
    options = command.Options(port, lan, database, workers, url, trust_proxy, bots, not no_open, keep, host, origins)
    with refused(command, messages):
        if config is not None:
            options = command.configured(options, config)
        command.checked(options)
    run(command, messages, options)


@contextmanager
def refused(command: Any, messages: Any) -> Iterator[None]:
    """What the store, the port or a file refuses is a sentence and 2."""
    try:
        yield
    except command.StoreError as error:
        code, *told = error.args
        names = dict(zip(("name", "detail"), map(str, told), strict=False))
        typer.echo(messages.text(f"cli-store-{code}", **{"name": "", "detail": "", **names}), err=True)
        raise typer.Exit(BAD_INPUT) from None


def run(command: Any, messages: Any, options: Any, table: Any = None) -> None:
    """Serve until it is interrupted."""

    def ready(address: str) -> None:
        line(messages.text("cli-serving", address=address))
        if options.lan:
            command.show_code(address)
        if options.open:
            command.open_page(address)

    with refused(command, messages):
        command.serve(options, ready, table)


def open_table(
    modules: Any, names: list[str], bots: str, mode: str | None, board: str | None, settings: Any, lang: str | None
) -> None:
    """`cyclades play --table`: a table against bots at once, in the browser; the first seat is the person's."""
    from ..bots import check_limits, parse_specs

    messages = messages_for(lang)
    command = server_command(messages)
    specs = parse_specs(bots, len(names))
    for spec in specs:
        check_limits(spec)
    others = specs * len(names) if len(specs) == 1 else specs
    seats = [
        {"name": names[0]},
        *({"name": name, "bot": spec} for name, spec in zip(names[1:], others[1:], strict=True)),
    ]
    listed = modules.split(",") if isinstance(modules, str) else list(modules)
    table = command.NewTable(modules=listed, seats=seats, options=settings, mode=mode, board=board)
    run(command, messages, command.Options(port=0), table)
