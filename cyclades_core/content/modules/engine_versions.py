"""Which versions of the engine an expansion was made for."""

from __future__ import annotations

from packaging.specifiers import SpecifierSet
from packaging.version import Version

__all__ = ["DISTRIBUTION", "engine_version", "fits", "is_range"]

#: The name under which the engine is installed.
DISTRIBUTION = "cyclades-engine"


def engine_version() -> str:
    """Return the version of the running engine. The metadata of an editable install may name an older one."""
    from cyclades_core import __version__

    return __version__


def is_range(text: str) -> bool:
    """Return whether a text is a range of versions. An empty text means any version.

    >>> is_range(">=0.1,<1"), is_range(""), is_range("about 1")
    (True, True, False)
    """
    try:
        fits("1", text)
    except ValueError:  # also for a number with more digits than Python converts
        return False
    return True


def fits(version: str, wanted: str) -> bool:
    """Return whether a version is in a range. Only its numbers count: `1.0.dev3` is 1.0.

    >>> fits("0.1.0", ">=0.1,<1"), fits("1.0", ">=0.1,<1"), fits("0.10", ">0.9"), fits("1.1.dev2", ">=1.1")
    (True, False, True, True)
    """
    return SpecifierSet(wanted).contains(Version(version).base_version)
