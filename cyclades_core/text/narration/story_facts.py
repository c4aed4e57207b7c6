"""An act in facts: events that belong together are one fact, and what goes without saying is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.values.event_types import OPTIONAL
from cyclades_core.game.notation.public_ids import bare

if TYPE_CHECKING:
    from cyclades_core.game.public_types import Event

__all__ = ["RULED", "StoryFact", "added", "fold", "has_fallen", "is_used", "subject_of"]

# What gold is paid for, if it comes next: the price is told with it.
PRICED = frozenset(
    "unit-placed units-moved units-retreated building-built building-transformed goods-gained card-taken card-played "
    "hero-recruited hero-exchanged piece-placed piece-moved metropolis-built metropolis-hidden".split()
)
# Where the same thing happens again in the same place, it is counted.
COUNTED = frozenset(
    "unit-placed unit-lost unit-taken unit-pushed goods-gained goods-lost prosperity-placed metropolis-lost".split()
)
# What may differ then, beside their number.
APART = {
    "unit-lost": frozenset({"count", "unit", "units"}),
    "metropolis-lost": frozenset({"bonuses", "count", "site"}),
}
# A card that one of these has named comes to the discard pile, or out of the game, as a matter of course.
NAMES_CARD = frozenset(
    "card-bought card-played card-taken piece-placed piece-removed hero-recruited hero-sacrificed lasting-began".split()
)
# What builds a metropolis: buildings, the bonus and the figure of a card come before it, and are told with it.
METROPOLIS = frozenset({"metropolis-built", "metropolis-hidden"})
BUILT = frozenset({"building-built", *METROPOLIS})
BONUS = "bonus-"
GONE_FIRST = "card-discarded"
# Kinds of cause that are not told: the god of a turn and the line of a menu show in what is done. Cards are.
UNTOLD = frozenset({"", "bonus", "god", "goods", "line", "none", "phase", "rule", "unit"})
# Where the rule is news as well.
RULED = frozenset({"game-won", *METROPOLIS})
# What others around it have told: the bid, the conquest, the choice that was none.
SILENT = frozenset({"answered", "marker-taken", "units-arrived"})
GONE = frozenset({"card-discarded", "card-removed"})


class StoryFact:
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


def fold(events: Iterable[Event], is_whole: bool = True) -> list[StoryFact]:
    """The facts of an act. `is_whole`: all that it brings about is among the events.

    >>> from cyclades_core.game.public_types import Event
    >>> place = Event("unit-placed", {"faction": "player-ann", "unit": "unit-troop", "area": "area-C3"})
    >>> [fact.args["count"] for fact in fold([place, place])]
    [2]
    """
    facts: list[StoryFact] = []
    named: set[str] = set()  # cards and gods that the act has named: they are no news as a cause
    for event in _in_order(events):
        fact = StoryFact(event.key, _whole(event, named), subject_of(event))
        fact.why = str(event.args.get("cause") or "")
        named.update(str(fact.args[name]) for name in ("card", "god") if fact.args.get(name))
        if event.key in COUNTED:
            fact.args.setdefault("count", 1)
        if fact.args.get("kept"):
            fact.form = "kept"
        if fact.args.get("chosen"):
            fact.form = "about"
        if event.key == "metropolis-lost":
            fact.args["bonuses"] = (fact.args.pop("bonus"),)
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
        if last is not None and (_goes_further(last, fact) or _replaces(facts, fact) or _counts_on(last, fact)):
            continue
        cards: list[StoryFact] = []
        if event.key in BUILT:
            cards = _give_up(facts, fact)
        if event.key == "unit-placed":
            _steal(facts, fact)
        if event.key == "building-removed" and fact.subject:
            own = facts[0].subject if facts else ""
            is_own = own == fact.subject or (not own and str(event.args.get("cause")).startswith("line-"))
            fact.form = "given" if is_own else ""
        if event.key == "unit-taken" and facts and facts[0].subject == fact.subject and facts[0].key != fact.key:
            fact.form = "returned"
        if event.key == "card-removed" and event.args.get("site"):
            fact.form = "lost"
        if event.key in ("goods-lost", "unit-taken") and event.args.get("leaves") and not _is_untold(fact.why):
            fact.form = "gone"
        if event.key == "gold-gained":
            _sell(facts, fact)
        if is_used(event):
            fact.form = "used"
        if event.key == "outbid" and last is not None and last.key == "bid":
            fact.form = "own" if fact.subject == last.subject else "by"  # told of whoever outbids
            fact.subject = last.subject
        if any(_counted(each, fact) for each in _row(facts, fact)):
            continue
        if last is not None and _was_on_the_way(last, fact):
            facts.pop()
        facts += [fact, *cards]
    return _with_empty_bonuses(facts) if is_whole else facts


def _in_order(events: Iterable[Event]) -> Iterator[Event]:
    """The events; a card that goes with an area or a piece comes after what it goes with."""
    waiting: list[Event] = []
    for event in events:
        if event.key == "card-passed":
            waiting.append(event)
            continue
        follow = waiting and (
            (event.key == "area-taken" and event.args["faction"] == waiting[0].args["faction"])
            or (event.key == "piece-moved" and event.args["card"] == waiting[0].args["card"])
        )
        if waiting and not follow and event.key not in SILENT:
            yield from waiting
            waiting = []
        yield event
        if follow:
            yield from waiting
            waiting = []
    yield from waiting


def _row(facts: list[StoryFact], fact: StoryFact) -> Iterator[StoryFact]:
    """The facts just before this one that are of its kind and about the same person, the last one first."""
    for each in reversed(facts):
        if (each.key, each.subject, each.form) != (fact.key, fact.subject, fact.form):
            return
        yield each


def _counts_on(last: StoryFact, fact: StoryFact) -> bool:
    """Whether a counter that has just been told has changed again: then its last value is told."""
    if fact.key != "counter-changed" or last.key != fact.key:
        return False
    if any(last.args.get(name) != value for name, value in fact.args.items() if name != "value"):
        return False
    last.args["value"] = fact.args["value"]
    return True


def _sell(facts: list[StoryFact], gained: StoryFact) -> None:
    """Whoever is paid by a card several times, for one thing after another, is paid for all of them."""
    for at in range(len(facts) - 1, -1, -1):
        fact = facts[at]
        if not gained.why or (fact.subject, fact.why) != (gained.subject, gained.why):
            return
        if fact.key == gained.key:
            gained.args["amount"] += fact.args["amount"]
            del facts[at]
            if at < len(facts) and any(_counted(each, facts[at]) for each in _row(facts[:at], facts[at])):
                del facts[at]
            return


def has_fallen(fact: StoryFact | Event, card: str) -> bool:
    """Whether a card is that of a unit that was lost or a figure that has left: it goes with it."""
    if fact.key not in ("piece-removed", "unit-lost"):
        return False
    return bare(str(fact.args.get("unit") or fact.args.get("card"))) == bare(card)


def is_used(event: Event) -> bool:
    """Whether somebody lays a card away of his own will: that is how it is used, but of heroes."""
    args = event.args
    if event.key != "card-discarded" or str(args.get("card")).startswith("hero-"):
        return False
    return bool(args.get("faction")) and not args.get("cause")


def _whole(event: Event, named: set[str]) -> dict[str, Any]:
    """The arguments of an event, those that it need not have included; the cause only if it says something new."""
    args = {name: None for name, _ in OPTIONAL.get(event.key, ())} | event.args
    cause = str(args.get("cause") or "")
    is_ruled = cause.startswith("rule-") and event.key in RULED
    if cause in named or cause == args.get("card") or (_is_untold(cause) and not is_ruled):
        args["cause"] = None
    return args


def _is_untold(cause: str) -> bool:
    return cause.partition("-")[0] in UNTOLD


def _replaces(facts: list[StoryFact], fact: StoryFact) -> bool:
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


def _goes_further(last: StoryFact, fact: StoryFact) -> bool:
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


def _give_up(facts: list[StoryFact], built: StoryFact) -> list[StoryFact]:
    """What makes way for a building is given up by its owner; the bonus of a metropolis shows in what follows.

    Return what is told after it: cards that were lost with what stood there.
    """
    at = len(facts)
    while at and _makes_way(facts[at - 1], built):
        at -= 1
    way = facts[at:]
    if built.key in METROPOLIS:
        found = (str(fact.args["card"]) for fact in way if str(fact.args.get("card")).startswith(BONUS))
        built.args["bonus"] = next(found, "")
    removed = [fact for fact in way if fact.key == "building-removed"]
    for fact in removed if built.key in METROPOLIS else ():
        fact.subject, fact.form = fact.subject or built.subject, "given"
    old = next((fact for fact in removed if fact.form == "given" and _is_replaced(fact, built)), None)
    if old is not None:
        removed.remove(old)
        built.args["old"] = old.args["building"]
        built.form = "renewed" if built.key in METROPOLIS or built.args["building"] == built.args["old"] else "instead"
    # who builds comes last
    facts[at:] = sorted(removed, key=lambda fact: fact.subject == built.subject)
    return [fact for fact in way if fact.key == "card-removed"]


def _is_replaced(removed: StoryFact, built: StoryFact) -> bool:
    """Whether a building stood where the other one is built now; of a metropolis, if it was one too."""
    site = built.args.get("site")
    if not site or (removed.args.get("site"), removed.subject) != (site, built.subject):
        return False
    return built.key == "building-built" or removed.args["building"] == "building-metropolis"


def _makes_way(fact: StoryFact, built: StoryFact) -> bool:
    """Whether a building or its card is gone, a bonus is turned up, or a figure leaves its card to a metropolis."""
    if fact.key == "piece-removed":
        return built.key == "metropolis-hidden" and bool(fact.args["card"] == built.args["card"])
    return fact.key == "building-removed" or fact.form == "lost" or str(fact.args.get("card")).startswith(BONUS)


def _with_empty_bonuses(facts: list[StoryFact]) -> list[StoryFact]:
    """The facts, and that a metropolis has a bonus of which nothing comes, to its builder or to its loser."""
    out: list[StoryFact] = []
    for at, fact in enumerate(facts):
        out.append(fact)
        later = facts[at + 1 :]
        if fact.key == "metropolis-built":
            bonuses = [fact.args.get("bonus")]
        elif fact.key == "metropolis-lost" and not _is_out(fact.subject, later):
            bonuses = list(fact.args["bonuses"])
        else:
            continue
        empty = dict.fromkeys(each for each in bonuses if each and not any(fact.why == each for fact in later))
        out += [StoryFact("metropolis-built", {"card": each}, fact.subject, "empty") for each in empty]
    return out


def _is_out(faction: str, facts: Iterable[StoryFact]) -> bool:
    """Whether a faction leaves the game: then it gets nothing more, and that needs no words."""
    return any(fact.key == "faction-eliminated" and fact.subject == faction for fact in facts)


def _steal(facts: list[StoryFact], placed: StoryFact) -> None:
    """Units that a card takes from one player for another to place are stolen by the latter."""
    for fact in reversed(facts):
        alike = fact.key == "unit-taken" and fact.args["unit"] == placed.args["unit"]
        if not alike or not placed.why or fact.why != placed.why or fact.subject == placed.subject:
            return
        fact.args["victim"], fact.subject, fact.form = fact.subject, placed.subject, "stolen"


def _goes_without_saying(fact: StoryFact, facts: list[StoryFact]) -> bool:
    card = fact.args.get("card")
    if fact.key == "card-played":
        return any(each.key == "card-bought" and each.args["card"] == card for each in facts)
    if fact.key == "piece-removed":
        return any(each.key == "hero-sacrificed" and each.args["card"] == card for each in facts)
    if fact.key == "card-returned" and str(card).startswith(BONUS):
        facts[:] = [each for each in facts if each.key != "card-revealed" or each.args["card"] != card]
        return True  # nothing is built: it was not meant to be seen
    if fact.key == "gold-stolen" and not fact.args["amount"] and facts:
        last = facts[-1]  # who saw an empty purse took nothing from it
        return last.key == "gold-shown" and (last.subject, last.args["victim"]) == (fact.subject, fact.args["victim"])
    if fact.key in GONE:
        return any(
            (each.key in NAMES_CARD and each.args["card"] == card) or has_fallen(each, str(card)) for each in facts
        )
    if fact.key == "turn-ended":
        return not _only_began(facts)
    return fact.key in SILENT


def _was_on_the_way(last: StoryFact, fact: StoryFact) -> bool:
    """Whether a card was turned up only to be taken, or laid away only to go on."""
    if fact.key not in ("card-taken", "lasting-began") or last.key not in ("card-revealed", *GONE):
        return False
    return bool(last.args["card"] == fact.args["card"])


def _only_began(facts: list[StoryFact]) -> bool:
    """Whether a turn has begun and nothing else is told: then its end is."""
    return len(facts) == 1 and facts[0].key == "turn-began"


def _payment(facts: list[StoryFact], fact: StoryFact) -> StoryFact | None:
    """What was paid for a fact just before it, or before buildings made way for it and its bonus was turned up."""
    at = len(facts) - 1
    while at >= 0 and _makes_way(facts[at], fact):
        at -= 1
    if at < 0 or facts[at].key != "gold-paid" or facts[at].form or not _is_paid_for(facts[at], fact):
        return None
    return facts[at]


def _is_paid_for(paid: StoryFact, fact: StoryFact) -> bool:
    if fact.subject != paid.subject:
        return False
    if fact.key == "card-bought":
        return bool(fact.args["price"] == paid.args["amount"])
    if fact.key not in PRICED:
        return False
    if paid.args.get("cause"):  # a card asked for it, and that is told unless the fact is about it
        return paid.why in (fact.why, fact.args.get("card"))
    return not (paid.why and fact.why) or fact.why == paid.why  # in brief, what it was paid for may not be told


def _counted(last: StoryFact, fact: StoryFact) -> bool:
    """Whether a fact says the same again: then it has been counted with the one before it."""
    if fact.key not in COUNTED or last.key != fact.key:
        return False
    apart = APART.get(fact.key, frozenset({"count"}))
    if any(last.args.get(name) != value for name, value in fact.args.items() if name not in apart):
        return False
    last.args["count"] += fact.args["count"]
    last.price += fact.price
    if fact.key == "unit-lost":
        last.args["units"] = added(last.args["units"], fact.args["units"])
    if fact.key == "metropolis-lost":
        last.args["bonuses"] += fact.args["bonuses"]
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
