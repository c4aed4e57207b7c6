"""A game before anything is laid out: who sits where, the layout of its state, its generator."""
