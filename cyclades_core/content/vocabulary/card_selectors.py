"""Selectors that are lists with tests: the base of all of them, and those of cards and gods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.operations.menus import is_able
from cyclades_core.engine.rules.event_ids import building_id, goods_id, unit_id
from cyclades_core.engine.rules.pieces import find
from cyclades_core.engine.rules.refusal_reasons import is_spared
from cyclades_core.engine.rules.rounds import is_open_god, last_god, slot_of_god
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import ANYTHING, Need, Select
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import Refusal

from .parameter_types import FACTION, NAME, NAMES, TRUTH, Binding, Words
from .registry import selector
from .selector_parts import Among, Check, From, Parts, Source, parts_of

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["Filtered", "card_select"]

IDS = {"unit": unit_id, "type": building_id, "goods": goods_id}  # of what a reason names one by one


class Filtered(Select):
    """A list from a source, filtered by tests `(m, f, number)`; `keys` made them, in their order.

    `needs` are what the tests ask for, `source_need` what the source does, and `among` the members that names, kinds
    and tags leave of all, with `named_need` for the others. They are looked at only to say why not.
    """

    __slots__ = ("among", "few", "keys", "named", "named_need", "needs", "source", "source_need", "tests")

    def __init__(self, sort: str, source: Source, tests: list[Check], keys: Sequence[str] = ()) -> None:
        super().__init__(sort)
        self.source = source
        self.tests = tests
        self.keys = keys
        self.few: Sequence[int] | None = None  # what the source always gives, where that is known
        self.needs: Sequence[Need] = ()
        self.source_need = ANYTHING
        self.among = -1
        self.named = ""
        self.named_need = ANYTHING

    def explained(self, parts: Parts, first: Sequence[Need] = (), last: Sequence[Need] = ()) -> Filtered:
        """Note what the parts ask for; `first` and `last` are for tests that were put around theirs."""
        self.needs = (*first, *parts.needs, *last)
        self.source_need = parts.source_need
        self.among, self.named, self.named_need = parts.among, parts.named, parts.named_need
        return self

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        tests, out = self.tests, []
        for v in self.source(position, frame):
            for test in tests:
                if not test(position, frame, v):
                    break
            else:
                out.append(v)
        return out

    def some(self, position: Position, frame: Frame) -> bool:
        tests = self.tests
        for v in self.source(position, frame):
            for test in tests:
                if not test(position, frame, v):
                    break
            else:
                return True
        return False

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        if self.sort == "god" and value not in position.book.god_cards:
            return Need("god-any").refusal(position, frame, "no-target", cite, "no-target")
        # what the thing is comes first: where a hidden card lies is nobody's business
        if value < 0 or not self.among >> value & 1:
            return self.named_need.refusal(position, frame, "no-target", cite, self.named or "no-target")
        is_there = value in self.source(position, frame) and not self._is_hidden(position, frame, value)
        for i, test in enumerate(self.tests if is_there else ()):
            if not test(position, frame, value):
                why = getattr(test, "why", None)
                if why is not None:
                    found: Refusal = why(position, value, cite)
                    return found
                case = self.keys[i] if i < len(self.keys) else ""
                if case == "is" and is_spared(position, frame.subject, value):
                    case = "spared"
                need = self.needs[i] if i < len(self.needs) else ANYTHING
                return need.refusal(position, frame, "no-target", cite, case or "no-target")
        return self.source_need.refusal(position, frame, "no-target", cite, "no-target")

    def _is_hidden(self, position: Position, frame: Frame, value: int) -> bool:
        """Return whether it is a card that the subject does not see."""
        if self.sort not in ("card", "god"):
            return False
        zone = position.state.where[value]
        secret = zone - position.table.z_secret
        return zone in position.book.hidden_zones or (
            0 <= secret < position.table.n_factions and secret != frame.subject
        )

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        left = list(self.source(position, frame))
        if not left:
            need = self.source_need if self.source_need is not ANYTHING else self.named_need
            return need.refusal(position, frame, "no-target", cite)
        for i, test in enumerate(self.tests):
            last, left = left, [v for v in left if test(position, frame, v)]
            if not left:
                why = getattr(test, "why", None)
                if why is not None and len(last) == 1:
                    return why(position, last[0], cite)
                need = self.needs[i] if i < len(self.needs) else ANYTHING
                out = need.refusal(position, frame, "no-target", cite)
                if why is not None and self.sort in IDS:  # none of these: they are named
                    out.args["needs"] = tuple(IDS[self.sort](position, v) for v in last)
                return out
        return None


class HeldCards(Filtered):
    """The same for certain cards in front of somebody: mostly a glance at what is in play tells that none is."""

    __slots__ = ("anyone", "cards")

    def __init__(self, source: Source, tests: list[Check], keys: Sequence[str], cards: int, anyone: bool) -> None:
        super().__init__("card", source, tests, keys)
        self.cards = cards
        self.anyone = anyone

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        there = self.cards & (position.look() if position.stale else position.present)
        if not there:
            return ()
        if not self.anyone or there & (there - 1):
            return super().members(position, frame)
        card = there.bit_length() - 1  # only one: it must lie openly and pass what else is asked
        if position.state.where[card] >= position.table.z_secret:
            return ()
        for test in self.tests:
            if not test(position, frame, card):
                return ()
        return (card,)

    def some(self, position: Position, frame: Frame) -> bool:
        return bool(self.cards & (position.look() if position.stale else position.present)) and super().some(
            position, frame
        )


def _lying_in(zones: list[int]) -> Source:
    if len(zones) == 1:
        zone = zones[0]
        return lambda position, frame: position.state.zones[zone]
    return lambda position, frame: [card for z in zones for card in position.state.zones[z]]


def _perhaps_on_board(book: Any, cards: Sequence[int]) -> Source:
    """Those whose figure may stand on the board: their card lies before somebody, or they are nobody's."""
    mask = sum(1 << card for card in cards)
    free = sum(1 << card for card in cards if book.ownerless[card])
    return lambda position, frame: bits(mask & (free | (position.look() if position.stale else position.present)))


