"""What to print: the report as a value, and its renderers; knows no rules."""
