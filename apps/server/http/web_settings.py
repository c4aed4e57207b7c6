"""The settings of a web server."""

from __future__ import annotations

from attrs import define

from ..configuration import Settings

__all__ = ["WebSettings"]


@define
class WebSettings(Settings):
    """How a web server runs: the settings of its tables, and those of its network and processes."""

    lan: bool = False  # may it be called by the name of the machine?
    origins: tuple[str, ...] = ()  # of pages of other sites that may call
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    bots: int = 1  # processes in which bots think
    begin: float = 10.0  # seconds until a socket has sent `initialize`, and a request its body
    idle: float = 120.0  # seconds of silence of a socket without a token
