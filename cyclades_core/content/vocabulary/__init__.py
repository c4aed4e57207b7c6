"""The words of TOML: what they take, and how they are compiled to operations."""
