"""Texts of the game, one folder per language; installed as ``cyclades_locales``."""
