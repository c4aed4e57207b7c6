"""The canonical layout of Fluent files: that of the serialiser of `fluent.syntax`, which Weblate and Pontoon write too.

A file in this layout stays as it is when a message of it is saved there: what changes is what somebody has changed.

    >>> loose = "# A troop.\\nunit = { $n ->\\n  [one] a troop\\n *[other] troops\\n}\\n\\n\\nsign = [OPTIONS]\\n"
    >>> print(formatted(loose), end="")
    # A troop.
    unit =
        { $n ->
            [one] a troop
           *[other] troops
        }
    sign = { "[" }OPTIONS]

A text may not begin with a letter that means something at the beginning of a line: such a letter is quoted.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize, visitor
from fluent.syntax.serializer import FluentSerializer

from .message_catalogue import Entry
from .translation_findings import TranslationRefused

__all__ = ["canonical", "formatted", "unformatted"]

SPECIAL = "[.*"


class _Quoting(visitor.Transformer):
    """Quotes what may not begin a text."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        found = self.generic_visit(node)
        first = found.elements[0] if found.elements else None
        if isinstance(first, ast.TextElement) and first.value[:1] in SPECIAL and first.value:
            rest = [ast.TextElement(first.value[1:])] if first.value[1:] else []
            found.elements[:1] = [ast.Placeable(ast.StringLiteral(first.value[0])), *rest]
        return found


def formatted(text: str, file: str = "") -> str:
    """A file in the canonical layout; `TranslationRefused` if a line of it cannot be read."""
    resource = FluentParser(with_spans=True).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TranslationRefused(
                "format-junk", file=file, line=text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            )
    return str(serialize(_Quoting().visit(resource)))


def canonical(entry: Entry) -> str:
    """A message or term in this layout, its comment aside, without a line break at the end."""
    bare = entry.clone()
    bare.comment = None
    return str(FluentSerializer().serialize_entry(_Quoting().visit(bare))).strip("\n")


def unformatted(files: list[Path]) -> dict[Path, str]:
    """Those of the files that are not in the canonical layout, with the text that they should have."""
    found = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        right = formatted(text, str(file))
        if right != text:
            found[file] = right
    return found
