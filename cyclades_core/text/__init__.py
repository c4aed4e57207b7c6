"""Text for people.

- `i18n`: messages in a language
- `narration`: a game written as sentences
- `rulebook`: the numbered rules
"""
