"""Grammar that a program can see: plural forms, cases and genders."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from fluent.syntax import ast

from cyclades_core.text.i18n.message_values import NAMED_KINDS
from cyclades_core.text.i18n.plural_rules import categories, plural_rule

from .message_catalogue import LocaleFile, MessageCatalog, kind_of, own_folder, variables_in_comment
from .message_patterns import (
    CATEGORIES,
    GENDERS,
    PLAIN_WORDS,
    contents,
    default_of,
    is_plural,
    keys_of,
    patterns,
    selector_of,
)
from .translation_findings import TranslationFinding

#: What a variable of this name is the id of, where the comment of the English message does not say it.
KINDS_OF_VARIABLES: dict[str, tuple[str, ...]] = {
    "god": ("god",),
    "gods": ("god",),
    "covered": ("god",),
    "building": ("building",),
    "into": ("building",),
    "unit": ("unit",),
    "group": ("unit",),
    "units": ("unit",),
    "goods": ("goods",),
    "phase": ("phase",),
    "zone": ("pile",),
    "counter": ("counter",),
    # what a sentence may ask of an area, the messages that put it into words must offer
    "area": ("place",),
    "from": ("place",),
    "to": ("place",),
    "with": ("place",),
}
#: Kinds of message that hold cases.
DECLINED = (*NAMED_KINDS, "place")


def kinds_of(variable: str, sort: str, cards: Sequence[str]) -> tuple[str, ...]:
    """The kinds of thing that a variable may name, by its type in the English comment, else by its name. `cards` are
    the kinds of cards that content declares.

    >>> cards = ("omen", "relic")
    >>> kinds_of("x", "id: omen or relic", cards), kinds_of("god", "id", cards), kinds_of("gods", "ids: gods", cards)
    (('omen', 'relic'), ('god',), ('god',))
    >>> kinds_of("card", "id", cards), kinds_of("relic", "id", cards), kinds_of("card", "id: portent", cards)
    (('omen', 'relic'), ('relic',), ())
    """
    known = (*NAMED_KINDS, *cards)
    said = [word.removesuffix("s") if word not in known else word for word in re.findall("[a-z]+", sort)]
    named = {**{kind: (kind,) for kind in cards}, "card": tuple(cards), **KINDS_OF_VARIABLES}
    found = tuple(kind for kind in said if kind in known)
    return found if found or ":" in sort else named.get(variable, ())


def grammar_findings(catalogue: MessageCatalog, lang: str, files: Sequence[LocaleFile]) -> Iterator[TranslationFinding]:
    """Plural forms and genders of each message; cases of all messages of a kind together."""
    for file in files:
        english = catalogue.english(file.layer).entries
        for key, entry in file.entries.items():
            source = english.get(key)
            numbers = (
                {name for name, sort in variables_in_comment(source).items() if sort == "number"} if source else set()
            )
            for name, pattern in patterns(entry):
                for select in contents(pattern).selects:
                    yield from _plurals(file, lang, name, select, numbers)
                    yield from _genders(file, name, select)
    yield from _cases(catalogue, lang, files)


def in_cldr_order(found: set[str] | frozenset[str]) -> list[str]:
    """Plural categories from zero to other.

    >>> in_cldr_order({"other", "few", "one"})
    ['one', 'few', 'other']
    """
    return [category for category in CATEGORIES if category in found]


def _plurals(
    file: LocaleFile, lang: str, name: str, select: ast.SelectExpression, numbers: set[str]
) -> Iterator[TranslationFinding]:
    selector = select.selector
    by_number = isinstance(selector, ast.VariableReference) and selector.id.name in numbers
    if not (is_plural(select) or by_number):
        return
    offered = categories(lang)
    known = ", ".join(in_cldr_order(offered))
    keys = dict(zip(keys_of(select), select.variants, strict=True))
    words = {key for key, variant in keys.items() if isinstance(variant.key, ast.Identifier)} - PLAIN_WORDS
    for key in sorted(words - set(CATEGORIES)):
        arguments = {"key": name, "name": key, "known": known}
        yield TranslationFinding(file.name, *file.place_of(keys[key].key), "plural-unknown", arguments)
    # a choice of nothing but *[other] has lost its other forms; [0] beside it asks for one number and is fine
    if not is_plural(select) and len(keys) > 1:
        return
    missing = in_cldr_order(offered - words)
    if missing:
        arguments = {"key": name, "missing": ", ".join(missing), "lang": lang}
        yield TranslationFinding(file.name, *file.place_of(select), "plural-missing", arguments)
    one = keys.get("one")
    if one is not None and "0" not in keys and plural_rule(lang)(0) == "one" and not contents(one.value).variables:
        yield TranslationFinding(file.name, *file.place_of(one.key), "plural-zero", {"key": name, "lang": lang})
    for key in in_cldr_order((words & set(CATEGORIES)) - offered):
        yield TranslationFinding(file.name, *file.place_of(keys[key].key), "plural-unused", {"key": name, "name": key})


def _genders(file: LocaleFile, name: str, select: ast.SelectExpression) -> Iterator[TranslationFinding]:
    if not (isinstance(select.selector, ast.FunctionReference) and select.selector.id.name == "GENDER"):
        return
    for key, variant in zip(keys_of(select), select.variants, strict=True):
        if key not in GENDERS:
            yield TranslationFinding(
                file.name, *file.place_of(variant.key), "gender-unknown", {"key": name, "name": key}
            )
    if default_of(select) != GENDERS[-1]:
        yield TranslationFinding(file.name, *file.place_of(select), "gender-default", {"key": name})


Offer = tuple[LocaleFile, str, ast.SyntaxNode, frozenset[str]]


def usual_cases(catalogue: MessageCatalog, lang: str, kind: str, part: str = "") -> frozenset[str]:
    """Return the cases that names of a kind offer in a language; none if nothing of the kind is named there."""
    found = _offers(catalogue, lang).get((kind, part), [])
    return _usual(found) if found else frozenset()


def _usual(found: Sequence[Offer]) -> frozenset[str]:
    """Return the cases that most messages offer, of equally frequent ones the most cases."""
    usual = Counter(cases for *_, cases in found).most_common()
    return max((cases for cases, count in usual if count == usual[0][1]), key=len)


def _offers(catalogue: MessageCatalog, lang: str) -> dict[tuple[str, str], list[Offer]]:
    """Return what the names of each kind offer, and of counted things their bare names."""
    offers: dict[tuple[str, str], list[Offer]] = {}
    # what a third party names stands in our sentences too, beside the things that we name
    below = () if catalogue.is_ours else MessageCatalog.at(own_folder()).files(lang)
    for file in (*below, *catalogue.files(lang)):
        for entry in file.messages.values():
            for name, pattern in patterns(entry):
                part = name.partition(".")[2]
                if kind_of(name) in (*DECLINED, *catalogue.card_kinds) and part in ("", "name"):
                    for node, cases in _offered(pattern):
                        offers.setdefault((kind_of(name), part), []).append((file, name, node, cases))
    return offers


def _cases(catalogue: MessageCatalog, lang: str, files: Sequence[LocaleFile]) -> Iterator[TranslationFinding]:
    """Every message of a kind offers the same cases, and what is asked for is offered."""
    offers = _offers(catalogue, lang)
    for (kind, _), found in offers.items():
        expected = _usual(found)
        for file, name, node, cases in found:
            if cases != expected and file in files:
                arguments = {"key": name, "kind": kind, "found": _listed(cases), "expected": _listed(expected)}
                yield TranslationFinding(file.name, *file.place_of(node), "cases-differ", arguments)
    yield from _calls(catalogue, files, offers)


def _offered(pattern: ast.Pattern) -> list[tuple[ast.SyntaxNode, frozenset[str]]]:
    """The cases of each selector on $case; the pattern itself, with the one case it has, if there is none."""
    found: list[tuple[ast.SyntaxNode, frozenset[str]]] = [
        (select, frozenset(keys_of(select))) for select in contents(pattern).selects if selector_of(select) == "$case"
    ]
    return found or [(pattern, frozenset({"nom"}))]


def _calls(
    catalogue: MessageCatalog, files: Sequence[LocaleFile], offers: dict[tuple[str, str], list[Offer]]
) -> Iterator[TranslationFinding]:
    for file in files:
        english = catalogue.english(file.layer).entries
        for key, entry in file.entries.items():
            sorts = variables_in_comment(english[key]) if key in english else {}
            for name, pattern in patterns(entry):
                for call in contents(pattern).calls:
                    sort = sorts.get(call.variable or "", "")
                    kinds = kinds_of(call.variable or "", sort, catalogue.card_kinds)
                    for kind in kinds if call.case else ():
                        if call.name in ("LIST", "ANY") and len(kinds) > 1 and not _declines(kind, offers):
                            continue  # beside things that have the case: "a troop and the Caduceus"
                        if call.may_be(kind) and not _is_offered(kind, call.name, str(call.case), offers):
                            arguments = {"key": name, "case": call.case, "name": f"${call.variable}", "kind": kind}
                            where = file.place_of(call.node)
                            # where the comment does not say which kinds come, some of them perhaps never do
                            doubtful = len(kinds) > 1 and kind not in sort
                            yield TranslationFinding(file.name, *where, "case-not-offered", arguments, doubtful)


def _is_offered(kind: str, function: str, case: str, offers: dict[tuple[str, str], list[Offer]]) -> bool:
    """Whether some message of the kind offers the case: that all do is asked for elsewhere."""
    # NAME of a counted thing is its bare name, the attribute; UNIT is the value
    part = "name" if function == "NAME" and (kind, "name") in offers else ""
    found = offers.get((kind, part), [])
    return not found or any(case in cases for *_, cases in found)


def _declines(kind: str, offers: dict[tuple[str, str], list[Offer]]) -> bool:
    """Whether things of the kind have cases in this language."""
    return any(len(cases) > 1 for *_, cases in offers.get((kind, ""), []))


def _listed(cases: frozenset[str]) -> str:
    return ", ".join(sorted(cases))
