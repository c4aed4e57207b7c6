"""The small records of a state: frames (pending work), what lasts for a while, a battle, and the group in hand."""

from __future__ import annotations

from typing import Final

from ..values.question_context import NOTHING_ASKED, QueryContext
from ..values.typed_data import number_in, numbers_in, rows_in

__all__ = ["ATTACKER", "DEFENDER", "NONE", "NO_BATTLE", "Battle", "Frame", "Lasting", "MovingGroup", "Side"]

NONE: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1


class Frame:
    """Pending work: which program is where, for whom, because of what, and what it has bound so far.

    A binding is a number; a bound group of numbers (cards drawn, units that march) lies in `groups` under the slot of
    the binding, which then holds how many they are. Groups are replaced, never changed: clones share them.

    >>> frame = Frame(3, 0, subject=1, bound=[NONE, NONE])
    >>> frame.bind_group(1, (4, 2, 5, 1))
    >>> frame.bound, frame.group(1), frame.pairs(1), frame.members(1)
    ([-1, 4], (4, 2, 5, 1), ((4, 2), (5, 1)), (4, 2, 5, 1))
    >>> frame.drop_group(1)
    >>> frame.bound, frame.group(1), frame.has_group(1)
    ([-1, -1], (), False)
    """

    __slots__ = ("actor", "ask", "bound", "groups", "here", "place", "program", "source", "subject")

    def __init__(
        self,
        program: int = NONE,
        place: int = 0,
        subject: int = NONE,
        actor: int = NONE,
        source: int = NONE,
        here: int = NONE,
        bound: list[int] | None = None,
        groups: tuple[tuple[int, tuple[int, ...]], ...] = (),
        ask: QueryContext = NOTHING_ASKED,
    ) -> None:
        self.program = program
        self.place = place  # the operation of the program that is next
        self.subject = subject  # the faction whose affair it is
        self.actor = actor  # the faction that brought it about
        self.source = source  # the card; -2 - site for a building; NONE for a rule
        self.here = here  # the area where the source is, if it is not to be looked up
        self.bound: list[int] = [] if bound is None else bound
        self.groups = groups
        self.ask = ask  # what is asked, in the frame of a source; transient, never saved

    def clone(self) -> Frame:
        return Frame(
            self.program, self.place, self.subject, self.actor, self.source, self.here, self.bound.copy(), self.groups
        )

    def about(self, ask: QueryContext) -> Frame:
        """The same frame for terms that are asked this; its bindings are shared, terms write none."""
        return Frame(
            self.program,
            self.place,
            self.subject,
            self.actor,
            self.source,
            self.here,
            self.bound,
            self.groups,
            ask,
        )

    def group(self, slot: int) -> tuple[int, ...]:
        """The group of a binding; nothing where none is bound."""
        for at, members in self.groups:
            if at == slot:
                return members
        return ()

    def has_group(self, slot: int) -> bool:
        return any(at == slot for at, _ in self.groups)

    def pairs(self, slot: int) -> tuple[tuple[int, int], ...]:
        """A group of amounts: what, and how many of it."""
        found = self.group(slot)
        return tuple(zip(found[::2], found[1::2], strict=True))

    def members(self, slot: int) -> tuple[int, ...]:
        """The numbers of a binding, one or several."""
        return self.group(slot) if self.has_group(slot) else (self.bound[slot],)

    def bind_group(self, slot: int, members: tuple[int, ...]) -> None:
        self.bound[slot] = len(members)
        self.groups = (*[row for row in self.groups if row[0] != slot], (slot, members))

    def bind_pairs(self, slot: int, rows: list[tuple[int, int]]) -> None:
        self.bind_group(slot, tuple(n for row in rows for n in row))

    def drop_group(self, slot: int) -> None:
        self.bound[slot] = NONE
        self.groups = tuple(row for row in self.groups if row[0] != slot)

    def to_plain(self) -> list[object]:
        numbers = [self.program, self.place, self.subject, self.actor, self.source, self.here]
        return [numbers, list(self.bound), [[at, list(members)] for at, members in self.groups]]

    @classmethod
    def from_plain(cls, data: object) -> Frame:
        numbers, bound, groups = rows_in(data)
        program, place, subject, actor, source, here = numbers_in(numbers)
        named = []
        for row in rows_in(groups):
            at, members = rows_in(row)
            named.append((number_in(at), tuple(numbers_in(members))))
        return cls(program, place, subject, actor, source, here, numbers_in(bound), tuple(named))

    def __eq__(self, other: object) -> bool:
        return self.to_plain() == other.to_plain() if isinstance(other, Frame) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


