"""Rules as executable examples, one folder per edition; installed as `cyclades_scenarios`."""
