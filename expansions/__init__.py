"""The official expansions; installed as `cyclades_expansions`."""
