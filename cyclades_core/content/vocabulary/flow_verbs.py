"""Verbs that order other verbs: choose, if, may, one-of, repeat, each, run."""

from __future__ import annotations

from collections.abc import Callable

from cyclades_core.engine.operations.control_flow import Branch, Each, EachChosen, First, Loop, May, RunProgram
from cyclades_core.engine.operations.operation import Bind, Goto, If
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules.rounds import in_god_order, in_turn_order
from cyclades_core.engine.rules.source_places import holder
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Number

from .compiler_interface import Maker
from .parameter_reader import count, table, text, truth
from .parameter_types import (
    CARD,
    CONDITION,
    COUNT,
    EFFECT,
    EFFECTS,
    FACTION,
    KINDS,
    NAME,
    NUMBER,
    SELECTOR,
    TABLE,
    TEXT,
    TRUTH,
    Binding,
    Either,
    ListOf,
    Path,
    Table,
    Words,
)
from .registry import Node, verb

__all__: list[str] = []

#: Any single thing.
ONE = Binding(*(kind for kind in KINDS if kind not in ("buildings", "cards")))
CHOICES = ("area", "site", "building", "units", "card", "god", "faction", "unit", "type", "goods", "amount")


def _who(maker: Maker, value: object, path: Path) -> Number | None:
    return None if value is None else maker.faction_ref(value, path)


@verb(
    "choose",
    acts=True,
    required=("as",),
    params={
        **{sort: SELECTOR(f"a selector of this sort ({sort}); a list is tiers") for sort in CHOICES},
        "as": NAME("the name of the binding"),
        "by": FACTION("who chooses: a bound faction, `attacker`, `defender`, `active`"),
        "optional": TRUTH("may be answered with nothing"),
        "prompt": TEXT("the message of the question"),
    },
)
def _choose(maker: Maker, node: Node, path: Path) -> None:
    """Ask for one of what a selector finds and bind it. With nothing to choose the rest of the list is skipped."""
    sort = maker.sort_in(node, path, CHOICES)
    if not sort:
        return
    select = maker.selector(sort, node[sort], (*path, sort))
    op = maker.choose(
        sort if sort != "amount" else "number",
        select,
        text(node, "as"),
        text(node, "prompt"),
        optional=truth(node, "optional"),
    )
    maker.bound[text(node, "as")] = path
    op.by = _who(maker, node.get("by"), (*path, "by"))


@verb(
    "if",
    required=("test", "then"),
    params={"test": CONDITION("a condition"), "then": EFFECT("an effect"), "else": EFFECT("an effect")},
)
def _if(maker: Maker, node: Node, path: Path) -> None:
    """Do one effect or the other."""
    test = maker.add(If(maker.condition(node["test"], (*path, "test"))))
    spend = maker.spend
    maker.body(node["then"], (*path, "then"))
    if "else" in node:
        skip = maker.add(Goto())
        test.other = len(maker.ops)
        maker.spend = spend
        maker.body(node["else"], (*path, "else"))
        skip.next = len(maker.ops)
    else:
        test.other = len(maker.ops)


@verb(
    "may",
    acts=True,
    required=("body",),
    params={"body": EFFECT("an effect"), "prompt": TEXT("the message of the question")},
)
def _may(maker: Maker, node: Node, path: Path) -> None:
    """Ask whether to do the body; asked only when it can be done."""
    op = maker.add(May(), text(node, "prompt", "may"))
    maker.body(node["body"], (*path, "body"))
    op.other = len(maker.ops)


@verb(
    "one-of",
    acts=True,
    required=("options",),
    params={
        "options": ListOf(Table({"word": TEXT, "effect": EFFECT}), least=1)("a list of `{ word, effect }`"),
        "prompt": TEXT("the message of the question"),
    },
)
def _one_of(maker: Maker, node: Node, path: Path) -> None:
    """Do one of several effects; those that cannot be done are not offered."""
    options = node["options"] if isinstance(node["options"], list) else []
    op = maker.add(Branch([o.get("word", str(i + 1)) for i, o in enumerate(options)]), text(node, "prompt", "one-of"))
    if maker.empties:
        maker.empties[-1].append(op)
    spend = maker.spend
    ends = []
    for i, option in enumerate(options):
        op.branches.append(len(maker.ops))
        maker.spend = spend
        maker.body(option.get("effect", []), (*path, "options", i, "effect"))
        ends.append(maker.add(Goto()))
    for end in ends:
        end.next = len(maker.ops)
    maker.spend = None


