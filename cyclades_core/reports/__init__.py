"""Reports: the rows of a study, added up, drawn and written as one page that needs no network (docs/simulation.md)."""

from __future__ import annotations

from .pages import page
from .summing import Summary

__all__ = ["Summary", "page"]
