"""An expansion that was written for 1.0.0."""
