"""How far one reads to follow an answer: functions, modules and calls from one package into another.

    python benchmarks/flows.py            # the three flows of docs/architecture.md, as a table
    python benchmarks/flows.py --pairs    # and who calls whom across, with how often

A flow is a scenario: the calls are counted while its answers are given, each once before on a copy. A
package is a folder of the core; modules beside them are the door, one package as well. A crossing is such a call;
a pair is a function that calls one of another package, however often: what a reader reads.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any

import cyclades_core
from cyclades_core import Game, Ruleset

CORE = Path(cyclades_core.__file__).resolve().parent
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"

# What is counted: title -> the scenario, and the answers in their order.
FLOWS: dict[str, tuple[str, tuple[str, ...]]] = {
    "a bid by text": ("legacy/L9.6-displacement-chain.toml", ("bid ares 2",)),
    "a Kraken with a necropolis in play": ("hades/H7.5-kraken-and-polyphemus.toml", ("buy kraken full", "D3", "no")),
    "a Perseus retreat": (
        "hades/H9.4-perseus-saves-a-unit.toml",
        ("march m3-b1 -> m3-c3 1 troop + perseus", "loss troop", "perseus", "retreat-unit m3-b1"),
    ),
}


class Counting:
    """Calls of functions of the core, while it is entered."""

    def __init__(self) -> None:
        self.functions: set[Any] = set()
        self.modules: set[str] = set()
        self.pairs: Counter[tuple[str, str]] = Counter()  # caller and callee in another package, as package:name
        self.places: dict[str, str | None] = {}

    def __enter__(self) -> Counting:
        sys.setprofile(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def package(self, file: str) -> str | None:
        """The folder of the core that holds a file; None: it is not of the core."""
        if file not in self.places:
            path = Path(file)
            inside = path.is_relative_to(CORE)
            parts = path.relative_to(CORE).parts if inside else ()
            self.places[file] = (
                ("/".join(parts[:-1][:2]) if parts[0] == "engine" else parts[0] if len(parts) > 1 else "door")
                if inside
                else None
            )
        return self.places[file]

    def call(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or frame.f_back is None:
            return
        here, there = self.package(frame.f_code.co_filename), self.package(frame.f_back.f_code.co_filename)
        if here is None:
            return
        self.functions.add(frame.f_code)
        self.modules.add(frame.f_code.co_filename)
        if there is not None and here != there:
            caller, callee = frame.f_back.f_code.co_qualname, frame.f_code.co_qualname
            self.pairs[f"{there}:{caller}", f"{here}:{callee}"] += 1


def ready(name: str) -> Game:
    """The game of a scenario, before its first line."""
    data = tomllib.loads((SCENARIOS / name).read_text(encoding="utf-8"))
    told = {key: data[key] for key in ("players", "mode", "teams", "board", "chance") if key in data}
    return Game.from_position(Ruleset.load(data["modules"]), data["given"], seed=0, **told)


def measure(name: str, answers: Iterable[str]) -> Counting:
    game = ready(name)
    counting = Counting()
    for clause in answers:
        copy = game.clone()
        copy.apply(clause)  # what is made once and kept is made by now
        with counting:
            game.apply(clause)
    return counting


def main() -> None:
    shown = "--pairs" in sys.argv[1:]
    print("| flow | functions | modules | crossings | pairs |\n|---|---|---|---|---|")
    for title, (scenario, answers) in FLOWS.items():
        found = measure(scenario, answers)
        numbers = len(found.functions), len(found.modules), found.pairs.total(), len(found.pairs)
        print(f"| {title} | {' | '.join(map(str, numbers))} |")
        for (caller, callee), times in found.pairs.most_common() if shown else ():
            print(f"{times:4} {caller} -> {callee}")


if __name__ == "__main__":
    main()
