"""Events in, lines out: what belongs to one act, and under which heading it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cyclades_core.game.public_types import Event

from .battle_story import battle_at, battle_lines
from .brief_story import Brief
from .prose import CLAUSES, Prose
from .story_facts import fold, subject_of

if TYPE_CHECKING:
    from cyclades_core.game.public_types import Decision

    from ..i18n import Messages

__all__ = ["DETAILS", "Narrator", "StoryLine"]

DETAILS = ("brief", "full")
# Questions with which something new begins; all others go on with what has been begun.
BEGINNINGS = frozenset({"action", "bid"})
# What leads up to something: it belongs to what follows.
LEADING = frozenset({"answered", "gold-paid", "marker-taken"})
# Always the first of their act.
ALONE = frozenset({"turn-began", "bid", "game-won", "game-ending"})
# What is often done several times in a row, each time as an act of its own: told together.
REPEATED = frozenset({"unit-placed", "goods-gained"})
# Questions about a card that stays for a price begin with this, and the price is one of these.
KEEP = "keep-"
PAYMENTS = frozenset({"gold-paid", "goods-lost"})


class StoryLine(NamedTuple):
    """A line of a story. Kinds: `cycle` and `phase` are headings, `act` is what somebody does or what happens, `round`
    a round of the battle that the act above it has begun.
    """

    kind: str
    text: str


class Narrator:
    """Tells a game in the language of its messages, `full` (everything) or `brief_story` (what matters).

    `hear` what `Game.apply` and `Game.take_events` give, with the question that the game asks next; `rest` gives what
    is still held back. What a seat may not see has to be taken out before (`Event.seen_from`).
    """

    def __init__(self, messages: Messages, detail: str = "full") -> None:
        if detail not in DETAILS:
            raise ValueError(detail)
        self._messages = messages
        self._prose = Prose(messages)
        self._brief = Brief(self._prose) if detail == "brief" else None
        self._held: list[Event] = []  # the act so far
        self._ended = False  # whether it is over, unless more of the same follows
        self._ahead: list[Event] = []  # after its end: what belongs to the next one, whatever that is
        self._phase: Event | None = None  # a heading that waits for something to stand below it
        self._asked: Decision | None = None  # what the events to come answer
        self._is_whole = True  # whether all that the act brings about was heard

    def hear(self, events: Iterable[Event], asked: Decision | None = None) -> list[StoryLine]:
        """The lines that can be told after these events."""
        lines: list[StoryLine] = []
        for event in self._with_kept_cards(events):
            if event.key == "area-taken" and self._messages.kind(event.args["area"]) == "sea":
                continue  # whoever has fleets there holds it: they have been told
            if self._brief is not None:
                lines += [StoryLine("act", text) for text in self._brief.hear(event)]
            elif event.key in ("round-began", "phase-began"):
                lines += self._close()
            else:
                lines += self._take(event)
            if event.key == "round-began":
                lines.append(StoryLine("cycle", self._messages.text("event-round-began", **event.args)))
                self._phase = None
            elif event.key == "phase-began":
                self._phase = event
        self._asked = asked
        if self._brief is None and not self._goes_on(asked):
            self._ended = True
            self._is_whole = asked is not None and asked.prompt in BEGINNINGS
            if asked is None or self._ahead or not self._may_go_on():
                lines += self._close()
        return lines

    def rest(self) -> list[StoryLine]:
        """The lines of what is held back."""
        if self._brief is not None:
            return [StoryLine("act", text) for text in self._brief.rest()]
        return self._close(self._ended)

    def _close(self, is_over: bool = True) -> list[StoryLine]:
        """The lines of the act; `is_over`: nothing more comes of it."""
        lines: list[StoryLine] = []
        for act in (self._held, self._ahead):
            facts = fold(act, is_over and self._is_whole)
            told = battle_lines(self._prose, facts) if battle_at(facts) >= 0 else [("act", self._prose.tell(facts))]
            lines += [StoryLine(kind, text) for kind, text in told if text]
        self._held, self._ahead, self._ended, self._is_whole = [], [], False, True
        if lines and self._phase is not None:
            lines.insert(0, StoryLine("phase", self._messages.name(str(self._phase.args["phase"]))))
            self._phase = None
        return lines

    def sentence(self, clauses: Sequence[str]) -> str:
        """Clauses about several persons as one sentence: for what a front end adds to a story."""
        return self._prose.sentence([self._prose.joined(clauses, CLAUSES)])

    def _with_kept_cards(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events; a payment so that a card stays with that card, which only the question names."""
        asked = self._asked
        kept = asked.subject if asked is not None and asked.prompt.startswith(KEEP) else ""
        for event in events:
            if kept and asked is not None and event.key in PAYMENTS and event.args["faction"] == asked.faction:
                yield Event(event.key, {**event.args, "kept": kept})
                kept = ""
            else:
                yield event

    def _take(self, event: Event) -> list[StoryLine]:
        """Add an event to the act, or begin a new one with it."""
        lines: list[StoryLine] = []
        if event.key in LEADING:
            if event.key == "answered" and str(event.args["answer"]).partition(" ")[0] in BEGINNINGS:
                self._ended = True
            (self._ahead if self._ended else self._held).append(event)
            return lines
        if self._ended or self._begins(event):
            ahead, self._ahead = self._ahead, []
            if event.key in ALONE or not self._may_go_on(event.key):
                lines += self._close(self._ended or event.key != "game-won")
            self._held += ahead
            self._ended = False
        self._held.append(event)
        return lines

    def _keys(self) -> list[str]:
        """What has been done in the act, without what leads up to it."""
        return [event.key for event in self._held if event.key not in LEADING]

    def _begins(self, event: Event) -> bool:
        """Whether a new act begins with this event, though nobody was asked anything."""
        keys = self._keys()
        if event.key == "offering-paid":
            return keys[-1:] != [event.key]
        if event.key == "action-skipped":  # told with the beginning of the turn, if with anything
            return not set(keys) <= {"turn-began", event.key}
        return event.key in ALONE or keys[-1:] == ["turn-ended"]

    def _may_go_on(self, key: str = "") -> bool:
        """Whether an act that is over may be told with the next: a turn that has only begun, or more of the same."""
        keys = self._keys()
        done = set(keys) - {"turn-began", "action-skipped"}
        if keys[:1] == ["turn-began"] and not done:
            return True
        return len(done) == 1 and done <= REPEATED and (not key or key in done)

    def _goes_on(self, asked: Decision | None) -> bool:
        """Whether the act is not over: somebody is asked for a part of what has been begun."""
        if asked is None or asked.prompt in BEGINNINGS:
            return False
        battle = [event.key for event in self._held if event.key in ("battle-began", "battle-ended")]
        doers = [who for who in map(subject_of, self._held) if who]
        return battle[-1:] == ["battle-began"] or asked.faction in doers[-1:] + doers[:1]
