"""God tiles, the turn track and the turns."""

from __future__ import annotations

from typing import Any

from ..rules import cards, chance, pieces
from ..rules.offering import marker_on
from .part import Part

__all__ = ["Gods"]


class Gods(Part):
    """Part of the machine."""

    __slots__ = ()

    def open_gods(self) -> list[int]:
        """Face-up gods in order, the printed ones last (B9.1, L7.5)."""
        t, zones = self.t, self.s.zones
        n = self.s.cells[t.o_open]
        out = [zones[z][0] for z in self.r.god_slots[:n] if zones[z]]
        return out + list(self.r.always_gods)

    def last_god(self) -> int:
        """The open god nearest to the printed one."""
        zones, slots = self.s.zones, self.r.god_slots
        for i in range(self.s.cells[self.t.o_open] - 1, -1, -1):
            if zones[slots[i]]:
                return int(zones[slots[i]][0])
        return -1

    def slot_of(self, god: int) -> int:
        """The slot of a god, counted from 1; 99 for one that lies nowhere."""
        zone = cards.where(self, god)
        return self.r.god_slots.index(zone) + 1 if zone in self.r.god_slots else 99

    def god_builds(self, god: int, kind: int, f: list[Any]) -> bool:
        """Does this god offer the building type (to the subject)?"""
        test = self.r.god_building[god]
        return kind in test.members(self, f) if test is not None else False

    def laid_for(self) -> int:
        """For how many markers the tiles are laid (L7.4: two players count as four)."""
        return sum(self.alive(f) for f in self.t.markers)

    def lay_gods(self, how: dict[str, Any], same: bool = False) -> None:
        """Lay the tiles as the table says; `same`: the rule of the last round, whatever the number of players was."""
        s, t, r = self.s, self.t, self.r
        slots = r.god_slots
        old_open = s.cells[t.o_open]
        n = self.laid_for()
        count = min(int(how.get("open", n - 1)), len(slots))
        laid = [s.zones[z][-1] for z in slots if s.zones[z]]
        fresh = (s.cells[t.o_laid] != n and not same) or len(laid) < len(slots)
        since = 0 if fresh else s.cells[t.o_lay_round] + 1
        s.cells[t.o_laid], s.cells[t.o_lay_round] = n, since & 255
        if fresh or how.get("shuffle") or (how.get("every") and since % int(how["every"]) == 0):
            order = list(chance.shuffled(self, sorted(r.tile_gods)))
        elif how.get("rotate"):
            order = [*laid[1:], laid[0]]
        else:
            hidden = laid[old_open:]
            wanted = int(how.get("hidden-first", len(hidden)))
            if how.get("hidden-order") == "random":
                hidden = list(chance.shuffled(self, hidden))
            first = hidden[:wanted]
            order = [*first, *chance.shuffled(self, [g for g in laid if g not in first])]
        for god in order:
            cards.move(self, god, t.z_resolving)
        for zone, god in zip(slots, order, strict=True):
            cards.move(self, god, zone)
        s.cells[t.o_open] = count
        self.tell("gods-laid", tuple(order[:count]))

    def in_turn_order(self, factions: list[int]) -> list[int]:
        """Factions by the turn track (each once)."""
        order: list[int] = []
        for marker in self.s.zones[self.t.z_track]:
            f = self.t.markers[marker]
            if f not in order:
                order.append(f)
        order += [f for f in range(self.t.F) if f not in order]
        return [f for f in order if f in factions]

    def in_god_order(self, factions: list[int]) -> list[int]:
        """Factions by the order in which their markers are resolved (B10.1, L10.1)."""
        order: list[int] = []
        for god in self.open_gods():
            if god in self.r.always_gods:
                for marker in self.s.zones[self.t.z_always]:
                    if self.t.markers[marker] not in order:
                        order.append(self.t.markers[marker])
            else:
                marker = marker_on(self, god)
                if marker >= 0 and self.t.markers[marker] not in order:
                    order.append(self.t.markers[marker])
        order += [f for f in self.in_turn_order(list(range(self.t.F))) if f not in order]
        return [f for f in order if f in factions]

    def next_marker(self) -> int:
        """End the running turn, if any, and find the marker that acts next, or -1."""
        s, t = self.s, self.t
        done = s.ints[t.i_marker]
        if done >= 0:
            if s.cells[t.o_bid + done] - 1 in self.r.always_gods:
                s.zones[t.z_always] = tuple(x for x in s.zones[t.z_always] if x != done)
            s.cells[t.o_bid + done] = 0
            s.ints[t.i_amount + done] = 0
            f = t.markers[done]
            self.tell("turn-ended", f)
            if self.alive(f):
                s.zones[t.z_track] = (done, *s.zones[t.z_track])
            s.ints[t.i_marker] = s.ints[t.i_active] = s.ints[t.i_god] = -1
        for god in self.open_gods():
            if god in self.r.always_gods:
                while s.zones[t.z_always]:
                    first = int(s.zones[t.z_always][0])
                    if self.alive(t.markers[first]):
                        return first
                    s.zones[t.z_always] = s.zones[t.z_always][1:]
                    s.cells[t.o_place] += 1
            else:
                marker = marker_on(self, god)
                if marker >= 0:
                    return marker
        return -1

    def begin_turn(self, marker: int, program: int) -> None:
        s, t = self.s, self.t
        f = t.markers[marker]
        god = s.cells[t.o_bid + marker] - 1
        s.ints[t.i_marker], s.ints[t.i_active], s.ints[t.i_god] = marker, f, god
        s.cells[t.o_place] = self._printed_place(marker)
        self.reset("turn")
        self.tell("turn-began", f, god)
        self.push(program, f, f, god)

    def _printed_place(self, marker: int) -> int:
        """The place among the markers of the printed god, counted from 1 over the whole round (L11.5.2)."""
        t, s = self.t, self.s
        if s.zones[t.z_always] and s.zones[t.z_always][0] == marker:
            return int(s.cells[t.o_place]) + 1
        return 0

    def end_turns(self) -> None:
        self.s.zones[self.t.z_always] = ()
        self.s.cells[self.t.o_place] = 0

    def reset(self, scope: str) -> None:
        """Counters, marks and lasting modifiers of a scope end."""
        s, t, r = self.s, self.t, self.r
        level = {"turn": 1, "phase": 2, "round": 3}[scope]
        if s.lasting:
            s.lasting = tuple(row for row in s.lasting if row[1] != level and not (level == 3 and row[1] < 3))
        for i, counter in enumerate(r.counters):
            if counter.scope == scope:
                at = t.counter_at(i)
                for j in range(t.counter_size(i)):
                    s.cells[at + j] = 0
        if scope == "turn":
            s.cells[t.o_used : t.o_used + len(r.lines)] = bytes(len(r.lines))
            s.cells[t.o_rising] = 0
        elif scope == "round":
            s.cells[t.o_mark : t.o_mark + t.S] = bytes(t.S)
            s.cells[t.o_hidden_mark : t.o_hidden_mark + t.F] = bytes(t.F)
            s.cells[t.o_hired : t.o_hired + r.n_cards] = bytes(r.n_cards)

    def start_seats(self) -> None:
        """The starting units of the board's seats (L3.8)."""
        t = self.t
        for f, (islands, fleets) in enumerate(t.starts):
            for a in islands:
                pieces.set_owner(self, a, f)
                k = self.r.start_land
                pieces.from_reserve(self, f, k)
                pieces.add(self, a, k)
            for a in fleets:
                k = self.r.start_sea
                pieces.from_reserve(self, f, k)
                pieces.add(self, a, k)
                pieces.set_owner(self, a, f)
