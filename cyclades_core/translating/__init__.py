"""The translators' kit: what `cyclades locale` does, as a library.

A translation is a folder `<folder>/<language>/` beside the English one, with the same files. The kit reads both as
syntax trees and compares them; English is the contract. It works the same on our own folder and on that of a third
party's expansion. Nothing here runs during a game, and nothing prints: findings are codes with arguments and a place.

- `catalogue`: folders, files and messages; `patterns`: what stands in a message
- `checking` (with `grammar` and `names`): everything that can be wrong
- `records`, `status`: which English a translation was made from, and what that says about it
- `starting`, `editing`, `writing`: a new language, and changes to files that touch nothing else
- `variants`, `exporting`, `importing`: PO and back
- `showing`: one card, one message
"""

from __future__ import annotations
