"""Positions as plain data: written, set up again, and checked."""
