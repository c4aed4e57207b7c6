"""Options that several commands share, so that each reads and behaves the same everywhere."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclades_core.i18n import Messages


class Format(StrEnum):
    """How results are printed."""

    TABLE = "table"
    JSON = "json"
    TEXT = "text"


# Typer wants the help of an option as a string beside it; that of a command is its docstring.
FormatOption = Annotated[
    Format | None,
    typer.Option(
        "--format",
        help="how to print; by default a table on a terminal, else text",  # text: ok help
    ),
]
LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        help="language of the texts; by default that of the system",  # text: ok help
    ),
]
ModulesOption = Annotated[
    str | None,
    typer.Option(
        "--modules",
        metavar="A,B",
        help="modules, separated by commas; by default the first that needs no other",  # text: ok help
    ),
]
SettingsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="an option of a module; repeatable",  # text: ok help
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option(
        "--seed",
        help="seed of all chance; drawn and printed if left out",  # text: ok help
    ),
]
PlayersOption = Annotated[int, typer.Option("--players", min=2, max=6, help="number of players")]
ModeOption = Annotated[
    str | None,
    typer.Option("--mode", help="mode of play, where an edition has several"),  # text: ok help
]
BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="SPEC",
        help="one bot for all, or one per seat, separated by commas; parameters by colons",  # text: ok help
    ),
]


def format_or_default(chosen: Format | None) -> Format:
    """The format asked for, else a table for people and text for pipes."""
    return chosen or (Format.TABLE if sys.stdout.isatty() else Format.TEXT)


def messages_for(lang: str | None, modules: Iterable[str] = ()) -> Messages:
    """The messages in the language asked for, with those of the modules (or whole layers), in load order."""
    from cyclades_core.i18n import Messages, choose_language

    return Messages(choose_language(lang), expansions=tuple(dict.fromkeys(modules)))


def refuse(messages: Messages, option: str, key: str, **values: str | int) -> NoReturn:
    """End with exit code 2, as Typer does for its own checks: the option at fault and a message."""
    raise typer.BadParameter(messages.text(key, **values), param_hint=option)


def module_names(modules: str | None) -> list[str]:
    """The modules asked for, else the first, by id, that works and needs no other."""
    if modules is not None:
        return [name for name in modules.split(",") if name]
    from cyclades_core import available_modules

    alone = sorted(module.id for module in available_modules() if not (module.requires or module.problems))
    if not alone:
        refuse(messages_for(None), "--modules", "cli-no-modules")
    return alone[:1]


def seed_or_drawn(seed: int | None) -> int:
    """The seed asked for, else one from the system."""
    from random import SystemRandom

    return SystemRandom().randrange(2**32) if seed is None else seed


def parse_settings(settings: Iterable[str], messages: Messages) -> dict[str, str]:
    """`key=value` pairs as a dictionary. What the keys may be is the ruleset's to say."""
    found: dict[str, str] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not (key and equals and value):
            refuse(messages, "--option", "cli-bad-setting", setting=setting)
        found[key.strip()] = value.strip()
    return found
