"""Golden stories: the lines of short games, in two languages and both details, as somebody has read and liked them.

`tools/regenerate golden-stories` writes them again. Read what has changed: the test knows only that it is different.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import golden_files
import pytest
from tested_modules import rules

from cyclades_apps.bots import parse_specs, play_turn, seat_bots
from cyclades_core import Game
from cyclades_core.game.replay import retold
from cyclades_core.text.i18n import Messages
from cyclades_core.text.narration import Narrator

FOLDER = Path(__file__).parents[1] / "golden" / "stories"
INDENT = {"cycle": "", "phase": "  ", "act": "    ", "round": "      "}
GENDERS = {"Ann": "feminine", "Bob": "masculine"}


class Tale(NamedTuple):
    modules: str
    players: int
    seed: int
    cycles: int
    lang: str
    detail: str
    bots: str = "greedy"

    def __str__(self) -> str:
        return f"{self.modules.replace(',', '+').replace('/', '.')}-{self.lang}-{self.detail}"


TALES = [
    Tale("base", 4, 7, 6, "en", "full"),
    Tale("base", 4, 7, 6, "pl", "brief"),
    Tale("legacy", 3, 5, 5, "pl", "full"),
    Tale("legacy,hades", 3, 2, 8, "en", "brief", "random"),
]


def game_of(tale: Tale) -> Game:
    names = ["Ann", "Bob", "Cleo", "Dan"][: tale.players]
    game = Game.new(rules(tale.modules), players=names, seed=tale.seed)
    bots = seat_bots(parse_specs(tale.bots, tale.players), game.seats, tale.seed)
    while not game.is_over and game.round <= tale.cycles:
        game.apply(play_turn(game, bots))
    return game


def told(tale: Tale) -> str:
    game = game_of(tale)
    modules = [module for module, _ in game.rules.modules]
    options = game.rules.options
    say = Messages(tale.lang, modules, strict=True, folders=(), genders=GENDERS, options=options, places=game.places)
    narrator = Narrator(say, tale.detail)
    lines = [line for events, then in retold(game) for line in narrator.hear(events, then.decision)]
    return "".join(f"{INDENT[line.kind]}{line.text}\n" for line in [*lines, *narrator.rest()])


@pytest.mark.long(every=4)
@pytest.mark.parametrize("tale", TALES, ids=str)
def test_the_story_is_as_it_was_read(tale: Tale) -> None:
    golden_files.compare("golden-stories", FOLDER / f"{tale}.txt", told(tale))


def test_the_commands_show_a_story_that_is_told() -> None:
    page = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
    shown = page.partition("battles round by round:\n\n")[2].partition("\n\n")[0].splitlines()
    told = (FOLDER / f"{TALES[0]}.txt").read_text(encoding="utf-8")
    assert len(shown) > 4 and "\n".join(shown) in told


def test_no_story_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(map(str, TALES))
