"""Every input that ever broke something is played again; and for a while, others like it.

The seeds are in `corpus/<kind>/`. In every run each target gets a few mutations of them; `./check -m long -k fuzz`
takes thousands. An input that breaks something is printed by Hypothesis: put it into the corpus with the fix.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fuzz_targets import CORPUS, TARGETS, attempt, mutated
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

SEEDS = {kind: sorted((CORPUS / kind).iterdir()) for kind in TARGETS}
FILES = [file for kind in SEEDS for file in SEEDS[kind]]
# what one example costs differs: a ruleset is loaded for each of the content
BRIEF = {
    "records": 20,
    "saves": 25,
    "positions": 30,
    "scenarios": 15,
    "notation": 20,
    "content": 10,
    "ftl": 15,
    "po": 25,
}
LONG = 100  # times as many
quiet = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
# mutations by a generator are not to be made smaller: what broke something is kept as it was
PHASES = (Phase.explicit, Phase.generate)


def test_every_kind_has_seeds() -> None:
    assert {kind: len(files) > 1 for kind, files in SEEDS.items()} == dict.fromkeys(TARGETS, True)


@pytest.mark.long(every=4)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_is_in_the_corpus(file: Path) -> None:
    TARGETS[file.parent.name](file.read_bytes())


def fuzz(kind: str, count: int) -> None:
    seeds = [file.read_bytes() for file in SEEDS[kind]]

    @settings(quiet, max_examples=count, phases=PHASES)
    @given(st.randoms(use_true_random=False))
    def run(rng: object) -> None:
        attempt(kind, mutated(kind, seeds, rng))

    run()


@pytest.mark.parametrize("kind", TARGETS)
def test_fuzz(kind: str) -> None:
    fuzz(kind, BRIEF[kind])


@pytest.mark.long
@pytest.mark.parametrize("kind", TARGETS)
def test_fuzz_for_long(kind: str) -> None:
    fuzz(kind, BRIEF[kind] * LONG)
