"""The conformance kit for the expansion. Run it with `pytest kit.py` in a copy of this folder."""

from pathlib import Path

from cyclades_core.testing import Conformance

ROOT = Path(__file__).resolve().parent


class TestKelp(Conformance):
    folder = ROOT
    scenarios = ROOT / "scenarios"
    games = 1
    decisions = 4
    without = dict.fromkeys(
        [
            "hades/divine-favors",
            "hades/free-positioning",
            "hades/heroes",
            "hades/undead",
            "titans/artifacts",
            "titans/board",
            "titans/kronos",
            "titans/special-metropolises",
        ],
        "left out to keep the run short",
    )
