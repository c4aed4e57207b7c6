"""The board of a game as a document: what never changes while it is played, for whoever draws or lists it.

A front end asks once; views tell what stands where. Ids are those of events and views, with the kind in front.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.content.boards.board import Board, Site
from cyclades_core.content.boards.geometry import AreaPlace, SitePlace, geometry

__all__ = ["board_document"]


def board_document(board: Board) -> dict[str, Any]:
    """Areas, sites and islands, and where they are drawn; a board that was given as a graph has no such places.

    >>> from cyclades_core.content.boards.hex_maps import parse_board
    >>> pond = {"id": "pond", "map": "  .   $\\n.   01  .", "legend": {"01": {"land": "hut", "squares": 1}}}
    >>> document = board_document(parse_board(pond))
    >>> document["extent"], document["islands"][0]["areas"]
    ([-0.87, -1.0, 5.2, 3.5], ['area-hut'])
    >>> hut = document["areas"][0]
    >>> hut["id"], hut["label"], hut["sites"][0]["id"], hut["sites"][0]["seas"][0]
    ('area-hut', [1.73, 1.17], 'site-hut.s1', {'id': 'area-A1', 'edge': [1.3, 0.75]})
    """
    drawn = geometry(board)
    places = {place.id: place for place in drawn.areas} if drawn is not None else {}
    document: dict[str, Any] = {"id": board.id}
    if drawn is not None:
        document["extent"] = list(drawn.extent)
    document["areas"] = [_area(board, area.id, places.get(area.id)) for area in board.areas]
    document["islands"] = [
        {"id": name, "areas": [f"area-{member}" for member in members]}
        | ({"coast": _loops(drawn.coasts[name])} if drawn is not None else {})
        for name, members in board.islands().items()
    ]
    return document


def _area(board: Board, name: str, place: AreaPlace | None) -> dict[str, Any]:
    area = board.area(name)
    out: dict[str, Any] = {"id": f"area-{name}", "kind": area.kind, "name": area.name}
    if area.is_land:
        out["island"] = area.island
    if area.cornucopias:
        out["cornucopias"] = area.cornucopias
    if area.symbol:
        out["symbol"] = True
    if area.at:
        out["cells"] = [list(cell) for cell in area.at]
    out["near"] = [f"area-{other}" for other in board.neighbours(name)]
    if place is not None:
        out |= {"outline": _loops(place.outline), "label": list(place.label), "room": place.room}
        out |= {key: list(getattr(place, key)) for key in ("units", "group", "pieces", "goods")}
    sites = place.sites if place is not None else (None,) * len(board.sites_of(name))
    if sites:
        out["sites"] = [_site(site, at) for site, at in zip(board.sites_of(name), sites, strict=True)]
    return out


def _site(site: Site, place: SitePlace | None) -> dict[str, Any]:
    out: dict[str, Any] = {"id": f"site-{site.id}", "accepts": site.accepts}
    if site.covers:
        out["covers"] = [f"site-{square}" for square in site.covers]
    if place is None:
        out["seas"] = [{"id": f"area-{sea}"} for sea in site.seas]
        return out
    edges = dict(place.seas)
    out["at"] = list(place.at)
    out["seas"] = [{"id": f"area-{sea}"} | ({"edge": list(edges[sea])} if sea in edges else {}) for sea in site.seas]
    return out


def _loops(loops: tuple[tuple[tuple[float, float], ...], ...]) -> list[list[list[float]]]:
    return [[list(point) for point in loop] for loop in loops]
