"""A new language: every file, with every message to translate.

What is still to be translated stands in comments, so every Fluent tool agrees that it is missing, and English is shown
in its place:

    # $count (number)
    # > unit-troop = { $count ->
    # >     [one] { $count } troop
    # >     [few] { $count } troops
    # >    *[other] { $count } troops
    # > }

Selectors on counts offer the plural forms of the language already.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import ast

from cyclades_core.files import new_folder, write_file
from cyclades_core.text.i18n.languages import ENGLISH
from cyclades_core.text.i18n.plural_rules import categories

from .fluent_layout import canonical
from .grammar import in_cldr_order
from .message_catalogue import TODO, Entry, LocaleFile, MessageCatalog, checked_code
from .message_patterns import is_plural, keys_of
from .translation_findings import TranslationRefused

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages


def add(catalogue: MessageCatalog, lang: str, name: str, messages: Messages) -> tuple[Path, int]:
    """Start a language; return its folder and how many messages there are to translate. All or nothing."""
    checked_code(lang)
    if lang == ENGLISH:
        raise TranslationRefused("source-language")
    folder = catalogue.writable() / lang
    if folder.exists():
        raise TranslationRefused("language-there", folder=str(folder), command=catalogue.command("status", lang))
    count = 0
    with new_folder(folder) as beside:  # so that an interrupt leaves no half of a language
        for layer in catalogue.layers:
            english = catalogue.english(layer)
            head = messages.text("locale-head", lang=lang, name=name or lang, file=f"{layer}.ftl")
            write_file(beside / english.path.name, skeleton(english, lang, head))
            count += len(english.messages)
    return folder, count


def skeleton(english: LocaleFile, lang: str, head: str = "") -> str:
    """A file of a new language: the comments of the English one, and its messages behind `# >`."""
    parts = [_comment(head, "###")] if head else []
    for item in english.resource.body:
        if isinstance(item, ast.ResourceComment):
            parts.append(_comment(item.content or "", "###"))
        elif isinstance(item, ast.GroupComment):
            parts.append(_comment(item.content or "", "##"))
        elif isinstance(item, ast.Comment):
            parts.append(_comment(item.content or "", "#"))
        elif isinstance(item, (ast.Message, ast.Term)):
            parts.append(todo(item, lang))
    return "\n".join(parts)


def todo(entry: Entry, lang: str) -> str:
    """An English entry as a comment to be translated, with its own comment above it."""
    context = (entry.comment.content or "").split("\n") if entry.comment else []
    prepared = prepare(entry, lang)
    return _comment("\n".join([*context, *(f"{TODO} {line}" for line in canonical(prepared).split("\n"))]), "#")


def _comment(text: str, mark: str) -> str:
    return "".join(f"{mark} {line}".rstrip() + "\n" for line in text.split("\n"))


def prepare(entry: Entry, lang: str) -> Entry:
    """An English entry with the plural forms of another language in its selectors; the words stay English."""
    prepared = entry.clone()
    prepared.comment = None
    for pattern in [prepared.value, *(attribute.value for attribute in prepared.attributes)]:
        if pattern is not None:
            _prepare_pattern(pattern, in_cldr_order(categories(lang)))
    return prepared


def _prepare_pattern(pattern: ast.Pattern, wanted: list[str]) -> None:
    for element in pattern.elements:
        if not (isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)):
            continue
        select = element.expression
        if is_plural(select):
            select.variants = _plural_variants(select, wanted)
        for variant in select.variants:
            _prepare_pattern(variant.value, wanted)


def _plural_variants(select: ast.SelectExpression, wanted: list[str]) -> list[ast.Variant]:
    """Variants for the plural forms of a language: the English words of that form, else those of its default."""
    by_key = dict(zip(keys_of(select), select.variants, strict=True))
    default = next(variant for variant in select.variants if variant.default)
    kept = [each for each in select.variants if isinstance(each.key, ast.NumberLiteral)]
    new = []
    for category in wanted:
        words = by_key.get(category, default).value.clone()
        new.append(ast.Variant(ast.Identifier(category), words, default=category == wanted[-1]))
    for variant in kept:
        variant.default = False
    return [*kept, *new]
