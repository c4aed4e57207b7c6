"""What a record expects: `? ann gold 3` as the `Expect` of a scenario, compared by the same code.

One fact a line. Lists have commas, `none` is an empty one; groups are written as in notation (`2 troop + ajax`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import tomli
from attrs import field, frozen

from ..loading import nearest
from ..parsing import is_number
from ..plain.events import OPTIONAL, SPECS
from ..scenarios.checking import Names, expected_names
from ..scenarios.expecting import AREA_KEYS, BATTLE_KEYS
from ..scenarios.reading import Expect
from .faults import Fault, RecordError
from .lines import Line, Word

__all__ = ["Fact", "read_fact"]

NUMBERS = ("gold", "income", "metropolises", "hidden")
GROUPS = ("goods", "units", "reserve")
CARDS = ("cards", "secret", "known")
LISTS = ("gods", "turn-track", "eliminated", "winners")
DECISION = ("seat", "faction", "prompt", "subject", "cite", "count", "offers", "not-offers")
EVENTS = {"event": "events", "ever": "events", "no-event": "no_events", "never": "no_events"}
KEYWORDS = (
    *("zone", "track", "stock", "marks", "counter", "offerings", "round", "phase", "turn", "battle", "decision"),
    *("refused", "over", "fingerprint", "held"),
    *LISTS,
    *DECISION,
    *EVENTS,
)
#: How each fact is written, for who wrote it otherwise.
FORMS = {
    "zone": "? zone PILE CARD, CARD  |  ? zone PILE top CARD  |  count N  |  has CARD  |  lacks CARD",  # text: ok form
    "track": "? track SPACE CARD",  # text: ok a form
    "stock": "? stock THING N",  # text: ok a form
    "marks": "? marks SITE N",  # text: ok a form
    "counter": "? counter COUNTER [OF] N",
    "offerings": "? offerings NAME GOD [N], NAME GOD [N]",  # text: ok a form
    "round": "? round N",
    "phase": "? phase PHASE",
    "turn": "? turn NAME GOD  |  ? turn none",  # text: ok a form
    "battle": "? battle none  |  ? battle any  |  ? battle area AREA",  # text: ok a form
    "decision": "? decision NAME PROMPT",  # text: ok a form
    "refused": "? refused CODE [RULE]: NAME: CLAUSE",
    "over": "? over  |  ? over no",
    "fingerprint": "? fingerprint HASH",
    "count": "? count N",
    "event": "? event KEY NAME=VALUE",  # text: ok a form
    "held": "? held FACT",
}


@frozen
class Fact:
    """One line that was read. `kind`: expect, refused, event (since the last clause), ever (since the start),
    fingerprint. `value` is the number of the word where the value begins; `now` writes the value as it is."""

    line: Line
    kind: str
    expect: Expect = field(factory=lambda: Expect(origin=None))
    value: int = 1
    held: bool = False
    said: Mapping[str, Any] = field(factory=dict, hash=False)  # of a refusal: seat, clause, codes, cite
    now: Callable[[Any], str | None] | None = None

    @property
    def words(self) -> tuple[Word, ...]:
        return self.line.words

    def span(self) -> Word:
        """The value, from its first word to its last."""
        words = self.words[self.value :] or self.words
        return Word("", words[0].column, words[-1].end)


class _Reading:
    """One line on its way to a fact."""

    def __init__(self, line: Line, file: str, names: Names, empty: bool) -> None:
        self.line, self.file, self.names, self.empty = line, file, names, empty
        self.at = 0  # the word that is looked at

    # -- words ---------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> list[str]:
        return [word.text for word in self.line.words]

    def rest(self) -> str:
        return " ".join(self.texts[self.at :])

    def refuse(self, code: str, word: Word | None = None, near: str | None = None, **args: Any) -> RecordError:
        found = self.line.fault(self.file, code, word, **args)
        place = (found.line, found.column, found.end, found.text)
        more = () if near is None else (near,)
        layer = "scenario" if code == "unknown" else "record"
        return RecordError(Fault(code, self.file, *place, layer, args, nearest=more, unreadable=True))

    def form(self, name: str) -> RecordError:
        words = self.line.words
        return self.refuse("fact-form", words[min(self.at, len(words) - 1)], name=name, form=FORMS.get(name, name))

    def need(self, name: str) -> None:
        """There must be a value, unless somebody fills it in."""
        if self.at >= len(self.texts) and not self.empty:
            raise self.refuse("no-value", self.line.words[-1], name=name)

    def number(self, name: str) -> int:
        self.need(name)
        rest = self.texts[self.at :]
        if not rest:
            return -1
        if len(rest) != 1 or not is_number(rest[0]):
            raise self.refuse("fact-number", self.line.words[self.at], name=name, found=self.rest())
        return int(rest[0])

    def list(self, name: str) -> list[str]:
        self.need(name)
        rest = self.rest()
        return [] if rest in ("none", "") else [part.strip() for part in rest.split(",") if part.strip()]

    def group(self, name: str) -> dict[str, int]:
        self.need(name)
        out: dict[str, int] = {}
        rest = self.rest()
        for part in () if rest in ("nothing", "none", "") else rest.split("+"):
            words = part.split()
            count = int(words.pop(0)) if words and is_number(words[0]) else 1
            if len(words) != 1:
                raise self.refuse("fact-group", self.line.words[self.at], name=name, found=rest)
            out[words[0]] = out.get(words[0], 0) + count
        return out


def _read_subject(r: _Reading) -> Fact | None:
    """`ann gold 3`, `D3 owner ann`: a fact of a player or of an area; None if it begins with neither."""
    texts = r.texts
    for end in range(len(texts), r.at, -1):
        name = " ".join(texts[r.at : end])
        if name in r.names.seat:
            r.at = end
            return _of_player(r, name)
    first = texts[r.at] if r.at < len(texts) else ""
    area = first if first in r.names.area else r.names.m.t.board.called.get(first.lower())
    if area is None:
        return None
    r.at += 1
    return _of_area(r, area)


def _key(r: _Reading, known: tuple[str, ...], about: str) -> str:
    words = r.line.words
    if r.at >= len(words):
        raise r.refuse("no-fact", words[-1], name=about, possible=", ".join(known))
    key = words[r.at].text
    if key not in known:
        raise r.refuse("unknown-fact", words[r.at], nearest(key, known), name=key, possible=", ".join(known))
    r.at += 1
    return key


def _of_player(r: _Reading, name: str) -> Fact:
    key = _key(r, (*NUMBERS, *GROUPS, *CARDS), name)
    start = r.at
    if key in NUMBERS:
        value: Any = r.number(key)
    elif key in GROUPS:
        value = r.group(key)
    else:
        value = r.list(key)

    def now(facts: Any) -> str:
        found = facts.by_faction(key, name)
        if key in GROUPS:
            wanted = value or {k: n for k, n in found.items() if n}
            return _group({k: found.get(k, 0) for k in wanted})
        return str(found) if key in NUMBERS else _list(sorted(found))

    return Fact(r.line, "expect", _expect(**{key: {name: value}}), start, now=now)


def _of_area(r: _Reading, area: str) -> Fact:
    key = _key(r, tuple(sorted(AREA_KEYS)), area)
    start = r.at
    value: Any
    if key == "owner":
        r.need(key)
        value = r.rest()
    elif key == "units":
        value = r.group(key)
    elif key in ("tokens", "cornucopias"):
        value = r.number(key)
    elif key == "pieces":
        value = r.list(key)
    elif key in ("buildings", "sea"):
        parts = [part.split() for part in r.list(key)]
        by_site = [part for part in parts if len(part) == 2]
        if parts and len(by_site) == len(parts):
            value = {part[0]: part[1] for part in parts}
        elif by_site or any(len(part) != 1 for part in parts):
            raise r.refuse(
                "fact-form",
                r.line.words[start],
                name=key,
                form=f"? {area} {key} THING, THING  |  ? {area} {key} SITE THING",  # text: ok a form
            )
        else:
            value = [part[0] for part in parts] if key == "buildings" else (parts[0][0] if parts else "none")
    else:
        r.need(key)
        value = _toml(r, key)

    def now(facts: Any) -> str | None:
        found = facts.area(area)
        if key == "owner":
            return str(found["owner"] or "none")
        if key == "units":
            return _group(found["units"])
        if key in ("tokens", "cornucopias"):
            return str(found[key])
        if key == "buildings":
            built = found["buildings"]
            return _pairs(built) if isinstance(value, dict) else _list(sorted(built.values()))
        return None

    return Fact(r.line, "expect", _expect(areas={area: {key: value}}), start, now=now)


def _toml(r: _Reading, name: str) -> Any:
    """A rare value, as TOML has it."""
    try:
        return tomli.loads(f"x = {r.rest() or 'true'}")["x"]
    except (tomli.TOMLDecodeError, ValueError, RecursionError):
        raise r.form(name) from None


# -- facts that begin with a word of their own -------------------------------------------------------------------------


def _zone(r: _Reading) -> Fact:
    name = _word(r, "zone")
    start = r.at
    rest = r.texts[r.at :]
    if rest[:1] == ["count"]:
        r.at += 1
        value: Any = {"count": r.number("zone")}
    elif rest[:1] in (["top"], ["has"], ["lacks"]):
        r.at += 1
        value = {rest[0]: r.list("zone")}
    else:
        value = r.list("zone")

    def now(facts: Any) -> str | None:
        found = facts.zone(name)
        if not isinstance(value, dict):
            return _list(sorted(found))
        key = next(iter(value))
        if key == "count":
            return f"count {len(found)}"
        return f"top {_list(found[: len(value['top']) or 1])}" if key == "top" else None

    return Fact(r.line, "expect", _expect(zones={name: value}), start, now=now)


def _word(r: _Reading, name: str) -> str:
    if r.at >= len(r.texts):
        raise r.form(name)
    r.at += 1
    return r.texts[r.at - 1]


def _track(r: _Reading) -> Fact:
    space, start = _word(r, "track"), r.at
    cards = r.list("track")
    card = cards[0] if cards else ""
    return Fact(
        r.line,
        "expect",
        _expect(track={space: card}),
        start,
        now=lambda facts: _list(facts.zone(space)),
    )


def _by_id(key: str, field_name: str) -> Callable[[_Reading], Fact]:
    def read(r: _Reading) -> Fact:
        name, start = _word(r, key), r.at

        def now(facts: Any) -> str | None:
            if key == "stock":
                return str(facts.stock(name))
            return str(facts.m.s.mark[facts.m.t.site_number[name]]) if name in facts.m.t.site_number else None

        return Fact(r.line, "expect", _expect(**{field_name: {name: r.number(key)}}), start, now=now)

    return read


def _counter(r: _Reading) -> Fact:
    name = _word(r, "counter")
    of = " ".join(r.texts[r.at : -1]) if len(r.texts) - r.at > 1 else ""
    r.at = len(r.texts) - 1 if of else r.at
    start = r.at
    number = r.number("counter")

    def now(facts: Any) -> str | None:
        found = facts.counter(name)
        return str(found.get(of)) if of and isinstance(found, Mapping) else str(found)

    return Fact(r.line, "expect", _expect(counters={name: {of: number} if of else number}), start, now=now)


def _offerings(r: _Reading) -> Fact:
    rows: list[list[Any]] = []
    start = r.at
    for part in r.list("offerings"):
        words = part.split()
        amount = [int(words.pop())] if len(words) > 2 and is_number(words[-1]) else []
        if len(words) < 2:
            raise r.form("offerings")
        rows.append([" ".join(words[:-1]), words[-1], *amount])

    def now(facts: Any) -> str:
        return _list([" ".join(map(str, row)) for row in facts.single("offerings")])

    return Fact(r.line, "expect", _expect(offerings=rows), start, now=now)


def _turn(r: _Reading) -> Fact:
    start = r.at
    r.need("turn")
    words = r.texts[r.at :]
    value = [] if words in (["none"], []) else [" ".join(words[:-1]), words[-1]]
    if value and not value[0]:
        raise r.form("turn")
    return Fact(
        r.line, "expect", _expect(turn=value), start, now=lambda facts: " ".join(facts.single("turn")) or "none"
    )


def _battle(r: _Reading) -> Fact:
    start = r.at
    words = r.texts[r.at :]
    if words in (["none"], ["any"], []):
        value: Any = words != ["none"]
        if not words:
            raise r.form("battle")
    else:
        key = _key(r, tuple(sorted(BATTLE_KEYS)), "battle")
        rest = r.rest()
        value = {key: int(rest) if is_number(rest) else r.group(key) if key == "group" else rest}
    return Fact(r.line, "expect", _expect(battle=value), start)


def _decision(r: _Reading) -> Fact:
    start = r.at
    r.need("decision")
    words = r.texts[r.at :]
    if words == ["none"]:
        return Fact(r.line, "expect", _expect(over=True), start, now=_asked)
    if len(words) < 2 and not (r.empty and not words):
        raise r.form("decision")
    value = {"seat": " ".join(words[:-1]), "prompt": words[-1]} if words else {"seat": "", "prompt": ""}
    return Fact(r.line, "expect", _expect(decision=value), start, now=_asked)


def _asked(facts: Any) -> str:
    decision = facts.game.decision
    return "none" if decision is None else f"{decision.seat} {decision.prompt}"


def _of_decision(key: str) -> Callable[[_Reading], Fact]:
    def read(r: _Reading) -> Fact:
        start = r.at
        if key == "count":
            value: Any = r.number(key)
        elif key in ("offers", "not-offers"):
            r.need(key)
            value = [part.strip() for part in r.rest().split(",") if part.strip()]  # `none` is an answer here
        else:
            r.need(key)
            value = "" if key == "subject" and r.rest() == "none" else r.rest()

        def now(facts: Any) -> str | None:
            decision = facts.game.decision
            if decision is None or key in ("not-offers", "cite"):
                return None
            if key == "count":
                return str(facts.game.legal.count)
            if key == "offers":
                return ", ".join(facts.game.legal.texts(12))
            return str(getattr(decision, key) or "none")

        return Fact(r.line, "expect", _expect(decision={key: value}), start, now=now)

    return read


def _plain(key: str) -> Callable[[_Reading], Fact]:
    """A fact of the whole table: a number, a word or a list."""

    def read(r: _Reading) -> Fact:
        start = r.at
        name = key.replace("-", "_")
        if key == "round":
            value: Any = r.number(key)
        elif key == "phase":
            r.need(key)
            value = r.rest()
        else:
            value = r.list(key)

        def now(facts: Any) -> str:
            found = facts.single(key)
            return _list(found) if isinstance(found, (list, tuple)) else str(found or "none")

        return Fact(r.line, "expect", _expect(**{name: value}), start, now=now)

    return read


def _over(r: _Reading) -> Fact:
    rest = r.rest()
    if rest not in ("", "no", "yes"):
        raise r.form("over")
    return Fact(r.line, "expect", _expect(over=rest != "no"), r.at)


def _fingerprint(r: _Reading) -> Fact:
    start = r.at
    r.need("fingerprint")

    def now(facts: Any) -> str:
        return str(facts.game.fingerprint.partition("-")[2])

    return Fact(r.line, "fingerprint", value=start, said={"wanted": r.rest()}, now=now)


def _event(key: str) -> Callable[[_Reading], Fact]:
    def read(r: _Reading) -> Fact:
        name = _word(r, "event")
        sorts = dict((*SPECS.get(name, ()), *OPTIONAL.get(name, ())))
        event: dict[str, Any] = {"key": name}
        for word in r.line.words[r.at :]:
            argument, equals, value = word.text.partition("=")
            if not equals:
                raise r.refuse("fact-form", word, name=key, form=FORMS["event"])
            event[argument] = _argument(r, word, sorts.get(argument, ""), value)
        field_name = EVENTS[key]
        wanted: Any = [event if len(event) > 1 else name]
        kind = "event" if key in ("event", "no-event") else "ever"
        return Fact(r.line, kind, _expect(**{field_name: wanted}), 1)

    return read


def _argument(r: _Reading, word: Word, sort: str, text: str) -> Any:
    """The value of an argument of an event, by its sort."""
    bare = text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text
    if sort == "number":
        return int(bare) if is_number(bare) else bare
    if sort == "group":
        rows = []
        for part in bare.split("+"):
            words = part.split()
            count = int(words.pop(0)) if words and is_number(words[0]) else 1
            rows.append([" ".join(words), count])
        return rows
    if sort in ("factions", "cards"):
        return [part.strip() for part in bare.split(",") if part.strip()]
    if sort == "parts":
        rows = []
        for part in bare.split(","):
            rows.append([int(each) if is_number(each) else each for each in part.split()])
        return rows
    return bare


def _refused(r: _Reading) -> Fact:
    head, colon, rest = r.rest().partition(": ")
    said = head.split()
    seat, second, clause = rest.partition(":")
    if not colon or not second or not clause.strip() or not 1 <= len(said) <= 2:
        raise r.form("refused")
    codes: Any = True if said[0] == "any" else said[0].split("|")
    wanted = {"codes": codes, "cite": said[1] if len(said) > 1 else None}
    return Fact(r.line, "refused", said={**wanted, "seat": seat.strip(), "clause": clause.strip()}, value=r.at)


READERS: dict[str, Callable[[_Reading], Fact]] = {
    "zone": _zone,
    "track": _track,
    "stock": _by_id("stock", "stock"),
    "marks": _by_id("marks", "marks"),
    "counter": _counter,
    "offerings": _offerings,
    "turn": _turn,
    "battle": _battle,
    "decision": _decision,
    "over": _over,
    "fingerprint": _fingerprint,
    "refused": _refused,
    **{key: _plain(key) for key in (*LISTS, "round", "phase")},
    **{key: _of_decision(key) for key in DECISION},
    **{key: _event(key) for key in EVENTS},
}


def read_fact(line: Line, file: str, names: Names, empty: bool = False) -> Fact:
    """The fact of a line, all its names looked up; `RecordError` where it is none. `empty`: values may be missing."""
    r = _Reading(line, file, names, empty)
    held = line.words[0].text == "held" and len(line.words) > 1
    r.at = 1 if held else 0
    first = line.words[r.at]
    read = READERS.get(first.text)
    if read is not None:
        r.at += 1
        fact = read(r)
    else:
        found = _read_subject(r)
        if found is None:
            near = nearest(first.text, KEYWORDS)
            if near is not None:
                raise r.refuse("unknown-fact", first, near, name=first.text, possible=", ".join(sorted(KEYWORDS)))
            near = nearest(first.text, [*r.names.seat, *r.names.area])
            raise r.refuse("unknown", first, name=first.text, nearest=near, possible=None)
        fact = found
    if len(fact.words) > fact.value or not empty:
        _check(r, fact)
    return Fact(fact.line, fact.kind, fact.expect, fact.value, held, fact.said, fact.now) if held else fact


def _check(r: _Reading, fact: Fact) -> None:
    """Every name of the fact exists in this game."""
    if fact.kind == "refused":
        from ..plain.refusals import CODES

        codes = fact.said["codes"]
        for code in codes if isinstance(codes, list) else ():
            if code not in CODES:
                raise r.refuse("unknown", fact.words[1], name=code, nearest=nearest(code, CODES), possible=None)
        if fact.said["seat"] not in r.names.seat:
            raise _unknown_seat(r, fact.said["seat"])
    for _, code, args in expected_names(r.names, fact.expect, ()):
        name = str(args.get("name"))
        word = next((w for w in fact.words if name in w.text.split("=")[-1].strip('",').split("+")), None)
        word = word or next((w for w in fact.words if name in w.text), fact.words[0])
        raise r.refuse(code, word, **args)


def _unknown_seat(r: _Reading, seat: str) -> RecordError:
    word = next((w for w in r.line.words if w.text == f"{seat}:"), r.line.words[0])
    return r.refuse("unknown-seat", word, nearest(seat, r.names.seat), seat=seat)


def _expect(**fields: Any) -> Expect:
    return Expect(**{name.replace("-", "_"): value for name, value in fields.items()}, origin=None)


def _list(names: Any) -> str:
    return ", ".join(map(str, names)) or "none"


def _group(counts: Mapping[str, int]) -> str:
    return " + ".join(f"{n} {name}" for name, n in counts.items()) or "nothing"


def _pairs(found: Mapping[str, str]) -> str:
    return ", ".join(f"{site} {kind}" for site, kind in found.items()) or "none"
