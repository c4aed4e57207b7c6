"""Write the OpenRPC document of the protocol and the TypeScript types made of it.

    python tools/documents/protocol_files.py docs

A test compares the committed files.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cyclades_apps.rpc.methods import protocol_document
from cyclades_apps.rpc.typescript_types import text


def protocol_files() -> dict[str, str]:
    """Return the text of each file by its name."""
    document = protocol_document()
    return {
        "protocol.openrpc.json": json.dumps(document, indent=1, ensure_ascii=False) + "\n",
        "protocol.d.ts": text(document),
    }


if __name__ == "__main__":
    for name, written in protocol_files().items():
        Path(sys.argv[1], name).write_text(written, encoding="utf-8")