@verb("first-of", required=("options",), params={"options": EFFECTS("a list of effects")})
def _first_of(maker: Maker, node: Node, path: Path) -> None:
    """Do the first of several effects that can be done: conditions dropped one after the other. Nobody is asked."""
    op = maker.add(First())
    if maker.empties:
        maker.empties[-1].append(op)
    spend = maker.spend
    ends = []
    for i, effect in enumerate(node["options"] if isinstance(node["options"], list) else []):
        op.branches.append(len(maker.ops))
        maker.spend = spend
        maker.body(effect, (*path, "options", i))
        ends.append(maker.add(Goto()))
    for end in ends:
        end.next = len(maker.ops)
    maker.spend = None


@verb(
    "repeat",
    acts=True,
    required=("body",),
    params={
        "body": EFFECT("an effect"),
        "times": NUMBER("at most so often; without it, while it can be done"),
        "optional": TRUTH("asked before each time"),
        "at-least": COUNT("how often it must be done before stopping is offered"),
        "prompt": TEXT("the message of the question"),
    },
)
def _repeat(maker: Maker, node: Node, path: Path) -> None:
    """Do the body again and again while it can be done."""
    _, counter = maker.scratch("loop")
    times = maker.number(node["times"], (*path, "times")) if "times" in node else None
    loop = Loop(counter, times, truth(node, "optional"), count(node, "at-least", 0))
    head = maker.add(loop, text(node, "prompt", "again"))
    start = len(maker.ops) - 1
    maker.body(node["body"], (*path, "body"))
    back = maker.add(Goto())
    back.next = start
    head.other = len(maker.ops)


@verb(
    "each",
    required=("body",),
    params={
        **{sort: SELECTOR(f"a selector of this sort ({sort})") for sort in CHOICES},
        "as": NAME("the name of the binding in the body"),
        "body": EFFECT("an effect, run as a program of its own"),
        "act": TRUTH("the member, a faction or the holder of a card, becomes the subject of the body"),
        "order": Words("gods", "track", "track-backwards", "choice")(
            "`gods` (order of the turns), `track` (turn order), `track-backwards`, `choice` (one after the other)"
        ),
        "by": FACTION("order `choice`: who chooses"),
    },
)
def _each(maker: Maker, node: Node, path: Path) -> None:
    """Run the body for each member of a snapshot; what no longer matches is skipped."""
    sort = maker.sort_in(node, path, CHOICES)
    if not sort:
        return
    select = maker.selector(sort, node[sort], (*path, sort))
    name = text(node, "as", "it")
    _, at = maker.scratch("each")
    room = maker.room
    outer = maker.subject
    if truth(node, "act"):
        maker.subject = "faction"
    inner = maker.program(
        f"{maker.name}/each",
        node["body"],
        None,
        (*path, "body"),
        takes=[
            *[(n, maker.sorts.get(n, "")) for n in sorted(maker.slots, key=lambda amount: maker.slots[amount])],
            (name, "number" if sort == "amount" else sort),
        ],
    )
    maker.subject = outer
    order = node.get("order")
    kind = EachChosen if order == "choice" else Each
    op = kind(select, inner.number, at, room)
    if truth(node, "act"):
        maker.one_of(sort, ("faction", "card"), (*path, "act"))
        op.acts = (lambda runner, value: value) if sort == "faction" else holder
    if order is not None:
        maker.one_of(order, ("gods", "track", "track-backwards", "choice"), (*path, "order"))
    if isinstance(op, EachChosen):
        op.sort = sort
        op.by = _who(maker, node.get("by"), (*path, "by"))
        maker.add(op, "choose-next")
        return
    if order == "gods":
        op.order = _ordered(sort, lambda runner, who: in_god_order(runner, who))
    elif order == "track":
        op.order = _ordered(sort, lambda runner, who: in_turn_order(runner, who))
    elif order == "track-backwards":
        op.order = _ordered(sort, lambda runner, who: in_turn_order(runner, who)[::-1])
    maker.add(op)


