"""Message files are in the layout that translation platforms write: what they save changes nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.translation.fluent_layout import formatted
from cyclades_apps.translation.translation_findings import TranslationRefused

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "locales").glob("*/*.ftl"))


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_round_trip_through_translate_toolkit_changes_nothing(file: Path) -> None:
    """Weblate reads and writes by it."""
    fluent = pytest.importorskip("translate.storage.fluent", reason="translate-toolkit")
    text = file.read_bytes()
    assert bytes(fluent.FluentFile.parsestring(text)) == text
    assert formatted(text.decode()) == text.decode()


def test_the_command_writes_what_it_would_have_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(*arguments: str) -> int:
        with pytest.raises(SystemExit) as end:
            main(["locale", "format", "--lang", "en", "--folder", str(tmp_path), *arguments])
        return int(end.value.code or 0)

    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "mine.ftl"
    file.write_text("## Units\nunit-ram = { $count ->\n  [one] a ram\n *[other] rams\n}\n\n\nx=.\n", encoding="utf-8")
    before = file.read_bytes()
    assert run("--check") == 1 and file.read_bytes() == before and "mine.ftl" in capsys.readouterr().out
    assert run() == 0 and run("--check") == 0
    assert 'x = { "." }\n' in file.read_text(encoding="utf-8")
    file.write_text("a = b\n???\n", encoding="utf-8")
    assert run() == 2 and "line 2" in capsys.readouterr().err
    with pytest.raises(TranslationRefused):
        formatted("= b\n")
