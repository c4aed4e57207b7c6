"""The base of the machine's parts: each is a class of its own file, and together they are one object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["Part"]


class Part:
    """State, table and ruleset, and (for the type checker) whatever the other parts of the machine offer."""

    __slots__ = ()
    s: Any
    t: Any
    r: Any
    cx: Any

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
