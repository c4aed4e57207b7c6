"""`cyclades expansion`: for authors: check an expansion, start one, watch one while it is written; schemas."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import FAILED, INTERRUPTED
from .localized_help import Command, LocalizedGroup
from .output_formats import line, print_json, print_rows
from .shared_options import Format, FormatOption, LangOption, ModulesOption, format_or_default, messages_for, refuse

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..authoring import Report, Target

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

GamesOption = Annotated[int, typer.Option("--games", metavar="N", min=0)]
StrictOption = Annotated[bool, typer.Option("--warnings-as-errors")]


@app.callback()
def expansion(lang: LangOption = None) -> None:
    """Write an expansion: check it, start a new one, watch it."""


@app.command(cls=Command)
def check(
    target: Annotated[str, typer.Argument(metavar="PATH|NAME")],
    games: GamesOption = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    warnings_as_errors: StrictOption = False,
    write_texts: Annotated[bool, typer.Option("--write-texts")] = False,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Check an expansion: all that can be found without playing, then by playing.

    A folder goes before a name. Exit code 1 if there is an error, 2 if there is no such expansion.
    """
    from ..authoring import aim_at
    from ..authoring import check as examine

    messages = _messages(lang)
    aim = aim_at(target)
    if not aim.boxes and any(each.code == "no-expansion" for each in aim.problems):
        aim.problems.raise_errors()
    with _progress(messages) as tell:
        report = examine(aim, games=games, seed=seed, tell=tell)
    written, refused = None, None
    if write_texts and report.why_no_scenarios != "errors":  # with errors nobody knows which texts are needed
        from ..translation.translation_findings import TranslationRefused

        try:
            written = _write_texts(aim, report)
        except TranslationRefused as reason:
            refused = reason
    _print(report, messages, format_or_default(format_), written)
    if refused is not None:
        refuse(messages, "--write-texts", f"locale-{refused.code}", **refused.arguments)
    counts = report.counts
    if counts["error"] or (warnings_as_errors and counts["warning"]):
        raise typer.Exit(FAILED)


@app.command(cls=Command)
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    into: Annotated[Path, typer.Option("--into", metavar="PATH")] = Path("."),
    lang: LangOption = None,
) -> None:
    """Write a folder with a small expansion that works, to learn by changing it."""
    from ..authoring import start

    messages = _messages(lang)
    made = start(name, into)
    line(messages.text("cli-expansion-made", folder=made.folder.as_posix(), files=len(made.files)))
    for step in ("check", "install", "test", "play"):
        line("  " + messages.text(f"cli-expansion-next-{step}", folder=made.folder.as_posix(), module=made.box))


@app.command(cls=Command)
def watch(
    path: Annotated[Path, typer.Argument(metavar="PATH")],
    games: GamesOption = 0,
    lang: LangOption = None,
) -> None:
    """Check an expansion again whenever a file of it changes, and say what is new and what is mended.

    Until it is interrupted (Ctrl-C, exit code 130).
    """
    from ..authoring import watch as look

    messages = _messages(lang)
    if not path.is_dir():
        refuse(messages, "PATH", "cli-expansion-no-folder", folder=str(path))
    try:
        for change in look(path, games=games, arguments=sys.argv):
            for words in change.words(messages):
                line(words)
            sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


@app.command(cls=Command)
def schema(
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="PATH")] = None,
    modules: ModulesOption = None,
    lang: LangOption = None,
) -> None:
    """Print a JSON Schema for editors, or write all of them into a folder.

    With modules, editors also complete the ids of what these define.
    """
    from ..authoring.editor_files import ids_of, schema_texts, write_schemas

    messages = _messages(lang)
    ids = ids_of(modules) if modules else None
    if write is not None:
        for file in write_schemas(write, ids):
            line(file.as_posix())
        return
    texts = schema_texts(ids)
    if f"{name}.json" not in texts:
        available = ", ".join(file.removesuffix(".json") for file in texts)
        refuse(messages, "NAME", "cli-expansion-no-schema", name=name or "none", available=available)
    sys.stdout.write(texts[f"{name}.json"])


def _messages(lang: str | None) -> Messages:
    from ..authoring.expansion_findings import LAYERS

    return messages_for(lang, LAYERS)


def _write_texts(aim: Target, report: Report) -> dict[Path, tuple[str, ...]]:
    """Append stubs for missing texts to the files of the expansion."""
    from ..translation.message_stubs import write_stubs

    missing: dict[Path, dict[str, list[str]]] = {}
    for box in aim.boxes:
        folder = aim.locale_folder_of(box)
        if folder is not None:
            keys = [key for key, own in report.missing_texts.items() if own == box]
            missing.setdefault(folder, {})[box] = keys
    return write_stubs(missing)


def _print(
    report: Report, messages: Messages, chosen: Format, written: Mapping[Path, tuple[str, ...]] | None = None
) -> None:
    if chosen is Format.JSON:
        document = _document(report, messages)
        if written is not None:
            document["written"] = {file.as_posix(): list(keys) for file, keys in written.items()}
        print_json(document)
        return
    if chosen is Format.TABLE and report.findings:
        columns = [messages.text(f"cli-column-{name}") for name in ("place", "finding", "what")]
        rows: list[tuple[object, ...]] = [
            (each.place, f"{messages.text(f'problem-{each.severity}')}[{each.code}]", each.words(messages))
            for each in report.findings
        ]
        print_rows(columns, rows, chosen)
    else:
        for each in report.findings:
            line(each.render(messages))
    if report.rounds:
        columns = [messages.text(f"cli-column-{name}") for name in ("set", "games", "faults")]
        sets: list[tuple[object, ...]] = [(modules, *report.of_set(modules).values()) for modules in report.sets]
        print_rows(columns, sets, chosen)
    counts = report.counts
    line(
        messages.text(
            "cli-expansion-closing",
            errors=counts["error"],
            warnings=counts["warning"],
            notes=counts["note"],
            sets=len(report.sets),
            games=report.games,
            scenarios=report.scenarios,
        )
    )
    if report.why_no_scenarios:
        line(
            messages.text(
                "cli-expansion-no-scenarios", why=report.why_no_scenarios, folder=report.scenario_folder or "none"
            )
        )
    if written is not None and not written:
        line(messages.text("cli-expansion-no-stubs"))
    for file, keys in (written or {}).items():
        line(messages.text("cli-expansion-stubs", file=file.as_posix(), count=len(keys), keys=", ".join(keys)))


def _document(report: Report, messages: Messages) -> dict[str, Any]:
    return {
        "target": report.target,
        "boxes": list(report.boxes),
        "sets": [{"modules": modules, **report.of_set(modules)} for modules in report.sets],
        "scenarios": report.scenarios,
        "counts": report.counts,
        "findings": [each.document(messages) for each in report.findings],
    }


@contextmanager
def _progress(messages: Messages) -> Iterator[Callable[[str, int, int], None]]:
    """The set that is looked at, on the error stream, if a person looks at it."""
    if not sys.stderr.isatty():
        yield lambda what, done, whole: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        yield lambda what, done, whole: progress.update(task, description=what, completed=done, total=whole)
