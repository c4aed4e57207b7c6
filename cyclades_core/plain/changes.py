"""What has changed since standing rules last looked: bits of `State.dirty`."""

from __future__ import annotations

__all__ = ["ALL", "BUILDINGS", "COUNTERS", "EVERYBODY", "FIRST_WHO", "GOODS", "OWNERS", "PIECES", "SEAS", "ZONES"]

BUILDINGS, GOODS, ZONES, OWNERS, PIECES, COUNTERS, SEAS = 1, 2, 4, 8, 16, 32, 64  # OWNERS of land, SEAS of sea areas
ALL = 127
# higher bits: whose things changed, a faction with its whole side (`Table.who`), or everybody's
FIRST_WHO = 8
EVERYBODY = 0xFFFF << FIRST_WHO
