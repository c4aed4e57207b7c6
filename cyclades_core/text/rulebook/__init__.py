"""The numbered rules as data: what a cite such as `B9.4` says, and where it stands."""

from .rule_reader import Paragraph, Rulebook, home, read, rulebook

__all__ = ["Paragraph", "Rulebook", "home", "read", "rulebook"]
