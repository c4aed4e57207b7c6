"""All that a seat has seen and done since the beginning: what a player with perfect recall knows.

An observation says how the table looks now; a memory says how it came to that. It is a text of lines: first what the
seat saw at the beginning, then, for each action after which the seat saw something else, what has changed, each number
by its name in the layout; before it, if the action was the seat's own, its letter. An action that the seat does not
notice (a letter of an answer that somebody else is still spelling) leaves no line: not even how many there were is
known. Nothing is in it but observations and one's own letters, so what is hidden from a seat is not in it either.

Two games are the same to a seat exactly when their memories are the same, so the text is an information state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .episodes import Episode
    from .observations import Row
    from .training_tables import Space

__all__ = ["Memories"]


class Memories:
    """The memories of all seats of a game that is being played: `follow` is told every action.

    >>> from cyclades_apps.learning import Space
    >>> space = Space("legacy", 3, rounds=2)
    >>> episode = space.begin(seed=7)
    >>> memories = Memories(episode)
    >>> for _ in range(30):
    ...     seat, letter = episode.seat, episode.letters[0]
    ...     episode.step(letter)
    ...     memories.follow(episode, seat, letter)
    >>> lines = memories.text("a").splitlines()
    >>> lines[0].startswith("saw "), any(line.startswith("did ") for line in lines)
    (True, True)
    """

    __slots__ = ("_rows", "_space", "_texts")

    def __init__(self, episode: Episode) -> None:
        self._space: Space = episode.space
        self._rows: dict[str, Row] = {}
        self._texts: dict[str, str] = {}
        for seat in self._space.seats:
            row = episode.observe(seat)
            seen = (f"{name}={value:g}" for name, value in zip(self._space.layout.names, row, strict=True) if value)
            self._rows[seat] = row
            self._texts[seat] = "saw " + " ".join(seen)

    def follow(self, episode: Episode, seat: str, letter: int) -> None:
        """That seat has taken this action, and the game stands as it is now."""
        for one in self._space.seats:
            row = episode.observe(one)
            changed = self._changes(self._rows[one], row)
            if one == seat:
                self._texts[one] += f"\ndid {self._space.alphabet.names[letter]}"
            if changed:
                self._texts[one] += f"\nsaw {changed}"
            self._rows[one] = row

    def _changes(self, before: Row, after: Row) -> str:
        if before == after:
            return ""
        names = self._space.layout.names
        pairs = enumerate(zip(before, after, strict=True))
        return " ".join(f"{names[at]}={now:g}" for at, (was, now) in pairs if was != now)

    def text(self, seat: str) -> str:
        """All that the seat has seen and done, a line for each."""
        return self._texts[seat]

    def copy(self) -> Memories:
        """An independent copy."""
        out = Memories.__new__(Memories)
        out._space, out._rows, out._texts = self._space, {**self._rows}, {**self._texts}
        return out

    def __deepcopy__(self, memo: dict[int, object]) -> Memories:
        return self.copy()
