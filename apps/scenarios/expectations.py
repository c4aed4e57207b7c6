"""Comparing a game with what a scenario expects. Each difference is a code with arguments and its place in the file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import field, frozen

from cyclades_core.content.toml import ContentFile, MessageSource, NestedMessage, Path
from cyclades_core.game.game import Game
from cyclades_core.game.notation.public_ids import bare
from cyclades_core.game.public_types import Event

from .observed_facts import ObservedFacts
from .scenario_reader import Expect

__all__ = ["ExpectationFailure", "compare", "compare_decision", "differences", "find_events", "offered"]

#: What can be said of an area, a battle and a decision.
AREA_KEYS = frozenset(
    {"owner", "units", "buildings", "tokens", "cornucopias", "pieces", "sea", "symbol", "used", "bonuses", "specials"}
)
BATTLE_KEYS = frozenset({"area", "attacker", "defender", "round", "group"})
DECISION_KEYS = frozenset({"seat", "faction", "prompt", "subject", "cite", "count", "offers", "not-offers", "over"})
#: More answers than this are not listed in a message.
MANY = 40


@frozen
class ExpectationFailure:
    """A difference: the id of its message, arguments, and the place in the file that says otherwise."""

    code: str
    file: str
    line: int
    column: int
    args: Mapping[str, Any] = field(factory=dict, hash=False)
    layer: str = "scenario"

    @classmethod
    def at(
        cls, source: ContentFile, path: Path, code: str, layer: str = "scenario", /, **args: Any
    ) -> ExpectationFailure:
        line, column = source.locate(path)
        return cls(code, source.name, line, column, {name: written(value) for name, value in args.items()}, layer)

    @property
    def said(self) -> NestedMessage:
        """The sentence without its place."""
        return NestedMessage(f"{self.layer}-{self.code}", self.args)

    def render(self, messages: MessageSource | None = None) -> str:
        """One line; without messages the arguments stand in for the sentence."""
        words = self.said.words(messages)
        return f"{self.file}:{self.line}:{self.column}: {words if messages else f'{self.code}: {words}'}"


def written(value: Any) -> Any:
    """A value for a message, about as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None or value == "":
        return "none"
    if isinstance(value, (int, str, NestedMessage)):
        return value
    if isinstance(value, Mapping):
        inner = ", ".join(f"{name} = {written(part)}" for name, part in value.items())
        return f"{{ {inner} }}" if inner else "{ }"
    if isinstance(value, Iterable):
        return f"[{', '.join(str(written(part)) for part in value)}]"
    return str(value)


# -- comparing -----------------------------------------------------------------------------------------------------

Difference = tuple[Path, str, dict[str, Any]]

_BY_FACTION = ("gold", "income", "metropolises", "hidden")
_CARDS_OF = ("cards", "secret", "known", "seen_gold")
_COUNTS_OF = ("goods", "units", "reserve")
_ORDERED = ("gods", "face_down", "turn_track", "round", "phase", "turn", "over")


def compare(
    source: ContentFile, path: Path, game: Game, expect: Expect, events: list[Event]
) -> list[ExpectationFailure]:
    """Everything in which the game differs from what is expected at this place of the file."""
    return [
        ExpectationFailure.at(source, (*path, *below), code, **args)
        for below, code, args in differences(game, expect, events)
    ]


def differences(game: Game, expect: Expect, events: list[Event]) -> Iterator[Difference]:
    """The differences as paths below `expect`, codes and arguments."""
    facts = ObservedFacts(game)
    wanted: Any
    for name, wanted in expect.areas.items():
        yield from _area(facts, name, wanted)
    for key in _BY_FACTION:
        for name, wanted in getattr(expect, key).items():
            yield from _same((key, name), name, wanted, facts.by_faction(key, name))
    for key in _COUNTS_OF:
        for name, wanted in getattr(expect, key).items():
            found = facts.by_faction(key, name)
            if found is None:
                yield _unknown((key, name), name)
                continue
            for thing, n in wanted.items():
                yield from _same((key, name, thing), thing, n, found.get(thing, 0))
    for key in _CARDS_OF:
        for name, wanted in getattr(expect, key).items():
            yield from _same_set((key.replace("_", "-"), name), name, wanted, facts.by_faction(key, name))
    for name, wanted in expect.zones.items():
        yield from _zone(name, wanted, facts.zone(name))
    for name, wanted in expect.track.items():
        yield from _same_set(("track", name), name, [wanted] if wanted else [], facts.zone(name))
    for name, wanted in expect.stock.items():
        yield from _same(("stock", name), name, wanted, facts.stock(name))
    for site, wanted in expect.marks.items():
        at = facts.m.table.site_number.get(site)
        found = None if at is None else facts.m.state.mark[at]
        yield from _same(("marks", site), site, wanted, found)
    for name, wanted in expect.counters.items():
        yield from _counter(name, wanted, facts.counter(name))
    yield from _singles(facts, expect)
    yield from _events(expect, events)
    if expect.decision is not None:
        yield from compare_decision(game, expect.decision, ("decision",))


