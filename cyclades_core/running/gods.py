"""God tiles, the turn track and the turns."""

from __future__ import annotations

from typing import Any

from ..plain.reveals import GODS
from ..rules import cards, chance, pieces, scripting
from ..rules.offering import marker_on
from .part import Part

__all__ = ["Gods"]

LEVELS = {"turn": 1, "phase": 2, "round": 3}


class Gods(Part):
    """Part of the machine."""

    __slots__ = ()

    def open_gods(self) -> list[int]:
        """Face-up gods in order, the printed ones last (B9.1, L7.5)."""
        zones = self.s.zones
        out = [zones[z][0] for z in self.r.god_slots[: self.s.open_gods] if zones[z]]
        out += self.r.always_gods
        return out

    def last_god(self) -> int:
        """The open god nearest to the printed one."""
        zones = self.s.zones
        for z in reversed(self.r.god_slots[: self.s.open_gods]):
            if top := zones[z]:
                return int(top[0])
        return -1

    def is_open(self, god: int) -> bool:
        """Is it among the face-up gods?"""
        zone = self.s.where[god]
        if self.r.slot_at.get(zone, 99) > self.s.open_gods:
            return god in self.r.always_gods
        return bool(self.s.zones[zone][0] == god)

    def slot_of(self, god: int) -> int:
        """The slot of a god, counted from 1; 99 for one that lies nowhere."""
        found: int = self.r.slot_at.get(self.s.where[god], 99)
        return found

    def laid_for(self) -> int:
        """For how many markers the tiles are laid (L7.4: two players count as four)."""
        return self.players_left() * self.t.n_markers // self.t.F  # every faction has as many markers as the others

    def lay_gods(self, how: dict[str, Any], same: bool = False) -> None:
        """Lay the tiles as the table says; `same`: the rule of the last round, whatever the number of players was."""
        s, t, r = self.s, self.t, self.r
        slots = r.god_slots
        old_open = s.open_gods
        n = self.laid_for()
        count = min(int(how.get("open", n - 1)), len(slots))
        laid = [s.zones[z][-1] for z in slots if s.zones[z]]
        fresh = (s.laid != n and not same) or len(laid) < len(slots)
        since = 0 if fresh else s.lay_round + 1
        s.laid, s.lay_round = n, since & 255
        settled, unseen = 0, set(r.tile_gods)  # so many of the first come from these, which nobody has seen
        if fresh or how.get("shuffle") or (how.get("every") and since % int(how["every"]) == 0):
            order = list(chance.shuffled(self, sorted(r.tile_gods)))
        elif how.get("rotate"):
            order = [*laid[1:], laid[0]]
            # every layout has shown one more of those that lay face down at first
            settled, unseen = len(order), set(laid[old_open : len(laid) - since + 1])
        else:
            hidden = laid[old_open:]
            wanted = int(how.get("hidden-first", len(hidden)))
            if how.get("hidden-order") == "random":
                hidden = list(chance.shuffled(self, hidden))
            first = hidden[:wanted]
            settled, unseen = len(first), set(hidden)
            order = [*first, *chance.shuffled(self, [g for g in laid if g not in first])]
        s.drawn_gods += 1
        if self.script:
            fixed = [i < settled for i in range(len(order))]
            scripting.lay(self, order, count, lambda i, god: not fixed[i] or {order[i], god} <= unseen)
        zones = s.zones
        if len(laid) == len(slots) == sum([len(zones[z]) for z in slots]) and not s.knows:
            for zone, god in zip(slots, order, strict=True):  # they only change places
                zones[zone] = (god,)
                s.where[god] = zone
        else:
            for god in order:
                cards.move(self, god, t.z_resolving)
            for zone, god in zip(slots, order, strict=True):
                cards.move(self, god, zone)
        s.open_gods = count
        self.reveal(GODS)
        if not self.mute:
            self.tell("gods-laid", tuple(self.open_gods()))

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
        s, t, always = self.s, self.t, self.r.always_gods
        zones = s.zones
        done = s.marker
        if done >= 0:
            if s.bid[done] - 1 in always:
                zones[t.z_always] = tuple([x for x in zones[t.z_always] if x != done])
            s.bid[done] = 0
            s.amount[done] = 0
            f = t.markers[done]
            if not self.mute:
                self.tell("turn-ended", f)
            if not s.gone[f]:
                zones[t.z_track] = (done, *zones[t.z_track])
            s.marker = s.active = s.god = -1
        for z in self.r.god_slots[: s.open_gods]:
            if zones[z]:
                at = s.bid.find(zones[z][0] + 1)
                if at >= 0:
                    return at
        while zones[t.z_always]:
            first = zones[t.z_always][0]
            if not s.gone[t.markers[first]]:
                return first
            zones[t.z_always] = zones[t.z_always][1:]
            s.printed_place += 1
        return -1

    def begin_turn(self, marker: int, program: int) -> None:
        s, t = self.s, self.t
        f = t.markers[marker]
        god = s.bid[marker] - 1
        s.marker, s.active, s.god = marker, f, god
        always = s.zones[t.z_always]
        # the place among the markers of the printed god, counted from 1 over the whole round (L11.5.2)
        s.printed_place = s.printed_place + 1 if always and always[0] == marker else 0
        self.reset("turn")
        if not self.mute:
            self.tell("turn-began", f, god)
        self.push(program, f, f, god)

    def end_turns(self) -> None:
        self.s.zones[self.t.z_always] = ()
        self.s.printed_place = 0

    def reset(self, scope: str) -> None:
        """Counters, marks and lasting modifiers of a scope end."""
        s, t = self.s, self.t
        if s.lasting:
            level = LEVELS[scope]
            s.lasting = tuple(row for row in s.lasting if row.until != level and not (level == 3 and row.until < 3))
        for i in t.resets[scope]:
            s.counters[i] = bytes(t.counter_sizes[i])
        if scope == "turn":
            s.used = bytearray(len(s.used))
            s.rising = 0
        elif scope == "round":
            s.mark, s.hidden_mark, s.hired = bytes(t.S), bytes(t.F), bytes(self.r.n_cards)

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
