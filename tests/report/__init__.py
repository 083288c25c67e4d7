"""The report, format by format."""
