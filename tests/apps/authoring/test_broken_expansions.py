"""An expansion broken in forty ways: what `cyclades expansion check` says about each, word for word.

`broken_expansions/sound` has no mistake, `ways.toml` has the edits, and `messages.txt` the messages, each after
`=== title`. `tools/regenerate broken-expansions` writes them again. Read the difference as an author would.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli
from golden_files import compare_case

from cyclades_apps.authoring import Report, aim_at, check
from cyclades_apps.authoring.expansion_findings import LAYERS
from cyclades_apps.authoring.moment_checks import FIRED_BY_RULES
from cyclades_apps.authoring.unused_content import RUN_BY_RULES
from cyclades_core.content.modules import reset
from cyclades_core.text.i18n import Messages

HOME = Path(__file__).parent / "broken_expansions"
GOLDEN = HOME / "messages.txt"
WAYS: dict[str, dict[str, Any]] = {
    way["title"]: way for way in tomli.loads((HOME / "ways.toml").read_text(encoding="utf-8"))["way"]
}


@pytest.fixture(autouse=True)
def forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    reset()
    yield
    reset()


def broken(way: dict[str, Any]) -> Report:
    shutil.copytree(HOME / "sound", "reef")
    file = Path("reef", way["file"])
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    old, new = way["old"].replace("\\n", "\n"), way["new"].replace("\\n", "\n")
    assert old in text, "the edit finds nothing"
    file.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8", newline="")
    return check(aim_at("reef"), games=0)


def test_the_sound_one_is_sound() -> None:
    shutil.copytree(HOME / "sound", "reef")
    report = check(aim_at("reef"), games=1)
    assert [str(each.fault) for each in report.findings if each.code != "unnamed-areas"] == []
    assert report.games >= 3 and len(WAYS) >= 40


@pytest.mark.long(every=4)
@pytest.mark.parametrize("title", list(WAYS)[::6])
def test_some_ways_are_told(title: str, position_reader: str) -> None:
    told(title)


@pytest.mark.long
@pytest.mark.parametrize("title", WAYS)
def test_each_way_is_told(title: str, position_reader: str) -> None:
    told(title)


def told(title: str) -> None:
    report = broken(WAYS[title])
    said = [each for each in report.findings if each.code != "unnamed-areas"]
    messages = Messages("en", LAYERS, strict=True)
    text = "\n".join(each.render(messages) for each in said)
    for folder in (Path.cwd(), Path(__file__).resolve().parents[3]):
        text = text.replace(folder.as_posix() + "/", "")
    text = re.sub(r"[^\s\"]*/cyclades_expansions/", "expansions/", text)  # where they are installed
    text = re.sub(r"(expansions/\S+?\.toml):\d+:\d+", r"\1", text)  # lines of ours move with every edit of it
    assert sorted({each.code for each in said}) == sorted(WAYS[title]["codes"]), text
    compare_case("broken-expansions", GOLDEN, WAYS, title, text)


def test_the_check_knows_what_the_machine_does_itself() -> None:
    """Moments that Python fires, and programs that it runs by name, as the source says them."""
    core = Path(__file__).parents[3] / "cyclades_core"
    texts = [
        file.read_text(encoding="utf-8") for part in ("engine", "engine/rules") for file in (core / part).glob("*.py")
    ]
    fired = {name for text in texts for name in re.findall(r'\bfire\(\s*"([a-z-]+)"', text)}
    assert fired <= FIRED_BY_RULES
    run = {name for file in core.rglob("*.py") for name in re.findall(r'named\["([a-z-]+)"\]', file.read_text("utf-8"))}
    assert run - {"id"} <= RUN_BY_RULES
