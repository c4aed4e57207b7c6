"""Settings of the documentation site for Sphinx; tools/website/build.py lays out the pages and calls it."""

import sys
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).resolve().parent))

import lexers

_told = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Cyclades engine"
version = release = _told["version"]
html_title = f"{project} {version}"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = []

# Headings can be linked to as on a forge.
myst_heading_anchors = 6
myst_enable_extensions = ["strikethrough"]
# TOML, records and answers of a terminal stand in blocks without a language: none is guessed.
highlight_language = "none"
pygments_style = "default"

# The theme brings all it needs; nothing is asked of another host, when the site is built or when it is read.
html_theme = "furo"
html_static_path = []
html_favicon = None
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_last_updated_fmt = None
html_theme_options = {
    "footer_icons": [],
    "light_css_variables": {"color-brand-primary": "#1b5e7a", "color-brand-content": "#1b5e7a"},
    "dark_css_variables": {"color-brand-primary": "#7cc4e0", "color-brand-content": "#7cc4e0"},
}


def setup(app: Sphinx) -> None:
    app.add_lexer("cyc", lexers.Records)
    app.add_lexer("ftl", lexers.Fluent)
