"""Marks, draws and expectations of a record, compared with the game at their place in the text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen

from cyclades_core.content.toml import nearest
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from ..scenarios.expectations import differences, fits
from ..scenarios.name_checks import OUT_OF_TURN, GameNames
from ..scenarios.observed_facts import ObservedFacts
from .expected_facts import RecordFact, read_fact
from .line_of_play import LineOfPlay
from .record_errors import RecordError
from .record_lines import RecordLine, RecordWord
from .record_outcomes import RecordOutcome, Unseen
from .record_reader import RecordReader

__all__ = ["Comparison"]


@frozen
class _HeldGame:
    """A game right after its clause number `ply`, before it answered by itself. None if it did not.

    `of` is the game that it belongs to: each bracket of a record has its own, and two may have as many clauses.
    """

    of: Game
    ply: int
    game: Game | None


class Comparison:
    """Comparison of a record with its game. It changes neither.

    What differs becomes a fault of the outcome `out`. With `update` it becomes an edit of the line instead, where that
    is possible.
    """

    def __init__(
        self, reader: RecordReader, play: LineOfPlay, names: GameNames, out: RecordOutcome, update: bool
    ) -> None:
        self._reader, self._play, self._names = reader, play, names
        self._out, self._update = out, update
        self._run_at: tuple[str, int] = ("", 0)  # a run of lines about events, and how far in the events it has come
        self._fact_line = 0  # the line of the last fact
        self._held: _HeldGame | None = None

    # -- marks ---------------------------------------------------------------------------------------------------

    def compare_mark(self, line: RecordLine) -> None:
        """Compare a mark with the game.

        A mark is right if it happened since the last clause, or is so now: whole turns pass without a decision.
        """
        kind, *words = [word.text for word in line.words]
        game, wanted = self._play.game, " ".join(words)
        if kind == "round":
            fits_ = game.round == int(wanted) or self._has("round-began", round=int(wanted))
        elif kind == "phase":
            if wanted not in self._names.phase:
                raise self._unknown(line, line.words[1], self._names.phase)
            fits_ = self._play.phase == wanted or self._has("phase-began", phase=wanted)
        elif kind == "turn":
            name, god = " ".join(words[:-1]), words[-1]
            if name not in self._names.seat:
                raise self._unknown(line, line.words[1], self._names.seat)
            if god not in self._names.god:
                raise self._unknown(line, line.words[-1], self._names.god)
            fits_ = self._has("turn-began", faction=name, god=god) or self._play.turn == [name, god]
        else:
            fits_ = game.is_over
        if fits_:
            return
        turn = self._play.turn
        now = {"round": game.round, "phase": self._play.phase or "none", "turn": " ".join(turn) or "none"}
        if self._update and self._mark_now(line, kind):
            return
        self._out.add_fault(line.fault(self._reader.file, "mark", None, kind=kind, wanted=wanted, **now))

    def _has(self, key: str, **args: Any) -> bool:
        return any(fits(event, {"key": key, **args}) for event in self._play.window)

    def _mark_now(self, line: RecordLine, kind: str) -> bool:
        play = self._play
        value = {"round": str(play.game.round), "phase": play.phase, "turn": " ".join(play.turn)}.get(kind)
        if value:
            self._edit(line, line.words[1].column, line.words[-1].end, value)
        return bool(value)

    def _unknown(self, line: RecordLine, word: RecordWord, known: Iterable[str]) -> RecordError:
        args = {"name": word.text, "nearest": nearest(word.text, known), "possible": None}
        return RecordError(
            evolve(line.fault(self._reader.file, "unknown", word, **args), layer="scenario", unreadable=True)
        )

    # -- draws ---------------------------------------------------------------------------------------------------

    def compare_draw(self, line: RecordLine) -> None:
        """Compare a line of chance with the next draws of its kind."""
        found = self._play.draws.compare(line)
        # records of 1.0 also have what was drawn before a position was laid out
        layout = self._play.layout
        as_before = self._play.last is None and layout is not None and layout.compare(line) is None
        if found is None or as_before:
            return
        if self._reader.heading.is_seen:  # what the seat has not seen has gone another way
            raise Unseen
        code, word, came = found
        if code == "draw-differs" and self._update and not self._reader.heading.is_scripted:
            self._edit(line, line.words[1].column, line.words[-1].end, came)
            return
        kind = line.words[0].text
        expected = " ".join(word.text for word in line.words[1:])
        args = {"kind": kind, "expected": expected, "found": came, "line": self._play.last_number}
        self._out.add_fault(line.fault(self._reader.file, code, word, **args))

    # -- expectations --------------------------------------------------------------------------------------------

    def compare_fact(self, line: RecordLine) -> None:
        """Compare a fact with the game, by the code that compares scenarios."""
        fact = read_fact(line, self._reader.file, self._names, self._update)
        key = line.words[0].text
        run, at = self._run_at
        self._run_at = (key, at) if key == run and line.number == self._fact_line + 1 else (key, 0)
        self._fact_line = line.number
        if self._update and fact.value >= len(fact.words) and fact.now is not None:
            self._rewrite(fact, self._play.game)
            return
        if fact.kind == "refused":
            self._refusal(fact)
        elif fact.kind in ("event", "ever"):
            self._events(fact, self._play.window if fact.kind == "event" else self._play.events)
        elif fact.kind == "fingerprint":
            found = self._play.game.fingerprint.partition("-")[2]
            if found != fact.said["wanted"]:
                self._differ(fact, "differs", {"name": "fingerprint", "expected": fact.said["wanted"], "found": found})
        else:
            game = self._held_game() if fact.held else self._play.game
            for _, code, args in differences(game, fact.expect, []):
                self._differ(fact, code, args)
                break

    def _held_game(self) -> Game:
        """Return the game right after the last clause, before it answered by itself."""
        game = self._play.game
        ply = GameInternals(game).entry_count
        if self._play.last is None or ply == 0:
            return game
        if self._held is None or self._held.of is not game or self._held.ply != ply:
            before = game.at(ply - 1)
            self._held = _HeldGame(game, ply, GameInternals(before).paused_after(game.entries[ply - 1].clause))
        return self._held.game or game

    def _events(self, fact: RecordFact, events: list[Event]) -> None:
        """Compare events: those that consecutive lines name must come in this order."""
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
        """Compare a refusal: the clause must be refused for this reason. The game does not change."""
        said, game = fact.said, self._play.game
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
            if self._update:
                word = fact.words[1]
                end = word.end - (1 if word.text.endswith(":") else 0)
                self._edit(fact.line, word.column, end, refusal.code)
                return
            expected = codes[0] if len(codes) == 1 else codes
            self._differ(fact, "other-reason", {"line": text, "expected": expected, **found})
        elif cite is not None and refusal.cite != cite:
            self._differ(fact, "other-cite", {"line": text, "expected": cite, "found": refusal.cite})

    def _differ(self, fact: RecordFact, code: str, args: dict[str, Any], layer: str = "scenario") -> None:
        if self._update and code in ("differs", "lacks", "other-decision") and self._rewrite(fact, self._play.game):
            return
        span = fact.span()
        if code in ("event-missing", "event-unwanted"):
            span = fact.words[min(1, len(fact.words) - 1)]
        if "name" in args and code in ("differs", "lacks", "holds"):
            told = " ".join(word.text for word in fact.words[: fact.value])
            args = {**args, "name": told or args["name"]}
        self._out.add_fault(evolve(fact.line.fault(self._reader.file, code, span, **args), layer=layer))

    # -- rewriting -----------------------------------------------------------------------------------------------

    def _rewrite(self, fact: RecordFact, game: Game) -> bool:
        """Replace the expected value by the one of the game, and return whether that is possible."""
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
        old = self._out.edits.get(line.number, line.text)
        self._out.edits[line.number] = old[: column - 1] + text + old[end - 1 :]
