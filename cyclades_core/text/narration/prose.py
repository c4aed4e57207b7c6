"""Facts in sentences: predicates of one person are joined, and it is the language that joins them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from .story_facts import RULED, StoryFact

if TYPE_CHECKING:
    from ..i18n import Messages

__all__ = ["Prose"]

# Predicates that one sentence has at most, and persons.
MOST = 4
PERSONS = 3
# Messages that name a place, by the argument that names it last; who wins a battle is told without it.
PLACES = ("to", "area")
PLACELESS = frozenset({"battle-ended"})
GIVEN = "given"  # the form of what is given up for something

CLAUSES = "story-last-clause"
CLAUSAL = frozenset({"income", "offering-paid"})  # each item of their lists is a clause

Predicate = tuple[str, bool]  # and whether it leans on the one before it


class Prose:
    """Puts facts into words, in one language."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    def tell(self, facts: Sequence[StoryFact], place: str = "") -> str:
        """The sentences of some facts, as one line; `place` is the area that the reader has in mind."""
        sentences: list[str] = []
        clauses: list[str] = []
        first = ""  # whose clause begins the sentence
        told: set[object] = set()  # causes
        for run in _runs(facts, self):
            subject = run[0].subject
            if not self.is_predicate(run[0]):
                sentences += self._close(clauses)
                sentences += self._alone(run, told)
            else:
                for part in _parts(self.predicates(run, place, told)):
                    if subject == first or len(clauses) == PERSONS:
                        sentences += self._close(clauses)
                    first = first if clauses else subject
                    clauses.append(self.clause(subject, part))
            place = _place(run[-1], place)
        sentences += self._close(clauses)
        return " ".join(sentences)

    def is_predicate(self, fact: StoryFact) -> bool:
        """Whether the language can join this fact to others of the same person."""
        return bool(fact.subject) and self.messages.is_own(f"event-{fact.key}", fact.form or "does")

    def clause(self, subject: str, predicates: Sequence[Predicate]) -> str:
        """A person and what it does, without the full stop."""
        return self.messages.text("story-clause", faction=subject, does=self.joined([text for text, _ in predicates]))

    def joined(self, words: Sequence[str], last: str = "story-last") -> str:
        """Items or predicates, joined by the language; clauses of several persons take another message for the last."""
        text = words[0]
        for word in words[1:-1]:
            text = self.messages.text("story-more", first=text, next=word)
        return self.messages.text(last, first=text, last=words[-1]) if len(words) > 1 else text

    def sentence(self, clauses: Sequence[str]) -> str:
        """Clauses of several persons as one sentence."""
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.messages.text("story-then", first=text, then=clause)
        return self.messages.text("story-sentence", text=text)

    def _close(self, clauses: list[str]) -> list[str]:
        sentences = [self.sentence(clauses)] if clauses else []
        clauses.clear()
        return sentences

    def _alone(self, run: Sequence[StoryFact], told: set[object]) -> list[str]:
        """Facts that nobody does, or that cannot be joined: those of a kind together, if there is a word for it."""
        key = f"event-{run[0].key}"
        if run[0].key == "dice-rolled":
            return [self.rolled(run[0])]
        if run[0].key in CLAUSAL and (len(run) > 1 or run[0].args.get("cause")):
            return [self.messages.attribute(key, "many", list=self._clauses(run), **_common(run))]
        cause = _common(run).get("cause")
        is_told = run[0].key in RULED or self.messages.is_own(key, "many")
        cause = cause if is_told and cause not in told else None
        told.add(cause)
        if len(run) > 1:
            items = self._items(run)
            items[-1] = self._because(items[-1], cause)
            return [self.messages.attribute(key, "many", list=self.joined(items), **_common(run))]
        text = self.messages.text(key, **run[0].args)
        return (
            [self.messages.text("story-sentence", text=self._because(text.removesuffix("."), cause))]
            if cause
            else [text]
        )

    def _clauses(self, run: Iterable[StoryFact]) -> str:
        """A clause for each person; whoever has several items is named once."""
        persons = groupby(run, key=lambda fact: str(fact.args["faction"]))
        return self.joined([self.joined(self._items(facts)) for _, facts in persons], CLAUSES)

    def _items(self, run: Iterable[StoryFact]) -> list[str]:
        """The items of a list, each with its cause if they have different ones."""
        run = list(run)
        key = f"event-{run[0].key}"
        further = "more" if self.messages.is_own(key, "more") else "what"
        forms = ["what", *(further for _ in run[1:])]
        texts = [self.messages.attribute(key, form, **fact.args) for form, fact in zip(forms, run, strict=True)]
        if "cause" in _common(run) and run[0].key not in CLAUSAL:
            return texts
        return [self._because(text, fact.args.get("cause")) for text, fact in zip(texts, run, strict=True)]

    def _because(self, text: str, cause: object) -> str:
        return self.messages.text("story-cause", does=text, cause=cause) if cause else text

    def rolled(self, fact: StoryFact) -> str:
        """The dice of a round: what each side has, and of what it is made up if there is more than units."""
        sides = []
        for side, who in (("attack", "attacker"), ("defence", "defender")):
            parts = fact.args.get(f"{side}-parts") or ()
            told = [
                self.messages.text("story-part", what=what, amount=amount, by=by[0] if by else None)
                for what, amount, *by in parts
            ]
            how = self.joined(told) if any(what != "units" for what, *_ in parts) else None
            values = {"die": fact.args[f"{side}-die"], "total": fact.args[side], "parts": how}
            sides.append(self.messages.text("story-roll", faction=fact.args[who], **values))
        return self.sentence(sides)

    def predicates(
        self, facts: Sequence[StoryFact], place: str = "", told: set[object] | None = None
    ) -> list[Predicate]:
        """What one person does, fact by fact; facts of a kind in a row are one predicate.

        `told` are causes that need not be told again.
        """
        told = set() if told is None else told
        out: list[Predicate] = []
        card, at = "", 0
        while at < len(facts):
            fact = facts[at]
            key = f"event-{fact.key}"
            run = [fact]
            if fact.form == GIVEN or (not fact.form and self.messages.is_own(key, "many")):
                run += _alike(facts, at)
            is_short = False
            if len(run) > 1 or fact.form == GIVEN:
                form = fact.form or "many"
                text = self.messages.attribute(key, form, list=self.joined(self._items(run)), **_common(run))
            else:
                is_short = self._is_known(fact, place, card)
                attr = fact.form or ("short" if is_short else "does")
                text = self.messages.attribute(key, attr, **fact.args)
            cause = _common(run).get("cause")
            text = self._because(text, cause if cause not in told else None)
            if fact.key not in RULED:
                told.add(cause)
            price = sum(each.price for each in run)
            if price:
                text = self.messages.text("story-price", does=text, amount=price)
            out.append((text, is_short))
            at += len(run)
            place = _place(run[-1], place)
            card = str(run[-1].args.get("card") or card)
        return out

    def _is_known(self, fact: StoryFact, place: str, card: str) -> bool:
        """Whether what the fact is about has just been named, and there is a shorter way to say it."""
        about = fact.args.get("card")
        known = card == about if about else place != "" and place == fact.args.get("area")
        return known and self.messages.is_own(f"event-{fact.key}", "short")


