"""How much a test does: a part in every run, everything in `tools/full-check`.

A test that could run for hours asks for its size, in a unit of its choice:

    for seed in range(size(ci=20, full=1000)):

The smaller number is for every run, the larger one for `CYCLADES_LONG=full`, which `tools/full-check` sets.
"""

from __future__ import annotations

import os

VARIABLE = "CYCLADES_LONG"


def is_full() -> bool:
    """Return whether this run does everything in full size."""
    return os.environ.get(VARIABLE) == "full"


def size(ci: int, full: int) -> int:
    """Return the size of a test in this run."""
    return full if is_full() else ci