def _singles(facts: ObservedFacts, expect: Expect) -> Iterator[Difference]:
    wanted: Any
    for field_name in _ORDERED:
        wanted = getattr(expect, field_name)
        key = field_name.replace("_", "-")
        if wanted is not None:
            yield from _same((key,), key, wanted, facts.single(key))
    for key in ("eliminated", "winners"):
        wanted = getattr(expect, key)
        if wanted is not None:
            yield from _same_set((key,), key, wanted, facts.single(key))
    if expect.offerings is not None:
        found = facts.single("offerings")
        for i, row in enumerate(expect.offerings):
            # the amount may be left out
            if not any(row == other[: len(row)] for other in found):
                yield ("offerings", i), "lacks", {"name": "offerings", "expected": row, "found": found}
        if len(found) != len(expect.offerings):
            yield ("offerings",), "differs", {"name": "offerings", "expected": expect.offerings, "found": found}
    if expect.battle is not None:
        battle = facts.single("battle")
        if isinstance(expect.battle, bool) or battle is None:
            if bool(expect.battle) != (battle is not None):
                yield ("battle",), "differs", {"name": "battle", "expected": expect.battle, "found": battle}
        else:
            for key, wanted in expect.battle.items():
                yield from _same(("battle", key), key, wanted, battle.get(key))


def _unknown(path: Path, name: str) -> Difference:
    return path, "unknown", {"name": name, "nearest": None, "possible": None}


def _same(path: Path, name: str, wanted: Any, found: Any) -> Iterator[Difference]:
    if found is None:
        yield _unknown(path, name)
    elif found != wanted:
        yield path, "differs", {"name": name, "expected": wanted, "found": found}


def _same_set(path: Path, name: str, wanted: Iterable[str], found: Iterable[str] | None) -> Iterator[Difference]:
    """Equal whatever the order; copies of a card count."""
    if found is None:
        yield _unknown(path, name)
    elif sorted(wanted) != sorted(found):
        yield path, "differs", {"name": name, "expected": sorted(wanted), "found": sorted(found)}


def _area(facts: ObservedFacts, name: str, wanted: Mapping[str, Any]) -> Iterator[Difference]:
    found = facts.area(name)
    if found is None:
        yield _unknown(("areas", name), name)
        return
    for key, value in wanted.items():
        path: Path = ("areas", name, key)
        if key == "buildings" and isinstance(value, list):
            yield from _same_set(path, f"{name} {key}", value, found["buildings"].values())
        elif key == "owner":
            yield from _same(path, f"{name} {key}", "" if value == "none" else value, found["owner"])
        elif key == "sea":
            yield from _seas(path, name, value, found.get("harbours", {}))
        elif key == "pieces":
            yield from _same_set(path, f"{name} {key}", value, found["pieces"])
        else:
            yield from _same(path, f"{name} {key}", value, found.get(key))


def _seas(path: Path, name: str, wanted: Any, found: Mapping[str, str]) -> Iterator[Difference]:
    """The seas of the ports of an area: one name for all of them, or by site."""
    if isinstance(wanted, Mapping):
        yield from _same(path, f"{name} sea", wanted, found)
    elif set(found.values()) != {wanted}:
        yield path, "differs", {"name": f"{name} sea", "expected": wanted, "found": found}


