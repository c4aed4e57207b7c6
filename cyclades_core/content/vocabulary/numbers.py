"""Numbers: an int, a binding, or a table of one of the number words, compiled to functions `(m, f) -> int`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.buildings import metropolises
from cyclades_core.engine.rules.elimination import sides_left
from cyclades_core.engine.rules.goods import gold, has
from cyclades_core.engine.rules.income import cornucopias
from cyclades_core.engine.rules.pieces import in_reserve, stacked
from cyclades_core.engine.rules.quantities import number as modified
from cyclades_core.engine.rules.victory import side_metropolises
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.question_context import QueryContext

from ..toml.value_shapes import shape_of
from .parameter_types import AREA, FACTION, FLAG, NAME, NUMBER, TABLE, Binding, Words
from .parameter_types import NUMBERS as NUMBER_LIST
from .registry import NUMBERS, QUANTITIES, VocabularyWord
from .registry import number as number_word
from .thing_selectors import SORTS, selector

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["MEASURES", "Number", "count_of", "number", "number_in"]

Number = Callable[[Position, Frame], int]

MEASURES = ("at-least", "at-most", "exactly")


def number(compiler: Compiler, tree: Any, path: tuple[Any, ...], strict: bool = True) -> Number:
    """Compile a number: an int, a binding, or a table of one of the number words.

    Not `strict`: the table is a condition that measures the number and may say other things as well.
    """
    if isinstance(tree, bool) or tree is None:
        compiler.problem("wrong-type", path, expected="integer | string | table", found=shape_of(tree))
        return lambda position, frame: 0
    if isinstance(tree, int):
        return lambda position, frame: tree
    if isinstance(tree, str):
        return compiler.ref(tree, path, "number")
    if not compiler.table(tree, path):
        return lambda position, frame: 0
    word = number_in(tree)
    if word is None:
        wrong = next((key for key in tree if key not in MEASURES), "")
        compiler.unknown(wrong, "unknown-key", (*path, wrong), list(NUMBERS))
        return lambda position, frame: 0
    for other in tree if strict else ():
        if other != word.name and other not in word.also and other not in MEASURES:
            compiler.unknown(other, "unknown-key", (*path, other), [*NUMBERS, *word.also])
    made: Number = compiler.made(word, tree, path)
    return made


def number_in(tree: dict[str, Any]) -> VocabularyWord | None:
    """The word of a number in a table: the first one whose value fits. Some names mean a condition, too."""
    found = [NUMBERS[key] for key in tree if key in NUMBERS]
    return next((word for word in found if word.takes.fits(tree[word.name])), found[0] if found else None)


def _of_faction(compiler: Compiler, rest: dict[str, Any], path: tuple[Any, ...]) -> Number:
    return _faction(compiler, rest.get("of", "mine"), (*path, "of"))


def _faction(compiler: Compiler, who: Any, path: tuple[Any, ...]) -> Number:
    if who == "mine":
        return lambda position, frame: frame.subject
    return compiler.faction_ref(who, path)


@number_word("option", takes=NAME, doc="a number from the options of the ruleset")
def _n_option(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = compiler.option(value, path)
    n = n if isinstance(n, int) else 0
    return lambda position, frame: n


@number_word(
    "counter",
    takes=NAME,
    doc="the value of a counter (per area: of `here` or `at`)",
    also={
        "of": Binding("card", "faction", "god")("the card or faction it is counted for"),
        "at": AREA("the area it is counted for"),
    },
)
def _n_counter(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    i, per = compiler.counter(value, path)
    if per == "area":
        area = compiler.area_ref(rest.get("at", "here"), (*path[:-1], "at"))
        return lambda position, frame: (
            position.state.counters[i][a] if 0 <= (a := area(position, frame)) < position.table.n_areas else 0
        )
    if per == "faction":
        who = _of_faction(compiler, rest, path[:-1])
        return lambda position, frame: position.state.counters[i][who(position, frame)]
    if per == "card":
        card = compiler.ref(rest.get("of", "self"), (*path[:-1], "of"), "card", "god")
        return lambda position, frame: position.state.counters[i][card(position, frame)]
    return lambda position, frame: position.state.counters[i][0]


@number_word(
    "goods",
    takes=NAME,
    doc="how many of these goods the faction has",
    also={"of": FACTION("a bound faction instead of the subject")},
)
def _n_goods(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    g = compiler.number_of("goods", value, path)
    who = _of_faction(compiler, rest, path[:-1])
    return lambda position, frame: has(position, who(position, frame), g)


@number_word("gold", takes=FACTION, doc="the gold of `mine` or of a bound faction")
def _n_gold(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    who = _faction(compiler, value, path)
    return lambda position, frame: gold(position, who(position, frame))


@number_word("land-areas", takes=FACTION, doc="how many land areas `mine` or a bound faction controls")
def _n_land(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    who = _faction(compiler, value, path)
    return lambda position, frame: (position.state.owned[who(position, frame)] & position.table.land).bit_count()


@number_word("metropolises", takes=Words("mine", "side"), doc="metropolises of `mine` or of the `side`")
def _n_metropolises(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value == "side":
        return lambda position, frame: side_metropolises(position, frame.subject)
    return lambda position, frame: metropolises(position, frame.subject)


def count_of(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if not compiler.table(value, path):
        return lambda position, frame: 0
    sort = next((k for k in value if k in SORTS), None)
    if sort is None:
        wrong = next(iter(value), "")
        compiler.unknown(wrong, "unknown-key", (*path, wrong), list(SORTS))
        return lambda position, frame: 0
    found = selector(compiler, sort, value[sort], (*path, sort))
    if sort == "units":
        return lambda position, frame: sum([stacked(position, v) for v in found.members(position, frame)])
    return lambda position, frame: len(found.members(position, frame))


number_word("count", takes=TABLE, doc="how many things a selector finds")(count_of)


@number_word("half", takes=NUMBER, doc="half of a number, rounded down")
def _n_half(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = number(compiler, value, path)
    return lambda position, frame: n(position, frame) // 2


@number_word(
    "times", takes=NUMBER, doc="a product: `{ times = 2, of = number }`", also={"of": NUMBER("what is multiplied")}
)
def _n_times(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n, of = number(compiler, value, path), number(compiler, rest.get("of", 1), (*path[:-1], "of"))
    return lambda position, frame: n(position, frame) * of(position, frame)


@number_word("sum", takes=NUMBER_LIST, doc="the sum of numbers")
def _n_sum(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(compiler, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda position, frame: first(position, frame) + second(position, frame)
    return lambda position, frame: sum(p(position, frame) for p in parts)


@number_word("least", takes=NUMBER_LIST, doc="the smallest of numbers")
def _n_least(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(compiler, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda position, frame: a if (a := first(position, frame)) <= (b := second(position, frame)) else b
    return lambda position, frame: min(p(position, frame) for p in parts)


@number_word("symbols", takes=AREA, doc="printed symbols of an area")
def _n_symbols(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    ref = compiler.area_ref(value, path)
    return lambda position, frame: position.table.symbol >> area & 1 if (area := ref(position, frame)) >= 0 else 0


@number_word("cornucopias", takes=AREA, doc="all cornucopias of an area")
def _n_cornucopias(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    ref = compiler.area_ref(value, path)
    return lambda position, frame: cornucopias(position, area) if (area := ref(position, frame)) >= 0 else 0


@number_word("stock", takes=NAME, doc="how many buildings or goods the supply still has, units the faction's reserve")
def _n_stock(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value in compiler.book.numbers["unit"]:
        unit = compiler.number_of("unit", value, path)
        return lambda position, frame: in_reserve(position, frame.subject, unit)
    if value in compiler.book.numbers["goods"]:
        g = compiler.number_of("goods", value, path)
        return lambda position, frame: position.state.gstock[g]
    kind = compiler.number_of("building", value, path)
    return lambda position, frame: position.state.stock[kind]


@number_word(
    "by-option",
    takes=NAME,
    doc="`{ by-option = key, values = { value = number } }`",
    also={"values": TABLE("a number for each value of the option")},
)
def _n_by_option(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = rest.get("values", {}).get(str(compiler.option(value, path)), 0)
    return lambda position, frame: n


@number_word(
    "quantity",
    takes=NAME,
    doc="`{ quantity, from }`: a typed question asked for the faction",
    also={"from": NUMBER("the number before modifiers (0)")},
)
def _n_quantity(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value not in QUANTITIES:
        compiler.unknown(value, "unknown-quantity", path, QUANTITIES)
    start = number(compiler, rest.get("from", 0), (*path[:-1], "from"))

    def ask(position: Position, frame: Frame) -> int:
        return modified(position, value, start(position, frame), QueryContext(faction=frame.subject))

    return ask


@number_word("round", takes=FLAG, doc="the number of the round")
def _n_round(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda position, frame: position.state.round


@number_word("target", takes=FLAG, doc="how many metropolises win")
def _n_target(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda position, frame: position.table.target


@number_word("roll", takes=FLAG, doc="the total of the last named roll")
def _n_roll(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda position, frame: sum(position.state.roll)


@number_word("sides", takes=FLAG, doc="how many sides are left")
def _n_sides(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda position, frame: sides_left(position)


@number_word("printed-place", takes=FLAG, doc="the place of the running marker among those on the printed god, from 1")
def _n_printed_place(compiler: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda position, frame: position.state.printed_place
