"""Reads the rule texts (docs/rules): paragraphs by their number, and what a cite may leave out or add.

The texts are Markdown for people. What counts here: a heading that begins with a number is a section, a list item that
begins with a number in bold is a paragraph, and a numbered step below it may be cited with one number more:

>>> book = rulebook()
>>> book.find("B9.4").section, book.find("b9.4").id
('B9 Phase 3: offerings', 'B9.4')
>>> print(book.find("T13.9.2").text)
2. the territory has a metropolis site,
>>> book.find("T13.99") is None, book.near("T13.99")
(True, ('T13.11', 'T13.10', 'T13.9'))

Which texts there are, and whose rules they hold, is told by the index (README.md): its table is read, in its order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

__all__ = ["Paragraph", "Rulebook", "home", "rulebook"]

INDEX = "README.md"
PACKAGE = "cyclades_rules"

# A number: one or two letters, and numbers behind them; a section of addenda has letters only (HA, HA.1).
_NUMBER = r"[A-Z]{1,2}-?\d*(?:\.\d+)*(?:\.[A-Z]|[a-z])?"
_INDEX_ROW = re.compile(r"\| \[[^\]]*\]\((?P<file>[a-z]+\.md)\) \| `(?P<edition>[a-z]+)` \|")
_HEADING = re.compile(r"(?P<marks>##+) (?P<title>.*)")
_SECTION = re.compile(r"(?P<id>[A-Z]{1,2}\d+(?:\.\d+)*(?:\.[A-Z])?|[A-Z]A) \S")
_ITEM = re.compile(rf"- \*\*(?P<id>{_NUMBER})(?:\*\*| )")
_STEP = re.compile(r"  (?P<step>\d+)\. ")
_USE = re.compile(r"  - \*\*(?P<id>[A-Z]\d)\*\*")
_POINT = re.compile(r"\((?P<point>[a-z])\)")
_PARTS = re.compile(r"([A-Z]+)-?(.*)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One thing that can be cited.

    `text` is Markdown without the marks of the list it stands in; `section` is the heading above it, with its number,
    and behind a slash that of its part.
    """

    id: str
    file: str
    line: int
    section: str
    text: str
    edition: str
    is_rule: bool = False  # a numbered rule of its edition, and neither a section nor a part of a rule nor a note


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All paragraphs of all texts, by number."""

    paragraphs: Mapping[str, Paragraph]
    editions: tuple[str, ...]
    _folded: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._folded.update({_fold(number): number for number in self.paragraphs})

    def find(self, cite: str) -> Paragraph | None:
        """What is cited; capitals and the hyphen of `HO-49` may be left out. None if there is no such number."""
        return self.paragraphs.get(self._folded.get(_fold(cite), ""))

    def numbers(self, edition: str) -> tuple[str, ...]:
        """The numbered rules of an edition, in the order of its text."""
        return tuple(each.id for each in self.paragraphs.values() if each.is_rule and each.edition == edition)

    def letters(self) -> tuple[str, ...]:
        """How numbers may begin: B, L and so on."""
        return tuple(dict.fromkeys(_key(number)[0] for number in self.paragraphs))

    def near(self, cite: str, most: int = 3) -> tuple[str, ...]:
        """The numbers nearest to one that there is not, the nearest first; empty if nothing begins like it."""
        letters, wanted = _key(cite.upper())
        like = [(_distance(wanted, _key(number)[1]), rank, number) for rank, number in enumerate(self._of(letters))]
        return tuple(number for _, _, number in sorted(like)[:most])

    def _of(self, letters: str) -> list[str]:
        """What begins with these letters, the last first: so it is offered where two are equally near."""
        found = [number for number in self.paragraphs if _key(number)[0] == letters]
        return found[::-1]


def _fold(number: str) -> str:
    return number.strip().replace("-", "").upper()


def _key(number: str) -> tuple[str, tuple[int, ...]]:
    """Letters and numbers of a number: `L16.8.3` is `("L", (16, 8, 3))`."""
    parts = _PARTS.match(number)
    if parts is None:
        return number, ()
    return parts[1], tuple(int(each) for each in re.findall(r"\d+", parts[2]))


def _distance(wanted: tuple[int, ...], found: tuple[int, ...]) -> tuple[int, ...]:
    """How far a number is from another: the section counts most, then the paragraph, then how deep it stands."""
    apart = [abs(a - b) for a, b in zip(wanted, found, strict=False)]
    return (*apart[:1], abs(len(wanted) - len(found)), *apart[1:])


def home() -> Traversable:
    """The texts of the checkout, else those that are installed."""
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return checkout if (checkout / INDEX).is_file() else resources.files(PACKAGE)


@cache
def rulebook() -> Rulebook:
    """All texts that the index names."""
    folder = home()
    index = [_INDEX_ROW.match(line) for line in (folder / INDEX).read_text(encoding="utf-8").splitlines()]
    found: dict[str, Paragraph] = {}
    editions = []
    for row in index:
        if row is None:
            continue
        editions.append(row["edition"])
        for each in read(row["file"], (folder / row["file"]).read_text(encoding="utf-8"), row["edition"]):
            if each.id in found:
                raise ValueError(f"{each.file}:{each.line}: {each.id}")  # it stands twice: a fault of the text
            found[each.id] = each
    return Rulebook(found, tuple(editions))


def read(file: str, text: str, edition: str) -> list[Paragraph]:
    """The paragraphs of one text, in its order.

    >>> [each.id for each in read("x", "## Z1 Terms\\n\\n- **Z1.1** Of two: (a) one.\\n  1. first\\n", "x")]
    ['Z1', 'Z1.1', 'Z1.1.1', 'Z1.1a']
    """
    lines = text.splitlines()
    letter = _main_letter(lines)
    out: list[Paragraph] = []
    above = section = ""
    for at, line in enumerate(lines):
        heading = _HEADING.match(line)
        if heading is not None:
            numbered = _SECTION.match(heading["title"])
            if heading["marks"] == "##":
                above = section = heading["title"]
            else:
                section = f"{above} / {heading['title']}"
            if numbered is not None:
                body = _until(lines, at + 1, partial(_ends_section, deep=len(heading["marks"])))
                out.append(Paragraph(numbered["id"], file, at + 1, section, "\n".join(body).strip(), edition))
        elif (item := _ITEM.match(line)) is not None:
            body = [line[2:], *_until(lines, at + 1, partial(_ends_item, number=item["id"]))]
            ours = item["id"][0] == letter and "." in item["id"]
            out.append(Paragraph(item["id"], file, at + 1, section, _joined(body), edition, is_rule=ours))
            out += _parts(out[-1], lines, at, len(body))
    return out


def _parts(whole: Paragraph, lines: list[str], at: int, size: int) -> list[Paragraph]:
    """What can be cited inside a paragraph: numbered steps, lettered points, and uses with a name of their own."""
    out = []
    for step_at in range(at + 1, at + size):
        named, step = _USE.match(lines[step_at]), _STEP.match(lines[step_at])
        if named is None and step is None:
            continue
        body = [lines[step_at], *_until(lines, step_at + 1, lambda other: not other.startswith("    "))]
        number = named["id"] if named is not None else f"{whole.id}.{step['step'] if step is not None else ''}"
        out.append(Paragraph(number, whole.file, step_at + 1, whole.section, _joined(body), whole.edition))
    points = dict.fromkeys(match["point"] for match in _POINT.finditer(whole.text))
    out += [
        Paragraph(whole.id + point, whole.file, whole.line, whole.section, whole.text, whole.edition)
        for point in points
        if whole.is_rule
    ]
    return out


def _main_letter(lines: list[str]) -> str:
    """The letter of a text's rules: that of its first numbered heading."""
    return next((line[3] for line in lines if line.startswith("## ") and _SECTION.match(line[3:])), "")


def _until(lines: list[str], start: int, ends: Callable[[str], bool]) -> list[str]:
    end = start
    while end < len(lines) and not ends(lines[end]):
        end += 1
    return lines[start:end]


def _ends_section(line: str, deep: int) -> bool:
    heading = _HEADING.match(line)
    return heading is not None and len(heading["marks"]) <= deep


def _ends_item(line: str, number: str) -> bool:
    """Whether the paragraph of this number ends here: H2.2a is part of H2.2, H2.3 is not."""
    item = _ITEM.match(line)
    if item is not None:
        return not (item["id"].startswith(number) and item["id"].removeprefix(number).isalpha())
    return _HEADING.match(line) is not None


def _joined(lines: list[str]) -> str:
    """Lines without the indent and the dash of the list they stand in, and without empty lines around them."""
    return "\n".join(line.removeprefix("  ") for line in lines).strip().removeprefix("- ")
