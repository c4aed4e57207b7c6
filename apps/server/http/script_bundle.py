"""The scripts of the page in one answer: a browser waits for one file instead of seventeen.

The files stay as they are, and are served as they are as well; this only puts those that a page needs behind each
other, each in a function of its own, when the server starts. It knows what our scripts use: `import { a, b } from
"./x.js";` in one line or in several, and `export` before functions, constants and classes, no default and no circle.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

__all__ = ["packed"]

IMPORT = re.compile(r'^import \{\s*([\w,\s]+?),?\s*\} from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?function|const|class) (\w+)", re.MULTILINE)
COMMENT = re.compile(r"^\s*(//.*|/\*\*(?:(?!\*/)[\s\S])*\*/)\n", re.MULTILINE)  # whole lines only


def packed(scripts: Mapping[str, str], first: str) -> str:
    """The script `first` with all that it imports, each before whoever needs it.

    >>> scripts = {"a": 'import { b } from "./b.js";\\nb();\\n', "b": "// says b\\nexport function b() {}\\n"}
    >>> print(packed(scripts, "a"))
    const $b = (() => {
    function b() {}
    return { b };
    })();
    const $a = (() => {
    const { b } = $b;
    b();
    return {  };
    })();
    """
    done: dict[str, str] = {}

    def add(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"scripts import each other: {' '.join((*above, name))}")
        text = COMMENT.sub("", scripts[name])
        for _, other in IMPORT.findall(text):
            if other not in done:
                add(other, (*above, name))
        body = IMPORT.sub(r"const { \1 } = $\2;", text)
        names = ", ".join(found for _, found in EXPORT.findall(body))
        body = EXPORT.sub(r"\1 \2", body)
        left = re.search(r"^(import|export)\b.*", body, re.MULTILINE)
        if left is not None:
            raise ValueError(f"{name}.js cannot be packed: {left[0]}")
        done[name] = f"const ${name} = (() => {{\n{body.strip()}\nreturn {{ {names} }};\n}})();"

    add(first, ())
    return "\n".join(done.values())
