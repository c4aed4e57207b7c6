"""Hades, an expansion of the first edition: four modules."""
