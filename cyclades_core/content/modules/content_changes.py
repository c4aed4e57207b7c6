"""`[[change]]`: what a module changes in a definition of another, and nothing else of it.

    [[change]]
    phase = "threat"                         # the definition, by its kind
    set = { rank = 5, from-round = 2 }

    [[change]]
    hero = "perseus"
    remove = { ability = "sacrifice" }       # by `use`, `on`, `quantity`, `word` or verb; never by position
    add = { ability = [{ use = "sacrifice", effect = [{ do = "move", kind = "fly" }] }] }

First is removed, then set, then added. `set` goes into parts and verbs by their names (`set.ability.power.price = 3`)
and into tables of names (`set.rules.taken = "L1"`); any other value is replaced whole. `add` appends to lists, and a
`when` holds with the one that is there. A change finds the definition with its defaults, as `cyclades show` prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen

from ..schema.content_types import EFFECTS, KINDS, PARTS
from ..toml import ContentFile, Located, Path, Problems, nearest
from ..toml.value_shapes import shape_of
from .content_defaults import Defaults, both
from .module_contents import Kinds, RawDefinition
from .table_shapes import CONDITION, inner_class, is_listed, is_open, keys, name_of, needed

__all__ = ["Changing", "ContentChange", "Touch", "read_changes"]

#: The keys that say what a change does, in the order in which it is done, each with its sentence.
DEEDS = {  # text: ok documentation for authors
    "remove": "Keys to take away (`true`), or what is called so in a list.",
    "set": "New values of keys; inside parts, verbs and lines by their names.",
    "add": "Keys that are not there, what comes behind the end of lists, conditions that hold as well.",
}


@frozen(eq=False)
class Touch:
    """One thing that a change does: to which key, by the names of what it is in."""

    deed: str
    steps: tuple[str, ...]
    node: Located

    def meets(self, other: Touch) -> bool:
        """Whether two of them concern one key. Two modifiers, triggers or conditions may be added beside each other."""
        shorter, longer = sorted((self.steps, other.steps), key=len)
        if longer[: len(shorter)] != shorter:
            return False
        beside = shorter[-1] == CONDITION or (len(shorter) == 2 and shorter[0] in ("modifier", "trigger"))
        return not (self.deed == other.deed == "add" and beside)

    def settles(self, other: Touch) -> bool:
        """Whether this has the last word on what another one does."""
        return self.deed == "set" and other.steps[: len(self.steps)] == self.steps


@define(eq=False)
class ContentChange:
    """A `[[change]]` as it is written."""

    kind: str
    id: str
    node: Located = field(repr=False)
    """All of its table."""
    cls: type
    """Of the definition."""

    @property
    def target(self) -> str:
        return f"{self.kind}:{self.id}"

    def touches(self) -> Iterator[Touch]:
        """What it does, one by one."""
        for deed in DEEDS:
            if (table := self.node.get(deed)) is not None:
                yield from _touches(deed, self.cls, (), table)


def _touches(deed: str, cls: type | None, steps: tuple[str, ...], table: Located) -> Iterator[Touch]:
    """What a table of a change does to one of a definition, as far as its shape alone can say it."""
    for key, value in table.value.items():
        here = (*steps, key)
        inside = isinstance(value.value, dict)
        if is_listed(key) and inside:
            for name, inner in value.value.items():
                if isinstance(inner.value, dict):
                    yield from _touches(deed, inner_class(cls, key), (*here, name), inner)
        elif inside and inner_class(cls, key) is not None:
            yield from _touches(deed, inner_class(cls, key), here, value)
        elif inside and cls is not None and is_open(cls, key):
            yield from (Touch(deed, (*here, name), inner) for name, inner in value.value.items())
        elif deed == "remove" and value.value is not True:
            named = value.value if isinstance(value.value, list) else [value]
            yield from (Touch(deed, (*here, str(each.value)), each) for each in named)
        elif deed == "add" and isinstance(value.value, list) and key not in EFFECTS:
            for each in value.value:
                name = name_of(key, each) if key in PARTS else str(each.plain())
                yield Touch(deed, (*here, name or ""), each)
        else:
            yield Touch(deed, here, value)


def read_changes(source: ContentFile, problems: Problems, of: Kinds = KINDS) -> Iterator[ContentChange]:
    """Yield the changes of a file; those that cannot be meant are reported.

    >>> problems = Problems()
    >>> text = '[[change]]\\nphase = "threat"\\nset.rank = 5\\n[[change]]\\nphsae = "threat"\\nset.rank = 5\\n'
    >>> source = ContentFile.from_text("m.toml", text, problems)
    >>> [change.target for change in read_changes(source, problems)]
    ['phase:threat']
    >>> print(problems.render())
    m.toml:5:1: error[unknown-key]: name=phsae, table=change[1]
        phsae = "threat"
        ^
        -> phase
    """
    data = source.data.get("change", [])
    if not isinstance(data, list):
        problems.add("wrong-type", source, ("change",), expected="array", found=shape_of(data))
        return
    for index, table in enumerate(data):
        path: Path = ("change", index)
        if not isinstance(table, dict):
            problems.add("wrong-type", source, path, expected="table", found=shape_of(table))
            continue
        before = len(problems)
        kinds = [key for key in table if key in of]
        for key in table:
            if key not in DEEDS and key not in kinds[:1]:
                known = [*DEEDS] if kinds else [*of, *DEEDS]
                near, table_name = nearest(key, known), f"change[{index}]"
                problems.add(
                    "unknown-key", source, (*path, key), name=key, table=table_name, nearest=near, instead=known
                )
            elif key in DEEDS and not isinstance(table[key], dict):
                problems.add("wrong-type", source, (*path, key), expected="table", found=shape_of(table[key]))
            elif key in kinds and not isinstance(table[key], str):
                problems.add("wrong-type", source, (*path, key), expected="string", found=shape_of(table[key]))
        if len(problems) == before and not (kinds and any(table.get(deed) for deed in DEEDS)):
            missing = " | ".join(DEEDS) if kinds else "phase | god | …"
            problems.add("missing-key", source, path, name=missing, table=f"change[{index}]")
        if len(problems) == before:
            yield ContentChange(kinds[0], table[kinds[0]], Located.of(table, source, path), of[kinds[0]])


@define
class Changing:
    """Applying one change to a definition. `defaults` are those of the definition: parts that are added get them."""

    change: ContentChange
    draft: RawDefinition
    defaults: Defaults
    problems: Problems

    def apply(self) -> None:
        for deed in DEEDS:
            table = self.change.node.get(deed)
            if table is not None:
                getattr(self, f"_{deed}")(self.draft.placed(), table, self.change.cls, self.change.target)

    def _remove(self, node: Located, table: Located, cls: type | None, where: str) -> None:
        for key, value in self._known(node, table, cls, where):
            there = node.get(key)
            if there is None:
                self._missing(value, key, where, node.value)
            elif isinstance(value.value, dict) and (is_listed(key) or inner_class(cls, key) is not None):
                self._inside(there, value, key, cls, where, self._remove)
            elif value.value is True:
                if needed(cls, key):
                    self.problems.add("missing-key", value.source, value.path, name=key, table=where)
                else:
                    del node.value[key]
            else:
                for each in value.value if isinstance(value.value, list) else [value]:
                    self._take(there, each, key, f"{where} {key}")

    def _take(self, there: Located, which: Located, key: str, where: str) -> None:
        """Take out of a list, or a table of names, what is called so."""
        if isinstance(there.value, dict):
            if isinstance(which.value, str) and which.value in there.value:
                del there.value[which.value]
            else:
                self._missing(which, str(which.plain()), where, there.value)
            return
        items = there.value if isinstance(there.value, list) else []
        names = [_called(key, item) for item in items]
        called = [type(name) is type(which.value) and name == which.value for name in names]  # true is not 1
        if not any(called):
            self._missing(which, str(which.plain()), where, names)
        else:
            there.value[:] = [item for item, hit in zip(items, called, strict=True) if not hit]

    def _set(self, node: Located, table: Located, cls: type | None, where: str) -> None:
        for key, value in self._known(node, table, cls, where):
            there = node.get(key)
            if isinstance(value.value, dict) and is_listed(key):
                self._inside(there, value, key, cls, where, self._set)
            elif isinstance(value.value, dict) and there is not None and isinstance(there.value, dict):
                if inner_class(cls, key) is not None:
                    self._set(there, value, inner_class(cls, key), f"{where} {key}")
                elif cls is not None and is_open(cls, key):
                    for name, inner in value.value.items():
                        if name in there.value:
                            there.value[name] = inner.copy()
                        else:
                            self._missing(inner, name, f"{where} {key}", there.value)
                else:
                    node.value[key] = value.copy()
            else:
                node.value[key] = self._completed(key, value.copy(), cls)

    def _add(self, node: Located, table: Located, cls: type | None, where: str) -> None:
        for key, value in self._known(node, table, cls, where):
            there = node.get(key)
            if isinstance(value.value, dict) and is_listed(key):
                self._inside(there, value, key, cls, where, self._add)
            elif there is None:
                node.value[key] = self._completed(key, value.copy(), cls)
            elif key == CONDITION:
                node.value[key] = both(there, value.copy())
            elif isinstance(there.value, list) and isinstance(value.value, list):
                self._append(there, self._completed(key, value.copy(), cls), key, where)
            elif isinstance(value.value, dict) and inner_class(cls, key) is not None and isinstance(there.value, dict):
                self._add(there, value, inner_class(cls, key), f"{where} {key}")
            elif isinstance(value.value, dict) and isinstance(there.value, dict) and cls and is_open(cls, key):
                for name, inner in value.value.items():
                    if name in there.value:
                        self._present(inner, name, f"{where} {key}")
                    else:
                        there.value[name] = inner.copy()
            elif isinstance(there.value, list):
                self.problems.add("wrong-type", value.source, value.path, expected="array", found=shape_of(value.value))
            else:
                self._present(value, key, where)

    def _append(self, there: Located, added: Located, key: str, where: str) -> None:
        names = [] if is_listed(key) else [_called(key, item) for item in there.value]
        for each in added.value:
            if names and each.plain() in names:
                self._present(each, str(each.plain()), f"{where} {key}")
            else:
                there.value.append(each)

    def _inside(self, there: Located | None, value: Located, key: str, cls: type | None, where: str, deed: Any) -> None:
        """Go into what is called so: a part, a verb, or the piece."""
        if not is_listed(key):
            deed(there, value, inner_class(cls, key), f"{where} {key}")
            return
        items = there.value if there is not None and isinstance(there.value, list) else []
        names = [name_of(key, item) for item in items]
        for name, inner in value.value.items():
            if name not in names:
                self._missing(inner, name, f"{where} {key}", [each for each in names if each])
            elif not isinstance(inner.value, dict):
                self.problems.add("wrong-type", inner.source, inner.path, expected="table", found=shape_of(inner.value))
            else:
                for item in (item for item, called in zip(items, names, strict=True) if called == name):
                    deed(item, inner, inner_class(cls, key), f"{where} {key} {name}")

    def _known(self, node: Located, table: Located, cls: type | None, where: str) -> Iterator[tuple[str, Located]]:
        """The keys of a change that a table of this class has; of a verb all, the compiler knows them."""
        for key, value in list(table.value.items()):
            if cls is None or key in keys(cls):
                yield key, value
            else:
                near, known = nearest(key, keys(cls)), keys(cls)
                self.problems.add(
                    "unknown-key", value.source, value.path, name=key, table=where, nearest=near, instead=known
                )

    def _completed(self, key: str, value: Located, cls: type | None) -> Located:
        """Parts that come new get the defaults that hold for the definition."""
        if key in PARTS and cls is self.change.cls and isinstance(value.value, list):
            for part in value.value:
                self.defaults.lay_under_part(self.change.kind, key, part, self.problems)
        return value

    def _missing(self, at: Located, name: str, where: str, known: Any) -> None:
        names = [each for each in known if isinstance(each, str)]
        near = nearest(name, names)
        self.problems.add("change-missing", at.source, at.path, name=name, target=where, nearest=near, instead=names)

    def _present(self, at: Located, name: str, where: str) -> None:
        self.problems.add("change-present", at.source, at.path, name=name, target=where)


def _called(key: str, item: Located) -> Any:
    """What stands in a list, by its name if it has one, else the value itself."""
    return name_of(key, item) if is_listed(key) else item.plain()
