"""Numbers for everything that has an id: kinds of figures, building types, goods, cards, zones, counters."""

from __future__ import annotations

from typing import Any

from ..definitions.cards import CardKind
from ..definitions.content import KINDS
from ..plain.limits import CARDS
from ..state.book import Track

__all__ = ["FIXED_ZONES", "belongs", "has_figure", "number_all"]

FIXED_ZONES = ("resolving", "removed", "outside")
#: The gods are cards, too: their bonus is what playing one runs.
GOD = CardKind(id="god", plays="bonus", after="stays", targets=False)
#: Words of a kind of card that need no zone of their own.
NO_ZONES = ("discard", *FIXED_ZONES)


#: Tags of cards by their figures: content may speak of them, whether or not a kind in play has such.
FIGURE_TAGS = frozenset({"unit", "carried"})


def belongs(kind: str, definition: Any, deck: Any) -> bool:
    """Whether a card is shuffled into this deck: the one it names, else the deck of its kind or of one of its tags."""
    named = getattr(definition, "deck", None)
    if named is not None:
        return bool(named == deck.id)
    return kind in deck.kinds or bool(set(definition.tags) & set(deck.kinds))


def _ids(entries: list[Any], kind: str) -> list[Any]:
    return [e for e in entries if e.kind == kind]


def number_all(r: Any, entries: list[Any], problems: Any) -> None:
    """Fill the tables of `r`: ids to numbers, tags to masks, cards to zones."""
    r.names = {"unit": [], "building": [], "goods": [], "program": [], "counter": []}
    r.numbers = {k: {} for k in r.names}
    r.titles = {"unit": [], "building": [], "goods": []}
    for kind in ("unit", "building", "goods", "counter", "program"):
        for e in _ids(entries, kind) + (_ids(entries, "obligation") if kind == "program" else []):
            _register(r, kind, e.definition.id, f"{e.box}:{kind}:{e.definition.id}")
            if kind in r.titles:
                r.titles[kind].append(kind)
    declared = {e.definition.id: e.definition for e in _ids(entries, "card-kind")}
    r.card_kinds = {name: kind for name, kind in declared.items() if name not in KINDS} | {GOD.id: GOD}
    _card_kinds(r, entries, problems)
    _kinds(r, entries)
    _cards(r, entries, problems)
    _buildings(r, entries)
    _zones(r, entries, problems)
    # the deck a card is shuffled into, by its zone; the first deck that takes it
    r.deck_of = [next((z for z, deck in r.decks.items() if belongs(kind, d, deck)), -1) for kind, d, _ in r.cards]
    r.counters = [e.definition for e in _ids(entries, "counter")]
    r.goods = [e.definition for e in _ids(entries, "goods")]


def _register(r: Any, kind: str, name: str, full: str) -> int:
    n = len(r.names[kind])
    r.names[kind].append(name)
    r.numbers[kind][name] = n
    r.numbers[kind][full] = n
    return n


def _card_kinds(r: Any, entries: list[Any], problems: Any) -> None:
    """Report what no kind of card can be, and what cards of their kind cannot have."""
    for e in _ids(entries, "card-kind"):
        if "-" in e.definition.id:  # its cards are called `kind-id` by messages and events
            e.origin.report(problems, "wrong-value", "id", expected="[a-z0-9]+", found=e.definition.id)
        elif e.definition.id in KINDS:
            e.origin.report(problems, "wrong-value", "id", expected="!= " + e.definition.id, found=e.definition.id)
    for e in entries:
        kind, d = r.card_kinds.get(e.kind), e.definition
        if kind is None or kind is GOD:
            continue
        if d.piece is not None and kind.figure == "none":
            e.origin.report(problems, "unknown-key", "piece", name="piece", table=f"{e.kind}:{d.id}")
        if d.copies > 1 and (d.ability or has_figure(kind, d)):  # figures and lines of a menu are of one card
            e.origin.report(problems, "wrong-value", "copies", expected="1", found=d.copies)


def has_figure(kind: CardKind, definition: Any) -> bool:
    """Whether a figure stands on the board for a card."""
    return kind.figure in ("unit", "carried") or (kind.figure == "piece" and definition.piece is not None)


