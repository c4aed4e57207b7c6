"""Atlantis stands what every expansion has to stand."""

from pathlib import Path

from cyclades_core.testing import Conformance

ROOT = Path(__file__).resolve().parents[1]


class TestAtlantis(Conformance):
    folder = ROOT
    scenarios = ROOT / "scenarios"
    games = 5
