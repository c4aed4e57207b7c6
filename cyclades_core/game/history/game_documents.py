"""A game as a document: the save of all of it, and the position as data and as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from cyclades_core.engine.machine import Machine

from . import save_documents
from .snapshot_guard import careful

if TYPE_CHECKING:
    from cyclades_core.content.compiler.ruleset import Ruleset

__all__ = ["Written"]


class Written:
    """The part of a game that is written down and read again."""

    __slots__ = ()

    rules: Ruleset
    _m: Machine

    def to_json(self, snapshot: bool = True) -> str:
        """The save document (docs/saves.md) as text."""
        return json.dumps(save_documents.document(self, snapshot), ensure_ascii=False)

    @classmethod
    def from_json(
        cls, text: str | bytes | Mapping[str, Any], rules: Ruleset | None = None, other_content: str = "refuse"
    ) -> Self:
        """A game from its save document; `SaveError` says which part is wrong.

        A save of other content (another text of a card is enough) is refused, or with `other_content="replay"` played
        under the content of today: it is the same game, or a `SaveError` names the entry that cannot be played.
        """
        game: Self = save_documents.restore(cls, text, rules, other_content)
        return game

    @careful
    def position(self) -> dict[str, Any]:
        """The position as plain data that `from_position` takes."""
        from ..positions.position_text import get_position

        return get_position(self._m)

    @careful
    def untold(self) -> tuple[str, ...]:
        """What `position` does not say of now: nothing in turns and offerings; in the middle of something the keys of
        views that would differ, `question` and `clause`. A save (`to_json`) has everything.
        """
        from ..positions.position_text import untold

        return untold(self)

    def position_text(self) -> str:
        """The position as TOML text; `Game.from_position` takes it as well."""
        from ..positions.position_text import to_text

        return to_text(self.position())
