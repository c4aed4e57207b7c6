"""Help in the language of the person: commands that look their texts up when somebody asks for them.

The texts stand in `help.ftl`: `help-play` is the line of a command (`.more` what follows it in its own help),
`help-play-rounds` that of an option or argument, `help-option-seed` that of an option which several commands share.
Typer's own words (headings, what stands in brackets) are replaced here as well. The classes of the context, the
formatter and the parameters have moved between Typer's versions: hence `Any`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from .folder_option import FOLDER, folder_option
from .language_choice import help_messages

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

__all__ = ["Command", "LocalizedGroup", "form_of", "option_keys"]

MORE = "more"
# Words in capitals that stand for a value: help-meta-<word>.
META = ("address", "card", "code", "file", "key", "kind", "lang", "name", "path", "rule", "spec", "value")


def path_of(ctx: Any) -> str:
    """The command as part of an id: `scenario-run`, and the name of the program for the root.

    The name by which a parent calls it counts, not the function's.
    """
    names: list[str] = []
    while ctx is not None and ctx.parent is not None:
        names.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return "-".join(names) or "cyclades"


def option_keys(path: str, parameter: Any) -> tuple[str, ...]:
    """The ids under which the line of an option or argument may stand: of the command, of its group, of all."""
    longest = max(parameter.opts, key=len) if parameter.param_type_name == "option" else parameter.name
    name = str(longest).lstrip("-").replace("_", "-")
    return f"help-{path}-{name}", f"help-{path.partition('-')[0]}-option-{name}", f"help-option-{name}"


def record_of(parameter: Any, ctx: Any, say: Messages) -> tuple[str, str] | None:
    """The two columns of an option or argument, or None if it is hidden."""
    record = _bare_record(parameter, ctx)
    if record is None:
        return None
    keys = option_keys(path_of(ctx), parameter)
    text = say.text(next((key for key in keys if say.has(key)), keys[0]))
    extra = _brackets(record[1], say)
    return _in_words(record[0], say), f"{text}  {extra}" if extra else text


def form_of(parameter: Any, ctx: Any) -> str:
    """How an option or argument is written, with what it may be: `--players N [2<=x<=6]`."""
    record = _bare_record(parameter, ctx) or (str(parameter.name), "")
    limits = [part for part in _parts(record[1]) if "=" in part]
    return " ".join([_in_words(record[0], help_messages()), *(f"[{limit}]" for limit in limits)])


def _in_words(written: str, say: Messages) -> str:
    """What stands for a value, in the language of the person: `--lang CODE`, `{CARD}`, `[LANG]...`.

    Braces around something that has to be there say nothing to a reader.
    """
    bare = re.sub(r"\{([A-Z:]+)\}", r"\1", written)
    return re.sub(rf"\b({'|'.join(META).upper()})\b", lambda match: say.text(f"help-meta-{match[0].lower()}"), bare)


def _bare_record(parameter: Any, ctx: Any) -> tuple[str, str] | None:
    """The two columns as Typer makes them, the second with nothing but what stands in brackets."""
    written, parameter.help = parameter.help, ""
    try:
        record: tuple[str, str] | None = parameter.get_help_record(ctx)
    finally:
        parameter.help = written
    if record is not None and parameter.param_type_name == "argument":
        return record[0].partition(" <")[0], record[1]  # its type is no word of the command line
    return record


def _parts(written: str) -> list[str]:
    """`[default: 3; 2<=x<=6; required]` as a list."""
    return [part for part in written.strip().removeprefix("[").removesuffix("]").split("; ") if part]


def _brackets(written: str, say: Messages) -> str:
    """What stands in brackets, in the language of the person."""
    words = []
    for part in _parts(written):
        before, colon, value = part.partition(": ")
        if before == "default" and colon:
            words.append(say.text("help-default", value=value))
        elif part == "required":
            words.append(say.text("help-required"))
        else:
            words.append(part)
    return f"[{'; '.join(words)}]" if words else ""


def _write_usage(command: Any, pieces: list[str], ctx: Any, formatter: Any) -> None:
    say = help_messages()
    signs = {
        command.options_metavar: "help-sign-options",
        getattr(command, "subcommand_metavar", ""): "help-sign-command",
    }
    words = [say.text(signs[piece]) if signs.get(piece) else _in_words(piece, say) for piece in pieces]
    formatter.write_usage(ctx.command_path, " ".join(words), prefix=say.text("help-usage") + " ")


def _write_text(ctx: Any, formatter: Any) -> None:
    say = help_messages()
    key = f"help-{path_of(ctx)}"
    paragraphs = [say.text(key)]
    if say.has(key, MORE):
        paragraphs.append(say.attribute(key, MORE))
    for paragraph in paragraphs:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(paragraph)


def _write_options(command: Any, ctx: Any, formatter: Any) -> None:
    say = help_messages()
    for kind in ("argument", "option"):
        parameters = [each for each in command.get_params(ctx) if each.param_type_name == kind]
        rows = [record for each in parameters if (record := record_of(each, ctx, say)) is not None]
        if rows:
            with formatter.section(say.text(f"help-heading-{kind}s")):
                formatter.write_dl(rows)


class _LookedUp:
    """Help whose parts are messages, and `--folder`: for commands and groups alike."""

    collect_usage_pieces: Any

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, and that which every command has; before `--help`, which is the last."""
        found: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        if any(FOLDER in each.opts for each in found):
            return found
        return [*found[:-1], folder_option(), *found[-1:]]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, self.collect_usage_pieces(ctx), ctx, formatter)

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        _write_text(ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_options(self, ctx, formatter)


class Command(_LookedUp, TyperCommand):
    """A command whose help is looked up."""


class LocalizedGroup(_LookedUp, TyperGroup):
    """A group whose help is looked up, with a line for each of its commands."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The lines of the commands, without importing one."""
        say = help_messages()
        path = path_of(ctx) if ctx.parent is not None else ""
        rows = [(name, say.text(f"help-{path}-{name}" if path else f"help-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(say.text("help-heading-commands")):
            formatter.write_dl(rows)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As Typer does; a name that is none of ours is answered with those there are."""
        name = args[0] if args else ""
        if name and not name.startswith("-") and not ctx.resilient_parsing and self.get_command(ctx, name) is None:
            known = ", ".join(self.list_commands(ctx))
            ctx.fail(help_messages().text("cli-no-command", name=name, available=known))
        return super().resolve_command(ctx, args)
