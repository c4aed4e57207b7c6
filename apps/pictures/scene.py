"""What a picture shows, as plain data: a board, and what everybody may see of a position on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve, frozen

from cyclades_core import Game

Point = tuple[float, float]


@frozen
class Built:
    """A site: what stands there, if anything, and towards which edge it has its harbour."""

    at: Point
    building: str = ""
    large: bool = False
    harbour: Point | None = None
    squares: tuple[Point, ...] = ()
    """Of a large site: where the squares lie that it covers."""


@frozen
class DrawnArea:
    """An area of the picture."""

    id: str
    kind: str
    outline: tuple[tuple[Point, ...], ...]
    label: Point
    room: float
    units_at: Point
    goods_at: Point
    pieces_at: Point
    group_at: Point
    owner: int = -1
    units: tuple[tuple[str, int], ...] = ()
    pieces: tuple[tuple[str, int], ...] = ()
    """Id of a figure and the faction that has its card, -1 for nobody."""
    group: tuple[int, tuple[tuple[str, int], ...]] | None = None
    """Units of somebody else, who fights here."""
    cornucopias: int = 0
    sites: tuple[Built, ...] = ()


@frozen
class DrawnFaction:
    """A faction of the legend."""

    name: str
    areas: int
    income: int
    metropolises: int


@frozen
class Scene:
    """All of it."""

    board: str
    extent: tuple[float, float, float, float]
    places: tuple[DrawnArea, ...]
    coasts: tuple[tuple[tuple[Point, ...], ...], ...]
    players: tuple[DrawnFaction, ...] = ()
    round: int = 0
    phase: str = ""
    winners: tuple[str, ...] = ()


def scene_of_board(document: Mapping[str, Any]) -> Scene | None:
    """The scene of a board on which nothing stands, from its document; None if the board was given as a graph."""
    if "extent" not in document:
        return None
    left, top, wide, tall = document["extent"]
    return Scene(
        board=document["id"],
        extent=(left, top, wide, tall),
        places=tuple(_place(area) for area in document["areas"]),
        coasts=tuple(_loops(island["coast"]) for island in document["islands"]),
    )


def scene_of(game: Game) -> Scene | None:
    """The scene of a game as everybody may see it; None if the board was given as a graph."""
    scene = scene_of_board(document := game.board_document())
    if scene is None:
        return None
    view = game.view()
    factions = [each["id"] for each in view["factions"]]
    return evolve(
        scene,
        places=tuple(
            _held(place, area, view["areas"].get(area["id"], {}), _Seen(factions, view.get("battle")))
            for place, area in zip(scene.places, document["areas"], strict=True)
        ),
        players=tuple(_player(each) for each in view["factions"]),
        round=view["round"],
        phase=view.get("phase", ""),
        winners=() if game.result is None else game.result.winners,
    )


@frozen
class _Seen:
    """What the areas of a view need to be understood."""

    factions: list[str]
    battle: Mapping[str, Any] | None


def _player(faction: Mapping[str, Any]) -> DrawnFaction:
    return DrawnFaction(
        faction["id"].removeprefix("player-"), faction["areas"], faction["income"], faction["metropolises"]
    )


def _place(area: Mapping[str, Any]) -> DrawnArea:
    return DrawnArea(
        id=area["id"].removeprefix("area-"),
        kind=area["kind"],
        outline=_loops(area["outline"]),
        label=_point(area["label"]),
        room=area["room"],
        units_at=_point(area["units"]),
        goods_at=_point(area["goods"]),
        pieces_at=_point(area["pieces"]),
        group_at=_point(area["group"]),
        cornucopias=area.get("cornucopias", 0),
        sites=tuple(_sites(area, {})),
    )


def _held(place: DrawnArea, area: Mapping[str, Any], held: Mapping[str, Any], seen: _Seen) -> DrawnArea:
    """The area with all that stands there."""
    figures = held.get("pieces", {})
    return evolve(
        place,
        owner=seen.factions.index(held["owner"]) if "owner" in held else -1,
        units=tuple(held.get("units", {}).items()),
        pieces=tuple((kind, seen.factions.index(who) if who != "none" else -1) for kind, who in figures.items()),
        group=_group(area["id"], seen),
        cornucopias=area.get("cornucopias", 0) + held.get("tokens", 0),
        sites=tuple(_sites(area, held)),
    )


def _group(area: str, seen: _Seen) -> tuple[int, tuple[tuple[str, int], ...]] | None:
    battle = seen.battle
    if battle is None or battle["area"] != area or "units" not in battle["attacker"]:
        return None
    attacker = battle["attacker"]
    return seen.factions.index(attacker["faction"]), tuple(attacker["units"].items())


def _sites(area: Mapping[str, Any], held: Mapping[str, Any]) -> list[Built]:
    """What is to be drawn: a large site that is built on hides its squares, and one that is not lies around them."""
    sites = {site["id"]: site for site in area.get("sites", ())}
    built, more = held.get("buildings", {}), held.get("sites", {})
    hidden = {square for name, site in sites.items() if name in built for square in site.get("covers", ())}
    drawn: list[Built] = []
    for name, site in sites.items():
        if name in hidden:
            continue
        edges = {sea["id"]: sea.get("edge") for sea in site["seas"]}
        edge = edges.get(more.get(name, {}).get("sea", ""))
        squares = tuple(_point(sites[square]["at"]) for square in site.get("covers", ()))
        building = built.get(name, "")
        drawn.append(Built(_point(site["at"]), building, bool(squares), _point(edge) if edge else None, squares))
    return drawn


def _point(at: Any) -> Point:
    return float(at[0]), float(at[1])


def _loops(loops: Any) -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(_point(corner) for corner in loop) for loop in loops)
