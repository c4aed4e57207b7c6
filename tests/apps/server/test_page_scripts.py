"""Parts of the page without a browser: what becomes of requests, and what the log strikes out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from page_scripts import run_script

from cyclades_apps.server.page_messages import page_words

WORDS = page_words("en")


def request(kind: str = "undo", about: str | None = None) -> dict[str, Any]:
    return {"id": "r1", "kind": kind, "by": "p1", "to": 3, "about": about, "waits": ["p2"]}


def look(requests: list[dict[str, Any]], bots: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    seats = [{"seat": each, "name": each, "bot": "greedy" if each in bots else None} for each in ("p1", "p2", "p3")]
    table = {"status": "running", "settings": {}, "seats": seats, "requests": requests, **more}
    return {"seat": "p1", "seq": 5, "undone": [], "table": table}


def outcome(folder: Path, before: dict[str, Any] | None, after: dict[str, Any]) -> list[str]:
    """Return what the page says at the question after a Look that follows another one."""
    return list(
        run_script(
            folder,
            f"""
            import {{ state }} from './page_state.js';
            import {{ follow, requests }} from './requests.js';
            state.words = {json.dumps(WORDS)};
            state.look = {json.dumps(before)};
            follow({json.dumps(after)});
            state.look = {json.dumps(after)};
            say(requests().filter(Boolean).map((each) => text(each.children[0])));
            """,
        )
    )


ENDED = {**request(), "state": "expired"}
OUTCOMES = {
    "declined": (look([request()]), look([]), [WORDS["declined-undo"]]),
    "expired": (look([request()]), look([], ended=[ENDED]), [WORDS["expired"]]),
    "expired while the page was closed": (None, look([], ended=[ENDED]), [WORDS["expired"]]),
    "expired of another player": (None, look([], ended=[{**ENDED, "by": "p2"}]), []),
    "undone": (look([request()]), {**look([]), "undone": [{"seq": 5, "to": 3, "seat": "p1"}]}, []),
    "a bot sits down": (look([request("takeover", "p2")]), look([], ("p2",)), []),
    "no bot sits down": (
        look([request("takeover", "p2")]),
        look([]),
        [WORDS["declined-takeover"].replace("{other}", "p2")],
    ),
    "a person sits down": (look([request("back", "p2")], ("p2",)), look([]), []),
    "no person sits down": (
        look([request("back", "p2")], ("p2",)),
        look([], ("p2",)),
        [WORDS["declined-back"].replace("{other}", "p2")],
    ),
    "a bot plays for me": (look([]), look([], ("p1",)), [WORDS["bot-for-you"]]),
}


@pytest.mark.parametrize("case", OUTCOMES)
def test_page_says_what_became_of_a_request(tmp_path: Path, case: str) -> None:
    before, after, said = OUTCOMES[case]
    assert outcome(tmp_path, before, after) == said


def test_undo_strikes_out_moves_but_no_entries_of_the_table(tmp_path: Path) -> None:
    keys = {1: "bid", 2: "table-link", 3: "bid", 4: "table-takeover"}
    events = [{"seq": seq, "n": 0, "key": key, "text": f"{seq} {key}", "args": {}} for seq, key in keys.items()]
    struck = run_script(
        tmp_path,
        f"""
        import {{ state }} from './page_state.js';
        import {{ log }} from './event_log.js';
        state.look = {json.dumps(look([]))};
        state.events = {json.dumps(events)};
        state.undone.set(5, {{ seq: 5, to: 1, seat: 'p1' }});
        say(all(log()).filter((each) => each.tag === 's').map(text));
        """,
    )
    assert struck == ["3 bid"]
