"""The hooks of a plug-in, on one page.

A plug-in is a Python module named by an entry point of the group `cyclades.expansions`:

    [project.entry-points."cyclades.expansions"]
    atlantis = "cyclades_atlantis.plugin"

It implements any of the functions below. Each is called once, when content is first looked for, never during a game. A
plug-in that fails is reported, and the others work. The manifests (`requires`, `after`) decide about the order of the
content of several plug-ins. The order of the calls decides nothing.

    from pathlib import Path
    from cyclades_core.extending import hookimpl

    @hookimpl
    def cyclades_expansion():
        return Path(__file__).parent
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

import pluggy

__all__ = ["PROJECT", "Folder", "cyclades_expansion", "cyclades_locales", "cyclades_register", "hookimpl", "hookspec"]

PROJECT = "cyclades"

#: A folder on disk, or inside an installed package (`importlib.resources.files`).
Folder = str | Path | Traversable

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def cyclades_expansion() -> Folder | None:
    """Return the folder of the expansion: it holds `manifest.toml` and the files that the manifest names.

    A plug-in that brings no content (a translation, say) leaves this hook out.
    """


@hookspec
def cyclades_register(registry: ModuleType) -> None:
    """Register words of TOML that need Python: verbs, quantities, moments, keys of selectors and conditions.

    `registry` has the functions `verb`, `condition`, `number`, `selector`, `quantity` and `moment`, the same that the
    core uses for its own words and that `cyclades_core.extending` offers. Importing a file that uses those as
    decorators does as well; the hook is for plug-ins that want no work done at import. Most expansions need neither.
    """


@hookspec
def cyclades_locales() -> Folder | None:
    """Return a folder with one sub-folder per language, and that one file per layer: `en/atlantis.ftl`.

    A layer is named like a box (read when one of its modules is in play), `core` or `cli`. Later folders refine ours
    under the same message ids, so that a plug-in may also be a translation of another one.
    """
