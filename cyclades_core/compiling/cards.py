"""Selectors that are lists with tests: the base of all of them, and those of cards and gods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..plain.events import M
from ..plain.refusals import Refusal
from ..rules.cards import where
from ..rules.pieces import bits, find
from ..state import Frame

__all__ = ["Filtered", "card_select", "not_in_play"]

Source = Callable[[M, Frame], Any]


class Filtered:
    """A list from a source, filtered by tests `(m, f, number)`."""

    __slots__ = ("absent", "few", "sort", "source", "tests")

    def __init__(self, sort: str, source: Source, tests: list[Callable[..., bool]]) -> None:
        self.sort = sort
        self.source = source
        self.tests = tests
        self.absent: Callable[[M], bool] | None = getattr(source, "absent", None)  # is there surely none, in any frame?
        self.few: Sequence[int] | None = None  # what the source always gives, where that is known

    def members(self, m: M, f: Frame) -> Sequence[int]:
        tests, out = self.tests, []
        for v in self.source(m, f):
            for test in tests:
                if not test(m, f, v):
                    break
            else:
                out.append(v)
        return out

    def some(self, m: M, f: Frame) -> bool:
        tests = self.tests
        for v in self.source(m, f):
            for test in tests:
                if not test(m, f, v):
                    break
            else:
                return True
        return False

    def refuse(self, m: M, f: Frame, value: Any, cite: str) -> Refusal:
        for test in self.tests if value in self.source(m, f) else ():
            if not test(m, f, value):
                why = getattr(test, "why", None)
                return why(m, value, cite) if why is not None else Refusal("no-target", cite)
        return Refusal("no-target", cite)


class Held(Filtered):
    """The same for certain cards in front of somebody: mostly a glance at what is in play tells that none is."""

    __slots__ = ("anyone", "cards")

    def __init__(self, source: Source, tests: list[Callable[..., bool]], cards: int, anyone: bool) -> None:
        super().__init__("card", source, tests)
        self.cards = cards
        self.absent = not_in_play(cards)
        self.anyone = anyone

    def members(self, m: M, f: Frame) -> Sequence[int]:
        there = self.cards & (m.look() if m.stale else m.present)
        if not there:
            return ()
        if not self.anyone or there & (there - 1):
            return super().members(m, f)
        card = there.bit_length() - 1  # only one: it must lie openly and pass what else is asked
        if m.s.where[card] >= m.t.z_secret:
            return ()
        for test in self.tests:
            if not test(m, f, card):
                return ()
        return (card,)

    def some(self, m: M, f: Frame) -> bool:
        return bool(self.cards & (m.look() if m.stale else m.present)) and super().some(m, f)


def not_in_play(cards: int) -> Callable[[M], bool]:
    """A test that none of these cards lies before anybody."""
    return lambda m: not cards & (m.look() if m.stale else m.present)


def _lying_in(zones: list[int]) -> Source:
    if len(zones) == 1:
        zone = zones[0]

        def lying(m: M, f: Frame) -> Any:
            return m.s.zones[zone]

        lying.absent = lambda m: not m.s.zones[zone]  # type: ignore[attr-defined]
        return lying
    return lambda m, f: [card for z in zones for card in m.s.zones[z]]


def _perhaps_on_board(r: Any, cards: Sequence[int]) -> Source:
    """Those whose figure may stand on the board: their card lies before somebody, or they are nobody's."""
    mask = sum(1 << card for card in cards)
    free = sum(1 << card for card in cards if r.ownerless[card])
    return lambda m, f: bits(mask & (free | (m.look() if m.stale else m.present)))


def _above(m: M, f: Frame) -> list[int]:
    """The gods whose slots come before that of the source."""
    zones = m.s.zones
    found = [god for z in m.r.god_slots[: m.slot_of(f.source) - 1] for god in zones[z]]
    return sorted(found)


def card_select(c: Any, tree: Any, path: tuple[Any, ...], sort: str = "card") -> Filtered:
    """Compile a selector of cards or gods."""
    tests: list[Callable[..., bool]] = []
    all_cards = c.r.god_cards if sort == "god" else range(c.r.n_cards)
    source: Source | None = None
    held = False
    if not c.table(tree, path):
        return Filtered(sort, lambda m, f: all_cards, tests)
    among = -1  # the cards that names, kinds and tags leave
    for key, value in tree.items():
        p = (*path, key)
        if key == "zone":
            zones = [z for v in (value if isinstance(value, list) else [value]) for z in c.zones(v, p)]
            source = _lying_in(zones)
        elif key == "held":
            source = c.held(value, p)
            held = True
        elif key == "among":
            source = c.members(value, p)
        elif key == "tag" or key == "not-tag":
            mask = c.card_tag_mask(value, p)
            among &= mask if key == "tag" else ~mask
        elif key == "kind":
            among &= c.card_kind_mask(value, p)
        elif key == "id":
            among &= sum(1 << card for card in set(c.cards(value, p)))
        elif key == "except":
            ref = c.ref(value, p)
            tests.append(lambda m, f, v, ref=ref: v != ref(m, f))
        elif key == "on-board":
            tests.append(lambda m, f, v, want=bool(value): (find(m, m.r.kind_of_card[v]) >= 0) == want)
        elif key == "hired-before":
            tests.append(lambda m, f, v: not m.s.hired[v])
        elif key == "able":
            tests.append(lambda m, f, v, name=value: m.able(v, name, f))
        elif key == "top":
            tests.append(lambda m, f, v: m.s.zones[where(m, v)][0] == v)
        elif key == "open":
            tests.append(lambda m, f, v, want=bool(value): m.is_open(v) == want)
        elif key == "auctioned":
            tests.append(lambda m, f, v, want=bool(value): (v not in m.r.always_gods) == want)
        elif key == "last":
            tests.append(lambda m, f, v: v == m.last_god())
        elif key == "above":
            source = _above
        else:
            valid = "zone held among tag kind id except on-board able top open".split()
            c.unknown(key, "unknown-selector-key", p, valid)
    if source is None:
        few = all_cards if among == -1 else tuple(card for card in all_cards if among >> card & 1)
        if tree.get("on-board") is True:
            return Filtered(sort, _perhaps_on_board(c.r, few), tests)
        out = Filtered(sort, lambda m, f: few, tests)
        out.few = few
        return out
    if among != -1:
        tests.insert(0, lambda m, f, v: bool(among >> v & 1))
        if held and among > 0:
            return Held(source, tests, among, tree["held"] == "anyone")
    return Filtered(sort, source, tests)
