"""A pattern as single texts, one for each variant, and back again without loss.

A tool for PO files knows texts, not selectors. So every variant becomes a text of its own, and the way to it becomes
part of its address: `$case=acc; $count=*many` is the default variant `many` of a selector on `$count` inside the
variant `acc` of one on `$case`. Where a selector stands in the middle of a sentence, the sentence keeps a mark in its
place, `{ VARIANTS($count, 1) }`, and the texts for it have the number in their address: `1:$count=one`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from attrs import frozen
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_variant_key

from .fluent_writer import placeable_text
from .message_catalogue import parse_pattern_entry
from .message_patterns import selector_of

MARK = "VARIANTS"
NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?\Z")
STEP = re.compile(r"(?:(?P<index>[0-9]+):)?(?P<selector>.+)=(?P<default>\*?)(?P<key>[^=*]+)\Z", re.DOTALL)


class Damaged(Exception):
    """A text that is no pattern, or texts that do not fit together; `detail` as the parser puts it."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


@frozen
class VariantStep:
    """One selector on the way to a text: which of the sentence (0: it is all of it), and the variant taken."""

    index: int
    selector: str
    key: str
    default: bool

    def __str__(self) -> str:
        number = f"{self.index}:" if self.index else ""
        return f"{number}{self.selector}={'*' if self.default else ''}{self.key}"


Path = tuple[VariantStep, ...]


def path_text(path: Path) -> str:
    """A way as it stands in an address."""
    return "; ".join(map(str, path))


def read_path(text: str) -> Path:
    """A way from an address.

    >>> path_text(read_path("$case=acc; 1:GENDER($who)=*other"))
    '$case=acc; 1:GENDER($who)=*other'
    """
    steps = []
    for part in text.split("; ") if text else ():
        match = STEP.match(part)
        if match is None:
            raise Damaged(part)
        steps.append(VariantStep(int(match["index"] or 0), match["selector"], match["key"], bool(match["default"])))
    return tuple(steps)


