"""`cyclades scenario`: rules as executable examples."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Format, FormatOption, LangOption, format_or_default, messages_for
from .output import line, print_json, print_rows

if TYPE_CHECKING:
    from cyclades_core.i18n import Messages
    from cyclades_core.scenarios import Outcome

app = typer.Typer(rich_markup_mode=None, add_completion=False, no_args_is_help=True)


@app.callback()
def scenario() -> None:
    """Run the rules as executable examples, and see which rules have one."""


@app.command()
def run(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="files or folders; by default those of the checkout, else those shipped")
    ] = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Run scenarios and report those that fail.

    The last line counts: N passed, N failed. Exit code 1 if one failed.
    """
    from cyclades_core.scenarios import run_paths

    chosen = format_or_default(format_)
    messages = messages_for(lang)
    outcomes = run_paths(paths or [])
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if chosen is Format.JSON:
        print_json(
            {
                "passed": len(outcomes) - len(failed),
                "failed": len(failed),
                "scenarios": [_document(outcome) for outcome in outcomes],
            }
        )
    else:
        for outcome in failed:
            _print_failure(outcome, messages)
        line(messages.text("cli-scenarios-closing", passed=len(outcomes) - len(failed), failed=len(failed)))
    if failed:
        raise typer.Exit(1)


@app.command()
def coverage(format_: FormatOption = None, lang: LangOption = None) -> None:
    """Compare the scenarios with the numbered rules of each edition.

    Every rule is covered by a scenario, exempt with a reason, or missing.
    """
    from cyclades_core.scenarios import coverage as measure

    report = measure()
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


def _print_failure(outcome: Outcome, messages: Messages) -> None:
    """A failed scenario: its file and title, then what was expected and what came, with the place in the file."""
    from .failures import describe

    line(messages.text("cli-scenario-failed", file=str(outcome.path), title=outcome.title))
    for problem in outcome.problems:
        line("  " + describe(problem))


def _document(outcome: Outcome) -> dict[str, object]:
    """An outcome for programs."""
    from .failures import describe

    return {
        "path": str(outcome.path),
        "title": outcome.title,
        "cite": list(outcome.cite),
        "passed": outcome.passed,
        "problems": [describe(problem) for problem in outcome.problems],
    }
