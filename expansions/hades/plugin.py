"""The plug-in: says where the manifest lies. Everything else is TOML."""

from __future__ import annotations

from pathlib import Path

from cyclades_core.extending import hookimpl


@hookimpl
def cyclades_expansion() -> Path:
    """Return the folder of this expansion."""
    return Path(__file__).parent
