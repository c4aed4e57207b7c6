"""A game at one terminal: people and bots in turn, question by question, until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from cyclades_core import IllegalAction, SaveError
from cyclades_core.text.narration import Narrator

from ..output_formats import line, paragraph
from ..shared_options import Format
from .explanations import Explainer
from .question_texts import completions, is_counted, option_facts, option_words, question, refusal_words, spoken
from .screen import Screen
from .typed_answers import TypedAnswer, read_answer, why_not

if TYPE_CHECKING:
    from cyclades_core import Decision, Draft, Event, Game, Option
    from cyclades_core.text.i18n import Messages

    from ...bots import Bot
    from .keyboard_input import Keyboard

HUMAN = "human"
SHOWN = 40
COMMANDS = ("/map", "/areas", "/undo", "/save", "/bot", "/resign", "/help", "/quit")
BACK = ("b", "back", "<")
INDENT = {"cycle": "", "phase": "", "act": "  ", "round": "    "}
TAKES_OVER = "greedy"
ROUNDS = 200  # bots alone that have not come to an end by then never will


class LeaveGame(Exception):
    """Somebody wants to stop; the game can go on another day."""


class TerminalSession:
    """One evening. `people` says of each seat who plays it: `human`, or the spec of a bot."""

    def __init__(
        self,
        game: Game,
        people: Mapping[str, str],
        messages: Messages,
        keyboard: Keyboard,
        seed: int,
        save: Path | None = None,
        is_plain: bool = False,
    ) -> None:
        self.game = game
        self.people = dict(people)
        self._messages = messages
        self._keyboard = keyboard
        self._seed = seed
        self._save = save
        self._format = Format.TEXT if is_plain else Format.TABLE
        self._screen = Screen(messages, game, is_plain)
        self._explainer = Explainer(messages, game, self._screen)
        self._bots: dict[str, tuple[Bot, Random]] = {}
        self._sitting = ""  # who looks at the screen
        for seat, spec in self.people.items():
            if spec != HUMAN:
                self._seat_bot(seat, spec)
        self._narrators = {seat: Narrator(messages) for seat in self._audience}
        self._untold: dict[str, list[Any]] = {seat: [] for seat in self._audience}
        self._looked = -1  # the entry after which that person saw the board

    @property
    def humans(self) -> list[str]:
        return [seat for seat, who in self.people.items() if who == HUMAN]

    @property
    def _audience(self) -> list[str]:
        """Who hears the story: people; without any, whoever gave away the last seat; else what everybody may know."""
        return self.humans or [self._sitting]

    def _seat_bot(self, seat: str, spec: str) -> None:
        from ...bots import seat_bots

        self._bots |= seat_bots((spec,), (seat,), self._seed, programs=True)

    # -- the course --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; `LeaveGame` if somebody stops before."""
        from ...bots import play_turn

        self._hear(self.game.take_events())
        while not self.game.is_over:
            seat = self.game.asked
            assert seat is not None
            if seat in self._bots:
                self._hear(self.game.apply(play_turn(self.game, self._bots)))
                if not self.humans and self.game.round > ROUNDS:
                    raise LeaveGame
                if len(self._audience) == 1:
                    self._sitting = self._audience[0]
                    self._tell(self._sitting)
                continue
            self._sit(seat)
            self._tell(seat)
            if self._looked < 0 or self._others_since(seat):
                self._screen.show(self.game, seat, news=len(self.humans) == 1)
                self._looked = len(self.game.entries)
            self._ask(seat)
        self._end()

    def _others_since(self, seat: str) -> bool:
        return any(entry.seat != seat for entry in self.game.entries[self._looked :])

    def _sit(self, seat: str) -> None:
        """Where several share a keyboard: hide what the last one saw, and wait for the next."""
        if self._sitting not in ("", seat) and len(self.humans) > 1:
            self._keyboard.wipe()
            self._read(seat, self._messages.text("playing-chair", seat=seat), {})
            self._keyboard.wipe()
            self._looked = -1
        elif not self._sitting and len(self.humans) > 1:
            self._read(seat, self._messages.text("playing-chair", seat=seat), {})
        self._sitting = seat

    def _hear(self, events: list[Event]) -> None:
        """Let everybody hear what they may, each in their own story."""
        for seat in self._audience:
            seen = [each for event in events if (each := event.seen_from(seat or None)) is not None]
            self._untold[seat] += self._narrators[seat].hear(seen, self.game.decision)

    def _tell(self, seat: str) -> None:
        for kind, text in self._untold[seat]:
            if kind == "cycle":
                line()
            paragraph(INDENT[kind], text, self._format)
        self._untold[seat].clear()

    def _end(self) -> None:
        seat = self._audience[0]
        self._untold[seat] += self._narrators[seat].rest()
        self._tell(seat)
        if seat:
            self._screen.show(self.game, seat)
        if self.game.result is not None:
            line(self._messages.text("cli-play-won", winners=self.game.result.winners))
        if self._save is not None:
            self.save(self._save)

    # -- a question --------------------------------------------------------------------------------------------------

    def _ask(self, seat: str) -> None:
        """Ask until a clause is played, the seat is handed over, or a clause was taken back."""
        parts: list[str] = []
        decision = self.game.decision_for(seat)
        while decision is not None and self.people[seat] == HUMAN:
            self._question(decision)
            text = self._read(seat, self._prompt(seat), self._completions(decision))
            if text.casefold() in BACK or (not text and parts):
                parts = parts[:-1]
                decision = self._decision(seat, parts)
            elif text.startswith(("?", "!", "/")):
                if self._command(seat, text, parts, decision):
                    return
            elif text:
                answer = self._answer(parts, text, decision)
                if answer is None:
                    continue
                draft = answer.draft
                if not draft.complete:
                    parts, decision = answer.parts, draft.decision
                elif self._confirmed(seat, draft, typed=self._number(text, decision) is None):
                    self._play(draft.clause)
                    return

    def _decision(self, seat: str, parts: list[str]) -> Decision | None:
        return self.game.draft(parts).decision if parts else self.game.decision_for(seat)

    def _prompt(self, seat: str) -> str:
        gold = next(each.get("gold", "none") for each in self.game.view(seat)["factions"] if each["seat"] == seat)
        return self._messages.text("playing-prompt", seat=seat, gold=gold)

    def _question(self, decision: Decision) -> None:
        say = self._messages
        line()
        paragraph("", question(say, self.game, decision), self._format)
        numbered = not is_counted(decision.options)
        rows = [(option_words(say, each), each.value, option_facts(say, each)) for each in decision.options[:SHOWN]]
        if not numbered and not any(facts for _, _, facts in rows):  # amounts, which say all by themselves
            paragraph("  ", ", ".join(value for _, value, _ in rows), self._format)
            rows = []
        # notation stands beside words that differ from it, and is its own sign where it is a number
        noted = [value if numbered and words.casefold() != value.casefold() else "" for words, value, _ in rows]
        wide, far = (min(40, max(map(len, texts), default=0)) for texts in ([row[0] for row in rows], noted))
        for k, ((words, value, facts), note) in enumerate(zip(rows, noted, strict=True), 1):
            sign = str(k) if numbered else value
            paragraph("  ", f"{sign:>3}  {words:<{wide}}  {note:<{far}}  {facts}".rstrip(), self._format)
        left = decision.count - min(SHOWN, len(decision.options))
        if left > 0:
            line("  " + say.text("playing-more", count=left))
        for each in decision.refused[:12]:
            words = spoken(say, each.name) if each.name else ", ".join(map(say.name, each.targets)) or each.value
            why = refusal_words(say, each.refusal)
            paragraph("       ", say.text("playing-refused", what=words, why=why), self._format)

    def _number(self, text: str, decision: Decision) -> Option | None:
        """The option of a number that was typed; amounts are their own numbers."""
        if not text.isdecimal() or is_counted(decision.options):
            return None
        place = int(text[:6]) - 1
        return decision.options[place] if 0 <= place < min(SHOWN, len(decision.options)) else None

    def _part(self, text: str, decision: Decision) -> str:
        option = self._number(text, decision)
        return text if option is None else option.value

    def _answer(self, parts: list[str], text: str, decision: Decision) -> TypedAnswer | None:
        """What the answer comes to; None after saying why it is none."""
        try:
            return read_answer(self.game, parts, self._part(text, decision), decision.prompt)
        except IllegalAction as error:
            paragraph("  ", refusal_words(self._messages, error.refusal), self._format)
            return None

    def _confirmed(self, seat: str, draft: Draft, typed: bool) -> bool:
        """What cannot be taken back is confirmed, unless it was written out."""
        if typed or not draft.final:
            return True
        say = self._messages
        why = f"playing-final-{draft.why_final}"
        reason = say.text(why if say.has(why) else "playing-final-other")
        clause = say.text("playing-clause", clause=draft.clause, price=draft.price or 0)
        paragraph("  ", f"{clause} {reason}", self._format)
        answer = self._read(seat, say.text("playing-confirm"), {})
        return answer.casefold() not in BACK

    def _play(self, clause: str) -> None:
        self._hear(self.game.apply(clause))
        if self._save is not None:
            self.save(self._save, quietly=True)
        if self._sitting in self._untold:
            self._tell(self._sitting)

    def _completions(self, decision: Decision) -> dict[str, str]:
        found = completions(self._messages, decision.options)
        found |= dict.fromkeys(COMMANDS, "")
        return found | self._explainer.names()

    def _read(self, seat: str, prompt: str, words: Mapping[str, str]) -> str:
        try:
            return self._keyboard.ask(seat, f"{prompt} ", words)
        except EOFError:
            raise LeaveGame from None

    # -- commands ----------------------------------------------------------------------------------------------------

    def _command(self, seat: str, text: str, parts: list[str], decision: Decision) -> bool:
        """Do what was asked; whether the question has to be looked for anew."""
        word, _, rest = text.partition(" ") if text.startswith("/") else (text[0], "", text[1:].strip())
        rest = rest.strip()
        if word == "?":
            for words in self._explainer.explain(rest.casefold(), self.game, seat, decision):
                paragraph("  ", words, self._format)
        elif word == "!":
            self._why_not(parts, rest, decision)
        elif word == "/map":
            self._screen.show(self.game, seat)
        elif word == "/areas":
            self._screen.areas(self.game, seat, everything=True)
        elif word == "/help":
            for key in ("playing-help", *(f"playing-help-{command[1:]}" for command in COMMANDS)):
                paragraph("  ", self._messages.text(key), self._format)
        elif word == "/undo":
            return self._undo(seat)
        elif word == "/save":
            self.save(Path(rest) if rest else self._save or free_name())
        elif word in ("/bot", "/resign"):
            return self._hand_over(seat, rest or TAKES_OVER, resigned=word == "/resign")
        elif word == "/quit":
            raise LeaveGame
        else:
            paragraph("  ", self._messages.text("playing-unknown-command", command=word), self._format)
        return False

    def _why_not(self, parts: list[str], asked: str, decision: Decision) -> None:
        """Why something is no answer here: a clause, an answer, or a thing by its id or name."""
        say, game = self._messages, self.game
        refused = {each.value: each.refusal for each in decision.refused}
        if not asked:
            return
        refusal = refused.get(asked)
        if refusal is None:
            ids = {name: area for area, (_, name) in game.places.items()} | {area: area for area in game.places}
            targets = [f"area-{ids[word]}" for word in asked.split() if word in ids]
            try:
                if targets and len(targets) == len([word for word in asked.split() if word != "->"]):
                    refusal = game.why_not_target(parts, targets)
                else:
                    refusal = why_not(game, parts, self._part(asked, decision), decision.prompt)
            except IllegalAction as error:
                refusal = error.refusal
        words = say.text("playing-allowed") if refusal is None else refusal_words(say, refusal)
        paragraph("  ", words, self._format)

    def _undo(self, seat: str) -> bool:
        """Take back one's last clause, with what bots have answered to it; never what another person has done."""
        say, entries = self._messages, self.game.entries
        mine = [place for place, entry in enumerate(entries) if entry.seat == seat]
        if not mine:  # what bots have played before is not one's own to take back
            paragraph("  ", say.text("playing-undo-nothing"), self._format)
            return False
        if any(entry.seat in self.humans and entry.seat != seat for entry in entries[mine[-1] :]):
            paragraph("  ", say.text("playing-undo-others"), self._format)
            return False
        try:
            self.game.undo(mine[-1])
        except IllegalAction as error:
            paragraph("  ", refusal_words(say, error.refusal), self._format)
            return False
        except SaveError as error:  # other entries than those of its position: one can go on, but not back
            from ..error_messages import describe

            paragraph("  ", describe(error), self._format)
            return False
        self._narrators = {each: Narrator(say) for each in self._audience}
        for untold in self._untold.values():
            untold.clear()
        paragraph("  ", say.text("playing-undone"), self._format)
        return True

    def _hand_over(self, seat: str, spec: str, resigned: bool) -> bool:
        from cyclades_core import CycladesError

        try:
            self._seat_bot(seat, spec)
        except CycladesError as error:
            from ..error_messages import describe

            paragraph("  ", describe(error), self._format)
            return False
        if resigned and self._read(seat, self._messages.text("playing-resign-confirm"), {}).casefold() in BACK:
            del self._bots[seat]
            return False
        self.people[seat] = spec
        key = "playing-resigned" if resigned else "playing-handed"
        paragraph("  ", self._messages.text(key, seat=seat, bot=spec), self._format)
        return True

    def save(self, file: Path, quietly: bool = False) -> None:
        """Save, and say where; what cannot be written is said as well, and the game goes on."""
        try:
            self.game.save(file)
        except OSError as error:
            reason = error.strerror or str(error)
            paragraph("  ", self._messages.text("playing-not-saved", file=str(file), reason=reason), self._format)
            return
        self._save = file
        if not quietly:
            line(self._messages.text("playing-saved", file=str(file)))

    @property
    def file(self) -> Path | None:
        """Where the game was saved last."""
        return self._save


def free_name(folder: Path | None = None) -> Path:
    """A name for a save that no file has: `cyclades-1.json` and so on."""
    number = 1
    while (file := (folder or Path()) / f"cyclades-{number}.json").exists():
        number += 1
    return file
