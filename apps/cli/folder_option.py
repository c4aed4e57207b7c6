"""`--folder PATH`: an expansion that is not installed, for this run. Every command has it (see `localized_help`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.main import get_command

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = "--folder"
#: Commands that tell what is wrong with an expansion instead of stopping at it.
PATIENT = ("modules",)


def take(ctx: Any, folders: list[str] | None) -> None:
    """Add the folders; what is wrong with one is said at once, since somebody has named it."""
    if folders and not ctx.resilient_parsing:
        add(folders, patient=ctx.info_name in PATIENT)


def add(folders: Iterable[str], *, patient: bool = False) -> None:
    """Add folders of content and projects to what there is to play. Raises if one is no expansion."""
    from cyclades_core.extending import add_folder, folder_problems

    for folder in folders:
        problems = folder_problems(folder)
        if not patient or any(each.code == "no-expansion" for each in problems):
            problems.raise_errors()
        add_folder(folder)


@cache
def folder_option() -> Any:
    """The option as Typer makes it: its class has changed between versions, so a command is made to have it."""
    app = typer.Typer()

    @app.command()
    def bare(
        uninstalled_expansions: Annotated[  # a name that no parameter of a command has
            list[str] | None, typer.Option(FOLDER, metavar="PATH", callback=take, expose_value=False)
        ] = None,
    ) -> None: ...

    return next(each for each in get_command(app).params if FOLDER in each.opts)
