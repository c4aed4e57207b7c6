"""Names of areas in board data: one for all languages, which can be typed; messages say it in words (`land-naxos`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclades_core.definitions.maps import Reader

# no points, which ids of sites have; and a letter first, since a number is an amount
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def read_names(spec: Reader, known: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """What areas are called, by id; names that cannot be told from an id or another name are noted.

    >>> from cyclades_core.definitions.maps import Reader
    >>> problems = []
    >>> read_names(Reader({"A1": "bay", "B1": "bay", "C1": "A1"}, ("names",), problems), ["A1", "B1"])
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
        elif not NAME.fullmatch(name):
            spec.fail("bad-value", area, expected="name")
        elif name in used:
            spec.fail("taken-name", area, name=name)
        else:
            found[area] = name
            used.add(name)
    return found
