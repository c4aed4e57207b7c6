"""What a seat may see of a game, and its answers as data."""
