"""`[defaults]`: what all definitions of a module say, said once.

    [defaults.item.ability]                  # every ability of every item of the module
    leaves = "item-discard"

    [defaults.hero.ability.sacrifice]        # only of abilities that are called so
    when = { hired-before = true, cite = "B22.7" }

    [[hero]]
    id = "ajax"
    ability = [{ use = "sacrifice", when = { land-areas = "mine", at-least = 7 }, effect = [] }]   # both conditions

What a definition says itself goes first; only a `when` is added to that of the defaults. `defaults = false` in a
definition, or in a part of it: none. Defaults hold for all files of their module, and for those of the interactions
that the module takes part in, as far as they are of its box.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import define, field

from ..schema.content_types import KINDS, PARTS
from ..toml import ContentFile, Located, Origin, Path, Problems, nearest
from ..toml.value_shapes import shape_of, written
from .module_contents import Kinds, RawDefinition
from .table_shapes import CONDITION, inner_class, keys, name_of

__all__ = ["Default", "Defaults", "read_defaults"]

SWITCH = "defaults"


@define(eq=False)
class Default:
    """One value that holds unless a definition says another: kind, part (or none), name of the part (or any), key."""

    kind: str
    part: str
    name: str
    key: str
    value: Located
    used: bool = False

    @property
    def steps(self) -> tuple[str, ...]:
        return self.kind, self.part, self.name, self.key

    @property
    def said(self) -> str:
        """As it is written in a file: `defaults.hero.ability.sacrifice.god`."""
        return ".".join(("defaults", *(step for step in self.steps if step)))


def read_defaults(source: ContentFile, problems: Problems, kinds: Kinds = KINDS) -> Iterator[Default]:
    """Yield what `[defaults]` of a file says.

    >>> problems = Problems()
    >>> text = '[defaults.god.ability]\\nleaves = "pile"\\n[defaults.god.ability.power]\\nprcie = 2\\n'
    >>> source = ContentFile.from_text("gods.toml", text, problems)
    >>> [each.said for each in read_defaults(source, problems)]
    ['defaults.god.ability.leaves']
    >>> print(problems.render())
    gods.toml:4:1: error[unknown-key]: name=prcie, table=ability.power
        prcie = 2
        ^
        -> price
    """
    data = source.data.get("defaults", {})
    for kind, table in _tables(data, source, ("defaults",), problems):
        cls = kinds.get(kind)
        if cls is None:
            problems.add(
                "unknown-key", source, ("defaults", kind), table="defaults", nearest=nearest(kind, kinds), instead=kinds
            )
            continue
        path: Path = ("defaults", kind)
        for key, value in table.items():
            below = inner_class(cls, key) if key in keys(cls) else None
            if below is None:
                if _is_key(cls, key, source, (*path, key), kind, problems):
                    yield Default(kind, "", "", key, Located.of(value, source, (*path, key)))
            elif isinstance(value, dict):
                yield from _part(kind, key, below, value, source, (*path, key), problems)
            else:
                problems.add("wrong-type", source, (*path, key), expected="table", found=shape_of(value))


def _part(
    kind: str, part: str, cls: type, table: dict[str, Any], source: ContentFile, path: Path, problems: Problems
) -> Iterator[Default]:
    """What holds for all parts of a sort, and for those that are called so: what is no key is a name."""
    for key, value in table.items():
        if key in keys(cls) or not isinstance(value, dict) or part not in PARTS:
            if _is_key(cls, key, source, (*path, key), part, problems):
                yield Default(kind, part, "", key, Located.of(value, source, (*path, key)))
            continue
        for inner, each in value.items():
            if _is_key(cls, inner, source, (*path, key, inner), f"{part}.{key}", problems):
                yield Default(kind, part, key, inner, Located.of(each, source, (*path, key, inner)))


def _is_key(cls: type, key: str, source: ContentFile, path: Path, table: str, problems: Problems) -> bool:
    if key in keys(cls):
        return True
    problems.add("unknown-key", source, path, name=key, table=table, nearest=nearest(key, keys(cls)), instead=keys(cls))
    return False


def _tables(data: object, source: ContentFile, path: Path, problems: Problems) -> Iterator[tuple[str, dict[str, Any]]]:
    if not isinstance(data, dict):
        problems.add("wrong-type", source, path, expected="table", found=shape_of(data))
        return
    for key, value in data.items():
        if isinstance(value, dict):
            yield key, value
        else:
            problems.add("wrong-type", source, (*path, key), expected="table", found=shape_of(value))


@define
class Defaults:
    """The defaults that hold for some definitions: those of their own part, then those of the modules it belongs to."""

    found: dict[tuple[str, ...], Default] = field(factory=dict)

    @classmethod
    def joined(cls, own: Iterable[Default], of_modules: Iterable[Default], problems: Problems) -> Defaults:
        """Put them together. What is said twice on one level is a problem, unless both say the same."""
        found: dict[tuple[str, ...], Default] = {}
        for level in (own, of_modules):
            here: dict[tuple[str, ...], Default] = {}
            for each in level:
                first = here.setdefault(each.steps, each)
                if first.steps in found or first.value.plain() == each.value.plain():
                    continue
                place = Origin(first.value.source, first.value.path).place
                problems.add("duplicate-id", each.value.source, each.value.path, name=each.said, first=place)
            found = {**here, **found}
        return cls(found)

    def lay(self, draft: RawDefinition, problems: Problems) -> None:
        """Give a definition what it does not say itself."""
        if isinstance(draft.table, dict) and (self._concern(draft.kind) or _switches(draft.table)):
            self.lay_under(draft.kind, draft.cls, draft.placed(), problems)

    def _concern(self, kind: str) -> bool:
        return any(steps[0] == kind for steps in self.found)

    def lay_under(self, kind: str, cls: type, table: Located, problems: Problems) -> None:
        """Complete the table of a definition, and each of its parts."""
        off = _switched_off(table, problems)
        if not off:
            self._fill(table, kind, "", "")
        for key, inner in table.value.items():
            if key in PARTS and isinstance(inner.value, list):
                for part in inner.value:
                    self.lay_under_part(kind, key, part, problems, off)
            elif not off and inner_class(cls, key) is not None and isinstance(inner.value, dict):
                self._fill(inner, kind, key, "")

    def lay_under_part(self, kind: str, key: str, part: Located, problems: Problems, off: bool = False) -> None:
        """Complete one part; `off`: its definition wants no defaults."""
        if isinstance(part.value, dict) and not (_switched_off(part, problems) or off):
            self._fill(part, kind, key, name_of(key, part) or "")

    def _fill(self, table: Located, kind: str, part: str, name: str) -> None:
        """Complete one table: by what holds for all such, and by what holds for those that are called so."""
        own = [each for each in self.found.values() if (each.kind, each.part) == (kind, part)]
        levels = [{each.key: each for each in own if each.name == called} for called in dict.fromkeys(("", name))]
        for each in (each for level in levels for each in level.values()):
            each.used = True
        for key, default in {key: each for level in levels for key, each in level.items()}.items():
            if key == CONDITION:
                given = [level[key].value.copy() for level in levels if key in level]
                table.value[key] = both(*given, *([table[key]] if key in table.value else []))
            elif key not in table.value:
                table.value[key] = default.value.copy()


def both(*conditions: Located) -> Located:
    """Conditions that all hold, as one; the place is that of the last, which is the definition's own if it has one."""
    if len(conditions) == 1:
        return conditions[0]
    parts = [part for each in conditions for part in (each.value if isinstance(each.value, list) else [each])]
    return Located(parts, conditions[-1].source, conditions[-1].path)


def report_unused(found: Iterable[Default], drafts: Iterable[RawDefinition], problems: Problems) -> None:
    """Report defaults that hold for nothing: most likely the name of an ability is wrong."""
    left = [each for each in found if not each.used]
    if not left:
        return
    names = {
        name
        for draft in drafts
        for key in PARTS
        for part in (draft.placed().get(key) or Located([], draft.source, ())).value
        if (name := name_of(key, part)) is not None
    }
    for each in left:
        near = nearest(each.name, names) if each.name and each.name not in names else None
        problems.add("unused-default", each.value.source, each.value.path, name=each.said, nearest=near)


def _switches(table: dict[str, Any]) -> bool:
    lists = [table[key] for key in PARTS if isinstance(table.get(key), list)]
    return SWITCH in table or any(isinstance(part, dict) and SWITCH in part for parts in lists for part in parts)


def _switched_off(table: Located, problems: Problems) -> bool:
    """Whether a table wants no defaults: `defaults = false`, which is no key of the definition itself."""
    switch = table.value.pop(SWITCH, None)
    if switch is None:
        return False
    if switch.value is not False:
        problems.add("wrong-value", switch.source, switch.path, expected="false", found=written(switch.plain()))
    return True
