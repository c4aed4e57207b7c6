"""Answers in words: what stands on a button, from the ids that an option carries.

Names and counted things come from the messages; what joins them (an arrow, a comma) is the same in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core import Option, Slot
from cyclades_core.text.i18n import Messages

__all__ = ["Wording"]

KEPT = 5_000  # texts that are kept
SPOKEN = {"action": "line", "choose-rule": "rule", "one-of": "word"}  # what is answered to these has words of its own


class Wording:
    """The words of one set of messages, each made once."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self._kept: dict[object, str] = {}

    def name(self, ident: str) -> str:
        """The name of what an id names."""
        found = self._kept.get(ident)
        if found is None:
            found = self._keep(ident, self.messages.name(ident))
        return found

    def counted(self, ident: str, count: int) -> str:
        """Two troops, a priest; places with their number in front."""
        key = (ident, count)
        found = self._kept.get(key)
        if found is None:
            if ident.partition("-")[0] in ("unit", "goods"):
                text = self.messages.text("answer-count", what=ident, count=count)
            else:
                text = self.name(ident) if count == 1 else f"{count} × {self.name(ident)}"
            found = self._keep(key, text)
        return found

    def prompt(self, prompt: str) -> str:
        """The question in words."""
        found = self._kept.get(("prompt", prompt))
        if found is None:
            found = self._keep(("prompt", prompt), self.messages.text(f"prompt-{prompt}"))
        return found

    def said(self, message: str, args: Mapping[str, Any]) -> str:
        """What happened, or why not, in words: everybody who looks is told the same."""
        key = message, tuple(args.items())
        try:
            found = self._kept.get(key)
        except TypeError:  # an argument that is a list
            return self.messages.text(message, **args)
        return found if found is not None else self._keep(key, self.messages.text(message, **args))

    def _keep(self, key: object, text: str) -> str:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[key] = text
        return text

    def option(self, option: Option, sort: str, kind: str) -> str:
        """An answer in words; a bare amount is itself."""
        if option.name:
            found = self.name(option.name)
            if found != option.name or not option.targets:  # a line without words of its own is called by its card
                return found
        if option.vector:
            return ", ".join(self.counted(ident, count) for ident, count in option.vector.items())
        if not option.targets:
            return str(option.value)
        return self.targets(option.targets, option.at, sort, kind)

    def targets(self, targets: tuple[str, ...], at: str | None, sort: str, kind: str) -> str:
        """Things in words: a way has an arrow, an order its commas, a thing its place behind it."""
        if len(targets) == 1 and at is not None and targets[0].startswith("site-"):
            return self._site(targets[0], at)
        names = [self._site(each, _area_of(each)) if each.startswith("site-") else self.name(each) for each in targets]
        if sort == "pair":
            return " → ".join(names)
        if kind == "order":
            return ", ".join(names)
        text = ", ".join(names)
        return f"{text} ({self.name(at)})" if at is not None and at.startswith("area-") else text

    def _site(self, ident: str, at: str) -> str:
        """A site has no name of its own: it is called by its area, and by its number where it has one."""
        found, number = self.name(ident), ident.rpartition(".")[2].lstrip("s")
        if found != ident.removeprefix("site-"):
            return f"{found} ({self.name(at)})"
        return f"{self.name(at)} · {number}" if number.isdigit() else self.name(at)

    def answer(self, text: str) -> str:
        """An answer that the game gave by itself: its question and its parts, from the notation that the event has.

        >>> words = Wording(Messages("en", ("core", "legacy")))
        >>> words.answer("choose-units fleet t1.y"), words.answer("move-group 2 troop + ajax")
        ('Which unit, and where? fleet, t1.y', 'Which units move? 2 troops, ajax')
        """
        found = self._kept.get(("answer", text))
        if found is None:
            prompt, _, rest = text.partition(" ")
            asked = self.messages.has(f"prompt-{prompt}")
            said = ", ".join(self._said((rest if asked else text).split(), SPOKEN.get(prompt, "")))
            said = said.replace(", →, ", " → ")
            found = self._keep(("answer", text), f"{self.prompt(prompt)} {said}" if asked else said)
        return found

    def _said(self, parts: list[str], kind: str) -> list[str]:
        """The parts of an answer in words; a number counts what stands behind it."""
        said: list[str] = []
        counts = [n.isdecimal() and part[:1].isalpha() for n, part in zip(parts, [*parts[1:], ""], strict=True)]
        for n, part in enumerate(parts):
            if part in ("+", ">") or counts[n]:
                continue
            if part == "->":
                said += ["→"] if said else []
            elif n and counts[n - 1] and self.messages.has(f"unit-{part}"):
                said.append(self.counted(f"unit-{part}", int(parts[n - 1])))
            else:
                named = self._called(part, kind)
                said.append(f"{parts[n - 1]} × {named}" if n and counts[n - 1] else named)
        return said

    def _called(self, part: str, kind: str) -> str:
        """What a bare id of the notation is called: content, a place, a person, or one of the short answers."""
        if kind and self.messages.has(f"{kind}-{part}"):
            return self.name(f"{kind}-{part}")
        area, _, site = part.rpartition(".")
        if area and (site == "site" or site.removeprefix("s").isdecimal()):
            return self._site(f"site-{part}", _area_of(f"site-{part}"))
        for ident in (part, f"area-{part}", f"player-{part}"):
            if (found := self.name(ident)) not in (part, ident):
                return found
        spoken = (f"{each}-{part}" for each in ("word", "line") if self.messages.has(f"{each}-{part}"))
        return next(map(self.name, spoken), part)

    def slot(self, slot: Slot) -> str:
        """What an amount can be given of."""
        return self.name(slot.id)


def _area_of(site: str) -> str:
    """The area in which a site is.

    >>> _area_of("site-m3-e5.s1")
    'area-m3-e5'
    """
    return f"area-{site.removeprefix('site-').rpartition('.')[0]}"
