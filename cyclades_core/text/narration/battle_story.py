"""A battle in lines: how it opens, its rounds one by one, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from .prose import CLAUSES, Prose
from .story_facts import StoryFact, added

__all__ = ["battle_at", "battle_lines"]


def battle_at(facts: Sequence[StoryFact]) -> int:
    """Where the first battle of an act begins, or -1."""
    return next((i for i, fact in enumerate(facts) if fact.key == "battle-began"), -1)


def battle_lines(prose: Prose, facts: Sequence[StoryFact]) -> list[tuple[str, str]]:
    """An act with a battle: pairs of a kind of line (`act` or `round`) and its text."""
    began = battle_at(facts)
    battle = facts[began]
    ended = next((i for i in range(began + 1, len(facts)) if facts[i].key == "battle-ended"), len(facts))
    rolled = [i for i in range(began + 1, ended) if facts[i].key == "dice-rolled"]
    area = str(battle.args["area"])
    lines = [("act", prose.tell(facts[: rolled[0] if rolled else ended]))]
    for number, at in enumerate(rolled, 1):
        after = rolled[number] if number < len(rolled) else ended
        text = prose.tell(facts[at:after], area)
        if len(rolled) > 1:
            text = prose.messages.text("story-round", round=number, text=text)
        lines.append(("round", text))
    if ended < len(facts):
        lost = _losses(facts[began:ended])
        lines += _ending(prose, battle, facts[ended:], len(rolled), lost if len(rolled) > 1 else {})
    return lines


def _losses(facts: Sequence[StoryFact]) -> dict[str, tuple[tuple[str, int], ...]]:
    """What each side has lost in all."""
    lost: dict[str, tuple[tuple[str, int], ...]] = {}
    for fact in facts:
        if fact.key == "unit-lost":
            lost[fact.subject] = added(lost.get(fact.subject, ()), fact.args["units"])
    return lost


def _ending(
    prose: Prose,
    battle: StoryFact,
    facts: Sequence[StoryFact],
    rounds: int,
    lost: dict[str, tuple[tuple[str, int], ...]],
) -> list[tuple[str, str]]:
    """Who has won, what it cost, and what else happens; another battle perhaps."""
    ended = facts[0]
    for fact in facts:
        if fact.key == "area-taken" and fact.args["area"] == battle.args["area"]:
            fact.args["loser"] = None  # the battle has told
    ended.args.update(rounds=max(rounds, 1), side="attacker" if ended.subject == battle.subject else "defender")
    other = battle_at(facts)
    until = len(facts) if other < 0 else other
    while other >= 0 and until > 1 and facts[until - 1].subject == facts[other].subject:
        until -= 1  # the moves that lead to the next battle
    own = 1
    while own < until and facts[own].subject == ended.subject and prose.is_predicate(facts[own]):
        own += 1
    clauses = [prose.clause(ended.subject, prose.predicates(facts[:own]))] if prose.is_predicate(ended) else []
    if lost:
        told = [prose.messages.text("story-lost", faction=each, units=units) for each, units in lost.items()]
        clauses.append(prose.joined(told, CLAUSES))
    text = prose.sentence(clauses) if clauses else ""
    if not prose.is_predicate(ended):
        text = f"{prose.tell(facts[:1])} {text}".strip()
    lines = [("act", f"{text} {prose.tell(facts[own:until])}".strip())]
    return lines + (battle_lines(prose, facts[until:]) if other >= 0 else [])
