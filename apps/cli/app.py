"""The root of the command line: the names of its commands, each imported when it is called.

Typer builds the help of a group from its commands, which would import them all, and with them the engine. The lines
that the root's help needs are messages, so that nothing but Typer and these is imported for it; a test counts the
modules.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from .localized_help import LocalizedGroup
from .shared_options import LangOption

# Each is a module beside this one that holds an `app`; its help stands in help.ftl as help-<name>.
COMMANDS = (
    *("modules", "play", "serve", "board", "new", "run", "replay", "convert", "record", "simulate", "scenario", "rule"),
    *("tournament", "report", "cards", "show", "rpc", "tables", "locale", "expansion"),
)
# The engine has no network code: what serves tables lies beside it.
ELSEWHERE = {"serve": "cyclades_apps.cli.serve", "tables": "cyclades_apps.cli.tables"}


class LazyGroup(LocalizedGroup):
    """A group that knows its commands by name, and imports one when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import the command; None if there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(ELSEWHERE.get(cmd_name, f"{__package__}.{cmd_name}"))
        found = get_command(module.app)
        found.name = cmd_name
        return found


# Help as plain text: the ruled boxes of rich cost more than the rest of the start-up together.
app = typer.Typer(name="cyclades", cls=LazyGroup, no_args_is_help=True, rich_markup_mode=None)


def _version(asked: bool) -> None:
    """Print the version and leave."""
    if not asked:
        return
    from cyclades_core import __version__
    from cyclades_core.engine.values.build_kind import BUILD

    from .shared_options import messages_for

    typer.echo(messages_for(None).text("cli-version", version=__version__, build=BUILD))
    raise typer.Exit


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: LangOption = None,
) -> None:
    """The language asked for here holds for the command as well: see `language_choice`."""


def command() -> Any:
    """The root as a command that can be run (the class depends on Typer's version)."""
    return get_command(app)
