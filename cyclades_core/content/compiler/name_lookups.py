"""What a compiler knows by name: ids to numbers, tags to masks; and how it reports what it does not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position

from ..toml import label, nearest
from ..toml.value_shapes import shape_of, written
from ..vocabulary.compiler_interface import Maker
from ..vocabulary.parameter_types import Misfit

__all__ = ["Names"]


#: Codes of names that are told all, if they are few: keys, and words of a list that no document is at hand for.
LISTED = ("unknown-key", "unknown-moment", "unknown-quantity", "unknown-selector-key", "unknown-binding")


class Names(Maker):
    """Part of the compiler: look-ups in the ruleset being built."""

    book: Any
    problems: Any
    source: Any

    # -- ids -----------------------------------------------------------------------------------------------------

    def number_of(self, kind: str, name: Any, path: tuple[Any, ...]) -> int:
        """The number of a unit, building, goods, program ... by id."""
        table = self.book.numbers[kind]
        found = table.get(name) if isinstance(name, str) else None
        if found is None:
            self.unknown(name, "unknown-id", path, table, kind)
            return 0
        return int(found)

    def cards(self, name: Any, path: tuple[Any, ...], optional: bool = False) -> tuple[int, ...]:
        """All cards (copies) with this id."""
        found = self.book.cards_by_id.get(name) if isinstance(name, str) else None
        if not found:
            if not optional:
                self.unknown(name, "unknown-id", path, self.book.cards_by_id, "card")
            return ()
        return tuple(found)

    def card_kind_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for i, kind in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(kind, str) or kind not in self.book.card_kinds:
                self.unknown(kind, "unknown-tag", (*path, i), self.book.card_kinds)
                continue
            out |= self.book.card_kind_masks.get(kind, 0)
        return out

    def card_tag_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        out = 0
        for tag in value if isinstance(value, list) else [value]:
            if tag not in self.book.card_tag_masks:
                self.unknown(tag, "unknown-tag", path, self.book.card_tag_masks)
            out |= self.book.card_tag_masks.get(tag, 0)
        return out

    def type_mask(self, value: Any, path: tuple[Any, ...]) -> int:
        """Building types by `{ type, tag, not-tag }` or id."""
        if isinstance(value, (str, list)):
            value = {"type": value}
        if not self.table(value, path):
            return 0
        out = (1 << len(self.book.names["building"])) - 1
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "type":
                out &= sum(1 << self.number_of("building", n, p) for n in names)
            elif key in ("tag", "not-tag"):
                mask = 0
                for tag in names:
                    if tag not in self.book.type_tag_masks:
                        self.unknown(tag, "unknown-tag", p, self.book.type_tag_masks)
                    mask |= self.book.type_tag_masks.get(tag, 0)
                out &= mask if key == "tag" else ~mask
            else:
                self.unknown(key, "unknown-selector-key", p, ["type", "tag", "not-tag"])
        return out

    def unit_filter(self, value: Any, path: tuple[Any, ...]) -> tuple[tuple[int, ...], int, bool]:
        """Kinds by `{ unit, tag, not-tag, moves }` (or id), with `at-least` and `alone`."""
        if isinstance(value, str):
            value = {"unit": value}
        if not self.table(value, path):
            return (), 1, False
        book = self.book
        kinds = [k for k in range(len(book.names["unit"])) if book.is_unit[k]]
        for key, wanted in value.items():
            p = (*path, key)
            names = wanted if isinstance(wanted, list) else [wanted]
            if key == "unit":
                numbers = [self.number_of("unit", n, p) for n in names]
                kinds = [k for k in range(len(book.names["unit"])) if k in numbers]
            elif key in ("tag", "not-tag"):
                for tag in names:
                    if tag not in book.unit_tags:
                        self.unknown(tag, "unknown-tag", p, book.unit_tags)
                want = key == "tag"
                pool = range(len(book.names["unit"])) if want and any(t in book.piece_tags for t in names) else kinds
                kinds = [k for k in pool if bool(set(names) & book.tags_of_unit[k]) == want]
            elif key == "moves":
                kinds = [k for k in kinds if bool(book.moves[k]) == wanted]
            elif key in ("at-least", "alone", "owner"):
                continue
            else:
                self.unknown(key, "unknown-selector-key", p, ["unit", "tag", "not-tag", "at-least", "alone"])
        return tuple(kinds), int(value.get("at-least", 1)), bool(value.get("alone", False))

    def zones(self, name: Any, path: tuple[Any, ...]) -> list[int]:
        found = self.book.zone_groups.get(name) if isinstance(name, str) else None
        if found is None and name in ("hand", "secret"):
            # these are not piles of the table, but cards of a faction
            self.problems.add("unknown-id", self.source, path, nearest='held = "mine"', name=name, kind="zone")
            return []
        if found is None:
            self.unknown(name, "unknown-id", path, self.book.zone_groups, "zone")
            return []
        return list(found)

    def held(self, value: Any, path: tuple[Any, ...]) -> Callable[[Position, Frame], Any]:
        """Cards in front of a faction."""
        if value == "mine":
            return lambda position, frame: (
                position.state.zones[position.table.hands[frame.subject]]
                + position.state.zones[position.table.secrets[frame.subject]]
            )
        if value == "anyone":
            return lambda position, frame: [
                card for g in range(position.table.n_factions) for card in position.state.zones[position.table.hands[g]]
            ]
        if value in ("enemy", "ally"):
            enemy = value == "enemy"

            def others(position: Position, frame: Frame) -> list[int]:
                side = position.table.side_of[frame.subject]
                return [
                    card
                    for g in range(position.table.n_factions)
                    if g != frame.subject and (position.table.side_of[g] != side) == enemy
                    for card in position.state.zones[position.table.hands[g]]
                ]

            return others
        ref = self.ref(value, path, "faction")
        return lambda position, frame: position.state.zones[position.table.hands[ref(position, frame)]]

    def counter(self, name: Any, path: tuple[Any, ...]) -> tuple[int, str]:
        i = self.number_of("counter", name, path)
        return i, (self.book.counters[i].per if self.book.counters else "game")

    def option(self, name: Any, path: tuple[Any, ...]) -> Any:
        if not isinstance(name, str) or name not in self.book.options:
            self.unknown(name, "unknown-option", path, self.book.options)
            return 0
        return self.book.options[name]

    # -- problems ------------------------------------------------------------------------------------------------

    def problem(self, code: str, path: tuple[Any, ...], **args: Any) -> None:
        if code == "missing-key":
            args.setdefault("table", label(path))
        self.problems.add(code, self.source, path, **args)

    def unknown(self, name: object, code: str, path: tuple[Any, ...], valid: Iterable[str], kind: str = "") -> None:
        """Report a name that there is not, with the nearest one; `kind` is what it should be the id of.

        A value that is not a text is no name at all.
        """
        if not isinstance(name, str):
            self.problem("wrong-type", path, expected="string", found=shape_of(name))
            return
        args: dict[str, Any] = {"name": name}
        if code == "unknown-id":
            args["kind"] = kind or label(path)
        elif code == "unknown-key":
            args["table"] = label(path[:-1])
        elif code == "unknown-selector-key":
            args["sort"] = kind or label(path[:-1])
        elif code == "unknown-option":
            args["known"] = " | ".join(valid) or "-"
        names = list(valid)
        listed = names if code in LISTED else ()
        self.problems.add(code, self.source, path, nearest=nearest(name, names), instead=listed, **args)

    def misfit(self, misfit: Misfit) -> None:
        """Report a value that a word does not take, where it stands."""
        if misfit.code == "unknown-key":
            self.unknown(misfit.value, "unknown-key", misfit.path, misfit.known)
        elif misfit.code == "missing-key":
            self.problem("missing-key", misfit.path, name=misfit.expected)
        else:
            found = shape_of(misfit.value) if misfit.code == "wrong-type" else written(misfit.value)
            near = nearest(misfit.value, list(misfit.known)) if isinstance(misfit.value, str) else None
            self.problems.add(
                misfit.code, self.source, misfit.path, nearest=near, expected=misfit.expected, found=found
            )

    def table(self, tree: Any, path: tuple[Any, ...]) -> bool:
        if isinstance(tree, dict):
            return True
        self.problem("wrong-type", path, expected="table", found=shape_of(tree))
        return False

    def one_of(self, value: Any, allowed: Sequence[str], path: tuple[Any, ...]) -> None:
        if value not in allowed:
            near = nearest(str(value), list(allowed))
            expected = " | ".join(map(written, allowed))
            self.problems.add("wrong-value", self.source, path, nearest=near, expected=expected, found=written(value))

    def size(self, kind: str) -> int:
        return len(self.book.names[kind])
