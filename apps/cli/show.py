"""`cyclades show`: a definition as it is played, with the place of each line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .localized_help import Command
from .output_formats import parts_line, print_json
from .shared_options import (
    Format,
    FormatOption,
    LangOption,
    ModulesOption,
    SettingsOption,
    format_or_default,
    messages_for,
    module_names,
    parse_settings,
    refuse,
)

if TYPE_CHECKING:
    from cyclades_core import WrittenDefinition
    from cyclades_core.text.i18n import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def show(
    definition: Annotated[str, typer.Argument(metavar="KIND:ID")],
    modules: ModulesOption = None,
    settings: SettingsOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Show a definition as these modules play it: with its defaults, and with what others change in it.

    Beside each line stands the file and the line that it comes from.
    """
    from cyclades_core import written_definitions

    messages = messages_for(lang)
    there = written_definitions(module_names(modules, lang), parse_settings(settings or (), messages))
    found = _find(definition, there, messages)
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        lines = [{"text": each.text, "file": each.file, "line": each.line} for each in found.lines]
        print_json({"id": found.full_id, "module": found.module, "definition": found.table, "lines": lines})
    else:
        _print(found, chosen)


def _find(asked: str, there: list[WrittenDefinition], messages: Messages) -> WrittenDefinition:
    """The definition that is meant: `hero:ajax`, with its box before it if one likes, or a kind that there is once."""
    from cyclades_core.content.toml import nearest

    short = {f"{each.kind}:{each.id}": each for each in there}
    names = {each.kind: each for each in there if each.kind == each.id} | short
    names |= {each.full_id: each for each in there}
    if asked in names:
        return names[asked]
    same = [name for name, each in short.items() if each.id == asked.rpartition(":")[2]]
    near = same[0] if same else nearest(asked, [name for name in names if name.count(":") >= asked.count(":")])
    if near is not None:
        refuse(messages, "KIND:ID", "cli-show-nearest", name=asked, nearest=near)
    kind = asked.partition(":")[0]
    known = [name for name, each in short.items() if each.kind == kind] or sorted({each.kind for each in there})
    refuse(messages, "KIND:ID", "cli-show-nothing", name=asked, available=", ".join(known))


def _print(found: WrittenDefinition, chosen: Format) -> None:
    """Two columns, the second a comment of TOML."""
    lines = found.lines
    width = max(len(each.text) for each in lines)
    for each in lines:
        place = f"  # {each.place}" if each.line else ""
        parts_line([(each.text.ljust(width) if place else each.text, ""), (place, "dim")], chosen)
