"""The guide for authors: every block of docs/expansions.md is written to its file, and every command is run."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_core.content.modules import add_folder, reset
from cyclades_core.testing import Conformance

pytestmark = pytest.mark.xdist_group("processes")

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "expansions.md"
PART = re.compile(
    r"<!-- (?P<edit>[^\n]*?): (?P<old>[^\n]*?) -> (?P<new>[^\n]*?) -->"
    r"|(?:<!-- (?P<file>[^\n]*?)(?P<more> \+)? -->\n)?```(?P<lang>\w+)\n(?P<text>.*?)```",
    re.S,
)


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    reset()
    yield
    reset()


def follow(root: Path) -> list[str]:
    """Do what the guide says, in its order; the commands that were run."""
    done = []
    for part in PART.finditer(GUIDE.read_text(encoding="utf-8")):
        if part["edit"]:
            file = root / part["edit"]
            old, new = part["old"], part["new"].replace("\\n", "\n")
            assert file.read_text(encoding="utf-8").count(old) == 1, old
            file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
        elif part["file"] == "python":
            exec(compile(part["text"], str(GUIDE), "exec"), {})
        elif part["file"]:
            file = root / part["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            before = file.read_text(encoding="utf-8") if part["more"] else ""
            file.write_text(before + part["text"], encoding="utf-8")
        else:
            assert part["lang"] == "sh", f"a block that nothing runs: {part['text'][:60]}"
            for line in part["text"].splitlines():
                program, *arguments = shlex.split(line)
                assert program == "cyclades", line
                with pytest.raises(SystemExit) as end:
                    main(arguments)
                assert end.value.code == 0, line
                done.append(line)
                reset()
    return done


@pytest.mark.long
def test_the_guide_works_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = follow(tmp_path)
    told = capsys.readouterr().out
    assert len(done) >= 9
    assert "tempest" in told and "Tempesta" in told, "the module is listed, and told in Italian"
    assert (tmp_path / "schemas" / "content.json").is_file() and (tmp_path / ".taplo.toml").is_file()
    main_file = (tmp_path / "test_tempest.py").read_text(encoding="utf-8")
    assert "Conformance" in main_file

    class Tempest(Conformance):
        folder = tmp_path / "tempest"
        scenarios = tmp_path / "tempest-scenarios"

    kit = Tempest()
    add_folder(kit.folder)
    kit.test_the_folder_is_an_expansion()
    kit.test_every_cite_leads_to_a_rule()
    kit.test_its_strings_are_there_in_every_language()
    kit.test_scenario(tmp_path / "tempest-scenarios" / "S1.1-halcyon.toml")
    with pytest.raises(AssertionError, match=r"^S2.1\nS3.1$"):
        kit.test_every_rule_has_a_scenario()
