"""The battle being fought: who fights where, with what strength, what may be lost, how it ends (B15, B17, L14).

The record is `state.records.Battle`. Attackers are the group in hand, defenders stand in the area.
"""

from __future__ import annotations

from typing import Final

from ..plain.asking import Ask
from ..plain.domains import NONE
from ..plain.limits import DICE
from ..state import ATTACKER, DEFENDER, PEACE, Battle, Frame, Side
from ..state.book import Modifier
from ..state.position import Position
from . import chance, movement, pieces
from .control import lay_down, settle_group, take_area
from .elimination import alive
from .figures import destroy_units
from .naming import open_source
from .news import tell
from .quantities import active, number, truth

#: What a question about one side of the battle is about.
OF_SIDE: Final = (Ask(side=ATTACKER), Ask(side=DEFENDER))


def row_of(m: Position, side: int) -> int:
    """The area number where the units of a side are."""
    return m.t.A if side == ATTACKER else m.s.battle.area


def fighters(m: Position, side: int) -> int:
    """How many units of the side are in the battle."""
    return m.s.garrison[row_of(m, side)]


def fights_on(m: Position) -> bool:
    """Is there somebody left on either side?"""
    return bool(m.s.garrison[m.t.A] and m.s.garrison[m.s.battle.area])


def battle_side(m: Position, f: Frame) -> int:
    """On which side the source of a frame fights: by its figure, else by its owner; -1 if it does not."""
    battle = m.s.battle
    if battle is PEACE:
        return -1
    card = f.source
    if 0 <= card < m.r.n_cards and m.r.figure_card[card]:
        a = pieces.find(m, m.r.kind_of_card[card])
        return ATTACKER if a == m.t.A else DEFENDER if a == battle.area else -1
    if f.subject == battle.sides[ATTACKER].faction:
        return ATTACKER
    return DEFENDER if f.subject == battle.sides[DEFENDER].faction else -1


def dice_of(m: Position, side: int) -> int:
    """How many dice the side rolls: those of the edition, and what modifiers make of them; one at least."""
    return max(1, min(DICE, number(m, "dice", m.r.dice, OF_SIDE[side])))


def has_fixed_die(m: Position, side: int) -> bool:
    if side < 0:
        return False
    return any(mod.when is None or mod.when(m, f) for mod, f in active(m, "die", OF_SIDE[side]))


def strength_of(m: Position, side: int) -> int:
    """The total of a side with its dice."""
    s, r = m.s, m.r
    battle = s.battle
    row = row_of(m, side)
    total = sum(n * r.strength[k] for k in r.holding_kinds if (n := s.units[k][row]))
    total += sum(battle.sides[side].dice)
    if battle.at_sea:
        total += _building_bonus(m, "harbour", side)
    else:
        total += number(m, "strength", 0, OF_SIDE[side])
        if side == DEFENDER:
            total += _building_bonus(m, "defence", side)
    return int(total)


def _building_bonus(m: Position, quantity: str, side: int) -> int:
    """Ports or fortresses that count for the side; a modifier that sets the value wins over all of them."""
    plus, fixed = 0, None
    battle = m.s.battle.area
    who = m.s.battle.sides[side].faction
    for mod, f in active(m, quantity, OF_SIDE[side]):
        if mod.op == "set":
            if mod.when is None or mod.when(m, f):
                fixed = mod.value(m, f)
            continue
        if f.subject != who or (quantity == "defence" and f.here != battle):
            continue
        if mod.when is None or mod.when(m, f):
            plus += mod.value(m, f)
    return plus if fixed is None else fixed


