"""Card sheets: everything that is printed on cards and tiles, as documents to read and sheets to print.

`collecting` makes a list of cards from a ruleset and messages; `as_json`, `as_markdown`, `as_html` and `as_svg` show
it. A card is 63 by 88 millimetres; what fits on it is measured (`measuring`, `layout`), so that translators hear it
from `limits` before a printer shows it. Nothing here knows a card by name.
"""
