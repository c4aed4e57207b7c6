"""`cyclades show`: a definition as it is played, and where each line of it was written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tested_modules
import tomli

from cyclades_apps.cli import main
from cyclades_core import written_definitions

ROOT = Path(__file__).resolve().parents[3]
HIRED = '{ hired-before = true, cite = "B22.7" },'
SEVEN = '{ land-areas = "mine", at-least = 7 },'


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["show", "--lang", "en", *arguments])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_show_prints_the_result_with_the_place_of_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = shown(capsys, "hero:ajax", "--modules", "base")
    assert code == 0
    rows = [line.rpartition("  # ") for line in out.splitlines()]
    found = {text.strip(): place for text, _, place in rows if place}
    heroes = (ROOT / "expansions" / "base" / "heroes.toml").read_text(encoding="utf-8").splitlines()
    for text in ('id = "ajax"', 'god = "acting"', 'leaves = "removed"', "strength = 2"):
        file, _, line = found[text].rpartition(":")
        assert file.endswith("base/heroes.toml") and heroes[int(line) - 1] == text
    # one condition from the defaults, the other from the hero himself
    lines = [int(found[text].rpartition(":")[2]) for text in (HIRED, 'leaves = "removed"', SEVEN, 'use = "sacrifice"')]
    assert lines[0] == lines[1] + 1 and lines[2] == lines[3] + 1
    assert tomli.loads(out)["hero"][0]["ability"][0]["god"] == "acting"


def test_show_tells_which_module_changed_what(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = shown(capsys, "hades:phase:threat", "--modules", "base,hades/undead", "--format", "json")
    document = json.loads(out)
    assert code == 0 and document["id"] == "hades:phase:threat" and document["module"] == "hades/undead"
    places = {line["text"]: Path(line["file"]).name for line in document["lines"] if line["line"]}
    assert places["rank = 5"] == places["from-round = 2"] == places['cite = "M5.1"'] == "undead-base.toml"
    assert places['id = "threat"'] == "undead.toml"
    assert document["definition"]["rank"] == 5


@pytest.mark.long(every=4)
@pytest.mark.parametrize("way", tested_modules.LISTS, ids=str)
def test_show_is_toml_of_what_is_played(way: tested_modules.Way) -> None:
    for found in written_definitions(way.modules):
        data = tomli.loads("\n".join(line.text for line in found.lines))[found.kind]
        table = data[0] if isinstance(data, list) else data.get(found.id, data)
        assert {"id": found.id, **table} == {"id": found.id, **found.table}, found.full_id


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("hero:persues", "hero:perseus"),
        ("heroe:perseus", "hero:perseus"),
        ("perseus", "hero:perseus"),
        ("titans:hero:perseus", "hero:perseus"),
        ("hero:xyzzy", "hero:ajax"),
        ("xyzzy", "bonus, building, card-kind, creature"),
    ],
)
def test_what_there_is_not_is_answered_with_what_there_is(
    capsys: pytest.CaptureFixture[str], asked: str, told: str
) -> None:
    code, out, err = shown(capsys, asked, "--modules", "base")
    assert (code, out) == (2, "") and asked in err and told in err and "Traceback" not in err


def test_a_single_thing_goes_by_its_kind(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = shown(capsys, "setup", "--modules", "legacy,hades/free-positioning")
    assert code == 0 and out.startswith("[setup]") and "gold = 7" in out and "free-positioning.toml" in out