def _runs(facts: Sequence[StoryFact], prose: Prose) -> list[list[StoryFact]]:
    """What can stand together: predicates of one person, or facts of a kind that nobody does."""
    runs: list[list[StoryFact]] = []
    for fact in facts:
        last = runs[-1][-1] if runs else None
        if last is None:
            joins = False
        elif prose.is_predicate(fact):
            joins = prose.is_predicate(last) and fact.subject == last.subject
        else:
            key = f"event-{fact.key}"
            # a list of what persons do is a predicate, and no sentence
            joins = (
                fact.key == last.key and prose.messages.is_own(key, "many") and not prose.messages.is_own(key, "does")
            )
        if joins:
            runs[-1].append(fact)
        else:
            runs.append([fact])
    return runs


def _parts(predicates: Sequence[Predicate]) -> list[Sequence[Predicate]]:
    """Predicates in portions for sentences; none begins with one that leans on what was said before."""
    parts: list[list[Predicate]] = []
    for predicate in predicates:
        if not parts or (len(parts[-1]) >= MOST and not predicate[1]):
            parts.append([])
        parts[-1].append(predicate)
    return list(parts)


def _place(fact: StoryFact, place: str) -> str:
    """The place that a reader has in mind after a fact."""
    if fact.key in PLACELESS:
        return ""
    return next((str(fact.args[name]) for name in PLACES if fact.args.get(name)), place)


def _alike(facts: Sequence[StoryFact], at: int) -> list[StoryFact]:
    """The facts behind this one that are of its kind, and told in the same form; who lost an area is told with it."""
    end = at + 1
    while (
        end < len(facts)
        and (facts[end].key, facts[end].form) == (facts[at].key, facts[at].form)
        and not facts[at].args.get("loser")
        and not facts[end].args.get("loser")
    ):
        end += 1
    return list(facts[at + 1 : end])


def _common(run: Sequence[StoryFact]) -> dict[str, object]:
    """The arguments that a list of facts has in common."""
    first = run[0].args
    return {name: value for name, value in first.items() if all(fact.args.get(name) == value for fact in run)}
