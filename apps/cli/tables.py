"""`cyclades tables`: looking after the tables of a server, on the machine where they are kept."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from . import BAD_INPUT
from .localized_help import Command, LocalizedGroup
from .output_formats import line, print_json
from .serve import refused, server_command
from .shared_options import Format, FormatOption, LangOption, messages_for, refuse

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

DatabaseOption = Annotated[str, typer.Option("--database", metavar="URL")]
TableArgument = Annotated[str, typer.Argument(metavar="NAME")]
RECORD = ".cyc"
DAY = 24 * 3600 * 1000


def _keeper(database: str, lang: str | None) -> tuple[Any, Any]:
    """The messages and what looks after the tables of a database."""
    messages = messages_for(lang)
    command = server_command(messages)
    with refused(command, messages):
        return messages, command.Keeper(command.open_store(database, lock=False))


def _unknown(messages: Any, table: str) -> None:
    typer.echo(messages.text("cli-no-table", name=table), err=True)
    raise typer.Exit(BAD_INPUT)


@app.callback()
def tables(lang: LangOption = None) -> None:
    """Look after the tables of a server."""


@app.command("list", cls=Command)
def list_(database: DatabaseOption = "", format_: FormatOption = None, lang: LangOption = None) -> None:
    """The tables, those that changed last first."""
    messages, keeper = _keeper(database, lang)
    rows = keeper.rows()
    if format_ is Format.JSON:
        print_json(rows)
        return
    for row in rows:
        line("  ".join(str(row[name]) for name in ("id", "status", "modules", "ply", "changed")))
    line(messages.text("cli-tables", count=len(rows)))


@app.command(cls=Command)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], database: DatabaseOption = "", lang: LangOption = None
) -> None:
    """Copy the whole database into a file, while it is used."""
    messages, keeper = _keeper(database, lang)
    if not keeper.backup(file):
        typer.echo(messages.text("cli-store-own-tools"), err=True)
        raise typer.Exit(BAD_INPUT)
    line(messages.text("cli-wrote", file=str(file)))


@app.command(cls=Command)
def export(
    table: TableArgument,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE")],
    history: Annotated[bool, typer.Option("--history")] = False,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Write the save of a table, or its record, with its seed: not for the eyes of its players while it is played."""
    from cyclades_core.files import write_file

    messages, keeper = _keeper(database, lang)
    as_record = output.suffix == RECORD
    if history and not as_record:
        refuse(messages, "--history", "cli-history-record", suffix=RECORD)
    found = keeper.record(table, history) if as_record else keeper.game(table)
    if found is None:
        _unknown(messages, table)
        return
    before = os.umask(0o077)  # the seed is in it
    try:
        if isinstance(found, str):
            write_file(output, found)
        else:
            found.save(output)
    finally:
        os.umask(before)
    line(messages.text("cli-wrote", file=str(output)))


@app.command("import", cls=Command)
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE")], database: DatabaseOption = "", lang: LangOption = None
) -> None:
    """Make a table of a save: the game goes on there, with a link for each seat."""
    messages, keeper = _keeper(database, lang)
    with refused(server_command(messages), messages):
        table, links = keeper.take(file)
    for who, token in links.items():
        line(f"{who}  /t/{table}#{token}")


@app.command(cls=Command)
def freeze(
    table: TableArgument,
    thaw: Annotated[bool, typer.Option("--thaw")] = False,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Stop a table: it can be looked at, and nobody plays; --thaw lets it go on."""
    messages, keeper = _keeper(database, lang)
    if not keeper.freeze(table, thaw):
        _unknown(messages, table)
    named = f" --database {quote(database)}" if database else ""
    command = f"cyclades tables freeze --thaw {quote(table)}{named}"
    line(messages.text("cli-table-thawed" if thaw else "cli-table-frozen", name=table, command=command))


@app.command(cls=Command)
def relink(
    table: TableArgument,
    seat: Annotated[str, typer.Option("--seat", metavar="NAME")] = "",
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Make a new link of the host, or of a seat; the old one dies."""
    messages, keeper = _keeper(database, lang)
    token = keeper.relink(table, seat)
    if token is None:
        _unknown(messages, table)
    line(f"/t/{table}#{token}")


@app.command(cls=Command)
def prune(
    days: Annotated[int, typer.Option("--days", metavar="N", min=1)] = 180,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Remove tables at which nothing has happened for so many days."""
    messages, keeper = _keeper(database, lang)
    gone = keeper.prune(days * DAY, dry_run)
    for table in gone:
        line(table)
    line(messages.text("cli-tables-dry" if dry_run else "cli-tables-pruned", count=len(gone)))
