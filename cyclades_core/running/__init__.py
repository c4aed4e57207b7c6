"""The machine: frames, decisions, clauses, triggers, standing rules, windows, turns and battles."""

from .machine import Machine

__all__ = ["Machine"]
