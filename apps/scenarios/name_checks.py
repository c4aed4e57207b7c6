"""Names that a scenario uses: an area, event, prompt or word that there is not would be a check that cannot fail.

Looked at before the first line is played, all of them at once; each fault has its place, what is possible, and the
nearest name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules.module_contents import raw_ids
from cyclades_core.content.modules.plugin_manager import catalogue
from cyclades_core.content.toml import Path, nearest
from cyclades_core.engine.rules.event_ids import card_id
from cyclades_core.engine.values.event_types import OPTIONAL, SPECS
from cyclades_core.engine.values.limits import DICE
from cyclades_core.engine.values.refusals import CODES
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.answer_parser import is_number
from cyclades_core.game.positions.position_facts import SETUP
from cyclades_core.game.setup.layouts import board_of

from .expectations import AREA_KEYS, BATTLE_KEYS, DECISION_KEYS, Difference, ExpectationFailure
from .scenario_reader import Expect, Scenario, ScenarioStep

__all__ = ["OUT_OF_TURN", "GameNames", "clause_words", "expected_names", "faults", "prompts"]

#: The refusal of a line that is tried by a seat that is not asked. The engine has no word for it: it asks one seat.
OUT_OF_TURN = "wrong-seat"
#: So many names are listed in a message; of more only the nearest is told.
MANY = 30
#: Keys under which things are named that must not be there.
NEGATIVE = frozenset({"not-offers", "lacks", "no-events"})
#: Words of clauses that no content says.
PLAIN_WORDS = frozenset({"->", "+", ">", "full", "nothing", "yes", "no", "cross", "stop", "attackers", "none"})


def prompts(rules: Ruleset) -> set[str]:
    """Return the names of all questions that this ruleset can ask."""
    return {op.prompt for program in rules.programs for op in program.ops if op.prompt}


def clause_words(rules: Ruleset) -> set[str]:
    """Return the words of clauses, apart from ids: of menus, of branches, of declining, of things done instead."""
    out = set(PLAIN_WORDS) | prompts(rules)
    for line in rules.lines:
        out.update(line.word.split())
    for program in rules.programs:
        for op in program.ops:
            out.update(str(word) for word in getattr(op, "words", ()) or ())
            out.update(str(op.none_word).split())
    out.update(str(trigger.word) for triggers in rules.instead.values() for trigger in triggers)
    out.update(str(rule.name) for rule in rules.rules)
    return out | {f"die-{n}" for n in range(1, DICE + 1)}


class GameNames:
    """All ids of one game, by what they name."""

    def __init__(self, game: Game) -> None:
        machine = GameInternals(game).machine
        table, book = machine.table, game.rules
        self.rules = book
        self.board = board_of(table)
        self.area = table.area_number
        self.site = table.site_number
        self.faction = table.factions
        self.seat = dict.fromkeys((*table.seats, *table.factions))
        self.card = book.cards_by_id
        self.god = {name for name, found in book.cards_by_id.items() if found[0] in book.god_cards}
        self.unit = book.numbers["unit"]
        self.goods = book.numbers["goods"]
        self.building = book.numbers["building"]
        self.counter = book.numbers["counter"]
        self.zone = {**dict.fromkeys(book.zone_groups), **dict.fromkeys(book.zone_names)}
        self.phase = {SETUP, *(phase.id for phase in book.phases)}
        self.stock = {*self.building, *self.goods, *(k for k, n in self.unit.items() if book.common[n])}
        self.reserve = {k for k, n in self.unit.items() if book.limits[n]}
        self.prompt = prompts(book)
        # what may be a cause, with its kind and without
        ids = {card_id(machine, card) for card in range(book.n_cards)} | {f"building-{name}" for name in self.building}
        ids |= {program.cause for program in book.programs if program.cause}
        self.source = ids | {name.partition("-")[2] for name in ids}
        self._words: set[str] | None = None

    @property
    def word(self) -> set[str]:
        if self._words is None:
            hidden = {f"hidden-{name}" for name in self.faction}
            ids: set[str] = {*self.area, *self.site, *self.seat, *self.card, *self.unit, *self.goods, *self.building}
            self._words = ids | hidden | clause_words(self.rules)
        return self._words


@cache
def elsewhere() -> frozenset[str]:
    """All ids of all boxes: that something of another module is *not* there is worth saying."""
    boxes = [(box, box.manifest) for box in catalogue().boxes.values() if box.manifest is not None]
    parts = [(box, part) for box, manifest in boxes for part in (*manifest.module, *manifest.interaction)]
    found = {name for box, part in parts for name in raw_ids(box, part.files, ())}
    return frozenset(name.partition(":")[2] for name in found)


def faults(scenario: Scenario, game: Game) -> list[ExpectationFailure]:
    """Every name that does not exist in this game."""
    origin = scenario.origin
    assert origin is not None
    names = GameNames(game)
    rows = [*expected_names(names, scenario.expect, ("expect",))]
    for i, line in enumerate(scenario.play):
        path: Path = ("play", i)
        if isinstance(line, str):
            rows += _speaker(names, line, path)
        else:
            rows += _step(names, line, path)
    return [ExpectationFailure.at(origin.source, path, code, **args) for path, code, args in rows]


def _one(name: Any, known: Iterable[str], path: Path) -> Iterator[Difference]:
    known = known if isinstance(known, (set, frozenset, Mapping)) else set(known)
    if not isinstance(name, str) or (name not in known and not (NEGATIVE.intersection(path) and name in elsewhere())):
        listed = sorted(known) if len(known) <= MANY else None
        yield path, "unknown", {"name": name, "nearest": nearest(str(name), known), "possible": listed}


def _each(names: Any, known: Iterable[str], path: Path) -> Iterator[Difference]:
    for i, name in enumerate(names or ()):
        yield from _one(name, known, (*path, i))


def _keys(table: Mapping[str, Any], known: Iterable[str], path: Path) -> Iterator[Difference]:
    for key in table:
        yield from _one(key, known, (*path, key))


# -- lines of play -----------------------------------------------------------------------------------------------------


def _speaker(names: GameNames, text: str, path: Path) -> Iterator[Difference]:
    yield from _one(text.partition(":")[0].strip(), names.seat, path)


def _step(names: GameNames, step: ScenarioStep, path: Path) -> Iterator[Difference]:
    if step.do is not None:
        yield from _speaker(names, step.do, (*path, "do"))
    codes = [step.refused] if isinstance(step.refused, str) else step.refused
    if isinstance(codes, list):
        below: Path = (*path, "refused")
        for i, code in enumerate(codes):
            yield from _one(code, CODES | {OUT_OF_TURN}, below if isinstance(step.refused, str) else (*below, i))
    said: dict[str, Any] = {"seat": step.seat, "prompt": step.prompt, "subject": step.subject}
    said |= {"offers": step.offers, "not-offers": step.not_offers}
    yield from _decision(names, {key: value for key, value in said.items() if value is not None}, path)
    if step.expect is not None:
        yield from expected_names(names, step.expect, (*path, "expect"))


def _decision(names: GameNames, wanted: Mapping[str, Any], path: Path) -> Iterator[Difference]:
    yield from _keys(wanted, DECISION_KEYS, path)
    for key, known in (("seat", names.seat), ("faction", names.faction), ("prompt", names.prompt)):
        if key in wanted:
            yield from _one(wanted[key], known, (*path, key))
    if wanted.get("subject"):  # "": about no card
        yield from _one(wanted["subject"], names.card, (*path, "subject"))
    for key in ("offers", "not-offers"):
        for i, text in enumerate(wanted.get(key) or ()):
            for word in str(text).split():
                if not is_number(word):
                    yield from _one(word, names.word, (*path, key, i))


# -- expectations ------------------------------------------------------------------------------------------------------


def expected_names(names: GameNames, expect: Expect, path: Path) -> Iterator[Difference]:
    for name, area in expect.areas.items():
        yield from _one(name, names.area, (*path, "areas", name))
        yield from _area(names, area, (*path, "areas", name))
    for key in ("gold", "income", "metropolises", "hidden", "goods", "units", "reserve", "cards", "secret", "known"):
        yield from _keys(getattr(expect, key), names.faction, (*path, key))
    for key, known in (("goods", names.goods), ("units", names.unit), ("reserve", names.reserve)):
        for name, things in getattr(expect, key).items():
            yield from _keys(things, known, (*path, key, name))
    for key in ("cards", "secret", "known"):
        for name, cards in getattr(expect, key).items():
            yield from _each(cards, names.card, (*path, key, name))
    for name, content in expect.zones.items():
        yield from _one(name, names.zone, (*path, "zones", name))
        yield from _zone(names, content, (*path, "zones", name))
    for name, card in expect.track.items():
        yield from _one(name, names.zone, (*path, "track", name))
        yield from _one(card, names.card, (*path, "track", name)) if card else ()
    for key, table in (("stock", names.stock), ("marks", names.site), ("counters", names.counter)):
        yield from _keys(getattr(expect, key), table, (*path, key))
    printed = {*names.god}
    yield from _each(expect.gods, printed, (*path, "gods"))
    yield from _each(expect.face_down, printed, (*path, "face-down"))
    yield from _keys(expect.seen_gold, names.faction, (*path, "seen-gold"))
    for name, others in expect.seen_gold.items():
        yield from _each(others, names.faction, (*path, "seen-gold", name))
    yield from _each(expect.turn_track, names.faction, (*path, "turn-track"))
    yield from _each(expect.eliminated, names.faction, (*path, "eliminated"))
    yield from _each(expect.winners, names.seat, (*path, "winners"))
    for i, row in enumerate(expect.offerings or ()):
        for j, (name, possible) in enumerate(zip(row, (names.faction, names.god), strict=False)):
            yield from _one(name, possible, (*path, "offerings", i, j))
    for j, (name, possible) in enumerate(zip(expect.turn or (), (names.faction, names.god), strict=False)):
        yield from _one(name, possible, (*path, "turn", j))
    if expect.phase:
        yield from _one(expect.phase, names.phase, (*path, "phase"))
    if isinstance(expect.battle, Mapping):
        yield from _keys(expect.battle, BATTLE_KEYS, (*path, "battle"))
    for key in ("events", "no-events"):
        for i, event in enumerate(getattr(expect, key.replace("-", "_"))):
            yield from _event(names, event, (*path, key, i))
    if expect.decision is not None:
        yield from _decision(names, expect.decision, (*path, "decision"))


def _area(names: GameNames, area: Mapping[str, Any], path: Path) -> Iterator[Difference]:
    yield from _keys(area, AREA_KEYS, path)
    owner, units = area.get("owner"), area.get("units")
    if owner is not None and owner != "none":
        yield from _one(owner, names.faction, (*path, "owner"))
    if isinstance(units, Mapping):
        yield from _keys(units, names.unit, (*path, "units"))
    built = area.get("buildings")
    if isinstance(built, Mapping):
        yield from _keys(built, names.site, (*path, "buildings"))
    rows = built.items() if isinstance(built, Mapping) else enumerate(built or ())
    for at, kind in rows:
        base, *extras = str(kind).split("+")
        yield from _one(base, names.building, (*path, "buildings", at))
        for extra in extras:
            yield from _one(extra, names.card, (*path, "buildings", at))
    yield from _each(area.get("pieces"), names.unit, (*path, "pieces"))
    sea = area.get("sea")
    for at, name in sea.items() if isinstance(sea, Mapping) else [("", sea)] if sea is not None else []:
        below: Path = (*path, "sea", at) if at else (*path, "sea")
        yield from _one(name, names.area, below)
        yield from _one(at, names.site, below) if at else ()


def _zone(names: GameNames, content: Any, path: Path) -> Iterator[Difference]:
    if not isinstance(content, Mapping):
        yield from _each(content, names.card, path)
        return
    yield from _keys(content, ("top", "count", "has", "lacks"), path)
    for key in ("top", "has", "lacks"):
        yield from _each(content.get(key), names.card, (*path, key))


# -- events ------------------------------------------------------------------------------------------------------------


def _event(names: GameNames, event: str | Mapping[str, Any], path: Path) -> Iterator[Difference]:
    key = event if isinstance(event, str) else event.get("key")
    yield from _one(key, SPECS, path if isinstance(event, str) or "key" not in event else (*path, "key"))
    if isinstance(event, str) or not isinstance(key, str) or key not in SPECS:
        return
    sorts = dict((*SPECS[key], *OPTIONAL.get(key, ())))
    for name, value in event.items():
        if name == "key":
            continue
        yield from _one(name, {*sorts, "key"}, (*path, name))
        if name in sorts:
            yield from _argument(names, sorts[name], value, (*path, name))


def _argument(names: GameNames, sort: str, value: Any, path: Path) -> Iterator[Difference]:
    """A value that no event can have: ids may stand with or without their kind (`player-ann`, `ann`)."""
    if sort == "number":
        if type(value) is not int:
            yield path, "unknown", {"name": value, "nearest": None, "possible": None}
        return
    if sort in ("factions", "cards"):
        for i, one in enumerate(value if isinstance(value, list) else [value]):
            yield from _argument(names, sort[:-1], one, (*path, i) if isinstance(value, list) else path)
        return
    if sort == "group":
        for i, row in enumerate(value if isinstance(value, list) else [value]):
            yield from _argument(names, "unit", row[0] if isinstance(row, list) and row else row, (*path, i))
        return
    if sort == "parts":
        for i, row in enumerate(value if isinstance(value, list) else [value]):
            for part in [each for each in row if not isinstance(each, int)] if isinstance(row, list) else [row]:
                yield from _one(part, {*names.source, "units", "rule"}, (*path, i))
        return
    known = getattr(names, sort, None)
    if known is None or value == "none":
        return
    if sort == "source":
        yield from _one(value, known, path)
        return
    bare = str(value).partition("-")[2]
    if not isinstance(value, str) or (value not in known and bare not in known):
        if sort == "zone" and str(value).startswith(("hand-", "secret-", "pile-")):
            return
        yield from _one(value, known, path)
