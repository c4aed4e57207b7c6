"""The keys of selectors of units, factions, kinds of units, types of buildings, goods and amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.event_ids import building_id, goods_id, unit_id
from cyclades_core.engine.rules.goods import gold, has
from cyclades_core.engine.rules.pieces import in_reserve
from cyclades_core.engine.rules.victory import side_metropolises
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import Refusal

from .card_selectors import Filtered, card_select
from .parameter_types import COUNT, NAME, NAMES, NUMBER, TABLE, TRUTH, TYPE, Either, Table, Words
from .registry import selector
from .selector_parts import Among, Check, From, Source
from .thing_selectors import UnitSelect

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["or_none_left"]

Build = Callable[[UnitSelect], None]

# -- units: what a key does to the selector; kinds by id and tag are read together (`Compiler.unit_filter`)


def _read_together(compiler: Compiler, tree: Any, value: Any, path: Any) -> Build:
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
def _side(compiler: Compiler, tree: Any, value: Any, path: Any) -> Build:
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
def _is(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check | Among:
    if value == "mine":
        return lambda position, frame, value: value == frame.subject
    if value in ("enemy", "target"):
        return lambda position, frame, value: value in position.table.targets[frame.subject]
    if value == "ally":
        return lambda position, frame, value: (
            value != frame.subject and position.table.side_of[value] == position.table.side_of[frame.subject]
        )
    if value == "rival":
        return lambda position, frame, value: value != frame.subject
    return Among(-1)


HAS = Either(
    Table({"gold": NUMBER}, required=("gold",)),
    Table({"goods": NAME, "at-least": COUNT}, required=("goods",)),
    Table({"card": NAMES}, required=("card",)),
)


@selector(
    "faction", "has", takes=HAS, doc="owns `{ goods, at-least }`, `{ gold = n }`, or an open `{ card }` of this kind"
)
def _has(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check | From:
    if "gold" in value:
        least = compiler.number(value["gold"], (*path, "gold"))
        return lambda position, frame, value: gold(position, value) >= least(position, frame)
    if "goods" in value:
        g = compiler.number_of("goods", value["goods"], (*path, "goods"))
        n = value.get("at-least", 1)
        return lambda position, frame, value: has(position, value, g) >= n
    return From(_holders(compiler.card_kind_mask(value["card"], (*path, "card"))))


@selector("faction", "reached", takes=TRUTH, doc="its side has as many metropolises as win")
def _reached(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: side_metropolises(position, value) >= position.table.target


def _holders(cards: int) -> Callable[[Position, Frame], Any]:
    """The factions before which one of these cards lies openly."""

    def holders(position: Position, frame: Frame) -> Sequence[int]:
        there = cards & (position.look() if position.stale else position.present)
        if not there:
            return ()
        first = position.table.z_hand
        if not there & (there - 1):  # one card
            only = position.state.where[there.bit_length() - 1] - first
            return (only,) if only < position.table.n_factions else ()
        found = {position.state.where[card] - first for card in bits(there)}
        return [v for v in range(position.table.n_factions) if v in found]

    return holders


# -- kinds of units, types of buildings, goods


def _of(kind: str) -> Callable[..., Among]:
    def of(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
        names = value if isinstance(value, list) else [value]
        numbers = tuple(compiler.number_of(kind, v, (*path, i)) for i, v in enumerate(names))
        return Among(sum(1 << n for n in set(numbers)), numbers)

    return of


for _sort, _kind in (("unit", "unit"), ("type", "building"), ("goods", "goods")):
    selector(_sort, "of", takes=NAMES, doc="one of these ids")(_of(_kind))


@selector("type", "tag", takes=NAMES, doc="with this tag, or one of these")
def _type_tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(compiler.type_mask({"tag": value}, path))


@selector("type", "not-tag", takes=NAME, doc="without this tag, if anything has it")
def _type_not_tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(~compiler.type_mask({"tag": value}, path) if value in compiler.book.type_tag_masks else -1)


@selector("unit", "tag", takes=NAMES, doc="with this tag, or one of these")
def _unit_tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    kinds, _, _ = compiler.unit_filter({"tag": value}, path)
    return Among(sum(1 << k for k in kinds))


@selector("type", "lacking", takes=TRUTH, doc="the faction controls none")
def _lacking(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: not position.state.types[value][frame.subject]


@selector("goods", "owned", takes=TRUTH, doc="the faction has one")
def _owned(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: has(position, frame.subject, value) > 0


@selector("goods", "in-stock", takes=TRUTH, doc="the stock is not empty")
def _goods_left(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda position, frame, value: position.state.gstock[value] > 0, goods_id)


@selector("type", "in-stock", takes=TRUTH, doc="the supply is not empty")
def _type_left(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda position, frame, value: position.state.stock[value] > 0, building_id)


@selector("unit", "in-reserve", takes=TRUTH, doc="the faction has one left")
def _unit_left(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return or_none_left(lambda position, frame, value: in_reserve(position, frame.subject, value) > 0, unit_id)


@selector("type", "except", takes=TYPE, doc="not this type, or the type of this bound building")
def _except(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    ref = compiler.type_of_binding(value, path)
    return lambda position, frame, value: value != ref(position, frame)


@selector("type", "of-god", takes=TABLE, doc="built by a god of this selector; not what that god takes by `of-god`")
def _of_god(compiler: Compiler, tree: Any, value: Any, path: Any) -> From:
    return From(_built_by(card_select(compiler, value, path, "god")))


def or_none_left(test: Any, name: Callable[[Position, int], str]) -> Any:
    """A test of a reserve, a supply or a stock, which says what it lacks."""
    test.why = lambda position, value, cite: Refusal("nothing-left", cite, what=name(position, value))
    return test


def _built_by(gods: Filtered) -> Source:
    """The types that one of the gods offers."""

    def built(position: Position, frame: Frame) -> set[int]:
        tests = position.book.god_building
        found = [tests[g] for g in gods.members(position, frame)]
        return {v for types in found if types is not None for v in types.members(position, frame)}

    return built


# -- amounts: read together (`selectors.selector`)


def _bound_of_amount(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: True


selector("amount", "from", takes=NUMBER, doc="the lowest number (0)")(_bound_of_amount)
selector("amount", "to", takes=NUMBER, doc="the highest number")(_bound_of_amount)
