"""The plug-in: says where the manifest and the languages lie. Everything else is TOML."""

from pathlib import Path

from cyclades_core.extending import hookimpl

HERE = Path(__file__).parent


@hookimpl
def cyclades_expansion() -> Path:
    """Return the folder of the expansion."""
    return HERE


@hookimpl
def cyclades_locales() -> Path:
    """Return the folder with the languages."""
    return HERE / "locales"
