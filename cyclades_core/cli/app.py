"""The root of the command line: a table of groups that are imported when they are called.

Typer builds the help of a group from its commands, which would import them all, and with them the engine. The table
below holds the one line that the root's help needs, so that nothing but Typer is imported for it; a test compares the
lines with the docstrings and counts the modules.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperGroup
from typer.main import get_command


class Entry(NamedTuple):
    """A command or group: the module beside this one that holds its `app`, and its line in the root's help."""

    module: str
    line: str


COMMANDS: dict[str, Entry] = {
    "modules": Entry(
        "modules",
        "List the modules that can be played, and what is wrong with those that cannot.",  # text: ok the docstring's
    ),
    "play": Entry("play", "Play a game among bots and tell it as a story."),  # text: ok the docstring's
    "simulate": Entry("simulate", "Play many games among bots and count how they end."),  # text: ok the docstring's
    "replay": Entry(
        "replay",
        "Play a save again from its start, and say where it stops fitting.",  # text: ok the docstring's
    ),
    "scenario": Entry(
        "scenario",
        "Run the rules as executable examples, and see which rules have one.",  # text: ok the docstring's
    ),
}


class LazyGroup(TyperGroup):
    """A group that knows its commands by name and line, and imports one when it is called.

    The context and the formatter are Typer's own classes, which have moved between its versions: hence `Any`.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Import the command; None if there is none of that name, which Typer reports with the nearest one."""
        if cmd_name not in COMMANDS:
            # Typer suggests from what is registered: names will do, since this attempt ends in an error anyway.
            self.commands = dict.fromkeys(COMMANDS, self)
            return None
        module = import_module(f"{__package__}.{COMMANDS[cmd_name].module}")
        found = get_command(module.app)
        found.name = cmd_name
        return found

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The table of commands, without importing one."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.line) for name, entry in COMMANDS.items()])


# Help as plain text: the ruled boxes of rich cost more than the rest of the start-up together.
app = typer.Typer(name="cyclades", cls=LazyGroup, no_args_is_help=True, rich_markup_mode=None)


def _version(asked: bool) -> None:
    """Print the version and leave."""
    if not asked:
        return
    from importlib.metadata import version

    from .options import messages_for

    typer.echo(messages_for(None).text("cli-version", version=version("cyclades-engine")))
    raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="show the version and exit")
    ] = False,
) -> None:
    """A rules engine for the board game Cyclades and its expansions.

    Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 130 interrupted. NO_COLOR is honoured.
    """


def command() -> Any:
    """The root as a command that can be run (the class depends on Typer's version)."""
    return get_command(app)
