"""Serves tables from an installed package alone and plays at one: `python from_wheel.py BIN`, the folder of `cyclades`.

Nothing but the standard library is used here, so that it runs beside a wheel in an empty environment. The server has no
PATH: neither Node nor any other program is there. Every file of the page is fetched, and none names another host.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
FILES = re.compile(r'"(/[^"]+\.(?:js|css|svg))"')
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/2000/svg)[^\s\"'`$]+")
PATIENCE = 120


def get(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def post(address: str, method: str, token: str = "", **params: Any) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(f"{address}/rpc", body, headers), timeout=PATIENCE) as answer:
        told = json.load(answer)
    if "error" in told:
        raise SystemExit(f"{method}: {told['error']}")
    return told["result"]


def try_page(address: str) -> int:
    """Fetch the page and all that it names; how many files there were."""
    html = get(address) + get(f"{address}/t/any")
    names = sorted(set(FILES.findall(html)))
    texts = [html, *(get(address + name) for name in names)]
    found = [each for text in texts for each in ELSEWHERE.findall(text)]
    if found or not all(any(name.endswith(f"all-{each}.js") for name in names) for each in ("main", "start_page")):
        raise SystemExit(f"the page: {found or names}")
    return len(names)


def try_table(address: str, clauses: int = 6) -> int:
    """A table of three whose answers are the first that are offered; the number that it comes to."""
    made = post(address, "table.new", modules=["legacy"], seats=[{"name": "Ann"}, {"name": "Bob"}, {"name": "Cleo"}])
    links = {"p1": made["links"]["host"], "p2": made["links"]["p2"], "p3": made["links"]["p3"]}
    look = post(address, "game.look", links["p1"])
    for n in range(clauses):
        token = links[look["waiting"]["seat"]]
        look = post(address, "game.look", token)
        asked, parts = look["decision"], []
        while asked is not None:
            parts.append(asked["options"][0]["value"])
            asked = post(address, "game.draft", token, expect=look["seq"], parts=parts)["decision"]
        look = post(address, "game.play", token, expect=look["seq"], key=f"k{n}", parts=parts)
    return int(look["seq"])


def main(folder: Path) -> None:
    command = folder / ("cyclades.exe" if os.name == "nt" else "cyclades")
    with tempfile.TemporaryDirectory() as data:
        keep = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMPDIR") if name in os.environ}
        environment = {**keep, "PATH": "", "HOME": data, "PYTHONUNBUFFERED": "1"}
        arguments = ["serve", "--no-open", "--port", "0", "--lang", "en", "--database", str(Path(data) / "tables.db")]
        with subprocess.Popen(
            [str(command), *arguments], cwd=data, env=environment, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                address = next((found[0] for line in server.stdout if (found := ADDRESS.search(line))), None)
                if address is None:
                    raise SystemExit("the server said no address")
                files, seq = try_page(address), try_table(address)
                print(f"served {files} files and played {seq} clauses, without Node and without another host")
            finally:
                server.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
