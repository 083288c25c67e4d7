"""A log to start from."""
