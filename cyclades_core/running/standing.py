"""Moments, triggers, replacements and standing rules."""

from __future__ import annotations

from typing import Any

from ..plain.domains import NONE, One
from ..plain.refusals import Refusal
from ..rules import buildings, cards, pieces
from ..rules.pieces import FIRST_WHO, bits
from ..rules.quantities import BUILDING, FIGURE, GOD, PIECE, RULE, SPECIAL, holder, special_at
from ..state import Frame, replaced
from ..verbs.operations import Op
from .part import Part

__all__ = ["ChooseRule", "Expire", "Standing", "Trigger"]


class Trigger:
    """A compiled trigger: when the moment comes and the source is there, its program runs."""

    __slots__ = (
        *("bit", "cite", "consent", "copied", "modes", "moment", "optional", "program", "rank", "ref", "source"),
        *("stage", "when", "word"),
    )

    def __init__(self, moment: str, stage: str, source: int, ref: int, program: int) -> None:
        self.moment = moment
        self.stage = stage
        self.source = source
        self.ref = ref
        self.program = program
        self.when: Any = None
        self.bit = 0  # its card, if it can act only while that one is in play
        self.rank = 5
        self.optional = False
        self.copied = False  # cards that copy abilities may borrow it
        self.modes: tuple[str, ...] | None = None  # the modes in which it can act at all
        self.cite = ""
        self.word = ""
        self.consent = False  # somebody else must agree to it


class Standing(Part):
    """Part of the machine."""

    __slots__ = ()

    def sources(self, trigger: Trigger) -> list[tuple[int, int, int]]:
        """Where the source of a trigger is: `(owner, self, here)` for each instance."""
        s, t, r = self.s, self.t, self.r
        kind, ref = trigger.source, trigger.ref
        if kind == RULE:
            return [(-1, -1, -1)]
        if kind in (PIECE, FIGURE):
            away = not s.pieces if kind == PIECE else s.where[ref] < t.z_hand
            if away and not trigger.copied:
                return []  # it cannot be on the board
            out = []
            a = pieces.find(self, r.kind_of_card[ref])
            if a >= 0:
                f = pieces.owner(self, a) if kind == FIGURE else holder(self, ref)
                out.append((f, ref, a))
            if trigger.copied:
                for card in r.copiers:
                    zones = r.copiers[card]
                    place = pieces.find(self, r.kind_of_card[card])
                    if place >= 0 and cards.where(self, ref) in zones:
                        out.append((pieces.owner(self, place), card, place))
            return out
        if kind == BUILDING:
            found = bits(buildings.sites_of(self, ref))
            # no card, but the site: see quantities
            return [(pieces.owner(self, t.site_area[site]), -2 - site, t.site_area[site]) for site in found]
        if kind == SPECIAL:
            if s.where[ref] in r.decks:
                return []  # it lies with no building yet
            a, f = special_at(self, ref)
            return [(f, ref, a)] if f >= 0 else []
        if kind == GOD and s.god == ref:
            return [(s.active, ref, -1)]
        return []

    def fire(self, moment: str, subject: int, actor: int, *args: int) -> None:
        """A moment has come: the programs of those who watch it are put on the stack, lowest rank on top."""
        if not self.watched(moment):
            return
        watching, _ = self.t.firing[moment]
        found = []
        active = self.s.active
        plain = Frame(-1, 0, subject, actor, -1, -1)
        for trigger in watching:
            if trigger.source == RULE:
                if trigger.when is None or trigger.when(self, plain):
                    found.append((trigger.rank, subject != active, trigger, subject, -1, -1))
                continue
            if trigger.bit and not trigger.bit & (self.look() if self.stale else self.present):
                continue
            for owner, me, here in self.sources(trigger):
                # a moment about one card concerns that card's own trigger only
                if trigger.source == PIECE and moment in ABOUT_IT and args and me != args[0]:
                    continue
                f = owner if owner >= 0 else subject
                frame = Frame(-1, 0, f, actor, me, here)
                if trigger.when is not None and not trigger.when(self, frame):
                    continue
                found.append((trigger.rank, f != active, trigger, f, me, here))
        if len(found) > 1:
            found.sort(key=lambda row: (row[0], row[1]))
        for _, _, trigger, f, me, here in reversed(found):
            self.push(trigger.program, f, actor, me, here if me < 0 else -1, args)

    def watched(self, moment: str) -> bool:
        """Does anything watch this moment that can be there? Where only cards do, one of them must be in play."""
        firing = self.t.firing.get(moment)
        watching, cards = self._watching(moment) if firing is None else firing
        return bool(watching) and (not cards or cards & (self.look() if self.stale else self.present) != 0)

    def _watching(self, moment: str) -> tuple[list[Trigger], int]:
        """The triggers of a moment that can act at this table, and their cards (0 where something else watches it)."""
        t = self.t
        found = [one for one in self.r.triggers.get(moment, ()) if one.modes is None or t.mode in one.modes]
        cards = sum({one.bit for one in found}) if all(one.bit for one in found) else 0
        t.firing[moment] = found, cards
        return found, cards

    def replacements(self, moment: str, f: int) -> list[tuple[Trigger, int]]:
        """What may happen instead, for the affected faction: `(trigger, self)`; only what can be done."""
        out: list[tuple[Trigger, int]] = []
        if moment == "metropolis-placed" and not self.metropolis_left():
            return out  # there is none that could be put anywhere (L15.4)
        for trigger in self.r.instead.get(moment, ()):
            for owner, me, here in self.sources(trigger):
                who = owner if owner >= 0 else f
                if who != f:
                    continue
                p = self.r.programs[trigger.program]
                frame = Frame(trigger.program, 0, f, f, me, -1, [-1] * p.size)
                if moment == "unit-lost" and frame.bound:
                    frame.bound[0] = self.cx.kind
                elif moment == "piece-expires" and frame.bound:
                    frame.bound[0] = self.cx.card
                    frame.source = self.cx.card
                if trigger.when is not None and not trigger.when(self, Frame(-1, 0, f, f, me, here)):
                    continue
                if p.ops[0].can(self, frame):
                    out.append((trigger, me))
        return out

    # -- standing rules -------------------------------------------------------------------------------------------

    def _stirred(self) -> tuple[list[Any], list[Any], list[Any], list[Any]]:
        """The standing rules that the changes so far can have made true: `(number, condition)` by their order."""
        t = self.t
        changed = self.s.dirty & t.watch
        found = t.watching.get(changed)
        if found is None:
            rules = [(i, rule) for i, rule in enumerate(self.r.rules) if rule.watch & changed and rule.counts(t.mode)]
            choice = [(i, rule) for i, rule in rules if rule.order == "choice"]
            found = t.watching[changed] = (
                [(i, rule.when) for i, rule in rules if rule.order == "at-once"],
                [(i, rule.when) for i, rule in choice if rule.once],
                [(i, rule.when) for i, rule in choice if not rule.once],
                [(i, rule.when) for i, rule in rules if rule.order == "last"],
            )
        return found

    def _first_in_line(self, rules: list[Any]) -> tuple[int, list[int]]:
        """The faction first in line for which some of these rules hold, and these: the active one before others."""
        t, s = self.t, self.s
        active = s.active
        frame = Frame(-1, 0, active if active > 0 else 0, active, -1, -1)
        who = s.dirty >> FIRST_WHO
        if active >= 0 and who >> active & 1 and not s.gone[active]:
            found = [i for i, when in rules if when(self, frame)]
            if found:
                return active, found
        for f in range(t.F):
            if f == active or not who >> f & 1 or s.gone[f]:
                continue
            frame.subject = f
            for _, when in rules:
                if when(self, frame):
                    return f, [i for i, when in rules if when(self, frame)]
        return -1, []

    def candidates(self) -> tuple[int, list[int]]:
        """The faction first in line whose standing rules apply, and those of them among which it chooses."""
        _, once, each, last = self._stirred()
        if once:
            active = self.s.active
            frame = Frame(-1, 0, active if active > 0 else 0, active, -1, -1)
            for i, when in once:
                if when(self, frame):
                    return active, [i]
        if each:
            f, found = self._first_in_line(each)
            if found:
                return f, found
        if last:
            f, found = self._first_in_line(last)
            return f, found[:1]
        return -1, []

    def check_rules(self) -> bool:
        """Put a standing rule that applies on the stack; False when all is quiet, or must wait.

        What happens at once (an ending) does not wait for the end of a program that holds the others back.
        """
        s, t = self.s, self.t
        if t.urgent:
            at_once = self._stirred()[0]
            f, found = self._first_in_line(at_once) if at_once else (-1, [])
            for i in found:
                program = self.r.rules[i].program
                if not any(frame.program == program for frame in s.frames):
                    self.push(program, f, s.active)
                    return True
        if s.held:
            return False
        f, found = self.candidates()
        if not found:
            s.dirty = 0
            return False
        # the rules look again when this one is finished, not before: the wrapping program says `hold`
        self.push(self.r.core["obey"], f, s.active)
        return True


