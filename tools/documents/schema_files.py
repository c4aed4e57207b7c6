"""The JSON Schemas for editors, and which is for which file: `tools/regenerate schemas` writes them."""

from __future__ import annotations

from cyclades_apps.authoring.editor_files import schema_texts, taplo

__all__ = ["render"]

FOLDER = "docs/schemas"


def render() -> dict[str, str]:
    """Return the text of each file by its path."""
    texts = {f"{FOLDER}/{name}": text for name, text in schema_texts().items()}
    return {**texts, ".taplo.toml": taplo("expansions/*", FOLDER)}
