"""TOML text: where each value stands, what is wrong with it, and how it is changed and written; knows no log."""
