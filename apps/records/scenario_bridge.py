"""Expectations of a scenario as lines of a record, and lines of a record as expectations of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import fields

from cyclades_core.engine.values.event_types import OPTIONAL, SPECS
from cyclades_core.game.positions.position_text import value_text

from ..scenarios.scenario_reader import Expect, ScenarioStep
from .expected_facts import RecordFact

__all__ = ["expectations", "facts_of", "plain_expect", "step_lines"]


def facts_of(expect: Expect) -> Iterator[str]:
    """The lines for all that is expected, each behind `? `."""
    for area, row in expect.areas.items():
        for key, value in row.items():
            yield f"{area} {key} {_of_area(key, value)}"
    for key in ("gold", "income", "metropolises", "hidden"):
        yield from (f"{name} {key} {value}" for name, value in getattr(expect, key).items())
    for key in ("goods", "units", "reserve"):
        for name, things in getattr(expect, key).items():
            yield f"{name} {key} {_group(things)}"
    for key in ("cards", "secret", "known"):
        yield from (f"{name} {key} {_list(value)}" for name, value in getattr(expect, key).items())
    for name, content in expect.zones.items():
        if isinstance(content, Mapping):
            yield from (f"zone {name} {k} {v if k == 'count' else _list(v)}" for k, v in content.items())
        else:
            yield f"zone {name} {_list(content)}"
    yield from (f"track {name} {card or 'none'}" for name, card in expect.track.items())
    yield from (f"stock {name} {n}" for name, n in expect.stock.items())
    yield from (f"marks {name} {n}" for name, n in expect.marks.items())
    for name, value in expect.counters.items():
        if isinstance(value, Mapping):
            yield from (f"counter {name} {of} {n}" for of, n in value.items())
        else:
            yield f"counter {name} {value}"
    yield from _singles(expect)
    yield from (f"ever {_event(event)}" for event in expect.events)
    yield from (f"never {_event(event)}" for event in expect.no_events)
    if expect.decision is not None:
        yield from decision_lines(expect.decision)
    if expect.over is not None:
        yield "over" if expect.over else "over no"
    if expect.winners is not None:
        yield f"winners {_list(expect.winners)}"


def _singles(expect: Expect) -> Iterator[str]:
    for key in ("gods", "turn_track", "eliminated"):
        value = getattr(expect, key)
        if value is not None:
            yield f"{key.replace('_', '-')} {_list(value)}"
    if expect.offerings is not None:
        yield f"offerings {_list([' '.join(map(str, row)) for row in expect.offerings])}"
    if expect.round is not None:
        yield f"round {expect.round}"
    if expect.phase is not None:
        yield f"phase {expect.phase}"
    if expect.turn is not None:
        yield f"turn {' '.join(expect.turn) or 'none'}"
    if isinstance(expect.battle, Mapping):
        for key, value in expect.battle.items():
            yield f"battle {key} {_group(value) if isinstance(value, Mapping) else value}"
    elif expect.battle is not None:
        yield f"battle {'any' if expect.battle else 'none'}"


def decision_lines(wanted: Mapping[str, Any]) -> Iterator[str]:
    """Who is asked what: in one line if that is all of it."""
    rest = dict(wanted)
    if "seat" in rest and "prompt" in rest:
        yield f"decision {rest.pop('seat')} {rest.pop('prompt')}"
    for key, value in rest.items():
        if key in ("offers", "not-offers"):
            if value:
                yield f"{key} {', '.join(value)}"
        elif key == "over":
            yield "over" if value else "over no"
        else:
            yield f"{key} {value if value != '' else 'none'}"


def step_lines(step: ScenarioStep) -> Iterator[str]:
    """The lines of a step of a scenario that looks; its clause, if it has one, stands before them."""
    if step.refused is not None:
        codes = step.refused if isinstance(step.refused, str) else "any"
        if isinstance(step.refused, list):
            codes = "|".join(step.refused)
        cite = f" {step.cite}" if step.cite else ""
        yield f"refused {codes}{cite}: {step.do}"
    said: dict[str, Any] = {"seat": step.seat, "prompt": step.prompt, "subject": step.subject, "count": step.count}
    wanted = {key: value for key, value in said.items() if value is not None}
    wanted |= {"offers": step.offers or [], "not-offers": step.not_offers or []}
    held = "held " if step.stop else ""
    yield from (f"{held}{line}" for line in decision_lines(wanted))
    if step.expect is not None:
        yield from (f"{held}{line}" for line in facts_of(step.expect))


def _of_area(key: str, value: Any) -> str:
    if key == "units":
        return _group(value)
    if key in ("buildings", "sea") and isinstance(value, Mapping):
        return ", ".join(f"{site} {kind}" for site, kind in value.items()) or "none"
    if key in ("buildings", "pieces"):
        return _list(value)
    if isinstance(value, (Mapping, list, bool)):
        return value_text(value)
    return str(value)


def _list(names: Any) -> str:
    return ", ".join(map(str, names)) or "none"


def _group(counts: Mapping[str, int]) -> str:
    return " + ".join(f"{n} {name}" for name, n in counts.items()) or "nothing"


def _event(event: str | Mapping[str, Any]) -> str:
    if isinstance(event, str):
        return event
    sorts = dict((*SPECS.get(str(event["key"]), ()), *OPTIONAL.get(str(event["key"]), ())))
    rest = (f"{name}={_argument(sorts.get(name, ''), value)}" for name, value in event.items() if name != "key")
    return " ".join([str(event["key"]), *rest])


def _argument(sort: str, value: Any) -> str:
    if isinstance(value, list):
        if sort == "group":
            text = " + ".join(f"{row[1]} {row[0]}" for row in value)
        elif sort == "parts":
            text = ", ".join(" ".join(map(str, row)) for row in value)
        else:
            text = ",".join(map(str, value))
    else:
        text = str(value).lower() if sort == "truth" else str(value)
    return f'"{text}"' if " " in text else text


# -- back --------------------------------------------------------------------------------------------------------------


def plain_expect(expect: Expect) -> dict[str, Any]:
    """An `Expect` as a table of TOML has it: what says nothing is left out."""
    out: dict[str, Any] = {}
    for each in fields(Expect):
        value = getattr(expect, each.name)
        if each.name == "origin" or value is None or (each.default is not None and not value):
            continue
        out[each.name.replace("_", "-")] = value
    return out


def expectations(facts: list[RecordFact]) -> dict[str, Any]:
    """Facts that hold at one moment as one table `expect`."""
    out: dict[str, Any] = {}
    for fact in facts:
        _merge(out, plain_expect(fact.expect))
    return out


def _merge(into: dict[str, Any], more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        old = into.get(key)
        if isinstance(old, dict) and isinstance(value, Mapping):
            _merge(old, value)
        elif key in ("events", "no-events", "offers", "not-offers") and isinstance(old, list):
            old.extend(value)
        elif isinstance(value, Mapping):
            into[key] = {k: dict(v) if isinstance(v, Mapping) else v for k, v in value.items()}
        else:
            into[key] = list(value) if isinstance(value, list) else value
