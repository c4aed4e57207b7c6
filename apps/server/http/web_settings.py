"""The settings of a web server."""

from __future__ import annotations

from attrs import define

from ..configuration import Settings

__all__ = ["WebSettings"]


@define
class WebSettings(Settings):
    """How a web server runs: the settings of its tables, and those of its network and processes."""

    trust_proxy: bool = False
    bots: int = 1  # processes in which bots think
