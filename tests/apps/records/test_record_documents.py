"""Every example of the documents about records is run: texts are played, commands print what stands below them.

    REGENERATE=1 python -m pytest tests/apps/records/test_record_documents.py

writes the outputs anew.
"""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.records import run_record

ROOT = Path(__file__).resolve().parents[3]
MANUAL = ROOT / "docs" / "records.md"
TUTORIAL = ROOT / "docs" / "tutorial-records.md"
BLOCK = re.compile(r"^```(cyc|console)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_manual_play() -> None:
    texts = [text for kind, _, text in BLOCK.findall(MANUAL.read_text(encoding="utf-8")) if kind == "cyc"]
    assert len(texts) >= 4
    for text in texts:
        assert [fault.render() for fault in run_record(text.encode(), "manual").faults] == []


def printed(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints, and its exit code if it is not 0."""
    words, _, target = command.partition(" > ")
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", *shlex.split(words)[1:]])
    shown = capsys.readouterr()
    if target:
        Path(target).write_text(shown.out, encoding="utf-8")
        return shown.err
    code = f"[exit code {end.value.code}]\n" if end.value.code else ""
    return shown.out + shown.err + code


def test_the_tutorial_is_what_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    text = TUTORIAL.read_text(encoding="utf-8")

    def play(match: re.Match[str]) -> str:
        kind, name, body = match[1], match[2].strip(), match[3]
        if kind == "cyc":
            Path(name).write_text(body, encoding="utf-8")
            return match[0]
        commands = re.findall(r"^\$ (.*)$", body, re.MULTILINE)
        shown = "".join(f"$ {command}\n{printed(command, capsys)}" for command in commands)
        return f"```console{match[2]}\n{shown}```"

    found = BLOCK.sub(play, text)
    if os.environ.get("REGENERATE"):
        TUTORIAL.write_text(found, encoding="utf-8")
    assert found == text
