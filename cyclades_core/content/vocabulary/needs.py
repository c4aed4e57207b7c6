"""What the keys of selectors and conditions ask for: the part of a rejection reason that says what is missing.

`need_of` makes a `Need` of a key and its value when content is compiled. Nothing of it runs before a player asks why
not. Its message is `need-<sort>-<key>`, of conditions and numbers `need-condition-<word>` and `need-number-<word>`. A
key that several sorts share has the message of the first one. A test fails for a key without a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.event_ids import area_id, card_id, faction_id, unit_id
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import Count, Need, Reader

from .owner_relations import OWNERS
from .registry import CONDITIONS, NUMBERS, SELECTORS

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["every_need", "need_key", "need_of", "units_needed"]

Fill = Callable[["Compiler", Need, Any, tuple[Any, ...]], None]
MOST_CARDS = 6  # more are not listed one by one: their kinds are
SHARED = {"building": "site", "god": "card"}  # sorts whose keys are mostly those of another one
RELATIONS = frozenset({*OWNERS, "mine", "nobody", "rival", "unspared"})


def need_key(sort: str, key: str) -> str:
    """Return the name of what a key asks for, by which its message is found.

    >>> need_key("area", "kind"), need_key("building", "tag"), need_key("god", "last")
    ('area-kind', 'site-tag', 'god-last')
    """
    first = SHARED.get(sort, sort)
    return f"{first if key in SELECTORS.get(first, ()) else sort}-{key}"


def every_need() -> set[str]:
    """Return the name of what each registered key of selectors, conditions and numbers asks for."""
    keys = {need_key(sort, key) for sort, words in SELECTORS.items() for key in words}
    return keys | {f"condition-{word}" for word in CONDITIONS} | {f"number-{word}" for word in NUMBERS}


def need_of(compiler: Compiler, sort: str, key: str, value: Any, path: tuple[Any, ...]) -> Need:
    """Return what a key with this value asks for; `sort` may be `condition` or `number` too."""
    out = Need(need_key(sort, key) if sort in SELECTORS else f"{sort}-{key}")
    fill = FILLS.get(out.key)
    if fill is not None:
        fill(compiler, out, value, path)
    return out.opposite() if value is False and sort != "site" else out


def units_needed(compiler: Compiler, kinds: Sequence[int]) -> tuple[str, ...]:
    """Return the ids of kinds of units."""
    titles, names = compiler.book.titles["unit"], compiler.book.names["unit"]
    return tuple(f"{titles[k]}-{names[k]}" for k in kinds)


# -- what is read from the value itself


def _word(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    need.needs = tuple(map(str, value)) if isinstance(value, list) else (str(value),)


def _size(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    need.needs = ("large" if value else "basic",)


def _prefixed(kind: str) -> Fill:
    def named(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
        names = value if isinstance(value, list) else [value]
        need.needs = tuple(f"{kind}-{name}" for name in names if isinstance(name, str))

    return named


def _units(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    kinds, need.amount, alone = compiler.unit_filter(value, path)
    need.needs = units_needed(compiler, kinds)
    if alone:
        need.key = "area-holds-alone"


def _tagged_units(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    _units(compiler, need, {"tag": value}, path)


def _group_has(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    if value == "self":
        need.reads = _source
    else:
        _tagged_units(compiler, need, value, path)


def _source(position: Position, frame: Frame) -> str:
    return card_id(position, frame.source)


def _types(key: str) -> Fill:
    def typed(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
        if compiler.is_binding(value):
            return
        tree = value if not key else {key: value}
        if key == "not-tag" and not isinstance(value, list) and value not in compiler.book.type_tag_masks:
            return
        mask, names = compiler.type_mask(tree, path), compiler.book.names["building"]
        need.needs = tuple(f"building-{name}" for n, name in enumerate(names) if mask >> n & 1)

    return typed


def _cards_of(compiler: Compiler, need: Need, mask: int) -> None:
    """Name the cards one by one, or their kinds where they are many."""
    book = compiler.book
    found = [book.cards[card] for card in range(book.n_cards) if mask >> card & 1]
    ids = tuple(dict.fromkeys(f"{kind}-{d.id}" for kind, d, _ in found))
    kinds = tuple(dict.fromkeys(kind for kind, _, _ in found))
    need.needs = ids if len(ids) <= MOST_CARDS else tuple(f"card-kind-{kind}" for kind in kinds)


def _tagged_cards(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    _cards_of(compiler, need, compiler.card_tag_mask(value, path))


def _named_cards(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    mask = 0
    for name in value if isinstance(value, list) else [value]:
        for card in compiler.book.cards_by_id.get(name, ()):
            mask |= 1 << card
    _cards_of(compiler, need, mask)


def _god(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    """Name the gods of the running turn that are asked for."""
    if isinstance(value, str):
        _named_cards(compiler, need, value, path)
    elif isinstance(value, dict) and "id" in value:
        _named_cards(compiler, need, value["id"], path)
    elif isinstance(value, dict) and "tag" in value:
        gods = sum(1 << god for god in compiler.book.god_cards)
        _cards_of(compiler, need, compiler.card_tag_mask(value["tag"], path) & gods)


def _owns(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    _prefixed("card-kind")(compiler, need, value["kind"], path)
    _amount(compiler, need, value.get("at-least", 1), (*path, "at-least"))


def _has(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    """What a player must own: gold, goods or a card."""
    if "gold" in value:
        _amount(compiler, need, value["gold"], (*path, "gold"))
        need.needs = ("gold",)
    elif "goods" in value:
        need.needs, need.amount = (f"goods-{value['goods']}",), value.get("at-least", 1)
    else:
        _prefixed("card-kind")(compiler, need, value["card"], path)


def _in_zone(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    """Name the piles; a track is what is for sale."""
    names, book = value if isinstance(value, list) else [value], compiler.book
    piles = {book.zone_names[zone] for zone in (*book.decks, *book.discards)}
    if all(name in book.tracks for name in names):
        need.key = "card-for-sale"
    elif all(name in piles for name in names):
        need.needs = tuple(f"pile-{name}" for name in names)


# -- what only the position knows


def _amount(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    if isinstance(value, int):
        need.amount = value
    else:
        need.counts = compiler.number(value, path)


def _seas(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    if isinstance(value, dict):
        _amount(compiler, need, value["at-least"], (*path, "at-least"))
    else:
        _amount(compiler, need, value, path)


def _area(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    if isinstance(value, str):
        need.reads = _area_read(compiler.area_ref(value, path))


def _area_read(ref: Count) -> Reader:
    return lambda position, frame: area_id(position, ref(position, frame))


def _card(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    need.reads = _card_read(compiler.ref(value, path))


def _card_read(ref: Count) -> Reader:
    return lambda position, frame: card_id(position, ref(position, frame))


def _unit(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    need.reads = _unit_read(compiler.unit_ref(value, path))


def _unit_read(ref: Count) -> Reader:
    return lambda position, frame: unit_id(position, ref(position, frame))


def _owner(compiler: Compiler, need: Need, value: Any, path: tuple[Any, ...]) -> None:
    if isinstance(value, str) and value in RELATIONS:
        need.needs = (value,)
    else:
        need.reads = _faction_read(compiler.ref(value, path, "faction"))


def _faction_read(ref: Count) -> Reader:
    return lambda position, frame: faction_id(position, ref(position, frame))


FILLS: dict[str, Fill] = {
    "area-kind": _word,
    "area-owner": _owner,
    "area-at": _area,
    "area-near": _area,
    "area-not-at": _area,
    "area-island-of": _area,
    "area-suits": _card,
    "area-holds": _units,
    "area-tokens": _amount,
    "area-counter": _prefixed("counter"),
    "area-building": _types(""),
    "area-last-of": _owner,
    "area-recruit": _unit,
    "area-allowed": _word,
    "area-free-seas": _seas,
    "site-large": _size,
    "site-type": _types("type"),
    "site-tag": _types("tag"),
    "site-not-tag": _types("not-tag"),
    "units-unit": _units,
    "units-tag": _tagged_units,
    "units-side": _word,
    "card-zone": _in_zone,
    "card-held": _owner,
    "card-tag": _tagged_cards,
    "card-kind": _prefixed("card-kind"),
    "card-id": _named_cards,
    "card-except": _card,
    "faction-is": _word,
    "faction-has": _has,
    "unit-of": _prefixed("unit"),
    "unit-tag": _tagged_units,
    "type-of": _prefixed("building"),
    "type-tag": _types("tag"),
    "type-not-tag": _types("not-tag"),
    "goods-of": _prefixed("goods"),
    "condition-god": _god,
    "condition-set": _prefixed("building"),
    "condition-side": _word,
    "condition-battle": _word,
    "condition-move": _word,
    "condition-group-has": _group_has,
    "condition-by": _named_cards,
    "condition-lost": _units,
    "condition-owns": _owns,
    "condition-mode": _word,
    "condition-room-for": _prefixed("building"),
    "condition-receives": _area,
    "number-land-areas": _owner,
    "number-counter": _prefixed("counter"),
    "number-goods": _prefixed("goods"),
    "number-metropolises": _word,
}
