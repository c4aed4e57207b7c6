"""`cyclades modules`: what can be played here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from .localized_help import Command
from .output_formats import line, print_json, print_rows
from .shared_options import Format, FormatOption, LangOption, format_or_default, messages_for

if TYPE_CHECKING:
    from cyclades_core import ModuleInfo
    from cyclades_core.text.i18n import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)

#: Seconds from which the import of a plug-in is worth a word.
SLOW = 0.5


@app.command(cls=Command)
def modules(format_: FormatOption = None, lang: LangOption = None) -> None:
    """List the modules that can be played, and what is wrong with those that cannot.

    A broken plug-in is listed with its problems; the others work without it. Exit code 1 if there is one.
    """
    from cyclades_core import available_modules

    found = available_modules()
    chosen = format_or_default(format_)
    messages = messages_for(lang, [module.id for module in found if not module.problems])
    if chosen is Format.JSON:
        print_json([_document(module) for module in found])
    else:
        columns = [messages.text(f"cli-column-{name}") for name in ("module", "title", "version", "needs")]
        # A broken module may have no strings either: its id has to do.
        rows = [
            (
                module.id,
                module.id if module.problems else messages.text(module.title),
                module.version,
                _alternatives(module.requires),
            )
            for module in found
        ]
        print_rows(columns, rows, chosen)
        _print_options(found, messages, chosen)
        _print_problems(found)
        _print_slow(found, messages)
    if any(module.problems for module in found):
        raise typer.Exit(1)


def _print_options(found: list[ModuleInfo], messages: Messages, chosen: Format) -> None:
    """What --option takes: below the name of each module its options with their values, as one types them."""
    rows: list[tuple[str, str]] = []
    for module in found:
        if module.options:
            rows.append((module.id, ""))
        for option, values in module.options.items():
            written = ", ".join(map(_typed, values))
            default = _typed(module.defaults[option])
            rows.append((f"  {option}", messages.text("cli-option-values", values=written, default=default)))
    if rows:
        line()
        print_rows([messages.text(f"cli-column-{name}") for name in ("option", "values")], rows, chosen)


def _typed(value: object) -> str:
    """A value as the command line takes it.

    >>> _typed(True), _typed(3), _typed("next-round")
    ('true', '3', 'next-round')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _print_problems(found: list[ModuleInfo]) -> None:
    """The problems of broken modules below the list, each with its place."""
    from .error_messages import describe

    for module in found:
        for problem in module.problems:
            line(f"{module.id}: {describe(problem)}")


def _print_slow(found: list[ModuleInfo], messages: Messages) -> None:
    """Plug-ins whose import takes long: that is paid by whoever plays with one of them."""
    slow = {module.id.partition("/")[0]: module.seconds for module in found if module.seconds >= SLOW}
    for name, seconds in slow.items():
        line(messages.text("cli-slow-plugin", name=name, seconds=f"{seconds:.1f}"))


def _alternatives(requires: object) -> list[str]:
    """What a module needs, a list of ids or of alternatives: `["a", {"any": ["b", "c"]}]` reads `a, b | c`.

    >>> _alternatives(["a", {"any": ["b", "c"]}])
    ['a', 'b | c']
    """
    found = []
    for need in requires if isinstance(requires, (list, tuple)) else ():
        any_of = need.get("any", ()) if isinstance(need, dict) else need
        found.append(any_of if isinstance(any_of, str) else " | ".join(any_of))
    return found


def _document(module: ModuleInfo) -> dict[str, object]:
    """A module for programs. The title is a key: texts belong to people."""
    from .error_messages import describe

    return {
        "id": module.id,
        "title": module.title,
        "version": module.version,
        "requires": list(module.requires),
        "conflicts": list(module.conflicts),
        "options": {key: list(values) for key, values in module.options.items()},
        "defaults": dict(module.defaults),
        "seconds": round(module.seconds, 3),
        "problems": [describe(problem) for problem in module.problems],
    }
