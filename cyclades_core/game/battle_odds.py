"""The chance that an attacker wins a battle to the end: exact, over all dice (B17, L14).

Both sides roll a die each round; the lower total loses a unit, equal totals one each. Nobody retreats, and nothing
happens instead of a loss.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

__all__ = ["attacker_wins"]

Side = tuple[int, ...]  # what each unit counts, in the order in which they are lost


@lru_cache(maxsize=50_000)
def attacker_wins(attackers: Side, defenders: Side, bonus: int, die: tuple[int, ...]) -> float:
    """The probability that attackers are left and no defender is.

    `bonus`: what the defender counts beyond its units, less what the attacker does (fortresses, ports).

    >>> die = (0, 1, 1, 2, 2, 3)
    >>> round(attacker_wins((1,), (1,), 0, die), 4)  # 13 of 36; 10 times both fall
    0.3611
    >>> attacker_wins((1, 1), (), 0, die), attacker_wins((), (1,), 0, die)
    (1.0, 0.0)
    >>> attacker_wins((1, 1), (1,), 0, die) > 0.75 > attacker_wins((1, 1), (1,), 1, die)
    True
    """
    if not attackers or not defenders:
        return 1.0 if attackers else 0.0
    ahead = sum(attackers) - sum(defenders) - bonus
    out = 0.0
    for difference, share in _differences(die):
        total = ahead + difference
        left = attackers[1:] if total <= 0 else attackers
        against = defenders[1:] if total >= 0 else defenders
        out += share * attacker_wins(left, against, bonus, die)
    return out


@lru_cache(maxsize=64)
def _differences(die: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """How much more the attacker rolls, each with its probability."""
    found = Counter(a - d for a in die for d in die)
    return tuple((difference, n / len(die) ** 2) for difference, n in sorted(found.items()))
