"""`cyclades play`: a game among bots, told as a story."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated

import typer

from .options import (
    Format,
    FormatOption,
    LangOption,
    ModulesOption,
    SeedOption,
    SettingsOption,
    format_or_default,
    messages_for,
    parse_settings,
    refuse,
)
from .output import line, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cyclades_core import Event, Game
    from cyclades_core.i18n import Messages

    from .story import Story

app = typer.Typer(rich_markup_mode=None, add_completion=False)

BOTS = ("random",)


@app.command()
def play(
    modules: ModulesOption = None,
    players: Annotated[int, typer.Option("--players", min=2, max=6, help="number of players")] = 3,
    mode: Annotated[str | None, typer.Option("--mode", help="mode of play, where an edition has several")] = None,
    seed: SeedOption = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="stop after so many rounds")] = 3,
    bots: Annotated[
        str, typer.Option("--bots", metavar="SPEC", help="one bot for all, or one per seat, separated by commas")
    ] = "random",
    settings: SettingsOption = None,
    format_: FormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play a game among bots and tell it as a story.

    A line for each event, the standings and the map after each round. The same seed tells the same story.
    """
    from cyclades_core import Game, Ruleset

    from .story import Story

    names = [name for name in (modules or _first_module()).split(",") if name]
    _check_bots(bots, players, messages_for(lang))
    rules = Ruleset.load(names, options=parse_settings(settings or (), messages_for(lang)))
    loaded = [module for module, _ in rules.modules]
    messages = messages_for(lang, loaded)
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    game = Game.new(rules, players=[f"p{number}" for number in range(1, players + 1)], mode=mode, seed=seed)
    chosen = format_or_default(format_)
    if chosen is Format.JSON:
        events = [event for step in _steps(game, seed, rounds) for event in step]
        print_json(
            {
                "modules": loaded,
                "seed": seed,
                "events": [{"key": event.key, "args": dict(event.args)} for event in events],
                "winners": list(game.result.winners) if game.result else None,
                "fingerprint": game.fingerprint,
            }
        )
        return
    line(messages.text("cli-play-opening", modules=", ".join(loaded), players=players))
    line(messages.text("cli-seed", seed=seed))
    _tell(game, seed, rounds, Story(messages, chosen))


def _tell(game: Game, seed: int, rounds: int, story: Story) -> None:
    """Print the game as it goes: a heading for each round, and how things stand when its first question is asked."""
    for events in _steps(game, seed, rounds):
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


def _steps(game: Game, seed: int, rounds: int) -> Iterator[list[Event]]:
    """Answer until the game or the rounds are over: first the events of the set-up, then those of each answer.

    Each seat has its own generator, seeded with text so that it is the same in every process, and apart from the
    game's: a bot that draws more or less often changes no card.
    """
    generators: dict[str, Random] = {}
    yield game.take_events()
    while (decision := game.decision) is not None and game.round <= rounds:
        generator = generators.setdefault(decision.seat, Random(f"{seed}/{decision.seat}"))
        yield game.apply(game.legal.item(generator.randrange(game.legal.count)))


def _first_module() -> str:
    """The module played when none is named: the first, by id, that works and needs no other."""
    from cyclades_core import available_modules

    alone = sorted(module.id for module in available_modules() if not (module.requires or module.problems))
    if not alone:
        refuse(messages_for(None), "--modules", "cli-no-modules")
    return alone[0]


def _check_bots(spec: str, players: int, messages: Messages) -> None:
    """One spec for all, or one per seat; only bots that exist."""
    specs = spec.split(",")
    if len(specs) not in (1, players):
        refuse(messages, "--bots", "cli-bots-number", given=len(specs), players=players)
    for one in specs:
        if one.partition(":")[0] not in BOTS:
            refuse(messages, "--bots", "cli-unknown-bot", bot=one, known=", ".join(BOTS))