def split(pattern: ast.Pattern, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """The texts of a pattern with the way to each, in their order."""
    selects = [select for each in pattern.elements if (select := _select_in(each)) is not None]
    alone = len(pattern.elements) == 1 and bool(selects)
    if not alone:
        yield path, "".join(_text(element) for element in _marked(pattern))
    for number, select in enumerate(selects, start=1):
        for variant in select.variants:
            key = serialize_variant_key(variant.key)
            step = VariantStep(0 if alone else number, selector_of(select), key, bool(variant.default))
            yield from split(variant.value, (*path, step))


Element = ast.TextElement | ast.Placeable


def _select_in(element: Element) -> ast.SelectExpression | None:
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return inner if isinstance(inner, ast.SelectExpression) else None


def _text(element: Element) -> str:
    """A piece of a sentence as a translator sees it; its lines are not indented."""
    return str(element.value) if isinstance(element, ast.TextElement) else placeable_text(element)


def _marked(pattern: ast.Pattern) -> Iterator[Element]:
    """The elements of a sentence, with a mark in place of each selector."""
    number = 0
    for element in pattern.elements:
        select = _select_in(element)
        if select is not None:
            number += 1
            arguments: list[Any] = [select.selector, ast.NumberLiteral(str(number))]
            element = ast.Placeable(ast.FunctionReference(ast.Identifier(MARK), ast.CallArguments(arguments)))
        yield element


def join(texts: list[tuple[Path, str]]) -> ast.Pattern:
    """The pattern that `split` gives these texts for. Raises `Damaged` if there is none."""
    own = [text for path, text in texts if not path]
    nested = [(path, text) for path, text in texts if path]
    if len(own) > 1 or not texts:
        raise Damaged(path_text(texts[0][0]) if texts else "")
    if not own:
        if any(path[0].index for path, _ in nested):
            raise Damaged(path_text(nested[0][0]))
        return ast.Pattern([ast.Placeable(_select(nested))])
    pattern = read_text(own[0])
    used: set[int] = set()
    for element in pattern.elements:
        number = _mark_number(element)
        if number and isinstance(element, ast.Placeable):
            used.add(number)
            element.expression = _select([each for each in nested if each[0][0].index == number])
    if used != {path[0].index for path, _ in nested}:
        raise Damaged(f"{MARK} {sorted(used)}")
    return pattern


def _mark_number(element: Element) -> int:
    """The number of the selector that a mark stands for, or 0."""
    call = element.expression if isinstance(element, ast.Placeable) else None
    if not (isinstance(call, ast.FunctionReference) and call.id.name == MARK):
        return 0
    last = call.arguments.positional[-1] if call.arguments.positional else None
    if not (isinstance(last, ast.NumberLiteral) and last.value.isdecimal() and int(last.value) > 0):
        raise Damaged(MARK)
    return int(last.value)


def _select(texts: list[tuple[Path, str]]) -> ast.SelectExpression:
    """The selector whose variants these texts are, by the first step of their ways."""
    if not texts:
        raise Damaged(MARK)
    heads = list(dict.fromkeys(path[0] for path, _ in texts))
    keys = [head.key for head in heads]
    if len({head.selector for head in heads}) != 1 or [head.default for head in heads].count(True) != 1:
        raise Damaged(path_text(texts[0][0]))
    if len(set(keys)) != len(keys):
        raise Damaged(path_text(texts[0][0]))
    variants = [
        ast.Variant(_key(head.key), join([(path[1:], text) for path, text in texts if path[0] == head]), head.default)
        for head in heads
    ]
    return ast.SelectExpression(_selector(heads[0].selector), variants)


def _key(text: str) -> ast.Identifier | ast.NumberLiteral:
    return ast.NumberLiteral(text) if NUMBER.match(text) else ast.Identifier(text)


def _selector(text: str) -> ast.InlineExpression:
    """A selector from the way it is written."""
    entry = parse_pattern_entry(f"x = {{ {text} ->\n   *[x] x\n}}\n")
    if isinstance(entry, ast.Junk) or entry.value is None:
        raise Damaged(text)
    select = _select_in(entry.value.elements[0])
    if select is None:
        raise Damaged(text)
    return select.selector


def read_text(text: str) -> ast.Pattern:
    """The pattern of a text: what stands between braces is Fluent, the rest is taken as it is.

    >>> from .fluent_writer import pattern_text
    >>> pattern_text(read_text("[x] pays { $n } GP"))
    '[x] pays { $n } GP'
    """
    elements: list[Element] = []
    rest = text.strip()
    if not rest:
        raise Damaged("")
    while rest:
        before, brace, _ = rest.partition("{")
        if "}" in before:
            raise Damaged("}")
        if before:
            elements.append(ast.TextElement(before))
        if not brace:
            break
        length = _placeable_length(rest[len(before) :])
        elements.append(_placeable(rest[len(before) : len(before) + length]))
        rest = rest[len(before) + length :]
    return ast.Pattern(elements)


def _placeable_length(text: str) -> int:
    """How many signs from an opening brace to its closing one; those in quotes do not count."""
    depth, quoted, at = 0, False, 0
    while at < len(text):
        sign = text[at]
        if quoted and sign == "\\":
            at += 1
        elif sign == '"' and depth:
            quoted = not quoted
        elif not quoted:
            depth += (sign == "{") - (sign == "}")
            if not depth:
                return at + 1
        at += 1
    raise Damaged(text.partition("\n")[0])


def on_lines(text: str) -> str:
    """A selector that somebody has written on one line, as Fluent wants it: each variant on its own.

    >>> print(on_lines("{ $case -> *[nom] Zeus [gen] Dia }"))
    { $case ->
    *[nom] Zeus
    [gen] Dia
    }
    """
    out: list[str] = []
    selects: list[bool] = []  # for each open brace whether it holds a selector
    for piece in re.split(r'("(?:[^"\\]|\\.)*"|[{}]|->|\s+(?=\*?\[[^\s\[\]]+\]))', text):
        if piece == "{":
            selects.append(False)
        elif piece == "->" and selects:
            selects[-1] = True
        elif piece == "}" and selects and selects.pop():
            piece = "\n}"
        elif piece.isspace() and selects and selects[-1]:
            piece = "\n"
        out.append(piece.rstrip(" ") if selects and selects[-1] else piece)
    return re.sub(r" +\n", "\n", "".join(out))


def _placeable(text: str) -> ast.Placeable:
    if "->" in text and "\n" not in text:
        text = on_lines(text)
    entry = parse_pattern_entry("x = " + text.replace("\n", "\n    ") + "\n")
    if isinstance(entry, ast.Junk):
        note = entry.annotations[0] if entry.annotations else None
        raise Damaged(f"{note.code} {note.message} {text}" if note else text)
    elements = entry.value.elements if entry.value is not None else []
    if len(elements) != 1 or not isinstance(elements[0], ast.Placeable):
        raise Damaged(text)
    return elements[0]


def nearest(texts: list[tuple[Path, str]], path: Path) -> str:
    """Of English texts the one that says most nearly what a way of the translation leads to."""
    wanted = {step.selector: step.key for step in path}

    def fit(candidate: Path) -> tuple[int, int, int]:
        same = sum(wanted.get(step.selector) == step.key for step in candidate)
        other = sum(
            step.selector in wanted and wanted[step.selector] != step.key and not step.default for step in candidate
        )
        usual = sum(step.default for step in candidate)
        return (-other, same, usual)

    # the sentence itself belongs to a way that begins nowhere else in it
    numbered = bool(path) and path[0].index > 0
    pool = [each for each in texts if bool(each[0] and each[0][0].index) == numbered] or texts
    return max(pool, key=lambda each: fit(each[0]))[1]
