"""The odds of a battle of a game: of the one that is fought, and of one that a clause would begin.

Only what lies open counts: units, buildings and cards that are played. Who retreats, or plays a card, changes them.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.rules.battle import parts_of, row_of
from cyclades_core.engine.rules.quantities import active
from cyclades_core.engine.state import ATTACKER, DEFENDER, NO_BATTLE
from cyclades_core.engine.values.question_context import QueryContext
from cyclades_core.game.battle_odds import attacker_wins
from cyclades_core.game.drafts import before_light
from cyclades_core.game.internals import GameInternals

__all__ = ["UNUSUAL", "odds_ahead", "odds_now", "strengths"]

#: Quantities that make a battle another one than `odds` knows.
UNUSUAL = ("dice", "die", "wins-tie")


def strengths(r: Any, group: dict[int, int]) -> tuple[int, ...]:
    """What each unit counts, those that are lost last at the end and the strong behind the weak."""
    kinds = sorted((bool(r.lost_last[k]), r.strength[k], k) for k in group if k in r.holding_kinds)
    return tuple(strength for _, strength, k in kinds for _ in range(group[k]))


def odds_now(game: Any) -> float | None:
    """The chance that the attacker wins the battle that is fought; None: there is none, or not one that can be told."""
    return _odds(GameInternals(game).machine)


def odds_ahead(game: Any, parts: object) -> float | None:
    """The same of the battle that the parts of a clause would begin."""
    m = before_light(game, parts)
    return None if m is None else _odds(m)


def _odds(m: Any) -> float | None:
    battle = m.state.battle
    if battle is NO_BATTLE or any(side.lost for side in battle.sides):  # a loss is still to be named
        return None
    sides, beside = [], []
    for side in (ATTACKER, DEFENDER):
        if any(
            mod.when is None or mod.when(m, f)
            for name in UNUSUAL
            for mod, f in active(m, name, QueryContext(side=side))
        ):
            return None
        row = row_of(m, side)
        sides.append(strengths(m.book, {k: n for k in m.book.holding_kinds if (n := m.state.units[k][row])}))
        beside.append(sum(int(part[1]) for part in parts_of(m, side)[1:]))  # type: ignore[call-overload]
    if not all(sides):
        return None
    return round(attacker_wins(sides[0], sides[1], beside[1] - beside[0], m.book.die), 4)
