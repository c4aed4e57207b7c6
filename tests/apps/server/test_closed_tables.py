"""Tables that are closed: their games leave the memory at once.

The server seldom looks for garbage in all objects (`table_service.FULL`), so a reference from a game back to its table
would keep every finished game.
"""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from random import Random

from cyclades_apps.bots import Turn, parse_spec
from cyclades_apps.server.game_import import import_game
from cyclades_apps.server.rooms import Room
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_core import Game, Ruleset


def test_closed_table_is_freed_without_garbage_collection(tmp_path: Path) -> None:
    rules = Ruleset.load("legacy")
    game = Game.new(rules, players=3, seed=1)
    bot, rng = parse_spec("random"), Random(1)
    while len(game.entries) < 60 or game.is_answered:
        game.apply(bot.choose(Turn(game, rng)))
    store = Sqlite(str(tmp_path / "tables.db"))
    table_id, _ = import_game(store, game)
    gc.collect()
    gc.disable()
    try:
        table = store.table(table_id)
        assert table is not None
        room = Room(table, store.seats(table_id), rules)
        room.replay(store.entries(table_id))
        assert room.seq >= 60
        held = weakref.ref(room)
        games = sum(isinstance(each, Game) for each in gc.get_objects())
        del room
        assert held() is None
        assert sum(isinstance(each, Game) for each in gc.get_objects()) < games
    finally:
        gc.enable()
        store.close()
