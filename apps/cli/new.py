"""`cyclades new`: a record to start from."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .localized_help import Command
from .output_formats import line
from .run import LAYERS
from .shared_options import (
    BoardOption,
    LangOption,
    ModeOption,
    ModulesOption,
    PlayersOption,
    SeedOption,
    SettingsOption,
    messages_for,
    module_names,
    parse_names,
    parse_settings,
    refuse,
    seed_or_drawn,
)

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def new(
    modules: ModulesOption = None,
    players: PlayersOption = 3,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B")] = None,
    mode: ModeOption = None,
    board: BoardOption = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A=SPEC,B=SPEC")] = None,
    settings: SettingsOption = None,
    seed: SeedOption = None,
    scripted: Annotated[bool, typer.Option("--scripted")] = False,
    lang: LangOption = None,
) -> None:
    """Print a record to start from: header, what the set-up drew, and who is asked.

    With --scripted chance is what you write; else it comes from a seed.
    """
    from cyclades_core import Game, Ruleset

    from ..bots import parse_spec
    from ..records.canonical_form import annotated
    from ..records.record_writer import header

    messages = messages_for(lang, LAYERS)
    if scripted and seed is not None:
        refuse(messages, "--scripted", "cli-new-either")
    seats = parse_names(names, players)
    options = parse_settings(settings or (), messages)
    found: dict[str, str] = {}
    for pair in (bots or "").split(","):
        name, equals, spec = pair.partition("=")
        if pair and not (equals and name.strip() in seats):
            refuse(messages, "--bots", "cli-new-bots", pair=pair, available=", ".join(seats))
        if pair:
            parse_spec(spec.strip())
            found[name.strip()] = spec.strip()
    rules = Ruleset.load(module_names(modules, lang), options=options)
    seed = seed_or_drawn(seed) if not scripted else None
    game = Game.new(rules, players=seats, mode=mode, board=board, seed=seed)
    said: dict[str, Any] = {"modules": [module for module, _ in rules.modules], "players": seats}
    said |= {"mode": mode, "board": board or game.board, "seed": seed, "bots": found}
    said["options"] = {key: value for key, value in rules.options.items() if key in options}
    for text in annotated(game, header(said), scripted).splitlines():
        if text or not scripted:
            line(text)
    asked = game.decision
    if asked is not None:
        question = messages.text(f"prompt-{asked.prompt}") if messages.has(f"prompt-{asked.prompt}") else asked.prompt
        line("# " + messages.text("cli-new-asked", seat=asked.seat, prompt=asked.prompt, question=question))
