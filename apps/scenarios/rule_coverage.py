"""Which numbered rules have a scenario, which cannot have one, and which still lack one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cyclades_core.content.toml import ContentFile, Problems

from .scenario_reader import read_scenario, rule_numbers
from .scenario_runner import home, scenario_files

__all__ = ["coverage", "exemptions"]


def exemptions(folder: Path | None = None) -> dict[str, dict[str, str]]:
    """Edition -> rule -> why it cannot be played, from `exempt.toml` beside the scenarios."""
    file = (folder or home()) / "exempt.toml"
    if not file.is_file():
        return {}
    problems = Problems()
    source = ContentFile.read(file, problems)
    problems.raise_errors()
    return {edition: dict(rules) for edition, rules in source.data.items()}


def coverage(paths: Iterable[str | Path] = (), shown: Iterable[str] = ()) -> dict[str, dict[str, Any]]:
    """Per edition `rules`, `covered`, `missing` (lists of numbers) and `exempt` (number -> reason).

    The last three share out the first. A rule with a scenario is covered, even if it is listed as exempt, and so is one
    that is `shown` elsewhere (by a game record). Of folders that are given, the exemptions in them count.
    """
    given = list(paths)
    cited: set[str] = set(shown)
    for file in scenario_files(given) if given or not cited else ():
        _, scenario = read_scenario(file, Problems())
        cited.update(scenario.cite if scenario is not None else ())
    folders = [folder for path in given if (folder := Path(path)).is_dir()]
    exempt = {edition: rules for folder in folders or [home()] for edition, rules in exemptions(folder).items()}
    out: dict[str, dict[str, Any]] = {}
    for edition, rules in rule_numbers().items():
        reasons = exempt.get(edition, {})
        out[edition] = {
            "rules": list(rules),
            "covered": [rule for rule in rules if rule in cited],
            "missing": [rule for rule in rules if rule not in cited and rule not in reasons],
            "exempt": {rule: reasons[rule] for rule in rules if rule in reasons and rule not in cited},
        }
    return out
