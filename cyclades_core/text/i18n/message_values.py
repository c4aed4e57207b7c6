"""Arguments of messages: which kinds of id there are, and what of Python's values a message sees."""

from __future__ import annotations

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from typing import Any

# Kinds whose ids are names already (people type them, boards print them): shown without the kind if no message exists.
BARE_KINDS = frozenset({"area", "faction", "marker", "player", "seat", "side", "site", "slot", "team", "tile", "track"})
# Kinds whose ids must have a message, in the order in which a bare id is looked for: gods, behind them the kinds of
# cards that content declares, then the rest.
NAMED_KINDS = (
    *("god", "building", "goods", "unit", "phase", "pile", "counter", "board", "module", "option"),
    *("land", "sea"),  # names of places
)
# Answers and rules, as on a button: only under their kind, since a player may be called "stay".
SPOKEN_KINDS = ("line", "word", "rule")
# The message of a kind of cards that content declares: cards of such a kind are named `kind-id`, like ours.
DECLARED_KIND = "card-kind-"
COUNTED_KINDS = ("unit", "goods", "building")
# What GENDER may answer; the last is the neutral wording.
GENDERS = ("masculine", "feminine", "other")
# The case that a name has where a message asks for none.
NOMINATIVE = "nom"


class IdList(str):
    """A tuple of ids on its way to LIST: reads as a text wherever else it is put."""

    items: tuple[Any, ...] = ()


def native(value: object) -> object:
    """An argument as messages see it: texts and numbers as they are; truth, nothing and tuples as text."""
    if isinstance(value, str):
        return value if value.isprintable() else _clean(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        ids = IdList(_clean(", ".join(map(str, value))))
        ids.items = tuple(value)
        return ids
    return value


def _clean(text: str) -> str:
    from cyclades_core.engine.values.safe_text import clean  # seldom needed

    return text if text.isprintable() else clean(text)


def person(ident: object) -> str:
    """The name of a player without its kind.

    >>> person("player-ann"), person("seat-bob"), person("cleo"), person("anna-maria")
    ('ann', 'bob', 'cleo', 'anna-maria')
    """
    kind, hyphen, rest = str(ident).partition("-")
    return rest if hyphen and rest and kind in BARE_KINDS else str(ident)


def candidates(ident: object, kinds: tuple[str, ...], cards: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The messages that may name an id: its own if it says its kind, then one for each kind; `cards` are the kinds of
    cards that content declares, behind gods among all that have a name.

    >>> candidates("base:omen:comet", NAMED_KINDS, ("omen",)), candidates("zeus", NAMED_KINDS, ("omen",))[:3]
    (('omen-comet',), ('god-zeus', 'omen-zeus', 'building-zeus'))
    >>> candidates("omen-comet", ("unit",), ("omen",))
    ('omen-comet', 'unit-omen-comet')
    """
    text = str(ident)
    if text.count(":") == 2:
        text = text.partition(":")[2]
    # Dots and slashes (t3.A, hades/undead) cannot stand in the id of a message.
    key = text.replace(":", "-").replace(".", "-").replace("/", "-")
    kind, hyphen, _ = key.partition("-")
    own = (key,) if hyphen and kind in (*NAMED_KINDS, *cards, *BARE_KINDS, *SPOKEN_KINDS) else ()
    if own and (kind in BARE_KINDS or kind in SPOKEN_KINDS or text != str(ident)):
        return own
    # Some bare ids begin with the name of a kind: a bonus may be called bonus-x, its message is bonus-bonus-x.
    if kinds == NAMED_KINDS:
        kinds = (*kinds[:1], *cards, *kinds[1:])
    return own + tuple(f"{kind}-{key}" for kind in kinds)
