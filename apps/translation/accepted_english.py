"""The English that translations were accepted against, word for word: `accepted.toml` beside the languages.

    [base]
    god-zeus.5d41402abc = '''
    god-zeus = Zeus
        .text = Free: ...
    '''

A record (`records`) holds a digest per message; here is the text of each digest that some language names, once for all
of them. So a translator sees what the English was, and of a message with several parts (its value, each attribute) only
those are stale whose English has changed. A message whose parts were accepted at different times has an English of its
own that never stood in a file: each part as it was when it was accepted.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from attrs import field, mutable
from fluent.syntax import ast

from cyclades_core.engine.values.limits import FILE_BYTES
from cyclades_core.files import read_file

from .fluent_writer import entry_text, pattern_text
from .message_catalogue import Entry, MessageCatalog, key_of, parse_pattern_entry
from .message_patterns import patterns
from .translation_findings import TranslationRefused

NAME = "accepted.toml"
#: The signs that end a text in TOML's plain quotes.
QUOTES = "'''"

Record = dict[str, dict[str, str]]


@mutable
class AcceptedEnglish:
    """Texts of English messages by layer, key and digest."""

    texts: dict[tuple[str, str, str], str] = field(factory=dict)

    def entry(self, layer: str, key: str, digest: str) -> Entry | None:
        """The message that a digest stands for; None if nobody kept it, or what was kept is no message."""
        text = self.texts.get((layer, key, digest))
        found = _parsed(text) if text is not None else None
        return found if found is not None and found.id.name == key else None

    def keep(self, layer: str, key: str, digest: str, entry: Entry) -> None:
        """Remember a message."""
        self.texts[layer, key, digest] = entry_text(entry).strip("\n")

    def document(self, records: Iterable[Record], layers: Iterable[str]) -> str:
        """As TOML: what records name, files in the order given, messages by name."""
        named = {(layer, key, each) for record in records for layer in record for key, each in record[layer].items()}
        parts = []
        for layer in layers:
            kept = [(key, digest) for found, key, digest in sorted(named & self.texts.keys()) if found == layer]
            lines = [f"{key}.{digest} = {_quoted(self.texts[layer, key, digest])}" for key, digest in kept]
            if lines:
                parts.append("\n".join([f"[{layer}]", *lines]) + "\n")
        return "\n".join(parts)


def _quoted(text: str) -> str:
    """A text as TOML, in lines as it stands; with the escapes of JSON where it holds the quotes or what steers."""
    if QUOTES not in text and all(sign.isprintable() or sign == "\n" for sign in text):
        return f"{QUOTES}\n{text}\n{QUOTES}"
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Entry | None:
    found = parse_pattern_entry(text + "\n")
    return None if isinstance(found, ast.Junk) else found


def read_sources(catalogue: MessageCatalog) -> AcceptedEnglish:
    """What is kept in a folder; nothing where there is no file."""
    path = path_of(catalogue)
    if not path.is_file():
        return AcceptedEnglish()
    try:
        found = tomllib.loads(read_file(path, FILE_BYTES).decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        command = catalogue.command("check")
        raise TranslationRefused("file-damaged", file=NAME, detail=str(error), command=command) from None
    sources = AcceptedEnglish()
    for layer, messages in found.items():
        for key, texts in messages.items() if isinstance(messages, dict) else ():
            for digest, text in texts.items() if isinstance(texts, dict) else ():
                if isinstance(text, str):
                    sources.texts[layer, key, digest] = text.strip("\n")
    return sources


def path_of(catalogue: MessageCatalog) -> Path:
    """Where the file of a folder lies."""
    return catalogue.folder / NAME


def changed_parts(source: Entry, before: Entry | None) -> dict[str, ast.Pattern | None]:
    """The parts of a message whose English is another than before, each with what it was: None if it was not there.

    Where nobody knows what it was, that is all of them.

    >>> old, new = (parse_pattern_entry(f"a = A\\n    .t = {each}") for each in ("T", "U"))
    >>> list(changed_parts(new, old)), list(changed_parts(new, None)), list(changed_parts(new, new))
    (['a.t'], ['a', 'a.t'], [])
    """
    was = dict(patterns(before)) if before is not None else {}
    return {
        name: was.get(name)
        for name, pattern in patterns(source)
        if name not in was or pattern_text(was[name]) != pattern_text(pattern)
    }


def mixed(source: Entry, before: Entry | None, kept: Iterable[str]) -> Entry:
    """The English of a message whose parts named in `kept` are still those of before, if they were there.

    >>> old, new = (parse_pattern_entry(f"a = A\\n    .t = {each}\\n    .u = {each}") for each in ("T", "U"))
    >>> print(entry_text(mixed(new, old, ["a.u"])))
    a = A
        .t = U
        .u = T
    """
    was, left = dict(patterns(before)) if before is not None else {}, set(kept)
    parts = {name: was.get(name) if name in left else pattern for name, pattern in patterns(source)}
    return assembled(key_of(source), {name: pattern for name, pattern in parts.items() if pattern is not None})


def assembled(key: str, parts: Mapping[str, ast.Pattern]) -> Entry:
    """A message, or a term, of a value and attributes."""
    attributes = [
        ast.Attribute(ast.Identifier(name.partition(".")[2]), pattern) for name, pattern in parts.items() if "." in name
    ]
    if key.startswith("-"):
        return ast.Term(ast.Identifier(key[1:]), parts.get(key) or ast.Pattern([]), attributes)
    return ast.Message(ast.Identifier(key), parts.get(key), attributes)