def _ordered(sort: str, order: Callable[[Runner, list[int]], list[int]]) -> Callable[[Runner, list[int]], list[int]]:
    """Factions in this order, or cards by their holders."""
    if sort != "card":
        return order

    def cards(runner: Runner, found: list[int]) -> list[int]:
        return [
            card
            for f in order(runner, list(range(runner.table.n_factions)))
            for card in found
            if holder(runner, card) == f
        ]

    return cards


@verb(
    "run",
    params={
        "program": NAME("the name of a program"),
        "ability": NAME("the name of an ability of the card `of`"),
        "effect-of": Binding("building", "card", "god")(
            "run the effect of this bound card, or of the card that lies with a bound building"
        ),
        "of": CARD("a binding: the card whose ability is run; nothing where it has none"),
        "with": TABLE("a table of arguments: parameter -> binding or number"),
        "for": FACTION("the faction that is the subject"),
    },
)
def _run(maker: Maker, node: Node, path: Path) -> None:
    """Run a named program, or an ability or effect of a bound card."""
    subject = maker.faction_ref(node["for"], (*path, "for")) if "for" in node else None
    if "program" in node:
        name = text(node, "program")
        maker.number_of("program", name, (*path, "program"))
        takes = maker.book.program_takes.get(name, ())
        given = table(node, "with")
        args = []
        for take in takes:
            if take not in given:
                maker.problem("missing-key", (*path, "with"), name=take)
                return
            args.append(maker.argument(name, take, given[take], (*path, "with", take)))
        for key in given:
            if key not in takes:
                maker.unknown(key, "unknown-key", (*path, "with", key), takes)
        maker.call(name, (*path, "program"), subject="faction" if subject is not None else "")
        maker.add(RunProgram(lambda runner, frame: runner.book.named[name], args, subject, name))
    elif "effect-of" in node:
        ref = maker.ref(node["effect-of"], (*path, "effect-of"), "building", "card", "god")
        lies = maker.kind_of(text(node, "effect-of")) == "building"
        card = (lambda runner, frame: runner.state.extra[ref(runner, frame)] - 1) if lies else ref

        def resolve(runner: Runner, frame: Frame) -> None:
            found = card(runner, frame)
            if found >= 0 and runner.book.effect_of[found] >= 0:
                who = frame.subject if subject is None else subject(runner, frame)
                if who >= 0:
                    runner.push(runner.book.effect_of[found], who, frame.actor, found)

        maker.change(resolve)
    elif "of" not in node:
        maker.problem("missing-key", path, name="program | effect-of | of")
    else:
        ref = maker.ref(node["of"], (*path, "of"), "card")
        ability = text(node, "ability", "sacrifice")
        maker.add(
            RunProgram(lambda runner, frame: runner.library.ability_program(ref(runner, frame), ability), [], subject)
        )


@verb(
    "bind",
    required=("as", "value"),
    params={
        "as": NAME("the name"),
        "value": Either(COUNT, ONE, TABLE)("a number, or another binding, whose kind it keeps"),
    },
)
def _bind(maker: Maker, node: Node, path: Path) -> None:
    """Remember a number or a binding under a name, as it is now."""
    given = node["value"]
    if isinstance(given, str):
        value, kind = maker.ref(given, (*path, "value"), *ONE.kinds), maker.kind_of(given)
    else:
        value, kind = maker.number(given, (*path, "value")), "number"
    maker.bound[text(node, "as")] = path
    slot = maker.slot(text(node, "as"), kind)
    maker.add(Bind(slot, value))


def members(runner: Runner, frame: Frame) -> list[int]:
    """Factions of the subject's side."""
    return list(runner.table.sides[runner.table.side_of[frame.subject]])
