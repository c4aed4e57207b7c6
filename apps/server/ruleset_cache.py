"""Rulesets that tables play by: loaded once for each list of modules and options: it takes a third of a second."""

from __future__ import annotations

import json
from collections import OrderedDict
from threading import Lock
from typing import Any

from cyclades_core import Ruleset

__all__ = ["Rulesets"]

KEPT = 24


class Rulesets:
    """May be asked by several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: OrderedDict[str, Ruleset] = OrderedDict()

    def of(self, setup: dict[str, Any]) -> Ruleset:
        """The rules of a set-up: its `modules` and `options`."""
        modules, options = list(setup["modules"]), setup.get("options") or {}
        key = json.dumps([modules, options], sort_keys=True)
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                found = self._kept[key] = Ruleset.load(modules, options=options)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found
