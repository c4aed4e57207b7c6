"""What a person sees: the board, gods and offerings, cards for sale and players; or all of it as lists.

With 80 columns the parts stand below each other, with more beside the board where it leaves room. Plain mode draws
nothing: a screen reader gets lists in whole words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..output_formats import aligned, line, paragraph, parts_line, width
from ..shared_options import Format
from ..text_map import Line, colour_of, draw, figures_told, labels, plain

if TYPE_CHECKING:
    from cyclades_core import Game
    from cyclades_core.text.i18n import Messages

View = Mapping[str, Any]
GAP = "   "


class Screen:
    """Shows a game to one seat at a time."""

    def __init__(self, messages: Messages, game: Game, is_plain: bool) -> None:
        self._messages = messages
        self._plain = is_plain
        self._format = Format.TEXT if is_plain else Format.TABLE
        factions = [_bare(each["id"]) for each in game.view()["factions"]]
        self._letters = {name: chr(ord("A") + k) for k, name in enumerate(factions)}
        self._board_areas = game.board_document()["areas"]
        self._signs = _signs(messages, [f"building-{name}" for name in game.rules.names["building"]])
        self._areas: dict[str, Any] = {}  # as each seat has seen them last
        self._shown: dict[str, str] = {}  # what the map shows of each id

    # -- all of it ---------------------------------------------------------------------------------------------------

    def show(self, game: Game, seat: str, news: bool = False) -> None:
        """The whole table as a seat sees it; for the news, the board only if something on it has changed."""
        view = game.view(seat)
        areas = self.places(game, seat)
        line()
        beside = [self._heading(view), *self._gods(view), *self._sale(view), *self._players(view)]
        if news and areas == self._areas.get(seat):
            for parts in beside:
                parts_line(parts, self._format)
            return
        self._areas[seat] = areas
        if self._plain:
            for parts in beside:
                line("".join(text for text, _ in parts))
            self.areas(game, seat)
            return
        board = self._board(areas)
        across = max((len(text) for text in plain(board)), default=0)
        room = max((len(text) for text in plain(beside)), default=0)
        if board and across + len(GAP) + room <= width():
            for k in range(max(len(board), len(beside))):
                left = board[k] if k < len(board) else []
                pad = across - sum(len(text) for text, _ in left)
                parts_line([*left, (" " * (pad + len(GAP)), ""), *(beside[k] if k < len(beside) else [])], self._format)
        else:
            for parts in [*board, [], *beside]:
                parts_line(parts or [("", "")], self._format)
        self._legend()
        self._names(areas)
        if told := figures_told(areas, self._shown, self._messages):
            paragraph("", told, self._format)

    def areas(self, game: Game, seat: str, everything: bool = False) -> None:
        """What stands where, in words: what somebody holds, or all areas."""
        for area in self.places(game, seat):
            if everything or area["owner"] is not None or area["pieces"]:
                paragraph("  ", self.area(area), self._format)

    def places(self, game: Game, seat: str) -> list[dict[str, Any]]:
        """The areas of the board with what a seat sees there; ids and owners as they are typed and shown."""
        held = game.view(seat)["areas"]
        out = []
        for place in self._board_areas:
            here = held.get(place["id"], {})
            owner = here.get("owner")
            out.append(
                {
                    "id": _bare(place["id"]),
                    "kind": place["kind"],
                    "at": place.get("cells", []),
                    "near": place["near"],
                    "sites": sum("covers" not in site for site in place.get("sites", ())),
                    "owner": None if owner is None else _bare(owner),
                    "units": here.get("units", {}),
                    "pieces": list(here.get("pieces", {})),
                    "cornucopias": place.get("cornucopias", 0) + here.get("tokens", 0),
                    "buildings": list(here.get("buildings", {}).values()),
                }
            )
        return out

    def area(self, area: View) -> str:
        """One area in a sentence."""
        say = self._messages
        facts = [f"{area['id']} {say.name('area-' + area['id'])}" if say.is_named(area["id"]) else area["id"]]
        facts.append(say.name(f"player-{area['owner']}") if area["owner"] else say.text("playing-nobody"))
        if area["units"]:
            facts.append(say.text("cli-play-units", units=tuple(area["units"].items())))
        facts += map(say.name, area["pieces"])
        facts += [", ".join(map(say.name, area["buildings"]))] if area["buildings"] else []
        if area["sites"] and not area["buildings"]:
            facts.append(say.text("playing-free-sites", count=area["sites"]))
        if area["cornucopias"]:
            facts.append(say.text("playing-cornucopias", count=area["cornucopias"]))
        return "; ".join(facts)

    # -- parts -------------------------------------------------------------------------------------------------------

    def _heading(self, view: View) -> Line:
        phase = view["phase"] if view["round"] else "none"
        return [(self._messages.text("playing-heading", round=view["round"], phase=phase), "bold")]

    def _gods(self, view: View) -> list[Line]:
        """The gods that can be bid for, and who has offered what."""
        offers: dict[str, list[tuple[str, int]]] = {}
        for each in view.get("offerings", ()):
            offers.setdefault(each["god"], []).append((_bare(each["faction"]), each["amount"]))
        out: list[Line] = []
        for god in dict.fromkeys((*view.get("gods", ()), *offers)):
            parts: Line = [("  " + self._messages.name(god), "")]
            for faction, amount in offers.get(god, ()):
                letter = self._letters[faction]
                name = self._messages.name(f"player-{faction}")
                parts += [("  ", ""), (f"{letter} {name} {amount}", colour_of(letter))]
            out.append(parts)
        if hidden := view.get("face-down"):
            out.append([("  " + self._messages.text("playing-face-down", gods=hidden), "")])
        return out

    def _sale(self, view: View) -> list[Line]:
        """Cards that can be bought, with their prices."""
        return [
            [("  " + self._messages.text("playing-for-sale", card=card, price=price), "")]
            for zone, price in view.get("prices", {}).items()
            if isinstance(cards := view.get("zones", {}).get(zone, ()), (list, tuple))
            for card in cards
        ]

    def _players(self, view: View) -> list[Line]:
        out: list[Line] = []
        for each in view["factions"]:
            letter = self._letters[_bare(each["id"])]
            words = self._messages.text(
                "playing-player",
                player=each["id"],
                gold=each.get("gold", "none"),
                income=each.get("income", 0),
                metropolises=each.get("metropolises", 0),
            )
            cards = ", ".join(map(self._messages.name, each.get("cards", ())))
            out.append([(f"{letter} ", f"bold {colour_of(letter)}"), (words + (f"; {cards}" if cards else ""), "")])
        return out

    def label(self, area: str) -> str:
        """What an area is called on the map that was drawn last: its id, or what was left of it."""
        return self._shown.get(area, area)

    def _board(self, areas: Sequence[View]) -> list[Line]:
        things = {area["id"]: self._things(area) for area in areas}
        self._shown = labels(areas, width())
        return draw(areas, self._letters, width(), things)

    def _things(self, area: View) -> str:
        """Buildings by their letters, `*` for each cornucopia."""
        built = "".join(self._signs.get(name, "?") for name in area["buildings"])
        horns = "" if not area["cornucopias"] else "*" if area["cornucopias"] == 1 else f"*{area['cornucopias']}"
        return built + horns

    def _legend(self) -> None:
        say = self._messages
        signs = ", ".join(f"{sign} {say.name(name)}" for name, sign in self._signs.items())
        paragraph("", say.text("playing-signs", buildings=signs), self._format)
        short = next(((name, label) for name, label in self._shown.items() if name != label), None)
        if short is not None:
            paragraph("", say.text("cli-play-short", area=short[0], short=short[1]), self._format)

    def _names(self, areas: Sequence[View]) -> None:
        """What the land on the map is called."""
        told = [
            self._messages.text("cli-play-place", short=self._shown[area["id"]], area=f"area-{area['id']}")
            for area in areas
            if area["kind"] == "land" and self._messages.is_named(area["id"]) and area["id"] in self._shown
        ]
        if told:
            across = max(1, width() // (max(map(len, told)) + 2))
            down = -(-len(told) // across)
            rows = [told[place::down] for place in range(down)]
            for text in aligned([row + [""] * (len(rows[0]) - len(row)) for row in rows]):
                line(text)


def _bare(ident: str) -> str:
    """An id without its kind."""
    return ident.partition("-")[2]


def _signs(messages: Messages, buildings: Sequence[str]) -> dict[str, str]:
    """A letter for each building: the first of its name that no other has."""
    signs: dict[str, str] = {}
    for name in buildings:
        letters = [each.upper() for each in messages.name(name) if each.isalpha()]
        signs[name] = next((each for each in letters if each not in signs.values()), "?")
    return signs
