"""Cyclades Legendary Edition."""
