"""Buildings given up as a set."""

from __future__ import annotations

from itertools import product

from ..plain.domains import One
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import buildings
from ..rules.naming import card_id, faction_id
from ..rules.pieces import owner
from ..state import Frame
from .operation import Op
from .runner import Runner


class GiveSet(Op):
    """Choose buildings one by one until the pattern is complete, then give them up together.

    The pattern is a list of type names, or of letters (`a a b b`: two of one type and two of another). What was chosen
    so far is a binding; each answer listed can be completed, wild buildings standing in for missing types (H14.2).
    Types are asked for one after the other, first those of which there are several; letters by site, lowest first.
    """

    __slots__ = ("among", "chosen", "letters", "types")
    change = False
    unordered = True

    def __init__(self, types: tuple[int, ...], letters: tuple[int, ...], among: str, chosen: int) -> None:
        super().__init__()
        self.types = types
        self.letters = letters  # sizes of the groups of one type each
        self.among = among
        self.chosen = chosen

    def _own(self, m: Runner, f: Frame) -> list[int]:
        t, basic = m.t, m.r.basic
        mask = 0
        for g in t.sides[t.side_of[f.subject]] if self.among == "side" else (f.subject,):
            mask |= buildings.own_sites(m, g)
        return [site for site in bits(mask & m.s.occupied) if basic[m.s.built[site] - 1]]

    def _fits(self, m: Runner, sites: tuple[int, ...], rest: list[int]) -> bool:
        """Can the chosen sites be extended to a full set with the others?"""
        have: dict[int, int] = {}
        for site in rest:
            kind = buildings.type_at(m, site)
            have[kind] = have.get(kind, 0) + 1
        picked: dict[int, int] = {}
        for site in sites:
            kind = buildings.type_at(m, site)
            picked[kind] = picked.get(kind, 0) + 1
        wild = m.r.wild_types
        wilds_picked = sum(picked.get(w, 0) for w in wild)
        wilds_left = sum(have.get(w, 0) for w in wild)
        if self.types:
            if any(n > self.types.count(k) for k, n in picked.items() if k not in wild):
                return False
            missing = [k for k in self.types if not picked.get(k)]
            if wilds_picked > len(missing):
                return False
            need = [k for k in missing if not have.get(k)]
            return len(need) <= wilds_picked + wilds_left and len(sites) <= len(self.types)
        # a type of which there is none can still be what wild buildings stand for
        any_type = wilds_picked + wilds_left > 0
        kinds = [
            k for k in range(m.t.T) if k not in wild and m.r.basic[k] and (any_type or have.get(k) or picked.get(k))
        ]
        for combo in product(kinds, repeat=len(self.letters)):
            if len(set(combo)) != len(combo):
                continue
            sizes = dict(zip(combo, self.letters, strict=True))
            if any(n > sizes.get(k, 0) for k, n in picked.items() if k not in wild):
                continue
            lacking = sum(max(0, n - picked.get(k, 0) - have.get(k, 0)) for k, n in sizes.items())
            if lacking <= wilds_picked + wilds_left and len(sites) <= sum(sizes.values()):
                return True
        return False

    def _size(self) -> int:
        return len(self.types) or sum(self.letters)

    def _by_type(self, m: Runner, own: list[int], chosen: tuple[int, ...]) -> list[int]:
        """The buildings for the type that is asked for next: its own, and wild ones that can be spared."""
        of_type: dict[int, list[int]] = {}
        for site in own:
            of_type.setdefault(m.s.built[site] - 1, []).append(site)
        left = list(self.types)
        if not m.r.wild_types:
            left = [k for k in left if k in of_type and not any(s in chosen for s in of_type[k])]
            return next((of_type[k] for k in left if len(of_type[k]) > 1), of_type[left[0]] if left else [])
        spare = [s for s in own if buildings.type_at(m, s) in m.r.wild_types]

        def answers(kind: int) -> list[int]:
            lacking = sum(1 for k in left if k != kind and k not in of_type)
            return of_type.get(kind, []) + [s for i, s in enumerate(spare) if len(spare) - i - 1 >= lacking]

        for site in (*chosen, -1):
            asked = next((k for k in left if len(answers(k)) > 1), left[0])
            if site >= 0:
                left.remove(asked)
                # wild buildings lowest first: one order for one set
                spare = [s for s in spare if site not in spare or s > site]
        return answers(asked)

    def domain(self, m: Runner, f: Frame) -> One:
        chosen = f.group(self.chosen)
        own = self._own(m, f)
        if len(self.types) == len(set(self.types)) > 0:
            return One("building", self._by_type(m, own, chosen))
        own = [s for s in own if s not in chosen]
        out = []
        for site in own:
            if chosen and site < chosen[-1]:
                continue  # one order for one set of buildings: lowest site first
            now = (*chosen, site)
            if self._fits(m, now, [s for s in own if s > site]):
                out.append(site)
        return One("building", out)

    def run(self, m: Runner, f: Frame) -> int:
        chosen = f.group(self.chosen)
        if len(chosen) == self._size():
            return self.next
        d = self.domain(m, f)
        if not d.count:
            return self.next
        return m.ask(self, f, d, self.who(m, f))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        chosen = f.group(self.chosen)
        f.bind_group(self.chosen, (*chosen, value))
        return f.place

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value in self._own(m, f):
            return Refusal("no-target", self.cite)  # it does not belong to the set, or another was asked for
        if value < 0 or not buildings.own_sites(m, f.subject) >> value & 1:
            whose = faction_id(m, owner(m, m.t.site_area[value])) if 0 <= value < m.t.S else "none"
            return Refusal("not-yours", self.cite, owner=whose)
        return Refusal("no-target", self.cite)

    def can(self, m: Runner, f: Frame) -> bool:
        return self._fits(m, (), self._own(m, f)) and self.can_next(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        """The buildings that the card or rule asks for are not there."""
        return None if self._fits(m, (), self._own(m, f)) else Refusal("condition", self.cite, by=card_id(m, f.source))
