"""Deprecated since 1.1.0: simulations are in `cyclades_apps.simulation`. Removed in 2.0."""

from importlib import import_module
from warnings import warn

warn("cyclades_core.simulating is now cyclades_apps.simulation", DeprecationWarning, stacklevel=2)  # text: ok Python
_moved = import_module("cyclades_apps.simulation")
__all__ = list(_moved.__all__)
globals().update((name, getattr(_moved, name)) for name in __all__)
