"""Card sheets: everything that is printed on cards and tiles, as documents to read and sheets to print.

`card_list` makes a list of cards from a ruleset and messages; `as_json`, `as_markdown`, `as_html` and `as_svg` show
it. A card is 63 by 88 millimetres; what fits on it is measured (`text_measure`, `card_layout`), so that translators
hear it from `text_limits` before a printer shows it. Nothing here knows a card by name.
"""
