"""The examples of the manual of records play. `tools/regenerate` runs the commands of the tutorial."""

from __future__ import annotations

import re
from pathlib import Path

from cyclades_apps.records import run_record

MANUAL = Path(__file__).resolve().parents[3] / "docs" / "records.md"


def test_the_examples_of_the_manual_play() -> None:
    texts = re.findall(r"^```cyc[^\n]*\n(.*?)^```$", MANUAL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(texts) >= 4
    for text in texts:
        assert [fault.render() for fault in run_record(text.encode(), "manual").faults] == []
