"""Reports: what the rows come to, and a page that needs nothing from elsewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
import tested_modules

from cyclades_apps.cli import main
from cyclades_apps.simulation import simulate
from cyclades_apps.simulation.report_summary import Summary


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def row(**more: Any) -> dict[str, Any]:
    """A game of two that ann has won."""
    base: dict[str, Any] = {
        "finished": True,
        "rounds": 5,
        "winners": ["ann"],
        "won_by": "metropolises",
        "decided_by": "capture",
        "bots": {"ann": "quick", "bob": "random"},
        "gained": {"ann": {"capture": 1, "rule-set": 2}, "bob": {"rule-set": 1}},
        "gods": [
            {"round": 1, "seat": "bob", "god": "god-a", "offered": 3},
            {"round": 1, "seat": "ann", "god": "god-b", "offered": 0},
            {"round": 2, "seat": "ann", "god": "god-a", "offered": 5},
        ],
        "cards": [{"round": 1, "seat": "ann", "card": "creature-x", "how": "bought", "price": 2}] * 2,
        "battles": [{"odds": 0.34, "retreat": False, "won": "attacker"}],
    }
    return base | more


def test_rows_are_added_up() -> None:
    lost = row(winners=["bob"], rounds=7, battles=[{"odds": 0.36, "retreat": False, "won": "defender"}], cards=[])
    shared = row(winners=["ann", "bob"], battles=[{"odds": 0.36, "retreat": True, "won": "defender"}])
    stopped = row(finished=False, winners=[], won_by=None, decided_by=None, battles=[])
    found = Summary([row(), lost, shared, stopped])
    assert (found.games, found.finished) == (4, 3)
    assert [(s.name, s.games, s.wins) for s in found.by_seat.shares()] == [("ann", 3, 1.5), ("bob", 3, 1.5)]
    assert [(s.name, s.games, s.wins) for s in found.by_first_god.shares()] == [("god-a", 3, 1.5), ("god-b", 3, 1.5)]
    assert [(s.name, s.games, s.wins) for s in found.by_card.shares()] == [("creature-x", 2, 1.5)]
    assert [(s.name, s.games, s.wins) for s in found.by_metropolis.shares()] == [
        ("rule-set", 6, 3.0),
        ("capture", 3, 1.5),
    ]
    assert found.uses["creature-x"] == 4 and dict(found.lengths) == {5: 2, 7: 1}
    assert [found.longer(n) for n in (5, 6, 8)] == [3, 1, 0]
    assert found.prices() == {"god-a": {1: 3.0, 2: 5.0}, "god-b": {1: 0.0}}
    (tenth,) = found.calibration()
    assert tenth.odds == pytest.approx(1.06 / 3) and tenth.battles == 3 and tenth.share.value == pytest.approx(1 / 3)
    assert tenth.fought == 2 and tenth.fought_share is not None and tenth.fought_share.value == 0.5
    assert [(s.name, s.games) for s in found.way_shares()] == [("capture", 3)]


@pytest.mark.long
def test_a_page_that_needs_no_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    simulate("base", 3, games=3, seed=1, bots="quick", out=tmp_path)
    code, out, err = run(capsys, "report", str(tmp_path))
    file = tmp_path / "report.html"
    text = file.read_text(encoding="utf-8")
    assert (code, err) == (0, "") and str(file) in out
    assert text.count("<svg ") >= 6 and "Wins by seat" in text and "Zeus" in text and "god-zeus" not in text
    assert not re.search(r"""(src|href)=["'](?!#)|@import|url\((?!#)""", text)
    code, _, _ = run(capsys, "report", str(tmp_path), "--output", str(tmp_path / "again.html"))
    assert code == 0 and (tmp_path / "again.html").read_text(encoding="utf-8") == text
    code, _, _ = run(capsys, "report", str(tmp_path), "--lang", "ru")
    assert code == 0 and "Победы по местам" in file.read_text(encoding="utf-8")


@pytest.mark.long
@tested_modules.each_list
def test_a_page_of_every_list(way: tested_modules.Way, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is played: every section with names and not with ids, and nothing from elsewhere."""
    pytest.importorskip("matplotlib")
    simulate(way.rules, way.players, games=2, seed=1, bots="quick", mode=way.mode, out=tmp_path)
    code, _, err = run(capsys, "report", str(tmp_path))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert (code, err) == (0, "") and text.count("<h2>") == 9 and text.count("<table>") >= 7
    seen = [re.sub(r"<[^>]*>", "", cell) for cell in re.findall(r"<td>.*?</td>", text)]
    assert not [each for each in seen if re.match(r"(god|creature|hero|artifact|rule|building|special)-", each)]
    assert not re.search(r"""(src|href)=["'](?!#)|@import|url\((?!#)""", text)


def test_what_cannot_be_made_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = run(capsys, "report", str(tmp_path))
    assert code == 2 and "study.json" in err and "Traceback" not in err
    simulate("legacy", 3, games=1, seed=1, out=tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = run(capsys, "report", str(tmp_path))
    assert code == 2 and "cyclades-engine[report]" in err and not (tmp_path / "report.html").exists()
