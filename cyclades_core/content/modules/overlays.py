"""Laying one module over another: defaults under the definitions of a module, changes over those of others.

It happens after all files are read and before anything is checked, so that what is checked and compiled is the result;
every value keeps its place. Changes are applied in the order of the modules. Two that concern one key need somebody who
knows both: one of the two modules (it requires the other, or is `after` it), or an interaction that sets the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import define, evolve, field, frozen

from ..schema.content_types import KINDS
from ..toml import ContentFile, Located, Origin, Path, Problems, nearest
from .content_changes import Changing, ContentChange, Touch, read_changes
from .content_defaults import Default, Defaults, read_defaults, report_unused
from .manifest import Interaction, ModuleManifest
from .module_contents import Kinds, OwnedDefinition, RawDefinition, read_drafts

__all__ = ["Overlay", "Overlays", "read_part_file"]


@frozen(eq=False)
class Overlay:
    """A module or an interaction in play: what its files say, and whom it knows."""

    spec: ModuleManifest | Interaction
    owner: str
    """The module that its content counts with."""
    box: str
    said: list[RawDefinition | ContentChange] = field(factory=list)
    """What it defines and what it changes, as written."""
    defaults: list[Default] = field(factory=list)

    @property
    def drafts(self) -> Iterator[RawDefinition]:
        return (each for each in self.said if isinstance(each, RawDefinition))

    @property
    def changes(self) -> Iterator[ContentChange]:
        return (each for each in self.said if isinstance(each, ContentChange))

    @property
    def ids(self) -> tuple[str, ...]:
        """The modules that it is of: itself, or those that it is an interaction of."""
        return (self.spec.id,) if isinstance(self.spec, ModuleManifest) else self.spec.when

    @property
    def name(self) -> str:
        """As people write it: `hades/undead + base`."""
        return " + ".join(self.ids)


def read_part_file(part: Overlay, source: ContentFile, problems: Problems, kinds: Kinds = KINDS) -> None:
    """Read a content file into its part: definitions, defaults, changes; `kinds` are those that are in play."""
    part.defaults.extend(read_defaults(source, problems, kinds))
    drafts = list(read_drafts(source, part.owner, part.box, problems, kinds))
    order = list(source.data)
    before = [draft for draft in drafts if "change" in order and order.index(draft.kind) < order.index("change")]
    part.said.extend([*before, *read_changes(source, problems, kinds), *drafts[len(before) :]])


@define
class Overlays:
    """All parts of a ruleset in their order; `gone` has the definitions that are removed or replaced, with by whom."""

    parts: Sequence[Overlay]
    modules: Mapping[str, ModuleManifest]
    gone: dict[int, list[Overlay]] = field(factory=dict)
    _laid: dict[int, Defaults] = field(factory=dict)
    _changed: dict[int, list[ContentChange]] = field(factory=dict)
    _before: dict[int, Located] = field(factory=dict)

    def lay_defaults(self, problems: Problems) -> None:
        """Give every definition the defaults of its part; those of modules count for their interactions, too."""
        by_module = {part.spec.id: part for part in self.parts if isinstance(part.spec, ModuleManifest)}
        for part in self.parts:
            above = [] if isinstance(part.spec, ModuleManifest) else [by_module.get(name) for name in part.spec.when]
            shared = [each for other in above if other and other.box == part.box for each in other.defaults]
            laid = Defaults.joined(part.defaults, shared, problems)
            for draft in part.drafts:
                self._laid[id(draft)] = laid
                laid.lay(draft, problems)
        if not problems:  # what could not be read may be what a default is for
            drafts = [draft for part in self.parts for draft in part.drafts]
            report_unused([each for part in self.parts for each in part.defaults], drafts, problems)

    def apply_changes(self, problems: Problems) -> None:
        """Apply all changes to what is left; report those that find nothing, and those that clash."""
        clashing = set(self._report_clashes(problems))
        for part in self.parts:
            for change in part.changes:
                if id(change) not in clashing:
                    self._apply(part, change, problems)

    def kept(self) -> Iterator[RawDefinition]:
        """The definitions that are left, in order."""
        return (draft for part in self.parts for draft in part.drafts if id(draft) not in self.gone)

    def checked(self, problems: Problems) -> list[OwnedDefinition]:
        """Check all definitions, also those that are gone, and return those that are left.

        One that is changed stands where it is changed last, as if it were defined there: nobody's order depends on
        whether a module replaces a definition or changes it.
        """
        found = {id(draft): draft.checked(problems) for part in self.parts for draft in part.drafts}
        last = {id(changes[-1]): draft for draft, changes in self._changed.items()}
        said = [each for part in self.parts for each in part.said]
        order = [id(each) if isinstance(each, RawDefinition) else last.get(id(each)) for each in said]
        kept = [found[each] for each in reversed(dict.fromkeys(reversed(order))) if each and each not in self.gone]
        return [entry for entry in kept if entry is not None]

    # -- single changes ----------------------------------------------------------------------------------------------

    def changes_of(self, draft: RawDefinition) -> list[ContentChange]:
        """The changes that were applied to a definition, in order."""
        return self._changed.get(id(draft), [])

    def target(self, change: ContentChange) -> RawDefinition | None:
        """The definition that a change was applied to."""
        return next((draft for draft in self.kept() if change in self.changes_of(draft)), None)

    def again(
        self, draft: RawDefinition, others: Mapping[int, ContentChange], less: Path = ()
    ) -> OwnedDefinition | None:
        """A changed definition as it would be with other changes in place of its own, or without what stood at a path.

        What then finds nothing to change is passed over. The definition itself stays as it is.
        """
        table = self._before[id(draft)]
        twin = evolve(draft, node=table.without(less) if less else table.copy())
        for change in self.changes_of(draft):
            Changing(others.get(id(change), change), twin, self._laid[id(draft)], Problems()).apply()
        return twin.checked(Problems())

    def change(self, draft: RawDefinition, change: ContentChange, problems: Problems) -> None:
        """Apply one change to one definition."""
        self._changed.setdefault(id(draft), []).append(change)
        self._before.setdefault(id(draft), draft.placed().copy())
        Changing(change, draft, self._laid[id(draft)], problems).apply()

    def _apply(self, part: Overlay, change: ContentChange, problems: Problems) -> None:
        same = [draft for each in self.parts for draft in each.drafts if (draft.kind, draft.id) == _key(change)]
        left = [draft for draft in same if id(draft) not in self.gone]
        takers = [taker for draft in same for taker in self.gone.get(id(draft), ()) if taker is not part]
        if any(self.knows(taker, part) and not self.knows(part, taker) for taker in takers):
            return  # whoever takes the definition away, or has another for it, does so in full knowledge
        stranger = next((taker for taker in takers if not self.knows(part, taker)), None)
        if stranger is not None:
            origin = stranger.spec.origin
            first = "" if origin is None else origin.place
            _clash(change.node, change.id, change.target, (part, stranger), first, problems)
        elif left:
            self.change(left[0], change, problems)
        elif not problems:  # with faults elsewhere it may be one of those that could not be read
            near = nearest(change.id, [draft.id for draft in self.kept() if draft.kind == change.kind])
            at = change.node[change.kind]
            problems.add("unknown-id", at.source, at.path, name=change.id, kind=change.kind, nearest=near)

    # -- who knows whom ----------------------------------------------------------------------------------------------

    def knows(self, part: Overlay, other: Overlay) -> bool:
        """Whether a part was written with another in mind: it requires or follows all the modules of the other."""
        known: list[str] = list(part.ids)
        for name in known:  # grows while it is walked
            module = self.modules.get(name)
            if module is not None:
                named = [each for need in (*module.needs(), module.after) for each in need]
                known += [each for each in named if each not in known]
        return set(other.ids).issubset(known)

    def _report_clashes(self, problems: Problems) -> Iterator[int]:
        """Report pairs of changes of one key that nobody has settled; yield the later change of each."""
        by_target: dict[tuple[str, str], list[tuple[Overlay, ContentChange, Touch]]] = {}
        for part in self.parts:
            for change in part.changes:
                touches = [(part, change, touch) for touch in change.touches()]
                by_target.setdefault(_key(change), []).extend(touches)
        for found in by_target.values():
            for at, (part, change, touch) in enumerate(found):
                for other, _, first in found[:at]:
                    if not touch.meets(first) or self.knows(part, other) or self.knows(other, part):
                        continue
                    if self._settled(touch, (part, other), found[at + 1 :]):
                        continue
                    place = Origin(first.node.source, first.node.path).place
                    name = ".".join(touch.steps)
                    _clash(touch.node, name, change.target, (part, other), place, problems)
                    yield id(change)

    def _settled(
        self, touch: Touch, pair: Iterable[Overlay], later: Iterable[tuple[Overlay, ContentChange, Touch]]
    ) -> bool:
        return any(last.settles(touch) and all(self.knows(part, each) for each in pair) for part, _, last in later)


def _key(change: ContentChange) -> tuple[str, str]:
    return change.kind, change.id


def _clash(at: Located, name: str, target: str, pair: tuple[Overlay, Overlay], first: str, problems: Problems) -> None:
    problems.add(
        "change-clash",
        at.source,
        at.path,
        name=name,
        target=target,
        module=pair[0].name,
        other=pair[1].name,
        first=first,
    )
