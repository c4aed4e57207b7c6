"""What a card costs, read from the definitions: places on a track, lines of the gods, prices of abilities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cyclades_core.content.compiler.numbering import belongs

if TYPE_CHECKING:
    from cyclades_core import Ruleset
    from cyclades_core.text.i18n import Messages

# Verbs that bring a counted thing, and the key that names it.
BRINGS = {"place": "unit", "gain": "goods", "build": "building"}


class Price(NamedTuple):
    """One way to get or use a card. `source` is track, god, use, sacrifice, offering or always."""

    source: str
    prices: tuple[int, ...] = ()
    by: str = ""
    """The track, or the god, by its id."""


def prices_of(kind: str, definition: Any, rules: Ruleset) -> list[Price]:
    """All prices that the definitions know of a card, where it is got first.

    A price that is no number (one that an option or the board decides) is left out: the text of the card says it.
    """
    if kind == "god":
        return [Price("always" if definition.always else "offering")]
    found = list(_on_tracks(kind, definition, rules))
    if kind in BRINGS.values():
        found += _with_gods(kind, definition.id, rules)
    for ability in getattr(definition, "ability", ()):
        if _is_price(ability.price) and ability.price:
            found.append(Price("sacrifice" if ability.use == "sacrifice" else "use", (ability.price,)))
    return list(dict.fromkeys(found))


def words(price: Price, messages: Messages) -> str:
    """A price in words."""
    if price.source in ("offering", "always"):
        return messages.text(f"cli-card-cost-{price.source}")
    listed = ", ".join(map(str, price.prices))
    if price.source == "god" and not any(price.prices):
        return messages.text("cli-card-cost-free", god=f"god-{price.by}")
    if price.source == "god":
        return messages.text("cli-card-cost-god", god=f"god-{price.by}", prices=listed)
    if price.source == "track" and len(set(price.prices)) > 1:
        return messages.text("cli-card-cost-track", prices=listed)
    word = "fixed" if price.source == "track" else price.source
    return messages.text(f"cli-card-cost-{word}", price=price.prices[0])


def _on_tracks(kind: str, definition: Any, rules: Ruleset) -> Iterator[Price]:
    decks = {entry.id: entry.definition for entry in rules.entries if entry.kind == "deck"}
    for entry in rules.entries:
        if entry.kind == "track":
            deck = decks.get(entry.definition.deck)
            if deck is not None and entry.definition.prices and belongs(kind, definition, deck):
                yield Price("track", tuple(entry.definition.prices), entry.id)


def _with_gods(kind: str, ident: str, rules: Ruleset) -> Iterator[Price]:
    """What each god that brings this thing by name asks for it: first what is free, then what is paid."""
    for entry in rules.entries:
        if entry.kind != "god":
            continue
        prices: list[int] = []
        for line in (*_lines(entry.definition.free), *_lines(entry.definition.paid)):
            if _brings(line, kind, ident):
                prices += _line_prices(line)
        if prices:
            yield Price("god", tuple(prices), entry.id)


def _lines(effect: Any) -> Sequence[Mapping[str, Any]]:
    return [line for line in effect if isinstance(line, Mapping)] if isinstance(effect, Sequence) else ()


def _line_prices(line: Mapping[str, Any]) -> list[int]:
    prices = line.get("prices", [line.get("price", 0)])
    return [price for price in prices if _is_price(price)] if isinstance(prices, Sequence) else []


def _is_price(price: object) -> bool:
    return isinstance(price, int) and not isinstance(price, bool)


def _brings(line: Mapping[str, Any], kind: str, ident: str) -> bool:
    """Whether a line, or an effect inside it, brings this thing by name."""
    named = line.get(kind) if BRINGS.get(str(line.get("do"))) == kind else None
    if named == ident or (isinstance(named, list) and ident in named):
        return True
    return any(_brings(inner, kind, ident) for inner in _lines(line.get("effect")))
