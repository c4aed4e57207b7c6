"""Reading files: whatever is wrong with one becomes a problem."""

from pathlib import Path

import pytest

from cyclades_core.content.toml import ContentFile, Problems


def read(folder: Path, raw: bytes) -> tuple[ContentFile, Problems]:
    (folder / "a.toml").write_bytes(raw)
    problems = Problems()
    return ContentFile.read(folder / "a.toml", problems, name="a.toml"), problems


def test_good_file(tmp_path: Path) -> None:
    source, problems = read(tmp_path, b'\xef\xbb\xbfid = "x"\r\n[t]\r\nn = 1\r\n')
    assert source.data == {"id": "x", "t": {"n": 1}}
    assert not source.broken and not problems
    assert source.locate(("t", "n")) == (3, 5)
    assert source.line(3) == "n = 1"


def test_missing_file(tmp_path: Path) -> None:
    problems = Problems()
    source = ContentFile.read(str(tmp_path / "none.toml"), problems)
    assert source.broken and source.data == {}
    (problem,) = problems
    assert (problem.code, problem.line) == ("unreadable-file", 0)
    assert problem.file == (tmp_path / "none.toml").as_posix()


def test_impossible_name() -> None:
    problems = Problems()
    assert ContentFile.read("a\0b", problems).broken
    assert [problem.code for problem in problems] == ["unreadable-file"]


def test_folder_is_no_file(tmp_path: Path) -> None:
    problems = Problems()
    assert ContentFile.read(tmp_path, problems).broken
    assert [problem.code for problem in problems] == ["unreadable-file"]


def test_not_utf8(tmp_path: Path) -> None:
    source, problems = read(tmp_path, "a = 1\nżż = 'x".encode() + b"\xff'\n")
    (problem,) = problems
    assert (problem.code, problem.line, problem.column) == ("unreadable-file", 2, 8)
    assert problem.args["detail"] == "UTF-8: 0xff"
    assert source.broken


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a = \n", (1, 5)),
        ("a = 1\na = 2\n", (2, 6)),
        ('[a]\nb = "x\n', (2, 7)),
        ("a = " + "9" * 5000, (1, 1)),
        ("a = " + "[" * 500 + "]" * 500, (1, 1)),
        ("a = " + "[" * 200 + "]" * 200, (1, 64)),
        (".".join("a" * 900) + " = 1", (1, 119)),
        ("a = 1\n\0", (2, 1)),
    ],
)
def test_syntax_errors(text: str, place: tuple[int, int]) -> None:
    problems = Problems()
    source = ContentFile.from_text("a.toml", text, problems)
    (problem,) = problems
    assert (problem.code, problem.line, problem.column) == ("toml-syntax", *place)
    assert source.broken and source.data == {}
