"""The screenshots of the table in README and the documents: `tools/regenerate screenshots` takes them.

Bots play games with fixed seeds to the scenes that are shown. Look at the pictures before you commit them.
"""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory

from browser_players import Person, browser
from server_in_thread import serving
from staged_tables import scene, staged

from cyclades_apps.server.sqlite_store import Sqlite

__all__ = ["render"]

QUALITY = 86
#: Picture -> scene, size, language.
PICTURES = {
    "table-desk": ("titans", "desk", "en"),
    "table-bids": ("bids", "desk", "en"),
    "table-battle": ("battle", "desk", "en"),
    "table-tablet": ("actions", "tablet", "en"),
    "table-phone": ("battle", "phone", "ru"),
}


def render() -> dict[str, bytes]:
    """Return each picture by its path."""
    pictures = {}
    with TemporaryDirectory() as data, serving(Sqlite(Path(data) / "t.db")) as served, browser() as chromium:
        tables = {name: staged(served, scene(name)) for name in dict.fromkeys(name for name, _, _ in PICTURES.values())}
        for number, (picture, (name, size, lang)) in enumerate(PICTURES.items()):
            print(f"{picture} [{100 * number // len(PICTURES):3}%]")
            made = tables[name]
            person = Person(chromium, f"{served.url}/t/{made['table']}#{made['links'][made['asked']]}", size, lang)
            person.page.wait_for_timeout(300)
            pictures[f"docs/pictures/{picture}.webp"] = taken(person)
            person.context.close()
    return pictures


def taken(person: Person) -> bytes:
    """Return the window as WebP, which is a fifth of a PNG. Playwright itself only knows larger formats."""
    session = person.context.new_cdp_session(person.page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return b64decode(answer["data"])
