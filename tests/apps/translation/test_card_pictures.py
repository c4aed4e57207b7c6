"""`cyclades locale preview --picture`: a card as it will be printed, and again while one saves."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from cyclades_apps.cli import main

ROOT = Path(__file__).resolve().parents[3]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["locale", "preview", *arguments])
    return int(end.value.code or 0)


def test_a_card_is_drawn_beside_its_original(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "siren.html"
    assert run("siren", "--lang", "de", "--compare", "en", "--picture", str(file)) == 0
    text = file.read_text(encoding="utf-8")
    assert text.count('data-key="creature-siren"') == 2 and ">Sirene<" in text and ">Siren<" in text
    assert "refresh" not in text and capsys.readouterr().out.strip() == str(file)


def test_a_format_needs_no_name_and_outweighs_the_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("siren", "--lang", "de", "--format", "html") == 0
    assert capsys.readouterr().out.strip() == "siren-de.html"
    assert run("siren", "--lang", "de", "--format", "svg", "--picture", "siren.xml") == 0
    assert ">Sirene<" in Path("siren-de.html").read_text(encoding="utf-8")
    assert Path("siren.xml").read_text(encoding="utf-8").startswith("<svg ")
    assert run("../siren", "--lang", "de", "--format", "html") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["siren-de.html", "siren.xml"]


def test_a_card_as_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py", reason="the extra png")
    one, two = tmp_path / "one.png", tmp_path / "two.png"
    assert run("hydra", "--lang", "ru", "--picture", str(one)) == 0
    assert run("hydra", "--lang", "ru", "--compare", "en", "--picture", str(two)) == 0
    sizes = []
    for file in (one, two):
        data = file.read_bytes()
        assert data.startswith(b"\x89PNG\r\n")
        sizes.append((int.from_bytes(data[16:20]), int.from_bytes(data[20:24])))
    assert sizes[1][0] == pytest.approx(2 * sizes[0][0], abs=2) and sizes[0][1] == sizes[1][1] > sizes[0][0] > 500


def test_without_the_library_a_picture_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert run("hydra", "--lang", "en", "--picture", str(tmp_path / "x.png")) == 2
    assert "cyclades-engine[png]" in capsys.readouterr().err and not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--picture", "x.gif"), ".html"),
        (("--watch",), "--picture"),
        (("--picture", "x.html", "--compare", "xx"), "xx"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("siren", "--lang", "en", *arguments) == 2
    assert words in capsys.readouterr().err and not Path(arguments[1] if len(arguments) > 1 else "x").exists()


def test_the_picture_follows_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What sleeps between two looks saves a file here, and in the end interrupts."""
    folder = tmp_path / "locales"
    shutil.copytree(ROOT / "locales" / "de", folder / "de")
    messages, file = folder / "de" / "legacy.ftl", tmp_path / "siren.html"
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 1:
            messages.write_text(messages.read_text(encoding="utf-8").replace("Sirene", "Nixe"), encoding="utf-8")
        else:
            raise KeyboardInterrupt

    monkeypatch.setattr("cyclades_apps.cli.preview_picture.time.sleep", pause)
    asked = ("siren", "--lang", "de", "--folder", str(folder), "--picture", str(file), "--watch")
    assert run(*asked) == 130
    text = file.read_text(encoding="utf-8")
    assert ">Nixe<" in text and 'http-equiv="refresh"' in text and len(pauses) == 2
