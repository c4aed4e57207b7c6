"""An act in facts: events that belong together are one fact, and what goes without saying is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.values.event_types import OPTIONAL

if TYPE_CHECKING:
    from cyclades_core.game.public_types import Event

__all__ = ["Fact", "added", "fold", "is_used", "subject_of"]

# What gold is paid for, if it comes next: the price is told with it.
PRICED = frozenset(
    "unit-placed units-moved units-retreated building-built building-transformed goods-gained card-taken card-played "
    "hero-recruited hero-exchanged piece-placed piece-moved metropolis-built metropolis-hidden".split()
)
# Where the same thing happens again in the same place, it is counted.
COUNTED = frozenset(
    "unit-placed unit-lost unit-taken unit-pushed goods-gained goods-lost prosperity-placed metropolis-lost".split()
)
# A card that one of these has named comes to the discard pile, or out of the game, as a matter of course.
NAMES_CARD = frozenset(
    "card-bought card-played card-taken piece-placed piece-removed hero-recruited hero-sacrificed lasting-began".split()
)
BONUS = "bonus-"
GONE_FIRST = "card-discarded"
# Kinds of cause that are not told: the god of a turn and the line of a menu show in what is done. Cards are.
UNTOLD = frozenset({"bonus", "god", "goods", "line", "none", "phase", "rule", "unit"})
# Where the rule is news as well.
RULED = frozenset({"metropolis-built", "metropolis-hidden"})
# What others around it have told: the bid, the conquest, the choice that was none.
SILENT = frozenset({"answered", "marker-taken", "units-arrived"})
GONE = frozenset({"card-discarded", "card-removed"})


class Fact:
    """Something that is told: the key of its message, the arguments, who did it, and what it cost.

    `form` is the attribute that tells it, where that does not depend on what stands around it.
    """

    __slots__ = ("args", "form", "key", "price", "subject", "why")

    def __init__(self, key: str, args: Mapping[str, Any], subject: str = "", form: str = "") -> None:
        self.key = key
        self.args = dict(args)
        self.subject = subject
        self.form = form
        self.price = 0
        self.why = ""  # the cause, whether it is told or not

    def __repr__(self) -> str:
        return f"<{self.key} {self.subject} {self.price}>"


def subject_of(event: Event) -> str:
    """Who does it: attackers do, in battles."""
    who = str(event.args.get("faction") or event.args.get("attacker") or "")
    return "" if who == "none" else who


def fold(events: Iterable[Event], is_whole: bool = True) -> list[Fact]:
    """The facts of an act. `is_whole`: all that it brings about is among the events.

    >>> from cyclades_core.game.public_types import Event
    >>> place = Event("unit-placed", {"faction": "player-ann", "unit": "unit-troop", "area": "area-C3"})
    >>> [fact.args["count"] for fact in fold([place, place])]
    [2]
    """
    facts: list[Fact] = []
    named: set[str] = set()  # cards and gods that the act has named: they are no news as a cause
    for event in events:
        fact = Fact(event.key, _whole(event, named), subject_of(event))
        fact.why = str(event.args.get("cause") or "")
        named.update(str(fact.args[name]) for name in ("card", "god") if fact.args.get(name))
        if event.key in COUNTED:
            fact.args.setdefault("count", 1)
        if fact.args.get("kept"):
            fact.form = "kept"
        if event.key == "unit-lost":
            fact.args["units"] = ((fact.args["unit"], fact.args["count"]),)
        last = facts[-1] if facts else None
        if _goes_without_saying(fact, facts):
            continue
        if (
            event.key == "piece-moved"
            and last is not None
            and last.key == "gold-paid"
            and last.why == fact.args["card"]
        ):
            fact.subject = last.subject  # who has paid moves it, perhaps to somebody else
        paid = _payment(facts, fact)
        if paid is not None:
            facts.remove(paid)
            fact.price = 0 if fact.key == "card-bought" else paid.args["amount"]
            last = facts[-1] if facts else None
        if last is not None and (_goes_further(last, fact) or _replaces(facts, fact)):
            continue
        if event.key == "metropolis-built":
            fact.args["bonus"] = _give_up(facts, fact.subject)
        if event.key == "unit-placed":
            _steal(facts, fact)
        if event.key == "building-removed" and fact.subject:
            own = facts[0].subject if facts else ""
            is_own = own == fact.subject or (not own and str(event.args.get("cause")).startswith("line-"))
            fact.form = "given" if is_own else ""
        if event.key == "unit-taken" and facts and facts[0].subject == fact.subject and facts[0].key != fact.key:
            fact.form = "returned"
        if is_used(event):
            fact.form = "used"
        if event.key == "outbid" and last is not None and last.key == "bid":
            fact.form = "own" if fact.subject == last.subject else "by"  # told of whoever outbids
            fact.subject = last.subject
        if last is not None and _counted(last, fact):
            continue
        if last is not None and _was_on_the_way(last, fact):
            facts.pop()
        facts.append(fact)
    return _with_empty_bonuses(facts) if is_whole else facts


def is_used(event: Event) -> bool:
    """Whether somebody lays a card away of his own will: that is how it is used, but of heroes."""
    args = event.args
    if event.key != "card-discarded" or str(args.get("card")).startswith("hero-"):
        return False
    return bool(args.get("faction")) and not args.get("cause")


def _whole(event: Event, named: set[str]) -> dict[str, Any]:
    """The arguments of an event, those that it need not have included; the cause only if it says something new."""
    args = {name: None for name, _ in OPTIONAL.get(event.key, ())} | event.args
    cause = str(args.get("cause"))
    kind = cause.partition("-")[0]
    if args.get("cause") and (
        cause in named or cause == args.get("card") or (kind in UNTOLD and not (kind == "rule" and event.key in RULED))
    ):
        args["cause"] = None
    return args


def _replaces(facts: list[Fact], fact: Fact) -> bool:
    """Whether a card comes in the place of one that somebody has paid to be rid of."""
    at = len(facts) - (2 if facts[-1].key != "pile-shuffled" else 3)
    if fact.key != "card-revealed" or at < 0 or [each.key for each in facts[at : at + 2]] != ["gold-paid", GONE_FIRST]:
        return False
    paid, gone = facts[at : at + 2]
    if paid.args.get("cause"):
        return False
    del facts[at]
    gone.subject, gone.form, gone.price = paid.subject, "replaced", paid.args["amount"]
    gone.args["with"] = fact.args["card"]
    return True


def _goes_further(last: Fact, fact: Fact) -> bool:
    """Whether units that have moved move on: then the way is told as one."""
    if fact.key not in ("units-moved", "piece-moved") or last.key != fact.key or last.subject != fact.subject:
        return False
    if last.args["to"] != fact.args["from"] or any(
        last.args.get(each) != fact.args.get(each) for each in ("group", "card")
    ):
        return False
    if last.args["from"] == fact.args["to"]:
        return False  # there and back
    last.args["to"] = fact.args["to"]
    last.price += fact.price
    if fact.key == "units-moved" and fact.price:  # a further step is paid for where they could not stop
        last.args["over"] = (*last.args.get("over", ()), fact.args["from"])
        last.form = "crossed"
    return True


def _give_up(facts: list[Fact], subject: str) -> str:
    """Buildings that make way for a metropolis are given up by whoever builds it; its bonus shows in what follows.

    Return the card of the bonus, or nothing.
    """
    at = len(facts)
    while at and _makes_way(facts[at - 1]):
        at -= 1
    bonus = next((str(fact.args["card"]) for fact in facts[at:] if fact.key != "building-removed"), "")
    facts[at:] = [fact for fact in facts[at:] if fact.key == "building-removed"]
    for fact in facts[at:]:
        fact.subject, fact.form = subject, "given"
    return bonus


def _makes_way(fact: Fact) -> bool:
    """Whether a building is gone, or the bonus of a metropolis is turned up: what is built comes next."""
    return fact.key == "building-removed" or str(fact.args.get("card")).startswith(BONUS)


def _with_empty_bonuses(facts: list[Fact]) -> list[Fact]:
    """The facts, and that a metropolis has a bonus of which nothing comes."""
    out: list[Fact] = []
    for at, fact in enumerate(facts):
        out.append(fact)
        bonus = fact.args.get("bonus") if fact.key == "metropolis-built" else ""
        if bonus and not any(later.why == bonus for later in facts[at + 1 :]):
            out.append(Fact(fact.key, {"card": bonus}, fact.subject, "empty"))
    return out


def _steal(facts: list[Fact], placed: Fact) -> None:
    """Units that a card takes from one player for another to place are stolen by the latter."""
    for fact in reversed(facts):
        alike = fact.key == "unit-taken" and fact.args["unit"] == placed.args["unit"]
        if not alike or not placed.why or fact.why != placed.why or fact.subject == placed.subject:
            return
        fact.args["victim"], fact.subject, fact.form = fact.subject, placed.subject, "stolen"


def _goes_without_saying(fact: Fact, facts: list[Fact]) -> bool:
    card = fact.args.get("card")
    if fact.key == "card-played":
        return any(each.key == "card-bought" and each.args["card"] == card for each in facts)
    if fact.key in GONE:
        return any(
            (each.key in NAMES_CARD and each.args["card"] == card) or each.args.get("unit") == card for each in facts
        )  # a hero that is lost is a unit, and its card goes with it
    if fact.key == "turn-ended":
        return not _only_began(facts)
    return fact.key in SILENT


def _was_on_the_way(last: Fact, fact: Fact) -> bool:
    """Whether a card was turned up only to be taken, or laid away only to go on."""
    if fact.key not in ("card-taken", "lasting-began") or last.key not in ("card-revealed", *GONE):
        return False
    return bool(last.args["card"] == fact.args["card"])


def _only_began(facts: list[Fact]) -> bool:
    """Whether a turn has begun and nothing else is told: then its end is."""
    return len(facts) == 1 and facts[0].key == "turn-began"


def _payment(facts: list[Fact], fact: Fact) -> Fact | None:
    """What was paid for a fact just before it, or before buildings made way for it and its bonus was turned up."""
    at = len(facts) - 1
    while at >= 0 and _makes_way(facts[at]):
        at -= 1
    if at < 0 or facts[at].key != "gold-paid" or facts[at].form or not _is_paid_for(facts[at], fact):
        return None
    return facts[at]


def _is_paid_for(paid: Fact, fact: Fact) -> bool:
    if fact.subject != paid.subject:
        return False
    if fact.key == "card-bought":
        return bool(fact.args["price"] == paid.args["amount"])
    if fact.key not in PRICED:
        return False
    if paid.args.get("cause"):  # a card asked for it, and that is told unless the fact is about it
        return paid.why in (fact.why, fact.args.get("card"))
    return not (paid.why and fact.why) or fact.why == paid.why  # in brief, what it was paid for may not be told


def _counted(last: Fact, fact: Fact) -> bool:
    """Whether a fact says the same again: then it has been counted with the one before it."""
    if fact.key not in COUNTED or last.key != fact.key:
        return False
    apart = {"unit-lost": {"count", "unit", "units"}, "metropolis-lost": {"count", "site"}}.get(fact.key, {"count"})
    if any(last.args.get(name) != value for name, value in fact.args.items() if name not in apart):
        return False
    last.args["count"] += fact.args["count"]
    last.price += fact.price
    if fact.key == "unit-lost":
        last.args["units"] = added(last.args["units"], fact.args["units"])
    return True


def added(units: tuple[tuple[str, int], ...], more: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Numbers of things, put together.

    >>> added((("unit-troop", 1),), (("unit-troop", 1), ("hero-ajax", 1)))
    (('unit-troop', 2), ('hero-ajax', 1))
    """
    counts = dict(units)
    for unit, count in more:
        counts[unit] = counts.get(unit, 0) + count
    return tuple(counts.items())
