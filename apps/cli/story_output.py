"""A game in words: what the narrator tells, standings as a table, the board as a map of hexes.

Read from `Game.view` and the board, put together by `seen`: `factions` (each `id`, `seat`, `gold`, `income`,
`metropolises`, `areas`, `units`) and `areas` (each `id`, `kind`, `owner` or None, `units` by kind, `pieces`, and `at`:
where its cells lie, x in half steps and row, where the board has a drawing). Gold that nobody sees is shown as a
question mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.text.narration import Narrator

from .output_formats import aligned, line, paragraph, parts_line, print_rows, width
from .shared_options import Detail, Format
from .text_map import colour_of, draw, figures_told, labels

if TYPE_CHECKING:
    from cyclades_core import Event, Game
    from cyclades_core.text.i18n import Messages
    from cyclades_core.text.narration import StoryLine

View = Mapping[str, Any]

MARGIN = "  "
INDENT = {"cycle": "", "phase": "  ", "act": "    ", "round": "      "}
STANDINGS = ("gold", "income", "metropolises", "areas", "units")


def seen(game: Game) -> dict[str, Any]:
    """What everybody sees of factions and areas, with the names that are shown: no kinds in front."""
    view = game.view()
    holding: dict[str, dict[str, int]] = {}
    areas = []
    for place in game.board_document()["areas"]:
        held = view["areas"].get(place["id"], {})
        owner, units = held.get("owner"), held.get("units", {})
        for unit, count in units.items() if owner else ():
            own = holding.setdefault(owner, {})
            own[unit] = own.get(unit, 0) + count
        shown = {
            "id": _bare(place["id"]),
            "owner": owner and _bare(owner),
            "units": units,
            "pieces": list(held.get("pieces", {})),
            "at": place.get("cells", []),
        }
        areas.append({"kind": place["kind"], **shown})
    factions = [
        {"gold": None, **faction, "id": _bare(faction["id"]), "units": holding.get(faction["id"], {})}
        for faction in view["factions"]
    ]
    return {**view, "factions": factions, "areas": areas}


def _bare(ident: str) -> str:
    return ident.partition("-")[2]


class Story:
    """Tells a game on the output stream: one language, one format (table or text), one detail.

    With a `seat` the standings show the gold that this seat sees. The events have to be those that it sees.

    In full, the standings stand before the offerings of each cycle, when everybody counts the gold; the map is drawn
    where land has changed hands since the last one. In brief both wait for the end, and there is no map.
    """

    def __init__(
        self, messages: Messages, chosen: Format, detail: Detail = Detail.FULL, seat: str | None = None
    ) -> None:
        self._messages = messages
        self._seat = seat
        self._format = chosen
        self._detail = detail
        self._narrator = Narrator(messages, detail)
        self._explained = False  # the signs of the map need it once
        self._owners: dict[str, str] | None = None  # of the land, when the map was drawn
        self._is_won_by_rule = False  # and not by what is counted at the end of a cycle

    def tell(self, events: Sequence[Event], game: Game) -> None:
        """What has happened; where a cycle has begun, how things stand when its first question is asked."""
        self._print(self._narrator.hear(events, game.decision))
        won = [str(event.args.get("cause")) for event in events if event.key == "game-won"]
        self._is_won_by_rule = any(cause.startswith("rule-") for cause in won)
        if self._detail is Detail.FULL and not game.is_over and any(event.key == "round-began" for event in events):
            self._stand(game)

    def _print(self, lines: Iterable[StoryLine]) -> None:
        for kind, text in lines:
            if kind == "cycle":
                line()
            paragraph(INDENT[kind], text, self._format)

    def _winners(self, game: Game) -> None:
        """What those who have won have to show for it, unless a rule has ended the game before anything was counted."""
        winners = game.result.winners if game.result and not self._is_won_by_rule else ()
        told = [
            self._messages.text("cli-play-winner", faction=each["id"], metropolises=each["metropolises"])
            for each in seen(game)["factions"]
            if each["seat"] in winners and each["metropolises"]
        ]
        if told:
            paragraph(INDENT["act"], self._narrator.sentence(told), self._format)

    def _stand(self, game: Game, last: bool = False) -> None:
        """Standings and, perhaps, the map."""
        view = self._view(game)
        self.standings(view)
        owners = {area["id"]: area["owner"] for area in view["areas"] if area["kind"] == "land"}
        if self._detail is Detail.FULL and (last or owners != self._owners):
            self._owners = owners
            self.map(view)
        else:
            line()

    def _view(self, game: Game) -> dict[str, Any]:
        """Return what the seat of the story sees. Without one, the reader sees what every seat sees of its own gold."""
        view = seen(game)
        for faction in view["factions"]:
            own = game.view(self._seat or faction["seat"])["factions"]
            faction["gold"] = next(other.get("gold") for other in own if other["id"] == f"player-{faction['id']}")
        return view

    def standings(self, view: View) -> None:
        """The factions side by side."""
        columns = [self._messages.text(f"cli-column-{name}") for name in ("player", *STANDINGS)]
        rows = [
            (self._player(faction["id"]), *(self._cell(faction, key) for key in STANDINGS))
            for faction in view["factions"]
        ]
        line()
        print_rows(columns, rows, self._format)

    def _player(self, faction: str) -> str:
        return self._messages.name(f"player-{faction}")

    def _cell(self, faction: View, key: str) -> object:
        value = faction.get(key)
        if value is None:
            return "?"
        return self._units(value) if key == "units" else value

    def _units(self, units: Mapping[str, int]) -> str:
        """Counted things in words."""
        return self._messages.text("cli-play-units", units=tuple(units.items()))

    def map(self, view: View) -> None:
        """The board: who stands where, and with how many."""
        letters = {faction["id"]: chr(ord("A") + index) for index, faction in enumerate(view["factions"])}
        line()
        # a creature that only stands in an area is no unit of its owner
        kinds = {kind for faction in view["factions"] for kind in faction["units"]}
        held = [{**area, "units": {k: n for k, n in area["units"].items() if k in kinds}} for area in view["areas"]]
        drawn = draw(held, letters, width() - len(MARGIN))
        for parts in drawn:
            parts_line([(MARGIN, ""), *parts], self._format)
        if drawn:
            line()
            self._legend(view, letters)
            self._explained = True
        else:
            for text in self._listing(view["areas"]):
                line(MARGIN + text)
        line()

    def _legend(self, view: View, letters: Mapping[str, str]) -> None:
        """Whose letter is whose; what the signs mean, the first time."""
        owners = [(f"{letter} {self._player(faction)}", colour_of(letter)) for faction, letter in letters.items()]
        parts = [part for owner in owners for part in (owner, (", ", ""))][:-1]
        parts_line([(MARGIN, ""), *parts], self._format)
        names = labels(view["areas"], width() - len(MARGIN))
        if not self._explained:
            paragraph(MARGIN, self._messages.text("cli-play-signs"), self._format)
            short = next(((name, label) for name, label in names.items() if name != label), None)
            if short is not None:
                paragraph(MARGIN, self._messages.text("cli-play-short", area=short[0], short=short[1]), self._format)
        self._names(view["areas"], names)
        if told := figures_told(view["areas"], names, self._messages):
            paragraph(MARGIN, told, self._format)

    def _names(self, areas: Sequence[View], shown: Mapping[str, str]) -> None:
        """What the areas on the map are called in the story: land always, all of them the first time."""
        told = [
            self._place(area["id"], shown[area["id"]])
            for area in areas
            if self._messages.is_named(area["id"]) and (area["kind"] == "land" or not self._explained)
        ]
        if told:
            across = max(1, (width() - len(MARGIN)) // (max(map(len, told)) + 2))
            down = -(-len(told) // across)
            rows = [told[place::down] for place in range(down)]
            for text in aligned([row + [""] * (len(rows[0]) - len(row)) for row in rows]):
                line(MARGIN + text)

    def _place(self, area: str, shown: str) -> str:
        """An area as the map shows it, with its name if it has one."""
        return self._messages.text("cli-play-place", short=shown, area=f"area-{area}")

    def _listing(self, areas: Sequence[View]) -> list[str]:
        """The areas that somebody holds, by owner: for boards without coordinates."""
        held = [area for area in areas if area["owner"] is not None]
        rows = sorted((str(area["owner"]), str(area["id"]), self._units(area["units"])) for area in held)
        told = [
            (self._player(owner), self._place(area, area) if self._messages.is_named(area) else area, *rest)
            for owner, area, *rest in rows
        ]
        return aligned(told) if told else []

    def end(self, game: Game, seed: int | None = None) -> None:
        """What is still to tell, how things stand, and the seed; that the story stops here if nobody has won."""
        self._print(self._narrator.rest())
        self._winners(game)
        line()
        if game.result is None and seed is not None:
            line(self._messages.text("cli-play-stopped"))  # who has won, an event has told
        if seed is not None:
            line(self._messages.text("cli-seed", seed=seed))
        self._stand(game, last=True)
