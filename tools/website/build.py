"""Builds the documentation site: python tools/website/build.py [OUT], with the extra `docs`. OUT is website-html unless
said.

The pages are those of docs/, with README's neighbours, as they stand in the checkout; `SECTIONS` says in which order
they are read. They are laid out in a folder of their own, so that the checkout stays as it was, and Sphinx makes HTML
of them. A warning of Sphinx, a page that no section names, a link that leads nowhere and anything that a page would ask
of another host is an error: exit code 1. Nothing is fetched, when the site is built or when it is read.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit

HERE = Path(__file__).resolve().parent
ROOT = Path(__file__).resolve().parents[2]

SECTIONS: dict[str, list[str]] = {
    "Playing": [
        "docs/playing",
        "docs/serving",
        "docs/tutorial-records",
        "docs/records",
        "docs/pictures",
        "docs/cards",
        "docs/commands",
    ],
    "The rules": [
        "docs/rules/README",
        *(f"docs/rules/{name}" for name in ("legendary", "legacy", "hades", "titans", "house", "boards", "glossary")),
        "docs/rulings",
        "docs/combinations",
    ],
    "Expansions": [
        "docs/expansions",
        "docs/checking",
        "docs/expansions-reference",
        "docs/vocabulary",
        "docs/python-words",
        "docs/scenarios",
        "docs/lists",
        "examples/atlantis/README",
    ],
    "Front ends": [
        "docs/library",
        "docs/embedding",
        "docs/api",
        "docs/protocol",
        "docs/events",
        "docs/refusals",
        "docs/stories",
        "docs/saves",
        "docs/migrating",
        "docs/security",
        "docs/limits",
    ],
    "Studies": ["docs/simulation", "docs/bots", "docs/research", "docs/study"],
    "Translating": ["docs/translating"],
    "The project": [
        "docs/first-steps",
        "CONTRIBUTING",
        "docs/architecture",
        "docs/glossary",
        "docs/stability",
        "docs/licences",
        "CHANGELOG",
        ".github/SECURITY",
        ".github/CODE_OF_CONDUCT",
    ],
}
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def pages() -> list[Path]:
    """The pages that are to be read: those of docs/, and what stands beside README."""
    beside = [
        ROOT / f"{name}.md" for name in ("CHANGELOG", "CONTRIBUTING", ".github/CODE_OF_CONDUCT", ".github/SECURITY")
    ]
    return sorted([*(ROOT / "docs").rglob("*.md"), *beside, *(ROOT / "examples").glob("*/README.md")])


def named() -> list[str]:
    """Pages that no section names, and names without a page."""
    have = {str(page.relative_to(ROOT).with_suffix("").as_posix()) for page in pages()}
    told = [name for section in SECTIONS.values() for name in section]
    twice = {f"{name} stands in two sections" for name in told if told.count(name) > 1}
    lost = {f"no section names {name}.md" for name in have - set(told)}
    return sorted(twice | lost | {f"{name}.md is not there" for name in set(told) - have})


def lay_out(folder: Path) -> None:
    """The pages and what they show, where they stand in the checkout, under a first page with the contents."""
    for page in pages():
        target = folder / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_readable(page), encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", folder / "docs" / "pictures", dirs_exist_ok=True)
    contents = [
        f"```{{toctree}}\n:hidden:\n:caption: {title}\n\n{chr(10).join(names)}\n```"
        for title, names in SECTIONS.items()
    ]
    first = (HERE / "index.md").read_text(encoding="utf-8")
    (folder / "index.md").write_text("\n\n".join([first, *contents, ""]), encoding="utf-8")


def _readable(page: Path) -> str:
    """The text of a page; files and folders of the checkout that are no pages are named where they are linked to."""
    known = set(pages())

    def plain(link: re.Match[str]) -> str:
        words, where, _ = link.groups()
        target = (page.parent / where).resolve()
        if "://" in where or target in known:
            return link[0]
        if target == ROOT / "README.md":
            return f"[{words}]({'../' * (len(page.relative_to(ROOT).parts) - 1)}index.md)"
        if not target.exists():
            sys.exit(f"{page.relative_to(ROOT)}: {where} is not there")
        path = target.relative_to(ROOT).as_posix()
        return words if words.strip("`") == path else f"{words} (`{path}` in the checkout)"

    return LINK.sub(plain, page.read_text(encoding="utf-8"))


class _Page(HTMLParser):
    """Of a page: what can be linked to, where it leads, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {key: value or "" for key, value in attrs}
        self.ids |= {told["id"]} if "id" in told else set()
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        elif tag == "link" and "href" in told:
            self.loads.append(told["href"])
        elif "src" in told:
            self.loads.append(told["src"])


def faults(out: Path) -> Iterator[str]:
    """Links that lead nowhere, and what a page would ask of another host."""
    read = {path: _Page(path.read_text(encoding="utf-8")) for path in sorted(out.rglob("*.html"))}
    for path, page in read.items():
        name = path.relative_to(out).as_posix()
        for load in page.loads:
            if urlsplit(load).netloc:
                yield f"{name} loads {load}"
        for href in [*page.links, *page.loads]:
            parts = urlsplit(href)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{name}: {href} is not there"
            elif parts.fragment and target in read and unquote(parts.fragment) not in read[target].ids:
                yield f"{name}: {href} has no such heading"


def build(out: Path) -> list[str]:
    """Make the site; what is wrong with it."""
    wrong = named()
    with TemporaryDirectory() as folder:
        source = Path(folder) / "source"
        source.mkdir()
        lay_out(source)
        sphinx = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-c", str(HERE)]
        if run([*sphinx, "-d", f"{folder}/trees", str(source), str(out)]).returncode:
            return [*wrong, "Sphinx has warned"]
    shutil.rmtree(out / ".doctrees", ignore_errors=True)
    return [*wrong, *faults(out)]


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or any(each.startswith("-") for each in arguments):
        print(__doc__)
        return 0 if {"-h", "--help"} & set(arguments) else 2
    out = Path(arguments[0] if arguments else "website-html")
    if out.exists() and any(out.iterdir()) and not (out / "objects.inv").exists():
        print(f"{out} holds something else than a site", file=sys.stderr)
        return 2
    wrong = build(out)
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    print(f"{out / 'index.html'}: {len(pages()) + 1} pages" if not wrong else f"{len(wrong)} faults")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
