"""What has changed since standing rules last looked: bits of `State.dirty`."""

from __future__ import annotations

from typing import Final

__all__ = ["ALL", "BUILDINGS", "COUNTERS", "EVERYBODY", "FIRST_WHO", "GOODS", "OWNERS", "PIECES", "SEAS", "ZONES"]

BUILDINGS: Final = 1
GOODS: Final = 2
ZONES: Final = 4
OWNERS: Final = 8  # of land
PIECES: Final = 16
COUNTERS: Final = 32
SEAS: Final = 64  # owners of sea areas
ALL: Final = 127
# higher bits: whose things changed, a faction with its whole side (`Table.who`), or everybody's
FIRST_WHO: Final = 8
EVERYBODY: Final = 0xFFFF << FIRST_WHO
