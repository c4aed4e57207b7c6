"""Cards with figures, units in transit and losses: the changes that several verbs share."""

from __future__ import annotations

from ..plain.refusals import Refusal
from ..rules import buildings, cards, goods, pieces
from ..rules.naming import card_id
from ..rules.pieces import bits
from ..rules.quantities import forbids, holder
from ..state import Frame, Group, replaced
from .part import Part

__all__ = ["Figures"]


class Figures(Part):
    """Part of the machine."""

    __slots__ = ()

    # -- asked by selectors and verbs ---------------------------------------------------------------------------

    def reserve(self, f: int, k: int) -> int:
        return pieces.in_reserve(self, f, k)

    def forbids(self, quantity: str, a: int, cite: str) -> Refusal:
        return forbids(self, quantity, a, cite)

    def place_of(self, card: int) -> int:
        """The area where the figure of a card stands, or -1."""
        k = self.r.kind_of_card[card] if card >= 0 else -1
        return pieces.find(self, k) if k >= 0 else -1

    def discounts_of(self, site: int) -> int:
        """How many marks a building (or, from S on, a faction's hidden one) gives a round."""
        t, s, r = self.t, self.s, self.r
        if site >= t.S:
            extra = s.hidden_special[site - t.S] - 1
            n = r.discounts[r.victory_types[0]] * s.hidden[site - t.S]
        else:
            extra = s.special[site] - 1
            n = r.discounts[s.built[site] - 1]
        return int(n + (r.extra_discounts.get(extra, 0) if extra >= 0 else 0))

    def can_draw(self, deck: int) -> bool:
        discard = self.r.discard_of.get(deck, -1)
        return bool(self.s.zones[deck]) or (discard >= 0 and bool(self.s.zones[discard]))

    def refill_under(self, deck: int) -> None:
        """Put the shuffled discard pile under what is left of a deck."""
        discard = self.r.discard_of.get(deck, -1)
        if discard >= 0 and self.s.zones[discard]:
            top = self.s.zones[deck]
            self.s.zones[deck] = ()
            cards.shuffle(self, deck, (discard,))
            self.s.zones[deck] = top + self.s.zones[deck]

    def buyable(self, f: int, card: int) -> bool:
        test = self.r.sale_test.get(card)
        return test is None or bool(test(self, Frame(-1, 0, f, f, card, -1)))

    # -- cards ----------------------------------------------------------------------------------------------------

    def play(self, f: int, card: int) -> None:
        """Resolve a card; it is in no pile meanwhile (B20.9)."""
        pile = cards.where(self, card)
        cards.move(self, card, self.t.z_resolving)
        self.tell("card-played", f, card, from_=pile)
        self.push(self.r.effect_of[card], f, f, card)

    def finish_card(self, card: int) -> None:
        """A played card that was not kept goes to its discard pile."""
        if cards.where(self, card) == self.t.z_resolving:
            self.put_card(card, self.r.home_discard[card])

    def put_card(self, card: int, zone: int, bottom: bool = False) -> None:
        """Put a card away; a figure that stands for it leaves the board with it."""
        k = self.r.kind_of_card[card]
        if k >= 0 and not self.r.ownerless[card]:
            a = pieces.find(self, k)
            if a >= 0:
                pieces.remove(self, a, k)
                self._gone(card, a)
        if self.mute:
            pass
        elif zone == self.t.z_removed:
            self.tell("card-removed", card, faction=self._whose(card), from_=cards.where(self, card))
        elif zone in self.r.discards:
            self.tell("card-discarded", card, faction=self._whose(card), from_=cards.where(self, card))
        cards.move(self, card, zone, bottom)

    def _whose(self, card: int) -> int:
        """The faction before which a card lies, open or face down, or -1."""
        t = self.t
        zone = cards.where(self, card)
        return (zone - t.z_hand) % t.F if zone >= t.z_hand else -1

    def _gone(self, card: int, a: int) -> None:
        """Tell that the figure of a card has left the board; one in the group in hand was on its way somewhere."""
        place = a if a < self.t.A else self.s.group.goal
        self.tell("piece-removed", card, place, faction=self._whose(card))

    def settle_card(self, f: int, card: int, a: int) -> None:
        """A hero or artifact comes into play: card in front of the faction, figure in the area."""
        pile = cards.where(self, card)
        cards.move(self, card, self.t.hands[f])
        pieces.add(self, a, self.r.kind_of_card[card])
        self.s.hired = replaced(self.s.hired, card, 1)
        key = "hero-recruited" if self.r.is_unit[self.r.kind_of_card[card]] else "piece-placed"
        self.tell(key, f, card, a, from_=pile)

    def swap_cards(self, f: int, mine: int, other: int) -> None:
        """Two cards change places, and the figure of the new one takes the place of the old one (B21.1)."""
        zone, slot = cards.where(self, mine), cards.where(self, other)
        k = self.r.kind_of_card[mine]
        a = pieces.find(self, k)
        pieces.remove(self, a, k)
        pieces.add(self, a, self.r.kind_of_card[other])
        cards.move(self, mine, slot)
        cards.move(self, other, zone)
        self.s.hired = replaced(self.s.hired, other, 1)
        self.s.hired = replaced(self.s.hired, mine, 0)
        self.tell("hero-exchanged", f, mine, other, a)

    def place_piece(self, f: int, card: int, a: int) -> None:
        """A creature's piece arrives; two island figurines destroy each other (L16.5)."""
        k = self.r.kind_of_card[card]
        old = pieces.find(self, k)
        if old >= 0:
            pieces.remove(self, old, k)
        if self.r.clashes[card]:
            rival = self._clashing(card, a)
            if rival >= 0:
                self.remove_piece(rival)
                self.tell("piece-removed", card, a, faction=f, cause=card_id(self, rival))
                self.put_card(card, self.r.home_discard[card])
                return
        pieces.add(self, a, k)
        if self.r.ownerless[card]:
            self.tell("piece-placed", f, card, a)
        else:
            cards.move(self, card, self.t.hands[f])
            self.s.since = replaced(self.s.since, card, self.s.round & 255)
            self.tell("piece-placed", f, card, a)
        self.fire("piece-arrived", f, f, card, a)

    def _clashing(self, card: int, a: int) -> int:
        for other in self.r.piece_cards:
            if other != card and self.r.clashes[other] and pieces.count(self, a, self.r.kind_of_card[other]):
                return int(other)
        return -1

    def move_piece(self, card: int, a: int) -> None:
        k = self.r.kind_of_card[card]
        old = pieces.find(self, k)
        pieces.remove(self, old, k)
        pieces.add(self, a, k)
        f = holder(self, card)
        self.tell("piece-moved", card, old, a, faction=f)
        self.fire("piece-arrived", f if f >= 0 else self.s.active, f, card, a)

    def remove_piece(self, card: int) -> None:
        """Off the board; a card held for it is discarded (H13.5)."""
        k = self.r.kind_of_card[card]
        a = pieces.find(self, k)
        if a >= 0:
            pieces.remove(self, a, k)
            self._gone(card, a)
        if holder(self, card) >= 0:
            self.put_card(card, self.r.home_discard[card])

    def expire(self, f: int, word: str = "owner-next-turn") -> None:
        """Pieces whose time is over leave, one program each, so that something may keep them (L16.4, H11.2)."""
        now = self.s.round & 255
        for card in reversed(self.s.zones[self.t.hands[f]]):
            if self.r.expires[card] == word and self.s.since[card] != now:
                self.push(self.r.core["expire"], f, f, card)

    # -- units ----------------------------------------------------------------------------------------------------

    def destroy(self, a: int, k: int, n: int, cause: str = "") -> None:
        """Units are lost: to the reserve, a hero's card to where dead heroes go, and the watchers are told."""
        if n <= 0:
            return
        f = pieces.owner(self, a)
        card = self.r.card_of_kind[k]
        place = a if a < self.t.A else self.s.fought_over()
        pieces.remove(self, a, k, n)
        self.tell("unit-lost", f, k, place, n)
        if card >= 0:
            zone = self.r.death_zone[card]
            key = "card-removed" if zone == self.t.z_removed else "card-discarded"
            self.tell(key, card, faction=f, from_=cards.where(self, card))
            cards.move(self, card, zone)
        elif f >= 0:
            pieces.to_reserve(self, f, k, n)
        if cause:
            self.cx.cause = cause
        for _ in range(n):
            self.cx.kind, self.cx.area = k, place
            self.fire("unit-lost", f, f, k, place)

    def take_group(self, f: int, a: int, b: int, group: tuple[tuple[int, int], ...]) -> None:
        """Units leave `a` and are the group in hand, on their way to `b`."""
        t = self.t
        pieces.set_owner(self, t.A, f)
        for k, n in group:
            pieces.remove(self, a, k, n)
            pieces.add(self, t.A, k, n)
        self.s.group = Group(a, b)
        self.tell("units-moved", f, a, b, group)

    def settle_group(self, b: int) -> None:
        """The group in hand joins the area."""
        t = self.t
        f = pieces.owner(self, t.A)
        taken = self.s.garrison[t.A] and pieces.owner(self, b) != f
        if taken:
            pieces.set_owner(self, b, f)
        self.lay_down(b)
        if taken:
            self.tell("area-taken", f, b)

    def lay_down(self, b: int) -> None:
        """All that is in hand stands in the area now, whoever holds it."""
        t = self.t
        if not self.mute and self.s.group.fought and self.s.garrison[t.A]:
            # on their way when `units-moved` was told, they have waited for the end of the battle
            group = tuple((k, n) for k, n in enumerate(row[t.A] for row in self.s.units) if n)
            self.tell("units-arrived", pieces.owner(self, t.A), b, group)
        for k in range(t.K):
            n = self.s.units[k][t.A]
            if n:
                pieces.remove(self, t.A, k, n)
                pieces.add(self, b, k, n)
        pieces.set_owner(self, t.A, -1)

    def land(self, f: int, b: int) -> None:
        """Conquerors on their way to `b`, if there are any, stand there before anything else looks (L14.5, T9.3)."""
        if pieces.owner(self, self.t.A) == f and self.s.group.goal == b:
            self.lay_down(b)

    def arrive(self, f: int, b: int) -> None:
        """The group enters `b`: joins, takes control, or fights (B16.5, L13.1.3, B14.2)."""
        t, s = self.t, self.s
        o = pieces.owner(self, b)
        if o == f or (b >= t.L and o < 0):
            self.settle_group(b)
        elif o < 0 or not s.garrison[b]:
            self.take_area(f, b)
        else:
            s.group = Group(s.group.start, s.group.goal, fought=True)
            self.push(self.r.core["battle"], f, f, -1, -1, (b,))

    def take_area(self, f: int, b: int) -> None:
        """The faction gains control of land: the edition says what that brings, and the group in hand lands."""
        self.push(self.r.named["gain-control"], f, f, -1, -1, (b, f, pieces.owner(self, b)))

    def fought(self, f: Frame) -> bool:
        return self.s.group.fought

    # -- metropolises ---------------------------------------------------------------------------------------------

    def can_build_metropolis(self, f: int) -> bool:
        """Is there a token, and a site, a site to clear, or something that takes its place (B19.4, L15.4)?"""
        if not self.metropolis_left():
            return False
        if buildings.victory_sites(self, f) or self.clearable(f):
            return True
        return bool(self.replacements("metropolis-placed", f))

    def metropolis_left(self) -> bool:
        """Is there a metropolis in the supply?"""
        return any(self.s.stock[kind] for kind in self.r.victory_types)

    def clearable(self, f: int) -> int:
        """Sites of the faction that can be cleared for a metropolis."""
        s, r = self.s, self.r
        if r.needs_harbour_sea:  # shared sites: only own basic buildings may go (B19.2)
            out = 0
            for site in bits(buildings.own_sites(self, f) & s.occupied):
                if r.basic[s.built[site] - 1]:
                    out |= 1 << site
            return out
        return buildings.clearable_sites(self, f)

    def place_metropolis(self, f: int, site: int, card: int, sea: int) -> None:
        t, s = self.t, self.s
        kind = self.r.victory_types[0]
        # a replaced metropolis hands its used discount on (L21.3); in place of a temple it is new (B13.5)
        mark = s.mark[site] if s.built[site] - 1 == kind else 0
        self.clear_site(site)
        buildings.place(self, site, kind, sea, card)
        s.mark = replaced(s.mark, site, mark)
        self.tell("metropolis-built", f, t.site_area[site], site=site)
        self.fire("metropolis-built", f, f, site)

    def clear_site(self, site: int) -> None:
        """Take away what stands on a site and on the squares it covers (L15.4.2, H7.2)."""
        t, s = self.t, self.s
        if s.built[site]:
            self.demolish_large(site)
        for other in bits(t.covers[site] & s.occupied):
            buildings.demolish(self, other)

    def demolish_large(self, site: int) -> None:
        """Take any building away; a card that lies with it leaves the game (T15.8)."""
        found = [row[site] - 1 for row in (self.s.extra, self.s.special)]
        gone = [card for card in found if card >= 0]
        buildings.demolish(self, site, gone=bool(gone))
        for card in gone:
            cards.move(self, card, self.t.z_removed)

    def hide_metropolis(self, f: Frame) -> None:
        """The metropolis being built lies on a card instead of a site (B23.7, H9.6): the figure leaves the game."""
        me, card = f.subject, f.source
        t, s = self.t, self.s
        k = self.r.kind_of_card[card]
        a = pieces.find(self, k)
        if a >= 0:
            pieces.remove(self, a, k)
            # still in the group in hand, perhaps, when the area she arrives in completes the set
            self._gone(card, a)
        if cards.where(self, card) != t.hands[me]:
            cards.move(self, card, t.hands[me])
        s.retired = replaced(s.retired, card, 1)
        s.hidden = replaced(s.hidden, me, s.hidden[me] + 1)
        for kind in self.r.victory_types:
            if s.stock[kind] != 255:
                s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
        s.dirty |= pieces.BUILDINGS | pieces.EVERYBODY
        self.tell("metropolis-hidden", me, card)
        self.fire("metropolis-built", me, me, t.S + me)

    def attach_special(self, f: int, card: int, site: int) -> None:
        """A special card lies with a metropolis from now on; from S on it is the hidden one of a faction (T15.11)."""
        t = self.t
        pile = cards.where(self, card)
        cards.move(self, card, t.z_outside)
        s = self.s
        if site < t.S:
            s.special = replaced(s.special, site, card + 1)
        else:
            s.hidden_special = replaced(s.hidden_special, site - t.S, card + 1)
        self.s.dirty |= pieces.BUILDINGS | pieces.EVERYBODY
        self.tell("special-taken", f, card, from_=pile, site=site if site < t.S else -1)

    def carry_card(self, a: int, k: int) -> None:
        """The card of a thing lies in front of whoever controls the area where it stands (T10.4)."""
        f, card = pieces.owner(self, a), self.r.card_of_kind[k]
        if f >= 0 and cards.where(self, card) != self.t.hands[f]:
            cards.move(self, card, self.t.hands[f])

    # -- elimination ----------------------------------------------------------------------------------------------

    def alive(self, f: int) -> bool:
        return not self.s.gone[f]

    def players_left(self) -> int:
        return self.s.gone.count(0)

    def sides_left(self) -> int:
        return sum(any(self.alive(f) for f in members) for members in self.t.sides)

    def partner_of(self, f: int) -> int:
        """The other faction of the side that is still in the game, or -1."""
        return next((g for g in self.t.sides[self.t.side_of[f]] if g != f and self.alive(g)), -1)

    def targets_of(self, f: int) -> tuple[int, ...]:
        return self.t.targets[f]

    def eliminate(self, f: int) -> None:
        """Everything of the faction leaves (B18.6, L17.4, H11.9)."""
        t, s, r = self.t, self.s, self.r
        if not self.alive(f):
            return
        s.gone = replaced(s.gone, f, 1)
        for a in bits(s.owned[f]):
            for k in range(t.K):
                if s.units[k][a] and r.holds[k]:
                    n = s.units[k][a]
                    pieces.remove(self, a, k, n)
                    pieces.to_reserve(self, f, k, n)
            if a < t.L:
                pieces.set_owner(self, a, -1)
        for zone in (t.hands[f], t.secrets[f]):
            for card in s.zones[zone]:
                hero = r.cards[card][0] == "hero"
                if s.retired[card] or (hero and r.setup.eliminated == "leaves"):
                    self.put_card(card, t.z_outside)  # out of everybody's reach (H9.8, H11.9)
                elif r.setup.eliminated == "returns":
                    self.put_card(card, r.elimination_zone.get(card, t.z_removed))
                else:
                    self.put_card(card, t.z_removed)
        for g in range(t.G):
            n = goods.has(self, f, g)
            if n:
                goods.lose(self, f, g, n)
                if r.setup.eliminated == "leaves":
                    s.gstock = replaced(s.gstock, g, s.gstock[g] - n)
        if t.purse_of.count(t.purse_of[f]) == 1:
            s.gold[t.purse_of[f]] = 0
        s.hidden = replaced(s.hidden, f, 0)
        for marker, g in enumerate(t.markers):
            if g == f:
                god = s.bid[marker] - 1
                if god >= 0 or marker in s.zones[t.z_track]:
                    self.tell("marker-taken", f, god)
                s.bid[marker] = 0
                s.amount[marker] = 0
                # its place on the printed god stays empty: nobody moves up (L11.5.2)
                s.zones[t.z_track] = tuple(x for x in s.zones[t.z_track] if x != marker)
        kept = [frame for frame in s.frames if frame.subject != f]
        s.frames[:] = kept
        s.held = sum(r.programs[frame.program].hold for frame in kept)
        self.tell("faction-eliminated", f)

    def win(self, sides: list[int]) -> None:
        """The game is over; these sides have won it."""
        s, t = self.s, self.t
        s.result = 1
        s.winners = sum(1 << side for side in sides)
        s.frames.clear()
        s.held = 0
        s.dirty = 0
        self.tell("game-won", tuple(f for side in sides for f in t.sides[side] if self.alive(f)))

    def leaders(self, by_gold: bool = False) -> list[int]:
        """The sides that win at the end: most metropolises, then most gold (B24.3, L18.3, T13.7).

        By gold: it alone decides among those who have enough metropolises.
        """
        t = self.t
        best: list[int] = []
        top: tuple[int, int] = (-1, -1)
        for side, members in enumerate(t.sides):
            if not any(self.alive(f) for f in members):
                continue
            purses = {t.purse_of[f] for f in members}
            built = sum(buildings.metropolises(self, f) for f in members)
            score = (min(built, t.target) if by_gold else built, sum(self.s.gold[p] for p in purses))
            if score > top:
                top, best = score, [side]
            elif score == top:
                best.append(side)
        return best
