"""What lines, gods and cards bring, read off their definitions: so cards of new expansions are valued like any other.

A definition is walked through once; what it does is noted as goods gained, types of building built, units placed and so
on. How much that is worth to somebody at some moment, the weights of a bot say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclades_core.engine.machine import Machine

__all__ = ["Brings", "Values", "values_of"]

# Keys of a definition that do something, and what kind of doing it is.
ONCE = ("effect", "free", "paid", "bonus", "piece")
LASTING = ("ability", "modifier", "trigger")


class Brings:
    """What somebody gets by a line or a card: counts."""

    __slots__ = ("abilities", "builds", "effects", "gold", "goods", "moves", "picks", "places", "steals", "tokens")

    def __init__(self) -> None:
        self.builds: list[tuple[int, ...]] = []  # each: one of these types of building
        self.goods: list[int] = []
        self.gold = 0
        self.places = 0
        self.tokens = 0  # cornucopias
        self.moves = 0
        self.picks = False  # does one choose a card?
        self.steals = 0
        self.effects = 0
        self.abilities = 0


class Values:
    """What all lines and cards of a ruleset bring."""

    def __init__(self, rules: Any) -> None:
        self._types = {name: n for n, name in enumerate(rules.names["building"])}
        self._goods = {name: n for n, name in enumerate(rules.names["goods"])}
        self._basic = tuple(n for n in range(len(self._types)) if rules.basic[n])
        self.cards: list[Brings] = [self._of_card(definition) for _, definition, _ in rules.cards]
        for card, figure in enumerate(rules.kind_of_card):
            if figure >= 0:
                self.cards[card].places += rules.strength[figure]  # it fights like so many
        self.lines: list[Brings] = [Brings() for _ in rules.lines]
        #: The god that offers a line of a menu.
        self.god_of_line: dict[int, int] = {}
        for god, (free, paid) in rules.god_lines.items():
            self.god_of_line |= dict.fromkeys((*free, *paid), god)
            definition = rules.cards[god][1]
            for numbers, nodes in ((free, definition.free), (paid, definition.paid)):
                for number, node in zip(numbers, nodes or (), strict=False):
                    self._walk(node, self.lines[number])
        for line in rules.lines:
            if line.card >= 0:
                self.lines[line.number] = self.cards[line.card]
        #: Goods of which so many become a victory building: kind -> how many.
        self.sets: dict[int, int] = {}
        victory = {name for name, n in self._types.items() if rules.victory[n]}
        for entry in rules.entries:
            if entry.kind == "rule":
                self._note_set(entry.definition, victory)
        actions = [entry.definition for entry in rules.entries if entry.kind == "action"]
        for number, definition in zip(rules.common_lines, actions, strict=False):
            if rules.lines[number].card < 0:
                self._walk(definition.effect, self.lines[number])

    def _of_card(self, definition: Any) -> Brings:
        out = Brings()
        for key in ONCE:
            self._walk(getattr(definition, key, None), out)
        for key in LASTING:
            out.abilities += len(getattr(definition, key, None) or ())
        return out

    def _walk(self, node: Any, out: Brings) -> None:
        if isinstance(node, (list, tuple)):
            for each in node:
                self._walk(each, out)
        elif isinstance(node, dict):
            verb = node.get("do")
            if isinstance(verb, str):
                self._note(verb, node, out)
            for key, value in node.items():
                if key != "when" and isinstance(value, (list, dict)):
                    self._walk(value, out)

    def _note(self, verb: str, node: dict[str, Any], out: Brings) -> None:
        count = node.get("count", 1)
        count = count if isinstance(count, int) else 1
        if verb == "build":
            out.builds.append(self._types_of(node.get("building")))
        elif verb == "gain":
            goods = node.get("goods")
            if isinstance(goods, str) and goods in self._goods:
                out.goods += [self._goods[goods]] * count
            elif goods is not None:
                out.goods += [0] * count if self._goods else []
            elif isinstance(node.get("gold"), int):
                out.gold += node["gold"]
        elif verb == "place" and "token" in node:
            out.tokens += node["token"] if isinstance(node["token"], int) else 1
        elif verb == "place" and "card" not in node:  # the figure of a card counts with the card
            out.places += count
        elif verb == "move":
            out.moves += 1
        elif verb == "steal":
            out.steals += 1
        elif verb == "choose" and "card" in node:
            out.picks = True
        elif verb not in ("choose", "if", "each", "repeat", "bind", "run"):  # these only lead to others
            out.effects += 1

    def _note_set(self, definition: Any, victory: set[str]) -> None:
        """A rule by which so many goods of a kind bring a victory building."""
        when = definition.when if isinstance(definition.when, dict) else {}
        goods, least = when.get("goods"), when.get("at-least")
        if isinstance(least, dict):  # a number that cards may change: it is that one as long as none does
            least = least.get("from")
        built = any(node.get("do") == "build" and node.get("building") in victory for node in definition.effect or ())
        if isinstance(goods, str) and goods in self._goods and isinstance(least, int) and least > 0 and built:
            self.sets[self._goods[goods]] = least

    def _types_of(self, tree: Any) -> tuple[int, ...]:
        """The types of building that a tree may mean; all ordinary ones where it does not name them."""
        if isinstance(tree, dict):
            tree = tree.get("of")
        names = [tree] if isinstance(tree, str) else tree if isinstance(tree, list) else []
        found = tuple(self._types[name] for name in names if isinstance(name, str) and name in self._types)
        return found or self._basic


def values_of(m: Machine) -> Values:
    """The values of the ruleset at this table: made once."""
    found = m.table.door.get("values")
    if not isinstance(found, Values):
        found = m.table.door["values"] = Values(m.library)
    return found
