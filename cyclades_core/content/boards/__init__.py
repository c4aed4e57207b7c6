"""Boards: areas, maps and tiles, and where things on them are drawn."""
