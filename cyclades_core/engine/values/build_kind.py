"""Which build runs, and what a class must say so that interpreted code can derive from it where it is compiled.

This module is never compiled itself: mypyc reads the decorator and needs nothing of it at run time; mypy, which brings
it along, is no dependency of ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bit_masks

__all__ = ["BUILD", "mypyc_attr"]

#: `build_kind` where the packages that run a game are extension modules, `pure` otherwise: for saves and `--version`.
BUILD = "pure" if bit_masks.__file__.endswith(".py") else "compiled"

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """In pure Python every class is open."""
        return lambda cls: cls
