"""What stands in a message: variables, references, functions, selectors. Pure questions to the syntax tree."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import field, mutable
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression, serialize_variant_key
from fluent.syntax.visitor import Visitor

from .message_catalogue import Entry, key_of

#: The functions that a message may call, in the order in which a guide would tell of them, each as it is written.
FORMS = {
    "NAME": 'NAME($id, case: "acc")',  # text: ok Fluent
    "UNIT": 'UNIT($unit, $count, case: "acc")',  # text: ok Fluent
    "LIST": 'LIST($ids, case: "acc")',  # text: ok Fluent
    "ANY": 'ANY($ids, case: "acc")',  # text: ok Fluent
    "TALLY": "TALLY($ids)",
    "COUNT": "COUNT($ids)",
    "KIND": "KIND($id)",
    "INITIAL": "INITIAL($id)",
    "GENDER": "GENDER($faction)",
    "NEED": "NEED($key, $needs, $amount)",
    "NUMBER": "NUMBER($n)",
    "PLAYED": 'PLAYED("box/module")',  # text: ok Fluent
}
FUNCTIONS = tuple(FORMS)
#: Variables that every naming message gets, whether English has a use for them or not.
ALWAYS_PASSED = frozenset({"case"})
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
#: Words that stand for the absence of a thing and for truth: no plural categories.
PLAIN_WORDS = frozenset({"none", "true", "false"})
GENDERS = ("masculine", "feminine", "other")


@mutable
class Call:
    """A function that a message calls, with what matters of its arguments."""

    node: ast.FunctionReference
    name: str
    variable: str | None = None
    case: str | None = None
    only: frozenset[str] | None = None
    """The kinds that can come here, where a selector on KIND has looked at the variable."""
    without: frozenset[str] = frozenset()
    """The kinds that cannot."""

    def may_be(self, kind: str) -> bool:
        """Whether a thing of this kind can come here."""
        return kind not in self.without and (self.only is None or kind in self.only)


@mutable
class Contents(Visitor):
    """All that a pattern uses, each with the node it stands at."""

    variables: dict[str, ast.SyntaxNode] = field(factory=dict)
    references: list[tuple[str, ast.SyntaxNode]] = field(factory=list)
    calls: list[Call] = field(factory=list)
    selects: list[ast.SelectExpression] = field(factory=list)
    _kinds: dict[str, tuple[frozenset[str] | None, frozenset[str]]] = field(factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self._refer(node.id.name, node.attribute, node)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self._refer("-" + node.id.name, node.attribute, node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        call = Call(node, node.id.name)
        if node.arguments.positional:
            first = node.arguments.positional[0]
            if isinstance(first, ast.VariableReference):
                call.variable = first.id.name
                call.only, call.without = self._kinds.get(first.id.name, (None, frozenset()))
            elif isinstance(first, ast.StringLiteral) and node.id.name == "NAME":
                # A name written out, NAME("god-x"), is a reference like any other and can close a cycle.
                self.references.append((first.value, node))
        for named in node.arguments.named:
            if named.name.name == "case" and isinstance(named.value, ast.StringLiteral):
                call.case = named.value.value
        self.calls.append(call)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        selector = node.selector
        if not (isinstance(selector, ast.FunctionReference) and selector.id.name == "KIND"):
            self.generic_visit(node)
            return
        self.visit(selector)
        name, before = self.calls[-1].variable or "", dict(self._kinds)
        named = frozenset(serialize_variant_key(each.key) for each in node.variants if not each.default)
        for variant in node.variants:
            only = None if variant.default else frozenset({serialize_variant_key(variant.key)})
            self._kinds = {**before, name: (only, named if variant.default else frozenset())}
            self.visit(variant.value)
        self._kinds = before

    def _refer(self, key: str, attribute: ast.Identifier | None, node: ast.SyntaxNode) -> None:
        self.references.append((f"{key}.{attribute.name}" if attribute else key, node))


def is_well_called(node: ast.FunctionReference) -> bool:
    """Whether a function of ours gets as many arguments as it takes, and no other name than `case`, if that.

    >>> from .message_catalogue import parse_pattern_entry
    >>> calls = contents(parse_pattern_entry('a = { UNIT($u) } { UNIT($u, 1) } { NAME($u, caes: "acc") }')).calls
    >>> [is_well_called(call.node) for call in calls]
    [False, True, False]
    """
    form = FORMS[node.id.name]
    names = {each.name.name for each in node.arguments.named}
    wanted = form.count(",") + 1 - ("case:" in form)
    return len(node.arguments.positional) == wanted and names <= ({"case"} if "case:" in form else set())


def contents(node: ast.BaseNode) -> Contents:
    """What a pattern or a whole entry uses."""
    found = Contents()
    found.visit(node)
    return found


def patterns(entry: Entry) -> Iterator[tuple[str, ast.Pattern]]:
    """The value and the attributes of an entry, under the names they are referred to by."""
    if entry.value is not None:
        yield key_of(entry), entry.value
    for attribute in entry.attributes:
        yield f"{key_of(entry)}.{attribute.id.name}", attribute.value


def selector_of(select: ast.SelectExpression) -> str:
    """The selector as it is written: `$count`, `GENDER($faction)`."""
    return str(serialize_expression(select.selector))


def keys_of(select: ast.SelectExpression) -> list[str]:
    """The keys of the variants in their order."""
    return [serialize_variant_key(variant.key) for variant in select.variants]


def default_of(select: ast.SelectExpression) -> str:
    """The key of the default variant."""
    return next(serialize_variant_key(each.key) for each in select.variants if each.default)


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether a selector chooses by plural category. `[0]` beside `*[other]` does not: it asks for one number."""
    return not set(keys_of(select)).isdisjoint(CATEGORIES[:-1])


def plain_text(pattern: ast.Pattern) -> str:
    """The text of a pattern as a reader of the default variants sees it, with placeables as they are written."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append(plain_text(next(each.value for each in element.expression.variants if each.default)))
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
        else:
            parts.append("{" + str(serialize_expression(element.expression)) + "}")
    return "".join(parts)


def readings(pattern: ast.Pattern, most: int = 64) -> list[str]:
    """All texts that a pattern may become, at most so many, with other placeables as they are written.

    >>> from .message_catalogue import parse_pattern_entry
    >>> readings(parse_pattern_entry("a = { $x ->\\n [y] A\\n *[z] B { $n }\\n } C").value)
    ['A C', 'B {$n} C']
    """
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            ends = [text for variant in element.expression.variants for text in readings(variant.value, most)]
        else:
            ends = [plain_text(ast.Pattern([element]))]
        found = [start + end for start in found for end in ends][:most]
    return found


def texts(pattern: ast.Pattern) -> Iterator[ast.TextElement]:
    """All pieces of text of a pattern, those of variants included."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
