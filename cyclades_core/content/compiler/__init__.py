"""From definitions to a ruleset: link ids, selectors to mask terms, effects to programs, tables to numbers."""
