"""The translators' kit: what `cyclades locale` does, as a library.

A translation is a folder `<folder>/<language>/` beside the English one, with the same files. The kit reads both as
syntax trees and compares them; English is the contract. It works the same on our own folder and on that of a third
party's expansion. Nothing here runs during a game, and nothing prints: findings are codes with arguments and a place.

- `message_catalogue`: folders, files and messages; `message_patterns`: what stands in a message
- `translation_checks` (with `grammar` and `printed_names`): everything that can be wrong
- `source_records`, `translation_status`: which English a translation was made from, and what that says about it
- `new_language`, `file_edits`, `fluent_writer`: a new language, and changes to files that touch nothing else
- `pattern_variants`, `po_export`, `po_import`: PO and back
- `message_preview`: one card, one message
"""

from __future__ import annotations
