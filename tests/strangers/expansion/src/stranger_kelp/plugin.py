"""The plug-in of the expansion: where its files are, and a condition written in Python.

The word is registered by the hook and not at import, so importing this module changes nothing.
"""

from pathlib import Path

from cyclades_core.extending import hookimpl, takes

HERE = Path(__file__).parent


@hookimpl
def cyclades_expansion():
    """Return the folder with the manifest."""
    return HERE


@hookimpl
def cyclades_locales():
    """Return the folder with the languages."""
    return HERE / "locales"


@hookimpl
def cyclades_register(registry):
    """Register the condition `stranger-late`."""

    @registry.condition("stranger-late", takes=takes.COUNT, doc="the round has this number or a higher one")
    def late(compiler, tree, value, path):
        return lambda m, f: m.state.round >= value
