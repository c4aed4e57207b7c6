"""Who is still in the game, and what becomes of a faction that is not (B18.6, L17.4, H11.9)."""

from __future__ import annotations

from ..plain.masks import bits
from ..state import replaced
from ..state.position import Position
from . import goods, pieces
from .figures import put_card
from .news import tell


def alive(m: Position, f: int) -> bool:
    return not m.s.gone[f]


def players_left(m: Position) -> int:
    return m.s.gone.count(0)


def sides_left(m: Position) -> int:
    return sum(any(alive(m, f) for f in members) for members in m.t.sides)


def partner_of(m: Position, f: int) -> int:
    """The other faction of the side that is still in the game, or -1."""
    return next((g for g in m.t.sides[m.t.side_of[f]] if g != f and alive(m, g)), -1)


def eliminate(m: Position, f: int) -> None:
    """Everything of the faction leaves (B18.6, L17.4, H11.9)."""
    t, s, r = m.t, m.s, m.r
    if not alive(m, f):
        return
    s.gone = replaced(s.gone, f, 1)
    fate = r.setup.eliminated if r.setup is not None else ""
    for a in bits(s.owned[f]):
        for k in range(t.K):
            if s.units[k][a] and r.holds[k]:
                n = s.units[k][a]
                pieces.remove(m, a, k, n)
                pieces.to_reserve(m, f, k, n)
        if a < t.L:
            pieces.set_owner(m, a, -1)
    for zone in (t.hands[f], t.secrets[f]):
        for card in s.zones[zone]:
            if s.retired[card] or (r.hero_card[card] and fate == "leaves"):
                put_card(m, card, t.z_outside)  # out of everybody's reach (H9.8, H11.9)
            elif fate == "returns":
                put_card(m, card, r.elimination_zone.get(card, t.z_removed))
            else:
                put_card(m, card, t.z_removed)
    for g in range(t.G):
        n = goods.has(m, f, g)
        if n:
            goods.lose(m, f, g, n)
            if fate == "leaves":
                s.gstock = replaced(s.gstock, g, s.gstock[g] - n)
    if t.purse_of.count(t.purse_of[f]) == 1:
        s.gold[t.purse_of[f]] = 0
    s.hidden = replaced(s.hidden, f, 0)
    for marker, g in enumerate(t.markers):
        if g == f:
            god = s.bid[marker] - 1
            if god >= 0 or marker in s.zones[t.z_track]:
                tell(m, "marker-taken", f, god)
            s.bid[marker] = 0
            s.amount[marker] = 0
            # its place on the printed god stays empty: nobody moves up (L11.5.2)
            s.zones[t.z_track] = tuple(x for x in s.zones[t.z_track] if x != marker)
    kept = [frame for frame in s.frames if frame.subject != f]
    s.frames[:] = kept
    s.held = sum(r.holds_others[frame.program] for frame in kept)
    tell(m, "faction-eliminated", f)
