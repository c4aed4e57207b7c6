"""The settings of a table service, and the file of `cyclades serve --config`.

The file has the options of the command line, and those that do not fit there:

port = 8642
database = "postgresql:///cyclades"
url = "https://cyclades.example.org"
trust_proxy = "127.0.0.1"
allow_origin = ["https://board.example.org"]
keep = 180                  # days after which a table that nobody touches is put away

[mail]
host = "localhost"
sender = "cyclades@example.org"

[hooks]
hosts = ["hooks.example.org"]
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from attrs import Factory, define, fields

from .notifications import Mail, Notices
from .table_store import StoreError

__all__ = ["OPTIONS", "Settings", "notices_of", "read_config"]

#: Names of the command line, with the kind of their values.
OPTIONS: dict[str, type] = {
    "port": int,
    "lan": bool,
    "database": str,
    "workers": int,
    "url": str,
    "host": str,
    "allow_origin": list,
    "trust_proxy": str,
    "bots": int,
    "keep": int,
}
HOOKS: dict[str, type] = {"hosts": list}
NOTICES: dict[str, type] = {"after": int, "again": int}
KINDS = {int: "integer", bool: "boolean", str: "string", list: "[string]", dict: "table"}


@define
class Settings:
    """How a table service runs."""

    url: str = ""  # where people reach it, behind a proxy
    pause: float = 0.6  # seconds before a bot's move shows
    think: float = 15.0  # seconds that a bot may think about a move
    rates: float = 1.0  # 0: none, for tests and load
    keep: int = 180  # days after which a table that nobody touches is put away
    notices: Notices = Factory(Notices)


def read_config(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options by name, and what makes `Notices`; `StoreError` names the key that is wrong."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise StoreError("cannot-read", str(path), error.strerror or "") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise StoreError("config", str(path), str(error)) from error
    mail, hooks, notices = (found.pop(name, None) for name in ("mail", "hooks", "notices"))
    options = _checked(path, "", found, OPTIONS)
    told = _checked(path, "notices.", {} if notices is None else notices, NOTICES)
    if mail is not None:
        kinds = {each.name: type(each.default) if each.default in (25, False) else str for each in fields(Mail)}
        told["mail"] = _checked(path, "mail.", mail, kinds)
        for name in ("host", "sender"):
            if name not in told["mail"]:
                raise StoreError("config", str(path), f"mail.{name}: {KINDS[str]}")
    if hooks is not None:
        told["hooks"] = _checked(path, "hooks.", hooks, HOOKS).get("hosts", [])
    return options, told


def notices_of(told: dict[str, Any]) -> Notices:
    """The notices of a configuration."""
    mail = told.get("mail")
    more = {name: told[name] for name in NOTICES if name in told}
    return Notices(Mail(**mail) if mail else None, tuple(told.get("hooks", ())), **more)


def _checked(path: Path, where: str, found: Any, kinds: dict[str, type]) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise StoreError("config", str(path), f"{where.rstrip('.')}: {KINDS[dict]}")
    for name, value in found.items():
        if name not in kinds:
            raise StoreError("config", str(path), f"{where}{name}? ({', '.join(kinds)})")
        kind = kinds[name]
        if name == "trust_proxy" and isinstance(value, bool):  # as before addresses could be named
            continue
        wrong = type(value) is not kind or (isinstance(value, int) and value < 0)
        if wrong or (kind is list and not all(isinstance(each, str) for each in value)):
            raise StoreError("config", str(path), f"{where}{name}: {KINDS[kind]}")
    return dict(found)