def _kinds(r: Any, entries: list[Any]) -> None:
    units = [e.definition for e in _ids(entries, "unit")]
    rows: list[dict[str, Any]] = []
    pieces_of_units = {e.definition.piece.unit for e in entries if getattr(e.definition, "piece", None)}
    for u in units:
        rows.append(
            {
                "tags": {*u.tags, u.kind, u.id},
                "unit": True,
                "holds": True,
                "piece": u.id in pieces_of_units,
                "land": u.kind == "land",
                "moves": u.moves,
                "carried": False,
                "strength": u.strength,
                "last": u.loss == "last",
                "common": u.supply is not None,
                "unique": u.id in pieces_of_units,
                "limit": u.limit,
                "supply": u.supply,
            }
        )
    for e in entries:
        d = e.definition
        kind = r.card_kinds.get(e.kind)
        if kind is None or not has_figure(kind, d) or (kind.figure == "piece" and d.piece.unit):
            continue
        _register(r, "unit", d.id, f"{e.box}:{e.kind}:{d.id}")
        r.titles["unit"].append(e.kind)
        hero = kind.figure == "unit"
        on = d.piece.on if d.piece is not None else "land"
        rows.append(
            {
                "tags": {*d.tags, e.kind, d.id, *(["land"] if hero else [])},
                "unit": hero,
                "holds": hero,
                "piece": kind.figure == "piece",
                "land": "land" in on,
                "moves": hero,
                "carried": kind.figure == "carried",
                "strength": d.strength if hero else 0,
                "last": False,
                "common": False,
                "unique": True,
                "limit": None,
                "supply": None,
            }
        )
    r.is_unit = [x["unit"] for x in rows]
    r.holds = [x["holds"] for x in rows]
    r.is_piece = [x["piece"] for x in rows]
    r.kind_land = [x["land"] for x in rows]
    r.moves = [x["moves"] for x in rows]
    r.carried = [x["carried"] for x in rows]
    r.strength = [x["strength"] for x in rows]
    r.lost_last = [x["last"] for x in rows]
    r.common = [x["common"] for x in rows]
    r.unique = [x["unique"] for x in rows]
    r.limits = [x["limit"] for x in rows]
    r.supplies = [x["supply"] or 0 for x in rows]
    r.watched = [x["carried"] or x["piece"] for x in rows]
    r.tags_of_unit = [x["tags"] for x in rows]
    r.unit_tags = set().union(*r.tags_of_unit) if rows else set()
    r.piece_tags = set().union(*(x["tags"] for x in rows if not x["unit"])) - {"land"} if rows else set()
    n = range(len(rows))
    r.piece_kinds = tuple(k for k in n if r.is_piece[k])
    r.carried_kinds = tuple(k for k in n if r.carried[k])
    r.holding_kinds = tuple(k for k in n if r.holds[k])
    land = [k for k in n if r.kind_land[k] and r.limits[k] and r.moves[k]]
    sea = [k for k in n if not r.kind_land[k] and r.limits[k]]
    r.start_land = land[0] if land else -1
    r.start_sea = sea[0] if sea else -1


def _cards(r: Any, entries: list[Any], problems: Any) -> None:
    r.cards = []  # (kind, definition, box)
    r.cards_by_id = {}
    r.card_kind_masks = dict.fromkeys(r.card_kinds, 0)
    r.card_tag_masks = {}
    for e in entries:
        if e.kind not in r.card_kinds:
            continue
        copies = getattr(e.definition, "copies", 1)
        if len(r.cards) + copies > CARDS:  # nothing can be numbered any more, so nothing else can be said
            e.origin.report(problems, "wrong-value", expected=f"<= {CARDS}", found=len(r.cards) + copies, name="cards")
            problems.raise_errors()
        for _ in range(copies):
            n = len(r.cards)
            r.cards.append((e.kind, e.definition, e.box))
            for name in (e.definition.id, f"{e.kind}:{e.definition.id}", f"{e.box}:{e.kind}:{e.definition.id}"):
                r.cards_by_id.setdefault(name, []).append(n)
            r.card_kind_masks[e.kind] |= 1 << n
            tags = {*e.definition.tags, e.kind}
            if getattr(e.definition, "piece", None) is not None:
                tags.add("piece")
            tags |= {r.card_kinds[e.kind].figure} & FIGURE_TAGS
            for tag in tags:
                r.card_tag_masks[tag] = r.card_tag_masks.get(tag, 0) | 1 << n
    for kind in ("piece", *sorted(FIGURE_TAGS), *r.card_kinds):
        r.card_tag_masks.setdefault(kind, 0)
    r.n_cards = len(r.cards)
    r.kind_of_card = [-1] * r.n_cards
    r.card_of_kind = [-1] * len(r.is_unit)
    for n, (kind, d, box) in enumerate(r.cards):
        name = d.id
        if not has_figure(r.card_kinds[kind], d):
            continue
        if r.card_kinds[kind].figure == "piece" and d.piece.unit:
            name = d.piece.unit
        full = f"{box}:{kind}:{d.id}"
        k = r.numbers["unit"].get(full if name == d.id and full in r.numbers["unit"] else name, -1)
        r.kind_of_card[n] = k
        if k >= 0:
            r.card_of_kind[k] = n
    cards = range(r.n_cards)
    piece = [getattr(d, "piece", None) for _, d, _ in r.cards]
    r.piece_cards = tuple(c for c in cards if piece[c] is not None)
    r.board_cards = tuple(c for c in cards if r.kind_of_card[c] >= 0)
    figures = [r.card_kinds[r.cards[c][0]].figure for c in cards]
    r.figure_card = [figure in ("unit", "carried") for figure in figures]
    r.hero_card = [figure == "unit" for figure in figures]
    r.clashes = [p is not None and p.clash == "both-leave" for p in piece]
    r.ownerless = [p is not None and p.nobody for p in piece]
    r.expires = [str(p.leaves) if p is not None and p.leaves is not None else "" for p in piece]
    gods = [c for c in cards if r.cards[c][0] == "god"]
    r.god_cards = tuple(gods)
    r.always_gods = tuple(c for c in gods if r.cards[c][1].always)
    r.outside_gods = tuple(c for c in gods if r.cards[c][1].outside)
    r.tile_gods = tuple(c for c in gods if c not in r.always_gods and c not in r.outside_gods)


