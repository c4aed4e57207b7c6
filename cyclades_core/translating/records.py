"""Which English a translation was made from: `<language>/source.toml`, one line per message.

    [base]
    god-zeus = "5d41402abc"

The value is a digest of the English message, its comment aside. When the English changes, the digest no longer fits
and the translation is stale, until somebody has looked at it and said so (`cyclades locale accept`). The record stands
beside the messages and not in them, so that every Fluent tool sees plain files, and a change of one message is a change
of one line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from cyclades_core.files import write_file

from .catalogue import Catalogue, Entry
from .findings import Finding, Refused
from .writing import entry_text

NAME = "source.toml"
#: The digest of a translation that was made from an English which is gone.
OUTDATED = "outdated"

Record = dict[str, dict[str, str]]


def digest(entry: Entry) -> str:
    """What identifies the English of a message: the first ten digits of a hash of its canonical text.

    >>> from .catalogue import parse_pattern_entry
    >>> digest(parse_pattern_entry("a = Zeus")) == digest(parse_pattern_entry("# a comment\\na   =   Zeus"))
    True
    """
    return sha256(entry_text(entry).encode()).hexdigest()[:10]


def read_record(catalogue: Catalogue, lang: str) -> Record:
    """The record of a language: layer, key, digest. A file that is no TOML is no record."""
    path = catalogue.folder / lang / NAME
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("file-damaged", file=f"{lang}/{NAME}", detail=str(error)) from None
    return {layer: dict(table) for layer, table in found.items() if isinstance(table, dict)}


def record_text(record: Record, layers: Iterable[str]) -> str:
    """A record as TOML, files in the order given, keys by name."""
    parts = []
    for layer in layers:
        if record.get(layer):
            lines = [f'{key} = "{value}"' for key, value in sorted(record[layer].items())]
            parts.append("\n".join([f"[{layer}]", *lines]) + "\n")
    return "\n".join(parts)


def write_record(catalogue: Catalogue, lang: str, record: Record) -> None:
    """Put a record in place of the old one."""
    write_file(_path(catalogue, lang), record_text(record, catalogue.layers))


def _path(catalogue: Catalogue, lang: str) -> Path:
    return catalogue.writable() / lang / NAME


def state_of(record: Record, layer: str, key: str, source: Entry) -> str:
    """`fresh`, `stale`, or `unrecorded` if nothing is known."""
    known = record.get(layer, {}).get(key)
    return "unrecorded" if known is None else "fresh" if known == digest(source) else "stale"


def accept(catalogue: Catalogue, lang: str, keys: Iterable[str] = (), everything: bool = False) -> int:
    """Record the present English as the source of translations; return how many were recorded.

    Without keys those of which nothing is recorded yet. Stale ones have to be named, or asked for with `everything`.
    """
    catalogue.require(lang)
    record = read_record(catalogue, lang)
    wanted = set(keys)
    there: set[str] = set()
    count = 0
    for layer in catalogue.layers:
        file, english = catalogue.file(lang, layer), catalogue.english(layer)
        table = record.get(layer, {})
        fresh: dict[str, str] = {}
        for key, source in english.messages.items():
            if file is None or key not in file.messages:
                continue
            there.add(key)
            known, now = table.get(key), digest(source)
            taken = key in wanted if wanted else everything or known is None
            if taken and known != now:
                count += 1
            if taken or known is not None:
                fresh[key] = now if taken else str(known)
        record[layer] = fresh
    for key in sorted(wanted - there):
        raise Refused("no-key", key=key)
    write_record(catalogue, lang, record)
    return count


def record_findings(catalogue: Catalogue, lang: str, layers: Iterable[str]) -> Iterator[Finding]:
    """Translations whose English has changed, or of which nothing is recorded."""
    try:
        record = read_record(catalogue, lang)
    except Refused as reason:
        detail = str(reason.arguments["detail"])
        place = re.search(r"\(at line (\d+), column (\d+)\)", detail)
        where = (int(place[1]), int(place[2])) if place else (1, 1)
        yield Finding(f"{lang}/{NAME}", *where, "record-damaged", {"detail": detail})
        return
    for layer in layers:
        file, english = catalogue.file(lang, layer), catalogue.english(layer)
        if file is None:
            continue
        states = {key: state_of(record, layer, key, english.messages[key]) for key in english.messages}
        for key in [key for key in file.messages if states.get(key) == "stale"]:
            yield Finding(file.name, *file.place_of(file.messages[key]), "stale", {"key": key})
        # one finding a file: a translation that nobody has recorded yet would bury everything else
        bare = [key for key in file.messages if states.get(key) == "unrecorded"]
        if bare:
            told = bare[0] if len(bare) == 1 else f"{bare[0]} (+{len(bare) - 1})"
            yield Finding(file.name, *file.place_of(file.messages[bare[0]]), "unrecorded", {"key": told, "lang": lang})
        # what cannot be read is told already, and is perhaps still there
        for key in record.get(layer, {}) if file.is_whole else ():
            if key not in file.messages:
                line = _line_of(catalogue.folder / lang / NAME, layer, key)
                yield Finding(f"{lang}/{NAME}", line, 1, "unknown-record", {"key": key})


def _line_of(path: Path, layer: str, key: str) -> int:
    """The line of a record that names a message of a file."""
    table = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("["):
            table = line.strip("[] ")
        elif table == layer and line.partition("=")[0].strip() == key:
            return number
    return 1
