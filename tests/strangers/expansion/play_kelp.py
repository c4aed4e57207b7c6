"""A program that plays the expansion without installing it: `play_kelp.py`, in a copy of this folder."""

import json
from pathlib import Path

from cyclades_core import Game, Messages, Ruleset, available_modules
from cyclades_core.extending import add_folder, added_folders, folder_problems, is_expansion
from cyclades_core.simulating import simulate

ROOT = Path(__file__).resolve().parent
MODULES = "legacy,stranger-kelp"


def main() -> dict[str, object]:
    """Load the folder for one ruleset, then for the whole process, and play."""
    assert is_expansion(ROOT) and not list(folder_problems(ROOT))
    rules = Ruleset.load(MODULES, extra_folders=[ROOT])
    game = Game.new(rules, players=["ann", "bob", "cleo"], seed=4)
    seen = game.view("ann")["table"]["modules"]
    add_folder(ROOT)
    assert len(added_folders()) == 1
    figures = simulate(MODULES, 3, games=1, seed=1, check="all", max_cycles=6)
    return {
        "modules": seen,
        "listed": sorted(each.id for each in available_modules() if not each.problems),
        "named": Messages("en", MODULES.split(",")).has("creature-kelp", "text"),
        "games": figures["games"],
        "violations": figures["violations"],
    }


if __name__ == "__main__":
    print(json.dumps(main()))
