"""What a typed line answers: one question, several, or all of a clause as logs write it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cyclades_core import Draft, IllegalAction, Refusal

if TYPE_CHECKING:
    from cyclades_core import Game

# Reasons that say only that the text was not understood, the vaguest last: any other reason says more.
VAGUE = ("left-over", "unknown-answer")


class TypedAnswer(NamedTuple):
    """What the clause comes to with what was typed, and the parts that make it."""

    parts: list[str]
    draft: Draft


def read_answer(game: Game, parts: list[str], typed: str, prompt: str) -> TypedAnswer:
    """The typed text after the parts of a clause that was begun; IllegalAction with the reason that tells most."""
    words = typed.split()
    tries = [[*parts, typed], [*parts, *words]]
    if words[:1] == [prompt]:
        words = words[1:]
        tries.append([*parts, *words])
    if parts and words[: len(parts)] == parts:  # the move again from its start: `zeus 1` where `zeus` is answered
        tries.append(words)
    refusals: list[Refusal] = []
    for each in tries:
        try:
            return TypedAnswer(each, game.draft(each))
        except IllegalAction as error:
            refusals.append(error.refusal)
    # one answer may be of several words (`t1.A -> t1.B`, `2 troop`): the notation knows where it ends, blanks do not
    clause = " ".join([*parts, typed])
    whole = game.why_not(clause)
    if whole is None:
        return _of_clause(game, clause)
    refusals.append(whole)
    raise IllegalAction(_best(refusals))


def why_not(game: Game, parts: list[str], typed: str, prompt: str) -> Refusal | None:
    """Return why a typed text is not an answer here, and None if it is: as the next part, or as a whole move."""
    refusals: list[Refusal] = []
    for begun in [parts, []] if parts else [parts]:
        try:
            read_answer(game, begun, typed, prompt)
        except IllegalAction as error:
            refusals.append(error.refusal)
        else:
            return None
    return _best(refusals)


def _best(refusals: list[Refusal]) -> Refusal:
    """Return the reason that says most, and of several the first."""
    return min(refusals, key=lambda each: VAGUE.index(each.code) + 1 if each.code in VAGUE else 0)


def _of_clause(game: Game, clause: str) -> TypedAnswer:
    """A clause that the game takes as it stands; where it leaves something open, its parts so far."""
    trial = game.clone()
    trial.apply(clause)
    if not trial.is_answered:
        return TypedAnswer([], Draft(None, True, clause))
    decision = trial.decision
    begun = [] if decision is None else [part.value for part in decision.begun if not part.forced]
    return TypedAnswer(begun, game.draft(begun))