ABOUT_IT = frozenset({"piece-arrived", "upkept"})


class ChooseRule(Op):
    """A standing rule applies; of several at once their faction chooses the first (B19.10, L15.6)."""

    __slots__ = ()
    change = True

    def domain(self, m: Any, f: Frame) -> One:
        _, found = m.candidates()
        return One("rule", found)

    def run(self, m: Any, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d) if d.count else self.next

    def answer(self, m: Any, f: Frame, value: Any) -> int:
        m.push(m.r.rules[value].program, f.subject, f.actor)
        return self.next

    def refuse(self, m: Any, f: Frame, value: Any) -> Refusal:
        # a rule that does not hold now: it says itself what for
        return Refusal("condition", m.r.rules[value].cite or self.cite)


class Expire(Op):
    """A piece leaves because its time is over, unless its owner has something to keep it with (H11.2 U2)."""

    __slots__ = ()
    change = True
    none_word = "let-go"

    def _ways(self, m: Any, f: Frame) -> list[tuple[Trigger, int]]:
        m.cx.card = f.source
        m.cx.area = f.here
        return m.replacements("piece-expires", f.subject)

    def domain(self, m: Any, f: Frame) -> One:
        return One("instead", [*(m.r.instead["piece-expires"].index(w) for w, _ in self._ways(m, f)), NONE])

    def run(self, m: Any, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d, f.subject) if d.count > 1 else self.answer(m, f, NONE)

    def answer(self, m: Any, f: Frame, value: Any) -> int:
        card = f.source
        if value == NONE:
            m.put_card(card, m.r.home_discard[card])
        else:
            trigger = m.r.instead["piece-expires"][value]
            m.s.since = replaced(m.s.since, card, m.s.round & 255)
            m.push(trigger.program, f.subject, f.actor, card, -1, (card,))
        return self.next
