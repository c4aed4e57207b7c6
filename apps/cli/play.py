"""`cyclades play`: a game among bots, told as a story; or one to play, where somebody sits at the table."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .localized_help import Command
from .output_formats import line, paragraph, print_json, print_json_line
from .replay import Cast
from .shared_options import (
    BoardOption,
    BotsOption,
    Detail,
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
    refuse,
    seed_or_drawn,
    stream_format,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cyclades_core import Event, Game
    from cyclades_core.text.i18n import Messages

HUMAN = "human"
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
    seats: Annotated[str | None, typer.Option("--seats", metavar="A=SPEC,B=SPEC")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    table: Annotated[bool, typer.Option("--table")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    settings: SettingsOption = None,
    detail: Annotated[Detail, typer.Option("--detail", metavar="|".join(Detail))] = Detail.FULL,
    format_: StreamFormatOption = None,
    lang: LangOption = None,
) -> None:
    """Play a game among bots and tell it as a story.

    A sentence for each act, the standings before the offerings, the map where land has changed hands; in brief a
    sentence for each turn. The same seed and names tell the same story. With a person on a seat it is a game to play.
    """
    from cyclades_core import Game, Ruleset

    from .story_output import Story

    if table:
        from .app import ELSEWHERE

        open_table = import_module(ELSEWHERE["serve"]).open_table
        given = parse_settings(settings or (), messages_for(lang))
        open_table(module_names(modules, lang), parse_names(names, players), bots, mode, board, given, lang)
        return
    if save is not None:
        from cyclades_core.files import check_writable

        check_writable(save)  # not after an hour of play
    people = parse_seats(seats, messages_for(lang)) or _bots_and_people(parse_names(names, players), bots)
    if HUMAN in people.values() or resume is not None:
        from .human_game import sit_down

        if format_ is not None:
            refuse(messages_for(lang), "--format", "cli-play-people-format")
        game, cast, kept = None, Cast(), save
        if resume is not None:
            game, cast, people, seed, is_save = _resumed(resume, seats, lang)
            kept = save or (resume if is_save else None)  # a record stays as its author wrote it
        if game is None:
            rules = Ruleset.load(
                module_names(modules, lang), options=parse_settings(settings or (), messages_for(lang))
            )
            seed = seed_or_drawn(seed)
            game = Game.new(rules, players=list(people), mode=mode, board=board, seed=seed)
        genders = {**cast.genders, **parse_genders(gender, list(people), messages_for(lang))}
        sit_down(game, people, Cast(cast.names, genders), seed or 0, kept, plain, lang)
        return
    seated = list(people)
    genders = parse_genders(gender, seated, messages_for(lang))
    specs = tuple(people.values())
    rules = Ruleset.load(module_names(modules, lang), options=parse_settings(settings or (), messages_for(lang)))
    loaded = [module for module, _ in rules.modules]
    seed = seed_or_drawn(seed)
    game = Game.new(rules, players=seated, mode=mode, board=board, seed=seed)
    messages = messages_for(lang, loaded, genders, rules.options, game.places)
    steps = _steps(game, specs, seed, rounds)
    chosen = stream_format(format_)
    opening = {"modules": loaded, "seed": seed}
    if chosen is None:
        print_json_line({"type": "game", **opening, "players": seated, "board": game.board})
        for event in (event for step in steps for event in step):
            print_json_line({"type": "event", **_document(event)})
        print_json_line({"type": "result", **_ending(game)})
    elif chosen is Format.JSON:
        documents = [_document(event) for step in steps for event in step]
        print_json({**opening, "events": documents, **_ending(game)})
    else:
        named = tuple(f"module-{module}" for module in loaded)
        paragraph("", messages.text("cli-play-opening", modules=named, players=len(seated)), chosen)
        line(messages.text("cli-play-board", board=f"board-{game.board}"))
        line(messages.text("cli-seed", seed=seed))
        story = Story(messages, chosen, detail)
        for events in steps:
            story.tell(_within(events, rounds), game)
        story.end(game, seed)
    if save is not None:
        game.save(save)


def _bots_and_people(names: list[str], bots: str) -> dict[str, str]:
    """Who plays each seat, from one spec for all or one for each; `human` may be among them."""
    from cyclades_core import CycladesError

    from ..bots import parse_specs

    if len(set(names)) < len(names):  # a table of seats would lose one of them
        raise CycladesError("same-name", names=", ".join(names))
    given = [part.strip() for part in bots.split(",")]
    parse_specs(",".join("random" if part == HUMAN else part for part in given), len(names), programs=True)
    return dict(zip(names, given * len(names) if len(given) == 1 else given, strict=True))


def parse_seats(given: str | None, messages: Messages) -> dict[str, str]:
    """`ann=human,bob=greedy` as a dictionary; empty if it was not given."""
    import unicodedata

    from ..bots import parse_spec

    found: dict[str, str] = {}
    for part in (given or "").split(",") if given else ():
        name, equals, spec = unicodedata.normalize("NFC", part.strip()).partition("=")
        if not (name.strip() and equals and spec.strip()) or name.strip() in found:
            refuse(messages, "--seats", "cli-play-bad-seat", seat=part)
        if spec.strip() != HUMAN:
            parse_spec(spec, programs=True)
        found[name.strip()] = spec.strip()
    return found


def _resumed(file: Path, given: str | None, lang: str | None) -> tuple[Game, Cast, dict[str, str], int, bool]:
    """A game to go on with, what its people are called, who plays: people, but for those who are told otherwise and
    the bots of a record. With the seed of bots, and whether it was a save.
    """
    from cyclades_core import Game
    from cyclades_core.files import read_save

    from .replay import is_record

    told = parse_seats(given, messages_for(lang))
    data = read_save(file)
    cast, bots, seed, is_save = Cast(), dict[str, str](), 0, not is_record(file, data)
    if is_save:
        game = Game.from_json(data)
    else:
        from ..records.record_runner import game_to_go_on, played_record

        player = played_record(data, str(file))
        game, heading = game_to_go_on(player), player.heading
        cast, bots, seed = Cast(heading.names, heading.genders), heading.bots, heading.seed or 0
    for seat in told:
        if seat not in game.seats:
            refuse(messages_for(lang), "--seats", "cli-play-no-seat", seat=seat, seats=", ".join(game.seats))
    return game, cast, {seat: told.get(seat, bots.get(seat, HUMAN)) for seat in game.seats}, seed, is_save


def _document(event: Event) -> dict[str, Any]:
    """An event for programs."""
    return {"key": event.key, "args": dict(event.args)}


def _ending(game: Game) -> dict[str, Any]:
    return {"winners": list(game.result.winners) if game.result else None, "fingerprint": game.fingerprint}


def _within(events: list[Event], rounds: int) -> list[Event]:
    """The events of these rounds: a round that is not played has begun all the same when the last one ends."""
    beyond = (i for i, event in enumerate(events) if event.key == "round-began" and event.args["round"] > rounds)
    return events[: next(beyond, None)]


def _steps(game: Game, specs: tuple[str, ...], seed: int, rounds: int) -> Iterator[list[Event]]:
    """Ask the bots until the game or the rounds are over: first the events of the set-up, then those of each answer."""
    from ..bots import play_turn, seat_bots

    bots = seat_bots(specs, game.seats, seed, programs=True)
    yield game.take_events()
    while not game.is_over and game.round <= rounds:
        yield game.apply(play_turn(game, bots))