class Lasting:
    """A modifier that counts until its scope ends, with the frame of what began it. Never changed: clones share it."""

    __slots__ = ("frame", "modifier", "until")

    def __init__(self, modifier: int, until: int, frame: Frame) -> None:
        self.modifier = modifier  # its number in the ruleset
        self.until = until  # battle, turn, phase, round, game
        self.frame = frame

    def to_plain(self) -> list[object]:
        return [self.modifier, self.until, self.frame.to_plain()]

    @classmethod
    def from_plain(cls, data: object) -> Lasting:
        modifier, until, frame = rows_in(data)
        return cls(number_in(modifier), number_in(until), Frame.from_plain(frame))

    def __eq__(self, other: object) -> bool:
        return self.to_plain() == other.to_plain() if isinstance(other, Lasting) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


class Side:
    """One side of a battle in the round that is fought."""

    __slots__ = ("dice", "faction", "loss", "lost", "saved", "total")

    def __init__(
        self,
        faction: int,
        dice: list[int],
        lost: bool = False,
        loss: int = NONE,
        saved: int = NONE,
        total: int = NONE,
    ) -> None:
        self.faction = faction
        self.dice = dice  # what each die shows: one, or two where something gives a second
        self.lost = lost  # has to name a unit that it loses (B17.4, L14.3)
        self.loss = loss  # the kind of unit it named
        self.saved = saved  # the replacement of the loss that was chosen, by its number
        self.total = total  # the total that decided the round; NONE until the totals were compared

    def begin(self) -> None:
        """A new round: nothing is lost yet."""
        self.lost, self.loss, self.saved, self.total = False, NONE, NONE, NONE

    @property
    def is_destroyed(self) -> bool:
        """Whether the unit it named is really lost: nothing happens instead."""
        return self.lost and self.saved == NONE

    def clone(self) -> Side:
        return Side(self.faction, self.dice.copy(), self.lost, self.loss, self.saved, self.total)

    def to_plain(self) -> list[object]:
        return [self.faction, list(self.dice), int(self.lost), self.loss, self.saved, self.total]

    @classmethod
    def from_plain(cls, data: object) -> Side:
        faction, dice, lost, loss, saved, total = rows_in(data)
        numbers = number_in(loss), number_in(saved), number_in(total)
        return cls(number_in(faction), numbers_in(dice), bool(lost), *numbers)


class Battle:
    """The battle being fought. Attackers are the group in hand, defenders stand in the area. While there is none the
    state has `NO_BATTLE`: nowhere, between nobody.
    """

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

    def to_plain(self) -> list[object]:
        sides = [side.to_plain() for side in self.sides]
        return [self.area, int(self.at_sea), sides, self.round, self.retreated]

    @classmethod
    def from_plain(cls, data: object) -> Battle:
        area, at_sea, both, battle_round, retreated = rows_in(data)
        attacker, defender = rows_in(both)
        sides = (Side.from_plain(attacker), Side.from_plain(defender))
        return cls(number_in(area), bool(at_sea), sides, number_in(battle_round), number_in(retreated))


#: No battle; never written to, so that all states share it.
NO_BATTLE: Final = Battle(NONE, False, (Side(NONE, []), Side(NONE, [])))


class MovingGroup:
    """Where the group in hand comes from and goes to. Replaced as a whole, so that clones share it."""

    __slots__ = ("fought", "goal", "start")

    def __init__(self, start: int = NONE, goal: int = NONE, fought: bool = False) -> None:
        self.start = start
        self.goal = goal
        self.fought = fought  # it had to fight where it arrived: its move is over (B16.5)

    def towards(self, goal: int) -> MovingGroup:
        """The same group on its way to somewhere else."""
        return MovingGroup(self.start, goal, self.fought)

    def to_plain(self) -> list[int]:
        return [self.start, self.goal, int(self.fought)]

    @classmethod
    def from_plain(cls, data: object) -> MovingGroup:
        start, goal, fought = numbers_in(data)
        return cls(start, goal, bool(fought))
