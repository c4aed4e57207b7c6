"""Codes to scan that the page draws: the same as those of another program, for every size and mask."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from browser_players import Person, browser
from page_scripts import node
from server_in_thread import serving

from cyclades_apps.server.sqlite_store import Sqlite

SCRIPT = Path(__file__).resolve().parents[3] / "apps" / "web" / "qr_code.js"
#: So many bytes fill the versions 1 to 15: segno pads the others with a byte more.
FULL = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412)
TEXTS = [
    ("https://cyclades.example.org/t/abc234#Łódź-" * 20).encode()[:size].decode("utf-8", "ignore") for size in FULL
]
TEXTS = [text + "x" * (size - len(text.encode())) for text, size in zip(TEXTS, FULL, strict=True)]


def test_codes_are_those_of_another_program(tmp_path: Path) -> None:
    segno = pytest.importorskip("segno")
    (tmp_path / "qr_code.mjs").write_bytes(SCRIPT.read_bytes())
    program = (
        "import { qrCode, qrPath } from './qr_code.mjs';"
        f"const texts = {json.dumps(TEXTS)};"
        "const rows = (code) => code.map((row) => row.map(Number).join(''));"
        "const masks = texts.map((text) => [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qrCode(text, mask))));"
        "const best = texts.map((text) => rows(qrCode(text)));"
        "console.log(JSON.stringify({ masks, best, long: qrCode('x'.repeat(413)), path: qrPath(qrCode('a')) }));"
    )
    (tmp_path / "main.mjs").write_text(program, encoding="utf-8")
    done = subprocess.run([node(), "main.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    for version, (text, masks, best) in enumerate(zip(TEXTS, found["masks"], found["best"], strict=True), 1):
        for mask, rows in enumerate(masks):
            settings = {"error": "m", "boost_error": False, "micro": False, "encoding": "utf-8", "eci": False}
            code = segno.make(text, version=version, mask=mask, mode="byte", **settings)
            assert rows == ["".join(str(bit) for bit in row) for row in code.matrix], (text, mask)
        assert best in masks
    assert found["long"] is None and found["path"].startswith("M2 2h7v1h-7z")


@pytest.mark.long
def test_the_page_shows_the_code_of_a_link_and_sends_its_token_nowhere(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db")) as served, browser() as chromium:
        made = served.table("Ann", "Bob")
        person = Person(chromium, f"{served.url}/t/{made['table']}#{made['links']['host']}")
        sent: list[str] = []
        person.page.on("request", lambda request: sent.append(request.url))
        person.page.click("[data-act=links]")
        person.page.click("[data-act=new-link][data-who=p2]")
        person.page.click("[role=dialog] [data-act=yes]")
        person.wait("() => document.querySelector('svg.qr path')?.getAttribute('d')?.startsWith('M2 2h7')")
        link = person.page.evaluate("document.querySelector('.link input').value")
        token = link.partition("#")[2]
        assert len(token) == 32 and served.post("game.look", token)["seat"] == "p2"
        assert not [url for url in sent if token in url or "qr" in url] and person.faults == []
        person.context.close()
