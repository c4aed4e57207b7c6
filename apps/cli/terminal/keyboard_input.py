"""What is typed: with completion and history on a terminal, line by line from anything else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from cyclades_core.engine.values.safe_text import clean

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Keyboard(Protocol):
    """Asks a seat for a line. EOFError: there is no more; KeyboardInterrupt: the person wants to stop."""

    def ask(self, seat: str, prompt: str, words: Mapping[str, str]) -> str: ...

    def wipe(self) -> None:
        """Take what is on the screen out of sight."""


#: Empties the screen, and what one could scroll back to.
EMPTY = "\x1b[H\x1b[2J\x1b[3J"


class PlainInput:
    """Plain lines of the input stream: for pipes, screen readers and terminals that can do no more."""

    def ask(self, seat: str, prompt: str, words: Mapping[str, str]) -> str:
        sys.stdout.write(clean(prompt))
        sys.stdout.flush()
        text = sys.stdin.readline()
        if not text:
            sys.stdout.write("\n")
            raise EOFError
        if not sys.stdin.isatty():
            sys.stdout.write(clean(text.rstrip("\n")) + "\n")  # so that what was typed stands in what was printed
        return text.strip()

    def wipe(self) -> None:
        if sys.stdout.isatty():
            dumb = os.environ.get("TERM", "dumb") == "dumb"
            sys.stdout.write("\n" * 60 if dumb else EMPTY)
            sys.stdout.flush()


class Editor:
    """A line editor: answers are completed as one types, and each seat has a history of its own, since what one has
    typed at a shared keyboard is nobody else's business."""

    def __init__(self) -> None:
        self._sessions: dict[str, PromptSession[str]] = {}

    def ask(self, seat: str, prompt: str, words: Mapping[str, str]) -> str:
        from prompt_toolkit import PromptSession

        if seat not in self._sessions:
            self._sessions[seat] = PromptSession(complete_while_typing=False)
        text: str = self._sessions[seat].prompt(clean(prompt), completer=_completer(words))
        return text.strip()

    def wipe(self) -> None:
        sys.stdout.write(EMPTY)
        sys.stdout.flush()


def _completer(words: Mapping[str, str]) -> Any:
    """Completes whole answers: `t1.A -> t2.B` is one of them, so the line counts and not its last word."""
    from prompt_toolkit.completion import Completer, Completion
    from prompt_toolkit.document import Document

    class Answers(Completer):
        def get_completions(self, document: Document, complete_event: object) -> Iterator[Completion]:
            typed = document.text_before_cursor
            for answer, meaning in words.items():
                if answer.casefold().startswith(typed.casefold()):
                    yield Completion(answer, start_position=-len(typed), display_meta=clean(meaning))

    return Answers()


def keyboard(plain: bool) -> Keyboard | None:
    """Return an editor on a terminal, otherwise plain lines. None: the editor needs the extra `terminal`."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainInput()
    return Editor() if find_spec("prompt_toolkit") is not None else None