def _buildings(r: Any, entries: list[Any]) -> None:
    types = [e.definition for e in _ids(entries, "building")]
    r.types = types
    r.victory = [t.victory for t in types]
    r.victory_types = tuple(i for i, t in enumerate(types) if t.victory)
    r.basic = [t.size == "basic" for t in types]
    r.type_tag_masks = {"basic": 0, "large": 0}
    for i, t in enumerate(types):
        for tag in (*t.tags, t.size):
            r.type_tag_masks[tag] = r.type_tag_masks.get(tag, 0) | 1 << i
    r.wild_types = tuple(i for i, t in enumerate(types) if "wild" in t.tags)
    r.discounts = [t.discounts for t in types]
    # which types have the powers of type i: itself, and those that say so
    r.has_powers = [0] * len(types)
    for i, t in enumerate(types):
        r.has_powers[i] |= 1 << i
        for other in t.powers_of:
            j = r.numbers["building"].get(other, -1)
            if j >= 0:
                r.has_powers[i] |= 1 << j
                r.discounts[i] += types[j].discounts
    harbour = [any(m.quantity == "harbour" for m in t.modifier) for t in types]
    r.has_harbour = [any(harbour[j] for j in range(len(types)) if r.has_powers[i] >> j & 1) for i in range(len(types))]


def _zones(r: Any, entries: list[Any], problems: Any) -> None:
    r.zone_names = list(FIXED_ZONES)
    r.zone_groups = {name: [i] for i, name in enumerate(FIXED_ZONES)}
    r.zone_price = {}
    r.discard_of = {}
    r.discards = set()
    r.decks = {}  # zone -> definition
    r.tracks = {}
    r.hidden_zones = set()

    def zone(name: str) -> int:
        if name not in r.zone_groups:
            r.zone_groups[name] = [len(r.zone_names)]
            r.zone_names.append(name)
        return int(r.zone_groups[name][0])

    for e in _ids(entries, "deck"):
        d = e.definition
        z = zone(d.id)
        r.decks[z] = d
        if d.hidden and not d.open:
            r.hidden_zones.add(z)
        if d.discard:
            r.discard_of[z] = zone(d.discard)
            r.discards.add(r.discard_of[z])
    for e in _ids(entries, "track"):
        d = e.definition
        prefix = d.id.rsplit("-track", 1)[0]
        # the slots of the first track are called by their prices, if these differ; those of all others by their place
        names = [f"track-{price}" for price in d.prices]
        if len(set(names)) < max(2, len(names)) or any(name in r.zone_groups for name in names):
            names = [f"{prefix}-{i + 1}" for i in range(len(d.prices))]
        slots = []
        for name, price in zip(names, d.prices, strict=True):
            slots.append(zone(name))
            r.zone_price[slots[-1]] = price
        r.zone_groups[d.id] = slots
        info = Track(slots, d.prices, zone(d.deck), zone(d.discard))
        info.opens = d.opens
        info.filled = d.filled
        for tag, name in d.unsold.items():
            for c in range(r.n_cards):
                if r.card_tag_masks.get(tag, 0) >> c & 1:
                    info.unsold[c] = zone(name)
        for c in range(r.n_cards):
            own = getattr(r.cards[c][1], "unsold", None)
            if own is not None:
                info.unsold[c] = zone(own)
        r.tracks[d.id] = info
        r.discards.add(info.discard)
    r.god_slots = [zone(f"god-{i + 1}") for i in range(len(r.tile_gods))]
    r.slot_at = {z: i + 1 for i, z in enumerate(r.god_slots)}
    r.zone_groups["god-track"] = list(r.god_slots)
    for kind in r.card_kinds.values():
        for name in (kind.dies_to, kind.returns_to):
            if name not in NO_ZONES:
                zone(name)
    for e in entries:
        for a in getattr(e.definition, "ability", ()):
            if a.leaves:
                zone(a.leaves)
