"""Titans, an expansion of the first edition: four modules."""
