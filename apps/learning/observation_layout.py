"""The layout of an observation: every number of the array has a name, and its place never changes at one table.

Blocks come one after the other (the table, factions, lines, stocks, piles, cards, offerings, areas, sites, counters,
battle, question); within a block each thing has the same columns: `area-t1.A/owner-0`, `faction-2/gold`. Factions are
counted from the seat that looks: 0 is its own, then the others in the order of the table.
"""

from __future__ import annotations

from cyclades_core.engine.machine import Machine
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import ids_of

__all__ = ["SCOPES", "SORTS", "FeatureBlock", "ObservationLayout"]

#: What the numbers of a question mean, as domains say it; the last is any other.
SORTS = (
    *("area", "branch", "building", "card", "die", "discounts", "faction", "god", "goods", "group", "instead", "line"),
    *("number", "pair", "rule", "site", "spread", "stop-pass", "type", "unit", "units", "yes-no", "other"),
)
SCOPES = ("battle", "turn", "phase", "round", "game")  # how long what lasts can last
SIDES = ("attacker", "defender")


class FeatureBlock:
    """Things with the same columns: where they begin, and where each of them is.

    >>> block = FeatureBlock("site", ["site-a", "site-b"], ["used", "chosen"], 10)
    >>> block.at["site-b"], block.column["chosen"], block.names()[3]
    (12, 1, 'site-b/chosen')
    """

    __slots__ = ("at", "column", "columns", "name", "rows", "size", "start")

    def __init__(self, name: str, rows: list[str], columns: list[str], start: int) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.start = start
        self.size = len(rows) * len(columns)
        self.at = {row: start + i * len(columns) for i, row in enumerate(rows)}
        self.column = {column: i for i, column in enumerate(columns)}

    def names(self) -> list[str]:
        return [f"{row}/{column}" for row in self.rows for column in self.columns]


class ObservationLayout:
    """The names of all numbers of an observation at a table, and where the blocks are.

    >>> from cyclades_core import Game, Ruleset
    >>> game = Game.new(Ruleset.load("legacy"), players=3, seed=1)
    >>> layout = ObservationLayout(game)
    >>> layout.names[0], len(layout.names) == layout.size, "faction-0/gold" in layout.number
    ('table/round', True, True)
    """

    __slots__ = ("blocks", "names", "number", "size")

    def __init__(self, game: Game) -> None:
        self.blocks: dict[str, FeatureBlock] = {}
        self.size = 0
        for name, rows, columns in _blocks(game):
            block = self.blocks[name] = FeatureBlock(name, rows, columns, self.size)
            self.size += block.size
        self.names = tuple(name for block in self.blocks.values() for name in block.names())
        self.number = {name: i for i, name in enumerate(self.names)}
        assert len(self.number) == self.size, "two numbers have one name"  # text: ok for programs


def _blocks(game: Game) -> list[tuple[str, list[str], list[str]]]:
    """Return name, things and columns of each block."""
    m = GameInternals(game).machine
    table, book = m.table, game.rules
    ids = ids_of(m)
    factions = [f"faction-{i}" for i in range(table.n_factions)]
    units, types, goods = ids.units, ids.buildings, ids.goods
    gods = [ids.cards[god] for god in book.god_cards]
    prompts = sorted({op.prompt for program in book.programs for op in program.ops if op.prompt})
    return [
        ("table", ["table"], ["round", "ending", "over", *(f"phase-{phase.id}" for phase in book.phases)]),
        (
            "faction",
            factions,
            [
                *("seat", "side", "out", "asked", "turn", "track", "gold", "gold-known", "income", "metropolises"),
                *("areas", "metropolises-on-card", "secret-cards", *goods, *(f"reserve-{unit}" for unit in units)),
                *(f"lasting-{scope}" for scope in SCOPES),
            ],
        ),
        ("line", sorted(set(ids.lines)), ["used"]),
        ("stock", [*types, *goods, *units], ["left"]),
        ("pile", ids.zones[: len(book.zone_names)], ["cards"]),
        (
            "card",
            list(dict.fromkeys(ids.cards)),  # copies of a card are counted together
            [
                *(f"before-{i}" for i in range(table.n_factions)),
                *("secret", "price", "open", "known", "building", "resolving", "turn", "about", "chosen"),
            ],
        ),
        ("offering", [f"offering-{god}" for god in gods], ["order", *(f"amount-{i}" for i in range(table.n_factions))]),
        (
            "area",
            ids.areas,
            [
                *(f"owner-{i}" for i in range(table.n_factions)),
                *units,
                *("tokens", "battle", "from", "to", "about", "chosen", "slot"),
            ],
        ),
        ("site", ids.sites, [*types, "used", "harbour", "about", "slot"]),
        ("counter", _counters(m), ["value"]),
        ("side", list(SIDES), [*factions, *units, "dice", "total", "lost"]),
        ("group", ["group"], list(units)),
        (
            "question",
            ["question"],
            [
                *("asked", "answers", "parts", "amount", "most", "number"),
                *(f"prompt-{prompt}" for prompt in prompts),
                *(f"sort-{sort}" for sort in SORTS),
                *(f"slot-{unit}" for unit in units),
                *(f"about-{name}" for name in factions),
            ],
        ),
    ]


def _counters(m: Machine) -> list[str]:
    """The counters that everybody sees: one for the game, or one for each area or faction."""
    ids, out = ids_of(m), []
    for i, counter in enumerate(m.book.counters):
        name = ids.counters[i]
        if not counter.visible or counter.per == "card":
            continue
        if counter.per == "area":
            out += [f"{name}-{area}" for area in ids.areas]
        elif counter.per == "faction":
            out += [f"{name}-faction-{f}" for f in range(m.table.n_factions)]
        else:
            out.append(name)
    return out
