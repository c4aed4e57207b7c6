"""Domains: `count`, `item`, `in` and iteration tell the same story, checked against brute force; big ones stay lazy."""

from __future__ import annotations

from itertools import islice, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclades_core.engine.values.answer_domains import NONE, Domain, One, Order, Vector

few = settings(max_examples=150, deadline=None)

numbers = st.integers(min_value=-1, max_value=30)
ones = st.lists(numbers, unique=True, max_size=8).map(lambda xs: One("area", tuple(xs)))
orders = st.lists(numbers, unique=True, max_size=5).map(lambda xs: Order("god", tuple(xs)))


@st.composite
def vectors(draw: st.DrawFn) -> Vector:
    """One to four slots, up to three limits over any of them, sometimes impossible ones."""
    size = draw(st.integers(1, 4))
    high = tuple(draw(st.lists(st.integers(0, 4), min_size=size, max_size=size)))
    limits = []
    for _ in range(draw(st.integers(0, 3))):
        least = draw(st.integers(0, 6))
        limits.append((draw(st.integers(0, 2**size - 1)), least, least + draw(st.integers(-1, 6))))
    return Vector("group", tuple(range(size)), high, tuple(limits))


def brute(d: Domain) -> list[object]:
    """All answers, straight from the definition."""
    if isinstance(d, One):
        return list(d.answers)
    if isinstance(d, Order):
        return list(permutations(d.members))
    assert isinstance(d, Vector)
    found = []
    for amounts in product(*(range(h + 1) for h in d.high)):
        sums = [sum(n for i, n in enumerate(amounts) if mask >> i & 1) for mask, _, _ in d.limits]
        if all(least <= s <= most for s, (_, least, most) in zip(sums, d.limits, strict=True)):
            found.append(amounts)
    return found


@few
@given(st.one_of(ones, orders, vectors()))
def test_all_four_agree_with_brute_force(d: Domain) -> None:
    wanted = brute(d)
    assert d.count == len(wanted)
    assert sorted(d) == sorted(wanted)
    assert [d.item(i) for i in range(d.count)] == list(d), "iteration goes in the order of the items"
    assert all(answer in d for answer in wanted)
    assert len(set(d)) == d.count, "no answer twice"


@few
@given(vectors(), st.lists(st.integers(-1, 6), min_size=1, max_size=5))
def test_amounts_are_in_exactly_when_brute_force_has_them(d: Vector, amounts: list[int]) -> None:
    assert (tuple(amounts) in d) == (tuple(amounts) in brute(d))


@few
@given(orders, st.lists(numbers, max_size=5))
def test_orders_are_in_exactly_when_brute_force_has_them(d: Order, answer: list[int]) -> None:
    assert (tuple(answer) in d) == (tuple(answer) in brute(d))


@few
@given(
    st.one_of(ones, orders, vectors()),
    st.one_of(st.none(), st.text(), st.floats(), st.booleans(), st.lists(st.text()), st.tuples(st.text()), st.binary()),
)
def test_what_is_no_answer_at_all_is_not_in(d: Domain, answer: object) -> None:
    assert isinstance(answer in d, bool)
    if isinstance(answer, (str, bytes)) or answer is None:
        assert answer not in d


@pytest.mark.parametrize(
    "d",
    [One("area", (3, 5)), Order("god", (1, 2)), Vector("group", (0, 1), (2, 1), ((0b11, 1, 9),))],
    ids=["one", "order", "vector"],
)
def test_there_is_nothing_behind_the_last(d: Domain) -> None:
    with pytest.raises(IndexError):
        d.item(d.count)


def test_nothing_is_an_answer_like_others() -> None:
    assert NONE in One("area", (3, NONE)) and NONE not in One("area", (3,))


def test_truth_is_no_number() -> None:
    """`True` and 1.0 equal 1 in Python; what a program of others sends must not get in that way."""
    assert (True, False) not in Vector("group", (0, 1), (2, 2), ())
    assert True not in One("area", (0, 1)) and 1.0 not in One("area", (0, 1))
    assert (True, 2) not in Order("god", (1, 2)) and (1, "a") not in Order("god", (1, 2))


def army(*kinds: int, least: int = 1) -> Vector:
    return Vector("group", tuple(range(len(kinds))), kinds, (((1 << len(kinds)) - 1, least, sum(kinds)),))


def test_an_army_has_thousands_of_answers_and_nobody_lists_them() -> None:
    """T8: troops, undead, a titan, heroes and artifacts in one territory."""
    d = army(8, 8, 3, 1, 1, 1, 1, 1, 1)
    assert d.count == 9 * 9 * 4 * 2**6 - 1
    assert d.item(0) == (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert d.item(d.count - 1) == d.high
    assert d.item(12_345) in d
    assert len(d._memo) < 500, "counted by sums, not one by one"


def test_a_dozen_kinds_are_counted_at_once() -> None:
    d = army(*[8] * 12)
    assert d.count == 9**12 - 1
    assert list(islice(d, 3)) == [d.item(0), d.item(1), d.item(2)]
    assert len(d._memo) < 2000


@pytest.mark.long
def test_limits_on_classes_are_counted_without_listing() -> None:
    """At least two of the first four kinds, at most five of the last four, six to twelve in all."""
    d = Vector("group", tuple(range(8)), (4,) * 8, ((0xFF, 6, 12), (0x0F, 2, 99), (0xF0, 0, 5)))
    assert d.count == len(brute(d)) > 10_000
    assert sum(1 for _ in islice(d, 100)) == 100


def test_a_game_asks_with_them() -> None:
    """The door shows a big domain by its bounds: the answers are not in the decision."""
    from cyclades_core import Game, Ruleset
    from cyclades_core.content.boards.hex_maps import parse_board

    board = parse_board(
        {
            "areas": {
                "X": {"kind": "land", "near": ["a"], "sites": 2},
                "Y": {"kind": "land", "near": ["a"], "sites": 2},
                "Z": {"kind": "land", "near": ["b"], "sites": 2},
                "a": {"kind": "sea", "near": ["b"]},
                "b": {"kind": "sea"},
            }
        }
    )
    given = {
        "turn": ["ann", "ares"],
        "gold": {"ann": 9},
        "areas": {
            "X": {"owner": "ann", "units": {"troop": 8}},
            "a": {"owner": "ann", "units": {"fleet": 1}},
            "Z": {"owner": "bob", "units": {"troop": 1}},
        },
    }
    game = Game.from_position(Ruleset.load("legacy"), given, players=["ann", "bob", "cleo"], board=board, seed=0)
    assert "march" in game.legal.texts()
    game.apply(list(game.legal)[game.legal.texts().index("march")])
    while game.decision is not None and game.decision.domain["kind"] != "vector":
        game.apply(game.legal.item(0))
    assert game.decision is not None
    assert game.decision.domain["count"] == game.legal.count == 8
    assert set(game.decision.domain) == {"kind", "sort", "count", "slots", "limits"}