def _above(position: Position, frame: Frame) -> list[int]:
    """The gods whose slots come before that of the source."""
    zones = position.state.zones
    found = [god for z in position.book.god_slots[: slot_of_god(position, frame.source) - 1] for god in zones[z]]
    return sorted(found)


def _may_hold_gods(compiler: Compiler, tree: dict[str, Any]) -> bool:
    """Can there be god tiles in the zone of a selector of cards?"""
    zone = tree.get("zone", ())
    groups = compiler.book.zone_groups
    found = [z for name in ([zone] if isinstance(zone, str) else zone) for z in groups.get(name, ())]
    return any(z in compiler.book.god_slots or z in groups.get("outside", ()) for z in found)


def card_select(compiler: Compiler, tree: Any, path: tuple[Any, ...], sort: str = "card") -> Filtered:
    """Compile a selector of cards or gods. A selector of cards never finds a god, which has rules of its own."""
    gods = set(compiler.book.god_cards)
    all_cards = compiler.book.god_cards if sort == "god" else [c for c in range(compiler.book.n_cards) if c not in gods]
    if not compiler.table(tree, path):
        return Filtered(sort, lambda position, frame: all_cards, [])
    if isinstance(tree.get("among"), str):
        compiler.check_kind(tree["among"], (*path, "among"), ("god",) if sort == "god" else ("card", "cards"))
    parts = parts_of(compiler, sort, tree, path)
    among, source, tests, keys = parts.among, parts.source, parts.tests, parts.keys
    if source is None:
        few = all_cards if among == -1 else parts.left(all_cards)
        if tree.get("on-board") is True:
            return Filtered(sort, _perhaps_on_board(compiler.book, few), tests, keys).explained(parts)
        out = Filtered(sort, lambda position, frame: few, tests, keys)
        out.few = few
        return out.explained(parts)
    if sort == "card" and _may_hold_gods(compiler, tree):
        tests.append(lambda position, frame, value: value not in gods)
        keys.append("")
        parts.needs.append(Need("card-not-god"))
    if among != -1:
        tests.insert(0, lambda position, frame, value: bool(among >> value & 1))
        keys.insert(0, parts.named)
        if parts.held and among > 0:
            held = HeldCards(source, tests, keys, among, tree["held"] == "anyone")
            return held.explained(parts, (parts.named_need,))
        return Filtered(sort, source, tests, keys).explained(parts, (parts.named_need,))
    return Filtered(sort, source, tests, keys).explained(parts)


@selector("card god", "zone", takes=NAMES, doc="in this zone (id, or list); a track means all its slots")
def _zone(compiler: Compiler, tree: Any, value: Any, path: Any) -> From:
    return From(
        _lying_in([z for v in (value if isinstance(value, list) else [value]) for z in compiler.zones(v, path)])
    )


@selector("card", "held", takes=FACTION, doc="in front of a faction: `mine`, `enemy`, `ally`, `anyone`, or a bound one")
def _held(compiler: Compiler, tree: Any, value: Any, path: Any) -> From:
    return From(compiler.held(value, path), held=True)


@selector("card god", "among", takes=Binding("card", "cards", "god"), doc="one of those bound before")
def _among(compiler: Compiler, tree: Any, value: Any, path: Any) -> From:
    return From(compiler.members(value, path))


@selector("god", "above", takes=Words("self"), doc="`self`: lying before the god that the effect belongs to")
def _before(compiler: Compiler, tree: Any, value: Any, path: Any) -> From:
    compiler.check_kind("self", path, ("god",))
    return From(_above)


@selector("card god", "tag", takes=NAMES, doc="with this tag, or one of these")
def _tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(compiler.card_tag_mask(value, path))


@selector("card god", "not-tag", takes=NAMES, doc="without this tag, or any of these")
def _not_tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(~compiler.card_tag_mask(value, path))


@selector("card", "kind", takes=NAMES, doc="of this kind: a `[[card-kind]]` (or a list)")
def _kind(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(compiler.card_kind_mask(value, path))


@selector("card god", "id", takes=NAME, doc="the one with this id")
def _id(compiler: Compiler, tree: Any, value: Any, path: Any) -> Among:
    return Among(sum(1 << card for card in set(compiler.cards(value, path))))


@selector("card god", "except", takes=Binding("card", "god"), doc="not this binding")
def _except(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    ref = compiler.ref(value, path, "card", "god")
    return lambda position, frame, value: value != ref(position, frame)


@selector("card", "on-board", takes=TRUTH, doc="its figure stands on the board")
def _on_board(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: find(position, position.book.kind_of_card[value]) >= 0


@selector("card", "able", takes=NAME, doc="has an ability of this name that could be used now")
def _able(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, card: is_able(position, card, value, frame)


@selector("card god", "open", takes=TRUTH, doc="god: takes offerings this round")
def _open(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: is_open_god(position, value)


@selector("god", "auctioned", takes=TRUTH, doc="takes offerings with amounts")
def _auctioned(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: value not in position.book.always_gods


@selector("god", "last", takes=TRUTH, doc="the last open one")
def _last(compiler: Compiler, tree: Any, value: Any, path: Any) -> Check:
    return lambda position, frame, value: value == last_god(position)
