"""What helps authors of expansions: sentences about every key, JSON Schemas for editors, the reference page."""
