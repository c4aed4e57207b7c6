"""Numbers: an int, a binding, or a table of one of the number words, compiled to functions `(m, f) -> int`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..loading.shapes import shape_of
from ..plain.asking import Ask
from ..rules.buildings import metropolises
from ..rules.elimination import sides_left
from ..rules.goods import gold, has
from ..rules.income import cornucopias
from ..rules.pieces import in_reserve, stacked
from ..rules.quantities import number as modified
from ..rules.victory import side_metropolises
from ..state import Frame
from ..state.position import Position
from ..words.registry import NUMBERS, QUANTITIES, Word
from ..words.registry import number as number_word
from ..words.takes import BINDING, FLAG, NAME, NUMBER, TABLE, Words
from ..words.takes import NUMBERS as NUMBER_LIST
from .selectors import SORTS, selector

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["MEASURES", "Number", "count_of", "number", "number_in"]

Number = Callable[[Position, Frame], int]

MEASURES = ("at-least", "at-most", "exactly")


def number(c: Compiler, tree: Any, path: tuple[Any, ...], strict: bool = True) -> Number:
    """Compile a number: an int, a binding, or a table of one of the number words.

    Not `strict`: the table is a condition that measures the number and may say other things as well.
    """
    if isinstance(tree, bool) or tree is None:
        c.problem("wrong-type", path, expected="integer | string | table", found=shape_of(tree))
        return lambda m, f: 0
    if isinstance(tree, int):
        return lambda m, f: tree
    if isinstance(tree, str):
        return c.ref(tree, path)
    if not c.table(tree, path):
        return lambda m, f: 0
    word = number_in(tree)
    if word is None:
        wrong = next((key for key in tree if key not in MEASURES), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(NUMBERS))
        return lambda m, f: 0
    for other in tree if strict else ():
        if other != word.name and other not in word.also and other not in MEASURES:
            c.unknown(other, "unknown-key", (*path, other), [*NUMBERS, *word.also])
    made: Number = c.made(word, tree, path)
    return made


def number_in(tree: dict[str, Any]) -> Word | None:
    """The word of a number in a table: the first one."""
    return next((NUMBERS[key] for key in tree if key in NUMBERS), None)


def _of_faction(c: Compiler, rest: dict[str, Any], path: tuple[Any, ...]) -> Number:
    who = rest.get("of", "mine")
    if who == "mine":
        return lambda m, f: f.subject
    return c.ref(who, (*path, "of"), "faction")


@number_word("option", takes=NAME, doc="a number from the options of the ruleset")
def _n_option(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = c.option(value, path)
    n = n if isinstance(n, int) else 0
    return lambda m, f: n


@number_word(
    "counter",
    takes=NAME,
    doc="the value of a counter (per area: of `here` or `at`)",
    also={"of": BINDING("the card or faction it is counted for"), "at": BINDING("the area it is counted for")},
)
def _n_counter(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    i, per = c.counter(value, path)
    if per == "area":
        area = c.area_ref(rest.get("at", "here"), path)
        return lambda m, f: m.s.counters[i][a] if 0 <= (a := area(m, f)) < m.t.A else 0
    if per == "faction":
        who = _of_faction(c, rest, path)
        return lambda m, f: m.s.counters[i][who(m, f)]
    if per == "card":
        card = c.ref(rest.get("of", "self"), path)
        return lambda m, f: m.s.counters[i][card(m, f)]
    return lambda m, f: m.s.counters[i][0]


@number_word(
    "goods",
    takes=NAME,
    doc="how many of these goods the faction has",
    also={"of": BINDING("a bound faction instead of the subject")},
)
def _n_goods(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    g = c.number_of("goods", value, path)
    who = _of_faction(c, rest, path)
    return lambda m, f: has(m, who(m, f), g)


@number_word("gold", takes=BINDING, doc="the gold of `mine` or of a bound faction")
def _n_gold(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    who = _of_faction(c, {"of": value}, path[:-1])
    return lambda m, f: gold(m, who(m, f))


@number_word("land-areas", takes=BINDING, doc="how many land areas `mine` or a bound faction controls")
def _n_land(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    who = _of_faction(c, {"of": value}, path[:-1])
    return lambda m, f: (m.s.owned[who(m, f)] & m.t.land).bit_count()


@number_word("metropolises", takes=Words("mine", "side"), doc="metropolises of `mine` or of the `side`")
def _n_metropolises(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value == "side":
        return lambda m, f: side_metropolises(m, f.subject)
    return lambda m, f: metropolises(m, f.subject)


def count_of(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if not c.table(value, path):
        return lambda m, f: 0
    sort = next((k for k in value if k in SORTS), None)
    if sort is None:
        wrong = next(iter(value), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(SORTS))
        return lambda m, f: 0
    found = selector(c, sort, value[sort], (*path, sort))
    if sort == "units":
        return lambda m, f: sum([stacked(m, v) for v in found.members(m, f)])
    return lambda m, f: len(found.members(m, f))


number_word("count", takes=TABLE, doc="how many things a selector finds")(count_of)


@number_word("half", takes=NUMBER, doc="half of a number, rounded down")
def _n_half(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = number(c, value, path)
    return lambda m, f: n(m, f) // 2


@number_word(
    "times", takes=NUMBER, doc="a product: `{ times = 2, of = number }`", also={"of": NUMBER("what is multiplied")}
)
def _n_times(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n, of = number(c, value, path), number(c, rest.get("of", 1), path)
    return lambda m, f: n(m, f) * of(m, f)


@number_word("sum", takes=NUMBER_LIST, doc="the sum of numbers")
def _n_sum(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda m, f: first(m, f) + second(m, f)
    return lambda m, f: sum(p(m, f) for p in parts)


@number_word("least", takes=NUMBER_LIST, doc="the smallest of numbers")
def _n_least(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda m, f: a if (a := first(m, f)) <= (b := second(m, f)) else b
    return lambda m, f: min(p(m, f) for p in parts)


@number_word("symbols", takes=BINDING, doc="printed symbols of an area")
def _n_symbols(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: m.t.symbol >> ref(m, f) & 1


@number_word("cornucopias", takes=BINDING, doc="all cornucopias of an area")
def _n_cornucopias(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: cornucopias(m, ref(m, f))


@number_word("stock", takes=NAME, doc="how many buildings or goods the supply still has, units the faction's reserve")
def _n_stock(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value in c.r.numbers["unit"]:
        unit = c.number_of("unit", value, path)
        return lambda m, f: in_reserve(m, f.subject, unit)
    if value in c.r.numbers["goods"]:
        g = c.number_of("goods", value, path)
        return lambda m, f: m.s.gstock[g]
    kind = c.number_of("building", value, path)
    return lambda m, f: m.s.stock[kind]


@number_word(
    "by-option",
    takes=NAME,
    doc="`{ by-option = key, values = { value = number } }`",
    also={"values": TABLE("a number for each value of the option")},
)
def _n_by_option(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    n = rest.get("values", {}).get(str(c.option(value, path)), 0)
    return lambda m, f: n


@number_word(
    "quantity",
    takes=NAME,
    doc="`{ quantity, from }`: a typed question asked for the faction",
    also={"from": NUMBER("the number before modifiers (0)")},
)
def _n_quantity(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    if value not in QUANTITIES:
        c.unknown(str(value), "unknown-quantity", path, QUANTITIES)
    start = number(c, rest.get("from", 0), path)

    def ask(m: Position, f: Frame) -> int:
        return modified(m, value, start(m, f), Ask(faction=f.subject))

    return ask


@number_word("round", takes=FLAG, doc="the number of the round")
def _n_round(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: m.s.round


@number_word("target", takes=FLAG, doc="how many metropolises win")
def _n_target(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: m.t.target


@number_word("roll", takes=FLAG, doc="the total of the last named roll")
def _n_roll(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: sum(m.s.roll)


@number_word("sides", takes=FLAG, doc="how many sides are left")
def _n_sides(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: sides_left(m)


@number_word("printed-place", takes=FLAG, doc="the place of the running marker among those on the printed god, from 1")
def _n_printed_place(c: Compiler, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: m.s.printed_place
