"""What may be sent about tables, beside the methods of games; keys that are not here are refused."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cyclades_core.engine.values.limits import NAME_LENGTH, SEATS
from cyclades_core.engine.values.safe_text import escaped

from ..bots import BOTS, BotError, check_limits, parse_spec
from ..rpc.field_types import exact, said
from ..rpc.rpc_errors import RpcError

__all__ = [
    *(
        "AnswerParams",
        "ExportParams",
        "TableInitializeParams",
        "NewLinkParams",
        "NewTableParams",
        "NoTableParams",
        "SetTableParams",
        "TakeoverParams",
    ),
    *("absence_of", "checked_bot", "checked_gender", "checked_name", "checked_settings", "checked_standing"),
    "settings_of",
]

WORD = 200
MODULES = 60
SETTINGS: dict[str, tuple[Any, ...]] = {
    "spectators": ("closed", "link", "link-delayed"),
    "clock": (0, 1, 3, 7),
    "hints": (True, False),
}
#: Minutes that a player must have been away before a bot may sit down without the player's consent; 0: never.
ABSENCE = (0, 5, 15, 60, 1440, 4320, 10080)
USUAL_ABSENCE = 60  # where the table has no clock, else as long as its clock
MOST_ROUNDS = 10_000  # a number that no game reaches
#: Characters that count as printable but show nothing: spaces, fillers, variation selectors.
_UNSEEN = re.compile("[\\s\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")
#: Marks above and below a letter that would cover the lines around it. No language needs so many.
_PILES = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}")
GENDERS = ("", "feminine", "masculine")


@exact()
class NoTableParams:
    """No parameters."""


@exact()
class TableInitializeParams:
    """Who is there: the token of a link says table, role and seat."""

    protocol: int | str = said("The version of the protocol: 1.", 1)
    client: str = said("Name and version of the client.", "", longest=WORD)
    lang: str | None = said("The language of all texts.", None, longest=WORD)
    token: str | None = said("What the link carries behind #.", None, longest=WORD)


@exact()
class NewTableParams:
    """A table. The first seat is the host's."""

    modules: list[str] = said('Modules or whole boxes: `["legacy", "hades/undead"]`.', longest=MODULES)
    seats: list[dict[str, str]] = said("For each seat `name`, and `bot` where a bot sits.", longest=SEATS)
    options: dict[str, Any] = said("Option -> its value.", {}, longest=MODULES)
    mode: str | None = said("The way to play.", None, longest=WORD)
    teams: list[list[str]] | None = said("The sides, by seat.", None, longest=SEATS)
    board: str | None = said("A board of the modules, or `assembled`.", None, longest=WORD)
    discreet: bool = said("Ask more, so that nobody learns what is hidden from who is asked.", False)
    confirm: bool = said("Ask also for the only answer inside a clause, so that no click spends unseen.", False)
    name: str = said("What the table is called.", "", longest=NAME_LENGTH)
    settings: dict[str, Any] = said("`spectators`, `clock`, `hints`, `absence`.", {}, longest=MODULES)


@exact()
class SetTableParams:
    """One's own name and language, standing answers; of the host, the settings of the table."""

    name: str | None = said("One's own name.", None, longest=NAME_LENGTH)
    gender: str | None = said("How to be spoken of.", None, words=GENDERS)
    lang: str | None = said("One's own language.", None, longest=WORD)
    standing: dict[str, Any] | None = said("Answers to give while one is away.", None, longest=MODULES)
    contact: str | None = said(
        "Where one is told of one's turn: by mail or a hook; empty: nowhere.", None, longest=WORD
    )
    settings: dict[str, Any] | None = said("Of the host: settings to change.", None, longest=MODULES)


@exact()
class NewLinkParams:
    """A new link; the old one dies."""

    role: str = said("For whom.", "seat", words=("seat", "spectator", "host"))
    seat: str | None = said("Of a player: the seat.", None, longest=NAME_LENGTH)


@exact()
class TakeoverParams:
    """A bot for a chair, or (without one) a person again."""

    seat: str = said("The chair.", longest=NAME_LENGTH)
    bot: str = said("The bot that sits down; empty: nobody does, and a person plays again.", "greedy", longest=WORD)


@exact()
class AnswerParams:
    """Whether one agrees to a request."""

    yes: bool = said("Whether one agrees.")
    request: str | None = said("The request; without it the oldest that waits for this seat.", None, longest=WORD)


@exact()
class ExportParams:
    """A game that is over, as a file."""

    form: str = said("A save to go on with, or a record to read.", "save", words=("save", "record"))


def checked_name(name: str, others: set[str]) -> str:
    """Return a name as it is shown: short, visible, nothing that steers, and not that of another player.

    >>> checked_name(" Jose\u0301  B. ", {"Ann"})
    'José B.'
    """
    found = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(found) > NAME_LENGTH:
        raise RpcError("params", path="name", reason="length", expected=NAME_LENGTH)
    if not found.isprintable() or escaped(found) != found or not _looks(found) or _PILES.search(found):
        raise RpcError("params", path="name", reason="text", expected="a name")
    if _looks(found) in {_looks(other) for other in others}:
        raise RpcError("params", path="name", reason="word", expected="another name than the others")
    return found


