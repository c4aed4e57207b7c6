"""Words of moves: `move` on land, through the air, at sea, of a single unit or of a piece."""

from __future__ import annotations

from cyclades_core.engine.operations.land_moves import MoveGo, MoveGroup, MoveLeg, MovePair, MoveStop
from cyclades_core.engine.operations.march_options import LandMove
from cyclades_core.engine.operations.sea_moves import SailAfter, SailFrom, SailGo, SailGroup, SailLeg, SailTo, SeaMove
from cyclades_core.engine.operations.single_figure_moves import Push, RetreatAreas, StepAreas
from cyclades_core.engine.rules.battle import retreat_unit
from cyclades_core.engine.rules.figures import move_piece

from .compiler_interface import Maker
from .parameter_reader import count, table, truth
from .parameter_types import AREA, CARD, COUNT, NAME, NAMES, TABLE, TRUTH, Binding, Either, Path, Table, Words
from .registry import Node, verb


@verb(
    "move",
    acts=True,
    required=("kind",),
    params={
        "kind": NAME("`march` (accessible land), `fly` (any land), `sail`, `push`, `retreat`, `step`"),
        "called": NAME("march: the name by which conditions (`move`) know this kind of march"),
        "lead": Table({"tag": NAMES, "at-least": COUNT, "at-most": COUNT}, required=("tag",))(
            "`{ tag, at-least, at-most }`: who must be in the group"
        ),
        "with": NAMES("tags of the units that may come along; without it all that move"),
        "from": Either(AREA, TABLE)("an area selector: where it may start"),
        "to": Either(AREA, TABLE)("an area selector: where it may end"),
        "steps": COUNT("sail: how many steps (1)"),
        "pool": Words("shared")("sail: `shared`: the steps may be spread over several groups"),
        "units": Binding("card", "unit", "units")("push, retreat: a bound stack or unit"),
        "card": CARD("step: the card whose piece moves"),
        "optional": TRUTH("step: may be declined"),
    },
)
def _move(maker: Maker, node: Node, path: Path) -> None:
    """Move a group (or one unit, or a piece). Arriving among enemies starts a battle, in empty land takes control."""
    kind = node["kind"]
    kinds = ("march", "fly", "sail", "push", "retreat", "step")
    maker.one_of(kind, kinds, (*path, "kind"))
    if kind == "step":
        return step(maker, node, path)
    if kind == "retreat":
        return retreat(maker, node, path)
    if kind == "push":
        maker.add(
            Push(
                maker.ref(node.get("units", "it"), (*path, "units"), "units"),
                maker.areas(node.get("to", {}), (*path, "to")),
            ),
            "push-unit",
        )
        return None
    if kind == "sail":
        return sail(maker, node, path)
    move = LandMove()
    move.kind = str(node.get("called") or kind)
    move.free_to = kind == "fly"
    move.line = maker.spend
    book = maker.book
    move.others = tuple(k for k in range(maker.size("unit")) if book.kind_land[k] and book.moves[k] and book.is_unit[k])
    if "with" in node:
        allowed, _, _ = maker.unit_filter({"tag": node["with"]}, (*path, "with"))
        move.others = tuple(k for k in allowed if book.kind_land[k] and book.moves[k])
    move.stay = tuple(
        k for k in range(maker.size("unit")) if book.kind_land[k] and book.holds[k] and k not in move.others
    )
    if "lead" in node:
        told = table(node, "lead")
        lead, _, _ = maker.unit_filter({"tag": told["tag"]}, (*path, "lead"))
        move.lead = tuple(k for k in lead if book.kind_land[k] and book.moves[k])
        cards = [book.card_of_kind[k] for k in move.lead]
        if cards and min(cards) >= 0:
            move.lead_cards = sum(1 << card for card in cards)
        move.least = count(told, "at-least", 1)
        move.most = count(told, "at-most", 99)
    if "from" in node:
        move.origin = maker.areas(node["from"], (*path, "from"))
    if "to" in node:
        move.to = maker.areas(node["to"], (*path, "to"))
    _, pair = maker.scratch("pair")
    _, group = maker.scratch("group")
    _, stop = maker.scratch("stop")
    _, legs = maker.scratch("legs")
    maker.add(MovePair(move, pair), f"move-{move.kind}")
    maker.add(MoveGroup(move, pair, group), "move-group")
    maker.add(MoveStop(move, pair, group, stop, legs), "stop-or-cross")
    maker.add(MoveGo(pair, group))
    again = maker.add(MoveStop(move, pair, group, stop, legs), "stop-or-cross")
    again_at = len(maker.ops) - 1
    leg = maker.add(MoveLeg(move, pair, group, stop, legs), "next-leg")
    leg.back = again_at
    # the first question about stopping was answered before the units left
    again.next = leg.next - 1
    maker.ops[again_at - 1].next = leg.next - 1
    return None


def sail(maker: Maker, node: Node, path: Path) -> None:
    """Compile a sea movement."""
    book = maker.book
    move = SeaMove()
    move.kinds = tuple(
        k for k in range(maker.size("unit")) if not book.kind_land[k] and book.moves[k] and book.is_unit[k]
    )
    holding = [k for k in range(maker.size("unit")) if not book.kind_land[k] and book.holds[k]]
    move.all_move = all(k in move.kinds for k in holding)
    move.steps = count(node, "steps", 1)
    move.pool = node.get("pool") == "shared"
    if "lead" in node:
        told = table(node, "lead")
        lead, _, _ = maker.unit_filter({"tag": told["tag"]}, path)
        move.lead = tuple(k for k in lead if not book.kind_land[k])
        move.least = count(told, "at-least", 1)
    move.line = maker.spend
    _, start = maker.scratch("from")
    _, group = maker.scratch("group")
    _, to = maker.scratch("to")
    _, steps = maker.scratch("steps")
    _, move.locked = maker.scratch("locked")
    _, move.before = maker.scratch("before")
    first = maker.add(SailFrom(move, start, steps), "sail-from")
    first_at = len(maker.ops) - 1
    maker.add(SailGroup(move, start, group), "sail-group")
    maker.add(SailTo(move, start, to, False), "sail-to")
    maker.add(SailGo(move, start, group, to, steps))
    go_at = len(maker.ops) - 1
    maker.add(SailLeg(move, group, to), "next-leg")
    after = maker.add(SailAfter(move, start, to, steps))
    after.back = first_at
    if move.steps > 1 and not move.pool:
        on = maker.add(SailTo(move, start, to, True), "sail-on")
        again = maker.add(SailGroup(move, start, group), "sail-group")
        again.next = go_at
        on.stop = len(maker.ops)
    after.stop = len(maker.ops)
    first.stop = len(maker.ops)


def step(maker: Maker, node: Node, path: Path) -> None:
    ref = maker.ref(node.get("card", "self"), (*path, "card"), "card")
    name, slot = maker.scratch("area")
    to = StepAreas(maker.areas(node.get("to", {}), (*path, "to")), ref)
    maker.choose("area", to, name, "move-piece", optional=truth(node, "optional"))
    maker.change(lambda runner, frame: move_piece(runner, ref(runner, frame), frame.bound[slot]))


def retreat(maker: Maker, node: Node, path: Path) -> None:
    """One unit of the battle leaves it: the loss becomes a retreat (B23.9, H9.4)."""
    kind = maker.unit_ref(node.get("units", "it"), (*path, "units"))
    name, slot = maker.scratch("area")
    maker.choose("area", RetreatAreas("area"), name, "retreat-unit")
    maker.change(lambda runner, frame: retreat_unit(runner, frame.subject, kind(runner, frame), frame.bound[slot]))
