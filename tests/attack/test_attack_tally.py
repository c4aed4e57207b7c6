"""The tally: sums over runs, what is missing, and what two runs saw differently; the shares: each part once."""

from __future__ import annotations

import json
from pathlib import Path

import attack_tally
import pytest
import work_shares


def kept(monkeypatch: pytest.MonkeyPatch, file: Path, python: str, counts: dict[str, int], digest: str) -> None:
    monkeypatch.setenv(attack_tally.VARIABLE, str(file))
    told = json.loads(attack_tally.line("test", counts, {"games": digest})) | {"python": python}
    attack_tally.keep(json.dumps(told))


def test_runs_are_added_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("one", "two")]
    half = {name: number // 2 + 1 for name, number in attack_tally.WANTED.items()}
    for file, python in zip(files, ("3.11", "3.12"), strict=True):
        kept(monkeypatch, file, python, half | {"games": 900}, "a")
        kept(monkeypatch, file, python, {"games": 60}, "a")
    assert attack_tally.main([str(files[0]), str(files[1])]) == 0
    out = capsys.readouterr().out
    assert "2 on Python 3.11, 2 on Python 3.12" in out and "differ" not in out
    assert attack_tally.main([str(files[0])]) == 1, "half of it is missing"
    kept(monkeypatch, files[1], "3.12", {}, "b")
    assert attack_tally.main([str(file) for file in files]) == 1
    assert "two runs differ: games" in capsys.readouterr().out


def test_a_python_that_played_fewer_games_is_noticed() -> None:
    lines = [attack_tally.line("test", {"games": 960}, {}), '{"test": "t", "python": "2", "counts": {}, "digests": {}}']
    assert attack_tally.summed(lines)[0]["games"] == 0


@pytest.mark.parametrize("number", [1, 2, 3, 5, 24])
def test_each_part_is_in_one_share(number: int) -> None:
    found = [part for k in range(1, number + 1) for part in work_shares.share(f"{k}/{number}")]
    assert sorted(found) == list(range(work_shares.PARTS))


@pytest.mark.parametrize("text", ["0/3", "4/3", "3", "a/b", "1/25", "-1/3"])
def test_no_share_at_all(text: str) -> None:
    with pytest.raises(pytest.UsageError):
        work_shares.share(text)
