"""Words of time and fate: lasting, counter, roll, reroll, take-control, eliminate, win, end-game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cyclades_core.engine.operations.rerolls import Reroll
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules.battle import throw
from cyclades_core.engine.rules.control import take_control
from cyclades_core.engine.rules.counters import set_counter
from cyclades_core.engine.rules.elimination import eliminate
from cyclades_core.engine.rules.rounds import begin_lasting
from cyclades_core.engine.rules.victory import announce_end, best_sides, declare_winners, leaders
from cyclades_core.engine.state import Frame
from cyclades_core.engine.values.limits import DICE, FACE

from .compiler_interface import Maker
from .parameter_reader import count, counts, listed, text
from .parameter_types import (
    AREA,
    COUNT,
    FACTION,
    NAME,
    NUMBER,
    NUMBERS,
    TABLE,
    Binding,
    Either,
    ListOf,
    Path,
    Table,
    Words,
)
from .registry import Node, verb

__all__ = ["check_dice"]

SCOPES = ("battle", "turn", "phase", "round", "game")
# Kinds of bindings that `lasting-began` tells, where its test names them.
TOLD = frozenset({"area", "card", "faction", "god", "type", "unit"})


def _words(value: object) -> Iterator[str]:
    """All texts in a value, from the outside to the inside."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _words(each)
    elif isinstance(value, Sequence):
        for each in value:
            yield from _words(each)


@verb(
    "lasting",
    required=("quantity", "op", "until"),
    params={
        "quantity": NAME("the question whose answer changes"),
        "op": NAME("set, add, multiply, at-least, at-most, allow or forbid"),
        "value": NUMBER("a number"),
        "area": Either(AREA, TABLE)("an area selector for questions about areas"),
        "test": TABLE("the condition under which it counts"),
        "until": NAME("the end of its scope: battle, turn, phase, round, game"),
    },
)
def _lasting(maker: Maker, node: Node, path: Path) -> None:
    """Start a modifier that lasts for a scope; the numbers bound so far are kept with it."""
    maker.one_of(node["until"], SCOPES, (*path, "until"))
    number = maker.lasting_modifier(node, path)
    until = SCOPES.index(node["until"]) if node["until"] in SCOPES else 4
    room = maker.room
    named = [name for name in _words(node.get("test")) if maker.is_binding(name)]
    about = tuple((maker.kind_of(name), maker.slot(name)) for name in named if maker.kind_of(name) in TOLD)

    def start(runner: Runner, frame: Frame) -> None:
        kept = Frame(-1, 0, frame.subject, frame.actor, frame.source, frame.here, frame.bound[:room], frame.groups)
        begin_lasting(runner, number, until, kept, tuple((kind, frame.bound[slot]) for kind, slot in about))

    maker.change(start)


@verb(
    "counter",
    required=("counter",),
    params={
        "counter": NAME("a declared counter"),
        "add": NUMBER("a number"),
        "set": NUMBER("a number"),
        "at": AREA("the area (for counters per area)"),
        "of": Binding("card", "faction", "god")("the card or faction (for counters per card or faction)"),
        "as": NAME("binds the value before the change"),
    },
)
def _counter(maker: Maker, node: Node, path: Path) -> None:
    """Change a counter; never below 0 or above 255. Told, unless its `[[counter]]` says `told` or `visible = false`."""
    i, per = maker.counter(node["counter"], (*path, "counter"))
    plus = maker.number(node["add"], (*path, "add")) if "add" in node else None
    value = maker.number(node["set"], (*path, "set")) if "set" in node else None
    if per == "area":
        index = maker.area_ref(node.get("at", "here"), (*path, "at"))
    elif per == "card":
        index = maker.ref(node.get("of", "self"), (*path, "of"), "card", "god")
    elif per == "faction":
        index = maker.faction_ref(node.get("of", "mine"), (*path, "of"))
    else:
        index = None
    slot = maker.slot(text(node, "as"), "number") if "as" in node else -1

    def change(runner: Runner, frame: Frame) -> None:
        at = index(runner, frame) if index is not None else 0
        old = runner.state.counters[i][at]
        if slot >= 0:
            frame.bound[slot] = old
        new = value(runner, frame) if value is not None else old + (plus(runner, frame) if plus is not None else 0)
        set_counter(runner, i, at, new)

    maker.change(change)