def parts_of(m: Position, side: int) -> tuple[tuple[object, ...], ...]:
    """What the total of a side is made of beside its dice: `(source, value)`, or `(source, value, by)` where
    something else sets what it counts. Told with the dice; `strength` is the quick way to the sum.
    """
    s, r = m.s, m.r
    row = row_of(m, side)
    out: list[tuple[object, ...]] = [("units", sum(s.units[k][row] * r.strength[k] for k in r.holding_kinds))]
    if s.battle.at_sea:
        return (*out, *_buildings(m, "harbour", side))
    adding = [(mod, f) for mod, f in _counting(m, "strength", side) if mod.op == "add"]
    plus = [(open_source(m, f.source), mod.value(m, f)) for mod, f in adding]
    out += [part for part in plus if part[1]]
    rest = number(m, "strength", 0, OF_SIDE[side]) - sum(n for _, n in plus)
    if rest:
        out.append(("rule", rest))  # what is made of it beyond adding
    return (*out, *(_buildings(m, "defence", side) if side == DEFENDER else ()))


def _counting(m: Position, quantity: str, side: int) -> list[tuple[Modifier, Frame]]:
    """The modifiers of the quantity that count now."""
    return [(mod, f) for mod, f in active(m, quantity, OF_SIDE[side]) if mod.when is None or mod.when(m, f)]


def _buildings(m: Position, quantity: str, side: int) -> list[tuple[object, ...]]:
    """The same as `_building_bonus`, building by building."""
    battle, who = m.s.battle.area, m.s.battle.sides[side].faction
    out: list[tuple[object, ...]] = []
    fixed: tuple[str, int] | None = None
    for mod, f in _counting(m, quantity, side):
        if mod.op == "set":
            fixed = open_source(m, f.source), mod.value(m, f)
        elif f.subject == who and (quantity != "defence" or f.here == battle):
            out.append((open_source(m, f.source), mod.value(m, f)))
    if fixed is None:
        return [part for part in out if part[1]]
    by, n = fixed
    return [*((source, 0, by) for source, value in out if value), *([(by, n)] if n else [])]


def losable(m: Position, side: int) -> list[int]:
    """Kinds of which the side may lose one: those lost last only when nothing else is left (L16.23.3)."""
    row = row_of(m, side)
    have = [k for k in m.r.holding_kinds if m.s.units[k][row]]
    first = [k for k in have if not m.r.lost_last[k]]
    return first or have


