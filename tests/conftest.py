"""What holds for all tests."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

# Parsed messages are kept in a folder of the run, for its processes as well, and not in that of whoever runs the tests.
if "CYCLADES_CACHE" not in os.environ:
    os.environ["CYCLADES_CACHE"] = tempfile.mkdtemp(prefix="cyclades-messages-")
    atexit.register(shutil.rmtree, os.environ["CYCLADES_CACHE"], ignore_errors=True)
# The language of whoever runs them is not that of the tests.
for name in ("CYCLADES_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
