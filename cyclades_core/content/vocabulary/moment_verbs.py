"""Words of moments: fire, window, instead."""

from __future__ import annotations

from cyclades_core.engine.operations.reaction_windows import Fire, Window
from cyclades_core.engine.operations.replacements import Instead
from cyclades_core.engine.operations.runner_interface import Number, Runner
from cyclades_core.engine.rules.rounds import in_god_order, in_turn_order
from cyclades_core.engine.state import Frame

from .compiler_interface import Maker
from .parameter_reader import text
from .parameter_types import AREA, CARD, EFFECT, FACTION, NAME, Path, Words
from .registry import MOMENTS, Node, verb


@verb(
    "fire",
    required=("moment",),
    params={
        "moment": NAME("a named moment"),
        "it": CARD("a bound card"),
        "area": AREA("a bound area"),
        "loser": FACTION("a bound faction: who lost the area"),
    },
)
def _fire(maker: Maker, node: Node, path: Path) -> None:
    """Tell whoever watches the moment."""
    name = text(node, "moment")
    if name not in MOMENTS:
        maker.unknown(name, "unknown-moment", (*path, "moment"), MOMENTS)
    maker.call(moment_program(name), (*path, "moment"))
    maker.add(Fire(name, _about(maker, node, path)))


def moment_program(moment: str) -> str:
    """Return the name by which the compiler notes who brings a moment about: its triggers act for that faction."""
    return f"moment {moment}"


def _about(maker: Maker, node: Node, path: Path) -> list[Number]:
    """What the moment is about, in the order in which those who wait for it find it bound."""
    given: dict[str, Number] = {}
    if "it" in node:
        given["it"] = maker.ref(node["it"], (*path, "it"), "card")
    if "area" in node:
        given["area"] = maker.area_ref(node["area"], (*path, "area"))
    if "loser" in node:
        given["loser"] = maker.faction_ref(node["loser"], (*path, "loser"))
    binds = MOMENTS.get(text(node, "moment"), (tuple(given), ""))[0]
    for key in given:
        if key not in binds:
            maker.unknown(key, "unknown-key", (*path, key), binds)
    last = max((i for i, name in enumerate(binds) if name in given), default=-1)
    return [given.get(name, _nothing) for name in binds[: last + 1]]


def _nothing(runner: Runner, frame: Frame) -> int:
    return -1


@verb(
    "window",
    required=("at",),
    params={
        "at": NAME("a named moment"),
        "order": Words("track", "gods")("`track` (turn order), `gods` (order of the turns)"),
    },
)
def _window(maker: Maker, node: Node, path: Path) -> None:
    """Holders of cards with this window may use them now."""
    name = text(node, "at")
    if name not in MOMENTS:
        maker.unknown(name, "unknown-moment", (*path, "at"), MOMENTS)
    _, asked = maker.scratch("passed")
    gods = node.get("order", "track") == "gods"

    def order(runner: Runner) -> list[int]:
        everybody = list(range(runner.table.n_factions))
        return in_god_order(runner, everybody) if gods else in_turn_order(runner, everybody)

    maker.add(Window(name, order, asked), f"window-{name}")


@verb(
    "instead",
    acts=True,
    required=("moment", "body"),
    params={
        "moment": NAME("a named moment"),
        "body": EFFECT("what happens otherwise"),
        "it": CARD("what the moment is about, where it has one: a bound card"),
        "area": AREA("the same: a bound area"),
        "loser": FACTION("the same: a bound faction"),
        "prompt": NAME("how the question is put, for its message (`instead`)"),
    },
)
def _instead(maker: Maker, node: Node, path: Path) -> None:
    """Do the body, unless the faction replaces it by something that watches the moment with stage `instead`."""
    if text(node, "moment") not in MOMENTS:
        maker.unknown(text(node, "moment"), "unknown-moment", (*path, "moment"), MOMENTS)
    op = maker.add(Instead(text(node, "moment"), _about(maker, node, path)), text(node, "prompt", "instead"))
    maker.body(node["body"], (*path, "body"))
    op.other = len(maker.ops)
