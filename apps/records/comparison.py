"""Marks, draws and expectations of a record, compared with the game where they stand."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from ..scenarios.expectations import differences, fits
from ..scenarios.name_checks import OUT_OF_TURN, GameNames
from ..scenarios.observed_facts import ObservedFacts
from .expected_facts import RecordFact, read_fact
from .record_errors import RecordError, RecordProblem
from .record_header import Heading
from .record_lines import RecordLine, RecordWord
from .record_outcomes import RecordOutcome
from .record_reader import RecordReader
from .scripted_draws import Draws

__all__ = ["Comparing"]


class Comparing:
    """The half of a player that looks and changes nothing."""

    reader: RecordReader
    game: Game
    names: GameNames
    window: list[Event]
    events: list[Event]
    draws: Draws
    layout: Draws | None
    update: bool
    out: RecordOutcome
    heading: Heading
    _last: RecordLine | None
    _run_at: tuple[str, int]

    def fail(self, fault: RecordProblem) -> None:
        raise NotImplementedError

    def not_seen(self) -> None:
        raise NotImplementedError

    # -- marks ---------------------------------------------------------------------------------------------------

    def compare_mark(self, line: RecordLine) -> None:
        """A mark is right if it happened since the last clause, or is so now: whole turns pass without a question."""
        kind, *words = [word.text for word in line.words]
        game, wanted = self.game, " ".join(words)
        if kind == "round":
            fits_ = game.round == int(wanted) or self._has("round-began", round=int(wanted))
        elif kind == "phase":
            if wanted not in self.names.phase:
                raise self._unknown(line, line.words[1], self.names.phase)
            fits_ = self._phase() == wanted or self._has("phase-began", phase=wanted)
        elif kind == "turn":
            name, god = " ".join(words[:-1]), words[-1]
            if name not in self.names.seat:
                raise self._unknown(line, line.words[1], self.names.seat)
            if god not in self.names.god:
                raise self._unknown(line, line.words[-1], self.names.god)
            fits_ = self._has("turn-began", faction=name, god=god) or self._turn() == [name, god]
        else:
            fits_ = game.is_over
        if fits_:
            return
        turn = self._turn()
        now = {"round": game.round, "phase": self._phase() or "none", "turn": " ".join(turn) or "none"}
        if self.update and self._mark_now(line, kind):
            return
        self.fail(line.fault(self.reader.file, "mark", None, kind=kind, wanted=wanted, **now))

    def _has(self, key: str, **args: Any) -> bool:
        return any(fits(event, {"key": key, **args}) for event in self.window)

    def _phase(self) -> str:
        return GameInternals(self.game).phase

    def _turn(self) -> list[str]:
        return list(GameInternals(self.game).turn or ())

    def _mark_now(self, line: RecordLine, kind: str) -> bool:
        value = {"round": str(self.game.round), "phase": self._phase(), "turn": " ".join(self._turn())}.get(kind)
        if value:
            self._edit(line, line.words[1].column, line.words[-1].end, value)
        return bool(value)

    def _unknown(self, line: RecordLine, word: RecordWord, known: Any) -> RecordError:
        from cyclades_core.content.toml import nearest

        args = {"name": word.text, "nearest": nearest(word.text, known), "possible": None}
        return RecordError(
            evolve(line.fault(self.reader.file, "unknown", word, **args), layer="scenario", unreadable=True)
        )

    # -- draws ---------------------------------------------------------------------------------------------------

    def compare_draw(self, line: RecordLine) -> None:
        """A line of chance tells the next draws of its kind."""
        found = self.draws.compare(line)
        # records of 1.0 also have what was drawn before a position was laid out
        as_before = self._last is None and self.layout is not None and self.layout.compare(line) is None
        if found is None or as_before:
            return
        if self.heading.is_seen:  # what the seat has not seen has gone another way
            self.not_seen()
        code, word, came = found
        if code == "draw-differs" and self.update and not self.heading.is_scripted:
            self._edit(line, line.words[1].column, line.words[-1].end, came)
            return
        kind = line.words[0].text
        at = self._last.number if self._last else 0
        args = {"kind": kind, "expected": " ".join(w.text for w in line.words[1:]), "found": came, "line": at}
        self.fail(line.fault(self.reader.file, code, word, **args))

    # -- expectations --------------------------------------------------------------------------------------------

    def compare_fact(self, line: RecordLine) -> None:
        """A fact, by the code that compares scenarios."""
        fact = read_fact(line, self.reader.file, self.names, self.update)
        key = line.words[0].text
        run, at = self._run_at
        self._run_at = (key, at) if key == run and self._consecutive(line) else (key, 0)
        self._fact_line = line.number
        if self.update and fact.value >= len(fact.words) and fact.now is not None:
            self._rewrite(fact, self.game)
            return
        if fact.kind == "refused":
            self._refusal(fact)
        elif fact.kind in ("event", "ever"):
            self._events(fact, self.window if fact.kind == "event" else self.events)
        elif fact.kind == "fingerprint":
            found = self.game.fingerprint.partition("-")[2]
            if found != fact.said["wanted"]:
                self._differ(fact, "differs", {"name": "fingerprint", "expected": fact.said["wanted"], "found": found})
        else:
            game = self._held(fact) if fact.held else self.game
            for _, code, args in differences(game, fact.expect, []):
                self._differ(fact, code, args)
                break

    _fact_line = 0
    _holding: tuple[int, Game | None] = (-1, None)

    def _consecutive(self, line: RecordLine) -> bool:
        return line.number == self._fact_line + 1

    def _held(self, fact: RecordFact) -> Game:
        """The game right after the last clause, before it answered by itself: its entries, played again up to it."""
        last = self._last
        ply = GameInternals(self.game).entry_count
        if last is None or ply == 0:
            return self.game
        if self._holding[0] != ply:
            before = self.game.at(ply - 1)
            self._holding = (ply, GameInternals(before).paused_after(self.game.entries[ply - 1].clause))
        return self._holding[1] or self.game

    def _events(self, fact: RecordFact, events: list[Event]) -> None:
        """Events in this order, those of one run of lines behind one another."""
        expect = fact.expect
        for unwanted in expect.no_events:
            found = next((event for event in events if fits(event, unwanted)), None)
            if found is not None:
                self._differ(
                    fact, "event-unwanted", {"unexpected": " ".join(fact.line.said.split()[1:]), "found": repr(found)}
                )
        key, at = self._run_at
        for wanted in expect.events:
            place = next((i for i in range(at, len(events)) if fits(events[i], wanted)), None)
            if place is None:
                keys = list(dict.fromkeys(event.key for event in events[-200:]))
                self._differ(fact, "event-missing", {"expected": " ".join(fact.line.said.split()[1:]), "found": keys})
            else:
                self._run_at = (key, place + 1)

    def _refusal(self, fact: RecordFact) -> None:
        """The clause must be refused for this reason; nothing changes."""
        said, game = fact.said, self.game
        text = f"{said['seat']}: {said['clause']}"
        codes, cite = said["codes"], said["cite"]
        decision = game.decision
        if decision is None:
            self._differ(fact, "already-over", {"line": text})
            return
        if said["seat"] not in (decision.seat, decision.faction.removeprefix("player-")):
            if not (isinstance(codes, list) and OUT_OF_TURN in codes):
                asked = {"seat": decision.seat, "prompt": decision.prompt, "listed": game.legal.texts(20)}
                self._differ(fact, "wrong-seat", {"expected": said["seat"], **asked}, layer="scenario")
            return
        refusal = game.why_not(said["clause"])
        if refusal is None:
            self._differ(fact, "not-refused", {"line": text, "expected": "true" if codes is True else codes})
        elif isinstance(codes, list) and refusal.code not in codes:
            found = {"found": refusal.code, "cite": refusal.cite, "details": refusal.args}
            if self.update:
                word = fact.words[1]
                end = word.end - (1 if word.text.endswith(":") else 0)
                self._edit(fact.line, word.column, end, refusal.code)
                return
            expected = codes[0] if len(codes) == 1 else codes
            self._differ(fact, "other-reason", {"line": text, "expected": expected, **found})
        elif cite is not None and refusal.cite != cite:
            self._differ(fact, "other-cite", {"line": text, "expected": cite, "found": refusal.cite})

    def _differ(self, fact: RecordFact, code: str, args: dict[str, Any], layer: str = "scenario") -> None:
        if self.update and code in ("differs", "lacks", "other-decision") and self._rewrite(fact, self.game):
            return
        span = fact.span()
        if code in ("event-missing", "event-unwanted"):
            span = fact.words[min(1, len(fact.words) - 1)]
        if "name" in args and code in ("differs", "lacks", "holds"):
            told = " ".join(word.text for word in fact.words[: fact.value])
            args = {**args, "name": told or args["name"]}
        self.fail(evolve(fact.line.fault(self.reader.file, code, span, **args), layer=layer))

    # -- rewriting -----------------------------------------------------------------------------------------------

    def _rewrite(self, fact: RecordFact, game: Game) -> bool:
        """Write the value as it is, in place of the one that was expected."""
        found = fact.now(ObservedFacts(game)) if fact.now is not None and not fact.held else None
        if found is None:
            return False
        if fact.value < len(fact.words):
            self._edit(fact.line, fact.words[fact.value].column, fact.words[-1].end, found)
        else:
            end = fact.words[-1].end
            self._edit(fact.line, end, end, f" {found}")
        return True

    def _edit(self, line: RecordLine, column: int, end: int, text: str) -> None:
        old = self.out.edits.get(line.number, line.text)
        self.out.edits[line.number] = old[: column - 1] + text + old[end - 1 :]
