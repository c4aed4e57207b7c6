"""`cyclades scenario`: rules as executable examples."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import BAD_INPUT, FAILED
from .localized_help import Command, LocalizedGroup
from .output_formats import line, print_json, print_rows
from .shared_options import Format, FormatOption, LangOption, format_or_default, messages_for, refuse

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..scenarios import ScenarioOutcome

PathsArgument = Annotated[list[Path] | None, typer.Argument(metavar="PATH")]

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)


@app.callback()
def scenario(lang: LangOption = None) -> None:
    """Run the rules as executable examples, and see which rules have one."""


#: Problems of a file that is no scenario at all: no rule was tried.
UNREADABLE = frozenset({"toml-syntax", "unreadable-file"})


@app.command(cls=Command)
def run(
    paths: PathsArgument = None,
    trace: Annotated[bool, typer.Option("--trace")] = False,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Run scenarios and report those that fail.

    The last line counts: N passed, N failed. Exit code 1 if one failed, 2 if a file cannot be read as TOML.
    """
    from ..scenarios import run_paths

    chosen = format_or_default(format_)
    messages = messages_for(lang)
    records = _Records(paths or [], lang)
    rest = [path for path in paths or () if not records.is_record(path)]
    outcomes = run_paths(rest, trace) if rest or not paths else []
    failed = [outcome for outcome in outcomes if not outcome.passed]
    broken = records.run(trace and chosen is not Format.JSON, quiet=chosen is Format.JSON)
    count = len(outcomes) + len(records.documents)
    if chosen is Format.JSON:
        documents = [*map(_document, outcomes), *records.documents]
        print_json({"passed": count - len(failed) - broken, "failed": len(failed) + broken, "scenarios": documents})
    else:
        for outcome in outcomes if trace else failed:
            if outcome.trace:
                line(f"{outcome.path}: {outcome.title}")
            for words in (words for row in outcome.trace for words in row.words()):
                line(words)
            if not outcome.passed:
                _print_failure(outcome, messages)
        told = {"passed": count - len(failed) - broken, "failed": len(failed) + broken}
        line(messages.text("cli-scenarios-closing", **told))
    if any(getattr(problem, "code", "") in UNREADABLE for outcome in failed for problem in outcome.problems):
        raise typer.Exit(BAD_INPUT)
    if failed or broken:
        raise typer.Exit(FAILED)


class _Records:
    """Game records that show rules, run beside scenarios."""

    def __init__(self, paths: list[Path], lang: str | None) -> None:
        from ..records.record_runner import rule_records

        self.cited = rule_records(paths)
        self.documents: list[dict[str, object]] = []
        self._lang = lang

    def is_record(self, path: Path) -> bool:
        return path.as_posix() in self.cited or str(path) in self.cited

    def run(self, trace: bool, quiet: bool) -> int:
        """Play them; tell of those that fail (with `trace` of all). How many failed."""
        from ..records.record_runner import play_record
        from .run import Telling

        told = Telling(self._lang, trace)
        for file in self.cited:
            outcome, _ = play_record(file, begun=told.begun, watch=told.row)
            told.played()
            faults = told.faults(outcome)
            for text in () if quiet else faults:
                line(text)
            document = {"path": file, "title": outcome.title, "cite": list(outcome.cite), "passed": outcome.passed}
            self.documents.append(document | {"problems": faults})
        return sum(not document["passed"] for document in self.documents)


@app.command(cls=Command)
def coverage(
    paths: PathsArgument = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Compare the scenarios with the numbered rules of each edition.

    Every rule is covered by a scenario, exempt with a reason, or missing.
    """
    from ..scenarios import coverage as measure

    records = _Records(paths or [], lang)
    rest = [path for path in paths or () if not records.is_record(path)]
    shown = {rule for cite in records.cited.values() for rule in cite}
    report = measure(rest, shown)
    if paths:  # of an expansion: editions of which it shows nothing are none of its business
        report = {name: told for name, told in report.items() if told["covered"] or told["exempt"]} or report
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        print_json(report)
        return
    messages = messages_for(lang)
    parts = ("rules", "covered", "missing", "exempt")
    columns = [messages.text(f"cli-column-{name}") for name in ("edition", *parts)]
    rows = [(edition, *(len(figures[part]) for part in parts)) for edition, figures in report.items()]
    print_rows(columns, rows, chosen)
    for edition, figures in report.items():
        if figures["missing"]:
            line(messages.text("cli-coverage-missing", edition=edition, rules=", ".join(figures["missing"])))


@app.command(cls=Command)
def mutate(
    paths: PathsArgument = None,
    box: Annotated[
        list[str] | None,
        typer.Option("--box", metavar="NAME"),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="KIND:ID"),
    ] = None,
    deep: Annotated[
        bool,
        typer.Option("--deep"),
    ] = False,
    sample: Annotated[
        int | None,
        typer.Option("--sample", metavar="N", min=1),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256)] = 1,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Take single effects, modifiers, triggers and rules out of the content, and see whether a scenario fails.

    Lists what nothing noticed. Exit code 1 if there is such a thing.
    """
    from ..scenarios.mutations import boxes, survivors
    from ..scenarios.mutations import mutate as mutations

    messages = messages_for(lang)
    there = boxes()
    for name in box or ():
        if name not in there:
            refuse(messages, "--box", "cli-mutate-no-box", box=name, available=", ".join(there))
    verdicts = [
        verdict for name in box or there for verdict in mutations(name, only, deep, sample, seed, workers, paths or ())
    ]
    if only is not None and not verdicts:
        refuse(messages, "--only", "cli-mutate-nothing", definition=only)
    left = survivors(verdicts)
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        print_json(
            {
                "mutations": len(verdicts),
                "caught": len(verdicts) - len(left),
                "survivors": [
                    {
                        "mutation": each.mutation.name,
                        "what": each.mutation.what,
                        "cite": each.mutation.cite,
                        "file": each.mutation.file,
                        "line": each.mutation.line,
                        "scenarios": each.tried,
                    }
                    for each in left
                ],
            }
        )
    else:
        if left:
            rows = [(each.mutation.name, each.mutation.what, each.mutation.cite, each.tried) for each in left]
            columns = [messages.text(f"cli-column-{name}") for name in ("mutation", "what", "rules", "tried")]
            print_rows(columns, rows, chosen)
        line(messages.text("cli-mutate-closing", caught=len(verdicts) - len(left), survived=len(left)))
    if left:
        raise typer.Exit(1)


def _print_failure(outcome: ScenarioOutcome, messages: Messages) -> None:
    """A failed scenario: its file and title, then what was expected and what came, with the place in the file."""
    from .error_messages import describe

    line(messages.text("cli-scenario-failed", file=str(outcome.path), title=outcome.title))
    for problem in outcome.problems:
        line("  " + describe(problem))


def _document(outcome: ScenarioOutcome) -> dict[str, object]:
    """An outcome for programs."""
    from .error_messages import describe

    return {
        "path": str(outcome.path),
        "title": outcome.title,
        "cite": list(outcome.cite),
        "passed": outcome.passed,
        "problems": [describe(problem) for problem in outcome.problems],
        **({"trace": [row.to_dict() for row in outcome.trace]} if outcome.trace else {}),
    }
