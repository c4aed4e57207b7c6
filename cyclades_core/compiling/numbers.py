"""Numbers: an int, a binding, or a table of one of the number words, compiled to functions `(m, f) -> int`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..loading.shapes import shape_of
from ..plain.events import M
from ..plain.registry import QUANTITIES, word
from ..rules.buildings import metropolises
from ..rules.cards import where
from ..rules.goods import gold, has
from ..rules.income import cornucopias
from ..rules.pieces import stacked
from ..rules.quantities import number as modified
from ..rules.victory import side_metropolises
from ..state import Frame
from .selectors import SORTS, selector

__all__ = ["MEASURES", "NUMBERS", "Number", "count_of", "number"]

Number = Callable[[M, Frame], int]

MEASURES = ("at-least", "at-most", "exactly")

for _key, _doc in (  # text: ok documentation for authors
    ("option", "a number from the options of the ruleset"),
    ("counter", "the value of a counter (per area: of `here` or `at`)"),
    ("goods", "how many of these goods the faction has"),
    ("gold", "the faction's gold (`of` a binding: that faction's)"),
    ("land-areas", "how many land areas the faction controls"),
    ("metropolises", "metropolises of `mine` or of the `side`"),
    ("count", "how many things a selector finds"),
    ("units-of", "how many units a bound stack holds"),
    ("on-board", "how many units of a kind the faction has on the board"),
    ("reserve", "how many units of a kind are left in the faction's reserve"),
    ("half", "half of a number, rounded down"),
    ("times", "a product: `{ times = 2, of = number }`"),
    ("sum", "the sum of numbers"),
    ("least", "the smallest of numbers"),
    ("minus", "`{ from, minus }`: a difference, never below 0"),
    ("slot", "the slot of the god (`self`), counted from 1"),
    ("round", "the number of the round"),
    ("symbols", "printed symbols of an area"),
    ("tokens", "placed prosperity markers of an area"),
    ("cornucopias", "all cornucopias of an area"),
    ("price", "the price of the track slot on which a card lies"),
    ("target", "how many metropolises win"),
    ("roll", "the total of the last named roll"),
    ("used", "how often the line was used this turn, plus one"),
    ("players", "how many factions are left"),
    ("sides", "how many sides are left"),
    ("stock", "how many buildings or goods of an id the supply still holds"),
    ("by-option", "`{ by-option = key, values = { value = number } }`"),
    ("quantity", "`{ quantity, from }`: a typed question asked for the faction"),
    ("printed-place", "the place of the running marker among those on the printed god, from 1"),
):
    word("number", _key, _doc)


EXTRAS = ("of", "at", "from", "values")


def number(c: Any, tree: Any, path: tuple[Any, ...], strict: bool = True) -> Number:
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
    rest = {k: v for k, v in tree.items() if k not in MEASURES}
    key = next((k for k in rest if k in NUMBERS), None)
    if key is None:
        wrong = next(iter(rest), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(NUMBERS))
        return lambda m, f: 0
    for other in rest if strict else ():
        if other != key and other not in EXTRAS:
            c.unknown(other, "unknown-key", (*path, other), [*NUMBERS, *EXTRAS])
    return NUMBERS[key](c, rest, rest[key], (*path, key))


def _of_faction(c: Any, rest: dict[str, Any], path: tuple[Any, ...]) -> Number:
    who = rest.get("of", "mine")
    if who == "mine":
        return lambda m, f: f.subject
    return c.ref(who, (*path, "of"), "faction")


def _n_option(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = c.option(value, path)
    n = n if isinstance(n, int) else 0
    return lambda m, f: n


def count_ofer(c: Any, rest: Any, value: Any, path: Any) -> Number:
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


def _n_goods(c: Any, rest: Any, value: Any, path: Any) -> Number:
    g = c.number_of("goods", value, path)
    who = _of_faction(c, rest, path)
    return lambda m, f: has(m, who(m, f), g)


def _n_gold(c: Any, rest: Any, value: Any, path: Any) -> Number:
    who = c.ref(value, path, "faction") if isinstance(value, str) and value != "mine" else _of_faction(c, rest, path)
    return lambda m, f: gold(m, who(m, f))


def _n_land(c: Any, rest: Any, value: Any, path: Any) -> Number:
    who = _of_faction(c, {"of": value} if isinstance(value, str) else {}, path)
    return lambda m, f: (m.s.owned[who(m, f)] & m.t.land).bit_count()


def _n_metropolises(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value == "side":
        return lambda m, f: side_metropolises(m, f.subject)
    return lambda m, f: metropolises(m, f.subject)


def count_of(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if not c.table(value, path):
        return lambda m, f: 0
    sort = next((k for k in value if k in SORTS), None)
    if sort is None:
        wrong = next(iter(value), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(SORTS))
        return lambda m, f: 0
    found = selector(c, sort, value[sort], (*path, sort))
    if sort == "units":

        def units(m: M, f: Frame) -> int:
            return sum([stacked(m, v) for v in found.members(m, f)])

        units.any = getattr(found, "some", units)  # type: ignore[attr-defined]
        return units
    return lambda m, f: len(found.members(m, f))


def _n_units_of(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.ref(value, path)
    return lambda m, f: stacked(m, ref(m, f))


def _n_on_board(c: Any, rest: Any, value: Any, path: Any) -> Number:
    kinds, _, _ = c.unit_filter(value, path)

    def on_board(m: M, f: Frame) -> int:
        t = m.t
        own = m.s.owned[f.subject]
        return sum(m.s.units[k][a] for a in range(t.A) if own >> a & 1 for k in kinds)

    return on_board


def _n_reserve(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.unit_ref(value, path)
    return lambda m, f: m.reserve(f.subject, ref(m, f))


def _n_half(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = number(c, value, path)
    return lambda m, f: n(m, f) // 2


def _n_times(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n, of = number(c, value, path), number(c, rest.get("of", 1), path)
    return lambda m, f: n(m, f) * of(m, f)


def _n_sum(c: Any, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda m, f: first(m, f) + second(m, f)
    return lambda m, f: sum(p(m, f) for p in parts)


def _n_least(c: Any, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    if len(parts) == 2:
        first, second = parts
        return lambda m, f: a if (a := first(m, f)) <= (b := second(m, f)) else b
    return lambda m, f: min(p(m, f) for p in parts)


def _n_minus(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n, start = number(c, value, path), number(c, rest.get("from", 0), path)
    return lambda m, f: max(0, start(m, f) - n(m, f))


def _n_slot(c: Any, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: m.slot_of(f.source)


def _n_symbols(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: m.t.symbol >> ref(m, f) & 1


def _n_tokens(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: m.s.tokens[ref(m, f)]


def _n_cornucopias(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: cornucopias(m, ref(m, f))


def _n_price(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.ref(value, path)
    return lambda m, f: m.r.zone_price.get(where(m, ref(m, f)), 0)


def _n_stock(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value in c.r.numbers["goods"]:
        g = c.number_of("goods", value, path)
        return lambda m, f: m.s.gstock[g]
    kind = c.number_of("building", value, path)
    return lambda m, f: m.s.stock[kind]


def _n_by_option(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = rest.get("values", {}).get(str(c.option(value, path)), 0)
    return lambda m, f: n


def _n_quantity(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value not in QUANTITIES:
        c.unknown(str(value), "unknown-quantity", path, QUANTITIES)
    start = number(c, rest.get("from", 0), path)

    def ask(m: M, f: Frame) -> int:
        m.cx.faction = f.subject
        return modified(m, value, start(m, f))

    return ask


NUMBERS: dict[str, Callable[..., Number]] = {
    "option": _n_option,
    "counter": count_ofer,
    "goods": _n_goods,
    "gold": _n_gold,
    "land-areas": _n_land,
    "metropolises": _n_metropolises,
    "count": count_of,
    "units-of": _n_units_of,
    "on-board": _n_on_board,
    "reserve": _n_reserve,
    "half": _n_half,
    "times": _n_times,
    "sum": _n_sum,
    "least": _n_least,
    "minus": _n_minus,
    "slot": _n_slot,
    "round": lambda c, rest, value, path: lambda m, f: m.s.round,
    "symbols": _n_symbols,
    "tokens": _n_tokens,
    "cornucopias": _n_cornucopias,
    "price": _n_price,
    "target": lambda c, rest, value, path: lambda m, f: m.t.target,
    "roll": lambda c, rest, value, path: lambda m, f: m.s.roll[0] + m.s.roll[1],
    "used": lambda c, rest, value, path: lambda m, f: m.s.rising + 1,
    "players": lambda c, rest, value, path: lambda m, f: m.players_left(),
    "sides": lambda c, rest, value, path: lambda m, f: m.sides_left(),
    "stock": _n_stock,
    "by-option": _n_by_option,
    "quantity": _n_quantity,
    "printed-place": lambda c, rest, value, path: lambda m, f: m.s.printed_place,
}
