"""Makes the pictures of the table anew, in the middle of real games.

    python tests/apps/server/screenshots.py [FOLDER] [SCENE ...]

Written for README and docs; looked at before they are committed.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "support")]

from browser_players import Person, browser  # noqa: E402
from server_in_thread import serving  # noqa: E402
from staged_tables import SCENES, scene, staged  # noqa: E402

from cyclades_apps.server.sqlite_store import Sqlite  # noqa: E402

#: Picture -> scene, size, language.
PICTURES = {
    "table-desk": ("titans", "desk", "en"),
    "table-bids": ("bids", "desk", "en"),
    "table-battle": ("battle", "desk", "en"),
    "table-tablet": ("actions", "tablet", "en"),
    "table-phone": ("battle", "phone", "ru"),
}


def taken(person: Person, quality: int = 86) -> bytes:
    """The window as WebP, which is a fifth of a PNG; Playwright itself only knows larger formats."""
    session = person.context.new_cdp_session(person.page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    return b64decode(answer["data"])


def main(folder: Path, *wanted: str) -> None:
    with tempfile.TemporaryDirectory() as data, serving(Sqlite(Path(data) / "t.db")) as served, browser() as chromium:
        tables = {name: staged(served, scene(name)) for name in SCENES if not wanted or name in wanted}
        for picture, (name, size, lang) in PICTURES.items():
            if name in tables:
                made = tables[name]
                link = f"{served.url}/t/{made['table']}#{made['links'][made['asked']]}"
                person = Person(chromium, link, size, lang)
                person.page.wait_for_timeout(300)
                (folder / f"{picture}.webp").write_bytes(taken(person))
                person.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), *sys.argv[2:])