def _zone(name: str, wanted: Any, found: list[str] | None) -> Iterator[Difference]:
    """A list: just these cards. A table: `top` in order, `count`, `has`, `lacks`."""
    path: Path = ("zones", name)
    if found is None:
        yield _unknown(path, name)
        return
    if not isinstance(wanted, Mapping):
        yield from _same_set(path, name, wanted, found)
        return
    for key, value in wanted.items():
        if key == "top":
            yield from _same((*path, key), f"{name} {key}", list(value), found[: len(value)])
        elif key == "count":
            yield from _same((*path, key), f"{name} {key}", value, len(found))
        elif key == "has":
            for i, card in enumerate(value):
                if card not in found:
                    yield (*path, key, i), "lacks", {"name": name, "expected": card, "found": found}
        elif key == "lacks":
            for i, card in enumerate(value):
                if card in found:
                    yield (*path, key, i), "holds", {"name": name, "unexpected": card, "found": found}
        else:
            yield _unknown((*path, key), key)


def _counter(name: str, wanted: Any, found: Any) -> Iterator[Difference]:
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, n in wanted.items():
            yield from _same(("counters", name, key), f"{name} {key}", n, found.get(key))
    else:
        yield from _same(("counters", name), name, wanted, found)


# -- events --------------------------------------------------------------------------------------------------------


def fits(event: Event, wanted: str | Mapping[str, Any]) -> bool:
    """Whether an event is the one meant: its key, and the arguments that are named, with or without their kind.

    `none` is also meant where an argument is not there.
    """
    if isinstance(wanted, str):
        return event.key == wanted
    if event.key != wanted.get("key"):
        return False
    return all(_means(event.args.get(name, "none"), value) for name, value in wanted.items() if name != "key")


def _means(found: Any, wanted: Any) -> bool:
    if isinstance(found, (tuple, list)) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(_means(a, b) for a, b in zip(found, wanted, strict=True))
    if isinstance(found, str) and isinstance(wanted, str):
        return wanted in (found, found.partition("-")[2])
    return bool(found == wanted)


def find_events(events: list[Event], wanted: Iterable[str | Mapping[str, Any]]) -> int | None:
    """Look for these events in this order, others between them; the index of the first that is not there."""
    at = 0
    for i, one in enumerate(wanted):
        while at < len(events) and not fits(events[at], one):
            at += 1
        if at == len(events):
            return i
        at += 1
    return None


def _events(expect: Expect, events: list[Event]) -> Iterator[Difference]:
    missing = find_events(events, expect.events)
    if missing is not None:
        found = [event.key for event in events]
        yield ("events", missing), "event-missing", {"expected": expect.events[missing], "found": found}
    for i, unwanted in enumerate(expect.no_events):
        event = next((event for event in events if fits(event, unwanted)), None)
        if event is not None:
            yield ("no-events", i), "event-unwanted", {"unexpected": unwanted, "found": repr(event)}


# -- decisions -----------------------------------------------------------------------------------------------------


def compare_decision(game: Game, wanted: Mapping[str, Any], path: Path) -> Iterator[Difference]:
    """The pending decision: seat, prompt, what it lists."""
    decision = game.decision
    if decision is None:
        if not wanted.get("over"):
            yield path, "no-decision", {"expected": wanted}
        return
    for key, value in wanted.items():
        if key in ("offers", "not-offers"):
            yield from offered(game, value, key == "offers", (*path, key))
        elif key == "count":
            yield from _same((*path, key), key, value, game.legal.count)
        elif key == "over":
            yield from _same((*path, key), key, value, False)
        elif key == "cite":
            yield from _same((*path, key), key, value, decision.context["cite"])
        elif key == "seat" and value in (decision.seat, bare(decision.faction)):
            continue
        elif key in ("seat", "faction", "prompt", "subject"):
            said = getattr(decision, key)
            if value != said and (key in ("seat", "prompt") or str(value).rpartition(":")[2] != bare(said)):
                found = {"seat": decision.seat, "prompt": decision.prompt, "listed": game.legal.texts(20)}
                yield (*path, key), "other-decision", {"expected": value, **found}
        else:
            yield _unknown((*path, key), key)


def offered(game: Game, texts: Iterable[str], wanted: bool, path: Path) -> Iterator[Difference]:
    """Answers (or whole clauses) that the pending decision must, or must not, list."""
    listed = game.legal.texts(2000)
    for i, text in enumerate(texts):
        is_listed = text in listed or game.why_not(text) is None
        if is_listed and not wanted:
            yield (*path, i), "offered", {"unexpected": text, "found": listed[:MANY]}
        elif wanted and not is_listed:
            yield (*path, i), "not-offered", {"expected": text, "found": listed[:MANY]}