@verb(
    "roll",
    params={
        "dice": COUNT("how many dice (2)"),
        "faces": ListOf(COUNT, least=1)("what stands on their faces; without it those of a battle die"),
    },
)
def _roll(maker: Maker, node: Node, path: Path) -> None:
    """Roll dice whose total later effects read as `roll`."""
    maker.change(_Roll(maker, node, path))


class _Roll:
    """Dice that nobody fights with."""

    __slots__ = ("dice", "faces")

    def __init__(self, maker: Maker, node: Node, path: Path) -> None:
        self.dice = count(node, "dice", 2)
        self.faces = counts(node, "faces") or maker.book.die
        check_dice(maker, self.dice, self.faces, path)
        maker.book.roll_size = max(maker.book.roll_size, self.dice)
        maker.book.faces.update(self.faces)

    def __call__(self, runner: Runner, frame: Frame) -> None:
        throw(runner, self.dice, self.faces)


def check_dice(maker: Maker, dice: int, faces: tuple[int, ...], path: Path, *keys: str) -> None:
    """Report a number of dice, or faces, that nobody could roll; `keys` are what they are called."""
    many, shown = keys or ("dice", "faces")
    if not 1 <= dice <= DICE:
        maker.problem("wrong-value", (*path, many), name=many, expected=f"1 .. {DICE}", found=dice)
    if not faces:
        maker.problem("wrong-value", (*path, shown), name=shown, expected="[x, ...]", found="[]")
    elif not all(0 <= face <= FACE for face in faces):
        maker.problem("wrong-value", (*path, shown), name=shown, expected=f"0 .. {FACE}", found=str(list(faces)))


@verb(
    "reroll",
    params={
        "roll": Words("dice")("`dice`: the named roll; without it the die of the subject's side in the battle"),
        "dice": COUNT("how many dice the named roll has (2)"),
        "faces": ListOf(COUNT, least=1)("what stands on the faces of the named roll; without it those of a battle die"),
    },
)
def _reroll(maker: Maker, node: Node, path: Path) -> None:
    """Roll again; the new result stands."""
    if "roll" in node:
        maker.change(_Roll(maker, node, path))
    else:
        maker.add(Reroll(), "choose-die")


@verb("take-control", required=("area", "by"), params={"area": AREA("a bound area"), "by": FACTION("a faction")})
def _take_control(maker: Maker, node: Node, path: Path) -> None:
    """The area belongs to the faction from now on, with all that stands there; its group on the way there lands."""
    area = maker.area_ref(node["area"], (*path, "area"))
    who = maker.faction_ref(node["by"], (*path, "by"))

    maker.change(lambda runner, frame: take_control(runner, who(runner, frame), area(runner, frame)))


@verb("eliminate", required=("faction",), params={"faction": FACTION("a bound faction")})
def _eliminate(maker: Maker, node: Node, path: Path) -> None:
    """A faction leaves the game with all it has; its pending effects end (B18.6, L17.4)."""
    who = maker.faction_ref(node["faction"], (*path, "faction"))
    maker.change(lambda runner, frame: eliminate(runner, who(runner, frame)))


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
def _win(maker: Maker, node: Node, path: Path) -> None:
    """The game is over."""
    by = node.get("by", "metropolises")
    if isinstance(by, dict):
        by = maker.option(by.get("option"), (*path, "by", "option"))
    maker.one_of(by, ("metropolises", "gold"), (*path, "by"))
    if "most" in node:
        outer, maker.subject = maker.subject, "faction"  # each of them is asked
        found = [maker.number(each, (*path, "most", i)) for i, each in enumerate(listed(node, "most"))]
        maker.subject = outer
        maker.change(lambda runner, frame: declare_winners(runner, best_sides(runner, found)))
    elif node.get("side") == "mine":
        maker.change(lambda runner, frame: declare_winners(runner, [runner.table.side_of[frame.subject]]))
    else:
        maker.change(lambda runner, frame: declare_winners(runner, leaders(runner, by == "gold")))


@verb("end-game", params={})
def _end_game(maker: Maker, node: Node, path: Path) -> None:
    """The game ends with this round."""
    maker.change(lambda runner, frame: announce_end(runner))
