"""What a record expects: `? ann gold 3` as the `Expect` of a scenario, compared by the same code.

One fact a line. Lists have commas, `none` is an empty one; groups are written as in notation (`2 troop + ajax`).
"""

from __future__ import annotations

from typing import Any

from cyclades_core.content.toml import nearest

from ..scenarios.expectations import AREA_KEYS
from ..scenarios.name_checks import GameNames, expected_names
from .fact_kinds import KEYWORDS, READERS
from .fact_words import FactReader, RecordFact, expecting, group_text, key_of, list_text, pairs_text, toml_of
from .record_errors import RecordError
from .record_lines import RecordLine

__all__ = ["RecordFact", "read_fact"]

NUMBERS = ("gold", "income", "metropolises", "hidden")
GROUPS = ("goods", "units", "reserve")
CARDS = ("cards", "secret", "known")


def read_fact(line: RecordLine, file: str, names: GameNames, empty: bool = False) -> RecordFact:
    """The fact of a line, all its names looked up; `RecordError` where it is none. `empty`: values may be missing."""
    r = FactReader(line, file, names, empty)
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
    return RecordFact(fact.line, fact.kind, fact.expect, fact.value, held, fact.said, fact.now) if held else fact


def _read_subject(r: FactReader) -> RecordFact | None:
    """`ann gold 3`, `D3 owner ann`: a fact of a player or of an area; None if it begins with neither."""
    texts = r.texts
    for end in range(len(texts), r.at, -1):
        name = " ".join(texts[r.at : end])
        if name in r.names.seat:
            r.at = end
            return _of_player(r, name)
    first = texts[r.at] if r.at < len(texts) else ""
    area = first if first in r.names.area else r.names.board.called.get(first.lower())
    if area is None:
        return None
    r.at += 1
    return _of_area(r, area)


def _of_player(r: FactReader, name: str) -> RecordFact:
    key = key_of(r, (*NUMBERS, *GROUPS, *CARDS), name)
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
            return group_text({k: found.get(k, 0) for k in wanted})
        return str(found) if key in NUMBERS else list_text(sorted(found))

    return RecordFact(r.line, "expect", expecting(**{key: {name: value}}), start, now=now)


def _of_area(r: FactReader, area: str) -> RecordFact:
    key = key_of(r, tuple(sorted(AREA_KEYS)), area)
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
        value = toml_of(r, key)

    def now(facts: Any) -> str | None:
        found = facts.area(area)
        if key == "owner":
            return str(found["owner"] or "none")
        if key == "units":
            return group_text(found["units"])
        if key in ("tokens", "cornucopias"):
            return str(found[key])
        if key == "buildings":
            built = found["buildings"]
            return pairs_text(built) if isinstance(value, dict) else list_text(sorted(built.values()))
        return None

    return RecordFact(r.line, "expect", expecting(areas={area: {key: value}}), start, now=now)


def _check(r: FactReader, fact: RecordFact) -> None:
    """Every name of the fact exists in this game."""
    if fact.kind == "refused":
        from cyclades_core.engine.values.refusals import CODES

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


def _unknown_seat(r: FactReader, seat: str) -> RecordError:
    word = next((w for w in r.line.words if w.text == f"{seat}:"), r.line.words[0])
    return r.refuse("unknown-seat", word, nearest(seat, r.names.seat), seat=seat)
