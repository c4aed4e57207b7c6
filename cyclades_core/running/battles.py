"""Questions about the battle being fought: who fights where, with what strength, and what may be lost."""

from __future__ import annotations

from typing import Any

from ..rules import pieces
from ..rules.quantities import active, number
from ..state import ATTACKER, DEFENDER, Frame
from .part import Part

__all__ = ["Battles"]


class Battles(Part):
    """Part of the machine: questions about the battle being fought."""

    __slots__ = ()

    def row(self, side: int) -> int:
        """The area number where the units of a side are."""
        return self.t.A if side == ATTACKER else self.s.fight().area

    def fighters(self, side: int) -> int:
        """How many units of the side are in the battle."""
        return self.s.garrison[self.row(side)]

    def battle_side(self, f: Frame) -> int:
        """On which side the source of a frame fights: by its figure, else by its owner; -1 if it does not."""
        battle = self.s.battle
        if battle is None:
            return -1
        card = f.source
        if 0 <= card < self.r.n_cards and self.r.figure_card[card]:
            a = pieces.find(self, self.r.kind_of_card[card])
            return ATTACKER if a == self.t.A else DEFENDER if a == battle.area else -1
        if f.subject == battle.sides[ATTACKER].faction:
            return ATTACKER
        return DEFENDER if f.subject == battle.sides[DEFENDER].faction else -1

    def faction_of(self, side: int) -> int:
        """The faction that attacks or defends; -1 while there is no battle."""
        battle = self.s.battle
        return -1 if battle is None else battle.sides[side].faction

    def dice_of(self, side: int) -> int:
        self.cx.side = side
        return min(2, number(self, "dice", 1))

    def die_fixed(self, side: int) -> bool:
        if side < 0:
            return False
        self.cx.side = side
        return any(mod.when is None or mod.when(self, f) for mod, f in active(self, "die"))

    def strength(self, side: int) -> int:
        """The total of a side with its dice."""
        s, r = self.s, self.r
        battle = s.fight()
        self.cx.side = side
        row = self.row(side)
        total = sum(n * r.strength[k] for k in r.holding_kinds if (n := s.units[k][row]))
        total += sum(battle.sides[side].dice)
        if battle.at_sea:
            total += self._building_bonus("harbour", side)
        else:
            total += number(self, "strength", 0)
            if side == DEFENDER:
                total += self._building_bonus("defence", side)
        return int(total)

    def _building_bonus(self, quantity: str, side: int) -> int:
        """Ports or fortresses that count for the side; a modifier that sets the value wins over all of them."""
        plus, fixed = 0, None
        battle = self.s.fight().area
        who = self.faction_of(side)
        for mod, f in active(self, quantity):
            if mod.op == "set":
                if mod.when is None or mod.when(self, f):
                    fixed = mod.value(self, f)
                continue
            if f.subject != who or (quantity == "defence" and f.here != battle):
                continue
            if mod.when is None or mod.when(self, f):
                plus += mod.value(self, f)
        return plus if fixed is None else fixed

    def parts_of(self, side: int) -> tuple[tuple[Any, ...], ...]:
        """What the total of a side is made of beside its dice: `(source, value)`, or `(source, value, by)` where
        something else sets what it counts. Told with the dice; `strength` is the quick way to the sum.
        """
        s, r = self.s, self.r
        self.cx.side = side
        row = self.row(side)
        out: list[tuple[Any, ...]] = [("units", sum(s.units[k][row] * r.strength[k] for k in r.holding_kinds))]
        if s.fight().at_sea:
            return (*out, *self._buildings("harbour", side))
        adding = [(mod, f) for mod, f in self._counting("strength") if mod.op == "add"]
        plus = [(self.open_source(f.source), mod.value(self, f)) for mod, f in adding]
        out += [part for part in plus if part[1]]
        rest = number(self, "strength", 0) - sum(n for _, n in plus)
        if rest:
            out.append(("rule", rest))  # what is made of it beyond adding
        return (*out, *(self._buildings("defence", side) if side == DEFENDER else ()))

    def _counting(self, quantity: str) -> list[tuple[Any, Frame]]:
        """The modifiers of the quantity that count now."""
        return [(mod, f) for mod, f in active(self, quantity) if mod.when is None or mod.when(self, f)]

    def _buildings(self, quantity: str, side: int) -> list[tuple[Any, ...]]:
        """The same as `_building_bonus`, building by building."""
        battle, who = self.s.fight().area, self.faction_of(side)
        out: list[tuple[Any, ...]] = []
        fixed: tuple[str, int] | None = None
        for mod, f in self._counting(quantity):
            if mod.op == "set":
                fixed = self.open_source(f.source), mod.value(self, f)
            elif f.subject == who and (quantity != "defence" or f.here == battle):
                out.append((self.open_source(f.source), mod.value(self, f)))
        if fixed is None:
            return [part for part in out if part[1]]
        by, n = fixed
        return [*((source, 0, by) for source, value in out if value), *([(by, n)] if n else [])]

    def losable(self, side: int) -> list[int]:
        """Kinds of which the side may lose one: those lost last only when nothing else is left (L16.23.3)."""
        row = self.row(side)
        have = [k for k in self.r.holding_kinds if self.s.units[k][row]]
        first = [k for k in have if not self.r.lost_last[k]]
        return first or have

    def retreat_unit(self, f: int, k: int, a: int) -> None:
        """One unit of the battle leaves it for `a` (a saved loss)."""
        side = ATTACKER if f == self.faction_of(ATTACKER) else DEFENDER
        row = self.row(side)
        pieces.remove(self, row, k)
        self.reach_retreat(f, a, ((k, 1),))

    def reach_retreat(self, f: int, a: int, group: tuple[tuple[int, int], ...]) -> None:
        """Units that left a battle arrive in `a`, which they may take control of (B17.7)."""
        o = pieces.owner(self, a)
        for k, n in group:
            pieces.add(self, a, k, n)
        self.tell("units-retreated", f, self.s.fight().area, a, group)
        if o != f:
            if a < self.t.L:
                self.take_area(f, a)
            else:
                pieces.set_owner(self, a, f)
                self.tell("area-taken", f, a)

    def clear_battle(self) -> None:
        self.s.battle = None
        self.s.lasting = tuple(row for row in self.s.lasting if row.until != 0)
