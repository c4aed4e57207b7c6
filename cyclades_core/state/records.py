"""The small records of a state: a battle with its two sides, and the group in hand."""

from __future__ import annotations

from typing import Any

__all__ = ["ATTACKER", "DEFENDER", "NONE", "Battle", "Group", "Side"]

NONE = -1
ATTACKER, DEFENDER = 0, 1


class Side:
    """One side of a battle in the round that is fought."""

    __slots__ = ("dice", "faction", "loss", "lost", "saved")

    def __init__(self, faction: int, dice: list[int], lost: bool = False, loss: int = NONE, saved: int = NONE) -> None:
        self.faction = faction
        self.dice = dice  # what each die shows: one, or two where something gives a second
        self.lost = lost  # has to name a unit that it loses (B17.4, L14.3)
        self.loss = loss  # the kind of unit it named
        self.saved = saved  # the replacement of the loss that was chosen, by its number

    def begin(self) -> None:
        """A new round: nothing is lost yet."""
        self.lost, self.loss, self.saved = False, NONE, NONE

    @property
    def is_destroyed(self) -> bool:
        """Whether the unit it named is really lost: nothing happens instead."""
        return self.lost and self.saved == NONE

    def clone(self) -> Side:
        return Side(self.faction, self.dice.copy(), self.lost, self.loss, self.saved)

    def to_plain(self) -> list[Any]:
        return [self.faction, list(self.dice), int(self.lost), self.loss, self.saved]

    @classmethod
    def from_plain(cls, data: list[Any]) -> Side:
        faction, dice, lost, loss, saved = data
        return cls(int(faction), [int(die) for die in dice], bool(lost), int(loss), int(saved))


class Battle:
    """The battle being fought. Attackers are the group in hand, defenders stand in the area."""

    __slots__ = ("area", "at_sea", "retreated", "round", "sides")

    def __init__(
        self, area: int, at_sea: bool, sides: tuple[Side, Side], battle_round: int = 0, retreated: int = NONE
    ) -> None:
        self.area = area
        self.at_sea = at_sea
        self.sides = sides  # [ATTACKER], [DEFENDER]
        self.round = battle_round
        self.retreated = retreated  # the side that left in this round, or NONE

    def clone(self) -> Battle:
        attacker, defender = self.sides
        return Battle(self.area, self.at_sea, (attacker.clone(), defender.clone()), self.round, self.retreated)

    def to_plain(self) -> list[Any]:
        sides = [side.to_plain() for side in self.sides]
        return [self.area, int(self.at_sea), sides, self.round, self.retreated]

    @classmethod
    def from_plain(cls, data: list[Any]) -> Battle:
        area, at_sea, (attacker, defender), battle_round, retreated = data
        sides = (Side.from_plain(attacker), Side.from_plain(defender))
        return cls(int(area), bool(at_sea), sides, int(battle_round), int(retreated))


class Group:
    """Where the group in hand comes from and goes to. Replaced as a whole, so that clones share it."""

    __slots__ = ("fought", "goal", "start")

    def __init__(self, start: int = NONE, goal: int = NONE, fought: bool = False) -> None:
        self.start = start
        self.goal = goal
        self.fought = fought  # it had to fight where it arrived: its move is over (B16.5)

    def towards(self, goal: int) -> Group:
        """The same group on its way to somewhere else."""
        return Group(self.start, goal, self.fought)

    def to_plain(self) -> list[int]:
        return [self.start, self.goal, int(self.fought)]

    @classmethod
    def from_plain(cls, data: list[Any]) -> Group:
        start, goal, fought = data
        return cls(int(start), int(goal), bool(fought))