def _looks(name: str) -> str:
    """Return what is left of a name for the eye: without case, width, spaces and characters that show nothing.

    >>> _looks("\uff22 o\ufe0fB"), _looks("\u3164\u2800")
    ('bob', '')
    """
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", name).casefold())


def checked_bot(spec: str, path: str = "bot") -> str:
    """A spec that names a bot of this server and asks for no more time than it allows; empty: none."""
    if not spec:
        return spec
    try:
        parse_spec(spec)
        check_limits(spec)
    except BotError as error:
        said = error.arguments
        if error.code == "bot-parameter-limit":
            raise RpcError(
                "params", path=path, reason="range", expected=f"{said['name']} at most {said['most']}"
            ) from error
        if error.code == "bad-bot-parameter":
            raise RpcError(
                "params", path=path, reason="number", expected=f"{said['name']}={said['default']}"
            ) from error
        known = str(said.get("known") or ", ".join(sorted(BOTS)))
        raise RpcError("params", path=path, reason="word", expected=known) from error
    return spec


def checked_settings(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings that there are, with values they may have."""
    out: dict[str, Any] = {}
    for name, value in settings.items():
        if name == "name" or name == "talk":
            if not isinstance(value, str) or len(value) > WORD or escaped(value) != value:
                raise RpcError("params", path=f"settings.{name}", reason="text", expected="string")
            if name == "name" and value:
                value = checked_name(value, set())
            if name == "talk" and value and not _is_address(value):
                raise RpcError("params", path="settings.talk", reason="text", expected="https://...")
        elif name not in SETTINGS:
            raise RpcError("params", path=f"settings.{name}"[:120], reason="unknown-key", expected=sorted(SETTINGS))
        elif value not in SETTINGS[name] or type(value) not in {type(each) for each in SETTINGS[name]}:
            raise RpcError("params", path=f"settings.{name}", reason="word", expected=list(SETTINGS[name]))
        out[name] = value
    return out


def settings_of(wish: dict[str, Any]) -> dict[str, Any]:
    """The settings of a new table. `absence` is chosen here and stays: nobody shortens it while another is away.

    >>> settings_of({})
    {'spectators': 'link', 'clock': 0, 'hints': False, 'absence': 60}
    >>> settings_of({"clock": 3})["absence"], settings_of({"clock": 3, "absence": 15})["absence"]
    (4320, 15)
    """
    absence = wish.get("absence")
    if absence is not None and (absence not in ABSENCE or type(absence) is not int):
        raise RpcError("params", path="settings.absence", reason="word", expected=list(ABSENCE))
    found = checked_settings({name: value for name, value in wish.items() if name != "absence"})
    out = {"spectators": "link", "clock": 0, "hints": False, **found}
    usual = out["clock"] * 1440 or USUAL_ABSENCE
    return {**out, "absence": usual if absence is None else absence}


def absence_of(settings: Mapping[str, Any]) -> int:
    """Minutes after which a bot may sit down for a player who is away; tables of 1.0.0 have a day."""
    return int(settings.get("absence", 1440))


def checked_gender(gender: str, path: str = "gender") -> str:
    """A gender that texts know."""
    if gender not in GENDERS:
        raise RpcError("params", path=path, reason="word", expected=list(GENDERS))
    return gender


def checked_standing(wishes: dict[str, Any]) -> dict[str, Any]:
    """Answers to give while one is away: `loss`, and the round of `windows`.

    >>> checked_standing({"loss": True, "windows": 3})
    {'loss': True, 'windows': 3}
    """
    for name, value in wishes.items():
        if name not in ("loss", "windows"):
            raise RpcError("params", path=f"standing.{name}"[:120], reason="unknown-key", expected=["loss", "windows"])
        if name == "loss" and value not in ("plain", True, False):
            raise RpcError("params", path="standing.loss", reason="word", expected=["plain", True, False])
        if name == "windows" and (type(value) is not int or not 0 <= value <= MOST_ROUNDS):
            raise RpcError("params", path="standing.windows", reason="number", expected="integer")
    return wishes


def _is_address(text: str) -> bool:
    """A link that everybody at a table may be shown: to a page somewhere, and to nothing that runs here.

    >>> [_is_address(text) for text in ("https://talk.example/room", "http://talk.example", "javascript:x()", "https:")]
    [True, False, False, False]
    >>> _is_address("https://talk.example@evil.example/")  # it goes elsewhere than it seems to
    False
    """
    try:
        found = urlsplit(text)
    except ValueError:
        return False
    plain = text.isprintable() and " " not in text and "@" not in found.netloc
    return found.scheme == "https" and bool(found.hostname) and plain
