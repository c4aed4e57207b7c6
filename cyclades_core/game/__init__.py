"""Beside the door: names and texts of answers, the journal, what is checked, what a game looks like to others."""
