"""What `import sintra_cli` gives; the names that others may rely on are those in `sintra_cli.__all__`."""
