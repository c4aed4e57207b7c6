"""Questions about the battle being fought: who fights where, with what strength, and what may be lost."""

from __future__ import annotations

from typing import Any

from ..plain.frames import HERE, SELF, SUBJECT
from ..rules import pieces
from ..rules.quantities import active, number
from .part import Part

__all__ = ["Battles"]

Frame = list[Any]


class Battles(Part):
    """Part of the machine: questions about the battle being fought."""

    __slots__ = ()

    def row(self, side: int) -> int:
        """The area number where the units of a side are."""
        return self.t.A if side == 0 else self.s.cells[self.t.o_battle]

    def fighters(self, side: int) -> int:
        """How many units of the side are in the battle."""
        return self.s.cells[self.t.o_garrison + self.row(side)]

    def battle_side(self, f: Frame) -> int:
        """On which side the source of a frame fights: by its figure, else by its owner; -1 if it does not."""
        b, t = self.s.cells, self.t
        if b[t.o_battle] == 255:
            return -1
        card = f[SELF]
        if 0 <= card < self.r.n_cards and self.r.figure_card[card]:
            a = pieces.find(self, self.r.kind_of_card[card])
            return 0 if a == t.A else 1 if a == b[t.o_battle] else -1
        if f[SUBJECT] == b[t.o_battle + 1]:
            return 0
        return 1 if f[SUBJECT] == b[t.o_battle + 2] else -1

    def faction_of(self, side: int) -> int:
        return self.s.cells[self.t.o_battle + 1 + side]

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
        t, s, r = self.t, self.s, self.r
        b = t.o_battle
        self.cx.side = side
        row = self.row(side)
        base = t.o_units + row * t.K
        total = sum(s.cells[base + k] * r.strength[k] for k in r.holding_kinds if s.cells[base + k])
        total += s.cells[b + 4 + side] + s.cells[b + 6 + side]
        if s.cells[b + 14]:
            total += self._building_bonus("harbour", side)
        else:
            total += number(self, "strength", 0)
            if side == 1:
                total += self._building_bonus("defence", side)
        return int(total)

    def _building_bonus(self, quantity: str, side: int) -> int:
        """Ports or fortresses that count for the side; a modifier that sets the value wins over all of them."""
        plus, fixed = 0, None
        battle = self.s.cells[self.t.o_battle]
        who = self.faction_of(side)
        for mod, f in active(self, quantity):
            if mod.op == "set":
                if mod.when is None or mod.when(self, f):
                    fixed = mod.value(self, f)
                continue
            if f[SUBJECT] != who or (quantity == "defence" and f[5] != battle):
                continue
            if mod.when is None or mod.when(self, f):
                plus += mod.value(self, f)
        return plus if fixed is None else fixed

    def parts_of(self, side: int) -> tuple[tuple[Any, ...], ...]:
        """What the total of a side is made of beside its dice: `(source, value)`, or `(source, value, by)` where
        something else sets what it counts. Told with the dice; `strength` is the quick way to the sum.
        """
        t, s, r = self.t, self.s, self.r
        self.cx.side = side
        base = t.o_units + self.row(side) * t.K
        out: list[tuple[Any, ...]] = [("units", sum(s.cells[base + k] * r.strength[k] for k in r.holding_kinds))]
        if s.cells[t.o_battle + 14]:
            return (*out, *self._buildings("harbour", side))
        adding = [(mod, f) for mod, f in self._counting("strength") if mod.op == "add"]
        plus = [(self.open_source(f[SELF]), mod.value(self, f)) for mod, f in adding]
        out += [part for part in plus if part[1]]
        rest = number(self, "strength", 0) - sum(n for _, n in plus)
        if rest:
            out.append(("rule", rest))  # what is made of it beyond adding
        return (*out, *(self._buildings("defence", side) if side == 1 else ()))

    def _counting(self, quantity: str) -> list[tuple[Any, Frame]]:
        """The modifiers of the quantity that count now."""
        return [(mod, f) for mod, f in active(self, quantity) if mod.when is None or mod.when(self, f)]

    def _buildings(self, quantity: str, side: int) -> list[tuple[Any, ...]]:
        """The same as `_building_bonus`, building by building."""
        battle, who = self.s.cells[self.t.o_battle], self.faction_of(side)
        out: list[tuple[Any, ...]] = []
        fixed: tuple[str, int] | None = None
        for mod, f in self._counting(quantity):
            if mod.op == "set":
                fixed = self.open_source(f[SELF]), mod.value(self, f)
            elif f[SUBJECT] == who and (quantity != "defence" or f[HERE] == battle):
                out.append((self.open_source(f[SELF]), mod.value(self, f)))
        if fixed is None:
            return [part for part in out if part[1]]
        by, n = fixed
        return [*((source, 0, by) for source, value in out if value), *([(by, n)] if n else [])]

    def losable(self, side: int) -> list[int]:
        """Kinds of which the side may lose one: those lost last only when nothing else is left (L16.23.3)."""
        base = self.t.o_units + self.row(side) * self.t.K
        have = [k for k in self.r.holding_kinds if self.s.cells[base + k]]
        first = [k for k in have if not self.r.lost_last[k]]
        return first or have

    def retreat_unit(self, f: int, k: int, a: int) -> None:
        """One unit of the battle leaves it for `a` (a saved loss)."""
        side = 0 if f == self.faction_of(0) else 1
        row = self.row(side)
        pieces.remove(self, row, k)
        self.reach_retreat(f, a, ((k, 1),))

    def reach_retreat(self, f: int, a: int, group: tuple[tuple[int, int], ...]) -> None:
        """Units that left a battle arrive in `a`, which they may take control of (B17.7)."""
        o = pieces.owner(self, a)
        for k, n in group:
            pieces.add(self, a, k, n)
        battle = self.s.cells[self.t.o_battle]
        self.tell("units-retreated", f, battle, a, group)
        if o != f:
            if a < self.t.L:
                self.take_area(f, a)
            else:
                pieces.set_owner(self, a, f)
                self.tell("area-taken", f, a)

    def clear_battle(self) -> None:
        self.s.cells[self.t.o_battle : self.t.o_battle + 16] = bytes([255]) + bytes(15)
        self.s.lasting = tuple(row for row in self.s.lasting if row[1] != 0)
