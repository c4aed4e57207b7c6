"""Buildings given up as a set."""

from __future__ import annotations

from itertools import product

from ..rules import buildings
from ..rules.event_ids import card_id, faction_id
from ..rules.pieces import owner
from ..state import Frame
from ..values.answer_domains import One
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .operation import Op
from .runner_interface import Runner


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

    def _own(self, runner: Runner, frame: Frame) -> list[int]:
        table, basic = runner.table, runner.book.basic
        mask = 0
        for g in table.sides[table.side_of[frame.subject]] if self.among == "side" else (frame.subject,):
            mask |= buildings.own_sites(runner, g)
        return [site for site in bits(mask & runner.state.occupied) if basic[runner.state.built[site] - 1]]

    def _fits(self, runner: Runner, sites: tuple[int, ...], rest: list[int]) -> bool:
        """Can the chosen sites be extended to a full set with the others?"""
        have: dict[int, int] = {}
        for site in rest:
            kind = buildings.type_at(runner, site)
            have[kind] = have.get(kind, 0) + 1
        picked: dict[int, int] = {}
        for site in sites:
            kind = buildings.type_at(runner, site)
            picked[kind] = picked.get(kind, 0) + 1
        wild = runner.book.wild_types
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
            k
            for k in range(runner.table.n_building_types)
            if k not in wild and runner.book.basic[k] and (any_type or have.get(k) or picked.get(k))
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

    def _by_type(self, runner: Runner, own: list[int], chosen: tuple[int, ...]) -> list[int]:
        """The buildings for the type that is asked for next: its own, and wild ones that can be spared."""
        of_type: dict[int, list[int]] = {}
        for site in own:
            of_type.setdefault(runner.state.built[site] - 1, []).append(site)
        left = list(self.types)
        if not runner.book.wild_types:
            left = [k for k in left if k in of_type and not any(s in chosen for s in of_type[k])]
            return next((of_type[k] for k in left if len(of_type[k]) > 1), of_type[left[0]] if left else [])
        spare = [s for s in own if buildings.type_at(runner, s) in runner.book.wild_types]

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

    def domain(self, runner: Runner, frame: Frame) -> One:
        chosen = frame.group(self.chosen)
        own = self._own(runner, frame)
        if len(self.types) == len(set(self.types)) > 0:
            return One("building", self._by_type(runner, own, chosen))
        own = [s for s in own if s not in chosen]
        out = []
        for site in own:
            if chosen and site < chosen[-1]:
                continue  # one order for one set of buildings: lowest site first
            now = (*chosen, site)
            if self._fits(runner, now, [s for s in own if s > site]):
                out.append(site)
        return One("building", out)

    def run(self, runner: Runner, frame: Frame) -> int:
        chosen = frame.group(self.chosen)
        if len(chosen) == self._size():
            return self.next
        d = self.domain(runner, frame)
        if not d.count:
            return self.next
        return runner.ask(self, frame, d, self.who(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        chosen = frame.group(self.chosen)
        frame.bind_group(self.chosen, (*chosen, value))
        return frame.place

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        own = self._own(runner, frame)
        if value in own:
            chosen = frame.group(self.chosen)
            rest = [site for site in own if site != value and site not in chosen]
            # of sets that one may choose: it may belong to one, but another building is asked for first
            later = bool(self.letters) and value not in chosen and self._fits(runner, (*chosen, value), rest)
            key = "site-later" if later else "site-set"
            return Refusal("not-now" if later else "no-target", self.cite, key=key)
        if value < 0 or not buildings.own_sites(runner, frame.subject) >> value & 1:
            whose = (
                faction_id(runner, owner(runner, runner.table.site_area[value]))
                if 0 <= value < runner.table.n_sites
                else "none"
            )
            return Refusal("not-yours", self.cite, owner=whose)
        return Refusal("no-target", self.cite, key="site-set")

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self._fits(runner, (), self._own(runner, frame)) and self.can_next(runner, frame)

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        """The buildings that the card or rule asks for are not there."""
        return (
            None
            if self._fits(runner, (), self._own(runner, frame))
            else Refusal("condition", self.cite, by=card_id(runner, frame.source), key="site-set")
        )
