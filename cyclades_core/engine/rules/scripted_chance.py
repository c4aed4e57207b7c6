"""Scripted draws: what chance shall bring, as a list for each kind of draw.

| kind | an entry is | it is bound |
|---|---|---|
| `roll` (also `dice`) | a face | when a die is rolled |
| `draw` | a card | when the next card is turned up from a pile, whenever that pile was shuffled |
| `look` | a card | when a card of a pile is looked at, one entry a card |
| `gods` | a row of gods | when the tiles of a round are laid: the open ones, then others that all see |
| `order` | a row of factions | when lots are drawn for the turn order |
| `shuffle` (also `shuffles`) | a row of ids | at the next shuffle: they come to the top |

A row may be shorter than what is shown, and `?` stands for whatever the seed brings. The lists are the machine's
(`m.script`: never changed in place, so clones may share them); how many draws of each kind there were is in the state,
scripted or not, so a clone, an undone or a loaded game goes on where its list stood. A kind that the script does not
name is drawn from the seed. One that it names (if only with an empty list) must tell every draw: `fault` is the first
thing that did not fit, `left` what was never drawn. Nothing is raised while the game runs: where the script fails the
seed decides, and whoever wrote the script asks afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..state.position import Position
from ..values.errors import ScriptError
from ..values.typed_data import numbers_in

__all__ = ["ANY", "KINDS", "add", "fault", "go_on", "left", "script_from_plain", "script_to_plain", "script_used"]

#: The kinds of draws; the state counts each in `drawn-<kind>`.
KINDS: Final = ("roll", "shuffle", "order", "gods", "draw", "look")
#: Kinds whose entries are rows.
ROWS: Final = frozenset({"shuffle", "order", "gods"})
#: Older names of two kinds.
ALSO = {"dice": "roll", "shuffles": "shuffle"}
#: As the seed has it.
ANY: Final = "?"

SHORT: Final = 0  # what a noted fault was
IMPOSSIBLE: Final = 1


# -- writing a script --------------------------------------------------------------------------------------------------


def add(position: Position, script: Mapping[str, object]) -> None:
    """Add to what is scripted: these are the next draws, after those that are scripted already.

    `ScriptError` tells of a kind that there is not, an id that nobody knows, a face that the die does not have; its
    arguments are the `kind` as it was written, the `index` of the entry, in a row also the `place`.
    """
    if not isinstance(script, Mapping):
        raise ScriptError("script-value", kind="chance", name=str(script))
    ready: dict[str, list[object]] = {}
    for name, entries in script.items():
        kind = ALSO.get(name, name)
        if kind not in KINDS:
            raise ScriptError("script-kind", kind=str(name), name=str(name), known=(*KINDS, *ALSO))
        if not isinstance(entries, (list, tuple)):
            raise ScriptError("script-value", kind=name, name=str(entries))
        if kind in ready:
            raise ScriptError("script-twice", kind=name, name=kind)
        ready[kind] = [_entry(position, name, kind, i, entry) for i, entry in enumerate(entries)]
    new = dict(position.script)
    for kind, entries in ready.items():
        old = new.get(kind, ())
        # what was drawn before this kind was scripted, or beside a script that had run out, came from the seed
        gap = _drawn(position, kind) - len(old)
        new[kind] = (*old, *((() if kind in ROWS else ANY,) * gap), *entries)
    position.script = new


def script_to_plain(position: Position) -> dict[str, list[object]]:
    """All that was ever scripted as JSON: `{"roll": [3, 0], "gods": [["ares", "zeus"]], "draw": ["sylph", "?"]}`.

    Ids, no numbers; one entry for each draw since the start of the game, so that the same draws are bound when the game
    is played again from its start. How many were used is not in it: the state counts.
    """
    return {
        kind: [list(entry) if isinstance(entry, tuple) else entry for entry in position.script[kind]]
        for kind in KINDS
        if kind in position.script
    }


def script_used(position: Position) -> dict[str, list[object]]:
    """The same without entries at the end that leave it to the seed and that nothing was drawn for."""
    out = script_to_plain(position)
    for kind, entries in out.items():
        while len(entries) > _drawn(position, kind) and entries[-1] in (ANY, []):
            entries.pop()
    return out


def go_on(position: Position, draws: int) -> None:
    """Leave so many further draws of each kind that is scripted to the seed."""
    add(position, {kind: [() if kind in ROWS else ANY] * draws for kind in position.script})


def script_from_plain(position: Position, script: Mapping[str, object]) -> None:
    """What `script_to_plain` gave, in place of what is scripted; called before the first draw, or with the state of the
    snapshot that belongs to it. `ScriptError` as in `add`.
    """
    before, position.script = position.script, {}
    drawn = {kind: _drawn(position, kind) for kind in KINDS}
    try:
        forget(position)  # its entries count from the start of the game
        add(position, script)
    except ScriptError:
        position.script = before
        raise
    finally:
        for kind, n in drawn.items():
            setattr(position.state, f"drawn_{kind}", n)


def forget(position: Position) -> None:
    """Count draws from here on."""
    for kind in KINDS:
        setattr(position.state, f"drawn_{kind}", 0)


def _entry(position: Position, name: str, kind: str, index: int, entry: object) -> object:
    """One entry, checked: faces against the die, ids against all that could ever be meant."""
    if kind == "roll":
        if entry == ANY or (type(entry) is int and entry in position.book.faces):
            return entry
        faces = ", ".join(str(n) for n in sorted({*position.book.faces}))
        raise ScriptError("script-value", kind=name, index=index, name=str(entry), possible=faces)
    if kind not in ROWS:
        _known(position, name, kind, entry, index=index)
        return entry
    if not isinstance(entry, (list, tuple)):
        raise ScriptError("script-value", kind=name, index=index, name=str(entry))
    for place, one in enumerate(entry):
        _known(position, name, kind, one, index=index, place=place)
    return tuple(tuple(one) if isinstance(one, list) else one for one in entry)


def _known(position: Position, name: str, kind: str, one: object, **where: int) -> None:
    table, book = position.table, position.book
    if one == ANY:
        return
    if kind == "shuffle" and isinstance(one, (list, tuple)) and all(type(n) is int for n in one):
        return  # saves of schema 1 have the numbers of the cards
    if not isinstance(one, str):
        raise ScriptError("script-value", kind=name, name=str(one), **where)
    if kind == "order":
        known: tuple[str, ...] = tuple(table.factions)
    elif kind == "gods":
        known = tuple(x for x, cards in book.cards_by_id.items() if cards[0] in book.god_cards)
    elif kind == "shuffle":
        known = (*book.cards_by_id, *table.factions, *table.sites)
    else:
        known = tuple(book.cards_by_id)
    if one not in known:
        raise ScriptError("script-unknown", kind=name, name=one, known=known, **where)


# -- what became of it -------------------------------------------------------------------------------------------------


def fault(position: Position) -> ScriptError | None:
    """The first draw that the script did not tell (`script-short`) or told impossibly (`script-impossible`)."""
    noted = position.state.misdrawn - 1
    if noted < 0:
        return None
    noted, kind = divmod(noted, len(KINDS))
    noted, what = divmod(noted, 2)
    index, place = divmod(noted, 256)
    where: dict[str, object] = {"kind": KINDS[kind], "index": index}
    if what == SHORT:
        return ScriptError("script-short", **where, name=str(index))
    entry = position.script.get(KINDS[kind], ())[index : index + 1]
    if KINDS[kind] in ROWS:
        where["place"] = place
        row = entry[0] if entry else ()
        entry = row[place : place + 1] if isinstance(row, tuple) else ()
    return ScriptError("script-impossible", **where, name=str(entry[0]) if entry else "")


def left(position: Position) -> list[ScriptError]:
    """For each kind the first entry that was never drawn."""
    out = []
    for kind in KINDS:
        used, script = _drawn(position, kind), position.script.get(kind, ())
        if used < len(script):
            entry = script[used]
            name = " ".join(str(one) for one in entry) if isinstance(entry, tuple) else str(entry)
            out.append(ScriptError("script-left", kind=kind, index=used, name=name))
    return out


def _drawn(position: Position, kind: str) -> int:
    """How many draws of the kind there were."""
    drawn: int = getattr(position.state, f"drawn_{kind}")
    return drawn


def _next(position: Position, kind: str) -> object:
    """The entry for the draw that was just counted; None if nothing says what it is."""
    script = position.script.get(kind)
    if script is None:
        return None
    index = _drawn(position, kind) - 1
    if index < len(script):
        return script[index]
    _note(position, kind, index, SHORT)
    return None


def _note(position: Position, kind: str, index: int, what: int, place: int = 0) -> None:
    """Keep the first fault, as a number in the state."""
    if not position.state.misdrawn:
        position.state.misdrawn = 1 + ((index * 256 + min(place, 255)) * 2 + what) * len(KINDS) + KINDS.index(kind)


def _impossible(position: Position, kind: str, place: int = 0) -> None:
    _note(position, kind, _drawn(position, kind) - 1, IMPOSSIBLE, place)


# -- binding -----------------------------------------------------------------------------------------------------------


def face(position: Position, faces: Sequence[int]) -> int | None:
    """The face of the die that was just counted, or None: the seed's."""
    wanted = _next(position, "roll")
    if not isinstance(wanted, int):
        return None
    if wanted not in faces:
        _impossible(position, "roll")
        return None
    return wanted


