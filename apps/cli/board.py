"""`cyclades board`: boards and positions as pictures."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .localized_help import Command, LocalizedGroup
from .output_formats import line
from .replay import Cast, played_file
from .shared_options import LangOption, ModulesOption, format_or_default, messages_for, module_names, refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclades_core import Game
    from cyclades_core.text.i18n import Messages

    from ..pictures.named_boards import Found

app = typer.Typer(cls=LocalizedGroup, rich_markup_mode=None, add_completion=False, no_args_is_help=True)

LAYER = "pictures"


class Labels(StrEnum):
    """What areas are called on a picture."""

    NAMES = "names"
    IDS = "ids"
    NONE = "none"


@app.callback()
def board(lang: LangOption = None) -> None:
    """Show boards and positions: on the terminal, or as pictures."""


@app.command(cls=Command)
def show(
    what: Annotated[str, typer.Argument(metavar="NAME|FILE")],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    strip: Annotated[int | None, typer.Option("--strip", metavar="N", min=2, max=24)] = None,
    labels: Annotated[Labels | None, typer.Option("--labels")] = None,
    modules: ModulesOption = None,
    lang: LangOption = None,
) -> None:
    """Show a board, or the position of a save or a record as everybody may see it."""
    if svg is not None:
        from cyclades_core.files import check_writable

        check_writable(svg)
    game, cast = _game(Path(what), lang)
    if game is None:
        for option, given in (("--at", at), ("--strip", strip)):
            if given is not None:
                refuse(messages_for(lang), option, "cli-board-needs-game", name=what)
        _show_board(_find(what, modules, lang), svg, labels or Labels.NAMES, lang)
        return
    if at is not None:
        if at > len(game.entries):
            refuse(messages_for(lang), "--at", "cli-board-no-ply", ply=at, last=len(game.entries))
        game = game.at(at)
    _show_game(game, cast, svg, strip, labels, lang)


def _game(file: Path, lang: str | None) -> tuple[Game | None, Cast]:
    """The game of a file with its people; None if it is none, and so must be the name of a board."""
    if not file.is_file():
        if file.suffix or len(file.parts) > 1:
            file.open("rb").close()  # a file is meant: the system says why it is not there
        return None, Cast()
    done, cast = played_file(file)
    if done.failure is not None:
        from .error_messages import describe

        rules = done.game.rules
        loaded = [module for module, _ in rules.modules]
        messages = messages_for(lang, loaded, cast.genders, rules.options, done.game.places, cast.names)
        reason = describe(done.failure.reason, messages)
        refuse(messages, "FILE", "cli-board-broken", index=done.failure.index + 1, reason=reason)
    return done.game, cast


def _find(name: str, modules: str | None, lang: str | None) -> Found:
    """The board of this name, of these modules or of any."""
    from cyclades_core import Ruleset

    from ..pictures.named_boards import all_boards, boards_of

    there: Iterable[Found] = all_boards() if modules is None else boards_of(Ruleset.load(module_names(modules, lang)))
    seen: list[str] = []
    for found in there:
        if found.id == name:
            return found
        seen.append(found.id)
    refuse(messages_for(lang), "NAME", "cli-board-unknown", name=name, available=", ".join(seen))


def _show_board(found: Found, svg: Path | None, labels: Labels, lang: str | None) -> None:
    from ..pictures.board_picture import picture
    from ..pictures.symbol_choice import Symbols

    messages = messages_for(lang, (LAYER, *found.modules), places=found.places)
    title = messages.name(f"board-{found.id}")
    if svg is None:
        from .story_output import Story

        line(title)
        Story(messages, format_or_default(None)).map({"factions": [], "areas": found.areas})
        return
    if found.scene is None:
        refuse(messages, "NAME", "cli-board-graph", name=found.id)
    _write(svg, picture(found.scene, messages, Symbols.of(found.modules), title, labels)[0])


def _show_game(
    game: Game, cast: Cast, svg: Path | None, count: int | None, labels: Labels | None, lang: str | None
) -> None:
    rules = game.rules
    loaded = [module for module, _ in rules.modules]
    messages = messages_for(lang, (LAYER, *loaded), cast.genders, rules.options, game.places, cast.names)
    if svg is None:
        if count is not None:
            refuse(messages, "--strip", "cli-board-strip-needs-file")
        _tell(game, messages)
        return
    from ..pictures.board_picture import picture
    from ..pictures.picture_strip import moments, strip
    from ..pictures.scene import scene_of
    from ..pictures.symbol_choice import Symbols

    title, symbols = messages.name(f"board-{game.board}"), Symbols.of(loaded)
    scene = scene_of(game)
    if scene is None:
        refuse(messages, "FILE", "cli-board-graph", name=game.board)
    if count is None:
        text, _ = picture(scene, messages, symbols, title, labels or Labels.NAMES)
    else:
        text, _ = strip(moments(game, count), messages, symbols, title, labels or Labels.NONE)
    _write(svg, text)


def _tell(game: Game, messages: Messages) -> None:
    """Standings and map, as in a story."""
    from .story_output import Story, seen

    story = Story(messages, format_or_default(None))
    view = seen(game)
    story.standings(view)
    story.map(view)


def _write(file: Path, text: str) -> None:
    from cyclades_core.files import write_file

    write_file(file, text)
    line(str(file))
