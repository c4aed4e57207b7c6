"""The odds of a battle, computed twice: by a chain of battle rounds, and by playing every sequence of dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from cyclades_core import Game, Ruleset

DIE = (0, 1, 1, 2, 2, 3)


FACES = {face: Fraction(DIE.count(face), 6) for face in sorted(set(DIE))}


#: What a unit counts; all others count 1.
STRENGTH = {"minotaur": 2, "ajax": 2}


Side = tuple[str, ...]  # units in the order in which they are lost


End = tuple[Side, Side]  # who is left of the attackers and of the defenders


class Battle(NamedTuple):
    name: str
    edition: str
    attackers: Side
    defenders: Side
    bonus: int = 0  # fortresses, or ports of the defender that count
    own: int = 0  # ports of the attacker that count
    sea: bool = False
    build: tuple[str, ...] = ()  # the defender's buildings
    build_own: tuple[str, ...] = ()  # the attacker's

    def __str__(self) -> str:
        return self.name


def dice_of(side: Side) -> dict[int, Fraction]:
    return {2: Fraction(1)} if "helen" in side else FACES  # B23.4


def chain(battle: Battle, attackers: Side, defenders: Side) -> dict[End, Fraction]:
    """The probability of each end."""
    if not attackers or not defenders:
        return {(attackers, defenders): Fraction(1)}
    fort = 0 if "odysseus" in attackers else battle.bonus  # B23.8
    base = [
        sum(STRENGTH.get(unit, 1) for unit in attackers) + battle.own,
        sum(STRENGTH.get(unit, 1) for unit in defenders) + fort,
    ]
    after: Counter[End] = Counter()
    for a, pa in dice_of(attackers).items():
        for d, pd in dice_of(defenders).items():
            attack, defence = base[0] + a, base[1] + d
            lost = [attack <= defence, defence <= attack]
            if attack == defence:  # B23.7
                lost = [lost[0] and "penthesilea" not in attackers, lost[1] and "penthesilea" not in defenders]
            left = (attackers[1:] if lost[0] else attackers, defenders[1:] if lost[1] else defenders)
            after[left] += pa * pd  # type: ignore[assignment]
    out: Counter[End] = Counter()
    for (x, y), p in after.items():
        for end, q in chain(battle, x, y).items():
            out[end] += p * q  # type: ignore[assignment, operator]
    return dict(out)  # type: ignore[arg-type]


BOARD = {
    "sites": "shared",
    "areas": {
        "A1": {"kind": "land", "near": ["A2", "a"], "sites": 4, "cornucopias": 1},
        "A2": {"kind": "land", "near": ["a", "b"], "sites": 4},
        "B1": {"kind": "land", "near": ["B2", "c"], "sites": 4, "cornucopias": 1},
        "B2": {"kind": "land", "near": ["b"], "sites": 4},
        "C1": {"kind": "land", "near": ["d"], "sites": 4, "cornucopias": 1},
        "a": {"kind": "sea", "near": ["b"]},
        "b": {"kind": "sea", "near": ["c"]},
        "c": {"kind": "sea", "near": ["d"]},
        "d": {"kind": "sea"},
    },
}


OLD_BOARD = {
    "areas": {
        "A2": {"kind": "land", "near": ["a", "b"], "sites": 4},
        "B2": {"kind": "land", "near": ["b"], "sites": 4},
        "C1": {"kind": "land", "near": ["d"], "sites": 4},
        "B1": {"kind": "land", "near": ["c"], "sites": 4},
        "a": {"kind": "sea", "near": ["b"]},
        "b": {"kind": "sea", "near": ["c"]},
        "c": {"kind": "sea", "near": ["d"]},
        "d": {"kind": "sea"},
    }
}


PIECES = ("minotaur",)


@cache
def rules(edition: str) -> Ruleset:
    return Ruleset.load(edition)


def counted(units: Side) -> dict[str, int]:
    return dict(Counter(unit for unit in units if unit not in PIECES))


def given_pieces(battle: Battle) -> list[str]:
    return [piece for piece in PIECES if piece in battle.defenders]


def start(battle: Battle, seed: int = 0) -> tuple[Game, str]:
    """The game before the attack, and the attack."""
    areas: dict[str, Any] = {
        "A2": {"owner": "ann", "units": {"troop": 1}, "buildings": list(battle.build_own)},
        "B1": {"owner": "bob", "units": {"troop": 1}},
        "B2": {"owner": "bob", "buildings": list(battle.build)},
        "C1": {"owner": "cleo"},
    }
    god = "poseidon" if battle.sea else "ares"
    if battle.sea:
        areas["a"] = {"owner": "ann", "units": counted(battle.attackers)}
        areas["b"] = {"owner": "bob", "units": counted(battle.defenders)}
        if battle.edition == "base":  # a port works for one sea (B13.3)
            areas["A2"] |= {"sea": "b"} if battle.build_own else {}
            areas["B2"] |= {"sea": "b"} if battle.build else {}
    else:
        areas["A2"]["units"] = counted(battle.attackers)
        areas["B2"]["units"] = counted(battle.defenders)
        for piece in given_pieces(battle):
            areas["B2"]["piece"] = piece
        areas["b"] = {"owner": "ann", "units": {"fleet": 1}}
    given: dict[str, Any] = {"round": 4, "turn": ["ann", god], "gold": {"ann": 9}, "areas": areas}
    given["cards"] = {"bob": given_pieces(battle)}
    if battle.edition == "base":
        given["used"] = ["build", "recruit"]
    board = BOARD if battle.edition == "base" else OLD_BOARD
    game = Game.from_position(rules(battle.edition), given, players=["ann", "bob", "cleo"], board=board, seed=seed)
    group = " + ".join(f"{n} {unit}" for unit, n in counted(battle.attackers).items())
    return game, f"sail {len(battle.attackers)} a -> b" if battle.sea else f"march A2 -> B2 {group}"


def fight(battle: Battle, game: Game, attack: str) -> End:
    """Fight it out: nobody retreats, plain units are lost first."""
    orders = {"ann": battle.attackers, "bob": battle.defenders}
    events = game.apply(attack)
    while (decision := game.decision) is not None and decision.prompt != "action":
        if decision.prompt == "retreat":
            events += game.apply("stay")
        elif decision.prompt == "loss":
            offered = game.legal.texts()
            events += game.apply(next(unit for unit in orders[decision.seat] if unit in offered))
        else:
            raise AssertionError(decision)
    left = {"ann": list(battle.attackers), "bob": list(battle.defenders)}
    for event in events:
        if event.key == "unit-lost":
            left[event.args["faction"].partition("-")[2]].remove(event.args["unit"].partition("-")[2])
    where = game.view(None)["areas"].get("area-b" if battle.sea else "area-B2", {})
    figures = {**where.get("units", {}), **dict.fromkeys(where.get("pieces", {}), 1)}
    standing = {figure.partition("-")[2]: count for figure, count in figures.items()}
    assert standing == dict(Counter(left["ann"] or left["bob"])), "what is left stands on the board"
    return tuple(left["ann"]), tuple(left["bob"])


def enumerate_ends(battle: Battle) -> dict[End, Fraction]:
    """Play every sequence of dice, as long as the engine asks for another one."""
    origin, attack = start(battle)
    out: Counter[End] = Counter()

    def go_on(script: tuple[int, ...], p: Fraction) -> None:
        game = origin.clone()
        game.keep_history = False
        game.script({"dice": script})
        before = game._m.state.rng
        end = fight(battle, game, attack)
        if game._m.state.rng == before:  # no die but those of the script
            assert game._m.state.drawn_roll == len(script), "a die too many"
            out[end] += p  # type: ignore[assignment]
            return
        for face, q in FACES.items():
            go_on((*script, face), p * q)

    go_on((), Fraction(1))
    return dict(out)  # type: ignore[arg-type]


T, F = "troop", "fleet"

SMALL = [
    Battle("one against one", "legacy", (T,), (T,)),
    Battle("two against one", "legacy", (T, T), (T,)),
    Battle("one against two", "legacy", (T,), (T, T)),
    Battle("a fortress", "legacy", (T, T), (T,), bonus=1, build=("fortress",)),
    Battle("two fortresses and a metropolis", "legacy", (T, T), (T,), 3, build=("fortress", "fortress", "metropolis")),
    Battle("no help from ports on land", "legacy", (T, T), (T,), build=("port", "temple")),
    Battle("at sea", "legacy", (F, F), (F,), sea=True),
    Battle("a port", "legacy", (F, F), (F,), bonus=1, sea=True, build=("port",)),
    Battle("ports of the attacker do not count", "legacy", (F, F), (F,), sea=True, build_own=("port", "metropolis")),
    Battle("a port and a metropolis", "legacy", (F, F), (F,), bonus=2, sea=True, build=("port", "metropolis")),
    Battle("no help from fortresses at sea", "legacy", (F, F), (F,), sea=True, build=("fortress", "fortress")),
    Battle("the Minotaur alone", "legacy", (T, T), ("minotaur",)),
    Battle("the Minotaur in a fortress", "legacy", (T, T), ("minotaur",), bonus=1, build=("fortress",)),
    Battle("one against one, new", "base", (T,), (T,)),
    Battle("a fortress, new", "base", (T, T), (T,), bonus=1, build=("fortress",)),
    Battle("at sea, new", "base", (F, F), (F,), sea=True),
    Battle("ports on both sides", "base", (F, F), (F,), 1, 2, True, build=("port",), build_own=("port", "metropolis")),
    Battle("ports of the attacker", "base", (F,), (F, F), own=1, sea=True, build_own=("port",)),
    Battle("ports of the defender", "base", (F, F), (F,), bonus=2, sea=True, build=("port", "port")),
    Battle("Odysseus", "base", (T, "odysseus"), (T,), bonus=2, build=("fortress", "metropolis")),
    Battle("Odysseus defends", "base", (T, T), ("odysseus",), bonus=1, build=("fortress",)),
    Battle("Ajax attacks", "base", ("ajax",), (T,)),
    Battle("Ajax defends", "base", (T, T), ("ajax",)),
    Battle("Helen attacks", "base", (T, "helen"), (T, T)),
    Battle("Helen defends", "base", (T, T), (T, "helen")),
    Battle("Helen and Ajax", "base", (T, "ajax"), (T, "helen")),
    Battle("Penthesilea attacks", "base", (T, "penthesilea"), (T,)),
    Battle("Penthesilea defends", "base", (T, T), ("penthesilea",)),
]


MIDDLE = [
    Battle("two against two", "legacy", (T, T), (T, T)),
    Battle("the Minotaur and a troop", "legacy", (T, T), (T, "minotaur")),
    Battle("two fleets against two and a port", "legacy", (F, F), (F, F), bonus=1, sea=True, build=("port",)),
    Battle("a metropolis, new", "base", (T, T), (T, T), bonus=1, build=("metropolis",)),
    Battle("the Minotaur, new", "base", (T, T), (T, "minotaur")),
]


LARGE = [
    Battle("four against three and a fortress", "legacy", (T,) * 4, (T,) * 3, bonus=1, build=("fortress",)),
    Battle("five fleets against four, a port", "legacy", (F,) * 5, (F,) * 4, bonus=1, sea=True, build=("port",)),
    Battle("five against three and the Minotaur", "legacy", (T,) * 5, (T, T, T, "minotaur")),
    Battle("four and Ajax against four, a fortress", "base", (T,) * 4 + ("ajax",), (T,) * 4, 1, build=("fortress",)),
    Battle("four with Penthesilea against five", "base", (T,) * 4 + ("penthesilea",), (T,) * 5),
]
