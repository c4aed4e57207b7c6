"""The numbered rules, one text per edition; installed as `cyclades_rules`. README.md is the index."""
