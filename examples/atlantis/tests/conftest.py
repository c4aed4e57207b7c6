pytest_plugins = ["cyclades_core.testing"]
