"""The OpenRPC document of the protocol and the TypeScript types made of it: `tools/regenerate protocol` writes them."""

from __future__ import annotations

import json

from cyclades_apps.rpc.methods import protocol_document
from cyclades_apps.rpc.typescript_types import text

__all__ = ["render"]


def render() -> dict[str, str]:
    """Return the text of each file by its path."""
    document = protocol_document()
    return {
        "docs/protocol.openrpc.json": json.dumps(document, indent=1, ensure_ascii=False) + "\n",
        "docs/protocol.d.ts": text(document),
    }
