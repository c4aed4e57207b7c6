"""Finds cites of rules in any text of the project: `B9.4`, `L16.8.3`, `(T1, T13)`, `HO-49`.

Strict where a field holds a cite and nothing else (`cite`, `cites`, `rules` and their like in TOML): whatever stands
there has to be one. In prose (comments, docstrings, titles, documents, string literals) a cite is told by its form:

- with a dot after a letter of a text, wherever it stands: `B9.4`, `HA.1`. Nothing else in the project looks so: an area
  is `B2`, its square `B2.s1`, a version has no letter.
- of two letters: `LE30`, `TE13`, `TR9`, `HO-49`.
- a letter and a number (`B12`, `O21`, `X8`) could be an area of a board. So only where a pair of parentheses holds
  nothing but such numbers, perhaps after "example" or "see": `(B13, B19)`, `(example E4)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cyclades_core.content.toml import ContentFile, Problems
from cyclades_core.text.rulebook import rulebook

# Keys of content and scenarios whose values are cites: a text, a list of texts, or a table of texts.
FIELDS = ("cite", "cites", "rules", "refuses", "full-price")

DOTTED = re.compile(r"(?<![\w.#/-])(?:[BLHTM]\d+(?:\.\d+)+|[HT]A\.\d+)[a-z]?(?!\w|\.\d)")
NOTES = re.compile(r"(?<![\w.#/-])(?:HO-|LE|TE|TR)\d+(?!\w)")
PARENTHESES = re.compile(r"\((?:examples? |see )?([^()]+)\)")
BETWEEN = re.compile(r", |; | and | or | to ")
NUMBER = re.compile(r"[BLHTMEXDORICU]\d{1,2}")


class Cite(NamedTuple):
    """A cite and where it stands."""

    file: str
    line: int
    number: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.number}"


def in_prose(file: str, text: str) -> Iterator[Cite]:
    """The cites of a text, told by their form."""
    for number, line in enumerate(text.split("\n"), 1):
        for pattern in (DOTTED, NOTES):
            for match in pattern.finditer(line):
                yield Cite(file, number, match[0])
        for match in PARENTHESES.finditer(line):
            parts = BETWEEN.split(match[1])
            if all(NUMBER.fullmatch(part) or DOTTED.fullmatch(part) for part in parts):
                yield from (Cite(file, number, part) for part in parts if NUMBER.fullmatch(part))


def fields(value: Any, path: tuple[str | int, ...] = (), held: bool = False) -> Iterator[tuple[Any, str]]:
    """What stands in the fields of a TOML document that hold cites, whatever it looks like, each with its path."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from fields(each, (*path, key), held or key in FIELDS)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from fields(each, (*path, index), held)
    elif held:
        yield path, str(value)


def unresolved_fields(file: str, text: str) -> list[Cite]:
    """The fields of a TOML file that hold anything but the number of a paragraph."""
    source = ContentFile.from_text(file, text, Problems())
    known = rulebook().paragraphs
    return [Cite(file, source.locate(at)[0], number) for at, number in fields(source.data) if number not in known]


def unresolved(found: Iterator[Cite]) -> list[Cite]:
    """Those that lead to no paragraph, step or section of docs/rules, letter for letter."""
    known = rulebook().paragraphs
    return [cite for cite in found if cite.number not in known]


def files(root: Path, *patterns: str) -> list[Path]:
    """The files that a pattern names, caches aside."""
    found = {file for pattern in patterns for file in root.glob(pattern) if file.is_file()}
    found -= {file for file in found if file.name == "symbols.toml"}  # paths of drawings, whose numbers look like cites
    return sorted(file for file in found if "__pycache__" not in file.parts)
