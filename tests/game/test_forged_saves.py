"""Snapshots that somebody changed and signed again: refused, or a possible position; never a raw error, never a hang.

The hash of a snapshot has no key (docs/saves.md), so anybody can write one. What is checked when it is loaded is in
`save_documents.py`; what a rule trips over later is told by `snapshot_guard.py`.
"""

from __future__ import annotations

import pytest
import tested_modules
from forged_saves import attack
from run_size import size


@tested_modules.each_list
def test_a_forged_snapshot_is_refused_or_a_possible_position(way: tested_modules.Way) -> None:
    attack(way, seed=21, number=12)


@pytest.mark.long
@tested_modules.covering_array
def test_many_forged_snapshots(way: tested_modules.Way) -> None:
    attack(way, seed=22, number=size(ci=10, full=1000))


def test_a_forged_snapshot_never_leads_to_a_question_without_answers() -> None:
    """Found by the long attack: it could be loaded, and the next question had nothing to choose from."""
    attack(tested_modules.Way("legacy", 5, "free-for-all"), seed=1018, number=40)


def test_most_of_what_is_changed_is_noticed() -> None:
    """A purse may hold one more; nearly everything else contradicts something."""
    loaded = sum(attack(way, seed=23, number=20) for way in tested_modules.LISTS[:4])
    assert 0 < loaded < 40
