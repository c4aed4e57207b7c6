"""The battle being fought: who fights where, with what strength, what may be lost, how it ends (B15, B17, L14).

The record is `state.records.Battle`. Attackers are the group in hand, defenders stand in the area.
"""

from __future__ import annotations

from typing import Final

from ..state import ATTACKER, DEFENDER, NO_BATTLE, Battle, Frame, Side
from ..state.compiled_content import Modifier
from ..state.position import Position
from ..values.answer_domains import NONE
from ..values.limits import DICE
from ..values.question_context import QueryContext
from . import chance, movement, pieces
from .control import lay_down, settle_group, take_area
from .elimination import alive
from .event_emission import tell
from .event_ids import open_source
from .figures import destroy_units
from .quantities import active, number, truth

#: What a question about one side of the battle is about.
OF_SIDE: Final = (QueryContext(side=ATTACKER), QueryContext(side=DEFENDER))


def row_of(position: Position, side: int) -> int:
    """The area number where the units of a side are."""
    return position.table.n_areas if side == ATTACKER else position.state.battle.area


def fighters(position: Position, side: int) -> int:
    """How many units of the side are in the battle."""
    return position.state.garrison[row_of(position, side)]


def fights_on(position: Position) -> bool:
    """Is there somebody left on either side?"""
    return bool(position.state.garrison[position.table.n_areas] and position.state.garrison[position.state.battle.area])


def battle_side(position: Position, frame: Frame) -> int:
    """On which side the source of a frame fights: by its figure, else by its owner; -1 if it does not (H4.6)."""
    battle = position.state.battle
    if battle is NO_BATTLE:
        return -1
    card = frame.source
    if 0 <= card < position.book.n_cards and position.book.figure_card[card]:
        a = pieces.find(position, position.book.kind_of_card[card])
        return ATTACKER if a == position.table.n_areas else DEFENDER if a == battle.area else -1
    if frame.subject == battle.sides[ATTACKER].faction:
        return ATTACKER
    return DEFENDER if frame.subject == battle.sides[DEFENDER].faction else -1


def dice_of(position: Position, side: int) -> int:
    """How many dice the side rolls: those of the edition, and what modifiers make of them; one at least."""
    return max(1, min(DICE, number(position, "dice", position.book.dice, OF_SIDE[side])))


def has_fixed_die(position: Position, side: int) -> bool:
    if side < 0:
        return False
    return any(mod.when is None or mod.when(position, f) for mod, f in active(position, "die", OF_SIDE[side]))


def strength_of(position: Position, side: int) -> int:
    """The total of a side with its dice."""
    state, book = position.state, position.book
    battle = state.battle
    row = row_of(position, side)
    total = sum(n * book.strength[k] for k in book.holding_kinds if (n := state.units[k][row]))
    total += sum(battle.sides[side].dice)
    if battle.at_sea:
        total += _building_bonus(position, "harbour", side)
    else:
        total += number(position, "strength", 0, OF_SIDE[side])
        if side == DEFENDER:
            total += _building_bonus(position, "defence", side)
    return int(total)


def _building_bonus(position: Position, quantity: str, side: int) -> int:
    """Ports or fortresses that count for the side; a modifier that sets the value wins over all of them."""
    plus, fixed = 0, None
    battle = position.state.battle.area
    who = position.state.battle.sides[side].faction
    for mod, f in active(position, quantity, OF_SIDE[side]):
        if mod.op == "set":
            if mod.when is None or mod.when(position, f):
                fixed = mod.value(position, f)
            continue
        if f.subject != who or (quantity == "defence" and f.here != battle):
            continue
        if mod.when is None or mod.when(position, f):
            plus += mod.value(position, f)
    return plus if fixed is None else fixed


