"""Seconds from `pip install` to a board in the browser: `python tests/apps/server/first_board.py WHEEL`.

The wheel goes with its extra `server` into an empty environment, without pip's cache, by whatever index pip is set to;
then `cyclades serve` without a PATH, the page in the system's Chromium, a table with the settings that stand there, and
its first areas. Needs the extra `browser` where it runs. Ends with 1 if it took more than a minute.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MOST = 60.0


def measure(wheel: Path, folder: Path, picture: Path | None = None) -> dict[str, float]:
    """What happened -> seconds since pip began."""
    from playwright.sync_api import sync_playwright

    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    begun, taken = time.monotonic(), {}
    pip = [programs / "python", "-m", "pip", "install", "--quiet", "--no-cache-dir", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{wheel}[server]"], check=True)
    taken["installed"] = time.monotonic() - begun
    command = [programs / "cyclades", "serve", "--no-open", "--port", "0", "--lang", "en"]
    environment = {"PATH": "", "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://127[.\d]+:\d+", line)))
            taken["serving"] = time.monotonic() - begun
            with sync_playwright() as player:
                browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                page = browser.new_page()
                page.goto(address)
                page.click("[data-act=play]")
                page.wait_for_selector("svg [data-id^=area-]", state="attached")
                taken["board"] = time.monotonic() - begun
                if picture is not None:
                    page.wait_for_timeout(1000)
                    page.screenshot(path=picture)
                browser.close()
        finally:
            server.terminate()
    return taken


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        found = measure(Path(sys.argv[1]).resolve(), Path(place), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    for name, seconds in found.items():
        print(f"{name} after {seconds:.1f} seconds")
    sys.exit(found["board"] > MOST)
