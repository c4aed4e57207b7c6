"""The attrs classes of what TOML can say."""
