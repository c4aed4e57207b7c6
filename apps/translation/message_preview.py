"""One card, or one message, as people will see it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from attrs import frozen
from fluent.syntax import ast

from cyclades_core.text.i18n import Messages
from cyclades_core.text.i18n.languages import ENGLISH
from cyclades_core.text.i18n.message_values import DECLARED_KIND

from ..cards.card_list import kind_word
from ..cards.text_limits import NAME, OWN_KINDS, fits, limit
from .fluent_writer import one_line
from .grammar import kinds_of
from .message_catalogue import NATURAL, MessageCatalog, kind_of, variables_in_comment
from .message_patterns import GENDERS, contents, keys_of, patterns, selector_of
from .source_records import TranslatedFrom
from .translation_findings import TranslationRefused

if TYPE_CHECKING:
    from ..cards.card_list import PrintedCard

COUNTS = (0, 1, 2, 5, 12, 20, 21, 22, 25, 101)
#: Names for players in examples; the first is the one whose gender is tried.
PLAYERS = ("ann", "bob", "cleo")
AREAS = ("C3", "D4", "E5")
PERSONS = frozenset("faction factions victim attacker defender winners seat player who".split())
PLACES = frozenset("area from to with sea".split())


def speaker(
    catalogue: MessageCatalog, lang: str, layers: tuple[str, ...], genders: dict[str, str] | None = None
) -> Messages:
    """The messages of a language as the program would say them, with those of this folder over ours."""
    from cyclades_core.text.i18n.message_folders import plugin_folders

    return Messages(lang, layers, folders=[*plugin_folders(), catalogue.folder], genders=genders)


def stack(layer: str) -> tuple[str, ...]:
    """The modules that a file of messages is read with: what it needs, then itself; one that can be played for ours.

    >>> stack("hades"), stack("nobody")
    (('legacy', 'hades'), ('nobody',))
    """
    from cyclades_core import available_modules

    modules = available_modules()
    if layer in NATURAL:
        alone = sorted(module.id for module in modules if not (module.requires or module.problems))
        return (*alone[:1], layer)
    found: list[str] = []
    for module in modules:
        for need in module.requires if _box(module.id) == layer else ():
            first = _box(need if isinstance(need, str) else next(iter(need["any"])))
            if first != layer:
                found += [name for name in stack(first) if name not in found]
    return (*found, layer)


def _box(module: str) -> str:
    """The box of a module, which names its file of messages."""
    return module.partition("/")[0]


@frozen
class Preview:
    """A card of one edition in one language."""

    key: str
    layer: str
    type: str
    name: str
    lines: tuple[tuple[str, str], ...]
    """Label and words: cost, texts, rule."""
    lengths: tuple[tuple[str, int, int, bool], ...]
    """Part, characters, about how many there may be, and whether it fits."""
    changed: tuple[tuple[str, str, str], ...] = ()
    """Part, the English it was translated from (empty if nobody knows), and the English now."""


def preview(catalogue: MessageCatalog, card: str, lang: str) -> list[Preview]:
    """A card, by its message or by its id alone, in every edition that has it."""
    found = []
    for layer in catalogue.layers:
        for key in catalogue.english(layer).messages:
            kind, _, ident = key.partition("-")
            if kind in (*OWN_KINDS, *catalogue.card_kinds) and card in (key, ident):
                found.append(_preview(catalogue, layer, key, lang))
    if not found:
        raise TranslationRefused("no-card", card=card)
    return found


def _preview(catalogue: MessageCatalog, layer: str, key: str, lang: str) -> Preview:
    say = speaker(catalogue, lang, stack(layer))
    printed = _printed(layer, key, say)
    source = catalogue.english(layer).messages[key]
    parts = [attribute.id.name for attribute in source.attributes if attribute.id.name != NAME]
    named = any(attribute.id.name == NAME for attribute in source.attributes)
    values: dict[str, Any] = {"case": "nom", "count": 1}
    name = say.attribute(key, NAME, **values) if named else say.text(key, **values)
    words = {part: say.attribute(key, part, **values) for part in parts}
    lines = [(say.text("cli-card-label-cost"), cost.text) for cost in printed.cost] if printed else []
    lines += [(say.text(f"cli-card-label-{part}"), _marked(say, key, part, text)) for part, text in words.items()]
    if printed and printed.rule:
        lines.append((say.text("cli-card-label-rule"), printed.rule))
    kind = kind_of(key)
    lengths = [
        (part, len(text), limit(kind, part) or 0, fits(kind, text, part))
        for part, text in {NAME: name, **words}.items()
    ]
    shown = _marked(say, key, NAME if named else None, name)
    changed = () if lang == ENGLISH else _changed(TranslatedFrom.of(catalogue, lang), layer, source)
    return Preview(key, layer, kind_word(kind, say), shown, tuple(lines), tuple(lengths), changed)


def _changed(made: TranslatedFrom, layer: str, source: ast.Message) -> tuple[tuple[str, str, str], ...]:
    """The parts of a message whose English is another than the one it was translated from."""
    now = dict(patterns(source))
    return tuple(
        (name.partition(".")[2] or NAME, one_line(was) if was is not None else "", one_line(now[name]))
        for name, was in made.changed(layer, source.id.name, source).items()
    )


def _marked(say: Messages, key: str, part: str | None, text: str) -> str:
    """A text, marked as on the sheets if it is not that of the language."""
    return text if say.is_own(key, part) else f"{text} [{say.text('cli-card-untranslated')}]"


def _printed(layer: str, key: str, say: Messages) -> PrintedCard | None:
    """The card as `cyclades cards` knows it, with its cost and rule; None if no module of that name holds it."""
    from cyclades_core import ContentError, CycladesError, Ruleset

    from ..cards.card_list import collect

    try:
        rules = Ruleset.load(list(stack(layer)))
    except (ContentError, CycladesError):
        return None
    sheet = collect(rules, say, [kind_of(key)])
    return next((card for card in sheet.cards if card.key == key and _box(card.module) == layer), None)


@frozen
class PreviewLine:
    """What a message gives for some values, in one language."""

    lang: str
    layer: str
    values: str
    text: str
    own: bool


def explain(catalogue: MessageCatalog, name: str) -> tuple[str, list[PreviewLine]]:
    """The variables of a message (or of `key.attribute`), and what it gives in every language."""
    key, _, attribute = name.partition(".")
    layers = [layer for layer in catalogue.layers if key in catalogue.english(layer).messages]
    if not layers:
        raise TranslationRefused("no-key", key=name)
    lines: list[PreviewLine] = []
    variables: dict[str, str] = {}
    for layer in layers:
        source = catalogue.english(layer).messages[key]
        if name not in dict(patterns(source)):
            raise TranslationRefused("no-key", key=name)
        variables |= variables_in_comment(source)
        for lang in (ENGLISH, *catalogue.languages):
            lines += _explained(catalogue, lang, layer, key, attribute, variables_in_comment(source))
    told = ", ".join(f"${variable} ({sort})" if sort else f"${variable}" for variable, sort in variables.items())
    return told, lines


def _explained(
    catalogue: MessageCatalog, lang: str, layer: str, key: str, attribute: str, sorts: dict[str, str]
) -> Iterator[PreviewLine]:
    file = catalogue.file(lang, layer)
    entry = (file.messages.get(key) if file is not None else None) or catalogue.english(layer).messages[key]
    pattern = dict(patterns(entry)).get(f"{key}.{attribute}" if attribute else key)
    cases, genders, numbers = _dimensions(pattern, sorts)
    for gender, case, number in product(genders, cases, numbers):
        people = {} if gender in (None, GENDERS[-1]) else {PLAYERS[0]: gender}
        say = speaker(catalogue, lang, stack(layer), people)
        values = sample_values(say, sorts, number) | ({"case": case} if case else {})
        text = say.attribute(key, attribute, **values) if attribute else say.text(key, **values)
        told = ", ".join(str(each) for each in (number, case, gender) if each is not None)
        yield PreviewLine(lang, layer, told, text, say.is_own(key, attribute or None))


Dimensions = tuple[list[str | None], list[str | None], list[int | None]]


def _dimensions(pattern: ast.Pattern | None, sorts: dict[str, str]) -> Dimensions:
    """The cases, genders and numbers that make a difference to a pattern."""
    used = contents(pattern) if pattern is not None else contents(ast.Pattern([]))
    cases = [key for select in used.selects if selector_of(select) == "$case" for key in keys_of(select)]
    by_gender = any(call.name == "GENDER" for call in used.calls)
    by_number = any(sort.startswith("number") for sort in sorts.values())
    return (
        list(dict.fromkeys(cases)) or [None],
        list(GENDERS) if by_gender else [None],
        list(COUNTS) if by_number else [None],
    )


def sample_values(say: Messages, sorts: dict[str, str], number: int | None) -> dict[str, Any]:
    """A value for each variable of a message: a thing of the right kind, where its name or type tells one."""
    values: dict[str, Any] = {}
    cards = cards_of(say)
    people, places = iter(PLAYERS), iter(AREAS)
    told: set[str] = set()
    for name, sort in sorts.items():
        many = sort.startswith(("ids", "pairs"))
        if sort.startswith("option"):
            continue  # as the module has it, unless a game says otherwise
        if sort.startswith("number"):
            values[name] = number
        elif name in PERSONS:
            values[name] = tuple(f"player-{each}" for each in PLAYERS[:2]) if many else f"player-{next(people)}"
        elif name in PLACES:
            values[name] = f"area-{next(places)}"
        elif kinds := kinds_of(name, sort, cards):
            found = _things(say, kinds)
            pairs = "count" in sort or "pairs" in sort
            first = next((each for each in found if each not in told), next(iter(found), name))
            values[name] = tuple((each, 2) if pairs else each for each in found[:2]) if many else first
            told.add(first)
        else:
            values[name] = (name,) if many else name
    return values


def cards_of(say: Messages) -> tuple[str, ...]:
    """The kinds of cards that the content in play declares."""
    return tuple(key.removeprefix(DECLARED_KIND) for key in say.keys(DECLARED_KIND))


def _things(say: Messages, kinds: tuple[str, ...]) -> list[str]:
    """Two ids of these kinds that have a name."""
    return [key for kind in kinds for key in say.keys(f"{kind}-")][:2]
