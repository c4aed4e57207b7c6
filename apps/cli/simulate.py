"""`cyclades simulate`: many games among bots, counted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from . import FAILED, INTERRUPTED
from .localized_help import Command
from .output_formats import line, print_json, print_json_line, print_rows
from .shared_options import (
    BoardOption,
    BotsOption,
    Format,
    LangOption,
    ModeOption,
    ModulesOption,
    PlayersOption,
    SeedOption,
    SettingsOption,
    StreamFormatOption,
    messages_for,
    module_names,
    parse_settings,
    refuse,
    seed_or_drawn,
    stream_format,
)

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..simulation.executors import Spread

app = typer.Typer(rich_markup_mode=None, add_completion=False)

FIGURES = ("games", "finished", "decisions", "forced", "clauses", "seconds", "decisions_per_second", "violations")

MOST_WORKERS = 256
Played = TypeVar("Played")


class Executor(StrEnum):
    """Who plays the games: processes of this machine, or a cluster."""

    LOCAL = "local"
    DASK = "dask"


@app.command(cls=Command)
def simulate(
    modules: ModulesOption = None,
    players: PlayersOption = 4,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    mode: ModeOption = None,
    seed: SeedOption = None,
    bots: BotsOption = "random",
    board: BoardOption = None,
    settings: SettingsOption = None,
    check: Annotated[
        bool,
        typer.Option("--check"),
    ] = False,
    check_all: Annotated[bool, typer.Option("--check-all")] = False,
    max_cycles: Annotated[int, typer.Option("--max-cycles", metavar="N", min=1)] = 200,
    workers: Annotated[str, typer.Option("--workers", metavar="N|auto")] = "1",
    out: Annotated[Path | None, typer.Option("--out", metavar="PATH")] = None,
    parquet: Annotated[bool, typer.Option("--parquet")] = False,
    executor: Annotated[Executor, typer.Option("--executor")] = Executor.LOCAL,
    scheduler: Annotated[str | None, typer.Option("--scheduler", metavar="ADDRESS")] = None,
    format_: StreamFormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play many games among bots and count how they end.

    The seed of game i is the seed plus i, so that each can be played alone. Exit code 1 if something was wrong.
    """
    from cyclades_core import Ruleset

    from ..bots import is_reproducible, parse_specs
    from ..simulation import prepare
    from ..simulation.parquet_tables import write_parquet

    messages = messages_for(lang)
    spread = spread_of(workers, executor, scheduler, messages)
    if parquet and out is None:
        refuse(messages, "--parquet", "cli-simulate-needs-out")
    specs = parse_specs(bots, players, programs=True)
    rules = Ruleset.load(module_names(modules, lang), options=parse_settings(settings or (), messages))
    simulation = prepare(
        rules,
        players,
        games,
        _seed(seed, out),
        bots,
        mode=mode,
        board=board,
        check="all" if check_all else check,
        max_cycles=max_cycles,
        workers=spread,
        out=out,
    )
    chosen = stream_format(format_)
    stopped = False
    try:
        with progress(simulation.run(), games, messages, lambda: simulation.found) as outcomes:
            for outcome in outcomes:
                if chosen is None:
                    told = outcome._asdict()
                    del told["row"]
                    print_json_line({"type": "game", **told})
    except KeyboardInterrupt:
        stopped = True  # what was done so far is worth printing
    if parquet and out is not None:
        write_parquet(out)
    result = simulation.result()
    figures = {**result, "modules": [module for module, _ in rules.modules], "bots": list(specs)}
    figures["reproducible"] = all(map(is_reproducible, specs))
    if chosen is None:
        print_json_line({"type": "result", **figures})
    elif chosen is Format.JSON:
        print_json(figures)
    else:
        if simulation.found:
            line(messages.text("cli-simulate-found", count=simulation.found))
        _print(result, specs, messages, chosen)
        note_reproducibility(specs, messages)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if result["violations"]:
        raise typer.Exit(FAILED)


def note_reproducibility(specs: Iterable[str], messages: Messages) -> None:
    """Print why another run may give other results, if it may: once for timed bots, and for each other bot."""
    from ..bots import is_reproducible
    from ..bots.bot_specs import is_timed

    unsteady = [spec for spec in dict.fromkeys(specs) if not is_reproducible(spec)]
    if any(map(is_timed, unsteady)):
        line(messages.text("cli-simulate-timed"))
    for spec in unsteady:
        if not is_timed(spec):
            line(messages.text("cli-simulate-unsteady", bot=spec))


def _print(result: Mapping[str, Any], specs: tuple[str, ...], messages: Messages, chosen: Format) -> None:
    """The figures for people: the counts, a row per seat, and what was wrong."""
    line(messages.text("cli-seed", seed=str(result["seed"])))
    figures = [(messages.text(f"cli-figure-{name.replace('_', '-')}"), result[name]) for name in FIGURES]
    print_rows([messages.text(f"cli-column-{name}") for name in ("figure", "number")], figures, chosen)
    line()
    winners = dict(result["winners"])
    shared = winners.pop("shared")
    each = specs * len(winners) if len(specs) == 1 else specs
    rows: list[tuple[object, ...]] = [
        (seat, spec, wins) for (seat, wins), spec in zip(winners.items(), each, strict=True)
    ]
    if shared:
        rows.append((messages.text("cli-simulate-shared"), "", shared))
    print_rows([messages.text(f"cli-column-{name}") for name in ("player", "bot", "wins")], rows, chosen)
    for problem in result["problems"]:
        details = " ".join(problem["details"])
        line(
            messages.text(
                "cli-simulate-violation",
                seed=str(problem["seed"]),
                round=problem["round"],
                code=problem["code"],
                details=details,
            )
        )
    if result["unfinished"]:
        line(messages.text("cli-simulate-unfinished", seeds=", ".join(map(str, result["unfinished"]))))


def spread_of(workers: str, executor: Executor, scheduler: str | None, messages: Messages) -> Spread:
    """Who plays, from the options."""
    from ..simulation.executors import Spread, count_workers

    if workers != "auto" and not (workers.isdecimal() and 1 <= int(workers) <= MOST_WORKERS):
        refuse(messages, "--workers", "cli-simulate-workers", given=workers, most=MOST_WORKERS)
    if (executor is Executor.DASK) != (scheduler is not None):
        refuse(messages, "--scheduler", "cli-simulate-scheduler")
    return Spread(count_workers(workers), executor.value, scheduler)


def _seed(seed: int | None, out: Path | None) -> int:
    """The seed asked for, else that of the study which is gone on with, else one from the system."""
    if seed is None and out is not None:
        from ..simulation.study_store import read_settings

        found = read_settings(out)
        if found is not None:
            return int(found["seed"])
    return seed_or_drawn(seed)


@contextmanager
def progress(
    outcomes: Iterable[Played], games: int, messages: Messages, found: Callable[[], int] = lambda: 0
) -> Iterator[Iterable[Played]]:
    """A bar with the rate and the time that is left on the error stream, if a person looks at it; `found` games were
    there before.
    """
    if not sys.stderr.isatty():
        yield outcomes
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(messages.text("cli-simulate-progress"), total=games, rate="")

        def watched() -> Iterator[Played]:
            for done, outcome in enumerate(outcomes, 1):
                speed = progress.tasks[0].speed
                rate = messages.text("cli-simulate-rate", rate=f"{speed:.1f}") if speed else ""
                progress.update(task, completed=found() + done, rate=rate)
                yield outcome

        yield watched()