def on_top(position: Position, kind: str, things: list[int], sort: str) -> None:
    """The things that the next row of the script names come to the top, in its order."""
    swap(position, kind, things, lambda at, other: True, lambda name: _meant(position, sort, name))


def lay(position: Position, tiles: list[int], shown: int, seen: int, may: Callable[[int, int], bool]) -> None:
    """God tiles in the order of the script: the open ones, and behind them the printed gods, which lie where they lie.

    If more tiles are `seen` than stay open, they may follow, with the printed gods between or without them (B5.2).
    `may(place, tile)` says whether the tile could lie there for all that anybody has seen.
    """
    rest = position.book.always_gods

    def meant(name: object) -> tuple[int, ...]:
        return tuple(position.book.cards_by_id.get(name, ())) if isinstance(name, str) else ()

    row = _next(position, "gods")
    wanted = meant(row[shown]) if isinstance(row, tuple) and len(row) > shown else ()
    between = seen == shown or any(god in rest for god in wanted)
    laid = [*tiles[:shown], *rest, *tiles[shown:]] if between else [*tiles, *rest]
    gap = range(shown, shown + len(rest)) if between else range(len(tiles), len(laid))

    def may_come(at: int, other: int) -> bool:
        """A tile of the face-down ones may come into the row, one of the printed gods may not leave its place."""
        place = at - len(rest) if at >= gap.stop else at
        return at not in gap and place < seen and laid[other] not in rest and may(place, laid[other])

    swap(position, "gods", laid, may_come, meant, max(seen, shown) + len(rest))
    tiles[:] = [tile for tile in laid if tile not in rest]


