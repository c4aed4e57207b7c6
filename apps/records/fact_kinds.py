"""Facts that begin with a word of their own: `? zone ...`, `? gods ...`, `? event ...`; each with its reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cyclades_core.engine.values.event_types import OPTIONAL, SPECS
from cyclades_core.game.notation.answer_parser import is_number

from ..scenarios.expectations import BATTLE_KEYS
from .fact_words import FORMS, FactReader, RecordFact, expecting, key_of, list_text, word_of
from .record_lines import RecordWord

__all__ = ["KEYWORDS", "READERS"]

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


def _zone(r: FactReader) -> RecordFact:
    name = word_of(r, "zone")
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
            return list_text(sorted(found))
        key = next(iter(value))
        if key == "count":
            return f"count {len(found)}"
        return f"top {list_text(found[: len(value['top']) or 1])}" if key == "top" else None

    return RecordFact(r.line, "expect", expecting(zones={name: value}), start, now=now)


def _track(r: FactReader) -> RecordFact:
    space, start = word_of(r, "track"), r.at
    cards = r.list("track")
    card = cards[0] if cards else ""
    return RecordFact(
        r.line,
        "expect",
        expecting(track={space: card}),
        start,
        now=lambda facts: list_text(facts.zone(space)),
    )


def _by_id(key: str, field_name: str) -> Callable[[FactReader], RecordFact]:
    def read(r: FactReader) -> RecordFact:
        name, start = word_of(r, key), r.at

        def now(facts: Any) -> str | None:
            if key == "stock":
                return str(facts.stock(name))
            return (
                str(facts.m.state.mark[facts.m.table.site_number[name]]) if name in facts.m.table.site_number else None
            )

        return RecordFact(r.line, "expect", expecting(**{field_name: {name: r.number(key)}}), start, now=now)

    return read


def _counter(r: FactReader) -> RecordFact:
    name = word_of(r, "counter")
    of = " ".join(r.texts[r.at : -1]) if len(r.texts) - r.at > 1 else ""
    r.at = len(r.texts) - 1 if of else r.at
    start = r.at
    number = r.number("counter")

    def now(facts: Any) -> str | None:
        found = facts.counter(name)
        return str(found.get(of)) if of and isinstance(found, Mapping) else str(found)

    return RecordFact(r.line, "expect", expecting(counters={name: {of: number} if of else number}), start, now=now)


def _offerings(r: FactReader) -> RecordFact:
    rows: list[list[Any]] = []
    start = r.at
    for part in r.list("offerings"):
        words = part.split()
        amount = [int(words.pop())] if len(words) > 2 and is_number(words[-1]) else []
        if len(words) < 2:
            raise r.form("offerings")
        rows.append([" ".join(words[:-1]), words[-1], *amount])

    def now(facts: Any) -> str:
        return list_text([" ".join(map(str, row)) for row in facts.single("offerings")])

    return RecordFact(r.line, "expect", expecting(offerings=rows), start, now=now)


def _turn(r: FactReader) -> RecordFact:
    start = r.at
    r.need("turn")
    words = r.texts[r.at :]
    value = [] if words in (["none"], []) else [" ".join(words[:-1]), words[-1]]
    if value and not value[0]:
        raise r.form("turn")
    return RecordFact(
        r.line, "expect", expecting(turn=value), start, now=lambda facts: " ".join(facts.single("turn")) or "none"
    )


def _battle(r: FactReader) -> RecordFact:
    start = r.at
    words = r.texts[r.at :]
    if words in (["none"], ["any"], []):
        value: Any = words != ["none"]
        if not words:
            raise r.form("battle")
    else:
        key = key_of(r, tuple(sorted(BATTLE_KEYS)), "battle")
        rest = r.rest()
        value = {key: int(rest) if is_number(rest) else r.group(key) if key == "group" else rest}
    return RecordFact(r.line, "expect", expecting(battle=value), start)


def _decision(r: FactReader) -> RecordFact:
    start = r.at
    r.need("decision")
    words = r.texts[r.at :]
    if words == ["none"]:
        return RecordFact(r.line, "expect", expecting(over=True), start, now=_asked)
    if len(words) < 2 and not (r.empty and not words):
        raise r.form("decision")
    value = {"seat": " ".join(words[:-1]), "prompt": words[-1]} if words else {"seat": "", "prompt": ""}
    return RecordFact(r.line, "expect", expecting(decision=value), start, now=_asked)


def _asked(facts: Any) -> str:
    decision = facts.game.decision
    return "none" if decision is None else f"{decision.seat} {decision.prompt}"


def _of_decision(key: str) -> Callable[[FactReader], RecordFact]:
    def read(r: FactReader) -> RecordFact:
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

        return RecordFact(r.line, "expect", expecting(decision={key: value}), start, now=now)

    return read


def _plain(key: str) -> Callable[[FactReader], RecordFact]:
    """A fact of the whole table: a number, a word or a list."""

    def read(r: FactReader) -> RecordFact:
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
            return list_text(found) if isinstance(found, (list, tuple)) else str(found or "none")

        return RecordFact(r.line, "expect", expecting(**{name: value}), start, now=now)

    return read


def _over(r: FactReader) -> RecordFact:
    rest = r.rest()
    if rest not in ("", "no", "yes"):
        raise r.form("over")
    return RecordFact(r.line, "expect", expecting(over=rest != "no"), r.at)


def _fingerprint(r: FactReader) -> RecordFact:
    start = r.at
    r.need("fingerprint")

    def now(facts: Any) -> str:
        return str(facts.game.fingerprint.partition("-")[2])

    return RecordFact(r.line, "fingerprint", value=start, said={"wanted": r.rest()}, now=now)


def _event(key: str) -> Callable[[FactReader], RecordFact]:
    def read(r: FactReader) -> RecordFact:
        name = word_of(r, "event")
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
        return RecordFact(r.line, kind, expecting(**{field_name: wanted}), 1)

    return read


def _argument(r: FactReader, word: RecordWord, sort: str, text: str) -> Any:
    """The value of an argument of an event, by its sort."""
    bare = text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text
    if sort == "number":
        return int(bare) if is_number(bare) else bare
    if sort == "truth":
        return {"true": True, "false": False}.get(bare, bare)
    if sort == "group":
        rows = []
        for part in bare.split("+"):
            words = part.split()
            count = int(words.pop(0)) if words and is_number(words[0]) else 1
            rows.append([" ".join(words), count])
        return rows
    if sort in ("factions", "cards", "things"):
        return [part.strip() for part in bare.split(",") if part.strip()]
    if sort == "parts":
        rows = []
        for part in bare.split(","):
            rows.append([int(each) if is_number(each) else each for each in part.split()])
        return rows
    return bare


def _refused(r: FactReader) -> RecordFact:
    head, colon, rest = r.rest().partition(": ")
    said = head.split()
    seat, second, clause = rest.partition(":")
    if not colon or not second or not clause.strip() or not 1 <= len(said) <= 2:
        raise r.form("refused")
    codes: Any = True if said[0] == "any" else said[0].split("|")
    wanted = {"codes": codes, "cite": said[1] if len(said) > 1 else None}
    return RecordFact(r.line, "refused", said={**wanted, "seat": seat.strip(), "clause": clause.strip()}, value=r.at)


READERS: dict[str, Callable[[FactReader], RecordFact]] = {
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
