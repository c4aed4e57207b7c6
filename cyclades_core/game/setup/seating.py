"""The people of a table: their names, seats, factions, sides, purses and markers."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from cyclades_core.engine.state.game_layout import GameLayout
from cyclades_core.engine.values.change_flags import FIRST_WHO
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import NAME_LENGTH, SEATS
from cyclades_core.engine.values.player_names import flaw_of, same_as
from cyclades_core.engine.values.safe_text import clean

__all__ = ["SetupError", "check_names", "names_of", "seat_people", "spoken_words"]


class SetupError(CycladesError):
    """A game cannot be set up like this."""


def names_of(players: Any) -> list[str]:
    """The names of the seats; of a number `p1`, `p2` and so on. Whether they will do is known with the board.

    >>> names_of(2), names_of(["ann", "bob"])
    (['p1', 'p2'], ['ann', 'bob'])
    """
    if isinstance(players, int):
        return [f"p{i + 1}" for i in range(_seats(players))]
    if isinstance(players, str) or not isinstance(players, Iterable):  # a single name is no list of letters
        players = [players]
    found = list(islice(players, SEATS + 1))
    _seats(len(found))
    for name in found:
        if not isinstance(name, str):
            _refuse(name, "text")
    return found


def _seats(count: int) -> int:
    """No edition seats more: whether this one seats so many is its own to say."""
    if count > SEATS:
        raise SetupError("too-many-players", limit=SEATS)
    return count


def _refuse(name: object, flaw: str) -> None:
    shown = clean(str(name)[: 2 * NAME_LENGTH])
    raise SetupError("bad-name", name=shown, flaw=flaw, limit=NAME_LENGTH)


def check_names(table: GameLayout) -> None:
    """Refuse names that cannot be told from one another, from the words of notation, or from what is on the board."""
    ids = {*table.area_number, *table.site_number}
    for name in (*table.seats, *table.factions):
        flaw = flaw_of(name, table.spoken) or flaw_of(name, ids)
        if flaw is not None:
            _refuse(name, flaw)
    # a faction of a duel has the name of its seat with a number
    names = (
        list(dict.fromkeys((*table.seats, *table.factions)))
        if table.factions == table.seats
        else [*table.seats, *table.factions]
    )
    if len({same_as(name) for name in names}) < len(names) or len(set(table.seats)) < len(table.seats):
        raise SetupError("same-name", names=table.seats)


def spoken_words(book: Any) -> frozenset[str]:
    """Every word that notation may say on a ruleset: ids of what there is, words of lines, questions and answers."""
    if book.spoken is None:
        words: set[str] = {*book.cards_by_id, *book.zone_groups, *book.phase_pc}
        for names in book.names.values():
            words.update(names)
        for line in book.lines:
            words.update(line.word.split())
        for rows in book.instead.values():
            words.update(word for trigger in rows for word in trigger.word.split())
        words.update(rule.name for rule in book.rules)
        for program in book.programs:
            for op in program.ops:
                if op.prompt:
                    words.update((op.prompt, *str(op.none_word).split()))
                words.update(word for each in getattr(op, "words", ()) for word in str(each).split())
        book.spoken = frozenset(words)
    found: frozenset[str] = book.spoken
    return found


def seat_people(table: GameLayout, book: Any, mode: Any, players: list[str], teams: Any) -> None:
    """Seats, factions, sides, purses and markers of a table."""
    n = len(players)
    table.mode = mode.id
    table.seats = tuple(players)
    table.players = n
    names: list[str] = []
    table.seat_of = []
    if mode.factions > 1:
        for i in range(mode.factions):
            for seat, player in enumerate(players):
                names.append(f"{player}-{i + 1}")
                table.seat_of.append(seat)
    else:
        names = list(players)
        table.seat_of = list(range(n))
    table.factions = tuple(names)
    table.n_factions = len(names)
    if mode.factions > 1:
        table.side_of = list(table.seat_of)
    elif mode.teams:
        count = n // mode.teams
        if teams is None:
            table.side_of = [i % count for i in range(n)]
        else:
            table.side_of = [-1] * n
            for side, members in enumerate(teams):
                for member in members:
                    if member not in players:
                        raise SetupError("unknown-player", name=member, players=tuple(players))
                    table.side_of[players.index(member)] = side
            sizes = {table.side_of.count(s) for s in range(count)}
            if -1 in table.side_of or sizes != {mode.teams}:
                raise SetupError("bad-teams", size=mode.teams)
    else:
        table.side_of = list(range(table.n_factions))
    sides = max(table.side_of) + 1
    table.sides = [tuple(f for f in range(table.n_factions) if table.side_of[f] == s) for s in range(sides)]
    table.allies = any(len(side) > 1 for side in table.sides)
    table.enemies = [
        tuple(g for g in range(table.n_factions) if table.side_of[g] != table.side_of[f])
        for f in range(table.n_factions)
    ]
    spares = mode.spares if isinstance(mode.spares, str) else book.options.get(mode.spares.get("option"), "side")
    alone = spares in ("self", True)
    table.targets = (
        [tuple(g for g in range(table.n_factions) if g != f) for f in range(table.n_factions)]
        if alone
        else table.enemies
    )
    table.purse_of = list(table.side_of) if mode.purse == "side" else list(range(table.n_factions))
    table.purses = max(table.purse_of) + 1
    table.markers = [f for _ in range(mode.markers) for f in range(table.n_factions)]
    table.n_markers = len(table.markers)
    # the bits of a faction and its side in `dirty`; the last one is nobody's (number -1)
    table.who = [sum(1 << FIRST_WHO + g for g in table.sides[table.side_of[f]]) for f in range(table.n_factions)] + [0]
    table.purse_markers = [
        tuple(x for x, f in enumerate(table.markers) if table.purse_of[f] == purse) for purse in range(table.purses)
    ]
    table.talk = mode.talk
    table.cites = mode.cites
    target = mode.target
    table.target = target if isinstance(target, int) else book.options.get(target.get("option"), 3)
