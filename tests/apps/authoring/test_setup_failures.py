"""A failure before the first decision is reported at the line of the content that ran."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.authoring import aim_at, check
from cyclades_core.content.modules import reset
from cyclades_core.content.vocabulary import phase_verbs

ARGO = Path(__file__).parents[2] / "content" / "foreign_edition" / "argo"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


def test_a_failure_in_the_setup_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError("of our own")

    monkeypatch.setattr(phase_verbs, "draw_lots", broken)
    report = check(aim_at(str(ARGO)), games=1)
    places = [each.place for each in report.findings if each.code == "play-fault"]
    assert places and all("argo/things.toml:12:" in place for place in places)