def swap(
    position: Position,
    kind: str,
    things: list[int],
    may: Callable[[int, int], bool],
    meant: Callable[[object], tuple[int, ...]],
    most: int | None = None,
) -> None:
    """Exchange each thing with the one that the script has in its place, if it may come from there."""
    found_row = _next(position, kind)
    row = found_row if isinstance(found_row, tuple) else ()
    for at, name in enumerate(row):
        if name == ANY:
            continue
        copies = meant(name)
        # several copies of a card share an id: the first that is still there, also where nothing was said
        fits = at < (len(things) if most is None else most)
        places = [*range(at, len(things)), *(i for i in range(at) if row[i] == ANY)] if fits else []
        found = next((i for i in places if things[i] in copies), -1)
        if found < 0 or (found != at and not may(at, found)) or (found < at and not may(found, at)):
            _impossible(position, kind, at)
            return
        if kind == "shuffle" and found > at:  # the others keep their order
            things.insert(at, things.pop(found))
        else:
            things[at], things[found] = things[found], things[at]


def show(position: Position, kind: str, zone: int, place: int = 0) -> None:
    """A card of a pile is about to be seen: it becomes the scripted one, exchanged with that one's place in the pile.

    What somebody has looked at lies where it lies: it can neither come nor make way.
    """
    wanted = _next(position, kind)
    if not isinstance(wanted, str) or wanted == ANY:
        return
    pile = position.state.zones[zone]
    copies = position.book.cards_by_id.get(wanted, ())
    if pile[place] in copies:
        return
    seen = {card for _, card, z in position.state.knows if z == zone}
    found = next((i for i in range(place + 1, len(pile)) if pile[i] in copies and pile[i] not in seen), -1)
    if found < 0 or pile[place] in seen:
        _impossible(position, kind)
        return
    new = list(pile)
    new[place], new[found] = new[found], new[place]
    position.state.zones[zone] = tuple(new)


def named(position: Position, sort: str, things: Sequence[int]) -> tuple[str, ...]:
    """Things of a sort by the names that a script has for them: how `m.noted` tells what was drawn."""
    if sort == "marker":
        return tuple(position.table.factions[position.table.markers[x]] for x in things)
    if sort == "site":
        return tuple(position.table.sites[x] for x in things)
    return tuple(position.book.cards[card][1].id for card in things)


def _meant(position: Position, sort: str, name: object) -> tuple[int, ...]:
    """The numbers that a name of a script stands for among things of a sort."""
    if not isinstance(name, str):
        return tuple(numbers_in(name))
    if sort == "marker":
        return tuple(x for x, f in enumerate(position.table.markers) if position.table.factions[f] == name)
    if sort == "site":
        return (position.table.site_number.get(name, -1),)
    return tuple(position.book.cards_by_id.get(name, ()))
