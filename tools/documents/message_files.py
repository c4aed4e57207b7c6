"""The layout of the message files and the generated comments of the English ones: `tools/regenerate messages`.

It writes what `cyclades locale format` and `cyclades locale annotate` write.
"""

from __future__ import annotations

from pathlib import Path

from cyclades_apps.translation.fluent_layout import formatted
from cyclades_apps.translation.generated_comments import unannotated
from cyclades_apps.translation.message_catalogue import MessageCatalog

__all__ = ["render"]

FOLDER = Path(__file__).resolve().parents[2] / "locales"


def render() -> dict[str, str]:
    """Return the text of each file by its path."""
    annotated = unannotated(MessageCatalog.at(FOLDER))
    texts = {file: annotated.get(file) or file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*/*.ftl"))}
    return {file.relative_to(FOLDER.parent).as_posix(): formatted(text, str(file)) for file, text in texts.items()}
