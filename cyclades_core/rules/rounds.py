"""God tiles, the turn track, turns, and what ends with a turn, phase or round (B7, B10, L7, L10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..plain.reveals import GODS
from ..state import Frame, Lasting
from ..state.position import Position
from . import cards, chance, pieces, scripting
from .elimination import players_left
from .news import tell

SKIPPED: Final = 255  # uses of a mandatory line that could not be used in its time
LEVELS: Final = {"turn": 1, "phase": 2, "round": 3}


def note_use(m: Position, line: int, rising: bool) -> None:
    """A menu line was used once more; the next one with a rising price costs one more."""
    m.s.used[line] += 1
    if rising:
        m.s.rising += 1


def skip_lines(m: Position, lines: Iterable[int]) -> None:
    """Mandatory lines whose time is over: what was not used cannot be used any more (B11.2, B11.4)."""
    for line in lines:
        m.s.used[line] = m.s.used[line] or SKIPPED


def marker_on(m: Position, god: int) -> int:
    """The marker on an auctioned god, or -1."""
    return int(m.s.bid.find(god + 1))


def open_gods(m: Position) -> list[int]:
    """Face-up gods in order, the printed ones last (B9.1, L7.5)."""
    zones = m.s.zones
    out = [zones[z][0] for z in m.r.god_slots[: m.s.open_gods] if zones[z]]
    out += m.r.always_gods
    return out


def last_god(m: Position) -> int:
    """The open god nearest to the printed one."""
    zones = m.s.zones
    for z in reversed(m.r.god_slots[: m.s.open_gods]):
        if top := zones[z]:
            return int(top[0])
    return -1


def is_open_god(m: Position, god: int) -> bool:
    """Is it among the face-up gods?"""
    zone = m.s.where[god]
    if m.r.slot_at.get(zone, 99) > m.s.open_gods:
        return god in m.r.always_gods
    return bool(m.s.zones[zone][0] == god)


def slot_of_god(m: Position, god: int) -> int:
    """The slot of a god, counted from 1; 99 for one that lies nowhere."""
    found: int = m.r.slot_at.get(m.s.where[god], 99)
    return found


def laid_for(m: Position) -> int:
    """For how many markers the tiles are laid (L7.4: two players count as four)."""
    return players_left(m) * m.t.n_markers // m.t.F  # every faction has as many markers as the others


class Layout:
    """How the tiles of a round are laid."""

    __slots__ = ("every", "hidden_first", "hidden_random", "open", "rotate", "shuffle")

    def __init__(self) -> None:
        self.open = -1  # how many tiles are face up; -1: one less than the factions in the game
        self.shuffle = False
        self.rotate = False
        self.every = 0  # shuffled again after so many rounds; 0: never
        self.hidden_first = -1  # so many of the face-down tiles come first; -1: all
        self.hidden_random = False  # and in a new order

    def same(self, other: Layout) -> bool:
        return self._facts() == other._facts()

    def _facts(self) -> tuple[int, bool, bool, int, int, bool]:
        return self.open, self.shuffle, self.rotate, self.every, self.hidden_first, self.hidden_random


def forget_layout(m: Position) -> None:
    """The next layout begins anew, as in the first round (H5.12)."""
    m.s.laid = 0


def lay_gods(m: Position, how: Layout, same: bool = False) -> None:
    """Lay the tiles by the rule; `same`: the rule of the last round, whatever the number of players was."""
    s, t, r = m.s, m.t, m.r
    slots = r.god_slots
    old_open = s.open_gods
    n = laid_for(m)
    count = min(how.open if how.open >= 0 else n - 1, len(slots))
    laid = [s.zones[z][-1] for z in slots if s.zones[z]]
    fresh = (s.laid != n and not same) or len(laid) < len(slots)
    since = 0 if fresh else s.lay_round + 1
    s.laid, s.lay_round = n, since & 255
    settled, unseen = 0, set(r.tile_gods)  # so many of the first come from these, which nobody has seen
    if fresh or how.shuffle or (how.every and since % how.every == 0):
        order = list(chance.shuffled(m, sorted(r.tile_gods)))
    elif how.rotate:
        order = [*laid[1:], laid[0]]
        # every layout has shown one more of those that lay face down at first
        settled, unseen = len(order), set(laid[old_open : len(laid) - since + 1])
    else:
        hidden = laid[old_open:]
        wanted = how.hidden_first if how.hidden_first >= 0 else len(hidden)
        if how.hidden_random:
            hidden = list(chance.shuffled(m, hidden))
        first = hidden[:wanted]
        settled, unseen = len(first), set(hidden)
        order = [*first, *chance.shuffled(m, [g for g in laid if g not in first])]
    s.drawn_gods += 1
    if m.script:
        fixed = [i < settled for i in range(len(order))]
        scripting.lay(m, order, count, lambda i, god: not fixed[i] or {order[i], god} <= unseen)
    if m.noted is not None:
        m.noted.append(("gods", scripting.named(m, "card", order[:count])))
    zones = s.zones
    if len(laid) == len(slots) == sum([len(zones[z]) for z in slots]) and not s.knows:
        for zone, god in zip(slots, order, strict=True):  # they only change places
            zones[zone] = (god,)
            s.where[god] = zone
    else:
        for god in order:
            cards.move(m, god, t.z_resolving)
        for zone, god in zip(slots, order, strict=True):
            cards.move(m, god, zone)
    s.open_gods = count
    m.reveal(GODS)
    if not m.mute:
        tell(m, "gods-laid", tuple(open_gods(m)))


def arrange_gods(m: Position, order: tuple[int, ...]) -> None:
    """These tiles lie in this order from now on, among the slots they lie on (H13.12)."""
    slots = sorted(m.s.where[god] for god in order)
    for zone, god in zip(slots, order, strict=True):
        m.s.zones[zone] = (god,)
        m.s.where[god] = zone
    tell(m, "gods-laid", tuple(open_gods(m)))


def draw_lots(m: Position) -> None:
    """All markers stand on the turn track in random order."""
    m.s.zones[m.t.z_track] = chance.lots(m)
    tell(m, "turn-order", tuple(m.t.markers[x] for x in m.s.zones[m.t.z_track]))


def in_turn_order(m: Position, factions: list[int]) -> list[int]:
    """Factions by the turn track (each once)."""
    order: list[int] = []
    for marker in m.s.zones[m.t.z_track]:
        f = m.t.markers[marker]
        if f not in order:
            order.append(f)
    order += [f for f in range(m.t.F) if f not in order]
    return [f for f in order if f in factions]


def in_god_order(m: Position, factions: list[int]) -> list[int]:
    """Factions by the order in which their markers are resolved (B10.1, L10.1)."""
    order: list[int] = []
    for god in open_gods(m):
        if god in m.r.always_gods:
            for marker in m.s.zones[m.t.z_always]:
                if m.t.markers[marker] not in order:
                    order.append(m.t.markers[marker])
        else:
            marker = marker_on(m, god)
            if marker >= 0 and m.t.markers[marker] not in order:
                order.append(m.t.markers[marker])
    order += [f for f in in_turn_order(m, list(range(m.t.F))) if f not in order]
    return [f for f in order if f in factions]


def next_marker(m: Position) -> int:
    """End the running turn, if any, and find the marker that acts next, or -1."""
    s, t, always = m.s, m.t, m.r.always_gods
    zones = s.zones
    done = s.marker
    if done >= 0:
        if s.bid[done] - 1 in always:
            zones[t.z_always] = tuple([x for x in zones[t.z_always] if x != done])
        s.bid[done] = 0
        s.amount[done] = 0
        f = t.markers[done]
        if not m.mute:
            tell(m, "turn-ended", f)
        if not s.gone[f]:
            zones[t.z_track] = (done, *zones[t.z_track])
        s.marker = s.active = s.god = -1
    for z in m.r.god_slots[: s.open_gods]:
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


def begin_turn(m: Position, marker: int, program: int) -> None:
    s, t = m.s, m.t
    f = t.markers[marker]
    god = s.bid[marker] - 1
    s.marker, s.active, s.god = marker, f, god
    always = s.zones[t.z_always]
    # the place among the markers of the printed god, counted from 1 over the whole round (L11.5.2)
    s.printed_place = s.printed_place + 1 if always and always[0] == marker else 0
    end_scope(m, "turn")
    if not m.mute:
        tell(m, "turn-began", f, god)
    m.begins(program, f, f, god)


def end_turns(m: Position) -> None:
    m.s.zones[m.t.z_always] = ()
    m.s.printed_place = 0


def begin_lasting(m: Position, modifier: int, until: int, frame: Frame) -> None:
    """A modifier counts from now on, until its scope ends."""
    m.s.lasting = (*m.s.lasting, Lasting(modifier, until, frame))
    tell(m, "lasting-began", frame.subject, frame.source)


def end_scope(m: Position, scope: str) -> None:
    """Counters, marks and lasting modifiers of a scope end."""
    s, t = m.s, m.t
    if s.lasting:
        level = LEVELS[scope]
        s.lasting = tuple(row for row in s.lasting if row.until != level and not (level == 3 and row.until < 3))
    for i in t.resets[scope]:
        s.counters[i] = bytes(t.counter_sizes[i])
    if scope == "turn":
        s.used = bytearray(len(s.used))
        s.rising = 0
    elif scope == "round":
        s.mark, s.hidden_mark, s.hired = bytes(t.S), bytes(t.F), bytes(m.r.n_cards)


def start_seats(m: Position) -> None:
    """The starting units of the board's seats (L3.8)."""
    t = m.t
    for f, (islands, fleets) in enumerate(t.starts):
        for a in islands:
            pieces.set_owner(m, a, f)
            k = m.r.start_land
            pieces.from_reserve(m, f, k)
            pieces.add(m, a, k)
        for a in fleets:
            k = m.r.start_sea
            pieces.from_reserve(m, f, k)
            pieces.add(m, a, k)
            pieces.set_owner(m, a, f)
