"""`examples/lesbos`: an expansion by TOML alone, by the public door, with both editions and all that they allow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_core.authoring import aim_at, check
from cyclades_core.modules import reset
from cyclades_core.testing import Conformance

LESBOS = Path(__file__).resolve().parents[1] / "examples" / "lesbos"
# areas have ids that can be read; names in two languages would double the example
LEFT = {"unnamed-areas"}


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def test_it_is_small_and_sound() -> None:
    assert not list(LESBOS.rglob("*.py"))
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in LESBOS.glob("*.toml")) < 200
    report = check(aim_at(str(LESBOS)), games=0)
    assert [str(each.fault) for each in report.findings if each.code not in LEFT] == []
    assert len(report.sets) == 14 and report.scenarios == 6


class TestLesbos(Conformance):
    folder = LESBOS
    scenarios = LESBOS / "scenarios"
    games = 1

    # whatever plays, with fourteen sets of modules

    @pytest.mark.long
    def test_random_games_without_a_violation(self, modules: str, request: pytest.FixtureRequest) -> None:
        super().test_random_games_without_a_violation(modules, request)

    @pytest.mark.long
    def test_saves_and_clones_go_on_alike(self, modules: str) -> None:
        super().test_saves_and_clones_go_on_alike(modules)

    @pytest.mark.long
    def test_nobody_sees_what_he_cannot_know(self, modules: str) -> None:
        super().test_nobody_sees_what_he_cannot_know(modules)


@pytest.mark.long
def test_it_plays_with_everything_that_it_allows() -> None:
    report = check(aim_at(str(LESBOS)), games=2)
    assert [str(each.fault) for each in report.findings if each.severity == "error"] == []
    assert [modules for modules in report.sets if report.of_set(modules)["faults"]] == []
    assert report.games >= 2 * len(report.sets)
