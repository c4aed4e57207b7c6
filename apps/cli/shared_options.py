"""Options that several commands share, so that each reads and behaves the same everywhere."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from .language_choice import messages_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cyclades_core.text.i18n import Messages


class Format(StrEnum):
    """How results are printed."""

    TABLE = "table"
    JSON = "json"
    TEXT = "text"


class StreamFormat(StrEnum):
    """How results are printed that come one after the other: JSONL is an object a line, each as soon as it is there."""

    TABLE = "table"
    JSON = "json"
    JSONL = "jsonl"
    TEXT = "text"


class Detail(StrEnum):
    """How much a story tells: see `cyclades_core.text.narration`."""

    BRIEF = "brief"
    FULL = "full"


# What --gender takes; without it a player is spoken of neutrally.
GENDERS = ("feminine", "masculine")

# Help is looked up when somebody asks for it: see `localized_help`.
FormatOption = Annotated[Format | None, typer.Option("--format")]
StreamFormatOption = Annotated[StreamFormat | None, typer.Option("--format")]
LangOption = Annotated[str | None, typer.Option("--lang", metavar="CODE")]
ModulesOption = Annotated[str | None, typer.Option("--modules", metavar="A,B")]
SettingsOption = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
SeedOption = Annotated[int | None, typer.Option("--seed", metavar="N")]
PlayersOption = Annotated[int, typer.Option("--players", metavar="N", min=2, max=6)]
ModeOption = Annotated[str | None, typer.Option("--mode", metavar="NAME")]
BoardOption = Annotated[str | None, typer.Option("--board", metavar="NAME")]
BotsOption = Annotated[str, typer.Option("--bots", metavar="SPEC")]


def format_or_default(chosen: Format | None) -> Format:
    """The format asked for, else a table for people and text for pipes."""
    return chosen or (Format.TABLE if sys.stdout.isatty() else Format.TEXT)


def stream_format(chosen: StreamFormat | None) -> Format | None:
    """The format asked for, or the default; None: a stream of JSON objects."""
    if chosen is StreamFormat.JSONL:
        return None
    return format_or_default(None if chosen is None else Format(chosen))


def messages_for(
    lang: str | None,
    modules: Iterable[str] = (),
    genders: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    places: Mapping[str, tuple[str, str]] | None = None,
    names: Mapping[str, str] | None = None,
) -> Messages:
    """The messages in the language asked for, with those of the modules (or whole layers), in load order."""
    return messages_in(lang, tuple(dict.fromkeys(modules)), genders, options, places, names)


def refuse(messages: Messages, option: str, key: str, **values: str | int) -> NoReturn:
    """End with exit code 2, as Typer does for its own checks: the option at fault and a message."""
    raise typer.BadParameter(messages.text(key, **values), param_hint=option)


def module_names(modules: str | None, lang: str | None = None) -> list[str]:
    """The modules asked for, else the first, by id, that works and needs no other."""
    if modules is not None:
        return [name for name in modules.split(",") if name]
    from cyclades_core import available_modules

    alone = sorted(module.id for module in available_modules() if not (module.requires or module.problems))
    if not alone:
        refuse(messages_for(lang), "--modules", "cli-no-modules")
    return alone[:1]


def seed_or_drawn(seed: int | None) -> int:
    """The seed asked for, else one from the system."""
    from secrets import randbits

    return randbits(64) if seed is None else seed


def parse_settings(settings: Iterable[str], messages: Messages) -> dict[str, str]:
    """`key=value` pairs as a dictionary. What the keys may be is the ruleset's to say."""
    found: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not (key and equals and value):
            refuse(messages, "--option", "cli-bad-setting", setting=setting)
        found[key.strip()] = value.strip()
    return found


def parse_names(names: str | None, players: int) -> list[str]:
    """The players: their names, separated by commas, else p1, p2 and so on.

    >>> parse_names("ann, bob", 4), parse_names(None, 2)
    (['ann', 'bob'], ['p1', 'p2'])
    """
    import unicodedata

    # a keyboard may send a letter and its accent apart
    found = [unicodedata.normalize("NFC", name.strip(" ")) for name in (names or "").split(",") if name.strip(" ")]
    return found or [f"p{number}" for number in range(1, players + 1)]


def parse_genders(given: str | None, players: Sequence[str], messages: Messages) -> dict[str, str]:
    """`ann=feminine,bob=masculine` as a dictionary; players who are not named are spoken of neutrally."""
    import unicodedata

    found: dict[str, str] = {}
    for pair in (given or "").split(","):
        name, equals, gender = (unicodedata.normalize("NFC", part.strip(" ")) for part in pair.partition("="))
        if not (name or equals):
            continue
        if name not in players:
            refuse(messages, "--gender", "cli-no-player", name=name, available=", ".join(players))
        if gender not in GENDERS:
            refuse(messages, "--gender", "cli-bad-gender", pair=pair.strip(), available=", ".join(GENDERS))
        found[name] = gender
    return found
