"""`cyclades tournament`: bots against each other, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import FAILED, INTERRUPTED
from .localized_help import Command
from .output_formats import line, print_json, print_rows
from .shared_options import (
    Format,
    FormatOption,
    LangOption,
    ModeOption,
    PlayersOption,
    SeedOption,
    SettingsOption,
    format_or_default,
    messages_for,
    module_names,
    parse_settings,
    seed_or_drawn,
)
from .simulate import Executor, note_reproducibility, progress, spread_of

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def tournament(
    modules: Annotated[list[str] | None, typer.Option("--modules", metavar="A,B")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="SPEC")] = "random,quick,greedy",
    lone: Annotated[str | None, typer.Option("--lone", metavar="SPEC")] = None,
    players: PlayersOption = 4,
    mode: ModeOption = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seed: SeedOption = None,
    settings: SettingsOption = None,
    max_cycles: Annotated[int, typer.Option("--max-cycles", metavar="N", min=1)] = 200,
    workers: Annotated[str, typer.Option("--workers", metavar="N|auto")] = "1",
    out: Annotated[Path | None, typer.Option("--out", metavar="PATH")] = None,
    executor: Annotated[Executor, typer.Option("--executor")] = Executor.LOCAL,
    scheduler: Annotated[str | None, typer.Option("--scheduler", metavar="ADDRESS")] = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play bots against each other and rate them."""
    from cyclades_core import Ruleset

    from ..simulation.tournaments import Tournament

    messages = messages_for(lang)
    spread = spread_of(workers, executor, scheduler, messages)
    specs = [spec.strip() for spec in bots.split(",")]
    alone = None if lone is None else [spec.strip() for spec in lone.split(",")]
    options = parse_settings(settings or (), messages)
    lists = [module_names(each, lang) for each in modules] if modules else [module_names(None, lang)]
    loaded = [Ruleset.load(names, options=options) for names in lists]
    folders = [None if out is None else out / "+".join(name for name, _ in rules.modules) for rules in loaded]
    first = _seed(seed, folders)
    held = [
        Tournament(rules, specs, players, games, first, spread, max_cycles, alone, folder, mode)
        for rules, folder in zip(loaded, folders, strict=True)
    ]
    stopped = False
    try:
        total = sum(len(one.matches) for one in held)
        with progress(
            (each for one in held for each in one.run()), total, messages, lambda: sum(one.found for one in held)
        ) as played:
            for _ in played:
                pass
    except KeyboardInterrupt:
        stopped = True
    results = [one.results() for one in held]
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        print_json(results)
    else:
        if found := sum(one.found for one in held):
            line(messages.text("cli-simulate-found", count=found))
        line(messages.text("cli-seed", seed=str(first)))
        for result in results:
            _print(result, messages, chosen)
    if stopped:
        raise typer.Exit(INTERRUPTED)
    if any(result["violations"] for result in results):
        raise typer.Exit(FAILED)


def _seed(seed: int | None, folders: list[Path | None]) -> int:
    """The seed asked for, else that of the tournament which is gone on with, else one from the system."""
    if seed is None and folders[0] is not None:
        from ..simulation.study_store import read_settings
        from ..simulation.tournaments import NAMES

        found = read_settings(folders[0], NAMES.settings)
        if found is not None:
            return int(found["seed"])
    return seed_or_drawn(seed)


def _print(result: dict[str, Any], messages: Messages, chosen: Format) -> None:
    """Ratings, then how often each bot wins among each other one."""
    line()
    line(messages.text("cli-tournament-title", modules=", ".join(result["modules"]), games=result["games"]))
    names: tuple[str, ...] = ("bot", "rating", "from", "to")
    rows = [(row["bot"], *(round(row[key]) for key in ("rating", "low", "high"))) for row in result["ratings"]]
    print_rows([messages.text(f"cli-column-{name}") for name in names], rows, chosen)
    line()
    names = ("bot", "against", "figure-games", "wins", "share", "from", "to")
    pairs = [
        (row["bot"], row["against"], row["games"], f"{row['wins']:g}", *(_percent(row[key]) for key in KEYS))
        for row in result["pairs"]
    ]
    heads = [messages.text(f"cli-{name}" if name.startswith("figure") else f"cli-column-{name}") for name in names]
    print_rows(heads, pairs, chosen)
    line(messages.text("cli-tournament-par", par=_percent(result["par"])))
    if result["unfinished"]:
        line(messages.text("cli-tournament-unfinished", count=result["unfinished"]))
    note_reproducibility([row["bot"] for row in result["ratings"]], messages)


KEYS = ("share", "low", "high")


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"
