"""`cyclades run`: play game records."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import DONE
from .localized_help import Command
from .output_formats import line, print_json, print_json_line
from .shared_options import LangOption, messages_for, refuse

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..records.record_player import PlayedRow, RecordOutcome, Span
    from .record_trace import Trace

app = typer.Typer(rich_markup_mode=None, add_completion=False)

#: Layers of messages that speak of records.
LAYERS = ("records", "errors", "problems", "scenarios")
STDIN = "-"


class RunFormat(StrEnum):
    """How results are printed."""

    TEXT = "text"
    JSON = "json"
    JSONL = "jsonl"


@app.command(cls=Command)
def run(
    paths: Annotated[list[str], typer.Argument(metavar="PATH")],
    since: Annotated[str | None, typer.Option("--from", metavar="N")] = None,
    until: Annotated[str | None, typer.Option("--to", metavar="N")] = None,
    trace: Annotated[bool, typer.Option("--trace")] = False,
    format_: Annotated[RunFormat, typer.Option("--format")] = RunFormat.TEXT,
    complete: Annotated[bool, typer.Option("--complete")] = False,
    update: Annotated[bool, typer.Option("--update")] = False,
    write: Annotated[bool, typer.Option("--write")] = False,
    keep_going: Annotated[bool, typer.Option("--keep-going")] = False,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256)] = 1,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    lang: LangOption = None,
) -> None:
    """Play records and report what does not hold.

    Exit code 1 if a check failed or a clause was refused, 2 if a file is no record.
    """
    from ..records import record_files

    messages = messages_for(lang, LAYERS)
    options: dict[str, Any] = {"update": update, "complete": complete, "keep_going": keep_going}
    options |= {"since": span("--from", since, messages), "until": span("--to", until, messages)}
    if write and not (complete or update):
        refuse(messages, "--write", "cli-run-write")
    if complete and update:
        refuse(messages, "--update", "cli-run-either")
    files = record_files(paths)
    if not files:  # a check of nothing would pass for ever
        refuse(messages, "PATH", "cli-run-none", paths=", ".join(paths))
    if (complete or update) and not write and len(files) != 1:
        refuse(messages, "PATH", "cli-run-one")
    if save is not None and len(files) != 1:
        refuse(messages, "--save", "cli-run-one")
    if watch and STDIN in files:
        refuse(messages, "--watch", "cli-run-watch-file")
    told = Telling(lang, trace, format_, quiet, printing=(complete or update) and not write)
    while True:
        code = _once(files, options, told, workers, write, save)
        if not watch:
            break
        _wait(files, paths, messages)
        files = record_files(paths)
    if code != DONE:
        raise typer.Exit(code)


def span(option: str, text: str | None, messages: Messages) -> Span | None:
    """What `--from` and `--to` say."""
    from ..records.record_player import Span

    found = None if text is None else Span.parse(text)
    if text is not None and found is None:
        refuse(messages, option, "cli-run-span", value=text)
    return found


def _once(
    files: list[str], options: dict[str, Any], told: Telling, workers: int, write: bool, save: Path | None
) -> int:
    """Play all of them; the highest exit code."""
    told.begin()
    outcomes = []
    alone = workers == 1 or len(files) < 2
    results = _alone(files, options, told, save) if alone else _together(files, options, workers)
    for outcome, data, rows in results:
        if not alone:
            told.rows(outcome, rows)
        told.outcome(outcome)
        if data is not None and (options["update"] or options["complete"]):
            _rewrite(outcome, data, options, told, write)
        outcomes.append(outcome)
    told.end(outcomes)
    return max((outcome.code for outcome in outcomes), default=DONE)


Result = tuple["RecordOutcome", bytes | None, list["PlayedRow"]]


def _alone(files: list[str], options: dict[str, Any], told: Telling, save: Path | None) -> Iterator[Result]:
    from cyclades_core.files import check_writable

    from ..records.record_runner import play_record

    if save is not None:
        check_writable(save)
    for file in files:
        data = _data(file) if options["update"] or options["complete"] else None
        shown = "stdin" if file == STDIN else file
        told.file = shown
        source = file if data is None else data
        outcome, player = play_record(source, shown, begun=told.begun, watch=told.row, **options)
        if save is not None and player is not None and player.is_set_up and not outcome.code > 1:
            player.main_line.save(save)
        yield outcome, data, []


def _data(file: str) -> bytes:
    from cyclades_core.engine.values.limits import RECORD_BYTES
    from cyclades_core.files import read_file

    from ..records.record_reader import standard_input

    return standard_input().read(RECORD_BYTES) if file == STDIN else read_file(file, RECORD_BYTES)


def _together(files: list[str], options: dict[str, Any], workers: int) -> Iterator[Result]:
    """In processes of their own, in the order of the files."""
    from ..simulation.parallel import in_order

    yield from in_order(partial(_one, options=options), files, min(workers, len(files)))


def _one(file: str, options: dict[str, Any]) -> Result:
    from ..records.record_runner import run_record

    rows: list[Any] = []
    data = _data(file) if options["update"] or options["complete"] else None
    outcome = run_record(file if data is None else data, file, watch=rows.append, **options)
    return outcome, data, rows


def _rewrite(outcome: RecordOutcome, data: bytes, options: dict[str, Any], told: Telling, write: bool) -> None:
    """The record with what bots did, or with values as they are: printed, or put into the file."""
    from cyclades_core.files import write_file

    from ..records.canonical_form import completed, updated

    text = completed(data, outcome) if options["complete"] else updated(data, outcome)
    if not write:
        told.text(text)
    elif text.encode("utf-8") != data and outcome.file != "stdin":
        write_file(outcome.file, text)


def _wait(files: list[str], paths: list[str], messages: Messages) -> None:
    """Until one of the files is another one than before, or there is one more or less."""
    import sys
    import time

    from ..records import record_files

    print(messages.text("cli-run-watching"), file=sys.stderr)
    before = _stamps(files)
    while True:
        time.sleep(0.3)
        try:
            if _stamps(record_files(paths)) != before:
                return
        except OSError:  # just being written anew
            continue


def _stamps(files: list[str]) -> list[tuple[str, int, int]]:
    import os

    found = [(file, os.stat(file)) for file in files]
    return [(file, stat.st_mtime_ns, stat.st_size) for file, stat in found]


class Telling:
    """Prints how records went, in one format."""

    def __init__(
        self,
        lang: str | None,
        trace: bool,
        format_: RunFormat = RunFormat.TEXT,
        quiet: bool = False,
        printing: bool = False,
    ) -> None:
        messages = messages_for(lang, LAYERS)
        self._messages, self._lang = messages, lang
        self._format, self._trace, self._quiet, self._printing = format_, trace, quiet, printing
        self.file = ""
        self._says: dict[tuple[str, ...], Messages] = {}
        self._traced: Trace | None = None  # of the record that is being played

    def begin(self) -> None:
        self._failed = 0

    def _words(self, outcome: RecordOutcome) -> Messages:
        """The messages of the modules of a record."""
        people = (outcome.names, outcome.genders)
        key = (*outcome.modules, *sorted(map(str, outcome.places)), str(people))
        if key not in self._says:
            modules = tuple(dict.fromkeys((*outcome.modules, *LAYERS)))
            told = (outcome.options, outcome.places, outcome.names)
            self._says[key] = messages_for(self._lang, modules, outcome.genders, *told)
        return self._says[key]

    def begun(self, outcome: RecordOutcome) -> None:
        """A record was set up: from here on its clauses are told."""
        if self._trace and self._format is RunFormat.TEXT:
            from .record_trace import Trace

            self._traced = Trace(self._words(outcome))

    def played(self) -> None:
        """Its last clause was told."""
        if self._traced is not None:
            self._traced.end()
        self._traced = None

    def row(self, row: PlayedRow) -> None:
        """A clause, as soon as it was played."""
        if self._format is RunFormat.JSONL:
            document = {"file": self.file, "line": row.line, "ply": row.ply, "seat": row.seat, "clause": row.clause}
            document |= {"depth": row.depth, "draws": [list(draw) for draw in row.draws if draw[0] != "shuffle"]}
            print_json_line({**document, "events": [event.to_dict() for event in row.events]})
        elif self._traced is not None:
            self._traced.row(row)

    def rows(self, outcome: RecordOutcome, rows: list[PlayedRow]) -> None:
        """All clauses of a record that was played elsewhere."""
        self.file = outcome.file
        self.begun(outcome)
        for row in rows:
            self.row(row)

    def faults(self, outcome: RecordOutcome) -> list[str]:
        """What is wrong with it, in the words of its modules."""
        say = self._words(outcome)
        return [fault.render(say) for fault in outcome.faults]

    def outcome(self, outcome: RecordOutcome) -> None:
        """How one record went."""
        self.played()
        say = self._words(outcome)
        if self._format is RunFormat.JSONL:
            for fault in outcome.faults:
                print_json_line({"failure": fault.to_dict(say)})
            print_json_line({"record": outcome.to_dict(say)})
            return
        if self._format is RunFormat.JSON:
            return
        tell = self._error if self._printing else line
        for text in self.faults(outcome):
            tell(text)
        if outcome.left_out:
            tell(self._messages.text("cli-run-more", count=outcome.left_out))
        if not self._quiet and not self._printing:
            line(self._closing(outcome))

    def _closing(self, outcome: RecordOutcome) -> str:
        say = self._messages
        parts = {"clauses": outcome.clauses, "brackets": outcome.brackets}
        parts |= {"draws": outcome.draws, "checks": outcome.checks}
        counted = say.text("cli-run-counts", **parts)
        state = "failed" if outcome.faults else "passed" if outcome.checks else "played"
        if outcome.unseen:
            ending = say.text("cli-run-unseen", seat=outcome.unseen)
        elif outcome.result is not None:
            ending = say.text("cli-run-over", winners=", ".join(outcome.result) or "none", round=outcome.round)
        elif outcome.asked is not None:
            seat, prompt = outcome.asked
            ending = say.text("cli-run-asked", seat=seat, prompt=prompt, round=outcome.round)
        else:
            ending = ""
        return say.text("cli-run-closing", file=outcome.file, state=state, counts=counted, ending=ending or "none")

    def _error(self, text: str) -> None:
        import sys

        from cyclades_core.engine.values.safe_text import clean

        print(clean(text, lines=True), file=sys.stderr)

    def text(self, text: str) -> None:
        """A record that was written anew."""
        import sys

        sys.stdout.write(text)

    def end(self, outcomes: list[RecordOutcome]) -> None:
        """All of them together."""
        failed = sum(not outcome.passed for outcome in outcomes)
        passed = len(outcomes) - failed
        if self._format is RunFormat.JSON:
            records = [outcome.to_dict(self._words(outcome)) for outcome in outcomes]
            print_json({"records": records, "passed": passed, "failed": failed})
        elif self._format is RunFormat.TEXT and len(outcomes) != 1 and not self._printing:
            line(self._messages.text("cli-run-summary", passed=passed, failed=failed))
