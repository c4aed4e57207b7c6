"""Everything that can be wrong with a translation, found without running it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from fluent.syntax import ast

from cyclades_core.text.i18n.languages import ENGLISH

from .grammar import grammar_findings
from .message_catalogue import Entry, LocaleFile, MessageCatalog, key_of, module_of, variables_in_comment
from .message_patterns import (
    ALWAYS_PASSED,
    FORMS,
    FUNCTIONS,
    contents,
    is_plural,
    is_well_called,
    keys_of,
    patterns,
    selector_of,
)
from .needed_messages import name_gaps
from .printed_names import name_findings
from .source_records import record_findings
from .term_checks import term_findings
from .translation_findings import TranslationFinding, in_order


def check(catalogue: MessageCatalog, lang: str, layers: Iterable[str] | None = None) -> list[TranslationFinding]:
    """All findings of one language, in the order of files and lines. English is checked against itself."""
    # a file asked for by name may be that of another folder
    wanted = tuple(layer for layer in layers or catalogue.layers if layer in catalogue.layers)
    found: list[TranslationFinding] = []
    if lang != ENGLISH:
        catalogue.require(lang)
        found += _files(catalogue, lang, wanted, everything=layers is None)
    there = [file for layer in wanted if (file := catalogue.file(lang, layer)) is not None]
    for file in there:
        if not file.readable:
            found.append(TranslationFinding(file.name, 1, 1, "unreadable"))
            continue
        found += syntax_findings(file)
        found += _references(catalogue, file)
        if lang != ENGLISH:
            found += compared_with_english(file, catalogue.english(file.layer))
    found += grammar_findings(catalogue, lang, there)
    found += name_findings(catalogue, lang, there)
    if lang != ENGLISH:
        found += term_findings(catalogue, lang, there)
        found += record_findings(catalogue, lang, wanted)
    elif catalogue.folder == catalogue.english_folder:
        found += name_gaps(catalogue, wanted)
    return in_order(found)


def _files(
    catalogue: MessageCatalog, lang: str, wanted: tuple[str, ...], everything: bool
) -> Iterator[TranslationFinding]:
    for layer in wanted:
        if catalogue.file(lang, layer) is None:
            name = f"{lang}/{layer}.ftl"
            yield TranslationFinding(name, 1, 1, "missing-file", {"file": name})
    if everything:
        for layer in catalogue.layers_of(lang):
            if layer not in catalogue.layers:
                yield TranslationFinding(
                    f"{lang}/{layer}.ftl", 1, 1, "unknown-file", {"file": f"{ENGLISH}/{layer}.ftl"}
                )


def syntax_findings(file: LocaleFile) -> Iterator[TranslationFinding]:
    """Junk, and keys or attributes that stand twice."""
    seen: dict[str, int] = {}
    for item in file.resource.body:
        line, column = file.place_of(item)
        if isinstance(item, ast.Junk):
            detail = item.annotations[0] if item.annotations else None
            if detail is not None and detail.span is not None:
                line, column = file.place(min(int(detail.span.start), max(len(file.text) - 1, 0)))
            yield TranslationFinding(file.name, line, column, "junk", {"detail": _detail(item)})
        elif isinstance(item, (ast.Message, ast.Term)):
            own: dict[str, int] = {}
            for key, node in [(key_of(item), item), *((a.id.name, a) for a in item.attributes)]:
                table, full = (seen, key) if node is item else (own, f"{key_of(item)}.{key}")
                line, column = file.place_of(node)
                if key in table:
                    yield TranslationFinding(file.name, line, column, "duplicate", {"key": full, "line": table[key]})
                table.setdefault(key, line)


def _detail(junk: ast.Junk) -> str:
    first = junk.annotations[0] if junk.annotations else None
    return f"{first.code} {first.message}" if first is not None else (junk.content or "").partition("\n")[0]


def _references(catalogue: MessageCatalog, file: LocaleFile) -> Iterator[TranslationFinding]:
    """References to nothing, functions that we do not offer, and circles through this file."""
    known = catalogue.known(file.lang, file.layer)
    # what English has and the language has not is not translated yet, and is reported as that
    english = known if file.lang == ENGLISH else catalogue.known(ENGLISH, file.layer)
    to_come = {name for entry in english.values() for name, _ in patterns(entry)}
    everything = {name: pattern for entry in known.values() for name, pattern in patterns(entry)}
    links: dict[str, list[str]] = {}

    def targets(name: str) -> list[str]:
        if name not in links:
            links[name] = [to for to, _ in contents(everything[name]).references] if name in everything else []
        return links[name]

    told: set[str] = set()
    for entry in file.entries.values():
        for name, pattern in patterns(entry):
            used = contents(pattern)
            links[name] = [target for target, _ in used.references]
            for target, node in used.references:
                if target not in everything and target not in to_come:
                    yield TranslationFinding(file.name, *file.place_of(node), "unknown-reference", {"key": target})
                elif target not in everything and target.startswith("-"):  # no other check looks for terms
                    yield TranslationFinding(
                        file.name, *file.place_of(node), "missing-key", {"key": target}, doubtful=True
                    )
            for call in used.calls:
                if call.name not in FUNCTIONS:
                    arguments = {"name": call.name, "known": ", ".join(FUNCTIONS)}
                    yield TranslationFinding(file.name, *file.place_of(call.node), "unknown-function", arguments)
                elif call.name == "PLAYED" and (module := _module(call.node)) not in known.keys() | english.keys():
                    yield TranslationFinding(
                        file.name, *file.place_of(call.node), "unknown-module", {"key": name, "name": module}
                    )
                elif not is_well_called(call.node):
                    arguments = {"key": name, "form": FORMS[call.name]}
                    yield TranslationFinding(file.name, *file.place_of(call.node), "bad-call", arguments)
            circle = _circle(name, targets)
            if circle and told.isdisjoint(circle):
                yield TranslationFinding(file.name, *file.place_of(entry), "cycle", {"path": " → ".join(circle)})
            told.update(circle)


def _module(node: ast.FunctionReference) -> str:
    """The message that names the module which PLAYED asks for."""
    first = node.arguments.positional[0] if node.arguments.positional else None
    written = first.value if isinstance(first, ast.StringLiteral) else ""
    return "module-" + written.replace("/", "-")


def _circle(start: str, targets: Callable[[str], list[str]]) -> list[str]:
    """The shortest way from a pattern back to itself, or nothing; iterative, since files may be hostile."""
    came: dict[str, str] = {}
    open_ = [start]
    for key in open_:
        for target in targets(key):
            if target == start:
                way = [start, key]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            if target not in came:
                came[target] = key
                open_.append(target)
    return []


def compared_with_english(file: LocaleFile, english: LocaleFile) -> Iterator[TranslationFinding]:
    """What is missing, what English does not have, and variables that differ."""
    # what is known to be left to do is no fault, and would bury everything else
    waiting = [key for key in english.messages if key in file.todos and key not in file.messages]
    if waiting:
        told = waiting[0] if len(waiting) == 1 else f"{waiting[0]} (+{len(waiting) - 1})"
        where = file.place(file.todos[waiting[0]][0])
        yield TranslationFinding(file.name, *where, "missing-key", {"key": told}, doubtful=True)
    line = 1  # what is missing belongs behind what comes before it in English
    for key, source in english.messages.items():
        own = file.messages.get(key)
        if key in waiting:
            continue
        if own is None:
            yield TranslationFinding(file.name, line, 1, "missing-key", {"key": key})
        else:
            line = file.place(int(own.span.end) - 1 if own.span else 0)[0]
            yield from _message(file, key, own, source)
            meant, found = (module_of(each.groups[key]) for each in (english, file))
            if meant != found:
                arguments = {"key": key, "group": meant or "none"}
                yield TranslationFinding(file.name, *file.place_of(own), "wrong-group", arguments)
    for key, entry in file.messages.items():
        if key not in english.messages:
            yield TranslationFinding(file.name, *file.place_of(entry), "unknown-key", {"key": key})


def _message(file: LocaleFile, key: str, own: ast.Message, source: ast.Message) -> Iterator[TranslationFinding]:
    here = file.place_of(own)
    if source.value is not None and own.value is None:
        yield TranslationFinding(file.name, *here, "missing-value", {"key": key})
    if source.value is None and own.value is not None:
        yield TranslationFinding(file.name, *here, "unknown-value", {"key": key})
    attributes = {attribute.id.name: attribute for attribute in own.attributes}
    expected = {attribute.id.name: attribute for attribute in source.attributes}
    for name in expected:
        if name not in attributes:
            yield TranslationFinding(file.name, *here, "missing-attribute", {"key": key, "attribute": name})
    for name, attribute in attributes.items():
        if name not in expected:
            where = file.place_of(attribute)
            yield TranslationFinding(file.name, *where, "unknown-attribute", {"key": key, "attribute": name})
    yield from variable_findings(file, own, source)
    yield from _variants(file, own, source)


def _variants(file: LocaleFile, own: ast.Message, source: ast.Message) -> Iterator[TranslationFinding]:
    """Words that a selector chooses by: those of English, since the program passes no others."""
    english = dict(patterns(source))
    for name, pattern in patterns(own):
        wanted = _chosen(english[name]) if name in english else {}
        for selector, found in _chosen(pattern).items():
            for key in sorted(found.keys() - wanted.get(selector, found).keys()):
                arguments = {"key": name, "name": key, "selector": selector}
                yield TranslationFinding(file.name, *file.place_of(found[key]), "unknown-variant", arguments)
            for key in sorted(wanted.get(selector, found).keys() - found.keys()):
                arguments = {"key": name, "name": key, "selector": selector}
                yield TranslationFinding(file.name, *file.place_of(pattern), "missing-variant", arguments)


def _chosen(pattern: ast.Pattern) -> dict[str, dict[str, ast.SyntaxNode]]:
    """The words of each selector on a variable; not cases, which are the language's, nor numbers and their forms."""
    found: dict[str, dict[str, ast.SyntaxNode]] = {}
    for select in contents(pattern).selects:
        keys = dict(zip(keys_of(select), (each.key for each in select.variants), strict=True))
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name not in ALWAYS_PASSED:
            words = {key: node for key, node in keys.items() if isinstance(node, ast.Identifier)}
            if not is_plural(select) and len(words) == len(keys):
                found.setdefault(selector_of(select), {}).update(words)
    return found


def known_variables(source: Entry) -> set[str]:
    """The variables that a translation may use: those of the English text and of its comment."""
    used = {name for _, pattern in patterns(source) for name in contents(pattern).variables}
    return used | set(variables_in_comment(source)) | ALWAYS_PASSED


def variable_findings(file: LocaleFile, own: Entry, source: Entry) -> Iterator[TranslationFinding]:
    """Variables that the program does not pass, and those that the translation does not tell."""
    known = known_variables(source)
    english = dict(patterns(source))
    for name, pattern in patterns(own):
        used = contents(pattern).variables
        for variable, node in used.items():
            if variable not in known:
                arguments = {"key": name, "name": f"${variable}"}
                yield TranslationFinding(file.name, *file.place_of(node), "unknown-variable", arguments)
        if name in english:
            for variable in contents(english[name]).variables:
                if variable not in used and variable not in ALWAYS_PASSED:
                    arguments = {"key": name, "name": f"${variable}"}
                    yield TranslationFinding(file.name, *file.place_of(pattern), "dropped-variable", arguments)