def retreat_areas(m: Position, side: int) -> int:
    """Areas to which the units of the side that move may retreat (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    battle, row = m.s.battle, row_of(m, side)
    if not any(m.r.moves[k] and m.s.units[k][row] for k in m.r.holding_kinds):
        return 0
    return movement.retreats(m, battle.sides[side].faction, battle.area, battle.at_sea)


def retreat_unit(m: Position, f: int, k: int, a: int) -> None:
    """One unit of the battle leaves it for `a` (a saved loss)."""
    side = ATTACKER if f == m.s.battle.sides[ATTACKER].faction else DEFENDER
    row = row_of(m, side)
    pieces.remove(m, row, k)
    reach_retreat(m, f, a, ((k, 1),))


def reach_retreat(m: Position, f: int, a: int, group: tuple[tuple[int, int], ...]) -> None:
    """Units that left a battle arrive in `a`, which they may take control of (B17.7)."""
    o = pieces.owner(m, a)
    for k, n in group:
        pieces.add(m, a, k, n)
    tell(m, "units-retreated", f, m.s.battle.area, a, group)
    if o != f:
        if a < m.t.L:
            take_area(m, f, a)
        else:
            pieces.set_owner(m, a, f)
            tell(m, "area-taken", f, a)


def clear_battle(m: Position) -> None:
    m.s.battle = PEACE
    m.s.lasting = tuple(row for row in m.s.lasting if row.until != 0)


def begin_battle(m: Position, attacker: int, a: int, actor: int) -> None:
    """The group in hand has come to an area where somebody stands."""
    defender = max(0, pieces.owner(m, a))
    clear_battle(m)
    m.s.battle = Battle(a, a >= m.t.L, (Side(attacker, [0]), Side(defender, [0])))
    tell(m, "battle-began", attacker, defender, a)
    m.happens("battle-begins", attacker, actor, a)


def roll_dice(m: Position, subject: int, actor: int) -> None:
    """The dice of a round."""
    battle = m.s.battle
    battle.round += 1
    battle.retreated = NONE
    for side, record in enumerate(battle.sides):
        record.begin()
        fixed = [mod.value(m, fr) for mod, fr in active(m, "die", OF_SIDE[side]) if mod.when is None or mod.when(m, fr)]
        record.dice = [fixed[0] if fixed else chance.roll(m, m.r.die)]
        for _ in range(dice_of(m, side) - 1):
            record.dice.append(chance.roll(m, m.r.die))
    if not m.mute:
        attacker, defender = battle.sides
        tell(
            m,
            "dice-rolled",
            attacker.faction,
            defender.faction,
            strength_of(m, ATTACKER),
            strength_of(m, DEFENDER),
            sum(attacker.dice),
            sum(defender.dice),
            attack_parts=parts_of(m, ATTACKER),
            defence_parts=parts_of(m, DEFENDER),
        )
    m.happens("dice-rolled", subject, actor, battle.area)


def compare(m: Position) -> None:
    """The lower side loses a unit; equal sides one each, unless something wins ties (B17.3, L14.3)."""
    attack, defence = strength_of(m, ATTACKER), strength_of(m, DEFENDER)
    lost = [attack <= defence, defence <= attack]
    if attack == defence:
        for side in (ATTACKER, DEFENDER):
            if truth(m, "wins-tie", False, OF_SIDE[side]):
                lost = [side != ATTACKER, side != DEFENDER]
                break
    for side, record in enumerate(m.s.battle.sides):
        record.lost = lost[side]


def lose_unit(m: Position, side: int) -> None:
    """The unit that the side named is lost, if nothing happens instead."""
    record = m.s.battle.sides[side]
    if record.is_destroyed:
        destroy_units(m, row_of(m, side), record.loss, 1, "assault", side)


def end_battle(m: Position) -> None:
    """The attacker alone is left: the area is his; else the defender keeps it (B17.8, L14.5), but nobody keeps a sea
    without fleets (B15.5).
    """
    t = m.t
    a = m.s.battle.area
    attacker, defender = m.s.battle.sides[ATTACKER].faction, m.s.battle.sides[DEFENDER].faction
    won = fighters(m, ATTACKER) > 0 and fighters(m, DEFENDER) == 0
    kept = a < t.L or fighters(m, DEFENDER) > 0
    tell(m, "battle-ended", a, attacker if won else defender if kept else -1)
    clear_battle(m)
    if won:
        if a < t.L and alive(m, attacker):
            take_area(m, attacker, a)
        else:
            settle_group(m, a)
    else:
        lay_down(m, a)  # what wiped out or driven off attackers carried stays with the area (T10.6)


def name_loss(m: Position, side: int, kind: int) -> None:
    """The side has named the unit that it loses (B17.4, L14.3)."""
    m.s.battle.sides[side].loss = kind


def save_unit(m: Position, side: int, way: int) -> None:
    """The unit that was named is lost after all (NONE), or something else happens instead, by its number."""
    m.s.battle.sides[side].saved = way


def note_retreat(m: Position, side: int) -> None:
    """The side has left in this round; NONE: the battle goes on all the same."""
    m.s.battle.retreated = side


def reroll(m: Position, side: int, die: int, subject: int) -> None:
    """A die of the side is rolled again, and the new result stands."""
    dice = m.s.battle.sides[side].dice
    dice[die] = chance.roll(m, m.r.die)
    if not m.mute:
        tell(m, "die-rerolled", subject, dice[die], strength_of(m, side), parts=parts_of(m, side))


def throw(m: Position, dice: int, faces: tuple[int, ...]) -> None:
    """Roll dice with these faces outside of a battle: their total is what effects read as `roll`."""
    found = chance.rolls(m, faces, dice)
    m.s.roll = bytes(found + [0] * (m.r.roll_size - dice))
    if not m.mute:
        tell(m, "rolled", sum(found))
