"""Names of areas in board data: one for all languages, which can be typed; messages say it in words (`land-naxos`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyclades_core.engine.values.player_names import is_id

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .hex_maps import BoardTable


def read_names(spec: BoardTable, known: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """What areas are called, by id; names that cannot be told from an id or another name are noted.

    >>> from cyclades_core.content.boards.hex_maps import BoardTable
    >>> problems = []
    >>> read_names(BoardTable({"A1": "bay", "B1": "bay", "C1": "A1"}, ("names",), problems), ["A1", "B1"])
    {'A1': 'bay'}
    >>> [(problem.code, problem.path) for problem in problems]
    [('taken-name', ('names', 'B1')), ('unknown-area', ('names', 'C1'))]
    """
    ids = tuple(known)
    used = {*taken, *map(str.lower, ids)}
    found: dict[str, str] = {}
    for area in spec.data:
        name = spec.text(area, "-")
        if area not in ids:
            spec.fail("unknown-area", area, name=area, known=ids)
        elif not is_id(name):
            spec.fail("bad-value", area, expected="name")
        elif name in used:
            spec.fail("taken-name", area, name=name)
        else:
            found[area] = name
            used.add(name)
    return found
