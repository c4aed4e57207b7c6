"""Programs of content that cannot be run: without end, or with numbers that no cell holds."""

from __future__ import annotations

from collections.abc import Mapping

from .operations.programs import ProgramPlace
from .operations.runner_interface import Runner
from .values.errors import CycladesError
from .values.limits import STEPS

__all__ = ["WATCHED", "EndlessProgram", "ProgramFault", "blamed", "endless", "overflow"]

#: After the last step allowed so many more are watched, to see which programs they belong to.
WATCHED = 200

Located = tuple[str | None, int | None, int | None]


class ProgramFault(CycladesError):
    """A program of content cannot be run. `file`, `line` and `column` say where it is written."""

    file: str | None = None
    line: int | None = None
    column: int | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, dict(self.arguments), (self.file, self.line, self.column))


class EndlessProgram(ProgramFault):
    """Content went on and on without asking anybody."""


def _again(cls: type[ProgramFault], code: str, arguments: Mapping[str, object], place: Located) -> ProgramFault:
    out = cls(code, arguments)
    out.file, out.line, out.column = place
    return out


def endless(runner: Runner) -> ProgramFault:
    """The error for a machine that does not come to a question.

    To blame is the program of content that was on top most often at the end; else the topmost that waits.
    """
    written = [number for number in runner.suspects if runner.library.programs[number].place is not None]
    runner.suspects = []
    return _fault(runner, EndlessProgram, "endless", written)


def overflow(runner: Runner, error: Exception) -> Exception:
    """The error for a number that no cell holds (0 to 255), which only content can bring about; others as they are."""
    too_much = isinstance(error, OverflowError) or str(error).startswith("byte ")
    return _fault(runner, ProgramFault, "overflow", []) if too_much else error


def _fault(runner: Runner, cls: type[ProgramFault], code: str, suspects: list[int]) -> ProgramFault:
    library = runner.library
    waiting = [f for f in reversed(runner.state.frames[-STEPS:]) if library.programs[f.program].place is not None]
    numbers = suspects or [f.program for f in waiting[:1]]
    program = library.programs[max(numbers, key=numbers.count)] if numbers else library.programs[library.core["game"]]
    card = next((f.source for f in waiting if f.program == program.number), -1)
    definition = library.cards[card][1].id if 0 <= card < library.n_cards else None
    arguments = {"program": program.name, "definition": definition, "limit": STEPS if code == "endless" else 255}
    at = next((f.place for f in waiting if f.program == program.number), -1)
    written = program.place_of(at)
    place: Located = (None, None, None) if written is None else written.located()
    return _again(cls, code, arguments, place)


def blamed(runner: Runner) -> list[ProgramPlace]:
    """Return where the programs are written that run now, the topmost first, and those that came to their end.

    `Runner.ended` has to be a list. For checks that find something wrong after a move.
    """
    library = runner.library
    found = [library.programs[f.program].place_of(f.place) for f in reversed(runner.state.frames)]
    found += [library.programs[number].place for number in reversed(runner.ended or ())]
    return [place for place in found if place is not None]
