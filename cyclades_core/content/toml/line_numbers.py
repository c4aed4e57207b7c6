"""From a path in TOML data to its line and column.

Only `Source.locate` imports this module, and only when there is a problem to report. The values always come from tomli.
The positions come from tree-sitter if the extra `authors` is installed, otherwise from our own scanner. Both give the
same lines.
"""

from __future__ import annotations

from .problems import Path, Where

try:
    from .tree_sitter_positions import read_positions
except (ImportError, AttributeError, TypeError, ValueError):  # not installed, or a version that we cannot use
    from .scanned_positions import read_positions

__all__ = ["Positions"]


class Positions:
    """The positions of everything in a TOML text.

    >>> positions = Positions('[[hero]]\\nid = "ajax"\\npiece = { on = ["land", "sea"] }\\n')
    >>> positions.find(("hero", 0, "id"), "value")
    (2, 6)
    >>> positions.find(("hero", 0, "piece", "on", 1), "value")
    (3, 25)
    >>> positions.find(("hero", 0, "cite"), "key")  # missing: the table it is missing from
    (1, 3)
    """

    def __init__(self, text: str) -> None:
        # A lone surrogate cannot be encoded. "replace" keeps one character for one.
        self._bytes = text.encode("utf-8", "replace")
        self._root = read_positions(self._bytes)

    def find(self, path: Path, where: Where = "value") -> tuple[int, int]:
        """Return line and column (from 1, in characters) of a path, or of its nearest parent that exists."""
        found = self._root
        for part in path:
            inside = found.inside.get(part)
            if inside is None:
                break
            found = inside
        offset = found.key if where == "key" else found.value
        start = self._bytes.rfind(b"\n", 0, offset) + 1
        column = len(self._bytes[start:offset].decode("utf-8", "replace"))
        return self._bytes.count(b"\n", 0, offset) + 1, column + 1
