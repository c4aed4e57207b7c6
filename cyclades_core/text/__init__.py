"""Text for people: messages in a language (`i18n`), games in sentences (`narration`), numbered rules (`rulebook`)."""
