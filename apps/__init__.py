"""What people run on top of the engine; installed as `cyclades_apps`. Nothing in `cyclades_core` imports it."""
