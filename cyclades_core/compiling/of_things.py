"""The keys of selectors of units, factions, kinds of units, types of buildings, goods and amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules.goods import gold, has
from ..rules.naming import building_id, goods_id, unit_id
from ..rules.pieces import in_reserve
from ..rules.victory import side_metropolises
from ..state import Frame
from ..state.position import Position
from ..words.registry import selector
from ..words.takes import COUNT, NAME, NAMES, NUMBER, TABLE, TRUTH, Either, Table, Words
from .card_selectors import Filtered, card_select
from .parts import Among, Check, From, Source
from .selectors import UnitSelect

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["or_none_left"]

Build = Callable[[UnitSelect], None]

# -- units: what a key does to the selector; kinds by id and tag are read together (`Names.unit_filter`)


def _read_together(c: Compiler, tree: Any, value: Any, path: Any) -> Build:
    return lambda select: None


for _key, _takes, _doc in (  # text: ok documentation for authors
    ("unit", NAMES, "of this kind (id or list)"),
    ("tag", NAMES, "with this tag, or one of these"),
    ("not-tag", NAMES, "without this tag, or any of these"),
    ("moves", TRUTH, "those that can move"),
):
    selector("units", _key, takes=_takes, doc=_doc)(_read_together)


@selector(
    "units",
    "side",
    takes=Words("attacker", "defender", "mine", "other"),
    doc="in the battle: `attacker`, `defender`, `mine` (the source's or subject's side), `other`",
)
def _side(c: Compiler, tree: Any, value: Any, path: Any) -> Build:
    def on_side(select: UnitSelect) -> None:
        select.side = value
        select.target = False

    return on_side


# -- factions


@selector(
    "faction",
    "is",
    takes=Words("mine", "enemy", "ally", "rival", "anyone", "target"),
    doc="`mine`, `enemy`, `ally`, `rival`, `anyone`, `target` (may be aimed at)",
)
def _is(c: Compiler, tree: Any, value: Any, path: Any) -> Check | Among:
    if value == "mine":
        return lambda m, f, v: v == f.subject
    if value in ("enemy", "target"):
        return lambda m, f, v: v in m.t.targets[f.subject]
    if value == "ally":
        return lambda m, f, v: v != f.subject and m.t.side_of[v] == m.t.side_of[f.subject]
    if value == "rival":
        return lambda m, f, v: v != f.subject
    return Among(-1)


HAS = Either(
    Table({"gold": NUMBER}, required=("gold",)),
    Table({"goods": NAME, "at-least": COUNT}, required=("goods",)),
    Table({"card": NAMES}, required=("card",)),
)


@selector(
    "faction", "has", takes=HAS, doc="owns `{ goods, at-least }`, `{ gold = n }`, or an open `{ card }` of this kind"
)
def _has(c: Compiler, tree: Any, value: Any, path: Any) -> Check | From:
    if "gold" in value:
        least = c.number(value["gold"], (*path, "gold"))
        return lambda m, f, v: gold(m, v) >= least(m, f)
    if "goods" in value:
        g = c.number_of("goods", value["goods"], (*path, "goods"))
        n = value.get("at-least", 1)
        return lambda m, f, v: has(m, v, g) >= n
    return From(_holders(c.card_kind_mask(value["card"], (*path, "card"))))


@selector("faction", "reached", takes=TRUTH, doc="its side has as many metropolises as win")
def _reached(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda m, f, v: side_metropolises(m, v) >= m.t.target


def _holders(cards: int) -> Callable[[Position, Frame], Any]:
    """The factions before which one of these cards lies openly."""

    def holders(m: Position, f: Frame) -> Sequence[int]:
        there = cards & (m.look() if m.stale else m.present)
        if not there:
            return ()
        first = m.t.z_hand
        if not there & (there - 1):  # one card
            only = m.s.where[there.bit_length() - 1] - first
            return (only,) if only < m.t.F else ()
        found = {m.s.where[card] - first for card in bits(there)}
        return [v for v in range(m.t.F) if v in found]

    return holders


# -- kinds of units, types of buildings, goods


def _of(kind: str) -> Callable[..., Among]:
    def of(c: Compiler, tree: Any, value: Any, path: Any) -> Among:
        names = value if isinstance(value, list) else [value]
        numbers = tuple(c.number_of(kind, v, (*path, i)) for i, v in enumerate(names))
        return Among(sum(1 << n for n in set(numbers)), numbers)

    return of


for _sort, _kind in (("unit", "unit"), ("type", "building"), ("goods", "goods")):
    selector(_sort, "of", takes=NAMES, doc="one of these ids")(_of(_kind))


@selector("type", "tag", takes=NAMES, doc="with this tag, or one of these")
def _type_tag(c: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(c.type_mask({"tag": value}, path))


@selector("type", "not-tag", takes=NAME, doc="without this tag, if anything has it")
def _type_not_tag(c: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(~c.type_mask({"tag": value}, path) if value in c.r.type_tag_masks else -1)


@selector("unit", "tag", takes=NAMES, doc="with this tag, or one of these")
def _unit_tag(c: Compiler, tree: Any, value: Any, path: Any) -> Among:
    kinds, _, _ = c.unit_filter({"tag": value}, path)
    return Among(sum(1 << k for k in kinds))


@selector("type", "lacking", takes=TRUTH, doc="the faction controls none")
def _lacking(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda m, f, v: not m.s.types[v][f.subject]


@selector("goods", "owned", takes=TRUTH, doc="the faction has one")
def _owned(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda m, f, v: has(m, f.subject, v) > 0


@selector("goods", "in-stock", takes=TRUTH, doc="the stock is not empty")
def _goods_left(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda m, f, v: m.s.gstock[v] > 0, goods_id)


@selector("type", "in-stock", takes=TRUTH, doc="the supply is not empty")
def _type_left(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda m, f, v: m.s.stock[v] > 0, building_id)


@selector("unit", "in-reserve", takes=TRUTH, doc="the faction has one left")
def _unit_left(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda m, f, v: in_reserve(m, f.subject, v) > 0, unit_id)


@selector("type", "except", takes=NAME, doc="not this type, or the type of this bound building")
def _except(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    ref = c.type_of_binding(value, path)
    return lambda m, f, v: v != ref(m, f)


@selector("type", "of-god", takes=TABLE, doc="built by a god of this selector")
def _of_god(c: Compiler, tree: Any, value: Any, path: Any) -> From:
    return From(_built_by(card_select(c, value, path, "god")))


def or_none_left(test: Any, name: Callable[[Position, int], str]) -> Any:
    """A test of a reserve, a supply or a stock, which says what it lacks."""
    test.why = lambda m, v, cite: Refusal("nothing-left", cite, what=name(m, v))
    return test


def _built_by(gods: Filtered) -> Source:
    """The types that one of the gods offers."""

    def built(m: Position, f: Frame) -> set[int]:
        tests = m.r.god_building
        found = [tests[g] for g in gods.members(m, f)]
        return {v for types in found if types is not None for v in types.members(m, f)}

    return built


# -- amounts: read together (`selectors.selector`)


def _bound_of_amount(c: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda m, f, v: True


selector("amount", "from", takes=NUMBER, doc="the lowest number (0)")(_bound_of_amount)
selector("amount", "to", takes=NUMBER, doc="the highest number")(_bound_of_amount)
