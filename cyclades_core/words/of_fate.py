"""Words of time and fate: lasting, counter, roll, reroll, take-control, eliminate, win, end-game."""

from __future__ import annotations

from ..operations.rerolling import Reroll
from ..operations.runner import Runner
from ..plain.limits import DICE, FACE
from ..rules.battle import throw
from ..rules.control import take_control
from ..rules.counters import set_counter
from ..rules.elimination import eliminate
from ..rules.rounds import begin_lasting
from ..rules.victory import announce_end, best_sides, declare_winners, leaders
from ..state import Frame
from .maker import Maker
from .reading import count, counts, listed, text
from .registry import Node, verb
from .takes import BINDING, COUNT, NAME, NUMBER, NUMBERS, TABLE, Either, ListOf, Path, Table, Words

__all__ = ["check_dice"]

SCOPES = ("battle", "turn", "phase", "round", "game")


@verb(
    "lasting",
    required=("quantity", "op", "until"),
    params={
        "quantity": NAME("the question whose answer changes"),
        "op": NAME("set, add, multiply, at-least, at-most, allow or forbid"),
        "value": NUMBER("a number"),
        "area": Either(BINDING, TABLE)("an area selector for questions about areas"),
        "test": TABLE("the condition under which it counts"),
        "until": NAME("the end of its scope: battle, turn, phase, round, game"),
    },
)
def _lasting(c: Maker, node: Node, path: Path) -> None:
    """Start a modifier that lasts for a scope; the numbers bound so far are kept with it."""
    c.one_of(node["until"], SCOPES, (*path, "until"))
    number = c.lasting_modifier(node, path)
    until = SCOPES.index(node["until"]) if node["until"] in SCOPES else 4
    room = c.room

    def start(m: Runner, f: Frame) -> None:
        kept = Frame(-1, 0, f.subject, f.actor, f.source, f.here, f.bound[:room], f.groups)
        begin_lasting(m, number, until, kept)

    c.change(start)


@verb(
    "counter",
    required=("counter",),
    params={
        "counter": NAME("a declared counter"),
        "add": NUMBER("a number"),
        "set": NUMBER("a number"),
        "at": BINDING("the area (for counters per area)"),
        "of": BINDING("the card or faction (for counters per card or faction)"),
        "as": NAME("binds the value before the change"),
    },
)
def _counter(c: Maker, node: Node, path: Path) -> None:
    """Change a counter; never below 0 or above 255. Told, unless its `[[counter]]` says `told` or `visible = false`."""
    i, per = c.counter(node["counter"], (*path, "counter"))
    plus = c.number(node["add"], (*path, "add")) if "add" in node else None
    value = c.number(node["set"], (*path, "set")) if "set" in node else None
    if per == "area":
        index = c.area_ref(node.get("at", "here"), (*path, "at"))
    elif per == "card":
        index = c.ref(node.get("of", "self"), (*path, "of"))
    elif per == "faction":
        index = c.faction_ref(node.get("of", "mine"), (*path, "of"))
    else:
        index = None
    slot = c.slot(text(node, "as"), "number") if "as" in node else -1

    def change(m: Runner, f: Frame) -> None:
        at = index(m, f) if index is not None else 0
        old = m.s.counters[i][at]
        if slot >= 0:
            f.bound[slot] = old
        new = value(m, f) if value is not None else old + (plus(m, f) if plus is not None else 0)
        set_counter(m, i, at, new)

    c.change(change)


@verb(
    "roll",
    params={
        "dice": COUNT("how many dice (2)"),
        "faces": ListOf(COUNT, least=1)("what stands on their faces; without it those of a battle die"),
    },
)
def _roll(c: Maker, node: Node, path: Path) -> None:
    """Roll dice whose total later effects read as `roll`."""
    c.change(_Roll(c, node, path))


class _Roll:
    """Dice that nobody fights with."""

    __slots__ = ("dice", "faces")

    def __init__(self, c: Maker, node: Node, path: Path) -> None:
        self.dice = count(node, "dice", 2)
        self.faces = counts(node, "faces") or c.r.die
        check_dice(c, self.dice, self.faces, path)
        c.r.roll_size = max(c.r.roll_size, self.dice)
        c.r.faces.update(self.faces)

    def __call__(self, m: Runner, f: Frame) -> None:
        throw(m, self.dice, self.faces)


def check_dice(c: Maker, dice: int, faces: tuple[int, ...], path: Path, *keys: str) -> None:
    """Report a number of dice, or faces, that nobody could roll; `keys` are what they are called."""
    many, shown = keys or ("dice", "faces")
    if not 1 <= dice <= DICE:
        c.problem("wrong-value", (*path, many), name=many, expected=f"1 .. {DICE}", found=dice)
    if not faces or not all(0 <= face <= FACE for face in faces):
        c.problem("wrong-value", (*path, shown), name=shown, expected=f"0 .. {FACE}", found=list(faces))


@verb(
    "reroll",
    params={
        "roll": Words("dice")("`dice`: the named roll; without it the die of the subject's side in the battle"),
        "dice": COUNT("how many dice the named roll has (2)"),
        "faces": ListOf(COUNT, least=1)("what stands on the faces of the named roll; without it those of a battle die"),
    },
)
def _reroll(c: Maker, node: Node, path: Path) -> None:
    """Roll again; the new result stands."""
    if "roll" in node:
        c.change(_Roll(c, node, path))
    else:
        c.add(Reroll(), "choose-die")


@verb("take-control", required=("area", "by"), params={"area": BINDING("a bound area"), "by": BINDING("a faction")})
def _take_control(c: Maker, node: Node, path: Path) -> None:
    """The area belongs to the faction from now on, with all that stands there; its group on the way there lands."""
    area = c.area_ref(node["area"], (*path, "area"))
    who = c.faction_ref(node["by"], (*path, "by"))

    c.change(lambda m, f: take_control(m, who(m, f), area(m, f)))


@verb("eliminate", required=("faction",), params={"faction": BINDING("a bound faction")})
def _eliminate(c: Maker, node: Node, path: Path) -> None:
    """A faction leaves the game with all it has; its pending effects end (B18.6, L17.4)."""
    who = c.faction_ref(node["faction"], (*path, "faction"))
    c.change(lambda m, f: eliminate(m, who(m, f)))


@verb(
    "win",
    ends=True,
    params={
        "side": Words("mine")("`mine`: the subject's side at once; without it the best sides at the end"),
        "by": Either(Words("metropolises", "gold"), Table({"option": NAME}, required=("option",)))(
            "what the best have most of: `metropolises`, then gold, or `gold` among those with enough metropolises; "
            "`{ option }`: one of the two"
        ),
        "most": NUMBERS("what the best have most of instead: numbers of each faction, the later ones among equals"),
    },
)
def _win(c: Maker, node: Node, path: Path) -> None:
    """The game is over."""
    by = node.get("by", "metropolises")
    if isinstance(by, dict):
        by = c.option(by.get("option"), (*path, "by", "option"))
    c.one_of(by, ("metropolises", "gold"), (*path, "by"))
    if "most" in node:
        found = [c.number(each, (*path, "most", i)) for i, each in enumerate(listed(node, "most"))]
        c.change(lambda m, f: declare_winners(m, best_sides(m, found)))
    elif node.get("side") == "mine":
        c.change(lambda m, f: declare_winners(m, [m.t.side_of[f.subject]]))
    else:
        c.change(lambda m, f: declare_winners(m, leaders(m, by == "gold")))


@verb("end-game", params={})
def _end_game(c: Maker, node: Node, path: Path) -> None:
    """The game ends with this round."""
    c.change(lambda m, f: announce_end(m))
