"""The board as a map: each hex two lines, above the id of its area, below who holds it and with how many.

    4A  4w      an area of land and one of sea, ids cut short where the terminal is narrow
    A2  .       A holds the land with 2 units; nobody holds the sea
    A2! !       the same with a figure in each of them

In colour, land is filled with the colour of its owner and a sea that somebody holds is written in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

Area = Mapping[str, Any]
Line = list[tuple[str, str]]

NEUTRAL = {"land": "##", "sea": "."}
FIGURE = "!"
# One for each of the six who may play; then that of nobody.
COLOURS = ("red", "green", "yellow", "magenta", "cyan", "bright_blue")
NOBODY = {"land": "reverse dim", "sea": "blue"}


def draw(
    areas: Sequence[Area], letters: Mapping[str, str], columns: int, things: Mapping[str, str] | None = None
) -> list[Line]:
    """The lines of the map, in parts with their styles: none if the board has no coordinates.

    `things` says of areas what else is there, in signs: a third line in the rows that have some.

    >>> sea = {"id": "t1.w", "kind": "sea", "owner": "ann", "units": {"fleet": 1}, "at": [(0, 0)]}
    >>> land = {"id": "t1.A", "kind": "land", "owner": None, "units": {}, "at": [(2, 0), (1, 1)]}
    >>> print(*plain(draw([sea, land], {"ann": "A"}, 80)), sep="\\n")
    t1.w  t1.A
    a1    ##
       t1.A
       ##
    >>> print(*plain(draw([sea, land], {"ann": "A"}, 10)), sep="\\n")
    t1w t1A
    a1  ##
      t1A
      ##
    >>> draw([{"id": "x", "kind": "sea", "owner": None, "units": {}}], {}, 80)
    []
    """
    cells = {(row, x): area for area in areas for x, row in area.get("at") or ()}
    if not cells:
        return []
    names = labels(areas, columns)
    half = half_step([*names.values(), *(_held(area, letters) for area in areas)])
    left = min(x for _, x in cells)
    lines: list[Line] = []
    for row in range(min(row for row, _ in cells), max(row for row, _ in cells) + 1):
        drawn = sorted((half * (x - left), area) for (at, x), area in cells.items() if at == row)
        above = [(at, names[area["id"]], _style(area, letters)) for at, area in drawn]
        below = [(at, _held(area, letters), style) for (at, area), (_, _, style) in zip(drawn, above, strict=True)]
        lines += [_line(above, 2 * half), _line(below, 2 * half)]
        more = [(at, (things or {}).get(area["id"], ""), _style(area, letters)) for at, area in drawn]
        more = _once(more, drawn, row)
        if any(text for _, text, _ in more):
            lines.append(_line(more, 2 * half))
    return lines


def _once(more: list[tuple[int, str, str]], drawn: Sequence[tuple[int, Area]], row: int) -> list[tuple[int, str, str]]:
    """What is in an area stands in its first cell only."""
    first = [min((y, x) for x, y in area["at"])[0] for _, area in drawn]
    seen: set[str] = set()
    out = []
    for (at, text, style), (_, area), top in zip(more, drawn, first, strict=True):
        out.append((at, text if top == row and area["id"] not in seen else "", style))
        seen.add(area["id"])
    return out


def figures_told(areas: Sequence[Area], shown: Mapping[str, str], messages: Messages) -> str:
    """The line below the map that names the figures on it; nothing if there is none."""
    told = [
        messages.text("cli-play-place", short=shown[area["id"]], area=figure)
        for area in areas
        for figure in area.get("pieces", ())
    ]
    return f"{FIGURE} {', '.join(told)}" if told else ""


def labels(areas: Sequence[Area], columns: int) -> dict[str, str]:
    """What each area is called on the map: its id if all fit beside each other, else what is left of it without what
    all of its kind begin with, and without points."""
    full = {area["id"]: str(area["id"]) for area in areas}
    xs = [x for area in areas for x, _ in area.get("at") or ()]
    if not xs or half_step(full.values()) * (max(xs) - min(xs) + 2) <= columns:
        return full
    short: dict[str, str] = {}
    for kind in dict.fromkeys(area["kind"] for area in areas):
        ids = [str(area["id"]) for area in areas if area["kind"] == kind]
        same = _beginning(ids)
        short.update((name, name[same:].replace(".", "")) for name in ids)
    return short if len(set(short.values())) == len(full) else full


def _beginning(ids: Sequence[str]) -> int:
    """How much of the ids says nothing, since all begin with it: up to a sign, or letters before a number.

    >>> _beginning(["m5-b1", "m5-b22"]), _beginning(["t1.A", "t10.B"]), _beginning(["A1", "B2"]), _beginning(["x"])
    (3, 1, 0, 0)
    """
    first, last = min(ids), max(ids)
    same = next((place for place, signs in enumerate(zip(first, last, strict=False)) if len({*signs}) > 1), 0)
    sign = max(first.rfind(mark, 0, same) for mark in "-._/") + 1
    letters = len(first[:same].rstrip("0123456789"))
    counted = first[:letters].isalpha() and all(name[letters].isdigit() for name in ids)
    return sign or (letters if counted else 0)


def half_step(names: Any) -> int:
    """So many columns has half a hex: names stand beside each other with a blank between them."""
    return max(2, (max(map(len, names)) + 2) // 2)


def colour_of(letter: str) -> str:
    """The colour of a faction, by its letter."""
    return COLOURS[(ord(letter) - ord("A")) % len(COLOURS)]


def plain(lines: Sequence[Line]) -> list[str]:
    """The lines without their styles."""
    return ["".join(text for text, _ in line).rstrip() for line in lines]


def _line(cells: Sequence[tuple[int, str, str]], size: int) -> Line:
    """Cells at their columns, each as wide as a hex, so that land which touches is one surface."""
    line: Line = []
    end = 0
    for at, text, style in cells:
        if at > end:
            line.append((" " * (at - end), ""))
        line.append((text[: size - 1].ljust(size), style))
        end = at + size
    return line


def _held(area: Area, letters: Mapping[str, str]) -> str:
    """Who holds an area: `A2` land of A with 2 units, `a2` sea of A, `##` land of nobody, `.` open sea; a figure that
    stands there is a `!` after it, or in place of the dot.

    >>> _held({"kind": "sea", "owner": None, "units": {}, "pieces": ["creature-kraken"]}, {})
    '!'
    """
    figures = FIGURE * len(area.get("pieces", ()))
    if area["owner"] is None:
        neutral = NEUTRAL.get(area["kind"], "?")
        return figures if figures and neutral == NEUTRAL["sea"] else neutral + figures
    letter = letters.get(area["owner"], "?")
    return f"{letter if area['kind'] == 'land' else letter.lower()}{sum(area['units'].values())}{figures}"


def _style(area: Area, letters: Mapping[str, str]) -> str:
    if area["owner"] is None:
        return NOBODY.get(area["kind"], "")
    colour = colour_of(letters.get(area["owner"], "A"))
    return f"black on {colour}" if area["kind"] == "land" else f"bold {colour}"  # text: ok a style
