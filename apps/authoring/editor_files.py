"""What editors need: the schemas as files, and the configuration that says which is for which file.

Taplo (`taplo lsp`, and the editors built on it) reads `.taplo.toml` beside the project: with it keys, words and ids are
completed and checked while one types, and `taplo check` does the same for a whole folder.

    write_schemas(Path("schemas"), ids_of("legacy,atlantis"))
    Path(".taplo.toml").write_text(taplo("src/*", "schemas"))
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from cyclades_core.content.modules import catalogue
from cyclades_core.files import write_files

from .content_schemas import schemas

__all__ = ["ids_of", "schema_texts", "taplo", "write_schemas"]


def schema_texts(ids: Mapping[str, Sequence[str]] | None = None) -> dict[str, str]:
    """File name -> text of every schema: `content.json` and so on. Plug-ins have a say in which words there are."""
    catalogue()
    return {
        f"{name}.json": json.dumps(schema, ensure_ascii=False, indent=1) + "\n" for name, schema in schemas(ids).items()
    }


def write_schemas(folder: Path, ids: Mapping[str, Sequence[str]] | None = None) -> list[Path]:
    """Write all schemas into a folder, which is made if need be; what was there under these names is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {folder / name: text for name, text in schema_texts(ids).items()}
    write_files(texts)
    return list(texts)


def ids_of(modules: str | Sequence[str], folders: Sequence[Path] = ()) -> dict[str, tuple[str, ...]]:
    """Kind -> ids of what these modules define, for editors to complete; `zone`: piles, tracks and the like."""
    from cyclades_core.content.compiler.ruleset import Ruleset

    rules = Ruleset.load(modules, extra_folders=folders)
    found: dict[str, dict[str, None]] = {}
    for entry in rules.entries:
        found.setdefault(entry.kind, {})[entry.id] = None
    found["zone"] = dict.fromkeys(rules.zone_groups)
    return {kind: tuple(sorted(ids)) for kind, ids in found.items()}


def taplo(content: str, schemas: str, scenarios: str = "scenarios") -> str:
    """The text of `.taplo.toml`: content below `content` (a folder or a glob of folders), schemas in `schemas`.

    >>> print(taplo("floods", "schemas"))
    # Which schema is for which file: editors with Taplo complete and check keys, words and ids.
    # The schemas: cyclades expansion schema --write schemas
    <BLANKLINE>
    [[rule]]
    include = ["floods/manifest.toml"]
    schema = { path = "schemas/manifest.json" }
    <BLANKLINE>
    [[rule]]
    include = ["floods/*.toml"]
    exclude = ["floods/manifest.toml", "floods/symbols.toml"]
    schema = { path = "schemas/content.json" }
    ...
    """
    boards, tiles, own = f"{content}/boards/*.toml", f"{content}/boards/tiles.toml", f"{scenarios}/*/boards/*.toml"
    rules: tuple[tuple[str, list[str], list[str]], ...] = (
        ("manifest", [f"{content}/manifest.toml"], []),
        ("content", [f"{content}/*.toml"], [f"{content}/manifest.toml", f"{content}/symbols.toml"]),
        ("symbols", [f"{content}/symbols.toml"], []),
        ("board", [boards, own], [tiles]),
        ("tiles", [tiles], []),
        ("scenario", [f"{scenarios}/**/*.toml"], [f"{scenarios}/exempt.toml", own]),
    )
    out = [  # text: ok a file for authors
        "# Which schema is for which file: editors with Taplo complete and check keys, words and ids.",
        f"# The schemas: cyclades expansion schema --write {schemas}",
    ]
    for name, include, exclude in rules:
        out += ["", "[[rule]]", f"include = {json.dumps(include)}"]
        out += [f"exclude = {json.dumps(exclude)}"] if exclude else []
        out.append(f'schema = {{ path = "{schemas}/{name}.json" }}')
    return "\n".join(out) + "\n"
