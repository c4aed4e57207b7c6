"""God tiles, the turn track, turns, and what ends with a turn, phase or round (B7, B10, L7, L10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..state import Frame, Lasting
from ..state.position import Position
from ..values.reveals import GODS
from . import cards, chance, pieces, scripted_chance
from .elimination import players_left
from .event_emission import tell

SKIPPED: Final = 255  # uses of a mandatory line that could not be used in its time
LEVELS: Final = {"turn": 1, "phase": 2, "round": 3}


def note_use(position: Position, line: int, rising: bool) -> None:
    """A menu line was used once more; the next one with a rising price costs one more."""
    if position.state.used[line] < SKIPPED - 1:  # a line without a limit may be used ever so often
        position.state.used[line] += 1
    if rising:
        position.state.rising += 1


def skip_lines(position: Position, lines: Iterable[int]) -> None:
    """Mandatory lines whose time is over: what was not used cannot be used any more (B11.2, B11.4)."""
    for line in lines:
        position.state.used[line] = position.state.used[line] or SKIPPED


def tell_skipped(position: Position, faction: int, line: int) -> None:
    """Tell that a mandatory line was impossible, if the turn has not used it."""
    if position.state.used[line] in (0, SKIPPED):
        tell(position, "action-skipped", faction, line)


def marker_on(position: Position, god: int) -> int:
    """The marker on an auctioned god, or -1."""
    return int(position.state.bid.find(god + 1))


def open_gods(position: Position) -> list[int]:
    """Face-up gods in order, the printed ones last (B9.1, L7.5)."""
    zones = position.state.zones
    out = [zones[z][0] for z in position.book.god_slots[: position.state.open_gods] if zones[z]]
    out += position.book.always_gods
    return out


def unknown_slots(position: Position) -> list[int]:
    """The slots with a face-down tile that some player cannot know (B5.2, L4.6).

    Which tiles lie face down is always known: they are those that do not lie open. So a single one is known as well.
    """
    state, book = position.state, position.book
    closed = [z for z in book.god_slots[state.open_gods :] if state.zones[z]]
    if _laid_face_up(position):
        return []
    if book.gods_rotate:  # each layout has put one more behind them that everyone has seen
        closed = closed[: max(0, len(closed) - state.lay_round)]
    return closed if len(closed) > 1 else []


def _laid_face_up(position: Position) -> bool:
    """Whether everyone has seen all tiles before some are turned over (B5.2)."""
    return position.book.setup is not None and position.book.setup.gods == "face-up"


def face_down_gods(position: Position) -> list[int]:
    """The face-down tiles: first those whose places are unknown, in the order of the content, then the others."""
    state, book = position.state, position.book
    unknown = unknown_slots(position)
    tiles = {state.zones[z][0] for z in unknown}
    known = [z for z in book.god_slots[state.open_gods :] if state.zones[z] and z not in unknown]
    return [*(god for god in book.tile_gods if god in tiles), *(state.zones[z][0] for z in known)]


def _tell_layout(position: Position) -> None:
    """Tell which gods are open, and which lie face down if everyone knows their order."""
    if position.mute:
        return
    more: dict[str, object] = {}
    if not unknown_slots(position) and (closed := face_down_gods(position)):
        more["face_down"] = tuple(closed)
    tell(position, "gods-laid", tuple(open_gods(position)), **more)


def last_god(position: Position) -> int:
    """The open god nearest to the printed one."""
    zones = position.state.zones
    for z in reversed(position.book.god_slots[: position.state.open_gods]):
        if top := zones[z]:
            return int(top[0])
    return -1


def is_open_god(position: Position, god: int) -> bool:
    """Is it among the face-up gods?"""
    zone = position.state.where[god]
    if position.book.slot_at.get(zone, 99) > position.state.open_gods:
        return god in position.book.always_gods
    return bool(position.state.zones[zone][0] == god)


def slot_of_god(position: Position, god: int) -> int:
    """The slot of a god, counted from 1; 99 for one that lies nowhere."""
    found: int = position.book.slot_at.get(position.state.where[god], 99)
    return found


def laid_for(position: Position) -> int:
    """For how many markers the tiles are laid (L7.4: two players count as four)."""
    return (
        players_left(position) * position.table.n_markers // position.table.n_factions
    )  # every faction has as many markers as the others


class TileLayout:
    """How the tiles of a round are laid."""

    __slots__ = ("every", "hidden_first", "hidden_random", "open", "rotate", "shuffle")

    def __init__(self) -> None:
        self.open = -1  # how many tiles are face up; -1: one less than the factions in the game
        self.shuffle = False
        self.rotate = False
        self.every = 0  # shuffled again after so many rounds; 0: never
        self.hidden_first = -1  # so many of the face-down tiles come first; -1: all
        self.hidden_random = False  # and in a new order

    def same(self, other: TileLayout) -> bool:
        return self._facts() == other._facts()

    def _facts(self) -> tuple[int, bool, bool, int, int, bool]:
        return self.open, self.shuffle, self.rotate, self.every, self.hidden_first, self.hidden_random


def forget_layout(position: Position) -> None:
    """The next layout begins anew, as in the first round (H5.12)."""
    position.state.laid = 0


def lay_gods(position: Position, how: TileLayout, same: bool = False) -> None:
    """Lay the tiles by the rule; `same`: the rule of the last round, whatever the number of players was."""
    state, table, book = position.state, position.table, position.book
    slots = book.god_slots
    if not slots or any(state.bid):
        return  # no tile moves while a marker is on a god
    old_open = state.open_gods
    n = laid_for(position)
    count = min(how.open if how.open >= 0 else n - 1, len(slots))
    laid = [state.zones[z][-1] for z in slots if state.zones[z]]
    fresh = (state.laid != n and not same) or len(laid) < len(slots)
    since = 0 if fresh else state.lay_round + 1
    state.laid, state.lay_round = n, since & 255
    settled, unseen = 0, set(book.tile_gods)  # so many of the first come from these, which nobody has seen
    noted = seen = len(slots) if _laid_face_up(position) else count
    if fresh or how.shuffle or (how.every and since % how.every == 0):
        order = list(chance.shuffled(position, sorted(book.tile_gods)))
    elif how.rotate:
        order = [*laid[1:], laid[0]]
        # every layout has shown one more of those that lay face down at first; where they were face up before (B5.2), a
        # script may still say so late what they are, as those of version 1.0 do
        settled, unseen = len(order), set(laid[old_open : len(laid) - since + 1])
        noted = count
    else:
        hidden = laid[old_open:]
        wanted = how.hidden_first if how.hidden_first >= 0 else len(hidden)
        if how.hidden_random:
            hidden = list(chance.shuffled(position, hidden))
        first = hidden[:wanted]
        settled, unseen = len(first), set(hidden)
        order = [*first, *chance.shuffled(position, [g for g in laid if g not in first])]
    state.drawn_gods += 1
    if position.script:
        fixed = [i < settled for i in range(len(order))]
        scripted_chance.lay(
            position, order, count, seen, lambda place, god: not fixed[place] or {order[place], god} <= unseen
        )
    if position.noted is not None:
        position.noted.append(("gods", scripted_chance.named(position, "card", order[:noted])))
    zones = state.zones
    if len(laid) == len(slots) == sum([len(zones[z]) for z in slots]) and not state.knows:
        for zone, god in zip(slots, order, strict=True):  # they only change places
            zones[zone] = (god,)
            state.where[god] = zone
    else:
        for god in order:
            cards.move(position, god, table.z_resolving)
        for zone, god in zip(slots, order, strict=True):
            cards.move(position, god, zone)
    state.open_gods = count
    position.reveal(GODS)
    _tell_layout(position)


def may_arrange(position: Position, god: int) -> bool:
    """Does the god lie alone on an open slot? A printed god is on none, and a tile that covers another one stays."""
    zone = position.state.where[god]
    return position.book.slot_at.get(zone, 99) <= position.state.open_gods and position.state.zones[zone] == (god,)


def arrange_gods(position: Position, order: tuple[int, ...]) -> None:
    """These tiles lie in this order from now on, among the slots they lie on (H13.12)."""
    slots = sorted(position.state.where[god] for god in order)
    for zone, god in zip(slots, order, strict=True):
        position.state.zones[zone] = (god,)
        position.state.where[god] = zone
    _tell_layout(position)


def draw_lots(position: Position) -> None:
    """All markers stand on the turn track in random order, but those on gods."""
    table, state = position.table, position.state
    drawn = chance.lots(position)
    state.zones[table.z_track] = tuple(x for x in drawn if not state.bid[x] and not state.gone[table.markers[x]])
    tell(position, "turn-order", tuple(position.table.markers[x] for x in position.state.zones[position.table.z_track]))


def in_turn_order(position: Position, factions: list[int]) -> list[int]:
    """Factions by the turn track (each once)."""
    order: list[int] = []
    for marker in position.state.zones[position.table.z_track]:
        f = position.table.markers[marker]
        if f not in order:
            order.append(f)
    order += [f for f in range(position.table.n_factions) if f not in order]
    return [f for f in order if f in factions]


def in_god_order(position: Position, factions: list[int]) -> list[int]:
    """Factions by the order in which their markers are resolved (B10.1, L10.1)."""
    order: list[int] = []
    for god in open_gods(position):
        if god in position.book.always_gods:
            for marker in position.state.zones[position.table.z_always]:
                if position.table.markers[marker] not in order:
                    order.append(position.table.markers[marker])
        else:
            marker = marker_on(position, god)
            if marker >= 0 and position.table.markers[marker] not in order:
                order.append(position.table.markers[marker])
    order += [f for f in in_turn_order(position, list(range(position.table.n_factions))) if f not in order]
    return [f for f in order if f in factions]


def next_marker(position: Position) -> int:
    """End the running turn, if any, and find the marker that acts next, or -1."""
    state, table, always = position.state, position.table, position.book.always_gods
    zones = state.zones
    done = state.marker
    if done >= 0:
        if state.bid[done] - 1 in always:
            zones[table.z_always] = tuple([x for x in zones[table.z_always] if x != done])
        state.bid[done] = 0
        state.amount[done] = 0
        f = table.markers[done]
        if not position.mute:
            tell(position, "turn-ended", f)
        if not state.gone[f]:
            zones[table.z_track] = (done, *zones[table.z_track])
        state.marker = state.active = state.god = -1
    for z in position.book.god_slots[: state.open_gods]:
        if zones[z]:
            at = state.bid.find(zones[z][0] + 1)
            if at >= 0:
                return at
    while zones[table.z_always]:
        first = zones[table.z_always][0]
        if not state.gone[table.markers[first]]:
            return first
        zones[table.z_always] = zones[table.z_always][1:]
        state.printed_place += 1
    return -1


def begin_turn(position: Position, marker: int, program: int) -> None:
    state, table = position.state, position.table
    f = table.markers[marker]
    god = state.bid[marker] - 1
    state.marker, state.active, state.god = marker, f, god
    always = state.zones[table.z_always]
    # the place among the markers of the printed god, counted from 1 over the whole round (L11.5.2)
    state.printed_place = state.printed_place + 1 if always and always[0] == marker else 0
    end_scope(position, "turn")
    if not position.mute:
        tell(position, "turn-began", f, god)
    position.begins(program, f, f, god)


def end_turns(position: Position) -> None:
    """All turns are over: markers that found no god join the others on the turn track."""
    table, state = position.table, position.state
    track = state.zones[table.z_track]
    state.zones[table.z_always] = ()
    state.printed_place = 0
    if len(track) < table.n_markers:
        state.zones[table.z_track] = (
            *track,
            *(
                marker
                for marker, faction in enumerate(table.markers)
                if marker not in track and not state.bid[marker] and not state.gone[faction]
            ),
        )


def begin_lasting(
    position: Position, modifier: int, until: int, frame: Frame, chosen: tuple[tuple[str, int], ...] = ()
) -> None:
    """A modifier counts from now on, until its scope ends; `chosen` is what it is about, as kinds and numbers."""
    position.state.lasting = (*position.state.lasting, Lasting(modifier, until, frame))
    tell(position, "lasting-began", frame.subject, frame.source, chosen=chosen or None)


def end_scope(position: Position, scope: str) -> None:
    """Counters, marks and lasting modifiers of a scope end."""
    state, table = position.state, position.table
    if state.lasting:
        level = LEVELS[scope]
        state.lasting = tuple(row for row in state.lasting if row.until != level and not (level == 3 and row.until < 3))
    for i in table.resets[scope]:
        state.counters[i] = bytes(table.counter_sizes[i])
    if scope == "turn":
        state.used = bytearray(len(state.used))
        state.rising = 0
    elif scope == "round":
        state.mark, state.hidden_mark, state.hired = (
            bytes(table.n_sites),
            bytes(table.n_factions),
            bytes(position.book.n_cards),
        )


def start_seats(position: Position) -> None:
    """The starting units of the board's seats (L3.8)."""
    table = position.table
    for f, (islands, fleets) in enumerate(table.starts):
        for a in islands:
            pieces.set_owner(position, a, f)
            k = position.book.start_land
            pieces.from_reserve(position, f, k)
            pieces.add(position, a, k)
        for a in fleets:
            k = position.book.start_sea
            pieces.from_reserve(position, f, k)
            pieces.add(position, a, k)
            pieces.set_owner(position, a, f)
