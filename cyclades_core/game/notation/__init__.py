"""Answers as text: clauses written and read, ids with their kind in front, what a mistyped clause may have meant."""
