"""Words of moves: `move` on land, through the air, at sea, of a single unit or of a piece."""

from __future__ import annotations

from ..operations.marching import LandMove
from ..operations.moving import MoveGo, MoveGroup, MoveLeg, MovePair, MoveStop
from ..operations.pushing import Push, RetreatAreas
from ..operations.sailing import SailAfter, SailFrom, SailGo, SailGroup, SailLeg, SailTo, SeaMove
from ..rules.battle import retreat_unit
from ..rules.figures import move_piece
from .maker import Maker
from .reading import count, table, truth
from .registry import Node, verb
from .takes import BINDING, COUNT, NAME, NAMES, TABLE, TRUTH, Either, Path, Table, Words


@verb(
    "move",
    required=("kind",),
    params={
        "kind": NAME("`march` (accessible land), `fly` (any land), `sail`, `push`, `retreat`, `step`"),
        "called": NAME("march: the name by which conditions (`move`) know this kind of march"),
        "lead": Table({"tag": NAMES, "at-least": COUNT, "at-most": COUNT}, required=("tag",))(
            "`{ tag, at-least, at-most }`: who must be in the group"
        ),
        "with": NAMES("tags of the units that may come along; without it all that move"),
        "from": Either(BINDING, TABLE)("an area selector: where it may start"),
        "to": Either(BINDING, TABLE)("an area selector: where it may end"),
        "steps": COUNT("sail: how many steps (1)"),
        "pool": Words("shared")("sail: `shared`: the steps may be spread over several groups"),
        "units": BINDING("push, retreat: a bound stack or unit"),
        "card": BINDING("step: the card whose piece moves"),
        "optional": TRUTH("step: may be declined"),
    },
)
def _move(c: Maker, node: Node, path: Path) -> None:
    """Move a group (or one unit, or a piece). Arriving among enemies starts a battle, in empty land takes control."""
    kind = node["kind"]
    kinds = ("march", "fly", "sail", "push", "retreat", "step")
    c.one_of(kind, kinds, (*path, "kind"))
    if kind == "step":
        return step(c, node, path)
    if kind == "retreat":
        return retreat(c, node, path)
    if kind == "push":
        c.add(Push(c.ref(node.get("units", "it"), path), c.areas(node.get("to", {}), (*path, "to"))), "push-unit")
        return None
    if kind == "sail":
        return sail(c, node, path)
    move = LandMove()
    move.kind = str(node.get("called") or kind)
    move.free_to = kind == "fly"
    move.line = c.spend
    r = c.r
    move.others = tuple(k for k in range(c.size("unit")) if r.kind_land[k] and r.moves[k] and r.is_unit[k])
    if "with" in node:
        allowed, _, _ = c.unit_filter({"tag": node["with"]}, (*path, "with"))
        move.others = tuple(k for k in allowed if r.kind_land[k] and r.moves[k])
    move.stay = tuple(k for k in range(c.size("unit")) if r.kind_land[k] and r.holds[k] and k not in move.others)
    if "lead" in node:
        told = table(node, "lead")
        lead, _, _ = c.unit_filter({"tag": told["tag"]}, (*path, "lead"))
        move.lead = tuple(k for k in lead if r.kind_land[k] and r.moves[k])
        cards = [r.card_of_kind[k] for k in move.lead]
        if cards and min(cards) >= 0:
            move.lead_cards = sum(1 << card for card in cards)
        move.least = count(told, "at-least", 1)
        move.most = count(told, "at-most", 99)
    if "from" in node:
        move.origin = c.areas(node["from"], (*path, "from"))
    if "to" in node:
        move.to = c.areas(node["to"], (*path, "to"))
    _, pair = c.scratch("pair")
    _, group = c.scratch("group")
    _, stop = c.scratch("stop")
    _, legs = c.scratch("legs")
    c.add(MovePair(move, pair), f"move-{move.kind}")
    c.add(MoveGroup(move, pair, group), "move-group")
    c.add(MoveStop(move, pair, group, stop, legs), "stop-or-cross")
    c.add(MoveGo(pair, group))
    again = c.add(MoveStop(move, pair, group, stop, legs), "stop-or-cross")
    again_at = len(c.ops) - 1
    leg = c.add(MoveLeg(move, pair, group, stop, legs), "next-leg")
    leg.back = again_at
    # the first question about stopping was answered before the units left
    again.next = leg.next - 1
    c.ops[again_at - 1].next = leg.next - 1
    return None


def sail(c: Maker, node: Node, path: Path) -> None:
    """Compile a sea movement."""
    r = c.r
    move = SeaMove()
    move.kinds = tuple(k for k in range(c.size("unit")) if not r.kind_land[k] and r.moves[k] and r.is_unit[k])
    holding = [k for k in range(c.size("unit")) if not r.kind_land[k] and r.holds[k]]
    move.all_move = all(k in move.kinds for k in holding)
    move.steps = count(node, "steps", 1)
    move.pool = node.get("pool") == "shared"
    if "lead" in node:
        told = table(node, "lead")
        lead, _, _ = c.unit_filter({"tag": told["tag"]}, path)
        move.lead = tuple(k for k in lead if not r.kind_land[k])
        move.least = count(told, "at-least", 1)
    move.line = c.spend
    _, start = c.scratch("from")
    _, group = c.scratch("group")
    _, to = c.scratch("to")
    _, steps = c.scratch("steps")
    _, move.locked = c.scratch("locked")
    _, move.before = c.scratch("before")
    first = c.add(SailFrom(move, start, steps), "sail-from")
    first_at = len(c.ops) - 1
    c.add(SailGroup(move, start, group), "sail-group")
    c.add(SailTo(move, start, to, False), "sail-to")
    c.add(SailGo(move, start, group, to, steps))
    go_at = len(c.ops) - 1
    c.add(SailLeg(move, group, to), "next-leg")
    after = c.add(SailAfter(move, start, to, steps))
    after.back = first_at
    if move.steps > 1 and not move.pool:
        on = c.add(SailTo(move, start, to, True), "sail-on")
        again = c.add(SailGroup(move, start, group), "sail-group")
        again.next = go_at
        on.stop = len(c.ops)
    after.stop = len(c.ops)
    first.stop = len(c.ops)


def step(c: Maker, node: Node, path: Path) -> None:
    ref = c.ref(node.get("card", "self"), (*path, "card"))
    name, slot = c.scratch("area")
    to = c.selector("area", node.get("to", {}), (*path, "to"))
    c.choose("area", to, name, "move-piece", optional=truth(node, "optional"))
    c.change(lambda m, f: move_piece(m, ref(m, f), f.bound[slot]))


def retreat(c: Maker, node: Node, path: Path) -> None:
    """One unit of the battle leaves it: the loss becomes a retreat (B23.9, H9.4)."""
    kind = c.unit_ref(node.get("units", "it"), (*path, "units"))
    name, slot = c.scratch("area")
    c.choose("area", RetreatAreas("area"), name, "retreat-unit")
    c.change(lambda m, f: retreat_unit(m, f.subject, kind(m, f), f.bound[slot]))
