"""The cards of a ruleset, in words: one list that every format shows in its own way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cyclades_core.content.modules.drawing_symbols import symbols_drawn

from .card_costs import Price, prices_of, words
from .pictured_things import things_in
from .text_blocks import NAMES
from .text_limits import OWN_KINDS, PARTS

if TYPE_CHECKING:
    from cyclades_core import Ruleset
    from cyclades_core.content.modules.drawing_symbols import Symbol
    from cyclades_core.text.i18n import Messages


class CardText(NamedTuple):
    """A text, and whether the language has it itself."""

    text: str
    own: bool = True


class Cost(NamedTuple):
    """A price, and its words."""

    price: Price
    text: str


class CardPower(NamedTuple):
    """What a card does: all of it (`text`), or one of its powers, which have a label on the card."""

    name: str
    label: str
    said: CardText


class PrintedCard(NamedTuple):
    """A card or tile in one language."""

    kind: str
    id: str
    module: str
    rule: str
    copies: int
    type: str
    name: CardText
    cost_label: str
    cost: tuple[Cost, ...]
    parts: tuple[CardPower, ...]
    edition: CardText
    mark: str
    """What says that some of the texts are not translated; empty if all are."""
    block_labels: tuple[str, ...] = ()
    """The words of the language that begin a block of a text (`blocks`)."""
    shows: tuple[str, ...] = ()
    """The things that its rule is about, by the names of their symbols."""

    @property
    def key(self) -> str:
        """The id of its message."""
        return f"{self.kind}-{self.id}"

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the texts that the language does not have."""
        texts = {"name": self.name, **{part.name: part.said for part in self.parts}}
        return tuple(name for name, said in texts.items() if not said.own)


class Sheet(NamedTuple):
    """The cards of some modules in one language, with the words that stand around them."""

    lang: str
    title: str
    modules: tuple[tuple[str, str, str], ...]
    """Id, version and title of each."""
    labels: dict[str, str]
    headings: dict[str, str]
    """The plural of each kind that has a card."""
    cards: tuple[PrintedCard, ...]
    symbols: Mapping[str, Symbol]
    """What the boxes draw their things with."""


LABELS = ("name", "cost", *PARTS, "edition", "rule", "copies", "aid")


def kinds_of(rules: Ruleset) -> tuple[str, ...]:
    """The kinds of definition that have a card, in the order of the sheets: gods, then the kinds that content declares,
    those with a figure on the board first, then the rest.
    """
    declared = [kind for kind in rules.card_kinds if kind not in OWN_KINDS]
    declared.sort(key=lambda kind: rules.card_kinds[kind].figure == "none")
    return (*OWN_KINDS[:1], *declared, *OWN_KINDS[1:])


def collect(rules: Ruleset, messages: Messages, kinds: Iterable[str] | None = None) -> Sheet:
    """All cards of the ruleset of these kinds (or all), by kind and then in the order of the modules and files."""
    labels = {name: messages.text(f"cli-card-label-{name}") for name in LABELS}
    block_labels = tuple(dict.fromkeys(messages.text(f"cli-card-block-{name}") for name in NAMES))
    wanted = set(kinds_of(rules) if kinds is None else kinds)
    cards = tuple(
        _card(entry, rules, messages, labels, block_labels)
        for kind in kinds_of(rules)
        if kind in wanted
        for entry in rules.entries
        if entry.kind == kind
    )
    titles = [(module, version, _edition(module, messages).text) for module, version in rules.modules]
    return Sheet(
        lang=messages.lang,
        title=messages.text("cli-card-title", modules=tuple(f"module-{module}" for module, _ in rules.modules)),
        modules=tuple(titles),
        labels=labels,
        headings={kind: _heading(kind, messages) for kind in dict.fromkeys(card.kind for card in cards)},
        cards=cards,
        symbols=symbols_drawn(module for module, _ in rules.modules),
    )


def _card(
    entry: Any, rules: Ruleset, messages: Messages, labels: dict[str, str], block_labels: tuple[str, ...]
) -> PrintedCard:
    key = f"{entry.kind}-{entry.id}"
    parts = tuple(
        CardPower(name, "" if name == PARTS[0] else labels[name], _said(messages, key, name, rules.options))
        for name in PARTS
        if messages.has(key, name)
    )
    if not parts:  # nobody has written it: the id stands for it
        parts = (CardPower(PARTS[0], "", _said(messages, key, PARTS[0], rules.options)),)
    # Counted things are a plural as value and carry their bare name as attribute.
    name = _said(messages, key, "name" if messages.has(key, "name") else None, rules.options)
    card = PrintedCard(
        kind=entry.kind,
        id=entry.id,
        module=entry.module,
        rule=entry.definition.cite,
        copies=getattr(entry.definition, "copies", 1),
        type=kind_word(entry.kind, messages),
        name=CardText(name.text[:1].upper() + name.text[1:], name.own),
        cost_label=labels["cost"],
        cost=tuple(Cost(price, words(price, messages)) for price in prices_of(entry.kind, entry.definition, rules)),
        parts=parts,
        edition=_edition(entry.module, messages),
        mark="",
        block_labels=block_labels,
        shows=things_in(entry.definition),
    )
    return card._replace(mark=messages.text("cli-card-untranslated")) if card.missing else card


def kind_word(kind: str, messages: Messages) -> str:
    """What a kind is called: one of cards by the message of who declares it, the others by the sheet."""
    return messages.text(f"cli-card-kind-{kind}" if kind in OWN_KINDS else f"card-kind-{kind}", case="nom")


def _heading(kind: str, messages: Messages) -> str:
    if kind in OWN_KINDS:
        return messages.text(f"cli-card-kinds-{kind}")
    declared = f"card-kind-{kind}"
    return messages.attribute(declared, "kinds") if messages.has(declared, "kinds") else kind_word(kind, messages)


def _edition(module: str, messages: Messages) -> CardText:
    return _said(messages, f"module-{module.replace('/', '-')}", None)


def _said(messages: Messages, key: str, attr: str | None, options: Mapping[str, Any] | None = None) -> CardText:
    """A text in its first form: names are declined by `$case`, things are counted by `$count`.

    Rule and text come from the same values: the options are those of the ruleset, whatever the messages were made for.
    """
    own = messages.is_own(key, attr)
    values: dict[str, Any] = {"case": "nom", "count": 1, **(options or {})}
    return CardText(messages.text(key, **values) if attr is None else messages.attribute(key, attr, **values), own)
