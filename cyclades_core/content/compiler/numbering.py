"""Numbers for everything that has an id: kinds of figures, building types, goods, cards, zones, counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyclades_core.engine.state.compiled_content import Track
from cyclades_core.engine.values.limits import CARDS

from ..schema.card_kinds import CardKind
from ..schema.content_types import KINDS
from ..toml import Problems

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


def number_all(book: Any, entries: list[Any], problems: Any) -> None:
    """Fill the tables of `book`: ids to numbers, tags to masks, cards to zones."""
    book.names = {"unit": [], "building": [], "goods": [], "program": [], "counter": []}
    book.numbers = {k: {} for k in book.names}
    book.titles = {"unit": [], "building": [], "goods": []}
    for kind in ("unit", "building", "goods", "counter", "program"):
        for e in _ids(entries, kind) + (_ids(entries, "obligation") if kind == "program" else []):
            _register(book, kind, e.definition.id, f"{e.box}:{kind}:{e.definition.id}")
            if kind in book.titles:
                book.titles[kind].append(kind)
    declared = {e.definition.id: e.definition for e in _ids(entries, "card-kind")}
    book.card_kinds = {name: kind for name, kind in declared.items() if name not in KINDS} | {GOD.id: GOD}
    _card_kinds(book, entries, problems)
    _kinds(book, entries)
    _cards(book, entries, problems)
    _buildings(book, entries)
    _zones(book, entries, problems)
    # the deck a card is shuffled into, by its zone; the first deck that takes it
    book.deck_of = [
        next((z for z, deck in book.decks.items() if belongs(kind, d, deck)), -1) for kind, d, _ in book.cards
    ]
    book.counters = [e.definition for e in _ids(entries, "counter")]
    _check_tracks(entries, problems)
    book.goods = [e.definition for e in _ids(entries, "goods")]


def _check_tracks(entries: Sequence[Any], problems: Problems) -> None:
    """Report tracks that open other slots than they have."""
    for entry in entries:
        definition = entry.definition
        if entry.kind == "track" and definition.opens and len(definition.opens) != len(definition.prices):
            wanted = str(len(definition.prices))
            definition.origin.report(
                problems, "wrong-value", "opens", name="opens", found=len(definition.opens), expected=wanted
            )


def _register(book: Any, kind: str, name: str, full: str) -> int:
    n = len(book.names[kind])
    book.names[kind].append(name)
    book.numbers[kind][name] = n
    book.numbers[kind][full] = n
    return n


def _card_kinds(book: Any, entries: list[Any], problems: Any) -> None:
    """Report what no kind of card can be, and what cards of their kind cannot have."""
    for e in _ids(entries, "card-kind"):
        if "-" in e.definition.id:  # its cards are called `kind-id` by messages and events
            e.origin.report(problems, "wrong-value", "id", expected="[a-z0-9]+", found=e.definition.id)
        elif e.definition.id in KINDS:
            e.origin.report(problems, "wrong-value", "id", expected="!= " + e.definition.id, found=e.definition.id)
    for e in entries:
        kind, d = book.card_kinds.get(e.kind), e.definition
        if kind is None or kind is GOD:
            continue
        if d.piece is not None and d.piece.unit is not None:
            _check_unit_of_piece(e, entries, problems)
        if d.piece is not None and kind.figure == "none":
            e.origin.report(problems, "unknown-key", "piece", name="piece", table=f"{e.kind}:{d.id}")
        if d.copies > 1 and (d.ability or has_figure(kind, d)):  # figures and lines of a menu are of one card
            e.origin.report(problems, "wrong-value", "copies", expected="1", found=d.copies)


def _check_unit_of_piece(entry: Any, entries: list[Any], problems: Any) -> None:
    """Report a unit that is no figure of this card alone: one that factions have several of, or of another card.

    At sea, units hold the area that they stand in, and a piece does not.
    """
    name = entry.definition.piece.unit
    units = [e.definition for e in _ids(entries, "unit")]
    taken = [e.definition.id for e in entries if getattr(getattr(e.definition, "piece", None), "unit", None) == name]
    single = [unit.id for unit in units if unit.kind == "land" and unit.limit is None and unit.supply is None]
    if name not in single:
        expected = " | ".join(f'"{each}"' for each in single)
        entry.origin.report(problems, "wrong-value", "piece", "unit", expected=expected, found=f'"{name}"')
    elif entry.definition.piece.nobody:
        entry.origin.report(problems, "wrong-value", "piece", "nobody", expected="false", found="true")
    elif taken[0] != entry.definition.id:
        entry.origin.report(problems, "duplicate-id", "piece", "unit", name=name, first=taken[0])


def has_figure(kind: CardKind, definition: Any) -> bool:
    """Whether a figure stands on the board for a card."""
    return kind.figure in ("unit", "carried") or (kind.figure == "piece" and definition.piece is not None)


def _kinds(book: Any, entries: list[Any]) -> None:
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
        kind = book.card_kinds.get(e.kind)
        if kind is None or not has_figure(kind, d) or (kind.figure == "piece" and d.piece.unit):
            continue
        _register(book, "unit", d.id, f"{e.box}:{e.kind}:{d.id}")
        book.titles["unit"].append(e.kind)
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
    book.is_unit = [x["unit"] for x in rows]
    book.holds = [x["holds"] for x in rows]
    book.is_piece = [x["piece"] for x in rows]
    book.kind_land = [x["land"] for x in rows]
    book.moves = [x["moves"] for x in rows]
    book.carried = [x["carried"] for x in rows]
    book.strength = [x["strength"] for x in rows]
    book.lost_last = [x["last"] for x in rows]
    book.common = [x["common"] for x in rows]
    book.unique = [x["unique"] for x in rows]
    book.limits = [x["limit"] for x in rows]
    book.supplies = [x["supply"] or 0 for x in rows]
    book.watched = [x["carried"] or x["piece"] for x in rows]
    book.tags_of_unit = [x["tags"] for x in rows]
    book.unit_tags = set().union(*book.tags_of_unit) if rows else set()
    book.piece_tags = set().union(*(x["tags"] for x in rows if not x["unit"])) - {"land"} if rows else set()
    n = range(len(rows))
    book.piece_kinds = tuple(k for k in n if book.is_piece[k])
    book.carried_kinds = tuple(k for k in n if book.carried[k])
    book.holding_kinds = tuple(k for k in n if book.holds[k])
    land = [k for k in n if book.kind_land[k] and book.limits[k] and book.moves[k]]
    sea = [k for k in n if not book.kind_land[k] and book.limits[k]]
    book.start_land = land[0] if land else -1
    book.start_sea = sea[0] if sea else -1


def _cards(book: Any, entries: list[Any], problems: Any) -> None:
    book.cards = []  # (kind, definition, box)
    book.cards_by_id = {}
    book.card_kind_masks = dict.fromkeys(book.card_kinds, 0)
    book.card_tag_masks = {}
    for e in entries:
        if e.kind not in book.card_kinds:
            continue
        copies = getattr(e.definition, "copies", 1)
        if len(book.cards) + copies > CARDS:  # nothing can be numbered any more, so nothing else can be said
            e.origin.report(
                problems, "wrong-value", expected=f"<= {CARDS}", found=len(book.cards) + copies, name="cards"
            )
            problems.raise_errors()
        for _ in range(copies):
            n = len(book.cards)
            book.cards.append((e.kind, e.definition, e.box))
            for name in (e.definition.id, f"{e.kind}:{e.definition.id}", f"{e.box}:{e.kind}:{e.definition.id}"):
                book.cards_by_id.setdefault(name, []).append(n)
            book.card_kind_masks[e.kind] |= 1 << n
            tags = {*e.definition.tags, e.kind}
            if getattr(e.definition, "piece", None) is not None:
                tags.add("piece")
            tags |= {book.card_kinds[e.kind].figure} & FIGURE_TAGS
            for tag in tags:
                book.card_tag_masks[tag] = book.card_tag_masks.get(tag, 0) | 1 << n
    for kind in ("piece", *sorted(FIGURE_TAGS), *book.card_kinds):
        book.card_tag_masks.setdefault(kind, 0)
    book.n_cards = len(book.cards)
    book.kind_of_card = [-1] * book.n_cards
    book.card_of_kind = [-1] * len(book.is_unit)
    for n, (kind, d, box) in enumerate(book.cards):
        name = d.id
        if not has_figure(book.card_kinds[kind], d):
            continue
        if book.card_kinds[kind].figure == "piece" and d.piece.unit:
            name = d.piece.unit
        full = f"{box}:{kind}:{d.id}"
        k = book.numbers["unit"].get(full if name == d.id and full in book.numbers["unit"] else name, -1)
        book.kind_of_card[n] = k
        if k >= 0:
            book.card_of_kind[k] = n
    cards = range(book.n_cards)
    piece = [getattr(d, "piece", None) for _, d, _ in book.cards]
    book.piece_cards = tuple(c for c in cards if piece[c] is not None)
    book.board_cards = tuple(c for c in cards if book.kind_of_card[c] >= 0)
    figures = [book.card_kinds[book.cards[c][0]].figure for c in cards]
    book.figure_card = [figure in ("unit", "carried") for figure in figures]
    book.hero_card = [figure == "unit" for figure in figures]
    book.clashes = [p is not None and p.clash == "both-leave" for p in piece]
    book.ownerless = [p is not None and p.nobody for p in piece]
    book.expires = [str(p.leaves) if p is not None and p.leaves is not None else "" for p in piece]
    gods = [c for c in cards if book.cards[c][0] == "god"]
    book.god_cards = tuple(gods)
    book.always_gods = tuple(c for c in gods if book.cards[c][1].always)
    book.outside_gods = tuple(c for c in gods if book.cards[c][1].outside)
    book.tile_gods = tuple(c for c in gods if c not in book.always_gods and c not in book.outside_gods)


def _buildings(book: Any, entries: list[Any]) -> None:
    types = [e.definition for e in _ids(entries, "building")]
    book.types = types
    book.victory = [t.victory for t in types]
    book.victory_types = tuple(i for i, t in enumerate(types) if t.victory)
    book.basic = [t.size == "basic" for t in types]
    book.type_tag_masks = {"basic": 0, "large": 0}
    for i, t in enumerate(types):
        for tag in (*t.tags, t.size):
            book.type_tag_masks[tag] = book.type_tag_masks.get(tag, 0) | 1 << i
    book.wild_types = tuple(i for i, t in enumerate(types) if "wild" in t.tags)
    book.discounts = [t.discounts for t in types]
    # which types have the powers of type i: itself, and those that say so
    book.has_powers = [0] * len(types)
    for i, t in enumerate(types):
        book.has_powers[i] |= 1 << i
        for other in t.powers_of:
            j = book.numbers["building"].get(other, -1)
            if j >= 0:
                book.has_powers[i] |= 1 << j
                book.discounts[i] += types[j].discounts
    harbour = [any(m.quantity == "harbour" for m in t.modifier) for t in types]
    book.has_harbour = [
        any(harbour[j] for j in range(len(types)) if book.has_powers[i] >> j & 1) for i in range(len(types))
    ]


def _zones(book: Any, entries: list[Any], problems: Any) -> None:
    book.zone_names = list(FIXED_ZONES)
    book.zone_groups = {name: [i] for i, name in enumerate(FIXED_ZONES)}
    book.zone_price = {}
    book.discard_of = {}
    book.discards = set()
    book.decks = {}  # zone -> definition
    book.tracks = {}
    book.hidden_zones = set()

    def zone(name: str) -> int:
        if name not in book.zone_groups:
            book.zone_groups[name] = [len(book.zone_names)]
            book.zone_names.append(name)
        return int(book.zone_groups[name][0])

    for e in _ids(entries, "deck"):
        d = e.definition
        z = zone(d.id)
        book.decks[z] = d
        if d.hidden and not d.open:
            book.hidden_zones.add(z)
        if d.discard:
            book.discard_of[z] = zone(d.discard)
            book.discards.add(book.discard_of[z])
    for e in _ids(entries, "track"):
        d = e.definition
        prefix = d.id.rsplit("-track", 1)[0]
        # the slots of the first track are called by their prices, if these differ; those of all others by their place
        names = [f"track-{price}" for price in d.prices]
        if len(set(names)) < max(2, len(names)) or any(name in book.zone_groups for name in names):
            names = [f"{prefix}-{i + 1}" for i in range(len(d.prices))]
        slots = []
        for name, price in zip(names, d.prices, strict=True):
            slots.append(zone(name))
            book.zone_price[slots[-1]] = price
        book.zone_groups[d.id] = slots
        info = Track(slots, d.prices, zone(d.deck), zone(d.discard))
        info.opens = d.opens
        info.filled = d.filled
        for tag, name in d.unsold.items():
            for c in range(book.n_cards):
                if book.card_tag_masks.get(tag, 0) >> c & 1:
                    info.unsold[c] = zone(name)
        for c in range(book.n_cards):
            own = getattr(book.cards[c][1], "unsold", None)
            if own is not None:
                info.unsold[c] = zone(own)
        deck = book.decks.get(info.deck)
        if deck is not None:
            belonging = (c for c, (kind, card, _) in enumerate(book.cards) if belongs(kind, card, deck))
            info.cards = sum(1 << c for c in belonging)
        book.tracks[d.id] = info
        book.discards.add(info.discard)
    book.god_slots = [zone(f"god-{i + 1}") for i in range(len(book.tile_gods))]
    book.gods_rotate = True  # unless a `lay-gods` says otherwise
    book.slot_at = {z: i + 1 for i, z in enumerate(book.god_slots)}
    book.zone_groups["god-track"] = list(book.god_slots)
    for kind in book.card_kinds.values():
        for name in (kind.dies_to, kind.returns_to):
            if name not in NO_ZONES:
                zone(name)
    for e in entries:
        for a in getattr(e.definition, "ability", ()):
            if a.leaves:
                zone(a.leaves)
