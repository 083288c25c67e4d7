"""The catalogue of rules and rulings."""