def parts_of(position: Position, side: int) -> tuple[tuple[object, ...], ...]:
    """What the total of a side is made of beside its dice: `(source, value)`, or `(source, value, by)` where
    something else sets what it counts. Told with the dice; `strength` is the quick way to the sum.
    """
    state, book = position.state, position.book
    row = row_of(position, side)
    out: list[tuple[object, ...]] = [("units", sum(state.units[k][row] * book.strength[k] for k in book.holding_kinds))]
    if state.battle.at_sea:
        return (*out, *_buildings(position, "harbour", side))
    adding = [(mod, f) for mod, f in _counting(position, "strength", side) if mod.op == "add"]
    plus = [(open_source(position, f.source), mod.value(position, f)) for mod, f in adding]
    out += [part for part in plus if part[1]]
    rest = number(position, "strength", 0, OF_SIDE[side]) - sum(n for _, n in plus)
    if rest:
        out.append(("rule", rest))  # what is made of it beyond adding
    return (*out, *(_buildings(position, "defence", side) if side == DEFENDER else ()))


def _counting(position: Position, quantity: str, side: int) -> list[tuple[Modifier, Frame]]:
    """The modifiers of the quantity that count now."""
    return [
        (mod, f) for mod, f in active(position, quantity, OF_SIDE[side]) if mod.when is None or mod.when(position, f)
    ]


def _buildings(position: Position, quantity: str, side: int) -> list[tuple[object, ...]]:
    """The same as `_building_bonus`, building by building."""
    battle, who = position.state.battle.area, position.state.battle.sides[side].faction
    out: list[tuple[object, ...]] = []
    fixed: tuple[str, int] | None = None
    for mod, f in _counting(position, quantity, side):
        if mod.op == "set":
            fixed = open_source(position, f.source), mod.value(position, f)
        elif f.subject == who and (quantity != "defence" or f.here == battle):
            out.append((open_source(position, f.source), mod.value(position, f)))
    if fixed is None:
        return [part for part in out if part[1]]
    by, n = fixed
    return [*((source, 0, by) for source, value in out if value), *([(by, n)] if n else [])]


def losable(position: Position, side: int) -> list[int]:
    """Kinds of which the side may lose one: those lost last only when nothing else is left (L16.23.3)."""
    row = row_of(position, side)
    have = [k for k in position.book.holding_kinds if position.state.units[k][row]]
    first = [k for k in have if not position.book.lost_last[k]]
    return first or have


