"""The first edition, with four god tiles."""
