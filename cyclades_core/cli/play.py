"""`cyclades play`: a game among bots, told as a story."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .helping import Command
from .options import (
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
    parse_genders,
    parse_names,
    parse_settings,
    seed_or_drawn,
    stream_format,
)
from .output import line, print_json, print_json_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cyclades_core import Event, Game

    from .story import Story

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command(cls=Command)
def play(
    modules: ModulesOption = None,
    players: PlayersOption = 3,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B")] = None,
    gender: Annotated[str | None, typer.Option("--gender", metavar="A=G,B=G")] = None,
    mode: ModeOption = None,
    board: BoardOption = None,
    seed: SeedOption = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 200,
    bots: BotsOption = "random",
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    settings: SettingsOption = None,
    format_: StreamFormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play a game among bots and tell it as a story.

    A line for each event, the standings and the map after each round. The same seed tells the same story.
    """
    from cyclades_core import Game, Ruleset
    from cyclades_core.bots import parse_specs

    from .story import Story

    if save is not None:
        from cyclades_core.files import check_writable

        check_writable(save)  # not after an hour of play
    seats = parse_names(names, players)
    genders = parse_genders(gender, seats, messages_for(lang))
    specs = parse_specs(bots, len(seats))
    rules = Ruleset.load(module_names(modules, lang), options=parse_settings(settings or (), messages_for(lang)))
    loaded = [module for module, _ in rules.modules]
    seed = seed_or_drawn(seed)
    game = Game.new(rules, players=seats, mode=mode, board=board, seed=seed)
    messages = messages_for(lang, loaded, genders, rules.options, game.places)
    steps = _steps(game, specs, seed, rounds)
    chosen = stream_format(format_)
    opening = {"modules": loaded, "seed": seed}
    if chosen is None:
        print_json_line({"type": "game", **opening, "players": seats, "board": game.board})
        for event in (event for step in steps for event in step):
            print_json_line({"type": "event", **_document(event)})
        print_json_line({"type": "result", **_ending(game)})
    elif chosen is Format.JSON:
        events = [_document(event) for step in steps for event in step]
        print_json({**opening, "events": events, **_ending(game)})
    else:
        line(
            messages.text(
                "cli-play-opening", modules=tuple(f"module-{module}" for module in loaded), players=len(seats)
            )
        )
        line(messages.text("cli-play-board", board=f"board-{game.board}"))
        line(messages.text("cli-seed", seed=seed))
        _tell(game, steps, seed, rounds, Story(messages, chosen))
    if save is not None:
        game.save(save)


def _document(event: Event) -> dict[str, Any]:
    """An event for programs."""
    return {"key": event.key, "args": dict(event.args)}


def _ending(game: Game) -> dict[str, Any]:
    return {"winners": list(game.result.winners) if game.result else None, "fingerprint": game.fingerprint}


def _tell(game: Game, steps: Iterator[list[Event]], seed: int, rounds: int, story: Story) -> None:
    """Print the game as it goes: a heading for each round, and how things stand when its first question is asked."""
    for events in steps:
        for event in events:
            if event.key == "round-began" and event.args["round"] > rounds:
                break
            story.event(event)
        else:
            if any(event.key == "round-began" for event in events) and not game.is_over:
                _stand(game, story)
    story.ending(game.result, seed)
    _stand(game, story)


def _stand(game: Game, story: Story) -> None:
    """Standings and map. The story is told to an onlooker who sees what every seat sees of its own gold."""
    view = game.view()
    for faction in view["factions"]:
        own = game.view(faction["seat"])["factions"]
        faction["gold"] = next(other["gold"] for other in own if other["id"] == faction["id"])
    story.standings(view)
    story.map(view)


def _steps(game: Game, specs: tuple[str, ...], seed: int, rounds: int) -> Iterator[list[Event]]:
    """Ask the bots until the game or the rounds are over: first the events of the set-up, then those of each answer."""
    from cyclades_core.bots import play_turn, seat_bots

    bots = seat_bots(specs, game.seats, seed)
    yield game.take_events()
    while not game.is_over and game.round <= rounds:
        yield game.apply(play_turn(game, bots))
