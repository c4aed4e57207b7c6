"""A game in brief: the gods and who got them, and one sentence for each turn."""

from __future__ import annotations

from collections.abc import Iterator

from cyclades_core.game.public_types import Event

from .prose import CLAUSES, Prose
from .story_facts import fold, has_fallen, is_used, subject_of

__all__ = ["Brief"]

# What matters of a turn ...
TURN = frozenset(
    "turn-began turn-ended gold-paid card-bought card-played card-taken building-built building-transformed "
    "metropolis-built metropolis-hidden metropolis-lost special-taken card-passed hero-sacrificed hero-exchanged "
    "goods-gained building-removed goods-stolen gold-stolen unit-converted unit-lost area-taken "
    "faction-eliminated".split()
)
# ... and at any time.
ALWAYS = frozenset(
    "game-started turn-order gods-laid god-covered metropolis-built metropolis-hidden metropolis-lost special-taken "
    "card-passed faction-eliminated game-ending game-won building-placed".split()
)
# A sentence each, wherever they come.
ALONE = frozenset({"game-started", "turn-order", "gods-laid", "god-covered", "game-ending", "game-won"})


class Brief:
    """Listens to events one by one and gives lines when a turn, or the offerings, are over."""

    def __init__(self, prose: Prose) -> None:
        self._prose = prose
        self._kept: list[Event] = []
        self._bids: dict[tuple[str, str], int] = {}  # who stands where, and for how much
        self._latest = ""  # who has offered last
        self._gods: list[str] = []
        self._battle: Event | None = None
        self._fallen: list[Event] = []  # units and figures that were lost: their cards go with them
        self._in_turn = False

    def hear(self, event: Event) -> Iterator[str]:
        """Take an event; the lines that can be told now."""
        key = event.key
        if key == "bid":
            self._bids[str(event.args["faction"]), str(event.args["god"])] = int(event.args["amount"])
            self._latest = str(event.args["faction"])
        elif key == "outbid" and event.args["faction"] != self._latest:  # else his other marker has taken its place
            self._bids.pop((str(event.args["faction"]), str(event.args["god"])), None)
        elif key in ("phase-began", "round-began", "turn-began", "offering-paid") or key in ALONE:
            yield from self.rest()
            self._in_turn = key == "turn-began"
        if key == "gods-laid":
            self._gods = list(event.args["gods"])
        elif key == "god-covered":
            self._gods = [event.args["god"] if god == event.args["covered"] else god for god in self._gods]
        self._note(event)
        if key == "turn-ended" or key in ALONE:
            yield from self.rest()
            self._in_turn = False

    def rest(self) -> Iterator[str]:
        """What has not been told yet."""
        if self._bids:
            messages = self._prose.messages
            # in the order in which they will act; who shares the last god keeps the order of arrival
            bids = sorted(
                self._bids.items(), key=lambda bid: self._gods.index(bid[0][1]) if bid[0][1] in self._gods else 99
            )
            got = [messages.text("story-got", faction=who, god=god, amount=amount) for (who, god), amount in bids]
            self._bids = {}
            yield self._prose.sentence([self._prose.joined(got, CLAUSES)])
        # much of what a turn brings about was not kept
        facts = [fact for fact in fold(self._kept, is_whole=False) if fact.key != "gold-paid" and fact.form != "given"]
        self._kept, self._fallen = [], []
        fought = ""
        for fact in facts:
            if fact.key == "battle-began":
                fact.form, fought = "fought", str(fact.args["area"])
            elif fact.key == "area-taken" and fact.args["area"] == fought:
                fact.args["loser"] = None  # the battle has told
        if [fact.key for fact in facts] not in ([], ["turn-began"], ["turn-began", "turn-ended"]):
            yield self._prose.tell(facts)

    def _note(self, event: Event) -> None:
        """Keep an event if it matters; of a battle the result alone."""
        if event.key in ("piece-removed", "unit-lost"):
            self._fallen.append(event)
        if event.key == "battle-began":
            self._battle = event
        elif event.key == "battle-ended" and self._battle is not None:
            began, self._battle = self._battle, None
            sides = {subject_of(began): "attacker", "none": "none", "": "none"}
            winner = sides.get(subject_of(event), "defender")
            self._kept.append(Event(began.key, {**began.args, "winner": winner}))
        elif self._battle is not None and event.key == "unit-lost":
            return
        elif event.key in (TURN if self._in_turn else ALWAYS) or self._is_news(event):
            self._kept.append(event)

    def _is_news(self, event: Event) -> bool:
        """Whether somebody uses a card, or loses one that lay with a building."""
        if event.key == "card-removed" and event.args.get("site"):
            return True
        return is_used(event) and not any(has_fallen(each, str(event.args["card"])) for each in self._fallen)
