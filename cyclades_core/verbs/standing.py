"""Verbs of time and fate: lasting, counter, roll, reroll, take-control, eliminate, win, end-game, window, fire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.domains import NONE, Domain, One
from ..plain.events import M
from ..plain.frames import ACTOR, FIRST, HERE, PC, SELF, SUBJECT
from ..plain.refusals import Refusal
from ..plain.registry import MOMENTS, Node, verb
from ..rules import chance, pieces
from ..rules.quantities import RULE
from ..state import replaced
from .linking import idle_test, stand_in
from .operations import Change, Op

__all__: list[str] = []

Path = tuple[Any, ...]
Frame = list[Any]

SCOPES = ("battle", "turn", "phase", "round", "game")


@verb(
    "lasting",
    required=("quantity", "op", "until"),
    params={
        "quantity": "the question whose answer changes",
        "op": "set, add, multiply, at-least, at-most, allow or forbid",
        "value": "a number",
        "area": "an area selector for questions about areas",
        "test": "the condition under which it counts",
        "until": "the end of its scope: battle, turn, phase, round, game",
    },
)
def _lasting(c: Any, node: Node, path: Path) -> None:
    """Start a modifier that lasts for a scope; the numbers bound so far are kept with it."""
    c.one_of(node["until"], SCOPES, (*path, "until"))
    number = c.r.lasting_modifier(c, node, path)
    until = SCOPES.index(node["until"]) if node["until"] in SCOPES else 4
    room = c.room

    def start(m: M, f: Frame) -> None:
        row = (number, until, f[SUBJECT], f[ACTOR], f[SELF], f[HERE], *f[FIRST : FIRST + room])
        m.s.lasting = (*m.s.lasting, row)
        m.tell("lasting-began", f[SUBJECT], f[SELF])

    c.change(start)


@verb(
    "counter",
    required=("counter",),
    params={
        "counter": "a declared counter",
        "add": "a number",
        "set": "a number",
        "at": "the area (for counters per area)",
        "of": "the card or faction (for counters per card or faction)",
        "as": "binds the value before the change",
    },
)
def _counter(c: Any, node: Node, path: Path) -> None:
    """Change a counter; never below 0 or above 255. Told, unless its `[[counter]]` says `told` or `visible = false`."""
    i, per = c.counter(node["counter"], (*path, "counter"))
    plus = c.number(node["add"], (*path, "add")) if "add" in node else None
    value = c.number(node["set"], (*path, "set")) if "set" in node else None
    if per == "area":
        index = c.area_ref(node.get("at", "here"), (*path, "at"))
    elif per == "card":
        index = c.ref(node.get("of", "self"), (*path, "of"))
    elif per == "faction":
        index = c.faction_ref(node.get("of", "mine"), (*path, "of"))
    else:
        index = None
    slot = c.slot(node["as"], "number") if "as" in node else -1
    told = bool(c.r.counters) and c.r.counters[i].visible and c.r.counters[i].told

    def change(m: M, f: Frame) -> None:
        counters, at = m.s.counters, index(m, f) if index is not None else 0
        old = counters[i][at]
        if slot >= 0:
            f[slot] = old
        new = value(m, f) if value is not None else old + (plus(m, f) if plus is not None else 0)
        counters[i] = replaced(counters[i], at, min(max(new, 0), 255))
        m.s.dirty |= pieces.COUNTERS | pieces.EVERYBODY
        if not m.mute and told:
            what = {per: index(m, f)} if index is not None else {}
            m.tell("counter-changed", i, counters[i][at], **what)

    c.change(change)


@verb("roll", params={"dice": "how many battle dice (2)"})
def _roll(c: Any, node: Node, path: Path) -> None:
    """Roll dice whose total later effects read as `roll`."""
    dice = min(2, int(node.get("dice", 2)))
    none = [0] * (2 - dice)

    def roll(m: M, f: Frame) -> None:
        found = chance.rolls(m, m.r.die, dice)
        m.s.roll = bytes(found + none)
        if not m.mute:
            m.tell("rolled", sum(found))

    c.change(roll)


@verb("reroll", params={"roll": "`dice`: the named roll; without it the die of the subject's side in the battle"})
def _reroll(c: Any, node: Node, path: Path) -> None:
    """Roll again; the new result stands."""
    if "roll" in node:

        def again(m: M, f: Frame) -> None:
            found = chance.rolls(m, m.r.die, 2)
            m.s.roll = bytes(found)
            m.tell("rolled", sum(found))

        c.change(again)
        return
    c.add(Reroll(), "choose-die")


class Reroll(Op):
    """One die of one's own side; with two, which one is asked."""

    __slots__ = ()
    change = True

    def domain(self, m: M, f: Frame) -> One:
        side = m.battle_side(f)
        return One("die", tuple(range(m.dice_of(side))))

    def run(self, m: M, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        side = m.battle_side(f)
        dice = m.s.fight().sides[side].dice
        dice[value] = chance.roll(m, m.r.die)
        if not m.mute:
            m.tell("die-rerolled", f[SUBJECT], dice[value], m.strength(side), parts=m.parts_of(side))
        return self.next


@verb("take-control", required=("area", "by"), params={"area": "a bound area", "by": "a faction"})
def _take_control(c: Any, node: Node, path: Path) -> None:
    """The area belongs to the faction from now on, with all that stands there; its group on the way there lands."""
    area = c.area_ref(node["area"], (*path, "area"))
    who = c.faction_ref(node["by"], (*path, "by"))

    def take(m: M, f: Frame) -> None:
        a, taker = area(m, f), who(m, f)
        loser = pieces.owner(m, a)
        pieces.set_owner(m, a, taker)
        m.land(taker, a)
        m.tell("area-taken", taker, a, loser=loser if loser != taker else -1)
        if loser >= 0 and loser != taker and a < m.t.L:
            for site in pieces.bits(m.t.sites_at[a] & m.s.occupied):
                if m.r.victory[m.s.built[site] - 1]:
                    m.tell("metropolis-lost", loser, a, site=site)

    c.change(take)


@verb("eliminate", required=("faction",), params={"faction": "a bound faction"})
def _eliminate(c: Any, node: Node, path: Path) -> None:
    """A faction leaves the game with all it has; its pending effects end (B18.6, L17.4)."""
    who = c.faction_ref(node["faction"], (*path, "faction"))
    c.change(lambda m, f: m.eliminate(who(m, f)))


@verb(
    "win",
    ends=True,
    params={
        "side": "`mine`: the subject's side at once; without it the best sides at the end",
        "by": "what the best have most of: `metropolises`, then gold, or `gold` among those with enough metropolises; "
        "`{ option }`: one of the two",
    },
)
def _win(c: Any, node: Node, path: Path) -> None:
    """The game is over."""
    by = node.get("by", "metropolises")
    if isinstance(by, dict):
        by = c.option(by.get("option"), (*path, "by", "option"))
    c.one_of(by, ("metropolises", "gold"), (*path, "by"))
    if node.get("side") == "mine":
        c.change(lambda m, f: m.win([m.t.side_of[f[SUBJECT]]]))
    else:
        c.change(lambda m, f: m.win(m.leaders(by == "gold")))


@verb("end-game", params={})
def _end_game(c: Any, node: Node, path: Path) -> None:
    """The game ends with this round."""

    def ending(m: M, f: Frame) -> None:
        if not m.s.ending:
            m.s.ending = 1
            m.tell("game-ending", m.s.round)

    c.change(ending)


@verb(
    "fire",
    required=("moment",),
    params={
        "moment": "a named moment",
        "it": "a bound card",
        "area": "a bound area",
        "loser": "a bound faction: who lost the area",
    },
)
def _fire(c: Any, node: Node, path: Path) -> None:
    """Tell whoever watches the moment."""
    name = node["moment"]
    if name not in MOMENTS:
        c.unknown(name, "unknown-moment", (*path, "moment"), MOMENTS)
    it = c.ref(node["it"], (*path, "it")) if "it" in node else None
    area = c.area_ref(node["area"], (*path, "area")) if "area" in node else None
    loser = c.faction_ref(node["loser"], (*path, "loser")) if "loser" in node else None

    args = [ref for ref in (it, area, loser) if ref is not None]
    c.add(Fire(str(name), args))


class Fire(Change):
    """A moment has come."""

    __slots__ = ("args", "concerns", "moment")

    def __init__(self, moment: str, args: list[Any]) -> None:
        super().__init__(self._fire)
        self.moment = moment
        self.args = args
        self.concerns: Callable[[M, Frame], bool] | None = None  # does it concern anybody?

    def _fire(self, m: M, f: Frame) -> None:
        m.fire(self.moment, f[SUBJECT], f[ACTOR], *[arg(m, f) for arg in self.args])

    def _obeyed(self, rows: list[tuple[Any, int]]) -> Callable[[M, Frame], None]:
        """The same where rules only watch the moment: they are always there, in the same order."""
        args = self.args

        def obey(m: M, f: Frame) -> None:
            subject, actor = f[SUBJECT], f[ACTOR]
            plain = [-1, 0, subject, actor, -1, -1]
            for when, program in rows:
                if when is None or when(m, plain):
                    if args:
                        m.push(program, subject, actor, -1, -1, *[arg(m, f) for arg in args])
                    else:
                        m.push(program, subject, actor)

        return obey

    def link(self, r: Any, ops: list[Op]) -> None:
        watching = r.triggers.get(self.moment, ())
        if all(trigger.source == RULE for trigger in watching):
            rows = sorted(watching, key=lambda trigger: trigger.rank)
            # the first is put on the stack last
            found = [_worth(r, trigger.when, trigger.program) for trigger in reversed(rows)]
            self.do = self._obeyed(found)
            if found and all(when is not None for when, _ in found):
                self.concerns = _one_of([when for when, _ in found])
        else:
            moment = self.moment
            self.concerns = lambda m, f: m.watched(moment)

    def idle(self, r: Any) -> bool:
        return not r.triggers.get(self.moment)

    def guard(self, at: int) -> Callable[[M, Frame], bool] | None:
        return self.concerns


def _one_of(tests: list[Any]) -> Callable[[M, Frame], bool]:
    """Does one of these conditions of rules hold?"""
    if len(tests) == 1:
        (only,) = tests
        return lambda m, f: only(m, [-1, 0, f[SUBJECT], f[ACTOR], -1, -1])
    if len(tests) == 2:
        first, second = tests
        return lambda m, f: first(m, plain := [-1, 0, f[SUBJECT], f[ACTOR], -1, -1]) or second(m, plain)

    def one(m: M, f: Frame) -> bool:
        plain = [-1, 0, f[SUBJECT], f[ACTOR], -1, -1]
        for test in tests:
            if test(m, plain):
                return True
        return False

    return one


def _worth(r: Any, when: Any, program: int) -> tuple[Any, int]:
    """A program and when to begin it: not while it would do nothing; one that only runs another stands for it."""
    program = stand_in(r, program)
    idle = idle_test(r.programs[program].ops, r.entries_of[program][0])
    if idle is None:
        return when, program
    if when is None:
        return (lambda m, f: not idle(m)), program
    return (lambda m, f: when(m, f) and not idle(m)), program


class Window(Op):
    """Holders of usable cards may act, in order, again from the top after each use; nobody able: nobody is asked.

    Being asked so tells that one holds such a card. At a discreet table whoever keeps cards face down is asked too.
    """

    __slots__ = ("asked", "at", "cards", "lines", "moment", "order", "some")
    change = True
    none_word = "pass"

    def __init__(self, moment: str, order: Any, asked: int, some: bool = False) -> None:
        super().__init__()
        self.moment = moment
        self.order = order
        self.some = some  # the order is of some factions only, not of all
        self.at = -1  # its place in the program, if it is guarded
        self.asked = asked  # binding: factions that passed since the last use, a tuple
        self.cards = 0  # those with a use for this window, and their lines
        self.lines: list[tuple[int, int]] = []

    def link(self, r: Any, ops: list[Op]) -> None:
        self.lines = [(n, 1 << r.lines[n].card) for n in r.window_lines.get(self.moment, ())]
        for _, bit in self.lines:
            self.cards |= bit

    def idle(self, r: Any) -> bool:
        return not r.window_lines.get(self.moment)

    def idle_now(self) -> Callable[[M], bool]:
        return lambda m: not self.cards & (m.look() if m.stale else m.present) and not (m.t.discreet and m.keeps())

    def guard(self, at: int) -> Callable[[M, Frame], bool]:
        self.at = at
        asked, cards = self.asked, self.cards

        def something(m: M, f: Frame) -> bool:
            if f[asked] != -1 or cards & (m.look() if m.stale else m.present):
                return True
            return m.t.discreet and bool(m.keeps())

        return something

    def _next(self, m: M, f: Frame) -> tuple[int, list[int]]:
        """Whose turn it is to say something, and what he may use; -1 where nobody has anything to say."""
        there = self.cards & (m.look() if m.stale else m.present)
        t = m.t
        if not there and not t.discreet:  # mostly nobody has such a card
            return -1, []
        holders = {(m.s.where[card] - t.z_hand) % t.F for card in pieces.bits(there)}
        lines = [n for n, bit in self.lines if bit & there]
        passed = f[self.asked] if isinstance(f[self.asked], tuple) else ()
        for who in self.order(m) if self.some or len(holders) > 1 or t.discreet else holders:
            if who not in passed and m.alive(who):
                found = m.offered(lines, who) if who in holders else []
                if found or (t.discreet and m.keeps(who)):
                    return int(who), found
        return -1, []

    def who(self, m: M, f: Frame) -> int:
        return self._next(m, f)[0]

    def domain(self, m: M, f: Frame) -> One:
        who, found = self._next(m, f)
        return One("line", [*found, NONE] if who >= 0 else ())

    def run(self, m: M, f: Frame) -> int:
        who, found = self._next(m, f)
        if who < 0:
            f[self.asked] = -1
            return self.next
        if self.at >= 0:
            f[PC] = self.at
        return m.ask(self, f, One("line", [*found, NONE]), who)

    def tells(self, m: M, f: Frame, d: Domain) -> bool:
        return True

    def answer(self, m: M, f: Frame, value: Any) -> int:
        who = self.who(m, f)
        if value == NONE:
            passed = f[self.asked] if isinstance(f[self.asked], tuple) else ()
            f[self.asked] = (*passed, who)
        else:
            f[self.asked] = -1
            m.use(who, value)
        return f[PC]

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        found: Refusal = m.why_not_card(self.who(m, f), value, self.cite, [n for n, _ in self.lines])
        return found


@verb(
    "window",
    required=("at",),
    params={"at": "a named moment", "order": "`track` (turn order), `gods` (order of the turns)"},
)
def _window(c: Any, node: Node, path: Path) -> None:
    """Holders of cards with this window may use them now."""
    name = node["at"]
    if name not in MOMENTS:
        c.unknown(name, "unknown-moment", (*path, "at"), MOMENTS)
    _, asked = c.scratch("passed")
    gods = node.get("order", "track") == "gods"

    def order(m: M) -> list[int]:
        everybody = list(range(m.t.F))
        return m.in_god_order(everybody) if gods else m.in_turn_order(everybody)

    c.add(Window(name, order, asked), f"window-{name}")


class Instead(Op):
    """Ask whether something else happens than the body: a replacement by the affected faction (B23.7)."""

    __slots__ = ("moment", "other")
    change = False
    jumps = ("next", "other")
    none_word = "no"

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment = moment
        self.other = 0

    def _ways(self, m: M, f: Frame) -> list[int]:
        return [m.r.instead[self.moment].index(w) for w, _ in m.replacements(self.moment, f[SUBJECT])]

    def domain(self, m: M, f: Frame) -> One:
        return One("instead", [*self._ways(m, f), NONE])

    def run(self, m: M, f: Frame) -> int:
        if not m.r.instead.get(self.moment) or not self._ways(m, f):
            return self.next
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        if value == NONE:
            return self.next
        trigger = m.r.instead[self.moment][value]
        me = next((me for w, me in m.replacements(self.moment, f[SUBJECT]) if w is trigger), -1)
        m.push(trigger.program, f[SUBJECT], f[ACTOR], me)
        return self.other


@verb("instead", required=("moment", "body"), params={"moment": "a named moment", "body": "what happens otherwise"})
def _instead(c: Any, node: Node, path: Path) -> None:
    """Do the body, unless the faction replaces it by something that watches the moment with stage `instead`."""
    if node["moment"] not in MOMENTS:
        c.unknown(str(node["moment"]), "unknown-moment", (*path, "moment"), MOMENTS)
    op = c.add(Instead(node["moment"]), "instead-of-site")
    c.body(node["body"], (*path, "body"))
    op.other = len(c.ops)
