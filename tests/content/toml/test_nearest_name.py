"""Nearest names: helpful, deterministic, silent when nothing is near."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclades_core.content.toml import nearest

VERBS = ["choose", "place", "pay", "move", "gain", "build", "repeat", "destroy", "put", "steal", "each", "reroll"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("destory", "destroy"),
        ("chose", "choose"),
        ("Build", "build"),
        ("places", "place"),
        ("re_roll", "reroll"),
        ("mvoe", "move"),
        ("pya", "pay"),
        ("zeus", None),
        ("x", None),
        ("", None),
        ("d" * 500, None),
    ],
)
def test_verbs(name: str, expected: str | None) -> None:
    assert nearest(name, VERBS) == expected


def test_separators_and_plurals_count_for_nothing() -> None:
    assert nearest("land_area", ["land-areas", "land-arena"]) == "land-areas"
    assert nearest("philosophers", ["philosopher", "philosophy"]) == "philosopher"
    assert nearest("factions", ["faction", "action"]) == "faction"
    assert nearest("quantitys", ["quantity"]) == "quantity"
    assert nearest("quantities", ["quantity"]) == "quantity"


def test_order_of_candidates_does_not_matter() -> None:
    answers = {nearest("may-entre", order) for order in permutations(["may-enter", "may-leave", "may-pass"])}
    assert answers == {"may-enter"}


def test_never_the_name_itself() -> None:
    assert nearest("build", ["build"]) is None


@given(st.text(max_size=100), st.lists(st.text(max_size=20)))
def test_any_text(name: str, candidates: list[str]) -> None:
    answer = nearest(name, candidates)
    assert answer is None or answer in candidates
    assert answer == nearest(name, reversed(candidates))


def test_swapped_digits_are_another_number() -> None:
    assert nearest("m3-b1", ["m1-b3", "m3-b2"]) == "m3-b2"
