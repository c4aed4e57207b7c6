"""Data that remembers where each of its values was written: what overlays are made of.

A definition that several files contribute to is a tree of `Located`, each value with its file and path. `MergedSource`
is the source of such a tree: problems are added to it at paths of the result and reported where the value is written.
"""

from __future__ import annotations

from typing import Any

from attrs import define, field

from .problems import Path, Where
from .toml_files import ContentFile

__all__ = ["Located", "MergedSource"]


@define(eq=False)
class Located:
    """A value of TOML: a scalar, or a table or array of others of its like; `source` and `path` say where it stands.

    >>> from cyclades_core.content.toml import Problems
    >>> source = ContentFile.from_text("h.toml", 'id = "ajax"\\ntags = ["a"]\\n', Problems())
    >>> node = Located.of(source.data, source, ())
    >>> node.plain(), node["tags"].path
    ({'id': 'ajax', 'tags': ['a']}, ('tags',))
    """

    value: Any
    source: ContentFile = field(repr=False)
    path: Path

    @classmethod
    def of(cls, data: object, source: ContentFile, path: Path) -> Located:
        """The tree of data that stands at one place."""
        if isinstance(data, dict):
            return cls({key: cls.of(inner, source, (*path, key)) for key, inner in data.items()}, source, path)
        if isinstance(data, list):
            return cls([cls.of(inner, source, (*path, index)) for index, inner in enumerate(data)], source, path)
        return cls(data, source, path)

    def __getitem__(self, key: str | int) -> Located:
        found: Located = self.value[key]
        return found

    def get(self, key: str) -> Located | None:
        """What a table has under a key; None if it is no table, or has none."""
        return self.value.get(key) if isinstance(self.value, dict) else None

    def copy(self) -> Located:
        """A tree of its own with the same places."""
        if isinstance(self.value, dict):
            return Located({key: inner.copy() for key, inner in self.value.items()}, self.source, self.path)
        if isinstance(self.value, list):
            return Located([inner.copy() for inner in self.value], self.source, self.path)
        return Located(self.value, self.source, self.path)

    def without(self, path: Path) -> Located:
        """A copy less what stands at a path; where nothing stands, a copy."""
        copy = self.copy()
        at = copy
        for step in path[:-1]:
            if not at.has(step):
                return copy
            at = at[step]
        if path and at.has(path[-1]):
            del at.value[path[-1]]
        return copy

    def has(self, part: str | int) -> bool:
        """Whether a table has a key, or an array an index."""
        if isinstance(self.value, dict):
            return part in self.value
        return isinstance(self.value, list) and isinstance(part, int) and 0 <= part < len(self.value)

    def plain(self) -> Any:
        """The data alone."""
        if isinstance(self.value, dict):
            return {key: inner.plain() for key, inner in self.value.items()}
        if isinstance(self.value, list):
            return [inner.plain() for inner in self.value]
        return self.value

    def find(self, path: Path) -> tuple[ContentFile, Path]:
        """Where a path of the tree was written; of what is not in it, where it is missing.

        >>> from cyclades_core.content.toml import Problems
        >>> source = ContentFile.from_text("h.toml", 'id = "ajax"\\n', Problems())
        >>> Located.of(source.data, source, ()).find(("ability", 0, "price"))[1]
        ('ability', 0, 'price')
        """
        node = self
        for step, part in enumerate(path):
            if not node.has(part):
                return node.source, (*node.path, *path[step:])
            node = node[part]
        return node.source, node.path


@define(eq=False)
class MergedSource(ContentFile):
    """The source of a definition that was put together from several places.

    `name` is the file that defines it, `at` the path there; paths below it are paths of the result.
    """

    root: Located = field(kw_only=True)
    at: Path = field(kw_only=True)

    @classmethod
    def of(cls, root: Located, source: ContentFile, at: Path) -> MergedSource:
        return cls(source.name, source.text, root=root, at=at)

    def resolve(self, path: Path) -> tuple[ContentFile, Path]:
        """The file and path at which something of the result was written."""
        if path[: len(self.at)] != self.at:
            return self.root.source, path
        return self.root.find(path[len(self.at) :])

    def locate(self, path: Path, where: Where = "value") -> tuple[int, int]:
        """Line and column of a path, in whichever file it was written."""
        source, path = self.resolve(path)
        return source.locate(path, where)