def retreat_areas(position: Position, side: int) -> int:
    """Areas to which the units of the side that move may retreat (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    battle, row = position.state.battle, row_of(position, side)
    if not any(position.book.moves[k] and position.state.units[k][row] for k in position.book.holding_kinds):
        return 0
    return movement.retreats(position, battle.sides[side].faction, battle.area, battle.at_sea)


def retreat_unit(position: Position, faction: int, kind: int, area: int) -> None:
    """One unit of the battle leaves it for `area` (a saved loss)."""
    side = ATTACKER if faction == position.state.battle.sides[ATTACKER].faction else DEFENDER
    row = row_of(position, side)
    pieces.remove(position, row, kind)
    reach_retreat(position, faction, area, ((kind, 1),))


def reach_retreat(position: Position, faction: int, area: int, group: tuple[tuple[int, int], ...]) -> None:
    """Units that left a battle arrive in `area`, which they may take control of (B17.7)."""
    o = pieces.owner(position, area)
    for k, n in group:
        pieces.add(position, area, k, n)
    tell(position, "units-retreated", faction, position.state.battle.area, area, group)
    if o != faction:
        if area < position.table.n_land:
            take_area(position, faction, area)
        else:
            pieces.set_owner(position, area, faction)
            tell(position, "area-taken", faction, area)


def clear_battle(position: Position) -> None:
    position.state.battle = NO_BATTLE
    position.state.lasting = tuple(row for row in position.state.lasting if row.until != 0)


def begin_battle(position: Position, attacker: int, area: int, actor: int) -> None:
    """The group in hand has come to an area where somebody stands."""
    defender = max(0, pieces.owner(position, area))
    clear_battle(position)
    position.state.battle = Battle(area, area >= position.table.n_land, (Side(attacker, [0]), Side(defender, [0])))
    tell(position, "battle-began", attacker, defender, area)
    position.happens("battle-begins", attacker, actor, area)


def roll_dice(position: Position, subject: int, actor: int) -> None:
    """The dice of a round."""
    battle = position.state.battle
    battle.round += 1
    battle.retreated = NONE
    for side, record in enumerate(battle.sides):
        record.begin()
        fixed = [
            mod.value(position, fr)
            for mod, fr in active(position, "die", OF_SIDE[side])
            if mod.when is None or mod.when(position, fr)
        ]
        record.dice = [fixed[0] if fixed else chance.roll(position, position.book.die)]
        for _ in range(dice_of(position, side) - 1):
            record.dice.append(chance.roll(position, position.book.die))
    if not position.mute:
        attacker, defender = battle.sides
        tell(
            position,
            "dice-rolled",
            attacker.faction,
            defender.faction,
            strength_of(position, ATTACKER),
            strength_of(position, DEFENDER),
            sum(attacker.dice),
            sum(defender.dice),
            attack_parts=parts_of(position, ATTACKER),
            defence_parts=parts_of(position, DEFENDER),
        )
    position.happens("dice-rolled", subject, actor, battle.area)


def compare(position: Position) -> None:
    """The lower side loses a unit; equal sides one each, unless something wins ties (B17.3, L14.3)."""
    attack, defence = strength_of(position, ATTACKER), strength_of(position, DEFENDER)
    lost = [attack <= defence, defence <= attack]
    if attack == defence:
        for side in (ATTACKER, DEFENDER):
            if truth(position, "wins-tie", False, OF_SIDE[side]):
                lost = [side != ATTACKER, side != DEFENDER]
                break
    for side, record in enumerate(position.state.battle.sides):
        record.lost, record.total = lost[side], (attack, defence)[side]


def lose_unit(position: Position, side: int) -> None:
    """The unit that the side named is lost, if nothing happens instead."""
    record = position.state.battle.sides[side]
    if record.is_destroyed:
        destroy_units(position, row_of(position, side), record.loss, 1, "assault", side)


def end_battle(position: Position) -> None:
    """The attacker alone is left: the area is his; else the defender keeps it (B17.8, L14.5), but nobody keeps a sea
    without fleets (B15.5).
    """
    table = position.table
    a = position.state.battle.area
    attacker, defender = position.state.battle.sides[ATTACKER].faction, position.state.battle.sides[DEFENDER].faction
    won = fighters(position, ATTACKER) > 0 and fighters(position, DEFENDER) == 0
    kept = a < table.n_land or fighters(position, DEFENDER) > 0
    tell(position, "battle-ended", a, attacker if won else defender if kept else -1)
    clear_battle(position)
    if won:
        if a < table.n_land and alive(position, attacker):
            take_area(position, attacker, a)
        else:
            settle_group(position, a)
    else:
        lay_down(position, a)  # what wiped out or driven off attackers carried stays with the area (T10.6)


def name_loss(position: Position, side: int, kind: int) -> None:
    """The side has named the unit that it loses (B17.4, L14.3)."""
    position.state.battle.sides[side].loss = kind


def save_unit(position: Position, side: int, way: int) -> None:
    """The unit that was named is lost after all (NONE), or something else happens instead, by its number."""
    position.state.battle.sides[side].saved = way


def note_retreat(position: Position, side: int) -> None:
    """The side has left in this round; NONE: the battle goes on all the same."""
    position.state.battle.retreated = side


def reroll(position: Position, side: int, die: int, subject: int) -> None:
    """A die of the side is rolled again, and the new result stands."""
    dice = position.state.battle.sides[side].dice
    dice[die] = chance.roll(position, position.book.die)
    if not position.mute:
        tell(position, "die-rerolled", subject, dice[die], strength_of(position, side), parts=parts_of(position, side))


def throw(position: Position, dice: int, faces: tuple[int, ...]) -> None:
    """Roll dice with these faces outside of a battle: their total is what effects read as `roll`."""
    found = chance.rolls(position, faces, dice)
    position.state.roll = bytes(found + [0] * (position.book.roll_size - dice))
    if not position.mute:
        tell(position, "rolled", sum(found))
